/// The kinds of HTML in which blank lines mean nothing and nothing is Markdown.
enum RawHTML: Equatable {
  /// `<pre>`, `<script>`, `<style>` or `<textarea>`.
  case element
  /// `<!-- … -->`
  case comment
  /// `<? … ?>`
  case instruction
  /// `<![CDATA[ … ]]>`
  case characterData

  private static let elements = ["pre", "script", "style", "textarea"].map { Array($0.utf8) }
  private static let commentStart = Array("!--".utf8)
  private static let commentEnd = Array("-->".utf8)
  private static let characterDataStart = Array("![cdata[".utf8)

  /// The kind that starts with the `<` at an offset.
  init?(_ bytes: [UInt8], at start: Int, before end: Int) {
    guard start + 1 < end else { return nil }
    switch bytes[start + 1] {
    case 0x21, 0x3F, 0x50, 0x53, 0x54, 0x70, 0x73, 0x74: break
    default: return nil
    }
    if bytes[start + 1] == 0x3F {
      self = .instruction
    } else if Self.has(Self.commentStart, bytes, at: start + 1, before: end) {
      self = .comment
    } else if Self.has(Self.characterDataStart, bytes, at: start + 1, before: end) {
      self = .characterData
    } else {
      let isElement = Self.elements.contains { name in
        guard Self.has(name, bytes, at: start + 1, before: end) else { return false }
        let after = start + 1 + name.count
        return after == end || bytes[after].isMarkdownSpace || bytes[after] == .greater
      }
      guard isElement else { return nil }
      self = .element
    }
  }

  /// The offset behind the first mark between two offsets that ends this kind.
  func end(_ bytes: [UInt8], from start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      switch self {
      case .comment where bytes[index] == .hyphen:
        if Self.has(Self.commentEnd, bytes, at: index, before: end) { return index + 3 }
      case .instruction where bytes[index] == 0x3F:
        if index + 1 < end, bytes[index + 1] == .greater { return index + 2 }
      case .characterData where bytes[index] == 0x5D:
        if index + 2 < end, bytes[index + 1] == 0x5D, bytes[index + 2] == .greater {
          return index + 3
        }
      case .element where bytes[index] == .less && index + 1 < end && bytes[index + 1] == .slash:
        for name in Self.elements where Self.has(name, bytes, at: index + 2, before: end) {
          let close = index + 2 + name.count
          if close < end, bytes[close] == .greater { return close + 1 }
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Whether lower-case text stands at an offset, in whatever case.
  private static func has(_ text: [UInt8], _ bytes: [UInt8], at start: Int, before end: Int) -> Bool
  {
    guard start + text.count <= end else { return false }
    for (offset, expected) in text.enumerated() {
      let byte = bytes[start + offset]
      guard byte == expected || byte.isUppercase && byte | 0x20 == expected else { return false }
    }
    return true
  }
}
