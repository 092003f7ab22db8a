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
    en uncalled

    fn/filler
    en closely; you won't notice that; you will not notice that; won't notice; pure; one-shot; isn't broken; is not broken; bare; brand new; freshly; merely; simply; stricter; larger; smaller; wider
    ko 그렇다고; 그래요; 변화; 엉뚱한; 끝없이; 진작; 진작에; 새것; 생애; 긴; 짧은; 용도

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
    ko 진작 결정되어 있다; 진작 결정돼 있다; 이미 결정돼 있다; 결정이 내려져 있다; 이미 결정이 내려져 있다; 결정이 끝나 있다; 미리 결정되어 있다
    en decided beforehand; everything was decided beforehand; everything has been decided beforehand;
      everything was already decided; the decision has already been made; the decision was already made

    thing/still-watched
    en goes on being watched; go on being watched; keeps being watched
    ko 감시는 끝없이 계속되다; 감시는 계속되다; 감시가 계속되다

    thing/may-coexist
    en allowed and even advised; is perfectly fine; is no problem at all
    ko 각각 독립적으로 돌아가다; 각각 독립적으로 잘 돌아가다; 독립적으로 잘 돌아가다; 동시에 여러 개 열어 두어도 괜찮다;
      여러 개 열어 두어도 괜찮다; 동시에 여러 개 열어도 괜찮다

    thing/one-name
    en instances under one name; instances with one name; two instances under one name
    ko 이름이 같은

    thing/no-loop
    ko 반복을 하느냐는 관계가 없다; 순회를 하느냐 마느냐는 상관없다; 순회를 하느냐는 상관없다; 반복 여부와는 관계가 없다;
      반복 여부는 관계없다; 순회 여부는 상관없다

    say/at-the-call
    ko 호출한 바로 그때 시작되다; 호출하는 시점에 시작되다; 호출하는 순간 시작되다; 호출한 순간 시작되다

    say/in-the-app-plist
    ko 본 앱의 Info.plist에만 넣다; 본체 앱의 Info.plist에만 넣다; 앱 본체의 Info.plist에만 넣다; 본 앱의 Info.plist에 넣다;
      본체 앱의 Info.plist에 넣다; 본 앱의 Info.plist에만 넣는 키; 본체 앱의 Info.plist에만 넣는 키

    noun/text
    ko 문구의 출처; 본문; 알림의 본문

    say/though-session-runs
    ko 연속 세션이 이어지고 있어도; 세션이 이어지고 있어도; 세션이 돌아가더라도; 백그라운드 세션이 돌아가더라도;
      연속 세션이 켜져 있어도

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
    ko YES로 간주되다; 참으로 간주되다; true로 간주되다; 기본이 true이다; 기본이 YES이다; 적지 않으면 YES로 간주되다;
      적지 않으면 true로 간주되다

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
    ko 위치 접근을 막아 두다; 위치 접근을 막아 둔 기기; 위치를 막아 둔 기기; 위치 사용이 제한된 기기
    en location is forbidden by an MDM profile; with location forbidden

    say/user-can-change
    en the user can still hand out access; can still hand out access; user can hand out access

    say/prompt-lifts
    ko 제한을 푸는 알림이 나타나다; 제한을 푸는 알림이 뜨다; 제한을 푸는 알림을 띄우다

    say/reprompts
    ko 같은 프롬프트가 또 올라오다; 같은 알림이 또 올라오다; 프롬프트가 또 올라오다; 알림이 또 올라오다

    say/only-settings-help
    en only Settings can help; only Settings can restore it; only Settings can bring it back
    ko 설정 앱으로 보내는 수밖에 없다; 설정으로 보내는 수밖에 없다; 설정 앱으로 안내하는 수밖에 없다; 권한을 다시 물을 방법이 없다; 다시 물을 방법이 없다;
      다시 요청할 방법이 없다

    say/request-suffices
    ko 권한을 다시 요청하는 것으로 충분하다; 다시 요청하는 것으로 충분하다; 다시 요청하면 충분하다; 메서드 호출만으로도 되살리다;
      메서드 호출만으로 되살릴 수 있다; 메서드 호출만으로도 앱이 스스로 되살릴 수 있다

    say/hears-after-launch
    ko 다시 실행되기 전까지 변화를 통지받지 못하다; 다시 실행되기 전까지 통지받지 못하다; 다시 실행되기 전에는 통지받지 못하다;
      다음 실행 때까지 통지받지 못하다; 다시 실행해야 변화를 알게 되다
    en goes unnoticed until the next launch; unnoticed until the next launch; noticed only at the next launch

    say/developer-decides
    ko 개발자가 Info.plist에서 최종 결정하다; 앱이 결정하다; 개발자가 결정하다; 개발자가 정하다; 개발자가 최종 결정하다
    en the developer decides; decided by the developer; developers may opt their apps out of reduced accuracy;
      opt their apps out of reduced accuracy

    say/daily
    ko 매일 아침; 매일; 날마다; 하루도 빠짐없이
    en every morning; every day; daily

    say/per-widget
    ko 위젯마다 따로 승인하다; 위젯마다 따로 허용하다; 위젯마다 따로 묻다; 위젯마다 따로 허락하다
    en for each widget separately; widget by widget; separately for each widget

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
    en with no call from the app; without a call from the app; without being started again; with no further call;
      without any call from the app
    ko 앱이 다시 부르지 않아도 이어지다; 다시 부르지 않아도 이어지다

    say/no-further-ones
    en receives nothing until it calls; gets nothing until it calls; hears nothing until it calls;
      nothing arrives until it calls

    thing/strong
    en strongly
    ko 강하게 붙잡다; 강하게 붙들다; 강하게 참조하다; 강하게 유지하다; 강하게 잡다

    fn/filler
    en in the wrong state; in a wrong state; the wrong state; wrong moment; at the wrong moment; at the wrong time
    ko 잘못된 상태; 잘못된 시점; 엉뚱한 상태; 틀린 상태

    thing/while-locked
    en before the device is first unlocked; even before the device is first unlocked; before it is first unlocked;
      before the phone is first unlocked; before the device has been unlocked; before the device was unlocked

    verb/available
    en valid

    noun/false
    en as false; as NO

    noun/true
    en as true; as YES

    grant/whenInUse
    en lasting When In Use

    say/two-options; verb/deny
    en all or nothing; two answers, all or nothing

    thing/forgets
    en tracked sessions are forgotten; sessions are forgotten

    verb/appear
    en alert becomes visible; prompt becomes visible

    verb/differ
    en confer different rights; give different rights; grant different rights
    ko 서로 다른 권리를 주다

    thing/no-consequence
    en errors swallowed; its errors swallowed; with no further consequence

    thing/provisional-case
    en provisional Always being one of them; one of them provisional Always; one of them for provisional Always

    verb/block
    en blocks its thread; block its thread; blocks the thread it is called on

    event/resume
    en coming back from suspension; comes back from suspension; back from suspension; returning from suspension

    verb/silent
    en gets no status report; gets no report; receives no report; without a report

    say/if-unchanged
    en if the value is the same as before; if it is the same as before; when the value is the same as before;
      as long as the value stays the same
    ko 값이 직전 보고와 같으면; 직전과 값이 같으면; 값이 그대로이면; 값이 이전과 같으면

    say/via-provisional
    en quietly leads to provisional Always; silently leads to provisional Always

    say/reprompts; verb/prompted; how/again
    en brings the alert back; bring the alert back; brings the prompt back; bring the prompt back

    say/whatever-declared
    en even an app that declares nothing but When In Use; even an app that declares only When In Use;
      even apps that declare only When In Use; even apps that declare nothing but When In Use
    ko 어떤 권한 수준을 선언했는지와 무관하게; 어떤 수준을 선언했는지와 무관하게; 어떤 권한 수준을 선언했든

    say/already-named
    en already labelled; already labeled; already read

    verb/deny
    en turns down; turned down; turning down; turn down

    device/servicesOff
    en global location off; location off globally; with location off globally

    say/call-itself
    en has to call the request method itself; must call the request method itself; needs to call the request method itself

    say/is-an-error
    en is a programming error; is a programmer error; counts as an error; is forbidden; is against the rules
    ko 프로그래밍 오류이다; 금지되어 있다; 오류로 취급되다

    verb/unavailable
    en have no access to; has no access to

    thing/phone-and-watch
    en iPhone app and its watch companion; iPhone app and its watch app; phone app and its watch companion

    noun/status; say/separately
    en keep separate authorization statuses; have separate authorization statuses; keep separate statuses;
      have separate statuses; separate authorization statuses

    verb/become
    en finds itself; find themselves; find itself

    thing/no-entitlement
    en no entitlement being involved; no entitlement involved; no entitlement whatsoever; with no entitlement;
      without an entitlement of any kind

    grant/none
    ko 위치 권한을 물은 적이 없다; 한 번도 물은 적이 없다; 한 번도 위치 권한을 물은 적이 없다; 아직 물은 적이 없다; 권한이 없을 때; 권한이 없는 상태에서

    verb/report
    ko 상태를 보게 되다; 바뀌었다는 콜백을 받다; 바뀌었다는 콜백이 오다; 바뀌었다는 통지를 받다; 바뀌었다고 통지받다

    say/even-unchanged
    ko 상태를 전혀 바꾸지 않았어도; 상태를 바꾸지 않았어도; 상태를 바꾸지 않았더라도; 상태가 바뀌지 않았어도; 상태를 전혀 바꾸지 않아도

    fn/filler
    ko 내줄지 말지는; 낮출지 말지는; 할지 말지는; 목표로 삼다; 출처; 예외 없이; 간단하다; 배포하다; 조건만 맞으면; 실시간으로;
      델리게이트만 달아서는 부족하다; 델리게이트만으로는 부족하다; 델리게이트를 다는 것만으로는 부족하다; 순환 참조

    event/elapse
    ko 스물네 시간이 지나다; 스물네 시간

    verb/let-go
    ko 메모리에서 해제되다; 객체가 메모리에서 해제되다; 해제되어도

    accuracy/reduced
    ko 정확도가 낮춰져 있다; 정확도가 낮춰지다; 정확도가 낮아져 있다

    thing/no-consequence
    ko 예외가 발생하지 않다; 예외는 발생하지 않다; 예외는 나지 않다; 예외가 나지 않다; 예외가 던져지지 않다

    effect/any
    ko 효력을 내다; 똑같은 효력을 내다; 같은 효력을 내다

    say/separately
    ko 기기별로 나뉘다; 기기마다 나뉘다; 기기별로 따로

    verb/distinguish
    ko 가르다; 가려내다; 판별되다

    say/user-cannot-decide
    ko 사용자가 손댈 여지는 없다; 사용자는 이를 바꾸지 못하다; 사용자가 이를 바꾸지 못하다
    en the user has no say; users have no say; beyond the user's control

    thing/ends-first
    ko 먼저 만든 세션은 자동으로 무효가 되다; 먼저 만든 세션이 자동으로 무효가 되다; 먼저 만든 세션은 무효가 되다; 앞의 세션은 무효가 되다; 앞선 세션은 무효가 되다

    say/no-monitor-open
    ko 모니터를 열어 두지도 않았더라도; 모니터를 열어 두지 않았더라도; 모니터를 열어 두지 않아도; 모니터를 열어 두지 않은 채

    verb/deliver
    ko 배달되다

    thing/no-entitlement
    ko 엔타이틀먼트 없이; 인타이틀먼트 없이; 엔타이틀먼트가 없어도; 인타이틀먼트가 없어도; 권한 부여 항목 없이

    say/request-suffices
    ko 푸는 데는 설정 앱이 필요 없다; 푸는 데 설정 앱이 필요 없다; 설정 앱까지 갈 필요가 없다; 설정 앱까지 갈 필요 없다

    event/eventReady:always
    en location events that need Always; location event that needs Always; location events needing Always;
      location events requiring Always; location events that require Always

    event/requestAlways
    en going directly for Always; going straight for Always; go straight for Always; goes straight for Always;
      go directly for Always; goes directly for Always

    say/only-once
    en one go at; one shot at; only one go at; a single go at; one try at

    event/invalidateBackgroundSession
    en release the last background activity session; releasing the last background activity session;
      release the background activity session; releasing the background activity session

    prompt/P-WIU
    ko 앱을 사용하는 동안 알림; 앱을 사용하는 동안 프롬프트; 앱을 사용하는 동안 권한 알림; 사용하는 동안 알림

    say/user-turned-down
    en the user turned the app's request down; the user turned the request down; the user turned the app down;
      somebody turned the app down

    say/optional
    en string is optional; description is optional; text is optional; string is optional for it

    verb/prompted
    en succeeds in prompting; succeed in prompting; manages to prompt; is able to prompt

    verb/become
    en leaves an app at; leaves the app at; leaves it at; leaves your app at; puts each app at; puts every app at;
      puts the app at; puts your app at

    say/whatever-declared
    en for an app that supports nothing but When In Use; for apps that support only When In Use;
      for an app that supports only When In Use; for an app that declares only When In Use;
      for an app that declares nothing but When In Use

    thing/never-precise
    en bars the user from ever granting; bars users from ever granting; bars the user from granting;
      keeps the user from ever granting; prevents the user from ever granting

    thing/exclusive
    en never true together; are never true together; the two are never true together

    thing/no-loop
    en before its result is iterated; before the result is iterated; well before its result is iterated;
      before anything is iterated; before the loop starts

    accuracy/reduced
    en limited accuracy; lowered accuracy; approximate accuracy

    say/store-locked
    en store that cannot be read yet; store cannot be read yet; stored conditions cannot be read yet;
      stored state cannot be read yet

    say/unopened
    en with no need for the user to open the app; without the user opening the app; no need to open the app;
      without the user having to open the app

    thing/while-locked
    en before the device has been unlocked for the first time; before the phone has been unlocked for the first time;
      even before the device has been unlocked for the first time

    say/untapped
    en before the user taps anything; before anything is tapped; before anybody taps; before the user taps;
      before anybody taps anything

    thing/no-consequence
    en never faces an exception; without facing an exception; simply misses the errors

    verb/ask
    en only ever aims at; only aims at; aims only at
    """
}
