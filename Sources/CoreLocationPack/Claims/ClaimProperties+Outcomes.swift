/// What is reported, shown and delivered in one circumstance, whatever else a sentence tells beside
/// it. Each is read within one statement.
extension ClaimProperties {
  static let outcomes = """
    # What is reported while Always is provisional.
    property reported-provisional
    loose
    apart
    current
    era iOS 13.0 -
    subject grant/provisional
    but label/ event/ verb/choose verb/agree prompt/ noun/settings settings/ device/ verb/distinguish grant/always verb/end verb/deny
    word noun/status|noun/reported-status|verb/report|noun/delegate|verb/call|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact grant/provisional = status/authorizedAlways ; 1.3 T18

    # Which row Settings shows while Always is provisional.
    property row-provisional
    loose
    apart
    subject grant/provisional
    but label/ event/ verb/choose verb/become verb/turn-on
    word noun/settings
    value always: settings/always|level/always|grant/always
    value never: settings/never|event/settings:never
    value use: settings/whileUsing
    fact grant/provisional = use ; 1.3 T18

    # What is reported after a direct request was answered.
    property reported-direct
    loose
    apart
    current
    subject event/requestAlways prompt/always
    but prompt/P-UPG prompt/second grant/ event/settings: noun/settings label/Allow_Once label/Don’t_Allow label/Keep_Only_While_Using label/Change_to_Always_Allow event/requestWhenInUse
    word label/Allow_While_Using_App
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact event/requestAlways|prompt/always = status/authorizedAlways status/notDetermined ; T18

    # Whether anything tells that a grant is provisional or temporary.
    property told-apart
    loose
    apart
    plain
    subject grant/provisional grant/temporary
    but noun/settings settings/ event/settings: prompt/
    value told: verb/distinguish
    fact grant/provisional|grant/temporary = never ; 1.2

    # By what provisional Always ends.
    property ends-provisional
    loose
    apart
    subject grant/provisional
    but prompt/ label/ event/settings:
    word verb/end|verb/become
    value time: hours/
    value time: days/
    value time: minutes/
    value time: event/elapse
    fact grant/provisional = answer ; T45

    # What a row of Settings makes the status.
    property reported-row
    loose
    apart
    despite again
    subject event/settings:askNextTime settings/askNextTime event/settings:never settings/never
    but label/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy settings/whileUsing settings/always level/always event/settings:whileUsing event/settings:always grant/ device/ accuracy/ verb/deny verb/agree prompt/ event/reinstall status/authorizedWhenInUse level/whenInUse
    word noun/status|noun/reported-status|verb/report|verb/become|verb/stay|noun/delegate|verb/call|verb/mean|verb/choose|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact event/settings:askNextTime|settings/askNextTime = status/notDetermined status/authorizedWhenInUse ; 1.3 T61
    fact event/settings:never|settings/never = status/denied ; 1.3 T58

    # What is reported while Location Services are off.
    property reported-off
    loose
    apart
    given
    subject device/servicesOff event/settings:globalOff
    but event/settings:globalOn device/restricted thing/restrictions status/restricted verb/turn-on verb/on label/ settings/ diagnostic/ api/CLError how/back
    word noun/status|noun/reported-status|verb/report|verb/become|verb/stay|noun/delegate|verb/call|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact device/servicesOff|event/settings:globalOff = status/denied ; 1.3 T65

    # What comes of a grant when Location Services are switched off.
    property kept-off
    loose
    apart
    subject event/settings:globalOff
    but grant/temporary accuracy/ session/ service/ api/
    word noun/status|grant/always|grant/whenInUse|grant/authorized
    value lost: verb/end
    fact event/settings:globalOff = kept ; T65 T66

    # What the switch for precise location does to the status.
    property precise-status
    loose
    apart
    subject event/settings:preciseOff event/settings:preciseOn
    but label/ settings/ event/settings:never event/settings:askNextTime event/settings:globalOff device/ term/location-services event/resetLocationAndPrivacy event/reinstall settings/askNextTime noun/settings device/servicesOff
    word verb/become|verb/report|noun/status
    value refused: status/denied|status/restricted|status/notDetermined
    fact event/settings:preciseOff|event/settings:preciseOn = nothing ; T63 T64

    # What comes of asking for Always in a temporary grant.
    property upgrade-temporary
    loose
    apart
    plain
    given
    current
    era iOS 13.0 -
    subject label/Allow_Once grant/temporary
    but verb/end event/noLongerInUse grant/none status/notDetermined prompt/first event/relaunch: verb/launch noun/settings event/settings: settings/ label/Allow_While_Using_App status/authorizedWhenInUse level/whenInUse grant/whenInUse prompt/P-REM accuracy/ settings/never settings/askNextTime
    value upgrade: prompt/P-UPG
    value upgrade: verb/offer|verb/become level/always|event/requestAlways|status/authorizedAlways
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # What comes of a request that is made out of use.
    property asks-out-of-use
    loose
    apart
    current
    era iOS 13.0 -
    subject event/requestWhenInUse event/requestTemporaryFullAccuracy
    but session/ label/ noun/event event/createManager event/createBackgroundSession grant/provisional prompt/second prompt/P-REM phase/foreground phase/inUse event/enterForeground event/eventReady:always key/ event/elapse event/lapse:any grant/temporary
    word phase/background|phase/notInUse
    value prompt: prompt/ verb/appear|verb/show
    fact event/requestWhenInUse|event/requestTemporaryFullAccuracy = nothing ; T07 T17 T85

    property postponed
    loose
    apart
    current
    era iOS 13.0 -
    subject event/requestWhenInUse event/requestAlways event/requestTemporaryFullAccuracy event/request:any
    but session/ label/ event/createManager event/createBackgroundSession grant/provisional prompt/second prompt/P-REM noun/held noun/event
    word phase/background|phase/notInUse
    value later: verb/hold
    fact event/requestWhenInUse|event/requestAlways|event/requestTemporaryFullAccuracy|event/request:any = nothing ; T07 T17 T85

    # Whether a request waits for its answer.
    property waits-for-answer
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but status/restricted device/ key/ prompt/P-UPG
    value blocks: verb/block
    fact event/requestWhenInUse|event/requestAlways = async ; T05

    # What comes of asking for accuracy that is there.
    property accuracy-there
    loose
    apart
    given
    subject accuracy/full
    but accuracy/reduced
    word event/requestTemporaryFullAccuracy
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact accuracy/full = nothing ; T84

    # What comes of a session that is let go.
    property let-go
    loose
    apart
    subject session/service:any session/service:always session/service:whenInUse
    but session/background verb/in-force say/same-effect say/on-others say/keeps-reference count/1 count/2 status/ noun/status
    word verb/let-go
    value lasts: verb/last|verb/stay|effect/none
    fact session/service:any|session/service:always|session/service:whenInUse = ends ; 5.4 R20

    # Whether the system launches the app for a service that does not go on by itself.
    property launches-nothing
    loose
    apart
    subject service/standard-location service/heading service/beacon-ranging event/startStandard
    but service/significant-change service/region-monitoring service/visits service/condition-monitoring service/live-updates session/ event/relaunch:byUser verb/start
    value launched: verb/launch|event/relaunch:byEvent
    word phase/terminated|level/always|grant/always|event/terminate|event/terminate:byUser
    fact service/standard-location|service/heading|service/beacon-ranging|event/startStandard = not-launched ; 7.4

    # Whether the system launches the app on other platforms.
    property launched-elsewhere
    loose
    apart
    plain
    on macOS watchOS tvOS visionOS iPadAppOnVisionOS
    subject service/standard-location service/region-monitoring service/visits service/significant-change service/condition-monitoring api/CLMonitor noun/condition thing/region
    but verb/need say/at-login event/relaunch:byUser
    value launched: verb/launch
    value launched: verb/start phase/terminated
    fact service/standard-location|service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|api/CLMonitor|noun/condition|thing/region = not-launched ; T125 R43

    # Where there is no Always.
    property given-elsewhere
    loose
    apart
    plain
    on App_Clip tvOS visionOS iPadAppOnVisionOS
    subject level/always grant/always status/authorizedAlways
    but verb/treat verb/fall-back key/ event/requestWhenInUse verb/need verb/deny verb/unavailable verb/exist verb/declare noun/member level/whenInUse grant/whenInUse status/authorizedWhenInUse prompt/ kind/enum
    value given: verb/grant|verb/become
    fact level/always|grant/always|status/authorizedAlways = never ; 1.5 T28 T29

    # What works under reduced accuracy.
    property works-reduced
    loose
    apart
    subject service/region-monitoring service/condition-monitoring service/beacon-ranging thing/beacon
    but verb/end verb/stop thing/blocked accuracy/full accuracy/temporary event/requestTemporaryFullAccuracy event/settings:preciseOn diagnostic/ noun/diagnostic
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/work|verb/deliver|verb/available|verb/last|verb/stay|verb/use
    fact service/region-monitoring|service/condition-monitoring|service/beacon-ranging|thing/beacon = no ; 7.4

    # What can be started out of use.
    property starts-out-of-use
    loose
    apart
    current
    plain
    subject level/whenInUse grant/whenInUse
    but level/always grant/always session/ phase/foreground phase/inUse key/NSLocationRequireExplicitServiceSession prompt/ service/live-updates verb/not-work verb/ignore effect/ delivery/ thing/error api/CLError
    value starts: phase/background|phase/notInUse verb/start service/
    value starts: phase/background|phase/notInUse event/startStandard
    fact level/whenInUse|grant/whenInUse = no ; T119 R06

    # Which answers a prompt offers.
    property options
    loose
    apart
    current
    subject prompt/P-WIU prompt/first prompt/P-UPG prompt/second prompt/P-REM
    but verb/choose verb/missing noun/settings settings/whileUsing settings/always settings/askNextTime prompt/always event/tapLocationButton event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy level/always noun/delegate noun/status unit/seconds thing/more-than verb/differ
    word noun/option|verb/offer
    value *: label/*
    fact prompt/P-WIU|prompt/first = label/Allow_Once label/Allow_While_Using_App label/Don’t_Allow ; 2.3
    fact prompt/P-UPG|prompt/second = label/Keep_Only_While_Using label/Change_to_Always_Allow ; 2.3
    fact prompt/P-REM = label/Change_to_Only_While_Using label/Always_Allow ; 2.3

    # Which answers of others a prompt lacks; the first one lacks none of its own.
    property options-lacked
    loose
    apart
    current
    subject prompt/P-WIU prompt/first prompt/P-UPG prompt/second prompt/P-REM
    but verb/choose noun/settings settings/whileUsing settings/always settings/askNextTime prompt/always event/tapLocationButton event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy noun/delegate noun/status unit/seconds thing/more-than verb/differ grant/ phase/ key/ verb/lapse verb/end
    word verb/missing|verb/unavailable
    value *: label/*
    fact prompt/P-WIU|prompt/first = label/Keep_Only_While_Using label/Change_to_Always_Allow label/Change_to_Only_While_Using label/Always_Allow ; 2.3
    fact prompt/P-UPG|prompt/second = label/Allow_Once label/Allow_While_Using_App label/Don’t_Allow label/Change_to_Only_While_Using label/Always_Allow ; 2.3
    fact prompt/P-REM = label/Allow_Once label/Allow_While_Using_App label/Don’t_Allow label/Keep_Only_While_Using label/Change_to_Always_Allow ; 2.3

    # Whose text a prompt shows.
    property text-of
    loose
    apart
    current
    subject prompt/P-WIU prompt/first prompt/second prompt/P-UPG
    but verb/need verb/declare verb/missing noun/plist event/requestTemporaryFullAccuracy how/lacking say/only-use how/missing fn/without
    word noun/text|verb/explain|verb/show
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary
    fact prompt/P-WIU|prompt/first = key/NSLocationWhenInUseUsageDescription ; 2.3 T05 T15
    fact prompt/second|prompt/P-UPG = key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription ; 2.3 C-1

    # When the second prompt comes.
    property second-comes
    loose
    apart
    subject prompt/second
    but say/until-event event/leaveForeground noun/event noun/held noun/location service/ verb/deliver prompt/P-UPG event/eventReady:always
    word verb/appear
    value at-once: how/at-once
    fact prompt/second = later ; T40

    # What a request for Always falls back to without its text.
    property falls-back
    loose
    apart
    current
    subject event/requestAlways
    but key/NSLocationAlwaysUsageDescription level/always
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value in-use: how/without level/whenInUse|event/requestWhenInUse verb/become|verb/work
    value in-use: verb/missing level/whenInUse|event/requestWhenInUse verb/become|verb/work
    value in-use: verb/missing say/asks-for-use
    value in-use: how/without say/asks-for-use
    fact event/requestAlways = nothing ; T16
    """
}
