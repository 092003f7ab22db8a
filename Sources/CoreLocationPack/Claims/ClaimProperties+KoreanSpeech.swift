/// What decides sentences: koreanSpeech.
extension ClaimProperties {
  static let koreanSpeech = """
    """
}
