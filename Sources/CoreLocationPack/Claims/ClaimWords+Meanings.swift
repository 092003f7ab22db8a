extension ClaimWords {
  /// Phrases with which cells give the values of `FactTable`, whole or between commas and “or”.
  static let meanings = """
    situation/prompting
    phrase a prompt is showing or due; prompt is showing; prompt showing; prompt is on screen; prompt on screen;
      prompt is due; prompt due; prompt pending; prompt showing or due; request in progress; request is in progress;
      authorization request is in progress; system is asking; waiting for the answer; waiting for an answer;
      prompt is being shown or is due; prompt is being shown; 알림이 떠 있거나 곧 나옴; 알림이 떠 있음; 알림이 표시 중; 알림 표시 중;
      알림이 나타나 있거나; 알림이 떠 있거나; 곧 나옴; 곧 나타남; 알림이 곧 나타남; 요청이 진행 중; 요청 진행 중; 권한 요청이 진행 중; 권한 요청 진행 중; 답을 기다리는 중;
      알림이 표시되고 있거나; 곧 표시됨; 알림이 표시되고 있음

    situation/notInUse
    phrase app is not in use enough to ask or to be served; app is not in use enough; not in use enough; not sufficiently in use;
      app is not sufficiently in use; insufficiently in use; app is not in use; not in use;
      앱이 충분히 사용 중이 아님; 충분히 사용 중이 아님; 묻거나 위치를 주기에는 앱이 충분히 사용 중이 아님; 앱이 사용 중이 아님; 사용 정도가 부족함;
      앱이 충분히 사용되고 있지 않음

    situation/denied
    phrase refused; refused for this app; refused for the app; person refused; user refused; person refused this app;
      user refused this app; denied for this app; user denied; user declined; person declined; app was refused;
      app is refused; 거부; 거부됨; 사용자가 거부함; 사용자가 거부했거나; 이 앱을 거부했거나; 이 앱을 거부함; 거부되었거나; 거부됐거나; 거부했거나;
      사용자가 이 앱을 거부함; 사용자가 이 앱을 거부했거나; 앱이 거부되었거나; 앱이 거부됨

    situation/servicesOff
    phrase location services are off; location services off; location services are off for the device;
      location services are switched off; location services are turned off; location services are disabled;
      location services are off device-wide; location is off device-wide; off device-wide; services are off;
      location services are off on the device; 위치 서비스가 꺼져 있음; 기기의 위치 서비스가 꺼져 있음; 위치 서비스가 꺼짐; 기기의 위치 서비스가 꺼짐;
      위치 서비스 꺼짐; 기기 전체의 위치 서비스가 꺼져 있음; 기기 전체에서 위치 서비스가 꺼져 있음; 위치 서비스를 껐음

    situation/restricted
    phrase restrictions; restrictions block the app; blocked by restrictions; restrictions apply;
      blocked by parental controls or device management; parental controls or device management forbid it;
      parental controls or mdm; blocked by parental controls or mdm; restrictions forbid it; restrictions block it;
      제한; 제한 때문에 막혀 있음; 제한이 앱을 막음; 제한 때문에 막힘; 자녀 보호나 기기 관리가 막고 있음; 제한 설정이 막고 있음; 제한 설정이 앱을 막음;
      자녀 보호 기능이나 기기 관리로 막힘; 자녀 보호나 기기 관리로 막힘

    situation/unchangeable
    phrase person cannot change it; user cannot change it; person cannot change this; user cannot change this;
      제한 때문에 막혀 있고 사용자가 바꿀 수 없음; 사용자가 바꿀 수 없음

    situation/noSession
    phrase explicit mode is on and no session is held; explicit sessions are required and none is held;
      explicit-session mode is on and no session is held; explicit session is missing; explicit session missing;
      no explicit session is held; no explicit session; no session is held in explicit mode;
      명시적인 모드인데 가진 세션이 없음; 명시적인 세션이 필요한데 가지고 있지 않음; 명시적인 세션이 없음; 명시적 세션이 없음; 명시적 세션이 필요한데 없음;
      명시 세션 모드인데 세션이 없음; 명시적인 세션 모드인데 세션이 없음

    situation/alwaysRefused
    phrase always was wanted and not given; always was wanted and refused; always wanted and refused;
      always was asked for and refused; always was requested and refused; always was refused;
      항상 허용을 바랐으나 받지 못함; 항상 허용을 바랐으나 거절됨; 항상 허용을 요청했지만 거부됨; 항상 허용이 거부됨; 항상 허용이 거절됨;
      항상 허용을 원했으나 받지 못함

    situation/fullRefused
    phrase full accuracy was wanted and not given; full accuracy was wanted and refused; full accuracy wanted and refused;
      full accuracy was asked for and refused; full accuracy was requested and refused; full accuracy was refused;
      정확한 위치를 바랐으나 받지 못함; 정확한 위치를 바랐으나 거절됨; 정확한 위치를 요청했지만 거부됨; 정확한 위치가 거부됨; 정확한 위치가 거절됨;
      정확한 위치를 원했으나 받지 못함

    situation/reduced
    phrase accuracy is reduced; reduced accuracy; accuracy reduced; only reduced accuracy is allowed; coarse positions only;
      only coarse positions; only coarse positions are allowed; 대략적인 위치만 허용됨; 대략적인 위치; 대략적인 위치만; 정확도가 낮춰짐; 정확도가 제한됨

    situation/rareUpdates
    phrase next update may take 15 to 20 minutes; update comes every 15 to 20 minutes; updates come every 15 to 20 minutes;
      one update every 15 to 20 minutes; 다음 업데이트까지 15~20분 걸릴 수 있음; 업데이트가 15~20분마다 옴; 15~20분에 한 번 업데이트됨

    situation/noEvents
    phrase conditions are not evaluated; no conditions are evaluated; 조건이 평가되지 않음; 조건은 평가되지 않음

    situation/noPosition
    phrase no position can be found now; no position now; no position yet; there is no position yet; position cannot be found now;
      no position can be found; position is unavailable; no fix yet; no location yet; no fix can be found now;
      no location can be found now; 지금은 위치를 찾을 수 없음; 지금은 위치가 없음; 아직 위치가 없음; 위치를 찾을 수 없음; 아직 위치를 찾지 못함;
      지금 위치를 알 수 없음; 위치를 아직 알 수 없음

    situation/still
    phrase device stands still; device is standing still; device is stationary; device does not move; device is not moving;
      기기가 멈춰 있음; 기기가 멈춤; 기기가 움직이지 않음; 기기가 정지해 있음; 기기가 멈춰 있어 업데이트를 쉼; 기기가 멈춰 업데이트를 쉼

    situation/paused
    phrase updates pause; updates are paused; 업데이트를 쉼; 업데이트가 멈춤; 업데이트가 잠시 멈춤

    situation/olderStationary
    phrase older name of stationary; old name of stationary; stationary의 예전 이름; stationary의 옛 이름

    situation/tooMany
    phrase more than 20 conditions; too many conditions; there are more than 20 conditions; over 20 conditions;
      app has more than 20 conditions; 조건이 20개를 넘음; 조건이 너무 많음; 조건이 20개보다 많음; 조건 20개 초과

    situation/unsupported
    phrase kind cannot be monitored here; kind of condition cannot be monitored here; condition is not supported;
      condition is not supported here; unsupported condition; this kind cannot be monitored here;
      여기서는 모니터링할 수 없는 종류임; 지원하지 않는 조건; 지원되지 않는 조건; 모니터링할 수 없는 종류의 조건; 이 종류는 여기서 모니터링할 수 없음

    situation/notWatched
    phrase condition cannot be watched; condition cannot be monitored; condition is not watched; 조건을 지켜볼 수 없음;
      조건을 모니터링할 수 없음

    situation/locked
    phrase stored state cannot be read yet; stored state is not readable yet; store cannot be read yet; before the first unlock;
      stored state not readable yet; 보관된 상태를 아직 읽을 수 없음; 저장된 상태를 아직 읽을 수 없음; 첫 잠금 해제 전

    situation/undecided
    phrase nobody has made a lasting choice; no lasting choice yet; no lasting choice; no choice yet; no decision yet;
      user has not decided yet; person has not decided yet; person has not chosen yet; user has not chosen yet;
      no choice has been made; 지속되는 선택이 아직 없음; 아직 지속되는 선택이 없음; 아직 지속되는 선택이 없거나; 아직 선택하지 않음; 아직 정하지 않음;
      아직 결정하지 않음; 사용자가 아직 정하지 않음; 사용자가 아직 선택하지 않음; 사용자가 아직 결정하지 않음; 아직 선택이 없음

    situation/lapsed
    phrase temporary grant has ended; temporary grant has lapsed; temporary grant ended; temporary grant lapsed;
      일시적인 권한이 끝남; 일시적인 권한이 끝났음; 일시적인 권한이 만료됨; 일시적인 허용이 끝남

    situation/always
    phrase at any time; any time; positions may also arrive out of use; 언제든지; 언제든; 사용 중이 아닐 때도 위치가 올 수 있음

    situation/permanent
    phrase permanent; 영구적이거나; 영구적

    situation/provisional
    phrase provisional; provisional always included; provisional always too; 임시; 임시 항상 허용도 포함; 임시 항상 허용 포함

    situation/whenInUse
    phrase positions arrive while the app is in use; only while the app is in use; 앱이 사용 중일 때 위치가 옴; 앱이 사용 중일 때만

    situation/lasting
    phrase lasting; 계속 유지되거나; 지속되거나; 지속됨; 계속 유지됨

    situation/temporary
    phrase temporary; temporary when in use included; 일시적; 일시적인 권한; 일시적인 앱 사용 중 권한도 포함

    situation/precise
    phrase precise positions are allowed; precise positions; exact positions are allowed; 정확한 위치가 허용됨; 정확한 위치를 받을 수 있음

    situation/notAuthorized
    phrase service started without authorization; service is started without authorization; 권한 없이 서비스를 시작함

    situation/noNetwork
    phrase network is unavailable; network unavailable; network cannot be reached; no network; network is not available;
      네트워크를 쓸 수 없음; 네트워크를 사용할 수 없음; 네트워크가 없음; 네트워크에 연결할 수 없음

    situation/regionsRefused
    phrase region monitoring is refused for the app; region monitoring is refused; region monitoring refused for this app;
      region monitoring was refused; 이 앱에 지역 모니터링이 거부됨; 지역 모니터링이 거부됨; 지역 모니터링 거부

    situation/promptImpossible
    phrase prompt could not be shown; prompt cannot be shown; prompt could not appear; request could not be shown;
      알림을 띄울 수 없었음; 알림을 띄울 수 없음; 알림을 표시할 수 없음; 알림을 표시할 수 없었음; 알림을 보여 줄 수 없음

    situation/historyFailed
    phrase request for historical positions failed; historical request failed; request for historical locations failed;
      지난 위치 요청이 실패함; 이전 위치 요청이 실패함; 지난 위치 요청 실패

    situation/noEntitlement
    phrase entitlement is missing; entitlement missing; no entitlement; without the entitlement; 엔타이틀먼트가 없음; 엔타이틀먼트 없음;
      엔타이틀먼트가 빠짐

    brings/status
    phrase the new status; authorization status; 권한 상태; 새 상태

    brings/accuracy
    phrase status and accuracy; authorization and accuracy; 상태와 정확도; 권한과 정확도

    brings/entry
    phrase entry into a region; entering a region; region entry; entry; 지역에 들어감; 지역 진입; 지역에 들어옴; 진입

    brings/exit
    phrase exit from a region; leaving a region; region exit; exit; 지역에서 나감; 지역 이탈; 이탈

    brings/regionState
    phrase inside or outside a region; state of a region; region state; 지역의 안인지 밖인지; 지역의 상태; 지역 상태

    brings/regionErrors
    phrase errors of region monitoring; region monitoring errors; region monitoring error; failure of region monitoring;
      지역 모니터링의 오류; 지역 모니터링 오류; 지역 모니터링 실패

    brings/beacons
    phrase beacons nearby; nearby beacons; ranged beacons; beacons in range; 가까운 비콘; 근처의 비콘; 주변 비콘

    brings/pause
    phrase automatic pause; pause of updates; 자동 일시 정지

    brings/resumption
    phrase end of an automatic pause; resumption of updates; 자동 일시 정지의 끝

    does/opensMonitor
    phrase opens the monitor with that name; opens the monitor of that name; or creates it; creates it;
      opens the monitor of a name; opens a monitor; opens or creates the monitor with that name; opens or creates a monitor;
      그 이름의 모니터를 열거나 만듦; 그 이름의 모니터를 열거나 새로 만듦; 모니터를 열거나 만듦; 모니터를 엶

    does/addsCondition
    phrase adds a condition; adds a condition to the monitor; adds a condition to monitor; adds the condition;
      조건을 더함; 조건을 추가함; 조건 추가; 모니터에 조건을 추가함

    does/assumesState
    phrase adds a condition and says which state to assume first; adds a condition with an assumed first state;
      adds a condition with an assumed state; 조건을 더하고 처음에 어떤 상태로 볼지 정함; 처음 상태를 정하여 조건을 추가함

    does/removesCondition
    phrase removes a condition; removes the condition; stops monitoring a condition; 조건을 없앰; 조건을 제거함; 조건 제거; 조건을 지움

    does/recordsCondition
    phrase gives a condition and its last event; condition together with its last event; condition and its last event;
      condition with its last event; 조건과 마지막 이벤트를 돌려줌; 조건과 마지막 이벤트; 조건과 그 마지막 이벤트

    does/listsIdentifiers
    phrase lists what is monitored; identifiers that are being monitored; identifiers being monitored;
      identifiers of the monitored conditions; 모니터링하는 것을 나열함; 지켜보는 조건의 식별자; 모니터링 중인 식별자; 모니터링하는 조건의 식별자

    does/givesEvents
    phrase gives the events; asynchronous sequence of events; async sequence of events; sequence of events; 이벤트를 전달함;
      이벤트의 비동기 스트림; 이벤트의 비동기 시퀀스

    does/wishesAccuracy
    phrase accuracy that the app wishes; accuracy that the app wants; requested accuracy; wanted accuracy; desired accuracy;
      앱이 바라는 정확도; 앱이 원하는 정확도; 요청하는 정확도; 원하는 정확도

    does/filtersDistance
    phrase how far the device moves before the next position; distance to move before the next position;
      movement threshold; smallest movement that gives a new position; 다음 위치까지 기기가 움직일 거리; 업데이트를 받을 최소 이동 거리;
      최소 이동 거리

    does/hintsActivity
    phrase hint for positioning and for pauses; hint for pausing and positioning; hint about the activity;
      위치 계산과 자동 일시 정지를 위한 힌트; 활동에 대한 힌트

    does/mayPause
    phrase whether the system may pause; whether the system may pause updates; whether updates may pause;
      시스템이 멈춰도 되는지; 시스템이 업데이트를 멈춰도 되는지; 자동 일시 정지를 허용하는지

    does/goesOn
    phrase whether the service goes on in the background; whether updates go on in the background;
      백그라운드에서 이어 갈지; 백그라운드에서 이어 가는지; 백그라운드에서도 계속할지

    does/defaultTrue
    phrase true by default; default true; default is true; on by default; 기본값은 true; 기본값 true; 기본값은 참

    does/defaultFalse
    phrase false by default; default false; default is false; off by default; 기본값은 false; 기본값 false; 기본값은 거짓

    keyEffect/asksForReduced
    phrase first prompt asks for reduced accuracy; asks for reduced accuracy first; first prompt offers reduced accuracy;
      첫 알림이 대략적인 위치를 요청함; 첫 알림이 대략적인 위치를 물음

    keyEffect/hidesSwitch
    phrase first prompt asks for reduced accuracy and has no precise switch; hides the precise switch;
      첫 알림이 대략적인 위치를 요청하고 정확한 위치 스위치가 없음; 정확한 위치 스위치가 없음

    keyEffect/noImplicitSessions
    phrase turns implicit service sessions off; turns implicit sessions off; turns off implicit sessions;
      switches implicit sessions off; no implicit sessions; 암시적인 서비스 세션을 끔; 암시적 세션을 끔; 암시적인 세션을 끔; 암시적 서비스 세션을 끔

    keyEffect/backgroundContinuation
    phrase permits continuing in the background; permits going on in the background; allows background continuation;
      allows location in the background; allows background location; allows continuing in the background;
      백그라운드에서 이어 가는 것을 허락함; 백그라운드에서 이어 가도록 허용함; 백그라운드 위치를 허용함

    keyEffect/storeFilter
    phrase app store keeps the app off devices without the feature; app store hides the app from devices without the feature;
      app store가 그 기능이 없는 기기에는 앱을 제공하지 않음; 그 기능이 없는 기기에는 앱이 제공되지 않음

    keyEffect/widgetLocation
    phrase widget may use location; lets the widget use location; widgets may use location; widget can use location;
      위젯이 위치를 쓸 수 있음; 위젯이 위치를 사용할 수 있음

    appears/atRequest
    phrase at the request; at once at the request; when the app asks; as soon as the app asks; 요청할 때; 앱이 요청할 때; 요청하면 바로

    appears/atUndecidedRequest
    phrase at the request in notdetermined; when the app asks in notdetermined; notdetermined에서 요청할 때

    appears/atAlwaysRequest
    phrase at the request for always; when always is requested; when the app asks for always; 항상 허용을 요청할 때;
      앱이 항상 허용을 요청할 때

    appears/atAlwaysEvent
    phrase when an event needs always; when an event that needs always arrives; when an event needs it;
      항상 허용이 필요한 이벤트가 있을 때; 항상 허용이 필요한 이벤트가 생길 때; 항상 허용이 필요한 이벤트가 생겼을 때

    appears/afterBackgroundUse
    phrase after background use; after some days of background use; in always; 백그라운드에서 며칠 쓴 뒤;
      항상 허용 권한으로 백그라운드에서 쓴 뒤; 백그라운드에서 쓴 뒤

    gives/pointing
    phrase where the device points; direction in which the device points; device points; 기기가 가리키는 쪽; 기기가 가리키는 방향

    gives/bigMovement
    phrase movement of about 500 meters; large movements; a change of about 500 meters; large movement;
      약 500미터의 움직임; 큰 움직임; 약 500미터 이동

    gives/everyFiveMinutes
    phrase not more often than every 5 minutes; at most every 5 minutes; 5분에 한 번보다 자주 오지 않음; 많아도 5분에 한 번

    gives/arrivalAndDeparture
    phrase arrival at a place and departure from it; arrivals and departures; arrival and departure;
      어떤 곳에 도착하고 떠난 것; 도착과 출발; 장소의 도착과 출발

    gives/onePosition
    phrase one position; single position; one location; one fix; single fix; one position or an error; 위치 하나; 위치 한 번; 한 번의 위치

    gives/positionsUntilStopped
    phrase positions until stopupdatinglocation(); positions until it is stopped; positions continuously;
      continuous positions; stopupdatinglocation()까지 이어지는 위치; 이어지는 위치; 멈출 때까지 이어지는 위치

    afterLaunch/startAgain
    phrase start the service again; restart the service; 서비스를 다시 시작; 서비스를 다시 시작함; 서비스 재시작; start it again; start them again; start again; restart it; must be started again; call start again;
      start them again when the person opens the app; start it again when the person opens the app;
      다시 시작함; 다시 시작; 다시 시작해야 함; 사용자가 앱을 열 때 다시 시작함

    afterLaunch/setDelegate
    phrase set a delegate; only set a delegate; set the delegate; just set a delegate; assign a delegate; the service need not be restarted; no restart needed; it need not be restarted;
      델리게이트를 지정함; 델리게이트만 지정함; 델리게이트 지정; 델리게이트를 설정함; 델리게이트만 설정; 델리게이트만 지정; 재시작 불필요; 재시작은 필요 없음; 다시 시작할 필요 없음

    afterLaunch/iterateAgain
    phrase iterate again at once; iterate again; iterate again immediately; 곧바로 다시 반복함; 다시 반복함; 바로 다시 반복함

    afterLaunch/openByName
    phrase open it by its name and await its events; open it by name and await events; open it by name; open by name and await events;
      이름으로 열고 이벤트를 기다림; 이름으로 다시 열기

    kind/classMethod
    phrase class method; type method; static method; 클래스 메서드; 타입 메서드; 정적 메서드

    kind/property
    phrase property of a manager; instance property; property of the manager; 매니저의 속성; 인스턴스 속성; 관리자의 속성

    kind/swiftUI
    phrase swiftui; a swiftui view; swiftui view

    kind/uiKit
    phrase uikit; a uikit control; uikit control
    """
}
