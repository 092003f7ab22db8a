extension ClaimFrames {
  /// What rows of tables name in several words: an answer to one of several prompts, a grant that has
  /// ended, a manager that is set up, a key that is asked for by the level that needs it.
  static let cellsOfRows = """
    # Answers to the prompt that the row names by its level, or as a reminder.
    answer-to-always: label/*@key prompt/always@key verb/choose|verb/ask@key? => event:event/requestAlways event:event/choose:$label
    answer-to-first-of-always: label/*@key prompt/first@key level/always|event/requestAlways@key verb/ask|verb/choose@key? => event:event/requestAlways event:event/choose:$label
    answer-to-reminder: label/*@key prompt/P-REM@key verb/choose@key? => condition:showing/P-REM event:event/choose:$label

    answer-to-upgrade-of-level: label/Keep_Only_While_Using|label/Change_to_Always_Allow@key say/upgrades@key verb/choose@key? level/whenInUse@key? thing/lasting-grant@key? => condition:showing/P-UPG event:event/choose:$label
    accuracy-declined: accuracy/temporary|prompt/P-ACC@key verb/deny|label/Don’t_Allow@key prompt/any@key? => condition:accuracy/reduced event:event/requestTemporaryFullAccuracy event:event/choose:Decline
    accuracy-given: accuracy/temporary|prompt/P-ACC@key verb/agree|event/answer:allow@key prompt/any@key? => condition:accuracy/reduced event:event/requestTemporaryFullAccuracy event:event/choose:Agree_Once

    reminder-kept: prompt/P-REM@key level/always|label/Always_Allow@key => condition:showing/P-REM event:event/choose:Always_Allow
    second-kept: prompt/second|prompt/P-PROV@key verb/last|verb/stay@key => condition:showing/P-PROV event:event/choose:Keep_Only_While_Using
    second-changed: prompt/second|prompt/P-PROV@key verb/become@key => condition:showing/P-PROV event:event/choose:Change_to_Always_Allow
    upgrade-kept: prompt/P-UPG@key verb/last|verb/stay@key => condition:showing/P-UPG event:event/choose:Keep_Only_While_Using
    upgrade-changed: prompt/P-UPG@key verb/become@key => condition:showing/P-UPG event:event/choose:Change_to_Always_Allow

    # The texts and the buttons of the prompts that rows number.
    text-called-second: event/requestAlways|level/always@key verb/ask@key? prompt/second|prompt/P-PROV@key noun/text|verb/show@title key/*@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    text-numbered-first: level/always@key verb/ask@key? prompt/first@key noun/text|verb/show@title key/*@cell => condition:grant/none event:event/requestAlways outcome:usageKey/$key

    # Buttons and keys that rows name with a level, over columns of versions.
    buttons-of-use: noun/option@key level/whenInUse@key prompt/first|prompt/any@key? label/*@cell label/*@cell label/*@cell? => subject:set/options:requestWhenInUse outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    button-count-of-use: noun/option@key level/whenInUse@key prompt/first|prompt/any@key? count/*@cell => subject:set/options:requestWhenInUse outcome:count/$count kind:count
    key-of-always: noun/plist@key level/always@key key/*@cell key/*@cell? => subject:event/requestAlways outcome:$2 outcome:$3 kind:requires modality:must
    key-asked-of-always: asks/always-key@key|title key/*@cell key/*@cell? => subject:event/requestAlways outcome:$1 outcome:$2 kind:requires modality:must
    key-of-use: noun/plist@key level/whenInUse@key key/*@cell => subject:event/requestWhenInUse outcome:$2 kind:requires modality:must

    # The status from which the prompts of the columns start.
    before-second: noun/before|noun/initial-status@key prompt/second|prompt/P-PROV@title label/*@title? status/*@cell => condition:showing/P-PROV outcome:status/$status
    before-second-use: noun/before|noun/initial-status@key prompt/second|prompt/P-PROV@title label/*@title? level/whenInUse@cell => condition:showing/P-PROV outcome:status/authorizedWhenInUse
    before-second-always: noun/before|noun/initial-status@key prompt/second|prompt/P-PROV@title label/*@title? level/always@cell => condition:showing/P-PROV outcome:status/authorizedAlways
    before-upgrade: noun/before|noun/initial-status@key prompt/P-UPG@title label/*@title? status/*@cell => condition:showing/P-UPG outcome:status/$status
    before-upgrade-use: noun/before|noun/initial-status@key prompt/P-UPG@title label/*@title? level/whenInUse@cell => condition:showing/P-UPG outcome:status/authorizedWhenInUse
    before-upgrade-always: noun/before|noun/initial-status@key prompt/P-UPG@title label/*@title? level/always@cell => condition:showing/P-UPG outcome:status/authorizedAlways

    # Sessions that are made where the title names a refusal.
    refused-none: session/service:none@key status/denied@title effect/none@cell => condition:status/denied event:event/createServiceSession:none outcome:effect/none
    refused-in-use: session/service:whenInUse@key status/denied@title effect/none@cell => condition:status/denied event:event/createServiceSession:whenInUse outcome:effect/none
    refused-always: session/service:always@key status/denied@title effect/none@cell => condition:status/denied event:event/createServiceSession:always outcome:effect/none
    refused-background: session/background@key status/denied@title effect/none@cell => condition:status/denied event:event/createBackgroundSession outcome:effect/none

    # What has ended, and what is set up, before anything is read.
    once-left: label/Allow_Once|grant/temporary@key event/noLongerInUse@key verb/grant@key? => condition:grant/temporary event:event/noLongerInUse
    once-held-so: grant/temporary@key status/authorizedWhenInUse@key => condition:grant/temporary
    provisional-held-so: grant/provisional@key status/authorizedAlways@key => condition:grant/provisional
    lasting-held-so: thing/lasting-grant@key noun/status|verb/grant@key? level/whenInUse@key? status/authorizedWhenInUse@key? => condition:level/whenInUse
    none-made: session/service:none@key verb/create@key => event:event/createServiceSession:none
    manager-set: event/createManager@key noun/delegate@key verb/choose|noun/settings|verb/become|verb/declare@key? => event:event/createManager
    row-of-settings: noun/settings@key event/settings:never|event/settings:askNextTime|event/settings:whileUsing|event/settings:always@key verb/choose|verb/become@key => event:event/$event
    situation-reads: situation/restricted|situation/servicesOff|situation/denied@key noun/status|verb/report|verb/become@title status/*@cell => subject:$2 outcome:property/situation:$situation kind:exists
    restriction-reads: device/restricted@key noun/status|verb/report|verb/become@title status/*@cell => condition:status/restricted outcome:status/$status
    services-off-in-settings: noun/settings@key device/servicesOff@key => event:event/settings:globalOff
    changed-in-settings: noun/settings@key settings/never|settings/askNextTime|settings/whileUsing|settings/always@key verb/become|verb/choose@key noun/settings@key? => event:event/settings:$settings
    already-precise: say/already-full@key => condition:accuracy/full
    event-reaches: phase/inUse@key noun/event@key verb/occur@key? verb/deliver@cell => condition:phase/foreground event:event/eventReady:inUse outcome:delivery/positions
    event-while-used: phase/inUse@key noun/event@key verb/occur@key? => condition:phase/foreground event:event/eventReady:inUse
    heard-if-changed: event/resume|event/createManager@key noun/delegate|verb/call|verb/called@title say/only-if-changed@cell => subject:$0 outcome:property/hears-changes-only:only kind:exists

    # What columns ask of statuses with yes and no.
    positions-by-status: asks/positions@title status/*@key truth/yes@cell => subject:$1 outcome:property/status-gives:positions kind:exists
    changed-by-user: asks/user-change@title status/restricted|status/denied|status/authorizedAlways|status/authorizedWhenInUse@key truth/yes@cell => subject:$1 outcome:property/status-changes:user kind:exists

    # Services that are at work while the app is in use: no grant ends there.
    used-under-level: service/*@key|title level/whenInUse@key|title until/outOfUse|none/inUseOnly@cell => subject:$0 outcome:level/always kind:requires modality:needNot
    used-with-service: service/*@key|title until/outOfUse|none/inUseOnly@cell =>

    # What is so without a key.
    implicit-without-key: verb/missing@lead|title key/NSLocationRequireExplicitServiceSession@key thing/implicit@cell session/service:any@cell? verb/missing@cell? verb/work|verb/last|verb/stay@cell? => subject:$1 outcome:property/untold:key kind:exists

    # A device on which location may not be used, told in other words than its status.
    forbidden-flag: say/location-forbidden@key|title thing/restrictions|device/restricted@key|title? diagnostic/authorizationRestricted@cell diagnostic/*@cell? => subject:$2 outcome:property/untold:forbidden kind:exists

    # A delegate to which nothing comes.
    accuracy-unheard: noun/delegate|noun/receiver@title event/settings:preciseOff|event/settings:preciseOn@key verb/grant@key? delivery/none@cell => subject:$1 outcome:property/accuracy-callback:silent kind:exists
    delegate-silent: noun/delegate|noun/receiver@title effect/none|verb/silent@cell verb/stay@cell? status/*@cell? => outcome:!callback/any
    callback-gets: noun/delegate|noun/receiver@title verb/grant|verb/deliver|verb/report|verb/hear@cell status/*@cell => outcome:callback/$status
    callback-none: noun/delegate|noun/receiver@title delivery/none@cell => outcome:!callback/any

    # What rows ask of the services that the columns name.
    row-launches: verb/launch@key level/*@key? service/*@title verb/launch|truth/yes@cell => condition:$1 condition:$2 outcome:delivery/relaunch
    woken-by: phase/terminated@title service/*@key verb/launch@cell => condition:$1 outcome:delivery/relaunch
    row-level-of-session: verb/need@title|lead|topic level/always@key session/background|api/CLBackgroundActivitySession@title truth/yes@cell => subject:event/createBackgroundSession outcome:level/always kind:requires modality:must
    row-level-needed: verb/need@title|lead level/always@key service/*@title truth/yes@cell => subject:$2 outcome:level/always kind:requires modality:must
    level-of-push: noun/status@title service/location-push@key level/whenInUse@cell => subject:$1 outcome:property/push-level:enough kind:exists
    level-of-background-session: noun/status@title session/background|api/CLBackgroundActivitySession@key level/always@cell => subject:event/createBackgroundSession outcome:level/always kind:requires modality:must
    launched-from-end: service/*@key phase/terminated@key verb/launch@cell phase/background@cell? => condition:$0 outcome:delivery/relaunch
    level-asked-always: noun/level|verb/need@title|lead service/*|api/*@key asks/always-needed@cell => subject:$1 outcome:level/always kind:requires modality:must
    launch-asked-always: verb/launch@title|topic service/*@key asks/always-needed@cell => condition:level/always condition:$1 outcome:delivery/relaunch
    use-asked-always: level/whenInUse@title service/*@key asks/always-needed@cell => subject:$1 outcome:level/always kind:requires modality:must
    row-serves-roughly: event/settings:preciseOff|accuracy/reduced@key verb/work|verb/use|verb/available@key service/*@title truth/yes|verb/work|verb/available@cell => condition:accuracy/reduced condition:$2 outcome:delivery/positions

    launched-but-held: +service/*@key verb/launch@cell verb/hold@cell noun/event@cell? => condition:$0 outcome:delivery/relaunch
    nothing-after-launch: service/*@key noun/after-launch@title effect/none@cell afterLaunch/*@cell => subject:$0 outcome:property/afterLaunch:$afterLaunch kind:exists

    # What a later request for the greater level brings.
    once-asked-later: label/Allow_Once@key noun/always-later@title prompt/any|prompt/P-UPG|later/prompts|later/again|say/brings-prompt-back|asks/upgrade-now@cell verb/show|verb/appear|how/again@cell? => subject:$0 outcome:property/once-always-later:askable kind:exists
    always-asked-later: noun/always-later@title|key prompt/any|prompt/P-UPG|later/prompts|later/again|say/brings-prompt-back|asks/upgrade-now@cell verb/show|verb/appear|how/again@cell? => later:event/requestAlways outcome:prompt/any
    always-ignored-later: noun/always-later@title|key later/ignored|verb/ignore|effect/none@cell => later:event/requestAlways outcome:effect/none
    once-turned-always: label/Allow_Once@key asks/on-request|asks/again|noun/always-later@title later/upgraded@cell => subject:$0 outcome:property/once-always-later:askable kind:exists

    upgrade-asks: asks/upgrade@title|key prompt/any@title|key? truth/yes|prompt/any|prompt/P-UPG@cell verb/appear|verb/show|verb/exist@cell? => condition:level/whenInUse condition:!asked/always event:event/requestAlways outcome:prompt/any
    upgrade-never: asks/upgrade@title comes/never@cell => condition:level/whenInUse event:event/requestAlways outcome:prompt/any modality:cannot
    never-prompted: comes/never@cell => outcome:!prompt/any
    prompt-comes: prompt/any|verb/appear|verb/show@title comes/prompt@cell => outcome:prompt/any
    launches-with-always: verb/launch@title|topic service/*@key comes/with-always|level/always@cell verb/need@cell? => condition:level/always condition:$1 outcome:delivery/relaunch
    launched-with-always: verb/launch@title comes/with-always|asks/always-needed@cell => condition:level/always outcome:delivery/relaunch
    not-launched-asked: verb/launch@title|topic service/*@key verb/stay-ended@cell => condition:$1 outcome:!delivery/relaunch
    not-deprecated: verb/deprecated@title api/*|key/*@key !verb/deprecated@cell => subject:$1 outcome:property/deprecated kind:available
    current-still: verb/deprecated@title api/*|key/*@key say/still-current@cell => subject:$1 outcome:!property/deprecated kind:available
    serves-coarsely: accuracy/reduced@title service/*@key comes/coarse|accuracy/reduced@cell => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    serves-coarsely-off: event/settings:preciseOff@title service/*@key comes/coarse@cell => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    serves-late-off: event/settings:preciseOff@title service/region-monitoring|service/beacon-ranging|service/condition-monitoring@key delivery/late@cell => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    asked-again-comes: asks/again|asks/on-request|event/request:any@title|key comes/prompt@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:prompt/any
    asked-never: asks/again|asks/on-request|event/request:any@title|key comes/never@cell => later:event/noLongerInUse later:event/enterForeground later:event/request:any outcome:!prompt/any
    level-as-status: noun/level@title|lead service/*@key status/authorizedWhenInUse@cell => subject:$1 outcome:level/always kind:requires modality:needNot
    lasts-until-changed: verb/last|verb/end@title until/changed@cell => later:event/noLongerInUse outcome:lifetime/lasts
    lasts-until-use: verb/last|verb/end@title until/outOfUse@cell => later:event/noLongerInUse outcome:lifetime/ends
    flag-asks-again: status/denied|status/restricted|diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted@key prompt/any@cell verb/show@cell how/again@cell => subject:$0 outcome:property/remedy-request:request kind:exists
    span-of-answer: label/Allow_Once|label/Allow_While_Using_App|label/Allow|level/whenInUse|level/always@key noun/span|noun/validity|verb/last|verb/end@title until/someTime@cell => subject:$0 outcome:property/grant-span:someTime kind:exists
    completion-empty: noun/completion@title !truth/yes@cell => outcome:completion/nil
    nothing-to-restart: service/*@key noun/after-launch@title !truth/yes@cell => subject:$0 outcome:property/afterLaunch:setDelegate kind:exists

    flag-of-gps: diagnostic/*|api/*@key|title else/noGPS@cell => subject:$0 outcome:property/flag-without-gps:gps kind:exists
    use-lasting-only: status/authorizedWhenInUse@key none/lastingOnly@cell none/lastingOnly@cell? => subject:$0 outcome:property/status-no-such-case:lastingOnly kind:exists
    always-confirmed: status/authorizedAlways@key none/confirmed@cell => subject:$0 outcome:property/status-no-such-case:confirmed kind:exists

    # What a release did away with.
    deprecated-here: verb/deprecated@title api/*@cell => subject:$1 outcome:property/deprecated-then kind:available

    # What a request shows of which the app is not in front, and what widgets need.
    prompt-later: phase/background@key event/requestAlways|event/requestWhenInUse@key|title comes/prompt-later@cell => condition:phase/background event:event/$event outcome:prompt/any
    widget-level: thing/widget@key noun/status|noun/level@title level/always|asks/always-needed@cell => subject:thing/widget outcome:property/widget-needs:always kind:exists

    # Keys beside the call or the level that a row asks for.
    asking-needs-key: verb/need|noun/plist@topic|lead verb/need@key? event/requestAlways|event/requestWhenInUse@key key/*@title truth/yes@cell => subject:$2 outcome:key/$key kind:requires modality:must
    row-needs-key: verb/need@title key/*@key event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@title truth/yes@cell => subject:$2 outcome:key/$key kind:requires modality:must
    needed-by-row: verb/need@key key/*@title event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@key truth/yes@cell => subject:$2 outcome:key/$key kind:requires modality:must
    deprecated-in-row: verb/deprecated@key key/*|api/*@title truth/yes@cell => subject:$1 outcome:property/deprecated kind:available
    one-key-suffices: verb/need|noun/plist@title event/requestAlways|event/requestWhenInUse@title|topic|page key/*@cell thing/covers-other|verb/suffice@cell => subject:event/$event outcome:key/$key kind:requires modality:must
    used-for-always: noun/used-for@title key/*@key level/always@cell verb/call|verb/ask@cell => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    used-for-use: noun/used-for@title key/*@key level/whenInUse@cell verb/call|verb/ask@cell => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    fate-of-missing: verb/missing@lead verb/key-absent@title? key/*@key fate/*@cell => subject:$2 outcome:property/fate-without-key:$fate kind:exists
    covers-other: key/NSLocationAlwaysAndWhenInUseUsageDescription@key thing/drops-other@cell => subject:event/requestAlways outcome:key/NSLocationWhenInUseUsageDescription kind:requires modality:needNot
    flag-alone: situation/servicesOff|device/servicesOff|event/settings:globalOff@key globalFlag/alone@cell globalFlag/alone@cell? => subject:diagnostic/authorizationDeniedGlobally outcome:property/global-flag:alone kind:exists
    flag-alone-of-row: diagnostic/authorizationDeniedGlobally@key globalFlag/alone@cell => subject:diagnostic/authorizationDeniedGlobally outcome:property/global-flag:alone kind:exists
    row-deprecated: verb/deprecated@title key/*|api/*@key truth/yes@cell => subject:$1 outcome:property/deprecated kind:available
    """
}
