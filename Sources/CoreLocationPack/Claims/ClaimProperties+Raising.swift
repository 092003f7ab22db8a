/// What raising a level comes to, and events that wait for it.
extension ClaimProperties {
  static let raising = """
    # What is reported while the second prompt has not been answered.
    property reported-until-second
    loose
    apart
    plain
    subject say/until-second
    but noun/settings settings/ label/ phase/ verb/choose
    value other: status/authorizedWhenInUse|status/notDetermined|status/denied verb/report|verb/stay|verb/last
    fact say/until-second = status/authorizedAlways ; 1.3 T18

    # Whether a running app hears of a change.
    property hears-while-running
    loose
    apart
    firm
    subject thing/permission-change event/change:any noun/delegate about/callback
    but phase/ process/ event/terminate event/terminate:byUser session/ grant/temporary label/ verb/off event/createManager noun/location noun/event event/lapse:any verb/start verb/launch verb/last verb/close verb/end how/lacking how/missing
    word noun/delegate|about/callback
    value told: say/until-restart verb/report|verb/call|verb/deliver|verb/know|verb/hear
    fact thing/permission-change|event/change:any|noun/delegate|about/callback = told ; T03

    # How long a grant that lasts is kept.
    property lasting-ends
    loose
    apart
    subject thing/lasting-grant
    but label/Allow_Once grant/temporary session/ noun/settings event/settings: api/LocationButton accuracy/
    word event/terminate|event/terminate:byUser|phase/terminated|event/leaveForeground|event/reboot|event/noLongerInUse|phase/background
    value ends: verb/end
    fact thing/lasting-grant = lasts ; T09

    # Whether the upgrade prompt waits for an event.
    property upgrade-waits
    loose
    apart
    firm
    era iOS 13.4 -
    subject say/from-use
    but grant/provisional prompt/second
    word prompt/any|prompt/P-UPG
    value now: say/until-event verb/show|verb/appear
    fact say/from-use = now ; T30

    # The same, for a request that shows nothing.
    property upgrade-shows-nothing
    loose
    apart
    despite nothing
    current
    era iOS 13.4 -
    plain
    subject say/from-use
    but grant/provisional prompt/second
    value nothing: say/shows-nothing say/until-event
    fact say/from-use = prompt ; T30

    # Whether they arrive before the second prompt.
    property delivered-before-second
    loose
    apart
    plain
    subject phase/background phase/notInUse phase/terminated
    but phase/inUse phase/foreground grant/always label/Allow_Once level/whenInUse
    value early: say/before-second verb/deliver
    fact phase/background|phase/notInUse|phase/terminated = held ; T40 I15

    # How long an event waits.
    property held-however-long
    loose
    apart
    plain
    subject noun/held
    but grant/always
    value kept: say/however-long verb/block|verb/hold|verb/stay|verb/last
    fact noun/held = dropped ; T42

    # Whether an event that has waited for long is dropped.
    property held-dropped
    loose
    apart
    firm
    subject noun/held
    but grant/always
    word say/however-long
    value dropped: say/however-long verb/end|verb/deprecated|verb/ignore
    fact noun/held = dropped ; T42

    # What comes of the event after somebody has decided against Always.
    property held-after-no
    loose
    apart
    despite even
    subject noun/held
    but label/Change_to_Always_Allow noun/delegate
    word say/against|label/Keep_Only_While_Using
    value delivered: verb/deliver
    fact noun/held = never ; T43 I16

    # Whether an upgrade can be asked for right after an answer for once.
    property once-upgraded-after
    loose
    apart
    current
    era iOS 13.0 -
    despite after
    subject say/right-after-once
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again prompt/ effect/none verb/ignore
    plain
    value asked: event/requestAlways|noun/upgrade
    value asked: verb/ask level/always
    fact say/right-after-once = nothing ; T37

    # Whether anything tells that Always is provisional.
    property tells-whether
    loose
    apart
    plain
    told
    subject thing/whether
    but noun/settings settings/ prompt/ event/settings:
    value told: verb/report|verb/distinguish
    fact thing/whether = never ; 1.2 I10

    # What the first prompt of a direct request offers.
    property direct-first
    loose
    apart
    current
    subject thing/direct
    but prompt/second how/later noun/event
    word verb/show|verb/offer|verb/appear|verb/start
    value upgrade: how/first label/Change_to_Always_Allow|label/Keep_Only_While_Using
    value always: option/Always_Allow|label/Always_Allow
    fact thing/direct = first ; T15 2.3

    # Whether an event that waits is dropped at all.
    property held-never-dropped
    loose
    apart
    plain
    subject noun/held
    value kept: say/never-dropped
    fact noun/held = dropped ; T41 T42

    # Since when there are two levels.
    property levels-since
    loose
    apart
    era iOS - 8.0
    subject thing/two-levels
    word verb/introduce
    value introduced: verb/introduce
    fact thing/two-levels = ios8 ; 1.1

    # Whether anything in the framework tells a provisional grant.
    property tells-confirmed
    loose
    anywhere
    plain
    despite question whether elsewhere
    subject say/tells-confirmed
    but noun/settings label/ prompt/
    value told: verb/available|verb/offer|noun/member|verb/exist
    fact say/tells-confirmed = nothing ; 1.2 I10
    """
}
