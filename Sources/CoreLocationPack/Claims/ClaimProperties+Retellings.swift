/// What people remark on in passing, in reviews, answers and notes to themselves, in so many ways that
/// only the gist is read.
extension ClaimProperties {
  static let retellings = """
    # What comes of choosing once where Always was asked for.
    property once-makes-provisional
    loose
    apart
    despite until
    subject label/Allow_Once
    but label/Allow_While_Using_App noun/settings event/settings: how/again fn/아니 say/levels-differ
    word event/requestAlways|prompt/always
    value provisional: grant/provisional
    fact label/Allow_Once = when-in-use ; T19

    # What comes of events before the second answer.
    property early-events-reach
    loose
    apart
    plain
    subject say/until-second
    but phase/inUse phase/foreground prompt/first label/
    value reach: verb/deliver service/region-monitoring|noun/event|service/visits|service/significant-change
    fact say/until-second = held ; T40 I15

    # Whether the watch shares what was granted once on the phone.
    property once-on-phone-alone
    loose
    apart
    plain
    current
    despite must not
    era watchOS 7.0 -
    subject label/Allow_Once grant/temporary
    but accuracy/ status/notDetermined
    value alone: say/phone-alone
    fact label/Allow_Once|grant/temporary = shared ; T55

    # What the move from iOS 12 to 13 did to permissions.
    property thirteen-wiped
    loose
    apart
    plain
    despite all each every must everyone
    era iOS 12.0 14.0
    subject noun/status thing/app-authorized level/always grant/always
    but grant/temporary label/ event/reinstall
    value wiped: verb/wipe
    fact noun/status|thing/app-authorized|level/always|grant/always = kept ; T78

    # What agreeing to full accuracy for a while does to the switch in Settings.
    property agreeing-turns-switch
    loose
    apart
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but verb/deny noun/false noun/delegate about/callback
    word verb/choose|verb/agree|event/answer:allow
    value turned: thing/accuracy-change noun/settings
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = not ; T81

    # What two monitors of one name come to.
    property same-name-merged
    loose
    apart
    plain
    despite may can elsewhere
    subject thing/one-name
    but thing/ends-first say/one-instance
    value merged: say/monitors-merge
    value several: verb/create|verb/show service/condition-monitoring how/can
    fact thing/one-name = one ; R41

    # Whether a watch has a permission of its own.
    property watch-permission-own
    loose
    apart
    plain
    on watchOS
    subject noun/status about/authorization thing/phone-and-watch
    but label/Allow_Once accuracy/
    value own: say/managed-apart
    fact noun/status|about/authorization|thing/phone-and-watch = shared ; T55 1.5
    """
}
