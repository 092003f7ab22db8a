/// Words of grammar in both languages, side by side: what connects, negates, limits and colours
/// clauses. A framework's own words come from its pack.
enum GrammarWords {
  static let table = """
    fn/filler
    en the; a; an; this; that; these; those; its; their; your; his; her; our; my; all; each; any;
      every; some; such; same; own; other; simply; just; automatically; immediately; right away;
      at once; directly; itself; then; so; therefore; thus; hence; also; too; actually; really;
      already; still; yet; now; first; there; here; again; once more; silently; quietly; explicitly;
      successfully; instead; however; in fact; of course; in other words; as a result; at all;
      currently; later; as well; in that case; in this case; no matter; will; would; has; have; had;
      having; do; does; did; which; who; whose; both; either; ever; else; alone; merely; even
      so; straight; later on; from then on; afterwards; at that point; by itself; on its own
    ko 그; 이; 저; 그러면; 그리고; 따라서; 그래서; 그러므로; 즉; 곧; 바로; 곧바로; 자동으로; 이미; 아직;
      먼저; 우선; 이때; 그때; 이제; 다시; 또; 또한; 역시; 모든; 각; 각각; 여러; 해당; 같은; 직접; 스스로;
      저절로; 실제로; 사실; 그대로; 조용히; 명시적으로; 나중에; 결국; 일단; 이처럼; 이렇게; 그러나; 하지만; 다만;
      물론; 예를 들어; 이 경우; 그 경우; 당장; 그냥; 전혀; 아예; 모두; 둘 다; 함께; 별도로; 따로; 여전히; 새로;
      앞으로; 그동안; 한번; 처음; 처음부터; 처음으로; 자체; 자체로; 자체적으로; 반드시; 꼭; 대해; 대한; 대하여;
      관한; 위한; 통해; 통한; 따라; 따른; 이런; 그런; 어떤; 아무리; 스스로; 혼자; 경우라도; 동시에; 및

    fn/actor
    en app; apps; application; applications; user; users; person; people; system; the system; device;
      phone; customer; code; they; you; someone; anyone; somebody; developer; developers; we;
      he; she; operating system; OS
    ko 앱; 사용자; 시스템; 사람; 기기; 애플리케이션; 응용 프로그램; 프로그램; 코드; 개발자; 고객; 누구;
      운영 체제; 운영체제; 유저; 당신; 우리

    fn/it
    en it; he; she

    fn/this
    en this method; this call; this function; the method
    ko 이 메서드; 이 함수; 이 호출

    fn/be
    en be; is; are; was; were; been; being

    fn/be-not
    en isn't; aren't; wasn't; weren't

    fn/not
    en not; don't; doesn't; didn't; won't; wouldn't; hasn't; haven't;
      fails to; fail to; failed to; refuses to; neither; nor

    fn/no
    en no; not any; none; not a; not an; no further; no more; no other

    fn/without
    en without; in the absence of; lacking; missing; except; except on; other than; apart from

    fn/no-longer
    en no longer; not anymore; not any more; any longer; anymore

    fn/cannot
    en cannot; can't; couldn't; unable to; not able to; impossible; no way; not possible; cannot be;
      not allowed to; not permitted to

    fn/can
    en can; could; able to; possible; possible to; allowed to; free to; permitted to; capable of

    fn/must
    en must; has to; have to; had to; needs to; need to

    fn/need-not
    en need not; needn't; does not need to; doesn't need to; do not need to; don't need to; does not
      have to; doesn't have to; do not have to; don't have to; no need to; not necessary to

    fn/may
    en may; might; perhaps; maybe; possibly; probably; presumably; likely; seems; seem; appears to be;
      supposedly

    fn/hedge
    en usually; often; typically; generally; mostly; normally; sometimes; occasionally; in general;
      tends to; tend to; rarely; as a rule; in most cases; in some cases; more or less; almost;
      hardly; seldom; about
    ko 보통; 대개; 대체로; 일반적으로; 아마; 아마도; 어쩌면; 때로는; 때때로; 가끔; 종종; 흔히; 거의; 대부분;
      주로; 웬만하면; 가급적; 되도록; 경우에 따라; 듯하다; 듯; 것 같다; 모르다; 혹시; 약간; 대략; 대충

    fn/advice
    en should; shouldn't; ought to; consider; recommend; recommended; avoid; please; remember; prefer;
      make sure; be careful; better; worth; best; let us; let's; try; want to; tip
    ko 좋겠다; 좋습니다; 권장~; 추천~; 바람직하다; 주의하다; 고려하다; 피하다; 낫다; 기억하다; 확인하다; 마세요;
      말자; 편이 좋다

    fn/quote
    en myth; belief; believe; claim; claims; claimed; rumor; assume; assumption; misconception; wrong;
      mistake; mistakenly; incorrect; incorrectly; untrue; used to; formerly; back when; back in;
      previously; historically; contrary; think; thought; says who; in the past; surprised; supposed to
    ko 오해; 착각~; 흔한 오해; 틀리다; 잘못; 틀린; 옛날; 예전; 과거; 한때; 소문; 생각하다; 알려져 있다; 믿다

    fn/question
    en what; why; how; which one; where; whether; who
    ko 무엇; 왜; 어떻게; 어디; 언제; 누가; 뭐; 어느; 몇

    fn/never
    en never; under no circumstances; at no time; in no case

    fn/always
    en always; in every case; in all cases; every time; each time; invariably; without exception;
      at any time; in any case; at all times; whenever

    fn/only
    en only; solely; exclusively; just one

    fn/even
    en even; regardless of; no matter whether; no matter how

    fn/if
    en if; when; provided; provided that; in case; in the event that; as soon as; where; supposing;
      assuming; given that; given; as long as; so long as; because; since; in which case

    fn/while
    en while; during; throughout; whilst

    fn/after
    en after; once; following; upon; as soon as; immediately after; right after; having

    fn/before
    en before; prior to

    fn/until
    en until; till; unless and until

    fn/unless
    en unless; if not

    fn/although
    en although; even though; though; even if; =even when; =Even when; even after; regardless of whether; despite

    fn/purpose
    en in order to; so as to; in order for

    fn/and
    en and; as well as; plus

    fn/or
    en or; whether or not
    ko 또는; 혹은; 아니면

    fn/but
    en but; whereas; yet

    fn/than
    en than

    fn/as
    en as

    fn/to
    en to; into; back to; towards

    fn/with
    en with; =using; =Using; via; that have; that has; which has; which have; who has; who have; through; by means of; including

    fn/in
    en in; on; at; under; within; inside; per; over; across; among; between; up; down; out; off; about;
      against; around; upon

    fn/for
    en for

    fn/by
    en by

    fn/from
    en from; out of

    fn/of
    en of

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
    ko 때; 시

    fn/적
    ko 적

    fn/즉시
    ko 즉시

    fn/나
    ko 나다

    fn/경우
    ko 경우

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
    ko 위해; 위해서; 위하여; 위해서는

    fn/것
    ko 것; 거; 게; 일; 점

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
