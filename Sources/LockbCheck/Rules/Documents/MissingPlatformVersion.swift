internal import LockbBase

struct MissingPlatformVersion: DiagnosticRule {
  let code = "LKB010"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A line of platforms names one without a version, beside others that have one.",
    ko: "플랫폼을 나열한 줄에서 하나만 버전이 없습니다.")
  let bad = Localized(
    en: RuleExample("Harbour 8.0+ ⏐ Station+ ⏐ Museum 2.0+\n"),
    ko: RuleExample("# 문\n\nHarbour 8.0+ ⏐ Station+ ⏐ Museum 2.0+\n"))
  let good = Localized(
    en: RuleExample("Harbour 8.0+ ⏐ Station 13.4+ ⏐ Museum 2.0+\n"),
    ko: RuleExample("# 문\n\nHarbour 8.0+ ⏐ Station 13.4+ ⏐ Museum 2.0+\n"))

  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String> {
    let platform = diagnostic.message.split(separator: " is named").first.map(String.init) ?? ""
    return Localized(en: diagnostic.message, ko: "\(platform): 버전이 적혀 있지 않습니다")
  }
}
