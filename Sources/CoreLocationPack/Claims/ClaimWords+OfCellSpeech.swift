/// Words of `ClaimProperties.cellSpeech`.
extension ClaimWords {
  static let ofCellSpeech = """
    """
}
