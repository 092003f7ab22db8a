/// Words of tables that several authors title and fill in a way of their own: what comes after, what
/// a row has led to, what has to be done at a launch.
extension ClaimWords {
  static let ofCellSpeech = """
    noun/status
    cell After; After it; After this; Afterward; Status after it; Status after that; State after; State afterwards;
      Which status do I read; Which status do I get; Which status do you read; Which status does the app read;
      Which status is read; What status do I read; What status do I get; What status does the app read; Status is then;
      What the status is; What the status says; What it reads; What I read; What you read; What you read in it;
      후; 뒤; 그 후; 그 뒤; 그다음 상태; 다음 상태; 바로 뒤에 읽히는 상태; 그때 읽히는 상태; 그때 상태; 그때의 상태; 어떤 상태가 읽히나;
      어떤 상태를 읽나; 무슨 상태가 되나; 어떤 상태가 되나; 상태값은; 읽히는 상태값; 앱이 읽는 상태값

    noun/remark
    cell You may conclude; What you may conclude; What follows; What you know; What you can conclude; 알 수 있는 것; 뜻하는 것; 말해 주는 것; Fix; How to fix it; 고치는 법; 고치려면; 고치는 방법; What breaks; What goes wrong; What you notice; What you see then; How it shows; Consequence; Consequences; 무슨 일이 생기나; 무슨 일이 일어나나;
      생기는 일; 생기는 문제; 무엇이 잘못되나; 어떻게 되나

    verb/missing
    cell Key left out; Left out; What is missing; Missing entry; Forgotten key; Key forgotten; Entry left out; Missing from Info.plist; Omitted key; 빠진 것; 빠뜨린 키; 빼먹은 키; 빠진 항목; 없을 때의 키; 넣지 않은 키

    noun/delegate
    cell Notified; Is the app notified; App is told; Is the app told; Told to the app; Do I get a callback; Will I be called; App hears of it; App notified;
      Callback delivered; Heard by the delegate; Reported to the delegate; Do I hear of it; Does the app hear of it;
      알려 주나; 통지; 통지 여부; 델리게이트가 아는가; 콜백 발생; 앱이 전달받나; 앱이 아는가; 앱이 듣나; didChange 호출; 메서드 호출됨; 콜백이 불리나; 델리게이트에 오나

    prompt/any
    cell 물어보나; 사용자에게 묻나; 묻는 창; 화면에 뜨나; 사용자가 보는 알림; 사용자가 보는 창; 창이 뜨는가; 물음; 묻는 창이 뜨나; Visible to the user; Anything on screen

    verb/launch
    cell 꺼진 앱을 켜나; 종료된 앱을 다시 켜나; 꺼진 앱을 켜는가; 꺼진 앱을 켜 주는가; 꺼진 앱을 켜 주나; 종료된 앱을 켜나; 종료 후 실행; 종료 뒤 실행; 앱을 켜 주나; 시스템이 앱을 켜나;
      죽은 앱을 켜 주나; Brings app back; Brings back app; 띄워 줌; 다시 띄움; 백그라운드로 실행; 백그라운드에서 실행; 백그라운드로 실행됨

    noun/used-for
    cell 필요 조건; 무엇에 쓰나; 무엇을 위해; 무엇 때문에

    noun/after-launch
    cell To do after launch; After a relaunch you; What to do after the relaunch; Restart needed; App code must; After waking; Re-arm; How to resume; To go on; To continue; Resume with;
      Continuing; Follow-up in code; Your part; Your part then; Homework; What you do after the relaunch; In the relaunched app you; To get events again; To resume; How to go on after that; First thing to do then; First thing to do; First thing after that; To do first; What comes first then; 켜진 뒤; 켜진 후; 켜지면; 켜진 다음; 켜지고 나서; 이어 가려면; 다시 켜지면 할 일; 재시작 필요; 재시작 필요?; 그다음 할 일; 이어서 할 일; 복구 방법; 재개하려면; 실행된 다음; 다시 뜨면 할 것; 깨어난 앱이 할 일; 계속하려면; 이어 받으려면; 계속 받으려면;
      깨어난 다음; 다시 켜진 뒤;
      다시 켜지면; 다시 뜬 뒤; 다시 뜬 다음 할 일; 다시 뜨면; 되살아난 뒤; 재실행되고 나서

    afterLaunch/startAgain
    cell start it again; start again; start it again after the next launch; restart it; start the service again; restart the service;
      방문 모니터링을 다시 시작; 지역 모니터링을 다시 시작; 모니터링을 다시 시작; 방문을 다시 시작; 서비스를 다시 시작; 모니터링 다시 시작; call it again; call it again or nothing arrives; call startMonitoringVisits() again or nothing arrives;
      start it again or nothing arrives; call startMonitoring(for:) again or nothing arrives; start it afresh;
      start from scratch; start anew; start over; must be started anew; has to be started anew; start it anew;
      register again; register every region again; add all regions again; add the regions again; has to be started over;
      다시 불러야 이어짐; 다시 불러야 함; 다시 호출해야 이어짐; startMonitoringVisits()를 다시 불러야 이어짐; startMonitoringVisits()를 다시 불러야 함;
      startMonitoringVisits()를 다시 부른다; startMonitoring(for:)를 다시 불러야 이어짐; startMonitoring(for:)를 다시 불러야 함;
      지역을 다시 등록; 지역을 다시 등록해야 함; 지역을 모두 다시 등록; 처음부터 다시 시작; 새로 시작; 새로 시작해야 함; 다시 켜야 함; 다시 켜기;
      다시 시작해야 이어짐; 다시 걸어야 함

    afterLaunch/setDelegate
    cell they continue; they go on; they just continue; it continues; it goes on; it just continues; nothing to do, it goes on by itself; it goes on by itself; goes on without a call; it just goes on; runs on by itself;
      it runs on by itself; continues on its own; it continues on its own; a delegate, nothing else; set a delegate, done;
      set a delegate and wait; only a delegate has to be set; just a delegate; delegate, that’s all; keeps going;
      알아서 계속됨; 저절로 계속됨; 그냥 이어짐; 할 일 없음, 알아서 이어짐; 아무것도 안 해도 이어짐; 델리게이트만 지정; 델리게이트만 걸면 됨; 델리게이트 하나면 됨;
      델리게이트 지정이면 충분; 델리게이트만 걸어 두면 됨

    situation/noPosition
    phrase 위치를 전혀 찾을 수 없음; 위치를 아예 찾을 수 없음; 위치를 찾지 못함; 위치를 못 찾음; 위치를 잡을 수 없음; 위치를 잡지 못함; 위치를 구하지 못함;
      지금 위치를 구하지 못함; the position cannot be found; no fix; no fix at all; no position at all;
      the position cannot be determined; position unknown right now

    situation/still
    phrase 기기가 멈춰 있어 업데이트를 쉼; 멈춰 있어 업데이트를 쉼; 기기가 멈춰서 업데이트를 쉬는 중; the device stands still; device stands still;
      the device is not moving, updates pause; standing still

    situation/denied
    phrase the user turned the app down; user turned the app down; the user turned this app down; turned down by the user;
      refused for this app; refused for the app; this app was turned down; the app was turned down; denied for this app;
      사용자가 이 앱을 거부함; 이 앱을 거부함; 이 앱만 거부함; 이 앱만 거부했거나; 이 앱을 거부했거나; 이 앱을 거절함; 사용자가 앱을 거절함

    situation/servicesOff
    phrase services off; services are off; location services are off; location services off; off for the whole device;
      off for the device; off on the whole device; everything is off; the device-wide switch is off; 기기 전체에서 꺼짐;
      기기 전체가 꺼짐; 기기에서 꺼짐; 서비스가 꺼짐; 위치 서비스 꺼짐; 위치 서비스가 꺼져 있거나; 기기 전체에서 꺼져 있음; 기기의 위치 서비스 꺼짐

    situation/prompting
    phrase a prompt is up or due; prompt is up or due; a prompt is due or on screen; prompt due; prompt up; prompt is due;
      a prompt is due; a prompt is up; a prompt is on screen; prompt due or showing; a prompt is due or showing;
      알림이 떠 있거나 뜰 예정; 알림이 뜰 예정; 알림이 떠 있음; 알림을 띄웠거나 띄울 예정; 묻는 창이 떠 있음; 묻는 중

    situation/noSession
    phrase explicit mode, no session held; explicit-session mode is on, none is held; explicit mode is on, none is held;
      none is held; no session held although explicit mode is on; 명시적 모드인데 세션이 없음; 명시 모드인데 세션 없음; 세션 없음; 쥔 세션이 없음;
      쥐고 있는 세션이 없음

    situation/notInUse
    phrase asked from the background; not in use enough; app is not in use enough; the app is not in use enough;
      the app is not in use enough to ask or be served; not in use enough to ask or be served; goal pending;
      백그라운드에서 물음; 사용 중이라 하기에 모자람; 앱이 충분히 사용 중이 아님; 충분히 사용 중이 아님; 물을 만큼 사용 중이 아님

    situation/fullRefused
    phrase full-accuracy goal refused; full accuracy goal refused; full accuracy was the goal; the full-accuracy goal was refused;
      정확한 위치 목표가 거절됨; 정확한 위치를 원했으나 거절됨; 정확한 위치를 원했는데 못 받음

    situation/alwaysRefused
    phrase always was the goal, the user did not give it; always goal refused; the always goal was refused;
      always was the goal and was refused; 항상 허용 목표가 거절됨; 항상 허용을 원했는데 못 받음; 항상 허용을 원했으나 거절됨

    asks/provisional
    cell Can Always be provisional; Can it be provisional; Is Always provisional at first;
      Can a grant be provisional; 임시 항상 허용이 있나; 임시 항상 허용이 생기나; 임시 단계가 있나; 임시 항상 허용 있음

    event/resume
    cell 앱이 재개됨; 앱 재개; 일시 중단된 앱이 다시 실행됨; 중단됐던 앱 재개; 앱이 다시 돌기 시작; 서스펜드에서 복귀; 멈췄던 앱이 다시 실행; 일시 중단 후 재개; 일시 중단된 앱이 다시 실행; 중단된 앱이 다시 실행됨; 중단됐던 앱이 다시 실행됨; app resumes; app is resumed; resume after suspension; app wakes up after being suspended; resumed from suspension; unsuspended; app resumed; resuming

    event/settings:preciseOff
    cell 정확한 위치 스위치 끔; 정확한 위치 토글 끔; 정확도가 대략으로 바뀜; Precise toggled off; accuracy goes from full to reduced; accuracy reduced by the user; Precise Location turned off while the app runs; accuracy drops to reduced; accuracy goes to reduced; full → reduced;
      정확도가 full에서 reduced로; 정확도를 낮춤; 정확도가 reduced로 바뀜

    event/settings:globalOff
    cell the device-wide switch goes off; device-wide switch off; device-wide switch goes off; 기기 전체 스위치를 끔; 전체 스위치를 끔

    event/createManager
    cell 매니저를 만듦; 새 매니저를 만듦; 매니저를 새로 만듦; 매니저 초기화; 매니저에 델리게이트를 지정; 매니저에 델리게이트를 연결; 델리게이트 설정 직후; CLLocationManager 생성; second manager created; another manager created; manager initialised; manager initialized; init of the manager; CLLocationManager() created; a manager is initialised; a manager is initialized; new manager gets a delegate; a new manager gets a delegate; 델리게이트를 처음 지정; 델리게이트를 처음 연결; 처음 델리게이트를 지정; manager + delegate set up; manager and delegate set up; manager with a delegate set up; delegate assigned; delegate set; a delegate is assigned;
      a delegate is set; manager set up; new manager with a delegate; manager gets its delegate; first manager created; 매니저와 델리게이트 준비; 매니저 생성 직후;
      델리게이트 지정 직후; 매니저를 막 만듦; 델리게이트를 막 단 때

    event/reinstall
    ko 앱을 지우고 다시 설치; 앱을 지웠다가 다시 설치; 앱 삭제 뒤 재설치; 앱 삭제 후 재설치; 지우고 다시 설치

    accuracy/full
    cell Full; Precise; Full accuracy; Precise on; Precise: On; Precise location on; 정확; 정확함; 정확한 위치 켜짐; 정확한 위치를 켜면

    accuracy/reduced
    cell Without Precise; 대략적일 때; 정확도 제한 시; 정확도가 제한되면; 대략; 대략적; Approximate; Reduced; Coarse

    noun/status
    ko 현재값; 현재 값; 지금 값

    event/resume
    ko 중단됐던 앱이 다시 움직이다; 멈췄던 앱이 다시 움직이다; 일시 중단된 앱이 다시 움직이다; 앱이 서스펜드에서 깨어나다; 서스펜드에서 깨어나다; 일시 중단에서 깨어나다; 앱이 일시 중단에서 깨어나다; 일시 중단됐던 앱이 다시 돌기 시작하다; 일시 중단됐던 앱이 다시 돌다; 일시 중단된 앱이 다시 돌다; 멈췄던 앱이 다시 돌다; 중단됐던 앱이 다시 돌다;
      일시 중단되었던 앱이 다시 돌다; 일시 중단됐던 앱이 다시 움직이다; 멈춰 있던 앱이 다시 돌기 시작하다
    en app is back from suspension; app back from suspension; back from suspension; suspended app runs again; suspended app is running again; suspended app wakes up; app comes back from suspension;
      app runs again after suspension

    event/settings:globalOn
    ko 위치 서비스를 도로 켜다; 껐던 위치 서비스를 도로 켜다; 껐던 위치 서비스를 다시 켜다; 꺼 둔 위치 서비스를 다시 켜다; 꺼져 있던 위치 서비스를 켜다

    event/resetLocationAndPrivacy
    ko 위치 및 개인정보 보호를 재설정하다; 위치와 개인정보 보호를 재설정하다; 위치 및 개인정보 보호 재설정하다; 위치 및 개인 정보 보호를 재설정하다

    event/noLongerInUse
    cell then the app is left; the app is left; app is left; the app gets left
    en as soon as the app leaves use; once the app leaves use; when the app leaves use; app leaves use; 
    ko 앱을 더는 쓰지 않게 되다; 앱을 더 이상 쓰지 않게 되다; 앱을 더는 사용하지 않게 되다; 앱을 그만 쓰게 되다; 앱을 더는 안 쓰다; 더는 쓰지 않게 되다

    status/notDetermined
    ko 아직 안 고른 상태; 아직 고르지 않은 상태; 아직 아무것도 안 고른 상태; 아직 선택하지 않은 상태; 아직 묻지 않은 상태; 아직 안 물은 상태

    noun/always-later
    cell What does a later requestAlwaysAuthorization() do; What does requestAlwaysAuthorization() do then;
      What does requestAlwaysAuthorization() do afterwards;
      Always request after that; Always request afterwards; Always request later; Later Always request; Always requested later;
      Always requested afterwards; Asking for Always later; Asking for Always afterwards; If Always is requested later;
      What a later Always request does; What does a later Always request do; Next Always request; Further Always request;
      그 뒤 항상 허용 요청; 그 뒤 ‘항상’ 요청; 이후 ‘항상’ 요청; 나중의 항상 허용 요청; 나중에 항상 허용을 요청하면; 나중에 ‘항상’을 요청하면; 이어서 항상 허용을 요청하면; 그다음 항상 허용 요청;
      다시 항상 허용을 요청하면; 항상 허용을 또 요청하면; 항상 허용 재요청; 항상 재요청

    asks/upgrade
    cell Asked again from When In Use; Asked from When In Use; Asked for again from When In Use; Requested from When In Use; Request from When In Use; Second request from When In Use;
      Asked again from While Using; Asked from While Using; Requested from While Using; Request from While Using; Asked on top of When In Use; Asked once When In Use is granted;
      Always from When In Use; Always after When In Use; Always on top of When In Use; Always from While Using; Step from When In Use to Always;
      사용 중에서 항상으로; ‘사용 중’에서 ‘항상’으로; 사용 중 다음 항상; 사용 중 권한이 이미 있을 때 항상 허용 요청; 사용 중 권한에서 항상 허용을 요청하면; 사용 중 권한이 있을 때 항상 허용 요청

    comes/never
    cell never a prompt; no prompt at all; no prompt ever; no alert at all; no alert ever; 알림이 전혀 안 뜸; 알림이 아예 안 뜸; 아예 안 뜸; 전혀 안 뜸; 절대 안 뜸; 알림이 절대 안 뜸

    delivery/none
    cell quiet; gets nothing; is left alone; no message; nothing comes; nothing arrives; hears nothing of it; nothing is sent; 아무것도 안 옴; 조용함; 아무 소식 없음; 불리지 않음; 안 불림; 호출되지 않음; 호출 안 됨; 전달되지 않음

    verb/call
    cell one call; hears of it; fires once; gets one call; one callback; 한 번 옴; 한 번 불림; 한 번 호출됨; 바로 옴; 불림; 호출됨

    comes/prompt
    cell shown again; one more time; once more; the same one again; the same one; the usual one; the same alert; the usual alert; three buttons again; 또 뜸; 다시 뜸; 한 번 더 뜸; 한 번 더; 묻는다; 물어봄; 다시 물음; 같은 알림이 또 뜸; 같은 창이 또 뜸; 똑같이 뜸

    comes/never
    cell nothing appears; nothing visible; nothing on screen; nothing to see; 안 물음; 묻지 않음; 묻지 않는다; 물어보지 않음; 아무것도 안 뜸; 화면에 아무것도 없음; 아무것도 안 보임

    comes/with-always
    cell with Always; if Always; when Always is granted; yes with Always; under Always; only with Always; only if Always is granted; if Always is granted; with Always granted; Y with Always;
      항상 허용이면; 항상 허용일 때; 항상 허용일 때만; 항상 허용이면 가능; 항상 허용이면 됨; 항상 허용이면 깨움; 항상 허용에서만; 항상 허용일 때 가능; 항상 허용일 때만 가능; 항상이면; 항상일 때만

    verb/stay-ended
    cell 그대로 종료; 꺼진 채; 실행 안 함; 실행하지 않음; 종료 상태 유지; app stays dead; the app stays dead; app stays terminated; the app stays terminated; app remains closed; user has to open it; the user has to open it; only if the user opens it; only by the user; stays off; remains closed; the user must open it; not until the user opens it; only when the user opens it;
      사용자가 열어야 함; 사용자가 직접 켜야 함; 안 켜 줌; 꺼진 채로 있음; 꺼진 채 그대로; 사용자가 열 때까지 안 켜짐; 종료된 채로 있음

    say/still-current
    cell still current; current; not yet; still valid; still in use; still supported; 현역; 아직 현역; 아직 아님; 아직 쓰임; 계속 쓰임; 폐기 안 됨; 중단 안 됨; 아직; 폐기되지 않음; 중단되지 않음; 폐기 없음; deprecated 아님

    delivery/late
    cell 늦게 옴; 늦어짐; 이벤트가 늦음; 지연됨; 이벤트가 늦게 옴; 좀 늦게 옴; 늦지만 옴; 늦게라도 온다

    until/changed
    cell 기한 없음; 바꾸기 전까지; 취소할 때까지; 설정을 바꾸기 전까지; 설정에서 바꾸기 전까지; until I change it; until someone changes it

    comes/coarse
    cell 덜 정확해짐; 그대로 됨; 문제없음; 영향 없음; less precise; less accurate; fewer events; coarsely; every 20 minutes; no difference; fine; only roughly; 대략적으로; 대략 됨; 덜 정확하게; 덜 자주; 차이 없음; 큰 차이 없음; 20분마다

    level/either
    cell 사용 중 이상; 사용 중 또는 항상; 사용 중이면 충분; 사용 중으로 충분; 사용 중이면 됨; any; any of them; either one; whichever; 아무거나; 둘 중 아무거나; 어느 쪽이든; 무엇이든

    later/prompts
    cell 또 물음; 한 번 더 물음; 며칠 뒤 다시 물음; 앱을 다시 켜면 물음; 다시 켜면 물음; 물어봐요; one more prompt; prompt after a relaunch; prompts after a day; prompt after a day; prompt after a while; prompts after a relaunch; prompt after an update; prompts after an update; another prompt

    label/Keep Only While Using
    cell upgrade declined; upgrade refused; upgrade prompt declined; the upgrade is declined; 업그레이드를 거절; 업그레이드 거절; 업그레이드를 거절함; 승격을 거절

    event/lapse:any
    cell temporary grant over; temporary grant is over; one-time grant over; one-time grant is over; 임시 권한이 사라짐; 일회성 권한이 사라짐

    asks/always-key
    cell Key for Always; Key for Always requests; Key for an Always request; Keys for Always; Key needed for Always; Keys needed for Always; Key that Always needs; Key behind Always;
      항상 허용에 필요한 키; 항상 허용 요청에 필요한 키; 항상 요청에 필요한 키; 항상 허용을 요청할 때 필요한 키; 항상 허용용 키

    api/CLLocationManager.authorizationStatus
    cell instance property authorizationStatus; the instance property authorizationStatus; authorizationStatus instance property;
      인스턴스 프로퍼티 authorizationStatus; authorizationStatus 인스턴스 프로퍼티; authorizationStatus 프로퍼티

    api/CLLocationManager.authorizationStatus()
    cell class method authorizationStatus(); the class method authorizationStatus(); authorizationStatus() class method;
      authorizationStatus() 클래스 메서드; 클래스 메서드 authorizationStatus(); authorizationStatus() 타입 메서드
    """
}
