/// Words of `ClaimProperties.tableRemarks`.
extension ClaimWords {
  static let ofTableRemarks = """
    """
}
