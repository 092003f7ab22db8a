/// Facts of reference pages as they are put once more in other words. Each is read within one statement.
extension ClaimProperties {
  static let reworded = """
    # What becomes of the flag where its mode is missing.
    property flag-quietly-ignored
    loose
    apart
    current
    despite not without
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on say/set-the-flag
    but noun/false noun/status about/authorization level/ grant/ status/ verb/start
    word say/mode-not-there|say/mode-left-out|fn/없이|how/lacking|how/without
    value ignored: effect/none|verb/ignore|say/nothing-happens
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on|say/set-the-flag = fatal ; T127

    # How long the system remembers sessions.
    property sessions-remembered
    loose
    apart
    current
    subject session/service:any session/service:always session/service:whenInUse session/background thing/forgets say/remembers say/forgotten-after
    word thing/forgets|say/remembers|say/forget|say/forgotten-after
    value long: say/after-long
    fact session/service:any|session/service:always|session/service:whenInUse|session/background|thing/forgets|say/remembers|say/forgotten-after = seconds ; R22

    # Whether a loop over live updates asked before it took sessions.
    property loop-asks
    loose
    apart
    plain
    era iOS 17.0 18.0
    subject say/the-loop
    but session/service:any api/CLServiceSession event/request:any event/requestWhenInUse
    value asks: verb/prompted|prompt/any
    fact say/the-loop = nothing ; T107

    # Whether the user may raise the accuracy that an app lowered for itself.
    property precise-closed-later
    loose
    apart
    current
    despite can no-longer
    subject noun/settings accuracy/full key/NSLocationDefaultAccuracyReduced
    but prompt/ device/ status/ event/settings: thing/location-services say/services-off level/ grant/none
    plain
    value closed: say/precise-stays-off
    fact noun/settings|accuracy/full|key/NSLocationDefaultAccuracyReduced = open ; 4.2 6.4

    # What becomes of a request that is made too early.
    property early-request-waits
    loose
    apart
    current
    subject event/request:any event/requestWhenInUse event/requestAlways verb/call
    but event/held grant/provisional noun/event prompt/second session/ key/
    word say/not-in-front|phase/background
    value waits: say/waits-for-front
    fact event/request:any|event/requestWhenInUse|event/requestAlways|verb/call = ignored ; T07 T17

    # Which of two held events goes.
    property newer-goes
    loose
    apart
    current
    plain
    subject noun/event noun/held grant/provisional say/newer-goes
    value older: say/older-stays
    fact noun/event|noun/held|grant/provisional|say/newer-goes = newer ; T41

    # Whether the session that asks for nothing meets the rule.
    property none-meets-rule
    loose
    apart
    current
    despite not even although
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but verb/launch
    plain
    value too-little: say/meets-rule-not
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = enough ; T101 R25

    # What the switch for the device reports.
    property switch-reports
    loose
    apart
    current
    subject device/servicesOff event/settings:globalOff say/services-off
    but status/denied api/CLAuthorizationStatus.denied label/ event/settings:never
    word verb/report|noun/status|noun/reported-status|verb/become|verb/give
    value restricted: status/restricted verb/report|verb/become|verb/give
    value undecided: status/notDetermined verb/report|verb/become|verb/give
    fact device/servicesOff|event/settings:globalOff|say/services-off = denied ; T65

    # What comes when the switch for the device goes back on.
    property switch-back
    loose
    apart
    current
    subject say/services-on-again
    but status/denied
    word status/notDetermined|say/asked-anew|say/grant-deleted
    value anew: status/notDetermined
    value anew: say/asked-anew
    value anew: say/grant-deleted
    fact say/services-on-again = restored ; T66

    # Whether a delegate hears of a request that does nothing.
    property delegate-hears-nothing
    loose
    apart
    current
    plain
    subject effect/none event/request:any event/requestWhenInUse event/requestAlways
    value hears: say/but-delegate-hears
    fact effect/none|event/request:any|event/requestWhenInUse|event/requestAlways = silent ; T08 T38
    """
}
