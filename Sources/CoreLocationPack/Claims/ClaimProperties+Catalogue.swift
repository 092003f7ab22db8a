/// What the symbols of the framework are and do, told of each in words of its own, with the value
/// that is right beside the ones that writers take for it. Each is read within one statement.
extension ClaimProperties {
  static let catalogue = """
    # What a property or key is until somebody sets it.
    property starts-out
    loose
    apart
    plain
    despite hedge unless only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically key/NSLocationDefaultAccuracyReduced
    value true: say/starts-true
    value false: say/starts-false
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|key/NSLocationDefaultAccuracyReduced = false ; R05 4.2
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = true ; 5.8

    # How a manager holds its delegate, told of managers.
    property strong-delegate
    loose
    apart
    plain
    despite need-not
    subject thing/managers noun/manager
    but thing/weak how/itself session/
    value strong: thing/strong
    fact thing/managers|noun/manager = weak ; 5.1

    # Whether the manager keeps its delegate alive.
    property holds-weakly
    loose
    apart
    firm
    plain
    despite only
    subject noun/delegate api/CLLocationManager api/CLLocationManager.delegate noun/manager thing/managers
    but session/ thing/strong
    beside verb/use verb/hold noun/manager thing/managers noun/delegate
    value weak: thing/weak
    fact noun/delegate|api/CLLocationManager|api/CLLocationManager.delegate|noun/manager|thing/managers = weak ; 5.1

    # When a widget has positions under Always.
    property widget-always
    loose
    apart
    firm
    despite each only few
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/whenInUse grant/whenInUse
    word level/always|grant/always|status/authorizedAlways
    value true: noun/true
    value false: noun/false
    value minutes: minutes/ noun/true?
    value minutes: hours/ noun/true?
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = true ; 5.1 6.2

    # For how long a widget has positions in use.
    property widget-minutes
    loose
    apart
    despite only each may
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates thing/widget
    but level/always grant/always
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value hours: hours/|days/|thing/for-long
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates|thing/widget = minutes ; 5.1 6.2 T128

    # Of what the switch of the device tells.
    property device-switch
    loose
    apart
    plain
    firm
    told
    subject api/CLLocationManager.locationServicesEnabled()
    value device: say/of-device
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # On which thread a manager calls back, where it is the right one.
    property own-thread
    loose
    apart
    plain
    firm
    subject noun/delegate about/callback api/CLLocationManager noun/manager
    beside thing/set-up-there verb/deliver verb/report verb/call
    value own: say/own-thread
    fact noun/delegate|about/callback|api/CLLocationManager|noun/manager = own ; 5.1

    # What comes of a delegate without a method for errors.
    property failure-throws
    loose
    apart
    plain
    firm
    despite not missing each
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but diagnostic/ status/
    value throws: say/throws|delivery/crash|verb/crash
    value quiet: say/quiet
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3

    property failure-lacking
    loose
    apart
    firm
    despite not missing each
    subject noun/delegate noun/service about/authorization api/CLLocationManager.requestLocation() api/CLLocationManagerDelegate
    word verb/crash|delivery/crash|say/throws|thing/no-consequence|say/quiet
    value throws: how/lacking|verb/missing api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/crash|delivery/crash|say/throws
    value quiet: how/lacking|verb/missing api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) thing/no-consequence|say/quiet
    fact noun/delegate|noun/service|about/authorization|api/CLLocationManager.requestLocation()|api/CLLocationManagerDelegate = throws ; 5.3

    # What the method of today gets.
    property manager-only
    loose
    apart
    plain
    but verb/deprecated
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value manager: say/manager-only
    value status: thing/passes-status
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = manager ; 5.3

    property older-gets
    loose
    apart
    plain
    firm
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/exist
    value status: thing/passes-status|say/status-argument
    value manager: say/manager-only
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = status ; 5.3

    # Of which pause a method tells.
    property pause-told
    loose
    apart
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)
    but api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:)
    value pause: thing/paused
    value stop: api/CLLocationManager.stopUpdatingLocation() verb/report|verb/deliver|verb/mean
    value denied: status/denied|grant/denied|verb/deny
    fact api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) = pause ; 5.3

    # How many flags the diagnostic of a background session has.
    property background-flags
    loose
    apart
    current
    despite only
    subject session/background api/CLBackgroundActivitySession.Diagnostic
    but session/service:any
    word noun/diagnostic
    value *: items/
    value *: count/
    fact session/background|api/CLBackgroundActivitySession.Diagnostic = items/6 count/6 items/1 count/1 ; 5.4

    # Which flags a background session lacks.
    property background-lacks
    loose
    apart
    subject session/background api/CLBackgroundActivitySession.Diagnostic
    but session/service:any say/looked-for
    word noun/diagnostic|noun/member
    value full: diagnostic/fullAccuracyDenied
    value always: diagnostic/alwaysAuthorizationDenied
    fact session/background|api/CLBackgroundActivitySession.Diagnostic = none ; 5.4

    # Whether a session is fixed.
    property immutable
    loose
    apart
    plain
    firm
    subject session/service:any
    but session/background session/service:always session/service:whenInUse
    value fixed: say/immutable
    value mutable: say/mutable
    fact session/service:any = fixed ; 5.4 R27

    property sendable
    loose
    apart
    plain
    firm
    subject session/service:any
    but session/background
    value sendable: say/sendable
    fact session/service:any = sendable ; 5.4

    # Whether a flag is a refusal.
    property flag-refusal
    loose
    apart
    plain
    told
    despite only
    subject api/CLMonitor.Event.persistenceUnavailable api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.conditionLimitExceeded diagnostic/insufficientlyInUse diagnostic/persistenceUnavailable diagnostic/locationUnavailable diagnostic/accuracyLimited diagnostic/stationary diagnostic/conditionUnsupported diagnostic/conditionLimitExceeded diagnostic/serviceSessionRequired diagnostic/authorizationRequestInProgress
    but diagnostic/authorizationDenied api/CLServiceSession.Diagnostic.authorizationDenied
    value refusal: say/is-refusal
    fact api/CLMonitor.Event.persistenceUnavailable|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.conditionLimitExceeded|diagnostic/insufficientlyInUse|diagnostic/persistenceUnavailable|diagnostic/locationUnavailable|diagnostic/accuracyLimited|diagnostic/stationary|diagnostic/conditionUnsupported|diagnostic/conditionLimitExceeded|diagnostic/serviceSessionRequired|diagnostic/authorizationRequestInProgress = other ; 1.4

    # What a flag of a session tells that is more than a word.
    property wanted-not-given
    loose
    apart
    plain
    firm
    subject diagnostic/fullAccuracyDenied
    but diagnostic/alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied
    value full: say/full-not-given
    value all: say/refused-altogether
    fact diagnostic/fullAccuracyDenied = full ; 5.4 T102

    # As what a monitor is declared.
    property monitor-kind
    loose
    apart
    plain
    firm
    subject api/CLMonitor
    but noun/condition noun/event api/CLMonitor.
    value actor: kind/actor
    value class: kind/class
    value struct: kind/struct
    value protocol: kind/protocol
    value enum: kind/enum
    fact api/CLMonitor = actor ; 5.6
    """
}
