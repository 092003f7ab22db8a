internal import LockbBase
internal import LockbKnowledge

struct UnresolvedLink: Rule {
  let code = "LKB003"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en: "A link leads to a document or a heading that is not there.",
    ko: "링크가 가리키는 문서나 제목이 없습니다.")
  let bad = Localized(
    en: RuleExample("# Gate\n\nRead [the prices](prices.md).\n"),
    ko: RuleExample("# 문\n\n[요금](prices.md)을 읽으세요.\n"))
  let good = Localized(
    en: RuleExample([
      "gate.en.md": "# Gate\n\nRead [the prices](prices.en.md#coins).\n",
      "prices.en.md": "# Prices\n\n## Coins\n",
    ]),
    ko: RuleExample([
      "gate.ko.md": "# 문\n\n[요금](prices.ko.md#동전)을 읽으세요.\n",
      "prices.ko.md": "# 요금\n\n## 동전\n",
    ]))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    document.document.sections.flatMap(\.links).compactMap { link in
      switch link.target {
      case .unresolved(let destination):
        guard !link.isEmpty, isDocument(destination, seenFrom: document),
          !isShortcode(destination, of: link, in: document)
        else { return nil }
        return document.finding(
          self, at: link.range,
          Localized(
            en: "there is no document “\(destination)”", ko: "“\(destination)” 문서가 없습니다"))
      case .document(let topic, let anchor):
        let targets = library.documents(ofTopic: topic)
        guard let anchor, !targets.isEmpty, !targets.contains(where: { $0.hasAnchor(anchor) })
        else { return nil }
        return document.finding(
          self, at: link.range,
          Localized(
            en: "\(targets[0].path) has no heading “#\(anchor)”",
            ko: "\(targets[0].path) 문서에 “#\(anchor)” 제목이 없습니다"))
      case .external, .entity, .file: return nil
      }
    }
  }

  /// Whether a shortcode gives the address, which Hugo looks up otherwise and another rule judges.
  private func isShortcode(
    _ destination: String, of link: DocumentLink, in document: CheckedDocument
  ) -> Bool {
    let bytes = Array(document.text(at: link.range).utf8)
    return ShortcodeReference.all(in: bytes).contains { destination.hasPrefix($0.page) }
  }

  /// Whether an address can only mean a document of this folder: sites put other things, and what
  /// begins with a slash, wherever they like.
  private func isDocument(_ destination: String, seenFrom document: CheckedDocument) -> Bool {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    guard !path.hasPrefix("/"), !path.contains("{"), !path.contains("<") else { return false }
    var depth = document.document.path.split(separator: "/").count - 1
    for part in path.split(separator: "/") {
      if part == ".." { depth -= 1 } else if part != "." { depth += 1 }
      if depth < 0 { return false }
    }
    let name = path.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown") || name.hasSuffix(".mdx")
  }
}
