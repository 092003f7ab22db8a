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
    """
}
