/// What symbols are, since when, and what they hold.
extension ClaimProperties {
  static let listing = """
    # Which of two methods of a delegate is the younger one.
    property status-argument-younger
    loose
    apart
    era iOS 5.0 -
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but verb/deprecated verb/become how/is-replaced api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    word thing/passes-status
    value introduced: verb/introduce
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = older ; 5.3

    # Which method tells whether a widget may have positions.
    property widget-told-by
    loose
    apart
    plain
    told
    subject api/CLLocationManager.locationServicesEnabled()
    but api/CLLocationManager.isAuthorizedForWidgetUpdates
    value widget: thing/widget noun/location verb/know
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # For how long a widget has positions that nobody looks at.
    property widget-unseen
    loose
    apart
    despite even nobody
    subject thing/widget
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value all-day: say/around-the-clock
    fact thing/widget = minutes ; 5.1 6.2

    # What is so of widgets under the lesser level at any time.
    property widget-whenever
    loose
    apart
    despite only even
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value true: say/whenever-read
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = sometimes ; 5.1 6.2

    # Whether the first status comes back, told beside when it is reported.
    property undecided-never-back
    loose
    apart
    plain
    despite only before ever again few
    subject status/notDetermined
    but how/itself event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy grant/whenInUse level/ status/denied status/restricted
    value never: verb/never-back say/without-reinstall
    fact status/notDetermined = sometimes ; 1.1 T50 T61

    # Whether the reminder lets people lower the level.
    property reminder-cannot-lower
    loose
    apart
    plain
    despite hedge
    subject prompt/P-REM
    but verb/missing verb/choose verb/close verb/end how/itself event/answer:any label/Always_Allow
    value cannot: say/cannot-lower
    fact prompt/P-REM = lowers ; T74 2.3

    # Whether the prompt of a clip has the options of other prompts.
    property clip-same-options
    loose
    apart
    plain
    on App_Clip
    subject noun/option prompt/any prompt/first prompt/P-WIU
    but label/
    value same: say/as-in-full-apps
    fact noun/option|prompt/any|prompt/first|prompt/P-WIU = own ; T79 2.3

    # How a row of Settings was called before iOS 15.
    property longer-row-early
    loose
    apart
    era iOS 13.0 15.0
    subject thing/longer-row
    but verb/call
    word noun/settings|verb/show|verb/appear|say/already-named
    value there: verb/show|verb/appear|verb/exist|say/already-named
    fact thing/longer-row = later ; 2.3

    # Whether a delegate is told the moment in which a prompt comes.
    property told-at-showing
    loose
    apart
    subject prompt/any about/prompt prompt/first prompt/P-WIU prompt/P-UPG
    but diagnostic/ verb/choose label/ event/answer:
    word verb/know|verb/report|verb/hear
    value told: say/at-showing noun/delegate|about/callback
    fact prompt/any|about/prompt|prompt/first|prompt/P-WIU|prompt/P-UPG = never ; 2.3

    # What an app in use alone has while it is not in use.
    property served-out-of-use
    loose
    apart
    despite even only
    subject status/authorizedWhenInUse level/whenInUse grant/whenInUse
    but level/always grant/always grant/provisional phase/inUse phase/background phase/foreground session/ key/ label/ prompt/ accuracy/ verb/hold verb/occur verb/end verb/ask service/location-notification api/ term/complication thing/complication thing/continuous term/background-location-indicator thing/live-activity thing/widget
    word phase/notInUse
    value served: verb/deliver noun/location|noun/event
    fact status/authorizedWhenInUse|level/whenInUse|grant/whenInUse = none ; 1.3 1.5 R06

    # What a visit holds that it does not.
    property visit-path
    loose
    apart
    subject api/CLVisit
    word verb/hold|verb/declare|verb/offer|verb/exist|verb/report
    value path: say/path-between
    fact api/CLVisit = arrival ; 5.9

    # In which framework a button is.
    property button-framework
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton
    value other: say/in-other-framework
    fact api/LocationButton|api/CLLocationButton = ui ; 5.10

    # Whether a button reacts on the devices that it is made for.
    property button-reacts
    loose
    apart
    plain
    firm
    on iOS iPadOS
    subject api/CLLocationButton api/LocationButton
    but thing/guest-on-mac verb/choose how/again verb/turn-off verb/hide
    value reacts: verb/react
    fact api/CLLocationButton|api/LocationButton = reacts ; 5.10

    # Whether a watch hears of visits.
    property visits-on-watch
    loose
    apart
    on watchOS
    subject api/CLLocationManagerDelegate.locationManager(_:didVisit:)
    but verb/unavailable verb/missing
    word verb/report|verb/deliver|verb/grant|verb/available|verb/call|verb/use
    value there: verb/report|verb/deliver|verb/grant|verb/available|verb/call|verb/use
    fact api/CLLocationManagerDelegate.locationManager(_:didVisit:) = none ; 5.3 6.1

    # What comes of errors that no method takes.
    property errors-of-one-shot
    loose
    apart
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but verb/crash delivery/crash say/throws
    word api/CLLocationManager.requestLocation()|say/one-fix
    value dropped: thing/error|noun/completion thing/thrown-away|thing/no-consequence
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3 5.7

    # What the key for explicit sessions is until somebody sets it.
    property starts-out-explicit
    loose
    apart
    plain
    despite hedge unless
    subject key/NSLocationRequireExplicitServiceSession
    value true: say/starts-true
    value false: say/starts-false
    fact key/NSLocationRequireExplicitServiceSession = false ; 4.2

    # Whether apps of the lesser level see the reminder.
    property reminder-of-use
    loose
    apart
    current
    era iOS 13.0 -
    subject prompt/P-REM
    but level/always grant/always status/ label/ verb/choose verb/become verb/downgrade noun/settings noun/option prompt/first prompt/second verb/agree noun/text
    value use: level/whenInUse|grant/whenInUse verb/appear
    plain
    fact prompt/P-REM = always ; T72

    # Of which type the numbers of statuses are.
    property raw-of-strings
    loose
    apart
    subject api/CLAuthorizationStatus set/statuses
    word thing/raw-type|noun/raw
    value string: thing/is-string
    fact api/CLAuthorizationStatus|set/statuses = int32 ; 1.1 5.2

    # Whether a person can change a restricted status in Settings.
    property restricted-mutable
    loose
    apart
    subject status/restricted
    but thing/guardian label/ verb/lift verb/undo status/denied say/by-code
    word noun/settings
    value changeable: say/mutable
    fact status/restricted = nobody ; 1.1 I02 T69

    # How soon the reminder comes.
    property reminder-at-once
    loose
    apart
    subject prompt/P-REM
    but phase/background event/elapse noun/settings verb/use
    word level/always|grant/always|label/Change_to_Always_Allow
    value at-once: how/at-once verb/appear|verb/show
    fact prompt/P-REM = days ; T72

    # What live updates come as.
    property live-as-array
    loose
    apart
    plain
    subject api/CLLocationUpdate.liveUpdates(_:) service/live-updates api/CLMonitor.events
    value array: say/as-array
    fact api/CLLocationUpdate.liveUpdates(_:)|service/live-updates|api/CLMonitor.events = sequence ; 5.5 5.6

    # Whether a call gives what a person or a restriction has refused.
    property code-grants
    loose
    apart
    subject status/restricted status/denied grant/denied device/restricted
    but noun/settings settings/ event/settings: accuracy/ session/ label/
    word say/by-code
    value grants: verb/grant
    fact status/restricted|status/denied|grant/denied|device/restricted = never ; I01 I02

    # Whether a first prompt appears after a refusal.
    property first-while-denied
    loose
    apart
    subject prompt/first prompt/P-WIU prompt/P-UPG
    but device/servicesOff event/settings: settings/
    word say/even-denied
    value appears: verb/appear|verb/show
    fact prompt/first|prompt/P-WIU|prompt/P-UPG = undecided ; I03 T08 T38

    # What a request leads to after a refusal.
    property asked-even-denied
    loose
    apart
    subject event/requestWhenInUse event/requestAlways event/request:any
    but device/servicesOff event/settings: settings/ accuracy/ event/requestTemporaryFullAccuracy
    word say/even-denied
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/prompted
    fact event/requestWhenInUse|event/requestAlways|event/request:any = nothing ; T08 T38 I01

    # What comes of grants once Location Services are on again.
    property on-again-wipes
    loose
    apart
    plain
    subject event/settings:globalOn
    but session/ label/ grant/temporary label/Allow_Once event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/tapLocationButton
    value lost: verb/wipe
    fact event/settings:globalOn = restored ; T66

    # Which status there never is where there is one level.
    property always-reported-there
    loose
    apart
    on tvOS visionOS
    subject status/authorizedAlways
    but verb/unavailable verb/missing verb/exist verb/declare noun/member status/authorizedWhenInUse level/ event/
    word noun/reported-status
    value reported: noun/reported-status how/can
    fact status/authorizedAlways = never ; I17 1.5
    """
}
