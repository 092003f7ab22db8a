/// An `import` or `export` statement of an MDX file.
struct ModuleStatement {
  /// The offset behind the statement, semicolon included.
  var end: Int
  /// Whether it imports, or declares what it exports: `export const is a keyword` is prose.
  var isDeclaration: Bool
  /// Whether it can be nothing else, even in a file without marks of MDX.
  var isCertain: Bool

  private static let exported = [
    "const ", "let ", "var ", "function ", "function*", "async ", "class ", "default ", "{", "*",
  ]

  /// The statement that starts at an offset: it ends with the first line on which its brackets
  /// are balanced and behind which it does not go on, blank lines between brackets and all.
  init?(_ bytes: [UInt8], at start: Int, before limit: Int) {
    let isImport = Self.has("import", bytes, at: start, before: limit)
    guard isImport || Self.has("export ", bytes, at: start, before: limit) else { return nil }
    var depth = 0
    var index = start
    // The last byte that is no space, line ending or comment.
    var last: UInt8 = 0
    while index < limit {
      let byte = bytes[index]
      if let end = Self.commentEnd(bytes, at: index, after: start, before: limit) {
        index = end
        continue
      }
      switch byte {
      case .braceOpen, 0x28, 0x5B: depth += 1
      case .braceClose, 0x29, 0x5D: depth -= 1
      case .quote, .apostrophe, .backtick:
        last = byte
        index = Self.stringEnd(bytes, at: index, before: limit)
        continue
      default: break
      }
      if byte.isLineEnding, depth <= 0, isImport || !Self.goesOn(bytes, behind: last, at: index) {
        break
      }
      if !byte.isMarkdownSpace { last = byte }
      index += 1
    }
    guard depth == 0, index == bytes.count || bytes[index].isLineEnding else { return nil }
    end = index
    while end > start, bytes[end - 1].isMarkdownSpace { end -= 1 }
    let statement = bytes[start..<end]
    isDeclaration = isImport || Self.isDeclaration(statement)
    isCertain = isImport || isDeclaration && Self.endsAsCode(statement)
    let isWellFormed =
      isImport
      ? Self.isImport(statement)
      : Self.exported.contains { Self.has($0, bytes, at: start + 7, before: end) }
    guard isWellFormed else { return nil }
  }

  /// Whether what a line leaves unfinished goes on in the next one: behind a sign that needs a right
  /// side, or before one that needs a left side.
  private static func goesOn(_ bytes: [UInt8], behind last: UInt8, at lineEnd: Int) -> Bool {
    var next = lineEnd + 1
    if bytes[lineEnd] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    guard next < bytes.count, !bytes[next].isLineEnding else { return false }
    return "=,+|&?:>.".utf8.contains(last) || "=+|&?:.{".utf8.contains(bytes[next])
  }

  private static func endsAsCode(_ statement: ArraySlice<UInt8>) -> Bool {
    statement.last.map(";})]\"'`".utf8.contains) ?? false
  }

  private static func isDeclaration(_ statement: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: statement.prefix(256), as: UTF8.self)
    return head.prefixMatch(
      of:
        #/
        export\s+ (?: default\s+ )?
        (?: (?:const|let|var)\s+ (?: [\w$]+ | [\{\[][^=]* ) \s* (?: :[^=]* )? = [^=]
        | (?:async\s+)? function\s*\*?\s* [\w$]* \s*\(
        | class\s+ [\w$]+ [^\n]* \{ )
        /#) != nil
      || head.prefixMatch(of: /export\s+default\s*[({\[]/) != nil
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

  /// The end of the comment that starts at an offset, its brackets and quotation marks included. The
  /// slashes of an address stand behind no space.
  private static func commentEnd(
    _ bytes: [UInt8], at index: Int, after start: Int, before limit: Int
  ) -> Int? {
    guard bytes[index] == .slash, index + 1 < limit else { return nil }
    if bytes[index + 1] == .slash, index > start, bytes[index - 1].isMarkdownSpace {
      return bytes[index..<limit].firstIndex(where: \.isLineEnding) ?? limit
    }
    guard bytes[index + 1] == .star else { return nil }
    var end = index + 2
    while end + 1 < limit, bytes[end] != .star || bytes[end + 1] != .slash { end += 1 }
    return end + 1 < limit ? end + 2 : nil
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
