internal import ArgumentParser
internal import LockbIndex
internal import LockbKnowledge

/// `lockb export opensearch`: files that fill an index of OpenSearch.
struct ExportOpenSearchCommand: Subcommand {
  static let name = "export opensearch"
  static let formats: [OutputFormat] = [.text, .json]
  static var configuration: CommandConfiguration { configured(.exportOpenSearch) }

  @Option(name: .customLong("out"), help: help(.exportOut), completion: .directory)
  var output = "_opensearch"

  @OptionGroup var common: CommonOptions

  func answer(in session: Session) throws -> any Answer {
    let export = try session.answering { knowledge in
      let reader = knowledge.reader
      let documents = try reader.documents().compactMap { try reader.document($0) }
      return OpenSearchExport(
        KnowledgeBase(
          vocabulary: Vocabulary(entities: try reader.entities()), documents: documents))
    }
    let folder = ExportFolder(path: output)
    try folder.write(export.definition, to: ExportAnswer.definitionName)
    for (index, part) in export.parts.enumerated() {
      try folder.write(part, to: ExportAnswer.partName(index))
    }
    // What an earlier, larger export left would be sent again.
    folder.remove(from: export.parts.count, named: ExportAnswer.partName)
    return ExportAnswer(export: export, output: output)
  }
}
