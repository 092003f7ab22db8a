/// What sessions do that are held, in the background and after a launch.
extension ClaimProperties {
  static let sessionFactsMore = """
    # Whether asynchronous events come out of use with no session, for who has Always.
    property always-without-any
    loose
    apart
    current
    era iOS 18.0 -
    despite even may can alone still again now this later each must that-thing whether nobody none
    subject service/live-updates service/condition-monitoring api/CLMonitor api/CLMonitor.events api/CLLocationUpdate.liveUpdates(_:) noun/event
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit say/unless-session verb/stop verb/end verb/missing effect/none verb/hold api/CLLocationManager noun/delegate thing/old-way noun/service
    word say/no-session|say/whether-held|whether/session/*|say/holding-useless|thing/no-session-needed
    value without: level/always|grant/always|status/authorizedAlways verb/deliver|verb/last|verb/stay|verb/suffice|verb/work|thing/keeps-going|thing/keeps-receiving|thing/covers-other|effect/any|verb/grant
    value without: level/always|grant/always|status/authorizedAlways thing/continuous verb/appear
    fact service/live-updates|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events|api/CLLocationUpdate.liveUpdates(_:)|noun/event = session ; T100 R23

    # Whether Always is all that asynchronous events need out of use.
    property always-alone-suffices
    loose
    apart
    current
    era iOS 18.0 -
    despite even may can alone still again now this later each must that-thing
    subject service/live-updates service/condition-monitoring api/CLMonitor api/CLMonitor.events api/CLLocationUpdate.liveUpdates(_:)
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit say/unless-session verb/stop verb/end verb/missing effect/none verb/hold api/CLLocationManager noun/delegate thing/old-way noun/service
    word phase/notInUse|phase/background|event/leaveForeground
    value alone: level/always|grant/always|status/authorizedAlways verb/suffice|thing/covers-other|say/one-suffices
    value alone: level/always|grant/always|status/authorizedAlways how/itself verb/stay|verb/last|verb/deliver
    fact service/live-updates|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events|api/CLLocationUpdate.liveUpdates(_:) = session ; T100 R23

    # Wherever a first session takes effect.
    property first-session-wherever
    loose
    apart
    despite even still again now this later each must that-thing
    subject thing/new-session session/background session/service:any session/service:always session/service:whenInUse
    but verb/hold event/relaunch: verb/launch phase/inUse effect/none verb/not-work say/only-in-front noun/event noun/location noun/update verb/deliver verb/end verb/let-go service/
    word effect/any|verb/on|verb/turn-on|verb/work|event/enterForeground
    value wherever: say/wherever-made
    fact thing/new-session|session/background|session/service:any|session/service:always|session/service:whenInUse = foreground ; T97 T109 I24

    # Whether a session that was never held can be started from the background.
    property never-held-behind
    loose
    apart
    despite may can never before even 전 바로 즉시 still again now this later each must that-thing none
    subject session/background thing/new-session session/service:always session/service:any
    but phase/foreground event/enterForeground diagnostic/ phase/inUse
    word say/never-held
    value on: verb/on|verb/turn-on|effect/any|verb/work
    value on: verb/start|verb/create
    fact session/background|thing/new-session|session/service:always|session/service:any = off ; T97 T109 I24

    # Until when the system remembers sessions.
    property remembered-until
    loose
    apart
    despite earlier previous former 전 전에 until again although or still now this later each must that-thing only before
    subject session/service:any session/service:always session/service:whenInUse say/remembers say/tracks-sessions say/session-record
    but seconds/ session/background verb/let-go verb/hold say/keeps-reference
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent|phase/terminated|event/terminate
    value long: say/as-long-as-app-runs
    value long: say/until-reboot
    value long: say/until-recreated
    value long: say/an-hour say/remembers|thing/time-left|say/forget|verb/create|verb/last
    value long: minutes/|hours/ how/only verb/create
    value long: say/an-hour
    value long: minutes/|hours/|days/|say/an-hour verb/remember
    value long: minutes/|hours/|days/ say/remembers|thing/time-left|say/forget|thing/forgets|verb/stay|verb/last|verb/prolong
    fact session/service:any|session/service:always|session/service:whenInUse|say/remembers|say/tracks-sessions|say/session-record = seconds ; R22 T99

    # Whether a session goes on that was let go.
    property released-lasts
    loose
    apart
    despite 않 한 still again now this later each must that-thing
    subject session/service:any session/service:always session/service:whenInUse
    but session/background verb/make-again how/new say/on-others
    word say/though-released|verb/let-go
    value lasts: say/unless-invalidated verb/last|verb/in-force|verb/stay|verb/work|verb/on
    fact session/service:any|session/service:always|session/service:whenInUse = ends ; T103

    # Whether a background session keeps a grant that does not last.
    property prolongs-alive
    loose
    apart
    firm
    despite still again now this later each must that-thing
    subject session/background
    but event/invalidateBackgroundSession verb/end key/ verb/let-go event/noLongerInUse
    word grant/temporary|label/Allow_Once
    value longer: verb/stay verb/last
    fact session/background = longer ; T51

    # Whether such a grant ends while a background session runs.
    property lapses-though-running
    loose
    anywhere
    despite 바로 곧 even still again now this later each must that-thing
    subject grant/temporary label/Allow_Once
    but verb/let-go event/invalidateBackgroundSession how/lacking session/service:whenInUse say/no-session
    word say/though-session-runs
    value ends: verb/end|event/lapse:any|grant/ends
    fact grant/temporary|label/Allow_Once = stays ; T51

    # Whether a session that was invalidated works again later.
    property invalidated-later
    loose
    apart
    despite later as again next still now this each must that-thing
    subject say/invalidated
    but how/new verb/create event/terminate: service/ verb/make-again
    word session/service:any|session/service:whenInUse|session/service:always
    value again: event/enterForeground|verb/on@none
    fact say/invalidated = ended ; T103 R27

    # What brings an ended session back.
    property object-revived
    loose
    apart
    plain
    despite again because elsewhere still now this later each must that-thing alike
    subject event/invalidateServiceSession session/service:any
    but how/new session/background
    value again: say/object-revived
    fact event/invalidateServiceSession|session/service:any = ended ; T103 R27

    # How many sessions an app holds.
    property one-session-at-once
    loose
    apart
    despite only can may still again now this later each must that-thing before
    subject session/service:any api/CLServiceSession
    but session/background service/condition-monitoring prompt/
    word verb/hold|verb/grant|verb/create
    value one: how/only count/1|items/1 say/at-a-time
    fact session/service:any|api/CLServiceSession = several ; R26

    # How many conditions there are for each monitor.
    property monitor-room
    loose
    apart
    despite may can each still again now this later must that-thing
    subject api/CLMonitor service/condition-monitoring noun/condition
    but name/ diagnostic/
    word say/has-room|thing/each-part
    value many: count/40|items/40|count/60|items/60|count/100|items/100
    fact api/CLMonitor|service/condition-monitoring|noun/condition = app ; R40

    # Whether both flags of a refusal are set where services are off.
    property flags-exclude-each-other
    loose
    apart
    despite but still again now this later each must that-thing
    subject diagnostic/authorizationDeniedGlobally
    but diagnostic/authorizationRestricted api/CLServiceSession.Diagnostic.authorizationRestricted
    word diagnostic/authorizationDenied
    value apart: thing/exclusive
    fact diagnostic/authorizationDeniedGlobally = both ; T92 I20

    # When a request is in progress.
    property progress-while-shown
    loose
    apart
    despite still again now this later each must that-thing
    subject diagnostic/authorizationRequestInProgress
    but session/background noun/true thing/trueness
    word say/on-screen
    value off: noun/false|flag/stays-false
    fact diagnostic/authorizationRequestInProgress = showing ; T87 1.4

    # The same, after the answer.
    property progress-once-answered
    loose
    apart
    despite as still again now this later each must that-thing
    subject diagnostic/authorizationRequestInProgress
    but session/background noun/false flag/stays-false
    word say/after-answer
    value on: noun/true|thing/trueness|verb/on
    fact diagnostic/authorizationRequestInProgress = showing ; T87 1.4

    # Whether a session for Always prompts who declined the upgrade.
    property refused-sees-again
    loose
    apart
    despite again each even still now this later must that-thing
    subject session/service:always event/createServiceSession:always
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy settings/askNextTime
    word say/spent-upgrade|thing/refused-upgrade|label/Keep_Only_While_Using
    value prompt: say/sees-again
    value prompt: prompt/any|prompt/P-UPG verb/appear|verb/show how/again
    fact session/service:always|event/createServiceSession:always = nothing ; T96

    # Whether a background session does without the mode, told of the mode.
    property mode-not-needed
    loose
    apart
    despite still again now this later each must that-thing
    subject session/background
    but event/relaunch: verb/launch level/always grant/always
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value spared: verb/need-not
    fact session/background = needed ; R29 T108

    # Whether a session that asks for nothing leaves the flag set.
    property none-still-required
    loose
    apart
    despite even 않 못하 still again now this later each must that-thing none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but status/notDetermined fn/전 fn/until
    word say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/already-right|verb/grant|verb/hold
    value still: diagnostic/serviceSessionRequired thing/keeps-receiving|thing/continuous
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25 T101

    # Which of two monitors of one name may be open.
    property one-name-several
    loose
    apart
    plain
    despite may can elsewhere every each still again now this later must that-thing
    subject thing/one-name
    but diagnostic/ noun/condition
    value several: thing/open-several how/can
    fact thing/one-name = one ; R41

    # Whether a background session asks for Always.
    property background-asks-always
    loose
    apart
    despite still again now this later each must that-thing
    subject session/background
    but session/service:always event/invalidateBackgroundSession
    word verb/ask|verb/prompted|prompt/any|event/requestAlways
    value always: level/always verb/ask|verb/prompted
    value always: level/always prompt/any verb/show|verb/appear
    value always: event/requestAlways
    fact session/background = when-in-use ; T105 R24

    # Whether a session that was active before goes on by itself.
    property resumes-though-ended
    loose
    apart
    despite without by before earlier previous former 전 still again now this later each must that-thing
    subject session/background session/service:any session/service:always session/service:whenInUse
    but verb/create service/ phase/suspended
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value itself: thing/resumes-itself|say/unopened
    fact session/background|session/service:any|session/service:always|session/service:whenInUse = retaken ; T98 T99 T110 R22

    # Whether letting go of a session has an effect.
    property let-go-no-effect
    loose
    apart
    despite without still again now this later each must that-thing
    subject session/service:any session/service:always session/service:whenInUse session/background
    but how/new say/on-others
    word verb/let-go
    value none: effect/none
    fact session/service:any|session/service:always|session/service:whenInUse|session/background = ends ; T103 T111

    # Whether a session is of use to who has Always.
    property pointless-session
    loose
    apart
    current
    despite advice still again now this later each must that-thing
    subject session/service:any
    but session/service:whenInUse session/service:none phase/inUse phase/foreground session/background diagnostic/ key/ service/significant-change service/region-monitoring service/visits phase/background
    word level/always|grant/always|thing/already-right|status/authorizedAlways
    value useless: say/pointless effect/none?
    value useless: verb/need-not verb/create|verb/hold
    fact session/service:any = needed ; R23 R26

    # Whether a background session works without the mode.
    property without-mode
    loose
    apart
    despite without still may can again now this later each must that-thing
    subject session/background
    but effect/none event/relaunch: verb/launch level/always grant/always
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value works: how/without verb/use|verb/work|verb/stay|thing/read-first
    fact session/background = needed ; R29 T108
    """
}
