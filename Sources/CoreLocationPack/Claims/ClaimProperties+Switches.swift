/// What decides sentences: switches.
extension ClaimProperties {
  static let switches = """
    """
}
