extension ClaimWords {
  /// What services, sessions and completion handlers tell, and what happens to them.
  static let diagnostics = """
    diagnostic/authorizationDenied
    en =authorizationDenied
    code authorizationDenied; CLLocationUpdate.authorizationDenied; CLServiceSession.Diagnostic.authorizationDenied; CLMonitor.Event.authorizationDenied

    diagnostic/authorizationDeniedGlobally
    en =authorizationDeniedGlobally
    code authorizationDeniedGlobally; CLLocationUpdate.authorizationDeniedGlobally; CLServiceSession.Diagnostic.authorizationDeniedGlobally; CLMonitor.Event.authorizationDeniedGlobally

    diagnostic/authorizationRestricted
    en =authorizationRestricted
    code authorizationRestricted; CLLocationUpdate.authorizationRestricted; CLServiceSession.Diagnostic.authorizationRestricted; CLMonitor.Event.authorizationRestricted

    diagnostic/authorizationRequestInProgress
    en =authorizationRequestInProgress
    code authorizationRequestInProgress; CLLocationUpdate.authorizationRequestInProgress; CLServiceSession.Diagnostic.authorizationRequestInProgress; CLMonitor.Event.authorizationRequestInProgress

    diagnostic/insufficientlyInUse
    en =insufficientlyInUse
    code insufficientlyInUse; CLLocationUpdate.insufficientlyInUse; CLServiceSession.Diagnostic.insufficientlyInUse; CLMonitor.Event.insufficientlyInUse

    diagnostic/alwaysAuthorizationDenied
    en =alwaysAuthorizationDenied
    code alwaysAuthorizationDenied; CLLocationUpdate.alwaysAuthorizationDenied; CLServiceSession.Diagnostic.alwaysAuthorizationDenied; CLMonitor.Event.alwaysAuthorizationDenied

    diagnostic/fullAccuracyDenied
    en =fullAccuracyDenied
    code fullAccuracyDenied; CLLocationUpdate.fullAccuracyDenied; CLServiceSession.Diagnostic.fullAccuracyDenied; CLMonitor.Event.fullAccuracyDenied

    diagnostic/serviceSessionRequired
    en =serviceSessionRequired
    code serviceSessionRequired; CLLocationUpdate.serviceSessionRequired; CLServiceSession.Diagnostic.serviceSessionRequired; CLMonitor.Event.serviceSessionRequired

    diagnostic/accuracyLimited
    en =accuracyLimited
    code accuracyLimited; CLLocationUpdate.accuracyLimited; CLServiceSession.Diagnostic.accuracyLimited; CLMonitor.Event.accuracyLimited

    diagnostic/locationUnavailable
    en =locationUnavailable
    code locationUnavailable; CLLocationUpdate.locationUnavailable; CLServiceSession.Diagnostic.locationUnavailable; CLMonitor.Event.locationUnavailable

    diagnostic/stationary
    en =stationary
    code stationary; CLLocationUpdate.stationary; CLServiceSession.Diagnostic.stationary; CLMonitor.Event.stationary

    noun/diagnostic
    en diagnostic; diagnostics; flag; flags; diagnostic property; diagnostic flag; diagnostic sequence; diagnostics sequence
    ko 진단; 진단 정보; 플래그
    code CLServiceSession.Diagnostic; diagnostics

    completion/promptDeclined
    en =promptDeclined
    code promptDeclined; CLError.promptDeclined; CLError.Code.promptDeclined

    completion/nil
    en =nil; no error; without an error
    code nil

    noun/completion
    en completion; completion handler; error; completion block; completion closure; completions
    ko 완료 핸들러; 완료 처리기; 오류

    noun/service
    en service; services; location service; location services; feature; sequence; loop; element;
      elements; configuration
    ko 서비스

    noun/held
    en held events; pending events; withheld events; held-back event; event held back; waiting event

    prompt/P-ACC
    en temporary accuracy prompt; accuracy prompt; full accuracy prompt; full-accuracy prompt;
      temporary full accuracy prompt; temporary full-accuracy prompt; temporary-accuracy prompt;
      Precise Location prompt; precise location prompt; prompt for temporary full accuracy;
      prompt for full accuracy; temporary accuracy request prompt; accuracy dialog; accuracy alert

    noun/initial-status
    en initial status; default status; initial authorization status; starting status;
      initial state; initial value; default value; first status

    noun/reported-status
    en status; authorization status; current status; reported status; status value; app's status;
      authorization state; current authorization status; authorization value; reported value;
      authorizationStatus
    code authorizationStatus; CLLocationManager.authorizationStatus

    fn/always
    en in any state; in every state; in any status; in every status; at any status;
      whatever the status; whatever the current status; whatever the state; whatever the grant;
      regardless of the status; regardless of the current status; regardless of the state;
      no matter what the status is; no matter which status; in all statuses

    fn/elsewhere
    en otherwise; differently; indirectly; conversely; inversely; distinctly; unequally

    noun/event
    en event; events; queued events
    ko 이벤트

    event/eventReady:always
    ko 항상 허용이 필요한 위치 이벤트; 항상 허용이 있어야 하는 이벤트
    en event that needs Always; events that need Always; event needing Always; events needing
      Always; event requiring Always; events requiring Always; event that requires Always; events
      that require Always; event which needs Always; event that would need Always; events that
      need Always authorization; events that require Always authorization; event that needs Always
      authorization; an event that needs Always authorization; events needing Always
      authorization; events that need Always permission; events that require Always permission; an
      event that needs Always permission
    ko 항상 허용이 필요한 이벤트

    event/invalidateServiceSession
    en invalidates the session; session is invalidated; session ends; releases the session; session is released;
      invalidating the session; releasing the session; ending the session; ends the session
    code invalidate; CLServiceSession.invalidate; CLServiceSession.invalidate()
    ko 세션을 끝내다

    event/firstUnlock
    en first unlock; unlocks the device; device is unlocked; unlocking the device; first unlock of the device;
      device is first unlocked; device has been unlocked; unlocks it for the first time; unlocked for the first time
    ko 첫 잠금 해제; 처음 잠금을 풀다

    key/UIBackgroundModes:location
    en location background mode; background mode location; background mode; Location updates background mode;
      background location mode; location updates mode; background modes capability; background modes
    ko 위치 백그라운드 모드; 백그라운드 모드

    delivery/error
    en location error; failure
    code locationManager(_:didFailWithError:)
    ko 위치 오류

    delivery/error; api/CLError.Code.denied
    code CLError.denied; CLError.Code.denied

    accuracy/temporary
    en temporary full accuracy; temporary full-accuracy; temporary precise location; temporary precision; temporary accuracy
    ko 임시 정확도; 일시적인 정확한 위치

    device/restricted
    en parental control; parental controls; device management; restrictions; restriction; MDM; MDM profile;
      mobile device management; configuration profile; Screen Time; profile; parental-control profile; management profile;
      content restrictions; supervised device
    ko 자녀 보호 기능; 기기 관리

    phase/notInUse; event/noLongerInUse
    en out of use; app is out of use; not in use; isn't in use; is not in use; not being used; nobody uses the app;
      nobody is using your app
    ko 사용 중이 아니다

    key/NSLocationWhenInUseUsageDescription
    en When In Use string; When In Use key; When In Use usage description; When In Use purpose string; When In Use text;
      When In Use usage string; When In Use description; When-In-Use usage description; while-in-use description;
      While Using string; While Using text; While Using description; While Using key; While Using usage description;
      While Using usage string; While Using purpose string
    ko 앱을 사용하는 동안 설명

    key/NSLocationAlwaysUsageDescription
    en old Always key; older Always key; legacy Always key; former Always key; old Always
      string; older Always string; legacy Always string; old Always usage string; iOS 10 Always
      key; deprecated Always key; old Always-only usage string; Always-only usage string; old
      Always-only string; old Always-only text; Always-only description; old Always-only
      description; Always-only string; Always-only text
    ko 옛 Always 키; 예전 Always 키; 구 Always 키; 이전 Always 키; 옛 항상 키; 예전 항상 키; 옛 Always 문자열

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    en Always string; Always key; Always usage description; Always purpose string; Always text; Always usage string;
      Always description; combined key; combined usage description; combined string; combined description
    ko 항상 허용 설명
    """
}
