/// The words of Core Location documents with their concepts, both languages side by side.
enum ClaimWords {
  /// All tables.
  static let table = [states, happenings, observations, predicates, numbers, fillers, tables]
    .joined(
      separator: "\n\n")

  /// Statuses, grants, levels, phases, accuracy and keys.
  static let states = """
    status/notDetermined
    en not determined; undetermined; not yet determined; undecided
    ko 결정되지 않음; 미결정; 결정 안 됨; 정해지지 않음; 결정되지 않은; 아직 결정되지 않은; 결정되지 않은 상태
    code notDetermined; CLAuthorizationStatus.notDetermined

    status/restricted; device/restricted
    en restricted; parental controls; device management; restrictions
    ko 제한됨; 제한된; 자녀 보호; 스크린 타임 제한
    code restricted; CLAuthorizationStatus.restricted

    status/denied; label/Don’t Allow
    en denied; refused; declined
    ko 거부됨; 거부된; 거부 상태
    code denied; CLAuthorizationStatus.denied

    status/authorizedWhenInUse
    code authorizedWhenInUse; CLAuthorizationStatus.authorizedWhenInUse
    en =authorizedWhenInUse

    status/authorizedAlways
    code authorizedAlways; CLAuthorizationStatus.authorizedAlways
    en =authorizedAlways

    level/whenInUse; settings/whileUsing
    en =When In Use; =When in Use; =While Using; =While Using the App; =WhenInUse; when-in-use;
      While Using authorization; =When In Use authorization
    ko 앱을 사용하는 동안; 앱 사용 중; 앱을 사용하는 동안 허용; 사용하는 동안 허용; 사용 중 허용; 앱을 사용하는
      동안 권한; 사용 중 권한

    level/always; settings/always
    en =Always; =Always Allow; always-allow; =Always authorization; always authorization; always access;
      always permission
    ko 항상 허용; 항상 권한; 항상 허용 권한; 상시 허용; 항상 승인

    grant/provisional
    en provisional Always; provisional authorization; provisionally authorized; provisional grant;
      provisional always authorization; provisional; provisionally authorized for Always; provisional app
    ko 임시 항상 허용; 임시 항상; 임시 항상 권한; 잠정 항상 허용; 프로비저널 항상 허용; 프로비저널

    grant/always
    en permanent Always; full Always; real Always; lasting Always; permanent always authorization;
      definitive Always
    ko 영구적인 항상 허용; 영구 항상 허용; 완전한 항상 허용; 정식 항상 허용; 확정된 항상 허용

    grant/temporary
    en temporary When In Use; temporary grant; temporary authorization; one-time grant;
      one-time permission; one-time authorization; one-time access; temporary permission;
      temporary When In Use access; temporary When In Use authorization; Allow Once grant;
      once-only grant; single-use grant; temporary access; one-time location access
    ko 일회성 권한; 임시 권한; 일시적인 권한; 한 번 허용 권한; 일회용 권한; 일시적 권한; 한 번짜리 권한; 임시 사용
      권한; 일회성 허용; 한 번만 허용된 권한

    grant/whenInUse
    en lasting When In Use; lasting When In Use grant; permanent When In Use; lasting grant;
      full When In Use; regular When In Use; lasting When In Use authorization
    ko 지속되는 앱을 사용하는 동안 권한; 지속적인 앱을 사용하는 동안 권한; 일반 앱을 사용하는 동안 권한

    grant/none
    en no grant; no authorization yet; no decision; hasn't chosen anything; has not chosen anything;
      hasn't chosen anything yet; has not decided yet; hasn't decided yet

    grant/authorized; status/authorized
    en =authorized; =Authorized; =granted; =permitted; authorization of any kind
    ko 승인됨; 허용됨

    phase/foreground
    en foreground; in the foreground; on screen; on-screen; frontmost; active; in front; visible; being on screen
    ko 포그라운드; 전면; 화면에 떠; 화면에 보이; 포어그라운드; 앞에 나와

    phase/background
    en background; in the background; backgrounded; not on screen; off screen
    ko 백그라운드; 뒤로 가; 화면 밖

    phase/inUse
    en in use; used; being used; actively used; still in use
    ko 사용 중; 사용되는 동안; 쓰이는 동안; 사용하는 중; 사용하고 있는 동안

    phase/terminated
    en terminated; killed; not running; dead; force-quit; force quit; closed; quit
    ko 종료된; 종료 상태; 꺼진; 실행 중이 아닌; 강제 종료된; 죽은

    phase/suspended
    en suspended
    ko 일시 중단된; 일시 중지된; 일시 정지된; 서스펜드

    device/servicesOff
    en Location Services are off; Location Services off; Location Services are turned off;
      Location Services are switched off; Location Services are disabled; location services disabled;
      Location Services is off; Location Services is turned off; with Location Services off;
      Location Services turned off; Location Services are off for the device;
      Location Services are turned off device-wide; Location Services are turned off globally
    ko 위치 서비스가 꺼져 있는; 위치 서비스가 꺼진; 위치 서비스 꺼짐; 위치 서비스가 꺼져 있다; 위치 서비스가 꺼지다;
      위치 서비스가 비활성화되다; 위치 서비스가 기기 전체에서 꺼져 있다; 위치 서비스가 기기 전체에서 꺼지다;
      기기 전체의 위치 서비스가 꺼져 있다; 기기의 위치 서비스가 꺼져 있다

    accuracy/full
    en full accuracy; precise location; precise accuracy; full-accuracy; Precise Location; precise
    ko 정확한 위치; 전체 정확도; 정밀한 위치; 최대 정확도
    code fullAccuracy; CLAccuracyAuthorization.fullAccuracy

    accuracy/reduced
    en reduced accuracy; approximate location; reduced location; reduced-accuracy; approximate
    ko 대략적인 위치; 축소된 정확도; 낮은 정확도; 대략적 위치; 감소된 정확도
    code reducedAccuracy; CLAccuracyAuthorization.reducedAccuracy

    platform/macOS
    en =Mac; =Macs; =Mac app; =Mac apps

    platform/watchOS
    en =Apple Watch; =watch app; =watch apps

    platform/tvOS
    en =Apple TV; =TV app; =TV apps

    service/region-monitoring
    en geofencing

    service/beacon-ranging
    en ranging beacons; ranging; beacon ranging

    service/significant-change
    en significant changes; significant-change updates; significant-change monitoring; significant-change service;
      significant location change service

    service/visits
    en visits service; visit monitoring; visit service

    service/heading
    en heading updates; heading service

    session/service:any
    en service session; explicit service session; session
    ko 서비스 세션; 세션; 명시적 서비스 세션
    code CLServiceSession

    session/service:always
    en =Always session; .always session; always session
    code CLServiceSession(authorization: .always)
    ko .always 세션; always 세션; 항상 세션

    session/service:whenInUse
    en When In Use session; .whenInUse session
    code CLServiceSession(authorization: .whenInUse)
    ko .whenInUse 세션; whenInUse 세션

    session/background
    en background activity session; background session
    ko 백그라운드 활동 세션; 백그라운드 세션; 백그라운드 액티비티 세션
    code CLBackgroundActivitySession
    """
}
