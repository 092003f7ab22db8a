/// Colours code at build time: a lexer that knows comments, strings, numbers, words and types.
///
/// It understands Swift, and what most languages share with it; nothing is run in the browser.
struct CodeHighlighter {
  /// The languages it colours; others are shown plain.
  static let languages: Set<String> = [
    "swift", "js", "jsx", "ts", "tsx", "javascript", "typescript", "c", "objc", "objective-c",
    "json", "java", "kotlin", "go", "rust", "sh", "bash", "shell", "python", "py", "yaml", "toml",
  ]

  private let bytes: [UInt8]
  private var position = 0
  private var html = HTML()
  private let hasHashComments: Bool

  /// The code as HTML.
  static func html(_ code: String, language: String) -> HTML {
    let language = language.lowercased()
    guard languages.contains(language) else {
      var html = HTML()
      html.text(code)
      return html
    }
    var highlighter = CodeHighlighter(
      bytes: Array(code.utf8),
      hasHashComments: ["sh", "bash", "shell", "python", "py", "yaml", "toml"].contains(language))
    return highlighter.run()
  }

  private init(bytes: [UInt8], hasHashComments: Bool) {
    self.bytes = bytes
    self.hasHashComments = hasHashComments
  }

  private mutating func run() -> HTML {
    var plain = 0
    while position < bytes.count {
      let start = position
      guard let style = next() else {
        position = max(position, start + 1)
        continue
      }
      flush(plain, start)
      html.open("span", [("class", style)])
      flush(start, position)
      html.close("span")
      plain = position
    }
    flush(plain, bytes.count)
    return html
  }

  /// Reads a token; its style, or nil for what has none.
  private mutating func next() -> String? {
    let byte = bytes[position]
    if byte == 0x2F, at(1) == 0x2F { return comment() }
    if byte == 0x23, hasHashComments { return comment() }
    if byte == 0x2F, at(1) == 0x2A { return blockComment() }
    if byte == 0x22 || byte == 0x27 && hasHashComments { return string(byte) }
    if 0x30...0x39 ~= byte {
      skip { Self.isWord($0) || $0 == 0x2E }
      return "hn"
    }
    if byte == 0x40 || byte == 0x23, Self.isWord(at(1)) {
      position += 1
      skip(Self.isWord)
      return "hk"
    }
    guard Self.isWord(byte) else {
      position += 1
      return nil
    }
    let start = position
    skip(Self.isWord)
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if start > 0, bytes[start - 1] == 0x2E, !Self.isUpper(byte) { return nil }
    if Self.keywords.contains(word) { return "hk" }
    return Self.isUpper(byte) ? "ht" : nil
  }

  private mutating func comment() -> String {
    skip { $0 != 0x0A }
    return "hc"
  }

  private mutating func blockComment() -> String {
    position += 2
    while position < bytes.count, !(bytes[position] == 0x2A && at(1) == 0x2F) { position += 1 }
    position = min(position + 2, bytes.count)
    return "hc"
  }

  private mutating func string(_ quote: UInt8) -> String {
    let isLong = at(1) == quote && at(2) == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x5C {
        position += 2
        continue
      }
      if !isLong && byte == 0x0A { break }
      if byte == quote, !isLong || at(1) == quote && at(2) == quote {
        position += isLong ? 3 : 1
        break
      }
      position += 1
    }
    position = min(position, bytes.count)
    return "hs"
  }

  private mutating func skip(_ isPart: (UInt8) -> Bool) {
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
  }

  private func at(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func flush(_ lower: Int, _ upper: Int) {
    if lower < upper { html.text(String(decoding: bytes[lower..<upper], as: UTF8.self)) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "const", "continue", "default", "defer", "deinit", "do", "else", "enum", "export", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "from", "func", "function", "get",
    "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "new", "nil", "nonisolated", "null", "open", "override", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "typeof",
    "unowned", "var", "weak", "where", "while", "yield",
  ]
}
