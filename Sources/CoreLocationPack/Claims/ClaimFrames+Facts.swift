/// Single facts that a sentence may get wrong, whatever its syntax: how many, how long, by which
/// level or accuracy, and what there is none of. They are read as `mentions` are.
extension ClaimFrames {
  static let facts = """
    # What time alone brings about.
    elapse-becomes: grant/provisional|grant/whenInUse|grant/always|grant/denied|status/denied event/elapse|hours/*|days/* verb/pass? grant/always|grant/none|grant/denied|status/notDetermined|status/denied|level/always|status/authorizedWhenInUse|level/whenInUse@result verb/end? noun/status? => condition:$0 event:event/nextMorning outcome:$3
    elapse-ends: grant/provisional|grant/whenInUse|grant/always event/elapse|hours/*|days/* verb/pass? verb/end noun/status? => condition:$0 event:event/nextMorning outcome:lifetime/ends may:deny
    elapse-lifts: grant/denied|status/denied|label/Don’t_Allow event/elapse|hours/*|days/* verb/pass? verb/end noun/status? => condition:grant/denied event:event/nextMorning outcome:!status/denied
    elapse-asks: grant/denied|status/denied|label/Don’t_Allow event/elapse|hours/*|days/*|minutes/* verb/pass? verb/prompted|prompt/any@result => condition:grant/denied event:event/nextMorning event:event/request:any outcome:prompt/any
    # How often, how many, how far.
    times-upgrade: prompt/P-UPG times/*@result noun/limit? level/always? verb/show|verb/appear? => subject:set/prompts:P-UPG outcome:count/$times kind:count
    times-second: prompt/second times/*@result grant/provisional? noun/limit? => subject:set/prompts:P-PROV outcome:count/$times kind:count
    times-denied: grant/denied|status/denied|label/Don’t_Allow|verb/deny event/request:any|event/requestWhenInUse|event/requestAlways|prompt/any|verb/prompted times/*@result prompt/any? noun/limit? => condition:grant/denied event:event/request:any outcome:prompt/any
    limit-regions: noun/limit service/region-monitoring items/*@result service/region-monitoring? => subject:set/regions outcome:count/$items kind:count
    limit-conditions: noun/limit service/condition-monitoring|set/conditions items/*@result api/CLMonitor? => subject:set/conditions outcome:count/$items kind:count
    limit-held: grant/provisional? noun/held items/*@result noun/limit? => subject:set/items:held outcome:count/$items kind:count
    count-cases: set/cases:CLServiceSession.AuthorizationRequirement|set/cases:CLServiceSession.Diagnostic|set/statuses items/*@result session/service:any? verb/choose? noun/member? noun/status? noun/diagnostic? => subject:$0 outcome:count/$items kind:count
    number-cases: set/cases:CLServiceSession.AuthorizationRequirement|set/cases:CLServiceSession.Diagnostic count/2|count/3|count/4|count/5|count/6|count/7@result session/service:any? verb/choose? noun/member? noun/status? noun/diagnostic? => subject:$0 outcome:count/$count kind:count
    rate-reduced: accuracy/reduced hours/1 times/* verb/compute? noun/location? => subject:set/rate:reduced outcome:count/$times kind:count
    minutes-reduced: accuracy/reduced service/live-updates|noun/location minutes/*@result minutes/*? noun/interval? noun/location? verb/compute? => subject:set/minutes:reduced outcome:count/$minutes kind:count
    seconds-reduced: accuracy/reduced service/live-updates|noun/location seconds/*@result seconds/*? noun/interval? noun/location? verb/compute? => subject:set/seconds:reduced outcome:count/$seconds kind:count
    meters-reduced: accuracy/reduced meters/*@result noun/location? noun/interval? => subject:set/meters:reduced outcome:count/$meters kind:count
    kilometers-reduced: accuracy/reduced kilometers/*@result kilometers/*? noun/location? noun/interval? => subject:set/kilometers:reduced outcome:count/$kilometers kind:count
    meters-significant: service/significant-change meters/*@result noun/interval? noun/location? => subject:set/meters:significant outcome:count/$meters kind:count
    minutes-significant: service/significant-change minutes/*@result noun/interval? noun/location? => subject:set/minutes:significant outcome:count/$minutes kind:count
    limit-monitor: noun/limit service/condition-monitoring noun/condition items/*@result verb/declare? => subject:set/conditions outcome:count/$items kind:count
    # What there is none of.
    session-revived: session/service:any verb/end|event/invalidateServiceSession verb/turn-on@result => subject:absent/session-revival outcome:property/exists kind:exists
    tells-provisional: grant/provisional@result|place verb/know|verb/distinguish|verb/report noun/member verb/exist|verb/offer|verb/introduce|verb/use? noun/delegate? noun/status? => subject:absent/provisional-flag outcome:property/exists kind:exists
    knows-provisional: grant/provisional@result|place grant/always? verb/distinguish|verb/know noun/status|noun/delegate|api/CLLocationManager.authorizationStatus => subject:absent/provisional-flag outcome:property/exists kind:exists
    tells-temporary: grant/temporary|label/Allow_Once@result|place verb/know|verb/distinguish|verb/report noun/member verb/exist|verb/offer|verb/introduce|verb/use? noun/status? => subject:absent/temporary-flag outcome:property/exists kind:exists
    knows-temporary: grant/temporary@result|place grant/whenInUse? verb/distinguish|verb/know noun/status|noun/delegate|api/CLLocationManager.authorizationStatus => subject:absent/temporary-flag outcome:property/exists kind:exists
    tells-prompt: prompt/any@result verb/close|verb/appear|verb/show verb/report|verb/know noun/delegate|noun/member@result verb/exist|verb/offer|verb/introduce? => subject:absent/prompt-callback outcome:property/exists kind:exists
    forced-upgrade: prompt/P-UPG@result noun/member|noun/status@result verb/show|verb/appear verb/exist|verb/offer|verb/introduce? => subject:absent/forced-prompt outcome:property/exists kind:exists
    held-queue: grant/provisional? noun/held|noun/event verb/pile verb/deliver? label/Change_to_Always_Allow? noun/location? => subject:absent/held-queue outcome:property/exists kind:exists
    held-queue-provisional: grant/provisional verb/pile noun/held|noun/event verb/deliver|verb/agree? => subject:absent/held-queue outcome:property/exists kind:exists
    widget-prompts: thing/widget@result prompt/any@result verb/show|verb/appear? => subject:absent/widget-prompt outcome:property/exists kind:exists
    widget-asks: thing/widget@result event/request:any|verb/prompted@result => subject:absent/widget-prompt outcome:property/exists kind:exists
    hidden-indicator: level/whenInUse term/background-location-indicator@result verb/hide api/CLLocationManager.showsBackgroundLocationIndicator? noun/false? noun/status? => subject:absent/hidden-indicator outcome:property/exists kind:exists
    session-indicator: session/background term/background-location-indicator@result verb/hide => subject:absent/hidden-indicator outcome:property/exists kind:exists
    refused-accuracy: accuracy/reduced@result verb/refuse-setting noun/settings? => subject:absent/accuracy-refusal outcome:property/exists kind:exists
    implicit-always: thing/implicit level/always|event/requestAlways@result verb/ask|verb/prompted|verb/use? => subject:absent/implicit-always outcome:property/exists kind:exists
    implicit-asks: thing/implicit level/always|event/requestAlways|event/request:any@result event/request:any|event/requestAlways|verb/ask|verb/prompted level/always? => subject:absent/implicit-always outcome:property/exists kind:exists
    push-level: service/location-push level/whenInUse verb/suffice|verb/enough|verb/available|verb/use|verb/become|verb/work? noun/status? => subject:service/location-push outcome:level/always kind:requires modality:needNot
    notification-level: service/location-notification level/always verb/need noun/status? verb/declare? api/UNLocationNotificationTrigger? => subject:service/location-notification outcome:level/always kind:requires modality:must
    # Errors.
    error-code: status/denied|grant/denied|verb/deny|label/Don’t_Allow event/start:any|event/startStandard|verb/start noun/service? noun/completion? noun/status? api/CLError.Code.locationUnknown|api/CLError.Code.network|api/CLError.Code.regionMonitoringDenied|api/CLError.Code.historicalLocationError@result => condition:grant/denied event:event/start:any outcome:delivery/error:$api
    # Completion of a request for temporary full accuracy.
    accuracy-refused: event/requestTemporaryFullAccuracy|prompt/P-ACC|accuracy/temporary verb/deny|label/Don’t_Allow completion/*@result noun/completion? => condition:accuracy/reduced event:event/requestTemporaryFullAccuracy event:event/choose:Decline outcome:completion/$completion
    accuracy-agreed: event/requestTemporaryFullAccuracy|prompt/P-ACC|accuracy/temporary verb/agree|event/answer:allow completion/*@result noun/completion? => condition:accuracy/reduced event:event/requestTemporaryFullAccuracy event:event/choose:Agree_Once outcome:completion/$completion
    accuracy-full: event/requestTemporaryFullAccuracy accuracy/full completion/*@result noun/completion? noun/accuracy? => condition:accuracy/full event:event/requestTemporaryFullAccuracy outcome:completion/$completion
    accuracy-background: event/requestTemporaryFullAccuracy phase/background completion/*@result noun/completion? => condition:phase/background event:event/requestTemporaryFullAccuracy outcome:completion/$completion
    accuracy-status: accuracy/temporary event/noLongerInUse|event/requestTemporaryFullAccuracy|verb/agree|verb/end status/notDetermined|status/denied@result noun/status? noun/accuracy? => condition:accuracy/temporary condition:grant/lasting event:event/noLongerInUse outcome:$2
    # By which level or accuracy a service works, and where.
    service-there: service/* level/*|accuracy/*|grant/*? verb/available|verb/use|verb/work|verb/start|verb/deliver noun/location? noun/status? noun/service? => condition:$1 condition:$0 outcome:delivery/positions modality:can needs:scope
    service-not-there: service/* level/*|accuracy/*|grant/* verb/unavailable|verb/not-work noun/location? noun/status? noun/service? => condition:$1 condition:$0 outcome:delivery/positions modality:cannot
    service-offered: service/* verb/offer|verb/available|verb/work|verb/use|verb/exist noun/service? => condition:$0 outcome:delivery/positions needs:scope
    need-accuracy: service/* accuracy/* verb/need noun/status? => subject:$0 outcome:accuracy/$accuracy kind:requires modality:must
    need-level-of-call: event/start:any|event/startStandard|event/startVisits|event/startRegion|event/startSignificantChange|event/requestAlways level/* verb/need noun/status? => subject:$0 outcome:level/$level kind:requires modality:must
    need-level-to-launch: level/* verb/need verb/launch noun/status? service/*? => condition:$4 condition:!$0 outcome:!delivery/relaunch
    terminated-service: level/always|grant/always service/standard-location|service/heading|service/beacon-ranging phase/terminated|event/terminate|event/terminate:byUser? verb/launch noun/location? => condition:level/always condition:$1 outcome:delivery/relaunch
    terminated-start: level/always|grant/always event/startStandard|api/CLLocationManager.startUpdatingLocation() phase/terminated|event/terminate|event/terminate:byUser? verb/launch noun/location? => condition:level/always condition:service/standard-location outcome:delivery/relaunch
    # Prompts and answers.
    reminder-answer: prompt/P-REM label/Keep_Only_While_Using|label/Change_to_Only_While_Using|level/whenInUse|settings/whileUsing verb/choose|verb/become? status/*@result noun/status? => condition:showing/P-REM event:event/choose:Change_to_Only_While_Using outcome:status/$status
    button-level: event/tapLocationButton level/always|grant/always|grant/provisional|grant/whenInUse|status/authorizedAlways|status/denied@result noun/status? verb/agree|event/answer:allow? => event:event/tapLocationButton outcome:$1
    button-lasts: event/tapLocationButton verb/last|verb/stay noun/status? event/noLongerInUse|event/terminate|event/reboot|phase/notInUse? => event:event/tapLocationButton event:event/noLongerInUse outcome:lifetime/lasts
    temporary-lasts: grant/temporary phase/notInUse verb/last|verb/stay noun/status? => condition:grant/temporary event:event/noLongerInUse outcome:lifetime/lasts may:deny
    delegate-first: noun/delegate event/createManager verb/call|verb/report|verb/deliver => event:event/createManager outcome:callback/any may:deny
    off-loses: event/settings:globalOn noun/status|grant/*|level/* verb/end => condition:grant/authorized event:event/settings:globalOff event:event/settings:globalOn outcome:status/notDetermined
    # What follows from circumstances that are told, whatever they are.
    any-status: status/*@result verb/end? noun/status? noun/delegate? => outcome:status/$status needs:circumstances
    any-grant: grant/always|grant/provisional|grant/denied|grant/none@result verb/become|verb/grant noun/status? => outcome:$0 needs:circumstances
    any-level: level/always@result verb/become|verb/grant noun/status? => outcome:$0 needs:circumstances
    row-chosen: verb/choose|verb/become|verb/assign noun/settings settings/*@result noun/option? =>
    any-row: noun/settings settings/*@result noun/option? => outcome:settings/$settings needs:circumstances
    any-prompt: prompt/any|prompt/first|prompt/P-UPG|prompt/second|prompt/P-REM@result verb/appear|verb/show => outcome:$0 may:deny needs:circumstances
    any-asking: verb/prompted@result prompt/any? => event:event/request:any outcome:prompt/any may:deny needs:circumstances
    any-callback: noun/delegate@result verb/call|verb/deliver => outcome:callback/any may:deny needs:circumstances
    any-callback-status: noun/delegate@result status/*@result verb/call|verb/deliver|verb/report noun/status? => outcome:callback/$status needs:circumstances
    any-nothing: effect/none|verb/ignore@result event/request:any|event/requestAlways|event/requestWhenInUse? => event:$1 outcome:effect/none needs:circumstances
    any-delivery: service/*? noun/location@result verb/deliver => condition:$0 outcome:delivery/positions may:deny needs:circumstances
    any-launch: verb/launch@result => outcome:delivery/relaunch may:deny needs:circumstances
    any-end: grant/*? verb/end@result noun/status? => condition:$0 outcome:lifetime/ends may:deny needs:circumstances
    any-last: grant/*? verb/last|verb/stay@result noun/status? => condition:$0 outcome:lifetime/lasts may:deny needs:circumstances
    any-diagnostic: diagnostic/*@result noun/diagnostic? => outcome:diagnostic/$diagnostic needs:circumstances
    any-completion: completion/*@result noun/completion? => outcome:completion/$completion needs:circumstances
    any-crash: verb/crash@result => outcome:delivery/crash needs:circumstances
    any-option: prompt/*@result label/*@result verb/exist|verb/offer|verb/show|verb/choose noun/option? => outcome:prompt/option:$label may:deny needs:circumstances
    any-key: prompt/*@result key/*@result noun/text|noun/plist? verb/use|verb/show? => outcome:prompt/$prompt outcome:usageKey/$key needs:circumstances
    """
}
