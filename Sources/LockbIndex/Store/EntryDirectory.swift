/// Which document each section belongs to and how long it is: the one thing that ranking needs
/// of every section that holds a word, read in one piece.
///
/// Eight bytes an entry, at the offset that its id gives: the document's id in four, then the
/// section's length in words in four, least significant byte first. The document of an entity,
/// and of an id that is free, is 0.
struct EntryDirectory {
  private(set) var bytes: [UInt8]

  /// The directory that a blob holds.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// One more than the greatest id.
  var count: Int { bytes.count / 8 }

  /// The document of an entry; 0 for an entity or an unknown id.
  func document(_ entry: Int) -> Int { number(entry * 8) }

  /// The length of an entry in words.
  func words(_ entry: Int) -> Int { number(entry * 8 + 4) }

  /// Enters an entry, or clears it.
  mutating func set(_ entry: Int, document: Int, words: Int) {
    let missing = entry * 8 + 8 - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing)) }
    for place in 0..<4 {
      bytes[entry * 8 + place] = UInt8(truncatingIfNeeded: document >> (place * 8))
      bytes[entry * 8 + 4 + place] = UInt8(truncatingIfNeeded: words >> (place * 8))
    }
  }

  private func number(_ offset: Int) -> Int {
    guard offset >= 0, offset + 3 < bytes.count else { return 0 }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8 | Int(bytes[offset + 2]) << 16
      | Int(bytes[offset + 3]) << 24
  }
}
