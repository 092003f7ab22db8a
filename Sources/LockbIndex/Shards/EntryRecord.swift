/// What the shards tell of one entry, before it has a number.
struct EntryRecord: Hashable, Sendable {
  /// How many words its text has, as the ranking counts them.
  var textWords: Int
  /// How many words of it the full-text table has.
  var indexedWords: Int
  /// The words of its title and, at the top of a document, of the document's title.
  var title: [Int]
  /// For each word, by its number: the difference to the number before, its traits, its places.
  var postings: ArraySlice<UInt8>
}

/// What an entry tells of a word besides its places.
struct WordTraits: OptionSet {
  let rawValue: UInt8

  /// The full-text table has it.
  static let known = Self(rawValue: 1)
  /// It stands outside of code.
  static let inText = Self(rawValue: 2)
  /// Some title or text has it just so.
  static let surface = Self(rawValue: 4)
}
