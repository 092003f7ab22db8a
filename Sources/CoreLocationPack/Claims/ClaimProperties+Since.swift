/// What has been so since a version, and was not before: wrong where it is said of earlier versions
/// alone, true only of the later ones where it is said of both.
extension ClaimProperties {
  static let since = """
    # Since when iterating holds a session.
    property implicit-since
    loose
    apart
    plain
    since iOS 18.0
    subject thing/implicit
    but verb/introduce verb/missing verb/unavailable key/NSLocationRequireExplicitServiceSession
    value held: verb/become|verb/treat|verb/hold|verb/start|verb/iterate|verb/create|verb/take|verb/exist|service/live-updates|api/CLMonitor.events|session/background
    fact thing/implicit = none ; T107 R24

    # Since when iterating asks.
    property iterating-asks-since
    loose
    apart
    since iOS 18.0
    subject event/beginLiveUpdates service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor.events verb/iterate
    but event/requestWhenInUse event/requestAlways event/request:any verb/introduce label/ key/
    word verb/prompted|verb/ask|prompt/any|prompt/first
    value asked: verb/prompted
    value asked: prompt/any|prompt/first verb/show|verb/appear
    fact event/beginLiveUpdates|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events|verb/iterate = none ; T107

    # Since when a session has to be held for Always.
    property session-needed-since
    loose
    apart
    since iOS 18.0
    subject session/service:always session/service:any
    but session/background verb/introduce
    word level/always|grant/always
    value needed: verb/need verb/hold|verb/create|verb/stay
    fact session/service:always|session/service:any = none ; R23 M63

    # Since when every level starts every service.
    property any-level-since
    loose
    apart
    plain
    despite regardless whatever alike every
    since iOS 13.0
    subject say/whichever-level
    value started: event/start:any|verb/start
    value results: thing/same-results
    fact say/whichever-level = none ; 6.2 T119

    # The same of the lesser level.
    property every-service-since
    loose
    apart
    despite every whatever
    since iOS 13.0
    subject level/whenInUse grant/whenInUse
    but level/always
    word how/all|thing/every-service
    value started: how/can event/start:any|verb/start
    value started: thing/every-service verb/start
    fact level/whenInUse|grant/whenInUse = none ; 6.2 T119

    # Since when people decide how exact a position is.
    property precise-since
    loose
    apart
    plain
    since iOS 14.0
    subject thing/chooses-precision thing/precise-control
    but verb/introduce
    value there: fn/actor|verb/choose|verb/decide|verb/show|verb/exist|verb/offer|prompt/any
    value there: how/by-somebody
    value there: how/can
    fact thing/chooses-precision|settings/preciseOff|thing/precise-control = none ; 5.1 1.4

    # Since when Always begins on trial.
    property provisional-since
    loose
    apart
    plain
    since iOS 13.0
    despite must
    subject grant/provisional
    but verb/introduce
    value there: verb/become|verb/grant|verb/show|verb/report|verb/exist|verb/deliver|verb/stay
    fact grant/provisional = none ; T18 T33

    # Since when the second step shows its prompt at once.
    property upgrade-at-once-since
    loose
    apart
    plain
    since iOS 13.4
    subject prompt/P-UPG
    but verb/introduce
    value shown: how/at-once|how/instantly verb/show|verb/appear
    fact prompt/P-UPG = later ; T33 T30
    """
}
