/// Text of a shard in the making: numbers in printable letters, and strings of JavaScript.
struct ShardText {
  /// Letters for the digits: from `#` on, the backslash left out.
  private static let letters = Array(UInt8(0x23)...0x5B) + Array(UInt8(0x5D)...0x7D)
  /// Half of the letters end a number, the other half continue it.
  private static let base = 45

  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// One letter for a number below 90.
  mutating func letter(_ number: Int) { bytes.append(Self.letters[min(max(number, 0), 89)]) }

  /// A number from 0 on, its least digit first.
  mutating func number(_ number: Int) {
    var rest = max(number, 0)
    while rest >= Self.base {
      bytes.append(Self.letters[Self.base + rest % Self.base])
      rest /= Self.base
    }
    bytes.append(Self.letters[rest])
  }

  /// Ascending numbers as the differences between them.
  mutating func ascending(_ numbers: [Int]) {
    var last = 0
    for number in numbers {
      self.number(number - last)
      last = number
    }
  }

  /// Text as it is.
  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Other text as it is.
  mutating func add(_ other: ShardText) { bytes.append(contentsOf: other.bytes) }

  /// A string of JavaScript and JSON.
  mutating func string(_ text: String) {
    add("\"")
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: add("\\n")
      case 0..<0x20: add(" ")
      default: bytes.append(byte)
      }
    }
    add("\"")
  }

  /// A list of strings.
  mutating func strings(_ list: [String]) { self.list(list) { $0.string($1) } }

  /// A list of anything.
  mutating func list<Item>(_ items: [Item], _ body: (inout ShardText, Item) -> Void) {
    add("[")
    for (index, item) in items.enumerated() {
      if index > 0 { add(",") }
      body(&self, item)
    }
    add("]")
  }

  /// The text as a string value of its own.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
