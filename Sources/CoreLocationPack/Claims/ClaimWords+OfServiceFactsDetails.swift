/// Words of `ClaimProperties.serviceFactsDetails`, and more of what services do.
extension ClaimWords {
  static let ofServiceFactsDetails = """
    thing/keeps-receiving
    en continues to call its delegate; keeps calling its delegate; continues to call the delegate;
      keeps calling the delegate; continues to call your delegate; keeps calling your delegate;
      goes on calling its delegate; still calls its delegate
    ko 계속해서 델리게이트를 호출하다; 델리게이트를 계속 호출하다; 계속 델리게이트를 호출하다; 델리게이트를 계속해서 호출하다;
      델리게이트가 계속 호출되다; 델리게이트는 계속 호출되다; 계속 호출되다

    say/window-gone
    en its last window is hidden; its last window is closed; the last window is closed;
      its window is hidden; its windows are hidden; its window is closed; its windows are closed;
      its window is minimized; no window is open; the user hides its window; the user closes its window;
      moves behind other windows; is behind other windows; behind other windows
    ko 창을 닫다; 창이 닫히다; 창을 숨기다; 창이 가려지다; 창을 최소화하다; 창이 최소화되다; 마지막 창을 닫다; 마지막 창이 닫히다

    noun/location; say/location-behind
    en location updates in the background; background location updates; background location;
      location data in the background

    say/indicator-gone
    en turn the blue bar off; turn off the blue bar; turns the blue bar off; turns off the blue bar;
      switch the blue bar off; switch off the blue bar; hide the blue bar; hides the blue bar;
      hide the blue pill; hides the blue pill; turn the blue pill off; turn off the blue pill;
      turn the indicator off; turn off the indicator; turns the indicator off; turns off the indicator;
      disable the indicator; disables the indicator; remove the indicator; get rid of the indicator;
      get rid of the blue bar; suppress the indicator; suppresses the indicator; suppress the blue bar;
      make the indicator disappear; makes the indicator disappear; track without the blue bar
    ko 인디케이터를 안 보이게 하다; 인디케이터가 안 보이게 하다

    thing/resumes-itself
    en start again by themselves; starts again by itself; start again on their own;
      starts again on its own; begin again by themselves; begins again by itself

    say/app-decides
    en Apps decide; apps decide; the app decides; your app decides; Apps choose; apps choose;
      the app chooses; developers decide; developers choose; the developer decides; decided by the developer;
      chosen by the app; is the app's choice; is the developer's choice; an app decides

    say/ranges-beacons
    en beacons can still be ranged; beacons can be ranged; can still range beacons;
      beacons are still ranged; still ranges beacons; can still detect beacons;
      beacons can still be detected
    ko 비콘 거리를 측정할 수 있다; 비콘을 감지할 수 있다; iBeacon을 감지할 수 있다; iBeacon 거리를 측정할 수 있다; 비콘의 거리를 측정할 수 있다;
      비콘까지의 거리를 측정할 수 있다; 비콘 거리를 잴 수 있다; 비콘의 거리를 잴 수 있다; 비콘을 찾을 수 있다; 비콘 거리 측정이 되다; 비콘 거리 측정은 되다

    verb/launch; say/launches-app
    en launches the app; launches your app; wakes the app; wakes your app; starts your app;
      launches the containing app; wakes the containing app; starts the containing app;
      launches the app itself; wakes the app itself; relaunches the app; relaunches your app;
      launches the main app; wakes the main app
    ko 앱을 백그라운드에서 실행하다; 앱을 백그라운드로 실행하다; 앱을 백그라운드에서 깨우다; 앱을 깨우다; 앱을 깨워 주다;
      앱을 백그라운드에서 실행해 주다; 앱이 백그라운드에서 실행되다; 앱이 백그라운드로 실행되다; 본체 앱을 실행하다;
      앱 자체를 실행하다; 앱 자체를 깨우다; 앱이 깨어나다; 앱 본체를 실행하다; 앱 본체가 실행되다

    verb/launch; say/system-relaunches
    ko 앱도 다시 시작해 주다; 앱을 다시 시작해 주다; 앱까지 다시 시작해 주다; 앱도 실행해 주다; 앱도 다시 실행해 주다;
      앱도 깨워 주다; 앱도 깨우다; 앱도 다시 띄워 주다; 앱도 다시 실행하다; 앱도 되살리다

    say/unless-changed
    ko 따로 바꾸지 않는 한; 바꾸지 않는 한; 직접 바꾸지 않으면; 따로 바꾸지 않으면; 설정하지 않으면; 따로 설정하지 않으면;
      아무것도 설정하지 않으면; 값을 지정하지 않으면; 따로 지정하지 않으면; 건드리지 않으면; 설정하지 않는 한;
      따로 설정하지 않는 한; 아무것도 하지 않으면
    en unless you turn it off; until you turn it off; unless you change it; unless changed; if you don't set it; unless you set it; if left alone;
      out of the box; unless it is changed; unless it is set; as long as you don't change it;
      if you leave it alone; when you don't set it; until you change it

    noun/default
    ko 초기값; 초깃값
    en initial value; initially

    noun/true
    ko true이다; 참이다; YES이다

    noun/false
    ko false이다; 거짓이다; NO이다

    thing/keeps-delivering
    ko 연속으로 전달되다; 연속해서 전달되다; 연속적으로 전달되다; 이어서 전달되다; 위치 업데이트가 연속으로 전달되다;
      위치 업데이트를 연속으로 받다; 연속으로 받다; 연속적인 업데이트; 연속적인 위치 업데이트; 지속적으로 전달되다;
      지속적으로 전달하다; 지속적으로 받다; 꾸준히 전달되다
    en continuously; location updates continuously; on an ongoing basis; over and over; again and again

    say/limited-to-always
    ko 항상 허용 권한을 가진 앱만 쓸 수 있다; 항상 허용 권한을 가진 앱만 사용할 수 있다; 항상 허용 권한을 가진 앱만 이용할 수 있다;
      항상 허용 권한을 가진 앱만 시작할 수 있다; 항상 허용 권한이 있는 앱만 쓸 수 있다; 항상 허용 권한이 있는 앱만 사용할 수 있다;
      항상 허용 권한이 있는 앱만 이용할 수 있다; 항상 허용 권한이 있는 앱만 시작할 수 있다; 항상 허용을 받은 앱만 쓸 수 있다;
      항상 허용을 받은 앱만 사용할 수 있다; 항상 허용을 받은 앱만 이용할 수 있다; 항상 허용을 받은 앱만 시작할 수 있다;
      항상 허용 권한을 받은 앱만 쓸 수 있다; 항상 허용 권한을 받은 앱만 사용할 수 있다; 항상 허용 권한을 받은 앱만 이용할 수 있다;
      항상 허용 권한을 받은 앱만 시작할 수 있다; 항상 허용이 있는 앱만 쓸 수 있다; 항상 허용이 있는 앱만 사용할 수 있다;
      항상 허용이 있는 앱만 이용할 수 있다; 항상 허용이 있는 앱만 시작할 수 있다

    say/untapped
    ko 알림을 탭하기 전이라도; 사용자가 알림을 탭하기 전이라도; 탭하기 전이라도; 탭하기 전에도; 알림을 누르기 전이라도;
      사용자가 탭하기 전에; 사용자가 알림을 탭하기 전에; 사용자가 알림을 열기 전에; 알림을 열기 전이라도; 알림을 열기 전에도

    say/can-start-behind
    ko 백그라운드에서 업데이트를 시작할 수 있다; 백그라운드에서 위치 업데이트를 시작할 수 있다;
      백그라운드에서도 업데이트를 시작할 수 있다; 백그라운드에서 위치 추적을 시작할 수 있다;
      백그라운드에서 위치를 받기 시작할 수 있다

    status/denied
    en with the status denied; with status denied; with a denied status; with location denied;
      with access denied; with authorization denied

    say/only-in-front
    en only when the user brings it to the foreground; only when the user opens the app;
      only when the user opens it; only after the user opens it; only once the user opens it;
      only after the user opens the app; only once the app is opened
    ko 포그라운드로 가져와야만; 포그라운드로 가져올 때만; 사용자가 열어야만; 앱을 열어야만; 사용자가 앱을 열어야만;
      앱을 포그라운드로 가져와야만; 사용자가 앱을 열 때만; 앱을 다시 열어야만

    hours/some; thing/for-long
    en for hours; for several hours

    days/some; thing/for-long
    en for a whole day

    say/levels-differ
    en lead to different behavior; lead to different behaviour; have different effects;
      make a difference; result in different behavior; differ in behavior

    say/city-wider
    en smaller in the country than in the city; smaller in the countryside than in the city;
      larger in cities than in the country; larger in the city than in the country;
      larger in cities than in rural areas; larger in the city than in the countryside;
      wider in cities than in the country; bigger in cities than in the country;
      smaller in rural areas than in cities
    ko 시골보다 도시에서 더 크다; 시골보다 도심에서 더 크다; 시골에서보다 도시에서 더 크다; 도시가 시골보다 더 크다;
      시골이 도시보다 더 작다; 도시보다 시골에서 더 작다; 도심보다 시골에서 더 작다; 시골보다 도시에서 더 넓다;
      도시보다 시골에서 더 좁다; 도심이 시골보다 더 크다

    accuracy/reduced
    en reduced position; reduced positions; coarse position; coarse positions; approximate positions;
      approximate position; a coarse location; coarse locations
    ko 축소된 위치; 대략적인 좌표; 대략적으로 바뀐 위치

    say/no-influence
    en has no influence on; does not affect; doesn't affect; does not matter for;
      doesn't matter for; makes no difference for; is irrelevant for; is irrelevant to
    ko 영향을 주지 않다; 아무런 영향을 주지 않다; 아무 영향을 주지 않다; 아무 영향이 없다; 아무런 영향이 없다; 영향이 없다;
      상관이 없다; 무관하다; 영향을 미치지 않다; 아무런 영향을 미치지 않다

    thing/own-regions
    en only the regions that the same manager started; only regions that the same manager;
      only the regions that this manager started; only the regions that it started itself;
      only regions started by the same manager; only the regions of the same manager
    ko 같은 매니저가 시작한 지역만; 이 매니저가 시작한 지역만; 그 매니저가 시작한 지역만; 해당 매니저가 시작한 지역만;
      자기가 시작한 지역만; 자신이 시작한 지역만; 같은 매니저가 등록한 지역만; 같은 매니저의 지역만

    say/per-manager
    ko 매니저는 저마다; 매니저는 각각; 매니저가 각각; 매니저가 저마다; 인스턴스는 저마다; 인스턴스마다 각각

    say/lacks-magnetometer
    en has no magnetometer; lacks a magnetometer; no magnetometer is present; is missing a magnetometer;
      have no magnetometer; without any magnetometer

    say/nothing-shown
    en nothing is shown to the user; nothing is shown; no alert is shown; the user sees nothing;
      shows nothing to the user; the user is not told; the user does not notice; no alert appears;
      the user is shown nothing
    ko 아무것도 표시되지 않다; 사용자에게는 아무것도 표시되지 않다; 아무 알림도 표시되지 않다; 아무것도 나타나지 않다;
      사용자에게는 아무것도 보이지 않다; 아무런 알림도 뜨지 않다; 아무 알림도 뜨지 않다; 아무 경고도 뜨지 않다

    thing/while-locked
    en before the user has entered the passcode; before the passcode has been entered;
      before the passcode is entered; before the user enters the passcode;
      even before the passcode is entered; even before the user has entered the passcode
    ko 암호를 입력하기 전에도; 암호를 입력하기 전이라도; 사용자가 암호를 입력하기 전에도; 잠금을 해제하기 전에도;
      사용자가 잠금을 풀기 전에도; 사용자가 잠금을 해제하기 전에도

    say/limited-to-always
    en can only be scheduled by apps with Always; can be scheduled only by apps with Always;
      can only be used by apps with Always; can only be started by apps with Always;
      can be used only by apps with Always; can be started only by apps with Always;
      can only be monitored by apps with Always; can only be started with Always;
      can be started only with Always; can only be used with Always;
      can be used only with Always; can only be scheduled by apps with Always authorization;
      can be scheduled only by apps with Always authorization;
      can only be used by apps with Always authorization;
      can only be started by apps with Always authorization;
      can be used only by apps with Always authorization;
      can be started only by apps with Always authorization;
      can only be monitored by apps with Always authorization;
      can only be started with Always authorization;
      can be started only with Always authorization; can only be used with Always authorization;
      can be used only with Always authorization
    ko 항상 허용 앱만 예약할 수 있다; 항상 허용을 받은 앱만 예약할 수 있다; 항상 허용 권한이 있는 앱만 예약할 수 있다;
      항상 허용 권한을 가진 앱만 예약할 수 있다; 항상 허용 앱에만; 항상 허용 권한을 가진 앱에만; 항상 허용을 받은 앱에만;
      항상 허용이 있는 앱에만; 항상 허용 권한이 있는 앱에만

    say/limit-gone
    en limit was lifted; limit was removed; limit has been lifted; limit has been removed;
      limit no longer exists; limit is gone; limit was raised; limit has been raised; limit was dropped
    ko 제한은 없어지다; 제한이 없어지다; 제한이 사라지다; 제한은 사라지다; 제한이 풀리다; 제한이 늘어나다; 한도가 늘어나다;
      제한이 폐지되다; 한도가 없어지다; 제한은 풀리다

    say/on-from-the-start
    ko 이미 켜져 있다; 원래 켜져 있다; 원래부터 켜져 있다; 처음부터 켜져 있다; 기본값으로 켜져 있다

    say/optional
    ko 선택 사항이다; 선택 사항; 선택적이다; 필수가 아니다; 필수는 아니다

    thing/resumes-itself
    ko 저절로 이어서 받다; 저절로 위치를 이어서 받다; 저절로 이어 받다

    thing/keeps-delivering
    ko 호출해야 멈추다; 호출해야만 멈추다; 호출해야 끝나다; 호출해야만 끝나다; 호출할 때까지 멈추지 않다
    en keeps running; keeps running until; runs until you stop it; runs until it is stopped

    say/limited-to-always
    en only for apps with Always; only for apps with Always authorization; only for Always apps;
      only in apps with Always; exclusively for apps with Always;
      only in apps with Always authorization; exclusively for apps with Always authorization

    say/only-when-imprecise
    ko 정확한 위치를 끈 기기에서만; 정확한 위치를 끈 사용자에게만; 정확한 위치를 끈 상태에서만; 정확한 위치가 꺼진 기기에서만

    term/background-location-indicator
    ko 위치 화살표; 위치 표시 화살표; 위치 사용 표시
    en location arrow; the location arrow; location usage indicator

    phase/background
    ko 맨 앞에 있지 않은; 맨 앞이 아닌; 앞에 나와 있지 않은; 화면 뒤에 있는

    say/whatever-accuracy
    ko 정확도와 상관없이; 정확도에 관계없이; 정확도와 무관하게; 정밀도와 상관없이; 정밀도에 관계없이; 어느 정확도에서든;
      두 정확도 모두에서; 정확도에 상관없이; 정확도가 무엇이든; 정확한 위치와 상관없이; 정확한 위치 설정과 상관없이
    en regardless of accuracy; regardless of the accuracy; whatever the accuracy; with either accuracy;
      no matter which accuracy; independent of the accuracy; at either accuracy; at any accuracy;
      under either accuracy; independently of the accuracy; regardless of the accuracy setting

    thing/no-consequence
    ko 별문제가 없다; 별 문제가 없다; 문제가 되지 않다; 아무렇지도 않다

    service/beacon-ranging
    ko 거리 측정 서비스; 비콘 측정; 비콘 레인징; iBeacon 레인징; 비콘 거리 서비스; 비콘까지의 거리 측정
    en iBeacon detection; beacon detection

    fn/filler
    ko 아니요; 아뇨

    verb/deliver; thing/keeps-receiving
    en continue to reach; continues to reach; keep reaching; keeps reaching; still reach; still reaches;
      go on reaching; keep arriving at
    ko 계속 도착하다; 계속해서 도착하다; 계속 들어오다; 그대로 도착하다; 계속해서 전달되다

    thing/thrown-away; noun/location
    en deletes the updates; deletes updates; deletes location updates; updates are deleted;
      location updates are deleted
    ko 업데이트를 삭제하다; 업데이트는 삭제되다; 업데이트가 삭제되다; 위치를 삭제하다; 업데이트는 iOS가 삭제하다;
      업데이트를 iOS가 삭제하다; 업데이트는 시스템이 삭제하다; 업데이트를 시스템이 삭제하다

    say/starts-true
    en has a default value of true; default value of true; its default value is true;
      the default value is true; has the default value true
    ko 처음에 true이다; 처음에는 true이다; 초기값은 true이다; 초깃값은 true이다

    say/starts-false
    en has a default value of false; default value of false; its default value is false;
      the default value is false; has the default value false
    ko 처음에 false이다; 처음에는 false이다; 초기값은 false이다; 초깃값은 false이다

    verb/hide
    ko 없애다

    say/nothing-for-always
    ko 항상 허용 앱에 아무런 효과가 없다; 항상 허용 앱에는 아무런 효과가 없다; 항상 허용 앱에는 효과가 없다;
      항상 허용 앱에는 아무 효과가 없다; 항상 허용 앱에 아무 효과가 없다

    thing/resumes-itself
    en gets its updates back automatically; gets updates back automatically; gets its updates back by itself;
      gets its updates back on its own

    thing/paused
    ko 업데이트가 일시 정지되다; 위치 업데이트가 일시 정지되다; 업데이트가 정지되다; 위치 업데이트가 정지되다

    api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    en delegate method for errors; error method of the delegate; error callback; error delegate method;
      delegate's error method
    ko 오류를 받는 델리게이트 메서드; 오류 델리게이트 메서드; 오류 콜백; 오류 메서드; 오류를 처리하는 델리게이트 메서드

    say/only-standard
    en affects only the standard location service; only affects the standard location service;
      affects only the standard service; only affects the standard service;
      only concerns the standard location service; concerns only the standard location service;
      only applies to the standard location service; applies only to the standard location service
    ko 표준 위치 서비스에만; 표준 서비스에만; 표준 위치 업데이트에만; 표준 위치 서비스에서만

    say/exact-places
    en exact places

    say/coarse-times
    en approximate times; inexact times

    say/coarse-places
    en approximate places; inexact places

    verb/launch; say/system-relaunches
    ko 앱도 다시 시작되다; 앱이 다시 시작되다; 앱도 다시 실행되다; 앱도 되살아나다

    event/terminate:byUser
    ko 앱 전환기에서 앱을 지우다; 앱 전환기에서 지우다; 앱 전환기에서 앱을 없애다; 앱 전환기에서 제거하다;
      앱 전환기에서 앱을 제거하다; 앱 전환기에서 앱을 날리다; 앱 전환기에서 앱을 닫다

    thing/keeps-delivering
    ko 여러 번 전달되다; 위치 업데이트가 여러 번 전달되다; 위치가 여러 번 전달되다; 여러 개의 위치가 전달되다; 여러 번 오다
    """
}
