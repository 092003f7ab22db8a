internal import LockbBase

extension ModelPlatform {
  /// The first version in which an event exists; nil where it never does (section 5 of the facts).
  ///
  /// What the user or the system does exists everywhere.
  func introduction(of event: ModelEvent) -> Version? {
    switch event {
    case .requestWhenInUse: since(ios: 8, tv: 9, watch: 2, mac: Version(10, 15), vision: 1)
    case .requestAlways: since(ios: 8, watch: 2, mac: Version(10, 15))
    case .requestTemporaryFullAccuracy:
      since(ios: 14, tv: 14, watch: 7, mac: Version(11), vision: 1)
    case .start(.standard): since(ios: 8, watch: 3, mac: Version(10, 10), vision: 1)
    case .stop(.standard): since(ios: 8, tv: 9, watch: 2, mac: Version(10, 10), vision: 1)
    case .requestPosition: since(ios: 9, tv: 9, watch: 2, mac: Version(10, 14), vision: 1)
    case .start(.heading): since(ios: 8, watch: 2, mac: Version(10, 15))
    case .stop(.heading): since(ios: 8, watch: 2)
    case .start(.visits), .stop(.visits), .start(.ranging), .stop(.ranging):
      since(ios: 8, mac: Version(10, 15))
    case .start(.pushes), .stop(.pushes): isMac ? nil : since(ios: 15)
    case .start, .stop: since(ios: 8, mac: Version(10, 10))
    case .setAllowsBackground: since(ios: 9, watch: 4, mac: Version(10, 15))
    case .setShowsIndicator: self == .macOS ? nil : since(ios: 11, mac: Version(11), vision: 1)
    case .beginLiveUpdates, .endLiveUpdates:
      since(ios: 17, tv: 17, watch: 10, mac: Version(14), vision: 1)
    case .openMonitor, .addCondition, .iterateEvents:
      self == .iPadAppOnVisionOS ? nil : since(ios: 17, mac: Version(14))
    case .createServiceSession(.always, _) where self == .tvOS: nil
    case .createServiceSession, .invalidateServiceSession:
      self == .macOS ? nil : since(ios: 18, tv: 18, watch: 11, mac: Version(15), vision: 2)
    case .createBackgroundSession, .invalidateBackgroundSession:
      self == .macOS ? nil : since(ios: 17, watch: 10, mac: Version(14), vision: 1)
    case .tapButton: self == .macOS ? nil : since(ios: 15, watch: 8, mac: Version(12))
    case .widgetRefresh:
      self == .watchOS || self == .tvOS || self == .visionOS
        ? nil : since(ios: 14, mac: Version(11))
    default: firstVersion
    }
  }

  /// Whether an app runs on a Mac.
  var isMac: Bool { self == .macOS || self == .macCatalyst || self == .iPadAppOnMac }

  private func since(
    ios: Int, tv: Int? = nil, watch: Int? = nil, mac: Version? = nil, vision: Int? = nil
  ) -> Version? {
    let version: Version? =
      switch self {
      case .iOS, .iPadOS: Version(ios)
      case .appClip: max(Version(14), Version(ios))
      case .tvOS: tv.map { Version($0) }
      case .watchOS: watch.map { Version($0) }
      case .macOS, .iPadAppOnMac: mac
      // Catalyst counts like iOS and starts at 13.1.
      case .macCatalyst: mac.map { _ in Version(ios) }
      case .visionOS: vision.map { Version($0) }
      // A compatible app brings the calls of iOS along, session calls with visionOS 2.
      case .iPadAppOnVisionOS: Version(ios >= 18 ? 2 : 1)
      }
    return version.map { max($0, firstVersion) }
  }
}
