internal import LockbText

/// Tells which known symbol an unknown name was meant to be.
struct SpellingCheck: Sendable {
  /// Shorter names are too close to each other for a guess.
  private static let minimumLength = 8

  /// Known names by length in bytes.
  private let namesByLength: [Int: [String]]

  init(_ names: [String]) {
    namesByLength = Dictionary(grouping: names.filter(Self.isDistinctive)) { $0.utf8.count }
  }

  /// Whether a name is long and has a capital inside: plain words and variables are no misspelling
  /// of a symbol that happens to be a word too.
  private static func isDistinctive(_ name: String) -> Bool {
    name.utf8.count >= minimumLength && name.utf8.dropFirst().contains { 0x41...0x5A ~= $0 }
  }

  /// The known name at most two edits away; nil where none is near or several are equally near.
  func correction(for name: String) -> String? {
    let length = name.utf8.count
    guard Self.isDistinctive(name) else { return nil }
    let tolerance = length >= 12 ? 2 : 1
    var best: (name: String, distance: Int)?
    var isTied = false
    for candidates in (length - tolerance...length + tolerance).compactMap({ namesByLength[$0] }) {
      for candidate in candidates where Self.isComparable(name, candidate) {
        guard
          let distance = Spelling.distance(
            name, candidate, atMost: tolerance)
        else {
          continue
        }
        if let current = best, current.distance <= distance {
          isTied = isTied || current.distance == distance
        } else {
          best = (candidate, distance)
          isTied = false
        }
      }
    }
    return isTied ? nil : best?.name
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
