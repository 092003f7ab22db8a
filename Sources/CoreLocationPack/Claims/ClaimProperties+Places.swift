/// What holds on one platform alone. Each is read within one statement, where its platform is named
/// or stands in the heading.
extension ClaimProperties {
  static let places = """
    # Whether the indicator can be hidden on a watch.
    property hides-on-watch
    loose
    apart
    plain
    on watchOS
    subject term/background-location-indicator api/CLLocationManager.showsBackgroundLocationIndicator
    value hidden: verb/hide|verb/turn-off
    fact term/background-location-indicator|api/CLLocationManager.showsBackgroundLocationIndicator = shown ; R07 6.1

    # Whether a watch and its phone share what was decided.
    property shared-on-watch
    loose
    apart
    plain
    on watchOS
    subject noun/status
    but noun/anything noun/delegate verb/need-not
    value separate: thing/separate
    fact noun/status = shared ; T55 1.5

    property use-shared-on-watch
    loose
    apart
    plain
    era watchOS 7.0 -
    subject label/Allow_Once grant/temporary accuracy/temporary
    but noun/anything noun/delegate verb/need-not
    value separate: thing/separate
    fact label/Allow_Once|grant/temporary|accuracy/temporary = shared ; T55 1.5

    # Whether a Mac suspends an app.
    property suspends-on-mac
    loose
    apart
    despite hedge
    plain
    on macOS
    subject phase/background event/leaveForeground
    value suspended: phase/suspended
    fact phase/background|event/leaveForeground = running ; R02

    # Whether a Mac asks when a service starts.
    property asks-on-mac
    loose
    apart
    firm
    on macOS
    subject event/start:any event/startStandard api/CLLocationManager.startUpdatingLocation()
    but status/denied status/restricted status/authorized grant/ label/ key/ level/ device/ verb/deny verb/missing
    plain
    value prompts: prompt/any|verb/prompted
    fact event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation() = prompts ; T114

    # What is not there on a platform.
    property works-on-watch
    loose
    apart
    despite may
    on watchOS
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring service/location-push thing/visit thing/region
    but prompt/ noun/status thing/widget verb/missing service/location-notification api/UNLocationNotificationTrigger verb/unavailable api/CLLocationManager
    word verb/available|verb/work|verb/use|verb/start|verb/deliver
    value works: verb/available|verb/work|verb/use|verb/start|verb/deliver
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|service/location-push|thing/visit|thing/region = none ; 6.1 5.6 5.7

    property works-on-tv
    loose
    apart
    despite may
    on tvOS
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring service/location-push service/heading service/beacon-ranging
    but prompt/ noun/status
    word verb/available|verb/work|verb/use|verb/start|verb/deliver
    value works: verb/available|verb/work|verb/use|verb/start|verb/deliver
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|service/location-push|service/heading|service/beacon-ranging = none ; 6.1 5.6 5.7

    property works-on-vision
    loose
    apart
    despite may
    on visionOS
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring service/location-push service/heading
    but prompt/ noun/status effect/ verb/ignore noun/member
    word verb/available|verb/work|verb/use|verb/start|verb/deliver
    value works: verb/available|verb/work|verb/use|verb/start|verb/deliver
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|service/location-push|service/heading = none ; 6.1 5.6 5.7

    property works-on-mac
    loose
    apart
    on macOS Mac_Catalyst
    subject service/location-push
    but prompt/ noun/status
    word verb/available|verb/work|verb/use|verb/start|verb/deliver
    value works: verb/available|verb/work|verb/use|verb/start|verb/deliver
    fact service/location-push = none ; 4.3

    # Whether a Mac needs a background mode.
    property mode-on-mac
    loose
    apart
    on macOS
    subject key/UIBackgroundModes:location key/UIBackgroundModes api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but verb/need-not
    word verb/need
    value needed: verb/need
    fact key/UIBackgroundModes:location|key/UIBackgroundModes|api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = unneeded ; R02

    # What a button does on a Mac that runs a phone’s code.
    property reacts-on-mac
    loose
    apart
    on Mac_Catalyst
    subject api/CLLocationButton
    word verb/work|verb/call|verb/grant|verb/react
    value reacts: verb/work|verb/call|verb/grant|verb/react
    fact api/CLLocationButton = ignores ; 5.10

    # How long a clip keeps what it was given.
    property clip-lasts
    loose
    apart
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App
    but grant/temporary label/Allow_Once level/always
    word verb/last|verb/end|verb/stay|verb/available
    value *: days/*
    value ever: thing/forever
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App = morning ; T79

    property clip-until
    until
    loose
    anywhere
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App
    but grant/temporary label/Allow_Once
    word verb/last|verb/stay|verb/available
    value settings: noun/settings|event/settings:|verb/turn-off
    value removal: event/reinstall
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App = morning ; T79
    """
}
