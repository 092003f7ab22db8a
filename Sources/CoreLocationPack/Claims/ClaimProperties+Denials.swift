/// What reference pages tell in one plain sentence, for who denies it or tells the opposite.
extension ClaimProperties {
  static let denials = """
    # What the key of the explicit mode does to implicit sessions.
    property explicit-key-ends
    loose
    apart
    anywhere
    firm
    subject key/NSLocationRequireExplicitServiceSession
    but verb/missing noun/false thing/no-key session/background event/createBackgroundSession
    word verb/turn-off|verb/off
    value off: thing/implicit
    fact key/NSLocationRequireExplicitServiceSession = off ; 4.2 R25

    # Whether a monitor keeps its conditions.
    property conditions-kept
    loose
    apart
    anywhere
    firm
    subject service/condition-monitoring api/CLMonitor
    but verb/end verb/removed event/ session/ phase/ event/reinstall thing/forgets verb/deliver noun/event
    word noun/condition|set/conditions
    value kept: verb/stored
    value kept: verb/last
    fact service/condition-monitoring|api/CLMonitor = kept ; R41

    # For whom the switch of the indicator makes a difference.
    property indicator-switch-matters
    loose
    apart
    plain
    firm
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but level/whenInUse status/authorizedWhenInUse noun/true noun/false platform/
    value same: verb/stay level/always
    value matters: verb/become level/always
    fact api/CLLocationManager.showsBackgroundLocationIndicator = matters ; R07

    # Whether the compass needs a magnetometer.
    property compass-does-without
    loose
    apart
    plain
    despite need-not
    subject service/heading
    but key/ term/device-capabilities thing/course verb/declare
    value does-without: verb/need-not term/magnetometer
    fact service/heading = needs ; 7.4

    # What comes of background updates without the mode for them.
    property mode-missing-crash
    loose
    apart
    anywhere
    firm
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but noun/false level/ status/ event/createBackgroundSession session/
    word key/UIBackgroundModes:location
    value crash: delivery/crash|verb/crash|say/fatal how/without
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = crash ; T127

    # Whether regions and conditions are limited.
    property watched-unlimited
    loose
    apart
    plain
    subject service/region-monitoring service/condition-monitoring
    but diagnostic/ api/CLMonitor.Event.conditionLimitExceeded api/CLError.* verb/report verb/fail verb/crash noun/error completion/ thing/not-enough verb/ignore
    value unlimited: thing/not-counted items/20
    value beyond: thing/too-many how/can
    fact service/region-monitoring|service/condition-monitoring = twenty ; R40 7.4
    """
}
