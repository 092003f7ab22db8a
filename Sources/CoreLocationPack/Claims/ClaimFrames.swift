/// How concepts combine into claims, for both languages; the first frame that fits is taken.
enum ClaimFrames {
  static let table = """
    # Needs: a key, a level or an accuracy that something cannot do without.
    need-key-of-level: verb/need|verb/declare level/always@purpose verb/grant@purpose key/* noun/plist? => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    need-key-of-use: verb/need|verb/declare level/whenInUse|grant/temporary@purpose verb/grant@purpose key/* noun/plist? => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    need-key: verb/need event/*|service/*|api/*? key/* verb/call|verb/ask|verb/declare? noun/plist? => subject:$1 outcome:key/$key kind:requires modality:must
    need-key-for: verb/need key/* verb/call|verb/ask|verb/declare? noun/plist? => outcome:key/$key kind:requires modality:must
    need-not-key: verb/need-not event/* key/* noun/plist? => subject:$1 outcome:key/$key kind:requires modality:needNot
    need-level: verb/need service/*|delivery/*|event/*|api/* verb/start? level/* noun/status? => subject:$1 outcome:level/$level kind:requires modality:must
    need-accuracy: verb/need service/*|delivery/* accuracy/* => subject:$1 outcome:accuracy/$accuracy kind:requires modality:must
    # Answers and calls.
    call-again: verb/ask verb/call event/* => event:event/$event
    use-region: verb/use|verb/start service/region-monitoring => event:event/startRegion
    use-visits: verb/use|verb/start service/visits => event:event/startVisits
    use-significant: verb/use|verb/start service/significant-change => event:event/startSignificantChange
    use-heading: verb/use|verb/start service/heading => event:event/startHeading
    use-ranging: verb/use|verb/start service/beacon-ranging => event:event/startRanging
    create-always: verb/create session/service:always => event:event/createServiceSession:always
    create-when-in-use: verb/create session/service:whenInUse => event:event/createServiceSession:whenInUse
    create-background: verb/create session/background => event:event/createBackgroundSession
    create-any: verb/create session/service:any => event:event/createServiceSession:whenInUse
    iterate-updates: verb/iterate api/CLLocationUpdate.liveUpdates(_:)|service/live-updates => event:event/beginLiveUpdates
    iterate-events: verb/iterate api/CLMonitor.events => event:event/iterateEvents
    choose-level: verb/choose level/whenInUse prompt/*? noun/status? => event:event/choose:Allow_While_Using_App
    alias-labels: label/* label/*|settings/*|event/settings:never verb/appear|verb/mean|verb/show|verb/report prompt/*? noun/option? => subject:$0 subject:$1 kind:alias
    option-exists: +verb/exist|verb/declare|verb/show|verb/appear label/* prompt/* noun/option? => outcome:prompt/option:$label
    answer-on: label/*@subject prompt/*@place => event:event/choose:$label
    choose-label: verb/choose label/* prompt/*? noun/status? => event:event/choose:$label
    choose-settings: verb/choose|verb/become noun/settings event/* => event:$event
    choose-in-settings: noun/settings verb/choose|verb/become level/whenInUse => event:event/settings:whileUsing
    always-in-settings: noun/settings verb/choose|verb/become level/always => event:event/settings:always
    settings-means: verb/mean settings/* status/* noun/settings? noun/status? => condition:settings/$settings outcome:status/$status
    settings-shows-as: noun/settings verb/show|verb/report|verb/appear settings/*@result level/*|grant/* => condition:$3 outcome:settings/$settings
    settings-shows: noun/settings verb/show|verb/report|verb/appear settings/* => outcome:settings/$settings
    choose-level-always: verb/choose +level/always prompt/*@place noun/status? => event:event/requestAlways outcome:prompt/option:Always_Allow
    answer-any: verb/choose prompt/*@place => event:event/answer:any
    count-options: noun/option count/* event/* prompt/*? verb/show|verb/exist|verb/offer|verb/appear? verb/show|verb/exist|verb/offer|verb/appear? => subject:set/options:$event outcome:count/$count kind:count
    count-options-of: noun/option count/* prompt/* verb/show|verb/exist|verb/offer|verb/appear? => subject:set/options:$prompt outcome:count/$count kind:count
    list-options: prompt/* label/* label/* label/*? label/*? noun/option? count/*? verb/show|verb/exist|verb/offer|verb/appear? => subject:set/options:$prompt outcome:$1 outcome:$2 outcome:$3 outcome:$4 kind:enumerates
    list-statuses: set/statuses status/* status/* status/* status/*? status/*? status/*? verb/exist|verb/offer|verb/become? => subject:$0 outcome:$1 outcome:$2 outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    # Observations.
    prompt-text: verb/show|verb/offer|verb/report|verb/declare prompt/* key/* noun/plist? => outcome:usageKey/$key
    prompt-appears: verb/appear|verb/show|verb/ask prompt/* => outcome:prompt/$prompt
    prompt-exists: verb/exist prompt/* => outcome:prompt/$prompt
    callback-status: verb/call|verb/report|verb/deliver|verb/become|verb/grant noun/delegate status/* => outcome:callback/$status
    callback: verb/call|verb/report|verb/deliver|verb/exist|verb/grant noun/delegate noun/delegate? => outcome:callback/any
    prompted: verb/prompted prompt/*? => outcome:prompt/any
    works: verb/work => outcome:effect/any
    ignored: verb/ignore => outcome:effect/none
    nothing: effect/none verb/do? => outcome:effect/none
    effect: effect/any verb/exist? => outcome:effect/any
    service-launches: verb/launch service/* => condition:$1 outcome:delivery/relaunch
    relaunch: verb/launch => outcome:delivery/relaunch
    service-delivers: verb/deliver service/* noun/location? => condition:$1 outcome:delivery/positions
    positions: verb/deliver noun/location => outcome:delivery/positions
    # Sets.
    count: verb/offer|verb/exist|verb/available set/* count/* noun/status? => subject:$1 outcome:count/$count kind:count
    count-of: set/* count/* noun/status? => subject:$0 outcome:count/$count kind:count
    # Names.
    same-service: verb/mean service/* service/* => subject:$1 subject:$2 kind:alias
    # Availability.
    deprecated: verb/deprecated api/*|event/*|key/* => subject:$1 outcome:property/deprecated kind:available
    available: verb/available api/*|event/*|key/*|label/*|session/* => subject:$1 outcome:property/available kind:available
    introduced: verb/introduce +api/*|+event/*|+key/*|+session/* => subject:$1 outcome:property/introduced kind:available
    unavailable: verb/unavailable api/*|event/*|key/*|label/*|session/* => subject:$1 outcome:!property/available kind:available
    needs-version: verb/need +api/*|+event/*|+session/*|+service/* => subject:$1 outcome:property/introduced kind:available
    start-standard: verb/start service/standard-location => event:event/startStandard
    start-changes: verb/start service/significant-change => event:event/startSignificantChange
    start-visits: verb/start service/visits => event:event/startVisits
    start-region: verb/start service/region-monitoring => event:event/startRegion
    start-live: verb/start service/live-updates => event:event/beginLiveUpdates
    use-service: verb/available service/* => condition:$1 outcome:delivery/positions modality:can
    use-location: verb/available noun/location => outcome:delivery/positions modality:can
    not-use-location: verb/unavailable noun/location => outcome:delivery/positions modality:cannot
    # Grants and their ends.
    after-temporary: verb/end grant/temporary verb/become|verb/report status/* noun/status? => condition:grant/temporary event:event/noLongerInUse outcome:status/$status
    into-level-status: verb/become level/* noun/status@result => outcome:level/$level
    into-level: verb/become level/*@result verb/become? noun/status? => outcome:level/$level
    received-ends: grant/*|level/* verb/grant verb/end noun/status? => condition:$0 outcome:lifetime/ends
    received-lasts: grant/*|level/* verb/grant verb/last noun/status? => condition:$0 outcome:lifetime/lasts
    grant-ends: verb/end grant/*|level/* noun/status? => condition:$1 outcome:lifetime/ends
    grant-lasts: verb/last grant/*|level/* noun/status? => condition:$1 outcome:lifetime/lasts
    answer-ends: label/* verb/end noun/status? => event:event/choose:$label outcome:lifetime/ends
    answer-lasts: label/* verb/last noun/status? => event:event/choose:$label outcome:lifetime/lasts
    # States.
    from-status: verb/become status/*@source status/*@result noun/status? => condition:$1 outcome:$2
    leaves-status: verb/become status/*@place status/*@result noun/status? => condition:$1 outcome:$2
    reported-as: grant/*|level/*|label/* verb/report|verb/appear|verb/become status/* noun/status? => condition:$0 outcome:status/$status
    status-occurs: verb/occur status/* => outcome:status/$status
    status-becomes: verb/become|verb/report|verb/stay|verb/show status/* noun/status? => outcome:status/$status
    grant-becomes: verb/become|verb/stay grant/* => outcome:grant/$grant
    level-becomes: verb/become|verb/stay level/* => outcome:level/$level
    request-always-under: verb/ask +level/always@purpose|object|subject level/whenInUse@place noun/status? => condition:level/whenInUse event:event/requestAlways
    request-level: verb/ask +level/whenInUse => event:event/requestWhenInUse
    request-always: verb/ask +level/always => event:event/requestAlways
    call-method: verb/call|verb/ask event/* => event:event/$event
    ask-any: verb/ask => event:event/request:any
    has-level: verb/grant level/* => condition:level/$level
    has-accuracy: verb/grant accuracy/* noun/status? => condition:$1
    has-grant: verb/grant grant/* => condition:grant/$grant
    user-denies: verb/deny => event:event/choose:Don’t_Allow
    is-in: verb/exist phase/*|status/*|grant/*|level/* => condition:$1
    key-exists: verb/exist|verb/declare key/* noun/plist? => condition:key/$key
    key-missing: verb/missing key/* noun/plist? => condition:!key/$key
    ends: verb/end noun/status? => outcome:lifetime/ends
    lasts: verb/last noun/status? => outcome:lifetime/lasts
    """
}
