/// What decides sentences: tableRemarks.
extension ClaimProperties {
  static let tableRemarks = """
    """
}
