/// What else requests and their answers come to.
extension ClaimProperties {
  static let firstRequestsFurther = """
    property asked-always-string-alone
    loose
    apart
    current
    despite only no nothing
    subject event/requestAlways level/always
    but key/NSLocationWhenInUseUsageDescription thing/xcode-wiu key/NSLocationAlwaysUsageDescription effect/none verb/ignore session/ prompt/second prompt/P-UPG noun/text
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value alone: say/nothing-else
    fact event/requestAlways|level/always = both ; T16 4.1

    property asked-always-string-suffices
    loose
    anywhere
    current
    despite only
    subject event/requestAlways level/always
    but key/NSLocationWhenInUseUsageDescription thing/xcode-wiu key/NSLocationAlwaysUsageDescription effect/none verb/ignore session/
    value alone: key/NSLocationAlwaysAndWhenInUseUsageDescription verb/suffice|say/one-suffices
    plain
    facts asked-always-string-alone

    property asked-use-string-suffices
    loose
    anywhere
    current
    despite only
    subject event/requestAlways level/always
    but key/NSLocationAlwaysAndWhenInUseUsageDescription thing/xcode-both key/NSLocationAlwaysUsageDescription effect/none verb/ignore say/shows-nothing verb/missing session/ verb/need-not
    value alone: key/NSLocationWhenInUseUsageDescription verb/suffice|say/one-suffices
    plain
    facts asked-always-string-alone

    # What a request takes and gives back.
    property asked-takes-completion
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy noun/delegate
    value completion: say/takes-completion
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1 2.1

    property asked-returns-choice
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy noun/delegate
    value choice: say/returns-choice
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1 2.1

    # Whether the prompt of iOS 11 and 12 had two answers only.
    property asked-only-two-then
    loose
    apart
    despite only or
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always level/always
    but count/3 items/3 settings/always verb/choose level/whenInUse label/Allow_While_Using_App prompt/P-UPG prompt/second label/Keep_Only_While_Using
    plain
    value two: how/only label/Don’t_Allow
    fact event/requestAlways|prompt/always|level/always = three ; T21

    # Whether it let people choose the lesser right.
    property asked-had-use-option
    loose
    apart
    firm
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always level/always
    but prompt/P-UPG noun/upgrade
    plain
    value use: thing/use-option
    fact event/requestAlways|prompt/always|level/always = use ; T21

    # Whether the request for Always could be made again then.
    property asked-repeated-then
    loose
    apart
    despite again
    era iOS 11.0 13.0
    plain
    subject event/requestAlways
    but status/notDetermined effect/none verb/ignore noun/settings event/reinstall
    value again: say/repeats
    fact event/requestAlways = once ; T23 T36

    # Whether a request in a denied app reaches the delegate.
    property asked-denied-app-heard
    loose
    apart
    despite again even
    subject event/request:any event/requestWhenInUse event/requestAlways
    but event/createManager event/settings: noun/settings event/resume prompt/ label/ event/tapLocationButton service/ event/start: effect/none verb/silent
    word say/denied-app|status/decided|thing/already-right
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/hear
    fact event/request:any|event/requestWhenInUse|event/requestAlways = silent ; T08 T38

    # Whether a request steps down, told in Korean of what it is for.
    property asked-steps-down-by
    loose
    anywhere
    plain
    current
    subject event/requestWhenInUse
    but noun/settings event/settings: effect/none verb/ignore
    value lowered: thing/step-down
    fact event/requestWhenInUse = nothing ; T08

    # What the two levels come to on a Mac.
    property asked-mac-more-rights
    loose
    apart
    plain
    despite than
    on macOS
    subject event/requestAlways level/always
    but thing/guest-on-mac
    value more: say/more-rights
    fact event/requestAlways|level/always = same ; 1.3 6.1

    # Which text a Mac app shows.
    property asked-mac-needs-phone-key
    loose
    apart
    plain
    despite must or only
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationUsageDescription thing/guest-on-mac
    value need: verb/need
    value need: verb/declare prompt/any verb/appear|verb/show
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = none ; T114 4.1

    # With which key Always was asked for before iOS 11.
    property asked-asked-with-new-key
    loose
    apart
    era iOS - 11.0
    despite must
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription verb/missing verb/unavailable effect/none verb/introduce verb/ignore how/later verb/need verb/need-not
    plain
    value asked: event/requestAlways
    value asked: verb/ask level/always
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = old ; T25 T26 4.1

    # Whether Always could be asked for once more on iOS 11 and 12.
    property asked-re-asked-then
    loose
    apart
    despite this again even later 나중에 only
    era iOS 11.0 13.0
    subject level/always event/requestAlways
    but effect/none verb/ignore noun/settings status/notDetermined event/reinstall label/Don’t_Allow
    word verb/choose|event/answer:any
    value again: how/again verb/ask|verb/prompted|event/requestAlways
    value again: how/again prompt/any|prompt/always verb/appear|verb/show
    fact level/always|event/requestAlways = once ; T23 T36

    # Whether the first iOS 13 showed the upgrade prompt.
    property asked-upgrade-early
    loose
    apart
    despite alike now
    era iOS 13.0 13.4
    subject say/upgrades event/requestAlways prompt/P-UPG noun/upgrade
    but status/notDetermined grant/none how/direct thing/direct prompt/first prompt/second noun/event how/later phase/background
    word say/upgrades|level/whenInUse|grant/whenInUse|prompt/P-UPG|noun/upgrade|verb/become
    value shown: prompt/any|prompt/P-UPG verb/show|verb/appear
    value two: count/2|items/2 noun/option verb/show|verb/appear|verb/offer
    value two: say/two-options|label/Change_to_Always_Allow verb/show|verb/appear|verb/offer
    fact say/upgrades|event/requestAlways|prompt/P-UPG|noun/upgrade = provisional ; T33

    # Whether it ignored the request.
    property asked-upgrade-early-ignored
    loose
    apart
    era iOS 13.0 13.4
    subject event/requestAlways
    but prompt/ say/shows-nothing grant/provisional grant/temporary how/again phase/background verb/missing key/ status/
    word level/whenInUse|grant/whenInUse
    value ignored: verb/ignore
    fact event/requestAlways = provisional ; T33

    # Whether a request prompts while services are off.
    property asked-off-asks
    loose
    apart
    despite hedge even still
    subject event/requestWhenInUse event/requestAlways
    but label/Settings session/ verb/start noun/settings event/settings:globalOn service/
    word device/servicesOff|event/settings:globalOff
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    fact event/requestWhenInUse|event/requestAlways = nothing ; T67 3.1

    # Where the text of a prompt is set.
    property asked-text-by-code
    loose
    apart
    plain
    current
    subject noun/text
    but thing/localizable-strings session/
    value code: say/set-by-code
    value code: say/at-run-time verb/declare|verb/become|verb/assign
    fact noun/text = plist ; 2.3 4.1

    # Whether an upgrade that was accepted is provisional.
    property asked-accepted-provisional
    loose
    apart
    despite only until 뿐 must
    subject label/Change_to_Always_Allow
    but prompt/second noun/held verb/end fn/아니
    word prompt/P-UPG|noun/upgrade|level/whenInUse|grant/whenInUse
    value provisional: grant/provisional
    fact label/Change_to_Always_Allow = permanent ; T32

    # Whether the delegate hears of both answers to the upgrade.
    property asked-upgrade-both-heard
    loose
    apart
    plain
    despite both whichever whatever either
    subject prompt/P-UPG prompt/second
    value both: say/both-answers noun/delegate|about/callback verb/call|verb/report|verb/hear|verb/deliver
    fact prompt/P-UPG|prompt/second = one ; I12 I13

    # Whether the greater request has to come second.
    property asked-always-only-after-use
    loose
    apart
    plain
    current
    despite only after first
    subject event/requestAlways
    but grant/temporary prompt/P-UPG noun/upgrade say/upgrades label/Change_to_Always_Allow
    value after: say/only-after-use
    fact event/requestAlways = direct ; T15 C-10

    # Whether Always occurs where nothing can ask for it.
    property asked-tv-always
    loose
    apart
    plain
    despite both
    on tvOS visionOS
    subject status/authorizedAlways
    but event/requestAlways verb/exist
    value possible: say/is-possible
    fact status/authorizedAlways = never ; I17 1.3

    # Whether the system asks by itself once a grant for once has lapsed.
    property asked-lapse-asks-itself
    loose
    apart
    despite again
    subject label/Allow_Once grant/temporary
    but session/ event/request: event/requestWhenInUse event/requestAlways
    word verb/end|event/noLongerInUse|event/lapse:any
    value itself: how/itself prompt/any verb/show|verb/appear
    value itself: how/itself say/reprompts|verb/prompted
    fact label/Allow_Once|grant/temporary = request ; T53

    # Whether a grant for once goes on behind other apps without a sign.
    property asked-once-unseen
    loose
    apart
    despite or even
    subject label/Allow_Once grant/temporary
    but how/lacking event/start: verb/end
    word say/unseen|say/sign-or-not
    value kept: verb/stay|verb/last phase/background?
    fact label/Allow_Once|grant/temporary = indicator ; T50 T51

    # Whether the statuses have one for a grant for once.
    property asked-status-for-once
    loose
    apart
    plain
    despite elsewhere only
    subject api/CLAuthorizationStatus set/statuses noun/status
    value there: say/stands-for-temporary
    fact api/CLAuthorizationStatus|set/statuses|noun/status = none ; 1.1 I10

    # Whether a request in a denied app leads to Settings.
    property asked-denied-opens-settings
    loose
    apart
    subject event/requestWhenInUse event/requestAlways event/request:any
    but effect/none verb/ignore device/ verb/explain
    word status/denied|grant/denied|say/denied-app|label/Don’t_Allow
    value opens: say/opens-settings
    value opens: noun/settings say/on-your-behalf
    fact event/requestWhenInUse|event/requestAlways|event/request:any = nothing ; T08 T38

    # Whether the upgrade prompt comes at each launch.
    property asked-upgrade-each-launch
    loose
    apart
    plain
    despite again each
    subject prompt/P-UPG
    but prompt/second status/notDetermined effect/none prompt/P-REM
    value each: say/each-use|say/each-launch verb/appear|verb/show
    fact prompt/P-UPG = once ; T30 T36
    """
}
