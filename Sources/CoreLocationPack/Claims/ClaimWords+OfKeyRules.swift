/// Words of `ClaimProperties.keyRules`.
extension ClaimWords {
  static let ofKeyRules = """
    """
}
