/// When a delegate is called and with what, what managers share, and what their settings do.
extension ClaimProperties {
  static let callbackRules = """
    # Whether a change of accuracy comes by the method for changes.
    property accuracy-comes-through
    loose
    apart
    firm
    despite only even
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but noun/status noun/reported-status accuracy/temporary say/new-status thing/passes-status api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) thing/separate noun/location noun/event service/ session/ diagnostic/ thing/region thing/beacon prompt/ phase/suspended phase/terminated thing/older-method verb/without-delegate verb/missing say/only-if-changed
    word api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|about/callback|term/callback
    value called: verb/deliver|verb/call|verb/report|verb/hear
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = called ; T63 T64

    # Whether a change of accuracy goes without the callback.
    property accuracy-without-callback
    loose
    apart
    firm
    despite only even 절대
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but noun/status noun/reported-status accuracy/temporary say/new-status thing/passes-status api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) thing/separate noun/location noun/event service/ session/ diagnostic/ thing/region thing/beacon prompt/ phase/suspended phase/terminated thing/older-method verb/without-delegate verb/need verb/know verb/mean verb/become verb/distinguish how/missing how/lacking event/createManager say/only-if-changed
    plain
    value called: about/callback
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = called ; T63 T64

    # Whether a new manager goes without the callback.
    property new-manager-without-callback
    loose
    apart
    firm
    despite only alike even 절대
    subject event/createManager thing/fresh-manager
    but noun/location noun/event service/ session/ accuracy/ label/ prompt/ key/ thing/error event/request: event/requestWhenInUse event/requestAlways verb/start verb/missing how/lacking how/missing fn/전 fn/before verb/without-delegate how/again verb/let-go verb/stay verb/hold verb/end verb/last thing/region thing/strong thing/weak completion/nil say/is-nil verb/need verb/know verb/mean verb/become verb/declare phase/suspended phase/terminated thing/any-thread thing/always-main
    plain
    value called: about/callback|term/callback
    fact event/createManager|thing/fresh-manager = called ; T01

    # Whose delegate hears of a change, where one is told apart from what was named before.
    property one-told-apart-hears
    loose
    apart
    despite only now elsewhere nobody
    subject say/to-one-manager
    but noun/location thing/region thing/visit service/ noun/event session/ diagnostic/
    word thing/permission-change|noun/status|say/new-status
    value one: verb/report|verb/hear|verb/know|verb/call|verb/deliver
    fact say/to-one-manager = all ; T03 R11

    # Whether an app that runs again is told nothing.
    property resume-tells-nothing
    loose
    apart
    plain
    despite unless only until before
    subject event/resume
    but noun/location noun/event service/ session/ accuracy/ label/ prompt/
    value silent: verb/silent|say/delegate-unaware
    fact event/resume = told ; T02

    # Whether a new manager hears what is so.
    property new-manager-told
    loose
    apart
    firm
    despite only alike even though
    subject event/createManager thing/fresh-manager
    but noun/location noun/event service/ session/ accuracy/ label/ prompt/ key/ thing/error event/request: event/requestWhenInUse event/requestAlways verb/start verb/missing how/lacking how/missing how/again fn/전 fn/before verb/without-delegate verb/let-go verb/hold thing/region thing/strong thing/weak completion/nil say/is-nil
    word noun/delegate|about/callback|thing/new-delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value called: verb/call|verb/deliver|verb/report|verb/hear
    value silent: verb/silent|effect/none|say/delegate-unaware
    fact event/createManager|thing/fresh-manager = called ; T01

    # Whether a request for one position that fails goes unheard.
    property one-position-silent
    loose
    apart
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) delivery/error thing/error
    word thing/no-position
    value silent: verb/silent|effect/none
    fact api/CLLocationManager.requestLocation() = error ; 5.7 5.3

    # Whether callbacks come on the main thread wherever a manager was made.
    property main-although-elsewhere
    loose
    apart
    despite though even
    subject noun/delegate about/callback
    but thing/set-up-there
    word thing/any-thread|term/queue
    value main: thing/always-main
    fact noun/delegate|about/callback = own ; 5.1

    # Whether an app that runs again is told its status only where it changed.
    property resume-told-on-change
    loose
    apart
    plain
    despite unless only again
    subject event/resume
    but noun/location noun/event service/ session/ accuracy/ label/ prompt/
    value changed: say/only-if-changed|say/until-changed verb/report|verb/call|verb/hear|verb/know|verb/deliver
    fact event/resume = told ; T02

    # Whether the callback comes only where something has changed.
    property told-on-change-alone
    loose
    apart
    plain
    despite only
    subject about/callback api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) noun/delegate
    but label/ prompt/ event/answer:any event/request:any event/requestWhenInUse event/requestAlways noun/settings event/settings: accuracy/ event/resume session/ phase/suspended fn/until say/until-status-changes thing/answer
    value changed: say/only-if-changed verb/call|verb/report|verb/deliver|verb/hear
    fact about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|noun/delegate = also ; T01 T02

    # The same, told of until when it stays away.
    property told-until-change
    loose
    apart
    plain
    firm
    subject say/until-status-changes
    but label/ prompt/ event/answer:any event/request:any event/requestWhenInUse event/requestAlways noun/settings event/settings: accuracy/ session/ phase/suspended thing/answer how/again
    word about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|noun/delegate|noun/manager|api/CLLocationManager
    value called: verb/call|verb/report|verb/deliver|verb/hear
    fact say/until-status-changes = called ; T01 T02

    # Which status comes of services that are on again.
    property on-again-undecided
    loose
    apart
    plain
    despite every each
    subject event/settings:globalOn say/off-and-on
    but how/again verb/stay how/unchanged event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime status/denied grant/none session/ label/ verb/ask noun/version say/undecided-before
    value undecided: status/notDetermined|status/restricted verb/become
    fact event/settings:globalOn|say/off-and-on = restored ; T66

    # Of what errors without a refusal tell.
    property error-means-refusal
    loose
    apart
    told
    despite quote
    subject api/CLError.Code.network api/CLError.Code.locationUnknown
    but api/CLError.Code.denied fn/아니 fn/대신 status/notDetermined say/not-meaning
    word verb/mean|verb/report
    value off: event/settings:globalOff|device/servicesOff
    value refused: label/Don’t_Allow|verb/deny|event/settings:never|settings/never
    fact api/CLError.Code.network|api/CLError.Code.locationUnknown = other ; 5.2

    # Whether positions are what a change of permission brings.
    property positions-at-change
    loose
    apart
    given
    despite also
    subject event/change:any thing/permission-change
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) noun/location verb/start service/ noun/service event/start: status/ grant/ level/ fn/아니
    word api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    value called: api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) verb/call
    fact event/change:any|thing/permission-change = change ; 5.3 C-11

    # Whether a pause in use ends while the app is in the background.
    property pause-ends-behind
    loose
    apart
    despite again itself
    subject level/whenInUse grant/whenInUse
    but level/always grant/always phase/foreground event/enterForeground event/relaunch: session/background service/ event/tapLocationButton
    word phase/background
    value itself: thing/resumes-itself
    fact level/whenInUse|grant/whenInUse = opened ; R08

    # Whether older names are gone from systems of today.
    property older-names-gone
    loose
    apart
    plain
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) noun/delegate
    but code/
    value gone: say/gone-with-14
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)|noun/delegate = deprecated ; 5.1 5.3

    # What a setting is by default, told as a reason.
    property default-as-reason
    loose
    anywhere
    plain
    current
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but api/CLLocationManager.pausesLocationUpdatesAutomatically noun/false verb/need verb/missing
    value on: say/starts-true|say/on-from-the-start
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = off ; R05

    property pause-default-as-reason
    loose
    anywhere
    plain
    current
    subject api/CLLocationManager.pausesLocationUpdatesAutomatically
    but api/CLLocationManager.allowsBackgroundLocationUpdates noun/true
    value off: say/starts-false|say/off-from-the-start
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = on ; 5.8

    # Whether automatic pauses are off until an app turns them on.
    property pauses-start-off
    loose
    apart
    plain
    current
    subject thing/paused
    but session/ api/CLLocationManager.allowsBackgroundLocationUpdates
    value off: say/off-from-the-start|say/starts-false
    fact thing/paused = on ; 5.8

    # Whether setting the property without the mode does no harm.
    property setting-only-warns
    loose
    apart
    plain
    despite only without even silently
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false session/ delivery/crash verb/crash api/CLLocationManager.showsBackgroundLocationIndicator
    value warns: say/only-warns
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # What comes of setting the property where something is missing.
    property setting-ignored
    loose
    apart
    current
    despite only even silently
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false noun/status grant/ status/ level/ session/ service/ noun/service phase/ prompt/ accuracy/ entitlement/ platform/ thing/standard-service
    word noun/true|thing/trueness|event/setAllowsBackground:on
    value ignored: verb/ignore|thing/no-consequence
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # Whether a manager begins with an empty set of regions.
    property fresh-regions-empty
    loose
    apart
    despite only
    subject thing/fresh-manager event/createManager
    but platform/ verb/end event/reinstall
    word api/CLLocationManager.monitoredRegions|verb/missing
    value empty: say/empty api/CLLocationManager.monitoredRegions
    fact thing/fresh-manager|event/createManager = shared ; R11 5.7

    # Whether each manager has regions of its own.
    property each-keeps-regions
    loose
    apart
    plain
    despite each only must
    subject thing/each-part
    but noun/delegate noun/condition service/condition-monitoring
    value own: thing/own-regions
    fact thing/each-part = shared ; R11

    # Of what the switch of the device tells, where one app is refused in Settings.
    property switch-after-never
    loose
    apart
    despite only also even this
    subject api/CLLocationManager.locationServicesEnabled()
    but device/ event/settings:globalOff event/settings:globalOn noun/service
    word event/settings:never|settings/never
    value false: noun/false
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether the accuracy that an app asks for tells of the switch of the person.
    property coarse-constant-tells
    loose
    apart
    told
    despite question whether
    subject api/kCLLocationAccuracyReduced
    but api/CLLocationManager.accuracyAuthorization fn/아니 noun/settings
    word verb/report|verb/know|verb/mean|noun/value
    value person: event/settings:preciseOff|say/turns-switch
    fact api/kCLLocationAccuracyReduced = app ; 5.8 6.4

    # What comes of errors for which there is no method, told of the method.
    property failure-method-optional
    loose
    apart
    despite not missing need-not even silently every
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but delivery/crash verb/crash say/throws api/CLError.* session/ diagnostic/ verb/need fn/아니
    word verb/missing|how/missing|how/lacking|say/may-leave-out
    value ignored: noun/completion|thing/error|delivery/error thing/thrown-away|thing/discarded|verb/ignore
    value ignored: say/may-leave-out
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3

    # Whether waiting helps where no position is known yet.
    property unknown-wait-pointless
    loose
    apart
    plain
    despite must 바로 즉시
    subject api/CLError.Code.locationUnknown
    but api/CLError.Code.denied status/denied fn/아니
    value ends: say/pointless
    value ends: effect/none todo/wait
    fact api/CLError.Code.locationUnknown = waits ; 5.2
    """
}
