internal import LockbText

/// Tells which known symbol an unknown name was meant to be.
struct SpellingCheck: Sendable {
  /// Shorter names are too close to each other for a guess.
  private static let minimumLength = 8

  /// Known names by length in bytes.
  private let namesByLength: [Int: [String]]

  init(_ names: [String]) {
    namesByLength = Dictionary(grouping: names.filter { $0.utf8.count >= Self.minimumLength }) {
      $0.utf8.count
    }
  }

  /// The known name at most two edits away; nil where none is near or several are equally near.
  func correction(for name: String) -> String? {
    let length = name.utf8.count
    guard length >= Self.minimumLength else { return nil }
    let tolerance = length >= 12 ? 2 : 1
    var best: (name: String, distance: Int)?
    var isTied = false
    for candidates in (length - tolerance...length + tolerance).compactMap({ namesByLength[$0] }) {
      for candidate in candidates where Self.shareAnEnd(name, candidate) {
        guard let distance = Spelling.distance(
          name, candidate, atMost: tolerance) else {
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

  /// Two edits leave the first three or the last three letters alone, nearly always: a cheap
  /// filter before the distance is measured.
  private static func shareAnEnd(_ left: String, _ right: String) -> Bool {
    left.utf8.prefix(3).elementsEqual(right.utf8.prefix(3))
      || left.utf8.suffix(3).elementsEqual(right.utf8.suffix(3))
  }
}
