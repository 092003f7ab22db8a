/// What decides sentences about service and background sessions, live updates, extensions and the
/// location button that say two things at once: each of the two by itself.
extension ClaimProperties {
  static let extensionRules = """
    # Whether the first background session takes effect where the app is not in front.
    property first-session-behind
    loose
    anywhere
    despite may even each nothing without must
    subject thing/new-session say/first-made
    but event/relaunch: verb/launch phase/foreground event/enterForeground diagnostic/ phase/inUse session/service:any session/service:always session/service:whenInUse
    word phase/background
    value on: effect/any|verb/in-force|verb/work|verb/on
    fact thing/new-session|say/first-made = later ; T109 I24
    # Whether a session that was made behind prompts there.
    property session-prompts-there
    loose
    apart
    despite even without instead before
    subject session/service:any session/service:whenInUse session/service:always
    but diagnostic/ session/service:none event/relaunch: session/background key/
    word phase/background|phase/notInUse
    value prompts: prompt/any how/at-once
    value prompts: prompt/any say/before-opening
    fact session/service:any|session/service:whenInUse|session/service:always = waits ; R20 T88
    # Whether the button confirms each tap.
    property tap-confirmed-each
    loose
    apart
    plain
    despite each every before must
    subject say/each-tap
    but how/first say/first-made verb/need-not say/later-ones label/
    value each: thing/confirmation say/is-followed|verb/show|verb/appear|verb/need
    fact say/each-tap = first ; T56 T57
    # Whether iterating makes the system ask in explicit mode.
    property explicit-system-asks
    loose
    apart
    despite still even without nothing
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but session/service:whenInUse session/service:always event/requestWhenInUse event/requestAlways verb/off verb/turn-off verb/missing noun/false verb/removed say/keyless
    word verb/iterate|service/live-updates|api/CLMonitor.events|say/no-session
    value asks: say/system-asks
    value asks: say/of-permission verb/create|verb/iterate
    value asks: verb/prompted how/itself
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit = nothing ; T106 I26
    # Whether a clip can be raised to Always.
    property clip-raised
    loose
    anywhere
    on App_Clip
    despite alike elsewhere also even later
    subject event/request:any say/second-call level/whenInUse
    but verb/unavailable verb/missing label/ status/ effect/ verb/ignore verb/not-work verb/need-not fn/없
    word level/whenInUse|level/always|verb/call
    value raised: say/can-be-raised
    fact event/request:any|say/second-call|level/whenInUse = never ; 1.5 I19
    # Whether a widget puts a question on the screen.
    property widget-question
    loose
    apart
    despite each may even what
    plain
    subject thing/widget
    but event/enterForeground event/relaunch: verb/need verb/deny event/requestWhenInUse
    value asks: prompt/any say/on-screen
    value asks: thing/own-prompt
    fact thing/widget = never ; T128
    # Whether a widget may call a request of its own.
    property widget-calls
    loose
    apart
    despite may even can
    subject thing/widget
    but event/enterForeground event/relaunch: verb/need verb/not-work effect/none verb/ignore
    word event/requestWhenInUse|event/requestAlways
    value itself: how/itself
    value itself: how/can verb/call
    fact thing/widget = never ; T128
    # Whether Always is all that the async interfaces need out of use.
    property always-is-all
    loose
    apart
    era iOS 18.0 -
    despite even still each
    subject service/condition-monitoring api/CLMonitor api/CLMonitor.events service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but session/ diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground service/region-monitoring thing/not-enough
    word level/always|grant/always|status/authorizedAlways
    value enough: verb/suffice phase/notInUse|phase/background
    value enough: verb/deliver|verb/grant|verb/last say/out-of-use-anyway
    fact service/condition-monitoring|api/CLMonitor|api/CLMonitor.events|service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = session ; T100 R23
    # Whether a goal of none shows the prompt.
    property none-shows
    loose
    apart
    plain
    despite 바로 즉시 even still each
    subject session/service:none
    but session/service:whenInUse session/service:always event/requestWhenInUse event/requestAlways verb/ask verb/need key/
    value prompt: prompt/any verb/appear|verb/show
    fact session/service:none = never ; T101
    # Whether an ended session can be taken up again.
    property ended-taken-up
    loose
    anywhere
    plain
    despite again later alike advice even still each must
    subject event/invalidateServiceSession event/invalidateBackgroundSession api/CLServiceSession.invalidate() api/CLBackgroundActivitySession.invalidate()
    but how/new verb/make-again verb/unavailable
    value again: thing/revival
    fact event/invalidateServiceSession|event/invalidateBackgroundSession|api/CLServiceSession.invalidate()|api/CLBackgroundActivitySession.invalidate() = ended ; T103 R27
    # Whether live updates end when the device stands still.
    property still-ends-stream
    loose
    apart
    despite even still again
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLLocationUpdate.Updates
    but diagnostic/ level/ phase/ api/CLLocationManager thing/paused
    word thing/standing-still
    value ends: verb/end|verb/stop
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLLocationUpdate.Updates = pauses ; 5.5 1.4
    # Which flag tells that the wish for Always or for full accuracy was refused.
    property flag-of-refused-wish
    loose
    apart
    despite even still again
    subject say/upgrade-wish session/service:always
    but diagnostic/alwaysAuthorizationDenied status/denied noun/false flag/stays-false event/settings: settings/never device/ accuracy/ thing/full-goal
    word verb/deny|say/refused
    value *: diagnostic/authorizationDenied|diagnostic/accuracyLimited|diagnostic/serviceSessionRequired|diagnostic/insufficientlyInUse|diagnostic/authorizationRestricted|diagnostic/fullAccuracyDenied
    fact say/upgrade-wish|session/service:always = diagnostic/alwaysAuthorizationDenied ; T96 1.4
    # Which flag tells that full accuracy was refused.
    property flag-of-refused-accuracy
    loose
    apart
    despite even still again
    subject accuracy/full thing/full-goal
    but diagnostic/fullAccuracyDenied noun/false flag/stays-false device/ status/ accuracy/reduced level/ session/service:always
    word verb/deny|say/refused
    value *: diagnostic/authorizationDenied|diagnostic/accuracyLimited|diagnostic/serviceSessionRequired|diagnostic/insufficientlyInUse|diagnostic/authorizationRestricted|diagnostic/alwaysAuthorizationDenied
    fact accuracy/full|thing/full-goal = diagnostic/fullAccuracyDenied ; T102 1.4
    # Whether the grant of a clip has no end.
    property clip-unending
    loose
    apart
    plain
    on App_Clip
    subject level/whenInUse grant/whenInUse grant/authorized noun/status
    but event/nextMorning label/Allow_Once grant/temporary accuracy/ session/
    value unending: say/however-long
    value unending: say/no-term
    value unending: say/until-clip-deleted
    fact level/whenInUse|grant/whenInUse|grant/authorized|noun/status = morning ; T79
    # Whether the extension for location pushes runs with When In Use.
    property extension-under-use
    loose
    apart
    despite each even also may only
    subject thing/extension-plist service/location-push
    but level/always grant/always thing/widget verb/need thing/not-enough
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value launched: verb/launch
    fact thing/extension-plist|service/location-push = always ; T129 6.2
    # Whether one tap is enough for ever.
    property tap-for-good
    loose
    apart
    despite each
    subject say/one-tap
    but prompt/ label/ noun/settings
    word level/whenInUse|grant/whenInUse|noun/status|verb/grant
    value good: thing/forever|thing/lasting-grant
    fact say/one-tap = once ; T57
    # Whether a second session may be held.
    property sessions-beside
    loose
    apart
    plain
    despite each may can cannot
    subject session/service:any
    but session/background level/ diagnostic/ key/
    value one: thing/exclusive
    value one: thing/ends-first
    value one: say/not-side-by-side
    fact session/service:any = several ; R26
    # Whether the background session takes the sign away.
    property session-invisible
    loose
    apart
    despite as while no
    plain
    subject session/background event/createBackgroundSession
    but verb/end event/invalidateBackgroundSession verb/let-go verb/missing phase/terminated phase/foreground event/enterForeground level/always phase/background
    value gone: say/indicator-gone
    value gone: say/unseen-by-user
    value gone: how/without|how/lacking term/background-location-indicator
    value gone: say/unseen
    fact session/background|event/createBackgroundSession = shown ; T108
    # Whether a widget may live with When In Use.
    property widget-in-use-useless
    loose
    apart
    despite only otherwise even not
    subject thing/widget
    but minutes/ hours/ phase/ level/always key/ event/elapse
    word level/whenInUse|grant/whenInUse
    value useless: say/pointless
    value useless: thing/not-enough
    fact thing/widget = either ; T128
    # Whether a held session asks again after a temporary grant.
    property held-not-asking
    loose
    apart
    current
    despite before even
    firm
    subject session/service:any session/service:whenInUse
    but session/service:none session/service:always session/background verb/let-go event/invalidateServiceSession phase/background phase/notInUse key/ label/Don’t_Allow status/denied level/always
    word grant/temporary|label/Allow_Once
    value asks: event/request:any how/again event/enterForeground
    fact session/service:any|session/service:whenInUse = asks ; T93 R28
    # Whether the background session is missing on a version that has it.
    property background-since-17
    loose
    apart
    firm
    era iOS 17.0 -
    subject session/background api/CLBackgroundActivitySession
    but noun/diagnostic diagnostic/ phase/ level/ grant/ thing/widget event/ verb/create session/service:any api/CLServiceSession
    word verb/available|verb/exist|verb/unavailable|verb/missing
    value there: verb/available|verb/exist
    value absent: verb/unavailable|verb/missing
    fact session/background|api/CLBackgroundActivitySession = there ; 5.4
    # Whether an implicit session requests Always.
    property implicit-requests
    loose
    apart
    plain
    subject thing/implicit
    but api/CLLocationManager.requestAlwaysAuthorization() level/whenInUse say/only-use say/needs-explicit verb/hold verb/need session/service:always
    value asks: event/requestAlways
    fact thing/implicit = use ; R24
    # Whether the request methods are still there.
    property requests-gone
    loose
    apart
    plain
    era iOS 18.0 -
    subject event/requestAlways event/requestWhenInUse
    but phase/ prompt/ grant/ effect/ label/ verb/call verb/iterate service/
    value gone: verb/removed|verb/unavailable
    fact event/requestAlways|event/requestWhenInUse = there ; 5.1
    # Whether a spent upgrade comes again.
    property spent-comes-again
    loose
    apart
    plain
    despite again later
    subject diagnostic/alwaysAuthorizationDenied
    but event/settings: noun/settings status/notDetermined event/reinstall
    value again: prompt/P-UPG verb/appear|verb/show how/again
    fact diagnostic/alwaysAuthorizationDenied = spent ; T96 T94
    # Whether a widget needs texts of its own.
    property widget-needs-texts
    loose
    apart
    despite or must
    subject thing/widget thing/extension-plist
    but service/location-push
    word key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationUsageDescription|noun/text|noun/plist
    value own: say/needs-own
    fact thing/widget|thing/extension-plist = of-app ; T128 4.2
    # Whether the grant of the button outlives a restart.
    property button-outlives
    loose
    anywhere
    despite even
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but label/Allow_While_Using_App prompt/ noun/settings
    word verb/last|verb/stay|verb/exist
    value restart: event/reboot|event/terminate
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = use ; T57 T50
    # Which flag is up while the prompt shows.
    property refusal-while-shown
    loose
    apart
    despite first already 먼저 이미
    subject diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/serviceSessionRequired
    but diagnostic/authorizationRequestInProgress noun/false verb/stay status/denied
    word say/while-shown
    value true: noun/true
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/serviceSessionRequired = later ; T87 1.4
    """
}
