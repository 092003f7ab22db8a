/// What the guides of the framework tell and their translations repeat: where an app is in use, what
/// has to come before what, what a level brings. Most of it is wrong as soon as it is denied.
extension ClaimProperties {
  static let guides = """
    # What a name in brackets behind another stands for.
    property gloss
    subject level/whenInUse level/always label/*
    value *: level/*|label/*
    fact level/whenInUse = level/whenInUse ; 1.5
    fact level/always = level/always ; 1.5
    fact label/Allow_Once = label/Allow_Once ; 2.3
    fact label/Allow_While_Using_App = label/Allow_While_Using_App ; 2.3
    fact label/Don’t_Allow = label/Don’t_Allow ; 2.3
    fact label/Keep_Only_While_Using = label/Keep_Only_While_Using ; 2.3
    fact label/Change_to_Always_Allow = label/Change_to_Always_Allow ; 2.3

    # Whether an app on a Mac is in use.
    property mac-in-use
    loose
    apart
    firm
    plain
    despite 항상 always
    on macOS
    subject phase/inUse
    but event/ prompt/ phase/terminated phase/suspended level/always
    value used: verb/treat|how/each
    fact phase/inUse = used ; 6.1

    # What has to be before a watch app can ask.
    property run-before-asking
    loose
    apart
    despite before
    on watchOS
    subject event/request:any verb/ask prompt/any
    word verb/launch|verb/start
    value needless: verb/launch|verb/start verb/need-not
    fact event/request:any|verb/ask|prompt/any = needed ; 6.1

    # Whether the greater level can be asked for later.
    property always-later
    loose
    apart
    firm
    current
    era iOS 13.4 -
    despite later 나중에 already
    subject level/whenInUse grant/whenInUse
    but noun/settings label/ grant/temporary prompt/ status/ device/ phase/ how/again times/ count/ event/choose: session/ verb/launch say/any-times verb/suffice
    word level/always|event/requestAlways
    value possible: level/always verb/ask
    value possible: event/requestAlways
    fact level/whenInUse|grant/whenInUse = possible ; T30 T33

    # What can be started with either level, and what comes of it.
    property any-level-starts
    loose
    apart
    firm
    current
    despite now alike or every regardless whatever
    subject say/whichever-level
    plain
    value started: event/start:any|verb/start
    value results: thing/same-results
    fact say/whichever-level = started results ; 6.2

    # Whether the first request asks.
    property first-asks
    loose
    apart
    firm
    given
    subject event/request:any
    but status/ key/ device/ label/ phase/ noun/settings event/settings: level/ platform/ thing/error
    word how/first
    value asked: prompt/any verb/show|verb/appear
    fact event/request:any = asked ; T05

    # Whether a level needs its text.
    property text-needed
    loose
    apart
    current
    subject level/whenInUse level/always
    but key/ session/ accuracy/ thing/widget
    word term/usage-description|noun/text
    value needless: verb/need-not
    fact level/whenInUse|level/always = needed ; 4.1

    # Whether the keys have to be there before a request.
    property keys-first
    loose
    apart
    despite before 전
    subject event/request:any event/requestWhenInUse event/requestAlways
    but key/ session/ accuracy/
    word noun/plist|thing/no-key
    value needless: verb/need-not|thing/no-key
    fact event/request:any|event/requestWhenInUse|event/requestAlways = needed ; 4.1

    # Where the status of now is read.
    property status-from
    loose
    apart
    firm
    despite now
    subject api/CLLocationManager.authorizationStatus
    but grant/ level/ status/ accuracy/ verb/differ settings/ label/ prompt/ key/ session/ thing/difference event/ phase/ device/
    plain
    value status: say/read-from
    fact api/CLLocationManager.authorizationStatus = status ; 5.1

    # What brings together all that changes.
    property central-point
    loose
    apart
    plain
    despite every
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value elsewhere: say/no-central-point
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = central ; 5.2

    # Whether a suspended app that runs again hears its status.
    property resume-reports
    loose
    apart
    current
    firm
    despite this
    subject phase/suspended
    but noun/location noun/event service/ session/ level/ grant/ noun/accuracy noun/settings event/settings:
    word verb/launch|verb/start|how/again
    value reported: verb/call|verb/report
    fact phase/suspended = reported ; T02

    # Whether calls for the greater level are limited.
    property calls-limited
    loose
    apart
    current
    era iOS 13.4 -
    firm
    plain
    subject event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value limited: say/limits-calls
    value free: thing/not-counted
    fact event/requestAlways|api/CLLocationManager.requestAlwaysAuthorization() = limited ; T30 T36

    # As what a request for Always is taken on a device that runs apps made for another.
    property taken-on-vision
    loose
    apart
    firm
    despite this instead
    on iPadAppOnVisionOS
    subject event/requestAlways event/request:any verb/call
    plain
    value in-use: verb/act-like level/whenInUse?
    fact event/requestAlways|event/request:any|verb/call = in-use ; T27

    # Whether a temporary grant can be raised.
    property once-ignores
    loose
    apart
    firm
    current
    era iOS 13.0 -
    despite elsewhere later
    subject label/Allow_Once grant/temporary
    but event/noLongerInUse status/notDetermined session/ how/again verb/explain verb/appear verb/show prompt/
    word event/requestAlways
    value ignored: event/requestAlways effect/none|verb/ignore
    fact label/Allow_Once|grant/temporary = ignored ; T37

    # In how many steps Always is asked for.
    property in-two-steps
    loose
    apart
    firm
    current
    era iOS 13.4 -
    despite every before
    subject event/requestAlways
    but level/whenInUse grant/whenInUse status/authorizedWhenInUse status/denied status/restricted label/ session/
    word prompt/any|verb/prompted|say/two-prompts|say/one-prompt|say/three-prompts
    value two: count/2|times/2|items/2|say/two-prompts prompt/any|verb/prompted? verb/show|verb/appear?
    value one: say/one-prompt
    value three: say/three-prompts
    fact event/requestAlways = two ; T15 T40

    # When the first of two prompts appears.
    property first-at-once
    loose
    apart
    firm
    current
    plain
    despite 즉시 바로
    subject prompt/first
    but prompt/second event/ session/
    value at-once: how/instantly|how/at-once verb/appear|verb/show
    fact prompt/first = at-once ; T15

    # Whether an answer that comes soon delivers what was waiting.
    property soon-delivers
    loose
    apart
    firm
    subject say/soon-after-prompt
    word level/always|grant/always
    value delivered: noun/event|noun/location verb/deliver
    value lost: noun/event|noun/location thing/thrown-away|verb/ignore|verb/missing
    fact say/soon-after-prompt = delivered ; T44

    # Whether a Mac needs anything for the background.
    property background-on-mac
    loose
    apart
    despite 필요 must
    on macOS
    subject phase/background
    but session/ phase/suspended api/ key/com.apple.
    word verb/need
    value needed: verb/need verb/declare|verb/available|verb/turn-on|thing/support
    fact phase/background = nothing ; R02

    # Where a session has to be made at first.
    property made-in-foreground
    loose
    apart
    current
    subject session/service:any session/background session/service:always
    but how/again event/relaunch: verb/hold verb/grant event/terminate phase/terminated
    word phase/foreground
    value needless: verb/create verb/need-not
    fact session/service:any|session/background|session/service:always = needed ; T97 T109

    # Whether Always needs a session to have an effect.
    property session-for-always
    loose
    apart
    current
    subject session/service:any session/service:always
    but key/ level/whenInUse thing/for-long session/service:whenInUse api/CLServiceSession.AuthorizationRequirement.whenInUse
    word level/always|grant/always
    value needless: verb/hold|verb/stay|verb/create verb/need-not
    fact session/service:any|session/service:always = needed ; R23

    # Whether a session has to be made anew after a launch.
    property made-anew
    loose
    apart
    current
    despite again previous former earlier
    subject session/service:any session/background
    but verb/hold event/enterForeground
    word event/terminate|event/relaunch:byEvent|event/relaunch:byUser|verb/launch
    value needless: verb/create|verb/hold verb/need-not
    value needless: say/needs-no-recreating
    fact session/service:any|session/background = needed ; R22 T99

    # The same, told in one word.
    property remade
    loose
    apart
    firm
    current
    despite again 바로 즉시 previous former earlier
    subject session/service:any session/background
    but verb/hold event/invalidateServiceSession event/invalidateBackgroundSession
    word event/terminate|event/relaunch:byEvent|event/relaunch:byUser|verb/launch
    value made: verb/make-again
    fact session/service:any|session/background = made ; R22 T99

    # Whose text has to be there before a request.
    property key-before
    loose
    apart
    despite before both all each
    subject event/requestWhenInUse event/requestAlways
    but verb/missing effect/none verb/ignore prompt/ session/ accuracy/ say/one-suffices
    word verb/declare
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary
    fact event/requestWhenInUse = key/NSLocationWhenInUseUsageDescription ; T05 C-05
    fact event/requestAlways = key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription ; T15 T16

    # Whether who is asked for the greater level may choose the lesser.
    property may-choose-less
    loose
    apart
    firm
    current
    despite 항상 always
    subject level/always event/requestAlways
    but prompt/P-UPG status/ session/ prompt/second how/again thing/forever say/reprompts
    plain
    value less: verb/choose|noun/option level/whenInUse|label/Allow_While_Using_App|phase/inUse
    fact level/always|event/requestAlways = less ; T12 T15 2.2

    # Whether the levels are there on a platform that has both.
    property has-levels
    loose
    apart
    firm
    on iOS iPadOS macOS
    subject level/always thing/two-levels
    but label/ grant/ session/ service/ thing/widget key/ accuracy/ api/ prompt/ status/ event/ verb/launch noun/settings settings/ thing/own-row
    word say/not-supported|verb/unavailable
    value missing: say/not-supported
    fact level/always|thing/two-levels = there ; 1.5 6.1

    # Whether Always brings locations at any time.
    property always-any-time
    loose
    apart
    firm
    current
    despite 항상 always hedge
    subject level/always grant/always
    but session/ accuracy/ event/terminate process/ key/ device/ label/ grant/provisional event/forceQuit thing/forever
    plain
    value received: how/each noun/location|noun/event verb/deliver|verb/grant
    fact level/always|grant/always = received ; 1.5

    # What use means.
    property use-means-foreground
    loose
    apart
    firm
    current
    despite or elsewhere
    subject phase/inUse
    but verb/ask phase/background how/alone how/only verb/need
    word verb/mean|verb/treat
    value foreground: phase/foreground verb/mean|verb/treat
    fact phase/inUse = foreground ; 6.1

    # Whether an app of the lesser level goes on behind others.
    property goes-on-behind
    loose
    apart
    firm
    current
    subject level/whenInUse grant/whenInUse
    but session/ key/ label/ event/terminate process/ verb/launch
    word verb/turn-on|event/setAllowsBackground:on
    value continues: thing/continuous verb/work|verb/deliver
    value continues: say/goes-on-behind
    value stops: verb/stop verb/deliver
    value stops: thing/stops-receiving
    fact level/whenInUse|grant/whenInUse = continues ; R04 R06

    # Whether the system launches an app of the greater level.
    property always-launched
    loose
    apart
    firm
    current
    despite hedge elsewhere
    subject level/always grant/always
    but verb/need platform/ service/ process/ phase/foreground phase/background phase/suspended phase/terminated event/ session/ key/ label/ grant/provisional thing/forever thing/widget
    plain
    value launched: verb/launch|say/lets-launch
    fact level/always|grant/always = launched ; T122 6.1
    """
}
