/// Words for what sessions, live updates, monitors and background updates are said to do, beside
/// those of `sessionFacts`.
extension ClaimWords {
  static let ofSessionRules = """
    say/unseen
    en without any visible indicator; without a visible indicator; without any indication;
      without showing the user any indicator; without showing any indicator; without displaying an indicator;
      without displaying any indicator; without an indicator being shown; without any visible sign;
      with no indicator; with no visible indicator; with no indicator at all; with nothing on screen;
      work without any visible indicator; works without any visible indicator; work without a visible indicator;
      works without a visible indicator; without the status bar indicator; without the blue indicator; without a blue indicator;
      without showing the indicator; without showing the blue indicator; without alerting the user
    ko 아무런 인디케이터 없이; 별다른 표시 없이; 아무 인디케이터 없이; 파란 표시 없이; 눈에 보이는 표시 없이; 화면 표시 없이;
      인디케이터를 보여 주지 않고; 표시를 띄우지 않고; 화면에 아무것도 띄우지 않고

    say/system-asks
    en make the system ask for When In Use; to make the system ask; make the system show the prompt;
      makes the system ask; makes the system prompt; makes the system prompt for When In Use;
      gets the system to ask for When In Use; gets the system to prompt; causes the system to prompt;
      causes the system to ask; lets the system ask for When In Use; has the system ask for When In Use
    ko 시스템이 앱을 사용하는 동안 권한을 물어보다; 시스템이 권한을 물어보다; 시스템이 권한을 물어봐 주다

    say/wants-prompt
    en if you want a prompt; if you want the prompt; if you want the alert; when you want the prompt to appear;
      to get the prompt; to trigger the prompt; to bring up the prompt; if the user should be asked;
      when the user should be asked

    event/requestWhenInUse; say/asks-for-use
    en asks the user for When In Use; asks for When In Use access;
      asks for When In Use authorization; requests When In Use; requests When In Use access;
      prompts for When In Use; prompts the user for When In Use

    prompt/any; about/prompt
    ko 앱 사용 중 권한을 요청하는 창; 앱 사용 중 권한을 요청하는 알림; 앱을 사용하는 동안 권한을 요청하는 창; 앱을 사용하는 동안 권한을 요청하는 알림;
      위치 권한을 묻는 창; 위치 권한을 묻는 알림; 위치 권한을 요청하는 창; 위치 권한을 요청하는 알림; 권한을 물어보는 창; 권한을 물어보는 알림;
      위치 권한을 물어보는 창; 위치 권한 팝업; 위치 권한 창; 권한 요청 팝업; 위치 권한 요청 팝업

    say/on-your-behalf
    en on your behalf; on behalf of your app; on behalf of the app; on the app's behalf; on its behalf;
      behind the scenes; under the hood; behind your back
    ko 앱을 대신해; 대신 만들어 주다; 대신 잡아 주다; 대신 열어 주다; 알아서 만들어 주다; 알아서 잡아 주다; 내부적으로;
      뒤에서 알아서; 대신 만들다; 알아서 만들다

    say/covers
    en covers; cover; includes; include; extends to; extend to; takes in; comes with; brings along

    say/remembered
    en still remembered; are remembered; is remembered; remain remembered; stays remembered; still known to the system;
      still tracked; are tracked; kept in mind; remembers them; still remembers; keeps them around; kept around

    say/remembers; about/session
    ko 기억~; 기억하고 있다; 기억해 두고 있다; 세션을 기억하고 있다; 이전 세션을 기억하고 있다; 세션 정보를 기억하다; 세션 정보를 보관하다;
      세션을 보관하다; 이전 세션을 보관하다; 세션을 보존하다; 세션 기록을 보관하다

    thing/revival
    en keep using the same object; keep using the object; go on using the same object; reuse the same object;
      use the same object again; reuse the object; reuse it later; restart it later; start it again later;
      be restarted; can be restarted; be revived; be woken up again; be switched back on;
      switch it back on; turn it back on; pick it up again; be picked up again
    ko 같은 객체를 계속 쓰다; 같은 객체를 계속 사용하다; 같은 세션을 다시 쓰다; 같은 세션을 다시 사용하다; 다시 켤 수 있다; 다시 시작할 수 있다;
      재사용하다; 재활성화하다; 재개할 수 있다; 재시작할 수 있다

    say/without-former; say/never-held
    en even when no session was held before; even if no session was held; even though no session was held before;
      even if no session had been held before; even if there was no session before; even with no earlier session;
      even if it never held one; even if you never held one; even without a previous session;
      even if no previous session was held; whether or not one was held before;
      regardless of whether one was held before; even when none was active before

    say/spent-upgrade; say/declines-upgrade
    en declined the Always upgrade; declines the Always upgrade; declined the upgrade to Always;
      turned down the Always upgrade; turned down the upgrade to Always; refused the Always upgrade;
      refused the upgrade to Always; rejected the Always upgrade; rejected the upgrade to Always;
      said no to the Always upgrade; said no to the upgrade to Always; already turned the upgrade down;
      has already turned down the upgrade; already rejected the upgrade; kept While Using;
      chose to keep While Using; chosen to keep While Using
    ko 항상 허용 업그레이드를 거절하다; 항상 허용으로 올리기를 거절하다; 항상 허용 전환을 거절하다; 항상 허용 승격을 거절하다;
      업그레이드 제안을 이미 거절하다; 항상 허용 제안을 거절하다

    label/Keep Only While Using
    en user declined the Always upgrade; user declined the upgrade to Always; user refused the Always upgrade;
      user refused the upgrade; user refused the upgrade to Always; user turned down the Always upgrade;
      user turned down the upgrade; user rejected the Always upgrade; user rejected the upgrade;
      user turned the upgrade down; user declines the upgrade; user rejects the upgrade

    say/another-chance
    en another shot at the upgrade; another go at the upgrade; one more chance to upgrade; a fresh upgrade prompt;
      a new upgrade prompt; a second upgrade prompt; another upgrade prompt; another upgrade alert;
      brings the upgrade prompt back; brings the upgrade alert back; revives the upgrade prompt

    say/reprompts
    en another shot at the dialog; another shot at the prompt; another shot at the alert; another go at the prompt;
      another chance to ask; a second chance to ask; another chance at the prompt; a fresh prompt; a second prompt;
      lets you ask again; lets the app ask again; makes the prompt come back; gets the prompt back
    ko 한 번 더 물어볼 수 있다; 다시 물어볼 기회를 얻다; 다시 물어볼 수 있게 되다

    thing/one-name; service/condition-monitoring
    en the same CLMonitor name; same CLMonitor name; the same CLMonitor name twice

    thing/open-several
    en twice in one process; twice in the same process; open twice; opened twice; be open twice;
      opened more than once; opened several times; open several times; two monitors at once; several monitors at once;
      several instances at once; two instances at once; multiple instances; several instances; two instances;
      more than one instance; more than one monitor; two monitors at the same time;
      several monitors at the same time; multiple monitors at the same time; side by side

    say/await-needless
    en no need to keep awaiting; need not keep awaiting; needn't keep awaiting; don't need to keep awaiting;
      do not need to keep awaiting; no need to keep awaiting it; no need to await; don't have to await;
      don't have to keep awaiting; do not have to await; without awaiting its events; without awaiting the events;
      no need to keep iterating; don't need to keep iterating; no need to keep listening;
      no task has to await; nobody has to await; can stop awaiting; may stop awaiting; can stop iterating
    ko 계속 기다릴 필요가 없다; 더 기다릴 필요가 없다; 기다리고 있을 필요가 없다; 기다리지 않아도 되다; 계속 기다리지 않아도 되다;
      계속 순회할 필요가 없다; 계속 순회하지 않아도 되다; await하지 않아도 되다; 루프를 유지할 필요가 없다; 더는 기다릴 필요가 없다;
      계속 await할 필요가 없다; 순회를 멈춰도 되다; 순회를 그만둬도 되다

    thing/too-many
    en more conditions than permitted; more than the allowed number; more conditions than it can hold;
      too large a number of conditions; past the limit; goes past the limit; a condition beyond the limit
    ko 개수보다 많이; 허용된 개수보다 많은; 정해진 개수보다 많은; 허용된 수보다 많이; 허용된 수보다 많은; 허용 개수를 넘다; 허용 개수를 초과하다;
      최대 개수를 넘다; 최대 개수를 초과하다; 제한을 넘다; 제한을 초과하다; 제한보다 많이; 상한을 넘다; 상한을 초과하다; 허용된 개수보다 조건을 많이

    session/service:any; about/session
    ko 세션 객체; 서비스 세션 객체

    say/only-warns
    en only triggers a warning; only shows a warning; leaves only a warning; is merely a warning; ends in a warning;
      shows a warning in the console; prints a warning in the console; logs a warning in the console;
      is only logged; is merely logged
    ko 경고를 남길 뿐이다; 경고만 뜨다; 경고가 뜰 뿐이다; 로그만 남기다


    say/at-the-call
    en as soon as you call it; the moment you call it; as soon as it is called; the moment it is called;
      as soon as you call liveUpdates; the moment you call liveUpdates; right when it is called; with the call itself;
      at the call itself; already when you call it; by the mere call; by merely calling it; just by calling it
    ko 호출하는 순간; 호출하는 즉시; 호출하자마자; 호출하는 시점에; 호출한 순간; 호출한 즉시; 부르는 순간; 부르자마자; 부르는 즉시; 부르는 시점에;
      호출하는 그 순간; 호출하는 바로 그 순간; 호출 즉시; 호출과 동시에; 호출만 해도; 호출하기만 해도; 부르기만 해도

    say/no-check
    en without any availability check; without an availability check; without a single availability check;
      without availability checks; without a version check; without any version check; without checking the version;
      without if #available; no availability check is needed; no availability check needed
    ko 버전 확인 없이; 버전 검사 없이; 가용성 검사 없이; 가용성 확인 없이; 버전 분기 없이; 별도의 분기 없이; 분기 없이; 버전 체크 없이

    say/two-states
    en only satisfied or unsatisfied; always either satisfied or unsatisfied; only ever satisfied or unsatisfied;
      just satisfied and unsatisfied; only satisfied and unsatisfied; only the states satisfied and unsatisfied
    ko satisfied와 unsatisfied 두 가지뿐; satisfied와 unsatisfied뿐;
      satisfied와 unsatisfied 두 가지만; 충족과 미충족 두 가지뿐; 충족과 미충족뿐

    say/not-by-none
    en but not by a .none session; but not by .none; not by a .none session; but not a .none session;
      but a .none session does not; but .none does not; but not .none; while a .none session does not;
      though a .none session does not

    say/explicit-mode
    en explicit service sessions required; explicit service sessions are required; explicit sessions required;
      explicit sessions are required; requires explicit sessions; requires explicit service sessions;
      explicit sessions are mandatory; explicit service sessions mandatory; opted into explicit sessions;
      opts into explicit sessions; opted in to explicit sessions; explicit mode switched on; explicit mode turned on;
      explicit sessions only; only explicit sessions count
    ko 명시적 세션을 요구하도록; 명시적 세션이 필요하도록; 명시적 세션만 쓰도록; 명시적 서비스 세션 모드; 명시적 세션 요구 모드

    say/no-session
    en even if it holds no CLServiceSession; even if the app holds no CLServiceSession; even if it holds no session;
      even if the app holds no session; even though it holds no session; even when it holds no session;
      even if it holds no CLServiceSession whatsoever; without any CLServiceSession; without a CLServiceSession;
      with no CLServiceSession; no CLServiceSession is held; no service session is held; with no service session;
      even without a CLServiceSession; without ever holding a session; no session object
    ko 세션을 전혀 쥐고 있지 않아도; 세션을 쥐고 있지 않아도; 세션을 쥐고 있지 않더라도; 세션을 쥐지 않아도; 서비스 세션을 들고 있지 않아도;
      서비스 세션을 쥐고 있지 않아도; 서비스 세션을 유지하지 않아도; 세션을 안 들고 있어도; 세션을 안 쥐고 있어도; CLServiceSession 없이도;
      서비스 세션 없이도; 세션을 만들지 않아도; 서비스 세션을 만들지 않아도; 세션 없이도

    phase/notInUse
    ko 앱 밖에서; 앱 바깥에서; 앱 밖에서도; 앱 바깥에서도

    verb/ask
    ko 대신 요청해 주다; 대신 요청하다; 대신 물어봐 주다; 대신 물어보다

    fn/filler
    en what is wrong; what's wrong; what went wrong
    ko 가운데; 가운데에; 가운데에는; 가운데에도; 가운데는

    thing/keeps-receiving
    ko 계속 받을 수 있다는 점; 계속 받을 수 있다는 게; 계속 받을 수 있다는 것; 계속 받을 수 있는 것

    thing/open-several
    ko 여러 개 동시에 열어 두다; 여러 개를 동시에 열어 두다; 동시에 여러 개 열어 두다; 동시에 여러 개를 열어 두다; 두 번 열다; 여러 인스턴스를 열다;
      인스턴스를 여러 개 열다; 인스턴스를 두 개 열다; 여러 개 만들다; 여러 개를 만들다; 동시에 여러 개 만들다; 여러 인스턴스를 만들다

    say/spent-upgrade
    en Always was refused before; Always was declined before; Always has been refused before; Always was turned down before;
      Always was already refused; Always has already been refused; Always was refused earlier; Always was rejected before
    ko 항상 허용으로 올리자는 제안을 거절하다; 항상 허용으로 올리자는 제안을 이미 거절하다; 항상 허용을 한 번 거부하다; 항상 허용을 이미 거부하다;
      항상 허용 전환을 이미 거절하다; 한 번 거절했던

    effect/any
    en it takes effect; comes into effect; comes into force
    ko 효력이 발생하다; 효력을 갖다; 효력을 발휘하다

    say/even-without-mode
    ko 백그라운드 모드를 선언하지 않은 앱에서도; 백그라운드 모드를 추가하지 않은 앱에서도; 백그라운드 모드를 넣지 않은 앱에서도; 백그라운드 모드를 켜지 않은 앱에서도;
      백그라운드 모드가 없는 앱에서도; 백그라운드 모드가 없어도; 백그라운드 모드를 선언하지 않아도; 백그라운드 모드를 추가하지 않아도;
      백그라운드 모드를 넣지 않아도; 백그라운드 모드를 켜지 않아도; 백그라운드 모드를 설정하지 않아도; 백그라운드 모드를 지정하지 않아도;
      백그라운드 모드 없이도; UIBackgroundModes를 건드리지 않아도; location을 넣지 않아도
    en even without the background mode; even without the location background mode; even if the background mode is missing;
      even when the background mode is missing; even though the background mode is missing; without needing the background mode;
      without declaring the background mode; without adding the background mode; whether or not the background mode is declared;
      regardless of the background mode; no matter whether the background mode is declared

    verb/launch
    ko 몇 시간 뒤에 다시 실행되다; 며칠 뒤에 다시 실행되다; 며칠 뒤 다시 실행되다; 몇 시간 뒤 다시 실행되다; 한참 뒤에 다시 실행되다;
      오랜만에 다시 실행되다

    noun/event; service/condition-monitoring; thing/monitor-event
    en monitor events; monitor event; CLMonitor events; CLMonitor event; a monitor's events; events of the monitor;
      events from the monitor; events from a monitor; events of your monitor
    ko CLMonitor 이벤트; CLMonitor의 이벤트; 조건 모니터 이벤트

    service/condition-monitoring
    en your monitor; the monitor; the open monitor

    say/for-apps-that; fn/for
    en for apps that; for an app that; in apps that; in an app that; by apps that; while the app itself; if the app itself

    thing/unrelated-cause
    en battery is too low; battery is low; low battery; the battery is too low; the battery is low; low power mode;
      low-power mode; no network connection; network is down; network is unavailable; no internet connection;
      out of memory; memory is low; device is too hot; device overheats; bad reception
    ko 배터리가 부족하다; 배터리가 부족하다는; 배터리가 모자라다는; 배터리가 없다는; 저전력 모드; 저전력 모드라는; 네트워크가 끊기다; 네트워크가 끊겼다는;
      네트워크가 없다는; 인터넷이 끊겼다는; 인터넷 연결이 없다는; 메모리가 부족하다; 메모리가 부족하다는

    say/usual-rate
    en at its usual rate; at the usual rate; at their usual rate; at the same rate; at the same rate as before; at full rate;
      as often as usual; just as often; as frequently as usual; just as frequently; at the usual pace; at normal speed;
      at its normal rate; at the normal rate
    ko 평소와 같은 간격으로; 평소와 같은 속도로; 평소와 같은 빈도로; 평소와 똑같은 간격으로; 평소와 똑같은 빈도로; 평소처럼 자주; 똑같은 간격으로;
      같은 간격으로; 같은 빈도로; 같은 주기로; 평소 주기대로; 평소 간격대로; 평소대로 자주
    """
}
