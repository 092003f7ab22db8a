internal import Foundation
internal import LockbText
internal import TOMLKit
internal import Yams

/// Decodes metadata in its three notations into one kind of value.
enum MetadataDecoder {
  /// Deeper metadata is refused before a parser sees it: parsers recurse.
  static let maximumDepth = 32
  /// More values than this are refused: a few aliases can stand for millions.
  static let maximumValues = 10_000

  /// The fields of the metadata.
  static func decode(
    _ text: String, _ notation: FrontMatterBlock.Notation
  ) throws(MetadataError) -> [String: MetadataValue] {
    guard !text.utf8.contains(0) else { throw MetadataError("it holds a NUL byte") }
    guard depth(of: text, notation) <= maximumDepth else {
      throw MetadataError("it is nested more than \(maximumDepth) deep")
    }
    let value =
      switch notation {
      case .yaml: try yaml(text)
      case .toml: try toml(text)
      case .json: try json(text)
      }
    guard case .mapping(let fields) = value else {
      if value == .null { return [:] }
      throw MetadataError("it holds no fields")
    }
    return fields
  }

  /// An upper bound of the nesting: brackets, and for YAML the columns of indentation.
  private static func depth(of text: String, _ notation: FrontMatterBlock.Notation) -> Int {
    var brackets = 0
    var deepest = 0
    var deepestMarkers = 0
    var indentation = 0
    var markers = 0
    var keys = DottedKeys()
    var isLineStart = true
    for byte in text.utf8 {
      switch byte {
      case 0x5B, 0x7B: brackets += 1
      case 0x5D, 0x7D: brackets = max(0, brackets - 1)
      case 0x0A:
        isLineStart = true
        indentation = 0
        markers = 0
        keys = DottedKeys()
        continue
      default: break
      }
      if notation == .toml { deepest = max(deepest, keys.take(byte, isNested: brackets > 0)) }
      if isLineStart {
        // `- - - x` nests a list with every dash; two columns of indentation nest at most once.
        if byte == 0x20 {
          indentation += 1
        } else if byte == 0x2D || byte == 0x3F {
          markers += 1
        } else {
          isLineStart = false
        }
        deepestMarkers = max(deepestMarkers, markers + indentation / 2)
      }
      deepest = max(deepest, brackets)
    }
    return notation == .yaml ? max(deepest, deepestMarkers) : deepest
  }

  // MARK: YAML

  private static func yaml(_ text: String) throws(MetadataError) -> MetadataValue {
    do {
      // Tags are not asked for: to make the resolver that knows them takes longer than to read.
      guard let node = try Yams.compose(yaml: text, .basic) else { return .null }
      var budget = maximumValues
      return try value(of: node, &budget)
    } catch let error as MetadataError {
      throw error
    } catch let error as YamlError {
      throw MetadataError(reason(of: error), line: line(of: error))
    } catch {
      throw MetadataError(String(describing: error))
    }
  }

  private static func value(of node: Node, _ budget: inout Int) throws -> MetadataValue {
    budget -= 1
    guard budget > 0 else { throw MetadataError("it holds more than \(maximumValues) values") }
    switch node {
    case .mapping(let mapping):
      var fields: [String: MetadataValue] = [:]
      for (key, value) in mapping {
        let name = (key.string ?? "").nfc
        if fields[name] == nil { fields[name] = try Self.value(of: value, &budget) }
      }
      return .mapping(fields)
    case .sequence(let sequence):
      return .list(try sequence.map { try value(of: $0, &budget) })
    case .scalar(let scalar):
      if scalar.style != .plain { return .string(scalar.string) }
      if node.null != nil { return .null }
      if let value = node.bool { return .bool(value) }
      // “12:30” is a text, as in YAML 1.2; the library would take it to the base of sixty, and end the
      // program where that is too much for a number.
      guard let first = scalar.string.utf8.first, Self.beginsNumber(first),
        !scalar.string.utf8.contains(.colon)
      else { return .string(scalar.string) }
      if let value = node.int { return .integer(value) }
      if let value = node.float, scalar.string.contains(where: \.isNumber) { return .number(value) }
      return .string(scalar.string)
    case .alias:
      throw MetadataError("it refers to an anchor that is not there")
    }
  }

  /// Whether a number may begin with a byte: a digit, a sign or a full stop.
  private static func beginsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2B, 0x2D, 0x2E, 0x30...0x39: true
    default: false
    }
  }

  private static func reason(of error: YamlError) -> String {
    switch error {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let duplicates, _):
      "“\(duplicates.compactMap(\.string).sorted().first ?? "")” stands twice"
    default: String(describing: error)
    }
  }

  private static func line(of error: YamlError) -> Int? {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    default: nil
    }
  }

  // MARK: TOML

  private static func toml(_ text: String) throws(MetadataError) -> MetadataValue {
    if let error = TOMLTraps.first(in: text) { throw error }
    do {
      var budget = maximumValues
      return try value(of: TOMLTable(string: text), &budget)
    } catch let error as MetadataError {
      throw error
    } catch let error as TOMLParseError {
      throw MetadataError(error.description, line: error.source.begin.line)
    } catch {
      throw MetadataError(String(describing: error))
    }
  }

  private static func value(
    of toml: any TOMLValueConvertible, _ budget: inout Int
  ) throws -> MetadataValue {
    budget -= 1
    guard budget > 0 else { throw MetadataError("it holds more than \(maximumValues) values") }
    if let table = toml.table {
      var fields: [String: MetadataValue] = [:]
      for (key, value) in table { fields[key.nfc] = try Self.value(of: value, &budget) }
      return .mapping(fields)
    }
    if let array = toml.array { return .list(try array.map { try value(of: $0, &budget) }) }
    if let value = toml.string { return .string(value) }
    if let value = toml.bool { return .bool(value) }
    if let value = toml.int { return .integer(value) }
    if let value = toml.double { return .number(value) }
    return .string(toml.debugDescription)
  }

  // MARK: JSON

  private static func json(_ text: String) throws(MetadataError) -> MetadataValue {
    do {
      return try JSONDecoder().decode(JSONMetadata.self, from: Data(text.utf8)).value
    } catch {
      throw MetadataError("it is not valid JSON")
    }
  }
}

/// Counts the dots of TOML's keys: each nests a table in another.
private struct DottedKeys {
  private var dots = 0
  private var isValue = false

  /// Passes a byte; returns the dots of the key so far.
  mutating func take(_ byte: UInt8, isNested: Bool) -> Int {
    switch byte {
    case 0x3D: isValue = true
    case 0x2C, 0x7B:
      isValue = !isNested
      dots = 0
    case 0x2E where !isValue: dots += 1
    default: break
    }
    return isValue ? 0 : dots
  }
}

/// Any JSON value.
private struct JSONMetadata: Decodable {
  let value: MetadataValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let list = try? container.decode([JSONMetadata].self) {
      value = .list(list.map(\.value))
    } else {
      let fields = try container.decode([String: JSONMetadata].self)
      value = .mapping(
        Dictionary(
          fields.map { ($0.key.nfc, $0.value.value) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}
