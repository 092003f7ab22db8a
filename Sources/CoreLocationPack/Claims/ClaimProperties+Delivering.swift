/// What services deliver, and where.
extension ClaimProperties {
  static let delivering = """
    # What the system launches for a push.
    property push-launches
    loose
    apart
    plain
    despite rather instead than
    subject service/location-push say/push-arrives
    value app: say/launches-app-not-extension
    fact service/location-push|say/push-arrives = extension ; T129

    # Which level goes with the entitlement of pushes.
    property push-entitled-level
    loose
    anywhere
    subject key/com.apple.developer.location.push
    but level/always grant/always session/
    word verb/need
    value in-use: level/whenInUse verb/need
    fact key/com.apple.developer.location.push = always ; T129 4.3

    # What an app hears of a place before the tap.
    property untapped
    loose
    apart
    despite even
    subject api/UNLocationNotificationTrigger service/location-notification
    but service/visits event/startRegion api/CLLocationManagerDelegate api/CLMonitor service/condition-monitoring verb/appear verb/show
    word say/untapped
    value told: verb/report|verb/deliver|verb/inform-app|verb/know
    fact api/UNLocationNotificationTrigger|service/location-notification = nothing ; T130 5.10

    property untapped-place
    loose
    apart
    despite even
    subject say/untapped
    but service/ event/startRegion api/CLLocationManagerDelegate api/CLMonitor verb/appear verb/show
    word thing/region
    value told: verb/report|verb/deliver|verb/inform-app|verb/know
    fact say/untapped = nothing ; T130 5.10

    # Whether visits end with the launch.
    property visits-no-further
    loose
    apart
    plain
    despite unless again until
    subject service/visits thing/visit
    but api/CLLocationManager.stopMonitoringVisits() verb/stop verb/end noun/delegate level/whenInUse grant/whenInUse device/
    word event/startVisits|api/CLLocationManager.startMonitoringVisits()|thing/called-again
    value none: say/no-further-ones
    fact service/visits|thing/visit = goes-on ; 7.4 5.7

    property visits-no-further-told
    loose
    apart
    plain
    despite unless again until
    subject event/startVisits api/CLLocationManager.startMonitoringVisits()
    but api/CLLocationManager.stopMonitoringVisits() verb/stop verb/end noun/delegate level/whenInUse grant/whenInUse device/
    value none: say/no-further-ones
    fact event/startVisits|api/CLLocationManager.startMonitoringVisits() = goes-on ; 7.4 5.7

    # What comes of positions that came up while the app was suspended, told at the end.
    property suspended-comes
    loose
    apart
    current
    plain
    despite every
    subject phase/suspended
    but level/ grant/ status/ session/ phase/terminated event/terminate device/ label/ service/heading
    value never: say/never-comes-later
    fact phase/suspended = comes ; T121 R01

    # How many conditions come before the flag.
    property flag-limit
    loose
    anywhere
    despite because
    subject diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded
    but items/20 count/20 meters/ minutes/ seconds/ items/21
    word noun/limit
    value *: count/10|count/15|count/25|count/30|count/40|count/50|count/100|items/10|items/15|items/25|items/30|items/40|items/50|items/100
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = items/20 ; R40

    property flag-of-early
    loose
    apart
    plain
    despite because
    subject thing/early-condition
    but say/past-limit
    value flag: diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded
    fact thing/early-condition = none ; R40

    # How many places an app can watch, written out.
    property limit-in-words
    loose
    apart
    despite than may
    subject noun/condition thing/region service/region-monitoring service/condition-monitoring api/CLMonitor
    but items/20 count/20 minutes/ seconds/ hours/ meters/ kilometers/ thing/error
    word noun/limit|say/can-watch
    value *: count/10|count/15|count/25|count/30|count/40|count/50|count/100
    fact noun/condition|thing/region|service/region-monitoring|service/condition-monitoring|api/CLMonitor = count/20 ; R40 7.4

    # What comes of the value where the mode is missing, told of what sets it.
    property sets-true-without-mode
    loose
    apart
    current
    despite even without nothing
    subject say/sets-it-true
    but session/ delivery/crash verb/crash noun/false api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.pausesLocationUpdatesAutomatically phase/foreground
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value ignored: effect/none|verb/ignore|thing/no-consequence
    fact say/sets-it-true = fatal ; T127 R05

    # What the start of a service does before anybody was asked.
    property undecided-start
    loose
    apart
    current
    subject status/notDetermined
    but event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/ask session/ service/live-updates service/condition-monitoring api/CLServiceSession event/beginLiveUpdates verb/iterate event/createManager event/createBackgroundSession key/ label/ api/CLMonitor api/CLLocationUpdate
    word prompt/any|verb/prompted
    value prompts: verb/start noun/service|service/standard-location prompt/any|verb/prompted verb/appear|verb/show?
    fact status/notDetermined = never ; T113

    # Whether a Mac asks when a service starts, told of any service.
    property mac-service-start
    loose
    apart
    firm
    despite even
    on macOS
    subject noun/service service/standard-location
    but status/ grant/ label/ key/ noun/plist noun/text level/ device/ verb/deny verb/missing verb/decide verb/choose verb/agree verb/grant how/again prompt/second verb/ask event/request: how/first session/ term/notification about/prompt term/prompt verb/occur
    word verb/start
    value prompts: prompt/any|verb/prompted
    fact noun/service|service/standard-location = prompts ; T114

    # What force-quitting turns off.
    property quit-disables
    loose
    apart
    current
    plain
    subject event/terminate:byUser
    but level/whenInUse grant/whenInUse grant/temporary verb/deliver event/firstUnlock service/live-updates service/standard-location service/heading service/beacon-ranging phase/inUse service/location-push noun/settings
    value stops: service/region-monitoring|service/visits|service/significant-change verb/turn-off|verb/off
    fact event/terminate:byUser = goes-on ; T122 7.4

    # Whether queued updates wait for the foreground.
    property queue-front-alone
    loose
    apart
    current
    despite only but
    subject term/queue phase/suspended verb/pile
    but phase/background grant/provisional noun/held
    word verb/deliver
    value front: say/only-in-front
    fact term/queue|phase/suspended|verb/pile = anywhere ; T121 R01

    # Whether the assignment without the mode is told in the log.
    property mode-missing-warns
    loose
    apart
    current
    despite even only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false session/ delivery/crash verb/crash
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value warns: say/only-warns
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # Whether a widget has a right of its own.
    property widget-own-right
    loose
    apart
    plain
    subject thing/widget
    but verb/need-not thing/same-thing
    value own: thing/own-right
    fact thing/widget = app ; T128

    # Whether a widget does without its key.
    property widget-sans-key
    loose
    apart
    despite without even
    subject thing/widget
    but verb/unavailable verb/missing effect/ thing/error verb/stop verb/end verb/not-work verb/ignore delivery/error
    word noun/location
    value keyless: how/without key/NSWidgetWantsLocation
    fact thing/widget = key ; 4.2 T128

    # When a widget has positions in use.
    property widget-while-app
    loose
    apart
    despite only
    subject thing/widget
    but level/always grant/always
    word noun/location|verb/deliver|verb/available
    value app-open: say/only-while-app-open
    fact thing/widget = minutes ; T128 6.2

    # Which level suffices for pushes.
    property push-needs-use
    loose
    apart
    despite only elsewhere alike
    subject service/location-push
    but level/always grant/always verb/need-not thing/more-than thing/not-enough
    value in-use: verb/need level/whenInUse|grant/whenInUse
    word verb/need
    fact service/location-push = always ; T129 6.2

    # Where pushes are.
    property push-elsewhere
    loose
    apart
    on macOS visionOS tvOS
    subject service/location-push
    but verb/unavailable verb/missing thing/unsupported effect/ verb/ignore verb/not-work
    word verb/suffice|verb/work|verb/available|verb/deliver|verb/launch|verb/use|verb/start
    value works: verb/suffice|verb/work|verb/available|verb/deliver|verb/launch|verb/use|verb/start
    fact service/location-push = missing ; 4.3 T129

    # Whether a trigger launches the app, told of its type.
    property trigger-type-launches
    loose
    apart
    subject api/UNLocationNotificationTrigger
    but verb/choose event/relaunch:byUser service/visits service/condition-monitoring service/significant-change prompt/ label/ api/CLMonitor
    word verb/launch
    value launched: verb/launch phase/background
    value launched: say/by-the-system|say/lets-launch
    fact api/UNLocationNotificationTrigger = not-launched ; T130

    # Which level locations behind other apps need.
    property behind-needs-always
    loose
    apart
    current
    despite hedge every
    subject phase/background
    but say/unseen thing/no-sign level/whenInUse grant/whenInUse verb/launch process/ phase/terminated phase/notInUse phase/foreground service/ session/ event/ verb/start say/from-background thing/widget term/background-location-indicator noun/sign verb/hide prompt/ label/ key/ grant/provisional thing/live-activity how/ever thing/any-time verb/need-not api/ thing/region accuracy/ status/ noun/event phase/suspended
    word noun/location|thing/keeps-receiving|verb/stay
    value always: verb/need level/always
    fact phase/background = either ; R04 R06

    # Whether the property off keeps all locations away.
    property off-at-all
    loose
    apart
    firm
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but phase/ event/ noun/true status/ session/ grant/ level/
    word noun/false
    value served: noun/location verb/deliver thing/at-all
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = served ; R05

    # Whether the sign can go on a watch.
    property watch-hides
    loose
    apart
    plain
    despite may
    on watchOS
    subject say/indicator-gone
    value hidden: how/can
    fact say/indicator-gone = shown ; R07

    # Where the property of the sign is at all.
    property indicator-where
    loose
    apart
    on watchOS tvOS macOS
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but verb/not-work effect/ verb/unavailable verb/missing verb/ignore verb/need-not
    word verb/work|verb/suffice|verb/use
    value works: verb/work|verb/suffice|verb/use
    fact api/CLLocationManager.showsBackgroundLocationIndicator = missing ; 5.8 R07

    # Which of several managers is served.
    property one-manager-served
    loose
    apart
    despite only
    plain
    subject say/one-manager
    value served: verb/deliver|verb/report|verb/call|verb/hear
    fact say/one-manager = all ; R11

    # What comes of more conditions than there may be.
    property over-evicts
    loose
    apart
    plain
    subject thing/too-many
    but session/
    value evicted: thing/evicts
    fact thing/too-many = reported ; R40

    # Whether a Mac that sleeps goes on watching.
    property asleep-watches
    loose
    apart
    plain
    despite even
    subject service/condition-monitoring noun/condition api/CLMonitor service/region-monitoring thing/region
    but verb/stop verb/end
    value asleep: say/mac-sleeps verb/use|verb/last|verb/deliver|thing/still-watched
    fact service/condition-monitoring|noun/condition|api/CLMonitor|service/region-monitoring|thing/region = awake ; R43

    # How many states a condition has, told of the condition.
    property states-few
    loose
    apart
    current
    plain
    despite only 뿐
    subject service/condition-monitoring noun/condition api/CLMonitor api/CLMonitor.Event.State
    but count/4 noun/switch verb/satisfy
    value few: thing/too-few-states
    fact service/condition-monitoring|noun/condition|api/CLMonitor|api/CLMonitor.Event.State = four ; R46
    """
}
