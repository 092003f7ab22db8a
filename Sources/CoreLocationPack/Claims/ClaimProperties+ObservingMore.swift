/// What flags, statuses and managers tell, by what they come about.
extension ClaimProperties {
  static let observingMore = """
    # Which flag tells that a device stands still, and which that no position is known.
    property flags-still
    loose
    apart
    plain
    despite before even this
    subject thing/standing-still
    but noun/false flag/stays-false verb/end fn/아니 fn/not api/CLLocationUpdate.stationary diagnostic/stationary api/CLLocationUpdate.isStationary verb/distinguish
    value *: diagnostic/locationUnavailable|diagnostic/accuracyLimited|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationDenied|diagnostic/authorizationRestricted
    fact thing/standing-still = diagnostic/stationary ; 1.4 5.5

    property flags-nowhere
    loose
    apart
    plain
    despite before even this
    subject thing/no-position
    but noun/false flag/stays-false verb/end fn/아니 fn/not api/CLLocationUpdate.locationUnavailable diagnostic/locationUnavailable verb/distinguish api/CLError.Code.locationUnknown
    value *: diagnostic/stationary|diagnostic/accuracyLimited|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationRestricted
    fact thing/no-position = diagnostic/locationUnavailable ; 1.4 5.5

    # Which flags tell that Location Services are off.
    property flags-off
    loose
    apart
    given
    despite even still again few this
    subject device/servicesOff event/settings:globalOff
    but noun/false flag/stays-false verb/end fn/아니 label/ api/CLServiceSession.Diagnostic.authorizationDeniedGlobally diagnostic/authorizationDeniedGlobally api/CLLocationUpdate.authorizationDeniedGlobally status/restricted device/restricted
    word verb/on|verb/report|verb/become|noun/true|verb/appear|verb/show|verb/deliver|verb/declare|verb/mean
    value *: diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/authorizationRestricted|diagnostic/stationary|diagnostic/alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied
    fact device/servicesOff|event/settings:globalOff = diagnostic/authorizationDeniedGlobally ; 1.4 T92

    # Which flag the sessions of an app set that has spent its upgrade.
    property flags-refused-upgrade
    loose
    anywhere
    despite already still again even
    subject thing/refused-upgrade asked/always-refused say/spent-upgrade
    but noun/false flag/stays-false verb/end fn/아니 fn/not accuracy/ phase/ diagnostic/alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied prompt/P-ACC device/
    word session/service:always|session/service:any|noun/diagnostic
    value *: diagnostic/authorizationRestricted|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/authorizationDeniedGlobally
    fact thing/refused-upgrade|asked/always-refused|say/spent-upgrade = diagnostic/alwaysAuthorizationDenied ; T96 1.4

    # When a request is said to be in progress.
    property progress-after-answer
    loose
    anywhere
    plain
    despite only once 바로 즉시
    subject diagnostic/authorizationRequestInProgress
    but noun/false fn/no-longer status/ verb/end session/service:any how/again flag/stays-false
    value after: noun/true say/only-after-answer
    value after: verb/on say/only-after-answer
    fact diagnostic/authorizationRequestInProgress = during ; 1.4 T87

    # Whether several managers can report different statuses.
    property managers-agree
    loose
    apart
    plain
    despite elsewhere may each every alike also despite only even
    subject thing/managers about/managers
    but noun/delegate accuracy/ thing/region thing/visit service/ fn/아니 session/ thing/other-apps
    value own: thing/own-right
    value own: noun/status|noun/reported-status thing/separate|say/separately
    value own: verb/differ|say/different-status noun/status|noun/reported-status|set/statuses
    value own: say/different-statuses
    fact thing/managers|about/managers = same ; T03 5.1

    # Whether a widget has a right of its own.
    property widget-separate-right
    loose
    apart
    plain
    despite even also
    subject thing/widget
    but verb/need-not fn/아니 key/ say/same-right
    value own: noun/status thing/separate|say/separately
    value own: thing/own-right
    fact thing/widget = app ; T128

    # Whether two ways to read the status can differ.
    property reads-never-differ
    loose
    apart
    plain
    despite hedge elsewhere may than again
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManager.authorizationStatus
    but label/ event/ grant/ device/ noun/delegate status/ prompt/ accuracy/ api/CLLocationManager.accuracyAuthorization verb/deprecated verb/introduce
    value differ: verb/differ
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManager.authorizationStatus = same ; 1.3 5.1

    # Whether a choice that changes nothing calls the delegate.
    property unchanged-choice-calls
    loose
    apart
    plain
    despite even still each
    subject say/unchanged-choice
    but accuracy/ thing/accuracy-change event/createManager event/resume
    value called: noun/delegate|about/callback verb/call|verb/appear|verb/deliver|verb/report|verb/hear
    value called: say/callback-again
    fact say/unchanged-choice = silent ; T04

    # What a status stands for.
    property status-stands-for
    loose
    apart
    told
    despite even still quote also
    subject status/notDetermined api/CLAuthorizationStatus.notDetermined
    but say/not-meaning status/denied api/CLAuthorizationStatus.denied api/CLAuthorizationStatus.restricted status/authorizedAlways status/authorizedWhenInUse fn/아니 verb/distinguish event/settings:askNextTime event/request:any event/requestWhenInUse event/requestAlways api/CLLocationManager.requestWhenInUseAuthorization() api/CLLocationManager.requestAlwaysAuthorization() verb/call verb/ask prompt/ noun/option session/ fn/or fn/not
    word verb/mean
    value blocked: thing/restrictions|say/location-forbidden|verb/block|thing/blocked
    value refused: label/Don’t_Allow|verb/deny
    value off: device/servicesOff
    fact status/notDetermined|api/CLAuthorizationStatus.notDetermined = open ; 1.1

    # The same of the status for a refusal.
    property denied-stands-for
    loose
    apart
    told
    despite even still quote also
    subject status/denied api/CLAuthorizationStatus.denied
    but say/not-meaning status/notDetermined api/CLAuthorizationStatus.notDetermined status/restricted api/CLAuthorizationStatus.restricted fn/아니 verb/distinguish fn/or fn/not api/CLError.Code.denied api/CLError delivery/error event/request:any event/requestWhenInUse event/requestAlways verb/call verb/ask prompt/ session/
    word verb/mean
    value never: say/never-asked
    value blocked: thing/restrictions|thing/guardian|say/location-forbidden
    fact status/denied|api/CLAuthorizationStatus.denied = refusal ; 1.1

    # Which raw value the older name shares.
    property older-name-shares
    loose
    apart
    despite elsewhere quote alike
    subject status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse
    but status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways fn/아니 fn/not
    word noun/raw|thing/older-name|thing/same-raw
    value older: status/authorized
    fact status/authorizedWhenInUse|api/CLAuthorizationStatus.authorizedWhenInUse = other ; 1.1 5.2

    # Since when a watch and its phone share what was granted for a while.
    property shared-since
    loose
    apart
    plain
    despite already still even
    since watchOS 7.0
    subject label/Allow_Once grant/temporary accuracy/temporary
    but verb/introduce verb/missing verb/unavailable fn/not
    value shared: verb/share|say/spreads|say/both-devices
    fact label/Allow_Once|grant/temporary|accuracy/temporary = none ; T55 1.5

    # Whether a restriction is what a refusal leads to.
    property restricted-chosen
    loose
    anywhere
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied thing/guardian thing/restrictions thing/blocked verb/block say/location-forbidden device/restricted fn/although fn/no fn/never verb/distinguish fn/아니 fn/not diagnostic/ noun/settings event/request:any event/requestWhenInUse event/requestAlways
    word noun/status|verb/report|verb/become|verb/mean|verb/appear
    value refusal: label/Don’t_Allow verb/choose
    fact status/restricted = restrictions ; 1.1 T69

    # Whether the status names the accuracy.
    property status-names-accuracy
    loose
    apart
    plain
    subject api/CLLocationManager.authorizationStatus
    but api/CLLocationManager.accuracyAuthorization status/ verb/stay fn/아니 noun/member fn/not
    value accuracy: verb/become|verb/report accuracy/reduced|accuracy/full
    fact api/CLLocationManager.authorizationStatus = status ; 1.1 T63
    """
}
