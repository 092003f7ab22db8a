/// Finds shortcodes, JSX tags, MDX expressions and heading ids, and masks them for cmark.
///
/// Follows the lines as CommonMark does, as far as it takes to know what is code and where a
/// paragraph ends. Takes time linear in the source.
struct DirectiveScanner {
  /// What a line continues.
  enum Leaf: Equatable {
    /// Nothing: after a blank line, a heading, a rule.
    case none
    /// Nothing for cmark, but the line before was a directive.
    case directive
    /// A list item whose marker stood alone; a blank line ends it.
    case emptyItem
    case paragraph
    /// A table, which unlike a paragraph no indented or unmarked line continues.
    case table
    case fence(UInt8, length: Int)
    /// HTML whose content is no Markdown.
    case html(RawHTML)

    /// Whether nothing in it is Markdown.
    var isOpaque: Bool {
      switch self {
      case .fence, .html: true
      case .none, .directive, .emptyItem, .paragraph, .table: false
      }
    }
  }

  /// A line: its first byte, its ending, the next one's first byte.
  struct Line {
    var start: Int
    var end: Int
    var next: Int
    /// Whether there is a byte that can begin a directive or a code span.
    var isInteresting: Bool
  }

  let bytes: [UInt8]
  /// Whether a first pass found marks of MDX, so that braces are expressions.
  let isMDX: Bool
  var result: DirectiveScan
  var containers = LineContainers()
  /// How many block quotes mark the line: fewer than are open where it goes on lazily.
  var quotes = 0
  var leaf = Leaf.none
  var codeSpans = CodeSpanFinder()
  var balance: ComponentBalance
  /// What may yet be spent on looking ahead in vain, in bytes; keeps time linear.
  var lookahead: Int
  /// Whether nothing but statements, directives and blank lines came before.
  var isPreamble = true
  /// Where the paragraph that was last looked ahead in ends.
  var paragraphEnd = 0
  /// Where the open paragraph's first line starts, and the bytes of its last line so far.
  var paragraphStart = 0
  var lastTextLine = 0..<0
  var hasMDXMarks = false
  /// Whether knowing that the file is MDX would have made a difference.
  var wantsSecondPass = false

  /// Masks a file whose metadata ends before `bodyStart`.
  static func scan(_ source: [UInt8], from bodyStart: Int) -> DirectiveScan {
    let bytes = SourceSanitizer.sanitized(source, bodyStart: bodyStart)
    var scanner = DirectiveScanner(bytes, isMDX: false, ComponentBalance())
    scanner.scanLines(from: bodyStart)
    guard scanner.wantsSecondPass, scanner.hasMDXMarks else { return scanner.result }
    var second = DirectiveScanner(bytes, isMDX: true, scanner.balance.forSecondPass)
    second.scanLines(from: bodyStart)
    return second.result
  }

  private init(_ bytes: [UInt8], isMDX: Bool, _ balance: ComponentBalance) {
    self.bytes = bytes
    self.isMDX = isMDX
    self.balance = balance
    result = DirectiveScan(bytes)
    lookahead = bytes.count + Self.reach
  }

  /// How far a directive's end is looked for, in bytes.
  static let reach = 65_536

  private mutating func scanLines(from bodyStart: Int) {
    var next = max(bodyStart, 0)
    while next < bytes.count { next = scanLine(line(at: next)) }
  }

  /// The line that starts at an offset.
  func line(at start: Int) -> Line {
    bytes.withUnsafeBytes { bytes in
      var index = start
      var isInteresting = false
      while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word.contains(0x0A) || word.contains(0x0D) { break }
        isInteresting =
          isInteresting || word.contains(.less) || word.contains(.backtick)
          || word.contains(.braceOpen)
        index += 8
      }
      while index < bytes.count, !bytes[index].isLineEnding {
        let byte = bytes[index]
        if byte == .less || byte == .backtick || byte == .braceOpen { isInteresting = true }
        index += 1
      }
      var next = min(index + 1, bytes.count)
      if next < bytes.count, bytes[index] == 0x0D, bytes[next] == 0x0A { next += 1 }
      return Line(start: start, end: index, next: next, isInteresting: isInteresting)
    }
  }

  /// Takes the price of a search in vain.
  mutating func pay(_ count: Int) {
    lookahead -= max(count, 0)
  }

  /// How far may be looked from an offset, at most to `end`.
  func reach(from start: Int, before end: Int) -> Int {
    min(end, start + (lookahead > 0 ? Self.reach : 64))
  }
}
