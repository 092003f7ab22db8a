/// Nouns and adverbs that end in what looks like a suffix and must stay whole.
enum WholeNouns {
  private static let trie: SuffixTrie = {
    var trie = SuffixTrie()
    for noun in nouns {
      let length = UInt8(noun.unicodeScalars.count)
      trie.add(
        JamoCode.codes(noun),
        SuffixRule(kind: .derivation, condition: .anything, minimum: 0, length: length))
    }
    return trie
  }()

  /// Whether a word is such a noun, or a compound that ends in one of three syllables or more.
  static func contains(_ codes: ArraySlice<UInt8>) -> Bool {
    var found = false
    trie.forEachMatch(codes) { noun, remaining in
      if remaining == 0 || noun.length > 2 { found = true }
    }
    return found
  }

  /// The nouns and adverbs.
  static let nouns = list.listed

  private static let list = """
    가로 거의 세로 주로 서로 별로 바로 새로 따로 홀로 도로 통로 미로 진로 선로 회로 경로 수로 항로 제로 프로
    매크로 마이크로 히어로
    강의 건의 결의 논의 동의 문의 심의 예의 유의 의의 임의 정의 주의 창의 편의 합의 협의 회의 호의 부주의 재정의
    각도 강도 경도 고도 농도 밀도 빈도 속도 순도 습도 시도 온도 용도 위도 유도 의도 인도 정도 제도 지도 척도 태도 보도
    아마도 아무도 해상도 난이도
    국가 대가 단가 물가 작가 증가 추가 평가 허가 휴가 누가 메가 기가 인가 전문가
    결과 경과 부과 성과 초과 통과 학과 효과
    길이 깊이 나이 넓이 높이 놀이 많이 사이 아이 없이 종이 차이 같이 굳이 고양이 어린이
    경고 광고 권고 보고 사고 신고 재고 참고 창고 최고 충고 그리고 로고
    감지 공지 금지 단지 방지 유지 인지 정지 중지 편지 해지 토지 페이지 메시지 이미지 패키지 스토리지 브리지 챌린지 배지
    개인 라인 메인 본인 승인 원인 체인 타인 할인 확인 로그인 디자인 온라인 오프라인 도메인 가이드라인 파이프라인 타임라인
    커맨드라인 데드라인 플러그인 체크인 애드인 애드온
    계기 기기 대기 동기 보기 분기 시기 쓰기 읽기 자기 주기 초기 크기 폐기 환기 비동기 이야기 여기 거기 저기
    국어 단어 언어 영어 용어 제어 한국어 미디어 소프트웨어 하드웨어 미들웨어 펌웨어 스토어 엔지니어 아이디어 배리어 커리어
    캐리어 시니어 주니어 레이어 플레이어
    권한 기한 무한 유한 제한 또한 이러한 그러한 어떠한 최대한 최소한
    다음 처음 마음 그다음
    다만 하지만 그렇지만 그러나 그런데 하나 언제나 누구나
    고려 격려 배려 무려 우려 오히려
    어떻게 이렇게 그렇게 저렇게
    함께 가게 무게
    또는 혹은 이는 다른 모든 같은 많은
    개요 중요 필요 수요 주요 소요
    분야 시야
    문서 순서 부서 도서 용서
    나라 카메라
    마을 가을
    바다 판다 람다
    """
}
