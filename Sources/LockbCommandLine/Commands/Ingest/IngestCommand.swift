internal import ArgumentParser
internal import LockbBase

/// `lockb ingest`: builds or refreshes the knowledge base.
struct IngestCommand: Subcommand {
  static let name = "ingest"
  static let formats: [OutputFormat] = [.text, .json]
  static let tellsTime = true
  static var configuration: CommandConfiguration { configured(.ingest) }

  @Argument(help: help(.paths), completion: .directory)
  var paths: [String] = []

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let roots = paths.isEmpty ? common.contentRoots : paths + common.content
    let fileSystem = session.fileSystem
    let (scan, atHand) = together(
      { Result { () throws(FileError) in try ContentScan(roots: roots, fileSystem: fileSystem) } },
      { Result { try session.knowledgeAtHand() } })
    let found = try scan.get()
    guard found.hasDocuments || !found.problems.isEmpty else {
      throw session.messages.noDocuments(in: roots)
    }
    let before = try atHand.get()
    let report = try session.refresh(roots, found, since: before.previous)
    for stray in report.strays { session.note(session.messages.leftOut(stray)) }
    if before.isOlder(than: LockbCommand.version) {
      let path = session.knowledgeBasePath
      session.note(session.messages.rebuilt(path, from: roots, documents: report.documents.count))
    }
    return IngestAnswer(report: report, path: session.knowledgeBasePath, roots: roots)
  }
}
