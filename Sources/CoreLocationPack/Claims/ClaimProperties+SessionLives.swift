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
    """
}
