internal import LockbKnowledge

extension Vocabulary {
  /// Everything that documents about authorization may name: symbols, keys, statuses, platforms,
  /// services, rules and terms, each kind in the order of the reference.
  static let coreLocation = Vocabulary(
    entities: tables.flatMap { Card.entities($0.kind, section: $0.section, $0.text) })

  private static var tables: [(kind: EntityKind, section: String, text: String)] {
    [
      (.api, "5.1", Tables.locationManager),
      (.api, "5.2", Tables.authorization),
      (.api, "5.3", Tables.delegate),
      (.api, "5.4", Tables.sessions),
      (.api, "5.5", Tables.liveUpdates),
      (.api, "5.6", Tables.conditionMonitoring),
      (.api, "5.7", Tables.classicServices),
      (.api, "5.8", Tables.configuration),
      (.api, "5.9", Tables.dataTypes),
      (.api, "5.10", Tables.neighbors),
      (.key, "4.1", Tables.usageDescriptions),
      (.key, "4.2", Tables.behaviorKeys),
      (.key, "4.3", Tables.entitlements),
      (.status, "1.1", Tables.statuses),
      (.platform, "6.1", Tables.platforms),
      (.service, "7.4", Tables.services),
      (.rule, "7", Tables.rules),
      (.term, "9", Tables.authorizationTerms),
      (.term, "9", Tables.operationTerms),
      (.term, "9", Tables.deviceTerms),
      (.term, "2.3", Tables.settingsTerms),
    ]
  }
}
