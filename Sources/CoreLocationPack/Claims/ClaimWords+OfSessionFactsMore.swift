/// More words of sessions, live updates and monitors.
extension ClaimWords {
  static let ofSessionFactsMore = """
    thing/monitor-event; service/condition-monitoring; noun/event
    en event of a monitor; events of a monitor; monitor's event; monitor's events
    ko 모니터 이벤트; 모니터의 이벤트

    thing/no-such-configuration
    code walking; running; cycling; hiking; indoor; outdoor; driving; pedestrian; automotive; marine; maritime;
      sailing; flying; transit; background; lowPower; highAccuracy; navigation

    api/CLLocationUpdate.LiveConfiguration
    en live configuration; live configurations; configurations of live updates; configuration of live updates
    ko 라이브 구성; 라이브 업데이트 구성

    say/on-others
    en on other sessions; on the other sessions; on others; on any other session; on the others; to other sessions;
      for other sessions; for the other sessions
    ko 나머지는

    fn/filler; say/on-others
    en another feature; other feature; other features; another part of the app; other parts of the app;
      the remaining ones; the rest of them
    ko 다른 기능의; 다른 기능은; 다른 기능에서; 나머지 하나는; 또 다른 세션은

    say/ought-not
    ko 말아야 하다; 말 것

    say/drops-oldest
    en removes the oldest one; removes the oldest; replaces the oldest; replaces the oldest one; drops the oldest;
      drops the oldest one; evicts the oldest; evicts the oldest one; deletes the oldest; deletes the oldest one;
      pushes out the oldest; pushes the oldest out; oldest one is removed; oldest is dropped; oldest condition is removed;
      oldest condition is dropped
    ko 가장 오래된 조건이 자동으로 제거되다; 가장 오래된 조건이 제거되다; 가장 오래된 조건이 삭제되다; 가장 오래된 조건이 사라지다;
      가장 오래된 조건을 지우다; 가장 오래된 조건을 제거하다; 가장 오래된 것이 제거되다; 가장 오래된 것이 밀려나다; 가장 먼저 등록한 조건이 사라지다;
      가장 먼저 추가한 조건이 제거되다

    say/second-monitor
    en second independent monitor; independent monitor; another independent monitor; separate monitor;
      independent instance; independent copy; second copy; new empty monitor
    ko 서로 독립된 두 번째 모니터; 독립된 모니터; 별개의 모니터; 독립된 인스턴스; 별개의 인스턴스;
      독립적인 인스턴스; 비어 있는 새 모니터

    say/process-only
    en live only as long as the process; only as long as the process lives; only as long as the process runs;
      only while the process runs; only in memory; kept in memory only; only until the app terminates;
      only until the app is terminated; not longer than the process; no longer than the process;
      only for the lifetime of the process; for the lifetime of the process only
    ko 프로세스가 살아 있는 동안만 유지되다; 앱이 실행되는 동안만 유지되다; 메모리에만 있다; 메모리에만 저장되다; 프로세스가 살아 있는 동안에만 유지되다;
      앱이 종료될 때까지만 유지되다; 앱이 종료되면 초기화되다; 앱이 실행 중일 때만 유지되다; 프로세스와 함께 사라지다

    thing/one-monitor
    en into one monitor; in one monitor; in a single monitor; to one monitor; to a single monitor; one monitor holds;
      one monitor can hold; a monitor can hold; a single monitor can hold; one CLMonitor can hold
    ko 모니터 하나에; 한 모니터에; 모니터 하나가; 모니터 하나로; CLMonitor 하나에; CLMonitor 하나로; 인스턴스 하나에

    session/service:any; say/any-session-will-do
    en with an implicit session in place; thanks to the implicit session; thanks to implicit sessions;
      because of the implicit session; enough to hold a whenInUse session; enough to hold a When In Use session; enough to hold any session;
      any session will do; any session suffices; any session is enough; any kind of session will do;
      any kind of session suffices; an implicit session is enough; an implicit session suffices;
      an implicit session will do; implicit session is enough; implicit session suffices; implicit session will do;
      a whenInUse session is enough; a whenInUse session suffices; a whenInUse session will do;
      a When In Use session is enough; a When In Use session suffices; a When In Use session will do;
      whichever session is held; no matter which session is held; whatever its requirement
    ko 암시적 세션이 있으므로; 암시적 세션 덕분에; 암시적 세션이 있으니; 암시적 세션이 있기 때문에; whenInUse 세션만 들고 있으면; whenInUse 세션만 있으면; whenInUse 세션 하나면; whenInUse 세션만 들고 있어도; whenInUse 세션만 있어도; whenInUse 세션이면 충분하다; whenInUse 세션으로도 충분하다; whenInUse 세션만으로도;
      암시적 세션만으로도; 암시적 세션이면 충분하다; 암시적 세션만 있어도; 암시적 세션으로도 충분하다; 어떤 세션이든 들고 있으면; 어떤 세션이든 있으면;
      아무 세션이나 들고 있으면; 아무 세션이나 있으면; 세션 종류와 상관없이; 세션의 종류와 상관없이

    about/session; say/system-invalidates
    en session is dead; sessions are dead; is dead and must be created anew; dies with it; die with it; are invalidated by the system; is invalidated by the system; invalidates all sessions; invalidates the sessions;
      invalidates its sessions; are invalidated automatically; is invalidated automatically; sessions become invalid;
      session becomes invalid; sessions are ended by the system; ends the app's sessions; ends all sessions
    ko 시스템이 세션을 무효화하다; 세션이 자동으로 무효화되다; 서비스 세션을 모두 무효화하다; 세션을 모두 무효화하다; 세션도 무효가 되다;
      세션도 함께 무효가 되다; 세션도 함께 끝나다; 세션도 자동으로 끝나다; 세션이 자동으로 끝나다; 세션이 자동으로 무효가 되다; 세션까지 무효화되다

    about/session; say/retaken-anytime
    en may be retaken at any time; can be retaken at any time; may be taken back at any time; can be taken over at any time;
      may be recreated at any time; can be recreated at any time; can be recreated whenever you like;
      may be recreated whenever you like; can be retaken whenever you like; no hurry to retake; no hurry to recreate;
      no rush to recreate; no deadline for recreating
    ko 언제든지 세션을 이어받을 수 있다; 언제든 세션을 이어받을 수 있다; 언제든지 이어받을 수 있다; 언제든 이어받을 수 있다; 언제든지 이전 세션을 이어받을 수 있다;
      언제든지 세션을 되찾을 수 있다; 언제든 되찾을 수 있다; 나중에 이어받아도 되다; 천천히 이어받아도 되다

    thing/paused
    ko 세션을 잠시 멈추다; 잠시 멈추다; 일시적으로 멈추다; 세션을 일시 중지하다; 일시 중지하다; 세션을 잠깐 멈추다; 잠시 쉬게 하다

    thing/too-many; about/condition
    ko 21번째 조건; 스물한 번째 조건

    say/one-app-refused
    en refused this app only; refused your app only; denied this app only; denied your app only; refused only this app;
      refused only your app; denied only this app; denied only your app; refused your app in particular;
      denied your app in particular; refused this one app; denied this one app; refused just this app; denied just this app;
      refused just your app
    ko 이 앱만 거부하다; 앱 하나만 거부하다; 해당 앱만 거부하다; 이 앱에 대해서만 거부하다; 이 앱의 권한만 거부하다; 이 앱만 꺼 두다

    fn/filler
    en merely
    ko 서두르지 않아도 되다; 서두를 필요가 없다; 서두를 필요는 없다

    say/keyless
    en outside explicit mode; outside of explicit mode; outside explicit-session mode; without explicit mode; the key is absent; the explicit-mode key is absent; the key is missing; the key is not set

    say/falls-back
    en falls back to; fall back to; falls back on; fall back on; resorts to; resort to

    session/service:any; thing/implicit
    en implicit whenInUse session; implicit When In Use session; implicit whenInUse sessions; implicit When In Use sessions

    say/keeps-reference
    en keep a reference; keep a reference to it; keep the session object; keep the object alive;
      hold on to the object; store the session; store it in a property; hold a reference;
      hold a strong reference; retain the session; retain it

    say/no-need-to-keep
    ko 보관할 필요는 없다; 보관할 필요가 없다; 보관하지 않아도 되다; 참조를 유지할 필요가 없다; 참조를 유지할 필요는 없다; 변수에 담아 둘 필요가 없다;
      변수에 담아 둘 필요는 없다; 변수에 저장할 필요가 없다; 저장해 둘 필요가 없다; 붙잡고 있을 필요가 없다; 붙들고 있을 필요가 없다

    verb/mean; say/availability-check
    ko 버전 검사로 감싸다; 가용성 검사로 감싸다; 버전 확인으로 감싸다

    thing/one-name
    en one and the same name; the very same name

    service/condition-monitoring
    en two monitors; several monitors; multiple monitors; both monitors; second CLMonitor; two CLMonitor instances

    thing/may-coexist
    ko 둘 다 이벤트를 받다; 모두 이벤트를 받다; 각각 이벤트를 받다; 양쪽 모두 이벤트를 받다; 각각 이벤트를 받을 수 있다; 둘 다 이벤트를 받을 수 있다
    en both receive the events; both receive events; both of them receive the events; each of them receives the events;
      each gets the events

    say/process-only
    en starts out empty; starts empty; begins empty; comes back empty; is empty on the next launch; is empty again;
      has lost its conditions
    ko 빈 상태로 다시 시작하다; 빈 상태로 시작하다; 비어 있는 상태로 시작하다; 빈 상태가 되다; 조건을 모두 잃다; 조건이 비워지다

    device/restricted
    en administrator has restricted location access; administrator has restricted location;
      administrator has restricted it; administrator restricted location access; an administrator has restricted location access;
      an administrator restricts location access
    ko 관리자가 위치 접근을 제한하다; 관리자가 제한하다; 관리자가 위치를 제한하다; 관리자가 위치 서비스를 제한하다; 관리 프로파일로 제한되다;
      관리자가 막다; 관리자가 위치 사용을 막다

    say/another-chance
    ko 업그레이드 기회를 다시 얻다; 기회를 다시 얻다; 기회가 다시 생기다; 다시 기회를 얻다; 또 한 번 기회를 얻다; 한 번 더 기회를 얻다;
      업그레이드할 기회를 다시 얻다; 기회를 또 얻다

    say/unrelated
    en has nothing to do with; have nothing to do with; is unrelated to; unrelated to; regardless of accuracy
    ko 상관없다; 관계없다; 관련이 없다; 무관하다

    fn/filler
    ko 푸시로 깨어난; 푸시 알림으로 깨어난; 조용한 푸시로 깨어난; 사일런트 푸시로 깨어난

    say/on-from-the-start
    en defaults to on; default to on; defaults to YES; defaults to true
    ko 기본으로 켜지다; 기본적으로 켜지다; 기본값으로 켜져 있다; 기본으로 적용되다; 기본적으로 적용되다

    say/already-precise
    en even when the app already has full accuracy; even if the app already has full accuracy;
      although the app already has full accuracy; even though the app already has full accuracy;
      even if full accuracy is already there; even when full accuracy is already there;
      even if the app has full accuracy already
    ko 이미 정확한 위치를 쓰고 있어도; 이미 정확한 위치가 허용되어 있어도; 정확한 위치가 이미 허용되어 있어도; 이미 정확한 위치가 있어도;
      정확한 위치를 이미 받고 있어도; 정확한 위치가 이미 켜져 있어도

    say/optional
    en is optional; are optional; is merely optional; is a matter of taste; is up to you
    ko 선택 사항이다; 선택이다; 선택에 달려 있다; 하지 않아도 그만이다

    say/hands-back
    en hands them back; hands it back; gives them back; gives it back; returns them to the app; restores them;
      restores the sessions; restores them automatically; restores it automatically; recreates them for you;
      recreates them for the app; restored automatically
    ko 세션을 돌려주다; 세션을 되돌려 주다; 세션을 복원해 주다; 자동으로 복원되다; 자동으로 복원해 주다; 알아서 복원해 주다; 세션이 복원되다;
      세션을 알아서 다시 만들어 주다; 자동으로 다시 만들어 주다

    thing/different-names
    en with different names; under different names; of different names; a different name each; with names of their own
    ko 이름이 다른; 이름이 다르면; 서로 다른 이름; 이름을 달리하면; 이름만 다르면; 다른 이름의

    say/twenty-each
    en 20 conditions of its own; 20 of its own; twenty of its own; twenty conditions of its own; 20 conditions each;
      twenty conditions each; 20 each; twenty each; its own 20 conditions; its own twenty conditions;
      a limit of 20 each; each with its own limit
    ko 각각 20개씩; 각각 20개; 20개씩 따로; 각자 20개; 각각 스무 개씩; 각각 스무 개

    say/not-watched; about/condition
    en condition isn't watched anymore; condition is not watched anymore; condition isn't watched;
      condition is not watched; condition is no longer watched; condition isn't monitored anymore;
      condition is not monitored anymore; condition is no longer monitored; condition isn't monitored;
      condition is not being monitored; isn't being watched; is not being watched
    ko 더 이상 감시되지 않는다는 뜻이다; 조건이 감시되지 않는다는 뜻이다; 더 이상 모니터링되지 않는다는 뜻이다; 감시되지 않는다는 뜻이다;
      모니터링되지 않는다는 뜻이다; 감시가 중단되었다는 뜻이다

    say/unsatisfied
    code unsatisfied

    say/whole-history
    en whole history; the history of events; all past events; list of all events
    ko 지금까지의 모든 이벤트; 전체 이벤트; 이벤트 목록 전체; 이벤트 기록 전체; 지난 이벤트 전부

    say/no-monitor-open
    en without an open monitor; with no monitor open; while no monitor is open; when no monitor is open;
      without any open monitor

    thing/too-many
    ko 세션을 두 개 이상 들고 있으면; 세션을 두 개 이상 만들면; 세션을 여러 개 들고 있으면; 세션을 여러 개 만들면; 세션을 너무 많이 만들다;
      세션이 너무 많다; 세션을 너무 많이 들고 있다
    en too many sessions; more than one session; holds too many sessions; several sessions at once

    thing/not-counted
    ko 따로 등록할 수 있다; 별도로 등록할 수 있다; 따로 추가할 수 있다; 별도로 추가할 수 있다

    thing/too-many; about/condition
    en 21 st condition; a 21 st condition; the 21 st condition

    thing/adds-conditions-again; about/condition
    en add conditions again; add the conditions again; add all conditions again; add your conditions again;
      add all of the conditions again; add every condition again; add its conditions again; conditions have to be re-added;
      re-add the conditions; re-add all conditions; re-add your conditions

    say/no-session
    en no session is held; no session is being held; no session whatsoever; you hold none;
      it holds none; the app holds none; none is held

    thing/exclusive
    en never true at once; never true at the same time; never both true; never set together; never true together;
      mutually exclusive; cannot both be true; can't both be true; never set at the same time
    ko 동시에 true가 되지 않다; 동시에 참이 되지 않다; 함께 true가 되지 않다; 동시에 설정되지 않다; 서로 배타적이다; 상호 배타적이다

    verb/launch
    ko 앱을 띄우다; 앱을 띄워 주다; 앱을 깨우다; 앱을 깨워 주다

    say/fails-explicit
    en treated as if no session were held; treated as if there were no session; treated like no session;
      counts as no session; the same as no session; no better than no session; treated as no session
    ko 세션이 없는 것과 똑같이 취급되다; 세션이 없는 것으로 취급되다; 세션이 없는 것과 같다; 세션이 없는 것으로 간주되다;
      세션이 없는 것과 마찬가지이다; 세션이 없는 것과 다름없다

    say/never-held
    en even when the app held none before; even if the app held none before; even when none was held before;
      even if it held none before; although it held none before; although the app held none before
    ko 이전에 활성화된 세션이 없어도; 이전 세션이 없더라도; 이전 세션이 없어도; 이전에 세션이 없어도; 이전에 세션이 없더라도; 이전에 세션이 없었더라도; 이전에 세션이 없었어도; 전에 세션이 없었더라도; 이전 세션이 없었더라도; 이전에 들고 있던 세션이 없었더라도;
      이전에 들고 있던 세션이 없었어도

    fn/filler
    en that were held before termination; that was held before termination; that was active before termination;
      held before termination; that had been held before termination; that were active before termination;
      from before the termination; held before the app was terminated; that it held before termination;
      that were held before; that was held before

    thing/resumes-itself
    en continues on its own; continue on its own; resumes on its own; resume on their own; goes on on its own;
      carries on on its own; comes back on its own; is resumed automatically; are resumed automatically;
      is taken over automatically; are taken over automatically
    ko 코드 없이도 이어지다; 저절로 계속되다; 자동으로 계속되다; 알아서 계속되다

    thing/paused
    en only suspends it; merely suspends it; just suspends it; only interrupts it; suspends the session;
      only suspends the session; interrupts the session; puts the session on hold; puts it on hold
    ko 잠시 중단되다; 일시적으로 중단되다; 잠깐 중단되다; 잠시 쉬다; 잠시 보류되다

    thing/ends-first; about/session
    en only one session; only one session at a time; one session at a time; at most one session; just one session;
      only one session per app; no more than one session

    say/though-session-runs
    en background activity session or not; with or without a background activity session;
      whether or not a background activity session is held; regardless of any background activity session;
      regardless of a background activity session; even if a background activity session is held
    ko 백그라운드 활동 세션이 있든 없든; 백그라운드 활동 세션과 상관없이; 백그라운드 활동 세션과 관계없이;
      백그라운드 활동 세션 유무와 관계없이; 백그라운드 활동 세션 유무와 상관없이

    thing/shares-name
    en share one name; share a name; share the same name; have the same name; use the same name; bear the same name;
      share one and the same name

    thing/may-share-name
    ko 이름 하나를 같이 써도 되다; 이름을 같이 써도 되다; 이름을 공유해도 되다; 이름 하나를 함께 써도 되다; 이름을 함께 써도 되다;
      이름을 같이 써도 괜찮다; 이름을 공유해도 괜찮다; 이름이 같아도 되다; 이름이 같아도 괜찮다; 이름이 겹쳐도 되다; 이름이 겹쳐도 괜찮다

    key/NSLocationRequireExplicitServiceSession
    en explicit-session key; explicit session key; explicit-mode key; explicit mode key; explicit service session key
    ko 명시적 세션 키; 명시적 모드 키; 명시적 서비스 세션 키; 명시적 세션을 요구하는 키; 명시적 세션을 켜는 키; 세션을 요구하는 키

    thing/revival
    ko 세션을 다시 켤 수 있다; 세션을 다시 쓸 수 있다; 세션을 다시 사용할 수 있다; 세션을 재사용할 수 있다; 다시 이어서 쓸 수 있다; 이어서 쓸 수 있다
    en can be re-enabled; be re-enabled; can be resumed later; can be reused; be reused

    say/at-always-level
    en at the Always level; on the Always level; with the Always requirement; of the Always kind;
      with the .always requirement; that requires Always; with Always as its goal; with Always as the goal

    say/no-session
    ko 세션이 없더라도; 명시적 세션이 없어도; 명시적 세션이 없더라도; 서비스 세션이 없더라도
    """
}
