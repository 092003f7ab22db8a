/// What Settings, restrictions and reduced accuracy do.
extension ClaimProperties {
  static let restricting = """
    # Whether a person can lift a restriction, told with a profile.
    property restricted-changeable
    loose
    anywhere
    despite or but elsewhere alike 바로 also may advice must only hedge
    subject status/restricted device/restricted thing/restrictions
    but thing/no-point say/pointless effect/none status/denied label/ thing/guardian verb/lift verb/undo verb/end verb/turn-off say/outside api/CLAuthorizationStatus.denied status/authorized verb/removed
    plain
    value can: say/user-can-change
    fact status/restricted|device/restricted|thing/restrictions = nobody ; T69

    # Whether a row of Settings lifts a restriction.
    property restricted-by-row
    loose
    anywhere
    despite or but alike 바로 same
    subject status/restricted
    but status/denied thing/guardian verb/lift verb/turn-off api/CLAuthorizationStatus.denied label/
    word noun/settings
    value lifted: level/whenInUse|settings/whileUsing|level/always|settings/always verb/choose verb/end|verb/undo
    fact status/restricted = nobody ; T69

    # What forbidden location is reported as.
    property forbidden-reported
    loose
    apart
    given
    subject device/restricted thing/restrictions
    but label/ grant/ device/servicesOff event/settings:globalOff diagnostic/ api/CLError verb/lift verb/undo noun/settings verb/deny
    word say/location-forbidden
    value *: status/notDetermined|status/denied|status/authorizedAlways|status/authorizedWhenInUse
    fact device/restricted|thing/restrictions = status/restricted ; T69

    # Whether restricted tells of a refusal.
    property restricted-after-refusal
    loose
    apart
    plain
    despite question
    subject status/restricted
    but say/may-coexist
    value refused: say/means-user-refused
    fact status/restricted = restrictions ; T69

    # For which apps the reminder is.
    property reminder-for-use
    loose
    apart
    despite hedge few only also
    subject prompt/P-REM
    but level/always grant/always label/ verb/become status/ verb/turn-off event/settings: noun/settings event/answer:any thing/answer
    word verb/appear|verb/show|verb/choose|verb/offer
    value use: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    fact prompt/P-REM = level/always ; T72

    # Which services launch an app.
    property launch-but-regions
    loose
    apart
    current
    despite only
    subject service/visits service/significant-change
    but service/region-monitoring thing/region service/condition-monitoring noun/condition accuracy/ service/standard-location service/live-updates session/ service/location-push
    word level/always|grant/always|status/authorizedAlways
    value two: how/only service/significant-change|service/visits verb/launch
    fact service/visits|service/significant-change = three ; T122 6.2

    # Whether reduced accuracy leaves an app without any position.
    property reduced-nothing
    loose
    apart
    firm
    current
    despite at
    subject accuracy/reduced event/settings:preciseOff
    but status/denied grant/denied verb/deny thing/coarse accuracy/full service/ thing/region thing/beacon thing/phone-and-watch noun/event phase/ key/ level/ grant/
    word say/any-position|thing/at-all|say/none-comes
    value gets: say/any-position verb/deliver|verb/available
    value gets: noun/location thing/at-all verb/deliver|verb/available
    value none: noun/location say/none-comes
    fact accuracy/reduced|event/settings:preciseOff = gets ; 6.4

    # Which right watching needs while accuracy is reduced.
    property reduced-by-right
    loose
    apart
    current
    subject thing/beacon service/beacon-ranging service/region-monitoring thing/region
    but accuracy/full session/ event/terminate phase/ verb/launch thing/accuracy-change
    word accuracy/reduced|event/settings:preciseOff
    value always: verb/need level/always|grant/always
    fact thing/beacon|service/beacon-ranging|service/region-monitoring|thing/region = full ; 6.4

    # How many hours a coarse position takes.
    property reduced-hours
    loose
    apart
    despite hedge may can each or
    subject accuracy/reduced diagnostic/accuracyLimited event/settings:preciseOff
    but count/1 count/4 say/four-an-hour accuracy/full accuracy/temporary grant/temporary
    word say/takes-time
    value hours: unit/hours count/
    value hours: hours/
    fact accuracy/reduced|diagnostic/accuracyLimited|event/settings:preciseOff = minutes ; 6.4

    # How old a position is that is computed four times an hour.
    property four-then-hours
    loose
    anywhere
    despite hedge may can
    subject say/four-an-hour
    word noun/location|verb/compute
    value hours: noun/limit unit/hours count/
    value hours: noun/limit hours/
    fact say/four-an-hour = minutes ; 6.4

    # Where the circle is wide.
    property city-wide
    loose
    apart
    despite hedge also may can 이상 or
    subject thing/city
    but thing/country-side thing/region service/region-monitoring accuracy/full say/shrinks
    word say/grows|verb/pass
    value wide: kilometers/10|kilometers/12|kilometers/15|kilometers/20|kilometers/30 noun/interval|accuracy/reduced
    fact thing/city = narrow ; 6.4

    # Where the circle is narrow.
    property country-narrow
    loose
    apart
    despite hedge also may can 이상 or
    subject thing/country-side
    but thing/city thing/region service/region-monitoring accuracy/full say/grows
    word say/shrinks
    value narrow: kilometers/1|kilometers/2|kilometers/3 noun/interval|accuracy/reduced
    fact thing/country-side = wide ; 6.4

    # Whether regions are watched with a coarse position.
    property reduced-fires
    loose
    apart
    despite even 뿐 only
    subject service/region-monitoring service/beacon-ranging thing/region thing/beacon
    but accuracy/full noun/accuracy accuracy/temporary event/settings:preciseOn how/again verb/turn-off verb/need verb/ask service/visits service/significant-change service/standard-location service/heading
    word accuracy/reduced|event/settings:preciseOff
    value fires: verb/call|verb/deliver|verb/work thing/still
    value fires: verb/work
    value fires: say/only-coarser
    fact service/region-monitoring|service/beacon-ranging|thing/region|thing/beacon = stopped ; 6.4 I22

    # Which services reduced accuracy takes away.
    property reduced-takes
    loose
    apart
    current
    despite only
    subject service/visits service/significant-change service/heading
    but say/elided accuracy/full thing/coarse noun/accuracy session/ phase/ level/ grant/ key/ noun/option
    word accuracy/reduced|event/settings:preciseOff
    value none: verb/unavailable
    fact service/visits|service/significant-change|service/heading = works ; 6.4

    # How exact a reduced position is, told with a hedge.
    property reduced-meters
    loose
    apart
    despite hedge
    subject accuracy/reduced
    but say/search-radius service/ thing/region api/ accuracy/full verb/become
    word noun/interval|noun/accuracy
    value metres: meters/10|meters/20|meters/30|meters/50|meters/100|meters/200|meters/300|meters/500
    fact accuracy/reduced = kilometres ; 6.4

    # Whether a wish for accuracy goes past what its user chose.
    property wish-overrides
    loose
    apart
    plain
    subject api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation
    but event/requestTemporaryFullAccuracy
    value overrides: say/past-the-choice
    fact api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation = user ; 6.4

    # Which level notifications with a place need.
    property trigger-only-with
    loose
    apart
    subject api/UNLocationNotificationTrigger service/location-notification api/CLGeocoder service/geocoding
    but verb/need-not thing/location-push service/location-push
    plain
    value always: level/always|grant/always say/only-with
    fact api/UNLocationNotificationTrigger|service/location-notification|api/CLGeocoder|service/geocoding = either ; 6.2 5.10

    # Whether services that run under either level are there with Always alone.
    property service-only-with
    loose
    apart
    plain
    era iOS 13.0 -
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring api/CLMonitor service/beacon-ranging service/heading
    but verb/launch event/relaunch: phase/ session/ service/location-push verb/need-not fn/아니
    value always: level/always|grant/always say/only-with
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|api/CLMonitor|service/beacon-ranging|service/heading = either ; T119 7.4

    # Whether reduced accuracy leaves services at work that need no exact position.
    property reduced-works
    loose
    apart
    firm
    current
    despite even
    subject service/visits service/significant-change service/heading
    but accuracy/full noun/accuracy thing/coarse service/region-monitoring service/beacon-ranging thing/region thing/beacon level/ grant/ phase/ session/ key/ device/ process/ event/terminate noun/place thing/place say/exact-places
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/work|verb/available
    fact service/visits|service/significant-change|service/heading = works ; 6.4

    # Whether the accuracy switch takes a level away.
    property precise-revokes
    loose
    apart
    plain
    subject event/settings:preciseOff
    but service/ thing/region accuracy/temporary session/ accuracy/full
    value revoked: verb/end level/always|grant/always|level/whenInUse|grant/whenInUse|grant/authorized
    fact event/settings:preciseOff = kept ; T63

    # Whether rights come back with Location Services.
    property on-brings-back
    loose
    apart
    firm
    despite again
    subject event/settings:globalOn
    but status/notDetermined grant/temporary label/ session/ event/settings:never accuracy/ event/reinstall event/resetLocationAndPrivacy how/at-once
    word noun/status|grant/authorized|grant/always|grant/whenInUse|level/always|level/whenInUse
    value back: how/back
    value back: say/comes-back
    fact event/settings:globalOn = back ; T66
    """
}
