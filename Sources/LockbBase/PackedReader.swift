/// Reads what a `PackedWriter` wrote. What is damaged ends in an error, never in a trap.
public struct PackedReader: Sendable {
  /// The bytes are not what was written.
  public struct Damage: Error {
    /// Damage.
    public init() {}
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  /// Begins at the first byte of what was sealed; nil where it is damaged.
  public init?(sealed: [UInt8]) {
    guard sealed.count >= 8 else { return nil }
    self.init(sealed.dropLast(8))
    guard sealed.suffix(8).elementsEqual(PackedWriter.seal(bytes)) else { return nil }
  }

  /// Begins at the first of some bytes.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The next number.
  public mutating func number() throws(Damage) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while position < bytes.endIndex, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: value) }
      shift += 7
    }
    throw Damage()
  }

  /// The next number, of things that take at least a byte each.
  public mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - position else { throw Damage() }
    return count
  }

  /// The next bytes.
  public mutating func slice() throws(Damage) -> ArraySlice<UInt8> {
    let count = try count()
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The next text.
  public mutating func text() throws(Damage) -> String {
    String(decoding: try slice(), as: UTF8.self)
  }

  /// The next list.
  public mutating func list<Item>(
    _ body: (inout Self) throws(Damage) -> Item
  ) throws(Damage) -> [Item] {
    let count = try count()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try body(&self)) }
    return items
  }
}
