/// Words of `ClaimProperties.englishSpeech`.
extension ClaimWords {
  static let ofEnglishSpeech = """
    """
}
