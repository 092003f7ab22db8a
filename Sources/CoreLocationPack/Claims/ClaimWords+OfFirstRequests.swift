/// Words of `ClaimProperties.firstRequests`.
extension ClaimWords {
  static let ofFirstRequests = """
    thing/own-value
    en dedicated value; distinct status; status of its own; dedicated status; special value;
      extra value; separate status; dedicated case; case of its own; own case; extra case;
      dedicated enum case; value just for it; separate enum value
    ko 전용 값; 별도 값; 고유 값; 별도의 상태; 고유의 값; 전용 열거값; 따로 정해진 값; 전용 상태

    option/Always Allow; say/always-button
    ko 항상 허용 버튼; '항상 허용' 버튼; 항상 허용이라는 버튼; 항상 허용 선택지; '항상 허용' 선택지; 항상 허용 항목; 항상 허용 옵션;
      '항상 허용' 옵션; ‘항상 허용’ 버튼; “항상 허용” 버튼; 항상 허용 단추

    say/throws
    en throws; throws an exception that
    ko 오류가 던져지다; 예외가 던져지다; 에러가 던져지다; 에러를 던지다; 에러가 발생하다; 예외를 던져 주다

    level/whenInUse; say/with-use
    en made with When In Use; made under When In Use; made while the app has When In Use;
      made while holding When In Use; made with a When In Use grant; issued under When In Use;
      made on top of When In Use; when the app already has When In Use;
      when you already have When In Use; once the app has When In Use;
      once you have When In Use; with While Using already granted;
      with When In Use already granted; from an app that has When In Use;
      by an app that has When In Use; while the status is authorizedWhenInUse

    say/goes-on
    en goes on returning; keeps returning; continues to return; goes on reporting;
      keeps reporting; continues to report; still returns; still reports
    ko 계속 돌려주다; 계속 반환하다; 계속 보고되다; 계속 보고하다

    verb/hold; say/postponed
    en is postponed; are postponed; is deferred; are deferred; is put off; is delayed; is held back;
      is saved for later; waits until; waits for a background event; only comes later;
      does not come until; does not appear until; doesn't appear until; won't appear until;
      isn't shown until; is not shown until
    ko 미뤄지다; 미루어지다; 미루다; 연기되다; 연기하다; 지연되다; 늦춰지다; 보류되다; 유예되다

    say/yes-or-no
    en yes or no; yes and no; all or nothing; allow or refuse; allow and refuse;
      always or never; always or not at all; a plain yes or no
    ko 허용과 거부; 허용 또는 거부; 허용 아니면 거부; 허용이냐 거부냐; 예 아니면 아니요; Always 아니면 거절; 항상 허용과 거부; 항상 허용 아니면 거부

    say/loses-chance
    en loses its chance to ask; loses the chance to ask; loses its chance to ask again;
      loses the chance to ask again; has lost its chance to ask; gets no second chance to ask;
      never gets another chance to ask; has no further chance to ask;
      forfeits its chance to ask; has used up its prompt; has used up its only prompt
    ko 다시 물어볼 기회를 잃다; 다시 물을 기회를 잃다; 다시 요청할 기회를 잃다; 물어볼 기회가 사라지다; 다시 물어볼 기회가 사라지다;
      다시 요청할 기회가 사라지다; 더 물어볼 기회가 없다; 다시 물어볼 기회가 없다; 다시 요청할 기회가 없다; 다시 요청할 수 없게 되다;
      다시는 물어볼 수 없게 되다

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    en Always and When In Use string; Always-and-When-In-Use string;
      Always and When In Use key; Always and When In Use usage string;
      Always and When In Use text; Always and When In Use usage description;
      Always-and-While-Using description; Always-and-While-Using string; Always and While Using text;
      Always and While Using description; Always and While Using string; Always-and-While-Using text;
      combined Always string; combined Always text; combined Always description; combined Always key

    event/createManager
    en assigned to a location manager; assigned to the location manager; assigned to a manager;
      assigned to the manager; is set on the manager; is set on a location manager;
      attached to a location manager; attached to the manager
    ko 델리게이트를 지정한 직후; 델리게이트를 설정한 직후; 위치 관리자를 만든 직후; 매니저를 만든 직후

    say/only-if-changed
    ko 값이 바뀐 뒤에야; 상태가 바뀐 뒤에야; 권한이 바뀐 뒤에야; 값이 바뀌어야; 상태가 바뀌어야; 값이 바뀔 때만; 상태가 바뀔 때만; 권한이 바뀔 때만;
      값이 바뀐 다음에야; 상태가 바뀐 다음에야

    verb/silent
    ko 아무 콜백도 오지 않다; 아무 콜백도 받지 못하다; 아무 통지도 오지 않다; 아무 통지도 받지 못하다; 아무 연락도 오지 않다; 아무 소식도 듣지 못하다;
      아무것도 통보받지 못하다; 침묵하다; 조용히 지나가다; 소리 없이 지나가다; 아무 신호도 오지 않다; 아무 신호도 받지 못하다

    verb/end; say/expires
    en expires; expire; lapses; lapse; runs out; run out; has expired; has lapsed
    ko 만료되다; 만료하다; 소멸되다; 소멸하다; 실효되다

    verb/act-like
    en falls back to a When In Use prompt; falls back to the When In Use prompt;
      shows the When In Use prompt instead; shows a When In Use prompt instead;
      falls back on the When In Use prompt; presents the When In Use prompt instead

    thing/without-call
    ko 따로 요청하지 않아도; 별도로 요청하지 않아도; 요청하지 않아도; 별도의 요청 없이; 별도 요청 없이; 요청 메서드를 부르지 않아도;
      요청 메서드를 호출하지 않아도; 요청 호출 없이도; 따로 묻지 않아도; 요청 없이도

    noun/text; thing/default-text
    ko 설명 문구 자리만 비어 보이다; 문구 자리만 비어 보이다; 문구 자리가 비어 보이다; 설명 자리가 비어 보이다; 문구만 비어 보이다; 문구가 비어 보이다;
      설명이 비어 보이다; 문구 자리만 비다; 문구만 비다

    say/picks-at-once
    en directly pick; pick directly; directly choose; choose directly; directly select;
      select directly; can directly pick; pick right away; choose right away;
      choose straight away; pick straight away; choose immediately; can immediately choose;
      can pick right there; pick on the spot; choose on the spot; grant right away;
      grant on the spot; grant straight away; immediately grant; directly grant
    ko 바로 고를 수 있는; 곧바로 고를 수 있는; 그 자리에서 고를 수 있는; 바로 선택할 수 있는; 곧바로 선택할 수 있는; 바로 허용할 수 있는;
      그 자리에서 선택할 수 있는; 한 번에 고를 수 있는; 바로 고르다; 곧바로 고르다; 그 자리에서 고르다; 바로 선택하다; 곧바로 선택하다;
      그 자리에서 선택하다; 처음부터 고를 수 있다; 처음부터 선택할 수 있다

    say/leaves-out
    en leaves it out; leave it out; leaves out; omits it; does without it; does without;
      lacks that button; lacks this button; lacks that option

    say/repeats
    en repeat; repeats; repeated; be repeated; repeating; retry; retries; retried; keep asking;
      keeps asking; keep calling; keeps calling; ask repeatedly; call repeatedly
    ko 반복하다; 반복해서 호출하다; 반복해서 부르다; 반복 호출하다; 반복해서 요청하다; 되풀이하다; 재시도하다; 계속 호출하다; 계속 요청하다; 거듭 호출하다;
      거듭 요청하다

    say/until-agreed
    en until they agree; until they accept; until people agree; until it is granted;
      until it's granted; until Always is granted; until the user picks Change to Always Allow;
      until the user chooses Change to Always Allow;
      until the user taps Change to Always Allow; until the user finally grants it;
      until you get it
    ko 사용자가 항상 허용으로 변경을 고를 때까지; 항상 허용을 받을 때까지; 항상 허용을 얻을 때까지; 허락할 때까지; 사용자가 허락할 때까지;
      사용자가 승인할 때까지; 승인할 때까지

    say/one-use
    en until the app is closed; for this session only; for one session;
      for the current session; once more
    ko 이번 세션만; 이번 세션 동안만; 이번 한 번만; 앱을 닫을 때까지

    verb/end
    en removes the location permission; removes the permission; removes the authorization;
      removes location access; removes the access; takes the permission away;
      takes away the permission; takes away the location permission;
      strips the app of its permission; strips the app of location access

    effect/none
    en does nothing anymore; does nothing any more; no longer does anything;
      has no effect anymore; has no effect any more; has no further effect;
      is a no-op from then on

    say/while-shown
    en while the prompt is on screen; while the alert is on screen;
      while the dialog is on screen; while it is on screen; while the prompt is showing;
      while the alert is showing; while the prompt is visible; while the alert is visible;
      as soon as the prompt is shown; when the prompt comes up; when the alert comes up;
      as the prompt appears; as the alert appears
    ko 알림이 화면에 떠 있는 동안; 알림이 표시되어 있는 동안; 창이 떠 있는 동안; 프롬프트가 떠 있는 동안; 알림이 보이는 동안; 권한 알림이 떠 있는 동안;
      알림 창이 떠 있는 동안

    say/at-showing
    en as soon as the alert has been presented; as soon as the alert is presented;
      as soon as the prompt is presented; as soon as the alert appears;
      as soon as the prompt appears; the moment the alert appears;
      the moment the prompt appears; once the alert is on screen; once the prompt is on screen
    ko 표시되자마자; 화면에 표시되자마자; 열리자마자; 나오자마자; 나오는 순간; 열리는 순간; 보이는 순간

    say/becomes-lasting
    en becomes lasting; become lasting; turns lasting; becomes permanent; become permanent;
      is made permanent; turns into a lasting grant; turns into a permanent grant;
      turns into Allow While Using App; becomes a lasting grant; becomes a permanent grant
    ko 지속 권한이 되다; 영구 권한이 되다; 지속되는 권한으로 바뀌다; 영구적인 권한으로 바뀌다; 지속 권한으로 바뀌다; 영구 권한으로 바뀌다; 정식 권한이 되다

    say/no-prompt-of-any-kind
    en no location prompt of any kind; no prompt of any kind; no permission prompt of any kind;
      no alert of any kind; no prompt at all; no alert at all; not a single prompt
    ko 어떤 알림도 표시되지 않다; 어떤 알림도 뜨지 않다; 어떤 위치 권한 알림도 표시되지 않다; 어떤 위치 권한 알림도 뜨지 않다; 어떤 권한 알림도 뜨지 않다;
      어떤 권한 알림도 표시되지 않다; 아무런 권한 알림도 뜨지 않다

    fn/filler
    ko 한 단계 높은; 한 단계 위의

    verb/stay
    en is left in; is left at; are left in; left in

    say/unaffected
    en doesn't affect; does not affect; has no bearing on; makes no difference to;
      has no influence on; leaves untouched; doesn't touch; does not touch

    label/Allow Once; grant/temporary
    en for a single session; for one session only; for just one session;
      for a single use of the app

    say/reprompts
    en re-prompt; re-prompts; reprompt; reprompts; re-prompted; be re-prompted; prompts again;
      prompt again; prompted again; brings the dialog back; brings the alert back;
      brings the prompt back; bring the dialog back; bring the alert back;
      bring the prompt back; ask a second time; asks a second time; asked a second time;
      asks anew; ask anew; asked anew; ask afresh; asks afresh; gets a second prompt;
      gets another prompt; presents the alert again; presents the prompt again;
      shows the alert again; shows the prompt again; show the alert again;
      show the prompt again; show the alert another time; show the prompt another time;
      show the dialog again; shows the dialog again
    ko 다시 질문을 받다; 또 질문을 받다; 재차 묻다; 재차 물어보다; 재차 표시되다; 재차 뜨다; 알림을 되살리다

    say/brings-back
    en brings; bring

    say/is-asked
    ko 질문을 받다; 물음을 받다

    say/only-until-restart
    en only until the app restarts; only until the next launch; until the app restarts;
      only until the app is restarted
    ko 앱을 재시작하기 전까지만; 앱을 다시 실행하기 전까지만; 다음 실행 전까지만; 이번 실행 동안만; 앱을 껐다 켜기 전까지만

    verb/end
    en wears off; wear off

    say/one-coordinate
    en a single coordinate; one coordinate; single coordinate; exactly one location;
      exactly one position; exactly one fix; just a single location; just a single position;
      only a single location; only one location
    ko 좌표를 딱 하나만; 좌표 하나만; 위치를 딱 한 번만; 좌표를 딱 한 번만; 위치를 단 한 번만; 위치를 딱 하나만; 단 하나의 좌표만; 단 하나의 위치만;
      좌표 한 개만; 위치 한 개만

    say/next-launch
    en to the next time the app is opened; to the next launch; into the next launch;
      across launches; to the next session; into the next session; through a relaunch;
      over a relaunch; the next time the app is opened;
      on the next launch as well; between launches
    ko 다음 실행에도; 다음에 앱을 열 때도; 다음 실행 때에도; 다음 실행으로; 다음 세션까지; 다음 세션에도

    say/treated-as-refused
    en is treated as if the user had refused; is treated as if it had been refused;
      is treated as refused; is treated as denied; are treated as denied;
      is treated as a refusal; is treated like a denied app; is treated as if it were denied;
      treated as if the user had refused; treated as refused; treated as denied;
      treated as a refusal; counts as a refusal; counts as refused; counts as denied;
      count as denied; considered denied; is considered refused; treated like a denied app;
      regarded as denied; handled as a refusal; equals a refusal; amounts to a refusal
    ko 거부한 것으로 취급되다; 거부한 것으로 간주되다; 거부로 처리되다; 거부로 간주되다; 거부된 것과 같다; 거부한 것과 같다; 거부로 취급되다;
      거부된 앱으로 취급되다; 거부한 셈이 되다

    noun/settings; say/only-in-settings
    en only in Settings; only from Settings; only through Settings; only via Settings;
      only through the Settings app; only in the Settings app; nowhere but in Settings
    ko 설정에서만; 설정 앱을 통해서만; 설정을 통해서만; 설정 앱에서만 다시

    say/marks-once
    en a flag that marks a one-time grant; a flag for one-time grants;
      a flag for a one-time grant; whether the grant is temporary; whether access is temporary;
      whether a grant is temporary; whether a grant is one-time; whether the grant is one-time;
      that marks a one-time grant; that marks one-time grants; that marks a temporary grant;
      that a grant is only temporary; that says whether access is temporary
    ko 권한이 임시인지 알려 주는 값; 권한이 일회성인지 알려 주는 값; 임시 권한인지 알려 주는 값; 임시 여부를 알려 주는; 일회성 여부를 알려 주는;
      권한이 일시적인지 알려 주는; 일회성인지 알려 주는; 임시 권한 플래그; 일회성 플래그; 한 번 허용 여부

    verb/become; say/upgrades
    en upgrades
    ko 업그레이드하다; 업그레이드해 주다; 승격하다; 승격시키다

    say/can-be-upgraded
    en can be upgraded; may be upgraded; is upgradable; is upgradeable;
      can be raised to Always; can be turned into Always; can be promoted
    ko 업그레이드할 수 있다; 업그레이드될 수 있다; 항상 허용으로 올릴 수 있다; 항상 허용으로 바꿀 수 있다; 승격할 수 있다; 승격될 수 있다

    event/requestAlways; say/upgrades
    en ask for the upgrade; asks for the upgrade; asking for the upgrade; request the upgrade;
      requests the upgrade; requesting the upgrade; ask for an upgrade; request an upgrade;
      requesting an upgrade
    ko 업그레이드를 요청하다; 업그레이드 요청

    level/whenInUse; say/plain-use
    en plain When In Use; ordinary When In Use; normal When In Use; regular When In Use;
      a plain When In Use grant; an ordinary When In Use grant
    ko 평범한 앱 사용 중 권한; 일반 앱 사용 중 권한; 보통의 앱 사용 중 권한; 평범한 앱을 사용하는 동안 권한; 일반적인 앱 사용 중 권한

    say/both-in-a-row
    en both prompts back to back; both prompts in a row; both alerts in a row;
      both alerts back to back; two prompts in a row; two alerts in a row;
      two prompts back to back; two alerts back to back; two prompts one after the other;
      two alerts one after the other; both prompts at once; both prompts one after the other;
      both dialogs in a row; two dialogs in a row;
      both prompts of a direct Always request back to back
    ko 두 알림이 연달아; 두 알림이 연이어; 두 알림이 연속으로; 두 알림이 잇달아; 두 알림을 연달아; 두 알림을 연속으로; 알림 두 개가 연달아;
      알림 두 개가 연속으로; 두 개의 알림이 연달아; 두 개의 알림이 연속으로; 두 알림이 곧바로 이어서; 두 창이 연달아

    say/declines-upgrade
    en declining the upgrade; declined the upgrade; declines the upgrade; refuses the upgrade;
      refused the upgrade; refusing the upgrade; turned the upgrade down;
      turns the upgrade down; turned down the upgrade; upgrade was declined;
      upgrade is declined; upgrade was refused; said no to the upgrade; rejects the upgrade;
      rejected the upgrade
    ko 업그레이드를 거절하다; 업그레이드를 거부하다; 업그레이드를 마다하다; 업그레이드 알림을 거절하다; 업그레이드 제안을 거절하다; 업그레이드를 거절한;
      업그레이드를 거부한

    say/is-followed
    en can be followed by; is followed by; may be followed by; are followed by

    say/asks-again-then
    en the next call asks again; next call asks again; the next request asks again;
      a later call asks again; a later call shows it again; the next call shows it again;
      asks again on the next call; is asked again
    ko 다음 호출 때 다시 물어보다; 다음 호출 때 다시 묻다; 다음번 호출 때 다시 물어보다; 다음에 호출하면 다시 물어보다; 다시 호출하면 다시 물어보다;
      다음 요청 때 다시 물어보다; 다음 요청에서 다시 묻다

    say/one-key
    en only one key; just one key; a single key; one key only; just a single key;
      only a single key; one single key; only one usage string; a single usage string;
      just one usage string; only one purpose string; a single purpose string
    ko 키 하나만; 필요한 키는 하나뿐이다; 키는 하나뿐이다; 키는 하나면 되다; 키 하나면 되다; 키 하나로 충분하다; 키 한 개면 되다; 문구 하나면 되다;
      문자열 하나면 되다; 키는 하나로 충분하다

    say/nothing-else
    en no other key; no other string;
      no second key; no further key; and no other; without any other key; alone is enough;
      by itself is enough
    ko 그것 하나로 충분하다; 그 외에는 필요 없다; 다른 키는 필요 없다; 다른 키 없이; 다른 문구는 필요 없다; 다른 키는 없어도 되다

    say/takes-completion
    en takes a completion handler; takes a completion block; takes a completion;
      takes a closure; accepts a completion handler; accepts a closure;
      accepts a completion block; has a completion handler; takes a callback block;
      comes with a completion handler; offers a completion handler;
      expects a completion handler; calls its completion handler
    ko 완료 핸들러를 받다; 완료 핸들러를 넘길 수 있다; 완료 핸들러를 전달할 수 있다; 완료 핸들러를 인자로 받다; 완료 핸들러가 있다; 컴플리션 핸들러를 받다;
      컴플리션 핸들러를 넘길 수 있다; 클로저를 받다; 클로저를 넘길 수 있다; 완료 블록을 받다; 콜백 클로저를 받다

    say/returns-choice
    en returns the user's choice; returns the user's answer; returns the user's decision;
      returns the answer; returns the result; returns the new status; returns whether the user;
      returns whether access; returns true if; returns true when; returns a Boolean;
      returns the chosen option; gives back the user's answer
    ko Bool로 반환하다; Bool 값을 반환하다; Bool을 반환하다; Bool로 돌려주다; Bool 값을 돌려주다; 선택을 반환하다; 사용자의 선택을 반환하다;
      선택 결과를 반환하다; 결과를 반환하다; 허용 여부를 반환하다; 허용 여부를 돌려주다; 결과를 돌려주다; 선택을 Bool로 반환하다

    verb/block
    ko 응답을 받을 때까지 반환되지 않다; 답을 받을 때까지 반환되지 않다; 사용자가 답할 때까지 반환되지 않다; 사용자가 응답할 때까지 반환되지 않다;
      사용자가 고를 때까지 반환되지 않다; 사용자가 선택할 때까지 반환되지 않다; 선택이 끝날 때까지 반환되지 않다

    thing/use-option
    ko 사용 중에만 허용하는 항목; 사용하는 동안만 허용하는 옵션; 사용 중에만 허용하는 옵션; 앱을 사용하는 동안만 허용하는 버튼

    thing/step-down
    en to go back from Always; to step back from Always; to get rid of Always;
      to return from Always; to step down from Always; step down from Always
    ko 항상 허용에서 한 단계 내려오려면; 항상 허용에서 내려오려면; 항상 허용을 포기하려면; 항상 허용에서 한 단계 내려오다; 항상 허용을 낮추려면;
      항상 허용을 낮추다

    status/denied; say/denied-app
    en denied app; a denied app; denied apps; app that was denied; app that has been denied;
      app that is denied; apps that were denied; apps that have been denied
    ko 거부된 앱; 거부당한 앱; 거절된 앱; 거절당한 앱; 거부 상태의 앱; 거부 상태인 앱

    say/more-rights
    en gives more rights; gives the app more rights; grants more rights; gives more access;
      grants more access; gives wider access; grants broader access; gives broader access;
      gives more than; grants more than; gets more rights; gets more access
    ko 더 많은 권한을 주다; 더 넓은 권한을 주다; 더 큰 권한을 주다; 더 강한 권한을 주다; 더 많은 권한을 얻다; 더 넓은 권한을 얻다

    say/set-by-code
    en set at run time; set at runtime; set in code; set from code; set by code;
      set programmatically; changed at run time; changed at runtime; assigned in code;
      changed programmatically
    ko 실행 중에 바꿀 수 있다; 런타임에 바꿀 수 있다; 코드에서 지정할 수 있다; 코드로 바꿀 수 있다; 코드에서 설정할 수 있다; 코드로 지정할 수 있다;
      실행 중에 설정할 수 있다; 런타임에 설정할 수 있다

    say/both-answers
    en both answers; both buttons; both options; both choices; either answer; either button;
      either choice; either option; whichever button; whichever answer; whichever option;
      no matter which button; no matter which answer
    ko 어떤 버튼을 누르든; 어느 버튼을 누르든; 두 버튼 모두; 어느 쪽을 고르든; 어떤 답이든; 무엇을 고르든; 어느 버튼을 고르든; 어떤 선택을 하든;
      두 선택지 모두

    say/only-after-use
    en used only after When In Use has been granted;
      called only after When In Use has been granted;
      only works after When In Use has been granted; can only be called after When In Use;
      only be called once When In Use has been granted;
      only works once When In Use has been granted; called only after When In Use was granted

    say/is-possible
    en are both possible; is possible; are possible; can appear as the status
    ko 될 수 있다
    """
}
