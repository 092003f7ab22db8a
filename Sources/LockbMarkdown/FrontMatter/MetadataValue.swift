/// A decoded value of front matter, whatever notation it was written in.
public indirect enum MetadataValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  /// Text, dates included, as written.
  case string(String)
  case list([MetadataValue])
  case mapping([String: MetadataValue])

  /// The text of a string, a number or a truth value; nil for the rest.
  public var text: String? {
    switch self {
    case .string(let text): text
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .null, .list, .mapping: nil
    }
  }

  /// The texts of a list, or the one text of a single value.
  public var texts: [String] {
    if case .list(let values) = self { return values.compactMap(\.text) }
    return text.map { [$0] } ?? []
  }

  /// Whether it says yes, as Hugo takes it: a text may, and a number that is not 0.
  public var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .string(let text): ["1", "t", "T", "true", "TRUE", "True"].contains(text)
    case .integer(let value): value != 0
    case .number(let value): value != 0
    case .null, .list, .mapping: false
    }
  }
}
