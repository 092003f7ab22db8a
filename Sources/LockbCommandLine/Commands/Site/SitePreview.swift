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
  /// The sources at the last look, whether or not they could be read.
  private var fingerprint: Digest
  /// The sources that the site shows.
  private var state: Digest
  private var waiting: [CheckedContinuation<Digest, Never>] = []
  /// Longer than this nobody waits for an answer.
  private static let patience = Duration.seconds(20)

  init(roots: [String], options: SiteOptions, session: Session) throws {
    self.roots = roots
    self.options = options
    self.session = session
    let sources = SiteSources(roots, options, session)
    fingerprint = sources.fingerprint
    state = fingerprint
    reading = try SiteReading(sources, options: options, session: session)
    builder = SiteBuilder(Self.live(reading.source, in: state))
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

  /// Waits until the site shows other sources than some, or for a while.
  func change(since known: Digest?) async -> Digest {
    guard known == state else { return state }
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
      state = fingerprint
      builder = SiteBuilder(Self.live(reading.source, in: state))
      shards = nil
      if reading.isOfPack == before.isOfPack {
        records?.update(reading.documents(changedSince: before))
      } else {
        records = nil
      }
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
    for continuation in answered { continuation.resume(returning: state) }
  }

  private static func live(_ source: SiteSource, in state: Digest) -> SiteSource {
    var source = source
    source.options.state = state.description
    source.options.baseURL = nil
    return source
  }
}
