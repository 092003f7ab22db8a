internal import ArgumentParser
internal import LockbBase
internal import LockbCheck
internal import LockbPack

/// `lockb check`: finds what is wrong in documents.
struct CheckCommand: Subcommand {
  static let name = "check"
  static let formats: [OutputFormat] = [.text, .json, .sarif, .github, .junit]
  static let tellsTime = true
  static var configuration: CommandConfiguration { configured(.check) }

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

  @Flag(name: .customLong("spelling"), help: help(.spelling))
  var checksSpelling = false

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    try refuseContradictions(session)
    let before = try check(session)
    guard fixes else {
      try writeSummary(before.answer, session)
      return before.answer
    }
    let plans = before.run.asked.compactMap { document in
      FixPlan(document, findings: before.answer.report.findings) { edit in
        before.changes?.touches(edit, in: document) ?? true
      }
    }
    guard !isDryRun, !plans.isEmpty else {
      return FixAnswer(plans: plans, isApplied: !isDryRun, check: before.answer)
    }
    try FixWriter(plans: plans, messages: session.messages).write()
    return FixAnswer(plans: plans, isApplied: true, check: try check(session).answer)
  }

  /// Options of which one would be ignored without a word.
  private func refuseContradictions(_ session: Session) throws(CommandFailure) {
    let messages = session.messages
    if isDryRun, !fixes { throw messages.missing("--fix", for: "--dry-run") }
    if updatesBaseline, baseline == nil {
      throw messages.missing("--baseline", for: "--update-baseline")
    }
    guard fixes else { return }
    if updatesBaseline { throw messages.contradiction("--fix", "--update-baseline") }
    let format = try session.format(among: Self.formats)
    if ![.text, .json].contains(format) {
      throw messages.contradiction("--fix", "--format \(format.rawValue)")
    }
  }

  /// A check of the documents as they are on disk.
  private func check(
    _ session: Session
  ) throws -> (answer: CheckAnswer, run: CheckRun, changes: GitChanges?) {
    let roots = paths.isEmpty ? common.contentRoots : paths
    let source = try CheckSource(
      roots, contentRoots: common.contentRoots, fileSystem: session.fileSystem)
    if let problem = source.problems.first { throw session.messages.failure(problem) }
    for stray in source.strays { session.note(session.messages.leftOut(stray)) }
    guard !source.files.isEmpty else { throw session.messages.noDocuments(in: roots) }
    let knowledge = session.packs.checkKnowledge(for: source.texts, by: session.grammarTables)
    let run = CheckRun(
      source: source, knowledge: knowledge,
      speller: checksSpelling ? try speller(source.contentFolders, session) : nil)
    session.keep((knowledge, run))
    var findings = run.findings
    let changes = try since.map {
      try GitChanges(since: $0, source.places, messages: session.messages)
    }
    if let changes {
      let documents = Dictionary(run.asked.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
      findings = findings.filter { changes.touches($0, in: documents[$0.path]) }
    }
    let machine = session.packs.lazy.compactMap(\.machine).first
    let rows = machine?.rows() ?? []
    var answer = CheckAnswer(
      report: run.report([], rows: rows), machine: machine,
      isStrict: isStrict, showsCoverage: showsCoverage, coverageCommand: coverageCommand)
    if let baseline {
      answer.baseline = try apply(
        BaselineFile(path: baseline, session: session), to: &findings, source)
    }
    answer.report = run.report(findings, rows: rows)
    return (answer, run, changes)
  }

  /// The command line that says what was not checked, of the same documents.
  private var coverageCommand: String {
    let content = common.content.flatMap { ["--content", $0] }
    let revision = since.map { ["--since", $0] } ?? []
    let words = paths + content + revision + ["--coverage"]
    return "lockb check " + words.map(shellQuoted).joined(separator: " ")
  }

  /// The dictionaries of this machine with the words of the project, whose list has to be right
  /// where there is no dictionary too.
  private func speller(_ folders: [String], _ session: Session) throws -> Speller? {
    let words = try ProjectWordsFile.read(in: folders, session)
    var speller = HunspellDictionaries.speller()
    speller?.projectWords = words
    return speller
  }

  /// Marks what the baseline holds; with `--update-baseline`, makes it hold what is found now.
  private func apply(
    _ file: BaselineFile, to findings: inout [Finding], _ source: CheckSource
  ) throws -> BaselineOutcome {
    let old = try file.read()
    let paths = RecordedPaths(baseline: file.path, source.places)
    guard updatesBaseline else {
      guard let old else { throw file.session.messages.noBaseline(file.path) }
      let stale = old.apply(
        to: &findings, naming: paths.recorded, covers: since == nil ? paths.covers : { _ in false })
      return BaselineOutcome(path: file.path, stale: stale)
    }
    let kept = (old?.entries ?? []).filter { !paths.covers($0.path) }
    let new = Baseline(Baseline(of: findings, naming: paths.recorded).entries + kept)
    try file.write(new)
    let stale = old?.apply(to: &findings, naming: paths.recorded, covers: paths.covers) ?? []
    let added = findings.count { $0.suppression == nil && $0.severity != .note }
    _ = new.apply(to: &findings, naming: paths.recorded) { _ in false }
    return BaselineOutcome(
      path: file.path, added: added, removed: stale.reduce(0) { $0 + $1.count })
  }

  /// What GitHub shows on the page of a job.
  private func writeSummary(_ answer: CheckAnswer, _ session: Session) throws {
    guard common.formatName == "github",
      let path = session.environment.variables["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    try AtomicFile.append(Array(answer.githubSummary(in: session.language).utf8), to: path)
  }
}
