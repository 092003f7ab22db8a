internal import LockbText

/// Tells which known name an unknown one was meant to be.
///
/// It rather misses a mistake than finds one in a name that is right: what it knows of one framework
/// stands among the names of all others, and of everybody's own code.
struct SpellingCheck: Sendable {
  /// Shorter names are too close to each other for a guess.
  private static let minimumLength = 8

  /// Known names by length in bytes.
  private let namesByLength: [Int: [String]]
  /// Every word of a known name.
  private let words: Set<String>
  /// The keys of property lists, which nobody names anything of their own like.
  private let keys: [(name: String, words: NameWords)]

  /// A check against the known names, which have neither dots nor argument labels, and those among
  /// them that are keys of property lists.
  init(_ names: [String], keys: [String]) {
    namesByLength = Dictionary(grouping: names.filter(Self.isDistinctive)) { $0.utf8.count }
    words = Set(names.flatMap { NameWords($0).words })
    self.keys = keys.filter(Self.isDistinctive).map { ($0, NameWords($0)) }
  }

  /// Whether a name is long and has a capital inside: plain words and variables are no misspelling
  /// of a symbol that happens to be a word too.
  static func isDistinctive(_ name: String) -> Bool {
    name.utf8.count >= minimumLength && name.utf8.dropFirst().contains { 0x41...0x5A ~= $0 }
  }

  /// The known name at most two edits away, in a long name, or one; nil where none is so near or
  /// several are, and for a name that is known or stands for something else. A key may lack a word or
  /// have one too many, too.
  func correction(for name: String) -> String? {
    guard Self.isDistinctive(name) else { return nil }
    return nearest(to: name) ?? key(for: name)
  }

  /// The key that has the same words but for one that the name lacks, or else one that it has too many:
  /// of several, the one for which the fewest letters have to change.
  private func key(for name: String) -> String? {
    guard !keys.contains(where: { $0.name == name }) else { return nil }
    let written = NameWords(name)
    let near = keys.compactMap { key in
      written.wordApart(from: key.words).map { word in
        (
          name: key.name,
          cost: (key.words.words.count < written.words.count ? 1 : 0, word.utf8.count)
        )
      }
    }
    guard let least = near.min(by: { $0.cost < $1.cost }) else { return nil }
    return near.count { $0.cost == least.cost } == 1 ? least.name : nil
  }

  private func nearest(to name: String) -> String? {
    let length = name.utf8.count
    let tolerance = length >= 12 ? 2 : 1
    var near: String?
    for candidates in (length - tolerance...length + tolerance).compactMap({ namesByLength[$0] }) {
      for candidate in candidates where Self.isComparable(name, candidate) {
        guard Spelling.distance(name, candidate, atMost: tolerance) != nil else { continue }
        guard near == nil else { return nil }
        near = candidate
      }
    }
    guard let near, near != name,
      NameWords(name).isMisspelling(of: NameWords(near), among: words)
    else { return nil }
    return near
  }

  /// A misspelling keeps its first letter: a variable named after its type, the prefix left out,
  /// does not. Two edits also leave the next two or the last three letters alone, nearly always:
  /// a cheap filter before the distance is measured.
  private static func isComparable(_ left: String, _ right: String) -> Bool {
    left.utf8.first == right.utf8.first
      && (left.utf8.prefix(3).elementsEqual(right.utf8.prefix(3))
        || left.utf8.suffix(3).elementsEqual(right.utf8.suffix(3)))
  }
}
