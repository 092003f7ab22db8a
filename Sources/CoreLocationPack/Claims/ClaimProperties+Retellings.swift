/// What people remark on in passing, in reviews, answers and notes to themselves, in so many ways that
/// only the gist is read.
extension ClaimProperties {
  static let retellings = """
    # Whether the global switch wipes what apps were granted.
    property switch-wipes-grants
    loose
    apart
    despite each every all
    subject thing/location-services thing/switch
    but grant/temporary label/ session/ status/denied accuracy/ settings/never event/settings:never event/resetLocationAndPrivacy event/reinstall
    word thing/switch|say/off-and-on
    value wiped: verb/wipe noun/status|grant/always|grant/whenInUse|grant/authorized
    fact thing/location-services|thing/switch = kept ; T65 T66

    # Whether main is the thread of every callback.
    property callbacks-main
    loose
    apart
    plain
    despite always
    subject noun/delegate about/callback
    but thing/set-up-there
    value main: thing/always-main
    fact noun/delegate|about/callback = own ; 5.1

    # What comes of choosing once where Always was asked for.
    property once-makes-provisional
    loose
    apart
    despite until
    subject label/Allow_Once
    but label/Allow_While_Using_App noun/settings event/settings: how/again fn/아니
    word event/requestAlways|prompt/always
    value provisional: grant/provisional
    fact label/Allow_Once = when-in-use ; T19

    # What a compatible app sees that asks for Always.
    property guest-prompt-missing
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject event/requestAlways level/always
    but noun/upgrade prompt/P-UPG how/again how/later
    value none: say/no-prompt-of-any-kind
    value error: thing/returned-error
    fact event/requestAlways|level/always = in-use ; T27

    # When the second prompt comes.
    property second-at-leaving
    loose
    apart
    despite always each
    subject prompt/second
    but noun/event event/eventReady:always noun/location service/ grant/temporary
    word verb/appear|verb/show
    value leaving: say/short-trip
    value leaving: event/enterForeground how/each
    fact prompt/second = event ; T40

    # What comes of events before the second answer.
    property early-events-reach
    loose
    apart
    plain
    subject say/until-second
    but phase/inUse phase/foreground prompt/first label/
    value reach: verb/deliver service/region-monitoring|noun/event|service/visits|service/significant-change
    value reach: verb/launch noun/event|service/region-monitoring
    fact say/until-second = held ; T40 I15

    # How long a grant for once is good.
    property once-till-midnight
    loose
    apart
    plain
    despite until no
    subject label/Allow_Once grant/temporary
    but label/While_Using_Until_Tomorrow session/ event/settings:
    value day: say/around-the-clock
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether an app can ask again when a grant for once is over.
    property asks-after-once
    loose
    apart
    plain
    firm
    given
    despite again
    subject label/Allow_Once grant/temporary
    but session/ level/always event/requestAlways how/itself noun/settings label/Don’t_Allow phase/background say/before-lapse
    value asks: verb/prompted|say/reprompts verb/end|event/lapse:any|event/noLongerInUse
    fact label/Allow_Once|grant/temporary = asks ; T53

    # Whether the sign on the screen keeps a grant for once.
    property sign-keeps-once
    loose
    apart
    firm
    despite anyway
    subject session/background term/background-location-indicator
    but event/invalidateBackgroundSession verb/let-go key/
    word label/Allow_Once|grant/temporary
    value longer: verb/prolong
    fact session/background|term/background-location-indicator = longer ; T51

    # Whether the watch shares what was granted once on the phone.
    property once-on-phone-alone
    loose
    apart
    plain
    despite must not
    era watchOS 7.0 -
    subject label/Allow_Once grant/temporary
    but accuracy/
    value alone: say/phone-alone
    fact label/Allow_Once|grant/temporary = shared ; T55

    # Whether the watch shares what was granted once, where no version is named.
    property once-on-phone-alone-now
    loose
    apart
    plain
    current
    despite must not
    subject label/Allow_Once grant/temporary
    but accuracy/ status/notDetermined
    value alone: say/phone-alone
    fact label/Allow_Once|grant/temporary = shared ; T55

    # When an app hears of a change in Settings while it runs.
    property change-heard-at-restart
    loose
    apart
    despite while until
    plain
    subject event/settings:never event/settings:whileUsing event/settings:always event/settings:askNextTime event/settings:any
    but phase/suspended phase/terminated event/terminate
    value late: say/only-at-restart
    fact event/settings:never|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|event/settings:any = at-once ; T58 T03

    # What the move from iOS 12 to 13 did to permissions.
    property thirteen-wiped
    loose
    apart
    despite all each every must
    era iOS 12.0 14.0
    subject noun/status thing/app-authorized
    but grant/temporary label/ event/reinstall
    word say/upgrades|verb/become|verb/grant
    plain
    value wiped: verb/wipe
    fact noun/status|thing/app-authorized = kept ; T78

    # Whether agreeing for a while turns the switch.
    property agreeing-turns-switch
    loose
    apart
    plain
    despite even
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but verb/deny noun/false
    value turned: say/flips-switch
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = not ; T81

    # Whether the delegate hears that full accuracy for a while is over.
    property end-of-full-unheard
    loose
    apart
    plain
    subject accuracy/temporary
    but verb/agree label/
    value unheard: say/delegate-unaware
    fact accuracy/temporary = heard ; T86

    # What the dictionary of purposes is made of.
    property purposes-form-list
    loose
    apart
    plain
    despite each
    subject key/NSLocationTemporaryUsageDescriptionDictionary
    but fn/아니
    value list: thing/type-array
    value list: say/array-of-strings
    fact key/NSLocationTemporaryUsageDescriptionDictionary = dictionary ; 4.2

    # What an app under reduced accuracy gets of regions.
    property regions-fire-reduced
    loose
    apart
    plain
    despite only even
    subject service/region-monitoring
    but accuracy/temporary event/settings:preciseOn service/visits service/significant-change service/standard-location verb/stop verb/end
    word accuracy/reduced|event/settings:preciseOff
    value fires: say/keeps-coming
    value fires: how/back verb/become
    fact service/region-monitoring = stopped ; 6.4 I22

    # Whether Settings lets the user turn a reduced default round.
    property default-locks-precise
    loose
    apart
    plain
    despite even
    subject key/NSLocationDefaultAccuracyReduced
    value locked: say/never-again-precise|say/cannot-turn-precise-on
    fact key/NSLocationDefaultAccuracyReduced = free ; 4.2

    # What two monitors of one name come to.
    property same-name-merged
    loose
    apart
    plain
    despite may can elsewhere
    subject thing/one-name
    but thing/one-of
    value merged: say/monitors-merge
    value merged: verb/open|verb/create|verb/show service/condition-monitoring how/can
    fact thing/one-name = one ; R41

    # Whether monitors have no limit.
    property no-limit-on-monitors
    loose
    apart
    plain
    despite no-longer
    subject service/condition-monitoring api/CLMonitor noun/condition
    but verb/share
    value none: say/limit-gone
    fact service/condition-monitoring|api/CLMonitor|noun/condition = twenty ; R40

    # Whether events come before the first unlock.
    property events-before-unlock
    loose
    apart
    plain
    despite even before
    subject service/region-monitoring service/significant-change service/visits service/condition-monitoring thing/region noun/condition
    but diagnostic/ api/CLMonitor.Event.persistenceUnavailable
    value early: say/store-locked verb/deliver|verb/work|verb/occur|verb/launch|verb/exist|verb/in-force
    value early: thing/while-locked verb/deliver|verb/work|verb/occur|verb/launch
    value early: event/firstUnlock how/before verb/deliver|verb/work|verb/report
    fact service/region-monitoring|service/significant-change|service/visits|service/condition-monitoring|thing/region|noun/condition = later ; T126 R44

    # How many regions there are for each manager.
    property twenty-by-manager
    loose
    apart
    plain
    despite each every
    subject service/region-monitoring thing/region
    but service/condition-monitoring api/CLMonitor fn/아니
    value manager: say/per-manager
    fact service/region-monitoring|thing/region = app ; 7.4 I25

    # Whether visits have to be started after each launch.
    property visits-begun-anew
    loose
    apart
    plain
    despite again each must every
    subject service/visits event/startVisits
    but verb/need-not service/significant-change service/standard-location service/heading
    value anew: say/every-launch thing/stops-for-good
    value anew: verb/launch verb/start verb/call how/each
    fact service/visits|event/startVisits = itself ; 7.4 5.7

    # Which of two held events is kept.
    property older-kept
    loose
    apart
    plain
    despite later 나중에 first
    subject noun/held noun/event noun/location
    but phase/suspended fn/아니
    value older: say/new-thrown
    fact noun/held|noun/event|noun/location = newer ; T41 I15
    """
}
