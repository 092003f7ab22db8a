/// Words of `ClaimProperties.laterAnswers`.
extension ClaimWords {
  static let ofLaterAnswers = """
    """
}
