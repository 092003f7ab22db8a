internal import LockbBase
internal import LockbIndex
internal import LockbSite

/// The site as it is now. When its sources change, only what changed is read and judged again, and
/// pages are written when somebody looks at them.
actor SitePreview {
  private let roots: [String]
  private let options: SiteOptions
  private let session: Session
  private var builder: SiteBuilder
  private var reading: SiteReading
  /// What the search is made of, and its shards, made when somebody searches.
  private var records: SearchRecords?
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
    let sources = SiteSources(roots, options, session)
    fingerprint = sources.fingerprint
    reading = try SiteReading(sources, options: options, session: session)
    builder = SiteBuilder(Self.live(reading.source))
  }

  /// A file of the site as it is now.
  func file(at path: String) -> SiteFile? {
    if let file = builder.file(at: path) { return file }
    guard path.hasPrefix(SiteSearch.folder) else { return nil }
    if shards == nil {
      let records = records ?? SiteSearch.records(of: reading.source)
      self.records = records
      shards = Dictionary(
        SiteSearch(of: reading.source, records).files.map { ($0.path, $0) },
        uniquingKeysWith: { first, _ in first })
    }
    return shards?[path]
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
      let now = SiteSources(roots, options, session)
      guard now.fingerprint != fingerprint else { continue }
      fingerprint = now.fingerprint
      refresh(now)
    }
  }

  private func refresh(_ sources: SiteSources) {
    let start = ContinuousClock.now
    do {
      let before = reading
      reading = try SiteReading(sources, options: options, session: session, since: before)
      builder = SiteBuilder(Self.live(reading.source))
      shards = nil
      if reading.isOfPack == before.isOfPack {
        records?.update(reading.documents(changedSince: before))
      } else {
        records = nil
      }
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
