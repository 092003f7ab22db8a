/// What a first prompt offers and what comes of it.
extension ClaimProperties {
  static let deciding = """
    # How many prompts the greater level took before iOS 13.
    property two-prompts-before
    loose
    apart
    era iOS - 13.0
    subject event/requestAlways level/always
    but event/requestWhenInUse level/whenInUse grant/whenInUse noun/upgrade prompt/P-UPG api/CLLocationManager.requestWhenInUseAuthorization()
    word verb/show|verb/appear|verb/need|prompt/any
    value two: say/two-prompts
    value two: times/2 prompt/any verb/appear|verb/show
    fact event/requestAlways|level/always = one ; T25 T21

    # What the call does on Apple TV.
    property tv-call-harmless
    loose
    apart
    plain
    despite nothing
    on tvOS
    subject event/requestAlways
    but platform/iPadAppOnVisionOS level/whenInUse verb/unavailable verb/missing
    value runs: effect/none|verb/ignore
    fact event/requestAlways = breaks ; T28

    # Whether asking for less gives less.
    property lowers-told
    loose
    apart
    plain
    current
    subject event/requestWhenInUse
    but noun/settings event/settings: prompt/ label/Keep_Only_While_Using label/Change_to_Only_While_Using
    value lowered: verb/downgrade
    fact event/requestWhenInUse = nothing ; T08

    # Whether a decision offers the answers again.
    property denied-offers-options
    loose
    apart
    current
    subject status/denied grant/denied status/restricted
    but noun/settings event/settings: status/notDetermined api/CLAuthorizationStatus.notDetermined label/ accuracy/
    word noun/option
    value offered: count/3|items/3 noun/option
    fact status/denied|grant/denied|status/restricted = nothing ; T08

    # Whether a decision lets a request call back.
    property decided-again-heard
    loose
    apart
    given
    despite only again
    subject status/decided status/denied thing/already-right
    but event/createManager label/ prompt/second event/settings: noun/settings event/resume event/lapse:any grant/temporary status/notDetermined api/CLAuthorizationStatus.notDetermined verb/end verb/become session/ verb/silent effect/none event/answer:any level/whenInUse grant/whenInUse status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse
    word event/request:any|event/requestWhenInUse|event/requestAlways
    value heard: noun/delegate|about/callback how/again
    fact status/decided|status/denied|thing/already-right = silent ; T08 T38

    # Whether the alert with the lesser text offers the greater level.
    property use-text-offers-always
    loose
    anywhere
    current
    subject key/NSLocationWhenInUseUsageDescription
    but prompt/second prompt/P-UPG noun/upgrade label/ noun/settings event/settings: key/NSLocationAlwaysAndWhenInUseUsageDescription
    word verb/show|verb/appear|noun/plist
    value always: level/always noun/option verb/offer
    fact key/NSLocationWhenInUseUsageDescription = none ; T15 2.3

    # What is reported until the second prompt is answered.
    property direct-until-second
    loose
    apart
    despite until
    subject event/requestAlways
    but label/Keep_Only_While_Using label/Change_to_Always_Allow grant/whenInUse level/whenInUse noun/settings
    word prompt/second
    value other: status/authorizedWhenInUse|status/notDetermined verb/report|verb/stay|verb/last
    fact event/requestAlways = status/authorizedAlways ; T18

    # Whether the texts of today are deprecated.
    property text-deprecated
    loose
    apart
    current
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription
    but say/replaces how/is-replaced verb/become key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription noun/member thing/older-systems
    word verb/deprecated
    value deprecated: verb/deprecated
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationWhenInUseUsageDescription = current ; 4.1

    # Whether the text of a Mac is deprecated there.
    property mac-text-deprecated
    loose
    apart
    on macOS
    subject key/NSLocationUsageDescription
    but key/NSLocationAlwaysUsageDescription key/NSLocationWhenInUseUsageDescription noun/member
    word verb/deprecated
    value deprecated: verb/deprecated
    fact key/NSLocationUsageDescription = current ; 4.1

    # Whether a level takes purposes for a temporary accuracy.
    property purposes-for-level
    loose
    apart
    subject key/NSLocationTemporaryUsageDescriptionDictionary
    but accuracy/ event/requestTemporaryFullAccuracy session/ verb/need-not thing/entry api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    word verb/need
    value level: verb/need level/whenInUse|level/always|event/requestWhenInUse|event/requestAlways
    fact key/NSLocationTemporaryUsageDescriptionDictionary = accuracy ; 4.1

    # Whether a widget has texts of its own.
    property widget-own-texts
    loose
    apart
    despite must
    subject thing/widget
    but verb/need-not
    word verb/need|verb/declare
    value own: thing/own-texts verb/need|verb/declare
    fact thing/widget = of-app ; T128 4.2

    # Whether a widget goes without its key.
    property widget-may-without-key
    loose
    apart
    despite may even
    subject thing/widget
    but verb/missing thing/error
    word verb/use|verb/deliver|verb/work|verb/available
    value none: how/lacking|how/without key/NSWidgetWantsLocation
    fact thing/widget = key ; 4.2 T128

    # Where there are location pushes.
    property pushes-on
    loose
    apart
    on macOS Mac_Catalyst tvOS watchOS visionOS iPadAppOnVisionOS
    subject service/location-push api/CLLocationPushServiceExtension
    but thing/error verb/missing verb/unavailable
    word verb/work|verb/suffice|verb/use|verb/exist|verb/available
    value there: verb/work|verb/suffice|verb/use|verb/exist|verb/available
    fact service/location-push|api/CLLocationPushServiceExtension = phone ; 4.3 5.7

    # Whether a direct request skips the first of its prompts.
    property direct-skips
    loose
    apart
    plain
    current
    subject thing/direct event/requestAlways
    but grant/whenInUse status/authorizedWhenInUse thing/already-right api/CLAuthorizationStatus.authorizedWhenInUse
    value skips: say/skips-use
    fact thing/direct|event/requestAlways = two ; T15

    # Whether the grant of the second answer is temporary.
    property using-is-temporary
    loose
    apart
    plain
    current
    subject label/Allow_While_Using_App
    but event/requestAlways prompt/always label/Allow_Once grant/provisional thing/lasting-grant noun/settings level/always verb/become api/CLLocationManager.requestAlwaysAuthorization()
    despite elsewhere
    value temporary: grant/temporary|term/temporary-when-in-use
    fact label/Allow_While_Using_App = lasting ; T09

    # What the requests take.
    property request-argument
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways event/request:any
    but event/requestTemporaryFullAccuracy accuracy/ thing/entry api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    value text: say/passes-text
    fact event/requestWhenInUse|event/requestAlways|event/request:any = none ; 5.1 2.1

    # Whether a prompt has more than three answers.
    property prompt-four
    loose
    apart
    despite only
    subject prompt/any about/prompt prompt/first prompt/P-WIU prompt/second prompt/P-UPG prompt/always prompt/P-REM
    but noun/settings count/2 items/2 count/3 items/3 verb/introduce
    word noun/option
    value four: count/4|count/5|items/4|items/5 noun/option
    fact prompt/any|about/prompt|prompt/first|prompt/P-WIU|prompt/second|prompt/P-UPG|prompt/always|prompt/P-REM = fewer ; 2.3

    # What the App Store does with a device that lacks a feature.
    property store-warns
    loose
    apart
    plain
    despite only
    subject key/UIRequiredDeviceCapabilities
    value warns: thing/only-warns
    fact key/UIRequiredDeviceCapabilities = filtered ; 4.2

    # Whether a level goes without its text, in another word.
    property text-optional
    loose
    apart
    current
    subject level/whenInUse level/always event/requestWhenInUse event/requestAlways event/request:any
    but key/ session/ accuracy/ thing/widget noun/member noun/completion
    word term/usage-description
    value needless: say/may-be-nil
    fact level/whenInUse|level/always|event/requestWhenInUse|event/requestAlways|event/request:any = needed ; 4.1

    # Whether asking for the greater level skips a prompt, where the level is named.
    property level-skips
    loose
    apart
    plain
    current
    despite 바로
    subject level/always
    but verb/grant level/whenInUse thing/already-right grant/ noun/upgrade
    value skips: say/skips-use
    fact level/always = two ; T15

    # Whether a lasting grant has to be had again at each launch.
    property using-renewed
    loose
    apart
    plain
    despite each must next again
    subject label/Allow_While_Using_App thing/lasting-grant
    but label/Allow_Once grant/temporary noun/settings
    value renewed: thing/renewed-each-launch
    fact label/Allow_While_Using_App|thing/lasting-grant = lasts ; T09

    # Whether the first of two prompts waits for an event.
    property first-on-event
    loose
    apart
    plain
    current
    despite only until not
    subject prompt/first
    but prompt/second prompt/P-UPG how/later
    value waits: say/first-on-event
    fact prompt/first = at-once ; T15

    # Whether a request makes the greater level lasting by itself.
    property direct-permanent
    loose
    apart
    current
    despite 바로 즉시
    subject event/requestAlways
    but label/ level/whenInUse grant/whenInUse verb/choose prompt/second prompt/P-UPG noun/settings thing/answer event/answer:any noun/upgrade verb/agree grant/provisional
    word how/at-once|how/instantly
    value permanent: grant/always how/at-once|how/instantly
    fact event/requestAlways = provisional ; T15 T18

    # Whether services go on with full accuracy under the key for less.
    property reduced-services-full
    loose
    apart
    current
    subject key/NSLocationDefaultAccuracyReduced
    but noun/settings event/settings: verb/turn-on verb/choose event/requestTemporaryFullAccuracy grant/ session/ accuracy/reduced noun/false how/lacking verb/missing
    word noun/service
    value full: accuracy/full verb/grant|verb/deliver noun/service
    fact key/NSLocationDefaultAccuracyReduced = reduced ; 4.2
    """
}
