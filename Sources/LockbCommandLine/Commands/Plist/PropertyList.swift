internal import Foundation
internal import LockbPack

/// Reads the declarations of a property list, in XML or binary.
enum PropertyList {
  /// Files larger than this are no Info.plist.
  static let maximumSize = 1 << 20
  private static let maximumDepth = 128

  /// What the file declares at its top level; nil for anything but a property list of a dictionary.
  static func declarations(in bytes: [UInt8]) -> [String: ReferenceAudit.Declared]? {
    guard bytes.count <= maximumSize, isSafe(bytes),
      let value = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let dictionary = value as? [String: Any]
    else { return nil }
    return dictionary.mapValues(declared)
  }

  private static func declared(_ value: Any) -> ReferenceAudit.Declared {
    switch value {
    case let text as String: return .text(text)
    case let list as [Any]: return .list(list.compactMap { $0 as? String })
    case let dictionary as [String: Any]:
      return .entries(
        dictionary.keys.sorted().compactMap { name in
          (dictionary[name] as? String).map { .init(name: name, text: $0) }
        })
    case let isOn as Bool: return .bool(isOn)
    default: return .other
    }
  }

  /// The library recurses into nested values, without a limit of its own.
  private static func isSafe(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return isShallowBinary(bytes) }
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    guard head.contains("<?xml") || head.contains("<plist") || head.contains("<!DOCTYPE") else {
      return false
    }
    var depth = 0
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...].prefix(6)
      if rest.starts(with: Array("array".utf8)) || rest.starts(with: Array("dict".utf8)) {
        depth += 1
      } else if rest.starts(with: Array("/array".utf8)) || rest.starts(with: Array("/dict".utf8)) {
        depth -= 1
      }
      if depth > maximumDepth { return false }
    }
    return true
  }

  /// Few arrays and dictionaries cannot be nested deeply.
  private static func isShallowBinary(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 40 else { return false }
    let trailer = bytes.suffix(32)
    func number(_ range: Range<Int>) -> Int {
      range.reduce(0) { ($0 << 8 | Int(trailer[trailer.startIndex + $1])) & 0xFFFF_FFFF }
    }
    let (width, count, table) = (number(6..<7), number(8..<16), number(24..<32))
    guard (1...8).contains(width), count <= bytes.count, table >= 8,
      table + count * width <= bytes.count - 32
    else { return false }
    var containers = 0
    for index in 0..<count {
      let start = table + index * width
      let offset = bytes[start..<(start + width)].reduce(0) { ($0 << 8 | Int($1)) & 0xFFFF_FFFF }
      guard offset < table else { return false }
      if bytes[offset] >> 4 >= 0xA { containers += 1 }
    }
    return containers <= 2048
  }
}
