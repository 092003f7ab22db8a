/// What being in use, behind and suspended means to an app.
extension ClaimProperties {
  static let using = """
    # Whether the indicator can be hidden at every level.
    property indicator-optional
    loose
    apart
    plain
    despite always 항상
    subject term/background-location-indicator
    but level/always grant/always
    value hidden: say/always-hidden
    fact term/background-location-indicator = shown ; R07

    # What automatic pausing is from the start.
    property pausing-until
    loose
    anywhere
    until
    subject thing/paused
    word verb/off
    value turned-on: api/CLLocationManager.pausesLocationUpdatesAutomatically|noun/true|verb/turn-on
    fact thing/paused = from-the-start ; 5.8

    # Whether a grant of one app is one of others.
    property granted-too
    loose
    apart
    despite elsewhere also may
    subject say/other-app
    but prompt/ thing/widget
    value granted: say/granted-too
    plain
    fact say/other-app = never ; I28

    # Where queued updates come.
    property queued-front
    loose
    apart
    current
    despite only
    subject term/queue phase/suspended verb/pile
    but phase/background
    word noun/location|noun/event
    value front: how/only phase/foreground verb/deliver
    fact term/queue|phase/suspended|verb/pile = anywhere ; T121 R01

    # How long an app is in use after it has left the foreground.
    property grace-length
    loose
    apart
    current
    era iOS 13.0 -
    despite hedge
    subject phase/inUse
    but session/ thing/live-activity service/ term/background-location-indicator phase/background thing/continuous prompt/ grant/ label/
    word event/leaveForeground
    value long: minutes/
    value long: hours/
    value long: days/
    fact phase/inUse = seconds ; 6.1 T49

    # Whether the foreground is all that is use.
    property only-front
    loose
    apart
    current
    despite only
    subject phase/inUse
    but term/background-location-indicator verb/ask verb/prompted prompt/ event/ phase/background session/ service/ verb/suffice verb/need noun/service
    value front: how/only phase/foreground
    word verb/treat|phase/foreground
    fact phase/inUse = more ; 6.1

    # When sessions are forgotten.
    property forgets-suspended
    loose
    apart
    plain
    subject phase/suspended
    but verb/launch event/relaunch: event/terminate
    value forgotten: thing/forgets
    fact phase/suspended = tracked ; R22

    # Whether apps of one developer share a grant.
    property developer-shares
    loose
    apart
    plain
    current
    subject say/other-app
    but prompt/ thing/widget platform/
    value shared: verb/share noun/status|level/always|verb/grant
    fact say/other-app = never ; I28

    # Whether a request from the background waits.
    property request-queued
    loose
    apart
    plain
    despite when
    subject say/background-request
    but session/ thing/goal session/service:any
    value queued: term/queue
    value queued: verb/pile
    fact say/background-request = ignored ; T07 T17 T85

    # Whether updates of a suspended app are lost.
    property suspended-lost
    loose
    apart
    plain
    current
    subject phase/suspended
    but noun/status status/ verb/turn-off verb/deny noun/held grant/ level/ verb/stay service/heading
    value lost: thing/thrown-away noun/location|service/
    fact phase/suspended = queued ; T121 R01
    """
}
