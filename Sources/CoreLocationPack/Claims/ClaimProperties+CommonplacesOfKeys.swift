/// What is commonly said of keys, checks and platforms, and is not so.
extension ClaimProperties {
  static let commonplacesOfKeys = """
    # Whether the old text is read still.
    property old-always-text-read
    loose
    apart
    anywhere
    despite even still or
    subject key/NSLocationAlwaysUsageDescription
    but thing/older-systems verb/missing
    word thing/new-sdk|say/newer-sdk
    value read: say/still-reads|verb/report|verb/use
    fact key/NSLocationAlwaysUsageDescription = ignored ; 4.1

    # Whether the oldest text is the one to use.
    property oldest-text-current
    loose
    apart
    anywhere
    plain
    on iOS
    subject key/NSLocationUsageDescription
    value current: say/current-text
    fact key/NSLocationUsageDescription = macOS ; 4.1

    # What apps the text for wilderness belongs to.
    property wilderness-apps
    loose
    apart
    plain
    subject key/NSLocationWildernessSafetyUsageDescriptionDictionary
    value phone: say/belongs-in-iphone
    fact key/NSLocationWildernessSafetyUsageDescriptionDictionary = watch ; 4.1

    # What the wish for coarse positions leaves to the user, and to what it applies.
    property coarse-wish-binds
    loose
    apart
    anywhere
    plain
    subject key/NSLocationDefaultAccuracyReduced
    value bound: say/never-precise
    value standard: say/standard-only
    fact key/NSLocationDefaultAccuracyReduced = user ; 4.2

    # What the confirmation of an App Clip is.
    property clip-confirmation-counts
    loose
    apart
    anywhere
    plain
    subject key/NSAppClipRequestLocationConfirmation
    value right: say/counts-as-authorization
    fact key/NSAppClipRequestLocationConfirmation = separate ; 4.2

    # What a widget needs besides its key.
    property widget-without-app
    loose
    apart
    anywhere
    plain
    subject key/NSWidgetWantsLocation thing/widget
    value without: say/app-never-asked
    fact key/NSWidgetWantsLocation|thing/widget = asked ; 4.2

    # Where the key of a widget belongs.
    property widget-key-place
    loose
    apart
    anywhere
    plain
    despite 아니 advice
    subject key/NSWidgetWantsLocation
    value app: say/in-the-app-plist
    fact key/NSWidgetWantsLocation = extension ; 4.2

    # When a widget of an app with Always gets positions.
    property widget-always-seldom
    loose
    apart
    anywhere
    despite only
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates thing/widget
    but level/whenInUse grant/whenInUse
    word level/always
    value seldom: say/false-mostly
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates|thing/widget = always ; 5.1 6.2

    # What the answer for a region comes as.
    property region-state-answer
    loose
    apart
    anywhere
    plain
    subject api/CLLocationManager.requestState(for:)
    value value: say/is-return-value
    value failure: api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    fact api/CLLocationManager.requestState(for:) = state ; 5.3

    # Whether one fix needs both methods of the delegate.
    property one-fix-methods
    loose
    apart
    anywhere
    plain
    subject api/CLLocationManager.requestLocation()
    value optional: say/error-method-optional
    fact api/CLLocationManager.requestLocation() = both ; 5.7

    # How often significant changes come.
    property significant-often-told
    loose
    apart
    anywhere
    plain
    subject service/significant-change api/CLLocationManager.startMonitoringSignificantLocationChanges()
    value minute: say/every-minute
    value seconds: say/seconds-apart
    fact service/significant-change|api/CLLocationManager.startMonitoringSignificantLocationChanges() = minutes ; 7.4

    # What a relaunched app does for significant changes.
    property significant-restarted
    loose
    apart
    anywhere
    plain
    despite need-not again
    subject service/significant-change
    value needless: say/no-restart
    fact service/significant-change = again ; 7.4

    # What a check of the hardware tells of.
    property check-tells
    loose
    apart
    anywhere
    plain
    despite question
    subject api/CLLocationManager.isRangingAvailable() api/CLLocationManager.significantLocationChangeMonitoringAvailable() api/CLLocationManager.headingAvailable()
    but fn/아니
    value right: say/after-authorized
    value near: say/beacons-near
    fact api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.significantLocationChangeMonitoringAvailable()|api/CLLocationManager.headingAvailable() = hardware ; 5.7

    # How the reason for asking is given today.
    property reason-at-run-time
    loose
    apart
    anywhere
    plain
    despite still
    subject api/CLLocationManager.purpose
    value still: say/set-at-run-time
    fact api/CLLocationManager.purpose = plist ; 5.8

    # Which level a Mac app gains by.
    property mac-always-pays
    loose
    apart
    anywhere
    plain
    despite advice than
    on macOS
    subject level/always
    value more: say/pays-to-ask
    fact level/always = same ; 6.1

    # When a Mac app needs a mode.
    property mac-mode
    loose
    apart
    anywhere
    plain
    despite must
    on macOS
    subject key/UIBackgroundModes key/UIBackgroundModes:location say/background-mode
    but verb/need-not
    value needed: say/has-to-configure
    fact key/UIBackgroundModes|key/UIBackgroundModes:location|say/background-mode = needless ; 6.1 R02

    # When to begin services.
    property begun-undecided
    loose
    apart
    anywhere
    plain
    despite advice even still must
    subject status/notDetermined
    value best: say/best-at-launch
    fact status/notDetermined = decided ; R09

    # Whether people are told.
    property behind-untold
    loose
    apart
    anywhere
    plain
    despite need-not
    subject level/always grant/always
    value untold: say/need-not-tell
    fact level/always|grant/always = told ; R10

    # Whose visits they are.
    property visits-alone
    loose
    apart
    anywhere
    plain
    despite elsewhere each
    subject service/visits api/CLLocationManager.startMonitoringVisits()
    value alone: say/not-shared
    fact service/visits|api/CLLocationManager.startMonitoringVisits() = shared ; R11

    # What an app learns of its trial.
    property trial-member
    loose
    apart
    anywhere
    plain
    despite question still
    subject grant/provisional level/always
    value member: say/own-property-tells
    fact grant/provisional|level/always = never ; 1.2 I10

    # What another app may change.
    property changed-by-others
    loose
    apart
    anywhere
    plain
    despite elsewhere another
    subject event/requestAlways event/requestWhenInUse noun/status level/always
    but fn/never fn/not fn/no fn/be-not
    value others: say/another-app
    fact event/requestAlways|event/requestWhenInUse|noun/status|level/always = own ; I28

    # What a port to the headset has to handle.
    property ported-branch
    loose
    apart
    anywhere
    plain
    despite advice
    on visionOS
    subject status/authorizedAlways
    value there: say/branch-needed
    fact status/authorizedAlways = missing ; 1.1 5.2

    # What the code behind a request sees.
    property request-waits
    loose
    apart
    anywhere
    plain
    despite only until advice
    subject event/requestWhenInUse event/requestAlways
    value waits: say/blocking-call
    fact event/requestWhenInUse|event/requestAlways = returns ; 3.1 T05

    # What another request comes to.
    property request-calls-again
    loose
    apart
    anywhere
    plain
    despite but
    subject event/requestWhenInUse
    but event/requestAlways
    value called: say/called-all-the-same
    fact event/requestWhenInUse = nothing ; T08

    # What is shown without a text.
    property empty-text-shown
    loose
    apart
    anywhere
    plain
    despite only still
    subject prompt/any prompt/first key/NSLocationWhenInUseUsageDescription
    value empty: say/with-empty-text
    fact prompt/any|prompt/first|key/NSLocationWhenInUseUsageDescription = none ; T06

    # Whether where an app is matters to its request.
    property asked-anywhere
    loose
    apart
    anywhere
    plain
    despite question
    subject event/requestAlways event/requestWhenInUse
    value either: say/either-way-prompts
    fact event/requestAlways|event/requestWhenInUse = foreground ; T17 T07

    # What a native app on the headset watches.
    property headset-watches
    loose
    apart
    anywhere
    plain
    despite can
    on visionOS
    subject api/CLMonitor service/condition-monitoring
    but fn/not fn/없 fn/cannot fn/못하
    value watches: say/detects-entry
    fact api/CLMonitor|service/condition-monitoring = none ; 6.1 5.6
    """
}
