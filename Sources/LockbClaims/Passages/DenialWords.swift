/// Words that deny, and words with which one language says what another denies.
enum DenialWords {
  /// English words that deny.
  static let english: Set<String> = [
    "not", "cannot", "never", "no", "nothing", "nobody", "none", "neither", "nor", "without",
    "nowhere",
  ]

  /// Beginnings of English words that may deny.
  static let englishBeginnings = words(
    """
    only un dis invalid incorrect incompat independen incomplet insuff inaccess invisib impossib
    immutab impur non fail avoid stop prevent refus deny deni reject miss lack ignor except but instead
    rather until too hardly rarely few little exclud remov lost lose drop off empty forbid prohibit
    wrong false absen skip omit hidden hide withdr outside bypass escap restrict block longer
    deprecat whether stay leav left silent away whichever most alone just out otherwise regardless
    break separat distinct any every itself
    """)

  /// Korean words that deny by themselves.
  static let korean: Set<String> = ["안", "못", "아니", "마세요", "말고", "말아야", "마십시오", "마라"]

  /// Parts of Korean words that deny.
  static let koreanParts = bytes("않 없 아니 아닌 아닙 아닐 아님 아녀 못하 못합 못한 못할 못해 못했 못함 불가 마세요")

  /// Beginnings of Korean words that may deny.
  static let koreanBeginnings = bytes(
    """
    못 미지원 미만 미완 미확인 비활성 비동기 무시 무효 무관 실패 거부 거절 막 금지 제외 빼 빠 피하 피해 방지 중단 멈 제거
    삭제 잃 대신 틀 잘못 차단 생략 건너 숨 외에 외의 남 유지 다르 다릅 달리 모르 모름 모릅 드물 어렵 어려 부족 뿐 오히려 반대 꼭 결코 벗어 뺀
    """)

  /// Ends of Korean words that limit, and so deny the rest; 말 is a word, or denies in 하지 말 것.
  static let koreanEnds = bytes("만 만이 만을 만은 만으로 만의 밖에 뿐이다 뿐입니다 뿐이고 뿐이며 뿐인 까지입니다 말")

  private static func bytes(_ text: String) -> [[UInt8]] { words(text).map { Array($0.utf8) } }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
