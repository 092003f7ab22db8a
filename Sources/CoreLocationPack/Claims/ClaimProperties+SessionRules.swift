/// What sessions, live updates, monitors and background updates do, told in further ways.
extension ClaimProperties {
  static let sessionRules = """
    # Whether a session that asks for nothing makes the system ask.
    property none-makes-ask
    loose
    apart
    plain
    despite still again now this later each must that-thing yet advice but none nothing
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but session/service:whenInUse session/service:always api/CLServiceSession.AuthorizationRequirement.whenInUse api/CLServiceSession.AuthorizationRequirement.always event/requestAlways api/CLLocationManager.requestWhenInUseAuthorization() api/CLLocationManager.requestAlwaysAuthorization() say/for-apps-that say/on-others
    value asks: say/system-asks
    value asks: say/asks-for-use
    value asks: say/wants-prompt
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = never ; T101

    # Whether the system takes a session for the app where one is required.
    property explicit-takes-silently
    loose
    apart
    despite still again now this later each that-thing
    subject key/NSLocationRequireExplicitServiceSession say/explicit-mode thing/no-implicit
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless verb/end
    word verb/iterate|service/live-updates|service/condition-monitoring|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events
    value taken: say/on-your-behalf
    fact key/NSLocationRequireExplicitServiceSession|say/explicit-mode|thing/no-implicit = none ; R25 T106

    # How far an implicit session reaches.
    property implicit-covers
    loose
    apart
    despite still again now this later each must that-thing
    subject thing/implicit
    but session/service:always session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.always
    word say/covers
    value full: accuracy/full
    value full: accuracy/temporary
    value always: level/always
    fact thing/implicit = when-in-use ; T104 R24

    # For how long the system knows earlier sessions, told of an hour or more.
    property remembered-long
    loose
    apart
    despite earlier previous former although or still again now this later each must that-thing only
    subject session/service:any session/service:always session/service:whenInUse
    but seconds/ session/background verb/let-go verb/hold say/keeps-reference
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent|phase/terminated|event/terminate
    value long: event/elapse say/remembered|say/remembers|say/forget|thing/forgets|thing/time-left
    value long: thing/for-long say/remembered|say/remembers
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; R22 T99

    # Whether a flag tells of what the Info.plist lacks.
    property flag-tells-key
    loose
    apart
    told
    plain
    despite even also only still again now this later each must that-thing
    subject diagnostic/*
    but noun/false flag/stays-false verb/off verb/turn-off session/background say/not-meaning key/NSLocationRequireExplicitServiceSession say/explicit-mode
    value mode: key/UIBackgroundModes|key/UIBackgroundModes:location verb/missing|verb/unavailable|how/lacking
    value text: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription verb/missing|verb/unavailable|how/lacking
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary = other ; 1.4

    # Whether somebody has to wait for the events of a monitor.
    property await-needless
    loose
    apart
    plain
    despite as still again now this later each that-thing must need-not
    subject noun/condition set/conditions noun/event api/CLMonitor.events service/condition-monitoring api/CLMonitor thing/monitor-event
    but service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLLocationManager service/region-monitoring api/CLMonitor.remove(_:) say/conditions-gone
    value needless: say/await-needless
    fact noun/condition|set/conditions|noun/event|api/CLMonitor.events|service/condition-monitoring|api/CLMonitor|thing/monitor-event = needed ; R42

    # Whether a class of OS 18 can be used on earlier versions as it is.
    property session-unchecked
    loose
    apart
    plain
    despite only same still again now this later each must that-thing
    era iOS - 18.0
    era tvOS - 18.0
    era watchOS - 11.0
    subject api/CLServiceSession term/service-session
    but session/background
    value unchecked: say/no-check
    fact api/CLServiceSession|term/service-session = later ; 5.4

    # Which states a condition has, told of two.
    property states-two
    loose
    apart
    plain
    despite or either only still again now this later each must that-thing
    subject noun/condition set/conditions service/condition-monitoring api/CLMonitor api/CLMonitor.Event.State
    value two: say/two-states
    fact noun/condition|set/conditions|service/condition-monitoring|api/CLMonitor|api/CLMonitor.Event.State = four ; R46

    # Whether a held session is silent until the app calls, after a grant that does not last.
    property lapsed-mute-until
    loose
    apart
    despite unless until before again even still elsewhere although
    subject grant/temporary label/Allow_Once
    but session/background session/service:none verb/let-go event/invalidateServiceSession say/no-session key/ verb/deny status/denied
    word say/by-code|event/request:any|event/requestWhenInUse
    value mute: session/service:any|session/service:whenInUse say/mute|verb/silent
    fact grant/temporary|label/Allow_Once = asks ; T93 R28

    # What explicit mode makes of a session that asks for nothing.
    property explicit-rejects-none
    loose
    apart
    plain
    despite but none even
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but status/notDetermined
    value rejects: say/not-by-none
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = accepts ; R25 T101

    # Whether a session is taken up again by itself after a launch.
    property retaken-needlessly
    loose
    apart
    despite without until still again now this later each must that-thing previous former earlier
    subject session/service:any session/service:always session/service:whenInUse
    but service/ phase/suspended seconds/
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/terminate
    value kept: say/without-recreating thing/keeps-receiving|verb/deliver|verb/stay|verb/last|effect/any
    fact session/service:any|session/service:always|session/service:whenInUse = retaken ; T98 T99 R22

    # Whether a background session shows nothing.
    property background-no-sign
    loose
    apart
    plain
    current
    despite still again now this later each that-thing
    subject session/background
    but level/always grant/always verb/end verb/let-go event/invalidateBackgroundSession event/invalidateServiceSession effect/none phase/foreground phase/inUse event/enterForeground how/lacking key/ verb/missing status/ verb/deny
    value hidden: thing/no-sign
    fact session/background = indicator ; T108

    # Whether a background session works where the mode is not declared.
    property background-even-without-mode
    loose
    apart
    despite even still again now this later each that-thing
    subject session/background
    but effect/none verb/create prompt/ verb/prompted
    word effect/any|verb/work|verb/in-force|verb/on|verb/deliver|thing/keeps-receiving|verb/use|verb/available|verb/stay
    value spared: say/even-without-mode
    fact session/background = needed ; R29 T108

    # Whether a missing mode, a battery or a network is what a flag tells of.
    property flag-unrelated-cause
    loose
    apart
    told
    plain
    despite even also only still again now this later each must that-thing
    subject diagnostic/* api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable
    but noun/false flag/stays-false say/not-meaning diagnostic/locationUnavailable api/CLLocationUpdate.locationUnavailable
    value other: thing/unrelated-cause
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/stationary|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable = own ; 1.4

    # How often updates come under reduced accuracy.
    property reduced-at-usual-rate
    loose
    apart
    despite hedge only still again now this later each that-thing
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full service/beacon-ranging service/region-monitoring
    word service/live-updates|noun/location|api/CLLocationUpdate.liveUpdates(_:)|verb/deliver
    value usual: say/usual-rate
    fact accuracy/reduced|event/settings:preciseOff = quarter-hour ; 1.4 5.5

    # Whether a TV offers sessions for Always.
    property always-on-tv-told
    loose
    apart
    on tvOS
    despite also even same still again now this later each must that-thing
    subject session/service:any api/CLServiceSession
    but verb/missing verb/unavailable thing/error session/background
    word verb/available|verb/use|verb/exist|verb/create|verb/hold|verb/offer
    value there: say/at-always-level
    fact session/service:any|api/CLServiceSession = elsewhere ; 5.4

    # Whether a Mac has background activity sessions since some version.
    property background-session-on-mac-since
    loose
    apart
    era macOS 14.0 -
    despite also same still again now this later each that-thing only
    subject session/background api/CLBackgroundActivitySession
    but verb/unavailable verb/missing verb/not-work verb/need-not how/without how/lacking fn/없이 session/service: service/condition-monitoring service/live-updates
    word verb/available|verb/use|verb/work|verb/create|verb/introduce|verb/offer|verb/hold
    value there: verb/available|verb/use|verb/work|verb/create|verb/introduce|verb/offer|verb/hold
    fact session/background|api/CLBackgroundActivitySession = none ; 5.4 6.1

    # Whether a session without a purpose key asks for full accuracy.
    property without-purpose-key
    loose
    apart
    despite even without also still again now this later each that-thing
    subject session/service:any session/service:whenInUse session/service:always
    but thing/implicit accuracy/reduced
    word say/without-purpose-key
    value full: accuracy/full verb/ask|event/request:any|verb/prompted
    value full: event/requestTemporaryFullAccuracy
    fact session/service:any|session/service:whenInUse|session/service:always = none ; T102 5.4

    # Whether a session only looks at what was granted.
    property session-only-checks
    loose
    apart
    plain
    despite only 뿐 still again now this later each that-thing must
    subject session/service:any session/service:whenInUse session/service:always
    but session/service:none api/CLServiceSession.AuthorizationRequirement.none thing/already-right session/background key/ status/denied
    value checks: say/only-checks
    fact session/service:any|session/service:whenInUse|session/service:always = asks ; T87 R20

    # What the beginning of a background session does to the indicator.
    property background-start-hides
    loose
    apart
    current
    despite still again now this later each that-thing
    subject session/background
    but level/always grant/always event/invalidateBackgroundSession event/invalidateServiceSession verb/let-go verb/stop effect/none phase/foreground phase/inUse event/enterForeground
    word verb/start|verb/create|verb/hold|verb/on|say/takes-over
    value gone: term/background-location-indicator verb/end|verb/hide|verb/turn-off
    fact session/background = shown ; T108
    """
}
