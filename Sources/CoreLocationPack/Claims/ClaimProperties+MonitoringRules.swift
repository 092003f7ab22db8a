/// What decides sentences: monitoringRules.
extension ClaimProperties {
  static let monitoringRules = """
    """
}
