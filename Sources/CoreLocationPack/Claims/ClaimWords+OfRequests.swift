/// Words of requests, prompts and what they give.
extension ClaimWords {
  static let ofRequests = """
    event/resume
    en resuming from suspension; resumes from suspension; resumed from suspension;
      resume from suspension; coming back from suspension; comes back from suspension;
      returning from suspension; returns from suspension; woken from suspension; wakes from suspension;
      app that was suspended runs again; suspended app runs again; suspended app is resumed;
      suspended app that resumes; resumption from suspension
    ko 일시 중단에서 돌아오다; 일시 중단됐다가 다시 실행되다; 일시 중단되었다가 다시 실행되다;
      일시 중단에서 깨어나다; 일시 중단됐다가 돌아오다; 일시 중단되었다가 돌아오다;
      일시 중단 상태에서 돌아오다; 일시 중단 상태에서 깨어나다; 일시 중단 뒤 다시 실행되다;
      일시 중단에서 재개되다; 일시 중단됐다가 재개되다

    say/until-changed
    en unless it has changed; unless it changed; unless it has changed in the meantime;
      unless it changed in the meantime; unless the status has changed in the meantime;
      unless something has changed; unless something changed; until the permission changes;
      until the permission really changes; until the authorization changes;
      until the authorization really changes; until the status actually changes;
      until the permission actually changes; until the authorization actually changes;
      until something changes; until there is a change; until there is a real change;
      until the first change; until the user changes something; before a real change
    ko 권한이 변하기 전까지; 권한이 바뀌기 전까지; 권한이 변경되기 전까지;
      권한이 실제로 변경되기 전까지; 권한이 실제로 바뀌기 전까지; 권한이 실제로 변하기 전까지;
      실제로 권한이 변하기 전까지; 실제로 권한이 바뀌기 전까지; 상태가 실제로 바뀌기 전까지;
      권한 상태가 실제로 바뀌기 전까지; 실제로 권한이 변경되기 전까지

    noun/false; flag/stays-false
    en is false; are false; is set to false; is not true; isn't true; be false; is always false;
      remains unset; is not set to true
    ko 거짓이다; 거짓인 채로 남다; 거짓으로 남다; 거짓으로 유지되다; 거짓 그대로이다

    verb/appear
    en appears on the screen; appears on screen; appear on the screen; appear on screen;
      is shown on the screen; is shown on screen; comes up on the screen; comes up on screen;
      pops up on the screen; pops up on screen; shows up on the screen; shows up on screen;
      is on the screen now

    verb/appear; say/any-times
    en be shown as often as you like; be shown as often as you want; shown as often as you like;
      shown as often as you want; shown as often as the app likes; appear as often as you like;
      appear as often as you want; appears as often as you like; appears as often as you want;
      appear any number of times; come up as often as you like; come up as often as you want;
      shown any number of times; be shown any number of times; shown as many times as you like;
      be shown as many times as you like

    noun/text; thing/default-text
    ko 기본 문구; 기본 문구로 된; 기본 문구의; 기본 안내 문구; 기본 설명; 기본 설명 문구;
      시스템 기본 문구; 빈칸; 빈 설명란; 문구 없이

    thing/still; fn/filler
    en still
    ko 여전히; 그대로; 계속해서

    thing/continuous; thing/still; fn/filler
    ko 계속

    thing/own-value
    en status value of its own; separate status value; own status value; special status value;
      dedicated status value
    ko 별도의 상태값; 별도의 상태 값; 별도 상태값; 고유한 상태값; 독자적인 상태값; 전용 상태값;
      특별한 상태값; 별도의 권한 값; 별개의 상태값

    phase/background; say/from-background
    ko 앱이 백그라운드에 있을 때도; 앱이 백그라운드에 있을 때에도; 앱이 백그라운드에 있어도;
      앱이 백그라운드에 있는 동안에도; 앱이 백그라운드에 있더라도; 백그라운드 상태에서도
    en with the app in the background; with your app in the background; while in the background;
      from the background; from a background task; from background tasks; from background code;
      from inside a background task; from within a background task; in a background task;
      while the app is in the background; while your app is in the background;
      with the app not in use; while the app isn't in use

    say/all-held
    en collected and handed over together; collected and delivered together;
      are collected and delivered; all events are held; every event is held; all events are kept;
      every event is kept; all of them are held; all of them are kept; all of them are delivered;
      are delivered all together; are all kept; are all held; are all delivered; are all queued;
      are all collected; are queued one after another; every single one is kept; delivered as a batch;
      handed over as a batch; in one batch; in a batch; delivered together; handed over together
    ko 한꺼번에 전달되다; 모아 두었다가 전달하다; 모아 두었다가 한꺼번에 전달하다; 모아서 전달하다;
      모아서 한꺼번에 전달하다; 모두 보관되다; 전부 보관되다; 모두 보관하다; 전부 보관하다;
      모두 보관했다가; 전부 보관했다가; 차곡차곡 쌓이다; 모두 모아 두다; 전부 모아 두다; 모두 쌓아 두다;
      전부 쌓아 두다; 모두 큐에 저장되다; 전부 큐에 저장되다; 한꺼번에 넘겨주다; 한꺼번에 전달하다;
      모아 두었다가 한꺼번에; 빠짐없이 보관되다; 하나도 빠짐없이

    say/second-call; how/again
    en called a second time; call it a second time; calls it a second time; call a second time;
      calls a second time; second call of; second call to; a second call; calls it again; call it again;
      repeats the request; repeats the call; repeat the call; repeat the request; asks for Always again;
      asks for Always a second time; requests Always again; requests Always a second time;
      second request
    ko 두 번째로 호출하다; 두 번째로 부르다; 재호출하다; 두 번째 호출; 두 번째로 요청하다

    verb/know
    ko 확인하면 되다; 확인하면 알 수 있다; 보면 되다; 보면 알 수 있다; 읽으면 되다; 읽으면 알 수 있다;
      읽어 보면 되다; 확인해 보면 되다

    prompt/P-UPG; set/options:P-UPG
    ko 항상 허용으로 올릴지 묻는 업그레이드 창; 항상 허용으로 변경할지 묻는 업그레이드 창;
      항상 허용으로 바꿀지 묻는 업그레이드 창; 업그레이드 대화 상자; 업그레이드 알림창; 승격 창

    prompt/change
    ko 사용하는 동안만 유지할지 항상 허용으로 바꿀지를 묻는 창;
      사용하는 동안만 유지할지 항상 허용으로 바꿀지 묻는 창;
      사용하는 동안만 유지할지 항상 허용으로 변경할지 묻는 창;
      사용하는 동안만 유지할지 항상 허용으로 변경할지를 묻는 창;
      사용하는 동안만 유지할지 항상 허용으로 바꿀지 묻는 알림;
      사용하는 동안만 유지할지 항상 허용으로 변경할지 묻는 알림;
      사용하는 동안만 유지할지 항상 허용으로 바꿀지를 묻는 알림;
      사용하는 동안만 유지할지 항상 허용으로 변경할지를 묻는 알림

    prompt/P-REM
    ko 항상 허용을 계속 유지할지 확인하는 알림; 항상 허용을 유지할지 확인하는 알림;
      항상 허용을 계속 유지할지 묻는 알림; 항상 허용을 유지할지 묻는 알림;
      항상 허용을 계속 쓸지 묻는 알림; 항상 허용을 유지할지 다시 묻는 알림;
      항상 허용을 계속 허용할지 묻는 알림; 항상 허용을 계속 유지할지 묻는 창;
      항상 허용을 유지할지 묻는 창

    verb/choose
    ko 체크되어 있다; 체크돼 있다; 체크되다; 체크 표시되다; 체크 표시가 되어 있다; 체크 표시가 있다

    verb/need; say/requires
    en requires

    say/until-second
    en until the second prompt; until the second prompt has been answered;
      until the second prompt is answered; until the second alert;
      until the second alert has been answered; until the second dialog has been answered;
      until the second prompt has been shown; before the second prompt has been answered;
      before the second prompt is answered; as long as the second prompt has not been answered;
      while the second prompt is outstanding
    ko 두 번째 알림에 답할 때까지; 두 번째 알림에 답하기 전까지; 두 번째 알림에 답하기 전까지는;
      두 번째 알림 전까지; 두 번째 알림 전까지는; 두 번째 프롬프트에 답할 때까지;
      두 번째 프롬프트에 답하기 전까지; 두 번째 프롬프트에 답하기 전까지는; 두 번째 알림이 뜨기 전까지;
      두 번째 알림이 뜨기 전까지는; 두 번째 알림에 답하기 전에는; 두 번째 프롬프트에 답하기 전에는

    thing/undetermined
    en cannot be determined; can't be determined; could not be determined; cannot be found;
      can't be found
    ko 위치를 구할 수 없다; 위치를 알 수 없다; 위치를 찾을 수 없다; 위치를 측정할 수 없다;
      위치를 결정할 수 없다; 위치를 파악할 수 없다

    thing/too-many
    en more than allowed; one more than allowed; one condition more than allowed;
      more conditions than allowed; more conditions than the limit; beyond the limit; above the limit;
      over the limit; one too many; condition too many
    ko 한도보다 많이; 한도보다 많은; 한도를 넘겨; 한도를 넘는; 한도를 넘긴; 한도를 초과한;
      한도를 초과해; 한도를 초과하는; 한도 이상으로; 너무 많이; 너무 많은

    accuracy/reduced; term/reduced-accuracy
    ko 대략적인 위치만 허용된; 대략적인 위치만 받은; 대략적인 위치만 주어진; 대략적인 위치만 허용받은;
      대략적인 위치만 쓰는

    say/one-more-chance
    en one last chance; one more chance; another chance; second chance; a second chance;
      one final chance; exactly one more chance
    ko 한 번 더 물어볼 기회; 다시 물어볼 기회; 한 번 더 요청할 기회; 다시 요청할 기회; 마지막 기회;
      두 번째 기회; 한 번의 기회가 더

    say/even-unchanged
    en including answers that leave the status the same;
      including answers that leave the status unchanged; including those that change nothing;
      including answers that change nothing; even an answer that changes nothing;
      even if the answer changes nothing; even for an answer that changes nothing;
      even if the answer leaves the status unchanged; even if the choice leaves the status as it was;
      even when the answer changes nothing; even for choices that leave the status unchanged
    ko 권한 상태를 바꾸지 않더라도; 상태를 바꾸지 않더라도; 권한 상태를 바꾸지 않아도;
      상태를 바꾸지 않아도; 상태가 바뀌지 않는 선택에도; 상태가 바뀌지 않는 답에도;
      상태가 그대로인 선택에도; 상태를 바꾸지 않는 답에도; 상태를 바꾸지 않는 선택에도;
      상태가 바뀌지 않는 선택이어도

    prompt/first; set/options:P-WIU
    ko 처음 뜨는 위치 권한 팝업; 처음 뜨는 권한 팝업; 처음 뜨는 위치 권한 창; 처음 뜨는 권한 창;
      처음 뜨는 위치 권한 알림; 처음 뜨는 권한 알림; 처음 뜨는 창; 처음 나타나는 권한 알림;
      처음 나타나는 알림; 처음 나오는 권한 창; 처음 나오는 알림; 첫 권한 창; 첫 위치 권한 창;
      앱 사용 중 권한 알림; 앱 사용 중 권한 창

    verb/block
    en does not return until the user answers; doesn't return until the user answers;
      does not return until the user has answered; doesn't return until the user has answered;
      does not return before the user has answered; doesn't return before the user has answered;
      returns only after the user has answered; returns only once the user has answered;
      waits until the user has answered; does not return until the prompt has been answered
    ko 답할 때까지 반환되지 않다; 답할 때까지 반환되지 않는 동기 메서드이다; 답할 때까지 반환하지 않다;
      답할 때까지 돌아오지 않다; 답하기 전에는 반환되지 않다; 답하기 전까지 반환되지 않다;
      답을 고를 때까지 반환되지 않다; 응답할 때까지 반환되지 않다; 선택할 때까지 반환되지 않다;
      응답할 때까지 블록되다

    noun/text; thing/default-text
    ko 설명란만 비어 보일 뿐이다; 설명만 비어 있다; 설명란이 비어 있다; 설명이 비어 있다; 설명란만 비다;
      설명란만 비어 있다

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
    en without an authorization callback; without a callback; without any callback;
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
