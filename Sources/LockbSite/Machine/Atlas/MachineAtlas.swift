internal import LockbBase
internal import LockbPack

/// Every context of a machine that the site shows: each platform, each version that differs, each
/// set of the keys that matter there.
struct MachineAtlas: Sendable {
  /// A platform from one version on.
  struct Place: Sendable {
    /// The platform.
    var platform: String
    /// The first version.
    var version: String
    /// The version that begins to differ; nil where nothing newer does.
    var end: String?
    /// The keys that make a difference here.
    var keys: [String]
    /// The positions of the contexts by the keys present: bit `n` stands for `keys[n]`.
    var contexts: [Int]

    /// The position of the context of an application that declares every key.
    var whole: Int { contexts.last ?? 0 }

    /// The keys of a choice.
    func declared(_ choice: Int) -> [String] {
      keys.indices.filter { choice >> $0 & 1 == 1 }.map { keys[$0] }
    }
  }

  /// What can happen to an application.
  struct Context: Sendable {
    /// A name for files: `ios-18`, with the keys as a number where some are missing.
    var name: String
    /// The first place and set of keys where it happens.
    var request: ReferenceRequest
    /// What can happen.
    var map: ReferenceMap
  }

  /// By platform and version.
  private(set) var places: [Place] = []
  /// Different from each other, by the first place where they happen.
  private(set) var contexts: [Context] = []

  /// Explores a machine; a place that it cannot map is left out.
  init(_ machine: ReferenceMachine) {
    let usual = machine.usualKeys([])
    var known: [String: Int] = [:]
    for platform in machine.platforms() {
      for (index, version) in platform.versions.enumerated() {
        var request = ReferenceRequest(platform: platform.name, version: version)
        func essence(_ keys: [String]) -> String {
          request.keys = keys
          return machine.essence(request)
        }
        let keys = usual.filter { key in
          essence(usual) != essence(usual.filter { $0 != key }) || essence([]) != essence([key])
        }
        var numbers: [Int] = []
        for choice in 0..<(1 << keys.count) {
          let declared = keys.indices.filter { choice >> $0 & 1 == 1 }.map { keys[$0] }
          let essence = essence(declared)
          if let number = known[essence] {
            numbers.append(number)
            continue
          }
          guard case .success(let map) = machine.map(request) else { continue }
          let isWhole = choice == (1 << keys.count) - 1
          let number = number(of: map, request, isWhole ? nil : choice)
          known[essence] = number
          numbers.append(number)
        }
        guard numbers.count == 1 << keys.count else { continue }
        let next = index + 1 < platform.versions.count ? platform.versions[index + 1] : nil
        places.append(
          Place(
            platform: platform.name, version: version, end: next, keys: keys, contexts: numbers))
      }
    }
  }

  private mutating func number(
    of map: ReferenceMap, _ request: ReferenceRequest, _ choice: Int?
  ) -> Int {
    var map = map
    map.graph = map.graph.untitled
    if let number = contexts.firstIndex(where: { $0.map == map }) { return number }
    let name = Self.slug(request.platform, request.version) + (choice.map { "-keys-\($0)" } ?? "")
    contexts.append(Context(name: name, request: request, map: map))
    return contexts.count - 1
  }

  /// A name for files and addresses: `ios-13-4`.
  static func slug(_ platform: String, _ version: String) -> String {
    let text = "\(platform)-\(version)".lowercased()
    return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The place of a platform and version; nil before the first.
  func place(_ platform: String, _ version: String) -> Place? {
    guard let version = Version(version) else { return nil }
    return places.last { place in
      place.platform == platform && Version(place.version).map { $0 <= version } ?? false
    }
  }
}
