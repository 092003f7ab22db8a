internal import LockbBase

extension DirectiveScanner {
  /// What stands at the start of a line.
  struct Standalone {
    var directives: [DirectiveScan.Placed] = []
    /// Whether nothing else is on their lines.
    var isAlone = false
    /// Where the line behind them starts.
    var next: Int
  }

  /// The directives with which a line's text begins.
  mutating func standalone(at start: Int, _ line: Line, componentsOnly: Bool) -> Standalone {
    var found = Standalone(next: line.next)
    if let end = moduleStatementEnd(at: start, line) {
      let directive = Directive(notation: .expression, name: "")
      let next = self.line(at: end).next
      return Standalone(
        directives: [(directive, SourceRange(start, end))], isAlone: true, next: next)
    }
    var index = start
    var end = line.end
    var matches: [DirectiveReader.Match] = []
    while index < end, bytes[index] == .less || bytes[index] == .braceOpen {
      let limit = reach(from: index, before: bytes.count)
      guard let match = directive(at: index, before: limit), let directive = match.directive,
        !componentsOnly || directive.notation == .component
      else { break }
      matches.append(match)
      found.directives.append((directive, SourceRange(index, match.end)))
      index = match.end
      if index > end {
        let last = self.line(at: index)
        end = last.end
        found.next = last.next
      }
      while index < end, bytes[index].isBlank { index += 1 }
      found.isAlone = index == end
    }
    if found.isAlone, matches.contains(where: \.isAmbiguous) {
      let fillsLine = matches.count == 1 && end == line.end
      found.isAlone = fillsLine || assumesMDX()
    }
    guard !found.isAlone, let first = matches.first else { return found }
    return leading(first, found.directives[0], line)
  }

  /// What remains of a line's first directive when text follows it.
  private mutating func leading(
    _ match: DirectiveReader.Match, _ placed: DirectiveScan.Placed, _ line: Line
  ) -> Standalone {
    guard match.end <= textLimit(line),
      isCertainInline(match, placed.directive, at: placed.range.lower, line)
    else {
      pay(match.end - placed.range.lower)
      return Standalone(next: line.next)
    }
    return Standalone(directives: [placed], next: line.next)
  }

  private mutating func moduleStatementEnd(at start: Int, _ line: Line) -> Int? {
    guard mayBeModuleStatement(at: start, line) else { return nil }
    let limit = reach(from: start, before: bytes.count)
    guard let statement = ModuleStatement(bytes, at: start, before: limit) else {
      pay(limit - start)
      return nil
    }
    // Below text an import is as likely quoted, and `export default …` prose.
    let isCertain = statement.isCertain && (isPreamble || bytes[start] == 0x65)
    if isCertain { hasMDXMarks = true }
    if isCertain || (isPreamble || statement.isDeclaration) && assumesMDX() { return statement.end }
    pay(statement.end - start)
    return nil
  }

  /// Whether a line begins as an `import` or `export` statement does, and with it a block.
  func mayBeModuleStatement(at start: Int, _ line: Line) -> Bool {
    guard start == line.start, leaf != .paragraph, leaf != .table, start + 7 < line.end else {
      return false
    }
    return bytes[start..<line.end].starts(with: "import".utf8)
      || bytes[start..<line.end].starts(with: "export ".utf8)
  }

  /// Reads what starts at an offset: a directive, or an HTML tag to pass over.
  mutating func directive(at start: Int, before limit: Int) -> DirectiveReader.Match? {
    var reader = DirectiveReader(bytes, limit: limit)
    reader.quotes = quotes
    guard var match = reader.read(at: start) else {
      pay(reader.farthest - start)
      return nil
    }
    guard let directive = match.directive else { return match }
    if directive.notation == .component, isPlaceholder(match, directive), !assumesMDX() {
      return nil
    }
    if match.isMDXMark { hasMDXMarks = true }
    if directive.notation == .shortcode, !directive.isClosing, !match.isSelfClosing,
      Self.literalShortcodes.contains(directive.name)
    {
      let limit = reach(from: match.end, before: limit)
      let end = reader.closingShortcodeEnd(directive.name, from: match.end, before: limit)
      if end == nil { pay(limit - match.end) }
      match.end = end ?? match.end
    }
    return match
  }

  /// Shortcodes whose content is code or a drawing.
  private static let literalShortcodes: Set<String> = [
    "chart", "code", "code-block", "code-toggle", "codeblock", "goat", "highlight", "katex",
    "math", "mermaid", "plantuml", "raw", "rawhtml",
  ]

  /// Whether a tag without attributes is as likely something to fill in: `<API_KEY>`,
  /// `<settings.json>`.
  private func isPlaceholder(_ match: DirectiveReader.Match, _ directive: Directive) -> Bool {
    guard !directive.isClosing, !match.isSelfClosing, directive.arguments.isEmpty,
      let first = directive.name.utf8.first
    else { return false }
    return first.isLowercase
      || directive.name.utf8.contains(.underscore)
        && !directive.name.utf8.contains(where: \.isLowercase)
  }

  /// Keeps a directive and masks its bytes; line endings stay, and on its further lines the
  /// indentation and the marks of block quotes.
  mutating func record(_ placed: DirectiveScan.Placed, isBlock: Bool) {
    let (directive, range) = placed
    if isBlock {
      result.blocks.append(placed)
    } else {
      result.inlines.append(placed)
    }
    if directive.notation == .component,
      directive.isClosing || bytes[range.upper - 2] != .slash
    {
      balance.note(directive.name, isClosing: directive.isClosing, at: range.lower)
    }
    var reader = DirectiveReader(bytes, limit: range.upper)
    reader.quotes = quotes
    let mask = isBlock ? 0x20 : DirectiveScan.filler
    var index = range.lower
    while index < range.upper {
      if bytes[index].isLineEnding {
        index = reader.skippingQuoteMarkers(index + 1)
        while index < range.upper, bytes[index].isBlank { index += 1 }
      } else {
        result.masked[index] = mask
        index += 1
      }
    }
  }
}
