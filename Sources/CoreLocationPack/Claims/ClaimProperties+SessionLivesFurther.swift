/// How long sessions live, and what they show, continued.
extension ClaimProperties {
  static let sessionLivesFurther = """
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
