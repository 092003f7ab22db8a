/// What sessions and diagnostics tell.
extension ClaimProperties {
  static let diagnosing = """
    # Whether a held session asks again without a call.
    property lapsed-session-mute
    loose
    anywhere
    despite unless elsewhere
    subject session/service:any session/service:whenInUse
    but status/denied verb/deny label/Don’t_Allow phase/background session/background session/service:none verb/let-go event/invalidateServiceSession level/always key/ fn/없이
    word grant/temporary|label/Allow_Once|term/temporary-when-in-use|event/lapse:any
    value mute: say/mute say/by-code
    value mute: say/never-asks-anew verb/end|event/lapse:any
    fact session/service:any|session/service:whenInUse = asks ; T93 R28

    # When a background session is to be started.
    property started-after-leaving
    loose
    apart
    despite advice as
    subject session/background
    but phase/foreground event/enterForeground verb/deliver noun/location event/relaunch: verb/launch phase/suspended
    plain
    value after: say/create-behind
    fact session/background = before ; T109

    # Whether a new background session is active at once.
    property new-background-session
    loose
    apart
    despite may even always 바로 즉시 nothing
    subject thing/new-session say/first-made
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse prompt/ verb/hold session/service:
    word phase/background
    value on: verb/on verb/start|verb/create
    value on: session/background how/can verb/start|verb/create
    fact thing/new-session|say/first-made = later ; T109 I24

    # Which flag is set where the upgrade was declined.
    property upgrade-declined-flag
    loose
    apart
    despite again already
    subject label/Keep_Only_While_Using say/spent-upgrade say/declines-upgrade thing/refused-upgrade
    but prompt/first label/Don’t_Allow noun/false flag/stays-false verb/off diagnostic/alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied
    word noun/diagnostic|verb/report|verb/on|verb/become|noun/true|verb/show
    value *: diagnostic/authorizationRestricted|diagnostic/authorizationDenied|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/authorizationDeniedGlobally
    fact label/Keep_Only_While_Using|say/spent-upgrade|say/declines-upgrade|thing/refused-upgrade = diagnostic/alwaysAuthorizationDenied ; T96 1.4

    # Of what a flag tells that a session was made in the background.
    property flag-of-late-session
    loose
    anywhere
    subject diagnostic/alwaysAuthorizationDenied diagnostic/serviceSessionRequired diagnostic/authorizationDenied diagnostic/authorizationRestricted
    but diagnostic/insufficientlyInUse verb/deny say/refused label/ session/background key/ verb/iterate say/no-session thing/restrictions status/denied
    word verb/appear|verb/report|verb/show
    value late: how/first phase/background verb/create
    fact diagnostic/alwaysAuthorizationDenied|diagnostic/serviceSessionRequired|diagnostic/authorizationDenied|diagnostic/authorizationRestricted = other ; T97 1.4

    # Whether an earlier session goes on by itself after a launch.
    property earlier-session-resumes
    loose
    apart
    despite without by earlier previous former
    subject session/service:any session/service:always session/service:whenInUse session/background
    but verb/create service/ phase/suspended
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value itself: thing/resumes-itself|say/unopened
    fact session/service:any|session/service:always|session/service:whenInUse|session/background = retaken ; T98 T99 T110 R22

    # What becomes of a temporary grant when its session ends in the background.
    property temporary-after-session
    loose
    anywhere
    despite even still
    subject event/invalidateServiceSession event/invalidateBackgroundSession
    but phase/foreground phase/inUse event/enterForeground grant/lasting label/Allow_While_Using_App verb/end event/lapse:any
    word grant/temporary|label/Allow_Once
    value stays: phase/background verb/stay
    fact event/invalidateServiceSession|event/invalidateBackgroundSession = ends ; T111 T50

    # Which value there is for driving.
    property live-navigation
    loose
    apart
    plain
    subject api/CLLocationUpdate.LiveConfiguration
    value none: thing/no-navigation-value
    fact api/CLLocationUpdate.LiveConfiguration = navigation ; 5.5

    # What the second argument of an initializer is.
    property purpose-key-argument
    loose
    apart
    plain
    despite second
    subject api/CLServiceSession.init(authorization:fullAccuracyPurposeKey:)
    but thing/entry noun/value
    value text: say/is-prompt-text
    fact api/CLServiceSession.init(authorization:fullAccuracyPurposeKey:) = key ; 5.4 T102

    # How many requirements a session may have.
    property requirement-number
    loose
    apart
    despite or only
    subject session/service:any api/CLServiceSession api/CLServiceSession.AuthorizationRequirement
    but prompt/ api/CLServiceSession.AuthorizationRequirement.none session/service:none verb/ask verb/prompted
    word verb/offer|verb/exist|thing/goal
    value two: count/2|items/2 api/CLServiceSession.AuthorizationRequirement.whenInUse|session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.always|session/service:always
    fact session/service:any|api/CLServiceSession|api/CLServiceSession.AuthorizationRequirement = three ; 5.4

    # Which element has the flag of a device that stands still.
    property stationary-element
    loose
    apart
    plain
    despite later as again 다시
    subject diagnostic/stationary api/CLLocationUpdate.stationary
    value after: thing/after-pause
    fact diagnostic/stationary|api/CLLocationUpdate.stationary = before ; 5.5 1.4

    # How long the next reduced update takes.
    property reduced-takes-hours
    loose
    anywhere
    subject accuracy/reduced diagnostic/accuracyLimited
    but accuracy/full accuracy/temporary session/ grant/temporary label/ event/
    word verb/takes-time
    value hours: hours/|event/elapse|thing/for-long noun/location
    fact accuracy/reduced|diagnostic/accuracyLimited = minutes ; 6.4 5.5

    # Whether a status that is denied leads to a question.
    property denied-asks-use
    loose
    apart
    given
    subject status/denied
    but effect/none status/notDetermined noun/settings event/settings: event/reinstall event/resetLocationAndPrivacy verb/let-go
    plain
    value asks: say/asks-for-use
    fact status/denied = never ; T08 T90

    # Whether a held session waits for a call.
    property session-needs-call
    loose
    anywhere
    subject session/service:any session/service:whenInUse
    but fn/없이 fn/전 fn/없 verb/missing verb/unavailable session/service:none session/background session/service:always verb/let-go event/invalidateServiceSession accuracy/ status/denied say/no-session
    word verb/need
    value call: noun/member verb/call verb/prompted verb/grant|verb/hold
    fact session/service:any|session/service:whenInUse = asks ; T87 R20

    # Whether a background session shows nothing while it delivers.
    property made-front-hidden
    loose
    anywhere
    subject session/service:any session/background
    but level/always grant/always session/service:always phase/inUse verb/end verb/let-go noun/false
    word event/leaveForeground|phase/background
    value hidden: thing/no-sign phase/foreground verb/create|verb/start
    fact session/service:any|session/background = indicator ; T108 R29

    # Whether a service that is started after a refusal is silent.
    property denied-start-no-error
    loose
    anywhere
    subject status/denied grant/denied
    but fn/전 fn/unless device/ event/settings: event/requestTemporaryFullAccuracy event/request:any event/requestWhenInUse event/requestAlways session/ verb/ask verb/prompted prompt/ service/live-updates accuracy/ service/condition-monitoring diagnostic/ verb/iterate
    word event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()
    value silent: verb/no-error
    fact status/denied|grant/denied = error ; T112

    # Whether the records of sessions go as soon as the app ends.
    property records-wiped-at-end
    loose
    anywhere
    subject event/terminate event/terminate:byUser phase/terminated
    but seconds/ session/background event/relaunch: verb/let-go event/invalidateServiceSession
    word say/session-record
    value wiped: say/session-record verb/wipe how/instantly
    fact event/terminate|event/terminate:byUser|phase/terminated = later ; R22 T99

    # Whether a background session is for apps with the greater level.
    property background-limited-to-always
    loose
    apart
    plain
    despite only
    subject session/background
    but verb/launch event/relaunch: fn/아니
    value always: say/limited-to-always
    value always: say/only-with level/always
    value always: how/only verb/work|verb/suffice level/always|grant/always
    fact session/background = either ; T108

    # Whether each element of the stream has a position.
    property each-element-located
    loose
    anywhere
    firm
    plain
    despite every each any
    subject thing/each-element
    but fn/unless fn/but diagnostic/ verb/filter
    value always: say/has-position
    fact thing/each-element = sometimes ; 5.5

    # How long the system remembers sessions, told with the length.
    property remembers-for-hours
    loose
    anywhere
    plain
    despite again earlier previous former 전
    subject verb/launch event/relaunch:byUser event/relaunch:byEvent
    but seconds/ session/background
    value long: say/remembers-for-hours
    fact verb/launch|event/relaunch:byUser|event/relaunch:byEvent = seconds ; R22 T99

    # Whether a goal goes on whose session was let go.
    property goal-though-let-go
    loose
    anywhere
    despite elsewhere
    subject thing/goal
    but how/again verb/create session/background
    word verb/stay|verb/last|verb/exist|verb/in-force
    value stays: say/taken-and-let-go
    fact thing/goal = ends ; T103 5.4
    """
}
