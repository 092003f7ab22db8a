/// What guides tell of requests, sessions and keys.
extension ClaimProperties {
  static let pageFactsLater = """
    # Whether a request from the background prompts.
    property behind-request-shows
    loose
    apart
    current
    despite even
    subject event/requestAlways event/requestWhenInUse event/request:any
    but session/ accuracy/ event/requestTemporaryFullAccuracy phase/foreground event/enterForeground diagnostic/ grant/ prompt/second noun/event noun/location verb/need say/location-behind verb/deliver event/elapse label/Allow_Once event/lapse:any
    word phase/background
    value shown: prompt/any|prompt/first verb/show|verb/appear
    value shown: verb/prompted
    fact event/requestAlways|event/requestWhenInUse|event/request:any = nothing ; T07 T17

    # How long a right for once is measured.
    property once-measured
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but verb/ask event/request:any accuracy/ session/ level/always seconds/ how/again noun/plist phase/inUse thing/continuous thing/live-activity term/background-location-indicator
    value day: event/elapse verb/deliver|verb/grant|verb/last|noun/status
    value day: unit/hours verb/last
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether apps are served while services are off.
    property off-keeps-serving
    loose
    apart
    despite still
    subject event/settings:globalOff device/servicesOff
    but session/ service/ diagnostic/ say/until-off
    word thing/keeps-receiving
    value served: thing/keeps-receiving
    value served: noun/location verb/deliver
    fact event/settings:globalOff|device/servicesOff = nothing ; T65 1.3

    # Who brings up the second prompt.
    property second-by-code
    loose
    apart
    plain
    despite again
    subject prompt/second prompt/P-PROV
    but prompt/P-UPG verb/need-not
    value code: say/by-code verb/appear|verb/call|verb/show|verb/choose
    fact prompt/second|prompt/P-PROV = system ; T40

    # Which session makes Always work.
    property use-session-always
    loose
    apart
    subject session/service:whenInUse
    but session/service:always session/background phase/inUse phase/foreground
    word effect/any|verb/in-force|say/effectively
    value always: level/always|grant/always
    fact session/service:whenInUse = use ; R23

    # How many sessions an app can hold.
    property sessions-single
    loose
    apart
    plain
    despite only than always
    subject session/service:any api/CLServiceSession
    but session/background api/CLMonitor key/ verb/need
    value one: say/one-session
    value one: noun/limit count/1
    fact session/service:any|api/CLServiceSession = several ; R26

    # Who makes sessions in the mode of explicit ones.
    property explicit-made-for
    loose
    apart
    plain
    subject key/NSLocationRequireExplicitServiceSession
    value made: say/made-for-you
    fact key/NSLocationRequireExplicitServiceSession = app ; R25

    # Whether a key can keep people from exact locations.
    property reduced-key-prevents
    loose
    apart
    plain
    subject key/NSLocationDefaultAccuracyReduced
    value prevents: say/prevents-precise
    fact key/NSLocationDefaultAccuracyReduced = may ; 4.2

    # What a request for exact location needs.
    property purpose-needless
    loose
    apart
    despite need-not
    subject event/requestTemporaryFullAccuracy
    but completion/promptDeclined verb/missing prompt/first
    word thing/entry|key/NSLocationTemporaryUsageDescriptionDictionary
    value needless: verb/need-not thing/entry|key/NSLocationTemporaryUsageDescriptionDictionary
    fact event/requestTemporaryFullAccuracy = needed ; T83

    # Whether who declines exact location causes an error.
    property refusal-errs
    loose
    apart
    subject noun/completion
    but key/ thing/entry thing/entry-missing phase/ session/ diagnostic/ completion/nil service/location-push event/start:any
    word verb/deny|label/Don’t_Allow
    value error: verb/get-error
    fact noun/completion = nil ; T82

    # What has to come before a prompt on the Mac.
    property mac-request-first
    loose
    apart
    plain
    on macOS
    despite must before
    subject say/request-first
    value first: prompt/any|say/may-prompt|verb/start|noun/service|verb/use
    fact say/request-first = none ; T114

    # Whether apps of visionOS get locations in the background.
    property vision-behind
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    despite even
    subject gist/updates-behind
    but session/background key/ api/CLLocationManager.allowsBackgroundLocationUpdates
    value delivered: verb/deliver|verb/grant|verb/report
    fact gist/updates-behind = none ; R03 6.1

    # Whether two callbacks tell of one change.
    property older-called-too
    loose
    apart
    plain
    despite also
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    value too: say/in-addition
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = instead ; 5.3 T01

    # What an error tells of.
    property denied-error-tells
    loose
    apart
    plain
    despite but yet
    subject delivery/error api/CLError.Code.denied
    but api/CLError.Code.locationUnknown event/ status/ verb/deny noun/completion
    value lost: thing/no-position
    fact delivery/error|api/CLError.Code.denied = refused ; 5.2

    # What a single fix needs of the delegate.
    property failure-needless
    loose
    apart
    plain
    despite even although need-not
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but verb/crash say/throws delivery/crash
    value optional: say/optional api/CLLocationManager.requestLocation()
    value optional: verb/need-not api/CLLocationManager.requestLocation()
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = needed ; 5.7 5.3

    # Whether a flag alone brings locations in the background.
    property flag-alone
    loose
    apart
    plain
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but key/UIBackgroundModes:location key/UIBackgroundModes service/ event/start:any event/startStandard
    value enough: verb/suffice
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = mode-too ; R04 T127

    # What an app with the lesser level gets after a pause.
    property paused-goes-on
    loose
    apart
    subject thing/paused
    but level/always grant/always event/enterForeground phase/foreground
    word level/whenInUse|grant/whenInUse
    value goes-on: how/itself verb/start
    fact thing/paused = over ; R08

    # Whether the old text is needed today.
    property old-text-today
    loose
    apart
    plain
    current
    despite still
    subject key/NSLocationAlwaysUsageDescription
    but thing/older-systems verb/missing verb/deprecated thing/old-sdk
    value needed: say/current-systems verb/need
    value needed: say/still-needed
    fact key/NSLocationAlwaysUsageDescription = older ; 4.1

    # When the reminder of Always comes.
    property reminder-early
    loose
    apart
    plain
    subject prompt/P-REM
    but session/
    value first: say/first-made verb/launch|event/relaunch:byUser
    fact prompt/P-REM = days ; T72

    # Which button a direct request did not have.
    property direct-once-early
    loose
    apart
    plain
    era iOS - 13.0
    subject event/requestAlways
    value once: label/Allow_Once verb/offer|verb/show
    fact event/requestAlways = none ; T21

    # Whether a watch and its phone have one status.
    property watch-phone-separate
    loose
    apart
    plain
    subject thing/watch-and-phone
    but thing/separate-app noun/delegate noun/plist
    value separate: thing/separate
    fact thing/watch-and-phone = shared ; 6.1 1.5
    """
}
