/// Words of cells that note something.
extension ClaimWords {
  static let ofCells = """
    situation/denied
    phrase user refused location access; user refused location; user refused permission;
      user denied permission; user denied access; user denied the app; user denied this app;
      user denied location access; user denied authorization; user refused authorization;
      user declined location access; user tapped don’t allow; user tapped don't allow;
      user tapped don’t allow for this app; user tapped don't allow for this app;
      user chose don’t allow; user chose don't allow; user picked don’t allow;
      user picked don't allow; user has denied access; user has refused; user has denied;
      user has refused access; app is denied; app was denied; app is denied access;
      this app was refused; this app is denied; this app was denied; person denied access;
      person refused access; permission denied; permission was denied; authorization denied;
      authorization was denied; authorization refused; access denied; location access denied;
      location access was denied; location access refused; don’t allow was tapped;
      don't allow was tapped; 사용자가 허용 안 함을 누름; 사용자가 이 앱에서 허용 안 함을 누름; 사용자가 허용 안 함을 고름;
      사용자가 허용 안 함을 선택함; 허용 안 함을 누름; 허용 안 함을 고름; 허용 안 함을 선택함; 사용자가 위치 접근을 거부함; 사용자가 위치 권한을 거부함;
      위치 권한을 거부함; 위치 접근을 거부함; 권한을 거부함; 권한이 거부됨; 접근이 거부됨; 위치 권한이 거부됨; 사용자가 권한을 거부했거나;
      사용자가 앱의 권한을 거부했거나; 사용자가 앱의 권한을 거부함; 앱의 권한을 거부함; 앱의 권한이 거부됨; 이 앱의 권한이 거부됨; 앱의 권한을 거부했거나;
      권한을 거부했거나; 위치 권한을 거부했거나; 사용자가 위치 권한을 거부했거나; 사용자가 접근을 거부함; 사용자가 거절함; 사용자가 거절했거나; 권한을 거절함;
      사용자가 권한을 거절함

    situation/servicesOff
    phrase location services switched off; location services are switched off for the whole device;
      location services are switched off for the device;
      location services are turned off for the device;
      location services are turned off for the whole device;
      location services are off for the entire device;
      location services are disabled for the device; location services are disabled on the device;
      location services are disabled device-wide; location services are switched off device-wide;
      location services are turned off device-wide; location services off on the device;
      location services off device-wide; location is off; location is switched off;
      location is turned off; location services are off in settings;
      user turned off location services; user switched off location services;
      user has turned off location services; user turned location services off;
      user switched location services off; location services globally off;
      location services are globally off; location services are off globally;
      location services turned off globally; whole device has location services off; 위치 서비스가 꺼져 있음;
      위치 서비스가 꺼진 상태; 위치 서비스가 꺼진 상태임; 기기의 위치 서비스가 꺼진 상태; 기기 전체의 위치 서비스가 꺼진 상태; 기기에서 위치 서비스가 꺼져 있음;
      기기에서 위치 서비스를 끔; 사용자가 위치 서비스를 끔; 기기의 위치 서비스를 끔; 기기 전체의 위치 서비스를 끔; 사용자가 기기의 위치 서비스를 끔;
      사용자가 기기 전체의 위치 서비스를 끔; 위치 서비스 전체가 꺼짐; 위치 서비스 전체가 꺼져 있음; 전역 위치 서비스가 꺼짐; 전역 위치 서비스가 꺼져 있음;
      위치 서비스가 전체적으로 꺼짐

    situation/restricted
    phrase parental controls or an mdm profile block location;
      parental controls or mdm block location; parental controls or a profile block location;
      parental controls block location; parental controls block it; parental controls or mdm;
      parental controls or an mdm profile; parental controls or a management profile block location;
      mdm profile blocks location; an mdm profile blocks location;
      a management profile blocks location; a profile blocks location; mdm blocks location;
      screen time blocks location; screen time or mdm blocks location; restrictions block location;
      restrictions block location access; restrictions prevent location access; device restrictions;
      device restrictions block location; blocked by screen time; blocked by screen time or mdm;
      blocked by mdm; blocked by an mdm profile; blocked by parental controls or mdm;
      blocked by parental controls or an mdm profile; parental controls forbid location;
      parental controls or device management block location; restricted by parental controls;
      restricted by parental controls or mdm; 자녀 보호 기능이나 MDM이 위치를 막음; 자녀 보호 기능이나 MDM이 위치를 제한함;
      자녀 보호 기능이 위치를 막음; 자녀 보호 기능이나 MDM으로 막힘; 자녀 보호 기능 또는 MDM으로 막힘; 자녀 보호 기능 또는 MDM이 막음;
      자녀 보호 기능 또는 MDM이 위치를 막음; MDM이 위치를 막음; MDM으로 막힘; 스크린 타임으로 막힘; 스크린 타임이 막음; 스크린 타임이나 MDM이 막음;
      스크린 타임이나 MDM으로 막힘; 기기 관리 프로파일이 막음; 관리 프로파일로 막힘; 관리 프로파일이 위치를 막음; 자녀 보호 기능이나 관리 프로파일이 막음;
      자녀 보호 기능이나 관리 프로파일로 막힘; 자녀 보호 기능 때문에 막힘; 기기 제한으로 막힘; 제한으로 막힘

    situation/prompting
    phrase a prompt is on screen or about to appear; prompt is on screen or about to appear;
      about to appear; prompt is about to appear; prompt is visible; prompt is visible or due;
      prompt is up; prompt is open; prompt is shown; prompt is being shown or will be;
      alert is on screen; alert is showing; alert is being shown; dialog is on screen;
      dialog is showing; dialog is open; user is being asked; the user is being asked;
      waiting for the user's answer; waiting for the user’s answer; waiting for the user to answer;
      user has not answered the prompt yet; the prompt has not been answered yet;
      prompt has not been answered yet; request is under way; authorization request is under way;
      prompt is on screen or will appear soon; will appear soon; 알림이 떠 있거나 곧 뜸; 곧 뜸; 알림이 곧 뜸;
      알림이 화면에 떠 있음; 알림이 화면에 떠 있거나; 알림이 떠 있는 중; 알림을 띄우는 중; 사용자에게 묻는 중; 사용자의 답을 기다리는 중; 사용자 답을 기다리는 중;
      권한 알림이 떠 있음; 권한 알림이 떠 있거나; 프롬프트가 떠 있음; 프롬프트가 떠 있거나; 프롬프트가 곧 뜸; 프롬프트가 표시 중

    else/answered
    phrase user has already answered the prompt; user already answered the prompt;
      user has already answered; user already answered; user answered the prompt;
      user has answered the prompt; prompt was answered; prompt has been answered;
      prompt was already answered; prompt was closed; prompt has been closed; prompt was dismissed;
      the request is finished; request is finished; request has finished; request has ended;
      prompt is gone; 사용자가 이미 알림에 답함; 사용자가 알림에 답함; 사용자가 이미 답함; 알림에 이미 답함; 알림이 닫힘; 알림이 이미 닫힘;
      알림이 사라짐; 요청이 끝남; 권한 요청이 끝남; 프롬프트가 닫힘; 알림에 답한 뒤

    situation/notInUse
    phrase app is not in use enough to show a prompt; app is not in use enough to prompt;
      app is not in use enough to ask; app is not in use enough for a prompt;
      app is not used enough; not in use enough to prompt; not in use enough to ask;
      not in use enough to show a prompt; app is not sufficiently in use to prompt;
      app is not sufficiently in use to show a prompt; app is in the background;
      the app is in the background and cannot prompt; app is not in the foreground;
      app is not being used; app is not being used enough; 알림을 띄울 만큼 앱이 사용 중이 아님;
      알림을 띄울 만큼 사용 중이 아님; 앱이 알림을 띄울 만큼 사용 중이 아님; 물어볼 만큼 앱이 사용 중이 아님; 앱이 포그라운드에 없음; 앱이 백그라운드에 있음;
      앱이 사용되고 있지 않음; 앱이 사용 중인 상태가 아님; 앱을 사용 중이 아님; 앱이 충분히 쓰이고 있지 않음

    situation/noSession
    phrase explicit-session mode is on and no session is held;
      explicit session mode is on and no session is held;
      explicit-session mode is on but no session is held;
      explicit session mode is on but no session is held;
      explicit mode is on and no session is held; no session is held in explicit-session mode;
      no session is held in explicit mode; no session is held although explicit-session mode is on;
      no service session is held; no service session is held in explicit-session mode;
      app holds no session; app holds no service session;
      app holds no session in explicit-session mode; no explicit session is held;
      explicit session missing; explicit session is missing; session missing; session is missing;
      a service session is missing; 명시적 세션 모드인데 들고 있는 세션이 없음; 명시적 세션 모드인데 세션을 들고 있지 않음;
      명시적 세션 모드에서 세션이 없음; 명시적 세션 모드에서 들고 있는 세션이 없음; 명시적 세션이 없음; 서비스 세션이 없음; 들고 있는 세션이 없음;
      세션을 들고 있지 않음; 명시적 세션 모드인데 서비스 세션이 없음; 명시적 세션 모드가 켜져 있는데 세션이 없음

    situation/alwaysRefused
    phrase always was wanted and not given; always was wanted and refused;
      always was wanted but not given; always was wanted but refused; always wanted but not given;
      always wanted and not given; always was asked for and refused;
      always was requested and refused; always was requested but not granted;
      always was requested and not granted; always was denied; always authorization was refused;
      always authorization was denied; always authorization denied; always authorization refused;
      always authorization was not granted; user refused always authorization; user declined always;
      user denied always; the always goal was not met; always goal was not met; 항상 허용을 원했지만 받지 못함;
      항상 허용을 원했으나 받지 못함; 항상 허용을 요청했지만 받지 못함; 항상 허용을 요청했으나 거절됨; 항상 허용을 요청했지만 거절됨; 항상 허용을 원했지만 거절됨;
      항상 허용이 거부됨; 항상 허용이 거절됨; 사용자가 항상 허용을 거절함; 사용자가 항상 허용을 거부함; 항상 허용 권한이 거부됨; 항상 허용 권한을 받지 못함;
      항상 허용을 받지 못함

    situation/fullRefused
    phrase full accuracy was wanted and refused; full accuracy was wanted but not given;
      full accuracy was wanted but refused; full accuracy wanted but not given;
      full accuracy wanted and not given; full accuracy was asked for and refused;
      full accuracy was requested and refused; full accuracy was requested but not granted;
      full accuracy was denied; full accuracy denied; full accuracy was refused;
      user refused full accuracy; user denied full accuracy; user declined full accuracy;
      full accuracy was not granted; precise location was refused; precise location was denied;
      정확한 위치를 원했지만 받지 못함; 정확한 위치를 원했으나 받지 못함; 정확한 위치를 요청했지만 받지 못함; 정확한 위치를 요청했지만 거절됨; 정확한 위치가 거부됨;
      정확한 위치가 거절됨; 사용자가 정확한 위치를 거절함; 사용자가 정확한 위치를 거부함; 전체 정확도를 받지 못함; 정확한 위치를 받지 못함

    situation/reduced
    phrase only approximate location is allowed; approximate location is all that is allowed;
      only approximate location is given; only reduced accuracy; only reduced accuracy is allowed;
      only a reduced accuracy is allowed; accuracy is reduced; user turned off precise location;
      user has turned off precise location; user turned precise location off;
      user switched off precise location; user allows only approximate location;
      user allowed only approximate location; user allows only reduced accuracy;
      precise location is switched off; precise location is turned off;
      precise location switched off; precise location turned off;
      app gets only approximate location; app has only approximate location;
      app only has approximate location; 대략적인 위치만 허용됨; 대략적인 위치만 허용된 상태; 대략적인 위치만 받을 수 있음;
      대략적인 위치만 받음; 정확한 위치가 꺼진 상태; 사용자가 정확한 위치를 끔; 사용자가 정확한 위치를 꺼 둠; 정확도가 낮춰짐; 정확도가 제한됨;
      정확도가 낮음으로 설정됨

    situation/noPosition
    phrase no position can be found right now; no position can be found;
      no position can be determined; no position can be determined right now; no position available;
      no position is available; no location available; no location is available;
      no location can be found; no location can be found right now; position cannot be found;
      position cannot be found right now; position cannot be determined;
      location cannot be determined; location cannot be found; location cannot be found right now;
      location is currently unavailable; position is currently unavailable; no fix available;
      no fix is available; no fix can be found; device cannot determine its position;
      device cannot find its position; system cannot determine the position; 위치를 찾을 수 없음;
      지금은 위치를 찾을 수 없음; 지금 위치를 구할 수 없음; 지금 위치를 찾을 수 없음; 현재 위치를 구할 수 없음; 현재 위치를 찾을 수 없음;
      현재 위치를 알 수 없음; 위치를 알아낼 수 없음; 위치를 파악할 수 없음; 지금은 위치를 알 수 없음; 지금은 위치를 얻을 수 없음; 위치를 얻을 수 없음

    else/moving
    phrase device is moving; device moves; device starts moving; device started moving;
      device is in motion; phone is moving; phone is in motion; user is moving; user is walking;
      user is driving; device moves again; 기기가 움직이고 있음; 기기가 움직임; 기기가 이동 중; 기기가 이동 중임; 기기가 이동함;
      기기가 움직이는 중; 사용자가 이동 중; 사용자가 움직임; 기기가 다시 움직임

    situation/still
    phrase device is still; device stands still so updates pause; so updates pause; updates pause;
      updates are paused; so updates are paused; device is at rest; device does not move;
      device is not moving; device has stopped moving; device has stopped; phone stands still;
      phone is still; user stands still; user is not moving; 기기가 멈춰 있음; 기기가 멈춤; 기기가 멈춰 있어 업데이트가 멈춤;
      기기가 움직이지 않음; 기기가 움직이지 않아 업데이트가 쉼; 기기가 움직이지 않아 업데이트가 멈춤; 기기가 한곳에 머물러 있음; 기기가 서 있음;
      기기가 가만히 있어 업데이트가 쉼; 기기가 정지해 업데이트가 멈춤; 기기가 정지해 있음

    situation/tooMany
    phrase too many conditions; too many conditions were added; more than 20 conditions were added;
      more than 20 conditions; more than twenty conditions; app added too many conditions;
      the app monitors more than 20 conditions; app monitors more than 20 conditions;
      app has more than 20 conditions; limit of 20 conditions was exceeded;
      limit of 20 conditions is exceeded; limit of conditions exceeded; 조건을 20개 넘게 추가함; 조건이 너무 많음;
      조건을 너무 많이 추가함; 조건을 너무 많이 등록함; 조건이 20개를 넘음; 조건 한도를 넘음; 조건이 한도를 넘음; 조건 한도를 초과함; 20개가 넘는 조건을 추가함

    else/fewConditions
    phrase app added more than 10 conditions; more than 10 conditions;
      more than 10 conditions were added; app added more than 5 conditions; more than 5 conditions;
      app added more than 50 conditions; more than 50 conditions;
      more than 50 conditions were added; app added more than 100 conditions;
      more than 100 conditions; app added more than 30 conditions; more than 30 conditions;
      app added more than 12 conditions; more than ten conditions; more than 15 conditions;
      app added more than 15 conditions; more than 25 conditions; app added more than 25 conditions;
      more than 10 conditions are monitored; more than 40 conditions;
      app added more than 40 conditions; 조건을 10개 넘게 추가함; 조건을 10개 넘게 등록함; 조건이 10개를 넘음;
      조건을 50개 넘게 추가함; 조건을 50개 넘게 등록함; 조건이 50개를 넘음; 조건을 100개 넘게 추가함; 조건이 100개를 넘음; 조건을 5개 넘게 추가함;
      조건을 15개 넘게 추가함; 조건을 30개 넘게 추가함; 조건을 12개 넘게 추가함; 조건이 12개를 넘음; 조건이 15개를 넘음

    situation/unsupported
    phrase this kind of condition cannot be monitored here; kind of condition cannot be monitored;
      kind of condition is not supported; condition cannot be monitored here;
      condition cannot be monitored on this device; condition is not supported;
      condition is not supported on this device; condition type is not supported;
      condition is unsupported; device cannot monitor this kind of condition;
      this device cannot monitor this kind of condition; this kind of condition is not supported;
      this kind of condition is not supported here; this kind of condition cannot be monitored;
      this kind of condition cannot be monitored on this device; unsupported condition;
      이런 종류의 조건은 여기서 지켜볼 수 없음; 이 기기에서 지원하지 않는 조건; 지원하지 않는 조건; 지원하지 않는 종류의 조건; 이 종류의 조건을 모니터링할 수 없음;
      이 종류의 조건은 지원되지 않음; 조건이 지원되지 않음

    situation/locked
    phrase stored state cannot be read yet; the stored state cannot be read; store cannot be read;
      store cannot be read yet; store is not readable yet; saved state cannot be read yet;
      saved state cannot be read; before the first unlock; for example before the first unlock;
      device has not been unlocked yet; device was not unlocked yet;
      device has not been unlocked since the reboot; device not unlocked yet;
      device has not been unlocked since startup; device is still locked after a reboot;
      device is locked after a reboot; protected data is not available yet;
      protected data is unavailable; 저장된 상태를 아직 읽을 수 없음; 저장된 상태를 읽을 수 없음; 저장소를 아직 읽을 수 없음;
      저장소를 읽을 수 없음; 첫 잠금 해제 전; 첫 잠금 해제 이전; 재부팅 뒤 첫 잠금 해제 전; 재부팅 뒤 잠금을 풀지 않음; 재부팅 후 아직 잠금을 풀지 않음;
      아직 잠금을 풀지 않음; 기기를 재부팅한 뒤 아직 잠금 해제하지 않음

    else/diskFull
    phrase disk is full; storage is full; device storage is full; no storage left; disk full;
      저장 공간이 부족함; 저장 공간이 없음; 저장 공간이 가득 참; 디스크가 가득 참

    situation/undecided
    phrase app has never asked for permission; app has never asked;
      app has not asked for permission yet; app has not asked yet; app never asked;
      app never asked for permission; app has not requested authorization yet;
      user has not been asked yet; user has not been asked; user was not asked;
      user has not answered yet; user has not decided yet; user has not decided;
      user has not made a choice yet; user has not made a choice; no choice yet;
      no choice has been made; no choice has been made yet; no decision has been made;
      no decision yet; no lasting choice has been made; 앱이 아직 권한을 요청하지 않음; 앱이 권한을 요청한 적이 없음;
      앱이 권한을 요청한 적 없음; 아직 권한을 요청하지 않음; 사용자에게 아직 묻지 않음; 사용자에게 아직 물어보지 않음; 사용자가 아직 선택하지 않음;
      사용자가 아직 고르지 않음; 사용자가 아직 결정하지 않음; 아직 선택하지 않음; 아직 선택하지 않았거나; 아직 결정하지 않음; 아직 정하지 않음

    situation/lapsed
    phrase one-time grant has lapsed; one-time grant ended; one-time grant has ended;
      one-time grant has run out; one-time permission ended; one-time permission has ended;
      allow once has ended; allow once ended; allow once ran out; allow once has run out;
      temporary grant has ended; temporary grant ended; 한 번 허용이 끝남; 한 번 허용이 만료됨; 일시적인 권한이 끝남;
      일시적인 권한이 만료됨; 한 번 허용의 효력이 끝남

    lack/backgroundMode
    phrase location background mode is missing; background mode is missing;
      the location background mode is missing; background mode missing;
      location background mode missing; app lacks the background mode;
      app lacks the location background mode; uibackgroundmodes lacks location;
      location is missing from uibackgroundmodes; background mode was not declared;
      background location is not enabled; 백그라운드 모드가 빠짐; 백그라운드 모드가 없음; 위치 백그라운드 모드가 빠짐;
      위치 백그라운드 모드가 없음; 백그라운드 모드를 선언하지 않음; location 백그라운드 모드가 없음

    else/noUsageString
    phrase usage string is missing; usage description is missing; purpose string is missing;
      usage description missing; purpose string missing; usage string missing;
      info.plist key is missing; the info.plist key is missing; no usage description;
      no purpose string; no usage string; app has no usage description;
      app declares no usage description; 사용 목적 문자열이 없음; 사용 목적 문자열이 빠짐; Info.plist 키가 없음;
      Info.plist 키가 빠짐; 사용 설명이 없음; 사용 목적 설명이 없음

    situation/noEntitlement
    phrase app lacks an entitlement; app lacks the entitlement; an entitlement is missing;
      entitlement is missing; entitlement missing; missing entitlement; app has no entitlement;
      app is not entitled; 앱에 권한 부여(entitlement)가 없음; 엔타이틀먼트가 없음; 인타이틀먼트가 없음; entitlement가 없음

    else/weakSignal
    phrase gps signal is weak; weak gps signal; gps reception is poor; poor gps reception;
      gps signal is too weak; single fix was lost indoors; a fix was lost; fix was lost;
      gps signal was lost; gps signal is lost; GPS 신호가 약함; GPS 신호가 약해짐; GPS 신호가 약해서 현재 좌표를 못 잡을 때;
      GPS 신호를 잃음; 위성 신호가 약함; GPS 신호가 약할 때

    say/does-not-work
    ko 동작 안 함; 작동 안 함; 동작 안 됨; 작동 안 됨

    verb/unavailable
    ko 지원 안 함; 제공 안 함; 지원 안 됨; 사용 불가; 이용 불가

    thing/read-only
    en is read-only; is read only; is readonly; is a read-only property; is a readonly property;
      can only be read; read-only property
    ko 읽기 전용이다; 읽기 전용 속성이다; 읽기 전용 프로퍼티이다; 읽기 전용이다; 읽을 수만 있다; 읽기만 가능하다; 읽기만 할 수 있다

    afterLaunch/startAgain
    phrase start it again; start the service once more; start again; call the start method again;
      it has to be started again; has to be started again; must be started again;
      has to be restarted; must be restarted; needs to be started again; restart it; restart needed;
      a restart is needed; nothing arrives until it is started again;
      nothing arrives until startMonitoringVisits() is called again;
      nothing arrives until startMonitoring(for:) is called again;
      no events until it is started again; call startMonitoringVisits() again;
      call startMonitoring(for:) again; call startUpdatingLocation() again;
      call startUpdatingHeading() again; call startMonitoringSignificantLocationChanges() again;
      call startRangingBeacons(satisfying:) again; 다시 시작해야 이벤트가 옴; 서비스를 다시 시작해야 함;
      서비스를 다시 시작해야 이벤트가 옴; 시작 메서드를 다시 호출; 다시 시작 필요; 다시 시작해 주어야 함; 다시 시작하기;
      startMonitoringVisits()를 다시 호출; startMonitoring(for:)를 다시 호출; startUpdatingLocation()을 다시 호출;
      startMonitoringVisits()를 다시 호출해야 함; startUpdatingLocation()을 다시 호출해야 함

    afterLaunch/setDelegate
    phrase nothing but a delegate; a delegate is enough; setting a delegate is enough;
      nothing to restart; no restart needed; no restart; no restart is needed;
      nothing to start again; needs no restart; does not have to be started again;
      need not be started again; continues by itself; updates carry on without a restart;
      nothing to do; 재시작 불필요; 다시 시작할 필요 없음; 다시 시작하지 않아도 됨; 델리게이트만 있으면 됨; 델리게이트만 다시 지정; 따로 할 일 없음;
      할 일 없음; 그대로 이어짐; 저절로 이어짐; 다시 시작 불필요

    fn/filler
    en through the years; over the years; across the years; down the years; over time;
      from release to release; from version to version; release by release; version by version
    ko 읽다 보면; 쓰다 보면; 개발하다 보면; 만들다 보면; 찾다 보면; 해가 갈수록; 세월에 따라

    noun/remark
    ko 달라지는 점; 달라진 점; 바뀌는 점; 바뀐 점; 달라지는 것; 달라진 것; 바뀌는 것; 바뀐 것; 달라지는 부분; 달라지는 내용

    else/onlyThisApp
    phrase only this app was refused; only this app is refused; only this app was denied;
      only this app is denied; the user refused only this app; user refused only this app;
      user refused this app only; user denied only this app; this app alone was refused;
      this app alone is denied; location services are on but this app was refused;
      location services are on but this app is denied;
      location services are on and only this app was refused; 이 앱만 거부됨; 이 앱만 거부당함; 이 앱만 거부된 상태;
      사용자가 이 앱만 거부함; 이 앱만 거부되고 기기의 위치 서비스는 켜져 있음; 기기의 위치 서비스는 켜져 있고 이 앱만 거부됨;
      기기의 위치 서비스는 켜져 있고 이 앱만 거부당했을 때; 위치 서비스는 켜져 있고 이 앱만 거부됨; 위치 서비스는 켜져 있지만 이 앱만 거부됨; 이 앱만 거부당했을 때;
      이 앱만 거부되었을 때; 이 앱만 거부됐을 때

    brings/exit
    phrase when the user leaves a monitored region; when the user leaves a region;
      when the user leaves the region; user leaves a region; user leaves a monitored region;
      user left a region; when a region is left; when the device leaves a region;
      when the device leaves the region; device leaves a region; device leaves a monitored region;
      when the user exits a region; user exits a region; on leaving a region;
      after leaving a region; on region exit; 지역에서 벗어났을 때; 지역을 벗어났을 때; 지역을 벗어날 때; 지역에서 벗어날 때;
      지역에서 나갔을 때; 지역에서 나갈 때; 지역을 나갈 때; 지역을 떠날 때; 지역을 떠났을 때; 사용자가 지역에서 나갈 때; 사용자가 지역을 떠날 때;
      사용자가 지역을 벗어날 때; 기기가 지역을 벗어날 때

    brings/entry
    phrase when the user enters a monitored region; when the user enters a region;
      when the user enters the region; user enters a region; user enters a monitored region;
      user entered a region; when a region is entered; when the device enters a region;
      when the device enters the region; device enters a region; device enters a monitored region;
      on entering a region; after entering a region; on region entry; 지역에 들어갔을 때; 지역에 들어갈 때;
      지역에 들어왔을 때; 지역에 들어올 때; 지역에 진입했을 때; 지역에 진입할 때; 사용자가 지역에 들어갈 때; 사용자가 지역에 들어올 때; 기기가 지역에 들어갈 때

    brings/positions
    phrase when new positions are available; when new positions arrive; when a new position arrives;
      when a new position is available; when new locations are available; when new locations arrive;
      when a new location arrives; when a new location is available; new positions are available;
      new positions arrive; new locations arrive; new locations are available;
      new location available; new position available; when positions arrive; when locations arrive;
      when location data arrives; on each new location; on every new location;
      for each new location; for every new position; 새 위치가 있을 때; 새 위치가 들어왔을 때; 새 위치가 들어올 때;
      새 위치가 도착했을 때; 새 위치가 도착할 때; 새 위치를 받았을 때; 새 위치를 받을 때; 위치가 업데이트될 때; 위치가 갱신될 때; 위치가 들어올 때;
      위치를 받을 때; 새로운 위치가 있을 때; 새로운 위치가 들어올 때

    brings/errors
    phrase when an error occurs; when an error happens; on an error; on errors; an error occurs;
      error occurs; when the manager cannot get a location; when no location can be found;
      when something goes wrong; when the location cannot be determined; 오류가 생겼을 때; 오류가 생길 때;
      오류가 났을 때; 오류가 날 때; 오류가 발생했을 때; 오류가 발생할 때; 위치를 구하지 못할 때; 위치를 구하지 못했을 때; 위치를 얻지 못할 때;
      위치를 얻지 못했을 때; 에러가 발생했을 때; 에러가 날 때

    brings/visits
    phrase when the user arrives at a place or leaves it; when a visit is recorded;
      when a visit was recorded; when a visit begins or ends; a visit is recorded;
      on arrival and departure; on arrival and on departure; on arrival or departure;
      when the user arrives at a place; when the user visits a place;
      when somebody arrives at or leaves a place; 방문이 기록되었을 때; 방문이 기록됐을 때; 방문이 기록될 때;
      방문이 시작되거나 끝날 때; 사용자가 장소에 도착하거나 떠날 때; 장소에 도착하거나 떠날 때; 장소에 도착하거나 장소를 떠날 때; 방문을 감지했을 때;
      방문이 감지되었을 때; 방문을 감지할 때

    brings/heading
    phrase when the heading changes; when a new heading arrives; when a new heading is available;
      heading changes; new heading available; when the compass moves;
      when the compass direction changes; when the device turns; 방위가 바뀔 때; 방위가 바뀌었을 때;
      나침반 방위가 들어왔을 때; 나침반 방위가 바뀔 때; 새 방위가 들어왔을 때; 새 방위가 있을 때; 나침반 방향이 바뀔 때; 기기의 방향이 바뀔 때

    brings/pause
    phrase when updates are paused automatically; when updates pause automatically;
      when the system pauses updates; when the system pauses location updates;
      when updates were paused; updates were paused; updates paused automatically; 업데이트가 자동으로 멈췄을 때;
      업데이트가 자동으로 멈출 때; 업데이트가 일시 정지되었을 때; 업데이트가 일시 정지될 때; 시스템이 업데이트를 멈췄을 때; 시스템이 업데이트를 멈출 때;
      업데이트가 멈췄을 때; 업데이트가 멈출 때

    brings/resumption
    phrase when updates resume; when updates are resumed; when updates start again;
      when the system resumes updates; updates resume after a pause;
      when updates resume after a pause; 업데이트가 다시 시작될 때; 업데이트가 다시 시작되었을 때; 업데이트가 재개될 때;
      업데이트가 재개되었을 때; 업데이트가 다시 올 때

    brings/beacons
    phrase when beacons are ranged; when beacons are nearby; when ranging finds beacons;
      when beacons are found; 비콘 거리를 쟀을 때; 비콘을 찾았을 때; 비콘이 감지되었을 때; 비콘이 감지될 때

    verb/deliver
    ko 앱으로 넘어오다; 앱에 넘어오다; 앱으로 들어오다; 앱에 들어오다; 앱으로 전달되다; 앱에 전달되다
    """
}
