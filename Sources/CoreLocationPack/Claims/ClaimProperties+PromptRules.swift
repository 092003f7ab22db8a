/// What decides sentences: promptRules.
extension ClaimProperties {
  static let promptRules = """
    """
}
