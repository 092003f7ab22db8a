internal import LockbBase

struct BrokenFrontMatter: DiagnosticRule {
  let code = "LKB007"
  let severity = Diagnostic.Severity.error
  let meaning = Localized(
    en:
      "The metadata before the text cannot be read, or is not closed: title, date and tags are lost.",
    ko: "머리글 정보를 읽을 수 없거나 끝맺음이 없습니다. 제목, 날짜, 태그를 잃습니다.")
  let bad = Localized(
    en: RuleExample("---\ntitle: [Coins\n---\nA page.\n"),
    ko: RuleExample("---\ntitle: [동전\n---\n글.\n"))
  let good = Localized(
    en: RuleExample("---\ntitle: Coins\n---\nA page.\n"),
    ko: RuleExample("---\ntitle: 동전\n---\n글.\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    Localized(en: diagnostic.message, ko: Self.korean(diagnostic))
  }

  /// The message with the parser's own reason, which is English, and the line in it.
  private static func korean(_ diagnostic: Diagnostic) -> String {
    if let delimiter = diagnostic.suggestion { return "머리글 정보를 닫는 “\(delimiter)” 줄이 없습니다" }
    guard let start = diagnostic.message.range(ofText: ": ") else { return "머리글 정보를 읽을 수 없습니다" }
    let reason = diagnostic.message[start.upperBound...]
    guard let open = reason.range(ofText: " (line "), reason.hasSuffix(")") else {
      return "머리글 정보를 읽을 수 없습니다: \(reason)"
    }
    let line = reason[open.upperBound...].dropLast()
    return "머리글 정보의 \(line)번째 줄을 읽을 수 없습니다: \(reason[..<open.lowerBound])"
  }
}
