extension ClaimFrames {
  /// Titles of columns whose cells are told as sentences about what their rows name, in both
  /// languages: what a title asks, and the sentence that answers it.
  static let cellSentences = """
    # When something is so.
    title True when; When true; When it is true; Set when; Is true when; Becomes true when; True if; When is it true; Reported when; 참이 되는 때; 참인 때; 참인 경우; 참이 되는 경우; 언제 참인가; 언제 참이 되나; true가 되는 때; true가 되는 경우
    en {row} is true when {cell}.
    ko {cell} {row}이 참이다.
    title Needed when; When needed; When it is needed; When is it needed; Required when; When required; Needed if; Required if; Declare it when; Use it when; Needed for; Required for; When to add it; 언제 필요한가; 필요한 때; 필요한 경우; 언제 넣나; 언제 넣는가; 넣어야 하는 때; 필요한 상황
    en {row} is needed when {cell}.
    en {row} is needed for {cell}.
    ko {cell} {row}이 필요하다.
    title Occurs when; Thrown when; Returned when; Cause; Reason; Why; When it occurs; 생기는 때; 나오는 때; 원인; 이유; 언제 생기나; 언제 나오나; 생기는 경우; 나오는 경우
    en {row} is reported when {cell}.
    ko {cell} {row}이 보고된다.
    title Appears when; Shown when; When it appears; Shows up when; Pops up when; When shown; When is it shown; 뜨는 때; 언제 뜨나; 나타나는 때; 언제 나타나나; 뜨는 경우; 나타나는 경우; 표시되는 때; 표시되는 경우
    en {row} appears when {cell}.
    ko {cell} {row}이 뜬다.
    title Ends when; Expires when; When it ends; Until; Lasts until; Valid until; Expires; Gone when; Ends; 끝나는 때; 언제 끝나나; 만료되는 때; 끝나는 시점; 사라지는 때; 없어지는 때
    en {row} ends when {cell}.
    en {row} lasts until {cell}.
    ko {cell} {row}이 끝난다.
    title How long; How long it lasts; Duration; Lifetime; Lasts; Lasts for; Validity; 얼마나 가나; 유지 기간; 지속 시간; 유효 기간; 기간; 얼마나 유지되나; 수명
    en {row} lasts {cell}.
    ko {row}은 {cell} 유지된다.

    # What something has, holds and needs.
    title Default; Default value; By default; Initial value; If not set; Value by default; Value if you do nothing; Out of the box; Without setting it; Unless set; Value without it; 따로 정하지 않으면; 아무것도 안 하면; 기본값; 기본 값; 초깃값; 초기값; 설정하지 않으면
    en The default of {row} is {cell}.
    en By default, {row} is {cell}.
    ko {row}의 기본값은 {cell}이다.
    title Requires; Needs; Prerequisite; Prerequisites; Depends on; Required level; Minimum level; Needed level; Level needed; Required authorization; Minimum authorization; Lowest level; Least level; Level; What it needs; Also needs; Additional requirement; Entitlement; Extra key or entitlement; 필요한 것; 필요한 권한; 필요 권한; 최소 권한; 필요한 권한 수준; 전제 조건; 준비물; 추가로 필요한 것
    en {row} needs {cell}.
    ko {row}에는 {cell}이 필요하다.
    title Belongs to; Member of; Defined in; Declared in; Found on; Found in; Lives in; Lives on; Carried by; Part of; Where it lives; Seen on; 속한 타입; 소속; 정의된 곳; 있는 곳; 선언된 곳; 값을 볼 수 있는 타입; 어디서 읽나; 읽는 곳; 어디에 있나; 볼 수 있는 곳; 어디서 보나; Read from; Where to read it; Where it is read; Read on; Available on type
    en {row} belongs to {cell}.
    en {row} is a member of {cell}.
    ko {row}은 {cell}에 있다.
    ko {row}은 {cell}에 속한다.
    title Framework; Module; Import; Kit; 프레임워크; 모듈
    en {row} belongs to {cell}.
    ko {row}은 {cell} 프레임워크에 속한다.
    title Goes into; Put it in; Placed in; Where it goes; Where to put it; Which target; Target; Stands in; 넣는 곳; 들어가는 곳; 두는 곳; 어디에 넣나; 타깃; 대상 타깃
    en {row} goes into {cell}.
    ko {row}은 {cell}에 넣는다.
    title Delivers; Reports; Returns; Yields; Gives; Provides; Emits; What it delivers; What it reports; Output; 전달하는 것; 알려 주는 것; 돌려주는 것; 보고하는 것; 주는 것
    en {row} delivers {cell}.
    ko {row}은 {cell}을 전달한다.
    title Value; Figure; Number; Count; Amount; How many; Class or instance; Class or instance member; Static or instance; Access; Level of access; Declared as; 값; 수; 숫자; 수치; 개수; 몇 개; 클래스/인스턴스; 클래스 또는 인스턴스
    en {row} is {cell}.
    en {row} is a {cell}.
    en {row} is an {cell}.
    ko {row}은 {cell}이다.
    title Starts; Begins; What it starts; 시작하는 것; 시작하는 서비스
    en {row} starts {cell}.
    ko {row}은 {cell}을 시작한다.
    title Controls; Decides; Governs; What it controls; 정하는 것; 조절하는 것; 제어하는 것
    en {row} controls {cell}.
    ko {row}은 {cell}을 정한다.
    title Limit; Maximum; Maximum number; Cap; At most; Upper limit; 한도; 최대; 최대 개수; 상한; 최대 수
    en {row} is limited to {cell}.
    en The limit of {row} is {cell}.
    ko {row}의 한도는 {cell}이다.
    title How often; Frequency; Update rate; Rate; Interval; 얼마나 자주; 빈도; 주기; 간격
    en {row} delivers updates {cell}.
    ko {row}은 {cell} 업데이트를 전달한다.
    title Shown by; Raised by; Caused by; What triggers it; 띄우는 것; 무엇이 띄우나; 계기
    en {row} is shown by {cell}.
    ko {row}은 {cell} 때 뜬다.
    title Can be changed by; Changed by; Who can change it; Who changes it; 바꿀 수 있는 사람; 누가 바꾸나
    en {row} can be changed by {cell}.
    ko {row}은 {cell}이 바꿀 수 있다.

    title Flag; Flags; Diagnostic; Diagnostics; Property that turns true; Flag that turns true; Turns true; True flag; Flag set; What turns true; Flag to look for; 플래그; 진단 값; 참이 되는 값; 참인 값; 켜지는 플래그; 참이 되는 진단 값; 확인할 값
    en {cell} is true when {row}.
    ko {row}이면 {cell}이 참이다.
    title Relaunches a terminated app; Relaunches terminated apps; Launches terminated apps; Terminated app relaunched; App relaunched; Relaunches apps; Terminated apps relaunched; Wakes terminated apps; Brings back a terminated app; 종료된 앱 다시 실행; 종료된 앱을 다시 실행; 종료된 앱 실행; 종료된 앱을 깨우는가; 종료된 앱 깨우기; 앱 다시 실행
    yes-en {row} launches terminated apps.
    no-en {row} does not launch terminated apps.
    yes-ko {row}은 종료된 앱을 다시 실행한다.
    no-ko {row}은 종료된 앱을 다시 실행하지 않는다.
    title Suspends apps; Suspends apps in the background; Apps suspended in the background; Background suspension; Apps get suspended; 백그라운드 일시 중단; 백그라운드에서 일시 중단; 앱 일시 중단
    yes-en {row} suspends apps in the background.
    no-en {row} does not suspend apps in the background.
    yes-ko {row}은 백그라운드에서 앱을 일시 중단한다.
    no-ko {row}은 백그라운드에서 앱을 일시 중단하지 않는다.
    title Asks for permission; Shows a prompt; Prompts; Causes a prompt; Prompt; Shows the prompt; 알림을 띄움; 알림을 띄우는가; 알림이 뜨는가
    yes-en {row} shows a prompt.
    no-en {row} never shows a prompt.
    yes-ko {row}은 알림을 띄운다.
    no-ko {row}은 알림을 띄우지 않는다.
    title Shows an indicator; Indicator; Shows the indicator; Blue bar; Visible indicator; 인디케이터; 인디케이터 표시; 표시기
    yes-en {row} shows the indicator.
    no-en {row} shows no indicator.
    yes-ko {row}은 인디케이터를 표시한다.
    no-ko {row}은 인디케이터를 표시하지 않는다.
    title Needs Always; Requires Always; Always needed; Always required; Needs Always?; 항상 허용 필요; 항상 허용이 필요한가; 항상 허용 필요 여부
    yes-en {row} needs Always.
    no-en {row} does not need Always.
    yes-ko {row}에는 항상 허용이 필요하다.
    no-ko {row}에는 항상 허용이 필요 없다.
    title Can get Always; Always available; Always possible; Can be granted Always; 항상 허용을 받을 수 있는가; 항상 허용 가능
    yes-en {row} can get Always.
    no-en {row} cannot get Always.
    yes-ko {row}은 항상 허용을 받을 수 있다.
    no-ko {row}은 항상 허용을 받을 수 없다.
    title Needs a background mode; Needs the background mode; Background mode needed; 백그라운드 모드 필요
    yes-en {row} needs the background mode.
    no-en {row} does not need the background mode.
    yes-ko {row}에는 백그라운드 모드가 필요하다.
    no-ko {row}에는 백그라운드 모드가 필요 없다.
    title Read-only; Read only; Readonly; 읽기 전용
    yes-en {row} is read-only.
    no-en {row} is settable.
    yes-ko {row}은 읽기 전용이다.
    no-ko {row}은 앱이 설정할 수 있다.
    title Works with reduced accuracy; Works under reduced accuracy; Works without Precise Location; Works when accuracy is reduced; 대략적인 위치로 동작; 대략적인 위치에서 동작
    yes-en {row} works under reduced accuracy.
    no-en {row} is not available under reduced accuracy.
    yes-ko {row}은 대략적인 위치로도 동작한다.
    no-ko {row}은 대략적인 위치에서는 동작하지 않는다.
    title Survives a relaunch; Kept after termination; Persists; Survives termination; 재실행 뒤에도 유지; 종료 뒤에도 유지

    # What only announces something.
    remark Notes; Note; Remark; Remarks; Comment; Comments; Description; Details; Detail; Meaning; What it means; Means; In plain words; In words; In short; Explanation; What it does; Does; Role; Purpose; Effect; Behaviour; Behavior; What happens; Caveat; Caveats; Good to know; Keep in mind; Watch out; What it tells you; What it is; What you get; Summary; Characteristics; Rule; Fact; Property; What to know; Gotcha; Gotchas; What it says; Consequence; Used for; Used as; Use; Usage; Status; Support; Availability; Works; Working; Today
    remark What changed; What changes; Key change; Key changes; Main change; Main changes; Effect; Effects; Changes; Big change; Behavior change; Behaviour change; New behavior; New behaviour; 주요 변화; 변화; 달라진 점; 달라지는 점; 변경 사항; 변경점; 바뀐 점; 새로워진 점; 주요 변경; 주요 변경 사항; 바뀐 동작; 권한 동작
    remark You may conclude; What you may conclude; What follows; What you know; What you know then; What you can conclude; You can conclude; 알 수 있는 것; 알 수 있는 사실; 뜻하는 것; 말해 주는 것; 알게 되는 것; Mind this; Mind; Also; Besides; In addition; Other; Misc; More; Worth knowing; Tip; Hint; What counts; 기타; 어디에 쓰나; 쓰이는 곳; 어디에 쓰는가; 쓰임; 쓰임새; 한마디; 눈여겨볼 점; 알아 두기; 챙길 것; 유의점; 유의할 점; 증상
    remark 비고; 참고; 메모; 설명; 의미; 뜻; 하는 일; 역할; 용도; 목적; 효과; 동작; 특징; 주의; 주의할 점; 주의 사항; 내용; 알아둘 점; 알아 둘 점; 요약; 무슨 뜻인가; 쉽게 말하면; 쉬운 말로; 규칙; 결과; 지원; 지원 여부; 상태; 기억할 점; 얻는 것
    answer Answer; Answers; The answer; A; Short answer; Answer in short; In short; Quick answer; Our answer; Reply; Response; Yes or no; 답; 답변; 대답; 짧은 답; 짧은 답변; 답은; 정답; 한 줄 답; 한마디로; 간단한 답
    aside Does not; Doesn’t; Doesn't; Does not do; It does not; It doesn’t; It doesn't; What it does not do; What it doesn’t do; What it doesn't do; Will not; Won’t; Won't; Can not; Cannot; Can’t; Can't; Is not; Isn’t; Isn't; Not; Never; Not for; Is not for; Does not need; Doesn’t need; Doesn't need; Needs no; Not needed for; Not required for; Not enough for; Does not give; Does not grant; Does not help with; Does not affect; Does not change; Does not cover; Unaffected; 하지 않는 일; 하지 않는 것; 안 하는 일; 안 하는 것; 못 하는 일; 못 하는 것; 할 수 없는 일; 할 수 없는 것; 안 되는 것; 안 되는 일; 되지 않는 것; 아닌 것; 필요 없는 것; 필요 없는 경우; 필요하지 않은 경우; 바꾸지 않는 것; You may not conclude; You cannot conclude; Does not mean; It does not mean; What it does not mean; Does not tell; 알 수 없는 것; 뜻하지 않는 것; 말해 주지 않는 것; 알 수 없는 사실; Example; Examples; Sample; Sample text; Screenshot; Link; Links; Source; Sources; See; See also; Owner; Ticket; Test; Reviewed; Old name; Common mistake; What you might think; You might think; What one might think; People think; People believe; Many think; Popular belief; Common belief; Wrong belief; False belief; Belief; Believed; Rumour; Rumor; Fiction; Hearsay; Common misconception; Common error; Wrong assumption; Common assumption; Assumption; What people think; What people believe; What people say; Sounds like; You may think; Myths; Mistakes; Misconceptions; Incorrect; Not true; Legend says; Claim people make; Often claimed; Often said; Often believed; Anti-pattern; Antipattern; Pitfall; Myth; Wrong; Misconception; Mistake; Bad; Don’t; Avoid; Otherwise; What happens otherwise; If not; Else; If you don’t; If you don't; If it is not; If it isn’t; If it isn't; Or else; What if not; What happens if not; 아니면; 그렇지 않으면; 아닐 때; 아닌 경우; 그 밖에는; 하지 않으면; 예; 예시; 보기; 출처; 링크; 담당; 참고 자료; 오해; 흔한 오해; 흔한 생각; 흔히 하는 생각; 많이들 하는 생각; 자주 하는 생각; 사람들이 하는 생각; 생각하기 쉬운 것; 잘못된 생각; 잘못된 믿음; 잘못된 이해; 통념; 착각; 흔한 착각; 소문; 이렇게 생각하기 쉽다; 이렇게 생각하기 쉬움; 잘못된 통념; 잘못 아는 것; 틀린 것; 틀린 생각; 틀린 말; 속설; 고정관념; 하지 말 것; 나쁜 예; 안 좋은 예; 예전 이름; 이전 이름; 흔한 실수; 잘못된 예; 실수; One source says; Another source says; Other sources say; One page says; Another page says; Some say; Others say; First version; Second version; Documents that say so; Documents that say otherwise; 이렇게 쓴 문서; 다르게 쓴 문서; 이쪽 문서; 저쪽 문서; 이쪽; 저쪽; 한쪽 문서; 다른 문서; 한 문서; This page says; That page says; These pages say; Those pages say; Source A; Source B; 이렇게 적은 문서; 다르게 적은 문서; 한 문서의 주장; 다른 문서의 주장; 이렇게 말하는 문서; 다르게 말하는 문서; 한쪽 주장; 다른 쪽 주장; 주장 A; 주장 B
    """
}
