/// What sessions, devices and entitlements take from keys, and since when there are the keys for
/// accuracy.
extension ClaimProperties {
  static let keyRulesMore = """
    # Whether coarse positions come without a right.
    property reduced-without-right
    loose
    apart
    plain
    despite even without
    subject accuracy/reduced
    but thing/separate say/separately how/again accuracy/full accuracy/temporary session/ device/ event/requestTemporaryFullAccuracy label/ status/
    value free: verb/need-not noun/status
    value free: say/without-any-right
    fact accuracy/reduced = right ; 6.4 T112

    # Whether a key or a setting spares the person the prompt.
    property spares-prompt
    loose
    apart
    plain
    subject key/NSLocationDefaultAccuracyReduced key/NSWidgetWantsLocation key/UIBackgroundModes key/UIBackgroundModes:location key/com.apple.developer.location.push accuracy/reduced
    but accuracy/temporary event/requestTemporaryFullAccuracy say/already-full verb/missing
    value spared: say/skips-prompt
    fact key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|key/UIBackgroundModes|key/UIBackgroundModes:location|key/com.apple.developer.location.push|accuracy/reduced = asked ; 4.2 2.3

    # Whether starting a service that reduced accuracy leaves is in vain.
    property start-under-reduced
    loose
    apart
    plain
    despite nothing no anything
    subject accuracy/reduced event/settings:preciseOff
    but service/region-monitoring service/beacon-ranging service/condition-monitoring thing/region thing/beacon accuracy/full thing/coarse status/ grant/none
    value dead: event/startHeading|event/startVisits|event/startSignificantChange|event/startStandard|event/requestLocation|api/CLLocationManager.startUpdatingHeading()|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.requestLocation() effect/none|verb/not-work|verb/unavailable
    fact accuracy/reduced|event/settings:preciseOff = alive ; 6.4

    # Whether a denied app is asked about its accuracy.
    property accuracy-asked-denied
    loose
    apart
    despite even because still
    subject event/requestTemporaryFullAccuracy prompt/P-ACC
    but label/ verb/deny completion/ effect/ key/ thing/entry verb/become
    word status/denied|grant/denied|say/even-denied
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/work
    fact event/requestTemporaryFullAccuracy|prompt/P-ACC = none ; T80

    # Whether temporary accuracy waits for the next launch to end.
    property temporary-until-launch
    loose
    apart
    plain
    despite until only
    subject accuracy/temporary
    but session/ verb/deny
    value launch: say/until-launch
    fact accuracy/temporary = use ; T86

    # Whether a request for accuracy does without a purpose.
    property purpose-may-be-nil
    loose
    apart
    plain
    despite may also
    subject say/nil-purpose
    value can: how/can
    value can: verb/work|verb/available|verb/suffice
    fact say/nil-purpose = needed ; T83 5.1

    # Whether the background mode starts the app.
    property mode-starts-app
    loose
    apart
    plain
    despite whatever regardless
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but level/always grant/always session/ service/ verb/need verb/missing how/lacking
    value starts: event/reboot verb/launch|verb/start|event/relaunch:|verb/on|verb/turn-on
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = continues ; 4.2 7.4

    # Whether beacons and regions are watched whatever the accuracy.
    property watched-regardless
    loose
    apart
    plain
    despite whatever regardless
    subject service/beacon-ranging service/region-monitoring service/condition-monitoring
    value regardless: say/whatever-accuracy
    fact service/beacon-ranging|service/region-monitoring|service/condition-monitoring = full ; 6.4 I22

    # Whether a widget has to be granted a level of its own.
    property widget-own-level
    loose
    apart
    plain
    despite must also
    subject thing/widget
    but verb/need-not key/ thing/extension-plist
    value own: level/always|level/whenInUse say/separately
    fact thing/widget = app ; T128

    # Since when the first prompt holds the choice of precision, told beside its buttons.
    property pill-beside-buttons
    loose
    apart
    plain
    despite also
    since iOS 14.0
    subject thing/precise-pill say/pill
    but key/ accuracy/temporary event/requestTemporaryFullAccuracy verb/missing how/lacking noun/settings
    value there: verb/introduce|say/part-of-prompt
    fact thing/precise-pill|say/pill = none ; 2.3

    # Whether the compass needs precise positions.
    property compass-needs-precise
    loose
    apart
    plain
    despite must because
    subject service/heading
    but say/exact-places thing/coarse service/region-monitoring service/beacon-ranging service/condition-monitoring thing/region thing/beacon verb/need-not
    value precise: accuracy/full|term/precise-location|event/settings:preciseOn verb/need
    fact service/heading = none ; 6.4

    # Whether the delegate is left in the dark by what temporary accuracy does.
    property temporary-unheard
    loose
    apart
    despite each every must nothing no only
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but verb/deny label/ say/full-not-given thing/entry-missing phase/background session/
    word verb/end|event/lapse:any|verb/agree|verb/grant
    value unheard: say/delegate-unaware
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = heard ; T81 T86

    # Which apps are asked for more accuracy.
    property accuracy-asked-of
    loose
    apart
    plain
    despite only
    subject prompt/P-ACC event/requestTemporaryFullAccuracy accuracy/temporary
    value always: say/limited-to-always
    fact prompt/P-ACC|event/requestTemporaryFullAccuracy|accuracy/temporary = either ; T80

    # How often one may ask for more accuracy.
    property accuracy-asked-once
    loose
    apart
    plain
    despite only
    subject prompt/P-ACC event/requestTemporaryFullAccuracy accuracy/temporary
    but noun/upgrade prompt/P-UPG level/always event/requestAlways
    value once: say/once-per-installation
    fact prompt/P-ACC|event/requestTemporaryFullAccuracy|accuracy/temporary = any ; T80 T86

    # What the key of widgets is until a widget sets it.
    property widget-key-at-first
    loose
    apart
    plain
    despite each every hedge only
    subject key/NSWidgetWantsLocation
    but noun/false verb/missing
    value on: say/on-from-the-start|say/starts-true
    fact key/NSWidgetWantsLocation = false ; 4.2

    # Whether a text brings the prompt of the upgrade.
    property text-brings-upgrade
    loose
    apart
    plain
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription
    but event/requestAlways grant/provisional prompt/second verb/missing
    value brings: how/itself prompt/P-UPG verb/appear|verb/show
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationWhenInUseUsageDescription = nothing ; T30

    # Whether sessions do without texts.
    property session-without-text
    loose
    apart
    plain
    despite without also
    subject api/CLServiceSession session/service:
    but key/NSLocationRequireExplicitServiceSession say/explicit-mode session/service:none level/always api/CLServiceSession.AuthorizationRequirement.none key/ api/CLServiceSession.AuthorizationRequirement.always
    value needless: verb/need-not|fn/need-not term/usage-description
    value needless: thing/without-text verb/work|verb/prompted|how/can
    fact api/CLServiceSession|session/service:any|session/service:whenInUse|session/service:always = needed ; T87 T94

    # Whose text people read first of a request for Always.
    property read-first-of-always
    loose
    apart
    plain
    current
    era iOS 13.0 -
    despite before
    subject event/requestAlways prompt/always
    but key/NSLocationWhenInUseUsageDescription verb/need verb/declare verb/missing prompt/second
    value greater: key/NSLocationAlwaysAndWhenInUseUsageDescription say/first-read
    fact event/requestAlways|prompt/always = lesser ; T15 I29
    """
}
