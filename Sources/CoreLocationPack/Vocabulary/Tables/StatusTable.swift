extension Tables {
  /// Authorization statuses (1.1) and the grants that they report (1.3).
  static let statuses = """
    notDetermined
    code CLAuthorizationStatus.notDetermined
    also.en Not Determined; not determined
    also.ko 결정되지 않음
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en No lasting choice has been made; also reported after a temporary grant has lapsed.
    ko 지속되는 선택이 아직 없는 상태입니다. 일시적으로 받은 권한이 끝난 뒤에도 이 값입니다.
    note raw | 0
      | 0
    note grants | No grant.
      | 부여된 권한이 없을 때입니다.
    note acts | Requests can prompt: this is the only status from which a When In Use request
      acts.
      | 권한 요청의 알림이 나타날 수 있습니다. 앱을 사용하는 동안 권한 요청은 이 상태에서만
      동작합니다.
    note delivery | No positions are delivered, in use or not.
      | 사용 중이든 아니든 위치가 전달되지 않습니다.
    see CLAuthorizationStatus.notDetermined CLLocationManager.requestWhenInUseAuthorization()
      CLLocationManager.requestAlwaysAuthorization() term/not-determined
    from 1.3 A-STAT T05 T15 T50 T61

    restricted
    code CLAuthorizationStatus.restricted
    also.en Restricted
    also.ko 제한됨
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Restrictions such as parental controls or device management block the app; the user cannot
      change it and may never have refused.
    ko 자녀 보호나 기기 관리 같은 제한 설정이 앱을 막는 상태입니다. 사용자가 바꿀 수 없으며,
      사용자가 거부한 적이 없을 수도 있습니다.
    note raw | 1
      | 1
    note grants | Any grant, while restrictions forbid location.
      | 어떤 권한이 있든 제한 설정이 위치를 막는 동안 보고됩니다.
    note acts | No request prompts.
      | 권한을 요청해도 알림이 나타나지 않습니다.
    note delivery | No positions are delivered.
      | 위치가 전달되지 않습니다.
    see CLAuthorizationStatus.restricted CLServiceSession.Diagnostic.authorizationRestricted
      term/restricted
    from 1.3 A-STAT H16.5 T08 T38 T69 T70 T91

    denied
    code CLAuthorizationStatus.denied
    also.en Denied
    also.ko 거부됨
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The user refused this app, or location services are off for the whole device.
    ko 사용자가 이 앱을 거부했거나 기기 전체의 위치 서비스가 꺼져 있는 상태입니다.
    note raw | 2
      | 2
    note grants | A refusal; any grant while location services are off, which comes back when they
      are switched on.
      | 거부했을 때 보고됩니다. 위치 서비스가 꺼져 있으면 어떤 권한이 있든 보고되며, 다시 켜면
      원래 상태로 돌아옵니다.
    note acts | No request prompts; only a change in Settings, a reset or a new installation
      helps.
      | 권한을 요청해도 알림이 나타나지 않습니다. 설정에서 바꾸거나, 재설정하거나, 앱을 다시
      설치해야 합니다.
    note delivery | Starting a service sends CLError.denied to didFailWithError.
      | 서비스를 시작하면 didFailWithError가 CLError.denied를 받습니다.
    note contested | The page of the case also lists Airplane mode.
      | 이 케이스의 문서는 비행기 모드도 함께 듭니다.
    see CLAuthorizationStatus.denied CLError.Code.denied
      CLServiceSession.Diagnostic.authorizationDenied
      CLServiceSession.Diagnostic.authorizationDeniedGlobally term/denied
    from 1.3 A-STAT T08 T11 T38 T58 T65 T66 T71 T112 C-25

    authorizedAlways
    code CLAuthorizationStatus.authorizedAlways
    also.en Always
    also.ko 항상 허용
    on iOS 8.0, Cat 13.1, macOS 10.12, tvOS 9.0, no visionOS, watchOS 2.0
    en The app may use location at any time; provisional Always reports it too.
    ko 앱이 언제든 위치를 쓸 수 있는 상태입니다. 임시 항상 허용도 이 값으로 보고됩니다.
    note raw | 3, the same as the old authorized
      | 3. 옛 이름 authorized와 같습니다
    note grants | Permanent Always and provisional Always; no API tells them apart.
      | 영구적인 항상 허용과 임시 항상 허용에서 보고됩니다. 둘을 구분하는 API는 없습니다.
    note delivery | Permanent Always: in use or not; from OS 18 the asynchronous APIs deliver out
      of use only while an .always session is held. Provisional Always: only in use, events out of
      use are held.
      | 영구적인 항상 허용: 사용 중이 아닐 때도 전달됩니다. OS 18부터 비동기 API는 .always 세션을
      가지고 있는 동안에만 사용 중이 아닐 때 전달합니다. 임시 항상 허용: 사용 중일 때만 전달되고,
      그 밖의 이벤트는 시스템이 붙잡아 둡니다.
    note launch | iOS and iPadOS: significant change, visits and region or condition monitoring
      launch a terminated app under permanent Always.
      | iOS와 iPadOS: 영구적인 항상 허용에서는 중요한 위치 변화, 방문, 지역 및 조건 모니터링이
      종료된 앱을 실행합니다.
    note extra | Listed on tvOS but never granted there; on macOS every grant is reported as this
      value.
      | tvOS에서는 목록에만 있고 부여되지 않습니다. macOS에서는 모든 허용이 이 값으로 보고됩니다.
    see CLAuthorizationStatus.authorizedAlways CLAuthorizationStatus.authorized
      CLLocationManager.requestAlwaysAuthorization()
      key/NSLocationAlwaysAndWhenInUseUsageDescription term/always term/provisional-always
      term/permanent-always
    from 1.3 A-STAT H16.5 S2 W19-705 T18 T22 T32 T40 T116 T122 R23

    authorizedWhenInUse
    code CLAuthorizationStatus.authorizedWhenInUse
    also.en When In Use
    also.ko 앱을 사용하는 동안
    on iOS 8.0, Cat 13.1, no macOS, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The app may use location while it is in use.
    ko 앱이 사용 중인 동안 위치를 쓸 수 있는 상태입니다.
    note raw | 4
      | 4
    note grants | A lasting When In Use grant and a temporary one, as from Allow Once; no API
      tells them apart.
      | 지속되는 앱을 사용하는 동안 권한과 한 번 허용 같은 일시적인 앱 사용 중 권한에서
      보고됩니다. 둘을 구분하는 API는 없습니다.
    note delivery | In use: iOS 13 and later all services, iOS 8–12 only some. Out of use: none.
      | 사용 중: iOS 13 이상은 모든 서비스, iOS 8–12는 일부 서비스에서 전달됩니다. 사용 중이 아닐
      때: 전달되지 않습니다.
    note launch | Never launches a terminated app.
      | 종료된 앱을 실행하지 않습니다.
    note acts | One request for Always can still act, unless it was used up or the grant is
      temporary.
      | 항상 허용 권한 요청이 아직 한 번 동작할 수 있습니다. 이미 썼거나 일시적인 앱 사용 중
      권한이면 동작하지 않습니다.
    see CLAuthorizationStatus.authorizedWhenInUse
      CLLocationManager.requestWhenInUseAuthorization() key/NSLocationWhenInUseUsageDescription
      term/when-in-use term/temporary-when-in-use
    from 1.3 A-STAT H16.5 T09 T10 T30 T36 T37 T118 T119 T123
    """
}
