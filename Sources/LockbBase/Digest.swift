/// A 128-bit FNV-1a digest: tells whether content changed. Not for secrets.
public struct Digest: Hashable, Sendable, LosslessStringConvertible {
  private var state: UInt128

  /// The digest of no bytes.
  public init() {
    state = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  }

  /// The digest of some bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    self.init()
    update(bytes)
  }

  /// Reads the thirty-two hexadecimal digits of a description; nil for anything else.
  public init?(_ description: String) {
    guard description.utf8.count == 32, let state = UInt128(description, radix: 16) else {
      return nil
    }
    self.state = state
  }

  /// Takes more bytes into account.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { take($0) }
    if isDone == nil { take(bytes) }
  }

  @inline(__always)
  private mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
  }

  /// Thirty-two hexadecimal digits.
  public var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
