/// How a first request goes.
extension ClaimProperties {
  static let beginning = """
    # Whether the delegate hears of an answer that leaves the status, told without a verb of its own.
    property hears-though-same
    loose
    apart
    plain
    despite even again whatever whether or not nothing still regardless
    subject noun/delegate about/callback api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but api/CLLocationManager event/createManager phase/suspended event/resume thing/fresh-manager accuracy/ event/settings: verb/silent verb/need verb/need-not verb/missing effect/none noun/location thing/managers verb/create term/launch verb/launch event/relaunch:
    value unchanged: say/even-unchanged
    fact noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = changes ; T04

    # Whether a request under a decision calls the delegate again.
    property decided-request-heard
    loose
    apart
    given
    despite only even again
    subject event/requestWhenInUse event/requestAlways event/request:any
    but event/createManager label/ prompt/second event/settings: noun/settings event/resume event/lapse:any grant/temporary status/notDetermined verb/end verb/choose verb/become session/ verb/silent effect/none event/answer:any level/whenInUse grant/whenInUse status/authorizedWhenInUse api/CLAuthorizationStatus.notDetermined api/CLAuthorizationStatus.authorizedWhenInUse
    word status/denied|status/restricted|thing/already-right|status/decided|grant/denied
    value heard: noun/delegate|about/callback verb/called|verb/hear|verb/deliver
    fact event/requestWhenInUse|event/requestAlways|event/request:any = silent ; T08 T38

    # The same where it is told what to do.
    property denied-call-heard
    loose
    anywhere
    despite again
    subject event/requestWhenInUse event/requestAlways
    but event/createManager label/ prompt/ event/settings: noun/settings event/resume event/lapse:any grant/temporary status/notDetermined verb/end verb/choose verb/become session/ verb/silent effect/none event/answer:any verb/show verb/appear thing/answer verb/deny api/CLAuthorizationStatus.notDetermined
    word status/denied|status/restricted|thing/already-right|grant/denied
    value heard: noun/delegate|about/callback verb/call how/again
    fact event/requestWhenInUse|event/requestAlways = silent ; T08 T38

    # Whether the delegate is called for each call of a request.
    property every-invocation-heard
    loose
    apart
    despite each
    subject noun/delegate about/callback
    but event/start: service/ event/createManager event/resume label/ noun/location noun/event accuracy/
    word event/answer:any|status/decided|event/requestWhenInUse|event/requestAlways|event/request:any|thing/already-right|status/denied
    value every: say/every-invocation verb/call|verb/report|verb/hear|noun/delegate
    fact noun/delegate|about/callback = changes ; T04 T08

    # How often somebody who refused can be asked.
    property refused-asked-often
    loose
    apart
    despite again only
    subject label/Don’t_Allow status/denied grant/denied
    but noun/settings event/settings: event/reinstall event/resetLocationAndPrivacy accuracy/ label/Allow_Once label/Keep_Only_While_Using status/notDetermined verb/stop api/CLAuthorizationStatus.notDetermined
    word event/request:any|verb/ask|event/requestWhenInUse|event/requestAlways
    value often: event/request:any|verb/ask times/2|times/3|times/5|times/4
    fact label/Don’t_Allow|status/denied|grant/denied = never ; T08 T11

    # What remains the status after an answer for once.
    property once-remains-undecided
    loose
    anywhere
    current
    subject label/Allow_Once
    but verb/end event/lapse:any event/noLongerInUse event/leaveForeground event/terminate event/terminate:byUser event/relaunch: how/back prompt/P-UPG level/always phase/background phase/notInUse phase/terminated session/ how/again verb/launch verb/become verb/create verb/start fn/전 fn/때 fn/until fn/before fn/아니 fn/quote point/this status/authorizedWhenInUse label/Don’t_Allow label/Allow_While_Using_App api/CLAuthorizationStatus.authorizedWhenInUse
    word verb/choose
    value undecided: status/notDetermined verb/stay
    fact label/Allow_Once = status/authorizedWhenInUse ; T10

    # Whose text the first alert of a direct request shows.
    property direct-text
    loose
    apart
    current
    era iOS 13.0 -
    plain
    despite elsewhere but now same
    subject thing/direct label/Allow_Once prompt/first prompt/P-WIU
    but prompt/second how/later prompt/P-UPG noun/upgrade label/Change_to_Always_Allow label/Keep_Only_While_Using
    value always: say/with-always-text
    fact thing/direct|label/Allow_Once|prompt/first|prompt/P-WIU = use ; T15 2.3

    # Whether the first alert has another text after another request.
    property first-text-unless
    loose
    apart
    current
    despite unless except
    subject prompt/first prompt/P-WIU key/NSLocationWhenInUseUsageDescription
    but prompt/second prompt/P-UPG noun/upgrade
    word noun/text|noun/plist|key/NSLocationWhenInUseUsageDescription
    value unless: say/unless-always verb/appear|verb/show|verb/use
    fact prompt/first|prompt/P-WIU|key/NSLocationWhenInUseUsageDescription = always ; T15 I29

    # What the first alert of a direct request offers, on named versions.
    property direct-opens-era
    loose
    apart
    era iOS 13.0 -
    subject thing/direct
    but prompt/second how/later noun/event level/whenInUse grant/whenInUse
    word verb/begin-with|how/first
    value upgrade: how/first|verb/begin-with label/Change_to_Always_Allow|label/Keep_Only_While_Using
    fact thing/direct = first ; T15 2.3

    # What the first alert of a direct request offers, where no version is named.
    property direct-opens
    loose
    apart
    current
    subject thing/direct
    but prompt/second how/later noun/event level/whenInUse grant/whenInUse
    word verb/begin-with
    value upgrade: verb/begin-with label/Change_to_Always_Allow|label/Keep_Only_While_Using
    fact thing/direct = first ; T15 2.3

    # How many prompts it takes to have the greater level for good.
    property prompts-for-always
    loose
    apart
    plain
    subject grant/always level/always event/requestAlways thing/direct
    but noun/settings accuracy/ prompt/P-REM key/
    value many: thing/many-prompts
    fact grant/always|level/always|event/requestAlways|thing/direct = two ; T15 T40 T30

    # As what a request counts whose text is missing.
    property acts-lesser-without-text
    loose
    apart
    current
    despite instead
    subject event/requestAlways
    but key/NSLocationAlwaysUsageDescription platform/ effect/none
    word verb/missing|how/missing|how/lacking|thing/without-text
    value in-use: verb/act-like
    fact event/requestAlways = nothing ; T16

    # Whether calling for the greater level first is permitted.
    property direct-permitted
    loose
    apart
    current
    despite before
    subject event/requestAlways thing/direct
    but phase/ key/ noun/plist verb/missing status/ grant/denied how/again label/ platform/ grant/temporary
    word thing/from-start
    value forbidden: thing/from-start thing/not-permitted|verb/not-work|verb/ignore|effect/none
    fact event/requestAlways|thing/direct = direct ; T15 C-10

    # Whether an app has one background mode at most.
    property modes-one-string
    loose
    apart
    plain
    subject key/UIBackgroundModes key/UIRequiredDeviceCapabilities key/WKBackgroundModes
    but thing/entry how/each
    value one: thing/just-one-string
    fact key/UIBackgroundModes|key/UIRequiredDeviceCapabilities|key/WKBackgroundModes = several ; 4.2

    # Whether an app crashes whose text is missing, told of the key.
    property missing-text-crashes
    loose
    apart
    current
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/UIBackgroundModes key/UIBackgroundModes:location key/NSLocationTemporaryUsageDescriptionDictionary accuracy/
    word verb/missing|how/missing|thing/without-text|say/forget
    value crash: event/terminate|verb/crash|delivery/crash
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = nothing ; T06 T16

    # What the delegate hears where a text is missing.
    property without-text-denied
    loose
    apart
    current
    subject noun/delegate about/callback
    but label/ verb/choose event/settings: noun/settings event/answer:any accuracy/ key/NSLocationTemporaryUsageDescriptionDictionary
    word how/without|how/lacking|verb/missing|how/missing
    value denied: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription status/denied|status/restricted verb/report|verb/deliver|verb/hear|verb/call
    fact noun/delegate|about/callback = nothing ; T06 T16

    # What a request hands back whose text is missing.
    property missing-text-error
    loose
    apart
    plain
    current
    subject thing/without-text
    but accuracy/ event/requestTemporaryFullAccuracy noun/completion completion/nil completion/promptDeclined api/CLError. key/NSLocationTemporaryUsageDescriptionDictionary session/ service/ api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    value error: verb/get-error|thing/returned-error|say/throws
    fact thing/without-text = nothing ; T06 T16 C-12

    # Whether the lesser request prompts each time.
    property use-request-each-time
    loose
    apart
    current
    subject event/requestWhenInUse
    but status/notDetermined label/ grant/temporary noun/settings event/settings: verb/end event/lapse:any event/requestAlways how/first api/CLAuthorizationStatus.notDetermined api/CLLocationManager.requestAlwaysAuthorization()
    word how/each
    value each: how/each prompt/any verb/show|verb/appear
    fact event/requestWhenInUse = undecided ; T05 T08

    # How many answers there were before iOS 13.
    property three-before
    loose
    apart
    despite only before
    era iOS - 13.0
    subject prompt/first prompt/P-WIU prompt/any event/requestWhenInUse
    but event/requestAlways prompt/always level/always settings/always verb/introduce api/CLLocationManager.requestAlwaysAuthorization()
    word level/whenInUse|event/requestWhenInUse|prompt/P-WIU|prompt/first
    value three: count/3|count/4|items/3|items/4 noun/option
    fact prompt/first|prompt/P-WIU|prompt/any|event/requestWhenInUse = two ; T12

    # Whether a level can be asked for behind other apps.
    property level-asked-behind
    loose
    apart
    plain
    current
    despite even only
    subject level/always level/whenInUse event/requestAlways event/requestWhenInUse event/request:any
    but session/ accuracy/ platform/ noun/location
    value can: say/asked-behind
    fact level/always|level/whenInUse|event/requestAlways|event/requestWhenInUse|event/request:any = front ; T07 T17

    # Whether temporary full accuracy can be asked for from there.
    property temporary-asked-behind
    loose
    apart
    plain
    despite even only
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but session/ platform/ noun/location completion/ delivery/error
    value can: say/asked-behind
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = front ; T85

    # What a refusal of the greater level leaves.
    property refused-always-leaves
    loose
    apart
    subject label/Don’t_Allow
    but label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: noun/settings prompt/P-ACC accuracy/ prompt/P-UPG device/ noun/upgrade
    word event/requestAlways|prompt/always
    value kept: level/whenInUse|grant/whenInUse verb/stay|verb/last|verb/grant|verb/become
    fact label/Don’t_Allow = nothing ; T20

    # Whether reduced accuracy ends with the first prompt.
    property reduced-first-only
    loose
    apart
    plain
    despite only nothing
    subject key/NSLocationDefaultAccuracyReduced
    value only: thing/only-first-prompt
    fact key/NSLocationDefaultAccuracyReduced = services ; 4.2

    # Whether the background mode is a right.
    property mode-gives-always
    loose
    apart
    plain
    subject key/UIBackgroundModes:location key/UIBackgroundModes key/UIRequiredDeviceCapabilities key/NSWidgetWantsLocation key/com.apple.developer.location.push
    but verb/need verb/need-not label/ event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value always: say/gives-always
    fact key/UIBackgroundModes:location|key/UIBackgroundModes|key/UIRequiredDeviceCapabilities|key/NSWidgetWantsLocation|key/com.apple.developer.location.push = none ; 4.2 4.3

    # Whether the background mode asks.
    property mode-asks
    loose
    apart
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but event/request:any event/requestAlways event/requestWhenInUse session/ verb/ask term/background-location-indicator api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestWhenInUseAuthorization()
    word prompt/any|verb/prompted
    value asks: verb/prompted
    value asks: prompt/any verb/show|verb/appear
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = nothing ; 4.2

    # Whether the entitlement of location pushes spares the greater level.
    property push-spares-always
    loose
    apart
    despite only
    subject key/com.apple.developer.location.push
    but verb/missing how/lacking
    word level/always|grant/always
    value spared: verb/need-not level/always|grant/always
    fact key/com.apple.developer.location.push = always ; 4.3 T129

    # Whether usage strings can be translated.
    property texts-localized
    loose
    apart
    plain
    subject term/usage-description noun/text
    but noun/version
    value one: thing/not-localizable
    fact term/usage-description|noun/text = localized ; 4.1
    """
}
