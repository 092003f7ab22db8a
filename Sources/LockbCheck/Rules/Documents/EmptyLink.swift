internal import LockbBase
internal import LockbKnowledge

struct EmptyLink: Rule {
  let code = "LKB002"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "A link or an image has no address: whoever follows it stays where they are, and no picture is shown.",
    ko: "링크나 그림에 주소가 없습니다. 눌러도 아무 데로도 가지 않고, 그림은 보이지 않습니다.")
  let bad = Localized(
    en: RuleExample("Read [the price list]() first.\n"), ko: RuleExample("먼저 [요금표]()를 읽으세요.\n"))
  let good = Localized(
    en: RuleExample("Read [the price list](https://example.com/prices) first.\n"),
    ko: RuleExample("먼저 [요금표](https://example.com/prices)를 읽으세요.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let name = name
    return document.document.diagnostics.filter { $0.rule == name }.map { diagnostic in
      let quote = diagnostic.range.map { document.text(at: $0) } ?? ""
      let message =
        quote.hasPrefix("!")
        ? Localized(en: "the image \(quote) has no address", ko: "\(quote) 그림에 주소가 없습니다")
        : Localized(
          en: "the link \(quote) leads nowhere", ko: "\(quote) 링크는 아무 데로도 가지 않습니다")
      var finding = document.finding(self, at: diagnostic.range, message)
      if let range = diagnostic.range, let page = page(for: range, in: document, library) {
        finding.edits = [
          TextEdit(SourceRange(range.upper - 1, range.upper - 1), page)
        ]
      }
      return finding
    }
  }

  /// The address of the one document of the same language that goes by the link's text.
  private func page(
    for range: SourceRange, in document: CheckedDocument, _ library: CheckLibrary
  ) -> String? {
    let links = document.document.sections.flatMap(\.links)
    guard let link = links.first(where: { $0.range == range }),
      document.text(at: range).hasPrefix("["), document.text(at: range).hasSuffix("]()"),
      let page = library.page(titled: link.text, in: document.language), page.path != document.path
    else { return nil }
    return RelativePath.of(page.document.path, from: document.document.path)
  }
}
