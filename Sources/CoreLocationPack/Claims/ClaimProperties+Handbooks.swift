/// What handbooks tell of levels, answers and calls, each of which has the name of another in its
/// place where it is wrong.
extension ClaimProperties {
  static let handbooks = """
    # Whether the lesser level brings locations at any time.
    property use-any-time
    loose
    apart
    current
    despite only always 항상 hedge
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always phase/ session/ key/ label/ prompt/ event/ accuracy/ grant/temporary noun/settings verb/ask verb/turn-off verb/end
    word verb/deliver|verb/available|verb/grant
    value any-time: how/each noun/location|noun/event
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = in-use ; 1.5 R06

    # Whether the greater level brings locations in use alone.
    property always-in-use-only
    loose
    apart
    current
    despite only hedge
    subject level/always grant/always status/authorizedAlways
    but level/whenInUse grant/whenInUse grant/provisional session/ key/ label/ prompt/ event/settings: event/terminate event/relaunch: event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy accuracy/ verb/ask noun/upgrade verb/launch
    word phase/inUse|phase/foreground|say/in-use-only
    value in-use: how/only verb/deliver|verb/available|verb/use|verb/work|verb/start
    value in-use: say/in-use-only
    fact level/always|grant/always|status/authorizedAlways = any-time ; 1.5 R04

    # Whether the lesser level serves an app out of use.
    property use-out-of-use
    loose
    apart
    current
    despite even only
    subject status/authorizedWhenInUse level/whenInUse grant/whenInUse
    but level/always grant/always phase/inUse phase/background phase/foreground session/ key/ label/ prompt/ event/ accuracy/ api/CLLocationManager.allowsBackgroundLocationUpdates verb/end verb/ask
    word phase/notInUse|say/even-unused
    value served: verb/available|verb/deliver|verb/work|verb/use noun/location|noun/service|thing/every-service|noun/event
    fact status/authorizedWhenInUse|level/whenInUse|grant/whenInUse = none ; 1.5 R06

    # Whether the system launches an app of the lesser level.
    property use-launches
    loose
    apart
    current
    despite hedge
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always grant/provisional phase/inUse phase/notInUse phase/foreground phase/background phase/suspended session/ key/ label/ prompt/ event/request: event/requestWhenInUse event/requestAlways event/settings: event/relaunch: event/resume event/enterForeground event/createBackgroundSession service/location-notification term/location-notification verb/ask
    word noun/location|noun/event
    value launched: verb/launch verb/deliver|verb/compute
    value launched: say/lets-launch
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = never ; T123 7.4

    # Which right an event needs that the second prompt stands before.
    property second-needs-use
    loose
    anywhere
    despite before
    subject prompt/second
    but label/ verb/choose level/always grant/always status/authorizedAlways verb/stay
    word verb/need
    value use: status/authorizedWhenInUse|level/whenInUse|grant/whenInUse noun/event|verb/occur
    fact prompt/second = always ; T40

    # The only level where there is one.
    property only-level
    loose
    apart
    despite only
    on tvOS visionOS App_Clip
    subject level/always grant/always
    but level/whenInUse grant/whenInUse verb/unavailable verb/missing key/ prompt/ verb/declare
    word verb/available|verb/offer|verb/exist|verb/grant
    value only: how/only
    fact level/always|grant/always = missing ; 6.1 T28

    # The only level where there are two.
    property only-level-of-two
    loose
    apart
    despite only
    on iOS iPadOS watchOS macOS
    subject level/whenInUse grant/whenInUse
    but level/always grant/always verb/unavailable verb/missing key/ prompt/ phase/ label/ session/ verb/need verb/ask event/ service/ verb/declare verb/grant thing/widget verb/show verb/appear term/background-location-indicator
    word verb/available|verb/offer|verb/exist
    value only: how/only
    fact level/whenInUse|grant/whenInUse = two ; 6.1 6.2

    # The same, told of the greater one; on a Mac both are one.
    property only-greater-of-two
    loose
    apart
    despite only
    on iOS iPadOS watchOS
    subject level/always grant/always
    but level/whenInUse grant/whenInUse verb/unavailable verb/missing key/ prompt/ phase/ label/ session/ verb/need verb/ask event/ service/ noun/service thing/every-service noun/location noun/event verb/launch verb/declare verb/grant thing/widget verb/show verb/appear term/background-location-indicator
    word verb/available|verb/offer|verb/exist
    value only: how/only
    fact level/always|grant/always = two ; 6.1 6.2

    # What a session asks for that nobody has made.
    property implicit-always
    loose
    apart
    plain
    despite unless without
    subject thing/implicit
    but grant/ api/CLServiceSession.AuthorizationRequirement.whenInUse level/whenInUse verb/suffice verb/hold phase/ say/only-use say/needs-explicit
    value always: level/always
    fact thing/implicit = when-in-use ; T104 R24

    # Whether an app has to ask again after a temporary grant.
    property once-next-time
    loose
    apart
    current
    era iOS 13.0 -
    despite again next
    subject label/Allow_Once
    but say/short-trip phase/inUse thing/continuous label/Don’t_Allow label/Allow_While_Using_App level/always event/requestAlways session/ key/ accuracy/
    word how/again|verb/prompted
    value needless: verb/ask|event/request:any|event/requestWhenInUse verb/need-not
    fact label/Allow_Once = needed ; T50 T53

    # What an app has to do before it gets locations.
    property request-needless
    loose
    apart
    current
    despite before or any
    subject event/requestWhenInUse event/request:any
    but session/ service/ grant/ status/ level/ label/ key/ thing/already-right accuracy/ api/CLLocationUpdate. api/LocationButton event/tapLocationButton event/beginLiveUpdates event/requestAlways phase/
    word noun/location
    value needless: verb/need-not verb/call|verb/ask?
    fact event/requestWhenInUse|event/request:any = needed ; T01 C-05

    # Whether the lesser request leads to two prompts.
    property use-in-two-steps
    loose
    apart
    current
    despite before
    subject event/requestWhenInUse
    but event/requestAlways prompt/P-UPG session/ prompt/second verb/ask noun/option label/ status/ count/3
    value two: count/2|times/2|items/2|say/two-prompts prompt/any|verb/prompted?
    word verb/show|verb/appear
    fact event/requestWhenInUse = one ; T05

    # What comes of the greater request after the lesser was granted.
    property upgrade-is-nothing
    loose
    apart
    current
    era iOS 13.4 -
    despite after
    subject event/requestAlways
    but label/Allow_Once level/always grant/temporary label/Don’t_Allow how/again status/ grant/denied session/ times/ count/ prompt/ verb/prompted phase/ thing/already-right verb/experience grant/always noun/settings key/ how/first verb/work verb/missing device/restricted thing/restrictions
    word event/requestWhenInUse level/whenInUse|grant/whenInUse
    value nothing: effect/none|verb/ignore
    fact event/requestAlways = upgrade ; T30

    # Where the purposes stand that a temporary accuracy is asked with.
    property purposes-in
    loose
    apart
    subject thing/entry
    but key/NSLocationTemporaryUsageDescriptionDictionary accuracy/reduced level/ count/2 items/2
    word key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription
    value other: verb/need|verb/declare|verb/exist
    fact thing/entry = key/NSLocationTemporaryUsageDescriptionDictionary ; 4.1

    # Whether a purpose has to stand there.
    property purposes-there
    loose
    apart
    subject thing/entry
    but accuracy/reduced accuracy/temporary event/requestTemporaryFullAccuracy level/ count/2 items/2
    word key/NSLocationTemporaryUsageDescriptionDictionary
    value needless: verb/need-not verb/exist|verb/declare?
    fact thing/entry = needed ; 4.1 T84

    # Which value lets an app go on in the background.
    property background-value
    loose
    apart
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but noun/true verb/end verb/stop verb/turn-off thing/blocked effect/none noun/default
    word phase/background noun/location
    value false: noun/false verb/turn-on|verb/deliver
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = true ; R05 5.1

    # Which value shows the indicator.
    property indicator-value
    loose
    apart
    despite to
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but noun/true verb/hide verb/end level/whenInUse grant/whenInUse session/ verb/stay
    word term/background-location-indicator
    value false: noun/false verb/show|verb/appear
    fact api/CLLocationManager.showsBackgroundLocationIndicator = true ; R07 5.1

    # What an answer to the second prompt gives.
    property second-gives
    loose
    apart
    subject prompt/second
    but prompt/first label/Allow_Once label/Don’t_Allow
    word thing/answer|verb/choose|event/answer:any|verb/grant|verb/become
    value temporary: grant/temporary verb/grant|verb/become|verb/choose
    value none: status/notDetermined|status/denied verb/grant|verb/become|verb/report
    fact prompt/second = permanent when-in-use ; T41 T42

    # Whether an app in front is in use.
    property front-is-use
    loose
    apart
    plain
    current
    subject phase/foreground
    but event/leaveForeground phase/background session/ level/ key/ verb/become
    value not: phase/notInUse
    fact phase/foreground = in-use ; R01 6.1

    # How long a temporary accuracy is asked for.
    property temporary-for-ever
    loose
    apart
    plain
    subject event/requestTemporaryFullAccuracy
    but noun/settings settings/ event/settings: verb/need accuracy/reduced label/
    value for-ever: thing/forever
    fact event/requestTemporaryFullAccuracy = in-use ; T86
    """
}
