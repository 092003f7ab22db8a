internal import LockbKnowledge

extension Vocabulary {
  /// Everything that documents about authorization may name.
  static let coreLocation = Vocabulary(entities: symbols)

  private static var symbols: [Entity] {
    [
      ("5.1", Tables.locationManager), ("5.2", Tables.authorization), ("5.3", Tables.delegate),
      ("5.4", Tables.sessions), ("5.5", Tables.liveUpdates), ("5.6", Tables.conditionMonitoring),
      ("5.7", Tables.classicServices), ("5.8", Tables.configuration), ("5.9", Tables.dataTypes),
      ("5.10", Tables.neighbors),
    ].flatMap { Card.entities(.api, section: $0, $1) }
  }
}
