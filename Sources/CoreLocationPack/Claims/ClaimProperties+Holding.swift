/// What sessions do while they are held, and after.
extension ClaimProperties {
  static let holding = """
    # Which flag tells that Always was refused.
    property always-flag
    loose
    apart
    subject session/service:always event/createServiceSession:always
    but accuracy/ event/requestTemporaryFullAccuracy thing/entry prompt/P-ACC api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    word verb/deny|say/refused|say/spent-upgrade|label/Keep_Only_While_Using
    value full: diagnostic/fullAccuracyDenied
    fact session/service:always|event/createServiceSession:always = always ; T96

    # Whether a session for Always prompts where the upgrade was declined.
    property spent-session
    loose
    apart
    despite again earlier each that-thing now
    subject session/service:always event/createServiceSession:always event/requestAlways
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy api/CLAuthorizationStatus.notDetermined
    word say/spent-upgrade|say/declines-upgrade
    value prompt: prompt/P-UPG|prompt/any|prompt/always verb/appear|verb/show
    value prompt: verb/prompted
    fact session/service:always|event/createServiceSession:always|event/requestAlways = nothing ; T96 T36

    # Whether a session prompts once the app comes to the front.
    property goal-waits
    loose
    apart
    subject session/service:whenInUse session/service:any
    but status/denied grant/denied status/restricted level/ grant/whenInUse grant/always grant/authorized thing/already-right label/Don’t_Allow session/service:none session/service:always event/createServiceSession:none api/CLServiceSession.AuthorizationRequirement.none verb/let-go event/invalidateServiceSession session/background key/ accuracy/ event/beginLiveUpdates verb/iterate service/live-updates say/no-session api/CLAuthorizationStatus.denied api/CLAuthorizationStatus.restricted api/CLServiceSession.AuthorizationRequirement.always
    word event/enterForeground
    value prompts: prompt/any verb/appear|verb/show
    fact session/service:whenInUse|session/service:any = prompts ; T89 R28 L03

    # Whether a held session leaves the asking to the app.
    property held-calls
    loose
    apart
    despite only can
    subject session/service:any session/service:whenInUse
    but verb/let-go event/invalidateServiceSession phase/background session/background session/service:none key/ api/CLServiceSession.AuthorizationRequirement.none
    word grant/temporary|label/Allow_Once
    value calls: say/call-itself
    fact session/service:any|session/service:whenInUse = asks ; T93 R28

    # Whether a session for Always prompts after the upgrade was declined.
    property another-upgrade
    loose
    apart
    despite again earlier each now
    subject session/service:always event/createServiceSession:always
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy api/CLAuthorizationStatus.notDetermined
    word label/Keep_Only_While_Using
    value again: prompt/P-UPG verb/grant|verb/show|verb/appear|verb/offer how/again
    fact session/service:always|event/createServiceSession:always = nothing ; T96

    # Whether only a call asks again while a session is held.
    property held-only-call
    loose
    apart
    despite only can again even
    subject session/service:any session/service:whenInUse
    but verb/let-go event/invalidateServiceSession phase/background session/background session/service:none key/ say/invalidated api/CLServiceSession.AuthorizationRequirement.none
    word grant/temporary|label/Allow_Once|event/lapse:any
    value calls: how/only say/by-code
    fact session/service:any|session/service:whenInUse = asks ; T93 R28

    # Whether a session without a requirement asks, told of sessions with it.
    property none-prompts
    loose
    apart
    plain
    despite yet nothing none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but session/service:always session/service:whenInUse verb/suffice verb/satisfy event/createServiceSession:whenInUse event/requestWhenInUse event/requestAlways event/request:any api/CLLocationManager.* verb/call how/itself
    value prompts: verb/prompted
    value prompts: prompt/ verb/show|verb/appear
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = never ; T101

    # Whether an invalidated session can be used again.
    property invalidate-revives
    loose
    apart
    plain
    despite later elsewhere as only advice again alike 다시
    subject event/invalidateServiceSession
    but how/new event/terminate: service/ phase/suspended
    value again: thing/revival
    value again: verb/revive
    value pause: thing/paused
    fact event/invalidateServiceSession = ended ; T103 R27

    # Whether a new background session can begin in the background.
    property new-behind
    loose
    apart
    despite may even always
    subject session/background
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse
    word phase/background
    value on: say/first-made verb/on|effect/any|verb/in-force|verb/start|verb/work|verb/available
    value new: how/lacking session/service:any verb/start|verb/create|verb/on
    value new: how/each verb/available|verb/create
    value new: how/without verb/on|effect/any|verb/in-force
    fact session/background = off ; T109 I24

    # Whether a background session does without the mode.
    property mode-spared
    loose
    apart
    current
    despite even
    subject session/background
    but event/enterForeground event/relaunch: phase/foreground verb/create level/always grant/always
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value effective: how/lacking effect/any|verb/work|verb/in-force|verb/on
    fact session/background = needed ; R29 T108

    # Whether a session without a requirement is one where only explicit sessions count.
    property none-in-explicit-mode
    loose
    apart
    firm
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but prompt/ verb/prompted status/ grant/
    word say/explicit-mode|key/NSLocationRequireExplicitServiceSession
    value counts: verb/suffice|verb/satisfy
    value short: thing/not-enough
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25

    # Whether a goal outlasts its session.
    property though-released
    loose
    apart
    plain
    subject session/service:any session/service:always session/service:whenInUse thing/goal
    but session/background
    value stays: say/though-released verb/stay|verb/last|verb/in-force|verb/exist
    fact session/service:any|session/service:always|session/service:whenInUse|thing/goal = ends ; T103

    # Whether a background session is a grant.
    property session-grants
    subject session/background
    beside verb/hold verb/stay verb/last
    word verb/grant
    value always: verb/grant level/always
    fact session/background = in-use ; R29

    # Whether a background session comes back by itself.
    property session-resumes
    loose
    apart
    despite previous former earlier
    subject session/background
    but verb/create service/ phase/suspended
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/terminate
    value itself: thing/resumes-itself|say/unopened
    fact session/background = retaken ; T110 R29

    # Whether sessions exclude each other.
    property one-session-told
    loose
    apart
    plain
    despite only
    subject session/service:any
    but session/background
    value one: thing/ends-first
    fact session/service:any = layer ; R26

    # What a session that was made in the background shows.
    property behind-prompts
    loose
    apart
    subject session/service:any session/service:whenInUse session/service:always
    but phase/foreground event/enterForeground verb/hold diagnostic/ session/service:none event/relaunch: verb/launch session/background
    word phase/background|phase/notInUse
    value prompts: prompt/any how/at-once
    value prompts: say/system-asks
    fact session/service:any|session/service:whenInUse|session/service:always = waits ; R20 T88

    # Whether a flag is set where too many sessions are held.
    property required-too-many
    loose
    apart
    subject diagnostic/serviceSessionRequired
    word thing/too-many
    value set: verb/report|verb/on|verb/become|verb/appear
    fact diagnostic/serviceSessionRequired = no-session ; 1.4 T106
    """
}
