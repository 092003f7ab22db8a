/// What symbols are, return and start from.
extension ClaimProperties {
  static let namingMore = """
    # How many regions an app may watch, where the manager is named.
    property region-limit
    loose
    apart
    subject api/CLLocationManager
    but noun/condition minutes/ seconds/ hours/ meters/ days/ verb/wrong count/ thing/unsupported verb/unavailable
    word noun/limit
    value ten: items/10 service/region-monitoring|thing/region
    value thirty: items/30 service/region-monitoring|thing/region
    value forty: items/40 service/region-monitoring|thing/region
    value fifty: items/50 service/region-monitoring|thing/region
    value hundred: items/100 service/region-monitoring|thing/region
    fact api/CLLocationManager = twenty ; 7.4 I25
    """
}
