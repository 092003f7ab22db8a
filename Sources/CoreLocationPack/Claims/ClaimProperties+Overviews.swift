/// What overviews tell of the levels, of being in use, of updates behind and of what makes the system
/// ask, as the documentation of a framework puts it.
extension ClaimProperties {
  static let overviews = """
    # Whether positions come before anybody has agreed.
    property before-right
    loose
    apart
    plain
    despite before also even still
    subject noun/location accuracy/reduced accuracy/full
    but label/ prompt/ event/ session/ key/ verb/ask status/ thing/visit verb/check
    value served: say/before-right verb/use|verb/deliver|verb/grant|thing/keeps-receiving|verb/available|how/can
    fact noun/location|accuracy/reduced|accuracy/full = none ; 1.3 T113

    # Whether an app is in use in the foreground alone.
    property in-use-alone
    loose
    apart
    current
    despite only
    subject phase/inUse
    but event/createBackgroundSession event/invalidateBackgroundSession event/relaunch: event/enterForeground term/background-location-indicator noun/indicator level/ grant/ label/ session/ prompt/ verb/ask event/request: noun/location noun/event service/ verb/last verb/deliver how/lacking fn/without
    word phase/foreground
    value alone: how/only
    fact phase/inUse = also ; 1.2 6.1 T49

    # Whether a Mac app leaves use.
    property mac-leaves-use
    loose
    apart
    on macOS
    plain
    subject phase/background event/leaveForeground
    but session/ thing/widget
    value out: phase/notInUse
    fact phase/background|event/leaveForeground = in-use ; 1.2 6.1

    # Whether what shows on the watch face counts as use.
    property complication-counts
    loose
    apart
    firm
    subject term/complication thing/complication
    but prompt/ event/request:any verb/ask verb/prompted level/ verb/launch
    plain
    beside term/watch-face noun/location verb/deliver
    value counted: phase/inUse
    fact term/complication|thing/complication = counted ; 1.2 6.1

    # How many managers hear of what has changed.
    property asking-manager-hears
    loose
    apart
    plain
    subject say/one-manager-alone
    value told: verb/report|verb/know|verb/call|verb/deliver|verb/hear
    fact say/one-manager-alone = each ; 5.1 T03

    # Whether reading the stream asks.
    property reading-asks
    despite but yet
    loose
    apart
    plain
    firm
    current
    subject event/beginLiveUpdates event/iterateEvents api/CLLocationUpdate.liveUpdates(_:)
    but status/ level/ grant/ key/ session/ accuracy/ phase/ label/ diagnostic/ event/requestAlways event/requestWhenInUse noun/diagnostic thing/implicit how/again verb/need-not say/no-session say/explicit-mode say/explicit-rule noun/false verb/hold thing/no-loop
    value asks: event/request:any|verb/prompted|verb/ask
    fact event/beginLiveUpdates|event/iterateEvents|api/CLLocationUpdate.liveUpdates(_:) = asks ; T104

    # What the compass is measured with.
    property compass-measured
    loose
    apart
    plain
    subject service/heading thing/compass
    but key/ term/device-capabilities term/magnetometer
    value gps: thing/gps verb/use|verb/create|verb/compute|verb/need|verb/declare
    fact service/heading|thing/compass = magnetometer ; 7.4

    # Which capability stands for the compass.
    property compass-capability
    loose
    apart
    plain
    anywhere
    subject service/heading thing/compass
    but term/magnetometer noun/location verb/unavailable
    value gps: thing/gps verb/declare|noun/plist
    fact service/heading|thing/compass = magnetometer ; 4.2 7.4

    # What the store does with devices that lack what an app requires.
    property store-lets
    loose
    apart
    plain
    despite or still even
    subject key/UIRequiredDeviceCapabilities term/device-capabilities
    value installed: say/installs-anyway verb/missing? how/lacking?
    fact key/UIRequiredDeviceCapabilities|term/device-capabilities = filtered ; 4.2

    # What another call comes to.
    property further-calls
    loose
    apart
    plain
    subject say/further-calls
    but status/notDetermined grant/none grant/temporary label/ noun/settings event/settings: event/reinstall effect/none verb/ignore
    word event/requestAlways|level/always
    value prompts: say/reprompts|verb/prompted
    value prompts: prompt/any verb/show|verb/appear
    fact say/further-calls = nothing ; T36 T46

    # Whether what was given once lets another request ask.
    property once-then-asked
    loose
    apart
    current
    subject label/Allow_Once grant/temporary
    but event/noLongerInUse phase/notInUse status/notDetermined event/relaunch: event/terminate verb/end noun/settings event/settings: effect/none verb/ignore how/again prompt/second label/Allow_While_Using_App label/Don’t_Allow noun/option say/reprompts event/enterForeground event/elapse session/
    word event/requestAlways|say/further-calls
    value asked: prompt/any verb/show|verb/appear
    fact label/Allow_Once|grant/temporary = nothing ; T37 I11

    # Whether what was decided can be changed in Settings.
    property decided-changes
    loose
    apart
    plain
    firm
    despite 한번
    subject noun/status about/authorization
    but status/restricted device/restricted accuracy/ level/ label/ session/ prompt/ how/by-app
    value possible: event/settings:any
    fact noun/status|about/authorization = possible ; T58 T59 T60

    # How often the greater level may be asked for.
    property asked-repeatedly
    loose
    apart
    plain
    subject event/requestAlways level/always
    but label/ noun/settings event/settings: event/reinstall effect/none verb/ignore grant/temporary status/notDetermined
    value often: say/may-repeat
    fact event/requestAlways|level/always = once ; T36 T46

    # How many chances a session gives for that.
    property chances-to-rise
    loose
    apart
    plain
    subject session/service:always session/service:any level/always noun/upgrade
    value several: say/several-chances
    value one: say/single-chance
    fact session/service:always|session/service:any|level/always|noun/upgrade = one ; T94

    # What a refused app’s request brings up.
    property refused-asks-again
    loose
    apart
    plain
    despite before
    subject status/denied
    but noun/settings event/settings: device/ event/reinstall effect/none verb/ignore label/ accuracy/ session/ how/lacking prompt/P-GLOB noun/before
    word event/requestAlways|event/requestWhenInUse|event/request:any
    value prompts: say/two-prompts
    value prompts: prompt/any|prompt/first verb/show|verb/appear
    fact status/denied = nothing ; T08 T38

    # When the first prompt comes.
    property first-prompt-behind
    loose
    apart
    given
    subject event/leaveForeground phase/background
    but prompt/second grant/provisional label/ session/ effect/none verb/ignore verb/missing phase/foreground event/enterForeground
    word prompt/first
    value shown: verb/show|verb/appear
    fact event/leaveForeground|phase/background = none ; T15 I08

    # What agreeing to the second prompt gives.
    property second-agreed
    loose
    apart
    subject prompt/second grant/provisional
    but label/ verb/deny noun/delegate about/callback
    word say/chooses-to-grant
    value when-in-use: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value temporary: grant/temporary
    fact prompt/second|grant/provisional = permanent ; T44

    # On which platform the old key counts.
    property old-key-there
    loose
    apart
    plain
    despite only
    on iOS iPadOS watchOS tvOS visionOS
    subject key/NSLocationUsageDescription
    but noun/text verb/missing
    value only: how/only
    fact key/NSLocationUsageDescription = mac ; 4.1

    # Where a session has to be made first.
    property session-behind
    loose
    apart
    despite must
    subject phase/background
    but event/relaunch: phase/terminated event/terminate how/again verb/launch verb/end thing/new-session session/background event/createBackgroundSession level/ grant/ prompt/ verb/prompted noun/diagnostic diagnostic/ effect/none
    word session/service:any
    value made: how/must verb/create
    fact phase/background = foreground ; T97 T88

    # Whether what is made there need not be made there.
    property session-in-front
    loose
    apart
    firm
    given
    despite must
    subject phase/foreground
    but level/ grant/ prompt/ verb/prompted label/ status/
    word session/service:any
    value made: verb/create
    fact phase/foreground = made ; T97 T88

    # What the newer calls ask for by themselves.
    property takes-level
    loose
    apart
    plain
    despite or
    subject session/background service/condition-monitoring api/CLLocationUpdate service/live-updates api/CLMonitor event/beginLiveUpdates event/iterateEvents
    but session/service:always session/service:any
    value always: say/takes-always
    value always: thing/by-itself level/always
    fact session/background|service/condition-monitoring|api/CLLocationUpdate|service/live-updates|api/CLMonitor|event/beginLiveUpdates|event/iterateEvents = when-in-use ; T104 T105 R24

    # What becomes of what is queued when services start anew.
    property queue-dropped
    loose
    apart
    plain
    subject term/queue
    but accuracy/ label/ grant/provisional noun/limit thing/older prompt/
    value lost: verb/end|verb/ignore|thing/thrown-away noun/location
    value lost: thing/thrown-away
    fact term/queue = delivered ; T121 L04

    # Whether a Mac app has to provide for the background.
    property mac-support-needed
    loose
    apart
    plain
    despite must also
    on macOS
    subject say/background-support
    value needed: verb/need|how/must|verb/declare|verb/create
    fact say/background-support = needless ; R02 6.1

    # What the request for the greater level offers.
    property offers-two
    loose
    apart
    plain
    current
    subject event/requestAlways prompt/always prompt/first level/always
    but prompt/P-UPG prompt/second
    value two: say/always-or-nothing
    fact event/requestAlways|prompt/always|prompt/first|level/always = three ; T15 2.3

    # Whether all services came with the lesser level then.
    property every-service-then
    loose
    apart
    plain
    era iOS - 13.0
    despite elsewhere also
    subject level/whenInUse grant/whenInUse
    but level/always grant/always verb/unavailable
    value all: thing/every-service verb/available|verb/use|verb/start|verb/work
    fact level/whenInUse|grant/whenInUse = some ; T118 6.3

    # What a key that is missing comes to, where no key is named.
    property missing-key-text
    loose
    apart
    plain
    despite even
    subject say/key-missing
    value default: thing/default-text
    value shown: prompt/any verb/appear|verb/show
    value shown: verb/prompted
    fact say/key-missing = nothing ; T06 T16
    """
}
