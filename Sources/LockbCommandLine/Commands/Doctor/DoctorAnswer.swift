internal import LockbBase
internal import LockbIndex

/// The health of a knowledge base.
struct DoctorAnswer: Answer {
  /// How a knowledge base compares with its content.
  enum Freshness {
    /// As it was when it was read.
    case current
    /// Files were added, removed or written to; the next command reads them again.
    case stale([String])
    /// The content's folders are not here.
    case unknown([String])
  }

  /// The knowledge base.
  let path: String
  /// The packs that this lockb has.
  let packs: [String]
  /// Seconds since 1970.
  let now: Int
  var information: IndexInformation?
  var freshness = Freshness.current
  /// What is broken inside the file.
  var integrityProblems: [String] = []
  /// What is wrong in the documents.
  var problems = ProblemSummary([])
  /// Why the knowledge base cannot be read.
  var failure: CommandFailure?

  var isHealthy: Bool { failure == nil && integrityProblems.isEmpty }

  var status: ExitStatus { isHealthy ? .success : .failure }

  var members: [JSONMember] {
    let age = information.map { max(0, now - $0.stamp.created) }
    let failure = failure.map { failure in
      JSONValue.members([
        "code": .string(failure.code), "message": .string(failure.message),
        "hint": .string(failure.hint),
      ])
    }
    let written = information.map { information in
      JSONValue.members([
        "toolVersion": .string(information.stamp.toolVersion),
        "created": .integer(information.stamp.created),
        "ageSeconds": .integer(age ?? 0),
        "content": .strings(information.stamp.contentRoot.split(separator: "\n").map(String.init)),
      ])
    }
    return [
      JSONMember(name: "healthy", value: .bool(isHealthy)),
      JSONMember(name: "version", value: .string(LockbCommand.version)),
      JSONMember(name: "packs", value: .strings(packs)),
      JSONMember(name: "knowledgeBase", value: .string(path)),
      JSONMember(name: "failure", value: failure ?? .null),
      JSONMember(name: "written", value: written ?? .null),
      JSONMember(name: "corpus", value: information.map(JSONValue.corpus) ?? .null),
      JSONMember(name: "freshness", value: .string(freshnessName)),
      JSONMember(name: "changed", value: .strings(changed)),
      JSONMember(name: "integrity", value: .strings(integrityProblems)),
      JSONMember(name: "problems", value: problems.value),
    ]
  }

  /// The files that differ from what was read.
  var changed: [String] {
    if case .stale(let paths) = freshness { paths } else { [] }
  }

  private var freshnessName: String {
    guard information != nil else { return "unknown" }
    return switch freshness {
    case .current: "current"
    case .stale: "stale"
    case .unknown: "unknown"
    }
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    let isUsable = failure.map { $0.code == "knowledge-base-damaged" } ?? true
    let verdict =
      isHealthy ? messages.healthy : isUsable ? messages.broken : messages.unusable
    page.add(
      StyledText(path, .title), right: StyledText(verdict, isHealthy ? .plain : .error))
    if let failure {
      page.add(StyledText(failure.message, .error), indent: 2)
      page.add(StyledText(failure.hint), indent: 2)
      return
    }
    if let information { writeFacts(information, to: &page, messages) }
    for problem in integrityProblems { page.add(StyledText(problem, .error), indent: 2) }
    if !integrityProblems.isEmpty {
      page.add(StyledText(messages.rebuild), indent: 2)
    }
    problems.write(to: &page, messages, places: 5)
  }

  private func writeFacts(
    _ information: IndexInformation, to page: inout Page, _ messages: Messages
  ) {
    messages.writeCorpus(information, to: &page)
    let roots = information.stamp.contentRoot.split(separator: "\n").joined(separator: ", ")
    page.add(
      StyledText(
        messages.built(from: roots, ago: max(0, now - information.stamp.created))),
      indent: 2, hanging: 4)
    page.add(
      StyledText(
        messages.versions(
          tool: information.stamp.toolVersion, schema: information.schema,
          analyzer: information.analyzer)),
      indent: 2, hanging: 4)
    if integrityProblems.isEmpty { page.add(StyledText(messages.intact), indent: 2, hanging: 4) }
    switch freshness {
    case .current: page.add(StyledText(messages.current), indent: 2, hanging: 4)
    case .stale(let paths):
      page.add(StyledText(messages.stale(paths.count), .warning), indent: 2, hanging: 4)
      for path in paths.prefix(5) { page.add(StyledText(path, .faint), indent: 6) }
    case .unknown(let roots):
      page.add(StyledText(messages.contentIsElsewhere(roots), .warning), indent: 2, hanging: 4)
    }
  }
}
