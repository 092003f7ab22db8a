/// What sessions need, what raises the limit of conditions, and what goes on while a device rests.
extension ClaimProperties {
  static let sessionRulesMore = """
    # Whether the lesser level suffices for a background session.
    property background-under-use
    loose
    apart
    despite also even still again now this later each that-thing
    subject session/background
    but level/always grant/always phase/ process/ key/ event/requestAlways verb/launch effect/none say/limited-to-always verb/need
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value usable: verb/work|verb/available|verb/use
    fact session/background = usable ; T108 R29

    # Whether a background session starts in a task that runs in the background.
    property background-session-in-task
    loose
    apart
    despite even any also still again now this later each that-thing
    subject session/background
    but event/relaunch: phase/foreground event/enterForeground effect/none verb/hold diagnostic/ thing/resumed
    word say/behind-event
    value on: verb/start|verb/work|effect/any|verb/on
    fact session/background = off ; T109 I24

    # Whether a launch leaves anything to do for sessions.
    property nothing-at-launch
    loose
    apart
    plain
    despite still again now this later each that-thing previous former earlier
    subject session/service:any session/service:always session/service:whenInUse session/background
    but how/new seconds/ verb/hold
    value nothing: say/nothing-at-launch
    fact session/service:any|session/service:always|session/service:whenInUse|session/background = retake ; R22 R30

    # Whether an always session that is made in the background counts, told of where it is made.
    property always-made-behind
    loose
    apart
    despite even although also still again now this later each that-thing
    subject session/service:always
    but event/relaunch: verb/launch phase/foreground event/enterForeground diagnostic/ api/CLServiceSession.Diagnostic. effect/none verb/hold say/without-recreating verb/stay seconds/ thing/resumed how/again verb/make-again verb/deliver
    word phase/background
    value effective: verb/create how/first|level/always|grant/always effect/any|verb/in-force|verb/on
    fact session/service:always = later ; T97 R21

    # Whether somebody is asked whose access is restricted.
    property restricted-session-asks
    loose
    apart
    despite also still again now this later each that-thing as
    subject session/service:any session/service:whenInUse session/service:always
    but verb/hide noun/option verb/lift verb/end noun/settings session/background status/denied verb/deny
    word device/restricted|status/restricted
    value prompts: prompt/any verb/show|verb/appear|verb/exist
    value prompts: verb/prompted|verb/ask|event/request:any
    fact session/service:any|session/service:whenInUse|session/service:always = nothing ; T91

    # How long a request is in progress.
    property progress-for-life
    loose
    apart
    despite still again now this later each that-thing always 항상
    subject diagnostic/authorizationRequestInProgress
    but noun/false flag/stays-false prompt/
    word noun/true|thing/trueness|verb/stay|verb/last|verb/on
    value life: say/while-session-lives
    fact diagnostic/authorizationRequestInProgress = prompt ; 1.4 T87

    # Whether a flag of full accuracy tells of access as a whole.
    property full-flag-access
    loose
    apart
    told
    plain
    despite even also still again now this later each that-thing
    subject diagnostic/fullAccuracyDenied
    but diagnostic/authorizationDenied api/CLServiceSession.Diagnostic.authorizationDenied noun/false accuracy/full accuracy/reduced
    value access: say/access-itself
    fact diagnostic/fullAccuracyDenied = accuracy ; 1.4 T102

    # Whether an app in the foreground that nobody has decided about is not in use enough.
    property foreground-insufficient
    loose
    apart
    despite also even still again now this later each that-thing
    subject diagnostic/insufficientlyInUse
    but noun/false flag/stays-false verb/end verb/turn-off verb/off phase/background phase/notInUse fn/전 event/leaveForeground event/enterForeground session/background diagnostic/authorizationRequestInProgress api/CLServiceSession.Diagnostic.authorizationRequestInProgress
    word phase/foreground
    value reported: status/notDetermined verb/report|verb/become|noun/true|verb/on|verb/appear
    value reported: verb/report|verb/on
    fact diagnostic/insufficientlyInUse = out-of-use ; 1.4 T87 T88

    # Whether opening a monitor empties it.
    property opening-empties
    loose
    apart
    plain
    despite each again still now this later that-thing previous former earlier
    subject service/condition-monitoring api/CLMonitor noun/condition set/conditions
    but event/reinstall event/reboot api/CLMonitor.remove(_:) verb/end
    value empties: say/deletes-conditions
    fact service/condition-monitoring|api/CLMonitor|noun/condition|set/conditions = kept ; R41

    # Whether a background session makes standard updates bring an app back.
    property standard-relaunch-by-session
    loose
    apart
    despite also even still again now this later each that-thing
    subject service/standard-location
    but service/live-updates verb/end service/significant-change service/region-monitoring service/visits event/relaunch:byUser
    word session/background|session/service:always
    value launched: verb/launch|delivery/relaunch
    fact service/standard-location = never ; 7.4 T124

    # Whether sessions do without the texts that explain a request.
    property sessions-spare-texts
    loose
    apart
    despite no-longer still again now this later each that-thing because
    subject session/service:any api/CLServiceSession session/service:whenInUse session/service:always
    but session/background session/service:none api/CLServiceSession.AuthorizationRequirement.none event/requestAlways event/requestWhenInUse thing/entry accuracy/full level/always api/CLServiceSession.AuthorizationRequirement.always key/NSLocationAlwaysAndWhenInUseUsageDescription
    word term/usage-description
    value spared: verb/need-not
    fact session/service:any|api/CLServiceSession|session/service:whenInUse|session/service:always = needed ; T87 4.1

    # Whether more monitors make room for more conditions.
    property monitors-raise-limit
    loose
    apart
    plain
    despite each still again now this later that-thing may can as
    subject service/condition-monitoring api/CLMonitor noun/condition set/conditions
    but service/region-monitoring fn/아니
    value raised: say/raises-limit
    fact service/condition-monitoring|api/CLMonitor|noun/condition|set/conditions = app ; R40

    # Whether monitors of one name may be open together, told as a permission.
    property one-name-together
    loose
    apart
    plain
    despite may can also still again now this later each that-thing alike
    subject thing/one-name
    but diagnostic/ say/levels-differ say/other-app thing/different-names fn/아니 count/1 say/one-instance
    value together: say/may-open-several
    fact thing/one-name = one ; R41

    # Whether a background session does without the mode, told as what is good about it.
    property mode-needless-told
    loose
    apart
    plain
    despite also even still again now this later each that-thing
    subject session/background api/CLLocationManager.allowsBackgroundLocationUpdates
    but event/relaunch: verb/launch fn/아니
    value spared: say/mode-needless
    fact session/background|api/CLLocationManager.allowsBackgroundLocationUpdates = needed ; R29 R05 T108

    # Whether a held session prompts at each launch.
    property session-prompts-each-launch
    loose
    apart
    plain
    despite each until every still again now this later that-thing
    subject session/service:any session/service:whenInUse session/service:always api/CLServiceSession
    but grant/temporary label/Allow_Once session/background session/service:none say/mute
    value each: say/prompts-each-launch
    fact session/service:any|session/service:whenInUse|session/service:always|api/CLServiceSession = once ; T90 R20

    # Whether sessions work only where explicit ones are required.
    property sessions-need-mode
    loose
    apart
    despite without still again now this later each that-thing
    subject session/service:any api/CLServiceSession
    but session/background thing/implicit session/service:none api/CLServiceSession.AuthorizationRequirement.none
    word say/keyless
    value none: effect/none
    fact session/service:any|api/CLServiceSession = any-mode ; R20 R25

    # Whether the background mode sets the property.
    property mode-sets-property
    loose
    apart
    despite also even still again now this later each that-thing
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but platform/ noun/false
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value auto: say/set-automatically
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = by-code ; R05

    # Whether the end of a session takes back what was granted.
    property invalidation-revokes
    loose
    apart
    plain
    despite also even still again now this later each that-thing
    subject event/invalidateServiceSession say/invalidated
    but session/background event/invalidateBackgroundSession grant/temporary label/Allow_Once
    value revoked: say/revokes-grant
    fact event/invalidateServiceSession|say/invalidated = kept ; T103
    """
}
