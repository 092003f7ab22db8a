internal import LockbBase

/// The names that documents of one framework use and others do not: of its symbols and keys, those
/// of more than one word. A single word, `state` or `add`, names something everywhere.
public struct OwnNames: Sendable {
  private let names: Set<[UInt8]>

  /// The own names of a vocabulary.
  public init(_ vocabulary: Vocabulary) {
    var names: Set<[UInt8]> = []
    for entity in vocabulary.entities where entity.kind == .api || entity.kind == .key {
      let name = Symbol.base(of: entity.name.english)
      guard let last = name.split(separator: ".").last else { continue }
      if Self.hasSeveralWords(Array(last.utf8)) { names.insert(Array(last.utf8)) }
    }
    self.names = names
  }

  /// Whether a text has one of them, in code or in prose.
  public func occur(in bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      guard CodeNames.isStart(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, CodeNames.isPart(bytes[end]) { end += 1 }
      let name = bytes[start..<end]
      if Self.hasSeveralWords(name), names.contains(Array(name)) { return true }
      start = end
    }
    return false
  }

  /// Whether a capital stands behind the first letter: `openGate`, `GateState`, `NSKey`.
  private static func hasSeveralWords(_ name: some Collection<UInt8>) -> Bool {
    name.dropFirst().contains { 0x41...0x5A ~= $0 }
  }
}
