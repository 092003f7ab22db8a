extension SearchShards {
  /// Pieces of one kind, in their order, that are cut into files of about one size.
  struct List {
    /// What the core calls it.
    var name: String
    /// What the names of its files begin with.
    var prefix: String
    var pieces: [String]
    /// The key of each piece, in byte order; empty where the pieces count by their places.
    var keys: [String] = []
    /// Whether the pieces are JavaScript already.
    var isJSON = false
    /// Which keys are marked; only of a list of words, which has keys and nothing else.
    var marks: [Bool] = []

    /// The pieces of each file. Of a list of words a query reads whole files for a few pieces, and
    /// of everything else a few pieces from many files: these are smaller.
    func ranges(_ size: Int) -> [Range<Int>] {
      let size = isJSON || !keys.isEmpty ? size / 2 : size
      return ShardCutter.cut(
        pieces.indices.map { pieces[$0].utf8.count + (keys.isEmpty ? 1 : keys[$0].utf8.count) },
        to: size)
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
          let words =
            keys.isEmpty
            ? []
            : [
              ShardLexicon.text(Array(keys[range])) {
                !marks.isEmpty && marks[range.lowerBound + $0]
              }
            ]
          value.strings(words + (marks.isEmpty ? [pieces[range].joined(separator: " ")] : []))
        }
        return SearchShards.file(prefix + String(index), value)
      }
    }
  }
}
