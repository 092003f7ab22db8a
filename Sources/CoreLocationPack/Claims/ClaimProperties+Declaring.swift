/// What keys do and hold, and what comes of one that is missing.
extension ClaimProperties {
  static let declaring = """
    # Whether an app that asks for Always can do without the lesser text.
    property use-key-dispensable
    loose
    apart
    current
    despite only
    subject key/NSLocationWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription session/ thing/old-sdk level/whenInUse event/requestWhenInUse verb/suffice say/one-suffices thing/covers-other
    word event/requestAlways|level/always
    value needless: verb/need-not
    fact key/NSLocationWhenInUseUsageDescription = needed ; T16 4.1

    # The same on named versions.
    property use-key-dispensable-era
    loose
    apart
    despite only
    era iOS 11.0 -
    subject key/NSLocationWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription session/ thing/old-sdk level/whenInUse event/requestWhenInUse verb/suffice say/one-suffices thing/covers-other
    word event/requestAlways|level/always
    value needless: verb/need-not
    fact key/NSLocationWhenInUseUsageDescription = needed ; T16 4.1

    # Which text the prompt for Always had before iOS 11.
    property old-text
    loose
    apart
    despite must before
    era iOS 8.0 11.0
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription verb/missing verb/unavailable effect/none verb/introduce
    word event/requestAlways|level/always|prompt/|verb/ask
    value used: verb/need|verb/declare|noun/text|verb/show|verb/appear|verb/use|say/other-text
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = old ; T25 T26 4.1

    # Whether the system still reads the old text.
    property old-key-first
    loose
    apart
    despite still first
    era iOS 11.0 -
    plain
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk
    value first: thing/read-first
    value first: verb/stay verb/report
    fact key/NSLocationAlwaysUsageDescription = none ; T16 T21

    # What is reported where a text is missing.
    property missing-reports
    loose
    apart
    current
    subject noun/plist key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationTemporaryUsageDescriptionDictionary noun/settings event/settings: label/
    word how/missing|verb/missing
    value denied: status/denied|status/restricted verb/become|verb/report
    value error: api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/call|verb/deliver|verb/report
    fact noun/plist|key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = nothing ; T06 T16

    # Whether a person can never switch precise positions on.
    property reduced-for-good
    loose
    apart
    subject key/NSLocationDefaultAccuracyReduced
    but prompt/ label/
    word accuracy/reduced|say/never-again-precise
    value for-good: thing/forever verb/stay|verb/last
    value for-good: say/never-again-precise
    fact key/NSLocationDefaultAccuracyReduced = until-switched ; 4.2

    # What the dictionary of purposes holds.
    property dictionary-string
    loose
    apart
    plain
    despite instead
    subject key/NSLocationTemporaryUsageDescriptionDictionary
    but thing/entry thing/is-dictionary noun/plist say/each-entry
    value string: thing/is-string
    fact key/NSLocationTemporaryUsageDescriptionDictionary = dictionary ; 4.1

    # Where the key of widgets goes.
    property widget-key-in
    loose
    apart
    plain
    subject key/NSWidgetWantsLocation
    value app: say/into-app-plist
    fact key/NSWidgetWantsLocation = extension ; 4.2

    # Whether the dictionary is a text.
    property dictionary-single
    loose
    apart
    plain
    subject key/NSLocationTemporaryUsageDescriptionDictionary
    but thing/entry thing/is-dictionary how/each
    value string: say/single-string
    facts dictionary-string

    # Whether the first text alone allows the upgrade.
    property use-key-alone
    loose
    apart
    era iOS 11.0 -
    subject key/NSLocationWhenInUseUsageDescription
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/call effect/none verb/ignore
    word say/key-alone
    value upgrade: how/can event/requestAlways
    fact key/NSLocationWhenInUseUsageDescription = two ; T16

    # What comes of a missing text.
    property missing-crashes
    loose
    apart
    current
    plain
    subject thing/without-text
    but event/requestTemporaryFullAccuracy thing/other-permission
    word event/request:any|event/requestWhenInUse|event/requestAlways
    value crash: event/terminate|verb/crash|delivery/crash
    fact thing/without-text = nothing ; T06 T16

    # What comes of a purpose that nothing describes.
    property unknown-purpose
    loose
    apart
    plain
    subject thing/entry-missing
    but thing/no-prompt verb/missing verb/deny label/Don’t_Allow status/denied completion/promptDeclined api/CLError.Code.promptDeclined
    despite even only without
    value prompt: prompt/ verb/appear|verb/show
    value text: thing/default-text verb/appear|verb/show
    value crash: delivery/crash|verb/crash|say/throws
    value nil: completion/nil
    value denied: api/CLError.denied|api/CLError.Code.denied
    fact thing/entry-missing = declined ; T83

    # What comes of a purpose that nothing describes, told in two statements.
    property unknown-purpose-whole
    loose
    anywhere
    plain
    subject thing/entry-missing
    but verb/deny label/ verb/agree accuracy/full completion/promptDeclined phase/ prompt/ api/CLError.Code.promptDeclined
    value denied: delivery/error noun/completion
    value nil: completion/nil noun/completion
    fact thing/entry-missing = declined ; T83
    """
}
