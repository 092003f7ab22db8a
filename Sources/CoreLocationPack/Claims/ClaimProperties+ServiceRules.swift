/// What decides sentences: serviceRules.
extension ClaimProperties {
  static let serviceRules = """
    """
}
