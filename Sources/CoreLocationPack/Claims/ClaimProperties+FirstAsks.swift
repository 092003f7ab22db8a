/// What decides sentences: firstAsks.
extension ClaimProperties {
  static let firstAsks = """
    """
}
