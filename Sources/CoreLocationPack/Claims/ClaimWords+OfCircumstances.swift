/// Circumstances and what comes of them in further words, a concept at a time: each stands wherever its
/// concept does.
extension ClaimWords {
  static let ofCircumstances = """
    phase/notInUse; event/noLongerInUse
    en nobody is using the app; no one is using the app; nobody uses the app; app isn't on screen; app is not on screen;
      app isn't being used; app is not being used; user isn't using the app; user is not using the app; the user is elsewhere

    grant/provisional
    en Always access is provisional; Always authorization is provisional; Always permission is provisional;
      Always access is still provisional; Always authorization is still provisional; Always is still provisional;
      Always is only provisional; the Always grant is provisional; the Always grant is still provisional
    ko 임시로 항상 허용되다; 항상 허용이 아직 임시이다; 항상 허용이 임시이다; 임시 승인 상태; 임시로 항상 허용을 받다

    event/createManager
    en making a new CLLocationManager; making a new location manager; constructing a location manager; constructing a CLLocationManager;
      creating a CLLocationManager and assigning its delegate; creating a location manager and assigning its delegate;
      creating a manager and assigning its delegate; creating a manager and setting its delegate;
      creating a CLLocationManager and setting its delegate; assigning its delegate; assigning a delegate to it
    ko 관리자를 새로 만들다; 매니저를 새로 만들다; 위치 매니저를 새로 만들다; 위치 관리자를 새로 만들다; 관리자를 새로 생성하다; 매니저를 새로 생성하다;
      관리자를 만들고 델리게이트를 지정하다; 매니저를 만들고 델리게이트를 지정하다; 관리자를 생성하고 델리게이트를 지정하다;
      매니저를 생성하고 델리게이트를 설정하다; 관리자를 만들고 델리게이트를 설정하다

    event/settings:globalOn
    en user re-enables location services; user has re-enabled location services; re-enables the global location services switch;
      re-enabled the global location services switch; location services have been switched on again;
      location services have been turned on again; with location services on again; flips the global switch back on

    device/restricted; status/restricted; thing/restrictions
    en parental controls in force; parental controls are in force; restrictions in force; restrictions are in force;
      profile disallows location; profile forbids location; profile that forbids location; profile that disallows location;
      profile blocks location; device management forbids location; device management disallows location
    ko 프로파일이 위치를 금지하다; 프로파일이 위치를 막다; 프로파일로 위치가 막히다; 관리 프로파일이 위치를 금지하다; 자녀 보호 기능으로 막히다;
      자녀 보호 기능 때문에 막히다; 스크린 타임으로 막히다; 스크린 타임이 위치 서비스를 제한하다; 스크린 타임이 위치를 제한하다; MDM으로 제한되다;
      MDM으로 막히다; MDM이 막다; 기기 관리로 막히다; 관리 정책으로 막히다; 회사 정책으로 위치가 금지되다; 부모가 위치를 막아 두다; 부모가 위치를 막다;
      자녀 보호 때문에 위치를 쓸 수 없다; 자녀 보호로 위치를 쓸 수 없다; 스크린 타임 때문에 위치를 쓸 수 없다

    verb/pile
    en buffered and replayed; buffered and delivered later; stored in a queue; retained in full; saved, and the app receives the whole list;
      receives the whole list; receives the whole backlog; gets the whole backlog; gets the whole list

    verb/show; thing/confirmation
    en has to be confirmed; must be confirmed; needs to be confirmed; has to be confirmed by the user; needs to be confirmed by the user;
      must be confirmed by the user; asks the user to confirm again; asks the user to confirm every time; wants a confirmation

    say/delegate-unaware
    en sends nothing to the delegate; leaves the delegate silent; is not reported to the delegate; isn't reported to the delegate;
      bypasses the delegate; goes past the delegate; goes unreported to the delegate

    prompt/P-UPG; set/options:P-UPG
    en alert for upgrading to Always; prompt for upgrading to Always; dialog for upgrading to Always; prompt that offers Change to Always Allow;
      alert that offers Change to Always Allow

    verb/last; say/never-lapses
    ko 영원히 유지되다; 영구히 유지되다; 영구적으로 유지되다; 영원히 남다

    verb/work
    ko 문제없다; 문제없이 되다; 문제없이 동작하다

    service/region-monitoring; thing/region
    ko 지역 감시; 지역 진입 감시

    say/right-behind
    en as soon as the first one is dismissed; as soon as the first one is answered; as soon as the first one is closed;
      as soon as the first one has been answered; as soon as the first prompt is dismissed; as soon as the first prompt is answered;
      as soon as the first alert is dismissed; the moment the first one is dismissed; the moment the first prompt is dismissed
    ko 첫 번째 알림에 답하자마자; 첫 알림에 답하자마자; 첫 번째 알림이 닫히자마자; 첫 알림이 닫히자마자; 첫 번째 알림 바로 뒤에; 첫 알림 바로 뒤에

    accuracy/temporary
    en temporary precise grant; temporary precise permission; temporary precise access
    """
}
