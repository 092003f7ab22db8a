/// More of what people remark on in passing: statuses, texts, sessions and what wakes an app.
extension ClaimProperties {
  static let retellingsFurther = """
    # Whether held events pile up before the second answer.
    property held-pile-up
    loose
    apart
    plain
    despite each all 즉시
    subject noun/held grant/provisional prompt/second say/until-second
    but phase/suspended
    value all: say/all-piled
    fact noun/held|grant/provisional|prompt/second|say/until-second = one ; T41 I15

    # Who makes the reminder appear.
    property reminder-when-called
    loose
    apart
    plain
    despite only
    subject prompt/P-REM
    value called: say/only-when-called
    fact prompt/P-REM = system ; T72

    # What comes of a request when it has been refused.
    property refused-opens-settings
    loose
    apart
    plain
    subject event/requestAlways event/requestWhenInUse event/request:any
    but verb/explain effect/none fn/아니
    word status/denied|grant/denied|label/Don’t_Allow|say/denied-app
    value opens: say/opens-settings
    fact event/requestAlways|event/requestWhenInUse|event/request:any = nothing ; T08 T38

    # Whether the user can lift a restriction.
    property restriction-lifted-alone
    loose
    apart
    plain
    despite at-once 바로 즉시 even
    subject status/restricted device/restricted thing/restrictions
    but thing/guardian fn/아니 say/outside
    word noun/settings|event/settings:any|event/settings:always|event/settings:whileUsing|settings/always
    value lifted: say/restricted-lifted
    value lifted: how/can event/settings:always
    fact status/restricted|device/restricted|thing/restrictions = nobody ; T69 I02

    # Whether the goal of a session can be changed.
    property goal-of-session-changed
    loose
    apart
    plain
    despite just
    subject session/service:any session/service:whenInUse session/service:always
    but fn/아니 verb/unavailable
    value changed: say/goal-changed
    fact session/service:any|session/service:whenInUse|session/service:always = fixed ; 5.4 R27

    # Whether a request that is decided already reaches the delegate.
    property decided-request-told
    loose
    apart
    plain
    despite again only
    subject event/request:any event/requestWhenInUse event/requestAlways level/whenInUse status/denied
    but event/createManager
    value told: say/status-once-more
    fact event/request:any|event/requestWhenInUse|event/requestAlways|level/whenInUse|status/denied = silent ; T08 T38

    # Whether a watch has a permission of its own.
    property watch-permission-own
    loose
    apart
    plain
    on watchOS
    subject noun/status about/authorization thing/phone-and-watch thing/watch-and-phone
    but label/Allow_Once accuracy/
    value own: say/held-on-phone
    fact noun/status|about/authorization|thing/phone-and-watch|thing/watch-and-phone = shared ; T55 1.5

    # Whether the text of a request may be left out.
    property left-out-text
    loose
    apart
    plain
    subject say/text-optional
    but verb/crash delivery/crash key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationUsageDescription
    value prompt: prompt/any|prompt/first verb/appear|verb/show
    fact say/text-optional = nothing ; T06

    # What the delegate hears of a request without its text.
    property missing-text-denied
    loose
    apart
    plain
    despite without 바로 not
    subject thing/without-text event/request:any event/requestWhenInUse event/requestAlways noun/plist
    but event/settings: label/
    word thing/without-text|how/lacking|verb/missing|fn/없이|how/without
    value denied: say/denied-arrives
    fact thing/without-text|event/request:any|event/requestWhenInUse|event/requestAlways|noun/plist = nothing ; T06 T16

    # Whether a session that was made behind loses its goal.
    property goal-lost-behind
    loose
    apart
    plain
    subject session/service:any session/service:whenInUse session/service:always
    but event/invalidateServiceSession verb/let-go
    word phase/background|phase/notInUse
    value lost: say/goal-thrown
    fact session/service:any|session/service:whenInUse|session/service:always = waits ; T88 T89

    # Whether sessions come back by themselves with the app.
    property session-comes-back-alone
    loose
    apart
    plain
    despite again quote
    subject session/service:any session/service:always session/service:whenInUse session/background
    but fn/아니
    word verb/launch|event/relaunch:|event/relaunch:byEvent|event/relaunch:byUser|phase/terminated|event/terminate
    value back: say/session-comes-back
    value back: say/goes-on-unmade
    fact session/service:any|session/service:always|session/service:whenInUse|session/background = anew ; R22 T110

    # Whether a background session that is new takes effect behind.
    property new-behind-works
    loose
    apart
    plain
    despite 바로 즉시 even
    subject session/background event/createBackgroundSession
    but verb/launch event/relaunch:
    word phase/background|phase/notInUse
    value works: say/right-in-background
    fact session/background|event/createBackgroundSession = nothing ; T109

    # Whether an app that was swiped away is launched again.
    property swiped-launched
    loose
    apart
    plain
    firm
    subject say/swiped-stays-dead
    but level/whenInUse service/standard-location
    word service/significant-change|service/region-monitoring|service/visits|noun/event
    value launched: verb/launch
    fact say/swiped-stays-dead = launched ; T122 6.1
    """
}
