/// Words of `ClaimProperties.sessionRulesMore`, and everyday ways to say what sessions do.
extension ClaimWords {
  static let ofSessionRulesMore = """
    say/without-purpose-key
    en without a purpose key; without any purpose key; even without a purpose key; with no purpose key;
      even if no purpose key is given; even if no purpose key is passed; even when no purpose key is passed
    ko 목적 키 없이도; 목적 키가 없어도; 목적 키를 넘기지 않아도; 목적 키를 주지 않아도; 목적 키를 지정하지 않아도; 목적 키를 전달하지 않아도;
      목적 키를 적지 않아도; fullAccuracyPurposeKey 없이도; fullAccuracyPurposeKey를 넘기지 않아도

    say/only-checks
    en only checks the status; merely checks the status; just checks the status; only reads the status; only looks at the status;
      only checks the authorization; merely checks the authorization; only observes the status; merely observes the status;
      only reports the status; merely reports the status; is purely informational
    ko 상태만 확인하다; 상태를 확인하기만 하다; 권한 상태만 확인하다; 상태만 알려 주다; 상태만 보고하다; 상태만 관찰하다; 권한만 확인하다;
      상태를 확인만 하다

    say/takes-over
    en takes over; take over

    say/behind-event; phase/background
    en from a background task; from a background fetch; inside a background task; in a background task;
      in a background fetch; inside a background fetch; from a push handler; in a push handler; from a silent push;
      from a background handler; from a background refresh task; from within a background task;
      from a background refresh; in response to a silent push
    ko 백그라운드 페치 안에서; 백그라운드 페치에서; 백그라운드 작업에서; 백그라운드 작업 안에서; 푸시 핸들러에서; 푸시 핸들러 안에서; 사일런트 푸시를 받고;
      백그라운드 태스크에서; 백그라운드 태스크 안에서; 백그라운드 새로 고침에서

    say/recreate-needless
    en no need to retake them;
      no need to recreate them; need not be retaken; need not be recreated; no need to take them again;
      don't have to be recreated; do not have to be recreated; do not need to be recreated; no need to recreate it
    ko 다시 잡을 필요가 없다; 다시 잡지 않아도 되다; 새로 잡을 필요가 없다; 다시 만들 필요가 없다;
      새로 만들 필요가 없다; 다시 만들지 않아도 되다; 새로 만들지 않아도 되다; 다시 만들 이유가 없다

    say/is-default
    en is the default; is the default mode; is the default behavior; is the default behaviour; applies by default;
      is the standard; is what you get by default; comes switched on; is the default setting
    ko 기본값이다; 기본 모드이다; 기본 동작이다; 기본으로 적용되다; 기본 적용되다; 기본이다; 기본 설정이다

    say/explicit-mode; about/session
    en explicit mode; explicit session mode; explicit-session mode

    say/no-session
    en a missing session; missing session; the missing session; missing service session; lack of a session;
      absence of a session
    ko CLServiceSession이 없어도; CLServiceSession이 없더라도; CLServiceSession을 만들지 않아도

    say/two-states
    en can only be satisfied or unsatisfied; can only be either satisfied or unsatisfied; is only satisfied or unsatisfied;
      has two values; knows two values

    noun/event; service/condition-monitoring; thing/monitor-event
    en monitor event's state; monitor event's

    say/drops-oldest; about/condition
    ko 가장 오래된 조건이 자동으로 제거되다; 가장 오래된 조건이 제거되다; 가장 오래된 조건이 자동으로 삭제되다; 가장 오래된 조건부터 지워지다

    thing/too-many
    ko 조건 한도에 도달하다; 한도에 도달하다; 한도가 차다; 조건 한도가 차다
    en the limit of conditions is reached; condition limit is reached; limit has been reached

    say/nothing-at-launch
    en nothing to do at launch; there is nothing to do at launch; nothing has to be done at launch; no work at launch;
      nothing needs to be done at launch; nothing has to be done after a relaunch; there is nothing to do after a relaunch
    ko 실행할 때 할 일이 없다; 실행할 때 따로 할 일이 없다; 다시 실행될 때 할 일이 없다; 실행할 때 할 일은 없다;
      실행할 때 아무것도 하지 않아도 되다

    say/outlasts-loop
    en lives on after the for-await loop; survives the for-await loop; outlives the for-await loop; survives the loop;
      stays alive after the loop; continues after the loop; lives on after the iteration; lives on after the loop;
      goes on after the loop; persists after the loop
    ko 루프를 빠져나와도; 루프에서 빠져나와도; 순회에서 빠져나와도; 반복문을 빠져나와도; for await를 빠져나와도; 순회를 끝내도; 루프를 끝내도

    say/while-session-lives
    en for as long as the session is alive; as long as the session is alive; as long as the session is held;
      as long as the session lives; for as long as the session is held; for the whole life of the session;
      for the lifetime of the session; throughout the session; until the session is invalidated; until the session ends
    ko 세션이 살아 있는 동안; 세션이 유지되는 동안; 세션이 끝날 때까지;
      세션을 무효화할 때까지; 세션이 무효화될 때까지

    say/after-answer
    ko 이미 권한을 결정한 사용자; 이미 결정한 사용자; 이미 권한을 결정했다면; 이미 결정되어 있으면; 이미 결정되었다면; 사용자가 이미 결정했다면;
      사용자가 이미 답했다면; 이미 답한 뒤; 이미 결정된 뒤

    say/access-itself
    en location access altogether; access altogether; location access itself; access itself; location access as a whole;
      access as a whole; access to location altogether; all location access; access in general; location entirely
    ko 위치 접근 자체; 접근 자체; 위치 권한 자체; 위치 접근을 통째로; 위치 접근을 아예; 위치 사용 자체; 권한 자체

    say/deletes-conditions
    en deletes the conditions; erases the conditions; clears the conditions; wipes the conditions;
      drops the conditions; discards the conditions; deletes all conditions; deletes all of its conditions;
      deletes its conditions; removes all conditions
    ko 이전 조건이 모두 지워지다; 이전 조건을 모두 지우다; 이전 조건이 지워지다; 이전 조건을 지우다; 조건이 초기화되다; 조건을 초기화하다;
      이전 조건이 삭제되다; 이전 조건이 사라지다

    say/mac-sleeps
    en while the computer sleeps; while the computer is asleep; even while the computer sleeps; when the computer sleeps;
      even when the computer is asleep; while it is asleep; while it sleeps; while the machine sleeps
    ko 맥이 잠자기 상태일 때도; 컴퓨터가 잠자는 동안에도; 맥이 잠들어 있어도; 맥이 잠든 상태에서도; 잠자기 상태에서도; 컴퓨터가 잠들어도; 맥이 잠들어도

    thing/unhandled
    en whose event was not handled; whose event has not been handled; whose event was never handled;
      whose last event was not handled; with an unhandled event; with unhandled events
    ko 처리하지 않은 이벤트가 있는; 처리되지 않은 이벤트가 있는; 처리하지 않은 이벤트가 있어도; 처리되지 않은 이벤트가 있어도

    thing/still-watched
    en is watched on; are watched on; keeps on being watched; is still being watched; are still being watched;
      is monitored all the same; stays under observation; remains under observation

    noun/plist; term/usage-description
    ko 용도 설명 키; 용도 설명 문자열; 사용 설명 문자열; 사용 설명 키; 사용 목적 문자열; 용도 설명; 사용 이유 문자열

    say/conditions-gone
    en removed all of its conditions; removed all conditions; removed all the conditions; removed every condition;
      removed its conditions; no conditions left; no condition left; has no conditions; without conditions
    ko 조건을 모두 제거하다; 조건을 전부 제거하다; 모든 조건을 제거하다; 조건을 다 제거하다; 조건이 없을 때; 남은 조건이 없다

    say/keeps-reference
    en keep it in a property; keep it in a variable; keep it in an instance variable; keep it as a property;
      keep one in a property; keep a reference to the session

    verb/grant; verb/hold
    en hold only a; holds only a; holding only a; hold only an; holds only an; holding only an

    session/background; term/background-activity-session
    en background activity session is running; background activity sessions are running;
      background activity session is still running; background activity session runs;
      background session is running; CLBackgroundActivitySession is running
    ko 백그라운드 활동 세션을 돌리는 동안; 백그라운드 활동 세션을 돌리고 있는 동안; 백그라운드 세션을 돌리는 동안

    verb/suffice
    en was all that was needed; was all you needed; was all it took; was all that it took

    say/needs-location
    ko 위치가 필요하면; 위치가 필요하다면; 위치 정보가 필요하면; 위치 정보가 필요하다면

    say/a-while-after
    en some time after; sometime after; a while after; shortly after; a short time after; a short while after;
      a little while after; not long after; a moment after; moments after

    say/raises-limit
    en to raise that number; raises that number; to raise the limit; raises the limit; to multiply the limit;
      multiplies the limit; gets around the limit; get around the limit; works around the limit; work around the limit;
      to get past the limit; gets past the limit; to double the limit; doubles the limit; adds room for twenty more
    ko 한도도 늘어나다; 한도가 늘어나다; 한도를 늘리다; 한도를 늘릴 수 있다; 한도를 피하다; 한도를 피할 수 있다; 한도를 우회하다; 한도를 우회할 수 있다;
      한도가 두 배가 되다; 한도를 넘길 수 있다; 한도가 커지다; 한도도 커지다

    say/may-open-several
    ko 나란히 쓸 수 있다; 나란히 열 수 있다; 동시에 열 수 있다; 동시에 쓸 수 있다; 함께 쓸 수 있다; 함께 열 수 있다; 여러 개 열 수 있다;
      여러 개를 열 수 있다; 동시에 여러 개 열 수 있다; 동시에 여러 개를 열 수 있다; 여러 개 만들 수 있다; 여러 개를 만들 수 있다; 두 번 열 수 있다;
      여러 번 열 수 있다; 동시에 열어도 되다; 동시에 열어도 괜찮다; 여러 개 열어도 되다; 여러 개 열어도 괜찮다; 두 개를 열어도 되다;
      조건을 공유하다; 조건을 나눠 쓰다
    en share their conditions; share conditions; can be used in parallel; may be used in parallel;
      can be open in parallel; may be open in parallel; can coexist; may coexist; work in parallel

    say/mode-needless
    ko 백그라운드 모드가 필요 없다는 것; 백그라운드 모드가 필요 없다는 점; 백그라운드 모드가 필요하지 않다는 것; 백그라운드 모드가 필요하지 않다는 점;
      백그라운드 모드를 넣지 않아도 된다는 것; 백그라운드 모드를 넣지 않아도 된다는 점; 백그라운드 모드를 선언하지 않아도 된다는 것;
      백그라운드 모드를 선언하지 않아도 된다는 점; 백그라운드 모드를 추가하지 않아도 된다는 점; 백그라운드 모드 없이 쓸 수 있다는 것;
      백그라운드 모드 없이 쓸 수 있다는 점; 백그라운드 모드 없이도 된다는 것; 백그라운드 모드 없이도 된다는 점

    thing/no-sign
    en blue indicator no longer appears; indicator no longer appears; indicator is no longer shown;
      blue bar no longer appears; location indicator no longer appears; indicator stays hidden; indicator remains hidden
    ko 파란 표시가 더 이상 나타나지 않다; 표시가 더 이상 나타나지 않다; 파란 표시가 더는 나타나지 않다; 표시가 더는 나타나지 않다;
      파란 막대가 더 이상 나타나지 않다; 인디케이터가 더 이상 나타나지 않다; 파란 표시가 더 이상 뜨지 않다; 인디케이터가 더 이상 뜨지 않다

    thing/stops-for-good
    en pauses for good; stops for good; ends for good; end for good; stop for good
    ko 완전히 끝나다; 아예 끝나다; 영영 끝나다

    thing/standing-still
    ko 기기가 멈추다; 기기가 정지하다; 기기가 멈춰 서다; 기기가 움직임을 멈추다

    say/on-from-the-start
    en on out of the box; is on out of the box; enabled out of the box; is enabled out of the box;
      switched on out of the box; turned on out of the box; true out of the box; is true out of the box;
      is enabled from the start; is switched on from the start; is on from the start; already on by default;
      is turned on by default; comes enabled; starts out enabled
    ko 애초에 켜져 있다; 원래 true이다; 별도 설정 없이 켜져 있다

    say/off-from-the-start
    en off out of the box; is off out of the box; false out of the box; disabled out of the box

    say/until-recreated
    en until it is suspended again; until it is suspended; until the app is suspended again;
      until the app is suspended; until it goes to the background again; until the app is closed again
    ko 다시 일시 중단될 때까지; 일시 중단될 때까지; 다시 종료될 때까지; 앱이 다시 종료될 때까지; 세션을 다시 만들 때까지

    phase/background
    en app is hidden; the app is hidden; app is not visible; app isn't visible; app is off screen; app is offscreen;
      app sits behind others; app is behind another app
    ko 앱이 뒤에 있다; 앱이 뒤로 가 있다; 앱이 가려져 있다; 앱이 뒤에 있을 때; 화면 뒤에 있을 때

    phase/notInUse
    ko 화면 밖에서; 화면 밖에서도

    verb/create; verb/hold
    ko 잡다; 새로 잡다

    say/changed-later
    ko 세션으로 바꿀 수 있다; 세션으로 변경할 수 있다; 세션으로 올릴 수 있다; 세션으로 승격할 수 있다; 세션으로 전환할 수 있다
    en be turned into an always session; be turned into an .always session; can be turned into an .always session;
      be upgraded to .always; be upgraded to an always session; be promoted to .always

    say/prompts-each-launch
    en keep prompting on every launch; keeps prompting on every launch; prompts on every launch; prompts at every launch;
      asks on every launch; asks at every launch; prompts again at every launch; prompts again on every launch;
      asks again at every launch; prompts the user at every launch; keeps prompting at every launch
    ko 실행할 때마다 창을 다시 띄우다; 실행할 때마다 창을 띄우다; 실행할 때마다 다시 묻다; 실행할 때마다 묻다; 실행할 때마다 권한을 묻다;
      실행할 때마다 알림을 띄우다; 실행할 때마다 알림을 다시 띄우다; 실행할 때마다 물어보다; 실행할 때마다 다시 물어보다

    say/one-app-refused
    en blocked your app in particular; refused your app in particular; denied your app in particular; blocked only your app;
      blocked this app only; refused this app only; refused only your app
    ko 이 앱만 차단했다는 뜻이다; 이 앱만 거부했다는 뜻이다; 앱 하나만 거부했다는 뜻이다; 해당 앱만 거부했다는 뜻이다; 해당 앱만 차단했다는 뜻이다;
      이 앱만 차단하다; 해당 앱만 차단하다

    say/system-invalidates
    en is invalidated together with the grant; is invalidated along with the grant; ends together with the grant;
      ends along with the grant; dies with the grant; is invalidated as well; is invalidated too
    ko 세션도 함께 무효화되다; 세션도 함께 끝나다; 세션도 무효화되다; 세션도 같이 끝나다; 세션도 함께 사라지다; 세션도 같이 무효화되다; 세션까지 무효화되다

    say/forget
    en drops the sessions; drops the old sessions; drops the earlier sessions; drops the previous sessions;
      lets the sessions go; throws the sessions away; discards the sessions; discards the old sessions
    ko 예전 세션을 버리다; 이전 세션을 버리다; 옛 세션을 버리다; 기존 세션을 버리다; 예전 세션을 잊다; 예전 세션을 잊어버리다

    thing/unsupported
    en condition that the device can't monitor; condition the device can't monitor; condition that can't be monitored;
      condition that cannot be monitored; a condition that the device can't monitor; a condition that can't be monitored;
      condition of a kind that can't be monitored

    say/set-automatically
    en is set automatically; is set for you; becomes true automatically; automatically becomes true; is turned on automatically;
      is switched on automatically; is automatically set; is automatically turned on; turns on by itself; is implied
    ko 자동으로 true가 되다; 저절로 true가 되다; 자동으로 켜지다; 저절로 켜지다; 자동으로 설정되다; 알아서 켜지다; 알아서 true가 되다;
      자동으로 true로 바뀌다; 함께 켜지다

    say/revokes-grant
    en revokes the authorization; revokes the permission; revokes the grant; takes the authorization away;
      takes the permission away; takes the grant back; resets the authorization; resets the permission;
      cancels the authorization; withdraws the authorization; withdraws the permission
    ko 권한도 취소되다; 받은 권한도 취소되다; 권한이 취소되다; 권한도 회수되다; 권한이 회수되다; 권한도 사라지다; 권한도 초기화되다; 권한도 함께 사라지다;
      권한도 없어지다; 이미 받은 권한도 취소되다
    """
}
