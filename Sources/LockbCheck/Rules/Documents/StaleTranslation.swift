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
    guard let (own, twin, other) = Self.changes(of: document, in: library) else { return [] }
    return [
      document.finding(
        self, at: document.parsed.frontMatter?.range,
        Localized(
          en: "changed on \(own), but its translation \(twin.path) on \(other)",
          ko: "이 문서는 \(own)에, 번역 \(twin.path) 파일은 \(other)에 바뀌었습니다"))
    ]
  }

  /// When a document and its translation were changed; nil unless the translation was later.
  static func changes(
    of document: CheckedDocument, in library: CheckLibrary
  ) -> (own: String, twin: CheckedDocument, other: String)? {
    guard let twin = library.twin(of: document), let own = changed(document),
      let other = changed(twin)
    else { return nil }
    if let first = own.seconds, let second = other.seconds {
      return first < second ? (own.text, twin, other.text) : nil
    }
    return own.day < other.day ? (own.dayText, twin, other.dayText) : nil
  }

  /// The last change, where the document says it: not its publication.
  private static func changed(_ document: CheckedDocument) -> WrittenDate? {
    let fields = document.parsed.frontMatter?.fields ?? [:]
    return ["lastmod", "updated", "lastUpdated"].lazy.compactMap { fields[$0]?.text }.first
      .flatMap(WrittenDate.init)
  }
}
