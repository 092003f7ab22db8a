/// What decides sentences: englishSpeech.
extension ClaimProperties {
  static let englishSpeech = """
    """
}
