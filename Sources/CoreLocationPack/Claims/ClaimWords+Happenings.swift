extension ClaimWords {
  /// Calls, answers and acts.
  static let happenings = """
    event/requestWhenInUse
    code requestWhenInUseAuthorization; CLLocationManager.requestWhenInUseAuthorization;
      requestWhenInUseAuthorization()
    en =requestWhenInUseAuthorization; When In Use request; When-In-Use request
    ko 앱을 사용하는 동안 요청; 앱을 사용하는 동안 권한 요청; 사용 중 권한 요청; 사용 중 요청

    event/requestAlways
    code requestAlwaysAuthorization; CLLocationManager.requestAlwaysAuthorization;
      requestAlwaysAuthorization()
    en =requestAlwaysAuthorization; =Always request; always request; direct Always request;
      request for Always; upgrade request
    ko 항상 요청; 항상 허용 요청; 항상 권한 요청; 항상 허용 권한 요청

    event/requestTemporaryFullAccuracy
    code requestTemporaryFullAccuracyAuthorization; CLLocationManager.requestTemporaryFullAccuracyAuthorization
    en temporary full accuracy request; temporary-accuracy request; request for temporary full accuracy;
      temporary full-accuracy request
    ko 임시 정확도 요청; 일시적인 정확한 위치 요청; 임시 정확한 위치 요청

    event/request:any
    en authorization request; permission request; request method; location request
    ko 권한 요청; 위치 권한 요청; 승인 요청; 권한 요청 메서드

    label/Allow Once; grant/temporary
    en Allow Once; allow once; =Allow once
    ko 한 번 허용; 한 번만 허용; 한번 허용

    label/Allow While Using App
    en Allow While Using App; Allow While Using the App; Allow While Using; While Using App
    ko 앱을 사용하는 동안 허용

    label/Don’t Allow
    en Don't Allow; Deny; Don’t Allow
    ko 허용 안 함; 허용하지 않음; 허용 안함

    label/Change to Always Allow
    en Change to Always Allow; Change to Always
    ko 항상 허용으로 변경

    label/Keep Only While Using
    en Keep Only While Using; Keep Only While Using the App; Keep While Using
    ko 사용하는 동안만 유지; 앱을 사용하는 동안만 유지

    label/Agree Once
    en Agree Once; Allow Once for precise location

    event/noLongerInUse
    en no longer in use; stops being used; no longer used; app stops being in use; use ends;
      stops being in use; is not in use anymore; not in use any longer; leaves use; goes out of use;
      ends its use; stop using the app; stops using the app; app is out of use; out of use; stopped being used;
      is not used any more; is no longer used; was last used; user leaves the app
    ko 더 이상 사용하지 않다; 더 이상 사용되지 않다; 사용이 끝나다; 사용을 마치다; 사용을 끝내다; 사용이 종료되다;
      사용 중이 아니게 되다; 더 이상 사용 중이 아니다; 사용을 멈추다; 사용을 그만두다; 사용하지 않게 되다

    event/leaveForeground
    en leaves the foreground; goes to the background; moves to the background; enters the background;
      is sent to the background; goes into the background; switches to another app; moves off screen; moved to the background; went to the background;
      is backgrounded; gets backgrounded; goes off screen; leaves the screen; sent to the background; disappears from the screen
    ko 백그라운드로 가다; 백그라운드로 이동하다; 백그라운드로 전환되다; 백그라운드로 넘어가다; 백그라운드에 들어가다;
      앱을 벗어나다; 홈 화면으로 나가다; 포그라운드를 벗어나다; 포그라운드를 떠나다; 포그라운드에서 벗어나다; 백그라운드로 들어가다; 백그라운드로 나가다

    event/enterForeground
    en comes to the foreground; enters the foreground; moves to the foreground; is in the foreground again; comes back on screen; returns to the foreground; comes back to the
      foreground; is brought to the foreground
    ko 포그라운드로 돌아오다; 포그라운드로 오다; 포그라운드에 들어오다; 포그라운드로 전환되다

    event/terminate
    en app is terminated; app terminates; is terminated by the system; system terminates;
      process ends; is terminated; gets terminated; app is killed; is killed; gets killed; termination; terminating the app;
      terminates the app; kills the process; ends the process
    ko 앱이 종료되다; 시스템이 앱을 종료하다; 종료되다; 프로세스가 종료되다

    event/terminate:byUser
    en force-quits the app; force quits the app; user quits the app; swipes the app away;
      user force-quits; kills the app; user terminates; force-quitting the app; force-quitting; quits the app; swiping the app away;
      swipes the app up; force-quits it; closes the app
    ko 앱을 강제 종료하다; 사용자가 앱을 종료하다; 앱을 종료하다; 앱을 끝내다; 앱을 닫다; 강제 종료하다; 앱을 강제로 종료하다; 앱을 완전히 종료하다

    event/relaunch:byUser
    en launches the app again; relaunches the app; next launch; reopens the app; opens the app again;
      app is launched again; restarts the app; app is opened again; app is reopened
    ko 앱을 다시 실행하다; 앱을 다시 열다; 앱을 다시 켜다; 다음 실행; 앱을 재실행하다; 다음에 실행되다;
      앱을 종료했다가 다시 켜다; 앱을 종료했다가 다시 실행하다; 앱을 껐다가 다시 켜다; 앱을 닫았다가 다시 열다

    event/reboot
    en device restarts; reboot; restart; reboots; phone is restarted; device is restarted;
      restarting the device; restarts the phone; device reboot; restarting the phone; rebooting; rebooting the device; device is rebooted;
      phone restarts; phone reboots; rebooting the phone; reboots the device
    ko 재부팅; 재시동; 기기를 재시동하다; 기기를 재부팅하다; 기기를 다시 시작하다; 기기가 재부팅되다

    event/resetLocationAndPrivacy
    ko 위치 및 개인정보 보호 재설정을 실행하다; 위치 및 개인정보 보호를 재설정하다

    event/reinstall
    en reinstall; reinstalled; app is deleted and reinstalled; reinstalls the app; reinstallation;
      app is reinstalled; deletes and reinstalls the app; reinstalling the app; reinstalling; deleting and reinstalling the app;
      deletes the app and installs it again; installs the app again; fresh install; delete and reinstall
    ko 재설치~; 앱을 삭제하고 다시 설치하다; 앱을 다시 설치하다; 앱을 지웠다가 다시 설치하다

    event/settings:never; settings/never
    en choose Never in Settings; =Never
    ko 설정에서 안 함을 고르다; 안 함

    event/settings:askNextTime; settings/askNextTime
    en Ask Next Time; Ask Next Time Or When I Share; Ask Next Time Or When I Share Location
    ko 다음번에 묻기; 다음에 묻기; 다음번에 묻거나 공유할 때

    event/settings:globalOff
    en turns off Location Services; turns Location Services off; switches off Location Services;
      disables Location Services; turning off Location Services; turning Location Services off; switching Location Services off;
      switching off Location Services; disabling Location Services; switches Location Services off; turn off Location Services
    ko 위치 서비스를 끄다; 위치 서비스를 기기 전체에서 끄다; 위치 서비스를 전부 끄다; 위치 서비스를 비활성화하다; 기기 전체의 위치 서비스를 끄다; 위치 서비스를 꺼 버리다

    event/settings:globalOn
    en turns on Location Services; turning Location Services on; turning Location Services back on; turning on Location Services;
      enabling Location Services; enables Location Services; turns Location Services on; switches Location Services on;
      turns Location Services back on; switches on Location Services; Location Services are turned back
      on; Location Services are switched back on; turn Location Services back on
    ko 위치 서비스를 켜다; 위치 서비스를 다시 켜다

    event/settings:preciseOff
    en turns off Precise Location; turns Precise Location off; switches Precise Location off;
      switched Precise Location off; disables Precise Location; turning off Precise Location; turning Precise Location off; switching Precise Location off;
      switching off Precise Location; switches off Precise Location; toggles Precise Location off
    ko 정확한 위치를 끄다; 정확한 위치 스위치를 끄다

    event/settings:preciseOn
    en turns on Precise Location; turns Precise Location on; turns Precise Location back on; switches Precise Location on;
      turning on Precise Location; turning Precise Location on; turning Precise Location back on;
      switches Precise Location back on; switches on Precise Location

    event/createManager
    en creates a location manager; create a location manager; location manager is created;
      creating a location manager; delegate is assigned; sets the delegate
    ko 위치 관리자를 만들다; 위치 관리자를 생성하다; 델리게이트를 지정하다; 델리게이트를 설정하다

    event/nextMorning
    en next morning; following morning
    ko 다음 날 아침; 이튿날 아침; 다음날 아침; 다음 날 아침이 되다; 이튿날 아침이 되다; 다음날 아침이 되다

    event/startStandard
    code startUpdatingLocation
    en =startUpdatingLocation; begin standard updates; start standard updates; begins standard updates;
      starts standard updates; starts the standard service; start the standard service;
      starting standard updates; begin standard location updates; start standard location updates
    ko 표준 위치 서비스를 시작하다; 표준 위치 업데이트를 시작하다; 위치 업데이트를 시작하다

    event/startSignificantChange
    ko 중요한 위치 변화 서비스를 시작하다; 중요한 위치 변화 모니터링을 시작하다; 중요한 위치 변화를 시작하다

    event/startVisits
    ko 방문 서비스를 시작하다; 방문 모니터링을 시작하다; 방문 감지를 시작하다

    event/startRegion
    ko 지역 모니터링을 시작하다; 지역 감시를 시작하다

    event/start:any
    ko 위치 서비스를 시작하다

    event/beginLiveUpdates
    ko 라이브 업데이트를 순회하다; 라이브 업데이트를 시작하다; 실시간 업데이트를 순회하다; 실시간 업데이트를 시작하다;
      라이브 업데이트를 순회하기 시작하다; 실시간 업데이트를 순회하기 시작하다

    service/standard-location
    ko 표준 위치; 표준 위치 업데이트

    service/live-updates
    ko 라이브 업데이트

    noun/option
    ko 선택지; 버튼; 옵션; 선택 항목

    promptOf/always
    ko 항상 허용 알림; 항상 권한 알림; 항상 허용 권한 알림

    prompt/P-ACC
    ko 정확한 위치 알림; 정확도 알림; 임시 정확도 알림; 정확한 위치 요청 알림

    event/tapLocationButton
    en taps the location button; taps a location button; tapping the location button
    ko 위치 버튼을 누르다; 위치 버튼을 탭하다
    """

  /// What can be seen.
  static let observations = """
    prompt/any
    en prompt; alert; dialog; permission prompt; authorization prompt; permission alert; location prompt;
      system prompt; permission dialog; authorization alert; system alert; system dialog; popup; pop-up;
      authorization dialog; location dialog; request dialog; location alert; permission request dialog
    ko 알림; 알림창; 팝업; 대화 상자; 대화상자; 프롬프트; 권한 알림; 권한 요청 알림; 시스템 알림; 권한 팝업;
      권한 대화 상자; 권한 알림창; 요청 알림; 위치 권한 알림; 창; 얼럿; 경고창

    prompt/first; set/options:P-WIU
    en first prompt; first alert; first dialog; initial prompt; When In Use prompt; initial alert; initial dialog;
      When In Use alert; When In Use dialog; first location prompt; first permission prompt; first location alert
    ko 첫 알림; 첫 번째 알림; 처음 뜨는 알림; 최초 알림; 첫 프롬프트; 첫 번째 프롬프트

    prompt/P-UPG; set/options:P-UPG
    en upgrade prompt; upgrade dialog; upgrade alert; Always upgrade prompt
    ko 업그레이드 알림; 변경 알림; 업그레이드 프롬프트; 승격 알림; 항상 허용으로 변경할지 묻는 알림

    prompt/second
    en second prompt; second alert; second dialog
    ko 두 번째 알림; 둘째 알림; 두 번째 프롬프트

    prompt/P-REM
    en reminder; Always reminder; periodic reminder; periodic Always reminder; background reminder

    event/answer:any
    en dismisses a prompt; answers a prompt; dismisses the prompt; answers the prompt; prompt is answered;
      prompt has been answered; answered the prompt; answering the prompt

    effect/none
    en nothing happens; does nothing; do nothing; no effect; no-op; has no effect; nothing; have no effect;
      silently ignored; without effect; without any effect; does not do anything; ineffective; fruitless
    ko 아무 일도 일어나지 않다; 아무 일도 하지 않다; 아무것도 하지 않다; 아무 효과가 없다; 효과가 없다; 무시되다;
      아무런 효과가 없다; 아무 일도 없다; 아무 반응이 없다; 아무 일도 안 일어나다; 무시하다; 조용히 무시되다; 아무런 일도
      일어나지 않다; 아무 변화가 없다; 소용없다; 소용이 없다; 아무 영향이 없다; 아무 동작도 하지 않다; 먹히지 않다

    effect/any
    en effect; has an effect; takes effect; have an effect; take effect; effective
    ko 효과가 있다; 효력이 있다; 효과를 내다; 유효하다; 효력을 가지다; 효과를 발휘하다

    set/statuses; noun/status
    code CLAuthorizationStatus
    en authorization statuses; possible statuses; statuses
    ko 권한 상태 열거형; 권한 상태의 값

    set/accuracies
    code CLAccuracyAuthorization
    en accuracy levels; accuracy authorizations

    noun/delegate
    en delegate; callback; delegate method; delegate callback; authorization callback; delegate call
    ko 델리게이트; 콜백; 델리게이트 메서드; 대리자; 권한 변경 콜백; 권한 콜백; 델리게이트 콜백
    code locationManagerDidChangeAuthorization; locationManager(_:didChangeAuthorization:);
      didChangeAuthorization; CLLocationManagerDelegate.locationManagerDidChangeAuthorization

    noun/status
    en status; authorization status; current status; authorization state; reported status; state;
      permission status; app's status; reported value; value; authorization; permission; location permission;
      location authorization; access; location access; right; API; API terms; grant; status constant; constant; level of
      authorization
    ko 상태; 권한 상태; 인증 상태; 현재 상태; 상태 값; 상탯값; 보고되는 상태; 값; 권한; 위치 권한; 위치 접근 권한;
      접근 권한; 승인 상태; 위치 접근; API; 승인; 허가
    code authorizationStatus; CLLocationManager.authorizationStatus

    noun/accuracy
    code accuracyAuthorization; CLLocationManager.accuracyAuthorization

    noun/settings
    en Settings; Settings app; the Settings app; in Settings; Location in Settings
    ko 설정; 설정 앱; 설정 화면

    noun/location
    en location updates; locations; positions; location events; updates; location data; location;
      location information
    ko 위치 업데이트; 위치; 위치 정보; 업데이트; 위치 데이터; 위치 이벤트; 이벤트; 백그라운드 이벤트; 위치 갱신; 좌표

    noun/plist
    en Info.plist; plist; property list; the app's Info.plist; Info.plist file; key; usage description;
      purpose string; entry; string; usage string; usage description key; Info.plist key; usage key
    ko Info.plist; 키; 사용 설명; 문구; 항목; 용도 설명; 목적 문자열; 문자열; 사용 목적 문구; 설명 문구
    code Info.plist
    """
}
