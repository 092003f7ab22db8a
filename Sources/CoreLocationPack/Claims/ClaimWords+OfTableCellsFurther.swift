/// Words of titles and cells that tables have, continued.
extension ClaimWords {
  static let ofTableCellsFurther = """
    else/answered
    phrase user has answered; user answered; user has made a choice; access was granted;
      access is granted; permission was granted; request failed; the request failed;
      authorization request failed; location is being determined; a position is being determined;
      position is being determined; the app is waiting for a position; waiting for a position;
      waiting for a fix; 사용자가 답했을 때; 권한을 받았을 때; 위치를 찾는 중일 때; 위치를 찾는 중; 위치를 기다리는 중; 요청이 실패했을 때;
      사용자가 선택을 마쳤을 때; 권한이 허용됐을 때; 권한이 허용되었을 때

    else/holding
    phrase a session is held; session is held; app holds a session; a service session is held;
      an explicit session is held; explicit-session mode is off; explicit session mode is off;
      explicit mode is off; 세션을 들고 있을 때; 세션을 들고 있음; 세션이 있을 때; 세션을 유지하는 동안; 명시적 세션 모드가 꺼져 있을 때;
      명시적 세션 모드가 꺼져 있음; 명시적 세션 모드가 아닐 때

    else/inFront
    phrase app is in the foreground; the app is on screen; app is on screen; app is open;
      app is active; the battery is low; battery is low; low power mode is on;
      the device is low on battery; 앱이 포그라운드에 있을 때; 앱이 포그라운드에 있음; 앱이 화면에 떠 있을 때; 앱이 열려 있을 때;
      배터리가 부족할 때; 배터리가 부족함; 저전력 모드일 때; 저전력 모드가 켜져 있을 때

    else/noUsageString
    phrase usage string is missing; purpose string is missing; the usage description is missing;
      사용 목적 문자열이 없을 때; 사용 목적 문자열이 빠졌을 때; 사용 목적 문자열이 없음

    situation/noSession
    phrase no session is held; no session held; no session; 세션이 없을 때; 세션이 없음; 들고 있는 세션이 없을 때

    situation/still
    phrase 기기가 멈췄을 때; 기기가 멈춰 있을 때; 기기가 움직이지 않을 때; 기기가 가만히 있을 때

    noun/always-later
    cell Can Always still be requested; Can Always still be requested?;
      Always can be requested afterwards; Always can be requested later; Can ask for Always later;
      Can Always be requested later; Can Always be requested afterwards;
      Can Always be asked for later; Always still possible; Later Always request possible;
      Can you still ask for Always; Can the app still ask for Always;
      Always request possible afterwards; Can upgrade to Always; Can be upgraded to Always;
      Upgradable to Always; Upgradeable to Always; Can ask for Always;
      Can Always be requested now; Always can still be requested; Always may be requested later;
      Can it be upgraded to Always; 이후 항상 허용 요청; 이후 항상 허용 요청 가능; 나중에 항상 허용 요청; 나중에 항상 허용 요청 가능;
      이후 항상 허용을 요청할 수 있나; 항상 허용을 이어서 요청할 수 있나; 항상 허용으로 올릴 수 있나; 항상 허용으로 업그레이드 가능;
      항상 허용으로 업그레이드할 수 있나; 항상 허용 요청 가능 여부; 이후 항상 요청; 항상 허용을 더 요청할 수 있나; 항상 허용을 다시 요청할 수 있나;
      항상 허용 추가 요청; 항상 허용 추가 요청 가능

    noun/text
    cell Taken from; Comes from; Text source; Source of text; Text key; Usage text;
      Purpose text key; 문구 키; 문구의 키; 문구가 들어 있는 키; 문구가 나오는 곳; 문구가 오는 곳; 문구가 어디서 오나; 문구를 읽는 곳;
      쓰는 문구; 사용하는 문구

    phase/terminated; verb/close
    cell 종료됨; 앱 종료; 앱 종료됨; 앱이 종료됨; 종료된 상태; 앱이 종료된 상태; 종료 상태

    verb/deliver
    cell 사용 중 전달; 사용 중일 때 전달; 사용 중 전달됨; 앱 사용 중 전달; 앱을 쓰는 동안 전달; 앱을 사용하는 동안 전달; 사용 중에 전달; 사용 중 수신

    noun/before
    cell Status before; Before; State before; Old status; Previous status; Previous state;
      Starting status; Starting state; Start; From; From state; From status; Grant before;
      Level before; Status at first; Initial status; Initial state; Current state before; 이전 상태;
      Was; Old setting; Old value; Before the change; Setting before; Before the call; Before the tap;
      바꾸기 전; 바꾸기 전 값; 바꾸기 전 상태; 누르기 전; 요청 전; 호출 전; 원래 값; 바꾸기 전 설정;
      이전; 변경 전; 변경 전 상태; 바뀌기 전; 바뀌기 전 상태; 기존 상태; 처음 상태; 시작 상태; 이전 권한; 기존 권한; 원래 상태; 전 상태

    verb/untrue
    cell False when; False if; Is false when; Not true when; False; Becomes false when;
      Turns false when; Cleared when; Reset when; Not set when; 거짓이 되는 때; 거짓인 때; 거짓일 때; 거짓이 되는 경우;
      false가 되는 때; false인 때; false일 때; false가 되는 경우; 꺼지는 때; 거짓인 경우

    verb/acted
    cell 사용자의 행동; 사용자 행동; 행동; 사용자가 하는 일; 사용자가 한 행동; 일어난 일; 벌어진 일; 무슨 일이 있었나; What the user did;
      What the user does; What happened then; What the person does; What the person did

    level/whenInUse
    cell 앱을 사용하는 동안 권한일 때; 앱을 사용하는 동안 권한이면; 앱을 사용하는 동안 권한에서; 앱을 사용하는 동안 권한인 경우;
      앱을 사용하는 동안 권한만 있을 때; 앱을 사용하는 동안 권한만 있으면; 앱을 사용하는 동안 허용일 때; 앱을 사용하는 동안 허용이면;
      앱을 사용하는 동안 허용인 경우; 사용 중 권한일 때; 사용 중 권한이면

    level/always
    cell 항상 허용일 때; 항상 허용이면; 항상 허용인 경우; 항상 허용 권한일 때; 항상 허용 권한이면; 항상 권한일 때; 항상 권한이면; 항상 허용 권한인 경우;
      항상 허용에서

    noun/changes
    cell What changed; What changes; What has changed; What is different; Changes; Change;
      Changed; Difference; Differences; Main change; Main changes; Key change; Key changes;
      Highlights; Highlight; Milestone; What happened; Location changes; Permission changes;
      Changes to location permission; 달라진 점; 변경점; 변경 사항; 바뀐 점; 변화; 주요 변화; 주요 변경; 주요 변경점; 주요 변경 사항;
      차이; 차이점; 바뀐 것; 달라진 것; 변경 내용; 변경된 점; 무엇이 달라졌나; 무엇이 바뀌었나; 추가 사항; 추가된 점; 새로워진 점

    moment/foreground
    cell the next time the app comes to the foreground; next time the app comes to the foreground;
      the next time the app is opened; next time the app is opened;
      the next time the user opens the app; when the user next opens the app;
      when the user opens the app again; the next time the app is launched; at the next start;
      at the next start of the app; when the app becomes active; when the app is active again;
      when the app returns to the foreground; the next time the app is used; 다음에 앱이 포그라운드로 올 때;
      다음에 앱을 열 때; 다음에 앱을 실행할 때; 사용자가 다음에 앱을 열 때; 앱이 다시 포그라운드로 올 때; 앱이 포그라운드로 돌아올 때; 앱이 활성화될 때;
      앱을 다시 열 때; 앱이 다시 열릴 때

    prompt/P-REM
    ko 백그라운드 사용 알림; 백그라운드 위치 사용 알림; 백그라운드 사용 확인 알림; 백그라운드 위치 확인 알림

    noun/after-launch
    cell After that launch; After such a launch; After this launch; After it was launched; After launch; After the launch; Upon relaunch; Next launch; On the next launch;
      Restart needed?; Your job after relaunch; Action after relaunch; What the app must do;
      What the app has to do; What your app must do; What you must do; When the app is relaunched;
      Once relaunched; In the relaunched app; The relaunched app has to; 앱이 다시 실행되면; 재실행 시 할 일;
      다시 실행되었을 때; 다시 실행됐을 때; 재시작 후; 재실행되면; 다시 실행된 앱이 할 일; 재실행 직후; 앱이 할 일; 재실행 시; 재실행 후; 재실행 뒤;
      재실행될 때; 다시 실행될 때; 다시 실행된 후; 다시 실행되면 앱이 할 일; 다시 실행 후

    noun/receiver
    cell Receives in; Reported in; Result delivered in; Results delivered in; Received in;
      Received by; Received through; Handled in; Handled by; Handle it in; Comes in through;
      이벤트를 받는 곳; 받는 곳; 전달받는 곳; 이벤트를 전달받는 메서드; 이벤트를 받는 델리게이트 메서드; 결과가 전달되는 메서드; 처리하는 메서드; 처리하는 곳

    noun/needs-full
    cell 정확한 위치 필요; 정확한 위치가 필요; 전체 정확도 필요; 정확한 위치 전용; 정확한 위치에서만; 정확한 위치가 있어야 하나; 정확한 위치가 있어야 하는가;
      정확한 위치에서만 동작; 정확한 위치가 있어야 동작; 정확한 위치일 때만; 정확한 위치일 때만 동작; Only with full accuracy;
      Full accuracy only; Precise Location only; Only with Precise Location;
      Works only with full accuracy; Works only with Precise Location

    noun/serves-reduced
    cell Available when reduced; Works when Precise is off; Works when reduced;
      Coarse location enough; Coarse is enough; Approximate is enough; Works with Precise off;
      대략적인 위치로 쓸 수 있나; 대략적인 위치로 쓸 수 있는가; 대략적인 위치로도 쓸 수 있나; 대략적인 위치에서도 쓸 수 있나; 대략적인 위치로도 가능;
      대략적인 위치에서도 가능

    holder/session
    cell session diagnostics; CLServiceSession diagnostics; service session diagnostics;
      diagnostics of a service session; 세션 진단; 서비스 세션 진단; 서비스 세션의 진단; CLServiceSession의 진단;
      서비스 세션뿐; 세션뿐; 세션만; 서비스 세션만

    holder/background
    cell background session diagnostics; 백그라운드 세션 진단

    holder/update
    cell elements of liveUpdates; liveUpdates elements; the live stream; live stream; 위치 업데이트만;
      liveUpdates 요소; 위치 업데이트뿐

    holder/event
    cell monitor event; monitor events; condition events; CLMonitor events; events of CLMonitor;
      events of a monitor; monitoring events; 모니터 이벤트; 모니터링 이벤트; 조건 이벤트; CLMonitor 이벤트;
      CLMonitor의 이벤트; 모니터 이벤트만; 모니터 이벤트뿐

    holder/update-and-event
    cell live updates and monitor events; location updates and monitor events;
      updates and monitor events; CLLocationUpdate and CLMonitor.Event;
      CLLocationUpdate and CLMonitor; monitor events and live updates;
      live updates and CLMonitor events; updates and events; 위치 업데이트와 모니터 이벤트; 업데이트와 모니터 이벤트;
      CLLocationUpdate와 CLMonitor.Event; 모니터 이벤트와 위치 업데이트

    holder/session-and-event
    cell service sessions and monitor events; CLServiceSession and CLMonitor.Event;
      sessions and monitor events; CLServiceSession.Diagnostic and CLMonitor.Event;
      service sessions and CLMonitor events; 서비스 세션과 모니터 이벤트; 세션과 모니터 이벤트;
      CLServiceSession과 CLMonitor.Event

    holder/session-and-update
    cell service sessions and live updates; sessions and live updates; sessions and updates;
      CLServiceSession and CLLocationUpdate; service sessions and location updates;
      CLServiceSession.Diagnostic and CLLocationUpdate; 세션과 위치 업데이트; 서비스 세션과 위치 업데이트;
      서비스 세션과 라이브 업데이트; CLServiceSession과 CLLocationUpdate

    holder/all
    cell all of them; all types; all three; all four; every type; all three types;
      all async types; all of these types; 모두; 전부; 모든 타입; 셋 다; 세 타입 모두; 네 타입 모두; 모든 곳

    holder/event
    cell 모니터 이벤트 모두

    noun/holder
    cell Carried by; Found on; Found in; Carried on; Available on type; Seen on; Seen in;
      Read from; Read on; Where to read it; Where it is read; Where to find it; Where you find it;
      Where you see it; Type that has it; Types that have it; Types that carry it;
      Type that carries it; Lives on; Lives in; Exposed by; Exposed on; Belongs to; Member of;
      Which type; Which types; Declared in; Declared on; 어디서 읽나; 어디서 읽는가; 어디서 보나; 어디서 볼 수 있나;
      어디에 있나; 있는 곳; 읽는 곳; 볼 수 있는 곳; 볼 수 있는 타입; 값을 볼 수 있는 타입; 값이 있는 타입; 들어 있는 타입; 가진 타입; 갖고 있는 타입;
      제공하는 타입; 제공 타입; 속한 타입; 소속 타입; 나타나는 타입; 알려 주는 타입; 알려 주는 곳; 값을 볼 수 있는 타입의 예; 볼 수 있는 타입의 예;
      어느 타입; 어떤 타입; 확인하는 곳; 확인할 수 있는 곳; 출처 타입
    """
}
