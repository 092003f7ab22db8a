/// More turns in which different writers say what is already known in other words.
extension ClaimWords {
  static let ofManyVoicesMore = """
    verb/differ
    en confer different rights; give different rights; grant different rights
    ko 서로 다른 권리를 주다

    thing/no-consequence
    en errors swallowed; its errors swallowed; with no further consequence; never faces an exception;
      without facing an exception; simply misses the errors
    ko 예외가 발생하지 않다; 예외는 발생하지 않다; 예외는 나지 않다; 예외가 나지 않다; 예외가 던져지지 않다

    thing/provisional-case
    en provisional Always being one of them; one of them provisional Always; one of them for provisional Always

    verb/block
    en blocks its thread; block its thread; blocks the thread it is called on

    event/resume
    en coming back from suspension; comes back from suspension; back from suspension; returning from suspension

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
      even apps that declare only When In Use; even apps that declare nothing but When In Use;
      for an app that supports nothing but When In Use; for apps that support only When In Use;
      for an app that supports only When In Use; for an app that declares only When In Use;
      for an app that declares nothing but When In Use
    ko 어떤 권한 수준을 선언했는지와 무관하게; 어떤 수준을 선언했는지와 무관하게; 어떤 권한 수준을 선언했든

    say/already-named
    en already labelled; already labeled; already read

    verb/deny
    en turns down; turned down; turning down; turn down

    device/servicesOff
    en global location off; location off globally; with location off globally

    say/call-itself
    en has to call the request method itself; must call the request method itself;
      needs to call the request method itself

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
    en finds itself; find themselves; find itself; leaves an app at; leaves the app at; leaves it at;
      leaves your app at; puts each app at; puts every app at; puts the app at; puts your app at

    thing/no-entitlement
    en no entitlement being involved; no entitlement involved; no entitlement whatsoever; with no entitlement;
      without an entitlement of any kind
    ko 엔타이틀먼트 없이; 인타이틀먼트 없이; 엔타이틀먼트가 없어도; 인타이틀먼트가 없어도; 권한 부여 항목 없이

    grant/none
    ko 위치 권한을 물은 적이 없다; 한 번도 물은 적이 없다; 한 번도 위치 권한을 물은 적이 없다; 아직 물은 적이 없다; 권한이 없을 때; 권한이 없는 상태에서

    verb/report
    ko 상태를 보게 되다; 바뀌었다는 콜백을 받다; 바뀌었다는 콜백이 오다; 바뀌었다는 통지를 받다; 바뀌었다고 통지받다

    say/even-unchanged
    ko 상태를 전혀 바꾸지 않았어도; 상태를 바꾸지 않았어도; 상태를 바꾸지 않았더라도; 상태가 바뀌지 않았어도; 상태를 전혀 바꾸지 않아도

    event/elapse
    ko 스물네 시간이 지나다; 스물네 시간

    verb/let-go
    ko 메모리에서 해제되다; 객체가 메모리에서 해제되다; 해제되어도

    accuracy/reduced
    en limited accuracy; lowered accuracy; approximate accuracy
    ko 정확도가 낮춰져 있다; 정확도가 낮춰지다; 정확도가 낮아져 있다

    effect/any
    ko 효력을 내다; 똑같은 효력을 내다; 같은 효력을 내다

    say/separately
    ko 기기별로 나뉘다; 기기마다 나뉘다; 기기별로 따로

    verb/distinguish
    ko 가르다; 가려내다; 판별되다

    say/user-cannot-decide
    en the user has no say; users have no say; beyond the user's control
    ko 사용자가 손댈 여지는 없다; 사용자는 이를 바꾸지 못하다; 사용자가 이를 바꾸지 못하다

    thing/ends-first
    ko 먼저 만든 세션은 자동으로 무효가 되다; 먼저 만든 세션이 자동으로 무효가 되다; 먼저 만든 세션은 무효가 되다; 앞의 세션은 무효가 되다; 앞선 세션은 무효가 되다

    say/no-monitor-open
    ko 모니터를 열어 두지도 않았더라도; 모니터를 열어 두지 않았더라도; 모니터를 열어 두지 않아도; 모니터를 열어 두지 않은 채

    verb/deliver
    ko 배달되다

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
    ko 선택 구현; 선택 구현 메서드; 선택적 구현; 선택적으로 구현하는 메서드

    verb/prompted
    en succeeds in prompting; succeed in prompting; manages to prompt; is able to prompt

    thing/never-precise
    en bars the user from ever granting; bars users from ever granting; bars the user from granting;
      keeps the user from ever granting; prevents the user from ever granting

    thing/exclusive
    en never true together; are never true together; the two are never true together

    say/store-locked
    en store that cannot be read yet; store cannot be read yet; stored conditions cannot be read yet;
      stored state cannot be read yet

    say/unopened
    en with no need for the user to open the app; without the user opening the app; no need to open the app;
      without the user having to open the app

    say/untapped
    en before the user taps anything; before anything is tapped; before anybody taps; before the user taps;
      before anybody taps anything

    verb/ask
    en only ever aims at; only aims at; aims only at

    fn/hedge
    en until you're blue in the face; until you are blue in the face; to your heart's content

    prompt/P-UPG
    en upgrade sheet; upgrade popup; upgrade pop-up

    effect/none
    ko 그대로 끝나다

    event/settings:preciseOn
    en turn the Precise switch on; turn the Precise switch back on; switch Precise back on; flip Precise back on

    say/the-other-one
    en the other one; while the other; the other is; the other reads
    ko 다른 하나; 나머지 하나; 다른 한쪽; 나머지 한쪽

    say/new-value
    en with a new value; with a changed value; with a different value; a new value
    ko 새 값으로; 바뀐 값으로; 달라진 값으로
    """
}
