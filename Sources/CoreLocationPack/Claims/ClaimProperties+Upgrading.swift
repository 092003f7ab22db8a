/// How a level is raised, on old versions and on new ones.
extension ClaimProperties {
  static let upgrading = """
    # Whether the prompt for Always on iOS 11 and 12 had nothing between yes and no.
    property yes-or-no-then
    loose
    apart
    plain
    despite only or 뿐 바로
    era iOS 11.0 13.0
    subject level/always event/requestAlways prompt/always
    but event/requestWhenInUse prompt/P-UPG noun/upgrade count/3 count/1 prompt/second noun/settings
    value two: how/only count/2 label/Don’t_Allow|verb/deny
    value two: say/two-options label/Don’t_Allow|verb/deny
    fact level/always|event/requestAlways|prompt/always = three ; T21

    # Whether a grant was provisional before iOS 13.
    property provisional-then
    loose
    apart
    despite must later 나중에 first
    era iOS - 13.0
    subject level/always grant/always label/Always_Allow
    but prompt/P-UPG
    word verb/choose|verb/grant|verb/agree
    value provisional: grant/provisional verb/grant|verb/become
    fact level/always|grant/always|label/Always_Allow = never ; T22 T25

    # Whether Always could be asked for once more after the lesser answer on iOS 11 and 12.
    property asked-twice-then
    loose
    apart
    despite again only later 나중에 even 항상 할 must
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always level/always
    but event/requestWhenInUse prompt/first prompt/P-WIU noun/settings event/settings: settings/never status/notDetermined event/reinstall event/resetLocationAndPrivacy label/Don’t_Allow say/only-once
    word verb/choose
    value again: verb/appear|verb/show|verb/prompted how/again
    value often: verb/appear|verb/show|verb/prompted say/any-times
    fact event/requestAlways|prompt/always|level/always = once ; T23 T36

    # Which text a request for Always was read from before iOS 11.
    property read-long-before
    loose
    apart
    era iOS 8.0 11.0
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription verb/missing verb/unavailable effect/none verb/introduce
    word event/requestAlways|level/always|prompt/always
    value read: verb/report
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = old ; T25 T26 4.1

    # What an app of one platform gets on another when it asks for Always.
    property guest-gets-always
    loose
    apart
    plain
    on iPadAppOnVisionOS
    subject level/always event/requestAlways
    but level/whenInUse grant/whenInUse event/requestWhenInUse label/ verb/treat
    value given: status/authorizedAlways|grant/always verb/grant|verb/report|verb/become|verb/deliver
    fact level/always|event/requestAlways = in-use ; T27 I17

    # In which order the two levels are asked for.
    property greater-first
    loose
    apart
    plain
    despite must before or first
    subject level/always event/requestAlways prompt/always
    but grant/provisional
    value first: say/must-precede-use
    fact level/always|event/requestAlways|prompt/always = later ; T30

    # Whether the prompt for the upgrade waits.
    property upgrade-put-off
    loose
    apart
    current
    era iOS 13.4 -
    despite after until
    subject prompt/P-UPG
    but grant/provisional prompt/second status/notDetermined how/direct
    word level/whenInUse|grant/whenInUse|event/requestWhenInUse|event/requestAlways|noun/upgrade
    value waits: say/until-event verb/hold|verb/appear|verb/show
    fact prompt/P-UPG = now ; T30

    # Whether each call shows the upgrade prompt.
    property upgrade-every-call
    loose
    apart
    despite each again even
    current
    era iOS 13.4 -
    subject prompt/P-UPG
    but prompt/second status/notDetermined grant/none noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy how/first say/first-made noun/option noun/text key/ count/ label/Allow_Once grant/temporary effect/none
    word event/requestAlways|verb/call
    value each: how/each verb/appear|verb/show
    fact prompt/P-UPG = once ; T30 T36

    # Whether the process for Always begins at each launch.
    property process-often
    loose
    apart
    plain
    despite each every again
    subject thing/always-process
    but noun/settings event/reinstall status/notDetermined event/resetLocationAndPrivacy say/only-once
    value often: say/each-use|say/any-times verb/start|verb/call|verb/launch|verb/show
    value twice: times/2|times/3 verb/start|verb/call
    value again: verb/start|verb/call how/again
    value again: verb/revive
    fact thing/always-process = once ; T36 I06

    # Whether asking again brings a prompt after the user decided for the lesser right.
    property kept-and-asked
    loose
    apart
    despite again elsewhere may even later 나중에 each every alike
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy status/notDetermined grant/none accuracy/ verb/explain event/requestWhenInUse session/ noun/held label/Allow_Once prompt/P-REM
    plain
    value again: verb/prompted how/again
    value brings: verb/ask prompt/any verb/show|verb/appear how/again
    value each: how/each prompt/any verb/show|verb/appear
    fact label/Keep_Only_While_Using = nothing ; T36 T46

    # How often somebody who has the lesser right can be asked for the greater one.
    property asked-as-often
    loose
    apart
    despite again each may later 나중에
    subject event/requestAlways level/always
    but api/CLLocationManager.requestAlwaysAuthorization() status/notDetermined label/ effect/none verb/ignore noun/settings event/settings: event/reinstall grant/temporary session/ say/only-once thing/widget api/CLLocationManager.isAuthorizedForWidgetUpdates
    word level/whenInUse|grant/whenInUse
    value often: say/any-times
    fact event/requestAlways|level/always = once ; T36

    # How often the upgrade prompt may be shown.
    property upgrade-any-times
    loose
    apart
    despite again each may
    subject prompt/P-UPG
    but status/notDetermined grant/none noun/settings event/settings: settings/never settings/askNextTime event/reinstall effect/none prompt/second label/Allow_Once verb/explain noun/text prompt/P-REM say/only-once
    value often: how/can say/any-times verb/show|verb/appear|verb/offer
    plain
    fact prompt/P-UPG = once ; T30 T36

    # What an app hears that asks for what it has.
    property heard-of-what-is
    loose
    apart
    despite again
    subject thing/already-right grant/always
    but label/ prompt/ event/settings: grant/provisional status/notDetermined level/whenInUse grant/whenInUse noun/settings event/createManager verb/become event/resume
    word event/requestAlways
    value heard: say/callback-again
    value heard: noun/delegate say/told-again
    fact thing/already-right|grant/always = silent ; T38

    # Whether a call brings the second prompt up at once.
    property second-called-up
    loose
    apart
    despite hedge again 바로 즉시
    subject prompt/second
    but noun/event noun/held event/eventReady:always label/ prompt/P-UPG level/whenInUse grant/whenInUse event/requestWhenInUse prompt/first grant/temporary
    word event/requestAlways|verb/call
    value called: say/second-call verb/show|verb/appear
    value called: how/at-once verb/show|verb/appear how/again
    fact prompt/second = event ; T38 T40

    # Whether the second prompt comes for an event in use.
    property asked-in-use
    loose
    apart
    given
    despite later 나중에
    subject phase/inUse phase/foreground
    but phase/notInUse phase/background phase/terminated event/enterForeground label/ event/requestAlways prompt/P-UPG
    word event/eventReady:always|noun/event
    value second: prompt/second verb/appear|verb/show|verb/prompted
    fact phase/inUse|phase/foreground = none ; T39

    # Whether an event out of use comes before the second prompt.
    property first-delivered
    loose
    apart
    despite later 나중에 first even
    subject grant/provisional
    but label/ noun/held thing/answer phase/inUse phase/foreground grant/always level/whenInUse verb/hold
    word phase/background|phase/notInUse|phase/terminated
    value first: say/delivered-first
    value first: how/first verb/deliver noun/event|noun/location|service/
    value early: say/before-second verb/deliver
    value now: how/at-once verb/deliver noun/event|noun/location|service/
    fact grant/provisional = held ; T40 I15

    # Whether the held event goes before the prompt.
    property held-then-asked
    loose
    apart
    plain
    despite first
    subject noun/held
    but label/ verb/agree verb/hold
    value first: say/then-asks verb/deliver|say/delivered-first
    fact noun/held = after ; T40 T44

    # Who chooses when the second prompt comes.
    property second-chosen
    loose
    apart
    despite can question may
    subject prompt/second prompt/P-REM
    but label/ verb/agree verb/deny fn/system noun/version thing/fixed-names noun/settings event/requestAlways
    plain
    value app: say/app-decides
    fact prompt/second|prompt/P-REM = system ; T40 I08

    # Which event stays when a newer one comes.
    property older-stays
    loose
    plain
    despite again few only even
    subject noun/held
    but grant/always
    value new: verb/new-dropped
    fact noun/held = old ; T41 I15

    # How many events wait for the answer.
    property held-piled
    loose
    apart
    despite only each 즉시 바로
    subject noun/held
    but phase/suspended process/suspended
    word event/answer:allow|event/answer:any|verb/agree|prompt/second|grant/provisional|label/Change_to_Always_Allow|thing/answer|verb/choose
    value all: verb/pile
    value all: say/all-held
    fact noun/held = one ; T41 I15

    # The same, told of the phase.
    property phase-piled
    loose
    apart
    plain
    despite after each all
    subject say/until-second
    but label/Keep_Only_While_Using label/Don’t_Allow label/Allow_Once session/ phase/suspended
    value all: say/all-held
    value all: verb/pile
    fact say/until-second = one ; T41 I15

    # Whether the held event comes although the lesser right was chosen.
    property held-despite-less
    loose
    anywhere
    across
    despite hedge
    subject noun/held
    but label/Change_to_Always_Allow level/always grant/always verb/agree thing/thrown-away say/dropped-at-once verb/end verb/wipe verb/ignore verb/deny verb/deprecated verb/unavailable verb/hold say/never-comes-later
    word status/authorizedWhenInUse
    value delivered: verb/report verb/deliver
    fact noun/held = never ; T43 I16
    """
}
