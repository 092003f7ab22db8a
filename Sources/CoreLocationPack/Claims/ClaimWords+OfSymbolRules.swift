/// Words of `ClaimProperties.symbolRules`.
extension ClaimWords {
  static let ofSymbolRules = """
    """
}
