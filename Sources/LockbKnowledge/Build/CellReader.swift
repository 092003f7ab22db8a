internal import LockbBase

/// Understands what a table cell says.
struct CellReader {
  let lexicon: Lexicon

  /// The meaning of a cell’s plain text.
  func value(of text: String) -> KnowledgeCell.Value {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if trimmed.isEmpty || trimmed == "-" || trimmed == "–" || trimmed == "—" { return .empty }
    if let truth = Self.truths[trimmed.lowercased().filter { $0 != "." }] { return .truth(truth) }
    if let number = Int(trimmed) { return .number(number) }
    if let version = version(trimmed) { return version }
    let names = trimmed.split(whereSeparator: { ",/、·".contains($0) })
    let named = names.compactMap { entity(named: $0) }
    return !named.isEmpty && named.count == names.count ? .entities(named) : .text
  }

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

  private static let truths: [String: Bool] = [
    "yes": true, "supported": true, "available": true, "required": true, "true": true, "✓": true,
    "✔": true, "✅": true, "o": true, "예": true, "네": true, "지원": true, "지원함": true, "가능": true,
    "필수": true, "있음": true, "no": false, "not supported": false, "unsupported": false,
    "not available": false, "unavailable": false, "false": false, "✗": false, "✘": false,
    "❌": false, "x": false, "아니요": false, "아니오": false, "미지원": false, "지원 안 함": false,
    "지원하지 않음": false, "불가": false, "불가능": false, "없음": false, "해당 없음": false,
  ]
}
