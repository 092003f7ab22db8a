/// Words of `ClaimProperties.extensionRules`.
extension ClaimWords {
  static let ofExtensionRules = """
    """
}
