internal import LockbBase
internal import LockbIndex

/// A knowledge base that is open and, as far as anyone can tell, up to date.
struct OpenKnowledge {
  let reader: KnowledgeReader
  /// The folders and files that it was made of.
  let contentRoots: [String]

  /// The folder that paths are relative to; nil where there are several, which paths then name.
  var contentRoot: String? { contentRoots.count == 1 ? contentRoots.first : nil }
}

/// A document's path as it can be opened from here.
func path(_ path: String, below root: String?) -> String {
  guard let root, root != ".", !root.isEmpty else { return path }
  // A root that is a file itself is the document.
  if root == path || root.hasSuffix("/" + path) { return root }
  return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
}

extension Session {
  /// The knowledge base to read or write.
  var knowledgeBasePath: String { options.knowledgeBase ?? environment.usualKnowledgeBase }

  /// Answers from the knowledge base; where there is none, or its content changed, builds it first
  /// and says so.
  ///
  /// Whether the content changed is found out meanwhile, on another core: mostly it did not. Where
  /// it did, the first answer is thrown away; it may read and no more.
  func answering<Value>(_ answer: (OpenKnowledge) throws -> Value) throws -> Value {
    let path = knowledgeBasePath
    let atHand = try knowledgeAtHand()
    let present = atHand.previous.map { previous in
      OpenKnowledge(
        reader: previous.reader,
        contentRoots: previous.information.stamp.contentRoot.split(separator: "\n").map(String.init)
      )
    }
    let roots =
      options.content.isEmpty ? present?.contentRoots ?? options.contentRoots : options.content
    let fileSystem = fileSystem
    let (scan, early) = together(
      { Result { () throws(FileError) in try ContentScan(roots: roots, fileSystem: fileSystem) } },
      { present.map { present in Result { try answer(present) } } })
    if try isCurrent(roots, scan, since: atHand), let early { return try early.get() }
    return try answer(
      OpenKnowledge(reader: try KnowledgeReader(path: path), contentRoots: roots))
  }

  /// Brings the knowledge base up to date and says what was done.
  ///
  /// - Returns: Whether what was there is as good as what is there now.
  private func isCurrent(
    _ roots: [String], _ scan: Result<ContentScan, FileError>, since atHand: KnowledgeAtHand
  ) throws -> Bool {
    let path = knowledgeBasePath
    let previous = atHand.previous
    do {
      let report = try refresh(roots, scan.get(), since: previous)
      for problem in report.problems { note(messages.problem(problem)) }
      if case .nothing = report.extent { return true }
      for stray in report.strays { note(messages.leftOut(stray)) }
      let count = report.documents.count
      if atHand.isOlder(than: LockbCommand.version) {
        note(messages.rebuilt(path, from: roots, documents: count))
      } else if previous == nil {
        note(messages.built(path, from: roots, documents: count))
      } else {
        note(messages.refreshed(path, documents: count))
      }
      return false
    } catch let error as FileError {
      guard previous != nil, options.content.isEmpty else { throw messages.noContent(path, error) }
      if options.verbose { note(messages.contentIsElsewhere(roots)) }
    } catch {
      guard previous != nil else { throw error }
      note(messages.notRefreshed(failure(error)))
    }
    return true
  }

  /// Brings the knowledge base up to date with what was found in its folders; shows on a terminal
  /// that it is being done.
  func refresh(
    _ roots: [String], _ scan: ContentScan, since previous: PreviousIngest?
  ) throws -> IngestReport {
    let showsProgress = environment.errorIsTerminal && !options.quiet
    if showsProgress { console.progress(messages.reading(roots)) }
    defer { if showsProgress { console.progress("") } }
    return try ingester.refresh(scan, contentRoots: roots, since: previous)
  }

  /// The knowledge base as it is on disk.
  func knowledgeAtHand() throws(IndexError) -> KnowledgeAtHand {
    try KnowledgeAtHand(path: knowledgeBasePath, toolVersion: LockbCommand.version)
  }

  private var ingester: Ingester {
    Ingester(
      fileSystem: fileSystem, packs: packs, knowledgeBasePath: knowledgeBasePath,
      toolVersion: LockbCommand.version, now: environment.now)
  }

  /// A line for the user out of whatever the layers below throw.
  func failure(_ error: any Error) -> CommandFailure {
    switch error {
    case let error as CommandFailure: error
    case let error as IndexError: messages.failure(error)
    case let error as FileError: messages.failure(error)
    default: .failure("internal", String(describing: error))
    }
  }
}
