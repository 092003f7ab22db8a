/// How exact a position is, and what reminders do.
extension ClaimProperties {
  static let measuring = """
    # Whether a restricted status tells of an earlier refusal.
    property restricted-of-refusal
    loose
    apart
    plain
    despite earlier
    subject status/restricted
    but thing/restrictions thing/guardian device/restricted type/boolean noun/true thing/error api/CLError diagnostic/ verb/distinguish api/CLAuthorizationStatus.denied status/denied
    value refusal: label/Don’t_Allow
    fact status/restricted = restrictions ; 1.1 T69

    # Which number accuracy has once a person has turned the precise one off.
    property number-when-imprecise
    loose
    apart
    given
    subject event/settings:preciseOff
    but event/settings:preciseOn accuracy/full api/CLAccuracyAuthorization.fullAccuracy status/
    word api/CLLocationManager.accuracyAuthorization
    value full: noun/raw count/0 verb/report|verb/declare|verb/offer
    fact event/settings:preciseOff = count/1 ; 1.1 5.2

    # What accuracy is bound to be while nothing is decided.
    property accuracy-undecided
    loose
    apart
    despite only 항상 always still while
    subject status/notDetermined
    but accuracy/full api/CLAccuracyAuthorization.fullAccuracy event/ grant/temporary label/ noun/settings key/ thing/any-status
    word thing/guarantees|how/each
    value reduced: api/CLAccuracyAuthorization.reducedAccuracy verb/report|verb/become
    fact status/notDetermined = full ; 1.1 5.1

    # Which status an app on the Mac sees once somebody has agreed.
    property mac-sees
    loose
    apart
    despite hedge
    on macOS
    subject status/authorizedWhenInUse
    but verb/unavailable verb/missing status/authorizedAlways say/fails-to-build level/ grant/always grant/whenInUse key/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy prompt/ thing/guest-on-mac status/denied status/notDetermined label/
    word verb/agree|event/answer:allow
    value seen: verb/report|verb/show|verb/become
    fact status/authorizedWhenInUse = always ; T116

    # Which row is checked in Settings after a grant for once.
    property once-row-checked
    loose
    apart
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Don’t_Allow grant/provisional settings/askNextTime event/settings:askNextTime verb/become
    word level/whenInUse|settings/whileUsing|level/always|settings/always
    value checked: say/row-checked
    fact label/Allow_Once|grant/temporary = ask ; 1.3

    # Whether people choose between levels where there is one.
    property one-level-choice
    loose
    apart
    on tvOS visionOS
    subject thing/two-levels
    but verb/unavailable verb/missing key/
    word verb/choose|verb/decide|verb/offer|verb/ask
    value choice: verb/choose|verb/decide|verb/offer
    fact thing/two-levels = one ; 1.5 6.1

    # What the reminder lets people choose from.
    property reminder-picks
    loose
    apart
    plain
    subject prompt/P-REM
    but prompt/P-UPG prompt/second prompt/P-WIU prompt/first label/Change_to_Only_While_Using verb/appear noun/settings
    value keep: how/can label/Keep_Only_While_Using verb/choose
    value change: how/can label/Change_to_Always_Allow verb/choose
    fact prompt/P-REM = label/Change_to_Only_While_Using ; 2.3 T72

    # What an alert offers while Location Services are off.
    property services-off-buttons
    loose
    apart
    subject device/servicesOff
    but event/settings:globalOn accuracy/ how/again prompt/first prompt/P-WIU session/
    word noun/option
    value *: label/Don’t_Allow|label/Allow_Once|label/Allow_While_Using_App
    fact device/servicesOff = settings ; 2.3 T67

    # Where the history of positions can be asked for.
    property history-elsewhere
    loose
    apart
    on iOS iPadOS macOS tvOS visionOS
    subject api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    but verb/unavailable verb/missing say/fails-to-build api/CLError.Code.historicalLocationError
    word verb/available|verb/use|verb/introduce|verb/work|verb/call|noun/member|verb/exist|verb/report|verb/show
    value there: verb/available|verb/use|verb/introduce|verb/work|verb/call|verb/exist|verb/show|verb/report
    fact api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) = watch ; 5.1

    # What an error tells that only means that no position is there yet.
    property unknown-after-refusal
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown
    but api/CLError.Code.denied completion/promptDeclined fn/아니 status/notDetermined verb/need-not
    value refused: say/after-refusal
    value refused: say/means-denied
    value refused: say/means-refused
    fact api/CLError.Code.locationUnknown = retry ; 5.2

    # What an assumed state is taken for.
    property assumed-for
    loose
    apart
    plain
    despite question
    subject api/CLMonitor.add(_:identifier:assuming:)
    value time: say/how-long-watched
    fact api/CLMonitor.add(_:identifier:assuming:) = state ; 5.6

    # What a condition of beacons cannot do without.
    property beacon-must
    loose
    apart
    subject thing/beacon api/CLMonitor.BeaconIdentityCondition
    but verb/need-not service/beacon-ranging api/CLBeaconIdentityConstraint
    word verb/need
    value more: thing/major-minor
    fact thing/beacon|api/CLMonitor.BeaconIdentityCondition = uuid ; 5.6

    # What comes of a purpose that is nowhere declared.
    property undeclared-purpose
    loose
    apart
    plain
    subject thing/entry-missing
    but completion/promptDeclined verb/missing thing/without-text accuracy/full verb/deny verb/agree
    value text: say/other-text
    value crash: delivery/crash|verb/crash|event/terminate
    fact thing/entry-missing = declined ; T83

    # Whether a purpose has to be declared.
    property purpose-optional
    loose
    apart
    plain
    subject thing/matching-entry
    value optional: say/may-be-nil|say/optional|verb/need-not
    fact thing/matching-entry = needed ; T83 4.1

    # Whether an app behind others can ask for precise positions.
    property precise-from-behind
    loose
    apart
    despite may
    subject event/requestTemporaryFullAccuracy
    but phase/foreground phase/inUse completion/ verb/end verb/stop verb/last session/ event/leaveForeground event/enterForeground verb/work verb/deliver verb/launch verb/need thing/keeps-receiving accuracy/full
    word phase/background|phase/notInUse
    value can: how/can
    fact event/requestTemporaryFullAccuracy = foreground ; T85

    # Whether a status that no profile sets can be restricted.
    property restricted-unmanaged
    loose
    apart
    firm
    subject status/restricted
    but thing/guardian status/denied grant/ label/ status/authorizedWhenInUse status/authorizedAlways verb/deny
    word say/without-profile
    value occurs: verb/become|verb/report|verb/appear|verb/occur
    fact status/restricted = occurs ; 1.1 T69

    # Which answers a prompt of the system does not have.
    property made-up-option
    loose
    apart
    subject prompt/P-WIU prompt/first prompt/P-UPG prompt/second prompt/P-REM
    word noun/option|verb/offer|verb/show
    value made-up: thing/made-up-option
    fact prompt/P-WIU|prompt/first|prompt/P-UPG|prompt/second|prompt/P-REM = other ; 2.3

    # Whether the old constant has a number of its own.
    property old-constant-differs
    loose
    plain
    anywhere
    subject api/CLAuthorizationStatus.authorized
    but status/authorizedWhenInUse status/denied api/CLError
    value differs: say/raw-differs
    fact api/CLAuthorizationStatus.authorized = same ; 1.1 5.2

    # Which row is checked in Settings after a refusal.
    property denied-row-checked
    loose
    apart
    plain
    subject status/denied grant/denied label/Don’t_Allow
    but verb/become
    value ask: settings/askNextTime say/row-checked
    fact status/denied|grant/denied|label/Don’t_Allow = never ; 1.3 T58

    # Until when a precise accuracy lasts that was asked for.
    property precise-until-morning
    loose
    subject accuracy/temporary
    but session/ label/
    word event/nextMorning
    value morning: verb/become|verb/end|verb/last|verb/stay
    fact accuracy/temporary = use ; T86

    # What comes of a clip's grant in the morning, told beside.
    property clip-morning-status
    loose
    anywhere
    on App_Clip
    subject event/nextMorning
    but status/notDetermined noun/settings settings/ label/
    word verb/end|noun/status
    value denied: status/denied
    value restricted: status/restricted
    fact event/nextMorning = notDetermined ; T79

    # What an update takes away that no longer declares a level.
    property update-without-always
    loose
    apart
    plain
    subject say/drops-always
    but say/undeclared how/lacking level/whenInUse grant/whenInUse status/authorizedWhenInUse verb/end verb/use phase/inUse
    value kept: verb/stay|verb/last level/always|grant/always
    value kept: verb/work|thing/keeps-delivering level/always|grant/always
    value gone: say/takes-away
    fact say/drops-always = when-in-use ; T77

    # Whether people are asked anew where an update keeps the lesser level.
    property update-keeps-use
    loose
    apart
    despite must but
    subject say/keeps-use
    but say/undeclared
    word say/drops-always
    value anew: say/ask-all-anew
    fact say/keeps-use = when-in-use ; T77

    # Whether the class method of old came after the property.
    property class-method-younger
    loose
    apart
    era iOS 5.0 -
    subject api/CLLocationManager.authorizationStatus()
    but verb/deprecated how/is-replaced
    word thing/is-class-member
    value introduced: verb/introduce
    fact api/CLLocationManager.authorizationStatus() = older ; 5.1 1.3

    # What the class method does today.
    property class-method-today
    loose
    apart
    current
    despite only 항상
    subject api/CLLocationManager.authorizationStatus()
    but event/ grant/ session/ label/ prompt/
    word verb/report|verb/become
    value undecided: how/each status/notDetermined thing/is-class-member|noun/member
    fact api/CLLocationManager.authorizationStatus() = works ; 1.3 5.1

    # Whether the class method is still there.
    property class-method-gone
    loose
    apart
    current
    subject api/CLLocationManager.authorizationStatus()
    but event/ grant/ session/ label/ prompt/ thing/is-instance-member
    word thing/is-class-member|kind/class
    value gone: verb/removed|verb/wipe
    value broken: say/fails-to-build
    fact api/CLLocationManager.authorizationStatus() = works ; 1.3 5.1
    """
}
