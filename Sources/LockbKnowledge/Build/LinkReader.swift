internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// Finds out what the links of a document lead to.
struct LinkReader {
  let topic: String
  let path: String
  let catalogue: ContentCatalogue
  let lexicon: Lexicon

  /// The link as knowledge.
  func read(_ link: Link, at range: SourceRange) -> DocumentLink {
    let text = link.content.plainText.nfc
    return DocumentLink(
      text: text, target: target(of: link.destination, text: text),
      isEmpty: link.destination.isEmpty, range: range)
  }

  /// A bare `[X]`, where X is a known name; nil for brackets that are prose.
  func read(reference text: String, at range: SourceRange) -> DocumentLink? {
    guard let entity = lexicon.names.entity(named: text) else { return nil }
    return DocumentLink(text: text.nfc, target: .entity(entity), isEmpty: true, range: range)
  }

  /// Whether a picture that a shortcode names can only lie beside the document and does not: what
  /// begins with a slash, and a folder that is not there, may come from elsewhere in the site.
  func lacks(figure file: String) -> Bool {
    let name = file[...].removingPercentEncoding.nfc
    let isPath = !name.isEmpty && !name.contains { "{}<>:?#$%".contains($0) }
    guard isPath, !name.hasPrefix("/"), let beside = resolve(name) else { return false }
    let folder = beside.utf8.lastIndex(of: UInt8(ascii: "/")).map { beside[...$0] } ?? ""
    let own = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    guard folder == own || catalogue.assets.contains(where: { $0.hasPrefix(folder) }) else {
      return false
    }
    return !catalogue.assets.contains { $0 == name || $0 == beside || $0.hasSuffix("/" + name) }
  }

  private func target(of destination: String, text: String) -> DocumentLink.Target {
    if destination.isEmpty {
      return lexicon.names.entity(named: text).map { .entity($0) } ?? .unresolved(text)
    }
    if Self.isExternal(destination) { return .external(destination) }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = parts[0].prefix { $0 != "?" }
    let anchor = parts.count == 2 && !parts[1].isEmpty ? parts[1].removingPercentEncoding.nfc : nil
    if file.isEmpty { return .document(topic: topic, anchor: anchor) }
    guard let resolved = resolve(file.removingPercentEncoding.nfc) else {
      return .unresolved(destination)
    }
    if catalogue.assets.contains(resolved) { return .file(resolved) }
    let wanted = DocumentPath(resolved).topic
    let bundle = wanted.isEmpty ? "index" : wanted
    if catalogue.topics[bundle] != nil { return .document(topic: bundle, anchor: anchor) }
    return .unresolved(destination)
  }

  /// The path inside the content folder; nil where `..` leaves it.
  private func resolve(_ file: String) -> String? {
    var parts = file.hasPrefix("/") ? [] : path.split(separator: "/").dropLast().map(String.init)
    for part in file.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func isExternal(_ destination: String) -> Bool {
    if destination.hasPrefix("//") { return true }
    guard let colon = destination.firstIndex(of: ":") else { return false }
    return destination[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || "+-.".contains($0)) }
  }
}

extension Substring {
  /// The text with `%XX` decoded; the text itself where that gives no valid UTF-8.
  fileprivate var removingPercentEncoding: String {
    guard utf8.contains(0x25) else { return String(self) }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(self)
  }
}
