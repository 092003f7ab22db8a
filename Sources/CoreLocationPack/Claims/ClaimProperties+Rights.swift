/// What grants and levels bring.
extension ClaimProperties {
  static let rights = """
    # What there is no trial of.
    property exists-at-all
    subject thing/provisional-use
    value there: verb/exist
    fact thing/provisional-use = none ; 1.3

    # How many events wait for the second prompt.
    property all-held
    loose
    apart
    plain
    despite only each
    subject grant/provisional
    but label/ session/
    value all: say/all-held
    fact grant/provisional = one ; T41 I15

    # Whether provisional Always brings events in use.
    property provisional-in-use-told
    loose
    apart
    firm
    subject grant/provisional
    but thing/other-events noun/held prompt/ label/ phase/notInUse phase/background event/eventReady:always session/ event/noLongerInUse accuracy/
    word phase/inUse|phase/foreground
    value delivered: noun/location|noun/event verb/deliver|verb/report
    fact grant/provisional = delivered ; T39

    # Which row Settings marks while Always is provisional.
    property row-marked
    loose
    apart
    subject grant/provisional
    but label/ event/ verb/become verb/turn-on prompt/
    word noun/settings
    value always: settings/always|level/always|grant/always verb/choose
    fact grant/provisional = use ; 1.3 T18

    # Whether a property of the manager tells that Always is provisional.
    property provisional-member
    loose
    apart
    told
    despite only
    subject grant/provisional
    but noun/settings settings/ event/settings: prompt/
    word noun/member
    value known: verb/know|verb/report|verb/distinguish|verb/available
    fact grant/provisional = never ; 1.2 I10

    # Whether a request that is decided prompts again.
    property granted-prompts
    loose
    apart
    despite again
    given
    subject grant/whenInUse grant/authorized level/whenInUse
    but event/requestAlways prompt/P-UPG grant/temporary label/ verb/end event/lapse:any status/notDetermined noun/settings event/settings: session/ prompt/second level/always event/reinstall say/only-once
    word event/requestWhenInUse
    value prompt: prompt/any verb/show|verb/appear how/again
    value prompt: prompt/any say/any-times
    fact grant/whenInUse|grant/authorized|level/whenInUse = nothing ; T08 I07

    # Whether events reach a provisional app out of use.
    property provisional-delivers
    loose
    apart
    subject grant/provisional
    but label/ verb/choose verb/agree noun/option event/answer: noun/held thing/answer phase/inUse phase/foreground grant/always level/whenInUse
    word phase/background|phase/notInUse|phase/terminated
    value delivered: how/at-once|how/instantly verb/deliver noun/event|noun/location|service/
    value delivered: say/delivered-first
    fact grant/provisional = held ; T40 I15

    # Whether a provisional app gets nothing.
    property provisional-nothing
    loose
    apart
    firm
    subject grant/provisional
    but noun/held prompt/ label/ phase/notInUse phase/background phase/terminated event/eventReady:always session/ event/noLongerInUse accuracy/ noun/event
    word thing/at-all
    value delivered: noun/location verb/deliver
    fact grant/provisional = delivered ; T39

    # Whether a session in the background keeps a grant for once.
    property kept-in-session
    loose
    apart
    despite even not
    subject grant/temporary label/Allow_Once
    but event/invalidateBackgroundSession label/Allow_While_Using_App label/Don’t_Allow accuracy/ event/settings: settings/never noun/settings event/terminate event/terminate:byUser phase/terminated event/reboot event/reinstall event/resetLocationAndPrivacy device/
    word say/even-in-session
    value ends: verb/end|verb/wipe
    fact grant/temporary|label/Allow_Once = lasts ; T51 V15

    # What time makes of provisional Always.
    property times-out
    loose
    apart
    subject grant/provisional
    but label/ prompt/ event/settings: settings/never verb/choose verb/agree noun/held verb/deliver
    word say/no-event
    value permanent: verb/become|verb/render thing/lasting-grant|grant/always
    value less: verb/become level/whenInUse|grant/whenInUse|status/denied|verb/deny|status/notDetermined
    value ends: verb/end
    fact grant/provisional = stays ; T45

    # Whether a session that is held stays silent after its grant has lapsed.
    property held-mute
    loose
    apart
    plain
    despite still question must only can
    subject grant/temporary label/Allow_Once
    but verb/let-go event/invalidateServiceSession phase/background event/enterForeground phase/foreground session/background session/service:none key/ say/invalidated api/CLServiceSession.AuthorizationRequirement.none
    value mute: session/service:any|session/service:whenInUse say/mute
    fact grant/temporary|label/Allow_Once = asks ; T93 R28

    # Whether Always is settled once and for all.
    property never-questioned
    loose
    apart
    plain
    despite again each later
    subject grant/always level/always
    but label/ verb/deny say/refused status/denied event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy prompt/P-UPG prompt/second grant/provisional how/lacking session/ api/CLAuthorizationStatus.denied api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestWhenInUseAuthorization()
    value never: say/never-questioned
    fact grant/always|level/always = reminder ; T72 T73

    # Whether a watch and its phone share a grant for once.
    property shared-once
    loose
    apart
    firm
    current
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/
    word thing/phone-and-watch
    value shared: say/spreads|verb/share
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # Whether a grant for once ends as soon as the app is left.
    property no-grace
    loose
    apart
    subject grant/temporary label/Allow_Once
    but session/ phase/notInUse event/noLongerInUse event/terminate label/Allow_While_Using_App
    word event/leaveForeground|phase/background
    value at-once: how/instantly verb/end|verb/wipe
    fact grant/temporary|label/Allow_Once = grace ; T49

    # Which level suffices to start standard updates behind other apps.
    property use-starts-behind
    loose
    apart
    current
    despite even only may
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always session/ thing/live-activity phase/foreground phase/inUse event/enterForeground event/leaveForeground term/background-location-indicator thing/continuous verb/stay verb/last service/live-updates prompt/ effect/none verb/not-work thing/error api/CLError delivery/error
    word phase/background|phase/notInUse
    value starts: event/startStandard verb/suffice
    value starts: how/can event/startStandard say/start-updates
    value starts: how/can verb/start noun/location|service/standard-location
    value starts: say/starts-fine
    value starts: say/started-behind noun/location|service/standard-location
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = no ; T120 R06

    # Whether the greater level brings precise positions against the user's choice.
    property always-precise
    loose
    apart
    despite from even
    subject level/always grant/always status/authorizedAlways
    but verb/ask verb/grant
    word accuracy/full|accuracy/reduced|thing/precise-pill|event/settings:preciseOff
    value exempt: thing/not-counted
    value exempt: say/unaffected
    fact level/always|grant/always|status/authorizedAlways = bound ; 6.4

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
    value again: verb/prompted|event/request:any|verb/ask how/again
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

    # Whether an event is the last one before it was handled.
    property last-early
    loose
    apart
    despite before first
    subject thing/last-event
    but thing/unhandled
    plain
    value early: thing/not-handled-yet verb/stored
    fact thing/last-event = handled ; R42
    """
}
