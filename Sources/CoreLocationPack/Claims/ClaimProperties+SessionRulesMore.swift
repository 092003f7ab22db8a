/// What sessions need, what raises the limit of conditions, and what goes on while a device rests.
extension ClaimProperties {
  static let sessionRulesMore = """
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
    but diagnostic/ say/levels-differ say/other-app thing/different-names fn/아니
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
