/// Levels out what cmark-gfm does otherwise than its own rules, so that only real differences show.
enum HTMLNormalizer {
  /// - It keeps the blanks before a lazy line, and counts a fence's indentation in bytes.
  /// - It finds a task's box only in the first container of a line, and in headings too.
  static func normalize(_ html: String) -> String {
    var bytes: [UInt8] = []
    for byte in html.utf8 {
      let isBlank = byte == 0x20 || byte == 0x09
      if isBlank, bytes.last == 0x20 || bytes.last == 0x0A || bytes.last == UInt8(ascii: ">") {
        continue
      }
      bytes.append(isBlank ? 0x20 : byte)
    }
    var text = String(decoding: bytes, as: UTF8.self)
    for box in [
      "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> ",
      "<input type=\"checkbox\" disabled=\"\" /> ",
      "<input type=\"checkbox\" checked=\"\" disabled=\"\" />",
      "<input type=\"checkbox\" disabled=\"\" />", "[ ] ", "[x] ",
    ] {
      text = text.split(separator: box, omittingEmptySubsequences: false).joined()
    }
    return text
  }
}
