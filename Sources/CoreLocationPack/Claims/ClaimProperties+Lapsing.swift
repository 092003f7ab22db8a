/// What ends, and while what an app is in use.
extension ClaimProperties {
  static let lapsing = """
    # How long an app is in use after it has left the foreground, where the time is no number.
    property grace-elapses
    loose
    apart
    current
    era iOS 13.0 -
    despite hedge
    subject phase/inUse
    but session/ thing/live-activity service/ term/background-location-indicator phase/background thing/continuous prompt/ grant/ label/ seconds/ level/ accuracy/
    word event/leaveForeground
    value long: say/an-hour
    fact phase/inUse = seconds ; 6.1 T49

    # Whether apps of a headset stay in use for a moment.
    property vision-moment
    loose
    apart
    plain
    despite but even
    on visionOS iPadAppOnVisionOS
    subject say/not-afterwards
    value none: phase/inUse
    fact say/not-afterwards = moment ; 6.1

    # Whether the foreground is all that is use on a Mac.
    property mac-front
    loose
    apart
    plain
    despite only
    on macOS
    subject phase/foreground
    but phase/background prompt/ verb/ask say/as-long-as-app-runs thing/as-long-as-runs fn/아니 fn/것
    value front: how/only phase/inUse
    fact phase/foreground = running ; 6.1

    # What a grant for once lapses to, told in two statements of an app that is out of use.
    property lapse-refused
    loose
    anywhere
    despite question still also instead
    subject event/noLongerInUse event/lapse:any
    but label/Don’t_Allow label/Allow_While_Using_App noun/settings event/settings: settings/ device/ session/ status/notDetermined accuracy/ prompt/ verb/turn-off phase/background verb/ask event/request:any label/ verb/prompted event/answer:any
    word verb/end
    value denied: status/denied|status/restricted verb/become|verb/report|how/back
    fact event/noLongerInUse|event/lapse:any = status/notDetermined ; T50

    # Whether anything keeps a grant for once behind other apps.
    property once-nothing-keeps
    loose
    apart
    despite even not nothing no
    subject grant/temporary label/Allow_Once
    but event/terminate phase/terminated event/terminate:byUser thing/forever event/invalidateBackgroundSession noun/settings level/always
    word say/not-even-session
    value nothing: say/nothing-keeps
    fact grant/temporary|label/Allow_Once = indicator ; T51

    # Whether apps of the lesser level can be served behind other apps at all.
    property use-behind-at-all
    loose
    apart
    firm
    current
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always verb/start session/ key/ phase/suspended phase/terminated event/start: event/startStandard how/lacking verb/missing verb/launch service/
    word event/leaveForeground|phase/background
    value can: say/by-any-means noun/location|verb/deliver
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = can ; T51 T108 R04

    # Whether who is back at no choice may be asked.
    property undecided-mute
    loose
    apart
    plain
    despite again
    subject status/notDetermined
    but phase/background key/ session/ verb/missing widget/ thing/widget status/denied status/restricted device/ api/CLAuthorizationStatus.denied api/CLAuthorizationStatus.restricted status/decided event/request: api/CLServiceSession
    value mute: verb/must-not-ask
    fact status/notDetermined = asks ; T53

    # Whether a session keeps a grant for once.
    property once-session-keeps
    loose
    apart
    firm
    subject grant/temporary label/Allow_Once
    but event/terminate phase/terminated event/terminate:byUser thing/forever how/ever event/invalidateBackgroundSession noun/settings settings/ event/settings: level/always session/service:any session/service:whenInUse how/lacking event/reboot status/ label/Allow_While_Using_App key/ verb/end event/reboot phase/suspended
    word say/not-even-session|phase/background|session/background
    value kept: session/background|say/not-even-session verb/stay|verb/last
    fact grant/temporary|label/Allow_Once = kept ; T51

    # Whether a request prompts once what was granted has lapsed, told of that alone.
    property it-lapses-mute
    loose
    apart
    current
    era iOS 13.0 -
    despite again
    subject event/requestWhenInUse event/request:any
    but accuracy/ event/requestTemporaryFullAccuracy phase/background session/ key/ event/requestAlways say/before-lapse status/denied label/Don’t_Allow api/CLAuthorizationStatus.denied
    word say/it-lapses
    value mute: effect/none|verb/ignore|say/no-more-prompt
    fact event/requestWhenInUse|event/request:any = prompts ; T53

    # What a grant that lapses leaves as the status.
    property it-lapses-refused
    loose
    apart
    despite once
    subject say/it-lapses
    but accuracy/ noun/settings event/settings: label/Don’t_Allow status/notDetermined prompt/ verb/ask session/ event/request:any verb/prompted device/ api/CLAuthorizationStatus.notDetermined
    word status/authorizedWhenInUse|noun/status|noun/reported-status|verb/become|verb/report
    value denied: status/denied|status/restricted
    fact say/it-lapses = status/notDetermined ; T50

    # Whether a request is mute after a grant for once, where more is told.
    property lapsed-mute-told
    loose
    apart
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow phase/background level/always grant/always session/ say/before-lapse accuracy/ status/denied api/CLAuthorizationStatus.denied
    word event/requestWhenInUse|event/request:any
    value mute: event/lapse:any|verb/end|event/noLongerInUse say/no-more-prompt
    fact label/Allow_Once|grant/temporary = prompts ; T53

    # Whether a watch and its phone share a grant for once, on watches that do.
    property shared-on-seven
    loose
    apart
    firm
    era watchOS 7.0 -
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/
    word thing/phone-and-watch|thing/watch-and-phone
    value shared: say/spreads|verb/share|verb/use
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # The same, told of what the other app has to do.
    property apart-on-seven
    loose
    apart
    despite must only
    era watchOS 7.0 -
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/ prompt/first
    word thing/phone-and-watch|thing/watch-and-phone
    value apart: effect/none
    value apart: say/separately
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # The same, where no version is told.
    property apart-on-watch
    loose
    apart
    current
    despite must only
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/ prompt/first
    word thing/phone-and-watch
    value apart: effect/none
    value apart: say/separately
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # Whether what was decided can be changed without a new installation.
    property changes-without-deleting
    loose
    apart
    firm
    subject level/always grant/always level/whenInUse grant/whenInUse label/Don’t_Allow status/denied grant/denied
    but prompt/ event/request: verb/ask event/requestAlways event/requestWhenInUse status/restricted device/restricted thing/restrictions platform/ key/ verb/prompted
    word verb/end|verb/undo|verb/become|verb/turn-off
    value can: say/without-deleting verb/end|verb/undo|verb/become|verb/turn-off
    fact level/always|grant/always|level/whenInUse|grant/whenInUse|label/Don’t_Allow|status/denied|grant/denied = can ; T58 T59

    # When a row of Settings has its effect, told of a call.
    property row-by-call
    loose
    apart
    despite only must again before
    subject event/settings:whileUsing event/settings:never settings/never settings/whileUsing event/settings:always settings/always
    but event/settings:askNextTime settings/askNextTime prompt/ label/ session/ accuracy/ status/notDetermined event/resetLocationAndPrivacy api/CLAuthorizationStatus.notDetermined
    word noun/settings|say/turns-switch|event/settings:any|effect/any
    value late: effect/any say/only-by-call
    value late: say/only-after-request
    fact event/settings:whileUsing|event/settings:never|settings/never|settings/whileUsing|event/settings:always|settings/always = at-once ; T59 T60

    # What Ask Next Time makes of the status.
    property ask-next-stays
    loose
    apart
    subject event/settings:askNextTime settings/askNextTime
    but label/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/ask prompt/ verb/prompted device/ event/settings:never settings/never how/again status/notDetermined event/settings:whileUsing grant/temporary api/CLAuthorizationStatus.notDetermined
    word noun/status|noun/reported-status|verb/report
    value kept: status/denied|status/authorizedAlways verb/stay|verb/report
    value kept: verb/stay say/until-launch|say/until-restart
    value kept: status/authorizedWhenInUse verb/stay
    fact event/settings:askNextTime|settings/askNextTime = status/notDetermined ; T61

    # Whether the older method hears of another accuracy.
    property older-hears-accuracy
    loose
    apart
    despite also
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) event/createManager noun/manager
    word thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn
    value called: verb/call|say/is-called-too
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = silent ; T63

    # Whether the delegate is left in the dark by the accuracy switch.
    property accuracy-unheard
    loose
    apart
    current
    era iOS 14.0 -
    despite nothing no only nobody
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) service/ noun/event noun/location thing/region thing/beacon how/again label/ grant/none status/notDetermined phase/suspended api/CLAuthorizationStatus.notDetermined thing/older-method
    plain
    value silent: say/delegate-unaware
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = heard ; T63 T64

    # Whether anybody is told that services are off.
    property off-silent
    loose
    anywhere
    despite nobody no
    subject device/servicesOff event/settings:globalOff
    but phase/background event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy noun/delegate session/ verb/ask prompt/first about/callback diagnostic/ service/live-updates
    word verb/start
    value silent: verb/silent
    fact device/servicesOff|event/settings:globalOff = warned ; T67
    """
}
