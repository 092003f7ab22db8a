internal import LockbText

/// The lists of the analysis as members of a JavaScript object.
enum ShardTables {
  /// Adds the lists that Latin letters need.
  static func addEnglish(to value: inout ShardText) {
    add("whole", AnalyzerTables.wholeEnglishWords, to: &value)
    add("stop", AnalyzerTables.stopWords.english, to: &value)
    add("light", LightWords.english, to: &value)
  }

  /// Adds the lists that Hangul needs.
  static func addKorean(to value: inout ShardText) {
    add("stop", AnalyzerTables.stopWords.korean, to: &value)
    add("light", LightWords.korean, to: &value)
    add("nouns", AnalyzerTables.wholeNouns, to: &value)
    value.add(",\"predicates\":")
    value.strings([Predicate.endings, Predicate.doubtful].map { $0.joined(separator: " ") })
    value.add(",\"verbs\":")
    value.list(AnalyzerTables.verbStems) { $0.string(folded($1)) }
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
    value.list(lists) { $0.string(folded($1)) }
  }

  /// How English is written in Hangul: the rules, and what the letters are called.
  static var loanwords: ShardText {
    var value = ShardText()
    value.strings([LoanwordRules.text, LoanwordRules.letterNames])
    return value
  }

  private static func add(
    _ name: String, _ words: some Sequence<String>, to value: inout ShardText
  ) {
    value.add(",\"\(name)\":")
    value.string(folded(words))
  }

  /// Words in byte order, told as those of a lexicon.
  private static func folded(_ words: some Sequence<String>) -> ArraySlice<UInt8> {
    let sorted = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ShardLexicon.text(sorted[...]) { _ in false }
  }
}
