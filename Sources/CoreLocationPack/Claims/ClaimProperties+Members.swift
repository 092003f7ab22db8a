/// What members, errors and cases of the framework are, and what they are not. Each is read within
/// one statement.
extension ClaimProperties {
  static let members = """
    # How a manager holds its delegate.
    property held-delegate
    loose
    apart
    plain
    subject noun/delegate api/CLLocationManager api/CLLocationManager.delegate
    but thing/weak how/itself
    value strong: thing/strong
    fact noun/delegate|api/CLLocationManager|api/CLLocationManager.delegate = weak ; 5.1

    # On which thread a manager calls back.
    property thread
    loose
    apart
    plain
    subject noun/delegate about/callback api/CLLocationManager api/CLLocationManagerDelegate api/CLLocationManagerDelegate.*
    but thing/set-up-there event/createManager
    value main: thing/always-main
    value any: thing/any-thread|say/on-background-thread
    fact noun/delegate|about/callback|api/CLLocationManager|api/CLLocationManagerDelegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = own ; 5.1

    # What an app cannot write.
    property written
    loose
    apart
    plain
    subject api/CLLocationManager.authorizationStatus api/CLLocationManager.accuracyAuthorization api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.monitoredRegions
    value settable: thing/settable
    fact api/CLLocationManager.authorizationStatus|api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.monitoredRegions = read-only ; 5.1 5.7

    # Whether the switch of the device tells of one app.
    property of-the-device
    loose
    apart
    plain
    told
    subject api/CLLocationManager.locationServicesEnabled()
    but device/servicesOff event/settings:globalOff
    value app: thing/app-authorized
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether what asks for hardware tells of a right.
    property of-hardware
    loose
    apart
    plain
    told
    subject api/CLLocationManager.headingAvailable() api/CLLocationManager.isRangingAvailable() api/CLLocationManager.isMonitoringAvailable(for:) api/CLLocationManager.significantLocationChangeMonitoringAvailable()
    value right: thing/app-authorized
    fact api/CLLocationManager.headingAvailable()|api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.isMonitoringAvailable(for:)|api/CLLocationManager.significantLocationChangeMonitoringAvailable() = hardware ; 5.7

    # Whether a member belongs to the class or to an instance.
    property belongs-to
    loose
    apart
    plain
    despite must
    but noun/class-method verb/become noun/successor thing/newer-name
    subject api/CLLocationManager.*
    value instance: thing/is-instance-member
    value class: thing/is-class-member
    fact api/CLLocationManager.locationServicesEnabled()|api/CLLocationManager.headingAvailable()|api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.isMonitoringAvailable(for:)|api/CLLocationManager.significantLocationChangeMonitoringAvailable()|api/CLLocationManager.authorizationStatus() = class ; 5.1 5.7
    fact api/CLLocationManager.authorizationStatus = instance class ; 5.1 5.7
    fact api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.requestLocation()|api/CLLocationManager.monitoredRegions|api/CLLocationManager.allowsBackgroundLocationUpdates = instance ; 5.1 5.7

    # The same of the status, which was one of the class before iOS 14.
    property status-belongs-to
    loose
    apart
    plain
    current
    subject api/CLLocationManager.authorizationStatus
    but api/CLLocationManager.locationServicesEnabled() thing/is-instance-member verb/deprecated
    value class: thing/is-class-member
    fact api/CLLocationManager.authorizationStatus = instance ; 5.1 5.7

    # From where a request leads to a prompt.
    property asks-from
    loose
    apart
    despite regardless whatever
    subject event/requestWhenInUse event/requestAlways
    word verb/work|verb/prompted|prompt/|verb/ask|effect/any
    value any: thing/any-status
    fact event/requestWhenInUse|event/requestAlways = undecided ; T08 T38 5.1

    # With what the temporary request ends.
    property completes-with
    loose
    apart
    despite question whether
    subject event/requestTemporaryFullAccuracy noun/completion
    but api/CLLocationManager.accuracyAuthorization noun/delegate verb/need api/CLError
    word noun/completion|verb/report|verb/grant|verb/deliver|verb/finish|verb/call|event/requestTemporaryFullAccuracy
    value bool: thing/gets-bool
    value accuracy: api/CLAccuracyAuthorization verb/deliver|verb/report|verb/grant|verb/call|verb/pass|verb/hear
    fact event/requestTemporaryFullAccuracy|noun/completion = error ; 5.1 T81

    # Where positions of the past can be had.
    property past-on
    loose
    apart
    on iOS iPadOS macOS tvOS visionOS
    subject api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    word verb/available|verb/use|verb/deliver|verb/work|verb/exist|verb/introduce|verb/call|verb/offer
    value there: verb/available|verb/use|verb/deliver|verb/work|verb/exist|verb/introduce|verb/call|verb/offer
    fact api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) = watch ; 5.1

    # Of which type the numbers of cases are.
    property raw-type
    loose
    apart
    subject api/CLAuthorizationStatus set/statuses api/CLAccuracyAuthorization noun/status
    word thing/raw-type|noun/raw
    value string: thing/type-string|type/string
    value other: thing/type-unsigned
    fact api/CLAuthorizationStatus|set/statuses|noun/status = int32 ; 1.1 5.2
    fact api/CLAccuracyAuthorization = int ; 1.1 5.2

    # Whether the person changes what is restricted.
    property changed-by-person
    loose
    apart
    despite may
    subject status/restricted
    but device/servicesOff verb/deny verb/ask
    word noun/settings|thing/settings-change
    value person: how/can verb/become|verb/lift|verb/turn-off|verb/turn-on|verb/grant
    value person: thing/settings-change
    fact status/restricted = nobody ; 1.1 5.2

    # Which case has the number of an older name.
    property same-number
    loose
    apart
    despite elsewhere alike
    subject api/CLAuthorizationStatus.authorized
    word thing/older-name|verb/mean|noun/raw
    value *: status/authorizedAlways|status/authorizedWhenInUse|status/denied|status/notDetermined
    value status/authorizedAlways: level/always
    value status/authorizedWhenInUse: level/whenInUse
    fact api/CLAuthorizationStatus.authorized = status/authorizedAlways ; 1.1 5.2

    property deprecated-on-mac
    loose
    apart
    plain
    on macOS
    subject api/CLAuthorizationStatus.authorized
    value deprecated: verb/deprecated
    fact api/CLAuthorizationStatus.authorized = preferred ; 5.2

    # Which number an error has.
    property error-code
    loose
    apart
    subject api/CLError.Code.denied api/CLError.Code.locationUnknown api/CLError.Code.network api/CLError.Code.regionMonitoringDenied api/CLError.Code.promptDeclined api/CLError.Code.historicalLocationError completion/promptDeclined delivery/error
    but status/ verb/unavailable api/CLAuthorizationStatus set/statuses
    word thing/error-code
    value v0: count/0
    value v2: count/2
    value v3: count/3
    value v4: count/4
    value v5: count/5
    value v6: count/6
    value v8: count/8
    value v10: count/10
    value v16: count/16
    value v17: count/17
    value v18: count/18
    value v19: count/19
    value v20: count/20
    fact api/CLError.Code.locationUnknown = v0 ; 5.2
    fact api/CLError.Code.denied|delivery/error = v1 ; 5.2
    fact api/CLError.Code.network = v2 ; 5.2
    fact api/CLError.Code.regionMonitoringDenied = v4 ; 5.2
    fact api/CLError.Code.promptDeclined|completion/promptDeclined = v18 ; 5.2
    fact api/CLError.Code.historicalLocationError = v19 ; 5.2

    property of-number
    loose
    apart
    plain
    subject thing/error-0 thing/error-1 thing/error-2 thing/error-4 thing/error-17 thing/error-18 thing/error-19
    but verb/unavailable status/notDetermined status/restricted noun/raw fn/number
    value refusal: api/CLError.Code.denied|delivery/error|status/denied|grant/denied|thing/access-denied|verb/deny
    value network: api/CLError.Code.network|thing/network|thing/network-down
    value unknown: api/CLError.Code.locationUnknown|thing/no-position
    value regions: api/CLError.Code.regionMonitoringDenied|service/region-monitoring
    value prompt: api/CLError.Code.promptDeclined|completion/promptDeclined
    value history: api/CLError.Code.historicalLocationError
    fact thing/error-0 = unknown ; 5.2
    fact thing/error-1 = refusal ; 5.2
    fact thing/error-2 = network ; 5.2
    fact thing/error-4 = regions refusal ; 5.2
    fact thing/error-17 = none ; 5.2
    fact thing/error-18 = prompt refusal ; 5.2
    fact thing/error-19 = history ; 5.2
    """
}
