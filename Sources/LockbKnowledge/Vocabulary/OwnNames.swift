internal import LockbBase

/// The names by which documents of one framework are known from others: of its symbols and keys,
/// those of more than one word. A single word, `state` or `add`, names something everywhere, and
/// somebody else may have put the same two together: it takes one name of three words, or two names.
public struct OwnNames: Sendable {
  /// How many words a name has beyond the first.
  private let weights: [[UInt8]: Int]
  /// How many such words in different names are enough.
  private static let enough = 2

  /// The own names of a vocabulary.
  public init(_ vocabulary: Vocabulary) {
    var weights: [[UInt8]: Int] = [:]
    for entity in vocabulary.entities where entity.kind == .api || entity.kind == .key {
      let name = Symbol.base(of: entity.name.english)
      guard let last = name.split(separator: ".").last else { continue }
      let weight = Self.innerCapitals(last.utf8)
      if weight > 0 { weights[Array(last.utf8)] = weight }
    }
    self.weights = weights
  }

  /// The own names that a text has, in code or in prose.
  public func found(in bytes: [UInt8]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    var start = 0
    while start < bytes.count {
      guard CodeNames.isStart(bytes[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < bytes.count, CodeNames.isPart(bytes[end]) { end += 1 }
      let name = bytes[start..<end]
      if Self.innerCapitals(name) > 0, weights[Array(name)] != nil { found.insert(Array(name)) }
      start = end
    }
    return found
  }

  /// Whether texts with these names are documents of the framework.
  public func areEnough(_ names: Set<[UInt8]>) -> Bool {
    names.reduce(0) { $0 + (weights[$1] ?? 0) } >= Self.enough
  }

  /// The capitals behind the first letter: one in `openGate`, two in `NSKey`.
  private static func innerCapitals(_ name: some Collection<UInt8>) -> Int {
    name.dropFirst().count { 0x41...0x5A ~= $0 }
  }
}
