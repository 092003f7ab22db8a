internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// Everything that shards hold, before it is cut into files.
struct ShardContent: Sendable {
  private let documents: [Document]
  private let entities: [Entity]
  private let places: [String: Int]
  private let records: SearchRecords
  private let postings: Postings
  /// What writes postings: it knows how long the entries are.
  let postingWriter: PostingWriter
  /// The entry of each document's first section.
  private var firstEntries: [Int] = []
  private var sectionLengths: [Int] = []
  private var wordsInAll = 0
  /// The words of each section's title and, at the top, its document's, by their numbers.
  private var titles: [[Int]] = []
  /// Where each word stands in titles: the title and the place in it.
  private var titlePlaces: [Int: [(title: Int, place: Int)]] = [:]
  /// The entities that each section names, with how often.
  private var mentions: [Int: [(section: Int, count: Int)]] = [:]

  init(_ texts: ShardTexts, _ records: SearchRecords) {
    documents = texts.documents
    entities = texts.entities
    self.records = records
    places = Dictionary(
      uniqueKeysWithValues: entities.enumerated().map { ($1.id, $0 + 1) })
    // Postings count sections by language: the words of one language are in its documents.
    var entries = records.cards
    var known = entries.map { PostingWriter.Entry(length: TextLength.rounded($0.textWords)) }
    for language in Language.allCases {
      for document in texts.documents where document.id.language == language {
        let sections = records.sections(of: document.id)
        known += sections.enumerated().map {
          PostingWriter.Entry(length: TextLength.rounded($1.indexedWords), isTop: $0 == 0)
        }
        entries += sections
      }
    }
    postingWriter = PostingWriter(known)
    postings = Postings(entries, marks: known.map(\.mark), wordCount: records.words.count)
    for document in documents {
      firstEntries.append(entities.count + 1 + sectionLengths.count)
      for (section, record) in zip(document.sections, records.sections(of: document.id)) {
        add(section, record)
      }
    }
    for entity in mentions.keys { mentions[entity]?.sort { $0.section < $1.section } }
  }

  private mutating func add(_ section: Section, _ record: EntryRecord) {
    let number = sectionLengths.count
    sectionLengths.append(record.indexedWords)
    wordsInAll += record.indexedWords
    // Only names of entities are looked for in titles.
    if entities.isEmpty { return }
    titles.append(record.title)
    for (place, word) in record.title.enumerated() {
      titlePlaces[word, default: []].append((number, place))
    }
    for mention in section.mentions {
      guard let entity = places[mention.entity] else { continue }
      mentions[entity, default: []].append((entities.count + 1 + number, mention.count))
    }
  }

  /// The number of sections.
  var sectionCount: Int { sectionLengths.count }

  // MARK: - Words

  /// The words by the shard they are in: of text by script, then those that only code has.
  var lexicons: [ShardLexicon] {
    var lists: [[(text: String, number: Int)]] = [[], [], []]
    for number in records.order where postings.traits(of: number).contains(.known) {
      let word = records.words[number]
      let isKnown =
        postings.traits(of: number).contains(.inText) && word.utf8.count <= WordList.longest
      lists[isKnown ? (ShardLexicon.isHangul(word) ? 1 : 0) : 2].append((word, number))
    }
    return [
      ShardLexicon("latin", prefix: "l", lists[0]), ShardLexicon("hangul", prefix: "h", lists[1]),
      ShardLexicon("code", prefix: "c", lists[2]),
    ]
  }

  /// Whether a word asks or connects: hardly any query looks for it, and many entries have it.
  func isStop(_ word: Int) -> Bool { records.isStop[word] }

  /// Where the entries have each of some words, as `StemPlaces` tells it.
  func places(of words: [Int]) -> [ArraySlice<UInt8>] {
    // Words of one stem mostly follow each other.
    let size = 512
    let parts = stride(from: 0, to: words.count, by: size).map {
      words[$0..<min($0 + size, words.count)]
    }
    return concurrentMap(parts) { part in
      var known: (stem: Int, places: StemPlaces)?
      return part.map { word in
        let letters = postings.text(of: word)
        let stem = records.stems[word]
        guard stem != word, !letters.isEmpty, !postings.text(of: stem).isEmpty else {
          return StemPlaces.whole(letters)
        }
        if known?.stem != stem { known = (stem, StemPlaces(postings.text(of: stem))) }
        return known?.places.told(letters) ?? StemPlaces.whole(letters)
      }
    }.flatMap { $0 }
  }

  /// A mark of what the writer of postings knows of the entries that have a word.
  func entriesMark(of word: Int) -> UInt64 { postings.mark(of: word) }

  /// Whether some title or text has a word just so.
  func isSurface(_ word: Int) -> Bool { postings.traits(of: word).contains(.surface) }

  /// The tables of the analysis of a language.
  func tables(_ language: Language) -> ShardText {
    var value = ShardText()
    value.add("{\"language\":\"\(language.rawValue)\"")
    switch language {
    case .english: ShardTables.addEnglish(to: &value)
    case .korean: ShardTables.addKorean(to: &value)
    }
    value.add("}")
    return value
  }

  /// How many sections each document has and how long they are.
  var lengths: ShardText {
    var value = ShardText()
    value.string(DocumentLengths.text(documents, sectionLengths.map(TextLength.class)).text)
    return value
  }

  /// The script's value of what is read first.
  func core(starts: [(name: String, value: ShardText)]) -> ShardText {
    var cards = ShardText()
    for card in records.cards { cards.letter(TextLength.class(card.textWords)) }
    var value = ShardText()
    value.add("{\"cardCount\":\(entities.count),\"wordsInAll\":\(wordsInAll)")
    value.add(",\"cardLengths\":")
    value.string(cards.text)
    value.add(",\"cardsOfPages\":")
    value.string(cardsOfPages().text)
    for (name, starts) in starts {
      value.add(",\"\(name)\":")
      value.add(starts)
    }
    value.add("}")
    return value
  }
}

// MARK: - What has names

extension ShardContent {
  /// The keys of names in byte order, and the entries that each stands for.
  func names() -> (keys: [String], values: [ArraySlice<UInt8>]) {
    var entries: [String: Set<[Int]>] = [:]
    for (index, entity) in entities.enumerated() {
      for (key, standing) in NameKey.keys(of: entity) {
        entries[key, default: []].insert([standing, index + 1])
      }
    }
    for (index, document) in documents.enumerated() where !document.sections.isEmpty {
      for (key, standing) in records.names(of: document.id) {
        entries[key, default: []].insert([standing, firstEntries[index]])
      }
    }
    let keys = entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let values = keys.map { key in
      var text = ShardText()
      let sorted = (entries[key] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
      for name in sorted.prefix(QueryName.mostOfKey) {
        text.number(name[0])
        text.number(name[1])
      }
      return text.bytes[...]
    }
    return (keys, values)
  }

  /// The initials that names and Hangul words begin with, in byte order, and what has them: names,
  /// then words, the most usual first.
  func initials(
    names: [String], words: [(text: String, number: Int)]
  ) -> (keys: [String], values: [ArraySlice<UInt8>]) {
    var found: [String: [[String]]] = [:]
    let hangul = words.filter { $0.text.unicodeScalars.allSatisfy(\.isSyllable) }
    let frequencies = Dictionary(
      uniqueKeysWithValues: words.map { ($0.text, postings.frequency(of: $0.number)) })
    for (kind, list) in [names, hangul.map(\.text)].enumerated() {
      for text in list {
        let initials = Choseong.initials(of: text)
        guard let first = initials.unicodeScalars.first, 0x3131...0x314E ~= first.value else {
          continue
        }
        found[initials, default: [[], []]][kind].append(text)
      }
    }
    let keys = found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let values = keys.map { key in
      (found[key] ?? []).map { list in
        list.map { (text: $0, count: frequencies[$0] ?? 0) }.sorted(by: QueryReadings.precedes)
          .map(\.text).joined(separator: ",")
      }.joined(separator: ";")
    }
    return (keys, values.map { Array($0.utf8)[...] })
  }

  /// Of the words of the site those that say about the same as a word: first those of the word's
  /// own language.
  func related(to words: [String]) -> (keys: [String], values: [ArraySlice<UInt8>]) {
    let known = Set(words)
    var found: [String: [[String]]] = [:]
    for sense in Thesaurus.senses {
      for word in sense {
        for other in sense where other != word && known.contains(other) {
          let kind = ShardLexicon.isHangul(word) == ShardLexicon.isHangul(other) ? 0 : 1
          let list = found[word, default: [[], []]][kind]
          if !list.contains(other) { found[word, default: [[], []]][kind].append(other) }
        }
      }
    }
    let keys = found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let values = keys.map { key in
      (found[key] ?? []).map { $0.joined(separator: ",") }.joined(separator: ";")
    }
    return (keys, values.map { Array($0.utf8)[...] })
  }

  /// What each entity is named in, belongs with, gives headings to, and is called in code.
  func links() -> [ArraySlice<UInt8>] {
    var related = [Set<Int>](repeating: [], count: entities.count + 1)
    for (index, entity) in entities.enumerated() {
      for relation in entity.relations {
        guard let target = places[relation.target] else { continue }
        related[index + 1].insert(target)
        related[target].insert(index + 1)
      }
    }
    return entities.enumerated().map { index, entity in
      var counts = ShardText()
      var last = 0
      for (section, count) in mentions[index + 1] ?? [] {
        counts.number(section - last)
        counts.number(count)
        last = section
      }
      var others = ShardText()
      others.ascending(related[index + 1].sorted())
      var titled = ShardText()
      titled.ascending(sections(titledWith: entity))
      var value = ShardText()
      value.strings([
        counts.text, others.text, titled.text, entity.name.english, entity.symbol?.container ?? "",
      ])
      return value.bytes[...]
    }
  }

  /// What each entry is chiefly about, as `SubjectFeedback` takes it: entities, with how often the
  /// entry mentions each and how many sections do; for an entity the latter alone.
  func subjects() -> [ArraySlice<UInt8>] {
    if entities.isEmpty { return [] }
    var subjects = [[(entity: Int, count: Int, sections: Int, weight: Double)]](
      repeating: [], count: sectionCount)
    for entity in mentions.keys.sorted() {
      let list = mentions[entity] ?? []
      for (section, count) in list {
        let weight = SubjectFeedback.weight(
          ofMentions: count, in: list.count, of: sectionCount)
        subjects[section - entities.count - 1].append((entity, count, list.count, weight))
      }
    }
    let cards = entities.indices.map { index in
      var text = ShardText()
      text.number(mentions[index + 1]?.count ?? 0)
      return text.bytes[...]
    }
    return cards
      + subjects.map { list in
        let heaviest = list.sorted {
          $0.weight != $1.weight ? $0.weight > $1.weight : $0.entity < $1.entity
        }
        var text = ShardText()
        for subject in heaviest.prefix(SubjectFeedback.subjects) {
          text.number(subject.entity)
          text.number(subject.count)
          text.number(subject.sections)
        }
        return text.bytes[...]
      }
  }

  /// The documents whose title is the name of an entity: the distance to the document before, and
  /// the entity.
  private func cardsOfPages() -> ShardText {
    if entities.isEmpty { return ShardText() }
    var entries: [String: [Int]] = [:]
    for (index, entity) in entities.enumerated() {
      for (key, standing) in NameKey.keys(of: entity)
      where standing <= NameKey.Standing.variant.rawValue {
        entries[key, default: []].append(index + 1)
      }
    }
    var text = ShardText()
    var last = 0
    for (index, document) in documents.enumerated() {
      for entity in entries[NameKey.key(document.title)] ?? [] {
        text.number(index - last)
        text.number(entity)
        last = index
      }
    }
    return text
  }

  /// The sections whose heading, or whose document's title, has a name of an entity.
  private func sections(titledWith entity: Entity) -> [Int] {
    let aliases = entity.aliases.filter { [.preferred, .allowed].contains($0.standing) }
      .map(\.text)
    var found: Set<Int> = []
    for name in Set([entity.name.english, entity.name.korean] + aliases) {
      let words = Analyzer.tokens(in: name).map { records.words.known($0.surface) }
      let phrase = words.compactMap { $0 }
      // A name with a word that no title has is in none.
      guard let first = phrase.first, phrase.count == words.count else { continue }
      for (index, place) in titlePlaces[first] ?? []
      where place + phrase.count <= titles[index].count {
        if phrase.indices.allSatisfy({ titles[index][place + $0] == phrase[$0] }) {
          found.insert(index)
        }
      }
    }
    return found.sorted().map { $0 + entities.count + 1 }
  }
}
