public import LockbBase

/// Dictionaries of whole languages, as the edge finds them on a machine, and what a project adds.
public struct Speller: Sendable {
  /// Whether a dictionary of a language has a word; nil where there is no dictionary.
  public var knows: @Sendable (_ word: String, Language) -> Bool?
  /// The words that a dictionary offers instead, best first.
  public var suggestions: @Sendable (_ word: String, Language) -> [String]

  /// The words that the project writes and no dictionary has.
  public var projectWords: ProjectWords

  /// A speller of some dictionaries.
  public init(
    knows: @escaping @Sendable (_ word: String, Language) -> Bool?,
    suggestions: @escaping @Sendable (_ word: String, Language) -> [String],
    projectWords: ProjectWords = ProjectWords()
  ) {
    self.knows = knows
    self.suggestions = suggestions
    self.projectWords = projectWords
  }
}
