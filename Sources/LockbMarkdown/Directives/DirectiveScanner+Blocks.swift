extension DirectiveScanner {
  /// What starts at a place in a line.
  enum BlockStart {
    /// A block quote or list item: the place moved behind its mark.
    case container
    /// A block that ends with the line or continues as an opaque leaf.
    case complete
    /// None: text, or code by indentation.
    case text
  }

  /// Opens the block that starts at a place.
  mutating func startBlock(_ place: inout Place) -> BlockStart {
    let end = place.line.end
    let (columns, start) = place.cursor.indentation(bytes, before: end)
    guard start < end else { return emptyItem(&place) }
    let byte = bytes[start]
    if byte == .backtick || byte == .tilde {
      guard columns < 4 || leaf == .directive || isLenient,
        let length = BlockMarks.fence(bytes, at: start, before: end)
      else { return .text }
      closeUnmatched(&place)
      leaf = .fence(byte, length: length)
      return .complete
    }
    guard columns < 4 else { return .text }
    switch byte {
    case .greater where !containers.isFull:
      closeUnmatched(&place)
      place.cursor.skipQuoteMarker(bytes, before: end)
      open(.quote, &place)
      return .container
    case .hash:
      guard let content = BlockMarks.heading(bytes, at: start, before: end) else { return .text }
      closeUnmatched(&place)
      leaf = .none
      scanHeading(content..<end, place.line)
      return .complete
    case .less:
      guard let kind = RawHTML(bytes, at: start, before: end) else { return .text }
      closeUnmatched(&place)
      leaf = kind.end(bytes, from: start + 2, before: end) == nil ? .html(kind) : .none
      return .complete
    case .equals, .hyphen, .star, .underscore, .plus, 0x30...0x39:
      return startRuleOrItem(at: start, &place)
    default: return .text
    }
  }

  private mutating func startRuleOrItem(
    at start: Int, _ place: inout Place
  ) -> BlockStart {
    let end = place.line.end
    let continuesParagraph = leaf == .paragraph && place.matched == containers.count
    if continuesParagraph, BlockMarks.isUnderline(bytes, at: start, before: end) {
      leaf = .none
      identifyUnderlinedHeading()
      return .complete
    }
    if BlockMarks.isRule(bytes, at: start, before: end) {
      closeUnmatched(&place)
      leaf = .none
      return .complete
    }
    guard !containers.isFull,
      let markerEnd = BlockMarks.listMarker(bytes, at: start, before: end)
    else { return .text }
    if continuesParagraph,
      !BlockMarks.interruptsParagraph(bytes, start..<markerEnd, before: end)
    {
      return .text
    }
    closeUnmatched(&place)
    let columns = place.cursor.column
    place.cursor.skipColumns(3, bytes, before: end)
    place.cursor.skipBytes(to: markerEnd)
    let space = place.cursor.indentation(bytes, before: end)
    let padding = space.offset == end || space.columns > 4 ? 1 : space.columns
    place.cursor.skipColumns(padding, bytes, before: end)
    open(
      .item(
        width: place.cursor.column - columns + (space.offset == end && space.columns == 0 ? 1 : 0)),
      &place)
    place.mustStayText = true
    return .container
  }

  private mutating func open(_ container: LineContainers.Container, _ place: inout Place) {
    containers.push(container)
    quotes = containers.quotes
    place.matched = containers.count
    leaf = .none
  }

  /// A container without text on its line.
  private mutating func emptyItem(_ place: inout Place) -> BlockStart {
    closeUnmatched(&place)
    leaf = containers.isItem(containers.count - 1) ? .emptyItem : .none
    return .complete
  }
}
