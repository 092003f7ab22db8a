/// Words of `ClaimProperties.promptRules`.
extension ClaimWords {
  static let ofPromptRules = """
    """
}
