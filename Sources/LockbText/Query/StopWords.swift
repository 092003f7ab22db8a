/// Words that ask or connect and say nothing about what is asked for. Words that can carry
/// meaning in documentation (when, in, use, not, always, why, 왜, 이유, 사용, 중, 없는) are not here.
public enum StopWords {
  static let english = Set(
    """
    a about am an and any are as at be been being but by can could did do does doing for from had
    has have having he hello help her here hers hi him his how i if into is it its just know let
    like may me might mine must my no of on or our ours please pls shall she should so some tell
    than thank thanks that the their theirs them then there these they this those to us want was
    we were what whats which who whom whose will with would you your yours
    """.listed)

  static let korean = Set(
    """
    무엇 무엇인가 무엇인가요 무엇이 무엇을 무슨 뭐 뭐가 뭐를 뭐야 뭐예요 뭐지 뭔가 뭔가요 뭔지 뭘 어떻게 어떤 어떤지 어떤가요
    어떠한 어디 어디서 어디에 어디에서 어디로 어느 언제 누가 누구 누구의 얼마나 얼마 몇 혹시 그럼 그러면 그리고 그러나
    하지만 그런데 또 또는 및 등 즉 좀 꼭 제 제가 내 내가 저 저는 나는 나의 우리 그 이것 그것 저것 여기 거기 이런 그런 저런
    수 것 것은 것이 것을 거 건 게 걸 건가요 거죠 줄 있나 있나요 있는 있는지 있는가 있을까 있을까요 있어 있어요 있습니까
    있습니다 있다 있죠 알려줘 알려주세요 알려줄래 알고 알려 가르쳐줘 가르쳐주세요 설명해줘 설명해주세요 궁금해요 궁금합니다
    싶어 싶어요 싶은데 싶은데요 싶습니다 싶다 주세요 줘 줘요 대해 대해서 대한 대하여 관해 관해서 관한 관련 관련된 위해 위해서
    위한 통해 통해서 따라 따른 의해 안녕하세요 감사합니다
    """.listed)

  /// Whether a token of a query may be left out when nothing matches all of its words.
  public static func contains(_ token: Token) -> Bool {
    switch token.kind {
    case .word: return english.contains(token.surface)
    case .hangul:
      // With a particle too: 언제까지. A stem of one syllable is as likely another word.
      return korean.contains(token.surface) || HangulStemmer.isFunctionWord(token.surface)
        || token.stems.contains { $0.unicodeScalars.count > 1 && korean.contains($0) }
    default: return false
    }
  }
}
