/// Korean words of grammar that have no like in English: nouns and verbs that stand behind a predicate
/// as its auxiliaries, and adverbs that tell how often.
extension GrammarWords {
  static let korean = """
    fn/system
    ko 시스템; 운영 체제; 운영체제

    fn/instead
    ko 대신; 대신에; 말고; 달리; 관계없이; 상관없이; 무관하게; 비해; 비하여; 아랑곳없이

    fn/alike
    ko 같은; 똑같은; 동일한; 똑같이; 동일하게; 서로; 서로의

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
    ko 절대; 절대로; 결코; 도저히; 어떤 경우에도; 어떤 방법으로도

    fn/no-longer
    ko 더 이상; 더는; 더이상
    """
}
