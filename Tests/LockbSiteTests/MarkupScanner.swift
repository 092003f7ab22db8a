/// Reads the tags of a page strictly: what it does not expect is reported, not skipped.
struct MarkupScanner {
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)]
    var isClosing: Bool

    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The tags in their order.
  private(set) var tags: [Tag] = []
  /// What is no tag that lockb would write.
  private(set) var flaws: [String] = []

  init(_ html: String) {
    let bytes = Array(html.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else {
        flaws.append("a tag without an end")
        return
      }
      read(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      index = end + 1
    }
  }

  private mutating func read(_ text: String) {
    if text.lowercased().hasPrefix("!doctype") || text.hasPrefix("?xml") { return }
    let isClosing = text.hasPrefix("/")
    let body = isClosing ? text.dropFirst() : text[...]
    let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    guard !name.isEmpty, name.allSatisfy({ !$0.isUppercase || name == "viewBox" }) else {
      return flaws.append("<\(text)>")
    }
    var rest = body.dropFirst(name.count)
    var attributes: [(String, String)] = []
    while let first = rest.first {
      if first == " " || first == "\n" || first == "/" {
        rest = rest.dropFirst()
        continue
      }
      let key = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
      guard !key.isEmpty else { return flaws.append("<\(text)>") }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        attributes.append((String(key), ""))
        continue
      }
      rest = rest.dropFirst()
      guard rest.first == "\"", let close = rest.dropFirst().firstIndex(of: "\"") else {
        return flaws.append("<\(text)>")
      }
      attributes.append((String(key), String(rest[rest.index(after: rest.startIndex)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    tags.append(Tag(name: String(name), attributes: attributes, isClosing: isClosing))
  }

  /// What a browser could run, or what leaves the site without being asked.
  var dangers: [String] {
    var found = flaws
    for tag in tags where !tag.isClosing {
      if ["iframe", "object", "embed", "base", "style", "template"].contains(tag.name) {
        found.append("<\(tag.name)>")
      }
      if tag.name == "script", !(tag["src"] ?? "").contains("assets/") {
        found.append("a script that is not the theme's")
      }
      for (name, value) in tag.attributes {
        let value = value.lowercased().filter { !$0.isWhitespace }
        if name.hasPrefix("on") || name == "style" || name == "srcdoc" { found.append(name) }
        guard ["href", "src", "action", "formaction"].contains(name) else { continue }
        let scheme = value.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
        if value.dropFirst(scheme.count).first == ":",
          !["http", "https", "mailto"].contains(String(scheme))
        {
          found.append("\(name)=\(value.prefix(40))")
        }
      }
    }
    return found
  }
}
