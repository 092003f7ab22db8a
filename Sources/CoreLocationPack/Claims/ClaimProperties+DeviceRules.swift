/// What decides sentences: deviceRules.
extension ClaimProperties {
  static let deviceRules = """
    """
}
