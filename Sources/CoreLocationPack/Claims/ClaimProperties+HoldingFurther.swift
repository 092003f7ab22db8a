/// What sessions do while they are held, and after, continued.
extension ClaimProperties {
  static let holdingFurther = """
    # Whether a session offers the upgrade again.
    property session-another-chance
    loose
    apart
    plain
    despite each again
    subject session/service:always event/createServiceSession:always event/requestAlways
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy api/CLAuthorizationStatus.notDetermined settings/askNextTime
    value chance: say/another-chance
    fact session/service:always|event/createServiceSession:always|event/requestAlways = nothing ; T96 T36

    # How long the system keeps old sessions.
    property sessions-kept-running
    loose
    apart
    despite as previous former earlier
    subject session/service:any say/session-record
    but verb/create how/new verb/need session/background verb/hold
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/relaunch:
    value long: say/as-long-as-app-runs verb/last|verb/stay
    fact session/service:any|say/session-record = seconds ; R22 T99

    # Who may hold a background activity session.
    property background-always-only
    loose
    apart
    plain
    despite only may can
    subject session/background
    but verb/launch event/relaunch: fn/아니
    value only: say/always-apps-only
    fact session/background = either ; T108

    # What a background activity session requires.
    property background-requires-always
    loose
    apart
    subject session/background
    but verb/launch event/relaunch: level/whenInUse grant/whenInUse
    word level/always|grant/always|status/authorizedAlways
    value always: level/always|grant/always|status/authorizedAlways say/requires
    fact session/background = either ; T108

    # Whether a service session takes itself up again.
    property session-resumes-told
    loose
    apart
    despite without by previous former earlier
    subject session/service:any session/service:always session/service:whenInUse
    but verb/create service/ phase/suspended
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/terminate
    value itself: thing/resumes-itself|say/unopened say/without-recreating
    value itself: thing/resumes-itself|say/unopened
    fact session/service:any|session/service:always|session/service:whenInUse = retaken ; T98 T99 R22

    # When a session is required.
    property required-refused
    loose
    apart
    subject diagnostic/serviceSessionRequired
    but say/no-session say/explicit-mode thing/no-implicit key/ how/lacking
    word verb/deny|say/refused
    value true: noun/true level/always
    value true: noun/true
    fact diagnostic/serviceSessionRequired = no-session ; 1.4 T106

    # Whether a new background session starts in the background.
    property new-behind-told
    loose
    anywhere
    despite may even 바로 즉시
    subject session/background
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse
    word verb/create
    value on: how/first phase/background verb/on|effect/any|verb/work
    facts new-behind

    # Whether a session that asks for nothing counts.
    property none-counts-told
    loose
    apart
    firm
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but prompt/ verb/prompted status/ grant/ noun/limit
    word say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit
    value counts: say/counts
    facts none-in-explicit-mode

    # How many sessions an app can hold.
    property one-session
    loose
    apart
    despite only can may
    subject say/one-session-only
    but session/background
    plain
    value one: thing/may-coexist|verb/exist|verb/create|verb/grant|verb/hold
    fact say/one-session-only = several ; R26

    # Whether a session that is new in the background has an effect.
    property new-in-background
    loose
    apart
    plain
    current
    subject say/without-former
    but phase/foreground event/enterForeground
    value works: verb/work|effect/any|verb/in-force
    fact say/without-former = later ; T97

    # How long the system remembers sessions.
    property memory
    loose
    apart
    despite need-not only
    subject say/remembers say/tracks-sessions thing/time-left say/session-record
    but seconds/ session/background verb/let-go say/until-launch
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent|verb/create
    value long: event/elapse
    value long: hours/
    value long: days/
    value long: thing/for-long
    value long: say/whole-installation
    fact say/remembers|say/tracks-sessions|thing/time-left|say/session-record = seconds ; R22 T99

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

    # Whether a session that was invalidated comes back.
    property invalidated-revives
    loose
    apart
    despite later elsewhere as only again alike 다시 may
    subject say/invalidated
    but how/new event/terminate: service/ verb/make-again
    word session/service:any|session/service:whenInUse|session/service:always|session/background
    value again: thing/revival
    value again: verb/revive
    fact say/invalidated = ended ; T103 R27

    # Whether an invalidated session becomes active.
    property invalidated-active
    loose
    apart
    despite as again alike 다시
    subject say/invalidated
    but how/new verb/create event/terminate: service/ verb/make-again
    word session/service:any|session/service:whenInUse|session/service:always
    value again: event/enterForeground|verb/on
    facts invalidated-revives

    # Whether a session can be changed.
    property session-changed
    loose
    apart
    plain
    subject thing/goal session/service:any session/service:always session/service:whenInUse api/CLServiceSession
    but how/new verb/create fn/아니 event/invalidateServiceSession say/invalidated
    value changed: say/changed-later
    fact thing/goal|session/service:any|session/service:always|session/service:whenInUse|api/CLServiceSession = fixed ; R27
    """
}
