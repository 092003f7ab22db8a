/// What follows from one thing whatever else a sentence tells beside it: who is told, who is asked
/// again, what is launched. Each is read within one statement.
extension ClaimProperties {
  static let consequences = """
    # How often a request for Always leads to its prompt.
    property always-asks
    loose
    apart
    current
    era iOS 13.4 -
    despite each again
    subject event/requestAlways prompt/P-UPG
    but grant/none status/notDetermined grant/temporary label/ noun/option key/ noun/text session/ event/settings: noun/settings event/reinstall event/resetLocationAndPrivacy event/elapse
    word prompt/any|prompt/P-UPG|prompt/first|verb/prompted|verb/appear|verb/show
    value once: how/first
    value each: how/each event/requestAlways|event/request:any|verb/call|verb/ask
    value each: say/each-use verb/show|verb/appear
    value ever: how/ever
    value times: prompt/P-UPG times/2
    value times: times/3
    value again: prompt/P-UPG how/again
    fact event/requestAlways|prompt/P-UPG = once ; T30 T36

    # What comes of asking again where nothing is allowed.
    property asks-again
    loose
    apart
    despite again even although may
    subject label/Don’t_Allow grant/denied status/denied status/restricted
    but count/ noun/option verb/never-back noun/settings event/settings: settings/ event/reinstall event/resetLocationAndPrivacy prompt/P-ACC accuracy/ grant/temporary label/Allow_Once status/notDetermined session/ event/tapLocationButton device/servicesOff
    plain
    value prompt: prompt/|verb/prompted how/again
    fact label/Don’t_Allow|grant/denied|status/denied|status/restricted = nothing ; T08 T38

    # What comes of asking again after the upgrade was declined.
    property upgrade-again
    loose
    apart
    despite again
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/ event/reinstall event/resetLocationAndPrivacy status/notDetermined
    word event/requestAlways|event/createServiceSession:always|session/service:always
    value prompt: prompt/|verb/prompted how/again
    fact label/Keep_Only_While_Using = nothing ; T36

    # Until when the system remembers the sessions of an app that has ended.
    property tracked
    loose
    apart
    subject session/service:any session/service:always session/service:whenInUse
    but verb/hold
    word verb/launch|event/relaunch:|event/terminate|phase/terminated
    value ever: how/ever
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; T99 R22

    # Whether the indicator can be hidden where the app is used in its own right only.
    property hides
    loose
    apart
    despite only
    subject term/background-location-indicator api/CLLocationManager.showsBackgroundLocationIndicator
    but level/always grant/always verb/ask
    word level/whenInUse|grant/whenInUse|grant/temporary|session/background
    value hidden: verb/hide
    value hidden: verb/undo
    value hidden: verb/end api/CLLocationManager.showsBackgroundLocationIndicator
    fact term/background-location-indicator|api/CLLocationManager.showsBackgroundLocationIndicator = shown ; R07

    # What is reported after an answer, or during a grant.
    property reported-once
    loose
    apart
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow label/Keep_Only_While_Using label/Change_to_Always_Allow label/Change_to_Only_While_Using event/settings: settings/ noun/settings grant/provisional grant/always grant/denied prompt/P-UPG prompt/second verb/deny device/
    word noun/status|noun/reported-status|verb/report|verb/become|verb/stay|noun/delegate|verb/call|verb/grant|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact grant/temporary|label/Allow_Once = status/authorizedWhenInUse status/notDetermined ; T10 T19 T50

    property reported-refused
    loose
    apart
    subject label/Don’t_Allow
    but label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: settings/ noun/settings accuracy/ prompt/P-ACC grant/ device/ say/opens-settings verb/grant
    word noun/status|noun/reported-status|verb/report|verb/become|verb/stay|noun/delegate|verb/call|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact label/Don’t_Allow = status/denied status/notDetermined ; T11 T20

    # What an implicit session asks for.
    property implicitly
    loose
    apart
    plain
    subject event/beginLiveUpdates service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor.events
    but session/ key/ verb/deliver phase/ verb/launch delivery/ grant/ api/CLLocationManager.requestAlwaysAuthorization()
    value always: level/always verb/ask|event/request:any|verb/prompted
    value always: event/requestAlways
    fact event/beginLiveUpdates|event/iterateEvents|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events = when-in-use ; T104 R24

    # What can be done with a session that has ended.
    property ended
    loose
    apart
    plain
    despite again alike may
    subject session/service:any session/service:always session/service:whenInUse session/service:none event/invalidateServiceSession
    but session/background verb/create verb/iterate
    value revived: verb/revive|thing/revival
    value changed: verb/assign say/invalidated|event/invalidateServiceSession|thing/goal
    fact session/service:any|session/service:always|session/service:whenInUse|session/service:none|event/invalidateServiceSession = new ; R27

    # Which of the texts for Always can be left out.
    property dispensable
    loose
    current
    apart
    despite only may
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but level/whenInUse event/requestWhenInUse grant/ key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription verb/need
    word verb/need-not
    value always: level/always|event/requestAlways
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = none ; T16 4.1

    # The same of the lesser text, which is all that an app needs that does not ask for Always.
    property dispensable-lesser
    loose
    current
    apart
    despite only may
    subject key/NSLocationWhenInUseUsageDescription
    but level/whenInUse event/requestWhenInUse grant/ key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription verb/need verb/suffice say/one-suffices thing/covers-other
    word verb/need-not
    value always: level/always|event/requestAlways
    fact key/NSLocationWhenInUseUsageDescription = none ; T16 4.1

    # What comes of a request without its text.
    property without-text
    loose
    apart
    current
    subject key/NSLocationWhenInUseUsageDescription
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription
    word verb/missing
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact key/NSLocationWhenInUseUsageDescription = nothing ; T06 T16

    # Whether the system launches an app that may use location only in use.
    property launched-in-use
    loose
    apart
    despite few
    subject level/whenInUse grant/whenInUse grant/temporary status/authorizedWhenInUse
    but level/always grant/always grant/provisional status/authorizedAlways event/requestAlways service/location-notification service/location-push service/live-updates session/ event/relaunch:byUser label/ event/settings:
    word service/|noun/event|thing/region|phase/terminated|phase/background
    value launched: verb/launch|event/relaunch:byEvent
    fact level/whenInUse|grant/whenInUse|grant/temporary|status/authorizedWhenInUse = not-launched ; 7.4 T119

    # What comes of events while Always is provisional.
    property provisional-events
    loose
    apart
    subject grant/provisional
    but label/ verb/choose verb/agree verb/deny prompt/ verb/prompted verb/ask event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/show verb/appear verb/hold noun/held verb/end verb/ignore level/whenInUse event/answer:any event/answer:allow status/ settings/ grant/always
    word phase/background|phase/notInUse|phase/terminated
    value delivered: verb/deliver
    value launched: verb/launch
    fact grant/provisional = held ; T40 I15

    # What ends the flag that a session is missing.
    property clears
    loose
    apart
    firm
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    word diagnostic/serviceSessionRequired
    value clears: verb/end|verb/suffice|verb/turn-off
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = clears ; R25

    # Whether the delegate hears of an answer.
    property hears-second
    loose
    apart
    firm
    subject label/Keep_Only_While_Using
    but prompt/P-UPG event/requestAlways noun/held noun/event verb/deliver
    word prompt/second|grant/provisional
    value heard: noun/delegate|about/callback
    value silent: verb/silent|say/delegate-unaware
    value silent: noun/delegate|about/callback verb/silent
    fact label/Keep_Only_While_Using = heard ; T43

    property hears-upgrade
    loose
    apart
    subject label/Keep_Only_While_Using
    but prompt/second grant/provisional
    word prompt/P-UPG
    value heard: noun/delegate verb/call
    value heard: noun/delegate|about/callback status/
    value heard: noun/delegate|about/callback verb/know
    fact label/Keep_Only_While_Using = silent ; T31

    property hears-first
    loose
    apart
    plain
    subject event/createManager
    but label/ event/settings: prompt/
    value heard: noun/delegate verb/call
    value heard: noun/status|noun/reported-status verb/report
    value silent: verb/silent
    fact event/createManager = heard ; T01
    """
}
