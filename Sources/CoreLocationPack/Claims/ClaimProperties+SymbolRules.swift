/// What decides sentences: symbolRules.
extension ClaimProperties {
  static let symbolRules = """
    """
}
