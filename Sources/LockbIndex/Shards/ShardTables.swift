internal import LockbText

/// The lists of the analysis as members of a JavaScript object.
enum ShardTables {
  /// Adds the lists that every query needs.
  static func addEnglish(to value: inout ShardText) {
    add("whole", AnalyzerTables.wholeEnglishWords, to: &value)
    add("stop", AnalyzerTables.stopWords.english, to: &value)
    add("light", sorted(LightWords.english), to: &value)
  }

  /// Adds the lists that Hangul needs.
  static func addKorean(to value: inout ShardText) {
    add("stop", AnalyzerTables.stopWords.korean, to: &value)
    add("light", sorted(LightWords.korean), to: &value)
    add("nouns", AnalyzerTables.wholeNouns, to: &value)
    value.add(",\"predicates\":")
    value.strings([Predicate.endings, Predicate.doubtful].map { $0.joined(separator: " ") })
    value.add(",\"verbs\":")
    value.strings(AnalyzerTables.verbStems.map { $0.joined(separator: " ") })
    var lists: [[String]] = []
    value.add(",\"rules\":")
    value.list(AnalyzerTables.suffixes) { value, rule in
      let place = lists.firstIndex(of: rule.endings) ?? lists.count
      if place == lists.count { lists.append(rule.endings) }
      value.add("[\(rule.kind),\(rule.condition),\(place),\(rule.length)")
      for text in [rule.head, rule.replacement, rule.family] {
        value.add(",")
        value.string(text)
      }
      value.add("]")
    }
    value.add(",\"endings\":")
    value.strings(lists.map { $0.joined(separator: " ") })
  }

  /// Words that say about the same, of English and of Korean: only rare words of a query need them.
  static var related: ShardText {
    var value = ShardText()
    value.list([RelatedWords.english, RelatedWords.korean]) { value, sets in
      value.strings(sets.map { $0.joined(separator: " ") })
    }
    return value
  }

  private static func add(_ name: String, _ words: [String], to value: inout ShardText) {
    value.add(",\"\(name)\":")
    value.string(words.joined(separator: " "))
  }

  private static func sorted(_ words: Set<String>) -> [String] {
    words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
