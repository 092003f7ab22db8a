/// More of what comes after the first answer.
extension ClaimProperties {
  static let laterChoicesTold = """
    # Whether provisional Always works as the permanent one does.
    property works-as-permanent
    loose
    apart
    plain
    despite even
    subject grant/provisional
    but label/ noun/status noun/reported-status status/authorizedAlways verb/report verb/appear how/told-apart verb/distinguish api/CLLocationManager.authorizationStatus api/CLAuthorizationStatus.authorizedAlways phase/inUse phase/foreground
    value same: say/as-permanent phase/background|phase/notInUse|phase/terminated
    value same: say/as-permanent verb/launch|verb/deliver|verb/work
    value same: say/as-permanent service/|thing/region
    fact grant/provisional = held ; T40 I15

    # Whether a choice in Settings has to wait for the second prompt.
    property settings-in-provisional
    loose
    apart
    plain
    subject event/settings:never settings/never event/settings:whileUsing settings/whileUsing
    but label/ settings/always event/settings:always
    value waits: say/until-second effect/none
    value waits: say/until-second verb/stay
    fact event/settings:never|settings/never|event/settings:whileUsing|settings/whileUsing = at-once ; T47 T58 T59

    # Whether a delegate misses what is chosen in Settings.
    property settings-unheard
    loose
    apart
    given
    plain
    despite until
    subject event/settings:never settings/never event/settings:whileUsing settings/whileUsing event/settings:askNextTime settings/askNextTime
    but grant/provisional status/denied grant/denied how/unchanged phase/terminated phase/suspended event/terminate session/ prompt/ label/ device/ event/settings:preciseOff event/settings:preciseOn accuracy/ service/location-notification
    value unheard: say/delegate-unaware
    value unheard: verb/silent noun/delegate
    fact event/settings:never|settings/never|event/settings:whileUsing|settings/whileUsing|event/settings:askNextTime|settings/askNextTime = heard ; T58 T59 T61 T03

    # Whether Ask Next Time prompts as the app is opened.
    property ask-next-opened
    loose
    apart
    plain
    despite without later
    subject event/settings:askNextTime settings/askNextTime
    but verb/ask label/ session/ event/tapLocationButton event/requestWhenInUse event/requestAlways event/request:any api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestWhenInUseAuthorization()
    value opening: say/at-opening prompt/ verb/appear|verb/show
    value opening: say/at-opening verb/prompted
    fact event/settings:askNextTime|settings/askNextTime = request ; T61

    # Whether anybody is told that services are off, told of the start.
    property off-unwarned
    loose
    anywhere
    despite nobody no
    subject device/servicesOff event/settings:globalOff
    but phase/background event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy noun/delegate session/ verb/ask prompt/first about/callback diagnostic/ service/live-updates
    word event/startStandard|event/start:any|service/standard-location
    value silent: verb/silent
    fact device/servicesOff|event/settings:globalOff = warned ; T67

    # What a request does once a grant for once has lapsed, told of both.
    property lapsed-asks-nothing
    loose
    anywhere
    despite again
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow phase/background level/always grant/always event/settings: noun/settings session/ say/before-lapse accuracy/ status/denied api/CLAuthorizationStatus.denied event/requestAlways key/ verb/missing device/
    word event/lapse:any|verb/end|event/noLongerInUse
    value nothing: event/requestWhenInUse|event/request:any say/nothing-happens
    fact label/Allow_Once|grant/temporary = prompts ; T53

    # Whether the event that waits is lost where somebody agrees at once.
    property agreed-and-lost
    loose
    apart
    despite even
    subject noun/held
    but label/Keep_Only_While_Using verb/deny say/too-late noun/version
    word label/Change_to_Always_Allow|level/always|verb/agree
    value lost: how/at-once verb/end|verb/wipe|thing/thrown-away|thing/discarded
    fact noun/held = delivered ; T44

    # Whether somebody who refused in the second prompt is asked again.
    property refused-second-again
    loose
    apart
    despite also again elsewhere may even later 나중에 each every alike
    subject prompt/second
    but noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy status/notDetermined grant/none session/ label/Allow_Once prompt/P-REM event/requestWhenInUse
    word verb/deny|say/against|label/Keep_Only_While_Using|say/refused
    value again: verb/prompted how/again
    value again: prompt/any verb/show|verb/appear how/again
    fact prompt/second = once ; T46 I06

    # The same on versions that a phone and a watch share.
    property shared-since-seven
    loose
    apart
    firm
    era watchOS 7.0 -
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/
    word thing/on-phone
    value shared: say/spreads|verb/share
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # Whether they are kept apart there.
    property apart-since-seven
    loose
    apart
    plain
    era watchOS 7.0 -
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/ prompt/first
    value separate: thing/separate
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # Whether a prompt comes once more to somebody who kept the lesser right, told of the request.
    property kept-then-shown
    loose
    apart
    despite again elsewhere may even later 나중에 each every alike
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy status/notDetermined grant/none accuracy/ verb/explain event/requestWhenInUse session/ noun/held label/Allow_Once prompt/P-REM prompt/first
    word say/second-call
    value shown: prompt/any|prompt/P-UPG|prompt/second verb/show|verb/appear
    value prompted: verb/prompted|verb/ask
    fact label/Keep_Only_While_Using = nothing ; T36 T46
    """
}
