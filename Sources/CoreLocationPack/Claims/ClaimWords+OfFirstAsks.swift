/// Words of `ClaimProperties.firstAsks`.
extension ClaimWords {
  static let ofFirstAsks = """
    """
}
