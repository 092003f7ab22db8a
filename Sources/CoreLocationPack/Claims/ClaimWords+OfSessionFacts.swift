/// Words of `ClaimProperties.sessionFacts`.
extension ClaimWords {
  static let ofSessionFacts = """
    thing/unmonitored
    en =unmonitored; unmonitored state; unmonitored event state
    ko unmonitored 상태
    code unmonitored

    api/CLBackgroundActivitySession.diagnostics
    en diagnostics property of CLBackgroundActivitySession; diagnostics of CLBackgroundActivitySession
    ko CLBackgroundActivitySession의 diagnostics

    noun/version
    en same release; same releases; the same release; the same releases; the same version;
      that same release; that very release; the very same release; minimum;
      minimum version; minimum deployment target; minimum target; deployment minimum
    ko 최소 배포 타깃; 최소 배포 대상; 최소 버전; 최소 지원 버전

    say/one-instance
    en only one instance; just one instance; one instance only; a single instance; no more than one instance
    ko 한 인스턴스만; 인스턴스 하나만; 인스턴스를 하나만; 인스턴스가 하나만; 한 개의 인스턴스만

    say/fails-explicit
    en does not satisfy explicit session mode; doesn't satisfy explicit session mode;
      does not satisfy explicit-session mode; does not satisfy the explicit-session rule;
      does not satisfy the key; doesn't satisfy the key; does not meet the requirement of explicit mode;
      does not satisfy explicit mode; doesn't satisfy explicit mode; does not count in explicit mode;
      doesn't count in explicit mode; does not count in explicit session mode;
      does not count in explicit-session mode; doesn't count in explicit-session mode;
      does not count as a session there
    ko 명시적 세션 모드를 충족하지 못하다; 명시적 세션 요건을 충족하지 못하다; 명시적 세션 요구를 충족하지 못하다;
      명시적 세션 조건을 충족하지 못하다; 명시적 세션으로 인정되지 않다; 명시적 세션으로 치지 않다

    thing/newer-name
    en newer name; newer spelling; replacement; modern name; modern spelling; current name;
      its replacement; its successor; whose successor; newer variant; newer property
    ko 최신 이름; 대체 속성; 대체 프로퍼티; 그 후속; 후속 API; 후속 속성; 후속 프로퍼티

    verb/become; say/replaces
    en replaced; replaces; replace; supersedes; superseded; took over from; takes over from;
      is the successor of; is the successor to
    ko 대체하다; 대신하다

    say/replaced-by
    en was replaced by; is replaced by; was superseded by; is superseded by; has been replaced by;
      has been superseded by; gave way to; replaced by; superseded by
    ko 로 대체되다

    say/renamed
    en has a newer name; has a new name; got a new name; was renamed; is renamed; has been renamed
    ko 이름이 바뀌다; 개명되다; 이름을 바꾸다

    thing/no-position
    en cannot find a position; can't find a position; cannot find the position; cannot find a
      location; can't find a location; cannot find its position; could not find a position;
      couldn't find a position; could not find a location; cannot be located; unable to find a
      position; unable to determine a position; fails to find a position; no fix can be found; no
      fix is available; no location is available; cannot determine a position; cannot determine
      the position; can't determine the position; says no position can be found; no position can
      be found; says that no position can be found; no location can be found; no position could be
      found
    ko 위치를 찾을 수 없다; 위치를 잡지 못하다; 위치를 잡을 수 없다; 현재 위치를 찾지 못하다; 현재 위치를 찾을 수 없다;
      위치를 파악하지 못하다

    thing/too-many
    en exceed the number of conditions; exceeds the number of conditions; exceeding the number of conditions;
      more conditions than the system monitors; more conditions than the app may;
      more conditions than an app may; exceed the limit; exceeds the limit; exceeding the limit;
      exceeds the limit of conditions; exceed the condition limit; exceeds the condition limit;
      used up its twenty conditions; has used up its twenty conditions; a twenty-first condition;
      twenty-first condition; 21st condition; the 21st condition; condition number 21;
      limit of conditions is exceeded; limit is exceeded; limit has been exceeded; limit is reached
    ko 조건이 20개를 초과하다; 조건 수가 한도를 초과하다; 조건 수가 20개를 넘다; 조건 개수가 한도를 넘다;
      조건 개수가 20개를 넘다; 한도를 초과하다; 한도를 넘다; 스물한 번째 조건; 21번째 조건; 조건을 너무 많이 추가하다;
      조건을 너무 많이 등록하다; 조건이 한도를 초과하다

    device/servicesOff
    ko 위치 서비스가 전역으로 꺼져 있다; 위치 서비스가 전역으로 꺼지다; 위치 서비스가 기기 전체에서 꺼져 있다; 기기 전체에서 위치가 꺼지다;
      기기 전체의 위치 서비스가 꺼져 있다; 위치 서비스가 전체적으로 꺼져 있다; 위치 서비스가 전체적으로 꺼지다; 위치 서비스가 시스템 전체에서 꺼져 있다;
      시스템 전체의 위치 서비스가 꺼져 있다

    say/no-session
    ko 세션을 들고 있지 않아도;
      세션을 들고 있지 않더라도; 세션을 잡지 않은 채; 세션을 하나도 잡지 않은 채; 세션을 잡지 않고; 세션을 유지하지 않아도;
      세션을 보유하지 않아도; 세션을 보유하지 않은 채; 어떤 세션도 없이; 아무 세션도 없이; 세션을 하나도 들지 않은 채;
      세션을 하나도 만들지 않은 채; 세션을 만들지 않은 채

    fn/filler; thing/trueness
    ko true

    thing/one-name
    ko 이름이 같은; 이름이 동일한; 이름이 똑같은; 같은 이름의; 하나의 이름

    thing/may-coexist
    ko 동시에 여러 개를 열어도 괜찮다; 동시에 여러 개 열어도 괜찮다; 여러 개를 열어도 괜찮다; 여러 개 열어도 괜찮다;
      여러 개를 동시에 열어도 괜찮다; 동시에 여러 개를 열어도 되다; 여러 개를 동시에 열어도 되다; 두 개를 동시에 열어도 되다;
      동시에 두 개를 열어도 되다; 동시에 여러 개를 열어 둘 수 있다; 여러 개를 동시에 열어 둘 수 있다; 동시에 여러 개 열어 둘 수 있다;
      두 개 이상 열어도 되다; 두 개 이상 열 수 있다; 두 개를 열어 둘 수 있다; 두 개를 함께 열 수 있다; 함께 열어 둘 수 있다;
      여러 인스턴스를 동시에 열 수 있다; 인스턴스를 여러 개 열 수 있다; 동시에 여러 개 열어

    service/condition-monitoring
    ko 모니터

    say/not-meaning
    ko 뜻이 아니라; 의미가 아니라; 뜻이 아니고; 의미가 아니고; 뜻이라기보다

    fn/filler; say/as-well-as
    ko 물론

    say/whether-held
    en whether or not a session is held; whether or not it holds a session;
      whether or not the app holds a session; whether or not an app holds a session;
      whether or not a .always session is held; whether or not an .always session is held;
      whether or not your app holds a session; whether or not you hold a session;
      whether a session is held or not; whether or not any session is held;
      whether or not there is a session; whether or not it holds a .always session;
      whether or not it holds an .always session; regardless of whether a session is held;
      regardless of whether it holds a session; regardless of any session; regardless of sessions;
      with or without a session; with or without a .always session; with or without an .always session;
      no matter whether a session is held; no matter whether it holds a session
    ko 세션이 있든 없든; 세션 유무와 상관없이; 세션 유무와 관계없이; 세션을 들고 있든 아니든; 세션을 들고 있는지와 상관없이; 세션이 있는지와 상관없이;
      세션을 유지하든 안 하든; 세션을 들고 있든 말든; 세션 여부와 상관없이; 세션 여부와 관계없이

    say/no-session
    en no session of any kind is held; even if no session of any kind is held;
      no session of any kind; without a session of any kind; even without an .always session;
      even without a .always session; without a .always session; without a session in hand;
      no session in hand; with no session in hand; you can skip holding a session;
      can skip the session; no matter that no session is held

    say/holding-useless
    en holding a service session adds nothing; holding a session adds nothing;
      a service session adds nothing; a session adds nothing; a session makes no difference;
      holding a session makes no difference; a service session makes no difference;
      holding a service session is pointless; sessions change nothing; a session changes nothing
    ko 세션은 아무 의미가 없다; 세션을 들고 있을 이유가 없다; 세션을 만들 이유가 없다; 세션은 영향을 주지 않다

    say/wherever-made
    en wherever it is opened; wherever it is created; wherever it is started; wherever it is made;
      wherever you create it; no matter where it is created; no matter where it is opened;
      no matter where it is started; no matter where you create it; regardless of where it is created;
      regardless of where it is opened; regardless of where it is started;
      whether the app is in the foreground or in the background;
      whether the app is in the foreground or the background;
      in the background just as well as in the foreground;
      in the foreground and in the background alike; from the foreground or from the background;
      from the foreground or the background alike; from anywhere; from any state
    ko 어디서 만들든; 어디에서 만들든; 어디서 시작하든; 어디에서 시작하든; 포그라운드든 백그라운드든; 포그라운드든 백그라운드든 상관없이;
      포그라운드이든 백그라운드이든; 포그라운드와 백그라운드를 가리지 않고; 앱 상태와 상관없이; 앱의 상태와 상관없이; 앱 상태와 관계없이

    say/never-held
    en has never held one before; never held one before; has never held one; has not held one before;
      hasn't held one before; without having held one before; had none before;
      that has never held a session; that never held a session; without an earlier session;
      even if none was held before; even if none was active before; although none was active before
    ko 이전에 가진 적이 없어도; 전에 가진 적이 없어도; 이전에 만든 적이 없어도; 전에 만든 적이 없어도; 이전에 들고 있던 적이 없어도;
      이전에 활성화된 세션이 없었어도; 이전 세션이 없었어도; 앞서 유지하던 세션 없이; 이전 세션 없이; 앞선 세션 없이;
      앞서 들고 있던 세션 없이; 이전에 들고 있던 세션 없이; 한 번도 만든 적이 없어도; 한 번도 가진 적이 없어도

    say/after-leaving
    en only after it has gone to the background; only after the app has gone to the background;
      only after the app has left the foreground; only after it has left the foreground;
      only once the app has gone to the background; only once it is in the background;
      only once the app is in the background; only after leaving the foreground

    say/until-reboot
    en until the next reboot; until the device reboots; until the device is restarted;
      until the next restart of the device; until a reboot
    ko 다음 재부팅 때까지; 다음 재부팅까지; 재부팅할 때까지; 재부팅 전까지; 기기를 재시동할 때까지; 기기를 다시 켤 때까지

    say/until-recreated
    en until the app gets round to recreating them; until the app recreates them;
      until it is terminated again; until the app is terminated again; until you recreate them;
      until they are recreated; until the app quits again; until the app is deleted

    say/as-long-as-app-runs
    ko 앱이 실행되는 동안 계속; 앱이 실행 중인 한; 앱이 살아 있는 한; 앱이 실행되는 내내
    en as long as the app runs; as long as the process lives; for as long as the process lives;
      throughout the next run; for the whole next run

    say/unless-invalidated
    en unless it is invalidated; unless you call invalidate(); unless you invalidate it;
      until you call invalidate(); until invalidate() is called; unless invalidate() is called;
      as long as invalidate() is not called; as long as you do not call invalidate();
      as long as nobody calls invalidate()
    ko invalidate()를 부르지 않는 한; invalidate()를 호출하지 않는 한; invalidate()를 직접 부르지 않는 한;
      invalidate()를 호출하지 않았다면; invalidate()를 부르지 않았다면; invalidate()를 호출할 때까지;
      invalidate()를 부를 때까지; invalidate를 부르지 않는 한; invalidate를 호출하지 않는 한; invalidate를 호출할 때까지

    say/though-session-runs
    ko 백그라운드 세션을 돌려도; 백그라운드 활동 세션을 돌려도; 백그라운드 활동 세션을 들고 있어도; 백그라운드 활동 세션을 유지해도;
      백그라운드 활동 세션을 켜 두어도; 백그라운드 활동 세션이 돌고 있어도; 백그라운드 활동 세션이 돌고 있더라도; 백그라운드 위치 세션이 돌고 있더라도;
      백그라운드 위치 세션이 돌고 있어도; 백그라운드 활동 세션을 쓰더라도; 백그라운드 활동 세션을 써도; 연속 백그라운드 세션을 돌려도; 인디케이터를 켜 둔 채;
      인디케이터가 떠 있어도; 인디케이터가 보이는 동안에도; 백그라운드 활동 세션을 만들어 두어도; CLBackgroundActivitySession을 들고 있어도;
      CLBackgroundActivitySession을 유지해도; CLBackgroundActivitySession을 써도;
      CLBackgroundActivitySession이 있어도; CLBackgroundActivitySession을 쓰더라도
    en even while a background activity session runs; even though a background activity session runs;
      even if a background activity session is running; even with a background activity session running;
      even with a background activity session held; despite a running background activity session;
      in spite of a background activity session; despite a background activity session;
      even while a background activity session is held; even if a background activity session is held;
      even with a CLBackgroundActivitySession; even while a CLBackgroundActivitySession is held;
      despite a CLBackgroundActivitySession; even if you hold a CLBackgroundActivitySession

    say/wants-prompt
    en if you want the system to prompt; if you want the system to ask; to make the system prompt;
      to have the system prompt; to get the system to prompt; when you want the system to prompt

    say/object-revived; about/session
    en reactivate the same session object; reactivate the same session; reactivate the same object;
      reactivate it; reactivate the session; re-enable the same session; bring the very same object back to life; bring the same object back to life;
      bring it back to life; comes back to life; be brought back to life; can be brought back to life;
      resurrect; be resurrected; can be resurrected; revive it; revive the same object
    ko 목표가 되살아나다; 목표가 다시 살아나다; 같은 객체를 되살리다; 다시 살려 쓸 수 있다; 같은 객체를 다시 쓸 수 있다

    say/at-a-time
    en at a time; at any one time

    say/has-room
    en has room for; have room for; accommodates; has a quota of
    ko 씩 담을 수 있다; 자리가 있다

    say/on-screen
    en on screen; on the screen; is on screen; is visible; is being shown; is displayed

    say/after-answer
    en after the answer; once the user has answered; after the user has answered;
      as soon as the user has answered; once the user answers; after the user answers; after an answer

    verb/appear; how/again
    ko 다시 보게 되다; 또 보게 되다; 다시 한번 보게 되다

    say/sees-again
    en sees the prompt again; see the prompt again; sees the alert again

    thing/not-enough
    ko 세션으로 쳐 주지 않다; 세션으로 쳐주지 않다; 세션으로 세지 않다; 세션으로 보지 않다; 세션으로 취급하지 않다; 세션으로 취급되지 않다;
      세션으로 인정하지 않다; 세션으로 여기지 않다; 세션에 포함되지 않다

    thing/open-several
    ko 동시에 여러 개 열다; 동시에 여러 개를 열다; 여러 개를 동시에 열다; 여러 개 동시에 열다; 동시에 두 개 열다; 동시에 두 개를 열다; 두 개를 동시에
      열다; 여러 개 열다; 여러 개를 열다; 두 개 이상 열다; 두 개를 함께 열다; 여러 번 열다; 몇 개든 동시에 열다; 몇 개든 동시에 열어 두다; 몇 개든 열다;
      몇 개라도 동시에 열다

    say/remembers; about/session
    ko 이전 서비스 세션을 기억하다; 이전 세션을 기억하다; 예전 세션을 기억하다; 기존 세션을 기억하다; 그 세션을 기억하다; 이전 세션을 계속 기억하다;
      종료 전 세션을 기억하다; 세션을 계속 기억하다

    verb/hold
    ko 잡고 있다; 잡고 있던; 잡았던; 쥐고 있던; 들고 있던

    fn/filler; thing/trueness
    en true

    thing/after-pause
    en first update after the device starts moving; first update after the device starts moving again;
      first update after the device moves again; first update once the device moves again;
      first element after the device moves again; first update when the device moves again;
      first update after it starts moving again; first update when updates resume
    ko 다시 움직이기 시작한 뒤의 첫 업데이트; 기기가 다시 움직이기 시작한 뒤의 첫 업데이트; 다시 움직인 뒤의 첫 업데이트; 기기가 다시 움직인 뒤의 첫 업데이트;
      다시 움직이기 시작하면 오는 첫 업데이트; 기기가 다시 움직일 때의 첫 업데이트; 다시 움직일 때 오는 첫 업데이트; 재개될 때의 첫 업데이트

    say/before-handling
    en before your code has handled it; before it has been handled; before it was handled; before it is handled;
      before the app has handled it; before your app has handled it; before you have handled it;
      before you handle it; before your code handles it; before your code sees it; as soon as an event comes in;
      the moment it arrives; as soon as it arrives; as soon as the event arrives; as soon as it is delivered;
      the moment the event arrives; before it is delivered to your code
    ko 처리하기 전에; 처리하기도 전에; 도착하자마자; 들어오자마자; 오자마자; 처리 여부와 상관없이; 처리 여부와 관계없이

    say/outlasts-loop
    en survives the end of the iteration; survives the iteration; outlives the loop; outlives the iteration;
      outlasts the iteration; outlasts the loop; continues after the loop ends; stays after the loop ends;
      remains after the loop ends; continues after the iteration ends; lives on after the loop;
      lives on after the iteration; goes on after the loop ends; even after the loop has ended;
      even after the iteration has ended; even after you stop iterating; even if you stop iterating
    ko 순회가 끝나도; 순회를 멈춰도; 순회를 그만두어도; 루프가 끝나도; 루프를 벗어나도; 순회를 중단해도; 순회가 끝난 뒤에도; 루프가 끝난 뒤에도

    thing/not-counted
    en are not counted; is not counted; are not counted toward; do not count toward; don't count toward;
      does not count toward; doesn't count toward; are exempt from; is exempt from; are excluded from;
      do not count against; don't count against; are counted separately; come on top of; are on top of
    ko 한도에 포함되지 않다; 한도에 들어가지 않다; 한도에서 제외되다; 제한에 포함되지 않다; 제한에서 제외되다;
      개수에 포함되지 않다

    thing/no-loop
    en without any loop; without a loop; without iterating; without ever iterating; without iterating it;
      even if you never iterate; even if nobody iterates; even without iterating; even without iteration
    ko 순회하지 않아도; 순회하지 않더라도; 순회하지 않고도; 순회를 시작하지 않아도; 순회를 하지 않아도; 순회는 하지 않아도

    say/pointless
    en pointless; is pointless; is unnecessary; unnecessary; superfluous; redundant; makes no sense; serves no purpose;
      of no use; is of no use; useless; is useless; adds nothing; a waste of time; no longer necessary;
      no longer needed; has no point; is meaningless
    ko 의미가 없다; 무의미하다; 소용없다; 소용이 없다; 불필요하다; 쓸모없다; 쓸모가 없다; 아무 소용이 없다; 필요가 전혀 없다;
      들고 있을 필요가 없다; 유지할 필요가 없다; 만들 이유가 없다

    say/store-locked
    en store can't be read; the store can't be read; store isn't readable; the store isn't readable;
      the store is not readable; stored state is unreadable; storage cannot be read; storage can't be read;
      persisted state can't be read; persisted state cannot be read; stored conditions can't be read;
      stored conditions cannot be read; stored conditions cannot be read yet; monitor's store is locked
    ko 저장된 조건을 읽을 수 없다; 저장된 조건을 아직 읽을 수 없다; 저장소를 읽지 못하다; 저장된 상태를 읽지 못하다; 저장된 정보를 읽을 수 없다;
      저장된 데이터를 읽을 수 없다; 저장소에 접근할 수 없다

    thing/unsupported
    ko 지원되지 않는 종류의 조건; 지원하지 않는 종류의 조건; 지원되지 않는 조건을 등록하다; 감시할 수 없는 조건; 감시할 수 없는 종류; 모니터링할 수 없는 종류;
      지원되지 않는 종류; 지원되지 않는 유형의 조건; 지원하지 않는 유형의 조건
    en kind that cannot be monitored; kind of condition that cannot be monitored;
      kind of condition the device cannot monitor; kind of condition the device can't monitor;
      a condition the device cannot monitor; a condition that the device cannot monitor;
      condition of an unsupported kind; unsupported kind of condition

    say/on-screen
    ko 프롬프트가 표시되는 동안; 프롬프트가 떠 있는 동안; 창이 떠 있는 동안; 프롬프트가 보이는 동안; 알림이 표시되는 동안; 권한 창이 떠 있는 동안;
      프롬프트가 화면에 있는 동안; 알림이 보이는 동안

    say/after-answer
    ko 사용자가 답한 뒤에; 사용자가 답하고 나면; 사용자가 선택한 뒤에; 사용자가 응답하면; 대답한 뒤에; 응답이 끝나면

    thing/ends-first
    en second one replaces the first; a second one replaces the first; new one ends the old one;
      new one replaces the old one; second session replaces the first; second session ends the first
    ko 첫 번째가 끝나다; 첫 번째 세션이 끝나다; 첫 세션이 끝나다; 이전 세션이 끝나다; 먼저 만든 세션이 끝나다; 앞선 세션이 끝나다;
      첫 번째 세션이 무효화되다; 기존 세션이 끝나다; 기존 세션이 종료되다; 이전 세션이 종료되다; 첫 번째 세션은 종료되다

    say/one-session-only; about/session
    ko 서비스 세션은 하나만; 세션은 하나만; 서비스 세션을 하나만

    name/fullAccuracyPurposeKey
    ko fullAccuracyPurposeKey

    thing/beacon
    ko 비콘 조건

    thing/implicit; session/service:any
    en implied session; implied sessions
    """
}
