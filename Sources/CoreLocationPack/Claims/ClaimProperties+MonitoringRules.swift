/// What services bring, what they outlive and what they need, told in talk and in help pages.
extension ClaimProperties {
  static let monitoringRules = """
    # Whether services that bring an app back wait until somebody opens it.
    property dead-until-opened
    loose
    apart
    current
    despite until even again
    subject service/region-monitoring service/visits service/significant-change thing/region
    but level/whenInUse grant/whenInUse grant/temporary accuracy/ event/firstUnlock event/reboot label/ service/standard-location service/heading service/beacon-ranging session/ verb/need-not verb/call api/CLLocationManager.stopMonitoringVisits() api/CLLocationManager.stopMonitoring(for:)
    word event/relaunch:byUser|event/terminate:byUser
    value dead: say/stays-dead|thing/stops-for-good|verb/end
    fact service/region-monitoring|service/visits|service/significant-change|thing/region = launched ; T122 7.4

    # Whether conditions go with the process.
    property conditions-gone
    loose
    apart
    current
    subject noun/condition service/condition-monitoring
    but event/reboot event/reinstall thing/unhandled verb/removed verb/iterate diagnostic/ session/ say/no-monitor-open
    word event/terminate:byUser|event/terminate|phase/terminated
    value lost: say/forget|verb/wipe|thing/thrown-away
    fact noun/condition|service/condition-monitoring = kept ; R41

    # Whether a suspended app is served by a service that waits.
    property suspended-standard
    loose
    apart
    current
    despite even while
    subject phase/suspended
    but service/significant-change service/region-monitoring service/visits service/condition-monitoring service/location-push thing/region thing/visit session/ key/ event/resume term/queue verb/launch phase/terminated thing/live-activity verb/need-not noun/held
    word service/standard-location
    value served: thing/keeps-receiving|thing/keeps-delivering|thing/every-moment
    fact phase/suspended = queued ; T121 R01

    # Whether the extension of pushes is started under the lesser level.
    property extension-in-use
    loose
    apart
    despite even each every
    subject thing/extension-plist
    but level/always grant/always verb/need thing/widget platform/
    word level/whenInUse|grant/whenInUse|label/Allow_While_Using_App
    value launched: verb/launch|verb/start|verb/appear
    fact thing/extension-plist = always ; T129 6.2

    # Whose the regions are.
    property regions-tied
    loose
    apart
    plain
    subject thing/region service/region-monitoring api/CLLocationManager.monitoredRegions
    but noun/delegate verb/share
    value own: say/tied-to-manager
    fact thing/region|service/region-monitoring|api/CLLocationManager.monitoredRegions = shared ; R11 5.7

    # Whether the indicator is a choice under the lesser level.
    property pill-optional
    loose
    apart
    current
    subject term/background-location-indicator api/CLLocationManager.showsBackgroundLocationIndicator
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value optional: say/optional|say/may-be-nil
    fact term/background-location-indicator|api/CLLocationManager.showsBackgroundLocationIndicator = shown ; R07

    # Whether what is coarse ends services that need no more.
    property coarse-stops
    loose
    apart
    subject service/heading service/visits service/significant-change thing/visit
    but service/region-monitoring service/beacon-ranging thing/region thing/beacon thing/coarse say/exact-places say/coarse-places noun/accuracy
    word accuracy/reduced|event/settings:preciseOff
    value stopped: verb/stop|verb/end|thing/stops-for-good|say/stays-dead|thing/thrown-away
    fact service/heading|service/visits|service/significant-change|thing/visit = works ; 6.4

    # Whether live updates bring an app back without a session.
    property relaunch-sessionless
    loose
    apart
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but session/ level/ grant/ effect/ verb/end verb/stop service/region-monitoring service/visits service/significant-change phase/background phase/suspended
    word phase/terminated|event/terminate
    value without: verb/launch say/no-session|thing/no-session-needed
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = session ; 7.4 R22

    # Whether what comes in during suspension is lost, of whatever it is.
    property suspended-whatever
    loose
    apart
    current
    plain
    despite while until whatever
    subject phase/suspended
    but phase/terminated event/terminate grant/provisional status/denied accuracy/
    value lost: thing/whatever-comes verb/end|verb/wipe|verb/ignore|thing/thrown-away|say/dropped-at-once
    value lost: say/no-backlog
    fact phase/suspended = queued ; R01 T121

    # Whether the lesser level has a closed app started.
    property in-use-wakes
    loose
    apart
    current
    despite even
    subject level/whenInUse grant/whenInUse
    but level/always grant/always session/ service/location-notification service/live-updates verb/need event/relaunch:byUser say/by-hand
    word event/terminate:byUser|event/terminate|phase/terminated
    value launched: how/itself verb/launch
    value launched: say/system-relaunches|say/launches-app
    fact level/whenInUse|grant/whenInUse = never ; T123 I21

    # Whether code runs while a notification that waits for a region is shown.
    property trigger-runs-code
    loose
    apart
    current
    subject service/location-notification api/UNLocationNotificationTrigger
    but event/enterForeground verb/choose verb/agree
    word phase/background
    value code: verb/call
    fact service/location-notification|api/UNLocationNotificationTrigger = silent ; T130

    # Whether circles report to who has given a coarse position.
    property coarse-circles
    loose
    apart
    despite even
    subject api/CLCircularRegion api/CLBeaconRegion service/region-monitoring
    but accuracy/full accuracy/temporary event/settings:preciseOn service/visits service/significant-change service/standard-location service/heading verb/turn-on effect/none verb/end verb/stop service/live-updates
    word accuracy/reduced|event/settings:preciseOff
    value reported: noun/event verb/deliver
    fact api/CLCircularRegion|api/CLBeaconRegion|service/region-monitoring = stopped ; 6.4 I22

    # Whether the lesser level can do without the indicator.
    property pill-undone
    loose
    apart
    current
    plain
    despite even also
    subject level/whenInUse grant/whenInUse
    but level/always grant/always label/ status/ session/ phase/foreground verb/show verb/ask
    value hidden: api/CLLocationManager.showsBackgroundLocationIndicator verb/undo|verb/hide|verb/removed
    value hidden: term/background-location-indicator verb/undo|verb/removed
    fact level/whenInUse|grant/whenInUse = shown ; R07

    # Whether conditions live in the process alone.
    property conditions-with-process
    loose
    apart
    plain
    current
    subject noun/condition service/condition-monitoring api/CLMonitor
    but thing/unhandled verb/removed service/region-monitoring
    value lost: say/with-process
    fact noun/condition|service/condition-monitoring|api/CLMonitor = kept ; R41

    # Whether the value that lets updates go on is there from the start, told in a sentence that
    # goes on.
    property background-out-of-box
    loose
    anywhere
    plain
    current
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but api/CLLocationManager.pausesLocationUpdatesAutomatically noun/false api/CLLocationManager.showsBackgroundLocationIndicator
    value on: say/starts-true
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = off ; R05

    # Whether a watch can do without the indicator.
    property watch-hides-pill
    loose
    apart
    plain
    on watchOS
    despite even
    subject api/CLLocationManager.showsBackgroundLocationIndicator term/background-location-indicator
    value hidden: verb/hide|verb/undo|verb/removed|verb/turn-off|say/indicator-gone
    fact api/CLLocationManager.showsBackgroundLocationIndicator|term/background-location-indicator = shown ; R07 6.1
    """
}
