/// A JSON value whose objects keep the order of their keys, so that equal answers are equal bytes.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// An object from pairs, in the order they are written.
  public static func members(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(pairs.map { JSONMember(name: $0.key, value: $0.value) })
  }

  /// A string, or null.
  public static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// An array of strings.
  public static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}

/// One name and its value in an object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue

  /// A member.
  public init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// The value as text, two spaces a level, without a line end.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the value on one line, without a line end.
  public func writeCompactly(to bytes: inout [UInt8]) {
    write(to: &bytes, depth: nil)
  }

  /// Writes the value; on one line where there is no depth.
  private func write(to bytes: inout [UInt8], depth: Int?) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .number(let value): bytes += (value.isFinite ? String(value) : "null").utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &bytes, depth: depth) { value, bytes in
        value.write(to: &bytes, depth: depth.map { $0 + 1 })
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &bytes, depth: depth) { member, bytes in
        Self.write(member.name, to: &bytes)
        bytes.append(0x3A)
        if depth != nil { bytes.append(0x20) }
        member.value.write(to: &bytes, depth: depth.map { $0 + 1 })
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to bytes: inout [UInt8],
    depth: Int?, _ each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      if let depth { breakLine(&bytes, depth: depth + 1) }
      each(element, &bytes)
    }
    if let depth, !elements.isEmpty { breakLine(&bytes, depth: depth) }
    bytes += brackets.1.utf8
  }

  private static func breakLine(_ bytes: inout [UInt8], depth: Int) {
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: 2 * depth)
  }

  /// Controls are escaped, also those above ASCII: JSON on a terminal must not steer it.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    defer { bytes.append(0x22) }
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
    if isPlain {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: bytes += #"\""#.utf8
      case 0x5C: bytes += #"\\"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        bytes += #"\u"#.utf8
        bytes += repeatElement(0x30, count: 4 - digits.utf8.count)
        bytes += digits.utf8
      default: bytes += scalar.utf8
      }
    }
  }
}
