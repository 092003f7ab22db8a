/// What sessions and streams do.
extension ClaimProperties {
  static let streaming = """
    # Which session Always needs, where the lesser one is named.
    property always-with-lesser-session
    loose
    apart
    given
    despite only unless hedge always 항상
    subject session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse
    but session/service:always api/CLServiceSession.AuthorizationRequirement.always session/background key/ prompt/ label/ diagnostic/ thing/implicit say/explicit-mode
    word level/always|grant/always
    value effect: how/only effect/any|verb/in-force|verb/work|verb/deliver
    fact session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse = always ; R23 T100

    # Which session events need out of use, where the lesser one is named.
    property out-of-use-lesser-session
    loose
    anywhere
    subject service/live-updates service/condition-monitoring api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor noun/event
    but session/service:always api/CLServiceSession.AuthorizationRequirement.always api/CLServiceSession.AuthorizationRequirement.none session/service:none session/background key/ say/explicit-mode diagnostic/ prompt/ label/ thing/not-enough
    word verb/need
    value lesser: session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse phase/notInUse
    value lesser: session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse level/always|grant/always phase/background
    fact service/live-updates|service/condition-monitoring|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor|noun/event = always ; R23 T100

    # Without which session nothing comes out of use.
    property unless-lesser-session
    loose
    apart
    firm
    subject say/unless-session
    but session/service:always api/CLServiceSession.AuthorizationRequirement.always api/CLServiceSession.AuthorizationRequirement.none session/background key/ say/explicit-mode diagnostic/ prompt/ label/
    word verb/deliver|verb/become
    value lesser: session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse phase/notInUse
    fact say/unless-session = lesser ; R23 T100

    # As which session an iteration counts, of streams of either kind.
    property counts-for-always
    loose
    apart
    despite or
    subject thing/implicit
    but level/whenInUse session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse phase/notInUse
    word verb/iterate|service/live-updates|service/condition-monitoring|api/CLMonitor.events|event/beginLiveUpdates|noun/event
    value always: verb/treat|verb/become|verb/create|verb/grant|verb/mean level/always|session/service:always
    fact thing/implicit = when-in-use ; R24 T104

    # What session the system takes by itself.
    property always-implicitly
    loose
    apart
    subject session/service:always
    but session/service:whenInUse level/whenInUse key/ diagnostic/
    word verb/create|verb/hold|verb/grant|verb/ask
    value implicitly: thing/implicitly
    fact session/service:always = explicit ; R24 T104

    # Whether a new session is active in the background.
    property new-session-behind
    loose
    apart
    despite may even
    subject thing/new-session
    but event/relaunch: verb/launch process/ phase/foreground diagnostic/ phase/inUse prompt/ verb/hold verb/grant effect/any say/only-in-front
    word phase/background
    value active: event/enterForeground verb/start|verb/create|verb/become
    fact thing/new-session = later ; T97 T109

    # Whether a new session has an effect in the background.
    property new-session-at-once
    loose
    apart
    despite may even 바로 즉시
    subject thing/new-session
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse prompt/ verb/hold verb/grant
    word phase/background
    value active: effect/any|verb/on|verb/in-force|verb/work how/at-once
    fact thing/new-session = later ; T97 T109

    # What tells that a session was made in the background.
    property background-session-flag
    loose
    apart
    subject session/service:any session/service:whenInUse session/service:always session/background
    but event/relaunch: verb/launch status/ grant/ device/ key/ verb/deny label/ accuracy/ phase/foreground how/lacking
    word verb/report|verb/know|verb/show|verb/appear
    value *: diagnostic/serviceSessionRequired|diagnostic/alwaysAuthorizationDenied|diagnostic/authorizationDenied|diagnostic/authorizationRestricted|diagnostic/fullAccuracyDenied|diagnostic/accuracyLimited phase/background
    fact session/service:any|session/service:whenInUse|session/service:always|session/background = diagnostic/insufficientlyInUse ; T88 T97 T109

    # What iterating shows where a session is required.
    property required-and-prompts
    loose
    anywhere
    firm
    subject diagnostic/serviceSessionRequired
    but session/service:any event/requestWhenInUse event/requestAlways event/request:any verb/end verb/off noun/false fn/unless fn/but fn/although fn/except verb/choose verb/create
    word verb/iterate|event/beginLiveUpdates|service/live-updates
    value prompt: say/no-session prompt/any|prompt/first verb/appear|verb/show
    fact diagnostic/serviceSessionRequired = nothing ; T106 I26

    # What iterating asks for in explicit mode.
    property explicit-iteration-asks
    loose
    anywhere
    firm
    despite always 항상
    subject say/no-session
    but session/service:any event/requestWhenInUse event/requestAlways event/request:any verb/off verb/turn-off noun/false verb/removed verb/missing fn/unless session/service:whenInUse session/service:always fn/없이 say/keyless
    word say/explicit-mode|thing/no-implicit
    value prompt: prompt/first|prompt/any verb/iterate|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|service/condition-monitoring
    fact say/no-session = nothing ; T106 I26

    # Whether iterating prompts on iOS 17, told of the iteration.
    property seventeen-brings-up
    loose
    anywhere
    era iOS 17.0 18.0
    despite without still
    subject verb/iterate
    but session/ key/ status/denied label/ verb/need verb/ask how/before
    word service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|how/first
    value prompt: thing/without-call prompt/any|prompt/first verb/show|verb/appear
    value prompt: verb/suffice prompt/any|prompt/first
    fact verb/iterate = request ; T107

    # Which error a service of a refused app ends with.
    property refused-start-other-error
    loose
    apart
    subject verb/deny
    but device/ event/requestTemporaryFullAccuracy session/ accuracy/ event/request:any event/requestWhenInUse event/requestAlways api/CLError.Code.denied
    word verb/start|event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()
    value unknown: api/CLError.Code.locationUnknown verb/report|verb/deliver|verb/get-error|verb/call
    value network: api/CLError.Code.network verb/report|verb/deliver|verb/get-error|verb/call
    fact verb/deny = denied ; T112

    # Whether .none counts where a session is required.
    property none-not-counted
    loose
    apart
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but prompt/ verb/prompted verb/missing session/service:always session/service:whenInUse level/ phase/ noun/location
    word noun/condition|key/NSLocationRequireExplicitServiceSession|say/explicit-mode|verb/need|diagnostic/serviceSessionRequired
    value short: thing/not-enough
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25 T101

    # When a goal of a session in the background is asked.
    property background-session-lost
    loose
    apart
    despite even still
    subject session/service:any session/service:whenInUse
    but session/service:always event/relaunch: verb/launch event/invalidateServiceSession session/background verb/let-go phase/terminated event/terminate event/terminate:byUser noun/status say/invalidated label/ key/ status/denied status/restricted
    word phase/background|phase/notInUse
    value lost: verb/wipe
    value lost: thing/discarded
    fact session/service:any|session/service:whenInUse = waits ; T88 T89

    # Whether a session made in the background ever prompts.
    property background-session-mute
    loose
    anywhere
    firm
    despite even still later
    subject session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse
    but status/denied grant/denied status/restricted level/ grant/whenInUse grant/always grant/authorized thing/already-right label/ session/service:none session/service:always verb/let-go event/invalidateServiceSession session/background key/ accuracy/ event/beginLiveUpdates verb/iterate service/live-updates say/no-session say/invalidated say/until-return fn/전 status/decided verb/deny verb/end
    word event/enterForeground
    value prompts: phase/background|event/leaveForeground prompt/any|prompt/first verb/appear|verb/show
    fact session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse = prompts ; T89 R28 L03

    # After which delay the system forgets sessions.
    property forgotten-after-delay
    loose
    anywhere
    subject say/forget thing/forgets
    but seconds/ session/background noun/condition
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent
    value long: say/delay-over hours/|days/|event/elapse|thing/for-long|minutes/
    fact say/forget|thing/forgets = seconds ; R22 T99

    # Whether the system keeps the sessions of an earlier process for good.
    property remembered-until-deleted
    loose
    apart
    plain
    despite earlier previous former
    subject say/remembers
    but seconds/ session/background
    value ever: say/whole-installation
    fact say/remembers = seconds ; R22 T99

    # Whether the system forgets implicit sessions when the app ends.
    property implicit-forgotten
    loose
    anywhere
    despite only 바로 즉시 earlier previous former
    subject thing/implicit
    but verb/launch event/relaunch: seconds/ verb/let-go event/invalidateServiceSession key/ diagnostic/
    word event/terminate|event/terminate:byUser|phase/terminated|phase/suspended
    value forgotten: say/forget|thing/forgets
    fact thing/implicit = tracked ; R22

    # Which sessions the system remembers.
    property remembers-explicit-alone
    loose
    apart
    plain
    despite earlier previous former
    subject say/remembers say/tracks-sessions
    value explicit: say/explicit-ones-alone
    fact say/remembers|say/tracks-sessions = both ; R22

    # What an implicit session asks for, with what it does not.
    property implicit-asks-full
    loose
    apart
    plain
    despite but always 항상
    subject thing/implicit
    but session/service:none key/ diagnostic/
    value full: event/requestTemporaryFullAccuracy
    value full: accuracy/full verb/ask|event/request:any|verb/prompted
    fact thing/implicit = never ; R24 T104

    # Whether who has Always can do without a session.
    property session-unless-granted
    loose
    apart
    despite advice must need
    subject say/unless-granted
    but prompt/ verb/prompted verb/ask event/ diagnostic/ label/ session/service:none
    word session/service:any|session/service:always
    value take: verb/become|verb/create|verb/hold|verb/choose
    fact say/unless-granted = anyway ; R26

    # Whether asynchronous events come without a session to who has Always for long.
    property nothing-unless-granted
    loose
    apart
    despite nothing
    subject say/unless-granted
    but prompt/ verb/prompted verb/ask label/ key/
    word session/service:any|session/service:always|say/no-session
    value nothing: effect/none verb/deliver|verb/work
    fact say/unless-granted = session ; T100 R23
    """
}
