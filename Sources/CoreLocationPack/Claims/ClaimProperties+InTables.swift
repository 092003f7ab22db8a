/// What only tables tell, of flags, statuses and members.
extension ClaimProperties {
  static let inTables = """
    # What is the case when a flag is true, where a table says something that is the case of no flag.
    property flag-in-no-such-case
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    value moving: else/moving
    value few: else/fewConditions
    value full: else/diskFull
    value answered: else/answered
    value weak: else/weakSignal
    value app: else/onlyThisApp
    fact diagnostic/stationary|diagnostic/isStationary|api/CLLocationUpdate.stationary|api/CLLocationUpdate.isStationary = still ; 1.4 5.5
    fact diagnostic/authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = prompting ; 1.4 T87
    fact diagnostic/insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = notInUse ; 1.4 T88
    fact diagnostic/serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = noSession ; 1.4 T106
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = alwaysRefused ; 1.4 T96
    fact diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = fullRefused ; 1.4 T102
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = reduced ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = tooMany ; 1.4 R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = unsupported ; 1.4 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = locked ; 1.4 R45
    fact diagnostic/authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = servicesOff ; 1.4 T92
    fact diagnostic/authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = restricted ; 1.4 T91

    # Whether the person that uses a device can lift a restriction, told in a table.
    property restricted-no-such-case
    subject status/restricted
    value changeable: lift/changeable
    fact status/restricted = unchangeable ; 1.1 T69

    # What comes of a key that is not there, told in a table.
    property absent-key-consequence
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationTemporaryUsageDescriptionDictionary
    value crash: else/crash
    value text: else/defaultText
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = nothing ; T06 T16
    fact key/NSLocationTemporaryUsageDescriptionDictionary = prompt-declined ; T83

    # Whether a flag tells of a background mode that is missing, as a table may say.
    property flag-without-mode
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    value mode: lack/backgroundMode
    fact diagnostic/stationary|diagnostic/isStationary|api/CLLocationUpdate.stationary|api/CLLocationUpdate.isStationary = still ; 1.4 5.5
    fact diagnostic/authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = prompting ; 1.4 T87
    fact diagnostic/serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = noSession ; 1.4 T106
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = alwaysRefused ; 1.4 T96
    fact diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = fullRefused ; 1.4 T102
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = reduced ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = tooMany ; 1.4 R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = unsupported ; 1.4 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = locked ; 1.4 R45
    fact diagnostic/authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = servicesOff ; 1.4 T92
    fact diagnostic/authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = restricted ; 1.4 T91

    # What an app can write.
    property members-to-write
    apart
    plain
    subject api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically api/CLLocationManager.desiredAccuracy api/CLLocationManager.distanceFilter api/CLLocationManager.activityType
    but api/CLLocationManager.authorizationStatus api/CLLocationManager.accuracyAuthorization api/CLLocationManager.isAuthorizedForWidgetUpdates
    value read-only: thing/read-only
    fact api/CLLocationManager.showsBackgroundLocationIndicator|api/CLLocationManager.allowsBackgroundLocationUpdates|api/CLLocationManager.pausesLocationUpdatesAutomatically|api/CLLocationManager.desiredAccuracy|api/CLLocationManager.distanceFilter|api/CLLocationManager.activityType = settable ; 5.8

    # When the prompts that ask for more appear, told in a table.
    property prompt-at-no-such-time
    subject prompt/P-UPG prompt/P-PROV prompt/second
    value foreground: moment/foreground
    value days: moment/days
    fact prompt/P-UPG = at-request ; T30 2.3
    fact prompt/P-PROV|prompt/second = at-event ; T40 2.3

    # Whether a session without a goal is enough in explicit mode, told in a table.
    property flag-without-none
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    value none: none/counts
    fact diagnostic/serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = counts ; R25 T101
    """
}
