/// What starts apps, and what runs behind their backs.
extension ClaimProperties {
  static let launching = """
    # What a user who killed the app takes from the services that bring it back.
    property quit-ends-launches
    loose
    apart
    firm
    current
    despite even
    subject event/terminate:byUser
    but service/standard-location service/heading service/beacon-ranging service/live-updates service/location-push level/whenInUse grant/whenInUse grant/temporary status/authorizedWhenInUse label/ event/relaunch:byUser device/ noun/settings session/ grant/provisional api/UNLocationNotificationTrigger service/location-notification verb/stop
    word service/region-monitoring|service/visits|service/significant-change|thing/region
    value launched: verb/launch|say/by-the-system|say/lets-launch
    value never: say/launches-no-more
    fact event/terminate:byUser = launched ; T122 7.4

    # Which services are named among those that bring an app back.
    property launches-too
    loose
    apart
    subject service/standard-location service/heading service/beacon-ranging event/startStandard
    but service/live-updates session/ event/relaunch:byUser verb/stop verb/end verb/start verb/need phase/foreground service/location-push say/launches-no-more
    word service/significant-change|service/visits|service/region-monitoring
    value launched: verb/launch|say/by-the-system|say/lets-launch
    fact service/standard-location|service/heading|service/beacon-ranging = not-launched ; T124 7.4

    # Whether those that bring an app back under Always are denied it.
    property always-launches-for
    loose
    apart
    firm
    current
    despite even any every either
    subject service/visits service/significant-change service/region-monitoring
    but verb/need level/whenInUse grant/whenInUse grant/temporary grant/provisional label/ event/relaunch:byUser device/ noun/settings session/ accuracy/ event/firstUnlock event/reboot verb/stop verb/end status/ key/ thing/widget phase/background phase/suspended phase/foreground phase/inUse say/store-locked thing/while-locked verb/off verb/on verb/turn-off verb/turn-on verb/removed
    word say/at-either-level
    value launched: verb/launch|say/by-the-system|say/lets-launch
    value never: say/launches-no-more
    fact service/visits|service/significant-change|service/region-monitoring = launched ; T122 7.4

    # Whether a watch app is launched where it has the greater level.
    property watch-launched-for
    loose
    apart
    plain
    despite elsewhere alike
    on watchOS
    subject service/region-monitoring service/visits service/significant-change noun/location noun/event level/always
    but say/except-with-always event/relaunch:byUser thing/complication verb/need-not phase/foreground
    value launched: say/by-the-system|say/lets-launch|say/started-by
    fact service/region-monitoring|service/visits|service/significant-change|noun/location|noun/event|level/always = never ; T125

    # With which level a watch app would be launched after all.
    property watch-except-always
    loose
    apart
    plain
    firm
    despite without except unless
    on watchOS
    subject verb/launch say/by-the-system
    but event/relaunch:byUser service/
    value except: say/except-with-always
    fact verb/launch|say/by-the-system = except ; T125

    # Whether an app of the lesser level shows that it works behind.
    property use-shows
    loose
    apart
    firm
    current
    despite each even regardless whatever also only
    subject level/whenInUse grant/whenInUse
    but level/always grant/always phase/foreground verb/end session/ verb/stop phase/notInUse phase/terminated prompt/ label/ status/
    word phase/background|api/CLLocationManager.showsBackgroundLocationIndicator|term/background-location-indicator|say/indicator-gone
    value shown: term/background-location-indicator verb/show|verb/appear|verb/stay
    value hidden: term/background-location-indicator verb/hide
    value hidden: term/background-location-indicator say/never-on
    value hidden: say/indicator-gone
    fact level/whenInUse|grant/whenInUse = shown ; R07 5.8

    # Whether apps of the lesser level are served while the property is off.
    property off-in-front
    loose
    apart
    despite even
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but phase/background key/ phase/suspended noun/true
    word phase/foreground|phase/inUse
    value none: say/none-comes
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = served ; R05

    # What ends the pause of an app of the lesser level.
    property pause-until
    loose
    apart
    despite until
    subject thing/paused
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value moves: say/until-it-moves
    fact thing/paused = opened ; R08

    # Whether managers see the regions of others.
    property seen-by-others
    loose
    apart
    firm
    despite elsewhere
    subject api/CLLocationManager.monitoredRegions service/region-monitoring thing/region
    but noun/condition noun/delegate
    word thing/other-manager
    value seen: verb/appear|verb/show|verb/exist
    fact api/CLLocationManager.monitoredRegions|service/region-monitoring|thing/region = seen ; R11 5.7

    # Whether conditions are forgotten with the process.
    property conditions-forgotten
    loose
    apart
    despite again each
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open verb/removed
    word event/terminate:byUser|event/terminate|phase/terminated
    value lost: say/forget
    fact noun/condition = kept ; R41

    property conditions-forgotten-again
    loose
    anywhere
    despite again each
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open verb/removed
    word event/terminate:byUser|event/terminate|phase/terminated
    value lost: say/forget thing/added-again
    fact noun/condition = kept ; R41

    # Whether the start of a service asks by itself.
    property start-asks-itself
    loose
    apart
    current
    plain
    subject event/startStandard event/start:any
    but service/live-updates service/condition-monitoring session/ key/ status/denied
    value prompts: prompt/any|verb/prompted how/itself
    fact event/startStandard|event/start:any = never ; T113

    # Whether a Mac asks of itself.
    property mac-asks-itself
    loose
    apart
    plain
    on macOS
    despite must every
    subject event/start:any event/startStandard api/CLLocationManager.startUpdatingLocation()
    but verb/grant grant/ status/ verb/agree verb/choose verb/deny how/again label/ key/
    value never: say/asks-nobody
    fact event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation() = asks ; T114

    # What a Mac reports of an app that may.
    property mac-granted-reports
    loose
    apart
    plain
    on macOS
    subject say/answer-allow grant/authorized verb/agree
    but status/authorizedAlways status/denied verb/unavailable verb/missing level/
    value use: status/authorizedWhenInUse
    fact say/answer-allow|grant/authorized|verb/agree = never ; T116 I18

    # Which services the lesser level could use before iOS 13.
    property use-before-thirteen
    loose
    apart
    era iOS - 13.0
    despite or
    subject service/significant-change service/visits service/region-monitoring
    but level/always grant/always verb/not-work effect/
    word level/whenInUse|grant/whenInUse
    value used: how/can verb/use|verb/start|event/startRegion|event/startVisits|event/startSignificantChange
    value used: verb/available
    fact service/significant-change|service/visits|service/region-monitoring = not ; T118 6.3

    # Which services the lesser level cannot use since iOS 13.
    property use-all-but
    loose
    apart
    current
    plain
    despite except every only
    subject level/whenInUse grant/whenInUse
    but verb/launch
    value but-one: thing/all-but-some verb/use|verb/start|verb/available
    fact level/whenInUse|grant/whenInUse = all ; T119 6.2

    # Whether the lesser level cannot start a service at all.
    property use-never-starts
    loose
    apart
    current
    plain
    despite now
    subject service/significant-change service/visits service/region-monitoring event/startRegion event/startVisits event/startSignificantChange
    but phase/ verb/launch event/terminate
    value never: say/cannot-even-start
    fact service/significant-change|service/visits|service/region-monitoring|event/startRegion|event/startVisits|event/startSignificantChange = starts ; T119 6.2

    # From where an app of the lesser level may start updates.
    property use-starts-from-behind
    loose
    apart
    current
    despite even only may
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always session/ thing/live-activity phase/foreground phase/inUse event/enterForeground event/leaveForeground term/background-location-indicator thing/continuous verb/stay verb/last service/live-updates prompt/ effect/none verb/not-work thing/error api/CLError delivery/error
    plain
    value starts: how/can event/startStandard phase/background|say/from-background
    value starts: verb/need event/startStandard phase/background|say/from-background
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = no ; T120 R06

    # Whether what was queued comes.
    property queue-comes
    loose
    apart
    firm
    current
    despite every whatever
    subject term/queue
    but noun/status verb/end verb/turn-off verb/deny device/ accuracy/ level/ grant/ status/ phase/terminated event/terminate
    word verb/launch|event/resume
    value comes: verb/deliver
    value lost: thing/thrown-away
    fact term/queue = comes ; T121 R01

    # What becomes of positions while the app is suspended, told in one clause.
    property suspended-positions
    loose
    apart
    current
    plain
    despite every whatever later never
    subject phase/suspended
    but noun/status status/ verb/turn-off verb/deny grant/ level/ session/ phase/terminated event/terminate device/ label/ noun/held service/heading
    value lost: noun/location thing/thrown-away|verb/ignore
    value lost: noun/event thing/thrown-away|verb/ignore
    fact phase/suspended = queued ; T121 R01

    # Whether an app of the greater level waits to be opened.
    property always-waits
    loose
    apart
    current
    plain
    despite until
    subject level/always grant/always
    but level/whenInUse grant/whenInUse service/standard-location service/heading service/beacon-ranging service/live-updates event/startStandard event/startHeading event/startRanging event/beginLiveUpdates session/ device/ event/firstUnlock event/request: event/settings: event/noLongerInUse event/reboot event/terminate:byUser grant/provisional
    value dead: say/stays-dead
    fact level/always|grant/always = launched ; T122

    # Whether the system launches an app that has the lesser level alone.
    property use-only-launched
    loose
    apart
    current
    despite only even 밖
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always status/authorizedAlways grant/provisional event/requestAlways service/location-notification service/location-push service/live-updates session/ event/relaunch:byUser label/ event/settings: verb/choose prompt/ phase/foreground phase/inUse verb/need
    word service/region-monitoring|service/visits|service/significant-change|thing/region|noun/event
    value launched: verb/launch|say/by-the-system|say/lets-launch
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = never ; T123 7.4

    # What comes before anybody has unlocked the device.
    property fires-locked
    loose
    apart
    plain
    despite even although yet before nobody still
    subject event/reboot
    but diagnostic/ thing/error verb/need api/CLMonitor.Event.persistenceUnavailable say/store-locked api/CLMonitor.Event.
    value early: thing/while-locked verb/call|verb/deliver|verb/occur|verb/work
    fact event/reboot = later ; T126 R44

    # What comes of the value true where the mode is missing.
    property mode-missing-true
    loose
    apart
    current
    despite even but unless before only nothing
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but verb/declare session/ delivery/crash verb/crash noun/false phase/foreground phase/inUse grant/ status/ level/ noun/service api/CLLocationManager.showsBackgroundLocationIndicator
    word noun/true|api/CLLocationManager.allowsBackgroundLocationUpdates
    value ignored: effect/none|verb/ignore|thing/no-consequence
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = fatal ; T127 R05

    property missing-without-crash
    loose
    apart
    current
    despite even without only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false phase/foreground
    word how/lacking|how/missing|verb/missing|effect/none|verb/ignore
    value survives: say/without-a-crash
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # Whether a widget has an alert of its own.
    property widget-own-alert
    loose
    apart
    despite may itself without
    subject thing/widget thing/extension-plist
    but phase/foreground event/enterForeground event/relaunch: verb/need
    plain
    value own: thing/of-its-own verb/show|verb/appear|verb/offer
    value own: prompt/any|prompt/first verb/show|verb/appear|verb/offer how/itself
    fact thing/widget|thing/extension-plist = never ; T128

    # Whether a widget asks in the place of its app.
    property widget-stands-in
    loose
    apart
    despite instead may
    plain
    subject thing/widget-for-app
    value asks: event/request:any|verb/ask|verb/prompted|prompt/any
    fact thing/widget-for-app = never ; T128

    # Whether an extension of a widget does without its key.
    property widget-keyless
    loose
    apart
    despite only
    subject thing/widget
    but verb/need
    word noun/location
    value keyless: say/no-key-at-all noun/location
    fact thing/widget = key ; T128 4.2
    """
}
