/// Words that only `ClaimProperties.running` and `ClaimProperties.platforms` speak of: what goes on
/// in the background, on a platform, and while something is watched.
extension ClaimWords {
  static let running = """
    thing/no-sign
    en without any visible sign; without a visible sign; invisible; invisibly; no indicator is shown; unnoticed;
      without the user noticing; without anybody noticing; without any sign; without showing anything; discreetly;
      without any hint to the user; with no visible sign; hides the location indicator; hides the indicator;
      keeps the indicator hidden; suppresses the indicator; without a trace; without any trace
    ko 표시 없이; 보이지 않게; 눈에 띄지 않게; 티 나지 않게; 표시가 숨겨지다; 위치 표시가 숨겨지다; 아무 표시 없이; 아무런 표시 없이; 인디케이터 없이;
      파란 표시 없이; 사용자 모르게; 사용자가 모르게; 표시가 나타나지 않다; 표시가 사라지다; 위치 표시가 사라지다; 몰래

    thing/confers
    en raises the app to; upgrades the app to; amounts to Always; is as good as Always; equals Always;
      replaces Always; turns the grant into; raises the grant to; upgrades the grant to; brings the app Always;
      equivalent of Always
    ko 항상 허용과 같다; 항상 허용을 대신하다; 항상 허용으로 간주되다

    thing/every-moment
    en every second; each second; once a second; per second; every minute; once a minute; every few seconds; each minute;
      times a second; times a minute; in real time; several times a minute; every thirty seconds; every half minute;
      continuously recomputed; within a second; within seconds; within a minute; within a few seconds; per minute;
      every five seconds; every ten seconds; at the usual rate; at the same rate; at full rate
    ko 매초; 1초마다; 1분마다; 매분; 1분에 한 번; 1초에 한 번; 몇 초마다; 몇 초에 한 번; 1초 간격; 1분 간격; 1초에; 1분에; 실시간으로; 수 초마다;
      10초마다; 5초마다; 30초마다; 1분 안에; 몇 초 안에; 1분 이내에; 1분에 네 번; 분당; 초당

    thing/each-part
    en each monitor; every monitor; per monitor; for each kind; each kind of condition; per kind; each kind; per type;
      each type of condition; for every kind; every kind of condition; each manager; per manager; every manager;
      each instance; per instance; for each instance; each `CLMonitor`; per `CLMonitor`; for each name; per monitor name;
      kinds are counted separately; counted separately

    # 따로 세지 않는다: together, and not left out.
    thing/counted-together
    ko 따로 세지 않다; 따로 헤아리지 않다; 따로 치지 않다; 별도로 세지 않다; 나누어 세지 않다; 나눠 세지 않다; 구분해서 세지 않다; 각각 세지 않다

    thing/not-counted
    en don't count towards; do not count towards; do not count toward; don't count toward; are not counted; aren't counted;
      are exempt; exempt from; excluded from the limit; not included in the limit; not subject to; on top of the limit;
      come on top; free of any limit; don't count; do not count; not limited; has no limit; have no limit; are unlimited
    ko 20개에 포함되지 않다; 세지 않다; 한도에 들어가지 않다; 제한에 포함되지 않다; 한도에 포함되지 않다; 제한을 받지 않다; 제한에 걸리지 않다; 제한에서 제외되다; 한도에서 제외되다;
      제한이 없다; 계산에 들어가지 않다; 개수에 포함되지 않다; 제한과 무관하다; 제한에서 빠지다

    thing/evicts
    en replaces the oldest; pushes out the oldest; evicts; oldest one is dropped; oldest condition is removed;
      oldest is removed; drops the oldest; kicks out the oldest; oldest condition is dropped; oldest one is removed;
      takes the place of the oldest; overwrites the oldest; removes the oldest; replaces the first; displaces the oldest;
      oldest condition makes room; oldest one makes way; at the expense of the oldest; oldest condition goes
    ko 가장 오래된 조건이 밀려나다; 가장 오래된 조건이 삭제되다; 오래된 조건을 대체하다; 가장 오래된 것이; 가장 오래된 조건이 제거되다; 가장 오래된 조건을 밀어내다;
      가장 오래된 조건을 대체하다; 가장 오래된 조건이 사라지다; 가장 먼저 추가한 조건이; 가장 오래된 지역이; 가장 오래된 조건이 지워지다; 가장 오래된 조건부터;
      가장 오래된 지역부터

    thing/added-again
    en have to be added again; must be added again; need to be added again; has to be added again; has to add them again;
      must add them again; add all conditions again; re-add; re-added; re-adding; be re-registered;
      must be registered again; have to be registered again; needs to be added again; add them again;
      add all of them again; add every condition again; set up again; recreate all conditions; starts out empty
    ko 다시 추가해야 하다; 다시 등록해야 하다; 새로 추가해야 하다; 새로 등록해야 하다; 모두 다시 추가하다; 모두 다시 등록하다; 처음부터 다시 추가하다;
      다시 추가하지 않으면; 다시 등록하지 않으면; 빈 상태로 시작하다; 다시 넣어야 하다; 전부 다시 추가하다

    thing/last-event
    code lastEvent; CLMonitor.Record.lastEvent
    en last event of a record; =lastEvent

    thing/not-handled-yet
    en before the app handles; before the app has handled;
      before it was handled; before it has been handled; before it is handled; before you handle; without awaiting;
      need not await; needn't await; even if nobody awaits; even if you never await; whether or not you await;
      even if you do not await; even if you don't await; without anybody awaiting; without handling
    ko 이벤트를 처리하기 전에; 처리하기 전에; 처리하기 전부터; 기다리지 않아도; 처리하지 않아도; 순회하지 않아도; 이벤트를 받지 않아도; 이벤트를 기다리지 않아도; 처리와 상관없이; 처리 여부와 상관없이; 처리 여부와 관계없이

    thing/unhandled
    en never handled; not handled; unhandled; was never handled; has not been handled; hasn't been handled;
      nobody has handled; was not handled; nobody handled; nobody awaits; stays unhandled; remains unhandled
    ko 처리하지 않은; 처리되지 않은; 처리한 적 없는; 처리를 안 한; 처리되지 않고

    thing/still-watched
    en goes on being watched; continues to be watched; is still watched; still monitored; keeps being monitored;
      remains monitored; is still monitored; stays monitored; continues to be monitored; keeps being watched;
      go on being watched; are still watched; are still monitored; system keeps watching; keeps an eye on;
      goes on watching; still watches; watches it all the same; remains watched; stays active
    ko 계속 감시하다; 계속 감시되다; 계속 지켜보다; 여전히 감시되다; 여전히 감시하다; 계속 모니터링되다; 계속 모니터링하다; 계속해서 감시하다; 감시가 계속되다;
      감시가 이어지다; 모니터링이 계속되다; 모니터링이 이어지다; 여전히 모니터링되다

    thing/while-locked
    en before the device is unlocked; before the device has been unlocked; before anybody unlocks the device;
      before the user unlocks the device; without being unlocked; without unlocking the device; without unlocking;
      even before the first unlock; while the device is still locked; even while locked; even if it stays locked;
      even without unlocking; even if nobody unlocks; before you unlock; before it is unlocked; still locked
    ko 잠금을 풀기 전에도; 잠금을 풀기 전부터; 잠금 해제 전에도; 잠금 해제 전부터; 잠금을 풀지 않아도; 잠긴 상태에서도; 잠긴 채로도; 잠금을 한 번도 풀지 않아도; 잠금을 해제하지 않아도;
      잠금을 해제하기 전에도; 잠금을 해제하기 전부터; 잠금을 한 번도 풀지 않은

    thing/own-regions
    en monitors its own; its own set of; own set of regions; only lists the regions of the manager; only those of the manager;
      only the regions that this manager; separate regions; regions of this manager only; its own regions;
      only the regions of this manager; only the regions of the manager; regions of that manager only;
      regions of its own; only the regions of that manager; own list of regions; regions and visits of its own;
      not share their regions; not the regions of other managers; list of its own
    ko 매니저마다 감시하는 지역이 따로; 그 매니저가 등록한 지역만; 매니저마다 따로; 매니저별로 따로; 해당 매니저의 지역만; 이 매니저가 추가한 지역만;
      그 매니저가 추가한 지역만; 해당 매니저가 등록한 지역만; 매니저마다 별도로; 매니저별로 별도로; 자기 지역만; 자신이 등록한 지역만; 자신이 추가한 지역만;
      매니저마다 지역을 따로; 매니저마다 감시 지역이; 다른 매니저가 등록한 지역은; 다른 매니저의 지역은

    thing/called-again
    en must be called again; has to be called again; needs to be called again; have to be called again;
      need to be called again; must call it again; have to call it again; must be started anew; has to be started anew;
      needs to be restarted; need to be restarted; have to be restarted; must be restarted; have to be started again;
      must be switched on again; calls for a restart; have to start it again; must start it again
    ko 다시 호출해야 하다; 다시 시작해야 하다; 다시 켜야 하다; 새로 시작해야 하다; 다시 시작해 주어야 하다; 다시 불러야 하다; 매번 다시 시작하다;
      다시 시작하지 않으면; 다시 호출하지 않으면; 재시작해야 하다; 다시 시작해야만 하다

    thing/resumes-itself
    ko 저절로 다시 시작되다; 자동으로 다시 시작되다; 알아서 재개되다; 저절로 재개되다; 자동으로 재개되다; 알아서 다시 시작되다; 다시 켤 필요가 없다; 저절로 이어지다; 알아서 이어지다; 스스로 다시 시작하다; 자동으로 이어지다; 다시 시작될 필요가 없다

    thing/no-magnetometer
    en needs no magnetometer; no magnetometer is needed; works without a magnetometer; even without a magnetometer;
      need no magnetometer; requires no magnetometer; no magnetometer needed; doesn't need a magnetometer;
      does not need a magnetometer; independent of a magnetometer
    ko 자력계가 필요 없다; 자력계 없이도; 자력계가 없어도; 자력계가 필요하지 않다; 자기 센서가 없어도; 지자기 센서가 없어도; 자력계가 없는 기기에서도

    thing/no-network
    en works without a network; work without a network; works without network; without a network connection;
      without any network; even offline; works offline; no network is needed; needs no network; no connection is needed;
      without an internet connection; without internet; without a connection; in airplane mode too; works in airplane mode
    ko 네트워크 없이도; 네트워크가 없어도; 오프라인에서도; 인터넷 없이도; 인터넷이 없어도; 네트워크가 필요 없다; 인터넷이 필요 없다; 네트워크 연결 없이도;
      네트워크 연결이 없어도; 네트워크가 필요하지 않다; 비행기 모드에서도; 인터넷 연결 없이도; 인터넷 연결이 필요 없다

    thing/of-core
    en part of Core Location; belongs to Core Location; Core Location framework; Core Location itself;
      comes with Core Location; Core Location class; class of Core Location; Core Location type; lives in Core Location;
      is defined in Core Location; from Core Location
    ko Core Location에 속하다; Core Location 프레임워크에 들어 있다; Core Location의 일부다; Core Location의 일부이다; Core Location에 들어 있다;
      Core Location의 클래스다; Core Location 프레임워크의; Core Location이 제공하다; Core Location에서 제공하다; Core Location에 정의되다

    thing/lasting-grant
    en permanent When In Use; permanent grant; lasting grant; permanent right; a permanent; lasting permission;
      no longer needs the button; need not tap again; need never tap again; a lasting;
      as long as the app is installed; no second tap
    ko 영구적이다; 영구적으로 유지되다; 영구히 유지되다; 또 누를 필요가 없다; 다시 누를 필요가 없다; 앱을 지울 때까지; 한 번만 누르면 되다; 영구 권한; 영구적인

    thing/two-levels
    en both levels; two levels; both authorization levels; two authorization levels; both rights;
      both kinds of authorization; both of the levels; between While Using and Always; between When In Use and Always
    ko 두 수준; 두 가지 수준; 두 수준 모두; 두 권한; 두 가지 권한; 두 권한 모두; 두 수준이 모두; 두 권한 수준; 둘 중 무엇; 둘 중 하나; 두 단계 권한

    thing/more-than
    en allows more than; permits more than; goes further than; stronger than; kept apart; strictly apart; more powerful;
      differs from; differ; work differently; behave differently; are different; make a difference; makes a difference;
      more than When In Use; wider than; more rights than; weaker than; less than Always; difference between; distinguishes
    ko 더 많은 것을 허용하다; 다르게 동작하다; 서로 다르게 동작하다; 더 강하다; 차이가 있다; 서로 다르다; 더 넓다; 더 많은 권한; 다르게 취급되다; 구분되어 있다;
      더 넓은 권한; 차이가 크다; 엄격히 구분되다; 엄격하게 구분되다; 더 강력하다; 보다 더 많은 것을; 보다 넓은

    thing/as-long-as-runs
    en as long as it runs; as long as it is running; whenever it runs; as long as the app runs;
      as long as it's running; while it is running; as long as the process; even if nobody looks;
      without being looked at; whether or not anybody looks; as long as it is open; even when nobody looks;
      even when not looked at
    ko 실행 중이기만 하면; 실행되는 동안은 계속; 켜져 있는 동안; 실행 중인 한; 실행되고 있는 한; 쳐다보지 않아도; 보고 있지 않아도; 바라보지 않아도; 실행 중이라면 언제나; 열려 있는 동안;
      실행되는 한

    thing/lists-regions
    en still lists; lists its regions; contains the regions; lists the regions; holds the regions; returns the regions;
      contains its regions; lists all regions; shows the regions; contains all regions; lists all of its regions
    ko 지역이 들어 있다; 지역을 돌려주다; 고스란히 들어 있다; 지역이 그대로 들어 있다; 지역 목록이 들어 있다; 지역이 담기다

    thing/opt-out
    en force users to; force the user to; forces users to; forces the user to; demand precise location;
      require users to share; make users share; insist on exact positions; insist on precise; forbid users to;
      keep users from choosing approximate; prevent users from choosing; switch the user's choice off
    ko 대략적인 위치를 거부하다; 정확한 위치만 받도록 설정하다; 정확한 위치를 강제하다; 정확한 위치를 강요하다; 대략적인 위치를 막다; 대략적인 위치 옵션을 없애다;
      정확한 위치만 허용하도록; 정확한 위치만 받도록; 정확한 위치를 강제할 수 있다; 대략적인 위치를 금지하다; 정확한 위치를 의무화하다; 대략적인 위치 선택을 막다

    thing/keeps-receiving
    en keeps receiving; continues to receive; goes on receiving; still receives; keeps getting; still gets; keep receiving;
      continue to receive; go on receiving; still receive; keeps on receiving; receives every; gets every;
      receives them at once; gets them at once; is served at once; in real time; is still served; without interruption
    ko 계속 받다; 그대로 받다; 여전히 받다; 실시간으로 받다; 계속해서 받다; 끊김 없이 받다; 바로바로 받다; 계속 전달받다; 계속 수신하다; 그때그때 받다;
      위치를 계속 받다

    thing/never-suspends
    en never suspends; never suspended; is never suspended; are never suspended; exempt from suspension;
      spares from suspension; not suspended as long as
    ko 결코 일시 중단하지 않다; 절대 일시 중단하지 않다; 결코 중단하지 않다; 절대 일시 중단되지 않다; 결코 일시 중단되지 않다; 일시 중단 대상이 아니다;
      일시 중단에서 제외되다

    thing/live-activity
    en =Live Activity; =Live Activities; live activity; live activities
    ko 라이브 액티비티; 실시간 현황; 실시간 활동

    thing/keeps-going
    en keep location updates going; keep updates going; keeps updates going; keeps location updates going; keep the updates; keeps the updates alive; keep the updates alive
    ko 이어 갈 수 있다; 이어 받을 수 있다; 계속 받을 수 있다

    thing/one-delegate
    en share one delegate; one delegate for all; delegate of the first; share a delegate; same delegate for all;
      shares the delegate; share the delegate; a common delegate; one common delegate; single delegate; only the first manager;
      only the last manager; only the newest manager; only the most recent manager; only one manager; one shared delegate
    ko 델리게이트는 하나를 공유하다; 델리게이트 하나를 함께 쓰다; 하나의 델리게이트를 공유하다; 첫 번째 매니저만; 델리게이트를 공유하다; 델리게이트 하나를 공유하다;
      첫 매니저만; 마지막 매니저만; 델리게이트는 하나만; 공통 델리게이트; 같은 델리게이트를; 하나의 델리게이트

    thing/forgets
    en forgets the sessions; forgets its sessions; forgets all sessions; deletes all records; forgets them at once;
      forgets about the sessions; forgets the session; forgets every session; drops all sessions; nothing to take over;
      sessions are forgotten; session is forgotten; clears the sessions; erases the sessions; no memory of
    ko 세션을 바로 잊다; 세션을 잊다; 세션에 관한 기록을 지우다; 세션에 관한 기록을 모두 지우다; 세션 기록을 지우다; 세션을 모두 잊다; 세션을 즉시 잊다;
      이어받을 것이 없다; 이어받을 수 없다; 세션 정보를 지우다; 세션 정보를 잊다; 세션도 함께 사라지다; 세션을 기억하지 못하다

    thing/time-left
    en tracks sessions; remembers sessions; keeps the sessions; tracks the sessions;
      remembers its sessions; tracks its sessions; keeps track of sessions; keeps track of the sessions
    ko 세션을 기억하다; 세션을 추적하다; 세션을 기억해 두다

    thing/ends-first
    ko 한 번에 하나만; 하나만 가질 수 있다; 동시에 하나만; 먼저 만든 세션을 대체하다; 앞의 세션이 끝나다; 이전 세션을 무효화하다; 나중 것이 앞의 것을 대신하다;
      하나만 유지할 수 있다; 하나만 만들 수 있다; 둘 이상 가질 수 없다; 둘 이상 만들 수 없다; 이전 세션이 무효가 되다; 먼저 만든 세션이 무효가 되다; 이전 세션을 대체하다;
      앞의 세션을 대체하다; 기존 세션을 대체하다; 기존 세션이 무효가 되다; 먼저 만든 세션은 무효가 되다; 하나뿐이어야 하다; 여러 개 가질 수 없다; 여러 개를 가질 수 없다
    en the last one wins; last one wins; the newest one wins; the latest wins; do not layer; don't layer; cannot coexist;
      can't coexist; newer one wins; replace each other; only one of them counts; one at a time; only the newest counts

    thing/no-session-needed
    en no session is needed; needs no session; need no session; need not take a session; needn't take a session;
      session is superfluous; session is unnecessary; no need for a session; without need for a session; session need not be;
      session needn't be; sessions need not be; sessions are unnecessary; sessions are superfluous; no sessions are needed
    ko 세션을 만들 필요가 없다; 세션이 필요 없다; 세션이 필요하지 않다; 세션을 만들지 않아도 되다; 세션을 가질 필요가 없다; 세션은 필요 없다; 세션은 불필요하다;
      세션을 만들지 않아도; 세션이 없어도 되다; 세션을 유지할 필요가 없다

    thing/already-right
    en already authorized; already has the right; already has authorization; already granted; is already there;
      already been granted; has been authorized; once authorized; already holds; already has Always; already has When In Use;
      already has permission; already allowed
    ko 이미 권한이 있다; 이미 허용되다; 이미 권한을 가지다; 이미 권한을 받다; 이미 승인되다; 권한이 이미 있다; 권한을 이미 받다; 이미 허용되어 있다; 이미 항상 허용

    thing/not-enough
    en insufficient; no substitute
    ko 부족하다; 모자라다; 만족하지 못하다; 세션으로 치지 않다; 세션으로 인정되지 않다; 충족하지 못하다

    thing/blocked
    en stops working; is disabled; switched off too; is blocked; are blocked; is cut off; shuts down; falls silent;
      stop working; are disabled; is switched off; are switched off; is suspended as well; stops as well; breaks down; goes dark
    ko 함께 막히다; 막혀 버리다; 동작을 멈추다; 먹통이 되다; 동작하지 못하다

    thing/coarse
    en coarse; exact; exactly; precise; precisely; accurate; accurately
    ko 정확한 장소; 정확한 위치로; 대략적인 장소

    verb/assign
    en mutable; is mutable; can be raised later; can be raised; be raised afterwards; can be changed afterwards;
      change its requirement; raise its requirement; change the goal
    ko 가변; 가변이다; 가변 객체다; 고쳐 쓰다; 고쳐 쓸 수 있다; 나중에 바꾸다; 나중에 바꿀 수 있다; 올려 잡다; 도중에 바꾸다; 도중에 바꿀 수 있다;
      수정할 수 있다; 요구 수준을 바꾸다; 요구 수준을 높이다

    thing/exclusive
    en never both; never are both; excludes; mutually exclusive; exclude each other; one of the two;
      either one or the other; never at the same time; never together
    ko 동시에 true가 되지 않다; 둘 다 true인 경우는 없다; 함께 true가 되지 않다; 상호 배타적이다; 동시에 참이 되지 않다; 서로 배타적이다

    thing/watch-separate
    en separate from that of the iPhone; separate from the iPhone; independent of the iPhone; independent of that of the iPhone;
      of its own, apart from the iPhone; not shared with the iPhone; decided anew on the watch; asked for separately;
      separate from the companion; independent of the companion
    ko 아이폰 앱과 별개다; 아이폰과 별개다; 아이폰 앱과 따로; 아이폰과 따로; iPhone 앱과 별개다; iPhone과 별개다; 아이폰과 공유되지 않다; iPhone과 공유되지 않다;
      아이폰 앱과 무관하다; iPhone 앱과 무관하다; 아이폰 앱과 독립적이다; iPhone 앱과 독립적이다

    api/CLMonitor.Event.State
    code CLMonitor.Event.State; Event.State
    """
}
