/// What is commonly said of sessions, streams, monitors and their members, and is not so.
extension ClaimProperties {
  static let commonplacesOfThings = """
    # Which services take Always alone.
    property always-alone-serves
    loose
    apart
    anywhere
    plain
    despite only unless must
    subject service/geocoding api/CLGeocoder api/UNLocationNotificationTrigger service/heading service/beacon-ranging
    value always: say/only-with-always
    fact service/geocoding|api/CLGeocoder|api/UNLocationNotificationTrigger|service/heading|service/beacon-ranging = less ; 6.2 6.3 7.4

    # Where the purpose of a session is looked up.
    property session-purpose-key
    loose
    apart
    anywhere
    plain
    subject thing/purpose-parameter
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription
    fact thing/purpose-parameter = key/NSLocationTemporaryUsageDescriptionDictionary ; 4.1 5.4

    # Which flag tells of a refusal.
    property denied-flagged
    loose
    apart
    subject label/Don’t_Allow status/denied
    but thing/restrictions status/restricted device/ event/settings:globalOff accuracy/
    word noun/diagnostic|session/service:any
    value restricted: diagnostic/authorizationRestricted
    fact label/Don’t_Allow|status/denied = diagnostic/authorizationDenied ; 1.4

    # What tells that a session is needed.
    property session-flag-many
    loose
    apart
    anywhere
    plain
    subject diagnostic/serviceSessionRequired
    value many: say/too-many-sessions
    fact diagnostic/serviceSessionRequired = none ; 1.4

    # How many sessions an app is to take, and how long.
    property session-advice
    loose
    apart
    anywhere
    plain
    despite advice each must only
    subject session/service:any session/service:whenInUse session/service:always
    value whole: say/one-for-all
    value behind: say/release-behind
    value needless: say/no-need-to-hold
    value alone: say/one-in-app
    fact session/service:any|session/service:whenInUse|session/service:always = each ; R26

    # Which sessions are remembered when the app ends.
    property implicit-forgotten-told
    loose
    apart
    anywhere
    plain
    despite only
    subject thing/implicit session/service:any
    value explicit: say/only-explicit-kept
    fact thing/implicit|session/service:any = both ; R22

    # What an update is like.
    property update-flags-told
    loose
    apart
    anywhere
    plain
    subject diagnostic/stationary
    but diagnostic/locationUnavailable
    value moving: say/moving-again
    value lost: say/no-position-found
    fact diagnostic/stationary = still ; 1.4 5.5

    # How soon the next update comes with reduced accuracy.
    property limited-soon-told
    loose
    apart
    anywhere
    plain
    subject diagnostic/accuracyLimited accuracy/reduced
    but accuracy/temporary
    value soon: say/within-a-minute
    fact diagnostic/accuracyLimited|accuracy/reduced = quarter ; 6.4

    # What live updates are taken with.
    property live-form
    loose
    apart
    anywhere
    plain
    subject api/CLLocationUpdate.liveUpdates(_:) service/live-updates
    value completion: say/takes-completion
    value combine: say/combine
    fact api/CLLocationUpdate.liveUpdates(_:)|service/live-updates = sequence ; 5.5

    # What begins live updates.
    property live-begun-by-call
    loose
    apart
    anywhere
    plain
    despite even before not already
    subject api/CLLocationUpdate.liveUpdates(_:) service/live-updates thing/implicit
    value call: say/call-counts
    fact api/CLLocationUpdate.liveUpdates(_:)|service/live-updates|thing/implicit = iteration ; 2.1 R24

    # What live updates need to bring an app back.
    property live-back-without
    loose
    apart
    anywhere
    despite even neither
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    word verb/launch|phase/terminated
    value without: say/tracking-neither
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = session ; 7.4 R23

    # Whether a loop goes on after a launch.
    property live-loop-itself
    loose
    apart
    anywhere
    plain
    despite need-not
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but accuracy/ session/background
    value itself: say/carries-on-itself
    value loop: say/old-loop-goes-on
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = iterated ; 7.4 R30

    # How many conditions an app may have.
    property conditions-raised
    loose
    apart
    anywhere
    plain
    despite another each
    subject api/CLMonitor service/condition-monitoring noun/condition
    value raised: say/raises-limit
    fact api/CLMonitor|service/condition-monitoring|noun/condition = app ; R40 I25

    # What a Mac that sleeps does.
    property asleep-watches-told
    loose
    apart
    anywhere
    plain
    despite even still
    subject api/CLMonitor service/condition-monitoring noun/condition
    value on: say/even-asleep
    fact api/CLMonitor|service/condition-monitoring|noun/condition = awake ; R43

    # Whether a monitor has to be opened at a launch.
    property monitor-reopened
    loose
    apart
    anywhere
    plain
    despite need-not again
    subject api/CLMonitor service/condition-monitoring noun/monitor
    value needless: say/no-reopen
    value delegate: say/delegate-for-monitor
    fact api/CLMonitor|service/condition-monitoring|noun/monitor = opened ; R41

    # What is there when a monitor fails to be read.
    property unreadable-renamed
    loose
    apart
    anywhere
    plain
    despite advice
    subject diagnostic/persistenceUnavailable
    value renamed: say/under-another-name
    fact diagnostic/persistenceUnavailable = wait ; R45

    # What a record holds.
    property record-half
    loose
    apart
    anywhere
    plain
    despite but only not
    subject api/CLMonitor.record(for:) noun/record thing/record
    value condition: say/condition-alone
    value event: say/event-alone
    fact api/CLMonitor.record(for:)|noun/record|thing/record = both ; 5.6

    # What removes a condition.
    property removed-by-object
    loose
    apart
    anywhere
    plain
    despite advice
    subject api/CLMonitor.remove(_:) verb/remove
    value object: say/condition-itself
    fact api/CLMonitor.remove(_:)|verb/remove = identifier ; 5.6

    # Whether a condition may be added with a state.
    property assumed-state
    loose
    apart
    anywhere
    plain
    subject api/CLMonitor.add(_:identifier:assuming:) noun/condition
    value accuracy: say/expected-accuracy
    value none: say/no-initial-state
    fact api/CLMonitor.add(_:identifier:assuming:)|noun/condition = state ; 5.6
    """
}
