/// What is commonly said of the turns that requests, grants and services take, and is not so.
extension ClaimProperties {
  static let commonplacesOfTurns = """
    # Whether a request for Always makes do with the lesser text.
    property always-with-lesser-text
    loose
    anywhere
    despite only even although
    subject event/requestAlways
    but accuracy/ session/
    word verb/prompted|verb/ask|verb/show|verb/appear|prompt/any
    value lesser: say/nothing-but-lesser
    fact event/requestAlways = both ; T16

    # Whether an upgrade is put off until something happens.
    property upgrade-asked-later
    loose
    apart
    anywhere
    plain
    despite only later 나중에 바로
    subject event/requestAlways
    but grant/provisional prompt/second thing/direct event/settings:always
    word level/whenInUse|grant/whenInUse
    value later: say/asked-later-on
    fact event/requestAlways = now ; T30

    # Whether each further request brings the prompt for the upgrade.
    property upgrade-each-time
    loose
    apart
    anywhere
    plain
    despite each again
    subject say/declines-upgrade say/against label/Keep_Only_While_Using prompt/P-UPG
    but noun/settings event/settings: event/reinstall
    value each: say/each-call-prompts
    fact say/declines-upgrade|say/against|label/Keep_Only_While_Using|prompt/P-UPG = once ; T36

    # Whether a button that is there takes taps.
    property button-takes-taps
    loose
    apart
    plain
    despite just than
    on Mac_Catalyst iPadAppOnVisionOS
    subject api/CLLocationButton api/LocationButton
    value takes: say/takes-taps
    fact api/CLLocationButton|api/LocationButton = none ; 5.10 6.1

    # What is left when the greater level is no longer supported.
    property support-dropped-all
    loose
    apart
    anywhere
    plain
    subject say/drops-always-support
    value none: say/left-with-nothing
    fact say/drops-always-support = when-in-use ; T77

    # Whether a start that is refused is silent.
    property refused-start-unheard
    loose
    apart
    anywhere
    subject status/denied grant/denied
    but service/live-updates session/
    word event/start:any|event/startStandard|noun/service
    value silent: say/fails-quietly
    fact status/denied|grant/denied = error ; T112

    # What becomes of a session that was made behind.
    property behind-made-anew
    loose
    apart
    anywhere
    plain
    despite advice must
    subject session/service:any session/service:whenInUse
    but status/denied level/always session/service:always
    word say/create-behind|phase/background
    value anew: say/another-in-front
    fact session/service:any|session/service:whenInUse = prompts ; T89

    # Who asks again after a temporary grant.
    property held-asks-not
    loose
    apart
    anywhere
    despite until unless
    subject session/service:any session/service:whenInUse
    word grant/temporary|label/Allow_Once
    value not: say/not-before-new-session
    fact session/service:any|session/service:whenInUse = asks ; R28 T93

    # For what regions are counted.
    property regions-per-manager
    loose
    apart
    anywhere
    plain
    despite each
    subject thing/region service/region-monitoring
    value more: say/raises-limit
    fact thing/region|service/region-monitoring = app ; 7.4 I25

    # Whether a widget shows a prompt.
    property widget-shows-prompt
    loose
    apart
    anywhere
    plain
    subject thing/widget
    value shows: say/puts-up-prompt
    fact thing/widget = app ; T128

    # Whether two capabilities exclude each other.
    property capability-left-out
    loose
    apart
    anywhere
    plain
    despite advice
    subject thing/gps
    value out: say/leave-out-services
    fact thing/gps = both ; 4.2

    # What an App Clip offers.
    property clip-offers-same
    loose
    apart
    anywhere
    plain
    despite same alike
    on App_Clip
    subject prompt/any prompt/first noun/option level/whenInUse label/Allow_While_Using_App
    value same: say/same-options
    fact prompt/any|prompt/first|noun/option|level/whenInUse|label/Allow_While_Using_App = tomorrow ; T79 2.3

    # What cannot be begun without Always.
    property began-at-always
    loose
    apart
    anywhere
    plain
    current
    despite only unless must
    subject service/region-monitoring service/visits service/significant-change
    but verb/launch phase/terminated phase/background phase/notInUse
    value always: say/begun-only-with-always
    fact service/region-monitoring|service/visits|service/significant-change = use ; T119 6.2

    # Whether a temporary grant survives a visit to the Home Screen.
    property gone-at-once
    loose
    apart
    anywhere
    plain
    despite even
    subject label/Allow_Once grant/temporary
    but session/background
    value gone: say/gone-at-home
    fact label/Allow_Once|grant/temporary = later ; T49 T50

    # What the old constant equals.
    property old-constant-equals
    loose
    apart
    despite quote alike
    subject api/CLAuthorizationStatus.authorized
    but status/authorizedAlways
    word noun/raw|say/same-raw
    value use: status/authorizedWhenInUse
    fact api/CLAuthorizationStatus.authorized = always ; 1.1
    """
}
