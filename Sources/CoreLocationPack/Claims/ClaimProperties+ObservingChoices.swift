/// What deprecations, choices and leaving things out come to.
extension ClaimProperties {
  static let observingChoices = """
    # When the older forms were deprecated.
    property older-form-deprecated-later
    loose
    apart
    despite only until
    era iOS 15.0 -
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) api/CLLocationManager.authorizationStatus()
    but fn/아니 fn/not verb/missing api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/introduce
    word verb/deprecated
    value late: say/became-deprecated
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)|api/CLLocationManager.authorizationStatus() = iOS-14 ; 5.1 5.3

    # Whether every tap on a button calls the delegate.
    property every-tap-calls
    loose
    apart
    plain
    despite each every
    subject noun/delegate about/callback
    but event/change:any thing/permission-change accuracy/ fn/아니 fn/not verb/silent
    value every: say/every-tap
    fact noun/delegate|about/callback = changes ; T04

    # Whether another accuracy makes a new status.
    property accuracy-new-status
    loose
    apart
    plain
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but noun/delegate about/callback api/CLLocationManagerDelegate. fn/아니 fn/not api/CLLocationManager.accuracyAuthorization verb/call how/only
    value new: say/new-status
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = same ; T63 T64

    # Whether the older name has a value of its own.
    property older-name-differs
    loose
    apart
    despite than quote
    subject status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways
    but status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse status/denied status/restricted status/notDetermined fn/아니 fn/not
    word grant/authorized|status/authorized|api/CLAuthorizationStatus.authorized
    value differ: say/raw-differs
    value differ: verb/differ noun/raw
    fact status/authorizedAlways|api/CLAuthorizationStatus.authorizedAlways = same ; 1.1 5.2

    # Whether the method for errors can be left out.
    property failure-left-out
    loose
    anywhere
    plain
    despite only
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but delivery/crash verb/crash say/throws fn/전 fn/없이 fn/never fn/no fn/if fn/not
    value optional: say/leave-out
    value harmless: thing/no-consequence api/CLLocationManager.requestLocation()
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3 5.7

    # Whether an error that passes is final.
    property unknown-fatal
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown
    but fn/아니 fn/not
    value fatal: say/fatal
    fact api/CLError.Code.locationUnknown = waits ; 5.2

    # Whether a widget needs a right of its own.
    property widget-only-own-right
    loose
    anywhere
    plain
    despite only must even
    subject thing/widget
    but fn/아니 fn/not verb/need-not key/ fn/no how/lacking
    value own: thing/own-right
    fact thing/widget = app ; T128

    # Whether a choice in Settings waits for a request before it is reported.
    property settings-silent
    loose
    anywhere
    despite until before
    subject event/settings:never event/settings:whileUsing settings/askNext settings/never
    but accuracy/ say/same-row fn/아니 prompt/ phase/ process/ event/terminate session/ say/even-unchanged verb/stay
    word say/until-next-request
    value silent: say/nothing-reported|verb/silent
    fact event/settings:askNext|event/settings:never|event/settings:whileUsing|settings/askNext|settings/never = told ; T58 T59 T61

    # Whether an error without a position tells of a refusal, told as a meaning.
    property unknown-tells-refusal
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown api/CLError.Code.network
    but api/CLError.Code.denied fn/아니 fn/not noun/raw thing/error-code status/ device/
    value refused: say/means-refused|say/means-denied
    fact api/CLError.Code.locationUnknown|api/CLError.Code.network = other ; 5.2

    # What a widget does in words that name both.
    property widget-asks-for-location
    loose
    apart
    plain
    despite may only once yet itself
    subject say/widget-asks
    but minutes/ label/ verb/show verb/appear
    value asks: noun/location|prompt/any
    fact say/widget-asks = never ; T128
    """
}
