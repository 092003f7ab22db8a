/// What decides sentences: extensionRules.
extension ClaimProperties {
  static let extensionRules = """
    """
}
