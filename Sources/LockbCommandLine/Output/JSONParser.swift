internal import LockbBase

/// Reads one JSON value from bytes nobody vouches for.
struct JSONParser {
  /// What is wrong with a text, and where.
  struct Failure: Error, Equatable {
    enum Reason { case ended, unexpected, tooDeep, badString, badNumber }
    var reason: Reason
    /// The offset of the byte, from 0.
    var offset: Int
  }

  /// Values nested deeper than this are refused.
  private static let maximumDepth = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The value that the bytes hold, white space around it aside.
  static func value(of bytes: some Collection<UInt8>) throws(Failure) -> JSONValue {
    let result =
      bytes.withContiguousStorageIfAvailable(parse) ?? Array(bytes).withUnsafeBufferPointer(parse)
    return try result.get()
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, Failure> {
    var parser = JSONParser(bytes: bytes)
    do throws(Failure) {
      let value = try parser.value(depth: 0)
      parser.skipSpace()
      if parser.position < bytes.count { throw parser.failure(.unexpected) }
      return .success(value)
    } catch {
      return .failure(error)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func failure(_ reason: Failure.Reason) -> Failure {
    Failure(reason: position >= bytes.count ? .ended : reason, offset: position)
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// The next byte that is no white space, not taken.
  private mutating func peek() throws(Failure) -> UInt8 {
    skipSpace()
    guard position < bytes.count else { throw failure(.ended) }
    return bytes[position]
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < Self.maximumDepth else { throw Failure(reason: .tooDeep, offset: position) }
    switch try peek() {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure(.unexpected)
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    var members: [JSONMember] = []
    position += 1
    if try peek() == UInt8(ascii: "}") {
      position += 1
      return .object([])
    }
    while true {
      guard try peek() == UInt8(ascii: "\"") else { throw failure(.unexpected) }
      let name = try string()
      guard try peek() == UInt8(ascii: ":") else { throw failure(.unexpected) }
      position += 1
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
      guard try continues(until: UInt8(ascii: "}")) else { return .object(members) }
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    var values: [JSONValue] = []
    position += 1
    if try peek() == UInt8(ascii: "]") {
      position += 1
      return .array([])
    }
    while true {
      values.append(try value(depth: depth + 1))
      guard try continues(until: UInt8(ascii: "]")) else { return .array(values) }
    }
  }

  /// Takes the comma before another element, or the closing bracket.
  private mutating func continues(until end: UInt8) throws(Failure) -> Bool {
    let next = try peek()
    guard next == end || next == UInt8(ascii: ",") else { throw failure(.unexpected) }
    position += 1
    return next != end
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue
  {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else {
        throw failure(.unexpected)
      }
      position += 1
    }
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default:
        return try number(from: start)
      }
    }
    return try number(from: start)
  }

  private func number(from start: Int) throws(Failure) -> JSONValue {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw Failure(reason: .badNumber, offset: start)
    }
    return .number(number)
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        return try decoded(bytes[start..<position])
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw failure(.badString)
      default: position += 1
      }
    }
    throw failure(.ended)
  }

  private func decoded(_ slice: some Collection<UInt8>) throws(Failure) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else { throw failure(.badString) }
    return text
  }
}

extension JSONParser {
  private mutating func escapedString(from start: Int) throws(Failure) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try decoded(text)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0..<0x20: throw failure(.badString)
      default: text.append(byte)
      }
    }
    throw failure(.ended)
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard position < bytes.count else { throw failure(.ended) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure(.badString)
    }
  }

  /// A scalar of the basic plane, or the pair of surrogates of another one.
  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    var code = try fourDigits()
    if (0xD800..<0xDC00).contains(code) {
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw failure(.badString) }
      position += 2
      let low = try fourDigits()
      guard (0xDC00..<0xE000).contains(low) else { throw failure(.badString) }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure(.badString) }
    return scalar
  }

  private mutating func fourDigits() throws(Failure) -> UInt32 {
    guard position + 4 <= bytes.count else { throw Failure(reason: .ended, offset: bytes.count) }
    var code: UInt32 = 0
    for _ in 0..<4 {
      let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      guard let digit else { throw failure(.badString) }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
