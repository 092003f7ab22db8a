internal import LockbBase
internal import LockbIndex

/// What an export wrote, and how a server takes it.
struct ExportAnswer: Answer {
  static let definitionName = "index.json"

  /// The name of a part, counted from 0.
  static func partName(_ index: Int) -> String {
    let number = String(index + 1)
    return "bulk-" + String(repeating: "0", count: max(0, 3 - number.utf8.count)) + number
      + ".ndjson"
  }

  private let folder: String
  private let documents: Int
  private let files: [(name: String, bytes: Int)]

  init(export: OpenSearchExport, output: String) {
    folder = output
    documents = export.count
    files =
      [(Self.definitionName, export.definition.count)]
      + export.parts.enumerated().map { (Self.partName($0.offset), $0.element.count) }
  }

  var members: [JSONMember] {
    let files = files.map {
      JSONValue.members(["path": .string("\(folder)/\($0.name)"), "bytes": .integer($0.bytes)])
    }
    return [
      JSONMember(
        name: "export",
        value: .members([
          "folder": .string(folder), "documents": .integer(documents), "files": .array(files),
        ]))
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    let bytes = files.dropFirst().reduce(0) { $0 + $1.bytes }
    page.add(
      StyledText(
        messages.exported(to: folder, documents: documents, parts: files.count - 1, bytes: bytes)))
    page.separate()
    page.add(
      command: "curl -X PUT $OPENSEARCH/lockb -H content-type:application/json -T "
        + shellQuoted("\(folder)/\(Self.definitionName)"), indent: 2)
    for file in files.dropFirst() {
      page.add(
        command: "curl -X POST $OPENSEARCH/lockb/_bulk -H content-type:application/x-ndjson -T "
          + shellQuoted("\(folder)/\(file.name)"), indent: 2)
    }
  }
}
