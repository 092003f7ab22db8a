extension ClaimFrames {
  /// How a cell combines with the name of its row (`key`), the title of its column (`title`), the
  /// title of the first column (`lead`) and what stands above the table (`topic`). The first frame
  /// that takes the cell says what it claims.
  static let cells = """
    # Raw values.
    raw-value: noun/raw@title status/*@key count/*@cell => subject:set/raw:$status outcome:count/$count kind:count
    raw-value-of: noun/raw@lead count/*@key status/*@cell => subject:set/raw:$status outcome:count/$count kind:count

    # Types of values.
    value-type: noun/type@title key/*@key noun/plist@key? type/*@cell => subject:$1 outcome:property/type:$type kind:exists

    # What a session needs, which its row makes.
    session-use-needs-key: verb/need|noun/plist@title|lead|topic session/service:whenInUse@key key/*@cell key/*@cell? => subject:event/createServiceSession:whenInUse outcome:$2 outcome:$3 kind:requires modality:must
    session-always-needs-key: verb/need|noun/plist@title|lead|topic session/service:always@key key/*@cell key/*@cell? => subject:event/createServiceSession:always outcome:$2 outcome:$3 kind:requires modality:must

    # What rows name: a grant that is held, an answer to a prompt, a row of Settings, a missing key.
    held-grant: noun/status@lead grant/*@key => condition:grant/$grant
    held-status: noun/status@lead +status/*@key => condition:status/$status
    held-level: noun/status@lead level/*@key => condition:level/$level
    answer-to-upgrade: label/*@key prompt/P-UPG@key verb/choose@key? => condition:showing/P-UPG event:event/choose:$label
    answer-to-second: label/*@key prompt/second|prompt/P-PROV@key verb/choose@key? => condition:showing/P-PROV event:event/choose:$label
    answer-to-that: label/*@key prompt/second|prompt/P-PROV@topic verb/choose@key? => condition:showing/P-PROV event:event/choose:$label
    answer: label/*@key prompt/*|noun/option@lead|topic verb/choose@key? => event:event/choose:$label
    settings-row: noun/settings@lead|topic settings/*@key => event:event/settings:$settings
    services-off: noun/settings@lead|topic device/servicesOff@key => event:event/settings:globalOff
    settings-place: noun/settings@key event/settings:preciseOff|event/settings:preciseOn|event/settings:globalOff|event/settings:globalOn|event/settings:never|event/settings:askNextTime|event/settings:whileUsing|event/settings:always@key => event:event/$event
    denied-held: status/denied@key noun/status@key? => condition:status/denied
    answer-alone: label/*@key verb/choose@key? prompt/*@key? => event:event/choose:$label
    level-chosen: verb/choose|noun/option@lead level/whenInUse@key => event:event/choose:Allow_While_Using_App
    called: verb/call|verb/ask@key|topic event/*@key => event:event/$event
    key-absent: verb/missing@lead key/*@key => condition:!key/$key
    purpose-missing: noun/plist@key !verb/exist|verb/missing@key event/requestTemporaryFullAccuracy@topic noun/plist@key? => condition:!key/NSLocationTemporaryUsageDescriptionDictionary
    use-key-missing: noun/plist@key !verb/exist|verb/missing@key event/requestWhenInUse@topic noun/plist@key? => condition:!key/NSLocationWhenInUseUsageDescription
    make-always: session/service:always@key verb/create@key? session/service:any@key? => event:event/createServiceSession:always
    make-in-use: session/service:whenInUse@key verb/create@key? session/service:any@key? => event:event/createServiceSession:whenInUse
    make-none: session/service:none@key => event:event/createServiceSession:none
    key-there: noun/plist@key +verb/exist@key =>
    call: verb/call@key =>

    # What the delegate hears, what the app reads, what Settings shows.
    callback-status: noun/delegate@title status/*@cell => outcome:callback/$status
    callback: noun/delegate@title truth/yes|verb/call|verb/exist@cell => outcome:callback/any
    settings: noun/settings@title settings/*@cell => outcome:settings/$settings
    status: noun/status@title status/*@cell => outcome:status/$status
    grant: noun/status@title verb/stay|verb/become@cell? grant/*@cell => outcome:grant/$grant
    status-level: noun/status@title verb/stay|verb/become@cell? level/*@cell => outcome:level/$level
    reported: verb/report|verb/become@title status/*@cell => outcome:status/$status
    completion: noun/completion@title completion/*@cell => outcome:completion/$completion
    diagnostic: noun/diagnostic@title diagnostic/*@cell diagnostic/*@cell? => outcome:diagnostic/$diagnostic outcome:$2

    # Texts of prompts.
    text-of-upgrade: prompt/P-UPG@key noun/text|verb/show@title key/*@cell => condition:level/whenInUse event:event/requestAlways outcome:usageKey/$key
    text-of-second: prompt/second|prompt/P-PROV@key noun/text|verb/show@title key/*@cell => condition:grant/provisional event:event/secondPromptShown outcome:usageKey/$key
    text-of-call: event/*@key prompt/*@key? noun/text|verb/show@title key/*@cell => event:event/$event outcome:usageKey/$key
    text-of-first-always: +level/always@key prompt/*@key noun/text|verb/show@key verb/appear|verb/show@key? noun/plist@key? key/*@cell => condition:grant/none event:event/requestAlways outcome:usageKey/$key
    text: noun/text@title key/*@cell => outcome:usageKey/$key

    # Needs.
    needs-level-of: verb/need@title|lead|topic level/*@title service/*|api/*|event/*@key truth/yes@cell => subject:$2 outcome:level/$level kind:requires modality:must
    needs-level: verb/need@title|lead|topic service/*|api/*|event/*@key level/*@cell => subject:$1 outcome:level/$level kind:requires modality:must
    needs-key: verb/need|noun/plist@title|lead|topic event/*|api/*@key key/*@cell key/*@cell? => subject:$1 outcome:$2 outcome:$3 kind:requires modality:must
    level-needs-key: verb/need|noun/plist@title|lead|topic level/always@key key/*@cell key/*@cell? => subject:event/requestAlways outcome:$2 outcome:$3 kind:requires modality:must
    use-needs-key: verb/need|noun/plist@title|lead|topic level/whenInUse@key key/*@cell key/*@cell? => subject:event/requestWhenInUse outcome:$2 outcome:$3 kind:requires modality:must
    key-needed-for: verb/need@title|lead key/*@key event/*|api/*@cell verb/call|verb/ask@cell? => subject:$2 outcome:key/$key kind:requires modality:must
    key-needed-for-level: verb/need@title|lead key/*@key level/always@cell verb/call|verb/ask@cell? => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    key-needed-for-use: verb/need@title|lead key/*@key level/whenInUse@cell verb/call|verb/ask@cell? => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    phrase-call-needs-key: key/*@key verb/need@cell event/requestAlways|event/requestWhenInUse|event/requestTemporaryFullAccuracy@cell => subject:$2 outcome:key/$key kind:requires modality:must
    phrase-always-needs-key: key/*@key verb/need@cell level/always@cell verb/call|verb/ask@cell? => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    phrase-use-needs-key: key/*@key verb/need@cell level/whenInUse@cell verb/call|verb/ask@cell? => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must
    call-needs-key: key/*@key event/*|api/*@title truth/yes|verb/need@cell => subject:$1 outcome:key/$key kind:requires modality:must
    always-needs-key: key/*@key level/always@title truth/yes|verb/need@cell => subject:event/requestAlways outcome:key/$key kind:requires modality:must
    use-needs-this-key: key/*@key level/whenInUse@title truth/yes|verb/need@cell => subject:event/requestWhenInUse outcome:key/$key kind:requires modality:must

    # Prompts.
    prompt-text: prompt/*|verb/show|verb/appear@title key/*@cell => outcome:usageKey/$key
    options-of-call: noun/option@title event/*@key count/*@cell => subject:set/options:$event outcome:count/$count kind:count
    options-of-prompt: noun/option@title set/*@key count/*@cell => subject:$1 outcome:count/$count kind:count
    list-always-of-first: noun/option@title prompt/first@key level/always@key label/*@cell label/*@cell level/always@cell label/*@cell? => subject:set/options:requestAlways outcome:$3 outcome:$4 outcome:label/Always_Allow outcome:$6 kind:enumerates
    list-of-first-always: noun/option@title prompt/first@key level/always@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:requestAlways outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-of-first-use: noun/option@title prompt/first@key level/whenInUse@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:requestWhenInUse outcome:$3 outcome:$4 outcome:$5 outcome:$6 kind:enumerates
    list-always-of-prompt: noun/option@title set/*@key label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:$1 outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    list-always-of-call: noun/option@title event/*@key label/*@cell level/always@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:label/Always_Allow outcome:$4 outcome:$5 kind:enumerates
    list-of-prompt: noun/option@title set/*@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:$1 outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    list-of-call: noun/option@title event/*@key label/*@cell label/*@cell label/*@cell? label/*@cell? => subject:set/options:$event outcome:$2 outcome:$3 outcome:$4 outcome:$5 kind:enumerates
    asked: verb/prompted|verb/ask@title truth/yes@cell => event:event/request:any outcome:prompt/any
    prompt: prompt/*@title truth/yes|verb/appear|verb/show|verb/exist@cell => outcome:prompt/$prompt
    callback-shown: noun/delegate@cell verb/call|verb/exist@cell? => outcome:callback/any
    prompt-shown: prompt/*@cell verb/appear|verb/show|verb/exist@cell? => outcome:prompt/$prompt

    # What is delivered and what is launched.
    held-event: noun/held@title verb/deliver|truth/yes@cell => outcome:delivery/positions
    service-launches: verb/launch@title|topic service/*@key verb/launch|truth/yes@cell => condition:$1 outcome:delivery/relaunch
    launches-for: verb/launch@title|topic service/*@title verb/launch|truth/yes@cell => condition:$1 outcome:delivery/relaunch
    launched: service/*@key verb/launch@cell phase/background@cell? => condition:$0 outcome:delivery/relaunch
    launches: verb/launch@title verb/launch|truth/yes@cell => outcome:delivery/relaunch
    delivers: verb/deliver@title service/*@key verb/deliver|truth/yes@cell => condition:$1 outcome:delivery/positions
    serves-at: accuracy/*@title service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:$0 condition:$1 outcome:delivery/positions
    serves-precisely: event/settings:preciseOn@title service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/full condition:$1 outcome:delivery/positions
    serves-roughly: event/settings:preciseOff@title service/*@key verb/work|verb/available|noun/location|truth/yes@cell => condition:accuracy/reduced condition:$1 outcome:delivery/positions
    serves: verb/available|verb/work@title service/*@key verb/available|verb/work|noun/location|truth/yes@cell => condition:$1 outcome:delivery/positions

    # How long a grant lasts.
    lasts: verb/last@title verb/last|truth/yes@cell => outcome:lifetime/lasts
    lasts-not: verb/last@title verb/end@cell => outcome:lifetime/ends
    ends: verb/end@title verb/end|truth/yes@cell => outcome:lifetime/ends
    ends-not: verb/end@title verb/last@cell => outcome:lifetime/lasts
    ignored: verb/ignore@cell => outcome:effect/none
    no-effect: effect/*@cell => outcome:effect/$effect
    works: effect/any|verb/work@title truth/yes|verb/work@cell => outcome:effect/any
    """
}
