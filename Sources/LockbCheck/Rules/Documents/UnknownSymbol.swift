internal import LockbBase

struct UnknownSymbol: DiagnosticRule {
  let code = "LKB004"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A name in code, a link or a tag is not known, and one known name is close to it.",
    ko: "코드, 링크, 태그에 적힌 이름이 알려진 이름이 아니며, 비슷한 이름이 하나 있습니다.")
  let bad = Localized(
    en: RuleExample("Call `requestPasage()` before the guest pushes.\n"),
    ko: RuleExample("손님이 밀기 전에 `requestPasage()`를 호출하세요.\n"))
  let good = Localized(
    en: RuleExample("Call `requestPassage()` before the guest pushes.\n"),
    ko: RuleExample("손님이 밀기 전에 `requestPassage()`를 호출하세요.\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    let known = diagnostic.suggestion ?? ""
    return Localized(
      en: diagnostic.message, ko: "알려진 이름이 아닙니다. 비슷한 이름: “\(known)”")
  }

  /// The name itself, where it stands only once in the code span, link or front matter.
  func place(of diagnostic: Diagnostic, in document: CheckedDocument) -> SourceRange? {
    name(in: diagnostic, document) ?? diagnostic.range
  }

  func edits(for diagnostic: Diagnostic, in document: CheckedDocument) -> [TextEdit] {
    guard let range = name(in: diagnostic, document), let known = diagnostic.suggestion else {
      return []
    }
    return [TextEdit(range, known)]
  }

  private func name(in diagnostic: Diagnostic, _ document: CheckedDocument) -> SourceRange? {
    guard let range = diagnostic.range, let start = diagnostic.message.firstIndex(of: "“"),
      let end = diagnostic.message.firstIndex(of: "”")
    else { return nil }
    let name = diagnostic.message[start..<end].dropFirst()
    let text = document.text(at: range)
    guard let first = text.range(ofText: String(name)),
      text[first.upperBound...].range(ofText: String(name)) == nil
    else { return nil }
    let lower = range.lower + text.utf8.distance(from: text.startIndex, to: first.lowerBound)
    return SourceRange(lower, lower + name.utf8.count)
  }
}
