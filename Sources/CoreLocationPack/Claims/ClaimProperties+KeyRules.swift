/// What decides sentences: keyRules.
extension ClaimProperties {
  static let keyRules = """
    """
}
