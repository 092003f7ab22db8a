/// What starts services, and how people tell what services bring, need and outlive: words of
/// `ClaimProperties.monitoringRules`.
extension ClaimWords {
  static let ofMonitoringRules = """
    event/startVisits
    code startMonitoringVisits

    event/startRegion
    code startMonitoring

    event/startSignificantChange
    code startMonitoringSignificantLocationChanges

    event/startHeading
    code startUpdatingHeading

    event/startRanging
    code startRangingBeacons
    """
}
