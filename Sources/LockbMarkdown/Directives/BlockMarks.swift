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

  /// Whether a line certainly does not continue the paragraph above it, whatever is around.
  static func endsParagraph(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start].isBlank || bytes[start] == .greater { start += 1 }
    guard start < line.upperBound else { return true }
    switch bytes[start] {
    case .backtick, .tilde: return fence(bytes, at: start, before: line.upperBound) != nil
    case .hash: return heading(bytes, at: start, before: line.upperBound) != nil
    case .less: return RawHTML(bytes, at: start, before: line.upperBound) != nil
    case .equals, .hyphen, .star, .underscore, .plus, 0x30...0x39:
      return isUnderline(bytes, at: start, before: line.upperBound)
        || isRule(bytes, at: start, before: line.upperBound)
        || listMarker(bytes, at: start, before: line.upperBound) != nil
    default: return false
    }
  }
}
