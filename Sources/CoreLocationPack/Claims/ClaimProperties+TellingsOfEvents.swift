/// What is told of events, prompts and callbacks while a right is provisional or lasts for a while
/// only, in so many ways that only their gist is read: each within one statement.
extension ClaimProperties {
  static let tellingsOfEvents = """
    # What comes of asking for Always under a grant for once.
    property always-under-once
    loose
    apart
    despite again
    current
    era iOS 13.0 -
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow noun/settings event/settings: settings/ status/notDetermined session/ event/noLongerInUse event/lapse:any verb/end accuracy/ event/requestWhenInUse prompt/first verb/choose noun/option thing/direct
    word event/requestAlways
    value nothing: effect/none|verb/ignore
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact grant/temporary|label/Allow_Once = nothing ; T37

    # What comes of events while a provisional app is in use.
    property delivered-in-use
    loose
    apart
    subject phase/inUse phase/foreground
    but verb/hold phase/notInUse phase/background phase/terminated prompt/ label/ event/requestAlways
    word grant/provisional
    value delivered: verb/deliver
    fact phase/inUse|phase/foreground = delivered ; T39

    # What comes of events that a provisional grant does not cover.
    property held-out-of-use
    loose
    apart
    subject phase/notInUse
    but label/ verb/choose verb/agree prompt/ event/ noun/option verb/hold noun/held grant/always
    word grant/provisional
    value delivered: verb/deliver
    value dropped: thing/thrown-away|say/dropped-at-once
    fact phase/notInUse = held ; T40

    # What comes of the event that waited for the second prompt.
    property held-after-keep
    loose
    apart
    subject label/Keep_Only_While_Using
    but event/requestAlways prompt/P-UPG label/Change_to_Always_Allow noun/delegate
    word noun/held
    value delivered: verb/deliver
    value dropped: thing/thrown-away|verb/ignore
    fact label/Keep_Only_While_Using = dropped ; T43 I16

    # Whether the delegate hears of the confirmation of provisional Always.
    property hears-confirmed
    loose
    apart
    subject label/Change_to_Always_Allow
    but prompt/P-UPG label/Keep_Only_While_Using noun/held noun/event status/authorizedWhenInUse
    word prompt/second|grant/provisional
    value heard: noun/delegate|about/callback
    value heard: verb/hear|thing/gets-callback
    value silent: verb/silent
    fact label/Change_to_Always_Allow = silent ; T44 I13

    # Whether Always can be provisional for ever.
    property stays-provisional
    loose
    apart
    firm
    subject grant/provisional
    but label/ noun/settings status/ level/whenInUse
    word verb/stay|verb/last
    value ever: say/without-end
    fact grant/provisional = ever ; T45

    # Whether a background session keeps a grant for once.
    property kept-by-session
    loose
    apart
    firm
    subject label/Allow_Once grant/temporary
    but event/invalidateBackgroundSession verb/end label/Allow_While_Using_App status/notDetermined verb/let-go
    word session/background|term/background-location-indicator
    value lasts: verb/last|verb/stay
    fact label/Allow_Once|grant/temporary = lasts ; T51 V15

    # Whether a short absence ends a grant for once.
    property kept-on-trip
    loose
    apart
    firm
    subject say/short-trip
    but label/Allow_While_Using_App accuracy/ verb/end
    word label/Allow_Once|grant/temporary
    value lasts: verb/last|verb/stay
    fact say/short-trip = lasts ; T49

    # Whether anything tells of a prompt.
    property prompt-announced
    loose
    apart
    subject noun/delegate about/callback
    but label/ diagnostic/ noun/status event/createManager event/answer:any verb/choose phase/ accuracy/ api/CLServiceSession. status/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy
    word prompt/
    value told: verb/report|verb/know|verb/hear verb/appear|verb/show|verb/close
    fact noun/delegate|about/callback = never ; 2.3

    # Whether the app has a say in when the system asks.
    property app-has-a-say
    loose
    apart
    despite not
    subject prompt/second prompt/P-REM
    but label/ event/requestAlways
    plain
    value app: say/app-says
    fact prompt/second|prompt/P-REM = system ; T40 T72

    # Whether another app changes what an app may do.
    property by-other-app
    loose
    apart
    plain
    subject say/other-app
    but prompt/
    value changes: verb/become|event/change:any
    fact say/other-app = never ; I28
    """
}
