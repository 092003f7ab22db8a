/// HTML in the making: text goes in escaped, markup only as literals of this program or as HTML.
///
/// Nothing of a document can become markup, because no method takes markup from a `String`.
public struct HTML: Sendable {
  /// The bytes so far.
  public private(set) var bytes: [UInt8] = []

  /// No HTML yet.
  public init() {}

  /// A piece of markup.
  public init(_ markup: StaticString) {
    add(markup)
  }

  /// Whether nothing has been added.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The text of the bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds markup that is a literal of the program.
  public mutating func add(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a piece of a template of the theme.
  mutating func add(template bytes: some Collection<UInt8>) { self.bytes.append(contentsOf: bytes) }

  /// Adds HTML.
  public mutating func add(_ html: HTML) {
    bytes.append(contentsOf: html.bytes)
  }

  /// Adds some bytes of HTML, between whole elements.
  mutating func add(_ html: HTML, _ range: Range<Int>) {
    bytes.append(contentsOf: html.bytes[range])
  }

  /// Adds text, escaped for content and for quoted attribute values alike.
  public mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        let replacement: StaticString
        switch byte {
        case 0x26: replacement = "&amp;"
        case 0x3C: replacement = "&lt;"
        case 0x3E: replacement = "&gt;"
        case 0x22: replacement = "&quot;"
        case 0x27: replacement = "&#39;"
        // What no HTML may hold: control characters other than white space.
        case 0...8, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: replacement = "\u{FFFD}"
        default: continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        add(replacement)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  /// Adds a number.
  public mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Adds a start tag; attributes without a value are left out.
  public mutating func open(_ tag: StaticString, _ attributes: [(StaticString, String?)] = []) {
    add("<")
    add(tag)
    for (name, value) in attributes {
      guard let value else { continue }
      add(" ")
      add(name)
      add("=\"")
      text(value)
      add("\"")
    }
    add(">")
  }

  /// Adds an end tag.
  public mutating func close(_ tag: StaticString) {
    add("</")
    add(tag)
    add(">")
  }

  /// Adds an element with content.
  public mutating func element(
    _ tag: StaticString, _ attributes: [(StaticString, String?)] = [],
    _ content: (inout HTML) -> Void
  ) {
    open(tag, attributes)
    content(&self)
    close(tag)
  }

  /// Adds an element that holds text.
  public mutating func element(
    _ tag: StaticString, _ attributes: [(StaticString, String?)] = [], text: String
  ) {
    element(tag, attributes) { $0.text(text) }
  }

  // MARK: - Lines

  /// A longer word may be parted from what follows it, in bytes: on a phone it may fill a line.
  private static let longestKept = 36

  /// Adds HTML that stays on the line of the word before it, where that is short.
  mutating func add(kept html: HTML) {
    let start = lastWord
    guard start < bytes.count, bytes.count - start <= Self.longestKept else { return add(html) }
    let word = Array(bytes[start...])
    bytes.removeSubrange(start...)
    add("<span class=\"kept\">")
    bytes += word
    add(html)
    add("</span>")
  }

  /// Where the last word begins: text, or code in a line; the end where something else stands there.
  private var lastWord: Int {
    var start = bytes.count
    if bytes.suffix(7).elementsEqual("</code>".utf8) {
      start -= 7
      while start > 0, bytes[start - 1] != UInt8(ascii: "<") { start -= 1 }
      guard bytes[..<start].suffix(1).elementsEqual("<".utf8),
        bytes[start...].starts(with: "code>".utf8)
      else { return bytes.count }
      return start - 1
    }
    while start > 0, ![0x20, 0x0A, 0x3C, 0x3E].contains(bytes[start - 1]) { start -= 1 }
    return start > 0 && bytes[start - 1] == 0x3C ? bytes.count : start
  }
}
