internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Where the pages of a site stand, for what is made outside of it.
public struct SiteAddresses: Sendable {
  private let routes: RouteTable

  /// The addresses of a site's pages.
  public init(_ source: SiteSource) {
    let topics = Set(source.shownDocuments.map(\.id.topic))
    routes = RouteTable(
      topics: topics.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      entities: source.library.vocabulary.entities, files: [],
      others: source.machine?.pages.index.addresses ?? [])
  }

  /// The path of a topic's page within a language; empty for its first page.
  public func path(topic: String) -> String { routes.topics[topic] ?? topic }

  /// The path of an entity's card within a language.
  public func path(entity: String) -> String { routes.entities[entity] ?? entity }
}
