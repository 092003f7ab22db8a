/// The Korean particles whose form depends on the sound before them.
enum KoreanParticle {
  /// 은 or 는.
  case topic
  /// 이 or 가.
  case subject
  /// 을 or 를.
  case object

  /// The text with its particle; after a word whose sound is not written, both forms.
  func attached(to text: String) -> String {
    let (afterConsonant, afterVowel): (String, String) =
      switch self {
      case .topic: ("은", "는")
      case .subject: ("이", "가")
      case .object: ("을", "를")
      }
    guard let last = text.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else {
      return "\(text)\(afterConsonant)(\(afterVowel))"
    }
    return text + ((last.value - 0xAC00) % 28 == 0 ? afterVowel : afterConsonant)
  }
}
