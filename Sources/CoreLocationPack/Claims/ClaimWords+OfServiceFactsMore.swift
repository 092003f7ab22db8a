/// More words of what services deliver.
extension ClaimWords {
  static let ofServiceFactsMore = """
    verb/work
    en are active immediately; is active immediately; are active again

    count/15
    en fifteen

    say/around-the-clock
    en at any time of day; at any time of the day; any time of day; whenever it likes;
      no matter when it was last seen; however long ago it was seen; all day; throughout the day
    ko 언제 보였는지와 상관없이; 화면에 언제 보였는지와 상관없이; 언제 마지막으로 보였든; 언제 보였든;
      마지막으로 본 시각과 상관없이; 시간에 상관없이; 시간 제한 없이

    accuracy/reduced
    ko 낮춰진 정밀도; 낮춰진 정확도; 낮아진 정확도; 낮아진 정밀도; 축소된 정확도; 축소된 정밀도; 줄어든 정확도; 줄어든 정밀도;
      감소된 정확도; 정밀도가 낮춰진 상태; 정확도가 낮춰진 상태; 정확도가 축소된 상태; 대략적 위치; 대략 위치; 근사 위치;
      축소 정확도; 낮은 정밀도 권한; 대략적인 정확도

    thing/every-moment
    ko 1분에 네 번; 1분에 네 번 정도; 1분에 한 번; 1분에 한 번 정도; 분당 한 번; 1초에 한 번; 초당 한 번; 1분마다; 매분;
      매초; 몇 초에 한 번; 30초마다; 10초마다; 몇 초마다; 1분 간격으로; 수 초마다; 1분에 한두 번
    en every thirty seconds; every ten seconds; every few minutes; once per minute; once per second;
      every other minute; several times a minute

    verb/launch; say/by-the-system
    ko 시스템이 다시 실행해 주다; 시스템이 다시 실행하다; 시스템이 백그라운드에서 실행해 주다; 시스템이 백그라운드에서 다시 실행해 주다;
      시스템이 앱을 다시 실행하다; 시스템이 알아서 실행하다; 시스템이 알아서 실행해 주다; iOS가 다시 실행해 주다;
      iOS가 다시 실행하다; iOS가 앱을 깨우다; iOS가 깨워 주다; iOS가 앱을 실행하다; iOS가 앱을 다시 실행하다;
      시스템이 앱을 백그라운드에서 실행하다; 시스템이 앱을 백그라운드로 실행하다; 시스템에 의해 다시 실행되다;
      시스템에 의해 실행되다; iOS가 백그라운드에서 실행해 주다
    en iOS wakes the app; iOS starts the app; iOS launches the app; iOS relaunches the app;
      iOS wakes your app; iOS launches your app; iOS relaunches your app; iOS starts your app;
      the system wakes your app; the system launches your app; the system relaunches your app

    say/only-in-use
    en only matters for When In Use apps; only matters for When In Use;
      matters only for When In Use; only affects When In Use apps;
      only affects apps with When In Use; affects only apps with When In Use;
      only has an effect with When In Use; only has an effect under When In Use;
      only applies to When In Use; applies only to When In Use;
      only applies to apps with When In Use; only matters for When In Use authorization;
      matters only for When In Use authorization;
      only affects apps with When In Use authorization;
      affects only apps with When In Use authorization;
      only has an effect with When In Use authorization;
      only has an effect under When In Use authorization;
      only applies to When In Use authorization; applies only to When In Use authorization;
      only applies to apps with When In Use authorization
    ko 앱 사용 중 권한에서만; 앱을 사용하는 동안 권한에서만; 사용 중 권한에서만; When In Use에서만; When In Use 앱에서만;
      When In Use 앱에만; 사용하는 동안 권한에서만; 앱을 사용하는 동안 권한에만; When In Use에만; 앱을 사용하는 동안 권한일 때만

    say/nothing-for-always
    en is ignored for Always apps; is ignored for apps with Always;
      has no effect for Always apps; has no effect for apps with Always;
      has no effect with Always; has no effect under Always; is ignored under Always;
      is ignored with Always; does nothing for apps with Always;
      is ignored for apps with Always authorization;
      has no effect for apps with Always authorization; has no effect with Always authorization;
      has no effect under Always authorization; is ignored under Always authorization;
      is ignored with Always authorization; does nothing for apps with Always authorization
    ko Always 앱에서는 무시되다; 항상 허용 앱에서는 무시되다; 항상 허용에서는 무시되다; 항상 허용에서는 아무 효과가 없다;
      항상 허용 앱에서는 아무 효과가 없다; Always에서는 아무 효과가 없다; 항상 허용 앱에는 영향이 없다;
      항상 허용 권한에서는 무시되다; 항상 허용 권한에서는 효과가 없다; Always에서는 무시되다

    say/per-manager
    en per manager; per CLLocationManager; per location manager; for each manager; for each location manager;
      per manager instance; for every manager
    ko 매니저당; 매니저 하나당; 인스턴스당; 매니저 인스턴스당; 매니저별; CLLocationManager당

    effect/none
    ko 소용없다; 소용이 없다; 헛일이다; 부질없다

    verb/become
    ko 건드리다

    thing/accuracy-change
    ko 정밀도만 바뀌다; 정밀도가 바뀌다; 정밀도만 달라지다; 정밀도 설정만 바뀌다; 정밀도 설정이 바뀌다; 정밀도가 달라지다;
      정밀도만 변경되다; 정밀도가 변경되다; 정밀도 변경
    en the precision changes; only the precision changes; a change of precision

    term/background-location-indicator
    ko 파란 위치 표시; 파란색 위치 표시; 파란 표시줄; 파란색 표시줄; 파란 알약; 파란색 알약; 파란 막대; 파란색 막대; 파란 바;
      위치 인디케이터; 파란 인디케이터; 파란색 인디케이터; 상단의 파란 표시; 상태 막대의 파란 표시
    en blue status bar; blue bar at the top; blue location bar; blue location pill; blue background indicator;
      the blue pill; blue arrow indicator

    say/at-most-old
    en never older than; no older than; not older than; at most as old as; are never older than
    ko 넘게 오래된 위치는 없다; 보다 오래되지 않다; 보다 오래된 위치는 오지 않다

    event/terminate
    en the system has ended it; iOS has ended it; iOS ended it; the system ended it;
      has been ended by the system; was ended by the system

    verb/launch; say/system-relaunches
    en can start your app again; can start the app again; start your app again; start the app again;
      starts your app again; starts up your app again

    thing/among-services
    en one of the services that; one of the three services that; among the services that;
      one of the few services that; belongs to the services that; belongs to the three services that
    ko 서비스 중 하나; 세 가지 서비스 중 하나; 서비스 가운데 하나; 세 서비스 중 하나; 세 서비스 가운데 하나;
      서비스에 속하다; 서비스에 포함되다; 서비스 중의 하나이다; 몇 안 되는 서비스 중 하나이다

    say/few-meters
    en a few meters; tens of meters; a few dozen meters; a couple of meters; some ten meters;
      a few hundred meters; several meters; some dozens of meters
    ko 수십 미터; 몇 미터; 수 미터; 몇십 미터; 수백 미터; 몇백 미터; 십여 미터; 수십 m; 몇십 m

    say/only-in-use
    ko 앱을 사용하는 동안 권한을 가진 앱에서만; 앱을 사용하는 동안 권한을 가진 앱에만; 앱 사용 중 권한을 가진 앱에서만;
      앱을 사용하는 동안 권한이 있는 앱에서만; 앱을 사용하는 동안 권한만 있는 앱에서만; 사용 중 권한 앱에서만

    say/limited-to-always
    ko 항상 허용 권한이 있을 때만; 항상 허용이 있을 때만; 항상 허용일 때만; 항상 허용 권한일 때만; 항상 허용을 받은 앱에서만;
      항상 허용 앱에서만; 항상 허용 권한을 가진 앱에서만; 항상 허용이 있는 앱에서만

    say/decides-right
    en decides whether an app may use location; decides whether the app may use location;
      decides whether your app may use location; determines whether an app may use location;
      determines whether the app may use location; controls whether an app may use location;
      controls whether the app may use location; is what decides whether an app may use location;
      decides which authorization; determines which authorization; determines the authorization level;
      decides the authorization level; raises the authorization
    ko 권한이 달라지다; 권한 수준이 달라지다; 위치 권한이 달라지다; 권한을 정하다; 권한을 결정하다; 권한 여부를 결정하다;
      권한이 정해지다; 권한이 결정되다; 권한이 바뀌다; 권한이 생기다

    thing/time-between
    en number of seconds between; number of seconds that; how many seconds have to pass;
      how many seconds must pass; how many minutes have to pass; how much time has to pass;
      minimum time between; minimum number of seconds; time in seconds; seconds between two updates;
      seconds between updates; in seconds; minimum interval in seconds
    ko 초 단위; 초 단위로; 몇 초마다; 시간을 초 단위로; 업데이트 사이의 시간; 업데이트 간격을 초로; 시간 간격; 기다릴 시간;
      몇 초 뒤에; 최소 시간

    thing/guarantees
    en guarantees that; guarantees the accuracy; guarantee that; is guaranteed; are guaranteed;
      ensures that every; makes sure that every; a promise; promises that
    ko 보장되다; 항상 보장되다; 보장하다; 반드시 지켜지다; 보장해 주다; 보장받다

    event/settings:preciseOff
    en Precise Location is off; precise location is off; Precise Location was off;
      Precise Location has been turned off; Precise Location has been switched off;
      Precise Location is not on

    thing/keeps-receiving
    ko 실시간으로 전달되다; 실시간으로 들어오다; 그때그때 전달되다; 끊김 없이 전달되다; 계속 전달되다; 실시간으로 계속 받다; 멈춤 없이 받다; 중단 없이 받다

    say/only-warns
    en merely logs a warning; just logs a warning; only prints a warning; merely prints a warning;
      just prints a warning; only logs a message; merely logs a message; only produces a warning;
      logs a warning and nothing else; results in a warning
    ko 경고만 출력되다; 경고만 남다; 경고 로그만 남다; 로그만 남다; 콘솔에 경고만; 경고만 찍히다; 경고 메시지만; 경고만 표시되다;
      로그에 경고만 남다

    say/like-always
    ko Always 앱과 똑같이; Always 앱처럼; Always와 똑같이; 항상 허용 앱과 똑같이; 항상 허용 앱처럼; 항상 허용과 똑같이;
      항상 허용과 마찬가지로; 항상 허용일 때와 똑같이; 항상 허용을 받은 앱과 똑같이; 항상 허용을 받은 앱처럼; Always와 마찬가지로;
      Always 앱과 마찬가지로; 항상 허용 앱과 마찬가지로; 항상 허용일 때처럼
    en exactly like one that holds Always; exactly like an app with Always; just like an app with Always;
      just like one with Always; exactly as with Always; just as with Always; the same way as with Always;
      exactly like Always apps; just like Always apps; in the same way as apps with Always

    verb/stop; say/all-stop
    ko 모두 중단되다; 모두 멈추다; 둘 다 멈추다; 둘 다 중단되다; 모두 꺼지다; 모두 막히다; 둘 다 막히다; 모두 동작을 멈추다;
      모두 작동을 멈추다; 전부 중단되다; 전부 멈추다
    en both stop; both stop working; are both unavailable; are both disabled; are both turned off;
      are both switched off; all stop; are all unavailable; are all disabled

    verb/launch; say/into-front
    ko 앱을 포그라운드로 실행하다; 앱을 포그라운드로 띄우다; 앱을 포그라운드로 띄워 주다; 앱을 포그라운드로 다시 실행하다;
      앱을 포그라운드에서 실행하다; 앱을 화면 앞으로 띄우다; 앱을 앞으로 띄우다; 앱이 포그라운드로 실행되다;
      앱이 포그라운드로 뜨다; 앱이 포그라운드에서 실행되다; 포그라운드로 다시 실행되다; 포그라운드로 실행되다
    en launches the app into the foreground; launches your app into the foreground;
      opens the app on screen; opens the app in the foreground; starts the app in the foreground;
      launches the app in the foreground; relaunches the app in the foreground;
      is launched into the foreground; is launched in the foreground

    say/exact-coordinates
    ko 좌표는 정확하다; 좌표가 정확하다; 위치 좌표는 정확하다; 위치 좌표가 정확하다; 좌표 자체는 정확하다; 정확한 좌표가 오다;
      정확한 좌표를 받다; 정확한 좌표가 전달되다; 정확한 좌표를 전달하다
    en exact coordinates; coordinates are exact; coordinates stay exact; coordinates remain exact;
      exact positions; precise coordinates; coordinates are precise; coordinates stay precise

    say/only-starter
    ko 시작한 매니저의 델리게이트에만; 시작한 매니저에만; 시작한 매니저에게만; 등록한 매니저의 델리게이트에만; 등록한 매니저에만;
      등록한 매니저에게만; 시작한 CLLocationManager에만; 요청한 매니저에만; 요청한 매니저에게만; 켠 매니저에만
    en only reported to the manager that; only delivered to the manager that; only to the manager that started;
      only sent to the manager that; only to the delegate of the manager that; only the manager that started;
      only reach the manager that; only reaches the manager that

    thing/paused
    ko 업데이트를 멈추다; 위치 업데이트를 멈추다; 업데이트를 일시 정지하다

    thing/keeps-delivering
    ko 위치가 계속 들어오다; 계속 들어오다; 위치가 계속 전달되다; 위치가 계속 오다; 멈추지 않고 들어오다; 계속해서 들어오다;
      위치를 계속 돌려주다; 위치를 계속 보내 주다; 계속 위치를 보내다; 계속 위치를 전달하다

    thing/resumes-itself
    ko 알아서 위치를 다시 받다; 위치를 알아서 다시 받다; 자동으로 위치를 다시 받다; 저절로 위치가 다시 들어오다;
      위치가 자동으로 다시 들어오다; 자동으로 다시 들어오다; 저절로 풀리다; 알아서 풀리다; 자동으로 풀리다; 저절로 다시 시작하다

    say/only-in-front
    ko 포그라운드로 나올 때만; 포그라운드에서 실행될 때만; 화면에 나올 때만; 포그라운드로 나와야만;
      앱이 화면에 있을 때만; 앱이 앞에 있을 때만
    en only when the app is in the foreground; only if the app is in the foreground

    say/mac-sleeps
    en and the Mac sleeps; when the Mac sleeps; if the Mac sleeps; with the lid closed;
      when the lid is closed; while the lid is closed

    service/geocoding
    en geocoder; the geocoder; forward geocoder; reverse geocoder

    thing/while-locked
    en even before the first unlock; before the first unlock; even before the device was unlocked;
      even before the device has been unlocked; before anybody has unlocked the device
    ko 첫 잠금 해제 전이라도; 첫 잠금 해제 전에도; 첫 잠금 해제 이전에도; 잠금을 풀기 전에도; 잠금 해제 전이라도;
      처음 잠금을 풀기 전에도; 첫 잠금 해제를 하기 전에도

    thing/as-long-as-runs
    en for as long as it is running; for as long as it runs; the whole time it runs;
      all the time it is running

    thing/added-again
    en register all of its regions again; register its regions again; register the regions again;
      register all regions again; register them again; re-register its regions; re-register the regions;
      re-register all regions; add its regions again; add the regions again; set up its regions again;
      start monitoring its regions again; start monitoring the regions again; re-add its regions;
      re-add the regions
    """
}
