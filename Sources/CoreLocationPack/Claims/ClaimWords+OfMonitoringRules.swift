/// Words of `ClaimProperties.monitoringRules`.
extension ClaimWords {
  static let ofMonitoringRules = """
    """
}
