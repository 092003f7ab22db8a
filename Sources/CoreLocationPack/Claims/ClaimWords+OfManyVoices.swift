/// Turns in which different writers say what is already known in other words: each stands wherever its
/// concept does.
extension ClaimWords {
  static let ofManyVoices = """
    thing/precise-pill
    en Precise: On pill; Precise: Off pill; Precise: On button; precise toggle
    ko 정확한 위치 토글; 정확한 위치 버튼

    say/may-prompt
    en justify a prompt; justify an alert; justify a When In Use prompt; justify a location prompt;
      enough to prompt; enough for a prompt; enough for an alert

    verb/hear; noun/status
    en learns how the user answered; finds out how the user answered; is told how the user answered;
      learns what the user answered; learns the user's answer; finds out what the user chose

    say/another-chance; status/denied
    en way around a refusal; way around an earlier refusal; way around the refusal; way around a denial

    how/instantly
    en the very instant; the very second; the very moment

    say/never-lapses
    en that does not lapse; that doesn't lapse; that does not run out; that doesn't run out;
      grant that never lapses
    ko 만료되지 않는 권한; 풀리지 않는 권한

    say/process-again
    en starts the provisional process over; starts the process over; starts the whole process over;
      start the provisional process over; starts provisional Always over; begins the process anew;
      starts the process anew

    fn/likewise
    en just like one issued in the foreground; just as in the foreground; just like in the foreground;
      exactly as in the foreground; the same as in the foreground; as it does in the foreground;
      just as it does in the foreground; just like from the foreground
    ko 포그라운드에서 만든 것과 똑같은; 포그라운드에서와 똑같은; 포그라운드에서 만든 것과 똑같이

    verb/silent
    en uncalled; gets no status report; gets no report; receives no report; without a report

    fn/filler
    en closely; you won't notice that; you will not notice that; pure; one-shot; isn't broken; is not broken;
      bare; brand new; freshly; merely; simply
    ko 그렇다고; 그래요; 변화; 끝없이; 진작; 진작에; 생애; 긴; 짧은; 용도; 내줄지 말지는; 낮출지 말지는; 할지 말지는; 목표로 삼다; 출처; 예외 없이; 간단하다; 배포하다;
      실시간으로; 순환 참조

    thing/blocked
    en withheld from; is withheld; are withheld; withheld

    say/unseen
    en invisibly

    say/no-session
    en no session is held; no session held; without holding a session

    say/times-allowed
    en three times may
    ko 원하는 횟수만큼

    say/explicit-mode
    en explicit-session mode notwithstanding; the explicit-session key is set

    say/however-long; say/until-clip-deleted
    en with no time limit attached; without any time limit; without a time limit; with no time limit
    ko 기한 없이; 시간 제한 없이; 기한 없는

    verb/hide
    ko 꺼 버리다; 감춰 버리다

    status/decided
    en decided beforehand; everything was decided beforehand; everything has been decided beforehand;
      everything was already decided; the decision has already been made; the decision was already made
    ko 진작 결정되어 있다; 진작 결정돼 있다; 이미 결정돼 있다; 결정이 내려져 있다; 이미 결정이 내려져 있다; 결정이 끝나 있다; 미리 결정되어 있다

    thing/still-watched
    en goes on being watched; go on being watched; keeps being watched
    ko 감시는 끝없이 계속되다; 감시는 계속되다; 감시가 계속되다

    thing/may-coexist
    en allowed and even advised; is perfectly fine; is no problem at all
    ko 각각 독립적으로 돌아가다; 각각 독립적으로 잘 돌아가다; 독립적으로 잘 돌아가다; 동시에 여러 개 열어 두어도 괜찮다; 여러 개 열어 두어도 괜찮다; 동시에 여러 개 열어도 괜찮다

    thing/one-name
    en instances under one name; instances with one name; two instances under one name
    ko 이름이 같은

    thing/no-loop
    en before its result is iterated; before the result is iterated; well before its result is iterated;
      before anything is iterated; before the loop starts; merely writing; just writing; simply writing;
      merely assigning
    ko 반복을 하느냐는 관계가 없다; 순회를 하느냐 마느냐는 상관없다; 순회를 하느냐는 상관없다; 반복 여부와는 관계가 없다; 반복 여부는 관계없다; 순회 여부는 상관없다

    say/at-the-call
    ko 호출한 바로 그때 시작되다; 호출하는 시점에 시작되다; 호출하는 순간 시작되다; 호출한 순간 시작되다

    say/in-the-app-plist
    ko 본 앱의 Info.plist에만 넣다; 본체 앱의 Info.plist에만 넣다; 앱 본체의 Info.plist에만 넣다; 본 앱의 Info.plist에 넣다;
      본체 앱의 Info.plist에 넣다; 본 앱의 Info.plist에만 넣는 키; 본체 앱의 Info.plist에만 넣는 키

    noun/text
    ko 문구의 출처; 본문; 알림의 본문

    say/though-session-runs
    ko 연속 세션이 이어지고 있어도; 세션이 이어지고 있어도; 세션이 돌아가더라도; 백그라운드 세션이 돌아가더라도; 연속 세션이 켜져 있어도

    event/lapse:any
    ko 무효가 되다; 포그라운드를 벗어나자마자 풀리다; 앱을 벗어나자마자 풀리다

    say/remembers
    ko 세션을 기억해 주는 시간; 세션을 기억하는 시간

    say/around-the-clock
    en round the clock
    ko 화면에 보이든 말든 언제나; 보이든 말든 언제나; 보이든 안 보이든 언제나; 하루가 지나도 계속; 하루가 지나도 위치를 계속

    thing/fixed-names
    ko Apple이 정한 목록 안에서만; Apple이 정해 둔 목록에서만; 정해진 목록 안에서만; 애플이 정한 목록 안에서만

    thing/never-nil
    en contains a non-nil; always non-nil; non-nil
    ko 옵셔널이 아니어서; 옵셔널이 아니므로; 옵셔널이 아니라서

    say/starts-true
    en YES unless an app says otherwise; true unless an app says otherwise; on unless an app says otherwise;
      YES unless told otherwise; true unless told otherwise
    ko YES로 간주되다; 참으로 간주되다; true로 간주되다; 기본이 true이다; 기본이 YES이다; 적지 않으면 YES로 간주되다; 적지 않으면 true로 간주되다

    thing/gives-up
    en permanent failure; waiting for a fix is pointless; no fix will ever come; stop waiting for a fix
    ko 영영 불가능하다는 신호; 영원히 불가능하다는 신호; 측위가 영영 불가능하다

    thing/default-text
    ko 기본 문구를 채운; 기본 문구를 채운 알림

    thing/without-text
    ko 사용 목적 문자열을 빠뜨린 채; 사용 목적 문자열을 빠뜨리고; 문구를 빠뜨린 채

    noun/held
    ko 보류 중이던 이벤트; 보류 중인 이벤트

    grant/provisional; verb/become
    ko 임시 항상 허용 단계를 거치다; 임시 항상 허용을 거치다; 임시 항상 허용을 먼저 거치다; 먼저 임시 항상 허용을 거치다

    verb/launch
    ko 앱을 대신 띄워 주다

    thing/watch-and-phone
    ko 워치의 동반 앱; 짝지어진 동반 워치 앱; 워치 동반 앱; 시계의 짝 앱

    say/until-changed
    ko 실제로 달라져야; 실제로 달라지기 전까지; 실제로 달라지기 전에는; 실제로 달라질 때까지

    event/createManager
    ko 델리게이트를 막 지정하다; 델리게이트를 막 지정한 시점; 델리게이트를 막 연결하다

    thing/standing-still
    ko 기기가 한자리에 멈추다; 한자리에 멈추다; 기기가 한자리에 머물다; 한자리에 머물다

    device/restricted
    en location is forbidden by an MDM profile; with location forbidden
    ko 위치 접근을 막아 두다; 위치 접근을 막아 둔 기기; 위치를 막아 둔 기기; 위치 사용이 제한된 기기

    say/user-can-change
    en the user can still hand out access; can still hand out access; user can hand out access

    say/prompt-lifts
    ko 제한을 푸는 알림이 나타나다; 제한을 푸는 알림이 뜨다; 제한을 푸는 알림을 띄우다

    say/reprompts
    ko 같은 프롬프트가 또 올라오다; 같은 알림이 또 올라오다; 프롬프트가 또 올라오다; 알림이 또 올라오다

    say/only-settings-help
    en only Settings can help; only Settings can restore it; only Settings can bring it back
    ko 설정 앱으로 보내는 수밖에 없다; 설정으로 보내는 수밖에 없다; 설정 앱으로 안내하는 수밖에 없다; 권한을 다시 물을 방법이 없다; 다시 물을 방법이 없다; 다시 요청할 방법이 없다

    say/request-suffices
    ko 권한을 다시 요청하는 것으로 충분하다; 다시 요청하는 것으로 충분하다; 다시 요청하면 충분하다; 메서드 호출만으로도 되살리다; 메서드 호출만으로 되살릴 수 있다;
      메서드 호출만으로도 앱이 스스로 되살릴 수 있다; 푸는 데는 설정 앱이 필요 없다; 푸는 데 설정 앱이 필요 없다; 설정 앱까지 갈 필요가 없다; 설정 앱까지 갈 필요 없다

    say/hears-after-launch
    en goes unnoticed until the next launch; unnoticed until the next launch; noticed only at the next launch
    ko 다시 실행되기 전까지 변화를 통지받지 못하다; 다시 실행되기 전까지 통지받지 못하다; 다시 실행되기 전에는 통지받지 못하다; 다음 실행 때까지 통지받지 못하다;
      다시 실행해야 변화를 알게 되다

    say/developer-decides
    en the developer decides; decided by the developer; developers may opt their apps out of reduced accuracy;
      opt their apps out of reduced accuracy
    ko 개발자가 Info.plist에서 최종 결정하다; 앱이 결정하다; 개발자가 결정하다; 개발자가 정하다; 개발자가 최종 결정하다

    say/daily
    en every morning; every day; daily
    ko 매일 아침; 매일; 날마다; 하루도 빠짐없이

    say/per-widget
    en for each widget separately; widget by widget; separately for each widget
    ko 위젯마다 따로 승인하다; 위젯마다 따로 허용하다; 위젯마다 따로 묻다; 위젯마다 따로 허락하다

    verb/offer; verb/exist
    en make up; makes up; made up of; is made up of; are made up of

    thing/too-many
    en exceeding the permitted number of conditions; exceeding the allowed number of conditions;
      exceeding the permitted number; exceeding the allowed number; more conditions are added than allowed;
      more conditions than allowed; more conditions than permitted; too many conditions have been added
    ko 허용된 수를 넘겨 등록하다; 허용된 개수를 넘기다; 조건을 너무 많이 등록하다; 넘친 조건

    say/launches-no-more
    en from launching it again; from waking it again

    thing/resumes-itself
    en with no call from the app; without a call from the app; without being started again;
      with no further call; without any call from the app
    ko 앱이 다시 부르지 않아도 이어지다; 다시 부르지 않아도 이어지다

    say/no-further-ones
    en receives nothing until it calls; gets nothing until it calls; hears nothing until it calls;
      nothing arrives until it calls

    thing/strong
    en strongly retained; retained strongly; held strongly
    ko 강하게 붙잡다; 강하게 붙들다; 강하게 참조하다; 강하게 유지하다; 강하게 잡다

    thing/while-locked
    en before the device is first unlocked; even before the device is first unlocked;
      before it is first unlocked; before the phone is first unlocked; before the device has been unlocked;
      before the device was unlocked; before the device has been unlocked for the first time;
      before the phone has been unlocked for the first time;
      even before the device has been unlocked for the first time

    verb/available
    en valid

    noun/false
    en as false; as NO

    noun/true
    en as true; as YES

    grant/whenInUse
    en lasting When In Use
    ko 앱을 사용하는 동안 권한에서; 앱 사용 중 권한에서; 사용 중 권한에서

    say/two-options; verb/deny
    en all or nothing; two answers, all or nothing

    thing/forgets
    en tracked sessions are forgotten; sessions are forgotten

    verb/appear
    en alert becomes visible; prompt becomes visible
    """
}
