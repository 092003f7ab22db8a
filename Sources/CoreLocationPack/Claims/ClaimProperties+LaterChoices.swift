/// What comes after the first answer: upgrades, second prompts, Settings and what lapses.
extension ClaimProperties {
  static let laterChoices = """
    # Whether the alert of a request for Always under the lesser level waits for an event.
    property later-alert
    loose
    apart
    current
    despite after until later 나중에 only 바로 즉시
    subject event/requestAlways
    but grant/provisional prompt/second status/notDetermined how/direct grant/none label/Allow_Once grant/temporary prompt/first noun/held label/Keep_Only_While_Using label/Change_to_Always_Allow
    word level/whenInUse|grant/whenInUse|thing/lasting-grant|status/authorizedWhenInUse
    value waits: say/until-event verb/hold|verb/appear|verb/show|prompt/
    value waits: event/elapse prompt/ verb/appear|verb/show
    value waits: event/elapse prompt/ verb/hold
    fact event/requestAlways = now ; T30

    # The same on versions that are named.
    property later-alert-on
    loose
    apart
    era iOS 13.4 -
    despite after until later 나중에 only 바로 즉시
    subject event/requestAlways
    but grant/provisional prompt/second status/notDetermined how/direct grant/none label/Allow_Once grant/temporary prompt/first noun/held label/Keep_Only_While_Using label/Change_to_Always_Allow
    word level/whenInUse|grant/whenInUse|thing/lasting-grant|status/authorizedWhenInUse
    value waits: say/until-event verb/hold|verb/appear|verb/show|prompt/
    value waits: event/elapse prompt/ verb/appear|verb/show
    value waits: event/elapse prompt/ verb/hold
    facts later-alert

    # Whether the prompt for the upgrade is put off.
    property upgrade-held
    loose
    apart
    plain
    current
    despite after until later 나중에
    subject prompt/P-UPG
    but grant/provisional prompt/second status/notDetermined thing/answer event/answer:any verb/choose phase/foreground event/enterForeground noun/option label/ event/requestAlways event/request:any verb/ask verb/call key/ fn/can fn/may fn/수
    value waits: say/put-off
    value waits: verb/hold event/elapse|hours/|days/|minutes/
    fact prompt/P-UPG = now ; T30

    # The same on versions that are named.
    property upgrade-held-on
    loose
    apart
    plain
    era iOS 13.4 -
    despite after until later 나중에
    subject prompt/P-UPG
    but grant/provisional prompt/second status/notDetermined thing/answer event/answer:any verb/choose phase/foreground event/enterForeground noun/option label/ event/requestAlways event/request:any verb/ask verb/call key/ fn/can fn/may fn/수
    value waits: say/put-off
    value waits: verb/hold event/elapse|hours/|days/|minutes/
    facts upgrade-held

    # Whether the first iOS 13 asked at once, told of the prompt.
    property upgrade-then-shown
    loose
    apart
    plain
    despite after only now
    era iOS 13.0 13.4
    subject prompt/P-UPG
    but grant/none status/notDetermined prompt/second grant/provisional verb/missing verb/introduce verb/hold say/put-off say/until-event event/eventReady:always
    value shown: verb/appear|verb/show how/at-once
    value shown: verb/appear|verb/show event/requestAlways
    value shown: verb/appear|verb/show noun/upgrade
    fact prompt/P-UPG = later ; T33

    # What the upgrade prompt offers besides its two answers.
    property upgrade-third
    loose
    apart
    plain
    current
    despite or either only
    subject prompt/P-UPG
    but prompt/first prompt/P-WIU prompt/second event/requestWhenInUse verb/differ thing/unlike status/notDetermined
    value three: count/3
    value three: items/3
    value once: label/Allow_Once verb/offer|verb/declare|verb/show|verb/choose|noun/option
    fact prompt/P-UPG = two ; 2.3 T30

    # Whether the upgrade prompt can take the lesser right away.
    property upgrade-takes-away
    loose
    apart
    plain
    despite or
    subject prompt/P-UPG prompt/second label/Keep_Only_While_Using
    but verb/differ label/Don’t_Allow label/Change_to_Always_Allow noun/held noun/event prompt/first prompt/P-WIU grant/denied noun/settings event/settings: event/reinstall thing/answer key/ thing/restrictions device/restricted device/servicesOff event/settings:globalOff status/restricted
    value lost: verb/wipe noun/status|level/whenInUse|grant/whenInUse
    value refused: status/denied|status/restricted verb/become|verb/report|verb/hear|noun/delegate
    fact prompt/P-UPG|prompt/second|label/Keep_Only_While_Using = keeps ; T31 T43

    # What closes an app whose Always is provisional: told of a week that passes.
    property provisional-by-time
    loose
    apart
    despite after without only
    subject grant/provisional
    but label/Keep_Only_While_Using label/Change_to_Always_Allow label/Allow_Once label/Don’t_Allow prompt/ event/settings: settings/never settings/askNextTime event/answer: thing/answer verb/choose verb/agree verb/decide noun/held verb/deliver noun/settings phase/notInUse verb/need
    word event/elapse|days/|hours/
    value ends: verb/end
    value other: verb/become level/whenInUse|grant/whenInUse|status/authorizedWhenInUse|status/notDetermined|status/denied
    fact grant/provisional = stays ; T45

    # Which row Settings marks while Always is provisional, told of a list.
    property provisional-row
    loose
    apart
    plain
    subject grant/provisional
    but label/ event/ verb/choose verb/turn-on level/whenInUse settings/whileUsing prompt/ verb/agree api/CLLocationManager.authorizationStatus api/CLAuthorizationStatus.authorizedAlways
    value always: noun/settings settings/always|level/always|grant/always verb/show|verb/report|verb/offer|verb/appear|verb/declare|verb/mark
    fact grant/provisional = use ; 1.3 T18

    # What is reported while Location Services are off, whatever it is told with.
    property off-as
    loose
    apart
    plain
    despite each every all
    subject device/servicesOff event/settings:globalOff
    but status/denied grant/denied thing/guardian device/restricted event/settings:globalOn say/off-and-on how/back diagnostic/ api/CLAuthorizationStatus.denied api/CLError verb/turn-on prompt/ label/ verb/ask event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy settings/ verb/deny grant/none grant/temporary
    value undecided: status/notDetermined verb/report|verb/become|verb/deliver|verb/show|verb/hear|verb/appear
    value always: status/authorizedAlways|status/authorizedWhenInUse verb/report|verb/become|verb/deliver|verb/show|verb/hear
    fact device/servicesOff|event/settings:globalOff = denied ; 1.3 T65

    # Whether every app is asked anew once services are on again.
    property on-again-anew
    loose
    apart
    plain
    despite must each every all again cannot without
    subject say/off-and-on event/settings:globalOn
    but verb/grant grant/temporary label/ session/ event/settings:never grant/none event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/tapLocationButton say/undecided-before
    value anew: say/ask-all-anew
    value undecided: status/notDetermined verb/become|verb/report|verb/show|verb/stay|verb/start|how/back
    value denied: status/denied verb/report|verb/become|verb/stay how/all
    value lower: say/comes-back|verb/become|how/back level/whenInUse|grant/whenInUse how/only
    fact say/off-and-on|event/settings:globalOn = restored ; T66

    # What forbidden location is reported as, in other words.
    property forbidden-as
    loose
    apart
    despite or alike
    subject thing/restrictions device/restricted
    but label/ grant/ device/servicesOff event/settings:globalOff diagnostic/ api/CLError verb/lift verb/undo noun/settings api/CLAuthorizationStatus.restricted verb/differ thing/unlike how/told-apart
    word say/location-forbidden|verb/unavailable
    value refused: status/denied|status/notDetermined noun/status|noun/reported-status|verb/report|verb/become|api/CLLocationManager.authorizationStatus
    fact thing/restrictions|device/restricted = status/restricted ; T69 1.1

    # What a completion gets while the accuracy is full already.
    property full-completes
    loose
    anywhere
    plain
    despite again while
    subject say/already-full
    but verb/last completion/promptDeclined verb/deny accuracy/reduced label/ verb/choose verb/agree event/answer:any event/answer:allow
    value nil: completion/nil
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact say/already-full = completion/promptDeclined ; T84 I27

    # What the delegate hears once provisional Always is permanent.
    property confirmed-heard
    loose
    apart
    plain
    subject say/confirmed-always
    but prompt/P-UPG level/whenInUse grant/whenInUse event/settings: noun/settings event/createManager event/resume session/ accuracy/
    value heard: noun/delegate|about/callback verb/call|verb/hear|verb/report|verb/appear
    value heard: noun/delegate status/authorizedAlways
    fact say/confirmed-always = silent ; T44 I13

    # Whether leaving the app brings the second prompt.
    property second-left
    loose
    apart
    despite again few first
    subject event/leaveForeground
    but noun/event event/eventReady:always noun/location service/ grant/temporary say/until-event prompt/first thing/region
    word verb/appear|verb/show
    value second: prompt/second
    fact event/leaveForeground = event ; T40

    # Whether coming back to the app brings the second prompt.
    property second-front
    loose
    apart
    despite again few first only
    subject event/enterForeground
    but noun/event event/eventReady:always noun/location service/ grant/temporary prompt/first session/ thing/region
    word verb/appear|verb/show
    value second: prompt/second
    fact event/enterForeground = event ; T40

    # Whether an app that allowed once loses its chance to ask.
    property once-chance-lost
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow event/settings: settings/ level/always event/requestAlways label/Allow_While_Using_App key/
    value lost: say/chance-lost
    fact label/Allow_Once|grant/temporary = asks-again ; T50 T53

    # Whether a grant for once has a grace time.
    property once-without-grace
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but session/ event/terminate event/terminate:byUser phase/terminated accuracy/
    value none: say/no-grace
    fact label/Allow_Once|grant/temporary = grace ; T49

    # How long the right of an App Clip lasts.
    property clip-for-long
    loose
    apart
    plain
    despite before
    on App_Clip
    subject level/whenInUse grant/whenInUse grant/authorized noun/status thing/until-tomorrow
    but event/nextMorning label/Allow_Once grant/temporary session/ thing/data
    value long: event/elapse|hours/|unit/hours|thing/forever|how/ever|days/|say/whole-installation|thing/lasting-grant verb/last|verb/stay|verb/in-force|verb/hold
    value long: verb/last how/ever
    fact level/whenInUse|grant/whenInUse|grant/authorized|noun/status|thing/until-tomorrow = morning ; T79

    # Whether the delegate hears of a level that Settings raises.
    property raised-heard
    loose
    apart
    firm
    given
    subject event/settings:always settings/always level/always
    but grant/provisional prompt/ label/ event/requestAlways phase/terminated event/terminate phase/suspended session/ say/takes-effect-later
    word noun/settings
    value heard: noun/delegate|about/callback verb/call|verb/hear
    fact event/settings:always|settings/always|level/always = heard ; T60

    # Whether the delegate hears of an answer to the reminder that changes nothing.
    property reminder-kept-heard
    loose
    apart
    subject prompt/P-REM
    but level/whenInUse settings/whileUsing label/Change_to_Only_While_Using status/authorizedWhenInUse noun/settings event/settings:
    word label/Always_Allow|option/Always_Allow|verb/stay|level/always
    value heard: verb/hear status/authorizedAlways
    value heard: noun/delegate|about/callback verb/call|verb/hear|verb/report|verb/appear
    fact prompt/P-REM = silent ; T73

    # What a completion gets from somebody who declines.
    property declined-told
    loose
    apart
    given
    subject verb/deny label/Don’t_Allow verb/agree event/answer:allow
    but completion/nil say/is-nil thing/entry-missing verb/missing phase/background phase/foreground phase/notInUse phase/inUse accuracy/full say/already-full verb/differ
    word noun/completion|say/completion|verb/report|verb/deliver|verb/call|accuracy/temporary|event/requestTemporaryFullAccuracy
    value error: completion/promptDeclined
    fact verb/deny|label/Don’t_Allow|verb/agree|event/answer:allow = completion/nil ; T81 T82

    # Whether the delegate hears that accuracy was lifted for now.
    property lifted-heard
    loose
    apart
    firm
    despite only even
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but label/Don’t_Allow verb/deny api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) status/notDetermined api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) thing/entry-missing phase/background accuracy/full say/already-full
    word verb/agree|event/answer:allow|verb/grant
    value heard: noun/delegate|about/callback verb/call|verb/hear
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = heard ; T81

    # Whether the event goes to the app before the second prompt.
    property event-then-prompt
    loose
    apart
    despite later 나중에 first even
    subject grant/provisional
    but label/ thing/answer phase/inUse phase/foreground verb/agree level/whenInUse event/answer:allow verb/hold
    word prompt/second|verb/ask|phase/notInUse|event/noLongerInUse|verb/prompted|phase/background
    value first: say/delivered-first
    fact grant/provisional = held ; T40 I15

    # Until when a row of Settings has no effect.
    property row-until-call
    loose
    anywhere
    until
    subject settings/whileUsing event/settings:whileUsing
    but label/ grant/provisional prompt/ settings/askNextTime event/settings:askNextTime
    word verb/stay|verb/last
    value call: event/requestWhenInUse|event/request:any|event/requestAlways|verb/call
    fact settings/whileUsing|event/settings:whileUsing = at-once ; T59
    """
}
