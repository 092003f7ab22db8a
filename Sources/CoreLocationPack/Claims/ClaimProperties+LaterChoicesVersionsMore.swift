/// More of `laterChoicesVersions`.
extension ClaimProperties {
  static let laterChoicesVersionsMore = """
    # `reminder-of-use`, where a version is named.
    property reminder-of-use-on
    loose
    apart
    era iOS 13.0 99.0
    subject prompt/P-REM
    but level/always grant/always status/ label/ verb/choose verb/become verb/downgrade noun/settings noun/option prompt/first prompt/second verb/agree noun/text
    value use: level/whenInUse|grant/whenInUse verb/appear
    plain
    facts reminder-of-use

    # `reported-provisional`, where a version is named.
    property reported-provisional-on
    loose
    apart
    era iOS 13.0 99.0
    subject grant/provisional
    but label/ event/ verb/choose verb/agree prompt/ noun/settings settings/ device/ verb/distinguish grant/always verb/end verb/deny
    word noun/status|noun/reported-status|verb/report|noun/delegate|verb/call|api/CLLocationManager.authorizationStatus
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    facts reported-provisional

    # `upgrade-temporary`, where a version is named.
    property upgrade-temporary-on
    loose
    apart
    plain
    given
    era iOS 13.0 99.0
    subject label/Allow_Once grant/temporary
    but verb/end event/noLongerInUse grant/none status/notDetermined prompt/first event/relaunch: verb/launch noun/settings event/settings: settings/never settings/askNextTime label/Allow_While_Using_App level/whenInUse grant/whenInUse prompt/P-REM accuracy/
    value upgrade: prompt/P-UPG
    value upgrade: verb/offer|verb/become level/always|event/requestAlways|status/authorizedAlways
    facts upgrade-temporary

    # `asks-out-of-use`, where a version is named.
    property asks-out-of-use-on
    loose
    apart
    era iOS 13.0 99.0
    subject event/requestWhenInUse event/requestTemporaryFullAccuracy
    but session/ label/ noun/event event/createManager event/createBackgroundSession grant/provisional prompt/second prompt/P-REM phase/foreground phase/inUse event/enterForeground event/eventReady:always key/
    word phase/background|phase/notInUse
    value prompt: prompt/ verb/appear|verb/show
    facts asks-out-of-use

    # `postponed`, where a version is named.
    property postponed-on
    loose
    apart
    era iOS 13.0 99.0
    subject event/requestWhenInUse event/requestAlways event/requestTemporaryFullAccuracy event/request:any
    but session/ label/ event/createManager event/createBackgroundSession grant/provisional prompt/second prompt/P-REM noun/held noun/event
    word phase/background|phase/notInUse
    value later: verb/hold
    facts postponed

    # `upgrade-days-later`, where a version is named.
    property upgrade-days-later-on
    loose
    apart
    era iOS 13.4 99.0
    subject prompt/P-UPG
    but event/requestAlways event/requestWhenInUse event/request:any verb/ask prompt/second noun/event grant/provisional how/later
    word verb/appear|verb/show
    value later: event/elapse|days/|hours/ verb/appear|verb/show
    facts upgrade-days-later

    # `level-asks`, where a version is named.
    property level-asks-on
    loose
    apart
    era iOS 13.4 99.0
    subject level/always
    but grant/none status/ key/ label/ settings/ noun/settings event/settings: session/ noun/text
    word verb/ask|event/request:any|verb/prompted
    value times: times/2|times/3|times/4|times/5|times/10
    facts level-asks

    # `upgrade-shows-nothing`, where a version is named.
    property upgrade-shows-nothing-on
    loose
    apart
    despite nothing
    era iOS 13.4 99.0
    plain
    subject say/from-use
    but grant/provisional prompt/second
    value nothing: say/shows-nothing say/until-event
    facts upgrade-shows-nothing

    # `once-upgraded-after`, where a version is named.
    property once-upgraded-after-on
    loose
    apart
    era iOS 13.0 99.0
    despite after
    subject say/right-after-once
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again prompt/ effect/none verb/ignore
    plain
    value asked: event/requestAlways|noun/upgrade
    value asked: verb/ask level/always
    facts once-upgraded-after

    # `reads-provisional`, where a version is named.
    property reads-provisional-on
    loose
    apart
    despite again few
    era iOS 13.0 99.0
    subject grant/provisional
    but status/authorizedAlways level/always grant/always label/ event/ verb/choose prompt/first noun/settings settings/ device/ verb/distinguish verb/end verb/deliver effect/ verb/hold say/effectively phase/ delivery/ prompt/any
    word noun/reported-status|verb/report
    value use: level/whenInUse
    facts reads-provisional

    # `accuracy-heard`, where a version is named.
    property accuracy-heard-on
    loose
    apart
    firm
    era iOS 14.0 99.0
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but prompt/ api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) service/ noun/event noun/location thing/region thing/beacon how/again label/ grant/none status/notDetermined phase/suspended api/CLAuthorizationStatus.notDetermined thing/older-method say/only-if-changed
    word noun/delegate|about/callback|say/to-delegate|say/delegate-unaware
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/hear
    value heard: say/to-delegate
    value silent: say/delegate-unaware|verb/silent
    facts accuracy-heard

    # `provisional-from-use`, where a version is named.
    property provisional-from-use-on
    loose
    apart
    era iOS 13.4 99.0
    subject event/requestWhenInUse
    but event/requestAlways prompt/always prompt/second
    plain
    value provisional: grant/provisional
    facts provisional-from-use

    # `asked-while-refused`, where a version is named.
    property asked-while-refused-on
    loose
    apart
    era iOS 13.0 99.0
    subject event/requestAlways event/requestWhenInUse event/request:any
    but label/ verb/become verb/choose event/answer:any noun/settings event/settings: settings/ status/notDetermined session/ accuracy/ device/servicesOff
    word status/denied|grant/denied
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    facts asked-while-refused

    # `once-upgrades`, where a version is named.
    property once-upgrades-on
    loose
    apart
    era iOS 13.0 99.0
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Change_to_Always_Allow noun/settings settings/never settings/askNextTime event/settings: grant/provisional event/requestWhenInUse prompt/ status/authorizedWhenInUse accuracy/
    word verb/become|verb/grant|noun/upgrade
    value always: level/always|grant/always|status/authorizedAlways
    facts once-upgrades

    # `always-under-once`, where a version is named.
    property always-under-once-on
    loose
    apart
    despite again
    era iOS 13.0 99.0
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow noun/settings event/settings: settings/ status/notDetermined session/ event/noLongerInUse event/lapse:any verb/end accuracy/ event/requestWhenInUse prompt/first verb/choose
    word event/requestAlways
    value nothing: effect/none|verb/ignore
    value held: verb/hold
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    facts always-under-once

    # `upgrade-put-off`, where a version is named.
    property upgrade-put-off-on
    loose
    apart
    era iOS 13.4 99.0
    despite after until
    subject prompt/P-UPG
    but grant/provisional prompt/second status/notDetermined how/direct
    word level/whenInUse|grant/whenInUse|event/requestWhenInUse|event/requestAlways|noun/upgrade
    value waits: say/until-event verb/hold|verb/appear|verb/show
    facts upgrade-put-off

    # `upgrade-every-call`, where a version is named.
    property upgrade-every-call-on
    loose
    apart
    despite each again even
    era iOS 13.4 99.0
    subject prompt/P-UPG
    but prompt/second status/notDetermined grant/none noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy how/first say/first-made noun/option noun/text key/ count/ label/Allow_Once grant/temporary effect/none
    word event/requestAlways|verb/call
    value each: how/each verb/appear|verb/show
    facts upgrade-every-call

    # `grace-length`, where a version is named.
    property grace-length-on
    loose
    apart
    era iOS 13.0 99.0
    despite hedge
    subject phase/inUse
    but session/ thing/live-activity service/ term/background-location-indicator phase/background thing/continuous prompt/ grant/ label/
    word event/leaveForeground
    value long: minutes/
    value long: hours/
    value long: days/
    facts grace-length
    """
}
