/// Words of `ClaimProperties.sessionRules`.
extension ClaimWords {
  static let ofSessionRules = """
    """
}
