public import LockbKnowledge

/// What a search result is, in the order that breaks ties: the kinds of entity, then documents.
public enum SearchKind: String, CaseIterable, Codable, Sendable {
  case api, key, status, platform, service, rule, term, guide

  /// The kind of an entity's results.
  public init(_ kind: EntityKind) {
    self =
      switch kind {
      case .api: .api
      case .key: .key
      case .status: .status
      case .platform: .platform
      case .service: .service
      case .rule: .rule
      case .term: .term
      }
  }
}
