/// How accuracy, services, sessions and temporary grants go on: how often, how long, who decides, and
/// who hears of it. Each is read within one statement.
extension ClaimProperties {
  static let rules = """
    # How often a reduced position is computed.
    property reduced-times
    loose
    apart
    plain
    despite hedge each only
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value four: say/four-an-hour
    value other: say/other-an-hour
    fact accuracy/reduced|event/settings:preciseOff = four ; 6.4

    # Who decides about accuracy.
    property accuracy-decided
    loose
    apart
    plain
    firm
    despite only
    subject accuracy/reduced accuracy/full noun/accuracy
    but api/ event/requestTemporaryFullAccuracy accuracy/temporary
    value user: say/user-decides
    value app: say/app-decides
    fact accuracy/reduced|accuracy/full|noun/accuracy = user ; 6.4

    # What is exact about a visit.
    property visit-parts
    loose
    apart
    plain
    despite only but
    subject service/visits thing/visit
    but accuracy/full
    value exact-times: say/exact-times
    value coarse-times: say/coarse-times
    value exact-places: say/exact-places
    value coarse-places: say/coarse-places
    fact service/visits|thing/visit = exact-times coarse-places ; 6.4

    # What reduced accuracy leaves alone.
    property affected-reduced
    loose
    apart
    firm
    despite even
    subject service/heading service/visits service/significant-change service/region-monitoring service/beacon-ranging service/condition-monitoring
    but accuracy/full noun/accuracy
    word accuracy/reduced|event/settings:preciseOff
    value affected: say/affected
    fact service/heading|service/visits|service/significant-change = works ; 6.4
    fact service/region-monitoring|service/beacon-ranging|service/condition-monitoring = affected ; 6.4

    property keeps-reduced
    loose
    apart
    firm
    despite even
    subject service/heading service/visits service/significant-change
    but accuracy/full noun/accuracy service/region-monitoring service/beacon-ranging
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/last|verb/stay
    fact service/heading|service/visits|service/significant-change = works ; 6.4

    property beacons-reduced
    loose
    apart
    despite even
    subject service/beacon-ranging
    but accuracy/full noun/accuracy thing/blocked
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/last|verb/stay|verb/work|verb/deliver|verb/available
    fact service/beacon-ranging = blocked ; 6.4

    # What is left to do for a service after a launch.
    property only-delegate
    loose
    apart
    plain
    despite only again
    subject service/visits thing/visit service/region-monitoring event/startVisits service/significant-change service/standard-location service/beacon-ranging service/heading
    value delegate: say/only-delegate
    fact service/visits|thing/visit|service/region-monitoring|event/startVisits = delegate ; 7.4
    fact service/significant-change|service/standard-location|service/beacon-ranging|service/heading = again ; 7.4

    # After which way and how often significant changes come.
    property significant-distance
    loose
    apart
    plain
    despite hedge each than
    subject service/significant-change
    but api/CLLocationManager.distanceFilter accuracy/ thing/region
    value *: meters/
    value *: kilometers/
    fact service/significant-change = meters/500 ; 7.4

    property significant-interval
    loose
    apart
    despite hedge each than
    subject service/significant-change
    but accuracy/ event/relaunch:
    word say/at-most-every
    value *: minutes/
    value *: seconds/
    value *: hours/
    fact service/significant-change = minutes/5 ; 7.4

    # On what a service depends.
    property depends-on
    loose
    apart
    plain
    subject service/heading api/CLLocationManager.startUpdatingHeading() service/geocoding api/CLGeocoder
    but verb/need-not verb/unavailable thing/no-network thing/no-magnetometer
    word verb/need
    value magnetometer: term/magnetometer
    value network: thing/network
    fact service/heading|api/CLLocationManager.startUpdatingHeading() = magnetometer ; 7.4
    fact service/geocoding|api/CLGeocoder = network ; 7.4

    # Whether a push does without Always.
    property push-in-use
    loose
    apart
    despite even each only
    subject service/location-push
    but level/always grant/always verb/need
    word level/whenInUse|grant/whenInUse
    value launched: verb/launch|verb/deliver|verb/start|verb/use
    fact service/location-push = always ; T129 6.2

    # What an app knows before the tap.
    property knows-before-tap
    loose
    apart
    plain
    despite before even until
    subject service/location-notification api/UNLocationNotificationTrigger
    value early: how/before verb/know|verb/inform-app|verb/report
    fact service/location-notification|api/UNLocationNotificationTrigger = nothing ; T130

    # With which error a service starts in a denied app.
    property start-denied
    loose
    apart
    given
    firm
    subject status/denied grant/denied label/Don’t_Allow
    but session/ device/ event/requestTemporaryFullAccuracy completion/ status/restricted
    word verb/start|event/start:any|event/startStandard|event/startVisits|event/startRegion|event/startSignificantChange|api/CLLocationManager.startUpdatingLocation()
    value denied: api/CLError.Code.denied
    value unknown: api/CLError.Code.locationUnknown
    value network: api/CLError.Code.network
    value crash: delivery/crash|verb/crash
    fact status/denied|grant/denied|label/Don’t_Allow = denied ; T112

    # Whether sessions can be held beside each other.
    property sessions-layer
    loose
    apart
    plain
    firm
    subject session/service:any
    but session/background
    value layer: say/layer
    fact session/service:any = layer ; R26

    # Whether who has a right needs a session, told of the right.
    property right-without-session
    loose
    apart
    plain
    current
    subject thing/already-right
    but event/beginLiveUpdates verb/iterate service/live-updates thing/implicit session/background verb/end key/
    value unneeded: thing/no-session-needed
    fact thing/already-right = needed ; R26 R23

    # What an implicit session asks for besides.
    property implicit-full
    loose
    apart
    plain
    subject thing/implicit
    but api/CLServiceSession.init(authorization:fullAccuracyPurposeKey:) session/service:always session/service:whenInUse session/service:none thing/entry
    despite always
    value full: event/requestTemporaryFullAccuracy
    fact thing/implicit = never ; R24 T104
    """
}
