public import LockbBase
public import LockbKnowledge

/// The one value that a framework supplies: everything lockb knows about it.
public struct KnowledgePack: Sendable {
  /// A short kebab-case name: `turnstile`.
  public var id: String
  /// The framework's name.
  public var name: Localized<String>
  /// What its documents may name.
  public var vocabulary: Vocabulary

  /// Assembles a pack.
  public init(id: String, name: Localized<String>, vocabulary: Vocabulary) {
    self.id = id
    self.name = name
    self.vocabulary = vocabulary
  }
}
