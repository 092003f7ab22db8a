/// The kinds of entity, in the order that breaks ties between search results.
public enum EntityKind: String, Codable, CaseIterable, Sendable {
  case api, key, status, platform, service, rule, term
}
