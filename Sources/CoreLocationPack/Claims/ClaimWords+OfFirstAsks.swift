/// Words of first requests, of their prompts and of what the answers give.
extension ClaimWords {
  static let ofFirstAsks = """
    fn/filler
    en just as it does in the foreground; just as in the foreground; as in the foreground;
      just like in the foreground; exactly as in the foreground; the same way as in the foreground;
      as it would in the foreground; just as it would in the foreground; safely;
      as a consolation; as a consolation prize; as a fallback

    event/requestAlways; thing/direct
    en ask straight away for Always; ask for Always straight away; ask right away for Always;
      ask for Always up front; ask for Always upfront; ask for Always from the start;
      ask for Always outright; request Always straight away; request Always right away;
      request Always up front; request Always upfront; request Always from the start;
      request Always outright; request Always first; ask for Always immediately;
      jump straight to Always; skip straight to Always; immediate Always request

    option/Always Allow
    en the always option; an always option; always option

    key/UIBackgroundModes:location
    en when background location mode; when background location; when background mode;
      when background modes

    verb/explain
    en draws its text from; draws its message from; draws its wording from; drew its message from;
      drew its text from; took its message from; drew its wording from; gets its wording from;
      takes its message from; takes its wording from; pulls its text from; pulls its message from

    prompt/always
    en dialog for Always access; prompt for Always access; alert for Always access;
      Always request's prompt; popup for Always; Always popup; Always sheet; Always permission dialog;
      Always permission alert; Always access prompt; Always access dialog; Always access alert;
      location-always prompt

    fn/filler
    en by the same call; by the same method; with the same call; through the same call;
      via the same call; via the same method; with the same method; using the same call

    thing/already-right
    en after approval; after the approval; after an approval; after being approved; after a yes;
      once approved; after consent; after the user's consent; after permission was given;
      after permission has been given; after access was granted; after access has been granted
    ko 이미 허가된 앱; 이미 승인된 앱; 이미 허용된 앱; 이미 허가받은 앱; 이미 승인받은 앱; 이미 허용받은 앱; 이미 허가되다; 이미 허가받다; 이미 승인받다;
      이미 허락받다

    thing/managers; about/managers
    en several location managers; multiple location managers; two location managers;
      many location managers; several managers; multiple managers; multiple CLLocationManager instances;
      several CLLocationManager instances; two CLLocationManager instances
    ko 위치 관리자가 여러 개; 위치 관리자를 여러 개; 여러 위치 관리자; 위치 관리자 여러 개; 위치 관리자가 둘 이상; 관리자가 여러 개

    say/only-one-manager
    en just the one that made the request; just the one that asked; just the manager that asked;
      just the manager that made the request; only the manager that asked;
      only the manager that made the request; only the requesting manager;
      only the manager that called the method; only the manager you called
    ko 요청을 보낸 관리자의 델리게이트만; 요청을 보낸 관리자의 델리게이트에만; 요청한 관리자의 델리게이트만; 요청한 관리자의 델리게이트에만; 요청을 호출한 관리자의 델리게이트만;
      요청을 호출한 관리자의 델리게이트에만; 요청을 보낸 관리자에만; 요청한 관리자에만; 요청을 보낸 인스턴스의 델리게이트만; 요청한 인스턴스의 델리게이트만

    thing/own-value
    ko 다르게 나오다; 다르게 보고되다; 다르게 표시되다; 다르게 반환되다; 다른 값이 나오다; 다른 값으로 나오다; 다른 값으로 보고되다; 다른 상태로 보고되다

    say/opens-settings
    en leads the user to Settings; leads users to Settings; leads people to Settings;
      sends the user to Settings; points the user to Settings; guides the user to Settings;
      directs the user to Settings; offers to open Settings; link to Settings; shortcut to Settings
    ko 설정 앱으로 안내하는 알림; 설정으로 안내하는 알림; 설정 앱으로 이동하는 알림; 설정으로 이동하는 알림; 설정 앱으로 보내는 알림; 설정으로 가는 알림;
      설정으로 유도하는 알림; 설정 앱으로 유도하는 알림; 설정 앱으로 안내하다; 설정으로 안내하다; 설정으로 유도하다; 설정으로 보내다

    # What is missing alone: other readers would take all the rest for missing.
    say/missing-alone
    ko 문자열만 빠지다; 키만 빠지다; 문자열만 누락되다; 키만 누락되다; 문자열만 빠뜨리다; 키만 빠뜨리다; 만 빠지다; 만 누락되다; 만 빠뜨리다;
      항상 허용용 문자열만 빠지다; 항상 허용 문자열만 빠지다; 항상 허용 키만 빠지다; 항상 문자열만 빠지다; 항상용 문자열만 빠지다

    prompt/first; set/options:P-WIU
    en first alert that follows; first prompt that follows; first dialog that follows;
      first alert following; first prompt following; first dialog following

    verb/available; say/compiles
    en compiles without complaint; builds without complaint; compiles without warnings;
      compiles without a warning; builds fine; builds without warnings
    ko 문제없이 컴파일되다; 그대로 컴파일되다; 경고 없이 컴파일되다; 정상적으로 컴파일되다

    say/none-for-use
    en none for While Using; none for When In Use; none for while using; no button for While Using;
      no button for When In Use; no While Using button; no option for When In Use;
      no When In Use option; without a While Using option; without a When In Use option

    status/denied; status/decided
    en already denied; already been denied

    status/authorizedWhenInUse; status/decided
    en already authorizedWhenInUse

    status/authorizedAlways; status/decided
    en already authorizedAlways

    event/request:any
    en request made while; request made when

    verb/stay
    en leaves the status at; leave the status at; leaves the status on; keeps the status at;
      leaves the app at; leaves it at

    how/can
    en left the door open for; leaves the door open for; leave the door open for;
      left the door open to; leaves the door open to

    event/requestAlways; say/from-use
    en upgrade from When In Use to Always; upgrade from While Using to Always;
      upgrading from When In Use to Always; step from When In Use to Always

    event/requestAlways; say/second-call
    en second Always request; further Always request; another Always request; repeated Always request

    # Apps of other platforms that run on visionOS.
    fn/actor; thing/guest-app
    en iPad app; iPhone app; iPhone and iPad app; iPad or iPhone app; compatible app;
      compatible iPad app; compatible iPhone app; compatible iPhone and iPad app; iPad-only app
    """
}
