internal import LockbBase

/// Finds misspellings among the names in a document that no entity has.
struct UnknownNames {
  /// A name, and the bytes of the name or of the text that it stands in.
  typealias Use = (name: String, range: SourceRange)

  private let lexicon: Lexicon
  private let source: [UInt8]
  private let samples: [CodeSample]
  private lazy var declared = DeclaredNames(in: samples)
  /// What is wrong with them, in the order of the document.
  private(set) var diagnostics: [Diagnostic] = []

  /// A part of a name that is wrong.
  private struct Misspelling {
    var written: String
    var meant: String
    /// The part without its argument labels.
    var base: String
  }

  /// Looks at the names of a document with some code samples.
  init(
    _ uses: [Use], tags: [String], tagsRange: SourceRange?, samples: [CodeSample], lexicon: Lexicon,
    source: [UInt8]
  ) {
    self.lexicon = lexicon
    self.source = source
    self.samples = samples
    var rest = uses[...]
    while let range = rest.first?.range {
      let neighbours = rest.prefix { $0.range == range }
      // What opens a code block may hold the name too, and stands before the code.
      report(neighbours.map(\.name), in: range) { $0.suffix($1) }
      rest = rest.dropFirst(neighbours.count)
    }
    if let tagsRange {
      let names = tags.flatMap { tag in
        let bytes = Array(tag.utf8)
        return CodeNames.ranges(in: bytes, isCode: false).map {
          String(decoding: bytes[$0], as: UTF8.self)
        }
      }
      report(names.filter { lexicon.names.entity(named: $0) == nil }, in: tagsRange) {
        $0.prefix($1)
      }
    }
  }

  /// Reports the misspellings among names in one stretch of the source. Where it has a word more often
  /// than the names have, `choose` tells which places are theirs.
  private mutating func report(
    _ names: [String], in range: SourceRange,
    _ choose: (_ places: [Int], _ count: Int) -> ArraySlice<Int>
  ) {
    let found = names.flatMap { misspellings(in: $0) }
    var places: [String: ArraySlice<Int>] = [:]
    for misspelling in found {
      let base = misspelling.base
      if places[base] == nil {
        let all = source.places(ofWord: base, in: range)
        places[base] = choose(all, found.count { $0.base == base })
      }
      // What is written with character references stands nowhere in the source as it reads.
      let place = places[base]?.popFirst()
        .map { SourceRange($0, $0 + misspelling.written.utf8.count) }
      diagnostics.append(
        Diagnostic(
          "unknown-symbol", .warning,
          "“\(misspelling.written)” is not a known name; “\(misspelling.meant)” is",
          at: place ?? range, suggestion: misspelling.meant))
    }
  }

  /// The wrong parts of a name between its dots. Argument labels belong to a part if what was meant
  /// has the same.
  private mutating func misspellings(in name: String) -> [Misspelling] {
    // What no part of it can be, the whole is neither: most names are done with here.
    guard SpellingCheck.isDistinctive(name) else { return [] }
    let labels = name.dropFirst(Symbol.base(of: name).count)
    let parts = Symbol.base(of: name).split(separator: ".").map(String.init)
    var found: [Misspelling] = []
    for (index, part) in parts.enumerated() {
      guard let known = lexicon.spelling.correction(for: part), !declared.contains(part) else {
        continue
      }
      let isWhole = index == parts.count - 1 && lexicon.names.has(known + labels)
      found.append(
        Misspelling(
          written: isWhole ? part + labels : part, meant: isWhole ? known + labels : known,
          base: part))
    }
    return found
  }
}

extension [UInt8] {
  /// Where a word stands in a range of the source, with no letter, digit or underscore beside it.
  fileprivate func places(ofWord word: String, in range: SourceRange) -> [Int] {
    let word = Array(word.utf8)
    var places: [Int] = []
    var start = range.lower
    while start + word.count <= range.upper {
      let end = start + word.count
      if self[start] == word[0], self[start..<end].elementsEqual(word),
        start == 0 || !CodeNames.isPart(self[start - 1]),
        end == count || !CodeNames.isPart(self[end])
      {
        places.append(start)
        start = end
      } else {
        start += 1
      }
    }
    return places
  }
}
