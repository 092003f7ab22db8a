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
  ///
  /// - Parameter isWanted: Which of the edits to make.
  public init?(
    _ document: CheckedDocument, findings: [Finding],
    where isWanted: (TextEdit) -> Bool = { _ in true }
  ) {
    let edits = findings.filter { $0.suppression == nil && $0.path == document.path }
      .flatMap(\.edits).filter(isWanted).sorted { $0.range < $1.range }
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

  /// The change as a unified diff with three lines of context, as `git apply` takes it.
  public var diff: String {
    UnifiedDiff(path: path, before: Self.lines(before), after: Self.lines(after)).text
  }

  /// The lines with what ends them, of which the last may have nothing. A lone CR ends none: so do
  /// all programs see it that apply a diff.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }
}
