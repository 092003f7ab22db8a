/// What answers, levels and grants give, and for how long.
extension ClaimProperties {
  static let rightsMore = """
    # Whether one choice uses the prompt up.
    property once-never-again
    loose
    apart
    despite without again after
    subject label/Allow_Once grant/temporary
    but event/requestAlways prompt/P-UPG label/Don’t_Allow level/always
    word verb/end|event/lapse:any|event/noLongerInUse
    value never: say/only-by-settings
    fact label/Allow_Once|grant/temporary = again ; T53

    # How often the choice is there.
    property once-per-installation
    loose
    apart
    plain
    despite only
    subject label/Allow_Once
    but event/requestAlways prompt/P-UPG level/always label/Change_to_Always_Allow
    value one: say/once-per-installation
    fact label/Allow_Once = each-prompt ; T53

    # Whether a background activity session keeps a temporary grant.
    property once-with-session
    loose
    apart
    despite even
    subject label/Allow_Once grant/temporary
    but event/invalidateBackgroundSession session/ noun/settings settings/ event/terminate phase/terminated
    word say/even-with-session
    value ends: verb/end|verb/wipe how/instantly|how/at-once|thing/every-moment
    fact label/Allow_Once|grant/temporary = lasts ; T51

    # Whether a member tells the two kinds of the greater level apart.
    property provisional-told-apart
    loose
    apart
    despite only
    subject grant/provisional
    but noun/settings settings/ event/settings: prompt/ verb/launch
    word api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.authorizationStatus|noun/delegate|noun/diagnostic|noun/member
    value known: how/told-apart|verb/distinguish grant/always
    fact grant/provisional = never ; 1.2 I10

    # Whether the provisional state delivers out of use.
    property provisional-unused
    loose
    apart
    plain
    despite even
    subject grant/provisional
    but label/ verb/choose verb/agree noun/option event/answer: noun/held thing/answer level/whenInUse grant/always
    value delivered: say/even-unused verb/deliver noun/event|noun/location
    fact grant/provisional = held ; T40 I15

    # Whether the greater level needs the lesser first.
    property always-needs-use
    loose
    apart
    current
    despite only must every
    subject level/always event/requestAlways
    but prompt/ noun/upgrade session/ label/ how/again
    word verb/ask|event/requestAlways|verb/call
    value only: say/only-after-use
    fact level/always|event/requestAlways = any ; C-10 T15

    # Whether iOS 11 asked again.
    property again-11-told
    loose
    apart
    despite again only by
    era iOS 11.0 13.0
    subject level/always
    but prompt/first prompt/P-WIU noun/settings event/settings: status/notDetermined event/reinstall grant/
    word verb/choose
    value again: how/again verb/prompted|event/request:any|verb/ask
    fact level/always = once ; T23 T36

    # Whether a temporary grant ends without a delay.
    property no-grace-told
    loose
    apart
    plain
    despite with without
    subject grant/temporary label/Allow_Once
    but session/ event/terminate
    value at-once: say/no-grace verb/end|verb/wipe
    fact grant/temporary|label/Allow_Once = grace ; T49

    # What one choice gives where the greater level was asked for.
    property once-of-always-told
    loose
    apart
    despite elsewhere
    subject label/Allow_Once
    but label/Allow_While_Using_App event/lapse:any how/again event/relaunch: noun/settings event/settings: verb/end prompt/second fn/아니 say/that-temporary
    word event/requestAlways|prompt/always
    value provisional: grant/provisional verb/become|verb/render
    facts once-of-always
    """
}
