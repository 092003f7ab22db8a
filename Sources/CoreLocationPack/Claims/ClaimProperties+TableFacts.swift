/// What tables tell of things in any circumstances.
extension ClaimProperties {
  static let tableFacts = """
    # Whether services that bring an app back are denied it, as a row of a table may say.
    property row-launches
    apart
    firm
    current
    subject service/visits service/significant-change service/region-monitoring service/condition-monitoring
    but level/ grant/ session/ status/ event/ device/ accuracy/ key/
    word verb/launch
    value launched: phase/terminated
    fact service/visits|service/significant-change|service/region-monitoring|service/condition-monitoring = launched ; T122 7.4

    # Which types have a flag, told in a table.
    property flag-holder
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    value session: holder/session
    value background: holder/background
    value update: holder/update
    value event: holder/event
    value session-and-update: holder/session-and-update
    value session-and-event: holder/session-and-event
    value update-and-event: holder/update-and-event
    value all: holder/all
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired = session background update event CLServiceSession CLServiceSession.Diagnostic service:any CLBackgroundActivitySession CLBackgroundActivitySession.Diagnostic background CLLocationUpdate CLLocationUpdate.liveUpdates(_:) live-updates CLMonitor CLMonitor.Event condition-monitoring standard-location positions session-and-update session-and-event update-and-event all ; 5.4 5.5 5.6
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = session CLServiceSession CLServiceSession.Diagnostic service:any ; 5.4
    fact diagnostic/accuracyLimited|api/CLMonitor.Event.accuracyLimited|api/CLLocationUpdate.accuracyLimited = update event update-and-event CLLocationUpdate CLLocationUpdate.liveUpdates(_:) live-updates CLMonitor CLMonitor.Event condition-monitoring standard-location positions ; 5.5 5.6
    fact diagnostic/locationUnavailable|diagnostic/stationary|diagnostic/isStationary|api/CLLocationUpdate.locationUnavailable|api/CLLocationUpdate.stationary|api/CLLocationUpdate.isStationary = update CLLocationUpdate CLLocationUpdate.liveUpdates(_:) live-updates standard-location positions ; 5.5
    fact diagnostic/conditionLimitExceeded|diagnostic/conditionUnsupported|diagnostic/persistenceUnavailable|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable = event CLMonitor CLMonitor.Event condition-monitoring ; 5.6

    # Which number an error has, told in a table.
    property error-number
    subject api/CLError.Code. delivery/error completion/promptDeclined
    value *: count/
    fact api/CLError.Code.locationUnknown = 0 ; 5.2
    fact api/CLError.Code.denied|delivery/error = 1 ; 5.2
    fact api/CLError.Code.network = 2 ; 5.2
    fact api/CLError.Code.regionMonitoringDenied = 4 ; 5.2
    fact api/CLError.Code.promptDeclined|completion/promptDeclined = 18 ; 5.2
    fact api/CLError.Code.historicalLocationError = 19 ; 5.2

    # What needs the key for reduced accuracy, where the sentence tells when.
    property reduced-key
    subject key/NSLocationDefaultAccuracyReduced
    value needed: accuracy/reduced
    fact key/NSLocationDefaultAccuracyReduced = needed ; 4.2

    # Whether who asks for the lesser level alone needs the text of the greater one.
    property greater-text-for-lesser
    apart
    anywhere
    despite only even
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but level/always event/requestAlways noun/plist key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription status/ verb/missing
    word verb/need|verb/declare
    value use: level/whenInUse verb/ask
    value use: event/requestWhenInUse
    value use: verb/act-like
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = always ; 4.1 T16

    # The same, where the condition tells for whom.
    property greater-text-when-lesser
    anywhere
    despite only even
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but level/always event/requestAlways noun/plist key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription status/ verb/missing
    word verb/need|verb/declare
    value use: level/whenInUse verb/ask
    value use: event/requestWhenInUse
    value use: verb/act-like
    facts greater-text-for-lesser

    # Whether the delegate hears of another accuracy, told in a table.
    property accuracy-callback
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject event/settings:preciseOff event/settings:preciseOn
    value silent: delivery/silent
    fact event/settings:preciseOff|event/settings:preciseOn = called ; T63 T64

    # Whether Always can be asked for at once, told without a name in code.
    property always-directly
    apart
    current
    despite no-longer
    subject level/always
    but level/whenInUse status/ grant/ phase/ key/ label/ device/ accuracy/ noun/plist process/
    word thing/directly
    value asked: verb/ask
    fact level/always = asked ; T15 C-10

    # How many regions or conditions there may be, told in a table.
    property limit-number
    subject api/CLMonitor service/condition-monitoring service/region-monitoring thing/region set/conditions set/regions noun/condition
    value *: count/
    value any: thing/any-number
    fact api/CLMonitor|service/condition-monitoring|service/region-monitoring|thing/region|set/conditions|set/regions|noun/condition = 20 ; R40 7.4 I25

    # What is the case where a service that was started is denied, told in a table.
    property error-situation
    subject delivery/error
    value *: situation/
    fact delivery/error = denied servicesOff notAuthorized restricted undecided ; 5.2 T112

    # What is the case under a status, where a table says what is the case under no such status.
    property status-no-such-case
    subject status/authorizedAlways status/authorizedWhenInUse status/notDetermined status/denied status/restricted
    value lastingOnly: none/lastingOnly
    value inUseOnly: none/inUseOnly
    value granted: none/granted
    value confirmed: none/confirmed
    fact status/authorizedAlways = any-time ; 1.1 5.2
    fact status/authorizedWhenInUse = lasting-or-temporary ; I10 T10
    fact status/notDetermined = undecided ; 1.1 5.2
    fact status/denied = refused ; 1.1 5.2
    fact status/restricted = restricted ; 1.1 5.2

    # Whether an app gets positions under a status, and whether its person can change it, told in a table.
    property status-gives
    subject status/authorizedAlways status/authorizedWhenInUse status/notDetermined status/denied status/restricted
    value positions: asks/positions
    fact status/authorizedAlways|status/authorizedWhenInUse = positions ; 1.1
    fact status/notDetermined|status/denied|status/restricted = nothing ; 1.1 T112

    property status-changes
    subject status/authorizedAlways status/authorizedWhenInUse status/denied status/restricted
    value user: asks/user-change
    fact status/authorizedAlways|status/authorizedWhenInUse|status/denied = user ; T59 T60
    fact status/restricted = nobody ; T69

    # Whether Always can be asked for under a grant for once, told in a table.
    property once-always-later
    subject label/Allow_Once
    value askable: noun/always-later
    fact label/Allow_Once = ignored ; T37
    """
}
