/// What symbols are, return and start from.
extension ClaimProperties {
  static let naming = """
    # How many cases the type for accuracy has.
    property accuracy-cases
    loose
    apart
    subject api/CLAccuracyAuthorization set/accuracies api/CLLocationManager.accuracyAuthorization
    but api/CLAuthorizationStatus set/statuses noun/settings prompt/ noun/status
    word noun/member|verb/offer|verb/declare|noun/option|accuracy/
    value *: count/3|count/4|count/5
    fact api/CLAccuracyAuthorization|set/accuracies|api/CLLocationManager.accuracyAuthorization = count/2 ; 1.1

    # How many cases the type for the status has.
    property status-cases
    loose
    apart
    despite until
    subject api/CLAuthorizationStatus set/statuses
    but api/CLAccuracyAuthorization set/accuracies accuracy/ prompt/
    word noun/status|noun/member|verb/offer|verb/declare|noun/option
    value *: count/6|count/7|count/8
    fact api/CLAuthorizationStatus|set/statuses = count/5 ; 1.1

    # Since when there is a separate accuracy.
    property accuracy-since
    loose
    apart
    era iOS - 14.0
    subject api/CLLocationManager.accuracyAuthorization
    but verb/unavailable verb/missing
    value introduced: verb/introduce
    word verb/introduce
    fact api/CLLocationManager.accuracyAuthorization = later ; 1.1 5.1

    # What has become of the class method.
    property class-method
    loose
    apart
    despite only 항상
    era iOS 14.0 -
    subject api/CLLocationManager.authorizationStatus()
    but verb/deprecated event/ grant/ session/
    word verb/removed|verb/wipe|verb/report|say/fails-to-build
    value removed: verb/removed|verb/wipe
    value broken: say/fails-to-build
    value undecided: how/each status/notDetermined
    fact api/CLLocationManager.authorizationStatus() = works ; 1.3 5.1

    # How far two ways to read the status differ.
    property reads-alike-told
    loose
    apart
    despite hedge elsewhere may
    plain
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManager.authorizationStatus
    but label/ event/ grant/ device/ noun/delegate status/ prompt/ api/CLLocationManager.accuracyAuthorization accuracy/
    value differ: verb/differ noun/member
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManager.authorizationStatus = same ; 1.3

    # Which flag tells of too many conditions.
    property unsupported-tells
    loose
    apart
    subject api/CLMonitor.Event.conditionUnsupported diagnostic/conditionUnsupported
    but api/CLMonitor.Event.conditionLimitExceeded diagnostic/conditionLimitExceeded noun/false
    word thing/too-many
    value tells: verb/report|noun/true|verb/show|verb/appear|verb/become|verb/occur
    fact api/CLMonitor.Event.conditionUnsupported|diagnostic/conditionUnsupported = kind ; 1.4 R40

    # How often the location button asks for a confirmation.
    property confirms-each
    loose
    apart
    despite each
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but thing/no-consequence key/ verb/need-not say/later-ones
    value each: say/each-tap thing/confirmation|prompt/any
    value each: how/each verb/choose thing/confirmation
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = first ; T56 T57

    # Which rights show the indicator in any case.
    property indicator-hidden
    loose
    anywhere
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but level/always grant/always
    word level/whenInUse|grant/whenInUse|session/background
    value hidden: say/indicator-gone
    fact api/CLLocationManager.showsBackgroundLocationIndicator = shown ; R07

    # How long the right of a button stays.
    property button-stays
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but prompt/ label/
    value ever: say/whole-installation
    value ever: thing/lasting-grant
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = use ; T57 1.2

    # Which level a button gives.
    property button-level
    loose
    apart
    current
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but level/whenInUse grant/whenInUse grant/temporary label/ prompt/P-UPG event/requestAlways thing/already-right api/CLLocationManager.requestAlwaysAuthorization() verb/show
    word verb/become|verb/grant
    value always: level/always|grant/always|status/authorizedAlways
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = once ; T57

    # For how long a button gives access.
    property button-time
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but session/ phase/inUse event/noLongerInUse label/ prompt/
    value time: event/elapse|hours/|days/|minutes/ verb/grant|verb/last|verb/stay|verb/available
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = use ; T57

    # As what a tap on the button counts.
    property button-counts
    loose
    apart
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but label/Allow_Once grant/temporary
    word verb/treat
    value lasting: label/Allow_While_Using_App|level/always
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = once ; T57

    # What a notification at a place tells the app before it is tapped.
    property trigger-informs
    loose
    apart
    plain
    despite 바로
    subject api/UNLocationNotificationTrigger service/location-notification
    but verb/need
    value told: how/lacking verb/choose noun/location verb/report|verb/deliver|verb/grant
    value told: how/lacking verb/choose verb/inform-app
    fact api/UNLocationNotificationTrigger|service/location-notification = nothing ; T130

    # The raw values of errors.
    property error-raw
    loose
    apart
    beside verb/mean verb/grant verb/use
    subject api/CLError.Code.locationUnknown api/CLError.Code.network api/CLError.Code.regionMonitoringDenied api/CLError.Code.promptDeclined api/CLError.Code.historicalLocationError completion/promptDeclined api/CLError.Code.denied
    but status/ verb/unavailable set/statuses api/CLAuthorizationStatus.denied api/CLAuthorizationStatus thing/network say/mapped
    word noun/raw
    value *: count/
    fact api/CLError.Code.locationUnknown = count/0 ; 5.2
    fact api/CLError.Code.denied = count/1 ; 5.2
    fact api/CLError.Code.network = count/2 ; 5.2
    fact api/CLError.Code.regionMonitoringDenied = count/4 ; 5.2
    fact api/CLError.Code.promptDeclined|completion/promptDeclined = count/18 ; 5.2
    fact api/CLError.Code.historicalLocationError = count/19 ; 5.2

    # What becomes of errors for which the delegate has no method.
    property errors-dropped
    loose
    apart
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) delivery/error
    but delivery/crash verb/crash say/throws api/CLError.* api/CLError
    word noun/delegate|verb/missing|how/lacking|how/missing
    value dropped: thing/error|noun/completion effect/none|thing/thrown-away|verb/end|thing/no-consequence
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)|delivery/error = throws ; 5.3

    # Whether it does no harm to leave the method for errors out.
    property unimplemented-harmless
    loose
    apart
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but delivery/crash verb/crash say/throws
    word verb/missing|how/lacking
    value harmless: thing/no-consequence|say/no-problem
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3

    # What the method of today passes.
    property passes-argument
    loose
    apart
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    value status: thing/as-argument set/statuses|noun/status
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = manager ; 5.3

    # How many states a condition has.
    property event-states
    loose
    apart
    despite only
    subject api/CLMonitor.Event.State
    but version/
    word verb/satisfy|noun/status
    value two: count/2
    fact api/CLMonitor.Event.State = four ; R46

    # Whether the accuracy that an app chooses moves the switch of the person.
    property constant-switches
    loose
    apart
    plain
    subject api/kCLLocationAccuracyReduced
    value switch: thing/precise-pill verb/off|verb/hide|verb/turn-off
    value switch: event/settings:preciseOff
    fact api/kCLLocationAccuracyReduced = app ; 5.8

    # What settings are by default.
    property default-on
    loose
    apart
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically key/NSLocationDefaultAccuracyReduced key/NSLocationRequireExplicitServiceSession thing/paused
    but phase/ platform/ verb/need
    word noun/default|how/default
    value on: verb/turn-on|verb/on|noun/true
    value off: verb/turn-off|verb/off|noun/false
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|key/NSLocationDefaultAccuracyReduced|key/NSLocationRequireExplicitServiceSession = off ; R05 4.2
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically|thing/paused = on ; 5.8

    # What comes of the assignment where the mode is missing, told in a condition.
    property missing-ignored
    loose
    apart
    current
    despite only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false noun/status grant/ status/ level/ session/ service/ noun/service phase/foreground phase/inUse prompt/ accuracy/ entitlement/
    word how/missing|how/lacking
    value ignored: effect/none|verb/ignore|thing/no-consequence
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # What errors that are no refusal mean.
    property no-refusal
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown api/CLError.Code.network
    but api/CLError.Code.denied api/CLAuthorizationStatus.denied status/ noun/raw thing/error-code
    value refusal: label/Don’t_Allow
    fact api/CLError.Code.locationUnknown|api/CLError.Code.network = other ; 5.2

    # Whether the method for errors can be left out.
    property failure-optional
    loose
    apart
    plain
    despite need-not
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but delivery/crash verb/crash say/throws
    value optional: verb/need-not thing/no-consequence|effect/none|say/no-problem
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3

    # How many positions the standard service gives.
    property standard-once
    loose
    apart
    plain
    subject api/CLLocationManager.startUpdatingLocation() event/startStandard
    but api/CLLocationManager.requestLocation() verb/stop verb/end event/stop verb/need how/first
    value one: say/one-fix|say/single-fix
    fact api/CLLocationManager.startUpdatingLocation()|event/startStandard = many ; 5.7

    # What settings are from the start, told in one phrase.
    property from-the-start
    loose
    apart
    plain
    despite hedge only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically key/NSLocationDefaultAccuracyReduced thing/paused
    but accuracy/full thing/precise-pill event/settings:preciseOff event/settings:preciseOn how/lacking how/missing
    value on: say/on-from-the-start
    value off: say/off-from-the-start
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|key/NSLocationDefaultAccuracyReduced = off ; R05 4.2
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically|thing/paused = on ; 5.8

    # When an app may choose coarse positions.
    property constant-only
    loose
    apart
    despite only
    subject api/kCLLocationAccuracyReduced
    word event/settings:preciseOff
    value only: how/only verb/available|verb/use
    fact api/kCLLocationAccuracyReduced = always ; 5.8

    # What the types of compass and visits hold.
    property heading-holds
    loose
    apart
    subject api/CLHeading
    but api/CLVisit service/visits
    word verb/hold|verb/declare|verb/offer|verb/exist|verb/report
    value visit: thing/visit
    fact api/CLHeading = compass ; 5.9

    # What the type of visits holds.
    property visit-holds
    loose
    apart
    subject api/CLVisit
    but api/CLHeading
    word verb/hold|verb/declare|verb/offer|verb/exist|verb/report
    value compass: thing/compass|service/heading
    fact api/CLVisit = visit ; 5.9

    # Of what the switch of the device tells.
    property switch-of-app
    loose
    apart
    plain
    despite whether
    subject api/CLLocationManager.locationServicesEnabled()
    but api/CLLocationManager.authorizationStatus device/servicesOff event/settings:globalOff
    value app: thing/app-authorized
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether regions belong to one manager.
    property own-regions-told
    loose
    apart
    plain
    despite only each
    subject api/CLLocationManager.monitoredRegions api/CLLocationManager thing/managers noun/manager
    but fn/아니 noun/delegate noun/condition
    value own: thing/own-regions
    fact api/CLLocationManager.monitoredRegions|api/CLLocationManager|thing/managers|noun/manager = shared ; R11 7.4

    # Whether the first tap asks.
    property button-first-tap
    loose
    apart
    plain
    firm
    despite not even 않 first
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    value asks: say/not-even-first prompt/
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = asks ; T56

    # Whether a wish for accuracy overrides the user.
    property accuracy-overrides
    loose
    apart
    plain
    subject api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation
    value overrides: say/overrides-reduced
    fact api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation = user ; 6.4

    # What the error of no position tells.
    property unknown-refused
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown api/CLError.locationUnknown
    but api/CLError.Code.denied api/CLError.denied fn/아니
    value refused: say/means-denied
    value refused: say/means-refused
    fact api/CLError.Code.locationUnknown|api/CLError.locationUnknown = retry ; 5.2
    """
}
