/// What a Korean verb's ending says of the clause that it closes.
enum KoreanEnding: String, CaseIterable, Sendable {
  case final, question, request, quote
  /// -면.
  case condition
  /// -지, before a negation.
  case negatable
  case and, or, contrast, because, concessive
  /// -는데, which sets a scene or contrasts.
  case scene
  /// -어야.
  case must
  case adnominal
  /// -ㄹ, before 수 or 때.
  case prospective
  case nominal, purpose, adverbial, asSoon
  /// -려고: what somebody means to bring about.
  case aim
  /// -어, before an auxiliary.
  case link
  /// -기도 (하다), -곤 (하다): at times.
  case occasional

  /// The endings as they stand behind a stem; a lone consonant is a final one. Forms behind a
  /// stem that has swallowed its 어 (해, 돼, 나타나) are listed beside the full ones.
  private static let table: [(Self, String)] = [
    (
      .final,
      """
      다 ㄴ다 는다 ㅂ니다 습니다 니다 어요 아요 여요 요 에요 예요 이에요 죠 지요 네요 거든요 답니다 ㄴ답니다
      란다 군요 는군요 ㄹ게요 고요 구요 는데요 ㄴ데요 은데요 니까요 으니까요 더라고요 더라구요 잖아요
      """
    ),
    (
      .question,
      """
      ㅂ니까 습니까 나요 나 ㄹ까 을까 ㄹ까요 을까요 냐 느냐 ㄴ가 은가 는가 ㄴ가요 은가요 는가요 는지 ㄴ지 은지
      ㄹ지 을지 ㄴ지는 은지는 는지는 ㄹ지는 을지는 ㄴ지를 은지를 는지를 ㄹ지를 을지를
      """
    ),
    (.request, "세요 으세요 십시오 으십시오 라 어라 아라 여라 자 ㅂ시다 읍시다 어주세요 지마세요"),
    (
      .quote,
      "다고 ㄴ다고 는다고 라고 다고들 ㄴ다고들 는다고들 라고들 자고 다는 ㄴ다는 는다는 라는 란 다며 ㄴ다며 냐고 느냐고 으라고 ㄹ거라고 을거라고"
    ),
    (.condition, "면 으면 ㄴ다면 는다면 다면 라면 면은 거든 ㄹ때 을때 으면은"),
    (.negatable, "지 지는 지도 질 지를 지가"),
    (.and, "고 고서 며 으며 고도 고나서 고나면 면서 으면서 다가 다가는"),
    (.or, "거나 든 든지 든가"),
    (.contrast, "지만 으나 ㅂ니다만 습니다만 다만 ㄴ다만 는다만"),
    (.scene, "는데 ㄴ데 은데 던데"),
    (.because, "어서 아서 여서 서 므로 으므로 니 으니 니까 으니까 느라 라서 어 아 여"),
    (.concessive, "는데도 ㄴ데도 은데도 던데도 어도 아도 여도 도 더라도 ㄹ지라도 을지라도 ㄹ지언정 을지언정 음에도 ㅁ에도 건 건만 라도 어봤자 아봤자 여도"),
    (.must, "어야 아야 여야 야 어야만 아야만 여야만 야만 어야지 아야지 야지"),
    (.adnominal, "는 은 ㄴ 던 었던 았던 ㄴ단 는단"),
    (.prospective, "ㄹ 을"),
    (.nominal, "기 음 ㅁ 기는 긴 기가 기를 기만 기에 음을 ㅁ을 음은 ㅁ은 음이 ㅁ이 음으로 ㅁ으로"),
    (.purpose, "려면 으려면 려는 으려는 려 으려"),
    (.aim, "려고 으려고 러 으러 고자"),
    (.adverbial, "게 게끔 도록 게만 게도"),
    (.asSoon, "자마자"),
    (.occasional, "기도 곤"),
  ]

  private static let endings: [[WordUnits.Unit]: Self] = {
    var endings: [[WordUnits.Unit]: Self] = [:]
    for (ending, forms) in table {
      for form in forms.split(whereSeparator: \.isWhitespace) {
        let units = WordUnits.jamo(of: form)
        if endings[units] == nil { endings[units] = ending }
      }
    }
    // 어 and what has swallowed it link to an auxiliary before they give a reason.
    for form in ["", "어", "아", "여"] { endings[WordUnits.jamo(of: form)] = .link }
    return endings
  }()

  /// Marks of respect, tense and intention that may stand before an ending.
  private static let prefixes: [[WordUnits.Unit]] = [
    "", "시", "으시", "았", "었", "였", "ㅆ", "겠", "았었", "었었", "ㅆ었", "셨", "으셨", "시겠",
  ].map { WordUnits.jamo(of: $0) }

  /// The ending that makes up all of what stands behind a stem, whatever its tense.
  static func ending(of rest: ArraySlice<WordUnits.Unit>) -> Self? {
    for prefix in prefixes where rest.starts(with: prefix) {
      if let ending = endings[Array(rest.dropFirst(prefix.count))] { return ending }
    }
    return nil
  }

  /// Whether what stands behind a stem tells of the past: 거부했지만.
  static func isPast(_ rest: ArraySlice<WordUnits.Unit>) -> Bool {
    rest.prefix(4).contains(past) && !rest.starts(with: intention)
  }

  /// The final ㅆ of 았, 었 and 했.
  private static let past = WordUnits.firstFinal + 20
  private static let intention = WordUnits.jamo(of: "겠")
}
