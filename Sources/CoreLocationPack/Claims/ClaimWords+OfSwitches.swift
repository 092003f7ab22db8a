/// Words of `ClaimProperties.switches`.
extension ClaimWords {
  static let ofSwitches = """
    """
}
