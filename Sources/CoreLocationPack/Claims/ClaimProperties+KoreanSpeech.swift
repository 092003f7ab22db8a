/// What Korean sentences say in plain words of things that other tables tell in longer ones.
extension ClaimProperties {
  static let koreanSpeech = """
    # Whether an app that runs on a Mac is in use.
    property mac-running-used
    plain
    on macOS Mac_Catalyst
    despite 항상
    subject phase/running
    value used: phase/inUse
    fact phase/running = used ; 6.1

    # How long an app that left the foreground is in use.
    property left-for-seconds
    anywhere
    despite still after
    subject event/leaveForeground
    word phase/inUse
    value seconds: seconds/some
    fact event/leaveForeground = seconds ; T49

    # How long a widget that was seen has positions.
    property widget-for-minutes
    plain
    despite only after can
    subject thing/widget
    beside level/whenInUse grant/whenInUse noun/location verb/grant verb/deliver verb/appear verb/show verb/exist say/last-seen
    value minutes: minutes/some
    fact thing/widget = minutes ; T128 6.2

    # When a widget has positions under Always.
    property widget-any-time
    despite can 항상
    subject thing/widget
    word level/always|grant/always
    beside noun/location verb/grant verb/deliver verb/exist
    value each: how/each|how/ever
    fact thing/widget = each ; T128 6.2

    # Who schedules the prompts that nobody calls for.
    property second-scheduled
    plain
    subject prompt/second prompt/P-REM
    value system: say/system-schedules
    fact prompt/second|prompt/P-REM = system ; T40 T72
    """
}
