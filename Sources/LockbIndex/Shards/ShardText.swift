/// Text of a shard in the making: numbers in printable letters, and strings of JavaScript.
struct ShardText {
  /// Letters for the digits: from `#` on, the backslash left out.
  private static let letters = Array(UInt8(0x23)...0x5B) + Array(UInt8(0x5D)...0x7D)
  /// Half of the letters end a number, the other half continue it.
  static let base = 45

  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// One letter for a number below 90.
  mutating func letter(_ number: Int) { bytes.append(Self.letters[min(max(number, 0), 89)]) }

  /// A number from 0 on, its least digit first.
  mutating func number(_ number: Int) {
    Self.forEachLetter(of: number) { bytes.append($0) }
  }

  /// The letters of a number, one after the other.
  @inline(__always)
  static func forEachLetter(of number: Int, _ body: (UInt8) -> Void) {
    var rest = max(number, 0)
    while rest >= base {
      body(letters[base + rest % base])
      rest /= base
    }
    body(letters[rest])
  }

  /// The digit of a letter.
  @inline(__always)
  static func digit(of letter: UInt8) -> Int { Int(letter) - (letter > 0x5C ? 0x24 : 0x23) }

  /// How many letters a number has.
  static func length(of number: Int) -> Int {
    var rest = max(number, 0)
    var length = 1
    while rest >= base {
      length += 1
      rest /= base
    }
    return length
  }

  /// Ascending numbers as the differences between them.
  mutating func ascending(_ numbers: [Int]) {
    var last = 0
    for number in numbers {
      self.number(number - last)
      last = number
    }
  }

  /// Bytes as they are.
  mutating func add(_ bytes: ArraySlice<UInt8>) { self.bytes.append(contentsOf: bytes) }

  /// Text as it is.
  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Other text as it is.
  mutating func add(_ other: ShardText) { bytes.append(contentsOf: other.bytes) }

  /// A string of JavaScript and JSON.
  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { add(string: $0) }
  }

  /// A string of JavaScript and JSON, of bytes that are text.
  mutating func string(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { add(string: $0) }
  }

  private mutating func add(string text: UnsafeBufferPointer<UInt8>) {
    bytes.append(0x22)
    defer { bytes.append(0x22) }
    // Nearly every text can be taken as it is.
    var needsCare = false
    for byte in text { needsCare = needsCare || byte == 0x22 || byte == 0x5C || byte < 0x20 }
    if !needsCare { return bytes.append(contentsOf: text) }
    for byte in text {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x0A: add("\\n")
      case 0..<0x20: add(" ")
      default: bytes.append(byte)
      }
    }
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
