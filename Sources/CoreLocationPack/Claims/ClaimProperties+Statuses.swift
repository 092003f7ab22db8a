/// What statuses, grants and diagnostics mean, by what they come about and how they end. Each is read
/// within one statement.
extension ClaimProperties {
  static let statuses = """
    # Who makes a status restricted.
    property restricted-by
    loose
    apart
    despite again few
    plain
    subject status/restricted
    but thing/restrictions thing/guardian device/restricted type/boolean noun/true thing/error api/CLError diagnostic/ verb/distinguish api/CLAuthorizationStatus.denied status/denied
    value refusal: label/Don’t_Allow|say/user-turned-down
    fact status/restricted = restrictions ; 1.1 T69

    # Whether a person can lift a restriction.
    property restricted-undone
    loose
    apart
    despite again few
    subject status/restricted device/restricted
    but thing/guardian label/ verb/cannot-undo
    word noun/settings|event/settings:any|say/using-device
    value undone: verb/undo|verb/lift|verb/turn-on
    value undone: say/using-device verb/become
    fact status/restricted|device/restricted = nobody ; 1.1 I02 T69

    # Whether nobody sees the first status again.
    property comes-back
    loose
    apart
    despite again few
    plain
    subject status/notDetermined
    but how/itself say/own-choice event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy status/denied
    value never: verb/never-back|say/never-returns
    fact status/notDetermined = sometimes ; 1.1 T50 T61

    # What else than a refusal makes a status denied.
    property denied-only
    loose
    apart
    despite again few
    plain
    subject status/denied
    but device/servicesOff api/CLError diagnostic/
    value refusal: say/refusal-only
    fact status/denied = services ; 1.1 T65

    # Whether a delegate hears that a grant lasts for a while only.
    property told-temporary
    loose
    apart
    despite again few
    plain
    subject noun/delegate noun/status
    but noun/settings
    value told: say/that-temporary
    fact noun/delegate|noun/status = never ; I10 T10 T18

    # How far two ways to read the status differ.
    property reads-alike
    loose
    apart
    despite again few may elsewhere
    plain
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManager.authorizationStatus
    but label/ event/settings: grant/ device/ noun/delegate status/
    value differ: verb/differ
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManager.authorizationStatus = same ; 1.3

    # What a lapsed grant leaves open.
    property asks-later
    loose
    apart
    despite again few
    plain
    subject grant/temporary label/Allow_Once
    but event/requestAlways level/always label/Don’t_Allow grant/provisional session/
    value forbidden: verb/must-not-ask
    fact grant/temporary|label/Allow_Once = asks ; T53

    # How a lasting right ends.
    property ends-lasting
    loose
    apart
    despite again few
    current
    subject label/Allow_While_Using_App grant/whenInUse
    but grant/temporary label/Allow_Once thing/until-tomorrow grant/provisional event/requestAlways session/ accuracy/ prompt/P-REM
    word event/elapse|days/|hours/|minutes/
    value time: verb/end
    fact label/Allow_While_Using_App|grant/whenInUse = settings ; T09

    # What provisional Always is reported as, in the words for levels.
    property reads-provisional
    loose
    apart
    despite again few
    current
    era iOS 13.0 -
    subject grant/provisional
    but status/authorizedAlways level/always grant/always label/ event/ verb/choose prompt/first noun/settings settings/ device/ verb/distinguish verb/end verb/deliver effect/ verb/hold say/effectively phase/ delivery/ prompt/any
    word noun/reported-status|verb/report
    value use: level/whenInUse
    fact grant/provisional = always ; 1.3 T18

    # What comes of grants while Location Services are off.
    property lost-off
    loose
    apart
    despite again few
    plain
    subject device/servicesOff event/settings:globalOff
    but session/ service/
    value lost: verb/wipe
    fact device/servicesOff|event/settings:globalOff = kept ; T65 T66

    # Whether an app has to ask again after Location Services were off.
    property asks-after-off
    loose
    apart
    despite again few
    subject event/settings:globalOn
    but told/remedy verb/need-not label/ status/notDetermined grant/temporary label/Allow_Once session/service: session/background
    plain
    value asks: how/again event/request:any|verb/ask|verb/prompted|prompt/
    value asks: verb/ask-anew
    fact event/settings:globalOn = restored ; T66

    # What is reported while restrictions forbid location.
    property reported-restricted
    loose
    apart
    despite again few
    given
    subject device/restricted thing/restrictions
    but label/ grant/ device/servicesOff event/settings:globalOff diagnostic/ api/CLError verb/lift verb/undo event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime verb/removed thing/can-download fn/without fn/없 how/lacking noun/raw
    word noun/status|noun/reported-status|verb/report|verb/become|verb/stay|noun/delegate|verb/call|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/authorizedAlways|status/authorizedWhenInUse
    fact device/restricted|thing/restrictions = status/restricted ; 1.3 T69

    # Which flags a refusal sets.
    property flags-of
    loose
    apart
    despite again few
    given
    subject label/Don’t_Allow status/denied verb/deny
    but noun/false flag/stays-false verb/end session/service:always session/background accuracy/ device/ status/restricted prompt/P-ACC prompt/P-UPG level/always phase/
    plain
    value *: diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationRestricted|diagnostic/authorizationDeniedGlobally|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary
    fact label/Don’t_Allow|status/denied|verb/deny = diagnostic/authorizationDenied ; 1.4 T90

    # Which flags restrictions set.
    property flags-restricted
    loose
    apart
    despite again few
    given
    subject device/restricted thing/restrictions
    but noun/false flag/stays-false verb/end label/ device/servicesOff
    plain
    value *: diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationDeniedGlobally|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary|diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied
    fact device/restricted|thing/restrictions = diagnostic/authorizationRestricted ; 1.4 T91

    # Which flags reduced accuracy sets.
    property flags-reduced
    loose
    apart
    despite again few
    given
    subject accuracy/reduced
    but noun/false flag/stays-false verb/end label/ verb/deny status/denied session/ say/refused
    plain
    value *: diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationDenied|diagnostic/fullAccuracyDenied|diagnostic/locationUnavailable|diagnostic/stationary|diagnostic/alwaysAuthorizationDenied
    fact accuracy/reduced = diagnostic/accuracyLimited ; 1.4

    # Which flags of a monitor’s event tell of what.
    property monitor-flags
    loose
    apart
    despite again few
    anywhere
    plain
    subject api/CLMonitor.Event.persistenceUnavailable diagnostic/persistenceUnavailable
    value too-many: thing/too-many
    value unsupported: thing/unsupported
    fact api/CLMonitor.Event.persistenceUnavailable|diagnostic/persistenceUnavailable = locked ; 1.4

    property monitor-limit
    loose
    apart
    despite again few
    plain
    subject diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded diagnostic/conditionUnsupported api/CLMonitor.Event.conditionUnsupported
    value locked: say/store-locked|device/locked
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded|diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 1.4

    # What the flag of a request says of one that was decided long ago.
    property decided-flag
    loose
    apart
    despite even again few
    given
    subject status/decided
    but prompt/ verb/become
    plain
    value true: diagnostic/authorizationRequestInProgress noun/true
    fact status/decided = false ; 1.4 T90

    # How often positions come under reduced accuracy.
    property reduced-often
    loose
    apart
    despite each hedge again few only still 뿐
    subject accuracy/reduced
    but verb/end accuracy/full grant/temporary
    word noun/location|verb/deliver|noun/interval|service/live-updates|service/standard-location|noun/service
    value often: say/every-minute
    value often: minutes/1|minutes/2|minutes/5|minutes/10
    fact accuracy/reduced = rarely ; 1.4

    # Whether conditions are looked at under reduced accuracy.
    property evaluated-reduced
    loose
    apart
    despite again few
    plain
    subject accuracy/reduced
    but accuracy/full event/settings:preciseOn
    value evaluated: verb/evaluate
    fact accuracy/reduced = no ; 1.4 I22

    # How long a clip keeps a right, in words for stretches of time.
    property clip-term
    loose
    apart
    despite again few only
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App
    but grant/temporary label/Allow_Once level/always
    word event/elapse|days/
    value long: verb/last|verb/end|verb/stay|verb/available
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App = morning ; T79

    # Whether a watch and its phone decide apart.
    property watch-and-phone
    loose
    apart
    despite again few
    plain
    subject thing/watch-and-phone
    but noun/delegate key/ grant/temporary label/Allow_Once accuracy/temporary
    value apart: thing/separate|say/separately
    fact thing/watch-and-phone = shared ; T55 1.5

    # Whether an app can undo what a person has refused.
    property api-lifts
    loose
    apart
    despite again few
    subject status/denied grant/denied label/Don’t_Allow status/restricted
    but noun/settings accuracy/ session/
    word say/by-code
    value lifted: verb/undo|verb/lift
    fact status/denied|grant/denied|label/Don’t_Allow|status/restricted = settings ; I01 I02

    # Whether a person can change a decision.
    property irrevocable
    loose
    apart
    despite again few
    plain
    subject level/always grant/always label/Don’t_Allow grant/denied status/denied label/Allow_While_Using_App label/Keep_Only_While_Using
    but say/by-code device/restricted status/restricted prompt/ how/can say/settings-only noun/settings say/final-for-app fn/unless event/settings:any
    value fixed: verb/cannot-undo
    fact level/always|grant/always|label/Don’t_Allow|grant/denied|status/denied|label/Allow_While_Using_App|label/Keep_Only_While_Using = settings ; T58 T59 T60

    # Whether an app’s right depends on other apps.
    property other-apps
    loose
    apart
    despite may elsewhere again few
    subject say/other-app
    word noun/status|grant/authorized|level/always|grant/always
    value changes: verb/become|event/change:any|say/spreads
    fact say/other-app = never ; I28

    # Whether the end of the process lowers a lasting right.
    property quit-lowers
    loose
    apart
    despite again few
    subject event/terminate:byUser event/terminate
    but grant/temporary grant/provisional label/Allow_Once service/ noun/event session/ prompt/
    word level/always|grant/always
    value lowered: verb/become level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    fact event/terminate:byUser|event/terminate = kept ; I28 T122

    # What Reset Location & Privacy leaves.
    property after-reset
    loose
    apart
    despite again few
    subject event/resetLocationAndPrivacy
    but verb/grant label/ prompt/ status/notDetermined api/CLAuthorizationStatus.notDetermined device/servicesOff event/settings:globalOff event/settings:globalOn say/off-and-on thing/switch thing/global-switch term/location-services noun/service
    word noun/status|noun/reported-status|grant/authorized|verb/become|verb/report|thing/answer|level/
    value kept: verb/last|verb/stay
    value *: status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact event/resetLocationAndPrivacy = status/notDetermined ; T68

    # Whether a new version of the system takes rights away.
    property os-upgrade
    loose
    apart
    despite again few
    plain
    subject say/os-upgrade
    but prompt/ grant/temporary
    value lost: verb/wipe|verb/end
    fact say/os-upgrade = kept ; T78
    """
}
