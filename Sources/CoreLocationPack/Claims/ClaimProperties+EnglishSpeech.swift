/// What strangers say in everyday English of answers, refused apps and sessions.
extension ClaimProperties {
  static let englishSpeech = """
    # Whether who kept While Using can be asked again.
    property kept-chance
    loose
    apart
    plain
    despite each again may
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/ event/reinstall status/notDetermined event/resetLocationAndPrivacy
    value chance: say/another-chance|say/one-more-chance
    fact label/Keep_Only_While_Using = nothing ; T36 T46

    # Whether a refused app goes on using a service.
    property denied-app-served
    loose
    apart
    plain
    subject say/denied-app
    but service/geocoding noun/settings event/settings: settings/ prompt/ delivery/error thing/error effect/none verb/silent verb/ignore
    value served: verb/last|verb/stay verb/deliver|verb/work
    value using: verb/use verb/last
    fact say/denied-app = refused ; T112

    # Whether a background session can begin in the background.
    property background-session-begun
    loose
    apart
    subject session/background event/createBackgroundSession
    but verb/launch event/relaunch: noun/after-launch say/no-grace phase/foreground event/enterForeground diagnostic/ grant/temporary label/Allow_Once
    word phase/background
    value begun: how/can verb/start|verb/create
    fact session/background|event/createBackgroundSession = front ; T108 T109 R29

    # Since when the first prompt has a map.
    property map-since
    loose
    apart
    plain
    since iOS 14.0
    subject thing/prompt-map
    but noun/settings prompt/P-REM
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/show|say/there-since
    fact thing/prompt-map = iOS14 ; 2.3

    # What is not on all platforms.
    property on-every-platform
    loose
    apart
    plain
    subject service/location-push api/CLLocationPushServiceExtension api/CLServiceSession session/service:any session/background api/CLBackgroundActivitySession api/CLMonitor service/condition-monitoring level/always status/authorizedAlways service/visits service/significant-change event/requestAlways api/LocationButton api/CLLocationButton
    but verb/declare prompt/ label/ noun/settings
    value everywhere: say/every-platform
    fact service/location-push|api/CLLocationPushServiceExtension|api/CLServiceSession|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLMonitor|service/condition-monitoring|level/always|status/authorizedAlways|service/visits|service/significant-change|event/requestAlways|api/LocationButton|api/CLLocationButton = some ; 6.1 5.4 5.6 5.7 1.5

    # Whether a background session counts as an explicit one.
    property background-as-explicit
    loose
    apart
    subject session/background event/createBackgroundSession
    but session/service:any session/service:none session/service:whenInUse session/service:always verb/need
    word key/NSLocationRequireExplicitServiceSession|say/explicit-mode
    value enough: verb/suffice|verb/satisfy
    fact session/background|event/createBackgroundSession = no ; R25 T105

    # Whether a refusal of full accuracy takes the permission itself.
    property accuracy-refused-loses
    loose
    apart
    plain
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but completion/ key/ thing/entry-missing phase/ event/noLongerInUse verb/last verb/stay label/ device/
    value lost: say/loses-permission
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = kept ; T82

    # Whether an app in While Using is served after it was ended.
    property served-after-end
    loose
    apart
    given
    despite even
    subject phase/terminated event/terminate event/terminate:byUser
    but level/always grant/always grant/provisional event/relaunch: effect/none verb/silent verb/hold term/queue session/ api/UNLocationNotificationTrigger
    word level/whenInUse|grant/whenInUse|label/Allow_While_Using_App
    value kept: thing/keeps-receiving|thing/keeps-delivering
    value kept: noun/location verb/available|verb/offer
    value kept: how/can noun/location verb/deliver
    fact phase/terminated|event/terminate|event/terminate:byUser = nothing ; T123 I21
    """
}
