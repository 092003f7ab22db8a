internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// `feed.xml`: the documents that carry a date, the newest first. No clock is asked.
struct Feed {
  let context: SiteContext
  let base: String
  private static let maximumEntries = 50

  var text: String {
    let dated = context.documents.compactMap { document -> (String, CheckedDocument)? in
      guard let day = document.document.date.flatMap(Self.day) else { return nil }
      return (day, document)
    }.sorted { $0.0 != $1.0 ? $0.0 > $1.0 : $0.1.id < $1.1.id }
    var html = HTML("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    html.add("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    html.element("title", text: context.source.name.english)
    html.element("id", text: base)
    html.open("link", [("rel", "self"), ("href", base + "feed.xml")])
    html.close("link")
    html.element("updated", text: (dated.first?.0 ?? "1970-01-01") + "T00:00:00Z")
    html.element("author") { $0.element("name", text: context.source.name.english) }
    html.add("\n")
    for (day, document) in dated.prefix(Self.maximumEntries) {
      guard let path = context.routes.topics[document.id.topic] else { continue }
      let address = base + Route(document.language, path).folder
      html.open("entry", [("xml:lang", document.language.rawValue)])
      html.element("title", text: document.document.title)
      html.element("id", text: address)
      html.open("link", [("href", address)])
      html.close("link")
      html.element("updated", text: day + "T00:00:00Z")
      html.element("summary", text: document.document.summary)
      html.close("entry")
      html.add("\n")
    }
    html.close("feed")
    return html.text + "\n"
  }

  /// The day of a date as written; nil for what is no date.
  private static func day(_ date: String) -> String? {
    let day = date.prefix(10)
    let parts = day.split(separator: "-")
    guard day.utf8.count == 10, parts.count == 3, parts[0].utf8.count == 4,
      parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let month = Int(parts[1]), let number = Int(parts[2]), 1...12 ~= month, 1...31 ~= number
    else { return nil }
    return String(day)
  }
}
