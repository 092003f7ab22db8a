internal import LockbBase

extension DirectiveScanner {
  /// Scans text for code spans and directives up to the end of its line, or of the line to which
  /// one of them reaches; returns where the next line starts. `bound` ends the text earlier.
  mutating func scanInlines(
    from start: Int, _ firstLine: Line, textStart: Int, before bound: Int? = nil
  ) -> Int {
    var line = firstLine
    var index = start
    lastTextLine = textStart..<line.end
    if index > line.end { move(to: index, &line) }
    guard line.isInteresting else { return line.next }
    let bytes = self.bytes
    while index < bound ?? line.end {
      switch bytes[index] {
      case .backslash:
        let isEscape = index + 1 < line.end && bytes[index + 1].isASCIIPunctuation
        index += isEscape ? 2 : 1
      case .backtick:
        index = codeSpans.end(from: index, bytes, before: bound ?? textLimit(line))
      case .less, .braceOpen:
        index = scanInline(at: index, line, before: bound)
      default: index += 1
      }
      if index > line.end { move(to: index, &line) }
    }
    return line.next
  }

  private mutating func move(to index: Int, _ line: inout Line) {
    line = self.line(at: index)
    lastTextLine = index..<line.end
  }

  /// The end of the paragraph that a line belongs to.
  mutating func textLimit(_ line: Line) -> Int {
    if paragraphEnd >= line.end { return paragraphEnd }
    paragraphEnd = line.end
    var next = line.next
    while next < bytes.count {
      let following = self.line(at: next)
      if BlockMarks.endsParagraph(
        bytes, following.start..<following.end, in: containers)
      {
        break
      }
      paragraphEnd = following.end
      next = following.next
    }
    return paragraphEnd
  }

  /// How far a directive in a paragraph may reach: into the next line too if that begins with the
  /// `>` of its end, which without it would be a block quote.
  private mutating func directiveLimit(_ line: Line) -> Int {
    let limit = textLimit(line)
    guard limit < bytes.count else { return limit }
    let following = self.line(at: self.line(at: limit).next)
    let cursor = LineCursor(offset: following.start)
    let (_, start) = cursor.indentation(bytes, before: following.end)
    return start < following.end && bytes[start] == .greater ? following.end : limit
  }

  /// Takes what the `<` or `{` at an offset begins; returns where to go on.
  private mutating func scanInline(at start: Int, _ line: Line, before bound: Int?) -> Int {
    guard start + 2 < line.end else { return start + 1 }
    let second = bytes[start + 1]
    let third = bytes[start + 2]
    if bytes[start] == .less {
      if second == 0x21 {
        return commentEnd(at: start, before: bound ?? textLimit(line)) ?? start + 1
      }
      guard second == .slash || second.isUppercase || second.isLowercase || second == .greater
      else { return start + 1 }
    } else {
      let isShortcode = second == .braceOpen && (third == .less || third == .percent)
      let isString = second == .quote || second == .apostrophe
      guard isShortcode || isString || second == .slash && third == .star else { return start + 1 }
    }
    let limit = reach(from: start, before: bound ?? directiveLimit(line))
    guard let match = directive(at: start, before: limit) else { return start + 1 }
    guard let directive = match.directive else { return match.end }
    guard isCertainInline(match, directive, at: start, line), !isInFenceLikeLine(start..<match.end)
    else {
      pay(match.end - start)
      return start + 1
    }
    record((directive, SourceRange(start, match.end)), isBlock: false)
    return match.end
  }

  /// Whether a range holds the backtick that keeps its line from opening a fence.
  private func isInFenceLikeLine(_ range: Range<Int>) -> Bool {
    bytes[lastTextLine].starts(with: [.backtick, .backtick, .backtick])
      && bytes[range].contains(.backtick)
  }

  private mutating func commentEnd(at start: Int, before limit: Int) -> Int? {
    let limit = reach(from: start, before: limit)
    guard start + 4 < limit, bytes[start + 2] == .hyphen, bytes[start + 3] == .hyphen,
      bytes[start + 4] != .greater
    else {
      return nil
    }
    if let end = RawHTML.comment.end(bytes, from: start + 4, before: limit) { return end }
    pay(limit - start)
    return nil
  }

  /// Whether a match inside a line is a directive and no prose that looks like one.
  mutating func isCertainInline(
    _ match: DirectiveReader.Match, _ directive: Directive, at start: Int, _ line: Line
  ) -> Bool {
    if match.isAmbiguous {
      let isString = DirectiveReader(bytes, limit: match.end).isString(start..<match.end)
      return isString && assumesMDX()
    }
    guard directive.notation == .component else { return true }
    if directive.name.isEmpty {
      // The empty address of a link is no fragment.
      if bytes[..<start].suffix(2).elementsEqual([0x5D, 0x28]) { return false }
      return !bytes[min(match.end, bytes.count - 1)].isMarkdownSpace && assumesMDX()
    }
    guard !directive.isClosing, !match.isSelfClosing, start > line.start else { return true }
    let before = bytes[start - 1]
    guard before.isASCIIAlphanumeric || before == .underscore else { return true }
    if bytes[start..<match.end].contains(.equals) { return true }
    return isClosed(directive.name, from: match.end, before: line.end)
  }

  /// Whether the file is MDX; a first pass notes that it matters.
  mutating func assumesMDX() -> Bool {
    if !isMDX { wantsSecondPass = true }
    return isMDX
  }

  /// Whether a component's closing tag follows.
  private mutating func isClosed(_ name: String, from start: Int, before end: Int) -> Bool {
    let limit = reach(from: start, before: end)
    let tag = Array("</\(name)>".utf8)
    var index = start
    defer { pay(index - start) }
    while index + tag.count <= limit {
      if bytes[index] == .less, bytes[index..<limit].starts(with: tag) { return true }
      index += 1
    }
    return false
  }
}
