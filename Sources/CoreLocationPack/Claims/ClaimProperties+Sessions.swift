/// What sessions, services and temporary accuracy do. Each is read within one statement.
extension ClaimProperties {
  static let sessionKinds = """
    # What a completion gets where the person declines.
    property declined-error
    loose
    apart
    despite again few
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but key/ thing/entry thing/entry-missing phase/ session/ diagnostic/
    word say/full-not-given|verb/deny|status/denied|label/Don’t_Allow
    value error: verb/get-error
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = nil ; T82

    # What a completion gets where no prompt can be shown.
    property completes-nil
    loose
    apart
    despite again few
    given
    subject accuracy/full phase/background phase/notInUse thing/entry-missing
    but verb/deny accuracy/reduced verb/agree label/ event/answer: completion/promptDeclined api/CLError.Code.promptDeclined
    word event/requestTemporaryFullAccuracy|noun/completion
    value nil: completion/nil
    value nil: say/without-error
    fact accuracy/full|phase/background|phase/notInUse|thing/entry-missing = completion/promptDeclined ; T83 T84 T85

    # How long temporary accuracy stays.
    property accuracy-stays
    loose
    apart
    despite again few
    plain
    subject accuracy/temporary
    but session/
    value installation: say/whole-installation
    fact accuracy/temporary = use ; T86

    # Whether a goal that was set in the background is lost.
    property goal-lost
    loose
    apart
    despite again few
    subject session/service:whenInUse session/service:any event/createServiceSession:whenInUse
    but session/service:always event/relaunch: verb/launch event/invalidateServiceSession session/background verb/let-go phase/terminated event/terminate
    word phase/background|phase/notInUse
    value again: verb/make-again
    fact session/service:whenInUse|session/service:any|event/createServiceSession:whenInUse = waits ; T88 T89

    # What a new session for Always does after the upgrade was declined.
    property asks-after-keep
    loose
    apart
    despite again few
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/ event/reinstall event/resetLocationAndPrivacy status/notDetermined
    word event/requestAlways|event/createServiceSession:always|session/service:always
    value ask: verb/ask how/again
    fact label/Keep_Only_While_Using = nothing ; T36 T96

    # Whether a session that was ended goes on.
    property ended-again
    loose
    apart
    despite again few
    subject session/service:any session/service:always session/service:whenInUse
    but verb/create session/background how/new verb/never-back
    word event/invalidateServiceSession|say/invalidated
    value again: verb/start|verb/use|verb/work how/again
    fact session/service:any|session/service:always|session/service:whenInUse = never ; T103

    # What keeps a session in effect.
    property in-force
    loose
    apart
    despite again few
    subject session/service:any session/service:always session/service:whenInUse
    but session/background say/on-others
    word verb/let-go
    value force: verb/in-force
    fact session/service:any|session/service:always|session/service:whenInUse = ends ; T103 R20

    # Whether a session that was ended goes on.
    property ended-goes-on
    loose
    apart
    subject session/service:any session/background session/service:always session/service:whenInUse
    but say/on-others how/new event/relaunch: fn/until verb/let-go grant/temporary label/Allow_Once say/same-effect verb/never-back
    word say/invalidated|event/invalidateServiceSession|event/invalidateBackgroundSession
    value works: verb/work|verb/in-force|thing/keeps-going|thing/keeps-receiving
    fact session/service:any|session/background|session/service:always|session/service:whenInUse = ended ; T103 R27

    # What live updates ask for beside positions.
    property live-accuracy
    loose
    apart
    despite again few
    plain
    subject event/beginLiveUpdates service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor.events thing/implicit
    but session/service: key/ session/service:any accuracy/reduced
    value full: accuracy/full verb/ask|event/request:any|verb/prompted|say/asks-too
    value full: event/requestTemporaryFullAccuracy
    fact event/beginLiveUpdates|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/iterateEvents|api/CLMonitor.events|thing/implicit = none ; T104

    # Whether the system shows nothing while a session works.
    property session-unseen
    loose
    apart
    despite again few
    plain
    current
    subject session/background
    but level/always grant/always event/invalidateBackgroundSession phase/foreground event/enterForeground
    value hidden: say/unseen
    value hidden: verb/need-not term/background-location-indicator
    fact session/background = indicator ; T108

    # Whether asynchronous events come out of use without a session.
    property without-session
    loose
    apart
    despite again few
    current
    subject service/live-updates service/condition-monitoring noun/event api/CLMonitor noun/condition
    but phase/foreground phase/inUse service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional api/CLLocationManager noun/delegate thing/old-way noun/service
    word level/always|grant/always|status/authorizedAlways
    value without: say/no-session verb/deliver@result
    fact service/live-updates|service/condition-monitoring|noun/event|api/CLMonitor|noun/condition = session ; T100 I23

    # When monitoring begins after a restart.
    property locked-monitoring
    loose
    apart
    despite before even again few
    given
    subject device/locked
    but event/firstUnlock diagnostic/ noun/member api/CLMonitor.*
    word service/region-monitoring|service/condition-monitoring|thing/region|noun/condition|event/reboot
    value early: verb/start|verb/work|verb/deliver|verb/launch
    fact device/locked = later ; T126

    property unlock-start
    loose
    apart
    despite before even again few
    subject event/firstUnlock
    but diagnostic/ verb/need
    word service/region-monitoring|service/condition-monitoring|thing/region|noun/condition
    value early: how/before verb/start
    fact event/firstUnlock = later ; T126

    # Whether an app learns of a place that only a notification waits for.
    property trigger-tells
    loose
    apart
    despite again few
    plain
    subject service/location-notification api/UNLocationNotificationTrigger
    but verb/choose event/relaunch:byUser
    value told: verb/inform-app
    fact service/location-notification|api/UNLocationNotificationTrigger = tap ; T130

    # What a background session does for a grant that does not last.
    property prolongs
    loose
    apart
    despite again few
    firm
    subject session/background
    but event/invalidateBackgroundSession verb/end key/
    word grant/temporary|label/Allow_Once
    value longer: verb/prolong
    fact session/background = longer ; T51

    # How many places an app can watch, told of the app.
    property app-watches
    loose
    apart
    despite again few
    subject thing/region noun/condition service/region-monitoring
    but minutes/ seconds/ meters/ kilometers/
    word say/can-watch
    value *: items/|count/
    fact thing/region|noun/condition|service/region-monitoring = items/20 count/20 items/1 count/1 ; R40 7.4
    """
}
