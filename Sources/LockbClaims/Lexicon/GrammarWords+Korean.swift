/// Korean words of grammar that have no like in English: nouns and verbs that stand behind a predicate
/// as its auxiliaries, and adverbs that tell how often.
extension GrammarWords {
  static let korean = """
    fn/system
    ko 시스템; 운영 체제; 운영체제

    point/this
    ko 이; 그; 해당; 이런; 이러한; 그런; 그러한

    fn/instead
    ko 대신; 대신에; 말고; 달리; 관계없이; 상관없이; 무관하게; 비해; 비하여; 아랑곳없이; 다르게

    fn/alike
    ko 같은; 똑같은; 동일한; 서로; 서로의

    fn/likewise
    ko 똑같이; 동일하게; 마찬가지로; 다름없이; 다를 바 없이; 같게; 비슷하게

    fn/싶
    ko 싶다

    fn/데
    ko 데

    fn/elsewhere
    ko 다른; 임시 권한; 임시 승인; 임시 허용; 다른 앱; 다른 기기; 다른 사람; 타사; 남; 일시; 임시; 임시로; 일시적; 일시적으로; 한시적으로; 잠정적으로; 잠시; 잠깐; 당분간; 잠시만

    fn/each
    ko 각각; 각기; 차례로; 차례대로; 순서대로; 각자; 저마다; 제각각

    fn/every
    ko 모든; 모두; 전부; 둘 다; 셋 다; 완전히; 반드시; 꼭; 온갖; 모든 종류의; 전부 다; 모조리; 죄다; 다들; 일제히; 각; 각각의; 동시에; 한꺼번에;
      필히; 기필코; 매번의

    fn/바로
    ko 바로; 곧; 곧바로; 당장; 곧장; 즉각; 즉각적으로; 이내; 금방; 그 즉시; 그 자리에서; 바로바로; 지체 없이; 빠르게

    fn/later
    ko 나중에; 뒤늦게; 늦게; 나중에서야; 추후; 추후에; 차후; 차후에; 언젠가; 훗날; 나중에야; 뒤늦게야

    fn/now
    ko 지금은; 이제는; 현재는; 오늘날; 오늘날에는; 요즘; 요즘은; 요즘에는; 최근; 최근에는; 이제; 지금; 현재; 현재로서는; 지금도

    fn/except
    ko 외; 외에; 이외; 이외에; 외의; 이외의; 제외하다; 뺀; 빼고; 빼면; 빼고는

    fn/then
    ko 이때; 그때; 이 경우; 그 경우; 이 상태; 그 상태; 이 상황; 그 상황; 그러면; 그 뒤; 그 뒤로; 그 후; 그 이후; 그런 다음; 그다음; 그다음부터;
      이런 경우; 그런 경우; 이러한 경우; 그럴 때; 이럴 때; 그러고 나면; 이 조건; 이 시점; 그 시점; 그 순간; 이 순간; 그 이후로; 이후로

    fn/이상
    ko 이상; 이상은

    fn/필요
    ko 필요

    fn/채
    ko 채; 채로

    fn/않
    ko 않다

    fn/못하
    ko 못하다

    fn/있
    ko 있다; 있으다

    fn/없
    ko 없다; 없으다

    fn/없이
    ko 없이

    fn/수
    ko 수

    fn/하
    ko 하다

    fn/되
    ko 되다

    fn/괜찮
    ko 괜찮다; 상관없다; 무방하다

    fn/주
    ko 주다

    fn/지
    ko 지다

    fn/버리
    ko 버리다

    fn/두
    ko 두다; 놓다

    fn/오
    ko 오다; 나가다

    fn/보
    ko 보다

    fn/아니
    ko 아니다

    fn/안
    ko 안

    fn/못
    ko 못

    fn/때
    ko 때; 시; 시에; 시에는

    fn/적
    ko 적

    fn/즉시
    ko 즉시

    fn/나
    ko 나다

    fn/경우
    ko 경우; 케이스에는

    fn/동안
    ko 동안; 사이

    fn/중
    ko 중; 도중

    fn/상태
    ko 상태; 상황

    fn/시점
    ko 시점; 순간

    fn/한
    ko 한

    fn/뒤
    ko 뒤; 후; 다음; 이후; 직후; 뒤로; 이래

    fn/전
    ko 전; 이전; 직전

    fn/때문
    ko 때문

    fn/위해
    ko 위해; 위해서; 위하여; 위해서는; 위한; 위해서라면; 위하여서는

    fn/것
    ko 것; 거; 게; 일; 점; 법; 예; 사례; 바; 셈; 수단

    fn/뿐
    ko 뿐; 뿐이다

    fn/만
    ko 오직; 오로지; 단지; 다만

    fn/항상
    ko 항상; 언제나; 늘; 매번; 언제든; 언제든지; 무조건; 모든 경우에

    fn/절대
    ko 절대; 절대로; 결코; 도저히; 어떤 경우에도; 어떤 방법으로도; 다시는; 두 번 다시

    fn/no-longer
    ko 더 이상; 더는; 더이상
    """
}
