/// Stems of common verbs and adjectives that are not made with a light verb. Knowing them allows
/// endings that would eat nouns elsewhere, such as the bare final of 보낸.
enum KnownVerbs {
  /// Whether codes are such a stem.
  static func contains(_ codes: ArraySlice<UInt8>) -> Bool { isListed(codes, in: stems) }

  /// Whether codes are a stem that has lost its final ㄹ before an ending.
  static func hasLostLiquid(_ codes: ArraySlice<UInt8>) -> Bool {
    isListed(codes, in: withoutLiquid)
  }

  /// Whether codes are a stem, whole or without its final ㄹ.
  static func holds(_ codes: ArraySlice<UInt8>) -> Bool {
    contains(codes) || hasLostLiquid(codes)
  }

  /// Whether codes are a stem that has lost its final ㅂ before 우.
  static func hasLostLabial(_ codes: ArraySlice<UInt8>) -> Bool {
    isListed(codes, in: withoutLabial)
  }

  private static func isListed(_ codes: ArraySlice<UInt8>, in trie: SuffixTrie) -> Bool {
    var found = false
    trie.forEachMatch(codes) { _, remaining in if remaining == 0 { found = true } }
    return found
  }

  /// Stems, whole, without their final ㄹ, and without their final ㅂ.
  static let lists: (whole: [String], withoutLiquid: [String], withoutLabial: [String]) = (
    open + closed + labial.map { close($0, 17) } + liquid,
    liquid.compactMap { stem in
      guard let last = stem.unicodeScalars.last else { return nil }
      return String(stem.dropLast()) + scalar(last.value - 8)
    },
    labial
  )
  private static let stems = trie(lists.whole)
  private static let withoutLiquid = trie(lists.withoutLiquid)
  private static let withoutLabial = trie(lists.withoutLabial)

  private static func close(_ stem: String, _ final: UInt32) -> String {
    guard let last = stem.unicodeScalars.last else { return stem }
    return String(stem.dropLast()) + scalar(last.value + final)
  }

  private static func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  private static func trie(_ stems: [String]) -> SuffixTrie {
    var trie = SuffixTrie()
    for stem in stems {
      trie.add(
        JamoCode.codes(stem),
        SuffixRule(kind: .ending, condition: .anything, minimum: 0, length: 1))
    }
    return trie
  }

  private static let open = """
    가리키 가져오 거치 걸리 고르 고치 기다리 꺼내 끄 끝나 끼치 나가 나누 나오 나타나 나타내 남기 내리 넘기 넘어가
    눌리 누르 늘리 다루 다르 닫히 돌리 돌려보내 돌아가 돌아오 되돌리 드러나 들어가 들어오 따르 떠나 뜨 막히 맞추
    맡기 멈추 모르 모으 모이 몰리 무너지 묶이 미루 미치 바꾸 바뀌 바라 밝히 버리 벌이 벗어나 보내 보이 부르 불러오 붙이 빠지
    빼 꺼 써 커 떠 사라지 살리 살피 새기 생기 섞이 세우 속이 숨기 스치 쌓이 쓰 쓰이 알리 알아내 어기 열리 옮기 움직이 이루 이루어지
    이르 익히 일어나 일으키 잊히 잡히 적히 주어지 줄이 줄어드 지나 지나가 지니 지우 지키 찾아내 채우 켜 키우 터지 펴
    펼치 풀리 피하 합치 해치 헤매 흐르 쪼개 잠기 가지 누리 느끼 던지 비우 두드리
    깨우 물어보 떠오르 튀어나오 튕기 꺼지 켜지 달라지 없애 없어지 만들어지 이어지 끊기 끊어지 느려지 빨라지 늦추 당기 밀리
    걸치 넘어오 불리 불러내 부딪히 잠그 가려지 가리 감추 드러내 보여주 알려주 고쳐지 지켜보 살펴보 찾아보 알아보 들여다보
    바라보 돌려주 넘겨주 보내주 받아오 빠뜨리 잊어버리 잃어버리 헷갈리 어긋나 흔들리 뒤집히 뒤바뀌 합쳐지 나눠지 나뉘
    쪼개지 엮이 얽히 갈라지 겹치 어울리 비추 끼우 씌우 채워지 가져가 데려오 따라가 따라오 떨어지 떨어뜨리 터뜨리 올라가
    올라오 내려가 내려오 올리 오르 끌어오 끌어당기 뽑히 꽂히 묻히 거스르 서두르 머무르 저지르 마치 마주치 놓치 망가지
    고장나 깨지 부서지 쓰러지 죽이 살아나 되살리 되살아나 되돌아가 되돌아오 다니 옮겨지 갈아타
    """
    .listed

  private static let closed = """
    갖 같 겪 꺾 꽂 끊 낫 낮 높 놓 눕 늦 닦 닫 담 덮 뒤집 듣 뜯 막 많 맞 맡 맺 먹 묶 묻 믿 밝 벗 뺏 뽑 붙 빗 섞 속 솟 숨 쌓
    씻 앉 얻 얽 업 엮 옳 읽 잃 입 잊 잡 적 접 젖 좁 좋 집 찍 찾 참 깎 낡 넓 넣 짧 작 깊 굳 옅 붉
    죽 빼먹 까먹 내려받 돌려받 들어맞 집어넣 밀어넣 찢 뚫 끓 달라붙 이어받 넘겨받
    """
    .listed

  private static let liquid = "만들 흔들 머물 이끌 떠들 알 열 걸 풀 돌 밀 줄어들 길 멀 들 벌 늘 달 끌 거들".listed

  private static let labial =
    "가까 어려 새로 쉬 무거 가벼 두려 아름다 자연스러 갑작스러 까다로 해로 번거로 고마 반가 괴로 부드러 날카로 어두 두꺼 뜨거 차가 더러 시끄러 조심스러 혼란스러"
    .listed
}
