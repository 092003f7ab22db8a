/// What decides sentences: grantRules.
extension ClaimProperties {
  static let grantRules = """
    """
}
