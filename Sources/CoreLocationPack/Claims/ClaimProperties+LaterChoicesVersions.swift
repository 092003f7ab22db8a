/// What properties of the present system say of a version that is named: they are silent there.
extension ClaimProperties {
  static let laterChoicesVersions = """
    # `once-upgraded-at-once`, where a version is named.
    property once-upgraded-at-once-on
    loose
    apart
    era iOS 13.0 99.0
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again
    word how/at-once
    value asked: how/can event/requestAlways|noun/upgrade|level/always verb/ask|verb/prompted
    facts once-upgraded-at-once

    # `once-change`, where a version is named.
    property once-change-on
    loose
    apart
    era iOS 13.0 99.0
    given
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse event/relaunch: noun/settings event/settings: how/again label/Allow_While_Using_App
    word verb/appear|verb/show
    value change: prompt/change
    facts once-change

    # `once-lasts`, where a version is named.
    property once-lasts-on
    loose
    apart
    plain
    era iOS 13.0 99.0
    despite until
    subject label/Allow_Once grant/temporary
    but phase/ event/leaveForeground event/noLongerInUse session/ event/invalidateBackgroundSession event/createBackgroundSession term/background-location-indicator thing/continuous label/Don’t_Allow level/always event/requestAlways label/Allow_While_Using_App noun/settings
    value long: say/whole-installation verb/last|verb/stay|verb/in-force
    value long: event/elapse verb/in-force
    facts once-lasts

    # `remembered-request`, where a version is named.
    property remembered-request-on
    loose
    apart
    era iOS 13.0 99.0
    plain
    subject event/requestTemporaryFullAccuracy event/requestWhenInUse
    but session/ grant/provisional noun/held noun/event event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value later: say/remembers-request
    facts remembered-request

    # `once-raised-by`, where a version is named.
    property once-raised-by-on
    loose
    apart
    era iOS 13.0 99.0
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Change_to_Always_Allow noun/settings settings/never settings/askNextTime event/settings: grant/provisional event/requestWhenInUse status/notDetermined verb/end event/lapse:any event/noLongerInUse how/again accuracy/ effect/none verb/ignore session/ verb/choose
    word level/always|grant/always|status/authorizedAlways|verb/become
    value raised: how/can noun/upgrade|verb/become
    value raised: verb/become level/always|grant/always
    value raised: prompt/P-UPG verb/become|noun/upgrade
    value raised: say/can-be-raised
    facts once-raised-by

    # `two-attempts`, where a version is named.
    property two-attempts-on
    loose
    apart
    plain
    era iOS 13.4 99.0
    subject level/always event/requestAlways noun/upgrade prompt/P-UPG
    but prompt/second grant/provisional how/direct thing/direct prompt/first noun/settings event/reinstall status/notDetermined accuracy/
    value two: say/two-chances
    facts two-attempts

    # `once-made-lasting`, where a version is named.
    property once-made-lasting-on
    loose
    apart
    era iOS 13.0 99.0
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App verb/end event/lapse:any noun/settings status/notDetermined event/requestWhenInUse
    word event/requestAlways
    value lasting: verb/become thing/lasting-grant
    value lasting: say/made-lasting
    facts once-made-lasting

    # `raised-unasked`, where a version is named.
    property raised-unasked-on
    loose
    apart
    plain
    era iOS 13.4 99.0
    subject level/whenInUse grant/whenInUse event/requestAlways
    but grant/provisional noun/settings session/ how/missing thing/already-right
    value unasked: say/raised-unasked
    facts raised-unasked

    # `always-asks`, where a version is named.
    property always-asks-on
    loose
    apart
    era iOS 13.4 99.0
    despite each again
    subject event/requestAlways prompt/P-UPG
    but grant/none status/notDetermined grant/temporary label/ noun/option key/ noun/text session/ event/settings: noun/settings event/reinstall event/resetLocationAndPrivacy event/elapse
    word prompt/any|prompt/P-UPG|prompt/first|verb/prompted|verb/appear|verb/show
    value once: how/first
    value each: how/each event/requestAlways|event/request:any|verb/call|verb/ask
    value each: say/each-use verb/show|verb/appear
    value ever: how/ever
    value times: times/2
    value times: times/3
    value again: prompt/P-UPG how/again
    facts always-asks

    # `always-later`, where a version is named.
    property always-later-on
    loose
    apart
    firm
    era iOS 13.4 99.0
    despite later 나중에 already
    subject level/whenInUse grant/whenInUse thing/already-right
    but label/ grant/temporary prompt/ status/ device/ phase/ how/again times/ count/ event/choose: session/ verb/launch say/any-times
    word level/always|event/requestAlways
    value possible: level/always verb/ask
    value possible: event/requestAlways
    facts always-later

    # `calls-limited`, where a version is named.
    property calls-limited-on
    loose
    apart
    era iOS 13.4 99.0
    firm
    plain
    subject event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value limited: say/limits-calls
    value free: thing/not-counted
    facts calls-limited

    # `once-ignores`, where a version is named.
    property once-ignores-on
    loose
    apart
    firm
    era iOS 13.0 99.0
    despite elsewhere later
    subject label/Allow_Once grant/temporary
    but event/noLongerInUse status/notDetermined session/ how/again verb/explain verb/appear verb/show prompt/
    word event/requestAlways
    value ignored: event/requestAlways effect/none|verb/ignore
    facts once-ignores

    # `in-two-steps`, where a version is named.
    property in-two-steps-on
    loose
    apart
    firm
    era iOS 13.4 99.0
    despite every before
    subject event/requestAlways
    but level/whenInUse grant/whenInUse status/authorizedWhenInUse label/ session/
    word prompt/any|verb/prompted|say/two-prompts
    value two: count/2|times/2|items/2|say/two-prompts prompt/any|verb/prompted? verb/show|verb/appear?
    facts in-two-steps

    # `once-next-time`, where a version is named.
    property once-next-time-on
    loose
    apart
    era iOS 13.0 99.0
    despite again next
    subject label/Allow_Once
    but phase/inUse thing/continuous label/Don’t_Allow label/Allow_While_Using_App level/always event/requestAlways session/ key/ accuracy/
    word how/again|verb/prompted
    value needless: verb/ask|event/request:any|event/requestWhenInUse verb/need-not
    facts once-next-time

    # `upgrade-is-nothing`, where a version is named.
    property upgrade-is-nothing-on
    loose
    apart
    era iOS 13.4 99.0
    despite after
    subject event/requestAlways
    but label/Allow_Once level/always grant/temporary label/Don’t_Allow how/again status/ grant/denied session/ times/ count/ prompt/ verb/prompted phase/ thing/already-right verb/experience grant/always noun/settings key/ how/first
    word event/requestWhenInUse level/whenInUse|grant/whenInUse
    value nothing: effect/none|verb/ignore
    facts upgrade-is-nothing

    # `grace-elapses`, where a version is named.
    property grace-elapses-on
    loose
    apart
    era iOS 13.0 99.0
    despite hedge
    subject phase/inUse
    but session/ thing/live-activity service/ term/background-location-indicator phase/background thing/continuous prompt/ grant/ label/ seconds/ level/ accuracy/
    word event/leaveForeground
    value long: say/an-hour
    facts grace-elapses

    # `it-lapses-mute`, where a version is named.
    property it-lapses-mute-on
    loose
    apart
    era iOS 13.0 99.0
    despite again
    subject event/requestWhenInUse event/request:any
    but accuracy/ event/requestTemporaryFullAccuracy phase/background session/ key/ event/requestAlways say/before-lapse status/denied label/Don’t_Allow api/CLAuthorizationStatus.denied
    word say/it-lapses
    value mute: effect/none|verb/ignore|say/no-more-prompt
    facts it-lapses-mute

    # `accuracy-unheard`, where a version is named.
    property accuracy-unheard-on
    loose
    apart
    era iOS 14.0 99.0
    despite nothing no only
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) service/ noun/event noun/location thing/region thing/beacon how/again label/ grant/none status/notDetermined phase/suspended api/CLAuthorizationStatus.notDetermined thing/older-method
    plain
    value silent: say/delegate-unaware
    facts accuracy-unheard
    """
}
