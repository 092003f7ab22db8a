/// What iterating comes to where sessions are implicit, and where they are not.
extension ClaimProperties {
  static let iterating = """
    # When the implicit session begins.
    property implicit-at-call
    loose
    apart
    plain
    despite only
    subject thing/implicit
    but session/background api/CLBackgroundActivitySession verb/need
    value call: thing/no-loop verb/start|verb/create|verb/exist
    value call: say/at-the-call verb/start|verb/create|verb/exist
    value call: say/at-the-call verb/introduce|verb/occur|verb/in-force
    fact thing/implicit = iteration ; 2.1 R24

    # What iterating comes to where only explicit sessions count and none is held.
    property explicit-iteration
    loose
    apart
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but session/service:any event/requestWhenInUse event/requestAlways event/request:any verb/off verb/turn-off verb/missing noun/false verb/removed say/keyless fn/없이
    word event/beginLiveUpdates|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events|verb/iterate
    value prompt: prompt/ verb/appear|verb/show say/no-session
    value prompt: prompt/ verb/appear|verb/show how/without
    value prompt: prompt/ verb/appear|verb/show how/lacking session/service:any
    value prompt: verb/prompted say/no-session
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit = nothing ; T106 I26

    # What comes of a first background session that was made in the background.
    property first-behind
    loose
    apart
    despite may even
    subject how/first
    but event/relaunch: verb/launch process/ phase/foreground event/enterForeground diagnostic/ phase/inUse
    word phase/background
    value on: session/background verb/on|effect/any|verb/in-force
    fact how/first = off ; T109

    # What iterating shows in explicit mode.
    property explicit-iteration-told
    loose
    apart
    despite still even without
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but session/service:any event/requestWhenInUse event/requestAlways event/request:any verb/off verb/turn-off noun/false verb/removed session/service:whenInUse session/service:always fn/없이 say/keyless
    word say/no-session|how/lacking
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    facts explicit-iteration
    """
}
