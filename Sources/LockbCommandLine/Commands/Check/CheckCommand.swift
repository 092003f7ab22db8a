internal import ArgumentParser
internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbPack

/// `lockb check`: finds what is wrong in documents.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let formats: [OutputFormat] = [.text, .json, .sarif, .github, .junit]
  static let tellsTime = true
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: name, abstract: helpText(.check))
  }

  @Argument(help: help(.checkPaths), completion: .file())
  var paths: [String] = []

  @Option(name: .customLong("since"), help: help(.since))
  var since: String?

  @Option(name: .customLong("baseline"), help: help(.baseline), completion: .file())
  var baseline: String?

  @Flag(name: .customLong("update-baseline"), help: help(.updateBaseline))
  var updatesBaseline = false

  @Flag(name: .customLong("fix"), help: help(.fix))
  var fixes = false

  @Flag(name: .customLong("dry-run"), help: help(.dryRun))
  var isDryRun = false

  @Flag(name: .customLong("strict"), help: help(.strictCheck))
  var isStrict = false

  @Flag(name: .customLong("coverage"), help: help(.coverage))
  var showsCoverage = false

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let report = try check(session)
    return CheckAnswer(
      report: report, machine: session.packs.lazy.compactMap(\.machine).first,
      isStrict: isStrict, showsCoverage: showsCoverage)
  }

  private func check(_ session: Session) throws -> CheckReport {
    let source = try CheckSource(
      paths.isEmpty ? common.contentRoots : paths, contentRoots: common.contentRoots,
      fileSystem: session.fileSystem)
    if let problem = source.problems.first { throw session.messages.failure(problem) }
    let knowledge = session.packs.checkKnowledge
    let locations = Dictionary(
      source.files.map { ($0.path, $0.location) }, uniquingKeysWith: { first, _ in first })
    let documents = concurrentMap(source.readings(knowledge.vocabulary)) { reading in
      CheckedDocument(
        reading, path: locations[reading.document.path] ?? reading.document.path,
        knowledge: knowledge)
    }
    let library = CheckLibrary(
      documents, topics: source.topics, vocabulary: knowledge.vocabulary)
    let askedPaths = Set(source.files.filter(\.isAsked).map(\.location))
    let asked = library.documents.filter { askedPaths.contains($0.path) }
    let checker = Checker()
    let findings = concurrentMap(asked) { checker.findings(in: $0, of: library) }
    return CheckReport(
      findings: findings.flatMap { $0 }, documents: asked,
      coverage: CheckCoverage(of: asked, rows: []))
  }
}
