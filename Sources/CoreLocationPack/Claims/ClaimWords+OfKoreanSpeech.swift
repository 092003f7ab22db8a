/// Words of `ClaimProperties.koreanSpeech`.
extension ClaimWords {
  static let ofKoreanSpeech = """
    """
}
