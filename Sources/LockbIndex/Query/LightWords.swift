internal import LockbText

/// Words that are frequent in all speech: where a small knowledge base happens to have one of
/// them rarely, that says nothing about what was asked.
enum LightWords {
  static let english = Set(
    """
    actually after again all almost already also although another anyone anything appear appears
    around ask back because become becomes before begin best better between both bring call called
    case change come comes correct correctly different difference difficult during each easily
    either else end enough even ever every everything example exactly explain find first fix fixed
    forget forgotten found full get gets getting give given go goes going good got guide happen
    happened happening happens hard idea inside instead issue keep keeps kept kind last later least
    less long longer lot made main make makes many matter mean means more most much need needed
    needs never new next nothing now off often once one only other others out over part people
    possible problem properly put question really reason right same see seem seems set setting
    several show shown simple since someone something sometimes soon start started starting still
    stop stopped stops stuff such sure take takes thing things think time times together too tried
    trick try trying turn turned twice two understand until up use used user users uses using
    usually various very vs versus way ways when where while why within without wonder work
    working works wrong yet
    """.listed)

  static let korean = Set(
    """
    가능 가장 가지 갑자기 같은 같이 개 결과 경우 계속 그냥 날마다 내용 다른 다시 다음 당장 대신 더 도중 동안 동작 되게 됨 뒤 많은
    때 때문 많이 매번 먼저 모두 문제 바로 방법 번 법 별로 보통 부분 분명 비교 사용 사용법 사이 상황 새로 설명 순간 시 시작 아까
    아무 아예 아직 안 앞 얼마 없는 없이 여러 역할 예 예시 예제 왜 원인 위 이때 이미 이상 이유 이후 일 일부 자꾸 자동 자주 잘
    쓰 잠깐 전 전혀 정도 정말 정상 제대로 종류 중 지금 직접 차이 차이점 처음 추가 크게 하나 하면 한번 항목 해결 확인 후
    """.listed)

  /// Whether a word is frequent in all speech, in one of its forms.
  static func contains(_ token: Token) -> Bool {
    switch token.kind {
    case .word:
      english.contains(token.surface) || token.stems.contains(where: english.contains)
    case .hangul:
      korean.contains(token.surface)
        || (token.stems + token.weakStems).contains(where: korean.contains)
    default: false
    }
  }
}
