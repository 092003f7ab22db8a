/// The `import` and `export` lines that open an MDX file.
struct ModuleStatement {
  /// The offset behind the statement, semicolon included.
  var end: Int
  /// Whether it can be nothing else, even in a file without marks of MDX.
  var isCertain: Bool

  private static let exported = [
    "const ", "let ", "var ", "function ", "function*", "async ", "class ", "default ", "{", "*",
  ]

  /// The statement that starts at an offset: it ends with the first line on which its brackets
  /// are balanced.
  init?(_ bytes: [UInt8], at start: Int, before limit: Int) {
    let isImport = Self.has("import", bytes, at: start, before: limit)
    guard isImport || Self.has("export ", bytes, at: start, before: limit) else { return nil }
    var depth = 0
    var index = start
    while index < limit {
      switch bytes[index] {
      case .braceOpen, 0x28, 0x5B: depth += 1
      case .braceClose, 0x29, 0x5D: depth -= 1
      case .quote, .apostrophe, .backtick:
        index = Self.stringEnd(bytes, at: index, before: limit)
        continue
      default: break
      }
      if bytes[index].isLineEnding, depth <= 0 { break }
      index += 1
    }
    guard depth == 0, index == bytes.count || bytes[index].isLineEnding else { return nil }
    end = index
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    isCertain = isImport
    let isWellFormed =
      isImport
      ? Self.isImport(bytes[start..<end])
      : Self.exported.contains { Self.has($0, bytes, at: start + 7, before: end) }
    guard isWellFormed else { return nil }
  }

  /// Whether a line is `import 'x'` or `import … from 'x'`.
  private static func isImport(_ statement: ArraySlice<UInt8>) -> Bool {
    var text = statement
    if text.last == .semicolon { text = text.dropLast() }
    guard let quote = text.last, quote == .quote || quote == .apostrophe else { return false }
    text = text.dropLast()
    guard let open = text.lastIndex(of: quote) else { return false }
    text = text[..<open]
    while let last = text.last, last.isMarkdownSpace { text = text.dropLast() }
    return text.elementsEqual("import".utf8)
      || text.suffix(5).elementsEqual(" from".utf8) || text.suffix(5).elementsEqual("}from".utf8)
  }

  private static func stringEnd(_ bytes: [UInt8], at start: Int, before limit: Int) -> Int {
    var index = start + 1
    while index < limit, bytes[index] != bytes[start] {
      if bytes[start] != .backtick, bytes[index].isLineEnding { return start + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return index < limit ? index + 1 : start + 1
  }

  private static func has(_ text: String, _ bytes: [UInt8], at start: Int, before limit: Int)
    -> Bool
  {
    start <= limit && bytes[start..<limit].starts(with: text.utf8)
  }
}
