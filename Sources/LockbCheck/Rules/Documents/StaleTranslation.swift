internal import LockbBase
internal import LockbMarkdown

struct StaleTranslation: Rule {
  let code = "LKB014"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "The translation was changed later than this document, by the dates in their front matter.",
    ko: "머리글 정보의 날짜로 보아 번역이 이 문서보다 나중에 바뀌었습니다.")
  let bad = Localized(
    en: RuleExample([
      "gate.en.md": "---\nlastmod: 2024-01-02\n---\nA page.\n",
      "gate.ko.md": "---\nlastmod: 2024-05-06\n---\n글.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "---\nlastmod: 2024-01-02\n---\n글.\n",
      "gate.en.md": "---\nlastmod: 2024-05-06\n---\nA page.\n",
    ]))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "---\nlastmod: 2024-05-06\n---\nA page.\n",
      "gate.ko.md": "---\nlastmod: 2024-05-06\n---\n글.\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "---\nlastmod: 2024-05-06\n---\n글.\n",
      "gate.en.md": "---\nlastmod: 2024-05-06\n---\nA page.\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    guard let (own, twin, other) = Self.days(of: document, in: library) else { return [] }
    return [
      document.finding(
        self, at: document.parsed.frontMatter?.range,
        Localized(
          en: "changed on \(own), but its translation \(twin.path) on \(other)",
          ko: "이 문서는 \(own)에, 번역 \(twin.path) 파일은 \(other)에 바뀌었습니다"))
    ]
  }

  /// When a document and its translation were changed; nil unless the translation was later.
  static func days(
    of document: CheckedDocument, in library: CheckLibrary
  ) -> (own: String, twin: CheckedDocument, other: String)? {
    guard let twin = library.twin(of: document), let own = changed(document),
      let other = changed(twin),
      own.utf8.lexicographicallyPrecedes(other.utf8)
    else { return nil }
    return (own, twin, other)
  }

  /// The day of the last change, where the document says it: not of its publication.
  private static func changed(_ document: CheckedDocument) -> String? {
    let fields = document.parsed.frontMatter?.fields ?? [:]
    let day = ["lastmod", "updated", "lastUpdated"].lazy.compactMap { fields[$0]?.text }.first?
      .prefix(10)
    guard let day, day.count == 10, day.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2D })
    else { return nil }
    return String(day)
  }
}
