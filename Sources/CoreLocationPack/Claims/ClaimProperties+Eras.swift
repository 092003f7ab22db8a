/// What was so in earlier versions only: what their prompts offered and said, and what came of an
/// answer. Each is read where a sentence, or its heading, names such versions and no others.
extension ClaimProperties {
  static let eras = """
    # How many answers the prompt for When In Use had.
    property options-before
    loose
    apart
    era iOS - 13.0
    subject event/requestWhenInUse
    but event/requestAlways prompt/always level/always grant/always prompt/P-UPG noun/upgrade prompt/second
    word noun/option|verb/offer|verb/choose|thing/answer
    value *: count/2|count/3|count/4
    fact event/requestWhenInUse = count/2 ; T12 2.3

    # Whether access could be given for once.
    property once-before
    loose
    apart
    despite nobody
    era iOS - 13.0
    subject prompt/first prompt/P-WIU prompt/any event/requestWhenInUse level/whenInUse noun/option
    but say/two-options
    plain
    value once: label/Allow_Once|grant/temporary
    fact prompt/first|prompt/P-WIU|prompt/any|event/requestWhenInUse|level/whenInUse|noun/option = none ; T12 1.5

    # How many answers the prompt for Always had.
    property options-always-before
    loose
    apart
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always level/always
    but event/requestWhenInUse prompt/P-UPG noun/upgrade prompt/second grant/whenInUse level/whenInUse
    word noun/option|verb/offer|say/two-options
    value *: count/2|count/3|count/4
    value two: say/two-options
    fact event/requestAlways|prompt/always|level/always = count/3 ; T21 2.3

    property options-always-long-before
    loose
    apart
    era iOS - 11.0
    subject event/requestAlways prompt/always level/always
    but event/requestWhenInUse prompt/P-UPG noun/upgrade prompt/second grant/whenInUse
    word noun/option|verb/offer|verb/choose
    value *: count/2|count/3|count/4|items/2|items/3|items/4
    fact event/requestAlways|prompt/always|level/always = count/2 items/2 ; T25 2.3

    # Whose text the prompt for Always showed.
    property text-always-before
    loose
    apart
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always level/always
    but event/requestWhenInUse verb/need verb/declare verb/missing
    word noun/text|verb/show|verb/use|verb/appear|verb/deliver|verb/explain
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription
    fact event/requestAlways|prompt/always|level/always = key/NSLocationAlwaysAndWhenInUseUsageDescription ; T21 2.3

    property text-always-long-before
    loose
    apart
    era iOS - 11.0
    despite only
    subject event/requestAlways prompt/always level/always
    but event/requestWhenInUse verb/missing key/NSLocationAlwaysUsageDescription
    word noun/text|verb/show|verb/use|verb/need|verb/explain|verb/appear|verb/suffice
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationUsageDescription
    fact event/requestAlways|prompt/always|level/always = key/NSLocationAlwaysUsageDescription ; T25 T26 2.3

    # Whether Always was provisional at first.
    property provisional-before
    loose
    apart
    era iOS - 13.0
    subject event/requestAlways prompt/always level/always grant/always status/authorizedAlways
    word verb/become|verb/grant|verb/report|verb/exist|verb/choose|noun/status|verb/use|verb/start
    value provisional: grant/provisional
    fact event/requestAlways|prompt/always|level/always|grant/always|status/authorizedAlways = never ; T22 T25 1.5

    # What an answered request for Always ended in.
    property always-in-use-before
    loose
    apart
    era iOS - 11.0
    subject event/requestAlways prompt/always
    but event/requestWhenInUse grant/whenInUse noun/settings
    plain
    value in-use: status/authorizedWhenInUse|level/whenInUse|label/Allow_While_Using_App verb/become|verb/end|verb/choose|verb/offer|noun/option|verb/report
    fact event/requestAlways|prompt/always = always ; T25

    # Whether the first iOS 13 prompted for the upgrade.
    property upgrade-at-first
    loose
    apart
    era iOS 13.0 13.4
    subject event/requestAlways level/always
    but grant/none status/notDetermined prompt/second prompt/first event/eventReady:always
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact event/requestAlways|level/always = later ; T33
    """
}
