/// What a sentence may claim by what it mentions alone, for sentences with words that no list
/// holds. A frame must take every thing that is mentioned, so each is one fact and nothing beside it.
extension ClaimFrames {
  static let mentions = """
    # Where something exists.
    there-api: api/*|service/*|key/*|session/*|event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@result verb/available|verb/work? noun/member? => subject:$0 outcome:property/available kind:available needs:scope
    there-label: label/* prompt/*? verb/available? noun/option? => subject:$0 outcome:property/available kind:available needs:scope
    shown-label: label/* prompt/*? noun/option? verb/appear|verb/show|verb/exist|verb/offer => subject:$0 outcome:property/available kind:available needs:place
    there-status: status/*@result phase/foreground|phase/inUse@place|until? noun/status|noun/location? => subject:$0 outcome:property/available kind:available needs:place
    there-level: level/always|grant/provisional|accuracy/reduced@result verb/available|verb/work? => subject:$0 outcome:property/available kind:available needs:scope but:say/only-listed
    introduced: api/*|session/*|service/*|key/*|label/* verb/introduce noun/member? => subject:$0 outcome:property/introduced kind:available needs:scope
    # What a prompt says.
    text-first: prompt/first event/requestAlways|event/requestWhenInUse key/*@result|with|source|place noun/plist|noun/text? noun/text? => condition:grant/none event:$1 outcome:usageKey/$key
    text-second: prompt/second key/*@result|with|source|place noun/plist|noun/text? noun/text? => condition:grant/provisional event:event/secondPromptShown outcome:prompt/second outcome:usageKey/$key
    text-upgrade: prompt/P-UPG key/*@result|with|source|place noun/plist|noun/text? noun/text? => condition:grant/whenInUse condition:!asked/always event:event/requestAlways outcome:prompt/P-UPG outcome:usageKey/$key
    text-to-add: verb/create prompt/any event/requestAlways|event/requestWhenInUse key/* verb/show|verb/appear? =>
    text-request: prompt/any event/requestAlways|event/requestWhenInUse key/*@result|with|source|place verb/show|verb/report|verb/explain|noun/text noun/text|noun/plist? => condition:grant/none event:$1 outcome:usageKey/$key
    text-of-request: event/requestAlways|event/requestWhenInUse key/* verb/show|verb/appear noun/text|noun/plist => condition:grant/none event:$0 outcome:usageKey/$key
    text-there: prompt/any key/*@result|with|source noun/text|noun/plist? => event:event/startStandard outcome:usageKey/$key needs:place
    # What a request needs.
    need-key: event/requestAlways|event/requestWhenInUse key/*@result verb/need? noun/plist|noun/text? => subject:$0 outcome:key/$key kind:requires modality:must
    need-level: service/* level/* verb/need noun/status? => subject:$0 outcome:level/$level kind:requires modality:must
    missing-key: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy !key/* prompt/any noun/plist? => condition:!key/$key event:$0 outcome:$2 may:deny
    missing-key-nothing: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy !key/* effect/none|verb/ignore noun/plist? => condition:!key/$key event:$0 outcome:effect/none
    absent-key: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy verb/missing key/* prompt/any noun/plist? => condition:!key/$key event:$0 outcome:$3 may:deny
    absent-key-nothing: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy verb/missing key/* effect/none|verb/ignore noun/plist? => condition:!key/$key event:$0 outcome:effect/none
    # What an answer leads to.
    option-second: prompt/second label/* => condition:showing/P-PROV outcome:prompt/option:$label
    options-direct: event/requestAlways label/Allow_Once label/* label/*? prompt/any? noun/option? => event:event/requestAlways outcome:prompt/option:$label
    options-temporary: grant/temporary event/requestAlways label/* label/*? prompt/any? noun/option? => condition:$0 event:$1 outcome:prompt/option:$label
    label-second: label/* event/requestAlways prompt/second@result => event:$1 event:event/choose:$label outcome:$2
    label-callback-second: label/* prompt/second noun/delegate status/* verb/call? noun/status? => condition:showing/P-PROV event:event/choose:$label outcome:callback/$status
    answer-heard-second: noun/delegate label/* prompt/second verb/call => condition:showing/P-PROV event:event/choose:$label outcome:callback/any may:deny
    label-callback-upgrade: label/* prompt/P-UPG noun/delegate status/* verb/call? noun/status? => condition:showing/P-UPG event:event/choose:$label outcome:callback/$status
    answer-heard-upgrade: noun/delegate label/* prompt/P-UPG verb/call => condition:showing/P-UPG event:event/choose:$label outcome:callback/any may:deny
    label-callback-reminder: label/* prompt/P-REM noun/delegate status/* verb/call? noun/status? => condition:showing/P-REM event:event/choose:$label outcome:callback/$status
    answer-heard-reminder: noun/delegate label/* prompt/P-REM verb/call => condition:showing/P-REM event:event/choose:$label outcome:callback/any may:deny
    label-callback: label/* prompt/*? noun/delegate status/* noun/status? => event:event/choose:$label outcome:callback/$status
    label-means: status/* label/* prompt/*? verb/mean noun/settings? => event:event/choose:$label outcome:status/$status
    label-move: label/* prompt/*? status/* status/*@result noun/status? => condition:$2 event:event/choose:$label outcome:$3
    label-status: label/* prompt/*? event/requestAlways|event/requestWhenInUse? status/*@result|with noun/status? => event:event/choose:$label outcome:status/$status
    grant-and-label: grant/provisional label/Allow_Once verb/appear|verb/report|verb/offer fn/every? =>
    label-grant: label/* prompt/*? grant/*|level/*@result noun/status? => event:event/choose:$label outcome:$2
    settings-move: event/settings:never|event/settings:askNextTime|event/settings:whileUsing|event/settings:always|event/settings:preciseOff status/* status/*@result noun/status? noun/settings? => condition:$1 event:$0 outcome:$2
    settings-status: event/settings:never|event/settings:askNextTime|event/settings:whileUsing|event/settings:always|event/settings:preciseOff status/*@result noun/status? noun/settings? => event:$0 outcome:status/$status
    # What is reported.
    grant-status: grant/* status/*@result noun/status? => condition:$0 outcome:status/$status
    grant-settings: grant/* noun/settings settings/*@result noun/status? => condition:$0 outcome:settings/$settings
    provisional-row: grant/provisional noun/settings level/always@result verb/show|verb/report|verb/appear? => condition:grant/provisional outcome:settings/always
    # What ends, and what the delegate hears.
    grant-ends: grant/temporary|grant/provisional verb/end event/noLongerInUse|event/terminate|event/reboot|event/leaveForeground|event/lockDevice => condition:$0 event:$2 outcome:lifetime/ends may:deny
    grant-lasts: grant/temporary|grant/provisional verb/last|verb/stay event/noLongerInUse|event/terminate|event/reboot|event/leaveForeground|event/relaunch:byUser => condition:$0 event:$2 outcome:lifetime/lasts may:deny
    answer-heard: noun/delegate label/* prompt/*? verb/call => event:event/choose:$label outcome:callback/any may:deny
    change-heard: noun/delegate event/settings:preciseOff|event/settings:preciseOn|event/settings:never|event/settings:always|event/settings:whileUsing|event/createManager verb/call noun/settings? => event:$1 outcome:callback/any may:deny
    # What asking leads to.
    call-later: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy phase/background verb/hold? event/enterForeground|event/relaunch:byUser prompt/any => condition:$1 event:$0 event:$3 outcome:$4
    call-for-behind: event/requestAlways|event/requestWhenInUse phase/background noun/location verb/need? prompt/any|prompt/first =>
    call-prompt: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy|event/startStandard|event/beginLiveUpdates|event/createServiceSession:whenInUse|event/createServiceSession:always status/*|grant/*? level/*@place|until? phase/*? accuracy/*? prompt/any|prompt/P-UPG|prompt/first|prompt/second@result verb/suffice? noun/status? => condition:$1 condition:$2 condition:$3 condition:$4 event:$0 outcome:$5 may:deny
    call-denied: event/requestAlways|event/requestWhenInUse verb/deny prompt/any|prompt/P-UPG => condition:grant/denied event:$0 outcome:$2
    session-always: session/service:always verb/create verb/deny? phase/*? status/*? label/*? prompt/any|prompt/P-UPG@result => condition:$3 condition:$4 event:event/createServiceSession:always outcome:$6 may:deny
    session-in-use: session/service:whenInUse verb/create phase/*? status/*? prompt/any@result => condition:$2 condition:$3 event:event/createServiceSession:whenInUse outcome:$4 may:deny
    call-nothing: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy status/*|grant/*|level/*? phase/*? effect/none|verb/ignore@result noun/status? => condition:$1 condition:$2 event:$0 outcome:effect/none
    call-level: event/requestAlways|event/requestWhenInUse status/* level/*|grant/*@result => condition:$1 event:$0 outcome:$2
    live-prompt: service/live-updates|service/condition-monitoring status/*@place|until? prompt/any@result verb/start|verb/iterate => condition:$1 event:event/beginLiveUpdates outcome:$2 may:deny
    start-prompt: service/standard-location|service/significant-change|service/visits|service/region-monitoring|service/beacon-ranging|service/heading status/*@place|until? prompt/any@result verb/suffice? => condition:$1 condition:$0 event:event/start:any outcome:$2 may:deny
    create-background: session/background phase/background verb/create|verb/start effect/any? => condition:$1 event:event/createBackgroundSession outcome:effect/any may:deny
    # What is delivered, and what launches.
    launch-service: service/* level/*|grant/*? verb/launch@result process/terminated|phase/terminated? phase/background? noun/location? => condition:$0 condition:$1 outcome:delivery/relaunch may:deny but:event/createManager but:thing/fresh-manager
    launch-terminated: service/* level/*|grant/*? process/terminated|phase/terminated verb/start|verb/launch|verb/call phase/background? noun/location? => condition:$0 condition:$1 outcome:delivery/relaunch may:deny
    launch-level: level/* verb/launch@result process/terminated|phase/terminated? noun/location? => condition:$0 outcome:delivery/relaunch needs:place
    background-service: service/* level/*|grant/* phase/background|phase/notInUse noun/location? => condition:$0 condition:$1 condition:$2 outcome:delivery/positions may:deny
    level-service: service/* level/* verb/suffice|verb/work? noun/location? noun/status? => condition:level/$level condition:$0 outcome:delivery/positions modality:can
    accuracy-service: service/* accuracy/* verb/work|verb/available? noun/location? => condition:$1 condition:$0 outcome:delivery/positions may:deny
    # How many.
    count-options: noun/option count/* prompt/P-UPG|prompt/second|prompt/first => subject:set/options:$prompt outcome:count/$count kind:count
    # What acts, switches and answers lead to.
    switch-status: event/settings:globalOff|event/settings:globalOn|event/settings:preciseOn|event/resetLocationAndPrivacy status/*@result noun/status? noun/settings? => event:$0 outcome:status/$status
    act-status: event/reboot|event/reinstall|event/relaunch:byUser|event/terminate:byUser status/*|grant/*? status/*@result noun/status? => condition:$1 event:$0 outcome:$2
    denied-prompt: status/denied|status/restricted prompt/any|prompt/first@result event/request:any? => condition:$0 event:event/request:any outcome:$1 may:deny
    button-level: event/tapLocationButton level/always|grant/always|grant/provisional@result noun/status? => event:$0 outcome:$1
    precise-service: event/settings:preciseOff service/region-monitoring|service/beacon-ranging|service/condition-monitoring verb/work|verb/available|verb/deliver|verb/last|verb/stay noun/location? => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    missing-crash: event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy key/* verb/missing verb/crash noun/plist? => condition:!key/$key event:$0 outcome:delivery/crash
    provisional-launch: grant/provisional service/*? verb/launch@result process/terminated|phase/terminated? noun/location? => condition:$0 condition:$1 outcome:delivery/relaunch
    clip-level: level/always|grant/always|grant/provisional verb/grant noun/status? => subject:$0 outcome:property/available kind:available needs:scope
    """
}
