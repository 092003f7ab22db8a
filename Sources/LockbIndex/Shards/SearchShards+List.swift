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
    /// Which keys are marked; only of a list of words, which has keys and nothing else.
    private let marks: [Bool]
    /// The size of each piece with its key, in bytes.
    private let sizes: [Int]

    /// A list of pieces.
    init(
      _ name: String, prefix: String, _ pieces: [ArraySlice<UInt8>], keys: [String] = [],
      isJSON: Bool = false
    ) {
      self.name = name
      self.prefix = prefix
      self.pieces = pieces
      self.keys = keys
      self.isJSON = isJSON
      marks = []
      sizes =
        keys.isEmpty
        ? pieces.map { $0.count + 1 } : zip(pieces, keys).map { $0.count + $1.utf8.count }
    }

    /// A list of words.
    init(_ name: String, words: [String], marks: [Bool]) {
      self.name = name
      prefix = name
      pieces = []
      keys = words
      isJSON = false
      self.marks = marks
      sizes = words.map(\.utf8.count)
    }

    /// The pieces of each file. Of a list of words a query reads whole files for a few pieces, and
    /// of everything else a few pieces from many files: these are smaller.
    func ranges(_ size: Int) -> [Range<Int>] {
      let size = isJSON || !keys.isEmpty ? size / 2 : size
      return ShardCutter.cut(sizes, to: size)
    }

    /// The first piece of each file, by its place or by its key, as JavaScript; of words by both.
    /// Of a key is told what divides it from the last one of the file before.
    func starts(_ size: Int) -> [(name: String, value: ShardText)] {
      let starts = ranges(size).map(\.lowerBound)
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

    /// The files.
    func files(_ size: Int) -> [File] {
      ranges(size).enumerated().map { index, range in
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
            value.string(Array(pieces[range].joined(separator: [0x20]))[...])
          }
          value.add("]")
        }
        return SearchShards.file(prefix + String(index), value)
      }
    }
  }
}
