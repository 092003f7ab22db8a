internal import LockbBase

extension SearchShards {
  /// Pieces of one kind, in their order, that are cut into files of about one size.
  struct List: Sendable {
    /// What the core calls it.
    let name: String
    /// What the names of its files begin with.
    let prefix: String
    private let pieces: [ArraySlice<UInt8>]
    /// The key of each piece, in byte order; empty where the pieces count by their places.
    private let keys: [String]
    /// Whether the pieces are JavaScript already.
    private let isJSON: Bool
    /// What writes the pieces of a file together, where they are postings.
    private let writer: PostingWriter?
    /// A mark of the entries that the writer of each piece goes by.
    private let entries: [UInt64]
    /// How many pieces a query reads of it.
    private let asked: Double
    /// Which keys are marked; only of a list of words, which has keys and nothing else.
    private let marks: [Bool]
    /// The size of each piece with its key, in bytes.
    private let sizes: [Int]

    /// A list of pieces.
    init(
      _ name: String, prefix: String, _ pieces: [ArraySlice<UInt8>], asked: Double,
      keys: [String] = [], isJSON: Bool = false, writer: PostingWriter? = nil,
      entries: [UInt64] = []
    ) {
      self.name = name
      self.prefix = prefix
      self.pieces = pieces
      self.asked = asked
      self.keys = keys
      self.isJSON = isJSON
      self.writer = writer
      self.entries = entries
      marks = []
      sizes =
        keys.isEmpty
        ? pieces.map { $0.count + 1 } : zip(pieces, keys).map { $0.count + $1.utf8.count }
    }

    /// A list of words.
    init(_ name: String, words: [String], marks: [Bool], asked: Double) {
      self.name = name
      prefix = name
      pieces = []
      keys = words
      self.asked = asked
      isJSON = false
      writer = nil
      entries = []
      self.marks = marks
      sizes = words.map(\.utf8.count)
    }

    /// The pieces of each file. A query reads a whole file for each of a few pieces. All that it
    /// reads is least where the size of files follows the root of what a list has for each piece
    /// that is asked for.
    func ranges(_ unit: Double) -> [Range<Int>] {
      let total = Double(sizes.reduce(0, +))
      return ShardCutter.cut(
        sizes, to: max(SearchShards.leastSize, Int(unit * (total / asked).squareRoot())))
    }

    /// The first piece of each file, by its place or by its key, as JavaScript; of words by both.
    /// Of a key is told what divides it from the last one of the file before.
    func starts(_ unit: Double) -> [(name: String, value: ShardText)] {
      let starts = ranges(unit).map(\.lowerBound)
      var numbers = ShardText()
      numbers.ascending(starts)
      var places = ShardText()
      places.string(numbers.text)
      if keys.isEmpty { return [(name, places)] }
      var words = ShardText()
      words.strings(starts.map { $0 == 0 ? "" : Self.divider(keys[$0 - 1], keys[$0]) })
      return marks.isEmpty
        ? [(name, words)] : [(name + "-words", words), (name + "-places", places)]
    }

    /// The shortest beginning of a key that comes behind the key before.
    private static func divider(_ last: String, _ next: String) -> String {
      let shared = zip(last.unicodeScalars, next.unicodeScalars).prefix { $0 == $1 }.count
      return String(String.UnicodeScalarView(next.unicodeScalars.prefix(shared + 1)))
    }

    /// A mark of all that the file of a range depends on.
    func mark(_ range: Range<Int>) -> UInt64 {
      var packed = PackedWriter()
      if !pieces.isEmpty { packed.add(Array(pieces[range])) { $0.add($1) } }
      if !keys.isEmpty { packed.add(Array(keys[range])) { $0.add($1) } }
      if !marks.isEmpty { packed.add(Array(marks[range])) { $0.add($1 ? 1 : 0) } }
      if let writer {
        packed.add(writer.entryCount)
        packed.add(Array(entries[range])) { $0.add(Int(truncatingIfNeeded: $1)) }
      }
      return PackedWriter.mark(of: packed.bytes[...])
    }

    /// The script's value of the file of a range.
    func value(_ range: Range<Int>) -> ShardText {
      var value = ShardText()
      if isJSON {
        value.list(Array(pieces[range])) { $0.add($1) }
      } else {
        value.add("[")
        if !keys.isEmpty {
          let isMarked = { (place: Int) in !marks.isEmpty && marks[range.lowerBound + place] }
          value.string(ShardLexicon.text(keys[range], isMarked: isMarked))
        }
        if marks.isEmpty {
          if !keys.isEmpty { value.add(",") }
          let text = writer?.text(pieces[range]).bytes
          value.string((text ?? Array(pieces[range].joined(separator: [0x20])))[...])
        }
        value.add("]")
      }
      return value
    }
  }
}
