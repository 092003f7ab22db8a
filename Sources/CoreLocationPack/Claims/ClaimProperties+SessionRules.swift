/// What decides sentences: sessionRules.
extension ClaimProperties {
  static let sessionRules = """
    """
}
