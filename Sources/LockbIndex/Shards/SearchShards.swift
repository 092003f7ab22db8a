internal import LockbBase
public import LockbKnowledge

/// What the site's search asks, as scripts that register themselves: the same words, places,
/// lengths and names that a knowledge base holds, so that a browser ranks as the command line does.
///
/// The command line finds candidates in the full-text table and then reads their texts. A browser
/// has no texts, so everything that depends on a document alone is worked out here:
///
/// - Where each word stands. For every word, form, part and join that the full-text table has: the
///   entries with it, whether a title has it, and its places in heading, title, description and
///   text, told apart by whether it stands there as it is or as another form. From these come hits,
///   frequencies, windows of neighbouring words, and titles that are the query.
/// - The lengths of entries, the documents of sections, and which documents are translations.
/// - Names: the keys of entities and documents, the sections that name each entity, and those whose
///   headings do; what belongs together.
/// - Names and words by their initials, so that a query of initials reads neither all names nor all
///   words.
/// - What results show: titles, headings, anchors, descriptions, addresses.
/// - The lists behind the analysis: particles, endings, verbs, words that connect.
///
/// What depends on the query runs in the browser, with the arithmetic of `QueryPlanner`,
/// `CandidateCollector`, `EntryScorer` and `Ranker`: analysing it, taking compounds apart, words
/// that stand in for others, initials, keyboard layouts, names inside it, scores and their order.
/// Both sides count a place for each word between spaces, round lengths to classes and logarithms
/// to 1/1024, and look for nothing that only connects, so that scores are equal to the last bit.
///
/// `core` and `lengths` are read first; the tables of a language with the first word in its letters;
/// words that say about the same with the first rare one; words, postings, names and what results
/// show only for what a query asks. Files are cut by ranges of words, entities and documents. A script is text: numbers are
/// letters (see `ShardText`), so that no file needs to be fetched or decoded and pages work from a
/// disk.
public struct SearchShards: Sendable {
  /// One file, by its path within the folder of the shards.
  public struct File: Hashable, Sendable {
    /// Its name: `core.js`.
    public var path: String
    /// Its bytes.
    public var bytes: [UInt8]
  }

  /// So many files are never too many; nor are three to a page. A query reads a few pieces, and what
  /// else is in their files it reads in vain. In still smaller ones chances would be learnt in vain.
  private static let fewestFiles = 64
  /// Smaller files are not worth a request, in bytes.
  static let leastSize = 500

  /// The files that are not known already, in the order of their names.
  public let files: [File]
  /// A mark of what each file is made of, by its path.
  public let marks: [String: UInt64]

  /// Makes the shards of a knowledge base.
  /// - Parameters:
  ///   - records: What was read from its documents and its vocabulary.
  ///   - pages: The number of pages of the site: the more, the more files.
  ///   - isKnown: Whether the file of a path that has this mark need not be made again.
  ///   - documentPath: The path of a topic's page within a language: `guides/doors`.
  ///   - cardPath: The path of an entity's card within a language, with `#` and a place where the
  ///     page has several.
  public init(
    _ knowledge: KnowledgeBase, _ records: SearchRecords, pages: Int,
    isKnown: @Sendable (_ path: String, _ mark: UInt64) -> Bool = { _, _ in false },
    documentPath: @Sendable (_ topic: String) -> String,
    cardPath: @Sendable (_ entity: String) -> String
  ) {
    let texts = ShardTexts(knowledge)
    let (content, shown) = together(
      { ShardContent(texts, records) },
      { Self.shown(texts, documentPath: documentPath, cardPath: cardPath) })
    let lists = Self.lists(content) + shown
    var fixed = [
      Self.file("english", content.tables(.english)),
      Self.file("hangul", content.tables(.korean)),
      Self.file("loanwords", ShardTables.loanwords),
      // What looks like noise would cost more beside words.
      Self.file("lengths", content.lengths),
    ]
    let allowed = max(Self.fewestFiles, 3 * pages) - fixed.count - 1
    var unit = 1.0
    while lists.reduce(0, { $0 + $1.ranges(unit).count }) > allowed, unit < 1_000_000 {
      unit *= 1.0625
    }
    fixed.append(
      Self.file("core", content.core(starts: lists.flatMap { $0.starts(unit) })))
    let cuts = lists.flatMap { [unit] list in
      list.ranges(unit).enumerated().map { (list: list, index: $0.offset, range: $0.element) }
    }
    let made = concurrentMap(cuts) { cut in
      let name = cut.list.prefix + String(cut.index)
      let mark = cut.list.mark(cut.range)
      let isKnown = isKnown(Self.path(name), mark)
      return (name, mark, isKnown ? nil : Self.file(name, cut.list.value(cut.range)))
    }
    var marks = Dictionary(uniqueKeysWithValues: made.map { (Self.path($0.0), $0.1) })
    for file in fixed { marks[file.path] = PackedWriter.mark(of: file.bytes[...]) }
    self.marks = marks
    files =
      (fixed.filter { !isKnown($0.path, marks[$0.path] ?? 0) } + made.compactMap(\.2))
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// What is looked for: words, what has them, and names.
  private static func lists(_ content: ShardContent) -> [List] {
    var lists: [List] = []
    let lexicons = content.lexicons
    let writer = content.postingWriter
    for lexicon in lexicons {
      let words = lexicon.words
      let isCode = lexicon.name == "code"
      lists.append(
        List(
          lexicon.name, words: words.map(\.text),
          marks: words.map { content.isSurface($0.number) }, asked: isCode ? 3 : 2.5))
      // Words that ask or connect are seldom looked for and would fill every file.
      let pieces = content.places(of: words.map(\.number))
      let none = StemPlaces.whole([])
      lists.append(
        List(
          lexicon.name, prefix: lexicon.prefix,
          zip(words, pieces).map { content.isStop($0.number) ? none : $1 },
          asked: isCode ? 0.05 : 3, writer: writer,
          entries: words.map { content.isStop($0.number) ? 0 : content.entriesMark(of: $0.number) })
      )
    }
    let stops = lexicons.flatMap(\.words).filter { content.isStop($0.number) }
      .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    lists.append(
      List(
        "stops", prefix: "s", content.places(of: stops.map(\.number)), asked: 0.05,
        keys: stops.map(\.text), writer: writer,
        entries: stops.map { content.entriesMark(of: $0.number) }))
    let names = content.names()
    lists.append(List("names", prefix: "n", names.values, asked: 3, keys: names.keys))
    let initials = content.initials(
      names: names.keys, words: lexicons.flatMap { $0.name == "hangul" ? $0.words : [] })
    lists.append(
      List("initials", prefix: "i", initials.values, asked: 0.03, keys: initials.keys))
    let related = content.related(to: lexicons.flatMap(\.words).map(\.text))
    lists.append(List("related", prefix: "r", related.values, asked: 0.3, keys: related.keys))
    lists.append(List("links", prefix: "k", content.links(), asked: 4, isJSON: true))
    lists.append(List("subjects", prefix: "m", content.subjects(), asked: 3))
    return lists
  }

  /// What results show, language by language.
  private static func shown(
    _ texts: ShardTexts, documentPath: (_ topic: String) -> String,
    cardPath: (_ entity: String) -> String
  ) -> [List] {
    Language.allCases.flatMap { language in
      let code = language.rawValue
      let cards = texts.cards(language, path: cardPath)
      let documents = texts.documents(language, path: documentPath)
      return [
        List("cards-" + code, prefix: "e-" + code, cards, asked: 2, isJSON: true),
        List("documents-" + code, prefix: "d-" + code, documents, asked: 4, isJSON: true),
      ]
    }
  }

  /// A script that registers a value.
  static func file(_ name: String, _ value: ShardText) -> File {
    var script = ShardText()
    script.add("lockb.shard(\"\(name)\",")
    script.add(value)
    script.add(")\n")
    return File(path: path(name), bytes: script.bytes)
  }

  private static func path(_ name: String) -> String { name + ".js" }
}
