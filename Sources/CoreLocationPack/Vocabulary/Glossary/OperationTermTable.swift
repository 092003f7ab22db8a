extension Tables {
  /// Glossary: services and the life of an app, G21 to G40 (9).
  static let operationTerms = """
    location-event
    english location event
    korean 위치 이벤트
    en Something that a location service reports, such as a visit or the entry into a region.
    ko 방문이나 지역 진입처럼 위치 서비스가 알리는 일입니다.
    see term/location-update term/provisional-always service/visits service/region-monitoring
    from G21

    location-services
    english location services
    korean 위치 서비스
    say.en GPS
    say.ko 위치 기능
    never.ko 로케이션 서비스
    en The services that give location to apps; the user can switch them off for the whole device.
    ko 앱에 위치를 주는 서비스입니다. 사용자는 기기 전체에서 이 서비스를 끌 수 있습니다.
    see CLLocationManager.locationServicesEnabled()
      CLServiceSession.Diagnostic.authorizationDeniedGlobally status/denied
    from G22

    foreground
    english foreground
    korean 포그라운드
    never.ko 포어그라운드
    en Where an app is while the user looks at it; only here a request can prompt.
    ko 사용자가 앱을 보고 있을 때의 상태입니다. 권한을 요청하는 알림은 이 상태에서만 나타날 수
      있습니다.
    see term/in-use term/background
    from G23 T07

    background
    english background
    korean 백그라운드
    en Where an app runs while the user does not look at it.
    ko 사용자가 보고 있지 않은 동안 앱이 실행되는 상태입니다.
    see CLLocationManager.allowsBackgroundLocationUpdates CLBackgroundActivitySession
      key/UIBackgroundModes term/foreground
    from G24

    suspend
    english suspend; suspension
    korean 일시 중단
    also.ko 일시정지; 실행이 중단됨
    en To stop an app's execution soon after it left the foreground; its updates are queued
      meanwhile.
    ko 앱이 포그라운드를 벗어난 뒤 곧 실행을 멈추는 것입니다. 그동안의 업데이트는 큐에 저장됩니다.
    see term/queue term/background term/terminate
    from G25 R01 T121

    terminate
    english terminate
    korean 종료
    also.en quit; kill
    say.en force quit; swiped away
    say.ko 강제 종료; 앱 강제종료
    en To end an app's process; under Always some services launch it again.
    ko 앱의 프로세스를 끝내는 것입니다. 항상 허용에서는 일부 서비스가 앱을 다시 실행합니다.
    see term/launch term/suspend
    from G26 T122 T123

    launch
    english launch; relaunch
    korean 실행; 다시 실행
    also.ko launch
    say.en wake; wake up
    say.ko 깨우기; 재실행
    en To start an app's process, by the user or, under Always, for an event.
    ko 앱의 프로세스를 시작하는 것입니다. 사용자가 하거나, 항상 허용에서는 이벤트 때문에 시스템이
      하기도 합니다.
    see term/terminate service/significant-change service/visits service/region-monitoring
    from G27 T122

    in-use
    english in use
    korean 사용 중
    also.en being used
    also.ko 사용할 때만; 활발히 추적
    never.ko 사용중
    en Foreground, a few seconds after leaving it, or background with the location indicator.
    ko 포그라운드에 있거나, 벗어난 지 몇 초 이내이거나, 위치 인디케이터를 보이며 백그라운드에 있는
      것입니다.
    see CLServiceSession.Diagnostic.insufficientlyInUse term/when-in-use term/foreground
      term/background-location-indicator
    from G28 6.1

    significant-change
    english significant-change location service
    korean 중요한 위치 변화
    also.en significant location change
    also.ko Significant-change location service
    say.en significant location changes; SLC
    say.ko 큰 위치 변화; 유의미한 위치 변화
    en The service that reports when the position has changed by a significant distance.
    ko 위치가 크게 바뀌었을 때 알리는 서비스입니다.
    see service/significant-change CLLocationManager.startMonitoringSignificantLocationChanges()
    from G29

    visits
    english visits
    korean 방문
    also.en visit monitoring
    also.ko Visits service
    en The service that reports arrivals at places and departures from them.
    ko 장소에 도착하고 떠난 것을 알리는 서비스입니다.
    see service/visits CLLocationManager.startMonitoringVisits() CLVisit
    from G30

    region-monitoring
    english region monitoring
    korean 지역 모니터링
    also.en geofencing; condition monitoring; fence monitoring
    also.ko 지오펜싱 서비스; 지오펜싱; Region monitoring
    say.en geofence; fence
    say.ko 지오펜스; 가상 울타리
    en Watching for the device's entry into a region and exit from it.
    ko 기기가 지역에 들어가고 나가는 것을 지켜보는 일입니다.
    see service/region-monitoring service/condition-monitoring
      CLLocationManager.startMonitoring(for:) CLMonitor
    from G31

    ibeacon-ranging
    english iBeacon ranging
    korean iBeacon 거리 측정
    also.en beacon ranging
    also.ko iBeacon ranging; 근처의 iBeacon 하드웨어를 감지
    say.en iBeacon; beacon
    say.ko 비콘; 아이비콘
    en Measuring how near the beacons around the device are.
    ko 기기 주변의 비콘이 얼마나 가까운지 측정하는 일입니다.
    see service/beacon-ranging CLLocationManager.startRangingBeacons(satisfying:)
    from G32

    heading
    english heading
    korean 방위
    also.en compass heading
    also.ko 나침반 방위; 방위(heading); 나침반 방향
    say.en compass
    say.ko 나침반
    en The direction in which the device points.
    ko 기기가 가리키는 방향입니다.
    see service/heading CLHeading CLLocationManager.startUpdatingHeading()
    from G33

    geocoding
    english geocoding
    korean 지오코딩
    also.ko Geocoding services
    en Turning addresses into positions and back.
    ko 주소와 위치를 서로 바꾸는 일입니다.
    see service/geocoding CLGeocoder
    from G34

    delegate
    english delegate
    korean 델리게이트
    say.ko 대리자
    never.ko 딜리게이트
    en The object that receives the callbacks of a manager.
    ko 매니저의 콜백을 받는 객체입니다.
    see CLLocationManager.delegate CLLocationManagerDelegate
    from G35

    method
    english method
    korean 메서드
    never.ko 메소드
    en A function that belongs to a type.
    ko 타입에 속한 함수입니다.
    see term/callback
    from G36

    callback
    english callback
    korean 콜백
    en A call from the system into the app, usually a method of a delegate.
    ko 시스템이 앱을 부르는 호출이며, 보통 델리게이트의 메서드입니다.
    see CLLocationManagerDelegate term/delegate
    from G37

    usage-description
    english usage description string; purpose string
    korean 사용 목적 문자열
    also.en usage string; usage description
    also.ko 설명하는 문자열; 지정한 문자열
    say.en permission text; reason string; purpose text; permission message; privacy string
    say.ko 권한 문구; 사용 목적 문구; 사용 목적 설명; 권한 메시지
    en The app's words in Info.plist that tell the user why it wants location.
    ko 위치가 왜 필요한지 사용자에게 설명하도록 Info.plist에 적는 문자열입니다.
    see key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
      key/NSLocationUsageDescription
    from G38 4.1

    info-plist-key
    english Info.plist key
    korean Info.plist 키
    also.ko 키
    en An entry of the file in which an app declares what it is and what it wants.
    ko 앱이 무엇이고 무엇을 원하는지 선언하는 파일의 항목입니다.
    see key/NSLocationWhenInUseUsageDescription key/UIBackgroundModes
    from G39

    background-mode-capability
    english background mode capability
    korean 백그라운드 모드 기능
    also.en background mode; Background Modes
    also.ko 백그라운드 모드(Background Mode) 기능; 백그라운드 모드
    en The setting that lets an app go on working in the background, declared with
      UIBackgroundModes.
    ko 앱이 백그라운드에서 계속 일할 수 있게 하는 설정이며, UIBackgroundModes로 선언합니다.
    see key/UIBackgroundModes CLLocationManager.allowsBackgroundLocationUpdates
    from G40
    """
}
