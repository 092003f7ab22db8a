/// What notes of talks, READMEs and blog posts say in their own ways. Each is read within one statement.
extension ClaimProperties {
  static let notes = """
    # Whether an app that is allowed gets asked at the button.
    property button-asks-allowed
    loose
    apart
    current
    subject event/tapLocationButton api/LocationButton api/CLLocationButton
    but verb/missing status/notDetermined how/missing how/lacking how/without
    word say/allowed-already|grant/authorized|thing/already-right
    value asked: prompt/any|term/prompt verb/show|verb/appear|verb/prompted
    fact event/tapLocationButton|api/LocationButton|api/CLLocationButton = silent ; T57

    # What updates behind other apps show of themselves with the lesser level.
    property use-shows-nothing
    loose
    apart
    current
    subject level/whenInUse grant/whenInUse
    but level/always grant/always phase/foreground verb/end
    word thing/no-sign
    value hidden: thing/no-sign
    fact level/whenInUse|grant/whenInUse = shown ; 6.1 T108

    # Whether a session outlives its object.
    property session-outlives-object
    loose
    apart
    current
    subject session/background
    but event/relaunch: phase/terminated verb/launch
    word verb/let-go|say/though-released
    value goes-on: verb/last|verb/keep|verb/stay|verb/continue
    fact session/background = ends ; R29 T111

    # Whether the lesser level lets an app follow its user behind others.
    property use-tracks-behind
    loose
    apart
    current
    subject level/whenInUse grant/whenInUse
    but verb/start event/ verb/ask prompt/ phase/terminated session/ service/ noun/event verb/create level/always key/ api/ status/ verb/launch thing/region verb/need verb/set thing/forever how/itself
    word say/tracking-behind
    value behind: say/tracking-behind
    fact level/whenInUse|grant/whenInUse = behind ; R04 R06

    # How often the usual prompt comes up.
    property first-prompt-comes
    loose
    apart
    current
    subject prompt/first prompt/whenInUse
    but prompt/second label/ status/ event/reset grant/ event/settings: device/
    word times/2|times/3
    value times: times/2|times/3 verb/show|verb/appear
    fact prompt/first|prompt/whenInUse = once ; T05 T11

    # Whether the answer comes back from the call.
    property requests-return
    loose
    apart
    current
    subject event/request:any event/requestWhenInUse event/requestAlways
    but noun/completion noun/delegate thing/asynchronous service/ accuracy/
    word say/returns-choice|say/returns-at-once
    value answer: say/returns-choice|say/returns-at-once
    fact event/request:any|event/requestWhenInUse|event/requestAlways = asynchronous ; T05 T14

    # Whether the flag matters to what it has nothing to do with.
    property monitoring-needs-flag
    loose
    apart
    current
    subject service/region-monitoring service/visits service/significant-change
    but verb/need-not event/startStandard noun/location
    despite only
    word api/CLLocationManager.allowsBackgroundLocationUpdates
    value flag: how/must|how/only-then|how/only
    fact service/region-monitoring|service/visits|service/significant-change = none ; T118 T119

    # What becomes of updates where the flag is set.
    property flag-does-not-help
    loose
    apart
    current
    despite though
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but how/lacking how/missing verb/missing noun/mode key/UIBackgroundModes:location key/UIBackgroundModes event/terminate:byUser phase/terminated
    word say/true-all-the-same
    value stops: verb/stop|verb/end
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = goes-on ; R05

    # Whether the flag may be set without its mode.
    property flag-free-of-mode
    loose
    apart
    current
    despite can not
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    word say/mode-left-out
    value free: say/set-true
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127

    # Whether explicit mode leaves sessions that nobody takes.
    property explicit-mode-implicit
    loose
    apart
    current
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but key/NSLocationRequireExplicitServiceSession:false noun/false verb/missing how/missing how/lacking verb/turn-off verb/end verb/off
    word effect/none|say/nothing-happens|thing/implicit-on|thing/implicit|say/implicit-made
    value made: thing/implicit effect/none|say/nothing-happens
    value made: thing/implicit verb/create|verb/take
    value made: thing/implicit-on|say/implicit-made
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = none ; R25

    # Whether live updates take a session that nobody asked for.
    property eighteen-implicit
    loose
    apart
    current
    despite though
    era iOS 18.0 -
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates verb/iterate api/CLMonitor.events
    beside verb/create verb/take verb/become verb/choose verb/introduce verb/occur verb/start verb/use
    but say/explicit-mode key/NSLocationRequireExplicitServiceSession level/always say/explicit-rule verb/call
    word thing/implicit|thing/implicit-on
    value taken: thing/implicit|thing/implicit-on
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|verb/iterate|api/CLMonitor.events = taken ; R24

    # With which level alone the sign shows.
    property sign-with-always
    loose
    apart
    current
    despite only
    subject term/background-location-indicator
    but level/whenInUse api/CLLocationManager.showsBackgroundLocationIndicator verb/need-not thing/optional say/optional noun/option
    word level/always
    value always: how/only|how/only-then
    fact term/background-location-indicator = use ; 6.1

    # What status parents' limits lead to.
    property limits-report
    loose
    apart
    current
    subject say/limited-by-others
    plain
    but event/ label/ verb/choose
    value denied: status/denied
    value undecided: status/notDetermined
    value restricted: status/restricted
    fact say/limited-by-others = restricted ; T69

    # What the older key alone is enough for.
    property old-key-only
    loose
    apart
    subject key/NSLocationAlwaysUsageDescription
    era iOS 11.0 -
    but key/NSLocationAlwaysAndWhenInUseUsageDescription how/missing how/lacking
    word say/only-key
    value only: say/only-key
    fact key/NSLocationAlwaysUsageDescription = ignored ; 4.1

    # Which place the level has for apps behind others.
    property use-label-behind
    loose
    apart
    current
    subject level/whenInUse label/Allow_While_Using_App
    but term/background-location-indicator noun/mode session/ key/ api/ verb/start event/ service/
    word say/applies-to-background
    value behind: say/applies-to-background
    fact level/whenInUse|label/Allow_While_Using_App = in-use ; 6.1

    # Which texts a prompt shows.
    property prompt-text-left-out
    loose
    apart
    current
    subject prompt/any prompt/first about/prompt
    but how/missing how/lacking
    word say/text-left-out
    value out: say/text-left-out
    fact prompt/any|prompt/first|about/prompt = shown ; T05
    """
}
