/// What Settings and the switches of a device change.
extension ClaimProperties {
  static let switching = """
    # Which status a row of Settings stands for.
    property row-means
    loose
    apart
    subject settings/whileUsing
    but grant/provisional event/requestAlways prompt/ label/ grant/ status/authorizedWhenInUse
    word noun/settings
    value other: verb/mean status/authorizedAlways|status/denied|status/notDetermined
    fact settings/whileUsing = status/authorizedWhenInUse ; 1.3

    # What a new installation brings back.
    property restores
    loose
    apart
    plain
    despite or before again
    subject event/reinstall
    but noun/settings
    value restored: say/restores-permission
    fact event/reinstall = cleared ; T76

    # For which apps Settings lists Always.
    property always-row-told
    loose
    apart
    despite whatever only
    subject settings/always level/always
    but event/settings:never settings/never event/settings:askNextTime settings/askNextTime
    word noun/settings
    value always: say/whatever-declared
    fact settings/always|level/always = declared ; T60

    # What apps read while services are off.
    property off-restricted
    loose
    apart
    despite each instead every
    subject event/settings:globalOff device/servicesOff
    but status/denied grant/denied thing/guardian label/ event/settings:globalOn how/back api/CLAuthorizationStatus.denied say/outranks-switch
    word verb/report|verb/become
    value restricted: status/restricted
    fact event/settings:globalOff|device/servicesOff = denied ; T65 1.3

    # Whether the status stays while services are off.
    property off-unchanged
    loose
    apart
    plain
    despite still
    subject event/settings:globalOff device/servicesOff
    but verb/start say/denied-before event/settings:globalOn verb/turn-on event/settings:preciseOff event/settings:preciseOn thing/accuracy-change accuracy/ status/denied api/CLAuthorizationStatus.denied session/ grant/denied verb/deny status/restricted device/restricted event/request:any event/requestWhenInUse event/requestAlways event/start:any event/startStandard label/ how/itself event/settings:never event/settings:any
    value same: say/unchanged-value
    value same: noun/reported-status|term/authorization-status|api/CLLocationManager.authorizationStatus verb/stay|verb/last
    fact event/settings:globalOff|device/servicesOff = denied ; T65

    # What Reset Location & Privacy leaves.
    property reset-leaves
    loose
    apart
    plain
    despite question
    subject event/resetLocationAndPrivacy
    value left: say/leaves-alone
    fact event/resetLocationAndPrivacy = undecided ; T68

    # Whether services that are off set one flag alone.
    property globally-alone-told
    loose
    apart
    despite only
    subject device/servicesOff event/settings:globalOff
    but api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.insufficientlyInUse api/CLServiceSession.Diagnostic.fullAccuracyDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.serviceSessionRequired api/CLServiceSession.Diagnostic.authorizationRequestInProgress api/CLLocationUpdate.accuracyLimited api/CLLocationUpdate.stationary api/CLLocationUpdate.locationUnavailable api/CLMonitor.Event.accuracyLimited diagnostic/authorizationRestricted diagnostic/insufficientlyInUse diagnostic/fullAccuracyDenied diagnostic/alwaysAuthorizationDenied event/settings:globalOn
    word flag/stays-false
    value alone: diagnostic/authorizationDeniedGlobally
    fact device/servicesOff|event/settings:globalOff = both ; 1.4 T92

    # Whether a running app hears of a change in Settings.
    property running-hears
    loose
    apart
    given
    firm
    subject event/settings:never event/settings:whileUsing event/settings:always event/settings:askNextTime event/settings:any
    but event/terminate phase/terminated phase/suspended
    word thing/as-long-as-runs
    value heard: noun/delegate|about/callback verb/call|verb/hear
    fact event/settings:never|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|event/settings:any = heard ; T58 T03

    # Whether the row Ask Next Time asks by itself.
    property ask-next-at-once
    loose
    apart
    plain
    subject event/settings:askNextTime
    but event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/ask verb/call label/ session/ event/tapLocationButton api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestWhenInUseAuthorization()
    value at-once: how/at-once prompt/ verb/appear|verb/show
    fact event/settings:askNextTime = request ; T61

    # When a change in Settings has its effect.
    property settings-late
    loose
    apart
    plain
    despite only until must
    subject event/settings:never event/settings:any event/settings:whileUsing event/settings:always event/settings:askNextTime settings/never noun/settings
    but session/ phase/suspended key/ phase/terminated event/terminate
    value later: say/takes-effect-later
    fact event/settings:never|event/settings:any|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|settings/never|noun/settings = at-once ; T58 T59 T60 T03

    # What comes of regions right after a restart.
    property restart-locked
    loose
    apart
    despite before even 바로
    subject device/locked
    but diagnostic/ noun/member api/CLMonitor.* thing/error noun/diagnostic service/standard-location event/firstUnlock verb/lift
    word event/reboot
    value early: service/region-monitoring|service/condition-monitoring|thing/region|noun/condition verb/deliver|verb/start|verb/work|verb/launch
    fact device/locked = later ; T126

    # Whether a refusal outlasts the app.
    property reinstall-keeps
    loose
    apart
    despite even
    subject event/reinstall
    but noun/settings label/Allow
    word thing/record|status/denied|label/Don’t_Allow|grant/denied
    value kept: verb/stay|verb/last
    fact event/reinstall = undecided ; T76

    # Whether apps have to be asked anew once Location Services are on again.
    property anew-after-off
    loose
    apart
    despite must each cannot without again
    plain
    subject say/off-and-on event/settings:globalOn
    but told/remedy grant/temporary label/ session/ event/settings:never
    value anew: say/ask-all-anew
    value anew: verb/ask-anew|say/brings-prompt-back
    value anew: status/notDetermined
    value anew: verb/prompted how/again
    fact say/off-and-on|event/settings:globalOn = restored ; T66

    # Whether the delegate hears of a change of accuracy.
    property accuracy-heard
    loose
    apart
    firm
    current
    era iOS 14.0 -
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) prompt/ api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) service/ noun/event noun/location thing/region thing/beacon how/again label/ grant/none status/notDetermined phase/suspended api/CLAuthorizationStatus.notDetermined thing/older-method say/only-if-changed thing/separate say/new-status say/new-value
    word noun/delegate|about/callback|say/to-delegate|say/delegate-unaware
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/hear
    value heard: say/to-delegate
    value silent: say/delegate-unaware|verb/silent
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = heard ; T63 T64

    # Whether a choice in Settings takes a new installation.
    property settings-reinstall
    loose
    apart
    plain
    despite must before until
    subject noun/settings event/settings:whileUsing event/settings:always
    but event/resetLocationAndPrivacy how/back
    value installation: say/must-reinstall
    value installation: effect/none say/must-reinstall
    fact noun/settings|event/settings:whileUsing|event/settings:always = at-once ; T59 T60

    # Whether a refusal can be changed in Settings.
    property only-reinstall
    loose
    apart
    plain
    despite 밖 must
    subject verb/deny status/denied grant/denied label/Don’t_Allow
    but noun/settings prompt/first
    value installation: say/only-reinstall|say/must-reinstall
    fact verb/deny|status/denied|grant/denied|label/Don’t_Allow = settings ; T59

    # What switching services off and on does to rights.
    property off-on-wipes
    loose
    apart
    plain
    despite again
    subject say/off-and-on
    but verb/grant grant/temporary session/ label/ event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/tapLocationButton say/undecided-before
    value lost: verb/wipe|verb/end noun/status|grant/always|grant/whenInUse|grant/authorized
    value undecided: status/notDetermined verb/become|verb/report|verb/show|verb/stay
    fact say/off-and-on = restored ; T66

    # What Airplane mode does to rights.
    property airplane
    loose
    apart
    subject term/airplane-mode
    word noun/status|grant/authorized|grant/whenInUse|grant/always
    value wiped: verb/wipe
    fact term/airplane-mode = same ; T71

    # Whether the settings suffice without a request.
    property settings-then-request
    loose
    apart
    despite must until even
    subject noun/settings event/settings:whileUsing
    but settings/askNextTime event/settings:askNextTime status/notDetermined event/resetLocationAndPrivacy level/always
    word level/whenInUse|settings/whileUsing
    value again: verb/must-call-again
    fact noun/settings|event/settings:whileUsing = at-once ; T59

    # Whether apps are undecided after services were off.
    property off-and-on
    loose
    apart
    despite again after each every
    subject say/off-and-on
    but grant/temporary session/ label/
    word status/notDetermined
    value undecided: say/process-again|say/resets
    facts off-on-wipes
    """
}
