/// What articles and posts tell beside the course of things: what a level launches, how long a widget
/// is served, what a Mac reports.
extension ClaimProperties {
  static let articles = """
    # Which services bring a terminated app back.
    property brings-back
    loose
    apart
    current
    subject service/standard-location service/heading service/beacon-ranging
    but event/relaunch:byUser phase/foreground
    word verb/launch
    value launched: verb/launch process/terminated|phase/terminated|phase/background|say/by-the-system
    fact service/standard-location|service/heading|service/beacon-ranging = nothing ; T122

    # For how long a widget that was seen is served.
    property widget-seen
    loose
    apart
    despite only
    subject thing/widget
    but level/always grant/always
    word say/last-seen|verb/show|verb/appear
    value hours: hours/|days/|thing/for-long
    fact thing/widget = minutes ; T128

    # What a Mac reports of an app that was allowed.
    property mac-reports
    loose
    apart
    on macOS
    subject grant/authorized event/answer:allow
    word verb/report|verb/become|verb/grant|verb/deliver
    value use: status/authorizedWhenInUse
    fact grant/authorized|event/answer:allow = always ; T116

    # Who may hide the indicator.
    property always-hides
    loose
    apart
    firm
    current
    subject term/background-location-indicator
    but level/whenInUse grant/whenInUse session/background
    word level/always|grant/always
    value hidden: verb/hide
    fact term/background-location-indicator = hidden ; R07

    # What an implicit session asks for.
    property implicit-accuracy
    loose
    apart
    despite always
    subject session/service:any thing/implicit
    word thing/implicit
    value asks: event/requestTemporaryFullAccuracy|accuracy/full verb/ask|verb/need?
    fact session/service:any|thing/implicit = in-use ; R24

    # How many managers hear of a change.
    property one-manager-hears
    loose
    apart
    plain
    despite only
    subject noun/manager thing/managers api/CLLocationManager
    but event/createManager
    value one: thing/one-manager
    fact noun/manager|thing/managers|api/CLLocationManager = all ; T03

    # How long what the system remembers of sessions lasts.
    property memory-lasts
    loose
    apart
    plain
    despite only 밖
    subject thing/forgets say/remembers
    value long: hours/|days/|thing/for-long
    fact thing/forgets|say/remembers = seconds ; R22

    # What a request for Always is on a device that runs apps made for another.
    property treated-on-vision
    loose
    apart
    on iPadAppOnVisionOS
    subject event/requestAlways event/request:any fn/this
    plain
    value always: level/always verb/act-like|verb/treat
    value ignored: effect/none|verb/ignore
    fact event/requestAlways|event/request:any|fn/this = in-use ; T27

    # What changes in Settings.
    property changes-in-settings
    loose
    apart
    firm
    subject noun/settings
    but status/restricted device/restricted accuracy/ level/ label/ phase/ session/ prompt/ verb/missing grant/ event/
    word noun/status
    value possible: verb/become|verb/turn-off
    fact noun/settings = possible ; T60 T61 T62
    """
}
