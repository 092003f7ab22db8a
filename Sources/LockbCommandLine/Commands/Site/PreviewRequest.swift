/// The first lines of an HTTP request: all that the preview asks of a browser.
struct PreviewRequest {
  /// A longer head is refused.
  private static let maximumLength = 16 << 10

  /// What is asked, in capitals: `GET`.
  let method: String
  /// The path, as it was sent.
  let path: String
  /// What follows the question mark, by name.
  let query: [String: String]
  private let host: Substring

  /// Whether more has to be read before the head is whole.
  static func isOpen(_ bytes: [UInt8]) -> Bool {
    bytes.count < maximumLength && bytes.firstRange(of: [13, 10, 13, 10]) == nil
  }

  /// Reads a head; nil where it is none.
  init?(_ bytes: [UInt8]) {
    guard !Self.isOpen(bytes), bytes.count < Self.maximumLength else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    method = String(words[0])
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    var query: [String: String] = [:]
    for pair in (target.count == 2 ? target[1] : "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      query[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
    self.query = query
    let header = lines.first { $0.lowercased().hasPrefix("host:") }
    host = header?.dropFirst(5).drop { $0 == " " }.prefix { $0 != ":" && $0 != " " } ?? ""
  }

  /// Whether it came by a name of this machine: a page of another site must not read this one
  /// through a name that leads here.
  var isForThisMachine: Bool { host == "127.0.0.1" || host == "localhost" }
}
