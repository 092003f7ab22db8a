/// The Korean particles whose form depends on the sound before them.
public enum VaryingParticle: CaseIterable, Sendable {
  /// 은 or 는.
  case topic
  /// 이 or 가.
  case subject
  /// 을 or 를.
  case object

  /// The form behind a consonant.
  public var afterConsonant: String {
    switch self {
    case .topic: "은"
    case .subject: "이"
    case .object: "을"
    }
  }

  /// The form behind a vowel.
  public var afterVowel: String {
    switch self {
    case .topic: "는"
    case .subject: "가"
    case .object: "를"
    }
  }

  /// The form behind a text; nil where the sound that it ends in is not written.
  public func form(after text: String) -> String? {
    guard let last = text.unicodeScalars.last?.value, Jamo.isSyllable(last) else { return nil }
    return Jamo.split(last).final == 0 ? afterVowel : afterConsonant
  }

  /// The text with its particle; after a word whose sound is not written, both forms.
  public func attached(to text: String) -> String {
    text + (form(after: text) ?? "\(afterConsonant)(\(afterVowel))")
  }
}
