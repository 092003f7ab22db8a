internal import LockbClaims

/// What is true of Core Location’s things in any circumstances, with the words for it in both
/// languages (`ClaimWords.properties`) and the rows of the facts.
enum ClaimProperties {
  static let table = PropertyTable(
    [
      text, behaviors, relations, consequences, outcomes, prose, details, needs, places, lifetimes,
      kinds, statuses, promptKinds, sessionKinds, answerKinds, keyFacts, members, membersFurther,
      running,
      background, catalogue, catalogueOfServices, rules, rulesFurther, platforms, tellings,
      tellingsOfAnswers,
      tellingsOfEvents, eras, articles, guides, handbooks,
      prompting, asking, answering, rights, reporting, raising, holding, holdingFurther, iterating,
      serving,
      switching, declaring, naming, hosting, watching, using, declaringTexts, beginning, deciding,
      upgrading, confirming, lapsing, restricting, measuring, listing, streaming, diagnosing,
      launching, delivering, inTables, since,
      firstRequests, firstRequestsMore, firstRequestsFurther, laterChoices, observing,
      observingMore, observingErrors, observingErrorsFurther, observingChoices, serviceFacts,
      sessionFacts,
      sessionFactsMore, sessionFlags, sessionLives, sessionLivesFurther, symbolFacts, pageFacts,
      tableFacts,
      laterChoicesTold, laterChoicesSaid, laterChoicesPlain,
      serviceFactsMore, serviceFactsDetails, serviceFactsPlaces, recurringTurns, manyVoices,
      symbolFactsMore, pageFactsMore, pageFactsLater, pageFactsRest,
      cellKeys,
      cellMeanings,
      firstAsks, laterAnswers, switches, sessionRules, sessionRulesMore, serviceRules,
      symbolRules, symbolRulesMore, koreanSpeech, englishSpeech, switchesMore,
      promptRules, grantRules, keyRules, keyRulesFurther, keyRulesMore, keyRulesMoreFurther,
      callbackRules, monitoringRules, monitoringRulesFurther,
      extensionRules, extensionRulesMore, deviceRules, cellSpeech, callbackRulesMore,
      grantRulesMore, promptRulesMore, alwaysUses, retellings, overviews, assumptions, commonplaces,
      commonplacesOfThings, commonplacesOfKeys, commonplacesOfTurns, denials, plainFacts,
      misconceptions, notes, reworded,
    ])

  private static let text = """
    # Names of which there are no others.
    closed status authorized
    closed api locationManagerDid
    host visionOS
    guard say/availability-check
    denial verb/silent noun/delegate verb/call verb/hear verb/report
    denial say/delegate-unaware +noun/delegate verb/call verb/hear verb/report
    denial verb/missing noun/raw verb/grant
    home iOS 18.0 15.0
    home iPadOS 18.0 15.0
    late session/ event/createBackgroundSession event/createServiceSession: event/beginLiveUpdates event/tapLocationButton service/live-updates service/condition-monitoring service/location-push diagnostic/ noun/diagnostic noun/condition set/conditions thing/implicit thing/implicit-on thing/goal say/explicit-mode say/explicit-rule api/CLMonitor api/CLMonitor. api/CLLocationUpdate api/CLLocationUpdate. api/CLServiceSession api/CLServiceSession. api/CLBackgroundActivitySession api/LocationButton api/CLLocationButton key/NSLocationRequireExplicitServiceSession
    members session/service:any api/CLServiceSession
    members set/statuses api/CLAuthorizationStatus
    members session/background api/CLBackgroundActivitySession

    # What a name tells of, or what comes in it.
    property tells
    told
    beside api/CLLocationManager.* verb/use verb/unavailable noun/service noun/diagnostic
    subject diagnostic/* status/restricted status/denied api/*
    but verb/create noun/event verb/introduce api/CLLocationManager.requestState(for:)
    word verb/report|verb/know|verb/mean|verb/deliver|verb/call|verb/explain|verb/show|verb/finish|verb/offer
    word verb/occur|verb/grant|verb/use|verb/declare|noun/delegate|verb/appear|verb/become|verb/exist
    value services: device/servicesOff
    value services: term/location-services|noun/service verb/on|verb/off|verb/turn-on|verb/turn-off|thing/switch
    value choice: verb/choose|verb/agree|event/answer:any|verb/deny|label/Don’t_Allow|thing/answer prompt/any|noun/status|about/authorization|level/*? noun/status?
    value choice: thing/permission-change
    value refusal: verb/deny|status/denied|grant/denied|label/Don’t_Allow noun/status?
    value restrictions: status/restricted|device/restricted|thing/restrictions verb/deny?
    value positions: noun/location@subject|object|of|result|none
    value headings: service/heading|thing/compass
    value visits: service/visits|thing/visit thing/visit?
    value regions: service/region-monitoring|thing/region
    value beacons: service/beacon-ranging|thing/beacon
    value errors: thing/error|api/CLError
    value accuracy: accuracy/reduced|accuracy/full|noun/accuracy
    value reduced: accuracy/reduced
    value full-refused: accuracy/full verb/deny|verb/end|status/denied
    value always-refused: level/always verb/deny|verb/end|status/denied
    value not-in-use: phase/notInUse
    value showing: prompt/any verb/show|verb/appear|verb/hold?
    value stands-still: thing/standing-still
    value no-position: thing/no-position
    value network: thing/network
    value hardware: thing/hardware
    value significant: service/significant-change
    value widgets: thing/widget
    value authorization: noun/status|noun/reported-status|about/authorization
    value paused: thing/paused
    value resumed: thing/resumed
    value no-session: session/service:any verb/missing|verb/unavailable|verb/hold|verb/need|how/lacking|fn/without|verb/exist|fn/없
    value too-many: thing/too-many
    value unsupported: thing/unsupported
    fact api/CLLocationManager.locationServicesEnabled() = services ; 5.1 T66
    fact diagnostic/authorizationDenied = refusal choice services ; 1.4 5.4
    fact diagnostic/authorizationDeniedGlobally = services ; 1.4 5.4
    fact diagnostic/authorizationRestricted = restrictions ; 1.4 5.4
    fact diagnostic/authorizationRequestInProgress = showing ; 1.4 5.4
    fact diagnostic/insufficientlyInUse = not-in-use ; 1.4 5.4
    fact diagnostic/fullAccuracyDenied = full-refused refusal choice accuracy ; 1.4 5.4
    fact diagnostic/alwaysAuthorizationDenied = always-refused refusal choice ; 1.4 5.4
    fact diagnostic/accuracyLimited = accuracy reduced ; 1.4
    fact diagnostic/stationary = stands-still paused ; 1.4
    fact diagnostic/locationUnavailable = no-position positions ; 1.4
    fact status/restricted = restrictions ; 1.1
    fact status/denied = refusal choice services restrictions ; 1.1
    fact api/CLError.Code.denied = refusal services choice ; 5.2
    fact api/CLError.Code.network = network ; 5.2
    fact api/CLError.Code.locationUnknown = no-position positions ; 5.2
    fact api/CLError.Code.regionMonitoringDenied = regions refusal choice ; 5.2
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = positions ; 5.3 C-11
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) = headings ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didVisit:) = visits ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:) = regions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didExitRegion:) = regions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) = beacons ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = errors services ; 5.3 T112
    fact api/CLLocationManager.headingAvailable() = headings hardware ; 5.7
    fact api/CLLocationManager.isRangingAvailable() = beacons hardware ; 5.7
    fact api/CLLocationManager.isMonitoringAvailable(for:) = regions hardware ; 5.7
    fact api/CLLocationManager.significantLocationChangeMonitoringAvailable() = significant hardware ; 5.7
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = widgets positions ; 5.1
    fact api/CLLocationManager.authorizationStatus|api/CLLocationManager.authorizationStatus() = authorization choice restrictions ; 5.1
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = authorization choice restrictions accuracy reduced ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = authorization choice restrictions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) = errors regions too-many ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didDetermineState:for:) = regions ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) = paused ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:) = paused resumed ; 5.3
    fact api/CLLocationManager.monitoredRegions = regions ; 5.7
    fact diagnostic/serviceSessionRequired = no-session ; 1.4
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = too-many ; 1.4
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = unsupported ; 1.4
    fact api/CLLocationManager.accuracyAuthorization = accuracy reduced ; 5.1

    # Which service a call starts.
    property starts-service
    plain
    current
    era iOS - -
    era iPadOS - -
    era macOS - -
    subject api/*
    but verb/exist verb/missing verb/occur
    word verb/start|verb/deliver|verb/use|verb/launch|verb/turn-on
    value *: service/*
    fact api/CLLocationManager.startUpdatingLocation() = service/standard-location ; 5.7
    fact api/CLLocationManager.startMonitoringVisits() = service/visits ; 5.7
    fact api/CLLocationManager.startMonitoringSignificantLocationChanges() = service/significant-change ; 5.7
    fact api/CLLocationManager.startUpdatingHeading() = service/heading ; 5.7
    fact api/CLLocationManager.startMonitoring(for:) = service/region-monitoring ; 5.7
    fact api/CLLocationManager.startRangingBeacons(satisfying:) = service/beacon-ranging ; 5.7
    fact api/CLLocationManager.startMonitoringLocationPushes(completion:) = service/location-push ; 5.7

    # Which service a call stops.
    property stops-service
    subject api/*
    word verb/end|verb/stop|verb/turn-off
    value *: service/*
    fact api/CLLocationManager.stopUpdatingLocation() = service/standard-location ; 5.7
    fact api/CLLocationManager.stopMonitoringVisits() = service/visits ; 5.7
    fact api/CLLocationManager.stopMonitoringSignificantLocationChanges() = service/significant-change ; 5.7
    fact api/CLLocationManager.stopUpdatingHeading() = service/heading ; 5.7
    fact api/CLLocationManager.stopMonitoring(for:) = service/region-monitoring ; 5.7
    fact api/CLLocationManager.stopRangingBeacons(satisfying:) = service/beacon-ranging ; 5.7
    fact api/CLLocationManager.stopMonitoringLocationPushes() = service/location-push ; 5.7

    # For what a call asks the person.
    property asks
    current
    era iOS - -
    era iPadOS - -
    era macOS - -
    era watchOS - -
    subject api/*
    but verb/grant
    word verb/ask|event/request:any|verb/prompted
    value when-in-use: level/whenInUse
    value always: level/always
    value full-accuracy: accuracy/full
    value authorization: noun/status|about/authorization
    fact api/CLLocationManager.requestWhenInUseAuthorization() = when-in-use authorization ; 5.1
    fact api/CLLocationManager.requestAlwaysAuthorization() = always authorization ; 5.1
    fact api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) = full-accuracy ; 5.1
    fact api/CLLocationManager.requestState(for:)|api/CLMonitor.add(_:identifier:) = nothing ; 5.6 5.7

    # As what a flow of values comes.
    property form
    plain
    subject api/* noun/diagnostic
    value stream: term/asynchronous-stream api/CLLocationUpdate|api/CLMonitor?
    fact api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events|noun/diagnostic = stream ; 5.4 5.5 5.6

    # As what a background session keeps the app.
    property keeps
    plain
    subject session/background
    value in-use: phase/inUse phase/background|verb/stay?
    value suspended: phase/suspended phase/background|verb/stay?
    fact session/background = in-use ; T110 R29

    # What a value of data is.
    property data
    plain
    subject api/CLVisit api/CLHeading api/CLLocation
    value visit: thing/visit|service/visits
    value heading: service/heading|thing/compass
    value position: noun/location
    fact api/CLVisit = visit ; 5.9
    fact api/CLHeading = heading ; 5.9
    fact api/CLLocation = position ; 5.9

    # Which case an older name stands for.
    property older-name
    subject api/CLAuthorizationStatus.authorized
    word thing/older-name|verb/mean|noun/raw
    value *: status/authorizedAlways|status/authorizedWhenInUse
    fact api/CLAuthorizationStatus.authorized = status/authorizedAlways ; 1.1 5.2

    # How many cases a type has.
    property cases
    subject api/* set/*
    word verb/offer|verb/exist|verb/grant|verb/declare|noun/member|noun/status
    value *: items/*
    value *: count/*
    fact api/CLLocationUpdate.LiveConfiguration = items/5 count/5 ; 5.5

    # Whose monitored regions and visits are.
    property shared
    subject service/visits service/region-monitoring thing/visit thing/region
    word verb/share
    value by-managers: thing/managers|noun/manager
    fact service/visits|service/region-monitoring|thing/visit|thing/region = by-managers ; R11

    # What a service cannot do without.
    property hardware
    subject service/* api/CLGeocoder
    word verb/need
    value magnetometer: term/magnetometer
    value network: thing/network
    fact service/heading = magnetometer ; 7.4
    fact service/geocoding|api/CLGeocoder = network ; 7.4

    # Which status stands for a row of Settings.
    property row
    told
    subject settings/*
    but device/ event/settings:globalOff
    word verb/mean|verb/report|verb/call|verb/know
    value *: status/*
    fact settings/never = status/denied ; 1.3
    fact settings/askNextTime = status/notDetermined status/authorizedWhenInUse ; 1.3
    fact settings/whileUsing = status/authorizedWhenInUse ; 1.3
    fact settings/always = status/authorizedAlways ; 1.3

    # What a property is where nobody sets it.
    property default
    subject api/* key/*
    word noun/default
    value true: noun/true
    value false: noun/false
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = false ; R05
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = true ; 5.7
    fact key/NSLocationDefaultAccuracyReduced = false ; 4.2

    # What kind of value a key has.
    property type
    loose
    plain
    despite each
    subject key/*
    but thing/entry thing/clip-confirmation
    word noun/type|verb/become|verb/use|verb/declare|verb/need|verb/grant|noun/value
    value string: type/string
    value array: type/array
    value dictionary: type/dictionary
    value boolean: type/boolean
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription = string ; 4.1
    fact key/NSLocationTemporaryUsageDescriptionDictionary = dictionary ; 4.1
    fact key/NSLocationDefaultAccuracyReduced|key/NSLocationRequireExplicitServiceSession|key/NSWidgetWantsLocation = boolean ; 4.2
    fact key/UIBackgroundModes|key/UIBackgroundModes:location|key/WKBackgroundModes = array ; 4.2
    fact key/NSAppClip|key/NSLocationWildernessSafetyUsageDescriptionDictionary = dictionary ; 4.1 4.2
    fact key/NSAppClipRequestLocationConfirmation = boolean ; 4.2
    fact key/UIRequiredDeviceCapabilities = array dictionary ; 4.2

    # How long something lasts by the clock.
    property lasts
    loose
    apart
    subject grant/temporary accuracy/temporary label/Allow_Once event/tapLocationButton
    but event/invalidateBackgroundSession term/background-location-indicator thing/until-tomorrow label/Allow_While_Using_App grant/whenInUse grant/always grant/lasting event/requestAlways grant/provisional session/ say/while-session-lives say/short-trip fn/바로 verb/mean phase/inUse thing/continuous thing/live-activity
    word verb/last|verb/end|verb/stay|verb/pass|verb/available
    value *: hours/*
    value *: days/*
    value a-day: event/elapse
    value ever: how/ever
    value ever: say/never-lapses|thing/lasting-grant
    fact grant/temporary|accuracy/temporary|label/Allow_Once|event/tapLocationButton = use ; T50 T57 T86

    # By when sessions have to be taken again after a launch.
    property retaken
    subject session/service:any session/service:always session/service:whenInUse
    word verb/launch|event/relaunch:byUser|event/relaunch:byEvent
    value minutes: minutes/*
    value hours: hours/*
    value hours: days/*
    value seconds: seconds/*
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; T99 R22

    # What sort of thing a name is in code.
    property declared-as
    plain
    beside service/* api/CLMonitor noun/condition say/subclass
    subject api/*
    value class: kind/class
    value protocol: kind/protocol
    value struct: kind/struct
    value enum: kind/enum
    value actor: kind/actor
    fact api/CLLocationManager|api/CLServiceSession|api/CLBackgroundActivitySession|api/CLGeocoder|api/CLRegion|api/CLCircularRegion|api/CLBeaconRegion|api/CLBeaconIdentityConstraint|api/CLLocation|api/CLVisit|api/CLHeading|api/CLLocationButton = class ; 5.1 5.4 5.9
    fact api/CLLocationManagerDelegate|api/CLCondition|api/CLLocationPushServiceExtension = protocol ; 5.3
    fact api/CLAuthorizationStatus|api/CLAccuracyAuthorization|api/CLServiceSession.AuthorizationRequirement|api/CLLocationUpdate.LiveConfiguration = enum ; 5.2 5.4 5.5
    fact api/CLError|api/CLLocationUpdate|api/LocationButton|api/CLMonitor.CircularGeographicCondition|api/CLMonitor.BeaconIdentityCondition|api/CLMonitor.Event|api/CLLocationUpdate.Updates|api/CLServiceSession.Diagnostic|api/CLBackgroundActivitySession.Diagnostic = struct ; 5.2 5.4 5.5 5.6
    fact api/CLMonitor = actor ; 5.6
    """
}
