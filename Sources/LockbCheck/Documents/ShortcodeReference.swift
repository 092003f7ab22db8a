internal import LockbBase

/// A `ref` or `relref` shortcode and the page it names.
struct ShortcodeReference {
  /// The page, without its anchor.
  var page: String
  /// The bytes of the shortcode.
  var range: SourceRange

  /// The references in the bytes of a file, in order.
  static func all(in bytes: [UInt8]) -> [Self] {
    var found: [Self] = []
    var index = 0
    while index + 3 < bytes.count {
      guard bytes[index] == 0x7B, bytes[index + 1] == 0x7B,
        bytes[index + 2] == 0x3C || bytes[index + 2] == 0x25,
        let end = end(of: bytes, from: index)
      else {
        index += 1
        continue
      }
      let inside = String(decoding: bytes[(index + 3)..<(end - 3)], as: UTF8.self)
      if let page = page(in: inside) {
        found.append(Self(page: page, range: SourceRange(index, end)))
      }
      index = end
    }
    return found
  }

  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let close: UInt8 = bytes[start + 2] == 0x3C ? 0x3E : 0x25
    var index = start + 3
    while index + 2 < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == close, bytes[index + 1] == 0x7D, bytes[index + 2] == 0x7D {
        return index + 3
      }
      index += 1
    }
    return nil
  }

  private static func page(in call: String) -> String? {
    let words = call.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    guard words.count == 2, words[0] == "ref" || words[0] == "relref" else { return nil }
    let target = String(words[1].trimmingWhitespace)
    guard let quote = target.first, quote == "\"" || quote == "`" else { return nil }
    let page = target.dropFirst().prefix { $0 != quote && $0 != "#" }
    return page.isEmpty || page.contains("=") ? nil : String(page)
  }
}
