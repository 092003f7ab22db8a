/// What different writers tell of turns that others tell otherwise: what refusals, restrictions and expired
/// grants leave to an app, and who decides.
extension ClaimProperties {
  static let manyVoices = """
    # Whether a prompt lifts a restriction.
    property restriction-prompt
    loose
    apart
    plain
    despite even
    subject device/restricted status/restricted
    but say/opens-settings fn/not
    value lifts: say/prompt-lifts
    fact device/restricted|status/restricted = never ; T69 T08

    # What is left to an app whose one-time grant is over.
    property expired-leaves
    loose
    apart
    despite only again 밖 even
    anywhere
    subject grant/temporary label/Allow_Once
    but label/Don’t_Allow status/denied level/always accuracy/
    word event/lapse:any|verb/end|event/noLongerInUse|say/expires
    value settings: say/only-settings-help
    fact grant/temporary|label/Allow_Once = asks ; T53

    # What brings a refused permission back.
    property refusal-undone
    loose
    apart
    plain
    despite even again
    subject status/denied grant/denied label/Don’t_Allow verb/deny
    but accuracy/ session/ status/notDetermined noun/settings event/settings: event/reinstall grant/temporary
    value request: say/request-suffices|say/reprompts
    fact status/denied|grant/denied|label/Don’t_Allow|verb/deny = settings ; T08 T20

    # When a running app hears of a change in Settings.
    property settings-heard
    loose
    apart
    plain
    despite even before until
    subject noun/settings event/settings:any event/settings:globalOn event/settings:globalOff event/settings:never event/settings:whileUsing event/settings:always
    but phase/suspended event/terminate accuracy/ event/settings:preciseOff event/settings:preciseOn
    value late: say/hears-after-launch
    fact noun/settings|event/settings:any|event/settings:globalOn|event/settings:globalOff|event/settings:never|event/settings:whileUsing|event/settings:always = at-once ; T58 T03 T66

    # Who decides how exact a position is.
    property exactness-decided
    loose
    apart
    plain
    despite whatever also may
    subject accuracy/full accuracy/reduced noun/accuracy term/precise-location
    but session/ key/ api/ thing/own-choice say/own-choice fn/not
    value developer: say/developer-decides|say/user-cannot-decide
    fact accuracy/full|accuracy/reduced|noun/accuracy|term/precise-location = user ; 6.4

    # How often the reminder comes.
    property reminder-daily
    loose
    apart
    plain
    despite each every even
    subject prompt/P-REM
    value daily: say/daily
    fact prompt/P-REM = sometimes ; T72 2.3

    # For whom location in widgets is granted.
    property widget-granted
    loose
    apart
    plain
    despite each every instead
    subject thing/widget
    value each: say/per-widget
    fact thing/widget = app ; T128 4.2

    # How often an upgrade can be asked for, told of its prompt.
    property upgrade-counted
    loose
    apart
    despite before may
    subject prompt/P-UPG
    but label/ noun/option say/only-once prompt/first
    word verb/show|verb/appear|verb/offer|verb/ask
    value times: times/2|times/3|times/4|times/5|say/times-allowed
    fact prompt/P-UPG = once ; T30 T36

    # Whether several sessions may be held.
    property sessions-allowed
    loose
    apart
    plain
    despite each
    subject session/service:any
    but session/background verb/missing how/lacking phase/background
    word count/2|count/3|items/2|thing/several|how/several
    value forbidden: say/is-an-error
    fact session/service:any = layered ; R26

    # Since when there are location pushes.
    property pushes-came
    loose
    apart
    plain
    despite only already
    since iOS 15.0
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:)
    but verb/missing how/lacking
    value there: verb/work|verb/available|verb/exist|verb/introduce
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:) = later ; 5.1 7.4
    """
}
