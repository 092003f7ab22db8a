internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The spelling of one language in the documents that are checked together.
struct LanguageSpelling: Sendable {
  let speller: Speller
  let language: Language
  let intended: IntendedWords

  /// The languages of which there is a dictionary.
  static func all(
    _ speller: Speller, _ documents: [CheckedDocument], _ vocabulary: Vocabulary
  ) -> [Language: LanguageSpelling] {
    var all: [Language: LanguageSpelling] = [:]
    for language in Language.allCases where speller.knows("", language) != nil {
      all[language] = LanguageSpelling(
        speller: speller, language: language,
        intended: IntendedWords(documents, vocabulary, speller.projectWords, language))
    }
    return all
  }

  /// The word that a misspelt one was meant to be; nil where nothing is wrong, or nothing is close.
  func correction(of word: String) -> String? {
    let text = word.replacing("’", with: "'")
    // Names, abbreviations and letters are no words of a dictionary.
    guard text.count > (language == .korean ? 2 : 3),
      !text.dropFirst().contains(where: \.isUppercase),
      speller.knows(text, language) == false, !intended.contains(text, language, speller),
      !isKnownBeforeEnding(text)
    else { return nil }
    // Where words are parted is a matter of style.
    return speller.suggestions(text, language).first { suggestion in
      !suggestion.contains { " -".contains($0) }
        && Spelling.distance(text, suggestion, atMost: 1) == 1
    }
  }

  /// Endings that join any noun and that Korean dictionaries have behind few of them.
  private static let endings = [
    "만으로", "만으로는", "만으로도", "만", "도", "서도", "서든", "서나", "처럼", "뿐", "뿐입니다", "뿐인", "들", "들이", "들은",
    "들도", "들만", "씩", "별로", "라서", "이라서", "에", "에서든", "에든", "로든", "으로든", "부터",
  ]

  private func isKnownBeforeEnding(_ word: String) -> Bool {
    language == .korean
      && Self.endings.contains { ending in
        word.count > ending.count + 1 && word.hasSuffix(ending)
          && speller.knows(String(word.dropLast(ending.count)), language) == true
      }
  }
}
