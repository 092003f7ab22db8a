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

  /// A fix where the place is the name itself and not the text that it stands in.
  func edits(for diagnostic: Diagnostic, in document: CheckedDocument) -> [TextEdit] {
    guard let range = diagnostic.range, let known = diagnostic.suggestion,
      document.text(at: range).unicodeScalars.allSatisfy(Self.isInName)
    else { return [] }
    return [TextEdit(range, known)]
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789_():".unicodeScalars.contains(scalar))
  }
}
