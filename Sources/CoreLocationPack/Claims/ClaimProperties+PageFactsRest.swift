/// What guides tell of sessions in time, of the second prompt, and of how exact positions are.
extension ClaimProperties {
  static let pageFactsRest = """
    # What a request gives back.
    property request-gives-back
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but noun/completion noun/true noun/false
    value answer: thing/gives-back thing/answer|noun/status|event/answer:any
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1 T05

    # Whether a right for once can be raised.
    property once-upgrades-by-code
    loose
    apart
    despite still that
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App verb/end event/noLongerInUse event/lapse:any accuracy/ verb/ignore effect/none
    word say/by-code|api/CLLocationManager.requestAlwaysAuthorization()
    value raised: how/can event/requestAlways say/by-code
    fact grant/temporary|label/Allow_Once = ignored ; T37

    # What the switch of the device has to do with a refusal.
    property switch-of-refusal
    loose
    apart
    subject api/CLLocationManager.locationServicesEnabled()
    but device/ event/settings: thing/location-services api/CLLocationManager.authorizationStatus
    word verb/deny|status/denied
    value refused: noun/false
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # When the flag of a request that runs is unset.
    property in-progress-after
    loose
    apart
    subject diagnostic/authorizationRequestInProgress
    but event/elapse verb/missing noun/false
    word event/answer:any
    value answered: verb/stay noun/true
    fact diagnostic/authorizationRequestInProgress = unset ; 1.4 T87

    # Whether a session that is new in the background counts.
    property new-behind-effective
    loose
    apart
    despite even although
    subject session/service:any session/service:always session/service:whenInUse
    but event/relaunch: verb/launch phase/foreground event/enterForeground diagnostic/ effect/none
    word say/without-former
    value effective: effect/any|verb/in-force
    fact session/service:any|session/service:always|session/service:whenInUse = later ; R21 T97

    # What a session for Always gives to who granted less.
    property session-gives-always
    loose
    apart
    plain
    despite only
    subject session/service:always
    but verb/prompted prompt/ verb/agree verb/ask label/ diagnostic/ say/single-chance say/attempt
    value always: verb/grant level/always level/whenInUse
    fact session/service:always = asks ; T94 R20

    # What live updates do while the device stands still.
    property live-standing-still
    loose
    apart
    subject service/live-updates
    word thing/standing-still|diagnostic/stationary|api/CLLocationUpdate.stationary
    value over: thing/stops-for-good
    fact service/live-updates = paused ; 1.4

    # How long an app has to take up its session in the background.
    property retake-minutes
    loose
    apart
    plain
    despite must
    subject session/background
    but verb/last verb/prolong verb/deliver noun/location
    value minutes: minutes/ event/relaunch:byUser|event/relaunch:byEvent|verb/launch
    value minutes: minutes/ verb/create
    fact session/background = at-once ; T110 R29

    # What an app with the greater level can do with its sign.
    property always-hides-none
    loose
    apart
    firm
    current
    plain
    subject level/always
    but level/whenInUse session/ grant/provisional say/on-the-wrist
    value may: say/indicator-gone
    fact level/always = may ; R07 5.8

    # What the lesser level gets in the background.
    property use-gets-behind
    loose
    apart
    current
    despite also even
    subject service/region-monitoring service/visits service/significant-change
    but level/always grant/always session/ term/background-location-indicator event/relaunch: verb/launch noun/held noun/sign key/ grant/provisional phase/inUse verb/start
    word level/whenInUse|grant/whenInUse
    value behind: phase/background verb/deliver noun/event
    fact service/region-monitoring|service/visits|service/significant-change = in-use ; T119 R06

    # How a position is that is not exact.
    property reduced-is-exact
    loose
    apart
    despite but that
    subject accuracy/reduced
    but accuracy/full service/visits thing/visit verb/missing
    word noun/location
    value exact: say/exact-but-late
    fact accuracy/reduced = coarse ; 6.4

    # Whose setting the one of exact positions is.
    property precise-per-app
    loose
    apart
    plain
    subject accuracy/full
    but accuracy/temporary session/ noun/service thing/switch
    word noun/settings
    value all: say/for-all-apps
    fact accuracy/full|settings/preciseOn = app ; 6.4 T63

    # What an accuracy that an app wants changes.
    property wish-changes-setting
    loose
    apart
    despite although even
    subject api/kCLLocationAccuracyReduced api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation api/CLLocationManager.desiredAccuracy
    but verb/missing verb/need-not
    word accuracy/reduced|verb/turn-off|verb/turn-on
    value setting: verb/turn-off|verb/turn-on accuracy/full
    value exact: accuracy/full verb/deliver
    fact api/kCLLocationAccuracyReduced|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation|api/CLLocationManager.desiredAccuracy = wish ; 6.4 5.8

    # Whether a request for a while changes the setting.
    property temporary-full-forever
    loose
    apart
    plain
    subject event/requestTemporaryFullAccuracy
    value forever: how/ever accuracy/full
    fact event/requestTemporaryFullAccuracy = use ; T86
    """
}
