/// The id that an author wrote behind a heading: `{#id}`, `{#id .class key="value"}`, `{: #id}`
/// or `{/*id*/}`.
struct HeadingIdentifier {
  var id: String
  /// The bytes of the braces.
  var range: Range<Int>

  /// How long the braces may be, in bytes.
  private static let maximumLength = 1024

  /// The id at the end of a heading's text, before any closing `#`s.
  init?(_ bytes: [UInt8], in text: Range<Int>) {
    var end = text.upperBound
    func trimBlanks() {
      while end > text.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    }
    trimBlanks()
    if end > text.lowerBound, bytes[end - 1] == .hash {
      while end > text.lowerBound, bytes[end - 1] == .hash { end -= 1 }
      guard end > text.lowerBound, bytes[end - 1].isBlank else { return nil }
      trimBlanks()
    }
    guard end > text.lowerBound, bytes[end - 1] == .braceClose else { return nil }
    var start = end - 2
    let bound = max(text.lowerBound, end - Self.maximumLength)
    while start >= bound, bytes[start] != .braceOpen {
      guard bytes[start] != .braceClose else { return nil }
      start -= 1
    }
    guard start >= bound, start == text.lowerBound || bytes[start - 1] != .backslash,
      start == text.lowerBound || bytes[start - 1] != .braceOpen
    else { return nil }
    let words = Self.words(bytes[(start + 1)..<(end - 1)])
    guard let found = Self.comment(words) ?? Self.attribute(words), !found.isEmpty else {
      return nil
    }
    id = String(decoding: found, as: UTF8.self)
    range = start..<end
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start: Int?
    var quote: UInt8?
    for index in text.indices {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte.isBlank {
        if let first = start { words.append(text[first..<index]) }
        start = nil
        continue
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      }
      start = start ?? index
    }
    if let first = start { words.append(text[first...]) }
    return words
  }

  /// The one word in a comment of MDX; a comment of several words is a remark.
  private static func comment(_ words: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
    let joined = words.filter { !$0.elementsEqual("/*".utf8) && !$0.elementsEqual("*/".utf8) }
    guard joined.count == 1, var word = joined.first, let first = words.first,
      let last = words.last,
      first.starts(with: "/*".utf8), last.count >= 2, last.suffix(2).elementsEqual("*/".utf8)
    else { return nil }
    if word.starts(with: "/*".utf8) { word = word.dropFirst(2) }
    if word.suffix(2).elementsEqual("*/".utf8) { word = word.dropLast(2) }
    return word
  }

  /// The id in a list of attributes; nil where a word is none.
  private static func attribute(_ words: [ArraySlice<UInt8>]) -> ArraySlice<UInt8>? {
    var id: ArraySlice<UInt8>?
    for (position, word) in words.enumerated() {
      if word.first == .hash {
        id = id ?? word.dropFirst()
      } else if word.first == .colon, position == 0 {
        let rest = word.dropFirst()
        if rest.first == .hash { id = rest.dropFirst() }
      } else if let equals = word.firstIndex(of: .equals) {
        guard word[..<equals].elementsEqual("id".utf8), id == nil else { continue }
        id = word[(equals + 1)...].filter { $0 != .quote && $0 != .apostrophe }[...]
      } else if word.first != .dot {
        return nil
      }
    }
    return id
  }
}
