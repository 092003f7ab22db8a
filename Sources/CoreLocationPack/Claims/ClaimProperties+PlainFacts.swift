/// What is so, for who denies it in one plain sentence: the true value is named here, where others name
/// the wrong ones.
extension ClaimProperties {
  static let plainFacts = """
    # Whether a refused accuracy is told by its flag.
    property full-refusal-flagged
    loose
    apart
    subject diagnostic/fullAccuracyDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied
    beside session/service:any noun/diagnostic noun/user verb/ask event/request:any key/NSLocationTemporaryUsageDescriptionDictionary verb/declare
    but event/requestTemporaryFullAccuracy noun/false level/ status/
    word label/Don’t_Allow|verb/deny|event/choose:Don’t_Allow
    value told: accuracy/full verb/report
    value told: accuracy/full noun/true
    value told: thing/full-goal verb/report
    value told: thing/full-goal noun/true
    fact diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = told ; T102 5.4

    # Whether a refused Always is told by its flag.
    property always-refusal-flagged
    loose
    apart
    subject diagnostic/alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied
    beside session/service:any noun/diagnostic noun/user level/whenInUse level/always status/authorizedWhenInUse verb/ask
    but noun/false
    word label/Don’t_Allow|verb/deny|event/choose:Don’t_Allow
    value told: session/service:always verb/report
    value told: session/service:always noun/true
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = told ; T96 5.4

    # Whether too many conditions are told by their flag.
    property limit-flagged
    loose
    apart
    subject api/CLMonitor.Event.conditionLimitExceeded
    beside service/condition-monitoring noun/condition noun/event noun/limit api/CLMonitor api/CLMonitor.Event
    but noun/false
    word thing/too-many|thing/more-than|noun/limit
    value told: verb/report
    value told: noun/true
    fact api/CLMonitor.Event.conditionLimitExceeded = told ; R40

    # Whether a store that cannot be read yet is told by its flag.
    property locked-flagged
    loose
    apart
    despite before
    subject api/CLMonitor.Event.persistenceUnavailable
    beside service/condition-monitoring noun/event api/CLMonitor api/CLMonitor.Event event/firstUnlock device/locked
    but noun/false
    word say/store-locked|say/unreadable-store|device/locked
    value told: verb/report
    value told: noun/true
    fact api/CLMonitor.Event.persistenceUnavailable = told ; R45

    # Where an app sets the coarse accuracy that it asks for itself.
    property coarse-set-as
    loose
    apart
    plain
    subject api/kCLLocationAccuracyReduced
    beside accuracy/reduced noun/settings verb/become verb/declare verb/ask noun/value verb/set
    but api/CLLocationManager.activityType
    value desired: api/CLLocationManager.desiredAccuracy
    value activity: api/CLLocationManager.activityType
    fact api/kCLLocationAccuracyReduced = desired ; 6.4

    # Which status follows when a grant for once has ended.
    property once-ended-status
    loose
    apart
    subject grant/temporary label/Allow_Once
    beside noun/status noun/reported-status verb/become verb/stay verb/report verb/end
    but label/Allow_While_Using_App label/Don’t_Allow settings/ device/ session/background event/requestAlways event/terminate
    word event/noLongerInUse|event/lapse:any
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact grant/temporary|label/Allow_Once = status/notDetermined ; T50

    # Which status a Mac reports once its user has allowed location.
    property mac-allowed-status
    loose
    apart
    on macOS
    subject noun/status noun/reported-status
    beside verb/become verb/report verb/stay noun/location noun/user label/ verb/choose
    but verb/deny label/Don’t_Allow device/ noun/settings event/settings: verb/off verb/turn-off
    word verb/grant|event/answer:allow|label/Allow
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact noun/status|noun/reported-status = status/authorizedAlways ; T116

    # In which dictionary the purposes of temporary full accuracy stand.
    property purposes-under
    loose
    apart
    subject thing/entry accuracy/temporary
    beside about/authorization thing/entry accuracy/temporary noun/plist
    word say/belongs-under
    value *: key/
    fact thing/entry|accuracy/temporary = key/NSLocationTemporaryUsageDescriptionDictionary ; 4.1

    # Whether an update that carries diagnostics only has a location.
    property diagnostics-without-location
    loose
    apart
    despite only
    subject api/CLLocationUpdate.location
    beside noun/service verb/declare verb/deliver verb/report
    word noun/diagnostic
    value nil: completion/nil|say/is-nil
    fact api/CLLocationUpdate.location = nil ; 5.5

    # Which framework a form of the location button is of.
    property uikit-form
    loose
    apart
    plain
    subject api/CLLocationButton
    beside about/authorization api/LocationButton
    value uikit: say/UIKit
    value swiftui: say/SwiftUI
    fact api/CLLocationButton = uikit ; 5.10

    # With which status the older name shares its raw value.
    property older-shares-raw
    loose
    apart
    subject api/CLAuthorizationStatus.authorized
    beside thing/older-name noun/raw
    word say/same-raw|thing/same-raw
    value always: status/authorizedAlways
    value use: status/authorizedWhenInUse
    fact api/CLAuthorizationStatus.authorized = always ; 1.1

    # Whether a background session keeps its app in use.
    property background-session-keeps
    loose
    apart
    plain
    subject session/background
    beside phase/foreground phase/background noun/app
    but verb/create event/createBackgroundSession level/ grant/ status/ key/ verb/end event/terminate
    value kept: phase/inUse
    fact session/background = kept ; R29
    """
}
