internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The settings and the mapping that an index for a knowledge base is created with.
///
/// Korean is cut by the Nori plugin, English by stems, and identifiers fall into their words in
/// both. Fields that are not listed are refused.
enum OpenSearchIndex {
  /// The body of the request that creates the index.
  static func definition(_ vocabulary: Vocabulary) -> JSONValue {
    .members([
      "settings": .members(["analysis": analysis(vocabulary)]),
      "mappings": .members(["dynamic": .string("strict"), "properties": properties]),
    ])
  }

  private static func analysis(_ vocabulary: Vocabulary) -> JSONValue {
    .members([
      "tokenizer": .members([
        "korean_words": .members([
          "type": .string("nori_tokenizer"), "decompound_mode": .string("mixed"),
          "user_dictionary_rules": .strings(koreanTerms(vocabulary)),
        ])
      ]),
      "filter": .members([
        "english_possessive": stemmer("possessive_english"),
        "english_stems": stemmer("english"),
        "identifier_words": .members([
          "type": .string("word_delimiter_graph"), "preserve_original": .bool(true),
          "split_on_numerics": .bool(false),
        ]),
      ]),
      "normalizer": .members([
        "any_case": .members(["type": .string("custom"), "filter": .strings(["lowercase"])])
      ]),
      "analyzer": .members([
        "korean": analyzer("korean_words", "nori_part_of_speech", "nori_readingform", "lowercase"),
        "english": analyzer("standard", "english_possessive", "lowercase", "english_stems"),
        "identifiers": analyzer("whitespace", "identifier_words", "flatten_graph", "lowercase"),
      ]),
    ])
  }

  private static func stemmer(_ language: String) -> JSONValue {
    .members(["type": .string("stemmer"), "language": .string(language)])
  }

  private static func analyzer(_ tokenizer: String, _ filters: String...) -> JSONValue {
    .members([
      "type": .string("custom"), "tokenizer": .string(tokenizer), "filter": .strings(filters),
    ])
  }

  private static var properties: JSONValue {
    var members = ["id", "kind", "language", "topic", "anchor", "path", "counterpart"].map {
      JSONMember(name: $0, value: type("keyword"))
    }
    members += ["tags", "entities"].map { JSONMember(name: $0, value: type("keyword")) }
    members.append(JSONMember(name: "line", value: type("integer")))
    members.append(JSONMember(name: "draft", value: type("boolean")))
    members.append(
      JSONMember(
        name: "names",
        value: .members(["type": .string("keyword"), "normalizer": .string("any_case")])))
    for field in ["title", "heading", "body"] {
      members.append(JSONMember(name: "\(field)_en", value: text("english")))
      members.append(JSONMember(name: "\(field)_ko", value: text("korean")))
    }
    members.append(
      JSONMember(
        name: "code",
        value: .members(["type": .string("text"), "analyzer": .string("identifiers")])))
    members.append(
      JSONMember(
        name: "platforms",
        value: .members([
          "type": .string("nested"),
          "properties": .members([
            "name": type("keyword"), "introduced": type("integer"), "deprecated": type("integer"),
          ]),
        ])))
    return .object(members)
  }

  private static func type(_ name: String) -> JSONValue { .members(["type": .string(name)]) }

  /// Prose of one language, and the words of its identifiers beside it.
  private static func text(_ analyzer: String) -> JSONValue {
    .members([
      "type": .string("text"), "analyzer": .string(analyzer),
      "fields": .members([
        "identifiers": .members(["type": .string("text"), "analyzer": .string("identifiers")])
      ]),
    ])
  }

  /// The Korean terms as Nori's dictionary takes them: a word, and its parts where people write it
  /// with spaces as well.
  static func koreanTerms(_ vocabulary: Vocabulary) -> [String] {
    let names = vocabulary.entities.flatMap { entity in
      [entity.name.korean]
        + entity.aliases.filter { $0.language == .korean && $0.standing != .forbidden }.map(\.text)
    }
    var partsByWord: [String: [Substring]] = [:]
    for name in names {
      let parts = name.split(separator: " ")
      let word = parts.joined()
      guard word.count > 1,
        word.unicodeScalars.allSatisfy(\.isSyllable)
      else { continue }
      // A word may stand in the dictionary once only.
      if parts.count > partsByWord[word]?.count ?? 0 { partsByWord[word] = parts }
    }
    return partsByWord.map { word, parts in
      ([word] + (parts.count > 1 ? parts.map(String.init) : [])).joined(separator: " ")
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
