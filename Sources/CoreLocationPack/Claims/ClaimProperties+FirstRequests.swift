/// What the first request, its prompt and its buttons lead to.
extension ClaimProperties {
  static let firstRequests = """
    # Whether the first prompt of today offers Always.
    property asked-always-in-first
    loose
    apart
    current
    despite even
    subject event/requestAlways event/requestWhenInUse prompt/first prompt/P-WIU
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later
    word status/notDetermined|grant/none|how/first|prompt/first|thing/direct
    value always: option/Always_Allow|label/Always_Allow noun/option verb/show|verb/appear|verb/offer|verb/available|verb/exist|verb/declare
    fact event/requestAlways|event/requestWhenInUse|prompt/first|prompt/P-WIU = never ; T15 2.3

    # The same, on versions that are named.
    property asked-always-in-first-since
    loose
    apart
    despite even
    era iOS 13.0 -
    subject event/requestAlways event/requestWhenInUse prompt/first prompt/P-WIU
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later
    word status/notDetermined|grant/none|how/first|prompt/first|thing/direct
    value always: option/Always_Allow|label/Always_Allow noun/option verb/show|verb/appear|verb/offer|verb/available|verb/exist|verb/declare
    facts asked-always-in-first

    # The same, where Korean needs no word for the button.
    property asked-always-in-first-told
    loose
    apart
    despite even
    era iOS 13.0 -
    subject event/requestAlways prompt/first prompt/P-WIU
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later level/whenInUse
    word status/notDetermined|grant/none|how/first|prompt/first|thing/direct
    value always: say/always-button verb/show|verb/appear|verb/offer|verb/available|verb/exist|verb/declare
    fact event/requestAlways|prompt/first|prompt/P-WIU = never ; T15 2.3

    # Since when the prompt lets people choose precision.
    property asked-pill-since
    loose
    apart
    plain
    since iOS 14.0
    subject accuracy/full thing/precise-pill event/settings:preciseOn
    but accuracy/temporary event/requestTemporaryFullAccuracy label/ key/
    value there: noun/option|verb/choose|thing/switch|verb/turn-off prompt/any|prompt/first verb/available|verb/exist|verb/offer|verb/show|verb/appear|verb/introduce|verb/grant
    fact accuracy/full|thing/precise-pill|settings/preciseOn|event/settings:preciseOn = none ; 2.3

    # Whether a request that can do nothing reports an error.
    property asked-refused-throws
    loose
    apart
    subject event/request:any event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy session/ service/ event/start: event/startStandard noun/location accuracy/ completion/nil completion/promptDeclined api/CLError.promptDeclined api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    word status/denied|grant/denied|status/restricted|status/decided|label/Don’t_Allow|phase/background|verb/missing
    value thrown: say/throws|verb/get-error|thing/returned-error
    value thrown: delivery/error verb/report|verb/deliver|verb/grant
    fact event/request:any|event/requestWhenInUse|event/requestAlways = nothing ; T08 T38 T07

    # What a request for Always leads to where the lesser right lasts, since it prompts.
    property asked-in-use-provisional
    loose
    apart
    era iOS 13.4 -
    subject event/requestAlways
    but status/notDetermined prompt/second how/direct thing/direct event/answer:any event/answer:allow verb/choose thing/answer label/ prompt/first how/back
    word say/with-use|say/from-use
    value provisional: grant/provisional
    fact event/requestAlways = upgrade ; T30

    # Whether asking for less lowers what there is.
    property asked-lowers-by-request
    loose
    apart
    current
    subject event/requestWhenInUse
    but noun/settings event/settings: prompt/ label/Keep_Only_While_Using label/Change_to_Only_While_Using event/requestAlways
    word say/lowers-always|status/authorizedAlways|grant/always|level/always
    value lowered: say/lowers-always
    value lowered: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse verb/become|verb/downgrade|how/back|verb/fall-back
    fact event/requestWhenInUse = nothing ; T08

    # Whether a complication alone lets an app ask.
    property asked-complication-alone
    loose
    anywhere
    despite only even
    subject term/complication thing/complication
    but event/enterForeground phase/foreground event/relaunch: verb/launch say/too-weak thing/not-enough
    word verb/appear|event/request:any|event/requestWhenInUse
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    value prompt: say/may-prompt|verb/prompted
    fact term/complication|thing/complication = never ; T07 6.1

    # Whether the delegate hears that a grant for once has lapsed.
    property asked-lapse-heard
    loose
    apart
    firm
    despite nothing nobody
    subject grant/temporary label/Allow_Once
    but phase/suspended phase/terminated event/terminate event/terminate:byUser event/createManager event/relaunch: how/before noun/location noun/event accuracy/ session/ label/Don’t_Allow label/Allow_While_Using_App event/requestAlways event/requestWhenInUse thing/whether-temporary how/at-once verb/distinguish verb/choose
    word verb/end|event/noLongerInUse
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/deliver|verb/hear
    value silent: say/delegate-unaware|verb/silent
    fact grant/temporary|label/Allow_Once = heard ; T50

    # What the lasting answer comes to when the app is left.
    property asked-lasting-asks-anew
    loose
    apart
    subject label/Allow_While_Using_App thing/lasting-grant
    but label/Allow_Once grant/temporary session/ noun/settings event/settings: settings/ api/LocationButton event/requestAlways level/always noun/location service/ event/nextMorning event/reinstall
    word say/short-trip|event/leaveForeground|event/noLongerInUse|event/terminate|event/terminate:byUser|phase/terminated|phase/background|event/reboot|event/relaunch:|say/each-use|event/elapse|days/|hours/|weeks/
    value back: status/notDetermined verb/become|verb/report|how/back
    value again: verb/ask-anew
    value again: how/again verb/ask|verb/prompted|event/request:any
    value ends: say/expires
    fact label/Allow_While_Using_App|thing/lasting-grant = lasts ; T09

    # Whether the prompt for an upgrade waits for anything.
    property asked-upgrade-postponed
    loose
    apart
    current
    plain
    subject prompt/P-UPG
    but prompt/second grant/provisional thing/direct how/direct label/Change_to_Only_While_Using phase/foreground event/enterForeground event/requestAlways event/request:any verb/ask key/ fn/can fn/may fn/수
    value waits: say/postponed
    fact prompt/P-UPG = now ; T30

    # The same, told of the request.
    property asked-upgrade-request-postpones
    loose
    apart
    despite until
    era iOS 13.4 -
    subject event/requestAlways
    but prompt/second grant/provisional thing/direct how/direct status/notDetermined grant/none prompt/first phase/foreground
    word thing/lasting-grant|say/with-use|say/from-use|level/whenInUse|grant/whenInUse
    value waits: prompt/any|prompt/P-UPG say/postponed
    fact event/requestAlways = now ; T30

    property asked-upgrade-request-waits
    loose
    apart
    current
    despite until
    subject event/requestAlways
    but prompt/second grant/provisional thing/direct how/direct status/notDetermined grant/none prompt/first phase/foreground
    word thing/lasting-grant|say/with-use|say/from-use|level/whenInUse|grant/whenInUse
    value waits: prompt/any|prompt/P-UPG say/postponed
    facts asked-upgrade-request-postpones

    # Whether the delegate hears that the upgrade was declined.
    property asked-upgrade-keep-heard
    loose
    apart
    subject label/Keep_Only_While_Using
    but prompt/second grant/provisional noun/event noun/held prompt/P-REM label/Change_to_Always_Allow thing/direct how/direct event/requestAlways
    word prompt/P-UPG|noun/upgrade|grant/whenInUse|thing/lasting-grant
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/deliver|verb/hear|verb/declare|verb/appear|verb/show|verb/need
    fact label/Keep_Only_While_Using = silent ; T31 I12

    # Whether it hears that the upgrade was accepted.
    property asked-upgrade-accept-heard
    loose
    apart
    firm
    subject label/Change_to_Always_Allow
    but prompt/second grant/provisional noun/event noun/held prompt/P-REM label/Keep_Only_While_Using thing/direct how/direct phase/
    word prompt/P-UPG|noun/upgrade|grant/whenInUse|thing/lasting-grant
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/deliver|verb/hear|verb/appear|verb/show
    fact label/Change_to_Always_Allow = heard ; T32 I13

    property asked-upgrade-accept-silent
    loose
    apart
    subject label/Change_to_Always_Allow
    but prompt/second grant/provisional noun/event noun/held prompt/P-REM label/Keep_Only_While_Using thing/direct how/direct phase/
    word prompt/P-UPG|noun/upgrade|grant/whenInUse|thing/lasting-grant
    value silent: verb/silent
    fact label/Change_to_Always_Allow = heard ; T32 I13

    # Whether starting a service asks who has refused.
    property asked-start-asks-refused
    loose
    apart
    despite again
    subject event/startStandard event/start: service/standard-location service/live-updates service/
    but device/servicesOff event/settings:globalOff session/ event/settings: settings/ label/Settings label/Cancel how/itself noun/settings status/notDetermined platform/ event/request:any service/location-notification
    word status/denied|label/Don’t_Allow|verb/deny|grant/denied
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    fact event/startStandard|event/start:|service/standard-location|service/live-updates|service/ = error ; T112

    # How long a grant for once is kept, counted in hours or days.
    property asked-once-for-hours
    loose
    apart
    plain
    despite even
    subject label/Allow_Once grant/temporary
    but session/ term/background-location-indicator thing/continuous label/Allow_While_Using_App status/ accuracy/ noun/event thing/until-tomorrow phase/inUse thing/live-activity
    value time: say/an-hour|hours/|days/|minutes/ verb/stay|verb/last|verb/work|verb/grant
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether the lesser request needs the text of the greater.
    property asked-use-without-always-text
    loose
    apart
    firm
    despite either also still
    subject event/requestWhenInUse
    but key/NSLocationWhenInUseUsageDescription event/requestAlways phase/ status/ grant/ key/NSLocationAlwaysUsageDescription how/again verb/need
    word key/NSLocationAlwaysAndWhenInUseUsageDescription|thing/xcode-both
    value prompts: verb/missing|how/lacking|how/missing|how/without prompt/any
    fact event/requestWhenInUse = prompts ; T05 V08

    property asked-use-without-always-text-none
    loose
    apart
    despite either also
    subject event/requestWhenInUse
    but key/NSLocationWhenInUseUsageDescription event/requestAlways phase/ status/ grant/ key/NSLocationAlwaysUsageDescription how/again verb/need
    word key/NSLocationAlwaysAndWhenInUseUsageDescription|thing/xcode-both
    value none: effect/none|verb/ignore|verb/not-work|say/shows-nothing
    facts asked-use-without-always-text

    # What is reported after a refusal.
    property asked-refusal-undecided
    loose
    apart
    subject label/Don’t_Allow
    but event/settings: settings/ noun/settings device/ event/reinstall event/resetLocationAndPrivacy label/Allow_Once grant/temporary event/lapse:any event/noLongerInUse label/Allow_While_Using_App event/nextMorning
    word noun/status|noun/reported-status|verb/choose|event/answer:any|prompt/
    value undecided: status/notDetermined verb/stay|verb/become|verb/report|verb/last|how/back
    fact label/Don’t_Allow = status/denied ; T11 T20

    # Whether a prompt shows although its text is missing.
    property asked-prompts-without-text
    loose
    apart
    current
    despite only even 뿐
    subject key/NSLocationWhenInUseUsageDescription thing/without-text
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationUsageDescription key/NSLocationAlwaysUsageDescription session/ accuracy/ event/requestTemporaryFullAccuracy key/NSLocationTemporaryUsageDescriptionDictionary label/ verb/declare phase/background service/
    word verb/missing|how/missing|thing/without-text
    value prompts: prompt/any|prompt/first verb/appear|verb/show
    fact key/NSLocationWhenInUseUsageDescription|thing/without-text = nothing ; T06

    # Whether a service asks on a phone.
    property asked-start-asks-undecided
    loose
    apart
    current
    subject event/startStandard service/standard-location
    but event/requestAlways event/requestWhenInUse label/ session/ status/denied device/ accuracy/ event/requestTemporaryFullAccuracy
    word status/notDetermined|thing/without-call|thing/separate|how/itself|verb/need-not
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    value prompt: verb/prompted
    fact event/startStandard|service/standard-location = none ; T113

    # How many answers the prompt for Always had on iOS 11 and 12, told by their names.
    property asked-choices-then
    loose
    apart
    despite only or 뿐
    era iOS 11.0 13.0
    subject level/always event/requestAlways prompt/always
    but event/requestWhenInUse prompt/P-UPG noun/upgrade count/3 prompt/second noun/settings
    word noun/option
    value two: count/2|items/2
    value two: say/yes-or-no
    fact level/always|event/requestAlways|prompt/always = three ; T21

    # Whether an app can ask once more after a grant for once.
    property asked-lapsed-no-chance
    loose
    apart
    subject label/Allow_Once grant/temporary
    but level/always event/requestAlways noun/upgrade session/ status/denied label/Don’t_Allow
    word verb/end|event/noLongerInUse|event/lapse:any
    value lost: say/loses-chance
    fact label/Allow_Once|grant/temporary = asks ; T53

    # The same as what the first prompt offers, told of what follows a request.
    property asked-always-in-first-after
    loose
    anywhere
    despite even
    era iOS 13.0 -
    subject prompt/any prompt/first
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later level/whenInUse
    word how/first|status/notDetermined
    value always: event/requestAlways option/Always_Allow noun/option verb/offer|verb/available|verb/exist|verb/declare
    fact prompt/any|prompt/first = never ; T15 2.3

    property asked-always-in-first-now
    loose
    anywhere
    despite even
    current
    subject prompt/any prompt/first
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later level/whenInUse
    word how/first|status/notDetermined|prompt/first
    value always: event/requestAlways option/Always_Allow noun/option verb/offer|verb/available|verb/exist|verb/declare
    facts asked-always-in-first-after

    property asked-always-in-first-told-now
    loose
    apart
    despite even 바로
    current
    subject event/requestAlways prompt/first prompt/P-WIU level/always
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: grant/provisional noun/upgrade how/later level/whenInUse
    word status/notDetermined|grant/none|how/first|prompt/first|thing/direct
    value always: say/always-button verb/show|verb/appear|verb/offer|verb/available|verb/exist|verb/declare
    fact event/requestAlways|prompt/first|prompt/P-WIU|level/always = never ; T15 2.3

    # The same wait, on versions that are named.
    property asked-upgrade-postponed-since
    loose
    apart
    plain
    era iOS 13.4 -
    subject prompt/P-UPG
    but prompt/second grant/provisional thing/direct how/direct label/Change_to_Only_While_Using phase/foreground
    value waits: say/postponed
    facts asked-upgrade-postponed

    # Whether a refusal can be asked away by starting a service.
    property asked-start-asks-after
    loose
    anywhere
    despite again
    subject event/startStandard event/start: service/standard-location
    but device/servicesOff event/settings:globalOff session/ event/settings: settings/ label/Settings label/Cancel how/itself noun/settings status/notDetermined event/request:any event/requestWhenInUse event/requestAlways
    word status/denied|label/Don’t_Allow|verb/deny|grant/denied
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    fact event/startStandard|event/start:|service/standard-location = error ; T112

    # How long a grant for once is kept, told after the answer.
    property asked-once-keeps-hours
    loose
    anywhere
    despite even although
    subject label/Allow_Once grant/temporary
    but session/ term/background-location-indicator thing/continuous label/Allow_While_Using_App status/ accuracy/ noun/event thing/until-tomorrow phase/inUse phase/background thing/answer
    word fn/actor
    value time: say/an-hour|hours/|days/ verb/stay|verb/last|verb/work|verb/grant
    fact label/Allow_Once|grant/temporary = use ; T50
    """
}
