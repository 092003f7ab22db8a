/// Verb endings, by what they attach to.
enum VerbEndings {
  /// After any stem.
  static let plain = """
    다 고 지 는 게 기 던 거나 는데 지만 도록 네요 나요 는지 는지를 더라도 더니 자마자 지요 죠 는가 는다 는다면 는다고
    겠다 겠습니다 겠지만 고서 고자 고나서 기만 기도 기는 기를 기가 기에 기전에 기위해 기위한 기때문에 지는 지도 지를
    지않는 지않습니다 지않은 지않으면 지않고 지않아 지않을 지않았 지못하는 지못합니다 지못한 지마세요
    는것 는것은 는것이 는것을 는동안 는중 는경우 든지 고있는 고있습니다 고있다 다가 다는 다고 다면
    """
    .listed

  /// After a vowel or ㄹ.
  static let afterVowel = """
    면 며 려면 려고 려는 니까 면서 므로 세요 십시오 시오 ㅂ니다 ㅂ니까 ㄴ다 ㄴ다고 ㄴ다는 ㄴ다면 ㄹ까 ㄹ까요
    ㄹ지 ㄹ수록 ㄹ때 ㄹ때는 ㄹ수있는 ㄹ수있습니다 ㄹ수있다 ㄹ수없는 ㄹ수없습니다 ㄹ수없다 시는 시면 십니다 셨습니다
    """
    .listed

  /// After the open stem of a light verb; after other stems these would eat nouns.
  static let afterVowelLightOnly = """
    ㄴ ㄹ ㅁ 니 나 러 라 라고 라는 라면 ㄴ지 ㄴ데 ㄴ가 ㄴ가요 ㄹ게 ㄹ수 ㄹ것 ㄹ것이다 ㄹ것입니다 ㄹ경우 ㄴ후 ㄴ경우 ㄴ것 ㄴ것은 ㄴ상태
    ㅁ으로 ㅁ으로써 ㅁ을 ㅁ은 ㅁ이 ㅁ과 ㅁ에 ㅁ에도 ㅂ시다 신 실 시고 시지 시기 셔서 셔야 셔도 셨다 셨나요 나요
    """
    .listed

  /// After a final consonant.
  static let afterConsonant = """
    습니다 습니까 으면 으며 으려면 으려고 으려는 으니 으니까 으면서 으므로 으세요 으십시오 으라고 은 을 음 은지 은데 은가
    을까 을까요 을지 을수록 을때 을때는 을수 을수있는 을수있습니다 을수있다 을수없는 을수없습니다 으나 음으로 음을 은후
    은경우 을경우 으시면 으신
    """
    .listed

  /// After the infinitive in 아 or 어; the first is the infinitive alone.
  static let infinitive =
    [""]
      + """
      서 야 도 요 라 라도 서는 서도 야만 야지 야할 야하는 야합니다 야한다 야하며 야하고 진 집니다 지는 지면 질 졌다 졌습니다
      져 져서 져야 지고 지기 지지 지도록 주는 주세요 줍니다 주면 준다 주고 줘야 줘서 보세요 봅니다 보면 보고 있는 있습니다
      있다 있으면 있을 있고 있어 있어야 있지
      """
    .listed

  /// After the past in ㅆ.
  static let past = """
    다 습니다 습니까 지만 는데 던 으면 으며 을 고 는지 는지를 기 기에 음 음을 어요 어야 네요 나요 거나 으므로 으니 으니까
    을까 을때 을때는 다는 다고 다면 더니 더라도 더라면 으나 어도 을경우 다가 을수 었다 었던
    """
    .listed
}
