/// What is told again and again of first calls, errors, sessions and switches, told by what stands or falls with it.
extension ClaimProperties {
  static let recurringTurns = """
    # What the first call of the delegate waits for, told of an answer or a change.
    property first-call-after
    loose
    anywhere
    plain
    despite only
    subject thing/first-call
    but noun/event noun/location service/ session/ accuracy/ event/createManager thing/fresh-manager verb/launch term/launch how/again event/relaunch:
    word verb/deliver|verb/call|verb/report|verb/occur|verb/appear
    value answer: say/after-answer
    value answer: verb/choose fn/뒤
    value change: say/only-if-changed|say/until-changed
    fact thing/first-call = creation ; T01

    # Whether the method for errors can be left out, told of what then becomes of errors.
    property failure-ignored
    loose
    apart
    anywhere
    despite even only also
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but api/CLError delivery/crash verb/crash say/throws kind/protocol verb/need
    word verb/missing|how/lacking|fn/없이|fn/without|fn/안
    value ignored: verb/suffice|verb/ignore|effect/none|thing/no-consequence|say/no-problem|thing/thrown-away
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = throws ; 5.3 5.7

    # For how long the system knows earlier sessions, told of how long they stay.
    property sessions-stay-long
    loose
    apart
    despite earlier previous former although or still again now later each must that-thing only until before
    subject session/service:any session/service:always session/service:whenInUse
    but seconds/ session/background verb/let-go verb/hold say/keeps-reference verb/invalidate grant/temporary
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent
    value long: event/elapse|thing/for-long verb/stay|verb/last
    value long: minutes/|hours/|days/|say/an-hour verb/stay|verb/last|verb/prolong
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; R22 T99

    # What becomes of choices when the switch of the device goes off and on, told of the choices.
    property stored-choices
    loose
    apart
    anywhere
    plain
    despite each every cannot again must even
    subject event/settings:globalOff event/settings:globalOn say/off-and-on device/servicesOff
    but event/resetLocationAndPrivacy event/reinstall grant/temporary label/ session/ accuracy/ settings/never event/settings:never
    value gone: say/stored-choice verb/end|verb/wipe|thing/thrown-away
    fact event/settings:globalOff|event/settings:globalOn|say/off-and-on|device/servicesOff = kept ; T65 T66

    # Whether apps start anew when the switch of the device comes back on.
    property starts-undecided
    loose
    apart
    anywhere
    plain
    despite each every again all
    subject event/settings:globalOn say/off-and-on
    but event/resetLocationAndPrivacy event/reinstall grant/temporary label/ session/ accuracy/ settings/never event/settings:never fn/아니 fn/not verb/report
    value anew: verb/start status/notDetermined
    value anew: say/reprompts
    fact event/settings:globalOn|say/off-and-on = restored ; T66

    # Whether several monitors of one name may be open, told of whether that does harm.
    property one-name-harmless
    loose
    anywhere
    plain
    despite may can even
    subject thing/one-name
    but diagnostic/ noun/limit count/1 noun/condition
    value several: thing/several|thing/open-several|count/2|how/open-twice verb/suffice|say/no-problem|fn/괜찮
    fact thing/one-name = one ; R41 5.6
    """
}
