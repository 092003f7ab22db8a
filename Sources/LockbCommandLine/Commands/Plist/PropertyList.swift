internal import Foundation
internal import LockbPack

/// Reads the declarations of a property list, in XML or binary.
enum PropertyList {
  /// Why a file has no declarations.
  enum Failure: Error {
    case notOne, tooLarge, tooDeep, notUTF8
    /// A property list of something else.
    case noDictionary
  }

  /// Files larger than this are no Info.plist.
  static let maximumSize = 1 << 20
  private static let maximumDepth = 128

  /// What the file declares at its top level.
  static func declarations(
    in bytes: [UInt8]
  ) throws(Failure) -> [String: ReferenceAudit.Declared] {
    guard bytes.count <= maximumSize else { throw .tooLarge }
    try checkSafety(of: bytes)
    guard
      let value = try? PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
    else { throw .notOne }
    guard let dictionary = value as? [String: Any] else { throw .noDictionary }
    return dictionary.mapValues(declared)
  }

  private static func declared(_ value: Any) -> ReferenceAudit.Declared {
    switch value {
    case let text as String: return .text(text)
    case let list as [Any]: return .list(list.compactMap { $0 as? String })
    case let dictionary as [String: Any]:
      return .entries(
        dictionary.keys.sorted().map { .init(name: $0, text: dictionary[$0] as? String) })
    case let isOn as Bool: return .bool(isOn)
    default: return .other
    }
  }

  /// The library recurses into nested values, without a limit of its own.
  private static func checkSafety(of bytes: [UInt8]) throws(Failure) {
    if bytes.starts(with: Array("bplist".utf8)) {
      guard isShallowBinary(bytes) else { throw .notOne }
      return
    }
    // The marks of byte order, and what “<” looks like without one.
    let wide: [[UInt8]] = [
      [0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF], [0x3C, 0], [0, 0x3C],
    ]
    guard !wide.contains(where: { bytes.starts(with: $0) }) else { throw .notUTF8 }
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    guard head.contains("<?xml") || head.contains("<plist") || head.contains("<!DOCTYPE") else {
      throw .notOne
    }
    var depth = 0
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...].prefix(6)
      if rest.starts(with: Array("array".utf8)) || rest.starts(with: Array("dict".utf8)) {
        depth += 1
      } else if rest.starts(with: Array("/array".utf8)) || rest.starts(with: Array("/dict".utf8)) {
        depth -= 1
      }
      if depth > maximumDepth { throw .tooDeep }
    }
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
