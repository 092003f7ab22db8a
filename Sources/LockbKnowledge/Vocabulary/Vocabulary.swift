/// Everything that a framework's documents may name, with all its names in both languages.
public struct Vocabulary: Sendable {
  /// The entities, in the order the pack lists them.
  public let entities: [Entity]

  /// A vocabulary; the ids of its entities are unique.
  public init(entities: [Entity]) {
    self.entities = entities
  }

  /// A vocabulary that knows nothing: documents without a pack.
  public static let empty = Vocabulary(entities: [])
}
