extension ClaimWords {
  /// Phrases of what is often taken for granted.
  static let ofAssumptions = """
    verb/hold
    ko 예약되다

    verb/exist; kind/enum
    en enum lists; enum does list; enum has; enum does have; enum contains; enum does contain; enum includes; enum does include

    thing/one-text
    en with a single string; with one string; with only one string; with just one string; with a single description;
      with one description; with only one description; with just one description

    fn/filler; say/right-after
    en right after tapping; immediately after tapping
    ko 직후; 직후에도; 직후에는

    grant/temporary; say/as-long-as
    en Allow Once grant is active; Allow Once grant is alive; Allow Once grant lasts; one-time grant is active; Allow Once is active;
      temporary grant is active; temporary grant is alive; Allow Once grant is in effect; one-time grant lasts; one-time grant is alive

    say/even-in-session
    en even while tracking in the background; even though it keeps tracking in the background
    ko 위치 인디케이터를 띄운 채 백그라운드에서 계속 추적하더라도; 위치 인디케이터를 띄운 채 백그라운드에서 추적하더라도; 백그라운드에서 계속 추적하더라도; 백그라운드에서 추적을 계속해도;
      백그라운드 업데이트를 계속 돌리고 있더라도; 백그라운드 업데이트를 계속 돌려도; 백그라운드 업데이트를 계속하더라도; 백그라운드에서 위치를 계속 받고 있더라도; 백그라운드에서 위치를 계속 받더라도;
      백그라운드에서 위치를 계속 받아도; 표시등을 켜고 계속 추적해도

    say/no-more-prompt
    en can no longer bring up the prompt; can no longer show the prompt; can no longer ask; may no longer ask;
      is not allowed to ask again; isn't allowed to ask again; cannot ask again; can't ask again; can never ask again
    ko 더는 알림을 띄울 수 없다; 더 이상 알림을 띄울 수 없다; 더는 알림을 띄우지 못하다; 더 이상 알림을 띄우지 못하다

    say/ends-with-use
    en covers the current run only; is good for the current run only; lasts for the current run only;
      only lasts for the current run; is valid for the current run only; applies to the current run only;
      counts for this launch only; is valid for this launch only; lasts only until the app is closed; covers this session only
    ko 이번 실행에만 유효하다; 이번 실행 동안만 유효하다; 현재 실행에만 적용되다; 이번 실행에만 적용되다; 앱을 닫을 때까지만 유효하다; 이번 한 번의 실행에만 유효하다

    say/blocks-caller
    en blocks its caller; blocks the caller; blocks the calling thread; blocks the thread; blocks until;
      is synchronous; returns only after; returns only once; doesn't return until; does not return until;
      doesn't return before; does not return before; only returns after; only returns once
    ko 호출한 스레드를 막다; 호출 스레드를 막다; 스레드를 막다; 호출한 쪽을 막다; 끝날 때까지 반환하지 않다; 답할 때까지 반환하지 않다; 고를 때까지 반환하지 않다; 선택할 때까지 반환되지 않다;
      동기 호출이다; 동기적으로 동작하다; 동기 메서드다

    say/learns-whether
    en can read from Core Location whether; can find out from Core Location whether; can learn from Core Location whether;
      can ask Core Location whether

    count/2; say/two-options
    en just two choices; only two choices; just two options; only two options; no more than two choices; nothing but two buttons
    ko 두 가지뿐이다; 두 가지밖에 없다; 두 가지가 전부다

    say/delegate-unaware
    en changes nothing that the app can observe; changes nothing the app can observe; changes nothing that the app can see;
      changes nothing the app can see; can't be noticed by the app; cannot be noticed by the app; goes unnoticed by the app;
      makes no difference that the app can see
    ko 앱이 알아챌 수 있는 변화는 없다; 앱이 알아챌 변화가 없다; 앱에서는 알 수 없다; 앱은 알아챌 수 없다; 앱은 눈치채지 못하다; 앱이 알 수 있는 변화는 없다

    fn/filler
    en first one
    ko 보고되는 상태가 그대로라서; 상태가 그대로라서; 상태가 그대로이므로; 상태가 바뀌지 않으므로; 클래스와 함께

    say/call-again-first
    en only after another call to; only after a second call to; only when the app calls it again; only if the app asks again;
      only after the app asks again

    event/settings:whileUsing
    ko 항상을 앱을 사용하는 동안으로 낮추다; '항상'을 '앱을 사용하는 동안'으로 낮추다; 항상에서 앱을 사용하는 동안으로 낮추다; '항상'에서 '앱을 사용하는 동안'으로 낮추다;
      '항상'을 '앱을 사용하는 동안'으로 바꾸다; '항상'에서 '앱을 사용하는 동안'으로 바꾸다; 항상에서 앱을 사용하는 동안으로 바꾸다

    prompt/P-REM
    en background-use confirmation; background use confirmation; background-use reminder; confirmation of background use
    ko 시스템이 다시 확인하는 알림; 백그라운드에서 위치를 계속 써 왔다며 시스템이 다시 확인하는 알림; 위치를 계속 써 왔다며 다시 확인하는 알림; 백그라운드 사용을 다시 확인하는 알림; 계속 허용할지 다시 묻는 알림

    fn/filler; event/elapse
    ko 며칠 뒤면; 며칠 지나면; 며칠이 지나면; 며칠 후면; 며칠 뒤에는

    say/drops-always-support
    en drops support for Always; drops Always but keeps When In Use; no longer supports Always; removes support for Always;
      removes Always support; stops supporting Always
    ko Always 지원만 빼고 When In Use 선언은 남겨 두다; Always 지원을 빼다; Always 지원만 빼다; 항상 허용 지원을 빼다; 항상 허용 지원만 빼다; Always 지원을 없애다; 항상 허용 지원을 없애다; 항상 허용을 더 이상 지원하지 않다

    say/belongs-under
    en belongs under; goes under; belongs in; lives under; is read from; is taken from; is stored under
    ko 넣어야; 적어야; 선언해야; 추가해야; 에서 읽다; 에 적다

    say/switch-first
    en only works after the user has turned off Precise Location; works only after the user has turned off Precise Location;
      only works once the user has turned off Precise Location; only works if the user has turned off Precise Location;
      requires the user to turn off Precise Location; requires that the user turn off Precise Location
    ko 정확한 위치를 꺼 두어야; '정확한 위치'를 꺼 두어야; 정확한 위치를 꺼야; '정확한 위치'를 꺼야; 정확한 위치를 꺼 둔 경우에만; '정확한 위치'를 꺼 둔 경우에만; 정확한 위치를 끈 경우에만; '정확한 위치'를 끈 경우에만;
      정확한 위치를 꺼 두었을 때만; '정확한 위치'를 꺼 두었을 때만; 정확한 위치를 껐을 때만; '정확한 위치'를 껐을 때만

    thing/is-string
    en a plain string; a simple string; is a string; is of type string; a single string; takes a string
    ko 단순 문자열이다; 단순 문자열; 문자열이다; 문자열 하나다; 하나의 문자열이다; 문자열 타입이다; 문자열 값이다; 설명을 하나만 적을 수 있다

    effect/none; say/pointless; thing/forever
    en is dead for good; stays dead; is useless for good; never comes to life
    ko 소용없다; 소용이 없다; 소용없고; 소용없으며

    say/declines-upgrade
    en declined the upgrade; refused the upgrade; turned down the upgrade; already declined the upgrade
    ko 업그레이드 알림을 거절하다; 업그레이드 알림을 한 번 거절하다; 업그레이드를 거절하다; 업그레이드를 이미 거절하다; 업그레이드 알림을 이미 거절하다

    say/no-session
    en and none held; and none is held; with none held; and no session held; with no session held; while none is held

    say/explicit-mode
    ko 명시적 서비스 세션을 요구하도록 Info.plist에 선언하다; 명시적 서비스 세션을 요구하도록 선언하다; 명시적 서비스 세션을 요구하도록 설정하다; 명시적 세션을 요구하도록 설정하다

    say/changed-later
    en change the property of the session; changing a property of the session; set the property of the session; mutate the session;
      change its authorization property; changing its authorization property; assign a new value to the session; just update the session's property
    ko 프로퍼티 값을 바꾸다; 프로퍼티 값을 바꿔 주다; 객체의 프로퍼티 값을 바꾸다; 객체의 프로퍼티 값을 바꿔 주다; 프로퍼티를 바꾸다; 프로퍼티를 바꿔 주다; 속성 값을 바꾸다; 속성 값을 바꿔 주다; 속성을 바꿔 주다;
      프로퍼티에 대입하다; 값을 대입하다

    say/one-session
    en only one session at a time; only one session at any time; a single session at a time; just one session at a time
    ko 세션은 한 번에 하나만; 한 번에 하나의 세션만; 세션을 하나만 가질 수 있다; 세션을 하나만 만들 수 있다; 세션을 하나만 잡아 둘 수 있다; 세션은 하나만 만들 수 있다

    say/per-feature
    en for each feature; for every feature; per feature
    ko 기능마다; 기능별로; 각 기능마다

    say/no-trace
    en without any visible sign; without any sign on screen; without showing anything; without a visible indicator; without any indicator;
      without an indicator; leaving no trace on screen; invisibly; without the user seeing anything; with nothing on screen
    ko 화면에 아무 표시도 남기지 않고; 아무 표시도 남기지 않고; 아무 표시 없이; 아무 표시도 없이; 아무런 표시 없이; 아무런 표시도 없이; 화면에 표시 없이; 눈에 띄는 표시 없이; 표시 없이; 사용자 모르게; 사용자가 모르게;
      화면에 아무것도 보이지 않고; 인디케이터 없이; 표시를 남기지 않고

    fn/filler; name/fullAccuracyPurposeKey
    en fullAccuracyPurposeKey
    ko fullAccuracyPurposeKey

    thing/may-coexist
    ko 열어 두어도 무방하다; 열어 두어도 문제없다; 열어 두어도 괜찮다; 열어도 무방하다; 열어도 괜찮다; 열어도 문제없다; 여러 개 열어 두어도 무방하다; 여러 개 열어도 되다; 여러 개 열어 두어도 괜찮다; 하나씩 동시에 열어 두어도 문제없다;
      동시에 열어 두어도 문제없다; 동시에 여러 개 열어 두어도 무방하다; 동시에 열어도 되다; 동시에 써도 되다; 동시에 써도 괜찮다; 만들어도 무방하다; 여러 개 만들어도 되다

    thing/unhandled
    en while the monitor is closed; even if the monitor is not open; without reopening the monitor; without opening the monitor again;
      even if nobody awaits the events; even when nobody awaits the events
    ko 모니터를 다시 열지 않은 채로; 모니터를 다시 열지 않아도; 모니터를 열지 않아도; 모니터를 닫아 두어도; 모니터를 열지 않은 채로; 처리하지 않고 모니터를 닫아 두어도; 이벤트를 기다리지 않아도; 이벤트를 처리하지 않아도

    thing/still-watched
    en is still watched; stays watched; keeps being watched; goes on being watched; remains monitored; is still monitored;
      continues to be monitored; continues to be watched; is monitored all the same
    ko 계속 감시되다; 그대로 감시되다; 감시가 중단되지 않다; 감시가 계속되다; 감시가 끊기지 않다; 감시가 이어지다; 계속 모니터링되다; 모니터링이 중단되지 않다; 모니터링이 계속되다

    thing/own-regions
    en only the regions that this instance registered; only regions added through that instance; only the regions of that instance;
      only its own regions; only regions that the same instance started
    ko 인스턴스가 직접 등록한 지역만; 인스턴스로 등록한 지역만; 인스턴스가 등록한 지역만; 인스턴스에서 등록한 지역만; 매니저가 직접 등록한 지역만; 그 매니저가 등록한 지역만; 자신이 등록한 지역만; 자기가 등록한 지역만; 인스턴스의 지역만

    say/before-unlock
    en even before it has been unlocked for the first time; before it has been unlocked for the first time; even before the first unlock;
      before it is first unlocked; even before the device is unlocked; while it is still locked after a restart; before its first unlock
    ko 한 번도 잠금 해제되지 않았어도; 한 번도 잠금 해제하지 않았어도; 한 번도 잠금을 풀지 않았어도; 첫 잠금 해제 전에도; 처음 잠금을 풀기 전에도; 아직 잠금을 풀지 않았어도; 잠금을 한 번도 풀지 않았어도; 잠금 해제 전에도

    say/without-request
    en even without a request; even if it never asked; without a request of its own; even if the app never requested it
    ko 권한 요청을 따로 하지 않아도; 요청을 따로 하지 않아도; 권한을 따로 요청하지 않아도; 따로 요청하지 않아도; 권한을 요청하지 않아도; 요청하지 않아도; 권한 요청 없이도; 요청 없이도

    say/on-the-wrist
    en on the watch itself; on the watch's screen; directly on the watch; on the watch
    ko 시계 화면에서; 시계 화면에; 워치 화면에서; 워치 화면에; 워치에서 바로; 시계에서 바로; 워치 자체에서; 시계 자체에서; 워치에서 직접; 시계에서 직접

    say/unopened
    en without opening the app; without the app being opened; while the app is closed; before the app is opened; without anybody opening it
    ko 앱을 열지 않아도; 워치 앱을 열지 않아도; 앱을 열지 않은 상태에서도; 워치 앱을 열지 않은 상태에서도; 앱을 열지 않고도; 워치 앱을 열지 않고도; 앱을 열기 전에도

    say/lifted-there
    ko 설정 앱에서 직접 풀어 달라고 안내하다; 설정에서 풀어 달라고 안내하다; 직접 풀어 달라고 안내하다; 설정 앱에서 풀어 달라고 안내하다; 설정 앱에서 직접 풀다; 설정에서 직접 풀다; 바꿔 풀 수 있다; 직접 풀 수 있다; 설정에서 풀 수 있다;
      직접 해제할 수 있다; 설정에서 해제할 수 있다

    say/never-held
    ko 그전에 잡아 둔 세션이 없어도; 미리 잡아 둔 세션이 없어도; 이전에 잡아 둔 세션이 없어도; 활성 세션이 하나도 없던; 세션이 하나도 없던; 활성 세션이 없던; 잡아 둔 세션이 없던

    thing/no-loop
    en whether or not anybody iterates the result; whether or not anyone iterates the result; whether or not anyone iterates it;
      whether or not anybody iterates it; whether or not it is iterated; even if nobody iterates it; without anybody iterating it;
      even if nothing iterates it
    ko 변수에 담아 두기만 해도; 순회를 시작하기 전에; 반복을 시작하기 전에; 순회하지 않아도; 반복하지 않아도; 순회를 시작하지 않아도; 시퀀스를 만들기만 해도; 시퀀스를 얻기만 해도; 시퀀스를 얻는 때; 시퀀스를 얻을 때; 시퀀스를 받을 때

    verb/hold; say/postponed
    en postpones; postpone; postponed; defers; deferred; puts off

    verb/never-back
    en gives up precise positions for good; gives up precise locations for good; has no way to switch them on; has no way to turn them on;
      has no way to turn it on; has no way to switch it on; loses precise positions for good; can never get precise positions;
      rules out precise positions for good

    phase/foreground; say/even-in-front
    ko 포그라운드에 떠 있어도; 앱이 포그라운드에 떠 있어도; 화면에 떠 있어도; 포그라운드에 있어도; 앱이 포그라운드에 있어도; 앞에 떠 있어도

    phase/terminated; say/not-running
    ko 앱이 꺼져 있어도; 꺼져 있어도; 앱이 꺼져 있더라도; 앱이 종료되어 있어도; 종료되어 있더라도; 실행 중이 아니어도; 앱이 실행 중이 아니더라도

    status/notDetermined
    ko 권한이 결정되지 않은; 권한이 결정되지 않은 채; 아직 권한이 결정되지 않은; 권한이 결정되지 않은 사용자; 권한이 정해지지 않은; 권한이 정해지지 않은 채

    fn/filler
    ko 현지화하다; 현지화할 때; 번역하다

    thing/gives-up
    ko 서비스가 완전히 실패한 것이다; 완전히 실패한 것이다; 완전히 실패하다; 서비스가 실패한 것이다; 더 기다릴 필요가 없다

    fn/filler
    ko 잘못된 상태에서; 발동하다

    noun/raw
    ko 숫자로 찍어 보면; 숫자로 찍으면; 숫자로 출력하면; 정수로 출력하면; 정수로 찍어 보면

    thing/passes-status
    en passes the new status as an argument; hands over the new status; passes the status as a parameter; passes the new status;
      gets the new status as a parameter; takes the new status as a parameter; receives the new status as an argument;
      comes with the new status as an argument
    ko 새 권한 상태를 인자로 함께 넘겨주다; 새 상태를 인자로 넘겨주다; 새 권한 상태를 인자로 넘기다; 새 권한 상태를 인자로 받다; 상태를 인자로 넘겨주다; 권한 상태를 인자로 전달하다; 새 상태를 인자로 전달하다; 새 권한 상태를 매개변수로 전달하다;
      바뀐 상태를 인자로 받다; 새 상태를 매개변수로 받다; 권한 상태를 인자로 함께 넘겨주다

    fn/filler; verb/end; verb/wipe; noun/false
    en cleared
    """
}
