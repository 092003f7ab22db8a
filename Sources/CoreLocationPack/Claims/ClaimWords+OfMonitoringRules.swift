/// What starts services, and how people tell what services bring, need and outlive: words of
/// `ClaimProperties.monitoringRules`.
extension ClaimWords {
  static let ofMonitoringRules = """
    phase/background
    ko 배경; 배경으로 간; 배경으로 가; 배경에 있다; 배경으로 물러나다; 배경으로 내려가다; 뒤로 물러난; 뒤로 물러나다

    key/UIBackgroundModes:location
    ko 배경 모드; 위치 배경 모드; 배경 실행 모드

    session/background
    ko 배경 세션; 배경 활동 세션

    service/significant-change
    ko 중요 위치 변경; 주요 위치 변화; 주요 위치 변경; 큰 위치 변경; 중요 위치 변경 서비스; 중요 위치 변경 모니터링;
      중요 위치 변경 감시

    service/region-monitoring
    ko 영역 모니터링; 영역 감시; 구역 모니터링; 구역 감시

    thing/region
    ko 영역; 구역

    service/standard-location
    ko 표준 갱신; 표준 위치 갱신; 일반 위치 갱신; 일반 갱신; 표준 위치 업데이트

    service/heading
    ko 방향 갱신; 방향 서비스; 헤딩 갱신; 나침반 서비스; 나침반 갱신

    thing/push
    ko 푸시; 푸시 메시지; 푸시를 받다; 푸시가 오다; 푸시가 도착하다

    phase/suspended
    en app's suspended

    say/behind-event; phase/background
    en out of a BGTask; from a BGTask; inside a BGTask; in a BGTask; from within a BGTask
    ko BGTask 안에서; BGTask에서

    say/happy-with
    en is happy with; are happy with; makes do with; make do with; is content with; are content with;
      gets along with; get along with

    say/counted-apart
    en count separately; counts separately; are counted separately; is counted separately
    ko 따로 세다; 따로 치다; 별도로 세다; 따로 계산하다; 따로 계산되다

    say/counted-together
    en aren't counted separately; are not counted separately; isn't counted separately;
      is not counted separately; don't count separately; do not count separately;
      doesn't count separately

    thing/needs-precise
    ko 대략적인 위치로는 안 되다; 대략적인 위치로는 어림없다

    thing/no-entitlement
    ko entitlement 없이; entitlement 없이도; entitlement가 없어도

    say/launch-capable
    en belongs to the launch-capable services; is launch-capable; is a launch-capable service;
      one of the launch-capable services; counts among the launch-capable services;
      is among the services that launch apps; belongs to the services that launch apps
    ko 앱을 실행할 수 있는 서비스에 속하다; 앱을 깨울 수 있는 서비스에 속하다; 앱을 되살리는 서비스에 속하다;
      앱을 실행하는 서비스에 속하다; 앱을 되살릴 수 있는 서비스다; 앱을 깨우는 서비스다

    thing/resumes-itself
    en pick up on their own; picks up on its own; pick back up by themselves; picks up by itself;
      pick up again on their own; picks up again by itself; come back on their own;
      comes back on its own; resume on their own; resumes on its own; takes off again by itself
    ko 알아서 재개되다; 저절로 재개되다; 알아서 다시 시작되다; 알아서 이어지다; 저절로 이어지다

    verb/end
    en unregisters; unregister; deregisters; halts; kills off; shuts down for good; gets unregistered;
      is unregistered
    ko 등록이 풀리다; 등록도 풀리다; 등록도 함께 풀리다; 등록까지 풀리다; 등록이 해제되다; 등록이 사라지다;
      등록까지 사라지다; 등록도 사라지다

    say/tied-to-manager
    en tied to the manager; bound to the manager; attached to the manager; private to the manager;
      local to the manager; belong to the manager; belongs to the manager; belong to one manager;
      tied to its manager; tied to one manager; kept per manager; tied to the instance;
      bound to the instance; belong to the instance
    ko 매니저에 묶이다; 매니저에 묶여 있다; 매니저에 속하다; 매니저에 딸리다; 매니저에 딸려 있다; 매니저별로 따로 관리되다;
      매니저마다 따로 관리되다; 매니저별로 나뉘다; 매니저별로 따로 있다

    thing/while-locked
    en even before somebody unlocks it; even before anybody unlocks it; even before it is unlocked;
      even before the first unlock; even before it's unlocked; even before anyone unlocks it;
      without a single unlock; without waiting for an unlock; without waiting for the first unlock;
      even before the user unlocks it; even before the phone is unlocked; even before somebody unlocks
    ko 잠금을 한 번도 풀지 않아도; 잠금을 풀지 않아도; 잠금을 풀기 전이라도; 잠금 해제 없이도; 첫 잠금 해제 전이라도;
      한 번도 잠금을 풀지 않아도; 잠금을 풀기 전부터

    say/no-session
    ko 세션을 들고 있지 않아도; 세션을 쥐고 있지 않아도; 세션을 안 쥐고 있어도;
      세션을 붙들고 있지 않아도; 세션을 갖고 있지 않아도

    say/two-states
    en no third value; no third state; no third case; no third option; no third possibility

    say/launches-app
    ko 앱을 뒤에서 띄워 주다; 앱을 뒤에서 띄우다; 앱을 배경에서 띄우다; 앱을 배경에서 띄워 주다; 앱을 띄워 주다; 앱을 띄우다;
      앱을 뒤에서 깨우다; 앱을 배경에서 깨우다; 앱을 뒤에서 실행하다; 앱을 배경에서 실행하다

    verb/launch
    ko 뒤에서 띄우다; 뒤에서 띄워 주다; 뒤에서 깨우다; 뒤에서 깨워 주다; 뒤에서 되살리다; 배경에서 띄우다; 배경에서 띄워 주다;
      배경에서 깨우다; 배경에서 깨워 주다

    how/again
    en all over again; from scratch

    thing/whatever-comes
    en anything that comes in; whatever comes in; everything that comes in; whatever arrives;
      anything that arrives; everything that arrives; whatever comes along; whatever happens
    ko 그 사이 들어온 것; 그 사이에 들어온 것; 그동안 들어온 것; 그사이 들어온 것; 그동안 생긴 것; 그 사이 생긴 것

    say/no-backlog
    en no backlog; no queue to catch up on; nothing to catch up on; nothing queues up;
      nothing is saved up; nothing gets saved up

    verb/launch; say/system-relaunches
    en start it up for you; starts it up for you; starts it up; start it up; fires it up; fire it up;
      fires up the app; fire up the app; boots the app; brings it up; spins it up; spins up the app

    thing/monitor-object
    ko 모니터 객체; 모니터 인스턴스; CLMonitor 객체; CLMonitor 인스턴스
    en monitor object; CLMonitor object

    say/by-hand
    ko 사용자가 직접 실행하다; 직접 실행하다; 사용자가 앱을 직접 실행하다; 사용자가 직접 열다; 사용자가 앱을 직접 열다;
      손으로 실행하다; 손수 실행하다; 사용자가 손수 열다

    thing/called-again
    ko 처음부터 다시 시작하다; 처음부터 다시 시작해 주다; 처음부터 다시 걸어 주다; 다시 걸어 주다; 새로 걸어 주다;
      다시 등록해 주다

    api/CLLocationManager.pausesLocationUpdatesAutomatically
    en automatic pause option; automatic pausing option; auto-pause option; auto-pause flag;
      auto-pause property; auto-pause setting; automatic pause flag; automatic pause setting;
      automatic pause property; automatic-pause option
    ko 자동 일시 정지 옵션; 자동 일시 정지 속성; 자동 일시 정지 설정; 자동으로 멈추는 속성; 일시 정지 속성; 자동 멈춤 속성;
      자동 중지 속성; 자동 일시정지 옵션; 자동 일시정지 속성

    fn/filler
    ko 체류; 체류 시간; 수집; 예정; 수집 예정; 매장; 배터리; 아끼고 싶다; 아끼려면; 아끼다

    accuracy/reduced
    ko 시각은 대략적인 위치; 시각도 대략적인 위치; 시각만은 대략적인 위치

    verb/end
    en are history; is history; are toast; is toast; unsubscribed from; has unsubscribed from;
      unsubscribes from; has effectively unsubscribed from

    thing/one-name
    en same CLMonitor; the same CLMonitor
    ko 같은 CLMonitor; 같은 모니터

    accuracy/reduced
    en approximate mode; coarse mode; the coarse mode
    ko 대략적인 위치 모드; 대략 모드

    api/CLLocationManager.showsBackgroundLocationIndicator
    en indicator property; indicator flag; indicator switch
    ko 표시기 속성; 표시 속성; 인디케이터 속성

    thing/whatever-comes
    en missed locations; missed positions; missed updates; missed events
    ko 놓친 위치; 놓친 좌표; 놓친 이벤트; 놓친 갱신

    thing/while-locked
    en no unlocking needed; without unlocking; no unlock needed; right from the boot screen;
      from the boot screen on; as early as the boot screen
    ko 부팅 화면에서부터; 부팅 화면부터; 잠금을 풀 필요도 없다; 잠금을 풀 필요 없이; 잠금 화면에서부터

    say/off-from-the-start
    en is opt-in
    ko 직접 켜는 기능; 직접 켜야 하는 기능; 따로 켜는 기능; 따로 켜야 하는 기능

    say/tied-to-manager
    en only knows the regions of its own instance; of its own instance
    ko 자기 인스턴스의 지역만 알다; 자기 매니저의 지역만 알다; 자기 것만 알다; 자기 인스턴스 것만 담다;
      자기 인스턴스의 지역만 담다

    event/settings:preciseOn
    en leaves approximate location; leave approximate location; leaving approximate location

    say/with-process
    en is lost with the process; are lost with the process; gone with the process; stays with the process; lives and dies with the process; dies with the process;
      goes away with the process; ends with the process; lives in memory only; kept in memory only;
      lives only in memory; bound to the process; tied to the process; vanishes with the process
    ko 프로세스와 함께 사라지다; 프로세스와 함께 죽다; 프로세스와 함께 끝나다; 프로세스와 운명을 같이하다; 앱과 함께 사라지다; 메모리에만 남다; 메모리에만 있다;
      프로세스에 묶이다; 프로세스와 같이 사라지다

    say/per-manager
    en counted per CLLocationManager; counted per manager; counted for each manager;
      separate for each manager; its own limit; manager by manager; a limit of its own
    ko 매니저마다 따로; 매니저별로 따로; 매니저마다 따로 세다; 매니저별로 세다; 매니저당

    say/launches-app-not-extension
    en wakes up your main app; wakes up the main app; wakes your main app; wakes the main app;
      launches your main app; launches the main app; starts your main app; starts the main app;
      launches the host app; wakes the host app; wakes up the host app; launches the containing app
    ko 본 앱이 깨어나다; 본 앱을 깨우다; 본 앱이 실행되다; 본 앱을 실행하다; 메인 앱이 깨어나다; 메인 앱을 깨우다;
      메인 앱이 실행되다; 본 앱이 배경에서 깨어나다; 본 앱이 백그라운드에서 깨어나다; 앱 본체가 깨어나다; 앱 본체를 깨우다

    say/starts-true
    en true out of the box; on out of the box; true from the outset; true from the very start

    say/limited-to-always
    en limited to apps that hold Always; reserved for apps that hold Always;
      limited to apps holding Always; reserved for apps holding Always; kept for apps with Always

    thing/resumes-itself
    en no point in starting; no reason to start; no use in starting; pointless to start;
      no point in restarting; no reason to restart; pointless to restart
    ko 새로 시작할 이유가 없다; 다시 시작할 이유가 없다; 새로 시작할 필요가 없다; 새로 시작하지 않아도 되다;
      다시 시작할 것까지는 없다; 아직 돌고 있다; 그대로 돌고 있다; 여전히 돌고 있다

    service/location-notification
    en notification trigger; region-triggered notification; location-triggered notification

    say/before-tap
    en before anyone taps; before the user taps; before anybody taps; before the tap; without a tap;
      without any tap; before the person taps; even if nobody taps; whether or not anyone taps
    ko 탭하지 않아도; 누르지 않아도; 탭하기 전에도; 누르기 전에도; 탭하기 전이라도; 누르기 전이라도; 탭 없이도

    thing/meantime
    en from the meantime; of the meantime; from that time; from in between
    ko 그동안의 좌표; 그동안의 위치; 그 사이의 좌표; 그사이의 좌표; 그동안의 이벤트

    verb/launch; say/is-woken
    en is woken; are woken; gets woken; get woken; is woken up; are woken up; gets woken up;
      is relaunched; are relaunched; gets relaunched; get relaunched; gets launched
    ko 깨워 주다; 깨워 주기는 하다; 깨워지다; 깨어나다

    verb/work
    en ran fine; ran well; ran with; ran smoothly

    verb/removed
    en remove a few; remove some; take away Allow Once; took away Allow Once; takes away Allow Once;
      hasn't gone away; has not gone away; didn't go away; did not go away; do away with Allow Once;
      did away with Allow Once

    fn/filler
    en merely without; just without; out of habit; less time; less often; less exact
    ko 짧을 뿐; 짧을 뿐이다; 길 뿐이다

    fn/filler
    en just a little less exactly; just a bit less precisely; only a bit less precisely;
      fuzzier; blurrier; coarser; less exactly; less precisely; in reality; estimate;
      by design
    ko 정확해질 뿐; 부정확해질 뿐; 흐려질 뿐; 거칠어질 뿐; 뜸했을 뿐이다; 뜸해질 뿐; 느려질 뿐; 손댈 것; 손댈 게 없다;
      넉넉하다; 멀쩡하다
    """
}
