extension ClaimWords {
  /// Phrases of overviews: what comes before a right, who hears of a change, what the store does.
  static let ofOverviews = """
    say/before-right
    en before you get authorization; before you get authorization to do so; before it gets authorization;
      before the app gets authorization; before it has authorization; before the app has authorization;
      before authorization is granted; before permission is granted; before the user grants authorization;
      before the user grants permission; before you obtain authorization; before the app is authorized;
      before your app is authorized; before it is authorized; without that authorization;
      without that permission; before anybody has agreed; before the user has agreed
    ko 권한을 얻기 전에도; 권한을 얻기 전에; 권한을 받기 전에도; 권한을 받기 전에; 권한을 부여받기 전에도;
      권한을 부여받기 전에; 권한을 얻지 않아도; 권한을 받지 않아도; 권한을 얻지 못해도; 허락을 받기 전에도

    phase/notInUse
    en isn't considered in use; is not considered in use; isn't considered to be in use;
      is not considered to be in use; is no longer considered in use; is no longer considered to be in use;
      doesn't count as in use; does not count as in use; no longer counts as in use; stops counting as in use;
      counts as not in use; isn't deemed in use; is not deemed in use
    ko 사용 중이 아닌 상태로; 사용 중이 아닌 것으로; 사용 중이지 않다; 사용중이지 않다; 사용하고 있지 않다;
      사용 중이지 않은; 사용중이지 않은

    fn/filler
    en considers; considered; deems; deemed; regards; regarded; Wi-Fi; WiFi; cellular; a combination of

    fn/not
    en doesn't consider; does not consider; don't consider; do not consider

    level/whenInUse; thing/already-right
    en already has When In Use; already have When In Use; already holds When In Use; already got When In Use;
      already been granted When In Use

    verb/unavailable; say/not-supported
    en does not support; doesn't support; do not support; don't support; lacks support for

    fn/and
    en followed by

    say/for-launch
    en for launch; for launching; for launches

    fn/filler; thing/gps
    en GPS; GPS hardware; the GPS
    ko GPS; GPS 하드웨어

    term/queue; fn/filler
    ko 큐; 대기열; 큐에 저장되어 있던; 큐에 저장된; 큐에 쌓인; 큐에 쌓여 있던; 큐에 담긴; 대기열에 쌓인

    fn/filler; verb/work
    ko 처리하다

    say/single-chance
    en a single opportunity; a single chance; the only opportunity; the only chance; one chance only; one opportunity only
    ko 단 한 번의 기회; 한 번의 기회; 단 한 번뿐인 기회; 유일한 기회; 한 번뿐인 기회

    say/several-chances
    en several opportunities; any number of opportunities; many opportunities; several chances; any number of chances;
      as many chances as
    ko 기회를 여러 번; 여러 번의 기회; 기회를 몇 번이고; 기회를 얼마든지; 여러 차례의 기회; 기회를 여러 차례

    say/may-repeat
    en can be made several times; can be made more than once; may be made several times; may be made more than once;
      can be repeated; may be repeated
    ko 여러 번 할 수 있다; 몇 번이고 할 수 있다; 여러 번 요청할 수 있다; 몇 번이고 요청할 수 있다; 여러 번 호출할 수 있다; 몇 번이든 할 수 있다;
      얼마든지 할 수 있다

    thing/stops-receiving
    ko 업데이트를 더 이상 받지 못하다; 위치를 더 이상 받지 못하다; 위치 업데이트를 더 이상 받지 못하다; 더 이상 위치 업데이트를 받지 못하다; 더 이상 업데이트를 받지 못하다;
      더 이상 위치를 받지 못하다; 업데이트가 끊기다; 위치가 끊기다; 업데이트를 받지 못하게 되다

    fn/filler
    ko 아래; 아래의; 아래와 같이; 아래와 같은; 다음과 같은; 자세한; 관심; 에너지; 코스; 메인; 컨텍스트; 맥락; 상호작용; 액션; 더 높은; 효율적인;
      효율적으로; 적극적으로; 시간에 민감한; 검증하다; 대비하다; 분리하다; 분리시키다; 트리거하다

    prompt/any
    ko 인터럽션

    fn/filler; thing/by-itself
    en automatically
    ko 자동으로

    say/in-use-only
    ko 사용자가 앱을 사용하는 동안에만; 사용자가 앱을 쓰는 동안에만

    say/treated-as-always
    en acts as a request for Always authorization; acts as a request for Always; acts as an Always request;
      is treated as a request for Always; is treated as a request for Always authorization; works as a request for Always;
      is treated as an Always request; behaves as a request for Always; counts as a request for Always
    ko 항상 허용 권한 요청으로 처리되다; 항상 허용 요청으로 처리되다; Always 요청으로 처리되다; Always 권한 요청으로 처리되다;
      항상 허용 권한 요청으로 처리하다; 항상 허용 요청으로 처리하다; 항상 허용 요청으로 취급되다; 항상 허용 요청으로 다뤄지다

    thing/thrown-away
    ko 모두 버리다; 전부 버리다; 다 버리다; 모두 폐기하다; 모두 버려지다; 전부 버려지다

    verb/launch; say/launches-app
    ko 앱을 launch하다; 앱을 launch 하다; 앱을 launch시키다

    verb/prompted
    ko 프롬프트하다; 허용을 프롬프트하다; 권한을 프롬프트하다; 허용 여부를 묻다

    say/more-limited; fn/filler
    ko 제한적으로; 제한적이다

    fn/actor; noun/app
    ko 앱

    verb/available; verb/supported
    en available; supported; supports; support; supporting
    ko 지원하다; 지원되다; 사용할 수 있다; 쓸 수 있다; 이용할 수 있다

    say/three-prompts
    en three prompts; three alerts; three dialogs; in three steps
    ko 세 번의 알림; 세 번의 권한 요청; 알림을 세 번; 세 번에 걸쳐; 세 번의 프롬프트; 프롬프트를 세 번

    say/one-manager-alone
    en only the location manager that made the request; only the manager that made the request;
      only the location manager that asked; only the manager that asked; only the manager that requested it;
      only the location manager that requested it; only the first location manager; only the first manager;
      only the newest manager; only the newest location manager; only the last manager;
      only the most recently created one; only the most recently created manager;
      only the most recently created location manager; only the manager created last; only the one created last;
      only the manager created first; only the one created first; only the oldest manager
    ko 요청한 매니저만; 권한을 요청한 매니저만; 요청을 보낸 매니저만; 마지막에 만든 매니저만; 가장 최근에 만든 매니저만; 맨 나중에 만든 매니저만;
      가장 먼저 만든 매니저만; 처음 만든 매니저만; 첫 번째 매니저만; 가장 먼저 만든 위치 매니저만; 마지막으로 만든 매니저만

    say/installs-anyway
    en lets people install the app on devices; still lets people install the app; lets users install the app on devices;
      can still be installed on devices; can be installed on devices that don't; can be installed on devices that lack;
      can be installed on any device; is offered to every device; is offered on every device;
      still offers the app to devices; is still offered to devices; may still be installed
    ko 기기에서 앱 설치를 허용하다; 기기에도 설치할 수 있다; 기기에도 앱을 설치할 수 있다; 기기에서도 앱 설치를 허용하다; 앱 설치를 막지 않다;
      기기에서도 설치할 수 있다; 기기에서도 내려받을 수 있다; 기기에도 앱을 내려주다

    event/request:any; say/further-calls
    en further calls; any further call; any further calls; all further calls; further calls to it; subsequent calls;
      any subsequent call; every further call; each further call; later calls to it
    ko 이후 호출; 이후 호출할 때마다; 그 뒤의 호출; 이후의 호출; 그 다음 호출; 이후에 호출할 때마다

    say/chooses-to-grant
    en chooses to grant it; chooses to grant; chooses to allow it; decides to grant it
    ko 권한 부여를 선택하면; 권한 부여를 선택하다; 부여를 선택하면; 허용을 선택하면; 권한을 부여하기로 하면

    say/takes-always
    en automatically takes Always authorization; takes Always authorization automatically;
      automatically uses Always authorization; automatically assumes Always authorization;
      automatically requests Always authorization; automatically asks for Always authorization;
      takes Always by itself; takes Always authorization by itself
    ko 자동으로 항상 허용 권한으로 설정하다; 자동으로 항상 허용 권한을 사용하다; 자동으로 항상 허용 권한을 요청하다; 자동으로 항상 허용을 요청하다;
      자동으로 항상 허용을 적용하다; 자동으로 항상 허용 권한을 적용하다; 알아서 항상 허용을 요청하다

    say/background-support
    en support for background updates; support for background location updates; background update support;
      support for updates in the background; support background updates
    ko 백그라운드 업데이트 지원; 백그라운드 위치 업데이트 지원; 백그라운드 업데이트를 지원하도록; 백그라운드 지원

    say/always-or-nothing
    en only between Always and Don't Allow; only between Always Allow and Don't Allow; nothing but Always and Don't Allow;
      only Always and Don't Allow; only Always or Don't Allow; no choice but Always or Don't Allow;
      only Always Allow and Don't Allow
    ko 항상과 허용 안 함 중에서만; 항상 허용과 허용 안 함 중에서만; '항상'과 '허용 안 함' 중에서만; '항상 허용'과 '허용 안 함' 중에서만; 항상과 허용 안 함만; 항상 허용과 허용 안 함만

    say/more-limited
    en more limited than; is more limited; more restricted than; weaker than; less powerful than; does less than
    ko 보다 제한적이다; 보다 제한적으로; 보다 제한되다; 보다 약하다; 보다 기능이 적다; 더 제한적이다

    say/one-prompt
    en a single prompt; only one prompt; just one prompt; a single alert; only one alert; just one alert; a single dialog;
      one single prompt; one single alert
    ko 한 번의 알림만; 한 번의 권한 요청; 한 번의 알림; 알림을 한 번만; 단 한 번의 알림; 알림 하나만; 한 번의 프롬프트; 프롬프트를 한 번만

    say/several-times
    en several times; many times; multiple times; a number of times; more than once
    ko 여러 번; 여러 차례; 수차례; 몇 번이고; 두 번 이상

    say/until-status-changes
    en until the status changes; until its status changes; until the authorization changes; until the authorization status changes;
      until the permission changes; until something changes; until the status has changed; before the status changes
    ko 상태가 바뀔 때까지; 상태가 변경될 때까지; 권한이 바뀔 때까지; 권한 상태가 바뀌기 전까지; 권한 상태가 변경되기 전까지; 권한 상태가 바뀔 때까지

    say/key-missing
    en a required key isn't present; a required key is not present; a required key is missing; the required key is missing;
      a key that is needed is missing; the required key isn't present; a required key is absent; required keys are missing;
      a required usage key is missing
    ko 필요한 키가 존재하지 않아도; 필요한 키가 없어도; 필요한 키가 빠져 있어도; 필요한 키가 존재하지 않으면; 필요한 키가 없으면; 필요한 키가 빠져 있으면; 키가 빠져도
    """
}
