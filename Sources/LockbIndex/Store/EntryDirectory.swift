/// Which document each section belongs to and how long it is: the one thing that ranking needs
/// of every section that holds a word, read in one piece.
///
/// Eight bytes an entry, at the offset that its id gives, least significant byte first: the
/// document's id in four, the section's length in words in three, then its traits. The document
/// of an entity, and of an id that is free, is 0.
struct EntryDirectory {
  /// What ranking and filters ask of a section.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// The first section of its document, which carries the document's title.
    static let top = Traits(rawValue: 1)
    /// In a Korean document.
    static let korean = Traits(rawValue: 2)
  }

  private static let mostWords = 0xFF_FFFF
  private(set) var bytes: [UInt8]

  /// The directory that a blob holds.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The share of the sections that are in Korean documents, or of those that are not.
  func share(ofKorean isKorean: Bool) -> Double {
    var sections = 0
    var found = 0
    for entry in 0..<count where document(entry) > 0 {
      sections += 1
      if traits(entry).contains(.korean) == isKorean { found += 1 }
    }
    return Double(found) / Double(max(sections, 1))
  }

  /// One more than the greatest id.
  var count: Int { bytes.count / 8 }

  /// The document of an entry; 0 for an entity or an unknown id.
  func document(_ entry: Int) -> Int { number(entry * 8) }

  /// The length of an entry in words, as ranking takes it.
  func words(_ entry: Int) -> Int { TextLength.rounded(exactWords(entry)) }

  /// The length of all entries together, in words.
  var wordsInAll: Int { (0..<count).reduce(0) { $0 + exactWords($1) } }

  private func exactWords(_ entry: Int) -> Int { number(entry * 8 + 4) & Self.mostWords }

  /// The traits of an entry.
  func traits(_ entry: Int) -> Traits {
    Traits(rawValue: entry >= 0 && entry < count ? bytes[entry * 8 + 7] : 0)
  }

  /// Enters an entry.
  mutating func set(_ entry: Int, document: Int, words: Int, traits: Traits) {
    let missing = entry * 8 + 8 - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing)) }
    let rest = min(words, Self.mostWords)
    for place in 0..<4 {
      bytes[entry * 8 + place] = UInt8(truncatingIfNeeded: document >> (place * 8))
      bytes[entry * 8 + 4 + place] = UInt8(truncatingIfNeeded: rest >> (place * 8))
    }
    bytes[entry * 8 + 7] = traits.rawValue
  }

  /// Clears an entry: its id is free.
  mutating func clear(_ entry: Int) { set(entry, document: 0, words: 0, traits: []) }

  private func number(_ offset: Int) -> Int {
    guard offset >= 0, offset + 3 < bytes.count else { return 0 }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) << 16
      | Int(bytes[offset + 3]) << 24
  }
}
