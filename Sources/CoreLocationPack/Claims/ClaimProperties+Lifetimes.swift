/// What stays, what ends, and what comes at once or again. Each is read within one statement.
extension ClaimProperties {
  static let lifetimes = """
    # Whether the grace time is there.
    property grace
    loose
    apart
    despite elsewhere even
    subject grant/temporary label/Allow_Once
    but session/ phase/notInUse event/noLongerInUse event/terminate verb/choose label/Allow_While_Using_App seconds/ minutes/ verb/pass
    word event/leaveForeground|phase/background
    value at-once: how/instantly verb/end
    fact grant/temporary|label/Allow_Once = grace ; T49 1.2

    # What becomes of updates that come up while an app is suspended.
    property while-suspended
    loose
    apart
    current
    subject phase/suspended
    but grant/provisional phase/terminated event/terminate verb/launch status/denied level/ session/background event/invalidateBackgroundSession verb/need-not
    word noun/location|noun/event|service/standard-location
    value lost: verb/ignore
    fact phase/suspended = queued ; R01 T121

    # Whether an app that goes on is told its status once more.
    property reports-again
    loose
    apart
    firm
    despite again
    current
    subject phase/suspended
    but phase/background label/ event/settings: level/ grant/ session/
    word event/resume|verb/launch|event/enterForeground|event/relaunch:
    value reported: noun/status verb/report
    value reported: noun/delegate verb/call
    fact phase/suspended = reported ; T02

    # What comes to an app in use while Always is provisional.
    property provisional-in-use
    loose
    apart
    subject grant/provisional
    but thing/other-events phase/notInUse phase/background phase/terminated prompt/ label/
    word phase/inUse|phase/foreground
    value held: verb/hold
    fact grant/provisional = delivered ; T39

    # Whether what lasts for one use outlasts the process.
    property outlasts-use
    loose
    apart
    subject accuracy/temporary grant/temporary label/Allow_Once
    but session/ label/Allow_While_Using_App verb/offer grant/whenInUse status/notDetermined
    word event/relaunch:|verb/launch|event/terminate|phase/terminated|event/terminate:byUser|event/reboot
    value lasts: verb/last|verb/stay
    fact accuracy/temporary|grant/temporary|label/Allow_Once = use ; T50 T52 T86

    # Whether updates go on after the process has ended.
    property goes-on-ended
    loose
    apart
    subject service/standard-location service/heading service/beacon-ranging
    but service/significant-change service/region-monitoring service/visits session/ verb/launch event/relaunch: service/live-updates fn/전 fn/때 fn/before fn/until
    word phase/terminated|event/terminate|event/terminate:byUser
    value goes-on: verb/last|verb/stay|thing/continuous
    fact service/standard-location|service/heading|service/beacon-ranging = ends ; 7.4 T124

    # What is reported right after an answer.
    property stays-once
    loose
    apart
    subject label/Allow_Once
    but how/back verb/end event/ phase/ session/ fn/전 fn/before verb/become thing/answer verb/choose status/authorizedWhenInUse verb/offer label/Don’t_Allow label/Allow_While_Using_App
    word verb/stay|verb/last
    value *: status/notDetermined|status/denied|status/restricted@result
    fact label/Allow_Once = status/authorizedWhenInUse ; T10 T19

    # Whether conditions outlast the process that added them.
    property outlasts
    loose
    apart
    firm
    subject noun/condition set/conditions
    but event/reboot event/reinstall diagnostic/ device/ phase/background session/
    word event/relaunch:|verb/launch|event/terminate|phase/terminated|event/terminate:byUser
    value lost: verb/end|verb/close|thing/thrown-away
    value kept: verb/last
    fact noun/condition|set/conditions = kept ; R41

    # For what the limit of conditions counts.
    property counted-for
    loose
    apart
    despite each
    subject noun/condition api/CLMonitor service/condition-monitoring thing/region service/region-monitoring noun/limit
    but verb/share how/in-all say/counts-toward
    word noun/limit|items/20|items/40|verb/compute|unit/items
    value part: thing/each-part
    value part: each/api/CLMonitor|each/noun/manager|each/noun/condition|each/noun/member
    fact noun/condition|api/CLMonitor|service/condition-monitoring|thing/region|service/region-monitoring|noun/limit = app ; R40 7.4

    # What the session that works in the background shows.
    property indicates
    loose
    apart
    firm
    current
    subject session/background
    but level/always grant/always event/invalidateBackgroundSession verb/create verb/end device/ status/ phase/foreground event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/hide
    word term/background-location-indicator|noun/sign
    value indicator: term/background-location-indicator verb/show|verb/appear
    value indicator: noun/sign verb/show|verb/appear
    fact session/background = indicator ; R29 T108

    # What comes of a session after its temporary grant has ended.
    property session-asks-after-lapse
    loose
    apart
    firm
    despite again elsewhere
    subject session/service:any session/service:whenInUse
    but say/before-lapse phase/background session/background session/service:none event/invalidateServiceSession key/ event/leaveForeground verb/let-go
    word grant/temporary|event/lapse:any|label/Allow_Once
    value asks: prompt/any|verb/prompted|verb/ask|event/request:any
    fact session/service:any|session/service:whenInUse = asks ; R28 T93

    # Whether the class method still answers.
    property gone
    loose
    apart
    current
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but noun/instance-property
    word verb/removed|verb/unavailable
    value gone: verb/removed|verb/unavailable
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = deprecated ; 1.3 5.1 5.3

    # What asking for accuracy does to the status.
    property accuracy-status
    loose
    apart
    subject event/requestTemporaryFullAccuracy accuracy/temporary prompt/P-ACC
    but event/request:any event/noLongerInUse label/ event/settings: settings/ effect/none verb/silent completion/ api/CLServiceSession.Diagnostic.*
    plain
    value *: status/notDetermined|status/restricted|status/authorizedAlways@result
    value denied: status/denied@result verb/become|verb/report|verb/change
    value changed: noun/status@object verb/become
    fact event/requestTemporaryFullAccuracy|accuracy/temporary|prompt/P-ACC = nothing ; T81 T82 T86

    # Whether provisional Always delivers to an app that is not in use.
    property provisional-delivery
    loose
    apart
    despite even
    subject grant/provisional
    but label/ phase/inUse phase/foreground verb/choose verb/agree event/answer:allow event/answer:any settings/
    word phase/background|phase/notInUse|phase/terminated|service/region-monitoring|thing/region|noun/event|event/eventReady:always
    value without: how/without prompt/second|prompt/any verb/deliver
    value at-once: how/at-once verb/deliver
    fact grant/provisional = held ; T40 I15

    # Whether the delegate hears of a request that does nothing.
    property hears-of-request
    loose
    apart
    current
    despite each
    given
    subject status/authorizedWhenInUse status/authorizedAlways grant/authorized grant/whenInUse grant/always status/denied status/decided
    but event/createManager label/ prompt/ event/settings: accuracy/ phase/suspended verb/choose verb/agree verb/become event/answer:allow event/answer:any session/
    word event/requestWhenInUse
    value heard: noun/delegate verb/call
    fact status/authorizedWhenInUse|status/authorizedAlways|grant/authorized|grant/whenInUse|grant/always|status/denied|status/decided = silent ; T08
    """
}
