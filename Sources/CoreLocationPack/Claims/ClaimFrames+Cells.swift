extension ClaimFrames {
  /// How a cell combines with the name of its row (`key`), the title of its column (`title`), the
  /// title of the first column (`lead`) and what stands above the table (`topic`). The first frame
  /// that takes the cell says what it claims.
  static let cells = """
    # In which prompt a button stands, which is none that appears once it is tapped.
    which-prompt: noun/asked-in@title|key label/*@key|title prompt/*|noun/remark@cell status/*@key|title? => subject:$1 outcome:property/untold:asked-in kind:exists

    \(cellsOfRows)
    \(cellsOfTimes)

    # When a prompt appears.
    appears: prompt/*|event/*@key verb/appear@title appears/*@cell appears/*@cell? => subject:$0 outcome:property/appears:$2 outcome:property/appears:$3 kind:exists

    # Which call does what.
    task-use: noun/member@title verb/ask@key level/whenInUse@key event/*@cell => subject:event/requestWhenInUse subject:$3 kind:alias
    task-always: noun/member@title verb/ask@key level/always@key event/*@cell => subject:event/requestAlways subject:$3 kind:alias
    task: noun/member@title event/*@key event/*@cell => subject:$1 subject:$2 kind:alias

    # What takes the place of what; of names that are not listed here the facts tell none.
    successor-key: noun/successor@title key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription@key key/*@cell => subject:$1 outcome:property/name-followed-by:$2 kind:exists
    successor-member: noun/successor@title api/CLAuthorizationStatus.authorized|api/CLLocationUpdate.isStationary|api/CLLocationManager.authorizationStatus()|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)@key api/*|status/*|diagnostic/*@cell noun/instance-property|noun/member@cell? => subject:$1 outcome:property/name-followed-by:$2 kind:exists
    successor-in-general: noun/successor@title noun/member|api/*@cell? noun/instance-property|noun/member@cell => subject:$0 outcome:property/untold:kind kind:exists
    successor: noun/successor@title api/*|key/*@key api/*|key/*@cell => subject:$1 outcome:property/successor:$2 kind:exists

    # Raw values.
    raw-value: noun/raw@title status/*@key count/*@cell => subject:set/raw:$status outcome:count/$count kind:count
    raw-value-of-provisional: noun/raw@title grant/provisional@key count/*@cell => subject:set/raw:authorizedAlways outcome:count/$count kind:count
    raw-value-of-temporary: noun/raw@title grant/temporary@key count/*@cell => subject:set/raw:authorizedWhenInUse outcome:count/$count kind:count
    raw-value-of: noun/raw@lead count/*@key status/*@cell => subject:set/raw:$status outcome:count/$count kind:count

    raw-value-of-always: noun/raw@lead count/*@key level/always@cell => subject:set/raw:authorizedAlways outcome:count/$count kind:count
    raw-value-of-use: noun/raw@lead count/*@key level/whenInUse@cell => subject:set/raw:authorizedWhenInUse outcome:count/$count kind:count
    cases-count: noun/raw@title set/accuracies|set/statuses@key count/*@cell => subject:$1 outcome:count/$count kind:count
    limit-number: noun/raw|noun/limit|noun/member@title|lead|key api/CLMonitor|service/condition-monitoring|service/region-monitoring|thing/region|set/conditions|set/regions|noun/condition@key noun/limit|noun/condition|noun/event|set/conditions|set/regions|verb/declare|api/CLMonitor|service/condition-monitoring@key count/*@cell => subject:$1 outcome:property/limit-number:$count kind:exists
    limit-any: noun/raw|noun/limit|noun/member@title|lead|key api/CLMonitor|service/condition-monitoring|service/region-monitoring|thing/region|set/conditions|set/regions|noun/condition@key noun/limit|noun/condition|noun/event|set/conditions|set/regions|verb/declare@key? thing/any-number@cell => subject:$1 outcome:property/limit-number:any kind:exists
    options-in-row: noun/option@key set/*@key count/*@cell => subject:$1 outcome:count/$count kind:count
    raw-value-of-case: noun/raw@title api/*@key count/*@cell => subject:set/raw:$api outcome:count/$count kind:count

    # What belongs to what, and what things are and do.
    starts: service/*@key|title noun/starter@key|title api/*|event/*@cell => subject:$0 outcome:property/starts:$2 kind:exists
    hears: service/*|api/CLLocationManager.*|api/CLError.*@key|title noun/receiver|noun/delegate@key|title api/CLLocationManagerDelegate.*@cell => subject:$0 outcome:property/hears:$2 kind:exists
    completes: completion/promptDeclined|api/CLError.Code.*|api/CLLocationPushServiceError.*@key|title noun/receiver@key|title noun/completion@cell event/*|api/*@cell => subject:$0 outcome:property/completes:$3 kind:exists
    checks: service/*|term/location-services@key|title noun/check@key|title api/*@cell => subject:$0 outcome:property/checks:$2 kind:exists
    after-launch: service/*|api/*@key|title noun/after-launch@key|title afterLaunch/*@cell afterLaunch/*@cell? => subject:$0 outcome:property/afterLaunch:$afterLaunch kind:exists
    kind: api/*@key|title noun/kind|noun/starter@key|title kind/*@cell => subject:$0 outcome:property/kind:$kind kind:exists
    framework: api/LocationButton|api/CLLocationButton@key|title kind/*@cell => subject:$0 outcome:property/kind:$kind kind:exists
    situation: diagnostic/*|status/*|completion/*|api/*@key|title situation/*@cell situation/*@cell? situation/*@cell? => subject:$0 outcome:property/situation:$1 outcome:property/situation:$2 outcome:property/situation:$3 kind:exists
    situation-state: diagnostic/*|status/*|api/*@key noun/situation|verb/mean@title device/*|accuracy/*|phase/*|status/*@cell device/*|accuracy/*@cell? => subject:$0 outcome:property/situation:$2 outcome:property/situation:$3 kind:exists
    flag-in-situation: situation/*@key diagnostic/*|api/*@title truth/yes@cell => subject:$1 outcome:property/situation:$situation kind:exists
    situation-of-flag: situation/*@key diagnostic/*|api/CLMonitor.Event.*|api/CLLocationUpdate.*|api/CLServiceSession.Diagnostic.*|api/CLError.Code.*@cell => subject:$1 outcome:property/situation:$situation kind:exists
    brings: api/CLLocationManagerDelegate.*@key|title brings/*@cell => subject:$0 outcome:property/brings:$brings kind:exists
    brings-service: api/CLLocationManagerDelegate.*@key verb/report@title service/visits|service/heading@cell => subject:$0 outcome:property/brings:$service kind:exists
    brings-positions: api/CLLocationManagerDelegate.*@key verb/report@title noun/location@cell => subject:$0 outcome:property/brings:positions kind:exists
    brings-errors: api/CLLocationManagerDelegate.*@key verb/report@title noun/completion@cell => subject:$0 outcome:property/brings:errors kind:exists
    brings-status: api/CLLocationManagerDelegate.*@key verb/report@title noun/status@cell => subject:$0 outcome:property/brings:status kind:exists
    does: api/*@key does/*@cell does/*@cell? => subject:$0 outcome:property/does:$1 outcome:property/does:$2 kind:exists
    key-effect: key/*@key keyEffect/*@cell keyEffect/*@cell? => subject:$0 outcome:property/keyEffect:$1 outcome:property/keyEffect:$2 kind:exists
    gives: service/*|api/*@key|title gives/*@cell gives/*@cell? => subject:$0 outcome:property/gives:$1 outcome:property/gives:$2 kind:exists

    # Which types have a flag, and which levels a platform knows.
    flag-holder: noun/holder|noun/type|noun/member|noun/kind@title diagnostic/*@key holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell? holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell? holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell? => subject:$1 outcome:property/flag-holder:$2 outcome:property/flag-holder:$3 outcome:property/flag-holder:$4 outcome:property/flag-holder:$5 kind:exists
    flag-holder-of-name: noun/holder|noun/type|noun/member|noun/kind@title api/CLMonitor.Event.*|api/CLLocationUpdate.*|api/CLServiceSession.Diagnostic.*@key holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell holder/*|api/CLServiceSession|api/CLServiceSession.Diagnostic|session/service:any|session/background|api/CLBackgroundActivitySession|api/CLBackgroundActivitySession.Diagnostic|service/live-updates|api/CLLocationUpdate|api/CLMonitor|api/CLMonitor.Event|service/condition-monitoring|service/standard-location@cell? => subject:$1 outcome:property/flag-holder:$2 outcome:property/flag-holder:$3 kind:exists
    levels-of-place: noun/levels@title level/whenInUse@cell level/always@cell => outcome:level/always kind:can modality:can
    two-levels-of-place: noun/levels@title thing/two-levels|level/either@cell => outcome:level/always kind:can modality:can
    level-of-place: noun/levels@title level/*@cell => outcome:$1 kind:can modality:can
    error-situation: delivery/error@key situation/*@cell situation/*@cell? => subject:$0 outcome:property/error-situation:$1 outcome:property/error-situation:$2 kind:exists
    error-number: noun/raw@title|lead api/CLError.Code.*|delivery/error|completion/promptDeclined@key count/*@cell => subject:$1 outcome:property/error-number:$count kind:exists
    settings-changed: settings/*@key change/arrow@key settings/*@key noun/settings@key => condition:settings/$0 event:event/settings:$2
    settings-named: noun/settings@key settings/*@key => event:event/settings:$settings

    # Which level the push extension works under, and who is restricted.
    push-in-use: service/location-push@key|title verb/use|verb/deliver|verb/report|verb/work@key? level/whenInUse@title|key truth/yes@cell => subject:service/location-push outcome:property/push-level:enough kind:exists
    push-needs-use: verb/need|noun/level|noun/levels@title|lead service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:)@key level/whenInUse|level/either|thing/two-levels@cell level/always@cell? => subject:service/location-push outcome:property/push-level:enough kind:exists
    restricted-refused: status/restricted|diagnostic/authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted@key verb/deny|label/Don’t_Allow@cell verb/choose|noun/settings|noun/location|noun/status@cell? noun/settings|noun/location|noun/status@cell? => subject:status/restricted outcome:property/restricted-by:refusal kind:exists

    # What is the case under no such status.
    provisional-in-use: status/authorizedAlways@key grant/provisional@key none/inUseOnly@cell =>
    always-in-use-only: status/authorizedAlways@key none/inUseOnly@cell => subject:$0 outcome:property/status-no-such-case:inUseOnly kind:exists
    status-of-granted: verb/mean|noun/remark|noun/situation@title status/notDetermined|status/denied|status/restricted@key none/granted@cell => subject:$1 outcome:property/status-no-such-case:granted kind:exists
    status-of-refused: verb/mean|noun/remark|noun/situation@title status/notDetermined@key verb/deny|label/Don’t_Allow@cell noun/status|noun/location|verb/choose@cell? => subject:$1 outcome:property/status-no-such-case:refused kind:exists

    # Types of values.
    value-type-of-key: noun/member@title key/*@key noun/plist@key? type/*@cell => subject:$1 outcome:property/type:$type kind:exists
    value-type: noun/type@title key/*@key noun/plist@key? type/*@cell => subject:$1 outcome:property/type:$type kind:exists

    # What a session needs, which its row makes.
    session-use-needs-key: verb/need|noun/plist@title|lead|topic session/service:whenInUse@key key/*@cell key/*@cell? => subject:event/createServiceSession:whenInUse outcome:$2 outcome:$3 kind:requires modality:must
    session-always-needs-key: verb/need|noun/plist@title|lead|topic session/service:always@key key/*@cell key/*@cell? => subject:event/createServiceSession:always outcome:$2 outcome:$3 kind:requires modality:must

    # What rows name: a grant that is held, an answer to a prompt, a row of Settings, a missing key.
    served-until-use: grant/provisional@key effect/any|noun/remark|verb/mean|noun/thing|noun/right@title until/outOfUse@cell =>
    # What is delivered where nothing may be, and what may be asked for after one choice for once.
    nothing-in-state: service/*@title status/denied|status/restricted|status/notDetermined|accuracy/*|device/servicesOff@key effect/none@cell verb/deliver@cell => condition:$0 condition:$1 outcome:!delivery/positions
    delivered-in-state: service/*@title status/denied|status/restricted|status/notDetermined|accuracy/*|device/servicesOff@key verb/deliver@cell => condition:$0 condition:$1 outcome:delivery/positions
    once-later: label/Allow_Once@key noun/always-later@title truth/yes|verb/available|verb/work@cell => subject:$0 outcome:property/once-always-later:askable kind:exists
    # What was before an event that the row does not tell holds no longer.
    before-called: noun/before@lead +status/*@key event/*@key => condition:status/$status event:event/$event
    before-answered: noun/before@lead +status/*@key label/*@key => condition:status/$status event:event/choose:$label
    before-set: noun/before@lead +status/*@key noun/settings@key settings/*@key => condition:status/$status event:event/settings:$settings
    before-level-called: noun/before@lead level/*@key event/*@key => condition:level/$level event:event/$event
    before-level-answered: noun/before@lead level/*@key prompt/P-UPG@key label/*@key => condition:showing/P-UPG event:event/choose:$label
    before-grant-answered: noun/before@lead grant/provisional@key prompt/second|prompt/P-PROV@key label/*@key => condition:showing/P-PROV event:event/choose:$label
    before-grant-called: noun/before@lead grant/*@key event/*@key => condition:grant/$grant event:event/$event
    before-level-set: noun/before@lead level/*@key noun/settings@key settings/*@key => condition:level/$level event:event/settings:$settings
    before-made-always: noun/before@lead +status/*@key session/service:always@key => condition:status/$status event:event/createServiceSession:always
    before-made-use: noun/before@lead +status/*@key session/service:whenInUse@key => condition:status/$status event:event/createServiceSession:whenInUse
    before-alone: noun/before@lead +status/*|level/*|grant/*@key =>
    accuracy-after-end: noun/status-after@title|key accuracy/*@key|title verb/stay@cell? accuracy/*@cell => subject:$1 outcome:property/untold:after kind:exists
    held-grant-turned: noun/status-after@key grant/*@title status/*@cell => subject:$1 outcome:property/untold:after kind:exists
    held-grant-after: noun/status-after@title noun/status@lead grant/*@key status/*@cell => subject:$2 outcome:property/untold:after kind:exists
    held-grant: noun/status@lead grant/*@key => condition:grant/$grant
    held-status: noun/status@lead +status/*@key => condition:status/$status
    held-level: noun/status@lead level/*@key => condition:level/$level
    entered-once: label/Allow_Once@key noun/entered@key => condition:grant/temporary
    entered-use: label/Allow_While_Using_App@key noun/entered@key => condition:level/whenInUse
    answer-to-upgrade: label/*@key prompt/P-UPG@key verb/choose@key? => condition:showing/P-UPG event:event/choose:$label
    answer-to-second-of-request: event/requestAlways@key label/*@key prompt/second|prompt/P-PROV@key verb/choose|verb/ask@key? => condition:showing/P-PROV event:event/choose:$label
    answer-to-second: label/*@key prompt/second|prompt/P-PROV@key verb/choose@key? => condition:showing/P-PROV event:event/choose:$label
    answer-to-first: label/*@key prompt/first|prompt/P-ALW1@key verb/choose@key? => event:event/choose:$label
    answer-to-that: label/*@key prompt/second|prompt/P-PROV@lead|topic verb/choose@key? => condition:showing/P-PROV event:event/choose:$label
    answer-to-that-upgrade: label/Keep_Only_While_Using|label/Change_to_Always_Allow@key prompt/P-UPG@lead|topic verb/choose@key? => condition:showing/P-UPG event:event/choose:$label
    status-of-call: event/requestAlways|event/requestWhenInUse@title label/*@key verb/choose@key? prompt/any@key? status/*@cell => event:$0 event:event/choose:$label outcome:status/$status
    answer: label/*@key prompt/*|noun/option@lead|topic verb/choose@key? => event:event/choose:$label
    asks-always-in-title: verb/ask@title level/always@title => event:event/requestAlways
    asks-use-in-title: verb/ask@title level/whenInUse@title => event:event/requestWhenInUse
    level-change-in-title: level/whenInUse@title change/arrow@title level/always@title => condition:level/whenInUse event:event/requestAlways
    prompt-for-change: prompt/*@key settings/whileUsing@key change/arrow@key settings/always@key => condition:level/whenInUse event:event/requestAlways
    settings-change: settings/*@key change/arrow@key settings/*@key => condition:settings/$0 event:event/settings:$2
    settings-from-to: noun/settings@lead|topic settings/*@key settings/*@key => event:event/settings:$2
    fresh: event/reinstall@key event/requestWhenInUse|event/requestAlways@key => condition:status/notDetermined event:$1
    asked-after-reset: event/resetLocationAndPrivacy|event/reinstall|event/settings:askNextTime@key prompt/any|verb/prompted|verb/ask|asks/again|asks/on-request@title truth/yes|verb/appear|verb/show@cell => event:event/$event later:event/enterForeground later:event/request:any outcome:prompt/any
    asked-next-time: settings/askNextTime@key prompt/any|verb/prompted|verb/ask@title truth/yes@cell =>
    level-and-off: level/*@key device/servicesOff@key => condition:level/$level event:event/settings:globalOff
    settings-row-provisional: noun/settings@lead|topic settings/*@key grant/provisional@key => condition:grant/provisional
    settings-row: noun/settings@lead|topic settings/*@key => event:event/settings:$settings
    services-off: noun/settings@lead|topic device/servicesOff@key => event:event/settings:globalOff
    settings-place: noun/settings@key event/settings:preciseOff|event/settings:preciseOn|event/settings:globalOff|event/settings:globalOn|event/settings:never|event/settings:askNextTime|event/settings:whileUsing|event/settings:always@key => event:event/$event
    denied-held: status/denied@key noun/status@key? => condition:status/denied
    answer-to-accuracy: event/requestTemporaryFullAccuracy@topic|page|lead verb/deny|label/Don’t_Allow@key verb/choose@key? => event:event/choose:Decline
    use-chosen: prompt/first@key phase/inUse@key verb/choose@key => event:event/choose:Allow_While_Using_App
    request-answered: event/requestAlways|event/requestWhenInUse@key verb/choose@key level/whenInUse@key => event:$0 event:event/choose:Allow_While_Using_App
    answer-to-level: label/Allow_Once|label/Allow_While_Using_App|label/Don’t_Allow@key level/*@topic verb/choose@key? prompt/*@key? => event:event/choose:$label
    answer-alone: label/*@key verb/choose@key? prompt/*@key? => event:event/choose:$label
    level-chosen: verb/choose|noun/option@lead level/whenInUse@key => event:event/choose:Allow_While_Using_App
    iterating-updates: api/CLLocationUpdate.liveUpdates(_:)|service/live-updates@page verb/iterate@title => event:event/beginLiveUpdates
    iterating-events: api/CLMonitor.events|service/condition-monitoring@page verb/iterate@title => event:event/iterateEvents
    starting-updates: service/standard-location|api/CLLocationManager.startUpdatingLocation()@page verb/start@title effect/any@title? => event:event/startStandard
    session-of-page-always: session/service:always@page diagnostic/*@cell => event:event/createServiceSession:always outcome:diagnostic/$diagnostic
    prompt-of-page-always: session/service:always@page prompt/any@title truth/yes@cell => event:event/createServiceSession:always outcome:prompt/any
    session-without-effect-always: session/service:always@title session/service:any@lead|topic verb/create@lead|topic !truth/yes@cell => event:event/createServiceSession:always outcome:effect/none
    session-without-effect-use: session/service:whenInUse@title session/service:any@lead|topic verb/create@lead|topic !truth/yes@cell => event:event/createServiceSession:whenInUse outcome:effect/none
    none-in-title: session/service:none@title => event:event/createServiceSession:none
    made-in-title-always: verb/create@title session/service:always@title => event:event/createServiceSession:always
    made-in-title-use: verb/create@title session/service:whenInUse@title => event:event/createServiceSession:whenInUse
    session-in-title-always: session/service:always@title session/service:any@lead|topic verb/create@lead|topic => event:event/createServiceSession:always
    session-in-title-use: session/service:whenInUse@title session/service:any@lead|topic verb/create@lead|topic => event:event/createServiceSession:whenInUse
    called: verb/call|verb/ask@key|topic event/*@key => event:event/$event
    key-absent: verb/missing@lead key/*@key => condition:!key/$key
    purpose-missing: noun/plist@key !verb/exist|verb/missing@key event/requestTemporaryFullAccuracy@topic noun/plist@key? => condition:!key/NSLocationTemporaryUsageDescriptionDictionary
    use-key-missing: noun/plist@key !verb/exist|verb/missing@key event/requestWhenInUse@topic noun/plist@key? => condition:!key/NSLocationWhenInUseUsageDescription
    session-held: session/service:*@key session/service:any@key? verb/hold|verb/exist|verb/missing|verb/unavailable@key => condition:$0
    key-of-page-absent: key/*@page verb/key-absent@title => condition:!key/$key
    key-of-page-present: key/*@page verb/key-present@title => condition:key/$key
    make-always: session/service:always@key verb/create@key? session/service:any@key? => event:event/createServiceSession:always
    make-in-use: session/service:whenInUse@key verb/create@key? session/service:any@key? => event:event/createServiceSession:whenInUse
    make-none: session/service:none@key => event:event/createServiceSession:none
    key-there: noun/plist@key +verb/exist@key =>
    purpose-lacking: thing/entry@key verb/missing|thing/entry-missing@key event/requestTemporaryFullAccuracy@topic|page noun/plist@key? => condition:!key/NSLocationTemporaryUsageDescriptionDictionary
    purpose-there: thing/entry@key verb/available|verb/exist|verb/declare@key =>
    call: verb/call@key =>

    # What the delegate hears, what the app reads, what Settings shows.
    older-accuracy: api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)@title|page|topic event/settings:preciseOff|event/settings:preciseOn@key verb/grant@key? truth/yes|verb/call|verb/exist|verb/deliver@cell => subject:$0 outcome:property/older-hears-accuracy:called kind:exists
    accuracy-callback: noun/delegate|noun/receiver@title event/settings:preciseOff|event/settings:preciseOn@key verb/grant@key? !truth/yes|verb/call|verb/exist|verb/deliver@cell => subject:$1 outcome:property/accuracy-callback:silent kind:exists
    accuracy-callback-called: verb/call@title api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)@topic|page|lead event/settings:preciseOff|event/settings:preciseOn@key verb/grant@key? !truth/yes@cell => subject:$2 outcome:property/accuracy-callback:silent kind:exists
    held-event-told: noun/held@cell !verb/deliver@cell noun/event@cell? => outcome:!delivery/positions
    held-event-lost: noun/held@cell verb/ignore|verb/end@cell verb/deliver@cell? noun/delegate@cell? status/*@cell? noun/event@cell? => outcome:!delivery/positions
    held-event-answered: noun/held@cell verb/deliver@cell noun/event@cell? => outcome:delivery/positions
    always-later: noun/always-later@title truth/yes|verb/available|verb/work@cell => later:event/requestAlways outcome:effect/any
    callback-on-second: prompt/second|prompt/P-PROV@title noun/delegate@cell verb/call|verb/exist|verb/deliver|verb/report@cell? => condition:showing/P-PROV outcome:callback/any
    callback-on-upgrade: prompt/P-UPG@title noun/delegate@cell verb/call|verb/exist|verb/deliver|verb/report@cell? => condition:showing/P-UPG outcome:callback/any
    status-on-second: prompt/second|prompt/P-PROV@title status/*@cell verb/call|verb/deliver|verb/report@cell noun/delegate@cell? => condition:showing/P-PROV outcome:callback/$status
    status-on-upgrade: prompt/P-UPG@title status/*@cell verb/call|verb/deliver|verb/report@cell noun/delegate@cell? => condition:showing/P-UPG outcome:callback/$status
    callback-status: noun/delegate@title verb/call|verb/deliver|verb/report@cell? status/*@cell how/again@cell? => outcome:callback/$status
    callback: noun/delegate|noun/receiver@title truth/yes|verb/call|verb/exist|verb/deliver@cell => outcome:callback/any
    settings: noun/settings@title settings/*@cell => outcome:settings/$settings
    status-unchanged: noun/unchanged-status@title status/*@cell => outcome:status/$status
    unchanged: noun/status|api/CLLocationManager.authorizationStatus@title verb/stay@cell => outcome:!status/changed
    positions-not-had: noun/location|noun/event|thing/widget|service/*|phase/*|level/*|grant/*@title verb/grant@title !truth/yes@cell =>
    grant-none: verb/grant@title !truth/yes@cell => outcome:grant/none
    grant-lasting: noun/status@title situation/lasting@cell => outcome:grant/lasting
    grant-temporary: noun/status@title situation/temporary@cell => outcome:grant/temporary
    accuracy-under-switch: accuracy/full@title|key api/CLLocationManager.accuracyAuthorization@key|title accuracy/reduced@cell => subject:$1 outcome:property/untold:switch kind:exists
    accuracy-after: api/CLLocationManager.accuracyAuthorization@title accuracy/*@cell => outcome:accuracy/$accuracy
    called: api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)@page verb/call@title truth/yes@cell => outcome:callback/any
    called-of-topic: api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|noun/delegate@topic|lead verb/call@title truth/yes@cell => outcome:callback/any
    status-until-use: noun/status|verb/report|verb/become@title status/*@cell until/outOfUse@cell => outcome:status/$status
    status: noun/status@title status/*@cell => outcome:status/$status
    grant: noun/status@title verb/stay|verb/become@cell? grant/*@cell => outcome:grant/$grant
    status-level: noun/status@title verb/stay|verb/become@cell? level/*@cell => outcome:level/$level
    reported: verb/report|verb/become@title status/*@cell => outcome:status/$status
    completion: noun/completion@title completion/*@cell => outcome:completion/$completion
    diagnostic: noun/diagnostic@title diagnostic/*@cell diagnostic/*@cell? => outcome:diagnostic/$diagnostic outcome:$2

    # The prompts whose text a key is, and what keys are for.
    use-text-first: key/*@key useText/first@cell => condition:grant/none event:event/request:any outcome:usageKey/$key
    use-text-upgrade: key/*@key useText/upgrade@cell => condition:level/whenInUse event:event/requestAlways outcome:usageKey/$key
    use-text-second: key/*@key useText/second@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    use-text-accuracy: key/*@key useText/accuracy@cell => event:event/requestTemporaryFullAccuracy outcome:usageKey/$key
    key-state-needed: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription@key keyStatus/needed@cell => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    key-state: noun/status|noun/remark@title key/*@key keyStatus/*@cell => subject:$1 outcome:property/key-state:$keyStatus kind:exists
    key-use: key/*@key keyUse/*@cell keyUse/*@cell? => subject:$0 outcome:property/key-use:$1 outcome:property/key-use:$2 kind:exists
    key-only: key/*@key keyOnly/*@cell => subject:$0 outcome:property/key-of-one-platform:$keyOnly kind:exists
    key-place: key/*@key keyPlace/*@cell => subject:$0 outcome:property/key-stands-in:$keyPlace kind:exists
    key-fate: verb/key-absent@title key/*@key fate/*@cell => subject:$1 outcome:property/fate-without-key:$fate kind:exists
    text-of-temporary: accuracy/temporary@key prompt/any@key? noun/text|verb/show|verb/appear|prompt/any@title key/*@cell => event:event/requestTemporaryFullAccuracy outcome:usageKey/$key
    used-for-call: noun/used-for@title key/*@key event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@cell => subject:$2 outcome:key/$key kind:requires modality:must

    # Texts of prompts.
    text-of-upgrade: prompt/P-UPG@key noun/text|verb/show@title key/*@cell => condition:level/whenInUse event:event/requestAlways outcome:usageKey/$key
    text-of-second: prompt/second|prompt/P-PROV@key noun/text|verb/show@title key/*@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    text-of-first-call: event/requestAlways@key prompt/first@key noun/text|verb/show@title key/*@cell => condition:grant/none event:event/requestAlways outcome:usageKey/$key
    text-of-accuracy: prompt/P-ACC@key noun/text|verb/show@title key/*@cell => event:event/requestTemporaryFullAccuracy outcome:usageKey/$key
    text-of-second-call: event/requestAlways@key prompt/second|prompt/P-PROV@key noun/text|verb/show@title key/*@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    text-of-use: prompt/any@lead level/whenInUse@key noun/text|verb/show@title key/*@cell => condition:grant/none event:event/requestWhenInUse outcome:usageKey/$key
    text-of-level: prompt/any@lead level/*@key noun/text|verb/show@title key/*@cell =>
    text-of-call: event/*@key prompt/*@key? noun/text|verb/show@title key/*@cell => event:event/$event outcome:usageKey/$key
    text-of-first-always: +level/always@key prompt/*@key noun/text|verb/show@key verb/appear|verb/show@key? noun/plist@key? key/*@cell => condition:grant/none event:event/requestAlways outcome:usageKey/$key
    key-in-first-prompt: noun/text|noun/shown-in@title key/*@key prompt/first@cell => condition:grant/none event:event/request:any outcome:usageKey/$key
    key-in-second-prompt: noun/text|noun/shown-in@title key/*@key prompt/second|prompt/P-PROV@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    key-in-upgrade: noun/text|noun/shown-in@title key/*@key prompt/P-UPG@cell => condition:level/whenInUse event:event/requestAlways outcome:usageKey/$key
    key-in-accuracy-prompt: noun/text|noun/shown-in@title key/*@key prompt/P-ACC@cell => event:event/requestTemporaryFullAccuracy outcome:usageKey/$key
    text: noun/text@title key/*@cell => outcome:usageKey/$key

    # Needs.
    needs-level-of: verb/need@title|lead level/*@title service/*|api/*|event/*@key truth/yes@cell => subject:$2 outcome:level/$level kind:requires modality:must
    needed-elsewhere: verb/need|noun/level@title phase/background|phase/terminated|verb/launch@topic|lead|title|page service/*@key level/always|asks/always-needed@cell => subject:$2 outcome:property/untold:need kind:exists
    levels-of-row: noun/level@title thing/two-levels@cell => outcome:level/always kind:can modality:can
    levels-there: noun/level@key level/*@cell => outcome:$1 kind:can modality:can
    either-level: noun/level@title|lead service/*|api/*@key level/either@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    service-level: noun/level@title|lead service/*|api/*@key level/always@cell => subject:$1 outcome:level/always kind:requires modality:must
    service-level-use: noun/level@title|lead service/*|api/*@key level/whenInUse@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    either-needed: verb/need@title|lead|topic service/*|api/*|event/*@key level/either@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    needs-use: verb/need@title|lead service/*@key level/whenInUse@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    needs-level: verb/need@title|lead|topic service/*|api/*|event/*@key level/always|level/whenInUse@cell => subject:$1 outcome:level/$level kind:requires modality:must
    needs-page-key: key/*@page verb/need@title noun/plist@title? event/*|api/*@key truth/yes@cell => subject:$3 outcome:key/$key kind:requires modality:must
    needs-key: verb/need|noun/plist@title|lead|topic event/*|api/*@key key/*@cell key/*@cell? => subject:$1 outcome:$2 outcome:$3 kind:requires modality:must
    call-reads-key: noun/plist@title event/requestAlways|event/requestWhenInUse@title|topic|page key/*@cell verb/report|verb/show|verb/need|verb/declare|verb/explain@title? => subject:event/$event outcome:key/$key kind:requires modality:must
    level-needs-key: verb/need|noun/plist@title|lead|topic level/always@key key/*@cell key/*@cell? => subject:event/requestAlways outcome:$2 outcome:$3 kind:requires modality:must
    use-needs-key: verb/need|noun/plist@title|lead|topic level/whenInUse@key key/*@cell key/*@cell? => subject:event/requestWhenInUse outcome:$2 outcome:$3 kind:requires modality:must
    key-needed-for: verb/need@title|lead key/*@key event/*|api/*@cell verb/call|verb/ask@cell? => subject:$2 outcome:key/$key kind:requires modality:must
    key-needed-for-level: verb/need@title|lead key/*@key level/always@cell verb/call|verb/ask@cell? => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    key-needed-for-use: verb/need@title|lead key/*@key level/whenInUse@cell verb/call|verb/ask@cell? => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    key-needed: verb/need@title key/*@key truth/yes@cell => subject:key/$key outcome:key/$key kind:requires modality:must
    phrase-call-needs-key: key/*@key verb/need@cell event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@cell => subject:$2 outcome:key/$key kind:requires modality:must
    phrase-always-needs-key: key/*@key verb/need@cell level/always@cell verb/call|verb/ask@cell? => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    phrase-use-needs-key: key/*@key verb/need@cell level/whenInUse@cell verb/call|verb/ask@cell? => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    call-needs-key: key/*@key event/*|api/*@title truth/yes|verb/need@cell => subject:$1 outcome:key/$key kind:requires modality:must
    always-needs-key: key/*@key level/always@title truth/yes|verb/need@cell => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    use-needs-this-key: key/*@key level/whenInUse@title truth/yes|verb/need@cell => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must

    # Prompts.
    prompt-text: prompt/*|verb/show|verb/appear@title key/*@cell => outcome:usageKey/$key
    options-of-upgrade: noun/option@title event/requestAlways@key level/whenInUse@key prompt/any@key? count/*@cell => subject:set/options:P-UPG outcome:count/$count kind:count
    options-of-first-always: noun/option@title prompt/first@key event/requestAlways|level/always@key verb/ask@key? count/*@cell => subject:set/options:requestAlways outcome:count/$count kind:count
    options-of-first-use: noun/option@title prompt/first@key event/requestWhenInUse|level/whenInUse@key verb/ask@key? count/*@cell => subject:set/options:requestWhenInUse outcome:count/$count kind:count
    options-of-call: noun/option@title event/*@key prompt/any@key? count/*@cell => subject:set/options:$event outcome:count/$count kind:count
    options-of-prompt: noun/option@title set/*@key count/*@cell => subject:$1 outcome:count/$count kind:count
    list-of-reminder: noun/option@title prompt/P-REM@key label/*@cell level/always@cell => subject:set/options:P-REM outcome:$2 outcome:label/Always_Allow kind:enumerates
    list-of-upgrade: noun/option@title prompt/any@lead event/requestAlways@key level/whenInUse@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:P-UPG outcome:$4 outcome:$5 outcome:$6 outcome:$7 kind:enumerates
    list-of-use: noun/option@title prompt/any@lead level/whenInUse@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:requestWhenInUse outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-always-of-first: noun/option@title prompt/first@key level/always@key label/*@cell label/*@cell level/always@cell label/*@cell? => subject:set/options:requestAlways outcome:$3 outcome:$4 outcome:label/Always_Allow outcome:$6 kind:enumerates
    list-always-of-call-first: noun/option@title prompt/first@key event/requestAlways|event/requestWhenInUse@key label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$3 outcome:label/Always_Allow outcome:$5 outcome:$6 kind:enumerates
    list-of-first-always: noun/option@title prompt/first@key level/always@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:requestAlways outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-of-first-use: noun/option@title prompt/first@key level/whenInUse@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:requestWhenInUse outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-of-call-first: noun/option@title prompt/first@key event/requestAlways|event/requestWhenInUse@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-of-ordinal: noun/option@title grant/provisional@key count/2@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:P-PROV outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-of-call-second: noun/option@title set/options:P-PROV@key event/requestAlways@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:$1 outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-always-of-prompt: noun/option@title set/*@key label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:$1 outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    list-always-of-call: noun/option@title event/*@key label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    list-of-prompt: noun/option@title set/*@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:$1 outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    list-of-call: noun/option@title event/*@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    list-always-of-asked: noun/option@title event/requestAlways|event/requestWhenInUse@title|topic|page label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    list-of-asked: noun/option@title event/requestAlways|event/requestWhenInUse@title|topic|page label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    list-in-first: prompt/first@title event/requestAlways|event/requestWhenInUse@topic|page label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    list-always-in-first: prompt/first@title event/requestAlways|event/requestWhenInUse@topic|page label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    buttons-shown: prompt/any@title label/*@cell label/*@cell label/*@cell? label/*@cell? => outcome:prompt/any
    asked: verb/prompted|verb/ask@title truth/yes@cell => event:event/request:any outcome:prompt/any
    prompt: prompt/*@title truth/yes|verb/appear|verb/show|verb/exist@cell => outcome:prompt/$prompt
    callback-told: noun/delegate@cell status/*@cell verb/call|verb/deliver|verb/report@cell? => outcome:callback/$status
    status-same: noun/status@cell verb/stay@cell => outcome:!status/changed
    callback-shown: noun/delegate@cell verb/call|verb/exist@cell? => outcome:callback/any
    prompt-shown: prompt/*@cell verb/appear|verb/show|verb/exist@cell? => outcome:prompt/$prompt

    # What is delivered and what is launched.
    held-event-dropped: noun/held@title verb/ignore|verb/end|effect/none@cell => outcome:!delivery/positions
    held-event: noun/held@title verb/deliver|truth/yes@cell => outcome:delivery/positions
    service-launches: verb/launch@title|topic service/*@key verb/launch|truth/yes@cell => condition:$1 outcome:delivery/relaunch
    not-launched: service/*@key verb/stay-ended@cell => condition:$0 outcome:!delivery/relaunch
    not-launched-by: service/*@title verb/stay-ended@cell => condition:$0 outcome:!delivery/relaunch
    launches-for: verb/launch@title|topic service/*@title verb/launch|truth/yes@cell => condition:$1 outcome:delivery/relaunch
    launched-after-quit: event/terminate:byUser@title service/*@key verb/launch@topic|lead truth/yes@cell => condition:$1 outcome:delivery/relaunch
    serves-late: accuracy/*@title service/region-monitoring|service/beacon-ranging|service/condition-monitoring@key delivery/late@cell => condition:$0 condition:$1 outcome:delivery/positions
    launched-in-state: service/*@title verb/launch@cell phase/background@cell? => condition:$0 outcome:delivery/relaunch
    launched: service/*@key verb/launch@cell phase/background@cell? => condition:$0 outcome:delivery/relaunch
    launches: verb/launch@title verb/launch|truth/yes@cell => outcome:delivery/relaunch
    delivers: verb/deliver@title service/*@key verb/deliver|truth/yes@cell => condition:$1 outcome:delivery/positions
    none-at: accuracy/*@title service/*@key delivery/none@cell => condition:$0 condition:$1 outcome:!delivery/positions
    fails-at: accuracy/*@title service/*@key effect/none@cell => condition:$0 condition:$1 outcome:!delivery/positions
    none-of: service/*|api/*@title|page accuracy/*@key delivery/none@cell => subject:$0 condition:$1 outcome:!delivery/positions
    serves-switched-off: verb/turn-off@title event/settings:preciseOff|event/settings:preciseOn|term/precise-location@topic|page service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/reduced condition:$2 outcome:delivery/positions
    serves-switched-on: verb/turn-on@title event/settings:preciseOff|event/settings:preciseOn|term/precise-location@topic|page service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/full condition:$2 outcome:delivery/positions
    serves-at: accuracy/*@title service/*@key verb/work|verb/available|noun/location|noun/event|truth/yes@cell => condition:$0 condition:$1 outcome:delivery/positions
    serves-precisely: event/settings:preciseOn@title service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/full condition:$1 outcome:delivery/positions
    serves-roughly: event/settings:preciseOff@title service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    serves: verb/available|verb/work@title service/*@key verb/available|verb/work|noun/location|truth/yes@cell => condition:$1 outcome:delivery/positions

    error-here: delivery/error@cell verb/deliver|verb/report@cell? delivery/error@cell? => outcome:delivery/error
    delivered-here: service/*|api/*@page verb/deliver@cell noun/location|noun/event@cell? => subject:$0 outcome:delivery/positions
    works-here: service/*|api/*@page verb/work@cell => subject:$0 outcome:delivery/positions
    positions-here: service/*|api/*@page noun/location@cell => subject:$0 outcome:delivery/positions
    events-here: service/*|api/*@page noun/event@cell => subject:$0 outcome:delivery/positions
    none-here: service/*|api/*@page phase/*@title truth/yes@cell => subject:$0 condition:$1 outcome:delivery/positions
    no-positions: service/*|api/*@page noun/location@title truth/yes@cell => subject:$0 outcome:delivery/positions
    delivers-by-grant: delivers/*@key grant/*|level/*@title truth/yes|verb/deliver@cell => condition:phase/$delivers condition:$1 outcome:delivery/positions
    callback-of-row: noun/delegate|noun/receiver@key grant/*|level/*@title verb/deliver@title truth/yes|verb/call|verb/deliver@cell => subject:$1 outcome:property/untold:callback kind:exists
    level-delivers: level/*|grant/*@title verb/deliver@title truth/yes|verb/deliver@cell => condition:$0 outcome:delivery/positions
    in-use: phase/inUse@title phase/inUse@page|topic truth/yes@cell => outcome:phase/inUse

    # How long a grant lasts.
    until-use: until/outOfUse@cell => later:event/noLongerInUse outcome:lifetime/ends
    until-changed: until/changed@cell => later:event/noLongerInUse outcome:lifetime/lasts
    until-morning: until/nextMorning@cell => later:event/nextMorning outcome:lifetime/ends
    grant-stays: event/*@key grant/*@title verb/stay|verb/last@cell => condition:$1 event:event/$event outcome:lifetime/lasts
    grant-ends: event/*@key grant/*@title verb/end@cell => condition:$1 event:event/$event outcome:lifetime/ends
    lasts: verb/last@title verb/last|truth/yes@cell => outcome:lifetime/lasts
    lasts-not: verb/last@title verb/end@cell => outcome:lifetime/ends
    ends: verb/end@title verb/end|truth/yes@cell => outcome:lifetime/ends
    ends-not: verb/end@title verb/last@cell => outcome:lifetime/lasts
    ignored: verb/ignore@cell => outcome:effect/none
    no-effect: effect/*@cell => outcome:effect/$effect
    works: effect/any|verb/work@title truth/yes|verb/work@cell => outcome:effect/any
    diagnostic-shown: diagnostic/*@cell diagnostic/*@cell? => outcome:diagnostic/$diagnostic outcome:$1

    # How long a grant lasts.
    until-next-launch: until/nextLaunch@cell => later:event/terminate:byUser later:event/relaunch:byUser outcome:lifetime/ends
    kept-at-launch: keeps/nextLaunch@cell => later:event/terminate:byUser later:event/relaunch:byUser outcome:lifetime/lasts
    until-closed: until/closed@cell => later:event/terminate:byUser outcome:lifetime/ends

    # What comes of a later request.
    later-prompts: later/prompts@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:prompt/any
    later-silent: later/silent@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:!prompt/any

    # What is the case of no flag, and what a restriction is not.
    flag-else: diagnostic/*|api/*@key|title else/*@cell => subject:$0 outcome:property/flag-in-no-such-case:$else kind:exists
    flag-lack: diagnostic/*|api/*@key lack/*@cell => subject:$0 outcome:property/flag-without-mode:$lack kind:exists
    flag-none: diagnostic/serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired@key none/counts@cell => subject:$0 outcome:property/flag-without-none:none kind:exists
    restricted-lifted: status/restricted@key lift/changeable@cell => subject:$0 outcome:property/restricted-no-such-case:changeable kind:exists

    # What the page is about where the row names an accuracy, and what a switch does to a service.
    none-of-topic: service/*|api/*@topic accuracy/*@key delivery/none@cell => subject:$0 condition:$1 outcome:!delivery/positions
    none-precisely: event/settings:preciseOn@title service/*@key delivery/none@cell => condition:accuracy/full condition:$1 outcome:!delivery/positions
    none-roughly: event/settings:preciseOff@title service/*@key delivery/none@cell => condition:accuracy/reduced condition:$1 outcome:!delivery/positions
    serves-roughly-told: service/*@key verb/work|verb/use@cell accuracy/reduced@cell => condition:accuracy/reduced condition:$0 outcome:delivery/positions

    # What came with a version.
    new-in-type: noun/novelty@title noun/*@cell api/*@cell =>
    changed-in-type: noun/changes@title noun/*@cell api/*@cell =>
    changed-symbol: noun/changes@title api/*@cell api/*@cell? verb/introduce|verb/declare|verb/create|verb/available|verb/deliver@cell => subject:$1 outcome:property/introduced kind:available
    changed-key: noun/changes@title key/*@cell verb/introduce|verb/available|verb/deliver@cell => subject:$1 outcome:property/introduced kind:available
    changed-answer: noun/changes@title label/*@cell noun/option@cell? verb/introduce|verb/declare|verb/create|verb/available|verb/deliver@cell => subject:event/choose:$label outcome:property/introduced kind:available
    new-symbol: noun/novelty@title api/*@cell => subject:$1 outcome:property/introduced kind:available
    new-key: noun/novelty@title key/*@cell => subject:$1 outcome:property/introduced kind:available
    new-answer: noun/novelty@title label/*@cell => subject:event/choose:$label outcome:property/introduced kind:available
    new-grant: noun/novelty@title grant/provisional@cell => subject:$1 outcome:property/introduced kind:available

    # What is lost without a key.
    absent-key-crash: key/*@key verb/key-absent@title delivery/crash|verb/crash@cell => subject:$0 outcome:property/absent-key-consequence:crash kind:exists
    absent-key-text: key/*@key verb/key-absent@title else/defaultText@cell => subject:$0 outcome:property/absent-key-consequence:text kind:exists

    # When a prompt does not appear.
    prompt-at-foreground: prompt/P-UPG|prompt/P-PROV|prompt/second@key moment/foreground@cell => subject:$0 outcome:property/prompt-at-no-such-time:$moment kind:exists
    prompt-after-days: prompt/P-UPG@key moment/days@cell => subject:$0 outcome:property/prompt-at-no-such-time:$moment kind:exists

    # What remarks say of the status that an answer leads to.
    status-told: noun/remark@title noun/status@cell status/*@cell => outcome:status/$status
    """
}
