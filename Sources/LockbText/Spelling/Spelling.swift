/// Finds words that somebody may have meant.
public enum Spelling {
  /// A known word close to what was typed.
  public struct Suggestion: Hashable, Sendable {
    /// The known word.
    public var word: String
    /// The number of letters or jamo to change.
    public var distance: Int
  }

  /// The longest word that is compared, in units.
  private static let longest = 64

  /// The number of letters or jamo between two words, or nil where it is more than `bound`.
  public static func distance(_ left: String, _ right: String, atMost bound: Int) -> Int? {
    var units: (left: [UInt32], right: [UInt32]) = ([], [])
    SpellingUnits.read(normalized(left), into: &units.left)
    SpellingUnits.read(normalized(right), into: &units.right)
    guard max(units.left.count, units.right.count) <= longest else {
      return units.left == units.right ? 0 : nil
    }
    var distance = EditDistance()
    return distance.measure(units.left, units.right, atMost: bound)
  }

  /// The closest words of a vocabulary, the likeliest first and in the order of their scalars
  /// where nothing else decides. The word itself is left out.
  /// - Parameter most: How many mistakes there may be at most; as many as its length allows without it.
  public static func closest(
    to word: String, in vocabulary: some Sequence<String>, limit: Int, atMost most: Int? = nil
  ) -> [Suggestion] {
    var target: [UInt32] = []
    SpellingUnits.read(normalized(word), into: &target)
    let bound = min(tolerance(target.count), most ?? .max)
    guard bound > 0, target.count <= longest, limit > 0 else { return [] }
    var distance = EditDistance()
    var units: [UInt32] = []
    var found: [(suggestion: Suggestion, unlikelihood: Int)] = []
    for candidate in vocabulary {
      // A unit takes between one and four bytes, a syllable of two or three units takes three.
      guard candidate.utf8.count <= 4 * (target.count + bound) else { continue }
      SpellingUnits.read(normalized(candidate), into: &units)
      guard let measured = distance.measure(target, units, atMost: bound), measured > 0 else {
        continue
      }
      found.append(
        (
          Suggestion(word: candidate, distance: measured), distance.unlikelihood(target, units)
        ))
    }
    found.sort { left, right in
      if left.suggestion.distance != right.suggestion.distance {
        return left.suggestion.distance < right.suggestion.distance
      }
      if left.unlikelihood != right.unlikelihood { return left.unlikelihood < right.unlikelihood }
      return left.suggestion.word.utf8.lexicographicallyPrecedes(right.suggestion.word.utf8)
    }
    var suggestions: [Suggestion] = []
    for (suggestion, _) in found where suggestions.last != suggestion {
      suggestions.append(suggestion)
      if suggestions.count == limit { break }
    }
    return suggestions
  }

  /// How many mistakes a word may have to be taken for another.
  public static func tolerance(of word: String) -> Int {
    var units: [UInt32] = []
    SpellingUnits.read(normalized(word), into: &units)
    return tolerance(units.count)
  }

  /// How many mistakes a word of some letters or jamo may have.
  private static func tolerance(_ count: Int) -> Int { count < 3 ? 0 : count < 8 ? 1 : 2 }

  private static func normalized(_ word: String) -> String {
    word.utf8.allSatisfy { $0 < 0x80 && !($0 &- 0x41 < 26) } ? word : word.nfc.lowercased()
  }
}
