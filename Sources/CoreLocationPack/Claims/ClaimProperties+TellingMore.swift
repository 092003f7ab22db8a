/// What else is told of authorization.
extension ClaimProperties {
  static let tellingMore = """
    # What switching services off and on does to rights.
    property off-on-wipes
    loose
    apart
    plain
    despite again
    subject say/off-and-on
    but grant/temporary session/ label/
    value lost: verb/wipe|verb/end noun/status|grant/always|grant/whenInUse|grant/authorized
    value undecided: status/notDetermined verb/become|verb/report|verb/show|verb/stay
    fact say/off-and-on = restored ; T66

    # What comes of a purpose that nothing describes, told in two statements.
    property unknown-purpose-whole
    loose
    anywhere
    plain
    subject thing/entry-missing
    but verb/deny label/ verb/agree accuracy/full completion/promptDeclined phase/ prompt/
    value denied: delivery/error noun/completion
    value nil: completion/nil noun/completion
    fact thing/entry-missing = declined ; T83

    # Whether a name can be opened twice, told in two statements.
    property name-twice-whole
    loose
    anywhere
    plain
    despite may can elsewhere 이상
    subject thing/one-name
    but diagnostic/
    value several: thing/may-coexist
    fact thing/one-name = one ; R41 5.6

    # Whether a session prompts where the right is there.
    property session-needless-prompt
    loose
    apart
    despite each even
    subject thing/already-right
    but accuracy/ session/service:always event/createServiceSession:always level/always grant/temporary label/ status/notDetermined api/CLAuthorizationStatus.notDetermined event/requestTemporaryFullAccuracy event/requestAlways thing/entry level/whenInUse api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) api/CLServiceSession.AuthorizationRequirement.always
    word session/service:any|session/service:whenInUse
    value prompt: prompt/any verb/appear|verb/show
    fact thing/already-right = nothing ; T90

    # Whether sessions go on by themselves after a launch.
    property sessions-resume
    loose
    apart
    plain
    subject verb/launch event/relaunch:byUser event/relaunch:byEvent
    but seconds/ noun/condition
    value resumed: say/sessions-resume
    fact verb/launch|event/relaunch:byUser|event/relaunch:byEvent = anew ; R22 T99

    # What Airplane mode does to rights.
    property airplane
    loose
    apart
    subject term/airplane-mode
    word noun/status|grant/authorized|grant/whenInUse|grant/always
    value wiped: verb/wipe
    fact term/airplane-mode = same ; T71

    # Whether a session that was invalidated comes back.
    property invalidated-revives
    loose
    apart
    despite later elsewhere as only again
    subject say/invalidated
    but how/new event/terminate: service/ verb/make-again
    word session/service:any|session/service:whenInUse|session/service:always
    value again: thing/revival
    value again: verb/revive
    fact say/invalidated = ended ; T103 R27

    # What iterating comes to where only explicit sessions count and none is held.
    property explicit-iteration
    loose
    apart
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but event/createServiceSession event/requestWhenInUse event/requestAlways event/request:any verb/off verb/turn-off verb/missing noun/false verb/removed
    word event/beginLiveUpdates|event/iterateEvents|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events|verb/iterate
    value prompt: prompt/ verb/appear|verb/show say/no-session
    value prompt: prompt/ verb/appear|verb/show how/without
    value prompt: prompt/ verb/appear|verb/show how/lacking session/service:any
    value prompt: verb/prompted say/no-session
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit = nothing ; T106 I26

    # What comes of a first background session that was made in the background.
    property first-behind
    loose
    apart
    despite may even
    subject how/first
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse
    word phase/background
    value on: session/background verb/on|effect/any|verb/in-force
    fact how/first = off ; T109

    # What a temporary request hands to its completion.
    property completes-bool
    loose
    apart
    despite question whether
    subject noun/completion event/requestTemporaryFullAccuracy
    but noun/delegate api/CLError verb/need
    word verb/report|verb/deliver|verb/grant|verb/call
    value bool: type/boolean
    fact noun/completion|event/requestTemporaryFullAccuracy = error ; 5.1 T81

    # What automatic pausing is from the start.
    property pausing-until
    loose
    anywhere
    until
    subject thing/paused
    word verb/off
    value turned-on: api/CLLocationManager.pausesLocationUpdatesAutomatically|noun/true|verb/turn-on
    fact thing/paused = from-the-start ; 5.8

    # Whether a grant of one app is one of others.
    property granted-too
    loose
    apart
    despite elsewhere also may
    subject say/other-app
    but prompt/ thing/widget
    value granted: say/granted-too
    plain
    fact say/other-app = never ; I28

    # Whether anything in the framework tells a provisional grant.
    property tells-confirmed
    loose
    anywhere
    plain
    despite question whether elsewhere
    subject say/tells-confirmed
    but noun/settings label/ prompt/
    value told: verb/available|verb/offer|noun/member|verb/exist
    fact say/tells-confirmed = nothing ; 1.2 I10

    # Where queued updates come.
    property queued-front
    loose
    apart
    current
    despite only
    subject term/queue phase/suspended verb/pile
    but phase/background
    word noun/location|noun/event
    value front: how/only phase/foreground verb/deliver
    fact term/queue|phase/suspended|verb/pile = anywhere ; T121 R01

    # Whether widgets need the greater level.
    property widget-needs
    subject thing/widget
    but noun/location noun/event phase/ verb/deliver
    word verb/need
    value always: level/always
    fact thing/widget = either ; 6.2 T128

    # How long an app is in use after it has left the foreground.
    property grace-length
    loose
    apart
    current
    despite hedge
    subject phase/inUse
    but session/ thing/live-activity service/ term/background-location-indicator phase/background thing/continuous prompt/ grant/ label/
    word event/leaveForeground
    value long: minutes/
    value long: hours/
    value long: days/
    fact phase/inUse = seconds ; 6.1 T49

    # Whether the foreground is all that is use.
    property only-front
    loose
    apart
    current
    despite only
    subject phase/inUse
    but verb/ask verb/prompted prompt/ event/ phase/background session/ service/ verb/suffice verb/need
    value front: how/only phase/foreground
    word verb/treat|phase/foreground
    fact phase/inUse = more ; 6.1

    # How many monitors of one name are open, told of the name.
    property name-shared
    loose
    apart
    subject thing/one-name
    but noun/condition noun/event how/again thing/region
    plain
    value several: thing/may-coexist
    value several: thing/several verb/create|verb/open
    fact thing/one-name = one ; R41

    # How long a widget has positions in use.
    property widget-all-day
    loose
    apart
    despite even
    subject thing/widget api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value all-day: say/around-the-clock
    fact thing/widget|api/CLLocationManager.isAuthorizedForWidgetUpdates = minutes ; 6.2 T128

    # What comes of one condition too many.
    property too-many-crash
    loose
    apart
    subject thing/too-many
    but session/
    word noun/condition|api/CLMonitor|service/condition-monitoring|thing/region|service/region-monitoring|delivery/crash|verb/crash
    value crash: delivery/crash|verb/crash
    fact thing/too-many = reported ; R40

    # When sessions are forgotten.
    property forgets-suspended
    loose
    apart
    plain
    subject phase/suspended
    but verb/launch event/relaunch: event/terminate
    value forgotten: thing/forgets
    fact phase/suspended = tracked ; R22

    # Whether apps of one developer share a grant.
    property developer-shares
    loose
    apart
    plain
    current
    subject say/other-app
    but prompt/ thing/widget platform/
    value shared: verb/share noun/status|level/always|verb/grant
    fact say/other-app = never ; I28

    # Whether a request from the background waits.
    property request-queued
    loose
    apart
    plain
    despite when
    subject say/background-request
    but session/ thing/goal event/createServiceSession
    value queued: term/queue
    value queued: verb/pile
    fact say/background-request = ignored ; T07 T17 T85

    # Whether an invalidated session becomes active.
    property invalidated-active
    loose
    apart
    despite as again
    subject say/invalidated
    but how/new verb/create event/terminate: service/ verb/make-again
    word session/service:any|session/service:whenInUse|session/service:always
    value again: event/enterForeground|verb/on
    facts invalidated-revives

    # What iterating shows in explicit mode.
    property explicit-iteration-told
    loose
    apart
    despite still even without
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but event/createServiceSession event/requestWhenInUse event/requestAlways event/request:any verb/off verb/turn-off noun/false verb/removed session/service:whenInUse session/service:always
    word say/no-session|how/lacking
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    facts explicit-iteration

    # Whether conditions have to be added again.
    property conditions-anew
    loose
    apart
    despite must and each
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open verb/removed
    word event/terminate|phase/terminated|event/terminate:byUser|event/relaunch:|event/relaunch:byUser|verb/launch
    value lost: say/forget verb/missing?
    value lost: thing/added-again
    facts conditions-lost

    # Whether a widget asks by itself.
    property widget-asks
    loose
    apart
    plain
    despite yet itself
    subject thing/widget
    but event/relaunch: verb/launch event/enterForeground verb/choose
    value asks: say/may-prompt how/itself
    fact thing/widget = never ; T128

    # Whether a widget is served at any time.
    property widget-any-hour
    loose
    apart
    despite even may whether or although can
    subject thing/widget api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value all-day: say/around-the-clock
    facts widget-all-day

    # Whether the settings suffice without a request.
    property settings-then-request
    loose
    apart
    despite must until even
    subject noun/settings event/settings:whileUsing
    but settings/askNextTime event/settings:askNextTime status/notDetermined event/resetLocationAndPrivacy level/always
    word level/whenInUse|settings/whileUsing
    value again: verb/must-call-again
    fact noun/settings|event/settings:whileUsing = at-once ; T59

    # Whether apps are undecided after services were off.
    property off-and-on
    loose
    apart
    despite again after each every
    subject say/off-and-on
    but grant/temporary session/ label/
    word status/notDetermined
    value undecided: say/process-again
    facts off-on-wipes

    # Whether a session can be changed.
    property session-changed
    loose
    apart
    plain
    subject thing/goal session/service:any session/service:always session/service:whenInUse api/CLServiceSession
    but how/new verb/create fn/아니
    value changed: say/changed-later
    fact thing/goal|session/service:any|session/service:always|session/service:whenInUse|api/CLServiceSession = fixed ; R27

    # Whether updates of a suspended app are lost.
    property suspended-lost
    loose
    apart
    plain
    current
    subject phase/suspended
    but noun/status status/ verb/turn-off verb/deny noun/held grant/ level/ verb/stay service/heading
    value lost: thing/thrown-away noun/location|service/
    fact phase/suspended = queued ; T121 R01

    # Whether a complication lets an app ask.
    property complication-may-told
    loose
    apart
    despite may while with
    subject thing/complication term/complication
    but event/enterForeground phase/foreground event/relaunch: verb/launch
    word phase/background
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    facts complication-may
    """
}
