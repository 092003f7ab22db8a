internal import LockbBase
internal import LockbCheck

/// The dictionaries that are installed on this machine.
enum HunspellDictionaries {
  /// The names of a language's dictionaries, the first that is there counts; what either English
  /// one has is a word.
  private static let names: [Language: [[String]]] = [
    .english: [["en_US"], ["en_GB"]], .korean: [["ko_KR", "ko"]],
  ]

  /// Looks words up; nil without Hunspell, or without a dictionary of either language.
  static func speller() -> Speller? {
    var dictionaries: [Language: [HunspellProcess]] = [:]
    for (language, groups) in names {
      dictionaries[language] = groups.compactMap { names in
        names.lazy.compactMap { HunspellProcess(dictionary: $0) }.first
      }
    }
    dictionaries = dictionaries.filter { !$0.value.isEmpty }
    guard !dictionaries.isEmpty else { return nil }
    return Speller(
      knows: { [dictionaries] word, language in
        dictionaries[language].map { $0.contains { $0.answer(to: word).isKnown } }
      },
      suggestions: { [dictionaries] word, language in
        dictionaries[language]?.first?.answer(to: word).suggestions ?? []
      })
  }
}
