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
    let arguments = words[1]
    if let path = arguments.range(ofText: "path=") {
      return page(argument: arguments[path.upperBound...])
    }
    let first = arguments.trimmingWhitespace
    // What has a name and is no path: the language or the format alone.
    return first.prefix { !$0.isWhitespace }.contains("=") ? nil : page(argument: first)
  }

  /// The page of an argument, quoted or not; nil for an anchor of the page itself, the home page
  /// and what is made up while the site is built.
  private static func page(argument: Substring) -> String? {
    let quote = argument.first.flatMap { $0 == "\"" || $0 == "`" ? $0 : nil }
    let text = quote == nil ? argument : argument.dropFirst()
    let page = text.prefix { ($0 != quote && (quote != nil || !$0.isWhitespace)) && $0 != "#" }
    let isPlain = !page.contains { "={}:?".contains($0) }
    return isPlain && page.contains { $0 != "." && $0 != "/" } ? String(page) : nil
  }
}
