/// What errors, flags of monitors and callbacks tell, and what does not change a status, continued.
extension ClaimProperties {
  static let observingErrorsFurther = """
    # Of what an error of a watch tells.
    property history-error-of
    loose
    anywhere
    plain
    subject api/CLError.Code.historicalLocationError
    but fn/아니
    value other: service/visits|thing/visit|thing/region|service/region-monitoring|thing/network|label/Don’t_Allow
    fact api/CLError.Code.historicalLocationError = history ; 5.2

    # What the first call of the delegate waits for.
    property first-call-after-change
    loose
    apart
    plain
    despite only before until
    subject thing/first-call
    but noun/event noun/location service/ session/ accuracy/ fn/아니 fn/not event/createManager thing/fresh-manager
    value change: say/only-after-change
    fact thing/first-call = creation ; T01

    # Whether other managers hear of a change.
    property other-manager-hears
    loose
    apart
    firm
    despite again also even too
    subject thing/other-manager
    but noun/location noun/event service/ thing/region thing/visit accuracy/ session/ thing/error label/
    word noun/delegate|about/callback|thing/permission-change|event/change:any|noun/status
    value hears: verb/hear|verb/call|verb/report
    value silent: verb/silent
    fact thing/other-manager = hears ; T03

    # Whether another accuracy changes the status.
    property accuracy-resets-status
    loose
    anywhere
    subject accuracy/reduced event/settings:preciseOff thing/accuracy-change
    but label/ grant/ verb/stay fn/아니 fn/not accuracy/temporary device/ api/CLLocationManager.accuracyAuthorization noun/delegate about/callback fn/or
    word noun/status|noun/reported-status
    value status: status/notDetermined|status/denied|status/restricted verb/become
    fact accuracy/reduced|event/settings:preciseOff|thing/accuracy-change = same ; T63

    property widget-flag-of-app
    loose
    apart
    plain
    told
    despite may can question itself
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but thing/widget fn/아니 fn/not
    value app: say/own-choice|say/app-itself
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = widgets ; 5.1

    # Of what a refusal given as an error does not tell.
    property denied-error-of
    loose
    apart
    plain
    despite but yet
    subject api/CLError.Code.denied
    but noun/raw verb/distinguish api/CLError.Code.locationUnknown api/CLError.Code.network fn/아니 thing/error-code
    value nowhere: thing/no-position
    value network: thing/network-down
    fact api/CLError.Code.denied = refusal ; 5.2

    # Which error a device without a network gives.
    property network-down-error
    loose
    anywhere
    subject thing/network-down
    but api/CLError.Code.network fn/아니 fn/not label/
    word api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)|delivery/error|thing/error
    value denied: status/denied|api/CLError.Code.denied|api/CLError.Code.regionMonitoringDenied
    fact thing/network-down = network ; 5.2

    # What is reported once Location Services are back on.
    property all-undecided-again
    loose
    anywhere
    given
    despite each every again
    subject event/settings:globalOn say/off-and-on
    but grant/temporary label/ event/resetLocationAndPrivacy
    word verb/start|verb/become|verb/stay|verb/report
    value undecided: status/notDetermined how/all
    fact event/settings:globalOn|say/off-and-on = restored ; T66

    # Whether a restriction is a person’s own choice.
    property restricted-own-choice
    loose
    apart
    plain
    despite itself advice
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied thing/guardian fn/아니 fn/not verb/distinguish
    value own: say/users-own-choice
    fact status/restricted = restrictions ; 1.1 T69

    # Whether the flag of a refusal is one of the device.
    property denied-flag-device-only
    loose
    apart
    plain
    despite only
    subject diagnostic/authorizationDenied
    but diagnostic/authorizationDeniedGlobally api/CLServiceSession.Diagnostic.authorizationDeniedGlobally fn/아니
    value device: say/only-whole-device
    fact diagnostic/authorizationDenied = app ; 1.4 5.4

    # What a tap on a location button reports.
    property button-reports
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but level/always grant/always fn/아니 fn/not thing/already-right say/already-always verb/stay
    value always: status/authorizedAlways
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = in-use ; T57

    # Where later watches show their prompt.
    property later-watch-asks
    loose
    apart
    despite still even
    era watchOS 4.0 -
    subject prompt/any prompt/first
    but fn/아니 fn/not verb/choose event/answer:any
    word verb/appear|verb/show
    value phone: say/on-the-phone
    fact prompt/any|prompt/first = watch ; 6.1

    # What visionOS and tvOS do not offer.
    property no-upgrade-there
    loose
    apart
    on visionOS tvOS
    subject label/Change_to_Always_Allow prompt/P-UPG
    but fn/아니 fn/not verb/missing verb/unavailable
    word verb/choose|verb/show|verb/appear|verb/offer
    value there: verb/choose|verb/show|verb/appear|verb/offer
    fact label/Change_to_Always_Allow|prompt/P-UPG = none ; 1.5 6.1

    # How soon the next position comes under reduced accuracy.
    property limited-soon
    loose
    anywhere
    plain
    told
    subject diagnostic/accuracyLimited
    but say/not-meaning minutes/ fn/아니 fn/not
    value soon: seconds/|thing/every-moment
    fact diagnostic/accuracyLimited = slow ; 1.4 6.4

    # What is reported after a reset.
    property reset-reads
    loose
    anywhere
    despite every each all
    subject event/resetLocationAndPrivacy
    but status/notDetermined api/CLAuthorizationStatus.notDetermined verb/ask verb/prompted prompt/ fn/아니
    word verb/become|verb/stay|verb/report|verb/last
    value *: status/denied|status/restricted|status/authorizedWhenInUse|status/authorizedAlways
    fact event/resetLocationAndPrivacy = status/notDetermined ; T68

    # Whether the flag for a missing session needs its key.
    property session-flag-without-key
    loose
    apart
    plain
    despite even without
    subject diagnostic/serviceSessionRequired
    but fn/아니 fn/not noun/false
    value without: say/even-without-key
    fact diagnostic/serviceSessionRequired = key ; T106 R25
    """
}
