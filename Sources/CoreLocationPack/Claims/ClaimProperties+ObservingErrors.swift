/// What errors, flags of monitors and callbacks tell, and what does not change a status.
extension ClaimProperties {
  static let observingErrors = """
    # Whether a full store is what the flag for a locked one tells.
    property store-flag-limit
    loose
    anywhere
    plain
    despite than
    subject diagnostic/persistenceUnavailable api/CLMonitor.Event.persistenceUnavailable
    but diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded fn/아니 fn/not say/store-locked device/locked say/unreadable-store fn/전
    value many: thing/too-many|count/20|count/21|items/20
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = locked ; 1.4 R45

    # Whether a locked store is what the flag for the limit tells.
    property limit-flag-locked
    loose
    anywhere
    plain
    despite before 전
    subject diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded
    but diagnostic/persistenceUnavailable api/CLMonitor.Event.persistenceUnavailable fn/아니 thing/too-many
    value locked: say/store-locked|device/locked|say/unreadable-store
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = many ; 1.4 R40

    # Which error a start without a right gives.
    property start-without-right
    loose
    apart
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but api/CLError.Code.denied api/CLError.denied status/denied fn/아니 fn/not accuracy/ thing/no-position service/region-monitoring thing/region thing/network thing/network-down event/requestTemporaryFullAccuracy
    word say/without-right|label/Don’t_Allow|grant/denied|verb/deny
    value *: api/CLError.Code.locationUnknown|api/CLError.Code.network|api/CLError.Code.promptDeclined|api/CLError.Code.regionMonitoringDenied
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = api/CLError.Code.denied ; T112

    # What comes of a declined prompt for the accuracy.
    property declined-accuracy-error
    loose
    anywhere
    subject prompt/P-ACC accuracy/temporary event/requestTemporaryFullAccuracy
    but completion/nil say/without-error key/ thing/entry thing/entry-missing session/ diagnostic/ phase/ fn/아니 fn/not
    word say/full-not-given|status/denied|verb/deny|label/Don’t_Allow
    value error: verb/finish|verb/end|verb/deliver|verb/report delivery/error|api/CLError.Code.denied|completion/promptDeclined
    fact prompt/P-ACC|accuracy/temporary|event/requestTemporaryFullAccuracy = nil ; T82

    # Which flag a session sets that was made out of use.
    property out-of-use-session-flag
    loose
    apart
    despite until even again
    subject session/service:any session/service:whenInUse
    but diagnostic/insufficientlyInUse api/CLServiceSession.Diagnostic.insufficientlyInUse label/ verb/deny status/denied grant/ key/ say/no-session session/service:always fn/아니 fn/not device/ event/settings: event/enterForeground phase/foreground
    word phase/background|phase/notInUse
    value *: diagnostic/authorizationDenied|diagnostic/serviceSessionRequired|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied
    fact session/service:any|session/service:whenInUse = diagnostic/insufficientlyInUse ; T88

    # Which refusal a flag names.
    property accuracy-flag-of-always
    loose
    apart
    told
    subject diagnostic/fullAccuracyDenied
    but say/not-meaning accuracy/ thing/precise-pill diagnostic/alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied fn/아니 fn/not session/
    word say/against|verb/appear|verb/report|verb/occur|noun/true|verb/on|verb/mean|verb/become
    value always: say/against
    value always: level/always verb/deny|label/Don’t_Allow|verb/grant
    fact diagnostic/fullAccuracyDenied = accuracy ; 1.4

    property always-flag-of-accuracy
    loose
    apart
    told
    subject diagnostic/alwaysAuthorizationDenied
    but say/not-meaning diagnostic/fullAccuracyDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied fn/아니 fn/not session/ level/always
    word say/full-not-given|verb/appear|verb/report|verb/occur|noun/true|verb/on|verb/mean|verb/become
    value accuracy: say/full-not-given
    value accuracy: accuracy/full|noun/accuracy verb/deny|label/Don’t_Allow
    fact diagnostic/alwaysAuthorizationDenied = always ; 1.4

    # Whether a widget needs the greater level.
    property widget-needs-always
    loose
    apart
    despite must otherwise 필요 every 못 only
    subject thing/widget
    but minutes/ say/around-the-clock fn/항상 fn/always hours/ how/each thing/time phase/ verb/need-not verb/end fn/아니 event/elapse verb/show verb/appear
    word noun/location|verb/work|verb/use|verb/deliver|verb/grant|verb/need
    value always: verb/need level/always
    fact thing/widget = either ; 6.2 T128

    # Whether the prompt of a Mac offers levels.
    property mac-prompt-levels
    loose
    apart
    on macOS
    despite and 중
    subject level/whenInUse settings/whileUsing
    but fn/아니 fn/not event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy
    word prompt/any|prompt/first|noun/option
    value chosen: verb/choose|verb/offer level/always
    fact level/whenInUse|settings/whileUsing = one ; 6.1 T116

    # Whether a child can lift what its parents forbid.
    property child-lifts
    loose
    apart
    plain
    despite still may even itself
    subject thing/child
    but fn/아니 fn/not thing/guardian device/
    value lifted: verb/turn-on|verb/undo|verb/lift|verb/revive
    fact thing/child = nobody ; 1.1 I02

    # What is reported where a profile forbids location.
    property profile-reads
    loose
    anywhere
    subject thing/guardian say/location-forbidden
    but label/ verb/removed verb/missing verb/unavailable fn/without fn/없 fn/없이 how/lacking how/back how/again api/CLAuthorizationStatus.restricted api/CLAuthorizationStatus noun/raw set/statuses status/authorizedAlways fn/아니 fn/not verb/lift verb/undo event/ diagnostic/ device/servicesOff fn/no fn/or verb/distinguish thing/error verb/ask
    word noun/status|noun/reported-status
    value *: status/denied|status/notDetermined
    fact thing/guardian|say/location-forbidden = restricted ; 1.3 T69

    # Whether a case is there to be compared with on a Mac.
    property mac-compares
    loose
    apart
    on macOS
    subject status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse
    but verb/unavailable verb/missing say/fails-to-build fn/not fn/아니 status/authorizedAlways
    word verb/compare
    value used: verb/compare
    fact status/authorizedWhenInUse|api/CLAuthorizationStatus.authorizedWhenInUse = missing ; 1.1 I18

    # How many values the accuracy has.
    property accuracy-values
    loose
    apart
    despite or none elsewhere
    subject api/CLLocationManager.accuracyAuthorization
    but meters/ fn/아니
    word unit/items|noun/value
    value *: count/3|count/4|items/3|items/4
    fact api/CLLocationManager.accuracyAuthorization = count/2 ; 1.1 5.2

    # What the older method of the delegate passes.
    property older-passes-status
    loose
    apart
    plain
    despite must need
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) fn/아니 thing/passes-status verb/exist
    value manager: say/manager-only
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = status ; 5.3

    # Which method gets errors.
    property errors-to-change
    loose
    apart
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) fn/아니 fn/not noun/status
    value errors: thing/error|delivery/error verb/deliver
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = changes ; 5.3 T112

    # Whether a start after a refusal goes by in silence.
    property start-refused-silent
    loose
    apart
    given
    despite even only 또한
    subject status/denied grant/denied label/Don’t_Allow verb/deny
    but device/ event/settings: event/request:any event/requestWhenInUse event/requestAlways session/ verb/ask prompt/ accuracy/ diagnostic/ event/beginLiveUpdates service/live-updates api/CLError.Code.denied delivery/error thing/error
    word event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()
    value silent: effect/none|verb/no-error|verb/silent
    fact status/denied|grant/denied|label/Don’t_Allow|verb/deny = error ; T112

    property start-refused-no-error
    loose
    anywhere
    subject status/denied grant/denied
    but device/ event/settings: event/request:any event/requestWhenInUse event/requestAlways session/ verb/ask prompt/ accuracy/ diagnostic/ event/beginLiveUpdates service/live-updates
    word event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()
    value silent: verb/no-error
    facts start-refused-silent

    # Where the diagnostics of sessions arrive.
    property diagnostics-to-delegate
    loose
    apart
    plain
    despite also
    subject noun/diagnostic
    but status/ fn/아니 fn/not noun/status verb/call
    value delegate: noun/delegate verb/deliver
    fact noun/diagnostic = sequence ; 5.4
    """
}
