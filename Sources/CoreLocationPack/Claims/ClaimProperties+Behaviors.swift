/// How things behave whatever else happens: how long a right stays, who asks, what a key leaves open.
extension ClaimProperties {
  static let behaviors = """
    # Until when a right that does not last stays.
    property until
    until
    loose
    anywhere
    subject grant/temporary accuracy/temporary label/Allow_Once event/tapLocationButton api/LocationButton event/requestTemporaryFullAccuracy
    but status/notDetermined status/denied level/always session/background prompt/any event/requestWhenInUse
    word verb/last|verb/stay|verb/available|verb/grant|verb/use|verb/work|verb/deliver
    denied verb/end|verb/become
    value settings: noun/settings
    value settings: event/settings:never|event/settings:preciseOff|event/settings:any|event/settings:askNextTime
    value removal: event/reinstall
    value time: event/reboot|event/nextMorning|thing/clock-time
    value use: event/noLongerInUse|phase/notInUse|event/leaveForeground|phase/background
    fact grant/temporary|accuracy/temporary|label/Allow_Once|event/tapLocationButton|api/LocationButton|event/requestTemporaryFullAccuracy = use ; T50 T57 T86

    # At which taps a button of the system asks for a confirmation.
    property confirms
    loose
    apart
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but verb/need-not say/later-ones
    word prompt/any|verb/prompted|verb/ask|event/request:any
    value each: how/each
    value first: how/first
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = first ; T56 T57

    # In whose Info.plist a key stands.
    property stands-in
    loose
    anywhere
    subject key/NSWidgetWantsLocation
    but noun/text effect/none verb/ignore
    word noun/plist|verb/declare|verb/exist|verb/use|verb/need|thing/app-plist|thing/extension-plist
    value app: thing/app-plist
    value extension: thing/extension-plist
    fact key/NSWidgetWantsLocation = extension ; 4.2

    # What a person may still do in Settings.
    property leaves
    loose
    anywhere
    firm
    subject key/NSLocationDefaultAccuracyReduced
    but prompt/any prompt/first say/own-choice
    word noun/settings|event/settings:preciseOn
    value precise: accuracy/full|term/precise-location verb/turn-on|verb/grant|verb/choose|verb/become|verb/use
    value precise: event/settings:preciseOn
    fact key/NSLocationDefaultAccuracyReduced = precise ; 4.2

    # What an implicit session wants.
    property wants
    loose
    anywhere
    plain
    subject thing/implicit
    but session/service:none key/NSLocationRequireExplicitServiceSession verb/treat
    value always: session/service:always|event/requestAlways
    value always: level/always verb/ask|event/request:any|verb/prompted|thing/goal
    value full-accuracy: accuracy/full verb/ask|event/request:any|verb/prompted|thing/goal
    value when-in-use: level/whenInUse|session/service:whenInUse
    fact thing/implicit = when-in-use ; T104 R24

    # What it takes for a status to be reported.
    property comes-of
    loose
    told
    subject status/restricted
    but status/denied status/notDetermined status/authorizedAlways status/authorizedWhenInUse diagnostic/ fn/cannot
    word verb/mean|verb/report|verb/occur|verb/know|verb/explain|verb/become|verb/show
    value refusal: label/Don’t_Allow|verb/deny|grant/denied
    value restrictions: thing/restrictions|device/restricted
    value off: device/servicesOff verb/mean
    fact status/restricted = restrictions ; 1.1

    # How many events wait for the answer to the second prompt.
    property waits
    loose
    anywhere
    subject grant/provisional
    but phase/suspended
    word noun/event|noun/held|noun/location|service/region-monitoring|phase/background
    value queue: verb/pile
    fact grant/provisional = one-event ; T41 I15

    # Whether something asks for a right by itself.
    property asks-itself
    loose
    apart
    despite may
    subject thing/widget
    but phase/foreground event/enterForeground event/relaunch: say/app-asks
    word prompt/any|prompt/first|verb/prompted|event/request:any|verb/ask
    value itself: how/itself
    fact thing/widget = never ; T128

    # Which types have a flag.
    property flag-of
    plain
    subject diagnostic/*
    beside noun/diagnostic
    word noun/member|verb/offer|verb/exist|verb/declare
    value session: set/cases:CLServiceSession.Diagnostic
    value update: api/CLLocationUpdate
    value event: api/CLMonitor.Event
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired = session update event ; 5.4 5.5 5.6
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied = session ; 5.4
    fact diagnostic/accuracyLimited = update event ; 5.5 5.6
    fact diagnostic/locationUnavailable|diagnostic/stationary = update ; 5.5
    fact diagnostic/conditionLimitExceeded|diagnostic/conditionUnsupported|diagnostic/persistenceUnavailable = event ; 5.6
    """
}
