public import LockbBase
public import LockbKnowledge

/// The one value that a framework supplies: everything lockb knows about it.
public struct KnowledgePack: Sendable {
  /// A short kebab-case name: `turnstile`.
  public var id: String
  /// The framework's name.
  public var name: Localized<String>
  private var makeVocabulary: @Sendable () -> Vocabulary

  /// Assembles a pack. The vocabulary is built when a command first asks for it: most do not.
  public init(
    id: String, name: Localized<String>,
    vocabulary: @autoclosure @escaping @Sendable () -> Vocabulary
  ) {
    self.id = id
    self.name = name
    makeVocabulary = vocabulary
  }

  /// What its documents may name.
  public var vocabulary: Vocabulary { makeVocabulary() }
}
