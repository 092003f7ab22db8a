/// What is asked of a sentence whatever else it says: it is wrong where the answer is that this can
/// come of nothing that it mentions.
///
/// The lines of a kind differ in what they ask; how it is said is listed once for all of them.
extension ClaimFrames {
  /// How it is told which status comes about or stays.
  private static let statusVerbs = """
    verb/become|verb/report|verb/deliver|verb/stay|verb/last|verb/grant|verb/mean|verb/exist|\
    verb/call|verb/hear
    """
  /// How it is told what a delegate hears.
  private static let hearing = """
    verb/report|verb/deliver|verb/call|verb/grant|verb/hear|verb/become|verb/mean
    """
  /// How it is told which text a prompt has.
  private static let showing = """
    verb/show|verb/appear|verb/offer|verb/explain|verb/report|noun/text|noun/plist
    """
  /// How it is told that the user is asked.
  private static let asking = "verb/prompted|prompt/any|prompt/first"
  private static let starts = """
    event/startStandard|event/startSignificantChange|event/startVisits|event/startRegion|\
    event/startHeading|event/startRanging|event/requestLocation
    """
  private static let switches = """
    event/settings:never|event/settings:askNextTime|event/settings:whileUsing|\
    event/settings:always|event/settings:globalOff|event/resetLocationAndPrivacy
    """

  static let nowhere = """
    # What answers lead to.
    answer-status: label/* \(statusVerbs) status/*@result => event:event/choose:$label outcome:status/$status but:noun/settings but:event/settings: but:event/answer:allow but:verb/offer
    direct-answer-status: event/requestAlways label/* \(statusVerbs) status/*@result => condition:grant/none event:$0 event:event/choose:$label outcome:status/$status but:noun/option
    upgrade-heard: label/* prompt/P-UPG noun/delegate \(hearing) status/*@result => condition:showing/P-UPG event:event/choose:$label outcome:callback/$status but:prompt/second
    second-heard: label/* prompt/second noun/delegate \(hearing) status/*@result => condition:showing/P-PROV event:event/choose:$label outcome:callback/$status but:prompt/P-UPG
    reminder-heard: label/* prompt/P-REM noun/delegate \(hearing) status/*@result => condition:showing/P-REM event:event/choose:$label outcome:callback/$status
    upgrade-called: label/* prompt/P-UPG noun/delegate@result verb/call|verb/hear => condition:showing/P-UPG event:event/choose:$label outcome:callback/any but:prompt/second but:verb/silent
    second-called: label/* prompt/second noun/delegate@result verb/call|verb/hear => condition:showing/P-PROV event:event/choose:$label outcome:callback/any but:prompt/P-UPG
    upgrade-mute: label/Change_to_Always_Allow prompt/P-UPG noun/delegate@result verb/call|verb/hear|verb/appear => condition:showing/P-UPG event:event/choose:$label outcome:!callback/any needs:denial but:prompt/second
    second-mute: label/Keep_Only_While_Using prompt/second noun/delegate@result verb/call|verb/hear|verb/appear => condition:showing/P-PROV event:event/choose:$label outcome:!callback/any needs:denial but:prompt/P-UPG
    second-delivers: label/Keep_Only_While_Using prompt/second noun/held|noun/event|noun/location@result verb/deliver|verb/report|verb/grant => condition:showing/P-PROV event:event/choose:$label outcome:delivery/positions but:prompt/P-UPG
    # What switches, acts and calls lead to.
    act-status: \(switches) \(statusVerbs)|noun/status status/*@result => event:$0 outcome:status/$status but:prompt/any but:prompt/first but:grant/temporary but:label/Allow_Once but:settings/whileUsing but:settings/always
    request-status: event/requestWhenInUse|event/requestAlways verb/become|verb/report|verb/deliver|verb/grant|verb/mean status/*@result => event:$0 outcome:status/$status modality:can
    lapse-status: grant/temporary verb/end \(statusVerbs) status/*@result => condition:$0 event:event/lapse:any outcome:status/$status but:status/notDetermined but:verb/grant
    lapse-status-told: event/noLongerInUse verb/end \(statusVerbs) status/*@result => condition:grant/temporary event:event/lapse:any outcome:status/$status but:accuracy/*
    # What shows a prompt.
    start-asks: \(starts) \(asking)@result => event:$0 outcome:prompt/any but:verb/introduce but:noun/settings but:device/* but:verb/turn-off but:verb/off but:api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) but:delivery/error
    none-asks: session/service:none|api/CLServiceSession.AuthorizationRequirement.none \(asking)@result => event:event/createServiceSession:none outcome:prompt/any
    complication-asks: term/complication|thing/complication@result|none \(asking)@result verb/show|verb/appear|verb/prompted => subject:$0 outcome:property/complication-prompts:prompt kind:exists but:thing/not-enough but:say/too-weak but:thing/not-enough
    widget-asks: thing/widget \(asking)@result => subject:thing/widget outcome:property/widget-asks:asks kind:exists but:fn/actor but:thing/not-enough
    # Which buttons a prompt has.
    request-option: event/requestAlways|event/requestWhenInUse prompt/first label/* verb/offer|verb/show|verb/appear|verb/exist|verb/choose|verb/deliver => event:$0 outcome:prompt/option:$label
    # Whose text a prompt shows.
    text-upgrade: prompt/P-UPG key/*@result|with|source|place \(showing) => condition:grant/whenInUse event:event/requestAlways outcome:prompt/P-UPG outcome:usageKey/$key but:prompt/first but:prompt/second but:verb/need but:verb/declare
    text-second: prompt/second key/*@result|with|source|place \(showing) => condition:grant/provisional event:event/secondPromptShown outcome:prompt/second outcome:usageKey/$key but:prompt/first but:prompt/P-UPG but:verb/need but:verb/declare
    text-first: prompt/first key/*@result|with|source|place \(showing) => condition:grant/none event:event/request:any outcome:usageKey/$key but:prompt/second but:prompt/P-UPG but:verb/need
    text-always: event/requestAlways prompt/first key/*@result|with|source|place => condition:grant/none event:$0 outcome:usageKey/$key
    text-accuracy: prompt/P-ACC|event/requestTemporaryFullAccuracy key/NSLocationUsageDescription|key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationDefaultAccuracyReduced@result|with|source|place \(showing)|verb/declare|thing/entry => event:event/requestTemporaryFullAccuracy outcome:usageKey/$key but:thing/not-enough but:prompt/any
    # What launches.
    launch-there: verb/launch@result => outcome:delivery/relaunch needs:scope but:label/* but:session/*
    start-there: phase/terminated@result verb/start => outcome:delivery/relaunch needs:scope but:label/* but:session/*
    # What there is.
    status-there: status/* verb/report|verb/deliver|verb/grant|verb/become|verb/exist@result => subject:status/$status outcome:property/available kind:available needs:scope but:status/authorized
    api-came: verb/introduce|say/there-since api/*@result => subject:$1 outcome:property/available kind:available needs:scope but:say/availability-check but:verb/deprecated but:fn/later but:verb/mean but:thing/older-name but:verb/removed
    member-came: verb/introduce|say/there-since api/CLLocationManager.|api/CLLocationManagerDelegate.@result => subject:$1 outcome:property/available kind:available needs:scope but:say/availability-check but:verb/deprecated but:fn/later but:verb/removed but:thing/older-name but:verb/mean
    type-came: verb/introduce|say/there-since api/CLServiceSession|api/CLBackgroundActivitySession|api/LocationButton|api/CLLocationButton|api/CLMonitor|api/CLLocationUpdate@result => subject:$1 outcome:property/available kind:available needs:scope but:say/availability-check but:verb/deprecated but:fn/later but:verb/removed but:diagnostic/ but:noun/diagnostic but:noun/member
    came-otherwise: say/not-introduced api/*|key/* => subject:$1 outcome:!property/introduced kind:available needs:scope but:say/availability-check but:verb/deprecated but:fn/later but:verb/removed but:thing/older-name
    update-flag: diagnostic/* api/CLLocationUpdate|service/live-updates verb/available|verb/declare|verb/offer|verb/exist|verb/introduce@result => subject:api/CLLocationUpdate.$diagnostic outcome:property/available kind:available needs:scope but:say/availability-check but:fn/later
    event-flag: diagnostic/* api/CLMonitor|api/CLMonitor.Event|api/CLMonitor.events verb/available|verb/declare|verb/offer|verb/exist|verb/introduce@result => subject:api/CLMonitor.Event.$diagnostic outcome:property/available kind:available needs:scope but:say/availability-check but:fn/later
    background-diagnostics: api/CLBackgroundActivitySession.diagnostics|api/CLBackgroundActivitySession.Diagnostic verb/available|verb/declare|verb/offer|verb/exist|verb/introduce|verb/report@result => subject:api/CLBackgroundActivitySession.diagnostics outcome:property/available kind:available needs:scope but:say/availability-check but:session/service:any but:fn/later
    widget-came: thing/widget noun/location@result verb/use|verb/available|verb/introduce => subject:key/NSWidgetWantsLocation outcome:property/available kind:available needs:scope but:say/availability-check but:thing/older-systems but:fn/later
    feature-came: verb/introduce|say/there-since label/Allow_Once|grant/temporary|grant/provisional|accuracy/reduced|accuracy/temporary|session/service:any@result => subject:$1 outcome:property/available kind:available needs:scope but:say/availability-check but:verb/deprecated but:fn/later but:verb/removed
    provisional-use: thing/provisional-use => subject:thing/provisional-use outcome:property/exists-at-all:there kind:exists
    # How long.
    sessions-remembered: session/service:any verb/last|verb/stay|verb/remember say/an-hour|event/reboot => subject:session/service:any outcome:property/remembered-for:hours kind:exists
    widget-day: thing/widget noun/location say/an-hour => subject:thing/widget outcome:property/widget-all-day:all-day kind:exists
    """
}
