extension ClaimWords {
  /// What can be seen.
  static let observations = """
    prompt/any
    en prompt; alert; dialog; permission prompt; authorization prompt; permission alert;
      location prompt; system prompt; permission dialog; authorization alert; system alert;
      system dialog; popup; pop-up; authorization dialog; location dialog; request dialog;
      location alert; permission request dialog; prompts; message box; prompt window; alert box;
      permission question; permission sheet; location permission prompt; location permission dialog;
      system question; request prompt; confirmation prompt; location authorization prompt;
      location authorization dialog; authorization question; authorization popup;
      permission request prompt; permission popup; prompt dialog; consent dialog; consent prompt;
      user-facing prompt; visible prompt; When In Use question; location question; the prompt itself
    ko 알림; 알림창; 팝업; 대화 상자; 대화상자; 프롬프트; 권한 알림; 권한 요청 알림; 시스템 알림; 권한 팝업;
      권한 대화 상자; 권한 알림창; 요청 알림; 위치 권한 알림; 창; 얼럿; 경고창

    prompt/first; set/options:P-WIU
    en first prompt; first alert; first dialog; initial prompt; When In Use prompt; initial alert;
      initial dialog; When In Use alert; When In Use dialog; first location prompt;
      first permission prompt; first location alert; first Always prompt; first Always alert;
      first Always dialog; first of the two prompts; first of two prompts; first of both prompts;
      prompt for When In Use; prompt for While Using; When In Use authorization prompt;
      When-In-Use prompt; While Using prompt; first authorization prompt; first question;
      opening prompt; initial location prompt; first prompt of a direct Always request;
      first prompt of the direct request; first prompt of a direct request;
      first prompt of an Always request; first prompt for Always; initial question;
      first prompt of the Always request; prompt for While Using access;
      first prompt for While Using access; first system prompt; first permission dialog;
      first authorization dialog; When In Use authorization dialog
    ko 첫 알림; 첫 번째 알림; 처음 뜨는 알림; 최초 알림; 첫 프롬프트; 첫 번째 프롬프트

    prompt/P-UPG; set/options:P-UPG
    en upgrade prompt; upgrade dialog; upgrade alert; Always upgrade prompt; upgrade prompts;
      upgrade prompt to Always; upgrade alert to Always; prompt to upgrade to Always;
      prompt for the upgrade to Always; alert for the upgrade to Always;
      upgrade question; Always upgrade dialog; Always upgrade alert; transition prompt;
      prompt to upgrade; upgrade prompt for Always; upgrade sheet; prompt for the upgrade;
      upgrade popup; dialog for the upgrade; Always upgrade question; upgrade to Always prompt;
      prompt for upgrading
    ko 업그레이드 알림; 변경 알림; 업그레이드 프롬프트; 승격 알림; 항상 허용으로 변경할지 묻는 알림

    prompt/always
    en Always prompt; Always alert; Always dialog; Always prompts; Always authorization prompt;
      Always permission prompt

    prompt/second; set/options:P-PROV
    en second prompt; second alert; second dialog; delayed second prompt; deferred second prompt;
      postponed second prompt; delayed second dialog; deferred second dialog; held-back second prompt;
      deferred second alert; delayed second alert; later second prompt; second Always prompt; second Always alert;
      second Always dialog; second question; follow-up prompt; delayed prompt; deferred prompt;
      follow-up alert; second of the two prompts; second of two prompts;
      second authorization prompt; second system prompt; second location prompt;
      second permission prompt; follow-up question; second one
    ko 두 번째 알림; 둘째 알림; 두 번째 프롬프트; 미뤄진 두 번째 알림; 지연된 두 번째 알림; 나중에 뜨는 두 번째 알림;
      나중에 나타나는 두 번째 알림; 미뤄 둔 두 번째 알림; 두 번째 대화 상자; 두 번째 창

    prompt/P-REM
    en reminder; Always reminder; periodic reminder; periodic Always reminder; background reminder;
      reminders; background use reminder; background-location reminder; location reminder;
      background usage reminder; reminder prompt; reminder alert; reminder dialog;
      periodic reminders; Always reminders; periodic alert; recurring reminder; regular reminder;
      background location reminder

    event/answer:any
    en dismisses a prompt; answers a prompt; dismisses the prompt; answers the prompt;
      prompt is answered; prompt has been answered; answered the prompt; answering the prompt;
      answers the dialog; answers the alert; prompt is dismissed; dismisses the dialog;
      dismisses the alert; closes the prompt; closes the dialog; answer to the prompt; answers it;
      makes a choice; makes a decision; has answered; has decided; responds to the prompt;
      prompt has been dismissed; answered the dialog; answered the alert; user answers;
      user answered; user has answered; prompt was answered; alert is answered; dialog is answered;
      alert is dismissed; dialog is dismissed; dealt with the prompt; reacts to the prompt;
      user decides; person answers

    effect/none
    en nothing happens; does nothing; do nothing; no effect; no-op; has no effect; nothing;
      have no effect; silently ignored; without effect; without any effect; does not do anything;
      ineffective; fruitless; nothing at all; has no effect at all; have no effect at all;
      no visible effect; remains without effect; stays without effect; without consequence;
      without consequences; has no consequence; has no consequences; is silently dropped;
      silently discarded; does nothing at all; do nothing at all; comes to nothing; goes unanswered;
      falls flat; is in vain; in vain; is useless; is pointless; makes no difference;
      takes no effect; had no effect; won't do anything; will not do anything; doesn't do anything;
      don't do anything; do not do anything; did nothing; no effect whatsoever; no effect at all;
      cannot do anything; can't do anything; gets you nowhere; get you nowhere; leads nowhere;
      goes nowhere; gets nowhere; got you nowhere; achieves nothing; accomplishes nothing;
      yields nothing; buys you nothing; brings you nothing; gets you nothing; leads to nothing; never does anything; never do anything; can do nothing;
      is ineffectual; ineffectual; no reaction; no response; to no avail; has no visible effect;
      is a no-op; has no impact; no impact; without result; is swallowed; goes nowhere;
      leads to nothing; leads nowhere; nothing visible happens; never has any effect;
      does not have any effect; doesn't have any effect; no longer has any effect;
      no longer has an effect; does not have an effect; doesn't have an effect; is wasted;
      unsuccessful; fails; fail; fails silently; silently fails; failed; brings nothing; achieves nothing; is refused;
      yields nothing; gives nothing
    ko 아무 일도 일어나지 않다; 아무것도 바꾸지 않다; 아무것도 바뀌지 않다; 아무것도 달라지지 않다; 아무 변화도 없다; 아무런 변화가 없다;
      바뀌는 것이 없다; 달라지는 것이 없다; 아무 일도 하지 않다; 아무것도 하지 않다; 아무 효과가 없다; 효과가 없다; 무시되다; 아무런 효과가 없다;
      아무 일도 없다; 아무 반응이 없다; 아무 일도 안 일어나다; 무시하다; 조용히 무시되다; 아무런 일도 일어나지 않다; 아무 변화가 없다;
      소용없다; 소용이 없다; 아무 영향이 없다; 아무 동작도 하지 않다; 먹히지 않다; 아무 일이 일어나지 않다; 아무 일도 생기지 않다;
      아무 일도 벌어지지 않다; 아무런 변화가 없다; 아무 결과가 없다; 헛수고다; 헛일이다; 아무 의미가 없다; 아무 소용이 없다; 아무 반응도 없다;
      효력이 없다; 아무런 효력이 없다; 아무 일도 안 하다; 효과를 내지 못하다; 아무런 반응이 없다; 아무 동작도 일어나지 않다;
      아무것도 일어나지 않다; 먹통이다; 그냥 무시되다; 묵살되다; 아무 일도 하지 못하다; 아무 일도 하지 않는다; 아무 일도 하지 않고 무시되다

    effect/any
    en effect; has an effect; takes effect; have an effect; take effect; effective; any effect;
      has effect; have effect; took effect; becomes effective; is effective; impact; has an impact;
      is honored; is honoured; honored; goes through; is carried out
    ko 효과가 있다; 효력이 있다; 효과를 내다; 유효하다; 효력을 가지다; 효과를 발휘하다

    set/statuses; noun/status
    en =statuses; =Statuses; =authorization statuses; =possible statuses
    code CLAuthorizationStatus
    en
    ko 권한 상태 열거형; 권한 상태의 값

    set/accuracies
    code CLAccuracyAuthorization
    en accuracy levels; accuracy authorizations

    noun/delegate
    en delegate; callback; delegate method; delegate callback; authorization callback;
      delegate call; callbacks; delegates; delegate methods; authorization-change callback;
      delegate notification; change callback; authorization delegate; delegate object;
      delegate protocol; didChangeAuthorization callback; status callback; delegate callbacks;
      notification of the delegate
    ko 델리게이트; 콜백; 델리게이트 메서드; 대리자; 권한 변경 콜백; 권한 콜백; 델리게이트 콜백
    code locationManagerDidChangeAuthorization; locationManager(_:didChangeAuthorization:);
      didChangeAuthorization; CLLocationManagerDelegate.locationManagerDidChangeAuthorization

    noun/status
    en status; authorization status; current status; authorization state; reported status; state;
      permission status; app's status; reported value; value; authorization; permission;
      location permission; location authorization; access; location access; right; API; API terms;
      grant; status constant; constant; level of authorization; status value; status values;
      status case; authorization value; authorization status property; raw status;
      current authorization; current authorization status; location status;
      authorization information; app's authorization; app's permission; app's access;
      authorization level; permission level; level of access; authorizations; permissions; rights;
      grants; current state; status property; authorizationStatus; enum value; enumeration value
    ko 상태; 권한 상태; 인증 상태; 현재 상태; 상태 값; 상탯값; 보고되는 상태; 값; 권한; 위치 권한; 위치 접근 권한;
      접근 권한; 승인 상태; 위치 접근; API; 승인; 허가
    code authorizationStatus; CLLocationManager.authorizationStatus

    noun/accuracy
    code accuracyAuthorization; CLLocationManager.accuracyAuthorization

    noun/settings
    en Settings; Settings app; the Settings app; in Settings; Location in Settings; Settings screen;
      Location Services settings; app settings; iOS Settings; system settings;
      Location Services screen; Settings row; location settings; settings app; app's settings;
      Settings page; app's Settings; Settings entry; row in Settings; Privacy settings;
      Location screen; Settings pane; Privacy & Security; Location settings; location setting;
      Settings setting; app's location settings; app's location setting
    ko 설정; 설정 앱; 설정 화면

    noun/location
    en location updates; locations; positions; location events; updates; location data; location;
      location information; location fixes; fix; position; coordinates; location values;
      user's location; device location; device's location; user's position; location delivery;
      position updates; any location; whereabouts; location updates in the background;
      location changes; location readings; updates of location; current location;
      the user's whereabouts; location event; location services data; samples; geographic positions;
      position data
    ko 위치 업데이트; 위치; 위치 정보; 업데이트; 위치 데이터; 위치 이벤트; 이벤트; 백그라운드 이벤트; 위치 갱신; 좌표

    noun/plist
    en Info.plist; plist; property list; the app's Info.plist; Info.plist file; key;
      usage description; purpose string; entry; string; usage string; usage description key;
      Info.plist key; usage key; plist keys; plist key; plist entry; usage descriptions;
      usage strings; purpose strings; Info.plist keys; Info.plist entry; Info.plist string;
      Info.plist value; property list key; description; descriptions; explanation; explanations;
      wording; purpose description; usage description string; usage text; justification;
      explanatory text; usage message; keys; strings; purpose text; property-list key;
      property list file; app bundle; information property list; description string;
      description key; key called; key named; usage descriptions keys; text; texts; stated reason
    ko Info.plist; 키; 사용 설명; 문구; 항목; 용도 설명; 목적 문자열; 문자열; 사용 목적 문구; 설명 문구
    code Info.plist
    """
}
