public import LockbBase
public import LockbKnowledge

/// The one value that a framework supplies: everything lockb knows about it.
public struct KnowledgePack: Sendable {
  /// A short kebab-case name: `turnstile`.
  public var id: String
  /// The framework's name.
  public var name: Localized<String>
  /// What the framework does, executable; nil where nobody has written it down.
  public var machine: ReferenceMachine?
  private var makeVocabulary: @Sendable () -> Vocabulary

  /// Assembles a pack. The vocabulary is built when a command first asks for it: most do not.
  public init(
    id: String, name: Localized<String>, machine: ReferenceMachine? = nil,
    vocabulary: @autoclosure @escaping @Sendable () -> Vocabulary
  ) {
    self.id = id
    self.name = name
    self.machine = machine
    makeVocabulary = vocabulary
  }

  /// What its documents may name.
  public var vocabulary: Vocabulary { makeVocabulary() }
}
