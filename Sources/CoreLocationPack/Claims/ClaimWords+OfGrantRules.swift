/// Words of `ClaimProperties.grantRules`.
extension ClaimWords {
  static let ofGrantRules = """
    """
}
