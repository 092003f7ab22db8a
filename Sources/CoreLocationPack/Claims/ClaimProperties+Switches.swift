/// What the switches of a device and the rows of Settings lead to, and who hears of it.
extension ClaimProperties {
  static let switches = """
    # Whether a choice in Settings waits for the app to ask.
    property row-waits-for-call
    loose
    apart
    plain
    despite until before even
    subject settings/whileUsing settings/always event/settings:whileUsing event/settings:always
    but session/ label/ prompt/ device/ accuracy/ grant/provisional
    value stays: say/until-next-request verb/stay|verb/last
    fact settings/whileUsing|settings/always|event/settings:whileUsing|event/settings:always = at-once ; T59 T60

    # Whether a temporary lift of the accuracy does without an entry.
    property accuracy-without-entry
    loose
    apart
    plain
    subject event/requestTemporaryFullAccuracy accuracy/temporary prompt/P-ACC
    but completion/promptDeclined verb/missing fn/not fn/아니 event/requestWhenInUse event/requestAlways
    value needless: say/no-plist-entry
    fact event/requestTemporaryFullAccuracy|accuracy/temporary|prompt/P-ACC = needed ; T83 4.1

    # Whether switching services off takes rights away for good.
    property off-wipes
    loose
    apart
    plain
    despite each every
    subject event/settings:globalOff device/servicesOff
    but event/settings:globalOn say/off-and-on event/resetLocationAndPrivacy event/reinstall grant/temporary label/ session/ status/denied api/CLAuthorizationStatus.denied grant/denied accuracy/ settings/never event/settings:never
    value wiped: verb/wipe noun/status|grant/always|grant/whenInUse|grant/authorized
    value wiped: say/forget thing/app-authorized|noun/status|grant/authorized
    value anew: say/ask-all-anew
    fact event/settings:globalOff|device/servicesOff = kept ; T65 T66

    # Whether an app crashes that starts while services are off.
    property off-start-crashes
    loose
    apart
    subject event/settings:globalOff device/servicesOff
    but key/ api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/missing session/ noun/location
    word event/start:any|event/startStandard|verb/start|thing/location-services
    value crash: delivery/crash|verb/crash|event/terminate|event/terminate:bySystem
    fact event/settings:globalOff|device/servicesOff = warned ; T67 T112

    # Whether the delegate hears of a refusal that Settings undo.
    property undone-refusal-heard
    loose
    apart
    given
    despite even
    subject settings/whileUsing settings/always event/settings:whileUsing event/settings:always
    but grant/provisional phase/terminated phase/suspended event/terminate session/ prompt/ label/ device/ accuracy/ grant/whenInUse grant/always
    word status/denied|grant/denied|verb/deny|say/denied-app
    value silent: verb/silent noun/delegate|about/callback
    value silent: say/delegate-unaware
    fact settings/whileUsing|settings/always|event/settings:whileUsing|event/settings:always = heard ; T59 T60 T03

    # Whether switching services off leaves the status as it is.
    property off-changes
    loose
    apart
    firm
    despite each every
    subject event/settings:globalOff device/servicesOff
    but say/denied-before event/settings:globalOn verb/turn-on event/settings:preciseOff event/settings:preciseOn thing/accuracy-change accuracy/ status/denied api/CLAuthorizationStatus.denied session/ grant/denied verb/deny status/restricted device/restricted event/request:any event/requestWhenInUse event/requestAlways event/start:any event/startStandard label/ event/settings:never event/settings:any thing/answer how/itself
    word noun/reported-status|term/authorization-status|api/CLLocationManager.authorizationStatus
    value changes: noun/reported-status|term/authorization-status|api/CLLocationManager.authorizationStatus verb/become
    fact event/settings:globalOff|device/servicesOff = changes ; T65

    # Whether anybody gets positions while services are off.
    property off-keeps-positions
    loose
    apart
    despite each every even
    subject event/settings:globalOff device/servicesOff
    but event/settings:globalOn api/CLAuthorizationStatus.denied status/denied grant/denied label/ prompt/ delivery/error thing/error accuracy/ verb/end verb/stop session/ say/until-off
    word level/always|grant/always|say/already-always|thing/already-right|status/authorizedAlways|verb/grant|grant/authorized
    value goes-on: thing/keeps-receiving
    fact event/settings:globalOff|device/servicesOff = nothing ; T65 1.3

    # Whether the delegate hears of the switch of the device.
    property device-switch-heard
    loose
    apart
    firm
    despite even
    subject event/settings:globalOff event/settings:globalOn thing/switch-moved
    but say/denied-before api/CLAuthorizationStatus.denied status/denied grant/denied verb/deny status/restricted device/restricted phase/ event/terminate noun/location delivery/ api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) session/ label/ event/request:any event/requestWhenInUse event/requestAlways verb/without-delegate thing/error accuracy/ how/again
    word noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value called: term/delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call|verb/hear|verb/report|verb/create
    value called: noun/delegate verb/create
    value silent: verb/silent noun/delegate|about/callback
    fact event/settings:globalOff|event/settings:globalOn|thing/switch-moved = called ; T65 T66 T03

    # Whether the older method hears of another accuracy.
    property older-method-accuracy
    loose
    apart
    despite hedge one
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) fn/not fn/아니 noun/status verb/deprecated
    word thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn
    value reports: verb/report|verb/call|verb/deliver
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = never ; T63 T64 5.3

    # Whether a refusal is the only cause of its flag.
    property denied-flag-not-off
    loose
    apart
    plain
    despite only
    subject diagnostic/authorizationDenied
    but diagnostic/authorizationDeniedGlobally api/CLServiceSession.Diagnostic.authorizationDeniedGlobally fn/아니
    value refusal: say/never-for-off
    fact diagnostic/authorizationDenied = both ; 1.4 T92

    # Which flags are set while a prompt shows.
    property flag-while-shown
    loose
    apart
    plain
    subject diagnostic/insufficientlyInUse diagnostic/authorizationDenied diagnostic/serviceSessionRequired
    but diagnostic/authorizationRequestInProgress api/CLServiceSession.Diagnostic.authorizationRequestInProgress noun/false flag/stays-false fn/아니 fn/not verb/deny label/ phase/background verb/end event/noLongerInUse event/leaveForeground phase/notInUse
    value true: say/while-shown
    fact diagnostic/insufficientlyInUse|diagnostic/authorizationDenied|diagnostic/serviceSessionRequired = other ; 1.4 T87

    # Whether apps stay denied once services are on again.
    property on-stays-denied
    loose
    apart
    despite again until before even each every
    subject event/settings:globalOn say/off-and-on
    but event/settings:never event/resetLocationAndPrivacy verb/deny label/ grant/denied say/denied-before status/restricted say/denied-app
    word say/until-next-request|event/request:any|verb/ask|event/requestWhenInUse|event/requestAlways
    value denied: status/denied verb/stay|verb/last
    fact event/settings:globalOn|say/off-and-on = restored ; T66

    # Whether a request prompts while the switch of the device reads off.
    property reads-off-asks
    loose
    apart
    despite even new
    subject api/CLLocationManager.locationServicesEnabled()
    but prompt/P-GLOB noun/settings fn/not fn/아니 event/settings:globalOn verb/turn-on
    word noun/false
    value prompts: event/requestWhenInUse|event/requestAlways|event/request:any prompt/any|prompt/first|verb/prompted
    fact api/CLLocationManager.locationServicesEnabled() = nothing ; T65 3.1

    # Which flags the switch of the device sets.
    property off-sets-flag
    loose
    apart
    despite only
    subject event/settings:globalOff device/servicesOff
    but diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally api/CLServiceSession.Diagnostic.authorizationDenied api/CLServiceSession.Diagnostic.authorizationDeniedGlobally fn/not fn/아니 noun/false flag/stays-false device/restricted status/restricted verb/distinguish
    word noun/diagnostic|session/service:any|noun/true|verb/report|verb/become|verb/on|verb/declare
    value *: diagnostic/authorizationRestricted|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied
    fact event/settings:globalOff|device/servicesOff = diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally ; 1.4 T92

    # Whether the delegate hears of a row of Settings before the next launch.
    property row-told-late
    loose
    apart
    firm
    plain
    despite until before only even no
    subject event/settings:never settings/never event/settings:whileUsing event/settings:always event/settings:askNextTime settings/askNextTime
    but session/ phase/suspended phase/terminated event/terminate grant/temporary device/ label/ prompt/ grant/provisional key/
    value called: say/until-launch|say/until-restart noun/delegate|about/callback verb/call|verb/report|verb/hear|verb/appear
    value called: say/until-launch|say/until-restart verb/report|verb/hear
    value silent: say/until-launch|say/until-restart verb/silent
    fact event/settings:never|settings/never|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|settings/askNextTime = called ; T58 T59 T60 T61 T03

    # Whether a request prompts on a restricted device.
    property restricted-asks
    loose
    apart
    despite even
    subject status/restricted device/restricted thing/restrictions
    but status/denied api/CLAuthorizationStatus.denied grant/denied verb/lift verb/removed verb/turn-off verb/end verb/undo fn/not fn/아니 fn/own say/outside verb/deny status/notDetermined
    word event/requestWhenInUse|event/requestAlways|event/request:any
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    value prompt: verb/prompted
    value prompt: verb/show|verb/appear verb/ask thing/guardian
    fact status/restricted|device/restricted|thing/restrictions = nothing ; T69 T08 T38

    # Whether a row of Settings calls the delegate.
    property row-calls
    loose
    apart
    firm
    despite even
    subject event/settings:never settings/never event/settings:whileUsing event/settings:askNextTime settings/askNextTime
    but say/denied-before status/denied grant/denied say/denied-app verb/deny api/CLAuthorizationStatus. status/restricted device/ phase/ event/terminate event/relaunch: session/ label/ prompt/ grant/temporary grant/provisional accuracy/ noun/manager api/CLLocationManager verb/missing verb/without-delegate how/unchanged how/again say/until-next-request noun/location api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) status/notDetermined status/authorizedWhenInUse grant/whenInUse
    word noun/delegate|about/callback
    value called: term/delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call|verb/hear
    fact event/settings:never|settings/never|event/settings:whileUsing|event/settings:askNextTime|settings/askNextTime = called ; T58 T59 T61 T03

    # Whether time gives another chance after Never.
    property never-asked-in-time
    loose
    apart
    despite again may can after even
    subject event/settings:never settings/never
    but device/ session/ label/ fn/not event/settings:askNextTime event/settings:whileUsing event/resetLocationAndPrivacy event/reinstall prompt/P-REM
    word event/elapse|verb/pass
    value again: verb/ask|verb/prompted|event/request:any
    fact event/settings:never|settings/never = never ; T58 T38 I01

    # Which row of Settings stands for a grant for once.
    property once-row
    loose
    apart
    subject grant/temporary label/Allow_Once
    but verb/choose verb/end event/lapse: event/noLongerInUse verb/become event/settings:askNextTime settings/askNextTime
    word noun/settings
    value never: event/settings:never|settings/never verb/show|verb/appear|verb/introduce|verb/report
    fact grant/temporary|label/Allow_Once = ask-next ; 1.3

    # Which error comes of another accuracy.
    property accuracy-no-error
    loose
    apart
    despite each every
    subject event/settings:preciseOff event/settings:preciseOn thing/accuracy-change
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) service/region-monitoring thing/region thing/beacon service/beacon-ranging event/requestTemporaryFullAccuracy accuracy/temporary noun/completion label/ verb/deny grant/denied say/denied-app verb/no-error
    word api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)|delivery/error|api/CLError.Code.denied
    value error: api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/report|verb/deliver|verb/call
    value error: delivery/error|api/CLError.|thing/error|status/denied verb/deliver|verb/grant|verb/report|verb/call
    fact event/settings:preciseOff|event/settings:preciseOn|thing/accuracy-change = none ; T63 T64 6.4

    # Whether the accuracy may be missing.
    property accuracy-nil
    loose
    apart
    plain
    subject api/CLLocationManager.accuracyAuthorization
    but noun/completion accuracy/full event/requestTemporaryFullAccuracy accuracy/temporary say/completion
    value nil: completion/nil|say/may-be-nil
    fact api/CLLocationManager.accuracyAuthorization = two ; 1.1

    # Whether switching Precise Location on takes a request.
    property precise-on-asks
    loose
    apart
    plain
    despite must again even
    subject event/settings:preciseOn
    but effect/none verb/ignore event/requestTemporaryFullAccuracy say/nothing-happens verb/need-not key/ label/ event/settings:never status/notDetermined grant/none
    value asks: event/requestWhenInUse|event/requestAlways|event/request:any verb/need|verb/call|verb/must-call-again|verb/ask
    fact event/settings:preciseOn = nothing ; T64

    # Whether a level brings exact positions with it.
    property level-full
    loose
    apart
    plain
    current
    subject level/always grant/always status/authorizedAlways level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but accuracy/temporary key/ session/ label/
    value full: say/implies-full
    fact level/always|grant/always|status/authorizedAlways|level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = apart ; T63 6.4 1.1
    """
}
