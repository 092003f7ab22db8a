internal import LockbBase

extension DirectiveScanner {
  /// Scans a line, and those that a directive or code span in it reaches into; returns where the
  /// next one starts.
  mutating func scanLine(_ line: Line) -> Int {
    var cursor = LineCursor(offset: line.start)
    let matched = containers.match(&cursor, bytes, before: line.end)
    quotes = containers.quotes(amongFirst: matched)
    if matched == containers.count, continuesOpaqueLeaf(cursor, line) { return line.next }
    if cursor.indentation(bytes, before: line.end).offset == line.end {
      endAtBlankLine(matched: matched)
      leaf = .none
      return line.next
    }
    var place = Place(cursor: cursor, line: line, matched: matched)
    if matched < containers.count, leaf.isOpaque {
      // A blank line would go on with what this line ends.
      place.mustStayText = containers.isItem(matched)
      leaf = .none
    }
    while true {
      switch startBlock(&place) {
      case .container: continue
      case .complete:
        isPreamble = false
        return line.next
      case .text: return scanText(place)
      }
    }
  }

  /// Where in a line the scan is.
  struct Place {
    var cursor: LineCursor
    var line: Line
    /// How many of the open containers the line continues.
    var matched: Int
    /// Whether the line means something else if it is blank: it begins a list item, say.
    var mustStayText = false
  }

  /// Whether the line is inside a fence or raw HTML; closes these at their end.
  private mutating func continuesOpaqueLeaf(_ cursor: LineCursor, _ line: Line) -> Bool {
    switch leaf {
    case .fence(let mark, let length):
      let (columns, start) = cursor.indentation(bytes, before: line.end)
      var index = start
      while index < line.end, bytes[index] == mark { index += 1 }
      if index - start >= length, columns < 4 || isLenient, isBlank(index, line.end) {
        leaf = .none
      }
      return true
    case .html(let kind):
      if kind.end(bytes, from: cursor.offset, before: line.end) != nil { leaf = .none }
      return true
    case .none, .directive, .emptyItem, .paragraph, .table: return false
    }
  }

  /// Whether indentation makes no code here, because a component is open.
  var isLenient: Bool { isMDX && balance.isOpen }

  func isBlank(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, bytes[index].isBlank { index += 1 }
    return index >= end
  }

  /// Scans what is no other block: directives on a line of their own, or a paragraph's line.
  private mutating func scanText(_ place: Place) -> Int {
    var place = place
    let (columns, start) = place.cursor.indentation(bytes, before: place.line.end)
    let isIndented = columns >= 4 && leaf != .paragraph
    if isIndented, leaf != .directive, !isLenient {
      // With a component open this could still turn out to be no code.
      wantsSecondPass = wantsSecondPass || balance.isOpen && place.line.isInteresting
      closeUnmatched(&place)
      isPreamble = false
      return place.line.next
    }
    var textStart = start
    var pending: [DirectiveScan.Placed] = []
    if place.line.isInteresting || mayBeModuleStatement(at: start, place.line),
      !place.mustStayText
    {
      let found = standalone(at: start, place.line, componentsOnly: isIndented && leaf == .none)
      if found.isAlone {
        for placed in found.directives { record(placed, isBlock: true) }
        endAtBlankLine(matched: place.matched)
        leaf = .directive
        return found.next
      }
      pending = found.directives
      textStart = pending.last?.range.upper ?? start
    }
    isPreamble = false
    if isIndented {
      closeUnmatched(&place)
      return place.line.next
    }
    let continues = leaf == .paragraph && place.matched == containers.count
    if leaf != .paragraph, leaf != .table || place.matched < containers.count {
      closeUnmatched(&place)
      leaf = .paragraph
      paragraphStart = place.line.start
    }
    if continues,
      BlockMarks.isTableRule(bytes, start..<place.line.end, header: lastTextLine)
    {
      leaf = .table
    }
    for placed in pending { record(placed, isBlock: false) }
    let bound = leaf == .table ? place.line.end : nil
    return scanInlines(from: textStart, place.line, textStart: start, before: bound)
  }

  /// Closes what a line ends that is blank for cmark.
  private mutating func endAtBlankLine(matched: Int) {
    let endsItem = leaf == .emptyItem && matched == containers.count
    containers.closeAtBlankLine(matched: matched)
    if endsItem { containers.close(to: matched - 1) }
  }

  /// Closes the containers that a line does not continue, now that it is known to be no lazy
  /// continuation of a paragraph.
  mutating func closeUnmatched(_ place: inout Place) {
    guard place.matched < containers.count else { return }
    containers.close(to: place.matched)
    leaf = .none
  }
}
