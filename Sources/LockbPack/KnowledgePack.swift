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
  /// How its documents' claims are read and judged; nil where nobody has written it down.
  public var claims: ClaimKnowledge?
  private var makeVocabulary: @Sendable () -> Vocabulary

  /// Assembles a pack. The vocabulary is built when a command first asks for it: most do not.
  public init(
    id: String, name: Localized<String>, machine: ReferenceMachine? = nil,
    claims: ClaimKnowledge? = nil,
    vocabulary: @autoclosure @escaping @Sendable () -> Vocabulary
  ) {
    self.id = id
    self.name = name
    self.machine = machine
    self.claims = claims
    makeVocabulary = vocabulary
  }

  /// What its documents may name.
  public var vocabulary: Vocabulary { makeVocabulary() }
}
