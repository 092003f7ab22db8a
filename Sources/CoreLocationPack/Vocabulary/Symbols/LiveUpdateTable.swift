extension Tables {
  /// Live updates (5.5).
  static let liveUpdates = """
    CLLocationUpdate struct
    swift struct CLLocationUpdate
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en One element of the stream of live location updates.
    ko 실시간 위치 업데이트 스트림의 요소 하나입니다.
    see CLLocationUpdate.liveUpdates(_:) service/live-updates term/location-update
    from A-UPD S1 S3 W23-10180

    CLLocationUpdate.liveUpdates(_:) class method
    swift static func liveUpdates(_ configuration: CLLocationUpdate.LiveConfiguration = .default)
      -> CLLocationUpdate.Updates
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en Returns an asynchronous sequence of location updates; from OS 18 iterating it is an
      implicit When In Use session.
    ko 위치 업데이트의 비동기 스트림을 돌려줍니다. OS 18부터는 이 스트림을 반복하는 것이 앱을
      사용하는 동안 권한의 암시적인 세션이 됩니다.
    note versions | OS 17: iterating shows no prompt, so the app calls a request method. OS 18 and
      later: iterating in notDetermined prompts, unless explicit sessions are required.
      | OS 17: 반복해도 알림이 나타나지 않으므로 앱이 요청 메서드를 호출해야 합니다. OS 18 이상:
      명시적인 세션이 필요하지 않다면 notDetermined 상태에서 반복할 때 알림이 나타납니다.
    note extra | The start of the iteration counts, not the call. The implicit session never asks
      for full accuracy or Always.
      | 호출이 아니라 반복을 시작하는 순간이 기준입니다. 암시적인 세션은 정확한 위치나 항상 허용을
      요청하지 않습니다.
    needs key/NSLocationWhenInUseUsageDescription
    reports status/authorizedWhenInUse status/denied
    see CLServiceSession key/NSLocationRequireExplicitServiceSession service/live-updates
    from A-UPD S1 W24-10212 T104 T106 T107 R24

    CLLocationUpdate.LiveConfiguration enum
    swift enum LiveConfiguration
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en What the app uses live updates for: default, automotiveNavigation, otherNavigation, fitness
      or airborne.
    ko 실시간 업데이트의 쓰임새로, default, automotiveNavigation, otherNavigation, fitness,
      airborne 가운데 하나입니다.
    see CLLocationUpdate.liveUpdates(_:)
    from A-UPD

    CLLocationUpdate.Updates struct
    swift struct Updates
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en The type of the asynchronous sequence that liveUpdates returns.
    ko liveUpdates가 돌려주는 비동기 스트림의 타입입니다.
    see CLLocationUpdate.liveUpdates(_:)
    from A-UPD

    CLLocationUpdate.location property
    swift var location: CLLocation? { get }
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en The position; nil when the element carries only diagnostics.
    ko 위치입니다. 요소에 진단 정보만 있으면 nil입니다.
    see CLLocation
    from A-UPD S1

    CLLocationUpdate.isStationary property
    swift var isStationary: Bool { get }
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en Whether the device stands still; the older name of stationary.
    ko 기기가 멈추어 있는지 알려 줍니다. stationary의 예전 이름입니다.
    see CLLocationUpdate.stationary
    from A-UPD

    CLLocationUpdate.stationary property
    swift var stationary: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en True in the last element before updates pause because the device stands still.
    ko 기기가 멈추어 있어서 업데이트가 쉬기 전의 마지막 요소에서 참입니다.
    see CLLocationUpdate.isStationary
    from A-UPD W24-10212

    CLLocationUpdate.authorizationDenied property
    swift var authorizationDenied: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en The user refused this app, or location services are off.
    ko 사용자가 이 앱을 거부했거나 위치 서비스가 꺼져 있습니다.
    reports status/denied
    see CLLocationUpdate.authorizationDeniedGlobally
    from A-UPD W24-10212

    CLLocationUpdate.authorizationDeniedGlobally property
    swift var authorizationDeniedGlobally: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Location services are off for the whole device; authorizationDenied is true as well.
    ko 기기 전체의 위치 서비스가 꺼져 있습니다. authorizationDenied도 함께 참입니다.
    reports status/denied
    see CLLocationUpdate.authorizationDenied
    from A-UPD W24-10212

    CLLocationUpdate.authorizationRestricted property
    swift var authorizationRestricted: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Restrictions block the app.
    ko 제한 설정이 앱을 막고 있습니다.
    reports status/restricted
    from A-UPD W24-10212

    CLLocationUpdate.authorizationRequestInProgress property
    swift var authorizationRequestInProgress: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en A prompt is being shown or is due.
    ko 알림이 나타나 있거나 곧 나타납니다.
    see term/prompt
    from A-UPD W24-10212

    CLLocationUpdate.insufficientlyInUse property
    swift var insufficientlyInUse: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en The app is not in use enough to ask the user or to be served.
    ko 앱이 충분히 사용 중이지 않아서 사용자에게 묻거나 위치를 받을 수 없습니다.
    see term/in-use
    from A-UPD W24-10212

    CLLocationUpdate.serviceSessionRequired property
    swift var serviceSessionRequired: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Explicit sessions are required and none is held.
    ko 명시적인 세션이 필요한데 가지고 있는 세션이 없습니다.
    see CLServiceSession key/NSLocationRequireExplicitServiceSession
    from A-UPD W24-10212 T106

    CLLocationUpdate.accuracyLimited property
    swift var accuracyLimited: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Accuracy is reduced, so the next update may take 15 to 20 minutes.
    ko 대략적인 위치만 허용되어 다음 업데이트까지 15–20분이 걸릴 수 있습니다.
    see CLAccuracyAuthorization.reducedAccuracy
    from A-UPD W24-10212

    CLLocationUpdate.locationUnavailable property
    swift var locationUnavailable: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en The position cannot be found now.
    ko 지금은 위치를 찾을 수 없습니다.
    from A-UPD W24-10212
    """
}
