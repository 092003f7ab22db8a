/// What settings and sessions change in the background and while the app is used. Each is read within
/// one statement.
extension ClaimProperties {
  static let background = """
    # Whether an app may call the background its own without its mode.
    property true-without-mode
    loose
    apart
    despite even nothing
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but delivery/crash noun/false
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value ignored: how/without effect/none|verb/ignore|thing/no-consequence|verb/silent
    value ignored: verb/missing effect/none|verb/ignore|thing/no-consequence|verb/silent
    value ignored: how/without verb/available
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; R05

    # What the property changes in the foreground.
    property in-front
    loose
    apart
    firm
    despite even
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but phase/background key/ phase/suspended
    word phase/foreground|phase/inUse
    value stopped: verb/stop|verb/end|thing/blocked verb/deliver|verb/work?
    value served: verb/deliver|verb/work
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = served ; R05

    # Whose indicator the property changes.
    property whose-indicator
    loose
    apart
    despite only
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but level/always grant/always say/no-influence
    word level/whenInUse|grant/whenInUse
    value hidden: verb/hide|verb/end|thing/no-sign
    value only: how/only level/whenInUse
    fact api/CLLocationManager.showsBackgroundLocationIndicator = always ; 5.8 R07

    # What the accuracy that an app chooses has to do with the switch of the person.
    property app-chosen
    loose
    apart
    subject api/kCLLocationAccuracyReduced
    but verb/need-not
    word verb/need|verb/become|verb/turn-off
    value person: event/settings:preciseOff
    value right: api/CLLocationManager.accuracyAuthorization api/CLAccuracyAuthorization.reducedAccuracy|accuracy/reduced
    fact api/kCLLocationAccuracyReduced = app ; 5.8 6.4

    # What a kind of activity decides.
    property activity
    loose
    apart
    plain
    subject api/CLLocationManager.activityType
    value right: about/authorization verb/decide|verb/grant
    value right: noun/status verb/decide|verb/grant
    fact api/CLLocationManager.activityType = hint ; 5.8

    # What a session does out of use.
    property prompts-out-of-use
    loose
    apart
    despite even may
    subject session/service:any session/service:always session/service:whenInUse
    but phase/foreground event/enterForeground verb/hold diagnostic/ session/service:none event/relaunch: verb/launch
    word phase/background|phase/notInUse
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/prompted
    value first: how/first how/can verb/create
    fact session/service:any|session/service:always|session/service:whenInUse = waits ; R20 R21

    # What the system remembers of sessions.
    property remembered
    loose
    apart
    subject session/service:any session/service:always session/service:whenInUse thing/forgets
    but session/background verb/launch event/relaunch: seconds/ verb/let-go event/invalidateServiceSession
    word event/terminate|event/terminate:byUser|phase/terminated
    value forgotten: thing/forgets
    fact session/service:any|session/service:always|session/service:whenInUse|thing/forgets = tracked ; R22

    property remembered-for
    loose
    apart
    subject session/service:any session/service:always session/service:whenInUse
    but session/background
    word thing/time-left
    value minutes: minutes/
    value hours: hours/
    value hours: days/
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; R22

    # What Always is without a session.
    property always-alone
    loose
    apart
    current
    despite even
    subject level/always grant/always
    but prompt/any diagnostic/ verb/not-work effect/none phase/inUse phase/foreground event/relaunch:byUser
    word session/service:any|session/service:always
    value effective: how/without verb/work|effect/any|verb/deliver
    fact level/always|grant/always = session ; R23

    # As what session the use of a stream counts.
    property counts-as
    loose
    apart
    subject event/beginLiveUpdates service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor.events
    but key/ verb/need verb/hold phase/
    word thing/implicit|verb/mean|verb/become|verb/report|verb/satisfy
    value always: session/service:always
    value none: session/service:none
    fact event/beginLiveUpdates|event/iterateEvents|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events = when-in-use ; R24 5.5 5.6

    # What accuracy sessions want by themselves.
    property session-accuracy
    loose
    apart
    despite each hedge
    subject session/service:any session/service:whenInUse session/service:always thing/implicit
    but thing/entry api/CLServiceSession.init(authorization:fullAccuracyPurposeKey:) diagnostic/ session/service:none
    word noun/default|how/default|how/all|how/each|thing/implicit
    value full: accuracy/full verb/ask|event/request:any|verb/prompted|thing/goal|verb/grant|verb/mean
    fact session/service:any|session/service:whenInUse|session/service:always|thing/implicit = never ; R24

    # Whether a session without a goal counts.
    property none-counts
    loose
    apart
    firm
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but prompt/ verb/prompted
    word key/NSLocationRequireExplicitServiceSession|thing/no-implicit|diagnostic/serviceSessionRequired
    value counts: verb/suffice|verb/satisfy
    value short: thing/not-enough
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25 5.4

    # Whether who has a right needs a session.
    property needs-session
    loose
    apart
    current
    subject session/service:any thing/no-session-needed
    but event/beginLiveUpdates verb/iterate service/live-updates thing/implicit session/background verb/end
    word thing/already-right|status/authorizedAlways|status/authorizedWhenInUse|level/always|grant/always|level/whenInUse|grant/authorized
    value unneeded: thing/no-session-needed
    fact session/service:any|thing/no-session-needed = needed ; R26 R23

    # What a suspended app gets.
    property gets-suspended
    loose
    apart
    current
    plain
    despite even this
    subject phase/suspended
    but service/significant-change service/region-monitoring service/visits service/condition-monitoring thing/region thing/visit level/always grant/always verb/hold session/ event/resume
    value gets: thing/keeps-receiving
    fact phase/suspended = queued ; R01

    property suspended-using
    loose
    apart
    current
    subject thing/never-suspends
    but key/UIBackgroundModes:location key/UIBackgroundModes session/ api/CLLocationManager.allowsBackgroundLocationUpdates thing/live-activity phase/foreground
    word noun/location|service/
    value never: noun/location|service/*
    fact thing/never-suspends = suspends ; R01

    # What keeps updates going in the background.
    property live-activity
    loose
    apart
    firm
    current
    subject thing/live-activity
    but how/alone session/ thing/not-enough
    word noun/location|phase/background|service/standard-location
    value goes-on: verb/last|verb/stay|thing/keeps-going|verb/deliver
    fact thing/live-activity = goes-on ; R04

    # Whether a pause under When In Use ends by itself.
    property paused-in-use
    loose
    apart
    subject thing/paused
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value itself: thing/resumes-itself|say/unopened
    fact thing/paused = opened ; R08

    # How often significant changes come.
    property significant-rate
    loose
    apart
    plain
    despite hedge each
    subject service/significant-change
    but meters/500
    value fast: thing/every-moment
    fact service/significant-change = minutes ; 7.4

    # Whether live updates bring an app back.
    property live-relaunch
    loose
    apart
    firm
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but say/no-session thing/no-session-needed session/ how/without level/whenInUse verb/hold
    word phase/terminated|event/terminate|verb/launch
    value launched: verb/launch
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = launched ; 7.4

    # Whether one flag is false where services are off.
    property both-flags
    loose
    apart
    despite only
    subject device/servicesOff event/settings:globalOff
    but event/settings:globalOn verb/turn-on diagnostic/authorizationRestricted diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/authorizationRequestInProgress diagnostic/alwaysAuthorizationDenied diagnostic/fullAccuracyDenied api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.insufficientlyInUse api/CLServiceSession.Diagnostic.serviceSessionRequired api/CLServiceSession.Diagnostic.authorizationRequestInProgress api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied
    word diagnostic/authorizationDenied
    value false: noun/false|thing/exclusive
    fact device/servicesOff|event/settings:globalOff = true ; 1.4 5.4

    property flags-together
    loose
    apart
    despite only
    subject diagnostic/authorizationDeniedGlobally
    word diagnostic/authorizationDenied
    value never: thing/exclusive
    fact diagnostic/authorizationDeniedGlobally = both ; 1.4 5.4

    # What works under reduced accuracy, and what does not.
    property goes-on-reduced
    loose
    apart
    firm
    subject service/heading service/visits service/significant-change thing/visit
    but service/region-monitoring service/beacon-ranging accuracy/full thing/coarse thing/region thing/beacon noun/accuracy say/exact-places say/coarse-places
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/work|verb/deliver|verb/available
    value blocked: thing/blocked|verb/unavailable|verb/not-work|verb/stop|verb/end
    fact service/heading|service/visits|service/significant-change|thing/visit = works ; 6.4
    """
}
