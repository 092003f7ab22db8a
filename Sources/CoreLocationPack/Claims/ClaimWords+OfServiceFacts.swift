/// Words of `ClaimProperties.serviceFacts`.
extension ClaimWords {
  static let ofServiceFacts = """
    verb/work
    en works normally; work normally; to work normally; working normally; works as usual;
      work as usual; to work as usual; works fine; work fine; work just fine; works just fine;
      works perfectly; work perfectly; keeps working; keep working; continues to work normally;
      still functions; still function; keeps functioning; continues to function
    ko 그대로 동작하다; 정상적으로 동작하다; 정상 동작하다; 문제없이 동작하다; 계속 동작하다; 제대로 동작하다;
      그대로 작동하다; 정상적으로 작동하다; 정상 작동하다; 잘 동작하다; 잘 작동하다; 여전히 동작하다

    say/at-most-every
    en never delivers more often than once every; never reports more often than once every;
      never fires more often than once every; never arrive more often than once every;
      never come more often than once every; does not deliver more often than once every;
      doesn't deliver more often than once every; does not report more often than once every;
      doesn't report more often than once every; no more often than once every;
      not more often than once every; never more often than once every;
      no more frequently than once every; not more frequently than once every;
      at most once per; at most one event every; at most one event per; no faster than every;
      not faster than once every; no faster than once every; rate limit of one update every
    ko 최대 한 번; 한 번 이상 전달되지 않다; 한 번 이상 보내지 않다; 한 번 이상은 오지 않다;
      한 번 이상 오지 않다; 자주 알리지 않다; 자주 알리지는 않다; 자주 알려 주지 않다;
      자주 알려주지 않다; 자주 전달하지 않다; 자주 보고하지 않다; 자주 호출되지 않다;
      자주 생기지 않다; 자주 발생하지 않다

    say/limited-to-always
    en Always-only service; an Always-only service; is an Always-only service;
      are Always-only services; off-limits unless the app has been given Always;
      off-limits unless the app has Always; off-limits without Always; off limits without Always;
      requires nothing less than Always; is reserved for apps with Always authorization;
      still reserved for apps with Always authorization;
      reserved for apps with Always authorization; available exclusively with Always;
      available only with Always; available only under Always; only available with Always;
      only available under Always; only works with Always; works only with Always;
      only work with Always; work only with Always; works with Always authorization only;
      work with Always authorization only; works under Always only;
      with Always authorization only; needs nothing less than Always; usable only with Always;
      only usable with Always; exclusive to Always; exclusive to apps with Always;
      off-limits unless the app has been given Always authorization;
      off-limits unless the app has Always authorization;
      off-limits without Always authorization; off limits without Always authorization;
      requires nothing less than Always authorization;
      available exclusively with Always authorization; available only with Always authorization;
      available only under Always authorization; only available with Always authorization;
      only available under Always authorization; only works with Always authorization;
      works only with Always authorization; only work with Always authorization;
      work only with Always authorization; needs nothing less than Always authorization;
      usable only with Always authorization; only usable with Always authorization;
      exclusive to Always authorization; exclusive to apps with Always authorization
    ko 항상 허용 전용이다; 항상 허용 전용 서비스이다; 항상 허용 전용 서비스; 항상 허용 권한 전용이다;
      항상 허용 권한이 있어야만 시작할 수 있다; 항상 허용 권한이 있어야만 동작하다;
      항상 허용 권한이 있어야만 쓸 수 있다; 항상 허용 권한이 있어야만 사용할 수 있다;
      항상 허용이 있어야만 쓸 수 있다; 항상 허용이 있어야만 사용할 수 있다;
      항상 허용이 있어야만 시작할 수 있다; 항상 허용이 있어야만 동작하다;
      항상 허용 권한이 없으면 시작조차 안 되다; 항상 허용 권한이 없으면 시작할 수 없다;
      항상 허용이 없으면 시작할 수 없다; 항상 허용이 없으면 쓸 수 없다;
      항상 허용 권한이 없으면 사용할 수 없다; 항상 허용 권한이 없으면 쓸 수 없다;
      항상 허용 권한에서만 동작하다; 항상 허용에서만 동작하다; 항상 허용 권한에서만 쓸 수 있다;
      항상 허용에서만 쓸 수 있다; 항상 허용에서만 사용할 수 있다; 항상 허용 권한에서만 사용할 수 있다;
      항상 허용 앱만 쓸 수 있다; 항상 허용 앱만 사용할 수 있다; 항상 허용으로만 쓸 수 있다;
      항상 허용으로만 사용할 수 있다; 항상 허용으로만 동작하다

    thing/resumes-itself
    en resumes on its own; resume on their own; picks up again on its own; pick up again on their own;
      restart on their own; restarts on its own; come back on their own; comes back on its own
    ko 저절로 다시 받다; 자동으로 다시 받다; 알아서 다시 받다

    say/unopened
    en resume on their own as soon as the user starts moving; resumes as soon as the user moves;
      resume as soon as the user moves; resume as soon as the device moves; resume when the device moves;
      resumes when the user moves; resume when the user moves; resumes once the user moves;
      resume once the user moves; resumes when motion is detected; resume when motion is detected;
      resume once the device moves; start again when the device moves; start again when the user moves;
      resumes as soon as the user starts moving; resume as soon as the user starts moving;
      kick in again when the device moves; kicks in again when the device moves;
      without the app being opened; without opening the app; without the user opening the app
    ko 다시 움직이면; 움직이기 시작하면; 움직이기만 하면; 다시 움직이기 시작하면; 움직이기 시작할 때; 움직일 때 다시;
      움직이면; 이동을 시작하면; 앱을 열지 않아도; 앱을 다시 열지 않아도

    thing/keeps-delivering
    en a series of fixes; series of fixes; a series of locations; series of locations;
      several fixes; multiple fixes; a stream of fixes;
      until you call stopUpdatingLocation(); until you call stop; until it is stopped;
      until stopUpdatingLocation() is called; until stopUpdatingLocation is called;
      keeps reporting; continues to deliver; continues delivering; ongoing updates
    ko stopUpdatingLocation()을 호출할 때까지; 호출할 때까지 위치를 계속; 멈출 때까지 계속; 중지할 때까지 계속;
      위치를 계속 전달하다; 위치를 계속 보내다; 위치를 여러 번; 여러 번 전달하다; 연속해서 전달하다;
      연속으로 전달하다; 계속해서 위치를 전달하다; 위치를 연속으로

    say/either-level
    en either When In Use or Always; either When in Use or Always; When In Use or Always;
      When In Use as well as Always; either kind of authorization; either of the two levels

    thing/own-regions
    ko 매니저마다 따로 관리되다; 매니저별로 관리되다;
      해당 매니저 인스턴스로 등록한 지역만; 그 매니저로 등록한 지역만; 그 인스턴스로 등록한 지역만;
      다른 매니저가 등록한 지역은 보이지 않다; 다른 매니저가 추가한 지역은 보이지 않다

    effect/none; verb/ignore; thing/no-consequence
    ko 아무 일 없이 무시되다; 아무 일도 없이 무시되다; 아무런 일 없이 무시되다; 아무 문제 없이 무시되다;
      별일 없이 무시되다; 무시되기만 하다; 그저 무시되다

    thing/thrown-away
    ko 유실되다

    say/must-add-mode
    en have to enable the location background mode; have to add the location background mode;
      have to declare the location background mode; have to enable the background mode;
      have to list location under UIBackgroundModes; have to declare UIBackgroundModes;
      have to add location to UIBackgroundModes; has to enable the location background mode;
      has to add the location background mode; has to declare the location background mode;
      has to enable the background mode; has to list location under UIBackgroundModes;
      has to declare UIBackgroundModes; has to add location to UIBackgroundModes;
      must enable the location background mode; must add the location background mode;
      must declare the location background mode; must enable the background mode;
      must list location under UIBackgroundModes; must declare UIBackgroundModes;
      must add location to UIBackgroundModes; need to enable the location background mode;
      need to add the location background mode; need to declare the location background mode;
      need to enable the background mode; need to list location under UIBackgroundModes;
      need to declare UIBackgroundModes; need to add location to UIBackgroundModes;
      needs to enable the location background mode; needs to add the location background mode;
      needs to declare the location background mode; needs to enable the background mode;
      needs to list location under UIBackgroundModes; needs to declare UIBackgroundModes;
      needs to add location to UIBackgroundModes
    ko 백그라운드 모드를 설정해야 하다; 백그라운드 모드를 따로 설정해야 하다; 백그라운드 모드를 켜야 하다; 백그라운드 모드를 추가해야 하다;
      백그라운드 모드를 선언해야 하다; location 백그라운드 모드를 추가해야 하다; location 백그라운드 모드를 켜야 하다;
      location 백그라운드 모드를 선언해야 하다; 백그라운드 모드에 location을 추가해야 하다;
      백그라운드 모드에 location을 넣어야 하다; UIBackgroundModes에 location을 추가해야 하다;
      UIBackgroundModes에 location을 넣어야 하다; 백그라운드 모드를 따로 켜야 하다; 백그라운드 모드를 별도로 설정해야 하다;
      백그라운드 모드를 반드시 설정해야 하다; 백그라운드 모드를 반드시 추가해야 하다; 백그라운드 모드 설정이 필요하다;
      백그라운드 모드가 필요하다; 백그라운드 모드 설정이 필수이다; 백그라운드 모드가 필수이다

    say/hourly
    en an hour; per hour; every hour; in an hour; each hour; per minute; every minute
    ko 한 시간에; 시간당; 1시간에; 매시간; 1분에; 분당; 매분

    say/gets-past
    en can bypass; bypasses; bypass; gets around; get around; can escape; can circumvent; circumvents;
      circumvent; gets you past
    ko 벗어날 수 있다; 우회할 수 있다; 우회하다; 뛰어넘을 수 있다; 무력화할 수 있다; 무력화하다

    say/for-all-apps
    en is a limit of the device; a limit of the device; limit of the device; device limit;
      shared by all apps on the device; shared by all apps of the device; shared among all apps;
      shared between all apps; for all apps together; across all apps; counted across all apps; for all installed apps together; shared by all installed apps;
      shared with other apps; shared with all other apps
    ko 기기 전체 한도; 모든 앱이 나누어 쓰다; 모든 앱이 나눠 쓰다; 모든 앱이 함께 쓰다; 모든 앱이 공유하다;
      모든 앱을 합쳐; 모든 앱을 합해; 모든 앱을 통틀어; 기기 전체를 통틀어; 기기당; 기기 전체에 걸쳐;
      기기에 설치된 모든 앱을 합쳐; 기기에 설치된 앱 전체; 앱끼리 나누어 쓰다; 앱끼리 나눠 쓰다; 다른 앱과 나누어 쓰다;
      다른 앱과 공유하다; 기기 단위의 한도; 기기 단위 한도

    fn/filler
    ko 최고로

    verb/launch; say/system-relaunches
    en brings the app back; bring the app back; brings it back; starts it again; starts the app again;
      restarts the app; revives the app; revives it; wakes the app up again; starts up the app again;
      pulls the app up again; comes back to life; bring it back to life; brings it back to life;
      bring the app back to life; brings the app back to life
    ko 시스템이 다시 띄우다; 시스템이 다시 띄워 주다; 시스템이 앱을 다시 띄우다; 시스템이 앱을 다시 띄워 주다; 시스템이 다시 켜다;
      시스템이 다시 켜 주다; 시스템이 앱을 다시 켜다; 시스템이 앱을 다시 켜 주다; 시스템이 앱을 되살리다; 시스템이 되살리다;
      시스템이 되살려 주다; 시스템이 앱을 살려 내다; 시스템이 앱을 다시 살려 내다; 시스템이 앱을 다시 살리다;
      시스템이 앱을 다시 실행해 주다; 시스템이 앱을 다시 열다; 시스템이 다시 살려 주다; 앱이 되살아나다; 앱이 다시 살아나다;
      앱이 다시 뜨다; 앱이 다시 켜지다; 앱이 자동으로 다시 켜지다; 앱을 다시 살려 내다; 앱을 다시 살리다;
      앱을 다시 띄워 주다; 앱을 다시 켜 주다; 앱을 되살리다; 앱을 되살려 주다; 되살려 주다

    say/starts-watch-app
    en starts a watch app; starts your watch app; starts the watch app; start a watch app;
      start your watch app; start the watch app; starts watch apps; start watch apps;
      starts a terminated watch app; starts your terminated watch app; wakes a watch app;
      wakes your watch app; wakes the watch app; wakes watch apps

    event/terminate:byUser
    en the user has killed; the user killed; the user has force-quit; the user force-quit;
      user has force quit; user force quit; the user has swiped away; the user swiped away;
      user killed from the app switcher; force-quits your app; force quits your app;
      force-quits the app; force quits the app; after a force quit; after a force-quit;
      a force quit; a force-quit; force-quitting the app; force-quitting your app;
      force quitting; force-quitting; force-quit by the user; killed from the app switcher;
      swiped up in the app switcher; swiping the app away
    ko 사용자가 앱을 강제 종료하다; 강제 종료하다; 앱을 강제로 종료하다; 강제로 종료하다; 강제 종료되다; 강제로 종료되다;
      앱 전환기에서 앱을 강제 종료하다; 앱 전환기에서 위로 밀어 종료하다; 앱을 위로 밀어 종료하다; 위로 쓸어 종료하다;
      앱 전환기에서 날리다; 앱 스위처에서 종료하다; 앱 스위처에서 앱을 종료하다; 강제 종료당하다; 멀티태스킹 화면에서 종료하다

    thing/widget-refresh; thing/widget
    en refresh of a widget; refresh of the widget; a widget refresh; widget refresh; widget refreshes;
      refreshing a widget; refreshing the widget; timeline refresh; timeline reload; timeline refreshes;
      a widget's refresh; the widget's refresh; widget timeline
    ko 위젯 타임라인; 위젯의 타임라인; 위젯이 새로 고쳐지다; 위젯이 갱신되다; 위젯을 갱신하다; 위젯의 새로 고침; 위젯 새로 고침; 위젯 갱신;
      위젯이 업데이트되다; 위젯 타임라인을 갱신하다; 위젯이 새로고침되다

    thing/of-its-own
    en a location alert of their own; location alert of their own; location alert of its own;
      location prompt of its own; location prompt of their own; permission alert of its own;
      permission prompt of its own; an alert of their own; a prompt of their own

    say/coarse-times
    en arrival and departure times become approximate; arrival and departure times are approximate;
      arrival and departure times are rounded; arrival and departure times become coarse;
      arrival and departure times are coarse; arrival and departure times are imprecise;
      arrival and departure times become imprecise; times of arrival and departure are approximate;
      times of arrival and departure become approximate; times become imprecise; times are imprecise;
      times are off by; times are fuzzy; timestamps are rounded; timestamps become approximate;
      timestamps are approximate; times lose their precision; wrong arrival times;
      inexact arrival times; inaccurate arrival times; imprecise arrival times; coarse arrival times;
      approximate arrival times; arrival times are wrong; arrival times are off; wrong timestamps
    ko 시각도 부정확해지다; 시각이 부정확해지다; 시각은 부정확해지다; 시각까지 부정확해지다; 시각도 대략적으로; 시각이 대략적이다;
      시간도 부정확해지다; 시간이 부정확해지다; 시간도 부정확하다; 시간도 대략적이다; 시간은 대략적이다; 시간까지 부정확해지다;
      도착 시각과 출발 시각도 부정확해지다; 도착과 출발 시각도 부정확해지다; 도착 시각도 부정확해지다;
      도착과 출발 시각이 부정확해지다; 도착 및 출발 시각도 부정확해지다; 도착·출발 시각도 부정확해지다;
      시각도 뭉개지다; 시각이 뭉개지다; 시각도 어긋나다; 시각이 어긋나다; 시각도 반올림되다; 시각이 반올림되다

    thing/uncertainty
    en error radius; radius of error; accuracy circle; circle of uncertainty; uncertainty;
      error circle; horizontal accuracy; margin of error; deviation; off by about; off by up to
    ko 오차 반경; 오차 원; 오차; 원의 반지름; 원의 크기; 오차 범위; 원은; 원의 반경; 벗어난 정도

    thing/made-up-entitlement
    code com.apple.developer.location.background; com.apple.developer.location.always;
      com.apple.developer.location.push-service; com.apple.developer.location-push;
      com.apple.developer.location.pushes; com.apple.developer.push-location;
      com.apple.developer.location; com.apple.developer.corelocation.push;
      com.apple.developer.location.service-extension; com.apple.developer.usernotifications.location

    say/only-when-imprecise
    en only once the user has turned Precise Location off; only when the user has turned Precise Location off;
      only if the user has turned Precise Location off; only after the user has turned Precise Location off;
      only if the user turned off Precise Location; only when Precise Location is off;
      only while Precise Location is off; only if Precise Location is off; only if accuracy is reduced;
      only under reduced accuracy; only when accuracy is reduced; only with reduced accuracy
    ko 정확한 위치를 끈 경우에만; 정확한 위치를 꺼야만; 정확한 위치를 껐을 때만; 정확한 위치를 끈 때에만;
      정확한 위치를 끈 뒤에만; 정확한 위치가 꺼져 있을 때만; 정확한 위치가 꺼져 있어야만; 정확한 위치가 꺼진 경우에만;
      정확도가 제한된 경우에만; 대략적인 위치일 때만; 대략적인 위치만 허용된 경우에만

    say/untapped
    en without the user tapping anything; without any tap; before the user taps the notification;
      before any tap; even before the tap; before the tap; even if the notification is ignored;
      even if the user ignores the notification; even if the user ignores it;
      without the user doing anything; without any action of the user; without user interaction
    ko 배너를 누르지 않아도; 배너를 탭하지 않아도; 사용자가 배너를 누르지 않아도; 사용자가 탭하지 않아도; 탭하지 않아도;
      사용자가 누르지 않아도; 알림을 무시해도; 알림을 건드리지 않아도; 알림을 열지 않아도; 사용자가 아무것도 하지 않아도;
      사용자가 알림을 열지 않아도; 사용자가 알림을 무시해도; 아무런 조작 없이도

    verb/inform-app
    ko 앱 코드가 그 사실을 알게 되다; 앱이 그 사실을 알게 되다; 앱이 그 사실을 알다; 앱이 바로 알게 되다; 앱이 곧바로 알게 되다;
      앱이 위치를 받다; 앱이 그 위치를 바로 전달받다; 앱이 위치를 전달받다; 앱이 좌표를 받다; 앱이 그 위치를 받다;
      앱이 위치를 알게 되다; 앱에 그 위치가 전달되다; 앱에 위치가 전달되다; 앱 코드가 호출되다

    event/settings:preciseOff
    ko Precise를 끄다; Precise를 꺼 두다; Precise Location을 끄다; 정밀 위치를 끄다; 정확한 위치를 꺼 두다; 정확한 위치를 꺼 놓다;
      정확한 위치가 꺼져 있다; 정확한 위치를 껐다; 정확한 위치 스위치를 꺼 두다; 정확한 위치 권한을 끄다

    fn/filler
    en beyond a log message; beyond a warning; beyond a log entry; beyond a warning in the log;
      except for a log message
    ko 이동했을 때에만; 이동했을 때만; 이동할 때에만; 이동할 때만; 이동해야만; 이상 이동했을 때에만; 이상 이동했을 때만;
      이상 이동할 때만; 이상 이동해야만; 움직였을 때에만; 움직였을 때만; 움직일 때만; 이동해야; 이상 이동해야; 이상 움직여야; 움직여야; 이상 이동했을; 이상 이동하면; 이상 이동할; 이상 움직이면;
      이상 이동한; 이상 움직였을; 원래 기기에서처럼; iOS에서처럼; iOS처럼; iOS와 마찬가지로; iPhone에서와 같이;
      iOS에서와 같이; iOS와 똑같이; iPhone과 마찬가지로; 아이폰과 마찬가지로; iPhone과 똑같이; 아이폰과 똑같이

    fn/must
    en only have to; only has to; only need to; only needs to; just have to; just has to

    fn/even
    en not even for; not even with; not even in response to; not even in

    say/never-comes-later
    ko 앱이 다시 실행되어도 받을 수 없다; 앱이 다시 실행되어도 받지 못하다; 앱이 다시 실행되어도 전달되지 않다; 앱이 다시 실행되어도 받아 볼 수 없다;
      앱이 다시 실행돼도 받을 수 없다; 앱이 다시 실행돼도 받지 못하다; 앱이 다시 실행돼도 전달되지 않다; 앱이 다시 실행돼도 받아 볼 수 없다;
      앱이 다시 실행되더라도 받을 수 없다; 앱이 다시 실행되더라도 받지 못하다; 앱이 다시 실행되더라도 전달되지 않다; 앱이 다시 실행되더라도 받아 볼 수 없다;
      앱이 깨어나도 받을 수 없다; 앱이 깨어나도 받지 못하다; 앱이 깨어나도 전달되지 않다; 앱이 깨어나도 받아 볼 수 없다;
      앱이 다시 깨어나도 받을 수 없다; 앱이 다시 깨어나도 받지 못하다; 앱이 다시 깨어나도 전달되지 않다; 앱이 다시 깨어나도 받아 볼 수 없다;
      앱이 재개되어도 받을 수 없다; 앱이 재개되어도 받지 못하다; 앱이 재개되어도 전달되지 않다; 앱이 재개되어도 받아 볼 수 없다;
      앱이 다시 켜져도 받을 수 없다; 앱이 다시 켜져도 받지 못하다; 앱이 다시 켜져도 전달되지 않다; 앱이 다시 켜져도 받아 볼 수 없다
    """
}
