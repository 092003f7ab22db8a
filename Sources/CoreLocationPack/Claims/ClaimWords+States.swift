/// The words of Core Location documents with their concepts, both languages side by side.
enum ClaimWords {
  /// All tables.
  static let table = [
    states, happenings, observations, diagnostics, predicates, numbers, fillers, tables, titles,
    meanings,
    koreanConcepts, koreanVerbs, koreanFillers, koreanCompounds, koreanProse, koreanRelations,
    englishNames,
    englishHappenings, englishVerbs,
    englishCatalogueVerbs, englishFillers, facts, koreanEveryday, properties, relations, prose,
    sayings, sayingsOfPrompts, sayingsOfAnswers, keyFacts, members, running, catalogue, rules,
    tellings, articles, guides, handbooks,
    ofRequests, ofRequestsFurther, ofRequestsMore, ofSettings, ofSettingsFurther, ofSettingsMore,
    ofServices, ofBeliefs, ofTexts, ofTextsFurther,
    ofUpgrades, ofLapses, ofMeasures, ofStreams, ofLaunches, ofCells, ofCellsFurther, ofColumns,
    ofColumnsMore,
    ofPhrases,
    ofFirstRequests, ofFirstRequestsMore, ofLaterChoices, ofObserving, ofObservingMore,
    ofServiceFacts, ofSessionFacts, ofSessionFactsMore, ofSymbolFacts, ofPageFacts, ofTableCells,
    ofTableCellsFurther,
    ofLaterChoicesMore, ofLaterChoicesTold, ofLaterChoicesSaid, ofLaterChoicesPlain,
    ofServiceFactsMore, ofServiceFactsDetails, ofServiceFactsPlaces, ofSymbolFactsMore,
    ofTableCellsMore,
    ofCellTimes, ofCellTimesFurther, ofCellTimesMore, ofCellQuestions,
    ofCellKeys, ofCellKeyFates, ofCellSteps, ofCircumstances, ofRecurringTurns, ofManyVoices,
    ofManyVoicesMore,
    ofCellMeanings,
    ofFirstAsks, ofLaterAnswers, ofSwitches, ofSessionRules, ofSessionRulesMore, ofServiceRules,
    ofServiceRulesMore, ofSymbolRules, ofKoreanSpeech, ofEnglishSpeech, ofEnglishIdioms,
    ofEnglishPhrases, ofEnglishSpeechMore, ofSwitchesMore,
    ofPromptRules, ofGrantRules, ofKeyRules, ofKeyRulesMore, ofCallbackRules, ofMonitoringRules,
    ofExtensionRules, ofDeviceRules, ofCellSpeech, ofCellSpeechMore, ofCellTitles, ofRetellings,
    ofOverviews,
    ofAssumptions, ofCommonplaces, ofCommonplacesOfThings, ofCommonplacesOfTurns,
    ofMisconceptions, ofLooseWriting, ofNotes, ofReworded,
  ]

  /// What no document on another subject names; sessions, prompts, texts and events are everybody’s.
  static let signs: Set<String> = [
    "api", "key", "service", "label/Allow Once", "label/Allow While Using App",
    "event/requestAlways", "event/requestWhenInUse", "term/core-location",
    "term/location-services",
  ]

  /// What others name by chance: a place, something that is always so, who has access to something.
  static let hints: Set<String> = ["level", "grant", "accuracy", "noun/location"]

  /// Statuses, grants, levels, phases, accuracy and keys.
  static let states = """
    status/notDetermined
    en not determined; user has not been asked; user has not been asked yet;
      user has never been asked; user hasn't been asked; user hasn't been asked yet; undetermined; not yet determined; undecided; never been asked;
      not been asked yet; has not been asked; not asked yet; not yet been asked;
      no choice has been made; no choice yet; nobody has been asked; not yet asked; not yet decided;
      still open; unset; has not chosen yet; has not answered yet; not chosen yet; nothing decided;
      undecided status; undetermined status; determined yet; decided yet
    ko 결정되지 않음; 미결정; 결정 안 됨; 정해지지 않음; 결정되지 않은; 아직 결정되지 않은; 결정되지 않은 상태
    code notDetermined; CLAuthorizationStatus.notDetermined

    status/restricted; device/restricted
    en restricted; =Restricted
    ko 제한됨; 제한된; 자녀 보호; 스크린 타임 제한
    code restricted; CLAuthorizationStatus.restricted

    status/denied
    en denied; refused; declined; turned down; rejected; disallowed; refusal; a refusal; denial;
      said no; says no; not allowed by the user; forbidden by the user; =Denied
    ko 거부됨; 거부된; 거부 상태
    code denied; CLAuthorizationStatus.denied

    status/authorizedWhenInUse
    code authorizedWhenInUse; CLAuthorizationStatus.authorizedWhenInUse
    en =authorizedWhenInUse

    status/authorizedAlways
    code authorizedAlways; CLAuthorizationStatus.authorizedAlways
    en =authorizedAlways

    level/whenInUse; settings/whileUsing
    en =When In Use; =When in Use; =While Using; =While Using the App; =WhenInUse; when-in-use;
      While Using authorization; =When In Use authorization; =When-In-Use; =While-Using;
      =When In Use access; =When In Use permission; =When-In-Use authorization;
      =WhenInUse authorization; =While Using App; =While Using access; =While Using permission;
      =While Using level; =When In Use level; when-in-use access; when-in-use permission;
      when-in-use authorization; foreground access; foreground permission; foreground-only access;
      foreground authorization; =in-use authorization; =In Use; =Only While Using;
      =Only While Using the App
    ko 앱을 사용하는 동안; 앱 사용 중; 앱을 사용하는 동안 허용; 사용하는 동안 허용; 사용 중 허용; 앱을 사용하는
      동안 권한; 사용 중 권한

    level/always; settings/always
    en =Always; =Always Allow; always-allow; =Always authorization; always authorization;
      always access; always permission; =Always level; =Always access; =Always permission;
      =Always rights; =Always right; =Always grant; =Always status; always level; always grant;
      always-on access; always-on permission; always-on authorization; background access;
      background permission; background authorization; access at any time; =Always location access;
      =Always location permission; =Always location
    ko 항상 허용; 항상 권한; 항상 허용 권한; 상시 허용; 항상 승인

    grant/provisional
    en provisional Always; provisional authorization; provisionally authorized; provisional grant;
      provisional always authorization; provisional; provisionally authorized for Always;
      provisional app; provisional Always grant; provisional access; provisional state;
      provisional permission; tentative Always; provisional Always authorization; provisional form;
      still provisional; provisional period; provisional phase; provisional Always access;
      provisional Always state
    ko 임시 항상 허용; 임시 항상; 임시 항상 권한; 잠정 항상 허용; 프로비저널 항상 허용; 프로비저널

    grant/always
    en permanent Always; full Always; real Always; lasting Always; permanent always authorization;
      definitive Always; permanent Always grant; permanent Always authorization;
      full Always authorization; confirmed Always; permanent Always access;
      real Always authorization; genuine Always; true Always; unrestricted Always; definite Always;
      permanent form; permanent kind; permanent one; permanent sort
    ko 영구적인 항상 허용; 영구 항상 허용; 완전한 항상 허용; 정식 항상 허용; 확정된 항상 허용

    grant/temporary
    en temporary When In Use; temporary grant; temporary authorization; one-time grant;
      one-time permission; one-time authorization; one-time access; temporary permission;
      temporary When In Use access; temporary When In Use authorization; Allow Once grant;
      once-only grant; single-use grant; temporary access; one-time location access;
      temporary When In Use grant; temporary location access; temporary location permission;
      one-time location permission; single-use permission; single-use access; once-only permission;
      once-only access; temporary right; one-off grant; one-off permission; one-off access;
      one-time allowance; temporary When In Use permission; access for one time; access just once;
      Allow Once permission; Allow Once access; Allow Once authorization; temporary kind;
      one-time When In Use; one-time kind; temporary status
    ko 일회성 권한; 일시적인 권한; 한 번 허용 권한; 일회용 권한; 일시적 권한; 한 번짜리 권한;
      일회성 허용; 한 번만 허용된 권한

    grant/whenInUse
    en lasting When In Use; lasting When In Use grant; permanent When In Use; lasting grant;
      full When In Use; regular When In Use; lasting When In Use authorization;
      lasting When In Use access; lasting When In Use permission; permanent When In Use grant;
      permanent When In Use authorization; regular When In Use grant; ordinary When In Use;
      normal When In Use; lasting kind; lasting authorization; durable grant;
      standing When In Use; non-temporary When In Use; lasting While Using; lasting access;
      permanent grant; permanent permission
    ko 지속되는 앱을 사용하는 동안 권한; 지속적인 앱을 사용하는 동안 권한; 일반 앱을 사용하는 동안 권한

    grant/none
    en no grant; on first launch; at first launch; on the first launch; at the first launch;
      on first start; on the very first launch; on a first launch; before the user has been asked;
      before the user was asked; before the user is asked; before any request;
      before the first request; before anything has been requested; no authorization yet; no decision; hasn't chosen anything; has not chosen anything;
      hasn't chosen anything yet; has not decided yet; hasn't decided yet; never decided;
      has never been asked; not decided; no permission yet; no answer yet; no lasting choice

    grant/authorized; status/authorized
    en =authorized; =Authorized; =granted; =permitted; authorization of any kind; fully authorized;
      location permission granted; permission granted; been allowed; has permission;
      have permission; has authorization; any authorization; any permission; positive answer;
      positive; =authorised
    ko 승인됨; 허용됨

    phase/foreground
    en foreground; in the foreground; on screen; on-screen; frontmost; active; in front; visible;
      being on screen; shown on screen; visible on screen; on the screen; in front of the user;
      foregrounded; being visible; seen by the user; in view; is open
    ko 포그라운드; 전면; 화면에 떠; 화면에 보이; 포어그라운드; 앞에 나와

    phase/background
    en background; in the background; backgrounded; not on screen; off screen; in background;
      from the background; out of sight; invisible; off-screen; not visible; behind other apps;
      not in the foreground; outside the foreground; not on-screen; not in front;
      not shown on screen; not frontmost; sits in the background; runs in the background;
      running in the background
    ko 백그라운드; 뒤로 가; 화면 밖; 포그라운드 밖; 포그라운드 바깥; 전면 밖; 포그라운드가 아닌 곳

    phase/inUse
    en in use; being used; actively used; still in use; is using it; is using the app;
      user is using the app; person is using the app; counts as in use; being in use; stays in use;
      remains in use; is still in use; keeps the app in use; using the app; is used; is being used;
      app is used; are used
    ko 사용 중; 사용되는 동안; 쓰이는 동안; 사용하는 중; 사용하고 있는 동안

    phase/terminated
    en killed; not running; dead; force-quit; force quit; closed; quit; shut down; been killed;
      been force-quit; been quit; is gone from memory; swiped away; been swiped away;
      been shut down; no longer running; been closed; terminated app; =isn't running;
      =terminated; =Terminated; been terminated
    ko 종료된; 종료 상태; 꺼진; 실행 중이 아닌; 강제 종료된; 죽은

    phase/suspended
    en suspended; sleeping; asleep; frozen; suspension; paused in memory
    ko 일시 중단된; 일시 중지된; 일시 정지된; 서스펜드

    device/servicesOff
    en Location Services are off; Location Services off; Location Services are turned off;
      Location Services are switched off; Location Services are disabled;
      location services disabled; Location Services is off; Location Services is turned off;
      with Location Services off; Location Services turned off;
      Location Services are off for the device; Location Services are turned off device-wide;
      Location Services are turned off globally; Location Services are globally off;
      Location Services are globally disabled; Location Services disabled; location services off;
      location services switched off; Location Services switched off;
      Location Services have been turned off; Location Services have been switched off;
      Location Services are disabled device-wide; Location Services are off globally;
      Location Services are off device-wide; Location Services being off;
      Location Services off for the whole device; Location Services switched off for the device;
      Location Services globally off; device-wide Location Services are off; master switch is off;
      global switch is off; switch is off; Location Services is disabled;
      Location Services is switched off; device-wide switch is off; Location Services aren't on;
      Location Services are not on; location is off for the device; without Location Services
    ko 위치 서비스가 꺼져 있는; 위치 서비스가 꺼진; 위치 서비스 꺼짐; 위치 서비스가 꺼져 있다; 위치 서비스가 꺼지다;
      위치 서비스가 비활성화되다; 위치 서비스가 기기 전체에서 꺼져 있다; 위치 서비스가 기기 전체에서 꺼지다;
      기기 전체의 위치 서비스가 꺼져 있다; 기기의 위치 서비스가 꺼져 있다

    accuracy/full
    en full accuracy; precise location; precise accuracy; full-accuracy; Precise Location; precise;
      exact location; exact position; exact positions; precise position; precise positions;
      precise locations; fullAccuracy; full precision; full-precision; fully accurate;
      high accuracy; full location accuracy; accurate location; full-accuracy mode
    ko 정확한 위치; 전체 정확도; 정밀한 위치; 최대 정확도
    code fullAccuracy; CLAccuracyAuthorization.fullAccuracy

    accuracy/reduced
    en reduced accuracy; approximate location; reduced location; reduced-accuracy; approximate;
      approximate position; approximate positions; coarse location; coarse; coarse positions;
      coarse position; imprecise; imprecise location; approximate accuracy; lowered accuracy;
      lower accuracy; reduced-accuracy mode; reduced precision; rough location;
      approximate locations; accuracy is reduced; accuracy reduced; less accurate
    ko 대략적인 위치; 축소된 정확도; 낮은 정확도; 대략적 위치; 감소된 정확도
    code reducedAccuracy; CLAccuracyAuthorization.reducedAccuracy

    platform/macOS
    en =Mac; =Macs; =Mac app; =Mac apps; =AppKit app; =AppKit apps; =AppKit; =macOS app;
      =macOS apps; =Mac computers; =desktop

    platform/watchOS
    en =Apple Watch; =watch app; =watch apps; =watchOS app; =watchOS apps; =Apple Watches;
      =Watch app; =Watch apps

    platform/tvOS
    en =Apple TV; =TV app; =TV apps; =tvOS app; =tvOS apps; =TV

    service/region-monitoring
    en geofencing; geofences; geofence; region events; region event; region crossing;
      region crossings; region updates; region monitoring; monitoring regions; monitored regions;
      monitored region; regions; region; boundary crossings; circular regions; region entry;
      =Region monitoring; region services; region service

    service/beacon-ranging
    en ranging beacons; ranging; beacon ranging; iBeacon ranging; beacon distances; =Ranging;
      ranging iBeacons; ranged beacons

    service/significant-change
    en significant changes; significant-change updates; significant-change monitoring;
      significant-change service; significant location change service; significant-change events;
      significant change events; significant changes service; =Significant changes;
      significant location changes; significant-change location service;
      significant-location-change service; significant location change monitoring;
      significant-change location updates; significant changes of location

    service/visits
    en visits service; visit monitoring; visit service; visit events; visit updates; visits;
      =Visits; visit detection; monitoring visits; visit

    service/heading
    en heading updates; heading service; compass; compass updates; compass heading; heading;
      heading events; heading data; =Heading

    session/service:any
    en service session; explicit service session; session; service sessions; sessions;
      explicit session; explicit sessions; service session object; held session; session object;
      explicit service sessions; =CLServiceSession
    ko 서비스 세션; 세션; 명시적 서비스 세션
    code CLServiceSession

    session/service:always
    en =Always session; .always session; always session; Always service session;
      always service session; session for Always; =Always sessions; .always sessions;
      .always service session; service session for Always; session with Always;
      explicit Always session; session that asks for Always; session requiring Always; .always goal
    code CLServiceSession(authorization: .always); CLServiceSession(.always)
    ko .always 세션; always 세션; 항상 세션

    session/service:none
    en .none session; none session; .none service session; session with .none
    code CLServiceSession(authorization: .none); CLServiceSession(.none)

    session/service:whenInUse
    en When In Use session; .whenInUse session; When In Use service session;
      .whenInUse service session; session for When In Use; service session for When In Use;
      .whenInUse sessions; .whenInUse goal; When In Use sessions
    code CLServiceSession(authorization: .whenInUse); CLServiceSession(.whenInUse)
    ko .whenInUse 세션; whenInUse 세션

    session/background
    en background activity session; background session; background activity sessions;
      background sessions; background activity; continuous background session;
      =CLBackgroundActivitySession; active background session; running background session
    ko 백그라운드 활동 세션; 백그라운드 세션; 백그라운드 액티비티 세션
    code CLBackgroundActivitySession
    """
}
