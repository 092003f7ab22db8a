internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbKnowledge
internal import LockbMarkdown

/// A document as Markdown beside its page: its own source, with links that lead to other twins.
struct MarkdownTwin {
  let document: CheckedDocument
  let context: SiteContext

  var file: SiteFile? {
    guard let path = context.routes.topics[document.id.topic] else { return nil }
    let route = Route(document.language, path)
    let source = document.parsed.source
    var bytes = Array(metadata.utf8)
    var position = document.parsed.frontMatter?.range.upper ?? 0
    while position < source.count, [0x0A, 0x0D].contains(source[position]) { position += 1 }
    let links = document.document.sections.flatMap(\.links).sorted { $0.range < $1.range }
    for link in links where link.range.lower >= position {
      guard let (range, address) = rewritten(link, from: route) else { continue }
      bytes += source[position..<range.lower]
      bytes += address.utf8
      position = range.upper
    }
    bytes += source[position...]
    if bytes.last != 0x0A { bytes.append(0x0A) }
    return SiteFile(route.folder + "index.md", bytes)
  }

  private var metadata: String {
    var lines = ["---", "title: \(Self.quoted(document.document.title))"]
    if !document.document.summary.isEmpty {
      lines.append("description: \(Self.quoted(document.document.summary))")
    }
    lines.append("language: \(document.language.rawValue)")
    lines.append("digest: \(document.document.digest)")
    let verdicts = Dictionary(grouping: document.claims, by: \.verdict.rawValue)
    for (verdict, claims) in verdicts.sorted(by: { $0.key < $1.key }) {
      lines.append("claims-\(verdict): \(claims.count)")
    }
    return (lines + ["---", "", ""]).joined(separator: "\n")
  }

  /// The bytes of a link's address and what replaces them; nil where the address stays.
  private func rewritten(_ link: DocumentLink, from route: Route) -> (SourceRange, String)? {
    guard case .document(let topic, let anchor) = link.target,
      let path = context.routes.topics[topic]
    else { return nil }
    let source = document.parsed.source
    let end = link.range.upper - 1
    // `[text](address)` on one line; what is written otherwise stays as it is.
    guard end > link.range.lower, source[end] == 0x29,
      let open = source[link.range.lower..<end].lastIndex(of: 0x28), open > 0,
      source[open - 1] == 0x5D,
      !source[open..<end].contains(where: { $0 == 0x20 || $0 == 0x0A || $0 == 0x22 })
    else { return nil }
    if path == route.path, anchor != nil { return nil }
    let language =
      context.document(topic, document.language) == nil
      ? document.language.counterpart : document.language
    let file = Route(language, path).folder + "index.md"
    // As it was written: it may hold what has to stay encoded.
    let fragment =
      anchor == nil
      ? "" : String(decoding: source[open..<end].drop { $0 != 0x23 }, as: UTF8.self)
    return (SourceRange(open + 1, end), route.relative(to: file) + fragment)
  }

  /// A text as a YAML string.
  static func quoted(_ text: String) -> String { JSONValue.string(text).text }

  /// A text inside the brackets of a link.
  static func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
