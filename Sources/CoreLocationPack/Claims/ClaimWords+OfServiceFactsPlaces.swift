/// Words of `ClaimProperties.serviceFactsPlaces`.
extension ClaimWords {
  static let ofServiceFactsPlaces = """
    say/not-running
    ko 실행 중이 아니어도; 실행 중이 아닐 때도; 실행되고 있지 않아도; 앱이 실행 중이 아니어도; 앱이 꺼져 있어도;
      앱이 실행되지 않아도; 앱이 실행 중이 아닐 때도; 앱이 실행되고 있지 않아도; 앱이 실행되고 있지 않을 때도

    status/notDetermined
    en before the user has decided; before the user decides; before the user has made a choice;
      before the user has answered
    ko 사용자가 결정하기 전에; 사용자가 선택하기 전에; 사용자가 결정하기 전; 사용자가 아직 결정하지 않은 동안

    say/only-on-request
    en only after an explicit request; only upon an explicit request; only when the app requests it;
      only if the app requests it; only after the app has requested it; only on explicit request;
      only when the app asks explicitly
    ko 명시적으로 요청한 뒤에만; 앱이 요청한 뒤에만; 요청한 뒤에만; 앱이 요청해야만; 앱이 요청할 때만;
      명시적으로 요청해야만; 앱이 명시적으로 요청한 뒤에만; 앱이 명시적으로 요청해야만

    say/hours-old
    en up to an hour old; up to one hour old; up to a day old
    ko 두 시간 전의; 몇 시간 전의; 한 시간 전의; 하루 전의; 두 시간이나 지난; 몇 시간 지난; 한 시간 지난; 두 시간 지난

    say/ten-or-more
    en 10 kilometers or more; 10 km or more; ten kilometers or more; more than 10 kilometers;
      more than ten kilometers; over 10 kilometers
    ko 10킬로미터 이상; 10km 이상; 10 km 이상; 10킬로미터 넘게; 10km 넘게

    say/exact-places
    en the exact place; an exact place
    ko 정확한 장소를 알려 주다; 정확한 장소를 전달하다; 정확한 장소가 전달되다; 장소까지 정확히 알려 주다;
      정확한 장소를 알리다; 정확한 장소를 받다

    say/coarse-places
    en a coarse place; an approximate place
    ko 대략적인 장소를 알려 주다; 대략적인 장소가 전달되다

    service/location-notification
    en location trigger of a notification
    ko 위치 트리거의 지역; 지역 기반 로컬 알림; 위치 기반 로컬 알림; 지역 로컬 알림; 지역 기반 알림

    verb/launch
    ko 로드되다
    en are loaded; is loaded; gets loaded; get loaded

    say/every-launch
    en at every launch; on every launch; each time the app launches; every time the app launches;
      each time it launches; at each launch; on each launch; whenever the app launches;
      every time it launches; every time your app launches; each time your app launches
    ko 실행할 때마다; 앱을 실행할 때마다; 매번 실행할 때; 앱이 시작될 때마다

    thing/paused
    en automatic pauses; automatic pausing; automatic pause of updates

    say/watched-on
    ko 계속 모니터링되다; 계속 감시되다; 계속 지켜보다; 여전히 모니터링되다; 그대로 모니터링되다; 계속 모니터링하다; 그대로 감시되다
    en are still monitored; is still monitored; continue to be monitored; continues to be monitored;
      are still watched; are monitored even when; keep being monitored; are monitored regardless

    phase/foreground; say/even-in-front
    en even in the foreground; also in the foreground; even while the app is in the foreground;
      even when the app is in the foreground
    ko 포그라운드에서도; 앞에 있을 때도; 앱이 화면에 있을 때도; 포그라운드에 있을 때도

    thing/city
    en in big cities; in large cities; in a big city; in metropolitan areas; in dense cities

    thing/uncertainty
    ko 벗어나다; 차이가 나다; 차이 나다; 어긋나 있다

    thing/region-callback
    code didEnterRegion; didExitRegion

    event/terminate:byUser
    ko 앱을 죽이다; 앱을 강제로 죽이다; 사용자가 앱을 죽이다; 직접 앱을 죽이다

    thing/every-service
    ko 모든 위치 서비스; 모든 서비스; 어떤 위치 서비스든; 위치 서비스는 모두
    en every location service; all location services; any location service; each location service

    verb/unavailable
    en out of the services; out of the list; out of the set

    say/search-radius
    en search radius; radius of the search
    ko 검색 반경

    say/at-login
    en at login; login item; login items
    ko 로그인할 때; 로그인 항목

    say/above-ten
    en more than ten; more than 10; more than five; more than 5; more than fifteen; more than 15
    ko 열 개 넘게; 10개 넘게; 열 개를 넘는; 10개를 넘는; 10개가 넘는; 10개보다 많은; 열 개보다 많은; 다섯 개 넘게;
      5개 넘게; 15개 넘게; 열다섯 개 넘게

    verb/work
    en tolerates; tolerate; copes with; cope with; can live with; gets along with; get along with

    say/unaffected
    ko 좌우되지 않다; 의존하지 않다; 달려 있지 않다; 달라지지 않다; 지장을 받지 않다

    say/can-start-behind
    ko 백그라운드에서 위치 업데이트를 시작하는 것이 허용되다; 백그라운드에서 업데이트를 시작하는 것이 허용되다;
      백그라운드에서 시작하는 것이 허용되다; 백그라운드에서 시작하는 것도 허용되다

    say/never-comes-later
    ko 앱에 끝내 전달되지 않다; 끝내 전달되지 않다; 영영 전달되지 않다; 앱에 전혀 전달되지 않다; 앱에 절대 전달되지 않다;
      앱에 도달하지 않다; 앱에 영영 전달되지 않다; 앱에 결코 전달되지 않다

    say/into-front
    en brings the app to the foreground; brings your app to the foreground; puts the app in front

    verb/launch; say/woken-for
    en is relaunched for; are relaunched for; is launched for; are launched for; gets relaunched for;
      is woken for; are woken for; gets woken for; is started again for; is woken up for

    event/settings:preciseOff
    en Precise off; Precise is off; turning off Precise; turning Precise off; turns off Precise;
      turns Precise off; turned off Precise; disabling Precise; Precise disabled; Precise switched off;
      switching off Precise; switches off Precise; has turned off Precise

    thing/one-delegate
    en shares one delegate; shares a single delegate; share a single delegate; use one delegate;
      have one delegate in common; use the same delegate; uses the same delegate

    thing/own-regions
    ko 그 매니저의 지역만; 그 인스턴스의 지역만; 자기 매니저의 지역만; 해당 인스턴스의 지역만

    thing/keeps-delivering
    ko 여러 개의 위치를 돌려주다; 여러 위치를 돌려주다; 위치를 여러 개 돌려주다; 여러 개의 위치를 전달하다;
      위치 여러 개를 전달하다; 위치 여러 개를 돌려주다
    en returns several locations; delivers several locations; returns multiple locations

    thing/paused
    ko 일시 정지된 업데이트; 일시 정지된 위치 업데이트; 자동으로 일시 정지된 업데이트

    say/only-when-imprecise
    ko Precise를 꺼야 하다; 정확한 위치를 꺼야 하다; 사용자가 정확한 위치를 꺼야 하다; 사용자가 Precise를 꺼야 하다;
      정확한 위치가 꺼져 있어야 하다; Precise가 꺼져 있어야 하다

    say/every-launch
    en after each relaunch; after every relaunch; after each launch; at each relaunch; on every relaunch

    thing/added-again
    en add its monitored regions again; add the monitored regions again; add all regions again

    say/limited-to-always
    en limited to Always apps; is limited to Always apps; was limited to Always apps;
      reserved for Always apps; restricted to Always apps; restricted to apps with Always;
      restricted to apps with Always authorization
    ko 항상 허용 앱으로 제한되다; 항상 허용 앱에 한정되다; 항상 허용 앱으로 한정되다; 항상 허용 앱에만 허용되다

    verb/work
    en fire as usual; fires as usual; fire as before; fire normally; arrive as usual

    say/unopened
    en without being opened; without having been opened
    ko 열지 않아도; 열지 않아도 업데이트를 다시 받다; 열지 않아도 다시 받다; 열어 주지 않아도

    thing/keeps-delivering
    ko 위치를 여러 개 보내다; 위치를 여러 개 전달하다; 여러 개를 보내다
    """
}
