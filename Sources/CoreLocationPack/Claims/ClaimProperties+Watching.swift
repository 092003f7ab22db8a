/// What monitors, complications and widgets do.
extension ClaimProperties {
  static let watching = """
    # How many regions an app may watch, where the manager is named.
    property region-limit
    loose
    apart
    subject api/CLLocationManager
    but noun/condition minutes/ seconds/ hours/ meters/ days/ verb/wrong count/ thing/unsupported verb/unavailable
    word noun/limit
    value ten: items/10 service/region-monitoring|thing/region
    value thirty: items/30 service/region-monitoring|thing/region
    value forty: items/40 service/region-monitoring|thing/region
    value fifty: items/50 service/region-monitoring|thing/region
    value hundred: items/100 service/region-monitoring|thing/region
    fact api/CLLocationManager = twenty ; 7.4 I25

    # Whether a complication lets a closed app prompt.
    property complication-prompts-told
    loose
    apart
    subject thing/complication term/complication
    but event/enterForeground say/too-weak
    word phase/background|phase/notInUse
    value prompt: prompt/any verb/show|verb/appear
    fact thing/complication|term/complication = never ; T07 6.1

    # The same, told by what the user does not do.
    property complication-prompts-closed
    loose
    apart
    subject thing/complication term/complication
    word how/lacking|say/unopened
    value prompt: prompt/any verb/show|verb/appear
    fact thing/complication|term/complication = never ; T07 6.1

    # Whether a complication can prompt.
    property complication-may
    loose
    apart
    subject thing/complication term/complication
    but event/enterForeground phase/foreground phase/inUse event/relaunch: verb/launch
    word prompt/any|say/may-prompt
    value prompt: how/can prompt/any verb/show|verb/appear
    value prompt: say/may-prompt
    fact thing/complication|term/complication = never ; T07

    # Whether a name can be opened twice.
    property name-twice
    loose
    apart
    plain
    despite may can elsewhere 이상
    subject thing/one-name
    but diagnostic/ noun/limit count/1
    value several: thing/may-coexist
    fact thing/one-name = one ; R41 5.6

    # Whether conditions outlast the app.
    property conditions-lost
    loose
    anywhere
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open
    word event/terminate:byUser|event/terminate|phase/terminated
    value lost: say/forget|verb/wipe|thing/thrown-away
    fact noun/condition = kept ; R41

    # What is watched for which nobody waits.
    property watched-unattended
    loose
    apart
    despite although even
    beside service/condition-monitoring noun/event
    subject noun/condition api/CLMonitor
    word thing/unhandled|say/no-monitor-open
    value watched: thing/still-watched
    fact noun/condition|api/CLMonitor = unwatched ; R42

    # Which flag tells that the store cannot be read.
    property locked-flag
    loose
    apart
    despite yet
    given
    plain
    subject say/store-locked
    value *: api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|diagnostic/conditionLimitExceeded|diagnostic/conditionUnsupported
    fact say/store-locked = persistenceUnavailable ; R45 1.4

    # Whether a name can be opened twice, told in two statements.
    property name-twice-whole
    loose
    anywhere
    plain
    despite may can elsewhere 이상
    subject thing/one-name
    but diagnostic/ noun/limit count/1
    value several: thing/may-coexist
    facts name-twice

    # Whether widgets need the greater level.
    property widget-needs
    subject thing/widget
    but noun/location noun/event phase/ verb/deliver
    word verb/need
    value always: level/always
    fact thing/widget = either ; 6.2 T128

    # How many monitors of one name are open, told of the name.
    property name-shared
    loose
    apart
    subject thing/one-name
    but noun/limit noun/condition noun/event how/again thing/region count/1 say/ought-not
    plain
    value several: thing/may-coexist
    value several: thing/several verb/create
    fact thing/one-name = one ; R41

    # How long a widget has positions in use.
    property widget-all-day
    loose
    apart
    despite even
    subject thing/widget api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value all-day: say/around-the-clock
    fact thing/widget|api/CLLocationManager.isAuthorizedForWidgetUpdates = minutes ; 6.2 T128

    # What comes of one condition too many.
    property too-many-crash
    loose
    apart
    subject thing/too-many
    but session/
    word noun/condition|api/CLMonitor|service/condition-monitoring|thing/region|service/region-monitoring|delivery/crash|verb/crash
    value crash: delivery/crash|verb/crash
    fact thing/too-many = reported ; R40

    # Whether conditions have to be added again.
    property conditions-anew
    loose
    apart
    despite must and each previous former earlier
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open verb/removed
    word event/terminate|phase/terminated|event/terminate:byUser|event/relaunch:|event/relaunch:byUser|verb/launch
    value lost: say/forget verb/missing?
    value lost: thing/added-again
    facts conditions-lost

    # Whether a widget asks by itself.
    property widget-asks
    loose
    apart
    plain
    despite yet itself
    subject thing/widget
    but event/relaunch: verb/launch event/enterForeground verb/choose
    value asks: say/may-prompt how/itself
    fact thing/widget = never ; T128

    # Whether a widget is served at any time.
    property widget-any-hour
    loose
    apart
    despite even may whether or although can
    subject thing/widget api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value all-day: say/around-the-clock|say/without-limits
    facts widget-all-day

    # Whether a complication lets an app ask.
    property complication-may-told
    loose
    apart
    despite may while with
    subject thing/complication term/complication
    but event/enterForeground phase/foreground event/relaunch: verb/launch
    word phase/background
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    facts complication-may

    # Whether beacons count by themselves, told of what an app may do.
    property another-twenty-watched
    loose
    apart
    despite may and can
    subject noun/condition
    but diagnostic/
    word say/another-twenty
    value more: verb/use|verb/start|verb/declare|verb/create
    fact noun/condition = counted ; R40
    """
}
