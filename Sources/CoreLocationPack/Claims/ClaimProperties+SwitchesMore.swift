/// What the switches of a device and of an app lead to, continued.
extension ClaimProperties {
  static let switchesMore = """
    # Whether the status has a case for Always on probation.
    property provisional-case
    loose
    apart
    despite also own
    subject api/CLAuthorizationStatus set/statuses
    but verb/missing verb/unavailable status/authorizedAlways verb/distinguish api/CLAuthorizationStatus.authorizedAlways
    word grant/provisional
    value there: noun/member|thing/provisional-case verb/mean|verb/introduce|verb/exist|verb/offer
    value there: thing/provisional-case
    value there: thing/own-value
    fact api/CLAuthorizationStatus|set/statuses = five ; 1.1 T18

    # Whether a restriction can be got past.
    property restriction-passed
    loose
    anywhere
    plain
    despite instead advice may
    subject status/restricted device/restricted thing/restrictions
    but status/denied api/CLAuthorizationStatus.denied accuracy/ thing/guardian noun/version verb/lift
    value past: say/gets-past|say/gets-past-restrictions
    fact status/restricted|device/restricted|thing/restrictions = nobody ; T69 I02

    # Whether a restriction lasts until the app is installed anew.
    property restricted-until-reinstall
    loose
    apart
    plain
    despite until even must
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied
    value reinstall: say/must-reinstall|say/only-reinstall
    fact status/restricted = lifted ; T69 T70

    # Which text stands in for a missing purpose.
    property missing-purpose-text
    loose
    apart
    despite instead
    subject thing/entry-missing
    but verb/compare prompt/first event/requestWhenInUse event/requestAlways completion/promptDeclined api/CLError.Code.promptDeclined
    word noun/text|verb/appear|verb/show|verb/use|verb/fall-back|thing/default-text|verb/become
    value text: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationUsageDescription
    fact thing/entry-missing = declined ; T83

    # Whether the switch of the device tells of the app.
    property switch-of-app-too
    loose
    apart
    plain
    despite also only
    subject api/CLLocationManager.locationServicesEnabled()
    value app: say/app-permission-too|say/true-if-authorized
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether a delegate hears the same status more than once.
    property hears-same-twice
    loose
    apart
    plain
    despite even again never
    subject noun/delegate about/callback noun/status
    but phase/ label/ accuracy/ session/
    value once: say/never-twice
    fact noun/delegate|about/callback|noun/status = again ; T02 T01

    # Whether an app can switch Location Services on.
    property services-on-by-code
    loose
    apart
    plain
    despite only
    subject event/settings:globalOn
    but noun/settings verb/need-not say/opens-settings prompt/ status/ noun/status
    value code: say/by-code
    fact event/settings:globalOn = person ; T66 5.1

    # Whether rights come back smaller.
    property on-lowers
    loose
    apart
    despite each every
    subject event/settings:globalOn say/off-and-on
    but grant/temporary label/ event/settings:never accuracy/
    word level/always|grant/always|status/authorizedAlways
    value lower: verb/downgrade
    fact event/settings:globalOn|say/off-and-on = before ; T66

    # Whose refusal the flag of the device tells of.
    property globally-each-app
    loose
    anywhere
    told
    plain
    despite every each
    subject diagnostic/authorizationDeniedGlobally
    but say/not-meaning fn/아니
    value each: say/each-app-denied
    fact diagnostic/authorizationDeniedGlobally = device ; 1.4 5.4

    # Whether the switch of the device tells of the accuracy.
    property switch-of-accuracy
    loose
    apart
    told
    despite question
    subject api/CLLocationManager.locationServicesEnabled()
    but api/CLLocationManager.accuracyAuthorization verb/silent event/settings:preciseOff noun/true noun/false
    word verb/know|verb/report|verb/mean|verb/explain
    value accuracy: accuracy/full verb/know|verb/report|verb/mean|verb/explain
    fact api/CLLocationManager.locationServicesEnabled() = device ; 5.1

    # Whether Settings can undo a refusal.
    property refusal-for-good
    loose
    apart
    plain
    despite even because
    subject status/denied grant/denied say/denied-app label/Don’t_Allow verb/deny event/settings:never settings/never
    but status/restricted device/restricted thing/restrictions accuracy/
    value never: say/not-even-in-settings
    value never: noun/settings verb/cannot-undo
    fact status/denied|grant/denied|say/denied-app|label/Don’t_Allow|verb/deny|event/settings:never|settings/never = settings ; T59 T60 I01

    # Whether the accuracy is one for all apps.
    property precise-for-all
    loose
    apart
    plain
    despite only each every not
    subject thing/precise-pill thing/precise-control event/settings:preciseOff accuracy/full accuracy/reduced
    but status/ label/ api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyReduced accuracy/temporary noun/service thing/location-services
    value all: say/not-per-app
    fact thing/precise-pill|thing/precise-control|event/settings:preciseOff|accuracy/full|accuracy/reduced = per-app ; 1.2 T63

    # What is left once temporary full accuracy is over.
    property temporary-over-gets
    loose
    apart
    firm
    despite before must until again
    subject accuracy/temporary
    but accuracy/full label/ grant/temporary status/denied session/ service/region-monitoring thing/region thing/beacon service/beacon-ranging
    word verb/end|event/lapse:any|verb/finish
    value gets: say/any-position verb/grant|verb/deliver
    value gets: noun/location thing/at-all verb/deliver
    fact accuracy/temporary = gets ; T86 6.4

    # Whether a request undoes a refusal.
    property refusal-undone-by-request
    loose
    apart
    plain
    despite again twice can also
    subject event/settings:never settings/never label/Don’t_Allow
    but noun/prompt say/opens-settings event/settings:whileUsing settings/whileUsing
    value undone: event/requestWhenInUse|event/requestAlways|event/request:any|say/by-code verb/undo
    fact event/settings:never|settings/never|label/Don’t_Allow = settings ; T58 T08 T38

    # Whether the user is told that services are off.
    property off-untold
    loose
    apart
    plain
    subject device/servicesOff event/settings:globalOff
    but phase/background session/ label/ noun/delegate diagnostic/ verb/start
    value silent: say/never-tells-user
    fact device/servicesOff|event/settings:globalOff = warned ; T67

    # Whether the status tells the switch of the device from a refusal.
    property status-tells-switch
    loose
    apart
    despite question only even
    subject noun/status api/CLLocationManager.authorizationStatus api/CLLocationManager.authorizationStatus() status/denied
    but diagnostic/ api/CLLocationManager.locationServicesEnabled() fn/아니 api/CLServiceSession.Diagnostic.authorizationDeniedGlobally status/restricted device/restricted
    word device/servicesOff|event/settings:globalOff
    value apart: verb/distinguish|how/told-apart
    fact noun/status|api/CLLocationManager.authorizationStatus|api/CLLocationManager.authorizationStatus()|status/denied = never ; 1.3 T65

    # Whether the delegate waits for a call to hear of a row of Settings.
    property row-told-by-call
    loose
    apart
    despite only
    subject event/settings:never settings/never event/settings:always event/settings:askNextTime settings/askNextTime
    but prompt/ label/ grant/provisional session/
    word noun/delegate|about/callback|verb/hear|verb/report
    value call: say/only-by-call
    fact event/settings:never|settings/never|event/settings:always|event/settings:askNextTime|settings/askNextTime = at-once ; T58 T60 T61 T03

    # Whether two rows of Settings do the same.
    property rows-alike
    loose
    apart
    subject event/settings:askNextTime settings/askNextTime
    but event/settings:whileUsing settings/whileUsing settings/always
    word event/settings:never|settings/never
    value same: say/same-effect
    fact event/settings:askNextTime|settings/askNextTime = other ; T58 T61

    # When another accuracy takes effect.
    property precise-late
    loose
    apart
    despite until before even
    subject event/settings:preciseOn event/settings:preciseOff thing/accuracy-change
    but session/ label/ accuracy/temporary phase/
    word say/until-launch|say/until-restart
    value late: verb/stay|verb/last accuracy/reduced|accuracy/full|api/CLLocationManager.accuracyAuthorization
    fact event/settings:preciseOn|event/settings:preciseOff|thing/accuracy-change = at-once ; T63 T64

    # Which apps a coarse position is for.
    property reduced-for-level
    loose
    apart
    plain
    despite only
    subject accuracy/reduced event/settings:preciseOff
    but service/ thing/region thing/beacon
    value always: say/limited-to-always
    fact accuracy/reduced|event/settings:preciseOff = either ; 6.4 T63

    # Which of two forms replaced the other.
    property form-replaced
    loose
    apart
    plain
    subject noun/instance-property api/CLLocationManager.authorizationStatus
    but fn/아니
    value by-class: say/replaced-by-class
    fact noun/instance-property|api/CLLocationManager.authorizationStatus = property ; 5.1

    # Whether a denied app hears of an error.
    property denied-hears-error
    loose
    apart
    firm
    despite even
    subject status/denied grant/denied say/denied-app
    but event/start: event/startStandard verb/start event/request: event/requestWhenInUse event/requestAlways event/settings: noun/settings accuracy/ session/ service/ label/ api/CLLocationManager.startUpdatingLocation() phase/
    word api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    value called: api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/call
    fact status/denied|grant/denied|say/denied-app = called ; T112

    # Which flag another accuracy sets.
    property unavailable-by-accuracy
    loose
    apart
    subject diagnostic/locationUnavailable
    but diagnostic/accuracyLimited thing/no-position fn/아니 noun/false
    word noun/true|verb/on|verb/become|verb/report|verb/declare|verb/appear|verb/mean
    value reduced: event/settings:preciseOff|accuracy/reduced
    fact diagnostic/locationUnavailable = nowhere ; 1.4 6.4

    # What comes of a request that is over.
    property not-in-progress
    loose
    apart
    told
    subject diagnostic/authorizationRequestInProgress
    but say/not-meaning fn/아니 diagnostic/authorizationDenied api/CLServiceSession.Diagnostic.authorizationDenied noun/true
    word noun/false
    value refused: verb/mean label/Don’t_Allow|verb/deny|grant/denied|status/denied
    fact diagnostic/authorizationRequestInProgress = decided ; 1.4 T87
    """
}
