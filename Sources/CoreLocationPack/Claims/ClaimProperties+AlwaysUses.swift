/// What the greater level is good for, one use at a time, as tables of uses and levels have it.
extension ClaimProperties {
  static let alwaysUses = """
    # What the greater level allows to be started out of use.
    property always-starts-out-of-use
    loose
    apart
    current
    plain
    subject level/always grant/always
    but level/whenInUse grant/whenInUse grant/provisional session/ phase/foreground phase/inUse key/ prompt/ service/live-updates verb/need verb/suffice effect/ thing/error api/CLError fn/only fn/without platform/ event/terminate say/even-with
    value starts: phase/background|phase/notInUse verb/start service/
    value starts: phase/background|phase/notInUse event/startStandard
    fact level/always|grant/always = starts ; 1.1 7.4

    # Whether an event launches an app of the greater level.
    property always-launched-for-events
    loose
    apart
    current
    subject level/always grant/always
    but level/whenInUse grant/whenInUse grant/provisional session/ key/ label/ platform/ verb/need event/terminate:byUser event/relaunch:byUser thing/widget service/standard-location service/heading service/beacon-ranging service/live-updates service/location-push service/condition-monitoring accuracy/ event/reboot fn/only fn/without device/
    word service/|phase/terminated
    value launched: verb/launch|event/relaunch:byEvent
    fact level/always|grant/always = launched ; T122 7.4

    # Whether an app of the greater level gets events while it is not in use.
    property always-served-out-of-use
    loose
    apart
    current
    subject level/always grant/always
    but level/whenInUse grant/whenInUse grant/provisional session/ phase/inUse phase/foreground key/ label/ prompt/ accuracy/ platform/ verb/hold verb/need verb/ask service/live-updates service/condition-monitoring event/terminate fn/only fn/without device/ minutes/
    word phase/notInUse
    value served: verb/deliver noun/location|noun/event
    fact level/always|grant/always = served ; 1.1 1.5

    # Whether notifications by place come at the greater level.
    property trigger-at-always
    loose
    apart
    firm
    current
    subject service/location-notification api/UNLocationNotificationTrigger
    but level/whenInUse grant/whenInUse verb/need fn/only fn/without
    word level/always|grant/always
    value enough: verb/use|verb/work|verb/suffice|verb/available
    fact service/location-notification|api/UNLocationNotificationTrigger = enough ; 5.10 6.2

    # Whether the greater level serves geocoding.
    property geocoding-at-always
    loose
    apart
    firm
    current
    subject service/geocoding api/CLGeocoder
    but level/whenInUse grant/whenInUse verb/need thing/error fn/only fn/without
    word level/always|grant/always
    value works: verb/use|verb/work|verb/suffice|verb/available
    fact service/geocoding|api/CLGeocoder = works ; 6.3 7.4

    # Whether the greater level lets pushes for the position in.
    property push-at-always
    loose
    apart
    firm
    current
    subject service/location-push api/CLLocationPushServiceExtension
    but level/whenInUse grant/whenInUse verb/need fn/only fn/without key/ platform/
    word level/always|grant/always
    value works: verb/use|verb/work|verb/suffice|verb/available
    fact service/location-push|api/CLLocationPushServiceExtension = works ; 6.2 7.4

    # Whether a widget gets positions at the greater level.
    property widget-at-always
    loose
    apart
    firm
    current
    subject thing/widget
    but level/whenInUse grant/whenInUse minutes/ verb/pass event/elapse key/ phase/ grant/none status/notDetermined verb/show verb/appear verb/ask prompt/ fn/only fn/without
    word level/always|grant/always
    value gets: noun/location
    fact thing/widget = gets ; T128 6.2
    """
}
