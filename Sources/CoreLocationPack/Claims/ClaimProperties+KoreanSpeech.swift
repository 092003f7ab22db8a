/// What only Korean sentences ask of in words of their own; nothing yet that other tables do not hold.
extension ClaimProperties {
  static let koreanSpeech = """
    """
}
