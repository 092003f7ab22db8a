internal import LockbBase
internal import LockbMarkdown

struct BrokenCode: Rule {
  let code = "LKB021"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A code block that names Swift as its language cannot be parsed as Swift, neither as a file nor as a part of one. A reader who copies it gets an error.",
    ko:
      "언어를 Swift로 밝힌 코드 블록이 Swift로 해석되지 않습니다. 파일로도, 파일의 일부로도 읽을 수 없습니다. 그대로 복사하면 오류가 납니다.")
  let bad = Localized(
    en: RuleExample("# Gate\n\n```swift\nif gate.isOpen {\n  gate.pass(\n}\n```\n"),
    ko: RuleExample("# 문\n\n```swift\nif gate.isOpen {\n  gate.pass(\n}\n```\n"))
  let good = Localized(
    en: RuleExample("# Gate\n\n```swift\nif gate.isOpen {\n  gate.pass(…)\n}\n```\n"),
    ko: RuleExample("# 문\n\n```swift\nif gate.isOpen {\n  gate.pass(…)\n}\n```\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.faultySamples.map { sample in
      document.finding(
        self, at: document.line(of: sample.block, at: sample.offset),
        Localized(
          en: "the sample is no Swift from here on: \(sample.message)",
          ko: "예제가 여기부터 Swift 문법에 맞지 않습니다: \(sample.message)"))
    }
  }
}

extension CheckedDocument {
  /// The code on the line of the file that holds a byte of a block's code; of an empty line, and
  /// behind the code, on the last line before it that holds something.
  fileprivate func line(of block: CodeBlock, at offset: Int) -> SourceRange {
    let lines = Array(block.literal.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
      .map(\.trimmingSpaces)
    var index = block.literal.utf8.prefix(offset).count { $0 == 0x0A }
    while index > 0, lines[index].isEmpty { index -= 1 }
    var range = range(ofLine: line(at: block.content.lower) + index)
    // A quote or a list item may go on before the code.
    while range.upper > range.lower, parsed.source[range.upper - 1].isSpace { range.upper -= 1 }
    return SourceRange(max(range.lower, range.upper - lines[index].count), range.upper)
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    var slice = self
    while slice.first?.isSpace == true { slice.removeFirst() }
    while slice.last?.isSpace == true { slice.removeLast() }
    return slice
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
