/// What English words do to what is said with them, looked up once where an item is made.
struct WordSigns: OptionSet, Sendable {
  let rawValue: UInt16

  /// It may turn round what another word says.
  static let turning = Self(rawValue: 1 << 0)
  /// It does so even as a part of a phrase.
  static let alwaysTurning = Self(rawValue: 1 << 1)
  static let again = Self(rawValue: 1 << 2)
  static let ever = Self(rawValue: 1 << 3)
  static let atOnce = Self(rawValue: 1 << 4)
  static let all = Self(rawValue: 1 << 5)
  static let alone = Self(rawValue: 1 << 6)
  static let each = Self(rawValue: 1 << 7)
  static let first = Self(rawValue: 1 << 8)

  /// What some words do, in lower case.
  init(_ words: [String]) {
    self = words.reduce(into: []) { signs, word in
      if let known = Self.table[word] { signs.formUnion(known) }
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let table: [String: WordSigns] = {
    var table: [String: WordSigns] = [:]
    for (signs, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) {
        table[String(word), default: []].insert(signs)
      }
    }
    return table
  }()

  private static let lists: [(WordSigns, String)] = [
    (
      [.turning, .alwaysTurning],
      """
      instead rather neither nor unlike contrary nobody none nothing hardly barely few except besides
      beyond former previous latter yet again
      """
    ),
    (.turning, "still both either earlier whatever regardless whether otherwise"),
    (.again, "again anew afresh another back"),
    (
      .ever,
      """
      forever permanent permanently indefinitely indefinite unlimited endlessly everlasting lifelong
      """
    ),
    (.atOnce, "immediately instantly"),
    (.all, "all every"),
    (.alone, "alone just"),
    (.each, "each every whenever"),
    (.first, "first once"),
  ]
}
