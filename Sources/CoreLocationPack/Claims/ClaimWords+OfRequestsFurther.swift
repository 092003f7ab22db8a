/// Words of requests, prompts and what they give, continued.
extension ClaimWords {
  static let ofRequestsFurther = """
    verb/missing
    ko 깜빡하다; 잊어버리다; 깜빡 잊다; 빼먹다; 빠뜨린

    say/throws
    en throws an error; throw an error; throws an exception; throw an exception; raises an exception;
      raise an exception; an exception is thrown; an error is thrown; throws a runtime error;
      raises a runtime error; throws at run time; traps at run time
    ko 오류를 던지다; 예외를 던지다; 예외가 발생하다; 런타임 오류를 던지다; 런타임 예외를 던지다;
      런타임 오류 객체를 던지다; 오류 객체를 던지다; 런타임 오류가 나다; 런타임 오류가 발생하다;
      예외를 일으키다; 예외가 나다

    say/only-one-manager
    en only the one created first; only the one that was created first; only the one created last;
      only the one that was created last; only the one that made the request; only the one that asked;
      only the one that called the method; only the instance that was created first;
      only the instance created first; only the instance that made the request;
      only the delegate of the first manager; only the delegate of the manager that made the request;
      only the most recent one; only the newest one; only the oldest one
    ko 가장 먼저 만든 인스턴스의 델리게이트에만; 가장 먼저 만든 인스턴스의 델리게이트만;
      먼저 만든 인스턴스의 델리게이트에만; 먼저 만든 인스턴스의 델리게이트만;
      마지막에 만든 인스턴스의 델리게이트만; 마지막에 만든 인스턴스의 델리게이트에만;
      마지막에 만든 인스턴스의 대리자뿐이다; 마지막에 만든 인스턴스의 델리게이트뿐이다;
      가장 먼저 만든 매니저의 델리게이트에만; 가장 먼저 만든 매니저의 델리게이트만;
      먼저 만든 매니저의 델리게이트만; 요청을 보낸 매니저의 델리게이트에만;
      요청을 보낸 매니저의 델리게이트만; 요청한 매니저의 델리게이트에만; 요청한 매니저의 델리게이트만;
      가장 먼저 만든 인스턴스에만; 마지막에 만든 인스턴스에만; 요청한 인스턴스에만; 요청한 인스턴스만;
      첫 번째 인스턴스에만; 첫 번째 인스턴스만

    say/until-restart
    en until the app is restarted; until the app is relaunched; until the app is launched again;
      until the next launch; until the next launch of the app; before the app is restarted;
      before the app is relaunched; unless the app is restarted; unless the app is relaunched;
      until you restart the app; until you relaunch the app; until it is relaunched;
      until it is restarted
    ko 앱을 재시작하기 전에는; 앱을 다시 실행하기 전에는; 앱을 껐다 켜기 전까지;
      앱을 껐다 켜기 전까지는; 앱을 껐다 켜기 전에는; 앱을 재시작하기 전까지; 앱을 재시작하기 전까지는;
      앱을 다시 실행하기 전까지; 앱을 다시 실행하기 전까지는; 앱을 다시 시작하기 전까지;
      앱을 다시 시작하기 전까지는; 앱을 다시 시작하기 전에는; 앱을 다시 켜기 전까지;
      앱을 다시 켜기 전까지는; 앱을 다시 켜기 전에는; 다음 실행 전까지; 다음 실행 전까지는;
      다음 실행 때까지

    say/after-both
    en only after both prompts; only after the user has answered both prompts;
      only after both prompts have been answered; only after the second prompt;
      only after the user has answered the second prompt; only once both prompts have been answered;
      only once the second prompt has been answered; not before the second prompt;
      only after the second prompt has been answered; only after the second alert;
      only after both alerts
    ko 두 번째 알림까지 답해야; 두 알림에 모두 답한 뒤에야; 두 알림에 모두 답해야;
      두 번째 알림에 답한 뒤에야; 두 번째 알림에서 동의해야; 두 번째 알림까지 거쳐야;
      두 번째 알림을 거친 뒤에야; 두 번째 프롬프트에 답한 뒤에야; 두 번째 알림에서 동의한 뒤에야;
      두 번째 알림 이후에야; 두 번째 알림에 답해야

    verb/ignore
    en is dropped without any prompt; is ignored without any prompt; is silently dropped;
      is dropped without a prompt; is swallowed; is discarded without a prompt

    delivery/crash
    en makes the app crash; brings the app down

    say/before-grant
    en before When In Use is granted; before the app has When In Use;
      before When In Use has been granted; before the user has granted anything;
      before the user has granted When In Use; before any grant; even before When In Use is granted;
      even before the app has When In Use; even before the user has granted When In Use
    ko 앱을 사용하는 동안 권한을 얻기도 전에; 앱을 사용하는 동안 권한을 받기도 전에;
      앱을 사용하는 동안 권한을 얻기 전에; 앱을 사용하는 동안 권한을 받기 전에;
      앱 사용 중 권한을 받기 전에; 앱 사용 중 권한을 받기도 전에; 앱 사용 중 권한을 얻기도 전에;
      아무 권한도 받기 전에; 사용 중 권한을 받기도 전에

    event/requestAlways; say/from-use
    en an Always request from When In Use; an Always request made in When In Use;
      an Always request after When In Use; the Always request after When In Use;
      the later Always request; your later Always request; a later Always request;
      the Always request from When In Use

    say/until-event
    en until a background event occurs; until a background event; until a background event arrives;
      until the app tries to use location in the background;
      until the app uses location in the background; until the app needs location in the background;
      until the next background event; until the app goes to the background;
      until an event in the background; until the app is in the background
    ko 백그라운드 이벤트가 생길 때까지; 백그라운드 이벤트가 일어날 때까지;
      백그라운드 이벤트가 생기기 전까지; 백그라운드에서 위치를 쓸 때까지;
      백그라운드에서 위치를 사용할 때까지; 백그라운드 이벤트가 생길 때에야;
      백그라운드에서 이벤트가 생길 때까지; 앱이 백그라운드로 갈 때까지

    verb/silent
    en without an authorization callback; without a callback; without any callback; without any authorization callback; without even a callback; without so much as a callback; with not even a callback;
      without calling the delegate; without the delegate being called; without any call of the delegate;
      without a call of the delegate
    ko 콜백 없이; 델리게이트 호출 없이; 아무 콜백 없이; 콜백 호출 없이; 델리게이트에 알리지 않고

    say/until-agreed
    en until the user agrees; until the user finally agrees; until the user finally says yes;
      until the user says yes; until the user accepts; until the user accepts it; until it is accepted;
      until the user gives in; until the person agrees; until the user picks Always;
      until the user allows it
    ko 동의할 때까지; 사용자가 동의할 때까지; 허용할 때까지; 사용자가 허용할 때까지; 수락할 때까지;
      사용자가 수락할 때까지; 받아들일 때까지; 사용자가 받아들일 때까지; 승낙할 때까지

    verb/deliver; say/delivered-first
    en is delivered first; are delivered first; delivered first; delivers the event first;
      delivers it first; delivers events first; is handed over first
    ko 먼저 전달되다; 먼저 전달하다; 먼저 전달받다; 먼저 넘겨받다; 먼저 앱에 전달되다

    noun/held; say/delivered-first
    en delivers the held event first; hands over the held event first; delivers the pending event first

    say/before-second
    en before the second prompt; before the second alert; before the user answers the second prompt;
      before the user has answered the second prompt; even before the second prompt;
      before the second prompt is even shown; without waiting for the second prompt;
      without waiting for an answer; regardless of the second prompt
    ko 두 번째 알림에서 항상 허용으로 변경을 고르기 전에는;
      두 번째 알림에서 항상 허용으로 변경을 고르기 전에도; 두 번째 알림에 답하기 전에도;
      두 번째 알림 전에도; 두 번째 프롬프트에 답하기 전에도; 두 번째 알림과 상관없이;
      두 번째 프롬프트와 상관없이; 두 번째 알림에 관계없이; 두 번째 알림을 기다리지 않고;
      두 번째 프롬프트를 기다리지 않고; 두 번째 알림이 뜨기도 전에; 두 번째 알림이 뜨기 전에도;
      답을 기다리지 않고

    say/app-decides
    ko 시점으로 직접 정할 수 있다; 직접 정할 수 있다; 시점을 정할 수 있다; 시점을 직접 정하다;
      시점을 직접 고르다; 시점을 직접 고를 수 있다; 시점을 직접 정할 수 있다; 직접 띄울 수 있다

    verb/new-dropped
    ko 나중에 온 것을 버리다; 먼저 온 것을 계속 보관하다; 나중 것을 버리다; 뒤에 온 것을 버리다;
      이전 것이 그대로 남다; 먼저 온 것을 보관하다; 처음 것을 계속 보관하다; 먼저 온 것만 보관하다;
      나중에 온 이벤트를 버리다; 나중에 생긴 이벤트를 버리다; 새로 온 이벤트를 버리다;
      새로 생긴 이벤트를 버리다; 먼저 온 이벤트를 계속 보관하다
    en keeps the older one; keeps the first one; the older one wins; the first event wins;
      the older event wins

    say/however-long
    en however long it takes; however long that takes; no matter how long it takes;
      no matter how long that takes; for as long as it takes; no matter how old it gets;
      however old it gets; however late the answer comes; no matter how late the answer comes
    ko 아무리 오래 걸려도; 아무리 오래 기다려도; 얼마나 오래 걸리든; 시간이 얼마나 지나든;
      며칠이 지나도; 아무리 오래되어도; 아무리 오래돼도; 아무리 늦게 답해도; 얼마나 늦게 답하든;
      몇 날 며칠이 지나도

    say/against
    en decides against Always; declines Always; refuses Always; decides against it; says no to Always;
      turns Always down; rejects Always; decides to keep When In Use; keeps When In Use;
      votes against Always

    verb/end
    ko 잃어버리다

    verb/need-not
    ko 지워도 되다; 빼도 되다; 생략해도 되다; 없애도 되다; 빼 두어도 되다; 넣지 않아도 되다

    key/NSLocationWhenInUseUsageDescription
    ko When In Use용 문자열; When In Use용 키; 사용 중용 문자열; 앱 사용 중용 문자열;
      앱을 사용하는 동안용 문자열

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    ko 항상 허용용 문자열; Always용 문자열; Always용 키; 항상 허용용 키

    verb/act-like
    ko 수준을 한 단계 낮춰 앱을 사용하는 동안 권한을 대신 물어보다;
      앱을 사용하는 동안 권한을 대신 물어보다; 앱을 사용하는 동안 권한을 대신 묻다;
      앱 사용 중 권한을 대신 묻다; 앱 사용 중 권한을 대신 물어보다; 앱 사용 중 권한 요청으로 바뀌다;
      앱 사용 중 권한 요청으로 처리되다

    thing/old-sdk
    en old SDK; older SDK; earlier SDK; previous SDK; iOS 10 SDK; linked against; built against;
      built with
    ko 이전 SDK; 예전 SDK; 옛 SDK; 구버전 SDK

    fn/filler; thing/old-sdk
    ko 링크된; 빌드된; 빌드한; 링크한

    say/unless-declined
    en unless the user has first declined the permission; unless the user has declined;
      unless the user has declined before; unless the user has refused; unless the user refused;
      unless somebody has declined; unless the user declined; before the user has declined;
      before the user has refused; unless the user said no
    ko 사용자가 거부하지 않으면; 사용자가 먼저 거부하지 않으면; 사용자가 거부하지 않는 한;
      사용자가 거부하기 전에는; 사용자가 먼저 거부하기 전에는; 사용자가 거절하지 않는 한;
      사용자가 거절하기 전에는

    verb/call
    en called for
    """
}
