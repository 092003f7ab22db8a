/// What becomes of a right once it was answered for, kept, put off or left alone.
extension ClaimProperties {
  static let laterAnswers = """
    # Whether keeping the lesser right leaves another chance to ask.
    property kept-another-chance
    loose
    apart
    plain
    despite again
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/askNextTime event/reinstall status/notDetermined event/resetLocationAndPrivacy grant/none prompt/P-REM label/Allow_Once
    value chance: say/one-more-chance
    fact label/Keep_Only_While_Using = none ; T36 T46

    # What is reported once a grant for once has lapsed, where it is said to go on.
    property lapsed-goes-on
    loose
    apart
    given
    subject label/Allow_Once grant/temporary
    but say/before-lapse session/ accuracy/ label/Allow_While_Using_App phase/inUse status/notDetermined api/CLAuthorizationStatus.notDetermined event/answer: verb/choose verb/agree noun/settings
    word verb/end|event/lapse:any|event/noLongerInUse
    value still: status/authorizedWhenInUse say/goes-on|verb/stay|verb/last
    fact label/Allow_Once|grant/temporary = status/notDetermined ; T50

    # What becomes of the right where nobody answers the second prompt.
    property unanswered-becomes
    loose
    apart
    plain
    despite not never without
    subject say/unanswered
    but label/ noun/event noun/held session/ noun/settings settings/ event/settings:
    value always: level/always|grant/always verb/grant|verb/become
    value lesser: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse|status/denied|status/notDetermined verb/become
    fact say/unanswered = stays ; T40 T45

    # Whether the upgrade prompt comes back.
    property upgrade-comes-again
    loose
    apart
    plain
    despite again may
    subject prompt/P-UPG
    but label/ status/notDetermined grant/none noun/settings settings/ event/settings: event/reinstall event/resetLocationAndPrivacy effect/none prompt/second prompt/P-REM grant/temporary grant/provisional device/ key/ session/ phase/ accuracy/
    value again: how/again verb/show|verb/appear|say/comes-back
    fact prompt/P-UPG = once ; T36 I06

    # How often a request for Always has an effect.
    property always-effects
    loose
    apart
    plain
    subject event/requestAlways prompt/P-UPG thing/always-process
    but status/notDetermined grant/none event/requestWhenInUse verb/prompted verb/ask noun/settings event/settings: settings/ event/reinstall event/resetLocationAndPrivacy verb/ignore
    value several: say/at-most-twice
    fact event/requestAlways|prompt/P-UPG|thing/always-process = once ; T36 I06

    # When the second prompt comes, told of the next launch.
    property second-at-opening
    loose
    apart
    plain
    subject prompt/second
    but noun/event noun/held event/eventReady:always label/ verb/deliver phase/notInUse
    value opening: say/at-opening verb/appear|verb/show
    fact prompt/second = event ; T40

    # Whether an event that waits comes without an answer.
    property unanswered-delivers
    loose
    apart
    plain
    despite not never nobody no
    subject say/unanswered
    but label/ phase/inUse phase/foreground event/enterForeground how/never fn/never say/too-old level/whenInUse grant/whenInUse
    value delivered: verb/deliver noun/held|noun/event
    fact say/unanswered = dropped ; T40 T42

    # How long a grant for once serves an app behind others.
    property once-behind-long
    loose
    apart
    subject label/Allow_Once grant/temporary
    but session/ term/background-location-indicator thing/continuous thing/live-activity label/Allow_While_Using_App level/always grant/always
    word phase/background|event/leaveForeground
    value long: say/as-long-as-wanted|say/without-end
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether a grant for once outlives the run of the app.
    property once-after-launch
    loose
    apart
    despite can
    subject label/Allow_Once grant/temporary
    but session/ say/short-trip seconds/ term/background-location-indicator label/Allow_While_Using_App thing/lasting-grant grant/always level/always
    word event/terminate|event/terminate:byUser|phase/terminated|event/reboot|event/relaunch:|verb/launch|event/elapse
    value keeps: say/keeps-grant
    fact label/Allow_Once|grant/temporary = lapses ; T50 T52

    # Whether the reminder can be switched off by a key.
    property reminder-by-key
    loose
    apart
    plain
    subject prompt/P-REM
    but noun/text noun/usage-string label/ settings/ noun/settings
    value off: verb/turn-off|verb/hide noun/plist|term/info-plist-key|noun/member|noun/method
    fact prompt/P-REM = system ; T72

    # Whether a running app hears of Settings before it starts anew.
    property settings-told-at-launch
    loose
    apart
    firm
    despite before until even
    subject event/settings:never event/settings:any event/settings:whileUsing event/settings:always event/settings:askNextTime
    but phase/ event/terminate event/terminate:byUser say/unless-runs session/ device/ key/ label/ prompt/ grant/temporary
    word say/until-restart|say/until-launch
    value heard: noun/delegate|about/callback|verb/inform-app|verb/hear
    fact event/settings:never|event/settings:any|event/settings:whileUsing|event/settings:always|event/settings:askNextTime = heard ; T03 T58 T59

    # Whether anything tells that Always is provisional, told with the question.
    property provisional-known
    loose
    apart
    plain
    subject thing/whether-provisional
    but noun/settings settings/ event/settings: status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways
    value known: thing/own-value
    value known: verb/know|verb/distinguish|how/told-apart noun/member|api/CLLocationManager|api/CLLocationManager.authorizationStatus|api/CLAuthorizationStatus|noun/delegate|thing/own-value|noun/status
    fact thing/whether-provisional = never ; I10 T18

    # How many events wait.
    property held-several
    loose
    apart
    plain
    subject noun/held grant/provisional prompt/second
    but phase/suspended
    value several: say/several-held
    fact noun/held|grant/provisional|prompt/second = one ; T41 I15

    # Whether a service launches an app whose Always is provisional.
    property provisional-launches
    loose
    apart
    despite even may can
    subject grant/provisional
    but label/ verb/choose verb/agree verb/deny prompt/ verb/prompted verb/ask event/request: event/requestAlways event/requestWhenInUse grant/always phase/inUse phase/foreground noun/held verb/hold event/answer: settings/ event/settings: verb/confirm
    word service/|event/eventReady:always|thing/region
    value launched: verb/launch
    fact grant/provisional = held ; T40 I15

    # Whether an answer shows only in an app that was started anew.
    property answer-after-restart
    loose
    apart
    plain
    despite must before only until
    subject label/Change_to_Always_Allow label/Change_to_Only_While_Using label/Keep_Only_While_Using label/Allow_While_Using_App label/Don’t_Allow event/settings:never event/settings:whileUsing event/settings:always event/settings:askNextTime event/settings:any
    but phase/ event/terminate event/terminate:byUser event/reinstall session/ key/ device/ say/unless-runs event/lapse:any grant/temporary
    value late: say/only-after-restart verb/report|verb/become|noun/status|noun/delegate|about/callback|verb/hear|effect/any
    value late: say/takes-effect-later
    fact label/Change_to_Always_Allow|label/Change_to_Only_While_Using|label/Keep_Only_While_Using|label/Allow_While_Using_App|label/Don’t_Allow|event/settings:never|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|event/settings:any = at-once ; T03 T09 T32 T58

    # Whether the way from the lesser level leads through provisional Always.
    property upgrade-via-provisional
    loose
    apart
    plain
    current
    era iOS 13.4 -
    subject level/whenInUse grant/whenInUse say/upgrades
    but how/direct thing/direct grant/none status/notDetermined say/became-deprecated say/feature-gone verb/removed
    value via: say/via-provisional
    fact level/whenInUse|grant/whenInUse|say/upgrades = at-once ; T30

    # Whether provisional Always is gone from later versions.
    property provisional-abolished
    loose
    apart
    plain
    subject grant/provisional
    but label/ event/ prompt/ verb/choose verb/agree verb/deny noun/settings noun/held noun/event level/whenInUse grant/whenInUse
    value gone: say/feature-gone
    fact grant/provisional = there ; T18

    # Whether Always is reported only once the second prompt was answered.
    property always-only-after-second
    loose
    apart
    plain
    despite only must before not
    subject say/only-after-second
    but noun/settings settings/ noun/event noun/held verb/deliver service/
    value late: status/authorizedAlways noun/status|noun/reported-status|verb/report|api/CLLocationManager.authorizationStatus|verb/become|verb/render
    fact say/only-after-second = before ; T18

    # Whether a grant for once turns into a lasting one.
    property once-turns-lasting
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App grant/provisional event/request: event/requestWhenInUse event/requestAlways noun/settings settings/ event/settings: prompt/ thing/answer event/answer:
    value lasting: say/turns-permanent
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether who had a grant for once has to change something in Settings.
    property lapsed-to-settings
    loose
    apart
    despite must only
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow status/denied grant/denied label/Allow_While_Using_App device/ api/CLAuthorizationStatus.denied accuracy/ status/restricted
    word verb/end|event/lapse:any|event/noLongerInUse
    value settings: say/sends-to-settings
    fact label/Allow_Once|grant/temporary = asks ; T53

    # Whether another accuracy is another status.
    property accuracy-changes-status
    loose
    apart
    plain
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but label/ event/settings:never event/settings:any event/settings:askNextTime device/
    value changes: say/status-changes-too
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = same ; T63 T64

    # Whether both answers to the reminder take Always away.
    property reminder-whichever
    loose
    apart
    plain
    despite whichever whatever either both
    subject prompt/P-REM
    but noun/settings event/settings: status/denied
    value lost: say/both-answers|say/whatever-answer|say/every-tap verb/end|verb/wipe level/always|grant/always|status/authorizedAlways
    fact prompt/P-REM = choice ; T73 T74

    # Whether Ask Next Time counts as a refusal.
    property ask-next-refuses
    loose
    apart
    plain
    subject event/settings:askNextTime settings/askNextTime
    but label/ event/settings:never settings/never prompt/
    value refused: say/treated-as-refused
    fact event/settings:askNextTime|settings/askNextTime = status/notDetermined ; T61
    """
}
