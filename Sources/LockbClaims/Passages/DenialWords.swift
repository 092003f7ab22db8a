/// Words that deny, and words with which one language says what another denies.
enum DenialWords {
  /// English words that deny what the verb says.
  static let adverbs: Set<String> = ["not", "cannot", "never", "neither", "nor", "nowhere"]

  /// English words for what is not there.
  static let pronouns: Set<String> = ["no", "nothing", "nobody", "none"]

  /// English words behind which something else is said.
  static let clauses: Set<String> = [
    "and", "but", "or", "if", "when", "while", "because", "since", "which", "who", "where",
    "unless", "until", "so", "than", "although", "though", "before", "after", "as",
  ]

  /// Korean words that deny by themselves.
  private static let korean: Set<String> = [
    "안", "못", "아니", "마세요", "말고", "말아야", "마십시오", "마라",
  ]

  /// English verbs whose “from” denies.
  static let keepers: Set<String> = [
    "keep", "keeps", "keeping", "kept", "stop", "stops", "stopping", "stopped", "prevent",
    "prevents", "preventing", "prevented", "block", "blocks", "blocked", "protect", "protects",
  ]

  /// Parts of Korean words that deny.
  private static let koreanParts = bytes(
    "않 없 아니 아닌 아닙 아닐 아님 아녀 못하 못합 못한 못할 못해 못했 못함 불가 마세요 안된 안됩 안돼 안되")

  /// Korean words between two denials of which the second takes the first back.
  static let betweenDenials: Set<String> = [
    "뜻이", "뜻은", "뜻도", "것이", "것은", "것도", "게", "건", "수", "수가", "수는", "말이", "말은",
  ]

  /// Ends of Korean denials that a short one right behind takes back.
  static let endsBeforeDenial = ["지", "지는", "지도", "면", "서는"]
  static let shortDenials = ["안", "않", "못"]

  /// Ends of Korean words behind which no denial denies.
  static let wordsBeforeNoDenial = ["밖에", "그러지", "그렇지", "뿐만", "뿐"]

  /// Beginnings of English verbs whose “that” says the same thing further.
  static let sayings = ["mean", "impl", "say"]

  // MARK: Limits

  /// English beginnings beside Korean beginnings and, with a dash, ends that say the same.
  private static let limits: [(english: [[UInt8]], beginnings: [[UInt8]], ends: [[UInt8]])] = [
    ("only just alone", "-만 -만이 -만을 -만은 -만으로 -만의 -만에 -밖에 뿐 -뿐이다 -뿐입니다 -뿐이고 -뿐이며 -뿐인"),
    ("until till most", "최대 -까지 -까지만 -까지의 -까지는 -까지이다 -까지입니다 -까지이며"),
    (
      "refus deny deni reject forbid prohibit block restrict prevent",
      "거부 거절 막 금지 제한 차단 방지"
    ),
    ("fail", "실패"),
    ("ignor", "무시"),
    ("stop drop break", "멈 중단 중지 정지 그만"),
    ("end", "끝 종료"),
    ("remov exclud except delet", "제거 삭제 빼 뺀 제외 외에 외의"),
    ("miss lack lost lose omit absen skip", "빠 잃 생략 건너 부족 누락"),
    ("off disabl inactiv", "꺼 끄 끈 끌 비활성"),
    ("hidden hide invisib", "숨"),
    ("stay leav left remain", "유지 남 그대로"),
    ("differ separat distinct otherwise", "다르 다릅 달리"),
    ("instead rather but", "대신 오히려 반대"),
    ("undetermin undecid unknown unclear", "모르 모름 모릅 미확인"),
    ("empty", "비어 빈"),
    ("wrong false invalid incorrect", "틀 잘못 무효"),
    ("rarely hardly few little", "드물 어렵 어려"),
    ("avoid", "피하 피해"),
    ("withdr outside bypass escap", "벗어"),
    ("independen async regardless", "비동기 무관 상관"),
    ("insuff incomplet", "미만 미완 부족"),
    ("unsupport incompat", "미지원"),
    ("impossib", ""), ("deprecat", ""), ("silent away out", ""),
    ("whether whichever whatever any every itself", ""), ("too longer", ""), ("", "못 꼭 결코 -말"),
    ("un dis inaccess immutab impur non", ""),
  ].map { english, korean in
    let words = korean.split(separator: " ")
    return (
      bytes(english), bytes(words.filter { !$0.begins(with: "-") }.joined(separator: " ")),
      bytes(words.filter { $0.begins(with: "-") }.map { $0.dropFirst() }.joined(separator: " "))
    )
  }

  /// “No longer”, which languages say in ways of their own.
  static let longer = limits.count
  /// What a button or a row is called that would deny by itself.
  static let label = limits.count + 1
  /// Any other word that may deny.
  static let other = limits.count + 2

  /// English words that begin like one that limits and do not.
  private static let plain = words(
    "under unit unique union universal discover display distan buttons")

  /// The number of the limit that an English word is.
  static func limit(english word: String) -> Int? {
    let bytes = Array(word.utf8)
    guard !plain.contains(where: { word.begins(with: $0) }) else { return nil }
    return limits.firstIndex { $0.english.contains { bytes.starts(with: $0) } }
  }

  /// The number of the limit that a Korean word is.
  static func limit(korean word: [UInt8]) -> Int? {
    limits.firstIndex { limit in
      limit.beginnings.contains { word.starts(with: $0) }
        || limit.ends.contains { word.suffix($0.count).elementsEqual($0) }
    }
  }

  /// Whether a Korean word denies.
  static func denies(_ text: String, _ bytes: [UInt8]) -> Bool {
    korean.contains(text) || koreanParts.contains { holds(bytes, $0) }
  }

  private static func holds(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains { start in
      bytes[start] == first && bytes[start...].starts(with: part)
    }
  }

  private static func bytes(_ text: String) -> [[UInt8]] { words(text).map { Array($0.utf8) } }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
