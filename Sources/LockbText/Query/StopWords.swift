/// Words that ask or connect and say nothing about what is asked for. Words that can carry
/// meaning in documentation (when, in, use, not, always, why, 왜, 이유, 사용, 중, 없는) are not here.
public enum StopWords {
  static let english = Set(
    """
    a about aint am an and any are arent as at be been being but by can cannot cant could couldnt
    did didnt do does doesnt doing dont for from had hadnt has hasnt have havent having he heres
    hello help her here hers hes hi him his how hows i if im into is isnt it its ive just know let
    lets like may me might mine must mustnt my no of on or our ours please pls shall she shes
    should shouldnt so some tell than thank thanks that thats the their theirs them then there
    theres these they theyre theyve this those to us want was wasnt we were werent weve what whats
    wheres which who whom whos whose will with wont would wouldnt you your youre yours youve
    """.listed)

  private static let operators: Set = ["and", "or"]

  static let korean = Set(words + auxiliaries)

  private static let words =
    """
    무엇 무엇인가 무엇인가요 무엇이 무엇을 무슨 뭐 뭐가 뭐를 뭐야 뭐예요 뭐지 뭔가 뭔가요 뭔지 뭘 어떻게 어떤 어떤지 어떤가요
    어떠한 어디 어디서 어디에 어디에서 어디로 어느 언제 누가 누구 누구의 얼마나 얼마 몇 혹시 그럼 그러면 그리고 그러나
    하지만 그런데 또 또는 및 등 즉 좀 꼭 제 제가 내 내가 저 저는 나는 나의 우리 그 이것 그것 저것 여기 거기 이런 그런 저런
    수 것 것은 것이 것을 거 건 게 걸 건가요 거죠 줄 있나 있나요 있는 있는지 있는가 있을까 있을까요 있어 있어요 있습니까
    있습니다 있다 있죠 알려줘 알려주세요 알려줄래 알고 알려 가르쳐줘 가르쳐주세요 설명해줘 설명해주세요 궁금해요 궁금합니다
    싶어 싶어요 싶은데 싶은데요 싶습니다 싶다 주세요 줘 줘요 대해 대해서 대한 대하여 관해 관해서 관한 관련 관련된 위해 위해서
    위한 통해 통해서 따라 따른 의해 안녕하세요 감사합니다 건지 걸까 걸까요 거예요 거야 거지 건데 건데요 뭐죠 뭔데 뭘까 뭘까요
    무엇일까 무엇일까요 어떡해 어떡해요 어떡하죠 어쩌죠 어때 어때요 어떨까 어떨까요 어떻습니까 어딘가 어딘가요 어디인가요
    누구인가요 언제인가요 그럴까 그럴까요 그런가요 그런지 이거 그거 저거 이게 그게 저게 이건 그건 이걸 그걸 저희 저희가 제가
    우리가 요 네 음
    """
    .listed

  /// Forms of verbs that stand behind other verbs.
  private static let auxiliaries = ["있", "싶"].flatMap { stem in
    """
    다 다고 다는데 다던데 대 대요 나 나요 냐 니 는지 는지요 는가 는가요 는데 는데요 던데 던데요 네 네요 지 지요 죠 고 고요
    기 게 거든요 잖아요 을까 을까요 을지 을지요 으려나 으려나요 습니까 습니다 습니다만 으면 으면서 으니 으니까 어 어요 어서
    어도 어야 었어 었어요 었는데 었는데요 었나요 었습니다 었더니
    """
    .listed.map { stem + $0 }
  }

  /// Whether a token of a query may be left out when nothing matches all of its words.
  public static func contains(_ token: Token) -> Bool {
    switch token.kind {
    case .word: return english.contains(token.surface)
    // In capitals, as other programs want them between words.
    case .identifier: return operators.contains(token.surface)
    case .hangul:
      // With a particle too: 언제까지. A stem of one syllable is as likely another word.
      return containsKorean(token.surface)
        || token.stems.contains { $0.unicodeScalars.count > 1 && korean.contains($0) }
    default: return false
    }
  }

  /// Whether a Korean word asks or connects, or is nothing but particles and endings.
  static func containsKorean(_ word: String) -> Bool {
    korean.contains(word) || HangulStemmer.isFunctionWord(word)
  }
}
