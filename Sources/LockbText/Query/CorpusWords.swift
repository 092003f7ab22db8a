/// What the analysis of a query asks about the words of a corpus.
public struct CorpusWords: Sendable {
  /// Whether the word occurs at all: as a surface, stem, part or join.
  public var contains: @Sendable (String) -> Bool
  /// Whether the word occurs as a surface, that is, written just so.
  public var hasSurface: @Sendable (String) -> Bool

  /// Words that the closures know.
  public init(
    contains: @escaping @Sendable (String) -> Bool,
    hasSurface: @escaping @Sendable (String) -> Bool
  ) {
    self.contains = contains
    self.hasSurface = hasSurface
  }

  /// A corpus without words.
  public static let none = CorpusWords(contains: { _ in false }, hasSurface: { _ in false })
}
