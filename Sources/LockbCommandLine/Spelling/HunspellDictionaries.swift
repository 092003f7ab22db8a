internal import LockbBase
internal import LockbCheck

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The dictionaries that are installed on this machine.
enum HunspellDictionaries {
  private static let folders = [
    "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts",
    "/opt/homebrew/share/hunspell", "/usr/local/share/hunspell", "/Library/Spelling",
  ]
  /// The names of a language's dictionaries: what either has is a word.
  private static let names: [Language: [String]] = [
    .english: ["en_US", "en_GB"], .korean: ["ko_KR", "ko"],
  ]

  /// Looks words up; nil without the library, or without a dictionary of either language.
  static func speller(_ environment: Environment) -> Speller? {
    guard let library = HunspellLibrary.load() else { return nil }
    let path = environment.variables["DICPATH"].map { $0.split(separator: ":").map(String.init) }
    let folders = (path ?? []) + folders
    var dictionaries: [Language: [HunspellDictionary]] = [:]
    for (language, names) in names {
      let found = names.compactMap { name -> HunspellDictionary? in
        let folder = folders.first { folder in
          [".aff", ".dic"].allSatisfy { access("\(folder)/\(name)\($0)", R_OK) == 0 }
        }
        return folder.flatMap { HunspellDictionary(library, folder: $0, name: name) }
      }
      // Korean dictionaries go by two names, which are the same one.
      if !found.isEmpty { dictionaries[language] = language == .korean ? [found[0]] : found }
    }
    guard !dictionaries.isEmpty else { return nil }
    return Speller(
      knows: { [dictionaries] word, language in
        dictionaries[language].map { $0.contains { $0.knows(word) } }
      },
      suggestions: { [dictionaries] word, language in
        dictionaries[language]?.first?.suggestions(for: word) ?? []
      })
  }
}
