/// Words of `ClaimProperties.callbackRules`.
extension ClaimWords {
  static let ofCallbackRules = """
    """
}
