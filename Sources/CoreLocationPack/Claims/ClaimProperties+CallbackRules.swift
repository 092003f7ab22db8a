/// What decides sentences: callbackRules.
extension ClaimProperties {
  static let callbackRules = """
    """
}
