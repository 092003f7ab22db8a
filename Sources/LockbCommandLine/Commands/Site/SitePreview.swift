internal import LockbBase
internal import LockbSite

/// The site as it is now. When its sources change, only what changed is read and judged again, and
/// pages are written when somebody looks at them.
actor SitePreview {
  private let roots: [String]
  private let options: SiteOptions
  private let session: Session
  private var builder: SiteBuilder
  private var reading: SiteReading
  /// The shards of the search, made when somebody searches.
  private var shards: [String: SiteFile]?
  private var fingerprint: Digest
  /// How often the sources have changed.
  private var version = 0
  private var waiting: [CheckedContinuation<Int, Never>] = []
  /// Longer than this nobody waits for an answer.
  private static let patience = Duration.seconds(20)

  init(roots: [String], options: SiteOptions, session: Session) throws {
    self.roots = roots
    self.options = options
    self.session = session
    fingerprint = SiteSources.fingerprint(roots, options, session)
    reading = try SiteReading(roots: roots, options: options, session: session)
    builder = SiteBuilder(Self.live(reading.source))
  }

  /// A file of the site as it is now.
  func file(at path: String) -> SiteFile? {
    if let file = builder.file(at: path) { return file }
    guard path.hasPrefix(SiteSearch.folder) else { return nil }
    let known =
      shards
      ?? Dictionary(
        SiteSearch(source: reading.source).files.map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first })
    shards = known
    return known[path]
  }

  /// Waits until the site is another than some version, or for a while.
  func change(since known: Int) async -> Int {
    guard known == version else { return version }
    Task {
      try? await Task.sleep(for: Self.patience)
      answer()
    }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Looks at the sources over and over.
  func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(40))
      let now = SiteSources.fingerprint(roots, options, session)
      guard now != fingerprint else { continue }
      fingerprint = now
      refresh()
    }
  }

  private func refresh() {
    let start = ContinuousClock.now
    do {
      reading = try SiteReading(
        roots: roots, options: options, session: session, since: reading)
      builder = SiteBuilder(Self.live(reading.source))
      shards = nil
      version += 1
      answer()
      session.note(session.messages.took(ContinuousClock.now - start))
    } catch {
      // A file may be half written: the next look finds it whole.
      session.note(session.failure(error).message)
    }
  }

  private func answer() {
    let answered = waiting
    waiting = []
    for continuation in answered { continuation.resume(returning: version) }
  }

  private static func live(_ source: SiteSource) -> SiteSource {
    var source = source
    source.options.isLive = true
    source.options.baseURL = nil
    return source
  }
}
