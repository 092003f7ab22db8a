internal import LockbBase

/// Understands what a table cell says.
struct CellReader {
  let lexicon: Lexicon

  /// The meaning of a cell’s plain text.
  func value(of text: String) -> KnowledgeCell.Value {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty || text == "-" || text == "–" || text == "—" { return .empty }
    if let truth = CellTruth.of(text) { return .truth(truth) }
    if let number = Int(text) { return .number(number) }
    if let version = version(text) { return version }
    let names = text.unicodeScalars.split(whereSeparator: Self.separators.contains)
    let named = names.compactMap { entity(named: Substring($0)) }
    return !named.isEmpty && named.count == names.count ? .entities(named) : .text
  }

  private static let separators: [Unicode.Scalar] = [",", "/", "、", "·"]

  private func entity(named piece: Substring) -> String? {
    let name = piece.split(separator: " ").joined(separator: " ")
    if let entity = lexicon.names.entity(named: name) { return entity }
    var found: String?
    let bytes = Array(name.utf8)
    lexicon.phrases.forEachMatch(in: bytes) { entity, range in
      if range == 0..<bytes.count { found = entity }
    }
    return found
  }

  /// `iOS 13.4`, `iOS 13.4+`, `13.4 이상`, `macOS 11 and later`.
  private func version(_ text: String) -> KnowledgeCell.Value? {
    guard text.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    var rest = text
    var andLater = false
    for suffix in ["+", " 이상", " 이후", " and later", " or later"] where rest.hasSuffix(suffix) {
      rest.removeLast(suffix.count)
      andLater = true
      break
    }
    guard let last = rest.split(separator: " ").last, let version = Version(String(last)) else {
      return nil
    }
    let name = rest.dropLast(last.count).filter { $0 != " " }
    if name.isEmpty {
      // A bare `2.0` may be a version; without a dot and without “or later” it is a number.
      return .version(platform: nil, version, andLater: andLater)
    }
    guard let platform = lexicon.names.platform(named: name) else { return nil }
    return .version(platform: platform.name.english, version, andLater: andLater)
  }
}
