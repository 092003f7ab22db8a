/// What decides sentences: laterAnswers.
extension ClaimProperties {
  static let laterAnswers = """
    """
}
