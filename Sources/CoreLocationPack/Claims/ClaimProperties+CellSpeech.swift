/// What decides sentences: cellSpeech.
extension ClaimProperties {
  static let cellSpeech = """
    """
}
