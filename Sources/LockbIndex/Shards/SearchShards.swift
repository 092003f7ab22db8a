internal import LockbBase
public import LockbKnowledge
internal import LockbText

/// What the site's search asks, as scripts that register themselves: the same words, places,
/// lengths and names that a knowledge base holds, so that a browser ranks as the command line does.
///
/// `core` is read first; the words of a script with the first word of that script; postings, names
/// and what results show only for what a query asks.
public struct SearchShards: Sendable {
  /// One file, by its path within the folder of the shards.
  public struct File: Hashable, Sendable {
    /// Its name: `core.js`.
    public var path: String
    /// Its bytes.
    public var bytes: [UInt8]
  }

  /// Few files are worth no cutting.
  private static let fewestFiles = 24
  /// Smaller files are not worth a request, in bytes.
  private static let leastSize = 10_000
  /// One file for so many pages.
  private static let pagesOfFile = 20

  /// The files, in the order of their names.
  public let files: [File]

  /// Makes the shards of a knowledge base.
  /// - Parameters:
  ///   - pages: The number of pages of the site: the more, the more files.
  ///   - documentPath: The path of a topic's page within a language: `guides/doors`.
  ///   - cardPath: The path of an entity's card within a language, with `#` and a place where the
  ///     page has several.
  public init(
    _ knowledge: KnowledgeBase, pages: Int, documentPath: (_ topic: String) -> String,
    cardPath: (_ entity: String) -> String
  ) {
    let content = ShardContent(knowledge)
    let allowed = max(Self.fewestFiles, pages / Self.pagesOfFile)
    let lexicons = content.lexicons
    let postings = lexicons.map { $0.words.map(content.postings(of:)) }
    let names = content.names()
    let cards = content.cards(cardPath)
    let links = content.links()
    let documents = content.documents(
      leadLength: Self.leadLength(content.sectionCount), path: documentPath)
    let total =
      (postings + [names.values, cards, links, documents]).reduce(0) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
    let size = max(Self.leastSize, total / max(1, allowed - lexicons.count - 8))
    var files: [File] = []
    var starts: [(String, [Int])] = []
    for (lexicon, postings) in zip(lexicons, postings) {
      starts.append((lexicon.name, Self.write(postings, lexicon.prefix, size, &files) { [$0.joined(separator: " ")] }))
    }
    let keys = names.keys
    var place = 0
    let nameStarts = Self.write(names.values, "n", size, &files) { values in
      defer { place += values.count }
      let words = ShardLexicon.text(Array(keys[place..<place + values.count]), isMarked: { _ in false })
      return [words, values.joined(separator: " ")]
    }
    starts.append(("cards", Self.writeLists(cards, "e", size, &files)))
    starts.append(("links", Self.writeLists(links, "k", size, &files)))
    starts.append(("documents", Self.writeLists(documents, "d", size, &files)))
    for lexicon in lexicons {
      files.append(Self.file(lexicon.name, content.script(of: lexicon)))
    }
    files.append(Self.file("core", content.core(starts: starts, names: nameStarts.map { keys[$0] })))
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// How much of a section's text results show, in characters: less where there are many.
  private static func leadLength(_ sections: Int) -> Int { sections < 1000 ? 120 : 0 }

  private static func file(_ name: String, _ value: ShardText) -> File {
    var script = ShardText()
    script.add("lockb.shard(\"\(name)\",")
    script.add(value)
    script.add(")\n")
    return File(path: name + ".js", bytes: script.bytes)
  }

  /// Writes pieces into files and returns the index of the first piece of each.
  private static func write(
    _ pieces: [String], _ prefix: String, _ size: Int, _ files: inout [File],
    _ strings: ([String]) -> [String]
  ) -> [Int] {
    let ranges = ShardCutter.cut(pieces.map { $0.utf8.count + 1 }, to: size)
    for (index, range) in ranges.enumerated() {
      var value = ShardText()
      value.strings(strings(Array(pieces[range])))
      files.append(file(prefix + String(index), value))
    }
    return ranges.map(\.lowerBound)
  }

  /// Writes lists, which are JSON already, into files.
  private static func writeLists(
    _ pieces: [String], _ prefix: String, _ size: Int, _ files: inout [File]
  ) -> [Int] {
    let ranges = ShardCutter.cut(pieces.map { $0.utf8.count + 1 }, to: size)
    for (index, range) in ranges.enumerated() {
      var value = ShardText()
      value.list(Array(pieces[range])) { $0.add($1) }
      files.append(file(prefix + String(index), value))
    }
    return ranges.map(\.lowerBound)
  }
}
