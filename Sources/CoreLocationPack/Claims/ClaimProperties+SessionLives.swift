/// How long sessions live, and what they show.
extension ClaimProperties {
  static let sessionLives = """
    # Whether somebody has to keep a session.
    property session-kept-needless
    loose
    apart
    plain
    despite as still again now this later each must that-thing
    subject session/service:any api/CLServiceSession
    but session/background
    value needless: say/keeps-reference verb/need-not|say/pointless
    value needless: say/no-need-to-keep
    fact session/service:any|api/CLServiceSession = kept ; T103

    # Whether the indicator is seen while a background session is active.
    property background-indicator-seen
    loose
    apart
    firm
    despite even still again now this later each must that-thing
    subject session/background
    but phase/foreground phase/inUse event/enterForeground verb/end effect/none key/ status/ verb/missing verb/unavailable event/invalidateBackgroundSession event/invalidateServiceSession how/lacking verb/deny verb/let-go level/always grant/always
    word term/background-location-indicator
    value shown: verb/appear|verb/show|verb/seen
    fact session/background = shown ; T108 R29

    # Whether a session shows something where services are off.
    property services-off-session-prompt
    loose
    apart
    despite still again now this later each must that-thing
    subject device/servicesOff
    but event/start:any service/standard-location verb/start event/startStandard
    word session/service:any|session/service:whenInUse|session/service:always
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    fact device/servicesOff = diagnostics ; T92

    # Whether events go on out of use once the session is gone.
    property goes-on-after-invalidation
    loose
    apart
    current
    despite even after still again now this later each must that-thing
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) service/condition-monitoring api/CLMonitor
    but phase/inUse phase/foreground session/background session/service:whenInUse verb/stop service/significant-change effect/none
    word event/invalidateServiceSession|verb/let-go|say/invalidated
    value on: level/always|grant/always verb/stay|verb/last|thing/keeps-going|thing/keeps-receiving
    value on: level/always|grant/always thing/continuous verb/deliver
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|service/condition-monitoring|api/CLMonitor = ends ; T103 T100

    # The same, where a version is named.
    property goes-on-after-invalidation-since
    loose
    apart
    era iOS 18.0 -
    despite even after still again now this later each must that-thing
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) service/condition-monitoring api/CLMonitor
    but phase/inUse phase/foreground session/background session/service:whenInUse verb/stop service/significant-change effect/none
    word event/invalidateServiceSession|verb/let-go|say/invalidated
    value on: level/always|grant/always verb/stay|verb/last|thing/keeps-going|thing/keeps-receiving
    value on: level/always|grant/always thing/continuous verb/deliver
    facts goes-on-after-invalidation

    # What the flag of a position that cannot be found has to do with accuracy.
    property unavailable-for-accuracy
    loose
    apart
    despite 않 not still again now this later each must that-thing
    subject diagnostic/locationUnavailable
    but diagnostic/accuracyLimited api/CLLocationUpdate.accuracyLimited say/unrelated
    word verb/mean|noun/true|thing/trueness|verb/on|verb/become
    value accuracy: accuracy/full|accuracy/reduced
    fact diagnostic/locationUnavailable = position ; 1.4 5.5

    # Whether a device that stands still goes on sending.
    property still-sends
    loose
    apart
    despite still again now this later each must that-thing
    subject thing/standing-still
    but api/CLLocationUpdate.isStationary noun/diagnostic verb/stop
    word service/live-updates|api/CLLocationUpdate.liveUpdates(_:)
    value sends: thing/every-moment
    fact thing/standing-still = pause ; 1.4 5.5

    # What a session asks for that requires the lesser level.
    property use-session-asks-always
    loose
    apart
    despite still again now this later each must that-thing
    subject session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse
    but session/service:always api/CLServiceSession.AuthorizationRequirement.always how/itself
    word verb/ask|verb/prompted|event/requestAlways
    value always: level/always
    value always: event/requestAlways
    fact session/service:whenInUse|api/CLServiceSession.AuthorizationRequirement.whenInUse = use ; T87 T90

    # Since when background sessions exist, told of a later version.
    property background-class-later
    loose
    era iOS 17.1 -
    era watchOS 10.1 -
    despite only same still again now this later each must that-thing
    subject api/CLBackgroundActivitySession session/background
    but diagnostic/ noun/diagnostic noun/member session/service: api/CLServiceSession thing/implicit prompt/ api/CLBackgroundActivitySession.diagnostics noun/location phase/ noun/event verb/deliver
    word verb/introduce
    value there: verb/introduce
    fact api/CLBackgroundActivitySession|session/background = earlier ; 5.4

    # Whether only explicit sessions count unless a key says so.
    property explicit-by-default
    loose
    apart
    despite still again now this later each must that-thing
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but noun/false verb/off verb/turn-off thing/implicit
    plain
    value on: say/on-from-the-start|say/is-default
    value on: how/default verb/on|verb/turn-on
    value on: noun/default verb/on|verb/turn-on
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = off ; R24 R25

    # Whether a session asks for full accuracy that is there.
    property already-precise-prompts
    loose
    apart
    plain
    despite even still again now this later each must that-thing
    subject say/already-precise
    but accuracy/reduced
    value prompts: prompt/P-ACC|prompt/any verb/show|verb/appear
    value prompts: event/requestTemporaryFullAccuracy
    value prompts: accuracy/temporary verb/ask|verb/prompted
    fact say/already-precise = nothing ; T84 T102

    # Whether sessions have to be taken again after a launch.
    property recreation-optional
    loose
    apart
    despite still again now this later each must that-thing previous former earlier
    subject session/service:any session/service:always session/service:whenInUse session/background
    but how/new seconds/ event/enterForeground phase/foreground phase/suspended
    word verb/launch|event/relaunch:byUser|event/relaunch:byEvent
    value optional: say/optional|say/recreate-needless
    value handed: say/hands-back
    fact session/service:any|session/service:always|session/service:whenInUse|session/background = needed ; R22 R30

    # Whether a background session ends with the foreground.
    property background-ends-on-leaving
    loose
    apart
    despite still again now this later each must that-thing
    subject session/background
    but grant/temporary label/ event/invalidateBackgroundSession event/invalidateServiceSession verb/let-go event/relaunch: verb/launch key/ how/lacking verb/deny status/ event/terminate verb/missing
    word event/leaveForeground|phase/suspended
    value ends: verb/end
    fact session/background = goes-on ; T108 R29

    # What the end of a background session does to a grant that does not last.
    property ending-without-influence
    loose
    apart
    despite still again now this later each must that-thing
    subject session/background
    but phase/foreground phase/inUse session/service:whenInUse event/enterForeground verb/hold verb/stay
    word grant/temporary|label/Allow_Once
    value none: effect/none event/invalidateBackgroundSession|verb/end
    fact session/background = ends ; T111 T50

    # How many flags a background session has.
    property background-flag-number
    loose
    apart
    despite all still again now this later each must that-thing
    subject session/background api/CLBackgroundActivitySession.diagnostics api/CLBackgroundActivitySession.Diagnostic
    but session/service: api/CLServiceSession api/CLServiceSession.Diagnostic set/cases:CLServiceSession.Diagnostic minutes/ hours/ seconds/
    word noun/diagnostic|verb/offer
    value *: count/6|items/6|count/7|count/8|items/7|items/8
    fact session/background|api/CLBackgroundActivitySession.diagnostics|api/CLBackgroundActivitySession.Diagnostic = count/6 items/6 ; 5.4

    # How many conditions monitors of different names have.
    property twenty-for-each-name
    loose
    apart
    despite each may still again now this later must that-thing
    subject thing/different-names
    but thing/too-many
    plain
    value each: say/twenty-each
    fact thing/different-names = app ; R40

    # What a state tells of a condition that does not hold.
    property unsatisfied-means
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject say/unsatisfied
    but thing/unmonitored
    value unwatched: say/not-watched
    fact say/unsatisfied = outside ; R46

    # What a monitor gives out of a condition.
    property record-returns
    loose
    apart
    plain
    despite all every still again now this later each must that-thing
    subject api/CLMonitor.record(for:)
    value all: say/whole-history
    value all: how/all noun/event
    fact api/CLMonitor.record(for:) = last ; 5.6

    # Whether invalidating a session only interrupts it.
    property invalidate-pauses
    loose
    apart
    plain
    despite only later advice as still again now this each must that-thing
    subject event/invalidateServiceSession say/invalidated
    but service/ noun/location noun/update phase/suspended phase/background session/background
    value pause: thing/paused
    fact event/invalidateServiceSession|say/invalidated = ended ; T103 R27

    # Which flag the first element after a pause has.
    property after-pause-flag
    loose
    apart
    despite again 다시 later still now this each must that-thing
    subject thing/after-pause
    but noun/false flag/stays-false
    word verb/become|verb/on|verb/declare|verb/report|verb/offer|noun/settings|noun/true|thing/trueness|verb/deliver
    value flag: diagnostic/stationary|api/CLLocationUpdate.stationary
    fact thing/after-pause = none ; 5.5 1.4

    # Whether conditions have to be added again after a launch.
    property adds-again-after-launch
    loose
    apart
    plain
    despite must each every only still again now this later that-thing
    subject verb/launch event/relaunch:byUser event/relaunch:byEvent
    but event/reboot event/reinstall verb/removed
    value again: thing/adds-conditions-again
    fact verb/launch|event/relaunch:byUser|event/relaunch:byEvent = kept ; R41

    # Which flag a session shows that was made in the background with nothing decided.
    property undecided-background-flag
    loose
    apart
    despite still again now this later each must that-thing yet nothing
    subject status/notDetermined grant/none
    but key/ say/explicit-mode say/no-session status/denied status/restricted verb/deny verb/launch event/relaunch: accuracy/ device/
    word phase/background|phase/notInUse
    value *: diagnostic/serviceSessionRequired|diagnostic/authorizationDenied|diagnostic/authorizationRestricted|diagnostic/alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable
    fact status/notDetermined|grant/none = diagnostic/insufficientlyInUse ; T88 R21

    # Whether the implicit session is there before anybody iterates.
    property implicit-before-loop
    loose
    apart
    despite 만 still again now this later each must that-thing whether
    subject thing/implicit
    but session/background verb/need
    word thing/no-loop
    value there: verb/start|verb/create|verb/exist
    fact thing/implicit = iteration ; 2.1 R24

    # Whether a session goes on whose object was let go.
    property released-goes-on
    loose
    apart
    despite still again now this later each must that-thing
    subject session/service:any session/service:always session/service:whenInUse
    but session/background verb/make-again how/new say/on-others
    word say/though-released
    value on: verb/stay|verb/last|verb/in-force|verb/exist|verb/work
    fact session/service:any|session/service:always|session/service:whenInUse = ends ; T103

    # Whether a condition launches an app on the Mac.
    property mac-condition-launches
    loose
    apart
    despite even still again now this later each must that-thing previous former earlier
    on macOS
    subject noun/condition api/CLMonitor service/condition-monitoring
    word verb/satisfy|noun/event|phase/terminated|event/terminate|verb/become
    value launched: verb/launch|delivery/relaunch
    fact noun/condition|api/CLMonitor|service/condition-monitoring = running ; R43 6.1

    # What iterating the events of a monitor asks for.
    property monitor-iteration-precise
    loose
    apart
    despite still again now this later each must that-thing
    subject thing/monitor-event service/condition-monitoring
    but session/service:whenInUse session/service:always key/
    word verb/iterate
    value precise: accuracy/full verb/ask|verb/prompted
    value precise: event/requestTemporaryFullAccuracy
    fact thing/monitor-event|service/condition-monitoring = none ; T104 R24

    # Whether monitors share a name.
    property monitors-share-name
    loose
    apart
    plain
    despite may can
    subject api/CLMonitor service/condition-monitoring
    but noun/condition say/levels-differ say/other-app
    value shared: thing/shares-name how/can
    value shared: thing/may-share-name
    fact api/CLMonitor|service/condition-monitoring = one ; R41

    # Which level an implicit session has.
    property implicit-at-always
    loose
    apart
    plain
    despite or
    subject thing/implicit
    but level/whenInUse session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse
    value always: say/at-always-level
    fact thing/implicit = when-in-use ; R24 T104

    # Which flag is left unset where services are off.
    property off-leaves-flag
    loose
    apart
    despite but only still
    subject device/servicesOff
    but diagnostic/authorizationRestricted api/CLServiceSession.Diagnostic.authorizationRestricted diagnostic/insufficientlyInUse api/CLServiceSession.Diagnostic.insufficientlyInUse api/CLServiceSession.Diagnostic.serviceSessionRequired diagnostic/serviceSessionRequired api/CLServiceSession.Diagnostic.authorizationRequestInProgress diagnostic/authorizationRequestInProgress api/CLLocationUpdate.locationUnavailable noun/true
    word flag/stays-false|noun/false
    value left: diagnostic/authorizationDeniedGlobally diagnostic/authorizationDenied
    fact device/servicesOff = both ; T92 I20

    # Whether a session that asks for nothing counts, told of an authorized app.
    property none-not-counting
    loose
    apart
    firm
    despite even
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but prompt/ verb/prompted status/notDetermined status/denied noun/limit
    word say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit
    value counts: say/counts
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25 T101

    # After how long the system forgets sessions.
    property forgets-late
    loose
    apart
    despite only still again now this later each must that-thing
    subject say/forget thing/forgets
    but seconds/ session/background noun/condition label/ prompt/ status/ grant/ level/
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent
    value long: hours/|days/|minutes/|event/elapse|thing/for-long|say/an-hour
    fact say/forget|thing/forgets = seconds ; R22 T99

    # What the flag of a position that cannot be found has to do with a choice of the person.
    property unavailable-without-full
    loose
    apart
    despite not no without even still again now this later each must that-thing
    subject accuracy/full
    but diagnostic/accuracyLimited api/CLLocationUpdate.accuracyLimited say/unrelated thing/no-position accuracy/reduced
    word verb/mean|noun/true|thing/trueness|verb/on|verb/become|verb/report
    value flag: diagnostic/locationUnavailable
    fact accuracy/full = none ; 1.4 5.5
    """
}
