internal import GRDB
internal import LockbText

/// Other things that a query may have been meant to say.
enum QueryReadings {
  /// The most readings of one kind, and the most words of a query that is read with some run together.
  private static let most = 6

  /// Names and words that begin with the initial consonants that the query is made of.
  /// - Parameter frequency: How many entries have a word: of those with the same initials, the usual
  ///   ones are meant.
  static func initials(
    _ text: String, _ lexicon: Lexicon, _ database: Database,
    frequency: (String) throws -> Int
  ) throws -> [String] {
    guard Choseong.isQuery(text) else { return [] }
    let parts = text.split(separator: " ")
    let whole = parts.joined()
    let keys = try String.fetchAll(database, sql: "SELECT DISTINCT key FROM name ORDER BY key")
    let names = keys.map { (text: $0, initials: Choseong.initials(of: $0)) }
    let same = names.filter { $0.initials == whole }.map(\.text)
    if !same.isEmpty { return try usual(same, frequency) }
    let words = try lexicon.words().filter { $0.unicodeScalars.allSatisfy(\.isSyllable) }
      .map { (text: $0, initials: Choseong.initials(of: $0)) }
    let starting = names.filter { $0.initials.hasPrefix(whole) }.map(\.text)
    let single = words.filter { $0.initials == whole }.map(\.text)
    if !(single + starting).isEmpty { return try usual(single, frequency) + shortest(starting) }
    if parts.count > 1 {
      let choices = try parts.map { part in
        try usual(words.filter { $0.initials == part }.map(\.text), frequency)
      }
      if choices.allSatisfy({ !$0.isEmpty }) { return combinations(choices) }
    }
    let said = try runs(of: whole, in: database)
    if !said.isEmpty { return shortest(said) }
    let inside = names.filter { $0.initials.contains(whole) }.map(\.text)
    if !inside.isEmpty { return shortest(inside) }
    return shortest(words.filter { $0.initials.hasPrefix(whole) }.map(\.text))
  }

  /// Neighbouring words of headings whose initials are these, whatever particle stands behind the last.
  private static func runs(of initials: String, in database: Database) throws -> [String] {
    let titles = try String.fetchAll(
      database, sql: "SELECT DISTINCT title FROM section ORDER BY title")
    var found: Set<String> = []
    for title in titles {
      let words = title.nfc.split { character in
        !character.unicodeScalars.allSatisfy(\.isSyllable)
      }
      for start in words.indices {
        var run = ""
        for end in words[start...].indices.prefix(4) {
          run += Choseong.initials(of: String(words[end]))
          guard run.hasPrefix(initials) else {
            if initials.hasPrefix(run) { continue }
            break
          }
          if end > start, run.count - initials.count < min(3, words[end].count) {
            let last = words[end].dropLast(run.count - initials.count)
            found.insert((words[start..<end] + [last]).joined(separator: " "))
          }
          break
        }
      }
    }
    return Array(found)
  }

  /// The query with neighbouring Korean words run together: what was parted in the wrong place. Each
  /// reading is a search of its own, so a long query has none.
  static func joined(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard words.count <= most else { return [] }
    func isKorean(_ word: String) -> Bool { word.unicodeScalars.allSatisfy(\.isSyllable) }
    let pairs = zip(words.indices, words.indices.dropFirst()).filter {
      isKorean(words[$0]) && isKorean(words[$1])
    }
    return pairs.map { pair in
      (words[..<pair.0] + [words[pair.0] + words[pair.1]] + words[(pair.1 + 1)...])
        .joined(separator: " ")
    }
  }

  /// Names that differ from the whole query by a letter or jamo or two.
  static func similarNames(_ text: String, _ database: Database) throws -> [String] {
    let key = NameKey.key(text)
    let keys = try String.fetchAll(database, sql: "SELECT DISTINCT key FROM name ORDER BY key")
    let found = Spelling.closest(to: key, in: keys, limit: most)
    return found.filter { $0.distance == found[0].distance }.map(\.word)
  }

  /// The query as the other layout of the keyboard writes it.
  static func otherLayout(_ text: String) -> [String] {
    [KeyboardLayout.hangul(from: text), KeyboardLayout.latin(from: text)].compactMap { $0 }
  }

  /// The most usual of some texts.
  private static func usual(
    _ texts: [String], _ frequency: (String) throws -> Int
  ) rethrows -> [String] {
    let counted = try texts.map { (text: $0, count: try frequency($0)) }
    return Array(counted.sorted(by: precedes).prefix(most).map(\.text))
  }

  /// Whether one of two texts with the same initials is meant sooner: the more usual, then the shorter.
  static func precedes(
    _ left: (text: String, count: Int), _ right: (text: String, count: Int)
  ) -> Bool {
    if left.count != right.count { return left.count > right.count }
    return left.text.utf8.count != right.text.utf8.count
      ? left.text.utf8.count < right.text.utf8.count
      : left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func shortest(_ texts: [String]) -> [String] {
    Array(
      texts.sorted {
        $0.utf8.count != $1.utf8.count
          ? $0.utf8.count < $1.utf8.count : $0.utf8.lexicographicallyPrecedes($1.utf8)
      }.prefix(most))
  }

  /// One choice for each part, the first choices first.
  private static func combinations(_ choices: [[String]]) -> [String] {
    var texts = [""]
    for choice in choices {
      texts = texts.flatMap { text in choice.map { text.isEmpty ? $0 : text + " " + $0 } }
      texts = Array(texts.prefix(64))
    }
    return texts
  }
}
