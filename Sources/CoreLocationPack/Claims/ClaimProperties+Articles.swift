/// What articles and posts tell beside the course of things: what a level launches, how long a widget
/// is served, what a Mac reports.
extension ClaimProperties {
  static let articles = """
    # Which services bring a terminated app back.
    property brings-back
    loose
    apart
    current
    subject service/standard-location service/heading service/beacon-ranging
    but event/relaunch:byUser phase/foreground
    word verb/launch
    value launched: verb/launch phase/terminated|phase/background|say/by-the-system
    fact service/standard-location|service/heading|service/beacon-ranging = nothing ; T122

    # For how long a widget that was seen is served.
    property widget-seen
    loose
    apart
    despite only may
    plain
    subject thing/widget say/last-seen
    but level/always grant/always
    value hours: hours/|days/|thing/for-long
    fact thing/widget|say/last-seen = minutes ; T128

    # What a Mac reports of an app that was allowed.
    property mac-reports
    loose
    apart
    on macOS
    subject grant/authorized event/answer:allow
    word verb/report|verb/become|verb/grant|verb/deliver
    value use: status/authorizedWhenInUse
    fact grant/authorized|event/answer:allow = always ; T116

    # Who may hide the indicator.
    property always-hides
    loose
    apart
    firm
    current
    subject term/background-location-indicator
    but level/whenInUse grant/whenInUse session/background
    word level/always|grant/always
    value hidden: verb/hide
    fact term/background-location-indicator = hidden ; R07

    # How many managers hear of a change.
    property one-manager-hears
    loose
    apart
    plain
    despite only
    subject noun/manager thing/managers api/CLLocationManager
    but event/createManager
    value one: thing/one-manager
    fact noun/manager|thing/managers|api/CLLocationManager = all ; T03

    # How long what the system remembers of sessions lasts.
    property memory-lasts
    loose
    apart
    plain
    despite only 밖
    subject thing/forgets say/remembers
    value long: hours/|days/|thing/for-long
    fact thing/forgets|say/remembers = seconds ; R22

    # What a request for Always is on a device that runs apps made for another.
    property treated-on-vision
    loose
    apart
    on iPadAppOnVisionOS
    despite this
    subject event/requestAlways event/request:any
    plain
    value always: level/always verb/act-like|verb/treat
    value always: say/treated-as-always
    value ignored: effect/none|verb/ignore
    fact event/requestAlways|event/request:any = in-use ; T27

    # What changes in Settings.
    property changes-in-settings
    loose
    apart
    anywhere
    firm
    despite 항상 always later 나중에 again
    subject noun/settings
    but status/restricted device/restricted accuracy/ level/ label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow label/Change_to_Only_While_Using phase/ session/ prompt/ verb/missing grant/ event/ say/by-code how/by-app
    word noun/status|thing/app-authorized
    value possible: verb/become|verb/turn-off
    fact noun/settings = possible ; T60 T61 T62

    # Whether a complication is served.
    property complication-served
    loose
    apart
    firm
    subject term/complication thing/complication
    but prompt/ event/request:any verb/ask verb/prompted level/
    word noun/location
    value served: verb/deliver|verb/grant|verb/use
    fact term/complication|thing/complication = served ; 6.1

    # Whether a complication counts as in use.
    property complication-in-use
    loose
    apart
    firm
    subject term/complication thing/complication
    but prompt/ event/request:any verb/ask verb/prompted level/ verb/need
    word phase/inUse
    value used: verb/treat
    fact term/complication|thing/complication = used ; 6.1

    # Where apps are suspended that leave the foreground.
    property suspends-there
    loose
    apart
    firm
    plain
    on iOS iPadOS watchOS
    subject phase/background event/leaveForeground
    but session/ key/ service/ noun/location api/ verb/turn-on phase/inUse level/ grant/ status/ noun/service
    value suspended: phase/suspended
    fact phase/background|event/leaveForeground = suspended ; R01

    # What the delegate hears when the level is lowered.
    property lowered-hears
    loose
    apart
    subject verb/downgrade
    but label/ prompt/second settings/
    word noun/delegate
    value *: status/*
    fact verb/downgrade = status/authorizedWhenInUse ; T31 T74

    # Who may hide the indicator, told of the level.
    property level-hides
    loose
    apart
    firm
    plain
    current
    subject level/always grant/always
    but level/whenInUse grant/whenInUse session/ prompt/ label/
    value hidden: verb/hide
    fact level/always|grant/always = hidden ; R07

    # What a background session shows.
    property background-shows
    loose
    apart
    firm
    subject session/background
    but say/even-in-session phase/foreground event/enterForeground
    word term/background-location-indicator
    value shown: verb/appear|verb/show
    fact session/background = shown ; T108

    # As which session an iteration counts.
    property counts-as-session
    loose
    apart
    subject verb/iterate service/live-updates service/condition-monitoring api/CLMonitor.events event/beginLiveUpdates
    but phase/notInUse
    word verb/treat
    value always: session/service:always
    value always: level/always thing/implicit
    fact verb/iterate|service/live-updates|service/condition-monitoring|api/CLMonitor.events|event/beginLiveUpdates|event/iterateEvents = in-use ; R24 T104

    # What comes before the first unlock.
    property comes-before-unlock
    loose
    apart
    given
    despite even
    subject device/locked
    but event/firstUnlock noun/status status/ level/
    word noun/event|service/condition-monitoring|service/region-monitoring|service/significant-change
    value comes: verb/occur|verb/deliver
    fact device/locked = nothing ; T126
    """
}
