/// Words of services and launches.
extension ClaimWords {
  static let ofLaunches = """
    say/launches-no-more
    en can no longer relaunch the app; can no longer relaunch it; no longer relaunches the app;
      no longer relaunches it; no longer relaunch the app; no longer relaunch it;
      can no longer launch the app; can no longer launch it; no longer launches the app;
      no longer launches it; no longer launch the app; no longer launch it; is no longer launched;
      is no longer relaunched; will no longer launch the app; will no longer launch it;
      will no longer be launched; will no longer be relaunched; can no longer be launched;
      can no longer be relaunched; can no longer wake the app; can no longer wake it;
      no longer wakes the app; no longer wakes it; no longer brings the app back;
      no longer bring the app back; can no longer bring it back; can no longer bring the app back
    ko 더 이상 앱을 다시 실행하지 않다; 더 이상 앱을 실행하지 않다; 더는 앱을 실행하지 않다; 더는 앱을 다시 실행하지 않다; 더 이상 다시 실행되지 않다;
      더는 다시 실행되지 않다; 더 이상 앱을 깨우지 않다; 더는 앱을 깨우지 않다; 더 이상 앱을 깨우지 못하다; 더는 앱을 깨우지 못하다;
      더 이상 앱을 다시 실행하지 못하다; 더 이상 앱이 실행되지 않다; 더는 앱이 실행되지 않다

    say/at-either-level
    en at any level; at either level; at any authorization level; under any level;
      under either level; with either level; with any level
    ko 어느 수준에서도; 어떤 수준에서도; 어느 권한 수준에서도; 어떤 권한 수준에서도

    say/except-with-always
    en except with Always; except with Always authorization; other than with Always;
      unless it has Always; unless it holds Always; unless the app has Always;
      unless the app has Always authorization; unless it has Always authorization;
      unless the user granted Always; unless Always was granted; unless Always has been granted
    ko Always가 아니면; Always가 아닌 한; 항상 허용이 아니면; 항상 허용이 아닌 한; Always 권한이 아니면; 항상 허용 권한이 아니면

    say/started-by
    en be started in the background by; is started in the background by;
      are started in the background by; gets started in the background by

    say/never-on
    en is never on; is never on for; never on for; is always off; is always off for; stays off;
      is off for

    say/none-comes
    en not a single one arrives; not a single location arrives; not a single update arrives;
      none arrive; none arrives
    ko 한 건도 오지 않다; 하나도 오지 않다; 전혀 오지 않다; 아예 오지 않다; 한 건도 들어오지 않다; 하나도 들어오지 않다; 전혀 들어오지 않다; 한 번도 오지 않다;
      한 건도 안 오다; 하나도 안 오다; 전혀 안 오다

    say/until-it-moves
    en until the device moves again; until the device moves; until the user moves again;
      until the user moves; until it moves again; until the person moves again
    ko 기기가 다시 움직일 때까지; 기기가 움직일 때까지; 사용자가 다시 움직일 때까지; 사용자가 움직일 때까지; 다시 움직일 때까지

    thing/other-manager
    en the other manager; another manager's; the other manager's; the other one's; other managers;
      other managers'
    ko 다른 쪽의; 다른 매니저의; 다른 관리자의; 다른 매니저에서; 다른 매니저에는; 다른 쪽에서; 다른 인스턴스의

    noun/limit
    en ceiling; the ceiling; upper bound; is the maximum

    say/asks-nobody
    ko 자동으로 묻지 않다; 자동으로는 묻지 않다; 알아서 묻지 않다; 저절로 묻지 않다; 스스로 묻지 않다; 자동으로 물어보지 않다; 자동으로는 물어보지 않다;
      알아서 물어보지 않다
    en doesn't ask automatically; does not ask automatically; never asks automatically;
      doesn't prompt automatically; does not prompt automatically; never prompts automatically;
      doesn't prompt by itself; does not prompt by itself; never prompts by itself;
      doesn't ask by itself; does not ask by itself; never asks by itself; doesn't ask on its own;
      never asks on its own; doesn't prompt on its own; does not prompt on its own;
      never prompts on its own

    grant/authorized
    en a granted app; granted app; granted apps; an allowed app; allowed app

    say/answer-allow
    ko 허용으로 답하다; 허용을 누르다; 허용을 선택하다; 허용이라고 답하다; '허용'으로 답하다; '허용'을 누르다; '허용'을 선택하다

    thing/all-but-some
    en every service except region monitoring; all services except region monitoring;
      every service but region monitoring; all services but region monitoring;
      any service except region monitoring; every service except visits; all services except visits;
      every service but visits; all services but visits; every service other than region monitoring;
      all services other than region monitoring
    ko 지역 모니터링을 제외한 모든 서비스; 지역 모니터링을 뺀 모든 서비스; 지역 모니터링 외의 모든 서비스; 지역 모니터링을 제외하고 모든 서비스;
      방문을 제외한 모든 서비스; 방문을 뺀 모든 서비스; 중요한 위치 변화를 제외한 모든 서비스; 지역 모니터링을 제외한 서비스; 지역 모니터링을 뺀 나머지 서비스;
      지역 모니터링을 제외한 나머지 서비스

    say/cannot-even-start
    en cannot even be started with When In Use; can't even be started with When In Use;
      cannot even be started under When In Use; can't even be started under When In Use
    ko When In Use로는 시작조차 안 되다; When In Use로는 시작도 안 되다; When In Use로는 시작조차 할 수 없다;
      When In Use로는 시작할 수조차 없다; When In Use로는 시작조차 되지 않다; 앱을 사용하는 동안 권한으로는 시작조차 안 되다;
      앱을 사용하는 동안 권한으로는 시작도 안 되다; 사용하는 동안 허용으로는 시작조차 안 되다

    phase/background
    en a background refresh task; background refresh task; background refresh; a background task;
      background task; background tasks

    event/leaveForeground
    en lose focus; loses focus; lose the focus; lost focus

    say/stays-dead
    en stays dead; stays dead until somebody opens it; stays dead until the user opens it;
      remains dead; stays terminated; remains terminated; stays closed until the user opens it;
      stays closed until somebody opens it
    ko 종료된 채로 남다; 종료된 채로 있다; 죽은 채로 남다; 꺼진 채로 남다; 사용자가 열 때까지 꺼져 있다

    thing/while-locked
    en even if nobody has unlocked it yet; even if nobody has unlocked it;
      even if nobody has unlocked the device; even if nobody has unlocked the device yet;
      although nobody has unlocked it yet; even if it has not been unlocked;
      even if it hasn't been unlocked; even if it has not been unlocked yet;
      even if it hasn't been unlocked yet; even though nobody has unlocked it;
      even though it is still locked

    say/without-a-crash
    en without a crash; without crashing; without any crash
    ko 크래시 없이; 크래시가 나지 않다; 크래시는 나지 않다; 크래시는 일어나지 않다; 충돌 없이; 앱이 죽지 않다; 앱이 죽지는 않다

    thing/of-its-own
    en alert of its own; alert of their own; prompt of its own; prompt of their own;
      dialog of its own; dialog of their own; an alert of its own; a prompt of its own;
      a dialog of its own

    thing/widget-for-app
    ko 위젯이 대신; 위젯이 앱 대신; 위젯이 앱을 대신해; 위젯이 앱을 대신하여
    en the widget asks instead; widget asks in its place; widget asks on behalf of the app;
      widget asks on the app's behalf

    say/no-key-at-all
    ko 아무 키도 넣지 않아도; 아무 키도 없어도; 키를 전혀 넣지 않아도; 키를 넣지 않아도; 아무 키를 넣지 않아도; 별다른 키 없이; 별도의 키 없이;
      키를 따로 넣지 않아도
    en without any key of its own; without any key; without a key of its own; even without any key

    say/push-arrives
    en server sends a push; a push arrives; the push arrives; push comes in; push is received
    ko 푸시가 도착하다; 푸시가 오다; 위치 푸시가 도착하다; 위치 푸시가 오다; 서버가 푸시를 보내다

    say/launches-app-not-extension
    en launches the app rather than the extension; launches the app instead of the extension;
      launches your app rather than the extension; launches your app instead of the extension;
      starts the app rather than the extension; starts the app instead of the extension;
      wakes the app rather than the extension; wakes the app itself; launches the app itself;
      starts the app itself; the system starts the app instead of the extension;
      the system starts the app rather than the extension;
      system launches the app instead of the extension;
      system launches the app rather than the extension;
      system wakes the app instead of the extension; system wakes the app rather than the extension;
      launches the app itself rather than the extension
    ko 확장이 아니라 앱을 실행하다; 확장 대신 앱을 실행하다; 확장이 아니라 앱을 깨우다; 확장 대신 앱을 깨우다; 확장이 아니라 앱이 실행되다; 확장 대신 앱이 실행되다;
      확장이 아닌 앱을 실행하다; 앱 자체를 실행하다; 앱 자체를 깨우다

    say/untapped
    en without tapping the notification; without a tap; without tapping it;
      even if the user never taps the notification; even if the user doesn't tap the notification;
      even if the notification is never tapped; even if nobody taps the notification;
      even without a tap; whether or not the user taps the notification;
      without the user tapping it; without the user tapping the notification
    ko 알림을 누르지 않아도; 알림을 탭하지 않아도; 알림을 누르지 않더라도; 알림을 탭하지 않더라도; 사용자가 알림을 누르지 않아도; 사용자가 알림을 탭하지 않아도;
      알림을 누르기 전에도; 알림을 탭하기 전에도

    thing/region
    ko 지역에 들어서다; 지역에 들어오다; 지역 안으로 들어서다

    verb/report
    ko 통보받다; 전달받다

    say/no-further-ones
    en no further visits; no more visits; no further visit; no new visits; no visits any more
    ko 더 이상 방문을 받지 못하다; 더는 방문을 받지 못하다; 더 이상 방문이 오지 않다; 더는 방문이 오지 않다

    fn/filler
    ko 걱정할 것 없다; 걱정할 것 없어요; 걱정할 필요 없다; 걱정할 필요는 없다; 걱정하지 않아도 되다; 안심해도 되다
    en incoming; needlessly; surplus; nothing dramatic; dramatic

    thing/each-part
    en each CLMonitor by itself; each monitor by itself; each CLMonitor on its own;
      each monitor on its own; each CLMonitor separately; each monitor separately;
      every CLMonitor separately

    noun/event
    en surplus condition; surplus one

    thing/early-condition
    en the eleventh condition; eleventh condition; the sixth condition; sixth condition;
      the sixteenth condition; sixteenth condition; the twentieth condition; the eleventh one
    ko 11번째 조건; 열한 번째 조건; 6번째 조건; 여섯 번째 조건; 16번째 조건; 20번째 조건; 스무 번째 조건

    event/resume
    en when it resumes; once it resumes; after it resumes; when the app resumes;
      once the app resumes; after the app resumes

    say/by-the-system
    ko 시스템이 앱을 깨워 주기는 하다; 시스템이 앱을 깨우기는 하다; 시스템이 앱을 실행해 주기는 하다; 시스템이 앱을 실행하기는 하다; 시스템이 앱을 깨워 주긴 하다

    say/sets-it-true
    en setting this to `true`; setting it to `true`; setting that to `true`;
      setting this property to `true`; setting the property to `true`; setting the flag to `true`;
      assigning `true`; you set it to `true`; setting this to true; setting it to true;
      setting that to true; setting this property to true; setting the property to true;
      setting the flag to true; assigning true; assigning true to it; switching it to true;
      you set it to true; you set this to true

    thing/never-authorized
    en has never been authorized; have never been authorized; was never authorized;
      had never been authorized; has not been authorized yet; hasn't been authorized yet

    thing/region
    ko 지역에 들어갔다는 사실; 지역에 들어왔다는 사실; 지역을 벗어났다는 사실; 지역에 들어섰다는 사실; 지역에 진입했다는 사실; 지역에 들어갔음; 지역에 진입했음;
      사용자가 들어서다; 사용자가 들어가다

    say/never-comes-later
    en not even after it resumes; not even when it resumes; and never come later;
      and do not come later either
    ko 다시 실행되더라도 받을 수 없다; 다시 실행되더라도 받아 볼 수 없다; 다시 실행되어도 받을 수 없다; 다시 실행돼도 받을 수 없다; 다시 돌아도 받을 수 없다;
      다시 깨어나도 받을 수 없다; 다시 실행되어도 전달되지 않다; 다시 실행돼도 전달되지 않다; 다시 실행되더라도 전달되지 않다; 나중에도 받을 수 없다;
      나중에도 전달되지 않다; 다시 실행되어도 오지 않다; 다시 깨어나도 전달되지 않다; 다시 실행되어도 받지 못하다; 다시 실행되더라도 받지 못하다

    noun/false
    en to false

    say/only-in-front
    en only when the app comes to the foreground; only when it comes to the foreground;
      only once the app is in the foreground again; only when the app returns to the foreground;
      only when it returns to the foreground; only after it returns to the foreground
    ko 포그라운드로 돌아와야만; 포그라운드에서 다시 돌기 시작할 때만; 포그라운드로 돌아올 때만; 포그라운드로 돌아온 뒤에만; 포그라운드에서 다시 실행될 때만

    say/only-warns
    en logs a warning; only logs a warning; prints a warning; only prints a warning;
      merely logs a warning; just logs a warning; leads only to a warning
    ko 경고만 출력되다; 경고만 출력하다; 경고만 남기다; 경고만 나오다; 경고만 표시되다; 로그에 경고만 남다; 경고가 출력될 뿐이다

    thing/own-right
    en its own authorization; an authorization of its own; authorization of its own;
      its own permission; a permission of its own; a separate authorization; a separate permission;
      a separate authorization from the app; their own authorization; their own permission
    ko 앱과 별도의 권한; 앱과 별개의 권한; 앱과 다른 권한; 앱과 별개로 권한을 요청하다; 앱과 별도로 권한을 요청하다; 앱과 별개로 권한을 받다;
      앱과 별도로 권한을 받다; 위젯만의 권한; 자체 위치 권한

    say/only-while-app-open
    en only while the app is open; only while the app itself is open; only while its app is open;
      only when the app is open; only as long as the app is open
    ko 앱이 열려 있을 때만; 앱이 열려 있는 동안만; 앱이 열려 있는 동안에만; 본 앱이 열려 있을 때만; 본
      앱이 화면에 떠 있을 때만

    event/terminate:byUser
    ko 강제 종료된 앱; 강제 종료한 앱; 강제로 종료된 앱; 강제로 종료한 앱

    thing/resumes-itself
    en resumes as soon as the device moves; resumes when the device moves;
      resumes once the device moves; starts again when the device moves;
      continues as soon as the device moves
    ko 기기가 움직이면 다시 시작되다; 기기가 움직이면 재개되다; 움직이면 다시 시작되다; 움직이면 자동으로 다시 시작되다; 움직이면 재개되다; 기기가 움직이면 다시 이어지다

    say/one-manager
    en only the first location manager; only the last location manager; only the newest location
      manager; only the first manager; only the last manager; only the newest manager; only the
      manager created last; only the manager created first; only the first one's delegate; only
      the delegate of the first manager; only the first manager's delegate; only the delegate of
      the last manager; only the last manager's delegate
    ko 첫 번째 매니저만; 처음 만든 매니저만; 마지막에 만든 매니저만; 마지막 매니저만; 가장 나중에 만든 매니저만; 가장 먼저 만든 매니저만; 첫 번째 매니저의
      델리게이트만; 처음 만든 매니저의 델리게이트만; 마지막 매니저의 델리게이트만; 가장 먼저 만든 매니저의 델리게이트만; 가장 먼저 생성한 매니저의 델리게이트만

    thing/any-number
    en no limit on the number of conditions; no limit on the number of regions; no limit to the
      number of conditions; no limit to the number of regions; no upper limit on conditions; no
      upper limit on regions; has no limit on conditions; has no limit on regions; has no limit on
      the number of conditions; has no limit on the number of regions; knows no limit on
      conditions; no limit on conditions; as many regions as it likes; as many conditions as
      needed; as many regions as needed
    ko 개수 제한 없이; 개수에 제한이 없다; 개수에 제한 없이

    thing/may-coexist
    ko 여러 개 동시에 열 수 있다; 동시에 여러 개 열 수 있다; 여러 개를 동시에 열 수 있다; 동시에 여러 개를 열 수 있다; 여러 개 열어 둘 수 있다

    thing/still-watched
    en is monitored even if; are monitored even if; is monitored anyway; are monitored anyway;
      is watched even if; are watched even if; is watched anyway; are watched anyway;
      is monitored although; are monitored although

    thing/too-few-states
    en has only two states; have only two states; has two states; have two states; has three states;
      have three states; has only three states; have only three states; has just two states;
      two possible states; three possible states
    ko 상태는 두 가지뿐이다; 상태는 세 가지뿐이다; 상태는 두 가지다; 상태는 세 가지다; 두 가지 상태뿐이다; 두 가지 상태만 있다; 세 가지 상태만 있다;
      상태는 두 가지이다; 상태는 세 가지이다; 상태가 두 가지뿐이다; 상태가 세 가지뿐이다
    """
}
