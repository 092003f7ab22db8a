internal import LockbBase
internal import LockbMarkdown

/// The certain edits of one document, put together.
public struct FixPlan: Sendable {
  /// The file.
  public let path: String
  /// Its bytes now.
  public let before: [UInt8]
  /// Its bytes with the edits made.
  public let after: [UInt8]

  /// The edits of a document's findings that count; nil where there are none. Of edits that touch
  /// each other the first is made: the next run makes the other.
  public init?(_ document: CheckedDocument, findings: [Finding]) {
    let edits = findings.filter { $0.suppression == nil && $0.path == document.path }
      .flatMap(\.edits).sorted { $0.range < $1.range }
    let source = document.parsed.source
    var result: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.lower >= position {
      result += source[position..<edit.range.lower]
      result += edit.text.utf8
      position = edit.range.upper
    }
    result += source[position...]
    guard result != source else { return nil }
    path = document.path
    before = source
    after = result
  }

  /// The change as a unified diff with three lines of context.
  public var diff: String {
    UnifiedDiff(path: path, before: Self.lines(before), after: Self.lines(after)).text
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
