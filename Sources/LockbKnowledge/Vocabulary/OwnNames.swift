public import LockbBase

/// The names by which documents of one framework are known from others: of its symbols and keys,
/// those of more than one word. A single word, `state` or `add`, names something everywhere, and
/// somebody else may have put the same two together: it takes one name of three words, or two names.
public struct OwnNames: Sendable {
  /// How many words a name has beyond the first.
  private let weights: [[UInt8]: Int]
  /// The marks of all names: most other words differ in them.
  private let ends: Set<Int>
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
    self.init(weights)
  }

  private init(_ weights: [[UInt8]: Int]) {
    self.weights = weights
    ends = Set(weights.keys.map { Self.mark($0[0], $0[$0.count - 1], $0.count) })
  }

  /// The own names that a text has, in code or in prose.
  public func found(in bytes: [UInt8]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        guard Self.isLetter(bytes[start]) else {
          start += 1
          continue
        }
        var end = start + 1
        var hasCapital = false
        while end < bytes.count {
          if 0x41...0x5A ~= bytes[end] {
            hasCapital = true
          } else if !Self.isLetter(bytes[end]), !(0x30...0x39 ~= bytes[end]) {
            break
          }
          end += 1
        }
        if hasCapital, ends.contains(Self.mark(bytes[start], bytes[end - 1], end - start)) {
          let name = Array(bytes[start..<end])
          if weights[name] != nil { found.insert(name) }
        }
        start = end
      }
    }
    return found
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x41...0x5A ~= byte || byte == 0x5F
  }

  /// What two names have to share to be the same: how they begin and end, and their length.
  private static func mark(_ first: UInt8, _ last: UInt8, _ count: Int) -> Int {
    count << 16 | Int(first) << 8 | Int(last)
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

extension OwnNames {
  /// Writes everything.
  public func write(to packed: inout PackedWriter) {
    packed.add(weights.sorted { $0.key.lexicographicallyPrecedes($1.key) }) { packed, name in
      packed.add(name.key)
      packed.add(name.value)
    }
  }

  /// Reads what was written.
  public init(_ packed: inout PackedReader) throws(PackedReader.Damage) {
    var weights: [[UInt8]: Int] = [:]
    for _ in 0..<(try packed.count()) {
      let name = Array(try packed.slice())
      guard !name.isEmpty else { throw PackedReader.Damage() }
      weights[name] = try packed.number()
    }
    self.init(weights)
  }
}
