/// Where the entries have a word, read from what `PostingCollector` tells.
struct PostingList {
  /// What an entry tells of the word.
  struct Entry {
    /// Its number.
    var number: Int
    /// Its letters behind the number.
    var bytes: Range<Int>
    /// A bit for a title that has the word, one for each field with places, one where the
    /// full-text table does not have it.
    var kind: Int
    /// How many words each of the titles has.
    var titleWords = SIMD2<Int>()
    /// Where its places begin, and where those of each field end.
    var start: Int
    var ends: SIMD4<Int>

    /// Whether the text alone has it.
    var isPlain: Bool { kind & ~Kind.body == 0 }
  }

  /// The bits of a kind.
  enum Kind {
    /// A title has the word.
    static let title = 1
    /// The text has places of it; the fields before have the bits before.
    static let body = 16
    /// The full-text table does not have it.
    static let unknown = 32
  }

  /// The entries, by their numbers.
  private(set) var entries: [Entry] = []
  /// The marks of all entries, field by field.
  private(set) var marks: [Int] = []

  init(_ letters: ArraySlice<UInt8>) {
    letters.withUnsafeBufferPointer { letters in
      var reader = ShardReader(letters)
      var number = 0
      while reader.hasMore {
        number += reader.number()
        read(number, &reader)
      }
    }
  }

  private mutating func read(_ number: Int, _ reader: inout ShardReader) {
    let (position, start) = (reader.position, marks.count)
    var entry = Entry(
      number: number, bytes: 0..<0, kind: 0, start: start, ends: SIMD4(repeating: start))
    let head = reader.number()
    if head & 1 == 0 {
      entry.kind = head > 0 ? Kind.body : 0
      add(head / 2, &reader)
      entry.ends[3] = marks.count
    } else {
      entry.kind = head / 2
      for field in 0..<4 {
        if entry.kind & 2 << field != 0 {
          if field < 2 { entry.titleWords[field] = reader.number() }
          add(reader.number(), &reader)
        }
        entry.ends[field] = marks.count
      }
    }
    entry.bytes = position..<reader.position
    entries.append(entry)
  }

  private mutating func add(_ count: Int, _ reader: inout ShardReader) {
    var mark = 0
    for _ in 0..<count {
      mark += reader.number()
      marks.append(mark)
    }
  }

  /// The marks of a field of an entry.
  func marks(of entry: Entry, in field: Int) -> ArraySlice<Int> {
    marks[(field == 0 ? entry.start : entry.ends[field - 1])..<entry.ends[field]]
  }
}
