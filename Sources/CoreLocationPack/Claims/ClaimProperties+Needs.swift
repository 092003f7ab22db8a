/// What a thing needs, what it can do without, and who decides about it. Each is read within one
/// statement.
extension ClaimProperties {
  static let needs = """
    # Without what something is said to work all the same.
    property spares
    loose
    apart
    current
    despite even
    subject session/background service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:) thing/widget service/region-monitoring service/condition-monitoring service/beacon-ranging api/CLMonitor service/geocoding api/CLGeocoder service/heading event/requestTemporaryFullAccuracy event/setAllowsBackground:on api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.requestLocation()
    but verb/create verb/not-work effect/ thing/error api/CLError. completion/ delivery/crash verb/missing prompt/ api/CLMonitor.add(_:identifier:)
    word verb/work|verb/available|verb/deliver|verb/use|verb/start|verb/suffice|noun/location|verb/need-not
    value always: how/lacking level/always|grant/always
    value in-use: how/lacking level/whenInUse
    value right: how/lacking noun/status
    value entitlement: how/lacking thing/entitlement
    value widget-key: how/lacking key/NSWidgetWantsLocation
    value full: how/lacking accuracy/full
    value network: how/lacking thing/network
    value magnetometer: how/lacking term/magnetometer
    value purpose: how/lacking key/NSLocationTemporaryUsageDescriptionDictionary
    value failure: how/lacking api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    fact session/background = always widget-key full network magnetometer purpose failure entitlement ; R04 R29
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:) = mode widget-key full magnetometer purpose failure ; 4.3 T129
    fact thing/widget = always mode in-use entitlement full network magnetometer purpose failure ; T128 4.2
    fact service/region-monitoring|service/condition-monitoring|service/beacon-ranging|api/CLMonitor = always mode in-use right widget-key entitlement network magnetometer purpose failure ; 6.4 7.4
    fact service/geocoding|api/CLGeocoder = always mode in-use right widget-key entitlement full magnetometer purpose failure ; 7.4
    fact service/heading = always mode in-use right widget-key entitlement full network purpose failure ; 7.4
    fact event/requestTemporaryFullAccuracy = always mode in-use right widget-key entitlement full network magnetometer failure ; T83
    fact event/setAllowsBackground:on|api/CLLocationManager.allowsBackgroundLocationUpdates = always right widget-key entitlement full network magnetometer purpose failure ; T127 R05
    fact api/CLLocationManager.requestLocation() = always mode widget-key entitlement full network magnetometer purpose ; 5.7

    # Whether places can be looked up without any right.
    property geocoder-needs
    loose
    apart
    plain
    subject service/geocoding api/CLGeocoder
    but service/location-push service/location-notification thing/network
    value right: verb/need noun/status|about/authorization|level/whenInUse|level/always
    fact service/geocoding|api/CLGeocoder = none ; 7.4

    # Which level a service needs where nothing is said of launches or of the background.
    property demands-level
    loose
    apart
    current
    despite now only
    subject service/region-monitoring service/visits service/significant-change service/standard-location service/beacon-ranging service/heading service/live-updates service/condition-monitoring service/geocoding service/location-notification event/startRegion event/startVisits event/startSignificantChange event/startStandard
    but verb/launch event/relaunch: phase/ process/ event/terminate event/leaveForeground session/ service/location-push noun/event event/eventReady:always thing/forever verb/need-not thing/without-call level/whenInUse verb/deliver
    word verb/need
    value always: level/always
    fact service/region-monitoring|service/visits|service/significant-change|service/standard-location|service/beacon-ranging|service/heading|service/live-updates|service/condition-monitoring|service/geocoding|service/location-notification|event/startRegion|event/startVisits|event/startSignificantChange|event/startStandard = none ; T119 6.2 7.4

    # Who decides when a prompt of the system comes.
    property decided-by
    loose
    apart
    despite can
    subject prompt/second prompt/P-REM
    but label/ verb/agree verb/deny fn/system noun/version
    word verb/decide
    value somebody: how/by-somebody
    value itself: how/itself
    fact prompt/second|prompt/P-REM = system ; T40 T72

    # Whether a request waits for the person.
    property takes-time
    loose
    apart
    subject event/requestWhenInUse event/requestAlways
    but status/restricted device/ key/ prompt/P-UPG status/
    word event/requestWhenInUse|event/requestAlways|verb/call|verb/report|noun/member
    value blocks: verb/block
    fact event/requestWhenInUse|event/requestAlways = async ; T05

    # Whether a service session can be changed.
    property changed
    loose
    apart
    despite later
    subject session/service:any session/service:always session/service:whenInUse
    but session/background event/invalidateServiceSession grant/ status/ verb/hold thing/implicit say/immutable thing/new-session how/new say/single-chance say/several-chances verb/let-go
    word thing/goal|session/service:any
    value changed: verb/assign
    value changed: thing/goal verb/become
    fact session/service:any|session/service:always|session/service:whenInUse = fixed ; R27

    # What tells that a grant is provisional or temporary.
    property told-by
    loose
    apart
    subject grant/provisional grant/temporary label/Allow_Once
    but noun/settings settings/askNextTime settings/never settings/always event/settings: prompt/ noun/false verb/end thing/permission-change event/change:any
    word how/told-apart|verb/distinguish
    value member: noun/member|api/CLLocationManager|api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.authorizationStatus|api/CLLocationManager.authorizationStatus()|diagnostic/*|noun/delegate|noun/status|noun/reported-status
    fact grant/provisional|grant/temporary|label/Allow_Once = never ; I10 T10 T18
    """
}
