/// Words of `ClaimProperties.serviceRules`.
extension ClaimWords {
  static let ofServiceRules = """
    """
}
