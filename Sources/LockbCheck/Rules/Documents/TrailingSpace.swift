internal import LockbBase
internal import LockbMarkdown

struct TrailingSpace: Rule {
  let code = "LKB019"
  let severity = Diagnostic.Severity.note
  let meaning = Localized(
    en: "Lines end in a blank that nobody sees. Two blanks are a line break and stay.",
    ko: "줄 끝에 보이지 않는 공백이 있습니다. 공백 둘은 줄바꿈이므로 그대로 둡니다.")
  let bad = Localized(
    en: RuleExample("A coin opens the gate. \n"),
    ko: RuleExample("동전은 문을 엽니다. \n"))
  let good = Localized(
    en: RuleExample("A coin opens the gate.\n"),
    ko: RuleExample("동전은 문을 엽니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var edits: [TextEdit] = []
    document.parsed.walkBlocks { block in
      guard block.isText else { return }
      let last = document.line(at: max(block.range.lower, block.range.upper - 1))
      for number in document.line(at: block.range.lower)...last {
        let line = document.range(ofLine: number)
        let blanks = Self.blanks(at: line, document.parsed.source)
        if blanks > 0, blanks == 1 || number == last {
          edits.append(TextEdit(SourceRange(line.upper - blanks, line.upper), ""))
        }
      }
    }
    guard let first = edits.first else { return [] }
    var finding = document.finding(
      self, at: first.range,
      Localized(
        en: edits.count == 1 ? "the line ends in a blank" : "\(edits.count) lines end in blanks",
        ko: edits.count == 1 ? "줄 끝에 공백이 있습니다" : "\(edits.count)개 줄 끝에 공백이 있습니다"))
    finding.edits = edits
    return [finding]
  }

  /// Blanks at the end of a line of text; none where the line holds nothing else.
  private static func blanks(at line: SourceRange, _ source: [UInt8]) -> Int {
    var start = line.upper
    while start > line.lower, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    return start == line.lower ? 0 : line.upper - start
  }
}

extension Block {
  /// Whether its lines are running text: a heading without any may need the blank behind its mark.
  fileprivate var isText: Bool {
    switch kind {
    case .paragraph: true
    case .heading(let heading): !heading.content.isEmpty
    default: false
    }
  }
}
