/// What many pages say of location permission and the facts do not. Each is read within one statement.
extension ClaimProperties {
  static let misconceptions = """
    # Which level locations behind other apps need, told as one thing.
    property updates-behind-need
    loose
    apart
    current
    plain
    despite only
    subject say/location-behind gist/updates-behind
    but verb/launch process/ phase/terminated phase/suspended session/ service/ event/ api/ key/ thing/no-sign level/whenInUse grant/ thing/widget prompt/ label/ verb/need-not verb/start
    value always: verb/need level/always
    value always: say/requires level/always
    value always: say/only-with level/always
    fact say/location-behind|gist/updates-behind = either ; R04 R06

    # Which level locations behind other apps need, said of the place.
    property behind-needs-only
    loose
    apart
    current
    subject phase/background
    but verb/launch process/ phase/terminated phase/suspended session/ service/ event/ api/ key/ thing/no-sign level/whenInUse grant/ thing/widget prompt/ label/ verb/need-not verb/start term/background-location-indicator noun/sign verb/hide say/unseen thing/region
    word noun/location
    value always: how/must level/always
    fact phase/background = either ; R04 R06

    # With which level alone a service works.
    property works-only-with
    loose
    apart
    current
    despite only
    subject service/region-monitoring service/visits service/significant-change
    but verb/launch process/ phase/ event/ session/ noun/event verb/deliver level/whenInUse
    word say/only-with|verb/work|thing/must-be-granted
    value always: level/always say/only-with
    value always: level/always how/only|how/only-then verb/work
    value always: level/always thing/must-be-granted verb/work
    fact service/region-monitoring|service/visits|service/significant-change = either ; T118 T119

    # Whether it works with the lesser level at all.
    property works-with-use
    loose
    apart
    current
    subject service/region-monitoring service/visits service/significant-change
    but verb/launch process/ phase/ event/ noun/event verb/deliver level/always say/location-behind
    word verb/work
    value use: level/whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse verb/work
    fact service/region-monitoring|service/visits|service/significant-change = use ; T118 T119

    # Where the lesser level serves.
    property use-serves-only
    loose
    apart
    current
    despite only can
    subject level/whenInUse grant/whenInUse
    but phase/inUse verb/start event/start: event/start event/request verb/ask prompt/ phase/background phase/terminated term/background-location-indicator session/ service/ noun/event verb/create level/always how/missing how/lacking key/ api/ status/ verb/launch thing/region term/complication
    word noun/location|verb/deliver|about/authorization|noun/service|thing/location-services|verb/available|say/only-on-screen
    value front: how/only|how/only-then phase/foreground
    value front: say/only-on-screen
    fact level/whenInUse|grant/whenInUse = more ; 6.1 M11

    # Whether the lesser level lets an app go on behind others.
    property use-behind
    loose
    apart
    current
    subject level/whenInUse grant/whenInUse
    but verb/start event/ verb/ask prompt/ phase/terminated term/background-location-indicator session/ service/ noun/event verb/create level/always key/ api/ status/ verb/launch thing/region verb/need verb/set thing/forever how/itself
    word say/location-behind|gist/updates-behind|noun/location
    value behind: say/location-behind|gist/updates-behind
    value behind: phase/background noun/location verb/deliver|verb/grant
    fact level/whenInUse|grant/whenInUse = behind ; R04 R06

    # What becomes of updates with the lesser level.
    property use-stops-behind
    loose
    apart
    current
    subject level/whenInUse grant/whenInUse
    but key/ api/ event/setAllowsBackground: session/ verb/missing how/missing how/lacking fn/없이 noun/mode level/always grant/temporary verb/start event/start: service/ thing/region noun/event prompt/ label/Allow_Once thing/heading say/location-behind verb/off verb/turn-off event/elapse
    word event/leaveForeground|phase/background
    value stops: verb/end|verb/stop|thing/paused noun/location
    fact level/whenInUse|grant/whenInUse = goes-on ; R04 6.1

    # What comes of a request without its text, told of what was not done.
    property undeclared-ends
    loose
    apart
    current
    anywhere
    despite not
    subject noun/plist key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription say/keyless
    but key/UIBackgroundModes key/UIBackgroundModes:location api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on noun/mode verb/ignore effect/none
    word say/crashes
    value crash: say/crashes
    fact noun/plist|key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|say/keyless = nothing ; T06 T16

    # Whether the flag needs the greater level.
    property flag-without-always
    loose
    apart
    current
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but key/UIBackgroundModes key/UIBackgroundModes:location noun/mode level/whenInUse verb/need-not
    word verb/missing|how/missing|how/lacking|fn/없이|fn/없
    value crash: level/always delivery/crash|verb/crash|say/crashes
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = nothing ; T127 R05
    """
}
