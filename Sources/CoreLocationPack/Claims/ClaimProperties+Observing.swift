/// What is reported: statuses, callbacks, diagnostics, errors.
extension ClaimProperties {
  static let observing = """
    # Whether the delegate hears that only the accuracy is another.
    property accuracy-alone-hears
    loose
    apart
    firm
    despite only again even because
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) accuracy/temporary session/ diagnostic/ verb/without-delegate say/only-if-changed thing/separate thing/older-method say/new-status
    word noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value called: verb/call|say/callback-sent
    value silent: verb/silent|verb/ignore|effect/none
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = called ; T63 T64 6.4

    # Whether an app that runs again hears a status that is as it was.
    property awake-hears
    loose
    apart
    firm
    despite only again this unless before even still
    subject event/resume phase/suspended
    but label/ prompt/ accuracy/ session/ noun/location noun/event service/ event/createManager api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    word say/until-changed|say/only-if-changed|say/if-unchanged|verb/launch|event/resume
    value called: noun/delegate|about/callback say/until-changed|say/only-if-changed|say/if-unchanged
    value called: verb/call|verb/deliver|verb/hear noun/delegate|about/callback say/until-changed|say/only-if-changed|say/if-unchanged
    value silent: verb/silent|verb/ignore|effect/none noun/delegate|about/callback
    value silent: verb/silent|effect/none say/until-changed|say/only-if-changed|say/if-unchanged
    fact event/resume|phase/suspended = called ; T02

    # Whether a widget asks its user.
    property widget-asks-itself
    loose
    apart
    plain
    despite may once only yet first itself without
    subject thing/widget
    but event/relaunch: event/enterForeground verb/choose fn/아니 fn/대신 say/app-asks
    value asks: how/itself prompt/any|prompt/first verb/show|verb/appear
    value asks: how/itself verb/prompted
    value asks: say/widget-asks
    fact thing/widget = never ; T128

    # Whether another accuracy goes by in silence.
    property accuracy-alone-silent
    loose
    apart
    plain
    despite only again this even because
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change
    but accuracy/temporary session/ noun/prompt
    value silent: verb/silent
    fact thing/accuracy-change = called ; T63 T64

    # What the status is after an answer that lasts for a while.
    property once-status-stays
    loose
    apart
    despite only elsewhere even this
    subject label/Allow_Once
    but event/lapse:any verb/end event/noLongerInUse phase/notInUse event/terminate phase/terminated event/leaveForeground verb/launch say/lapsed event/requestAlways how/again verb/become status/authorizedWhenInUse verb/offer
    word noun/status|noun/reported-status|api/CLLocationManager.authorizationStatus
    value undecided: status/notDetermined verb/stay|verb/last
    fact label/Allow_Once = in-use ; T10

    # Whose delegate hears of a change, where one is told apart.
    property one-of-several-hears
    loose
    apart
    despite only now elsewhere
    subject about/managers noun/manager thing/managers api/CLLocationManager noun/delegate
    but noun/location thing/region thing/visit service/ noun/event
    word noun/delegate|about/callback|thing/permission-change|noun/status|verb/hear
    value one: say/to-one-manager
    value one: thing/one-manager verb/deliver|verb/call|verb/report|verb/hear how/only
    fact about/managers|noun/manager|thing/managers|api/CLLocationManager|noun/delegate = all ; T03 R11

    # What is reported while Location Services are off.
    property off-reads
    loose
    apart
    given
    despite only even this again
    subject device/servicesOff event/settings:globalOff
    but label/ grant/ diagnostic/ status/denied api/CLAuthorizationStatus.denied thing/guardian event/settings:globalOn verb/distinguish verb/undo verb/lift say/outranks-switch
    word noun/status|noun/reported-status|verb/report|verb/become|noun/delegate|verb/read|api/CLLocationManager.authorizationStatus
    value *: status/restricted|status/notDetermined
    fact device/servicesOff|event/settings:globalOff = status/denied ; 1.3 T65

    # Whether a watch and its phone report each their own.
    property watch-reports-apart
    loose
    apart
    plain
    despite alike only still even this each
    on watchOS
    subject noun/status
    but noun/delegate key/ label/ prompt/ verb/need-not grant/ accuracy/
    value separate: thing/separate|say/separately
    fact noun/status = shared ; 1.5 6.1

    # Which method brings what the user chose.
    property positions-bring-choice
    loose
    apart
    plain
    despite only also
    subject api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) fn/아니 verb/start
    value choice: say/users-choice|thing/answer verb/deliver|verb/report|verb/know
    value choice: say/new-status|say/status-argument verb/deliver|verb/report|verb/call|verb/pass|verb/hear
    value choice: event/answer:any verb/deliver|verb/report
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = positions ; 5.3 C-11

    # Of what the switch of the device does not tell.
    property switch-after-refusal
    loose
    apart
    despite only also even this
    subject api/CLLocationManager.locationServicesEnabled()
    but device/ event/settings: status/ noun/service fn/아니
    word verb/deny|label/Don’t_Allow|status/denied|grant/denied
    value false: noun/false
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether the accuracy tells anything by itself.
    property accuracy-by-itself
    loose
    apart
    plain
    despite itself even still before only
    subject api/CLLocationManager.accuracyAuthorization
    but fn/아니
    value itself: how/itself say/reliable
    fact api/CLLocationManager.accuracyAuthorization = together ; 1.1 5.1

    # How a delegate is held, told of the delegate.
    property delegate-strongly-held
    loose
    apart
    plain
    despite need-not must advice
    subject noun/delegate api/CLLocationManager.delegate
    but thing/weak fn/own code/ session/
    value strong: thing/strong
    fact noun/delegate|api/CLLocationManager.delegate = weak ; 5.1

    # Which flags do not tell of a refusal.
    property flag-without-refusal
    loose
    apart
    plain
    despite this even quote
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited diagnostic/authorizationRequestInProgress diagnostic/locationUnavailable diagnostic/stationary
    but diagnostic/authorizationDenied diagnostic/alwaysAuthorizationDenied diagnostic/fullAccuracyDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted api/CLServiceSession.Diagnostic.authorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.authorizationDeniedGlobally noun/status noun/reported-status fn/아니 fn/대신 fn/instead fn/than thing/refusal-flag verb/distinguish
    value refused: verb/mean|verb/report|verb/appear|verb/occur|verb/on|noun/true|verb/become|verb/show label/Don’t_Allow|verb/deny
    fact diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/authorizationRequestInProgress|diagnostic/locationUnavailable|diagnostic/stationary = other ; 1.4

    # Whether the status tells a short grant from a lasting one.
    property status-tells-lasting
    loose
    apart
    word thing/lasting-grant|level/whenInUse|label/Allow_While_Using_App
    subject noun/status api/CLLocationManager.authorizationStatus noun/reported-status api/CLLocationManager.authorizationStatus()
    but noun/settings settings/
    value apart: how/can verb/report label/Allow_Once|grant/temporary
    value apart: verb/distinguish label/Allow_Once|grant/temporary
    fact noun/status|api/CLLocationManager.authorizationStatus|noun/reported-status|api/CLLocationManager.authorizationStatus() = never ; I10 T10

    # What comes of errors for which the delegate has no method.
    property errors-ignored
    loose
    apart
    plain
    despite not missing need-not even silently
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but delivery/crash verb/crash say/throws api/CLError.* session/ diagnostic/ noun/service service/ noun/location
    value ignored: delivery/error|thing/error effect/none|thing/no-consequence|thing/thrown-away
    value ignored: verb/missing delivery/error|thing/error verb/ignore
    value ignored: verb/missing thing/no-consequence|say/no-problem
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3

    # What an app does where no position is known yet.
    property unknown-gives-up
    loose
    apart
    plain
    despite must 바로 즉시
    subject api/CLError.Code.locationUnknown
    but api/CLError.Code.denied status/denied fn/아니 verb/need-not
    value ends: thing/gives-up|say/means-denied
    value ends: noun/service verb/end|verb/stop
    fact api/CLError.Code.locationUnknown = waits ; 5.2

    # Whether anything tells the delegate of a prompt.
    property prompt-told
    loose
    apart
    despite this also
    subject noun/delegate about/callback
    but label/ diagnostic/ api/CLServiceSession. session/ noun/status event/createManager event/answer:any verb/choose accuracy/ status/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy say/users-choice fn/아니 fn/after fn/뒤 fn/때 verb/hold event/start:any verb/start
    word prompt/
    value told: verb/report|verb/know|verb/hear verb/appear|verb/show|verb/close|phase/foreground
    fact noun/delegate|about/callback = never ; 2.3

    # What an app that runs again hears.
    property resume-silent
    loose
    apart
    word say/only-if-changed|say/until-changed|say/if-unchanged
    despite unless only
    subject event/resume
    but noun/location noun/event service/ session/ accuracy/ label/
    value silent: verb/silent
    fact event/resume = told ; T02

    # Whether the flag of widgets is always set.
    property widget-flag-always
    loose
    apart
    despite even each only
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always status/authorizedAlways
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value always: say/always-true
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = minutes ; 5.1 6.2

    # Whether an App Clip keeps what it was given for as long as it is there.
    property clip-keeps-whole
    loose
    apart
    plain
    on App_Clip
    subject noun/status level/whenInUse grant/whenInUse verb/grant
    but label/Allow_Once grant/temporary
    value whole: say/whole-installation|thing/forever|say/until-clip-deleted
    fact noun/status|level/whenInUse|grant/whenInUse|verb/grant = morning ; T79

    # Whether anything tells the delegate of a prompt, wherever the sentence names it.
    property prompt-told-anywhere
    loose
    anywhere
    subject noun/delegate about/callback
    but label/ diagnostic/ api/CLServiceSession. session/ noun/status event/createManager event/answer:any verb/choose accuracy/ status/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy say/users-choice fn/아니 fn/전 how/lacking verb/missing todo/wait verb/hold verb/start fn/you verb/unavailable
    word prompt/
    value told: verb/appear|verb/show|verb/close verb/report|verb/know|verb/hear|verb/inform-app
    fact noun/delegate|about/callback = never ; 2.3

    # Whether a request calls the delegate once somebody has decided.
    property decided-request-calls
    loose
    apart
    despite again even this still
    subject status/decided
    but event/settings: noun/settings device/ session/ accuracy/ prompt/P-UPG level/always status/notDetermined thing/once-more event/change:any thing/permission-change
    word event/requestWhenInUse|event/request:any|event/requestAlways
    value called: say/callback-again
    value called: noun/delegate verb/call|verb/report
    fact status/decided = silent ; T08
    """
}
