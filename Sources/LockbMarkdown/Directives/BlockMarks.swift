/// The marks with which CommonMark's blocks begin, behind at most three columns of indentation.
enum BlockMarks {
  /// The length of the code fence at an offset.
  static func fence(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    let mark = bytes[start]
    var index = start
    while index < end, bytes[index] == mark { index += 1 }
    let length = index - start
    guard length >= 3 else { return nil }
    if mark == .backtick, bytes[index..<end].contains(.backtick) { return nil }
    return length
  }

  /// Where the text of the heading at an offset starts.
  static func heading(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    var index = start
    while index < end, bytes[index] == .hash { index += 1 }
    guard 1...6 ~= index - start, index == end || bytes[index].isBlank else { return nil }
    while index < end, bytes[index].isBlank { index += 1 }
    return index
  }

  /// Whether a line is the underline that makes a heading of the paragraph above.
  static func isUnderline(_ bytes: [UInt8], at start: Int, before end: Int) -> Bool {
    let mark = bytes[start]
    guard mark == .equals || mark == .hyphen else { return false }
    var index = start
    while index < end, bytes[index] == mark { index += 1 }
    while index < end, bytes[index].isBlank { index += 1 }
    return index == end
  }

  /// Whether a line is the rule below a table's header, which must have as many cells.
  static func isTableRule(_ bytes: [UInt8], _ rule: Range<Int>, header: Range<Int>) -> Bool {
    guard let first = bytes[rule].first, first == .pipe || first == .hyphen || first == .colon
    else { return false }
    let isRule = bytes[rule].allSatisfy {
      $0 == .hyphen || $0 == .pipe || $0 == .colon || $0.isMarkdownSpace
    }
    guard isRule, bytes[rule].contains(.hyphen) else { return false }
    let count = cellCount(bytes[rule])
    return count > 0 && cellCount(bytes[header]) == count
  }

  /// How many cells a line of a table has; 0 where it has no pipe.
  private static func cellCount(_ line: ArraySlice<UInt8>) -> Int {
    var text = line
    while let last = text.last, last.isBlank { text = text.dropLast() }
    while let first = text.first, first.isBlank { text = text.dropFirst() }
    var pipes = 0
    var isEscaped = false
    for byte in text {
      if byte == .pipe, !isEscaped { pipes += 1 }
      isEscaped = byte == .backslash && !isEscaped
    }
    guard pipes > 0 else { return 0 }
    return pipes + 1 - (text.first == .pipe ? 1 : 0) - (text.last == .pipe && pipes > 1 ? 1 : 0)
  }

  /// Whether a line is a thematic break.
  static func isRule(_ bytes: [UInt8], at start: Int, before end: Int) -> Bool {
    let mark = bytes[start]
    guard mark == .hyphen || mark == .star || mark == .underscore else { return false }
    var count = 0
    for index in start..<end where !bytes[index].isBlank {
      guard bytes[index] == mark else { return false }
      count += 1
    }
    return count >= 3
  }

  /// The offset behind the bullet or number of a list item.
  static func listMarker(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    var index = start
    switch bytes[start] {
    case .hyphen, .star, .plus: index += 1
    case 0x30...0x39:
      while index < end, bytes[index].isDigit, index - start < 9 { index += 1 }
      guard index < end, bytes[index] == .dot || bytes[index] == 0x29 else { return nil }
      index += 1
    default: return nil
    }
    return index == end || bytes[index].isBlank ? index : nil
  }

  /// Whether a line does not continue the paragraph above it, which is in some containers. In a
  /// list item, indentation and numbers tell less.
  static func endsParagraph(
    _ bytes: [UInt8], _ line: Range<Int>, in containers: LineContainers
  ) -> Bool {
    let inList = containers.count > containers.quotes
    var start = line.lowerBound
    let end = line.upperBound
    var quotes = 0
    while start < end, bytes[start].isBlank || bytes[start] == .greater {
      if bytes[start] == .greater { quotes += 1 }
      start += 1
    }
    guard start < end, quotes <= containers.quotes else { return true }
    if !inList {
      let indentation = LineCursor(offset: line.lowerBound).indentation(bytes, before: end)
      if indentation.columns >= 4 { return false }
    }
    switch bytes[start] {
    case .backtick, .tilde: return fence(bytes, at: start, before: end) != nil
    case .hash: return heading(bytes, at: start, before: end) != nil
    case .less: return RawHTML(bytes, at: start, before: end) != nil
    case .equals, .hyphen, .star, .underscore, .plus, 0x30...0x39:
      if isUnderline(bytes, at: start, before: end) || isRule(bytes, at: start, before: end) {
        return true
      }
      guard let markerEnd = listMarker(bytes, at: start, before: end) else { return false }
      return inList || interruptsParagraph(bytes, start..<markerEnd, before: end)
    default: return false
    }
  }

  /// Whether a list marker may follow a paragraph's line: a bullet or the number 1, with text.
  static func interruptsParagraph(_ bytes: [UInt8], _ marker: Range<Int>, before end: Int) -> Bool {
    let first = bytes[marker.lowerBound]
    guard !first.isDigit || first == 0x31 && marker.count == 2 else { return false }
    return bytes[marker.upperBound..<end].contains { !$0.isBlank }
  }
}
