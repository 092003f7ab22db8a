/// What statuses, flags and delegates tell.
extension ClaimProperties {
  static let reporting = """
    # What the flag for services that are off says of the flag for a refusal.
    property globally-and-denied
    loose
    apart
    given
    despite again
    subject diagnostic/authorizationDeniedGlobally
    but event/settings:globalOn
    word diagnostic/authorizationDenied
    value false: diagnostic/authorizationDenied flag/stays-false|noun/false
    fact diagnostic/authorizationDeniedGlobally = both ; 1.4 T65

    # What the flag for a device that stands still tells.
    property stationary-tells
    loose
    apart
    told
    plain
    subject diagnostic/stationary api/CLLocationUpdate.stationary
    but say/not-meaning diagnostic/locationUnavailable api/CLLocationUpdate.locationUnavailable
    value ends: event/terminate|event/terminate:byUser|phase/terminated
    value nowhere: thing/undetermined|thing/no-position
    fact diagnostic/stationary|api/CLLocationUpdate.stationary = still ; 1.4 5.5

    # When the status for Always is reported.
    property always-late
    loose
    apart
    despite only
    plain
    subject status/authorizedAlways
    but grant/always noun/event noun/held noun/settings event/settings: label/
    value late: say/after-both
    fact status/authorizedAlways = first ; T18

    # Whether restrictions presuppose a refusal.
    property restricted-occurs
    loose
    apart
    firm
    subject status/restricted
    word verb/occur|verb/appear|verb/report|verb/become
    value occurs: say/unless-declined verb/occur|verb/appear|verb/report|verb/become
    fact status/restricted = occurs ; 1.1 T69

    # Whether anybody can lift a restriction by choosing a row of Settings.
    property restriction-lifted
    loose
    apart
    plain
    despite advice can must even 바로 즉시
    subject status/restricted device/restricted
    but thing/guardian api/CLAuthorizationStatus.denied service/
    value lifted: verb/undo|verb/end|verb/lift level/whenInUse|settings/whileUsing|event/settings:whileUsing|settings/always|level/always|event/settings:always
    value lifted: noun/settings verb/become level/whenInUse|settings/whileUsing|event/settings:whileUsing
    fact status/restricted|device/restricted = nobody ; 1.1 T69

    # Which error a refusal of temporary accuracy gives.
    property refusal-error
    loose
    apart
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but thing/entry thing/entry-missing phase/ session/ key/ completion/nil say/without-error diagnostic/
    word say/full-not-given|verb/deny|status/denied|label/Don’t_Allow
    value error: delivery/error|api/CLError verb/deliver|verb/report|verb/grant|verb/get-error
    value error: api/CLError.Code.denied|api/CLError.denied verb/deliver|verb/report|verb/grant|verb/get-error
    value error: completion/promptDeclined verb/deliver|verb/report|verb/grant
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = nil ; T82

    # What the first diagnostic says of what was decided before.
    property decided-flag-told
    loose
    apart
    plain
    despite still hedge again
    subject status/decided
    but noun/false flag/stays-false verb/become
    value true: diagnostic/authorizationRequestInProgress noun/true
    fact status/decided = false ; T90

    # Whether temporary accuracy stays for good.
    property accuracy-ever
    loose
    apart
    subject accuracy/temporary
    but session/ phase/inUse noun/settings event/noLongerInUse thing/precise-pill verb/become
    word verb/last|verb/grant
    value ever: thing/forever|how/ever|say/whole-installation
    fact accuracy/temporary = use ; T86

    # Whether a restriction is lifted in Settings.
    property lifted-there
    loose
    apart
    plain
    despite advice can must
    subject status/restricted device/restricted
    but thing/guardian status/denied api/CLAuthorizationStatus.denied
    value lifted: noun/settings say/lifted-there
    fact status/restricted|device/restricted = nobody ; 1.1 T69

    # Whether a restricted status comes from a refusal.
    property restricted-refusal
    loose
    anywhere
    subject status/restricted
    but status/denied thing/guardian verb/distinguish api/CLAuthorizationStatus.denied
    plain
    value refusal: say/after-refusal
    fact status/restricted = restrictions ; 1.1 T69

    # For how long temporary accuracy is given.
    property accuracy-time
    loose
    apart
    plain
    despite only
    subject accuracy/temporary
    but session/ phase/inUse event/noLongerInUse event/leaveForeground accuracy/reduced
    value time: event/elapse|hours/|days/|minutes/ verb/grant|verb/last|verb/stay|verb/available|verb/end
    fact accuracy/temporary = use ; T86

    # What temporary accuracy does to the switch in Settings.
    property accuracy-switch
    loose
    apart
    plain
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but prompt/first label/
    value switch: thing/precise-pill verb/turn-on|verb/on
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = nothing ; T81 T86

    # What starting comes to in a denied app.
    property denied-start-prompt
    loose
    apart
    given
    despite again even
    subject status/denied grant/denied
    but device/ event/settings: noun/settings settings/ event/requestTemporaryFullAccuracy session/ event/resetLocationAndPrivacy status/notDetermined event/reinstall event/tapLocationButton api/LocationButton verb/explain how/itself term/notification event/request:any event/requestWhenInUse event/requestAlways verb/ask
    word event/start:any|event/startStandard|verb/start|thing/location-services|api/CLLocationManager.startUpdatingLocation()|event/startSignificantChange
    value prompt: about/prompt verb/show|verb/appear
    value prompt: prompt/ verb/show|verb/appear
    value prompt: verb/prompted
    fact status/denied|grant/denied = error ; T112

    # Whether starting in a denied app has no effect at all.
    property denied-start-silent
    loose
    apart
    given
    subject status/denied grant/denied
    but device/ event/settings: event/requestTemporaryFullAccuracy event/request:any event/requestWhenInUse event/requestAlways session/ verb/ask verb/prompted prompt/ service/live-updates verb/deliver delivery/error thing/error
    word event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()|noun/service
    value silent: effect/none
    fact status/denied|grant/denied = error ; T112

    # Where a reduced position comes by the second.
    property reduced-soon
    loose
    apart
    plain
    despite hedge each but few only still 뿐
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full accuracy/temporary diagnostic/ verb/end noun/false
    value soon: thing/every-moment
    fact accuracy/reduced|event/settings:preciseOff = slow ; 6.4

    # How often a reduced position is computed, told with a hedge.
    property reduced-times-told
    loose
    apart
    despite hedge each but
    subject accuracy/reduced
    but accuracy/full accuracy/temporary diagnostic/
    word verb/compute|verb/deliver|noun/location|verb/become
    value other: say/other-an-hour
    fact accuracy/reduced = four ; 6.4

    # Whether an app can keep its users from reduced accuracy, by a setting of its own.
    property opts-out-told
    loose
    apart
    plain
    despite only may
    subject accuracy/reduced accuracy/full
    but key/ thing/entry-missing thing/no-key
    word noun/plist
    value refused: thing/opt-out
    fact accuracy/reduced|accuracy/full = nobody ; 6.4

    # Whether a service that is started after a refusal reports it.
    property denied-start-error
    loose
    apart
    despite any after nothing
    subject status/denied grant/denied verb/deny label/Don’t_Allow
    but device/ event/settings: event/requestTemporaryFullAccuracy event/request:any event/requestWhenInUse event/requestAlways session/ verb/ask verb/prompted prompt/ service/live-updates accuracy/ service/condition-monitoring diagnostic/ verb/iterate fn/전 fn/before
    word event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation()|verb/start
    value silent: verb/no-error
    value silent: say/nothing-reported
    fact status/denied|grant/denied|verb/deny|label/Don’t_Allow = error ; T112

    # Whether a new manager calls its delegate.
    property hears-though-unchanged
    loose
    apart
    firm
    despite even again
    subject noun/delegate about/callback
    but label/ prompt/ accuracy/ session/ noun/location noun/event verb/block thing/error verb/start service/ verb/prompted
    word say/even-new-manager
    value called: verb/call|verb/report
    fact noun/delegate|about/callback = called ; T01

    # Whether an app can become undecided again.
    property undecided-back
    loose
    apart
    plain
    despite only before without
    subject status/notDetermined
    but how/itself say/own-choice say/by-code
    value never: say/never-returns
    value never: verb/never-back say/without-reinstall
    fact status/notDetermined = back ; 1.1 T50 T61

    # Until when a temporary accuracy lasts.
    property accuracy-until-undone
    loose
    apart
    despite until
    subject accuracy/temporary
    but session/ phase/inUse event/noLongerInUse
    word verb/last|verb/stay
    value undone: say/until-undone
    fact accuracy/temporary = use ; T86

    # Which flag tells of a refusal.
    property flag-refused
    loose
    apart
    plain
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited diagnostic/authorizationRequestInProgress
    but api/CLServiceSession.Diagnostic.authorizationDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied diagnostic/authorizationDenied diagnostic/alwaysAuthorizationDenied diagnostic/fullAccuracyDenied status/ fn/아니
    value refused: say/means-refused
    value refused: say/means-denied
    fact diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/authorizationRequestInProgress = other ; 1.4

    # How often reduced positions come.
    property reduced-as-often
    loose
    apart
    plain
    despite as
    subject accuracy/reduced event/settings:preciseOff
    but diagnostic/
    value often: say/as-often
    fact accuracy/reduced|event/settings:preciseOff = slow ; 6.4

    # When an app is restricted.
    property restricted-refused
    loose
    apart
    plain
    subject status/restricted
    but status/denied thing/guardian fn/아니
    value refused: say/when-refused verb/report|verb/appear|verb/occur|verb/become
    fact status/restricted = restrictions ; 1.1 T69
    """
}
