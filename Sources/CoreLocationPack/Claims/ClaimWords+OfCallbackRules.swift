/// Words for when a delegate is called, for managers beside one another, and for what their settings are.
extension ClaimWords {
  static let ofCallbackRules = """
    thing/accuracy-change
    en flip of Precise Location; change of accuracy; change in accuracy; accuracy change; accuracy changes alone;
      change of the accuracy; toggle of Precise Location; Precise Location flip; Precise Location toggle;
      switching Precise Location; flipping Precise Location; touches only Precise Location;
      only touches Precise Location; Precise Location toggled; toggled Precise Location; switches Precise Location on or off; turns Precise Location on or off
    ko 정확한 위치 토글; 정확한 위치 전환; 정확한 위치만 껐다 켜다; 정확한 위치만 껐다 켰다 하다; 정확한 위치만 켜고 끄다;
      정확도만 바꾸다; 정확도만 바뀌다; 정확도가 바뀌다; 정확도 변경; 정확도 변화

    say/only-if-changed
    en unless the status really changed; unless the status actually changed; unless the status changes;
      unless your status changed; when the status is unchanged; while the status is unchanged;
      as long as the status is unchanged; if the status is unchanged; only if somebody touched Settings;
      only if someone touched Settings; only if the user touched Settings; only if somebody changed something;
      only if the user changed something; only if something was changed; only if something changed
    ko 그사이 설정을 건드렸을 때만; 그동안 설정을 건드렸을 때만; 그사이 설정이 바뀌었을 때만; 그사이 뭔가 바뀌었을 때만;
      그사이 바뀐 경우에만; 그동안 바뀐 경우에만; 그사이 바뀌었을 때만; 상태가 실제로 달라졌을 때만; 상태가 실제로 바뀌었을 때만; 실제로 달라졌을 때만; 실제로 바뀌었을 때만;
      상태가 정말 바뀌었을 때만; 권한이 실제로 바뀌었을 때만; 상태가 달라졌을 때만; 상태가 실제로 바뀐 경우에만

    say/if-unchanged
    en unless somebody flipped the permission; unless someone flipped the permission; unless the permission was changed;
      unless somebody changed the permission; unless someone changed the permission; unless the user changed the permission
    ko 권한을 바꾸지 않은 이상; 누가 권한을 바꾸지 않은 이상; 그사이 권한을 바꾸지 않은 이상; 상태가 바뀌지 않은 이상; 그사이 바뀌지 않은 이상;
      권한이 바뀌지 않은 이상; 상태가 그대로라면; 상태가 그대로라도; 상태가 그대로여도; 상태가 그대로이더라도; 상태가 같아도; 상태가 같으면; 상태가 같더라도;
      권한 상태가 같아도; 권한 상태가 그대로면; 상태가 이전과 같으면

    event/resume
    en coming back from suspension; waking up from suspension; wakes from suspension; waking from suspension;
      suspended app gets going again; app gets going again; comes back from suspension; returning from suspension; back from suspension
    ko 멈춰 있던 앱이 다시 깨어나다; 멈춰 있던 앱이 깨어나다; 멈춰 있던 앱이 다시 돌다; 잠들었던 앱이 깨어나다; 잠들어 있던 앱이 깨어나다;
      일시 중단됐던 앱이 다시 돌다; 일시 중단됐던 앱이 깨어나다; 중단됐던 앱이 다시 돌다; 중단됐던 앱이 깨어나다; 일시 중단된 앱이 다시 돌다; 일시 중단된 앱이 깨어나다; 중단된 앱이 다시 돌다;
      멈췄던 앱이 다시 돌다; 멈췄던 앱이 깨어나다; 일시 중단에서 깨어나다; 일시 중단에서 돌아오다; 일시 중단되었던 앱이 다시 돌다

    event/createManager
    en allocate a second CLLocationManager; create a second CLLocationManager; create another CLLocationManager;
      create another manager; create a second manager; allocate another manager; spin up a second manager;
      instantiate another CLLocationManager; make a second manager; creating a second manager; creating another manager
    ko 매니저를 하나 더 만들다; 매니저를 또 만들다; 매니저를 또 하나 만들다; 매니저를 하나 더 생성하다; 두 번째 매니저를 만들다;
      CLLocationManager를 하나 더 만들다; 매니저를 추가로 만들다

    say/starts-true
    ko 기본이 true; 기본이 true라; 기본값이 true라; 기본으로 true라; 기본적으로 true라; 기본값이 true; 기본은 true; 처음부터 참; 기본값이 참; 기본이 참; 기본으로 참; 기본적으로 참

    say/starts-false
    ko 기본이 false; 기본값이 false; 기본은 false; 처음부터 거짓; 기본값이 거짓; 기본이 거짓

    say/off-from-the-start
    ko 기본값이 꺼짐; 기본은 꺼짐; 기본이 꺼짐

    say/on-from-the-start
    ko 기본값이 켜짐; 기본은 켜짐; 기본이 켜짐

    say/only-warns
    en logs a warning and goes on; costs you nothing but a warning; earns you a warning; earns you nothing but a warning
    ko 경고 로그만 찍히다; 경고 로그만 뜨다; 로그 한 줄만 남다; 경고 한 줄만 남다; 경고만 한 줄 찍히다; 경고만 하나 찍히다

    say/to-one-manager
    en solely the delegate of the one; only the delegate of the one; just the delegate of the one;
      only the manager that made the request; only the manager that asked; only the first one you created;
      only the first one you made; only the one that asked; only the one that issued the request;
      just the one that asked; only the last one you created; only the newest one; only whichever was made last;
      only whichever was created last; only whichever was made first; only whichever came first; only the one made last;
      only the one made first; only the older one; only the newer one; just the newer one; just the older one;
      nobody but the manager; no one but the manager; only the manager whose request; nobody but the one; no one but the one;
      only the visible one; only the one on screen; only the newest of them; only the first of them; only the one you made last
    ko 보이는 쪽에만; 지금 보이는 쪽에만; 화면에 보이는 쪽에만; 나중에 만든 쪽만; 먼저 만든 쪽만; 새로 만든 쪽만; 요청한 쪽만; 먼저 만든 쪽에만; 나중에 만든 쪽에만; 요청한 쪽에만; 요청한 매니저에만; 요청한 매니저의 델리게이트에만; 요청을 보낸 매니저에만;
      먼저 만든 매니저에만; 먼저 만든 매니저의 델리게이트에만; 새로 만든 쪽에만

    thing/strong
    en retains its delegate; retains your delegate; holds on to its delegate; holds on to your delegate; owns its delegate;
      keeps a strong reference to its delegate; holds its delegate strongly; keeps its delegate alive
    ko 델리게이트를 쥐고 있다; 델리게이트를 계속 쥐고 있다; 델리게이트를 붙들고 있다; 델리게이트를 계속 붙들고 있다; 델리게이트를 붙잡고 있다;
      델리게이트를 잡고 있다; 델리게이트를 소유하다; 델리게이트를 리테인하다

    thing/strong
    ko 매니저가 붙들고 있다; 매니저가 쥐고 있다; 매니저가 잡고 있다; 매니저가 붙잡고 있다

    say/gone-with-14
    en was removed in iOS 14; were removed in iOS 14; has been removed in iOS 14; gone since iOS 14; is gone since iOS 14;
      disappeared in iOS 14; disappeared with iOS 14; vanished with iOS 14; removed from iOS 14; was dropped in iOS 14
    ko iOS 14에서 사라지다; iOS 14에서 제거되다; iOS 14에서 없어지다; iOS 14에서 삭제되다; iOS 14부터 사라지다; iOS 14부터 없어지다

    say/required-method
    en compiler complains; compiler error; doesn't compile; does not compile; won't compile; fails to compile;
      required by the protocol; is a required method; a required method; mandatory method; forces you to implement
    ko 필수 메서드; 필수 메서드라; 필수 메서드라서; 필수 구현; 컴파일러가 오류를 내다; 컴파일 오류가 나다; 컴파일이 안 되다; 컴파일되지 않다

    say/disagree
    en can disagree; may disagree; disagree; return different values; can return different values; may return different values;
      report different values; can report different values; may report different values; give different values
    ko 서로 다른 값을 돌려주다; 서로 다른 값을 돌려줄 수 있다; 다른 값을 돌려줄 수 있다; 서로 다른 값을 반환하다; 값이 서로 다를 수 있다;
      서로 어긋날 수 있다; 다른 값이 나올 수 있다

    verb/work
    ko 동작하되; 작동하되; 동작은 하되

    thing/other-apps
    en different apps; two different apps
    ko 서로 다른 앱의; 서로 다른 두 앱의

    say/different-statuses
    en statuses can differ; statuses may differ; status can differ; status may differ; their statuses differ
    ko 상태가 서로 다를 수 있다; 상태도 서로 다를 수 있다; 상태가 제각각일 수 있다; 상태가 제각각이다

    say/delegate-unaware
    ko 델리게이트에는 아무것도 안 오다; 델리게이트에 아무것도 안 오다; 델리게이트에는 콜백이 안 오다; 델리게이트에는 소식이 안 오다

    say/to-that-manager
    en only to the manager that started; only to the manager that asked for them; only the manager that started;
      only to the delegate of the manager that; only if that very manager; only if that same manager; only if that manager
    ko 바로 그 매니저의 델리게이트에만; 그 매니저의 델리게이트에만; 그 매니저에만; 바로 그 매니저에만; 해당 매니저에만; 해당 매니저의 델리게이트에만

    verb/declare
    en set to best; set it to best
    ko best로 두다; best로 설정하다; best로 하다; best로 맞추다

    term/launch; verb/launch
    ko 앱을 켤 때; 앱을 켤 때마다; 앱을 켜자마자

    say/on-background-thread
    en arrive on a background queue; arrive on a background thread; come on a background thread; come on a background queue;
      come in on a background queue; are called on a background queue; are called on a background thread;
      delivered on a background queue; delivered on a background thread; is called on a background queue
    ko 백그라운드 스레드로 들어오다; 백그라운드 스레드에서 불리다; 백그라운드 큐로 들어오다; 백그라운드 큐에서 불리다; 백그라운드 스레드로 오다;
      백그라운드 스레드에서 호출되다; 백그라운드 큐에서 호출되다

    say/only-after-asked
    en once the user has been asked; once the user has been asked at least once; until the user has been asked;
      after the user has been asked; once somebody has been asked; before the user has been asked
    ko 질문을 받은 뒤에야; 질문을 받은 다음에야; 물어본 뒤에야; 물어본 다음에야; 한 번이라도 물어본 뒤에야; 한 번이라도 질문을 받은 뒤에야;
      물어보기 전까지는; 묻기 전까지는

    say/use-alone-affected
    en only When In Use apps are affected; only affects When In Use; affects only When In Use; only affects While Using;
      affects When In Use apps only; matters only to When In Use apps; only matters to When In Use apps
    ko 사용 중 권한 앱에만 영향을 주다; 사용 중 권한에만 영향을 주다; 사용 중 앱에만 영향을 주다; 사용 중 권한에서만 의미가 있다; 사용 중 권한일 때만 의미가 있다

    verb/report; verb/show
    en finds

    thing/always-main
    en hopped over to the main thread; hop over to the main thread; hopped to the main queue; moved to the main thread;
      moved to the main queue; dispatched to the main queue for you; dispatched to main for you; on main for you
    ko 메인 스레드로 옮겨져; 메인 스레드로 옮겨지다; 메인 큐로 옮겨져; 메인 큐로 옮겨지다; 메인으로 옮겨지다; 메인 스레드로 넘어오다;
      메인 스레드로 바꿔서; 메인 큐로 바꿔서

    noun/manager
    ko 매니저끼리; 매니저들끼리

    fn/filler
    en motion is detected; movement is detected
    ko 움직임이 감지되면; 움직임이 감지되자마자

    thing/own-regions
    en keeps its own monitoredRegions; has its own monitoredRegions; keep their own monitoredRegions;
      have their own monitoredRegions; its own monitoredRegions

    say/users-choice
    ko 무엇을 골랐는지; 무엇을 선택했는지; 어떤 답을 골랐는지; 어떤 버튼을 눌렀는지; 뭘 골랐는지; 뭘 선택했는지; 어떤 선택을 했는지

    thing/app-authorized
    ko 우리 앱만 놓고 답하다; 앱 하나만 놓고 답하다; 앱별로 답하다; 우리 앱의 권한을 알려 주다

    say/unchanged-choice
    en choice left the status as it was; choice leaves the status as it was; answer left the status as it was;
      choice left the status unchanged; answer left the status unchanged; choice changed nothing; answer changed nothing;
      choice leaves things as they were
    ko 선택으로 상태가 바뀌지 않더라도; 선택으로 상태가 바뀌지 않았더라도; 선택해도 상태가 그대로면; 골라도 상태가 그대로면

    say/may-leave-out
    en can be left out; may be left out; can be left unimplemented; may be left unimplemented; leave it out; may skip;
      can skip; can safely be skipped; can do without
    ko 구현하지 않아도 무방하다; 구현하지 않아도 괜찮다; 구현 안 해도 되다; 구현 안 해도 괜찮다; 없어도 되다; 없어도 괜찮다; 없어도 무방하다

    api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    en failure method of the delegate; failure callback; failure method; error method of the delegate
    ko 실패 처리 델리게이트 메서드; 오류 처리 메서드; 에러 처리 메서드; 오류 처리 델리게이트 메서드; 실패 델리게이트 메서드; 실패 콜백; 실패 메서드; 실패 처리 메서드; 오류 델리게이트 메서드

    api/CLLocationManager.allowsBackgroundLocationUpdates
    ko 백그라운드 갱신을 허락하는 속성; 백그라운드 갱신을 허용하는 속성; 백그라운드 업데이트를 허용하는 속성; 백그라운드 업데이트를 허용하는 프로퍼티;
      백그라운드 위치를 허용하는 속성; 배경 갱신을 허용하는 속성; 배경 업데이트를 허용하는 속성

    noun/delegate; about/callback; verb/call
    en get a delegate callback; gets a delegate callback

    thing/separate
    en get a callback of its own; gets a callback of its own; have a callback of its own; has a callback of its own;
      callback of its own; delegate callback of its own; method of its own; delegate method of its own; a dedicated callback;
      a dedicated delegate method; a special callback; a special delegate method;
      a separate callback

    say/no-own-method
    ko 전용 콜백이 없다; 전용 콜백은 없다; 전용 메서드가 없다; 전용 메서드는 없다; 전용 델리게이트 메서드가 없다; 전용 델리게이트 메서드는 없다;
      별도의 콜백이 없다; 별도의 콜백은 없다; 별도 콜백은 없다

    fn/filler
    en that's where; that is where

    verb/without-delegate
    en without setting a delegate; before you set a delegate; until you set a delegate; has no delegate;
      unless you set a delegate; before a delegate is set; until a delegate is set; until you give it one
    ko 델리게이트를 지정하지 않으면; 델리게이트를 설정하지 않으면; 델리게이트를 지정하기 전에는; 델리게이트를 설정하기 전에는; 델리게이트가 없으면;
      델리게이트를 지정하지 않고; 델리게이트를 지정하지 않은 매니저

    noun/event
    en anything that comes in; whatever comes in; anything that arrives; whatever arrives; anything that happens in the meantime

    thing/other-manager
    en first manager's delegate; existing manager's delegate; older manager's delegate; other manager's delegate;
      delegate of the first manager; delegate of the existing manager; delegate of the other manager
    ko 먼저 만든 매니저의 델리게이트; 기존 매니저의 델리게이트; 이미 있던 매니저의 델리게이트; 다른 매니저의 델리게이트; 먼저 있던 매니저의 델리게이트;
      원래 매니저의 델리게이트

    level/whenInUse
    ko 사용 중 앱; 사용 중 권한 앱; 사용 중 허용 앱

    todo/turn-on-by-hand
    en has to be enabled by hand; has to be switched on by hand; has to be turned on by hand; must be enabled by hand;
      must be switched on by hand; has to be enabled explicitly; must be enabled explicitly; must be turned on explicitly;
      needs to be switched on by hand; has to be opted into
    ko 직접 켜야 하다; 손수 켜야 하다; 직접 켜 줘야 하다; 손수 켜 줘야 하다; 따로 켜야 하다; 일부러 켜야 하다

    say/before-answer
    en before the user has answered; before the user answers; before anybody has answered; before anybody answers;
      before the prompt is answered; before the prompt has been answered
    ko 사용자가 답하기 전; 사용자가 답하기 전에; 답하기 전; 알림에 답하기 전; 알림에 답하기 전에; 사용자가 고르기 전; 사용자가 고르기 전에

    say/once-for-the-app
    en just once for the app; only once for the app; once for the app as a whole; once for the whole app; once per app;
      just once, for the app as a whole; only one callback per app; one callback for the whole app
    ko 앱 전체에 한 번만; 앱 전체에 한 번; 앱에 한 번만; 앱당 한 번만; 앱당 한 번; 앱 단위로 한 번만

    say/own-method; thing/separate
    en has a delegate method of its own; has a callback of its own; has its own delegate method; has its own callback;
      gets its own callback; comes with a callback of its own; comes by a method of its own
    ko 전용 델리게이트 메서드가 따로 있다; 전용 델리게이트 메서드가 있다; 전용 콜백이 있다; 전용 콜백이 따로 있다; 별도의 콜백이 있다;
      별도 메서드가 있다; 별도의 메서드가 있다; 전용 메서드가 있다; 전용 메서드가 따로 있다

    say/keeps-coming
    en keeps firing; keeps delivering; keeps sending; keeps reporting; steady stream; stream of fixes; stream of positions;
      until you call stopUpdatingLocation; over and over; every few seconds
    ko 계속 위치를 보내다; 계속 위치를 주다; 계속 위치를 전달하다; 위치를 계속 보내다; 위치를 계속 주다; 좌표를 계속 보내다;
      좌표가 계속 들어오다; 위치가 계속 들어오다; 멈출 때까지 계속; 연속으로 위치를 주다

    say/no-error-comes
    en no error comes; no error is reported; brings no error; no error is sent; no error ever comes; without any error

    say/delegate-unaware
    en sees no reason to ring the delegate; sees no reason to call the delegate; sees no need to call the delegate;
      has no reason to call the delegate; delegate won't be pinged; delegate isn't pinged; leaves your delegate uncalled;
      leaves the delegate uncalled; nothing's sent to the delegate; nothing's sent to your delegate
    ko 델리게이트를 부를 이유가 없다; 델리게이트를 부를 일이 없다; 콜백 대상이 아니다

    fn/filler
    en static

    todo/by-hand
    ko 직접 꺼야 하다; 손수 꺼야 하다; 직접 true로 바꿔야 하다; 직접 조회해야 하다;
      직접 확인해야 하다; 직접 그려야 하다

    todo/leave-alone
    ko 건드리지 않다; 손대지 않다; 손댈 까닭이 없다; 손댈 이유가 없다; 건드릴 이유가 없다; 건드릴 까닭이 없다

    fn/elsewhere
    en below it; below that version; before it existed
    """
}
