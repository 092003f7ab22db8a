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
    en when background location mode; when background mode;
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
      once approved; after permission was given; after permission has been given; after access was
      granted; after access has been granted; an app that is allowed already; app that is allowed
      already; app that is already allowed; an app that is already allowed
    ko 이미 허가된 앱; 이미 승인된 앱; 이미 허용된 앱; 이미 허가받은 앱; 이미 승인받은 앱; 이미 허용받은 앱; 이미 허가되다; 이미 허가받다; 이미 승인받다;
      이미 허락받다; 이미 권한이 있는 앱; 이미 권한이 있는; 권한이 이미 있는 앱

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
      설정으로 유도하는 알림; 설정 앱으로 유도하는 알림; 설정 앱으로 안내하다; 설정으로 안내하다; 설정으로 유도하다

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

    platform/iPadAppOnVisionOS
    en iPad app on visionOS; iPhone app on visionOS; compatible app on visionOS;
      compatible iPad app on visionOS; compatible iPhone app on visionOS; iPad apps in visionOS;
      iPad app running on visionOS; iPhone app running on visionOS; iPhone app on Vision Pro;
      iPhone app running on Vision Pro; iPad app on Apple Vision Pro;
      iPad app running on Apple Vision Pro; iPhone app running on Apple Vision Pro;
      iPhone app on Apple Vision Pro; compatible app on Vision Pro
    ko visionOS에서 iPad 앱; visionOS에서는 iPad 앱; visionOS에서는 iPhone 앱; visionOS에서 iPhone 앱; Vision Pro에서는 iPad 앱;
      Vision Pro에서 iPad 앱; 비전 프로에서는 아이패드 앱; 비전 프로에서 아이패드 앱; 비전 프로에서 실행되는 아이패드 앱; 비전 프로에서 돌아가는 아이패드 앱;
      visionOS에서 실행되는 아이패드 앱; visionOS에서 돌아가는 아이패드 앱; Vision Pro에서 실행되는 아이패드 앱; Vision Pro의 iPad 앱; 비전 프로의 아이패드 앱;
      visionOS의 호환 앱; visionOS에서 실행되는 호환 앱; Vision Pro에서 실행되는 호환 앱

    say/lowers-always
    en lowers an app from Always to When In Use; lower an app from Always to When In Use;
      lowers the app from Always to When In Use; lower the app from Always to When In Use;
      lowers Always to When In Use; lower Always to When In Use; reduces Always to When In Use;
      downgrades Always;
      takes an app from Always to When In Use; downgrades an app from Always to When In Use;
      downgrades the app from Always to When In Use; downgrade Always to When In Use;
      moves an app from Always to When In Use; moves the app from Always to When In Use;
      Always can be lowered to When In Use; Always can be reduced to When In Use
    ko 항상 허용이 앱 사용 중 권한으로 내려가다; 항상 허용을 앱 사용 중 권한으로 낮추다; 항상 허용이 앱을 사용하는 동안으로 내려가다;
      항상 허용을 앱을 사용하는 동안으로 낮추다; 항상 허용 권한이 앱 사용 중 권한으로 내려가다; 항상 권한이 사용 중 권한으로 내려가다

    say/without-use
    en don't have to ask for When In Use first; do not have to ask for When In Use first;
      need not ask for When In Use first; needn't ask for When In Use first;
      no need to ask for When In Use first; without asking for When In Use first;
      without first asking for When In Use; without requesting When In Use first;
      without first requesting When In Use; don't have to request When In Use first;
      don't need to request When In Use first; don't need to ask for When In Use first
    ko 앱 사용 중 권한을 먼저 요청할 필요 없이; 앱 사용 중 권한을 먼저 요청하지 않고도; 앱 사용 중 권한을 먼저 요청하지 않아도;
      앱을 사용하는 동안 권한을 먼저 요청할 필요 없이; 앱을 사용하는 동안 권한을 먼저 요청하지 않아도; When In Use를 먼저 요청하지 않아도

    thing/no-consequence
    ko 예외가 나거나 앱이 죽지는 않다; 예외가 나거나 앱이 죽지 않다; 예외가 발생하거나 앱이 종료되지 않다; 예외가 발생하거나 앱이 종료되지는 않다;
      오류가 나거나 앱이 죽지는 않다; 오류가 나거나 앱이 종료되지는 않다; 크래시가 나거나 예외가 발생하지 않다; 예외가 나거나 크래시가 나지 않다;
      예외를 던지거나 크래시하지 않다; 오류를 던지거나 앱이 종료되지 않다

    verb/appear
    ko 볼 수 있다; 찾아볼 수 있다

    fn/filler; thing/direct
    en from a fresh install; on a fresh install; after a fresh install; in a fresh install;
      on a clean install; on first launch

    verb/stay
    en left the app with; left the app at; left you with; left users with

    noun/delegate; thing/new-delegate
    en new delegate; newly assigned delegate; freshly assigned delegate; newly set delegate
    ko 새 델리게이트; 새로운 델리게이트; 새로 지정한 델리게이트; 새로 설정한 델리게이트

    thing/without-text
    ko 목적 문자열을 잊다; 사용 목적 문자열을 잊다; 설명 문자열을 잊다; 목적 문자열을 깜빡하다; 목적 문자열을 빼먹다; 목적 문자열을 깜빡 잊다; 설명 문구를 잊다;
      목적 문자열을 빠뜨리다; 설명 문자열을 빠뜨리다; 목적 문자열을 누락하다

    key/NSLocationWhenInUseUsageDescription
    ko When In Use 문자열; When In Use 설명; When In Use 문구; 앱 사용 중 문자열; 앱을 사용하는 동안 문자열; 사용 중 문자열

    say/only-one-manager
    en for the first manager created and for no other; only for the first manager;
      only for the manager created first; only by the first manager; only to the first manager;
      only the first manager's delegate; only the manager created first; just the first manager;
      just the most recent manager; only the most recent manager; only the last manager
    ko 가장 먼저 만든 관리자에게만; 먼저 만든 관리자에게만; 마지막에 만든 관리자에게만; 나중에 만든 관리자에게만; 처음 만든 관리자에게만; 가장 먼저 만든 관리자의 델리게이트만;
      가장 먼저 만든 관리자의 델리게이트에만; 처음 만든 관리자의 델리게이트만; 처음 만든 관리자의 델리게이트에만; 마지막에 만든 관리자의 델리게이트만; 가장 최근에 만든 관리자에게만

    fn/filler
    ko iPhone과 같은 메서드로; iPhone과 같은 방식으로; 아이폰과 같은 메서드로; 아이폰과 같은 방식으로; iPhone에서와 같은 방식으로

    verb/act-like
    ko 앱 사용 중 요청으로 대체되다; 앱 사용 중 요청으로 바뀌다; 앱 사용 중 요청으로 처리되다; 앱 사용 중 요청으로 대체되어 처리되다; 사용 중 요청으로 대체되다;
      앱을 사용하는 동안 요청으로 대체되다; 앱을 사용하는 동안 요청으로 처리되다; 앱을 사용하는 동안 권한 요청으로 대체되다

    thing/newer-keys
    en the two newer keys; two newer keys; the newer keys; the other two keys; both newer keys;
      the newer key; the two new keys; the two current keys

    # That something cannot be raised: other readers would take it for a request that does nothing.
    say/not-raisable
    en cannot be upgraded to Always; can't be upgraded to Always; can never be upgraded to Always;
      cannot be raised to Always; can't be raised to Always; can never be raised to Always

    platform/iPadAppOnVisionOS
    en iPad app that runs on visionOS; iPhone app that runs on visionOS;
      iPad app that runs on Vision Pro; iPad app that runs on Apple Vision Pro;
      iPhone app that runs on Vision Pro; iPhone app that runs on Apple Vision Pro

    verb/call; verb/called
    en scheduling; scheduled from

    thing/managers; about/managers
    ko 관리자가 두 개; 관리자가 둘; 매니저가 두 개; 관리자 두 개

    thing/other-manager
    en delegate of the second one; second manager; other manager's delegate; delegate of the other manager;
      second manager's delegate; delegate of the second manager

    # Grants are told beside others here, so that no reader takes them for the only ones.
    thing/in-its-place
    en in its place; in its stead; as a substitute; as a replacement; as compensation

    event/requestAlways
    en apps that only ask for Always; app that only asks for Always; apps that ask only for Always;
      app that asks only for Always; apps that request only Always; apps that only request Always;
      app that requests only Always; app that only requests Always

    verb/call
    ko 호출할 수는 있다; 부를 수는 있다; 불러 볼 수는 있다

    say/all-it-takes
    en all it takes for; all it takes; all that it takes

    thing/own-value
    en special authorization status; special status; distinct authorization status;
      separate authorization status; special status value; dedicated authorization status; extra authorization status
    ko 별도의 권한 상태 값; 별도의 권한 상태; 별도 권한 상태; 전용 권한 상태; 별도의 상태 값; 별도 상태 값; 특별한 권한 상태; 별도 상태

    # What a prompt can offer it offers: no state is asked for in which it does.
    verb/available; verb/offer
    en can offer; may offer

    event/requestAlways; say/second-call
    en second requestAlwaysAuthorization(); second requestAlwaysAuthorization

    # What is compared with the other request is not made beside it.
    fn/filler
    ko 앱 사용 중 권한을 요청할 때와 똑같은; 앱 사용 중 권한을 요청할 때와 같은; 앱 사용 중 요청을 할 때와 같은; 앱을 사용하는 동안 권한을 요청할 때와 같은;
      When In Use를 요청할 때와 같은; When In Use를 요청할 때와 똑같은; When In Use 권한을 요청할 때와 같은; 사용 중 권한을 요청할 때와 같은

    # That something is nowhere else: other readers would take it for all that there is.
    prompt/first; say/only-there
    ko 첫 알림에서만; 첫 알림에만; 첫 번째 알림에서만; 첫 번째 알림에만; 첫 프롬프트에서만; 첫 프롬프트에만; 첫 번째 프롬프트에서만; 첫 번째 프롬프트에만

    prompt/second; say/only-there
    ko 두 번째 알림에서만; 두 번째 알림에만; 두 번째 프롬프트에서만; 두 번째 프롬프트에만; 두 번째 알림에서야; 두 번째 프롬프트에서야

    prompt/P-UPG; say/only-there
    ko 업그레이드 알림에서만; 업그레이드 알림에만; 업그레이드 프롬프트에서만; 업그레이드 프롬프트에만; 업그레이드 알림에서야

    prompt/always
    ko 항상 알림의; 항상 권한 알림의; 항상 허용 알림의

    fn/filler
    en updating doesn't; an update doesn't; updates don't; restarting doesn't; a restart doesn't

    fn/filler
    en gives users context; gives the user context; gives people context; give users context; gives your users context

    fn/filler
    en commit; changelog
    """
}
