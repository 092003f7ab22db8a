/// The text of one line of an entry, as UTF-8.
struct CardText {
  /// The bytes, without the spaces around them.
  var bytes: [UInt8]

  /// The text as a string.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The words between spaces.
  var words: [String] { parts(separatedBy: " ") }

  /// The text between ASCII marks, without the spaces around each part; an empty part fails.
  func parts(separatedBy separator: Unicode.Scalar) -> [String] {
    let mark = UInt8(ascii: separator)
    let space = UInt8(ascii: " ")
    var parts: [String] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != mark { end += 1 }
      let next = end + 1
      while start < end, bytes[start] == space { start += 1 }
      while start < end, bytes[end - 1] == space { end -= 1 }
      precondition(start < end, "an empty part in: \(string)")
      parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = next
    }
    return parts
  }
}
