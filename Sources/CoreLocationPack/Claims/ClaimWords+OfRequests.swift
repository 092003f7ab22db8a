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
    """
}
