extension ClaimWords {
  /// More titles of columns, and what cells under them say.
  static let ofCellTitles = """
    noun/before
    cell Status before it; Status beforehand; 뜨기 전 상태; 창이 뜨기 전 상태; 알림 전 상태; 알림이 뜨기 전 상태

    noun/asked-in
    cell Where it appears; Where it stands; Where it shows; Where it is shown; Where shown; Appears in; Shown in; Found in; Prompt it belongs to; 나오는 곳; 보이는 곳; 어디에 나오나; 어디에 보이나; 나오는 알림; 나오는 창; 들어 있는 알림

    noun/levels
    cell Most the user can grant; Highest level; Highest level possible; Highest grant; Highest level a user can grant; Most a user can grant; Greatest level; Maximum level; Max. level;
      받을 수 있는 최고 수준; 최고 수준; 최대 권한; 받을 수 있는 최대 권한; 가장 높은 수준; 가장 높은 권한

    asks/upgrade
    cell Asking on top of When In Use; Asking on top of While Using; Asking from When In Use; Asking from While Using; Asking after When In Use; Asking after While Using; When In Use에서 요청

    event/settings:globalOff
    cell 위치 서비스 전체 끔; 전체 위치 서비스 끔; 기기 위치 서비스 끔; 위치 서비스 끔

    event/settings:globalOn
    cell 위치 서비스 다시 켬; 위치 서비스 켬; Location Services back on; Location Services on again; Location Services switched on again

    fate/nothing
    phrase ‘사용 중’ 요청까지 막힘; 사용 중 요청까지 막힘; 사용 중 권한 요청까지 막힘; 사용 중 요청도 막힘; 항상 요청은 물론 사용 중 요청도 막힘; 두 요청 모두 막힘; 모든 요청이 막힘; When In Use 요청까지 막힘;
      앱을 사용하는 동안 요청까지 막힘; both requests are blocked; When In Use requests are blocked too; even When In Use requests fail; blocks both requests; blocks When In Use requests as well

    noun/levels
    title Authorization levels available; Grantable authorization levels; Which levels can be granted;
      Which authorization levels exist here; Possible authorization levels; Possible permission levels;
      Permission levels offered; Authorization levels on this platform; Supported authorization levels;
      Levels supported by the platform; Permission levels supported; Which levels does the platform have;
      Authorizations a user can grant; What levels can the user grant; Location levels on offer;
      Available location permission levels; Access levels available; Which access levels are available;
      Grantable access levels; Platform's authorization levels; Levels of authorization on platform;
      Authorization levels on offer; Choice of authorization levels; Set of grantable levels;
      Authorization tiers available; Permission tiers on platform; Levels users can give apps;
      Which levels can an app get here; Obtainable authorization levels; Obtainable permission levels;
      Location authorization levels supported; Levels the OS offers; Auth levels available; Supported auth levels;
      What permission levels exist on it; 이 플랫폼에서 가능한 권한 수준; 허용될 수 있는 권한 레벨들; 플랫폼이 지원하는 authorization 레벨;
      받을 수 있는 권한 레벨들; 어떤 권한 수준까지 부여되나; 어떤 권한들을 줄 수 있나요; grant 가능한 권한 레벨; grant 가능 레벨 목록; 플랫폼 지원 권한 레벨;
      해당 플랫폼의 권한 단계들; OS별 부여 가능 권한; 플랫폼별 승인 가능 단계; 사용자가 허용할 수 있는 레벨들; 제공되는 권한 수준들; 플랫폼이 제공하는 위치 권한 단계;
      어떤 authorization level이 부여 가능; 여기서 가능한 위치 권한 레벨; 이 플랫폼에서 어떤 레벨이 승인되나; 승인될 수 있는 레벨들; 플랫폼별 위치 접근 레벨;
      어떤 수준의 권한을 받을 수 있는지; 어느 권한 단계들이 부여 가능한가; 허용 가능한 레벨들은 무엇인가

    noun/level
    title Minimum authorization level; Minimum permission level; Min. auth level; Which authorization does it need;
      What permission does it need; Needs Always or When In Use; Needs When In Use or Always;
      Requires which authorization; Least authorization that works; Lowest sufficient authorization;
      Lowest authorization level needed; Minimum location permission; Necessary authorization;
      Authorization prerequisite; Permission required to use it; Authorization needed to use service;
      Which permission must the user grant; Authorization requirement; 필요 권한 레벨; 최소 필요 권한; 필요한 authorization 레벨;
      무슨 권한이 필요하나; 서비스가 요구하는 권한; API가 요구하는 권한; Always 필요? When In Use 필요; 요구되는 최소 권한; 최소 authorization 레벨;
      서비스별 필요 권한; 어느 권한까지 필요한가; 어떤 권한 수준을 요구하는지; 필요한 권한 단계는

    verb/launch
    title Background relaunch supported; Supports relaunch; Can start app that was terminated;
      Starts app when not running; Triggers app launch; Will the system start a dead app; 종료 후 재실행되나; 죽은 앱 다시 띄우나;
      iOS가 앱을 다시 실행하는가; 이벤트 발생 시 앱을 깨우는지; 종료 앱 wake 여부; 앱 종료 시에도 깨어나는가; 앱 종료 후 자동 실행 여부; 시스템 재실행 지원; 앱 깨우기 지원 여부;
      백그라운드에서 앱 실행시킴; 앱을 자동으로 다시 시작하는지; 시스템이 종료된 앱을 시작하는가

    noun/after-launch
    title To do after the relaunch; What to do after the relaunch; App must do after relaunch; Required steps after relaunch; Required action on relaunch;
      Action needed after relaunch; What the app does once relaunched; What must the app do after relaunch;
      Code needed after relaunch; Call to make after relaunch; Calls required after relaunch; Setup after relaunch;
      Setup needed on relaunch; Resume steps after relaunch; How to resume after relaunch; Resuming after a relaunch;
      Relaunch handling; How to handle a relaunch; What to do on relaunch; Next step after relaunch;
      App's job after relaunch; App's duty when relaunched; Work to do when relaunched;
      Restart required after relaunch; Must call start again after relaunch; What to restart after relaunch;
      What to recreate after relaunch; Recreate on relaunch; Re-setup after background relaunch;
      What to do after system launch; After the system relaunches you; Post-relaunch steps; Post-relaunch action;
      Post-relaunch duties; Post-launch work for the app; Post-relaunch requirements; App obligations after relaunch;
      Needed in code after relaunch; 재실행 후 앱이 해야 할 일; 재실행 후 필요한 작업; 재실행되면 해야 하는 것; 재실행 시 필요한 코드; relaunch 후 할 일;
      relaunch 후 필요한 처리; relaunch 시 앱의 책임; 재시작 후 앱이 할 작업; 재시작 후 필요한 조치; 다시 실행된 앱이 해야 할 것; 앱이 깨어난 뒤 해야 할 일;
      깨어난 후 앱의 작업; 깨어난 후 필요한 코드; wake 이후 해야 할 처리; wake 후 할 일; launch 후 해야 하는 작업; 시스템이 실행한 후 앱이 할 일; 백그라운드 재실행 후 처리;
      백그라운드 실행 직후 할 일; 재실행 후 무엇을 해야 하나; 재실행 후 뭘 해야 하나요; 재실행되면 앱은 무엇을 하나; 재실행 뒤 다시 호출할 API; 재실행 후 호출해야 할 메서드;
      재실행 후 다시 시작해야 할 것; 재실행 직후 필요한 호출; 재실행 후 앱 측 조치; 재실행 후 요구 사항; 재실행 후 처리 방법; 재실행 시 구현해야 할 것; 재실행 후 이벤트를 받으려면;
      재실행 후 델리게이트 재설정 등 할 일; relaunch 뒤 앱이 호출할 것; relaunch 후 다시 설정할 것; relaunch되면 앱이 해야 할 일; 시스템 재실행 이후 앱의 의무;
      앱 재실행 후 절차; 앱 재실행 후 복구 작업; 앱 재실행 후 서비스 재개 방법; 앱이 다시 켜진 후 할 일; 앱이 다시 뜬 뒤 필요한 작업; 다시 시작되었을 때 앱의 할 일;
      재실행 후 서비스를 다시 시작해야 하나

    noun/delegate
    title locationManagerDidChangeAuthorization called; locationManagerDidChangeAuthorization fires;
      Change callback sent; callback 발생하는가

    noun/status
    title CLAuthorizationStatus afterwards; CLAuthorizationStatus after; 조치 후 상태; 동작 후 상태; 사후 상태; 후 상태; after 상태;
      새로운 권한 상태; 이후 상태는; 이후 어떤 상태가 되나

    noun/text
    title 본문에 쓰이는 키; 본문 키; 본문 문구의 키; 본문을 채우는 키; Usage string; Usage string shown; Usage text; Usage description shown; Usage description used; String used; String shown; Text used; Which usage string; 용도 문자열; 표시 문구; 쓰이는 문구; 표시되는 문자열;
      Key supplying prompt text; Alert message comes from; Dialog message source; 프롬프트 문구를 제공하는 키; 프롬프트 메시지 키;
      팝업 텍스트를 제공하는 키; 팝업 메시지의 Info.plist 키; alert 메시지를 제공하는 키; 다이얼로그 메시지 키; 문구를 제공하는 plist 키; 권한 창 문구를 제공하는 키

    noun/plist
    title Which Info.plist keys are needed; Which keys does the call need; Which keys must be present;
      Keys the method requires; 어떤 키가 필요한가요; 어떤 Info.plist 키가 필요하나; 무슨 키가 필요하나; 무슨 plist 키가 필요한가요

    verb/key-absent
    title If the key is absent; If you omit the key; If not in Info.plist; If not present; If key not present;
      If the key isn't there; Without the Info.plist key; What happens without the key; What happens if omitted;
      What if it's missing; What if the key is absent; What if you forget the key; Effect of missing key;
      Effect of omitting; Effect when key is absent; Consequences of omitting the key; Result when key is missing;
      Behavior if missing; Behavior when key is absent; Behavior without the key; Behaviour without key;
      Missing key behavior; Missing key effect; Missing key: what happens; Failure if key missing; 키가 없을 경우;
      키가 없는 경우 결과; 키가 없으면 어떻게 되나; 키가 없으면 생기는 일; 키 누락 시; 키 누락 시 결과; 키 누락 시 동작; 키 누락 시 증상; 키 누락 시 현상; 키 누락의 영향;
      키 누락 결과; 키가 빠지면 생기는 문제; 키를 빼먹으면; 키를 빼먹으면 어떻게 되나; 키를 넣지 않으면; 키를 넣지 않으면 생기는 일; 키를 안 넣으면; 키를 추가하지 않으면;
      키를 추가하지 않았을 때; 키 미설정 시; 키 미설정 시 동작; 키 미등록 시 결과; 키 미포함 시; 키 부재 시; 키 부재 시 동작; 누락하면 어떻게 되나; 없을 때 발생하는 일;
      빠뜨리면 어떻게 되나; 빠뜨렸을 때의 결과; Info.plist에 없으면

    verb/last
    title Grant lasts until; Permission valid until; In effect until; Remains in effect until; 지속 기간; 유지 기간; 유효 기간;
      권한 지속 기간; 권한 유지 기간; 권한 유효 기간; 허용 지속 시간; 허용 유지 기간; 허용 유효 기간; 응답 유효 기간; 응답이 유지되는 기간; 선택이 유지되는 기간; 선택의 유효 기간;
      얼마나 지속되나; 얼마나 유지되나; 얼마 동안 유효한가; 얼마 동안 유지되나요; 얼마나 오래 가나; 언제까지 유지되나; 언제까지 유효한가; 언제까지 효력이 있나; 언제 만료되나; 만료 시점;
      권한 만료; 효력 기간; 효력 지속 기간; 승인 지속 기간; 승인 유효 기간; 승인이 유지되는 시간; grant 지속 기간; grant 유효 기간; 허가 유지 시간; 허가 지속 기간;
      permission 유지 기간; 지속 시간; 유효한 기간은

    noun/raw
    title Enum integer; Enum number; Enum constant value; Enum's numeric value; Integer value of status; Integer code;
      Integer constant; Underlying integer; Int32 value; Numeric value of status; Numeric code; Number of the case;
      Numerical value; Status as integer; Status as a number; Status integer; Status int value; Value as Int32;
      CLAuthorizationStatus number; status 정수값; status의 숫자값; 상태 숫자값; 상태의 숫자값; 상태의 정수값; 상태 정수 값; enum 숫자값; enum 정수값;
      열거형 정수값; 열거형 숫자 값; Int 값; Int32 값; 상수의 정수값; 상수의 숫자값; 정수 표현

    verb/introduce
    title When was it added; First available; Min iOS version; Earliest iOS version; Earliest OS version

    verb/deprecated
    title Deprecated in release; Deprecated starting in; Deprecation release; Which release deprecated it;
      Declared deprecated in; Release that deprecated it; Deprecation starts; API deprecated in; 비권장 버전; 비권장 전환 버전;
      비권장 처리된 버전; 비권장이 된 시점; 비권장이 된 iOS; 디프리케이션 시점; 디프리케이션 버전; deprecated 표시된 iOS

    noun/successor
    title Replacement API; Replacement symbol; Replacement key; Suggested replacement; Official replacement;
      New replacement; What replaces it; Successor API; Successor symbol; Successor key; Its successor;
      Alternative API; Recommended alternative; Modern alternative; Newer alternative; Migration target;
      Should be replaced by; Replace with; Preferred API instead; What should I use instead; What do I use now;
      In favor of; 대체 심볼; 대체 프로퍼티; 대체 방법; 대체 항목; 대신 사용할 메서드; 대신 쓰는 API; 대신 써야 할 것; 대신 써야 하는 API; 대신 무엇을 쓰나;
      대신 뭘 써야 하나; 대신 무엇을 사용하는가; 대신 무엇을 사용해야 하는지; 무엇으로 대체되었나; 무엇으로 대체됐나요; 무엇으로 대체되는가; 무엇으로 바꿔야 하나; 후속 심볼; 후계 API;
      새 대안; 권장 대안; 권장 대체 API; 권장되는 대체 수단; 대안 API; 교체 대상 API; 이전할 API; 마이그레이션 대상; 대신 호출할 메서드

    noun/limit
    title Per-app maximum; Max per app; Maximum per app; Max number; Max number per app; Maximum count; Max count;
      Maximum allowed; Max allowed; Max. allowed per app; Maximum; How many allowed; How many at most;
      How many per app; How many can an app have; How many may an app have; How many can be monitored;
      How many at once; Max at once; Maximum at once; Max simultaneous; Maximum simultaneous;
      Maximum monitored at a time; Max monitored per app; Number allowed per app; Number allowed;
      Most an app can register; 앱당 제한; 앱당 허용 개수; 등록 가능 개수; 앱 하나에 몇 개까지; 앱 하나당 몇 개; 최대 몇 개; 최대 몇 개까지; 최대 몇 개까지 가능한가요;
      몇 개까지; 몇 개까지 가능한가; 몇 개까지 등록되나; 몇 개까지 쓸 수 있나요; 몇 개까지 허용되는지; 수량 제한

    api/CLLocationManager.accuracyAuthorization
    title Accuracy afterwards; Accuracy after; Resulting accuracy; Resulting accuracy authorization;
      Accuracy authorization afterwards; Accuracy authorization after; Accuracy becomes; New accuracy;
      New accuracy authorization; Which accuracy afterwards; Which accuracy results;
      Which accuracy does the app then have; What accuracy does the app have afterwards; What accuracy afterwards;
      Accuracy the app ends up with; Accuracy the app gets; Accuracy the app then has;
      Accuracy the app has afterwards; App's accuracy afterwards; App's accuracy after; Accuracy then;
      Accuracy granted; Accuracy granted to the app; Accuracy level afterwards; Accuracy level after;
      Accuracy level granted; Resulting location accuracy; Location accuracy afterwards; Location accuracy after;
      Final accuracy; Accuracy outcome; Full or reduced afterwards; Full or reduced accuracy after;
      Ends with accuracy; Leads to accuracy; Accuracy as a result; Accuracy after the answer;
      Accuracy after the choice; Precise or approximate afterwards; 이후 정확도; 이후 위치 정확도; 이후 정확도 상태; 이후 정확도 권한;
      이후 accuracyAuthorization; 이후 앱의 정확도; 결과 정확도; 결과 위치 정확도; 결과 accuracyAuthorization; 최종 정확도; 최종 위치 정확도; 변경 후 정확도;
      변경 후 accuracyAuthorization; 응답 후 정확도; 응답 후 위치 정확도; 응답 후 accuracyAuthorization; 선택 후 정확도; 선택 후 위치 정확도; 그 후 정확도;
      그 후의 위치 정확도; 그 뒤 앱의 정확도; 사후 정확도; after 정확도; 앱이 얻는 정확도; 앱이 갖게 되는 정확도; 앱이 이후 받는 정확도; 앱에 남는 정확도; 앱에 주어지는 정확도;
      이후 fullAccuracy인가 reducedAccuracy인가; 이후 정확도는 full 또는 reduced; 이후 정확도는; 이후 어떤 정확도를 갖나; 이후 어떤 정확도가 되는가;
      어떤 정확도가 되나; 어떤 정확도를 얻나요; 어떤 정확도를 얻게 되는지; 어떤 정확도로 바뀌나; 이후 앱의 위치 정밀도; 결과 정밀도

    noun/completion
    title Handed to the completion handler; Error passed to completion; Error in completion;
      Error the completion receives; Which error does completion get; Error handed to completion;
      Error handed to the completion; Error passed to the completion handler; Completion error;
      Completion gets; What completion gets; What the completion gets; Completion receives;
      Completion handler gets; completion에 오는 것; completion에 오는 값; completion에 오는 오류; completion 오류;
      completion 값; 완료 핸들러; 완료 핸들러가 받는 값; 완료 핸들러에 오는 오류

    noun/always-later
    title Later request for Always; What happens on later Always request; What happens if Always is requested later;
      When the app later requests Always; Subsequent request for Always does; Later Always call; 이후 Always를 요청하면;
      이후 Always를 요청하면 어떻게 되나; 응답 후 Always를 요청하면; 그 뒤 Always 요청하면 일어나는 일; 답변 후 Always 요청하면; 이 선택 뒤 Always를 요청하면

    asks/again
    title 또 부르면; 다시 부르면; 또 요청하면; 다시 요청하면; 다시 호출하면; 또 호출하면; 한 번 더 부르면; 한 번 더 요청하면; If called again;
      Can prompt again; Can the prompt reappear; Does a later request prompt again; Does the prompt reappear;
      Prompt reappears; Prompt shown again; Alert shown again; Alert appears again; Dialog reappears;
      Next request prompts again; Repeat prompt; Repeat prompt possible; 또 묻는지; 재프롬프트 여부; 프롬프트가 다시 뜨나; 프롬프트가 또 나오나요;
      프롬프트 재표시; 프롬프트 재노출; 팝업이 다시 뜨나; 팝업 재표시 여부; 팝업 재노출 여부; 팝업이 또 뜨나요; alert 재표시 여부; alert이 다시 뜨는가; 알림창이 다시 뜨나요;
      알림창 재표시 여부; 다이얼로그 재표시 여부; 다이얼로그가 다시 뜨나; 이후 요청 시 다시 프롬프트되는가; 이후 요청 시 다시 묻는지; 다음 실행 때 또 물어보나; 권한을 다시 물어보는지;
      권한 창 재표시 여부; 응답 후 다시 물어보나

    noun/type
    title String or Boolean; Value must be a; What type is the value; What type of value; 자료형은; 문자열인가 불리언인가;
      String 또는 Boolean; 키 값은 String인가 Boolean인가

    label/Allow Once; grant/temporary
    title Allow Once in prompt; Allow Once in the alert; Allow Once in the dialog; "Allow Once" in popup;
      Has Allow Once; Has "Allow Once" button; Has an Allow Once option; Prompt has Allow Once; 한 번 허용 버튼 제공 여부;
      한 번 허용 버튼이 있는가; 한 번 허용 제공; 일회성 허용 제공 여부; Allow Once 제공

    asks/provisional
    title Always may be provisional; May Always be provisional; 임시 Always가 있는가; 임시 Always가 가능한지; 잠정적 Always 가능한가;
      provisional Always가 가능한가; Always가 provisional일 수 있나; Always가 임시일 수 있나; Always가 임시로 부여되나; Always가 잠정적일 수 있나요;
      Always의 provisional 여부; Always 임시 부여 여부; Always 임시 부여 가능; Always 잠정 허용 여부; '항상' 임시 허용 지원 여부

    asks/upgrade
    title Upgrade from When In Use; Upgrade from When In Use to Always; Upgrade to Always; Upgrading to Always;
      Upgrading When In Use to Always; Upgrade prompt for Always; Always upgrade; Always upgrade from When In Use;
      Always upgrade behavior; Always after When In Use; Always request after When In Use;
      Always request while When In Use; Always request when WIU granted; Always requested with When In Use held;
      Always requested with WIU; Requesting Always with When In Use; Requesting Always from When In Use;
      Requesting Always on When In Use; Requesting Always when already WIU; Asking Always with When In Use;
      Asking for Always from WIU; Asking for Always after When In Use; Going from When In Use to Always;
      From When In Use to Always; When In Use -> Always; While Using to Always; While Using to Always upgrade;
      While Using upgraded to Always; requestAlways when already When In Use;
      requestAlways while authorizedWhenInUse; requestAlwaysAuthorization with When In Use;
      requestAlwaysAuthorization from WhenInUse; Escalation from When In Use to Always; Escalating to Always;
      Step up to Always; Behavior of Always upgrade request; When In Use에서 Always 요청 시; When In Use 상태에서 Always 요청;
      When In Use 상태에서 Always를 요청하면; When In Use 상태에서 Always 요청 결과; When In Use 상태에서 Always 요청 시 동작;
      When In Use 보유 중 Always 요청; When In Use 보유 시 Always 요청 결과; When In Use 허용 후 Always 요청;
      When In Use 허용 후 Always 요청하면; When In Use가 있을 때 Always 요청; When In Use를 이미 가진 상태의 Always 요청;
      이미 When In Use일 때 Always 요청; 이미 When In Use인데 Always를 요청하면; 이미 When In Use이면 requestAlways는;
      When In Use에서 Always로 업그레이드; When In Use에서 Always로 승격 시; When In Use에서 Always로 올릴 때;
      When In Use에서 Always로 전환 요청 시; While Using 상태에서 Always 요청; While Using 상태에서 Always를 요청하면;
      While Using에서 Always 요청 시 동작; While Using 허용 후 Always 요청 시; Always 업그레이드 동작; Always 업그레이드 요청 결과;
      Always로 업그레이드 시; Always로 업그레이드 요청하면; Always로 승격 요청 시; Always로 승격 시 동작; authorizedWhenInUse에서 requestAlways;
      authorizedWhenInUse에서 Always 요청 시; authorizedWhenInUse 상태의 Always 요청 결과; '사용 중' 권한에서 '항상' 요청 시;
      '사용 중' 권한 보유 중 '항상' 요청; '앱을 사용하는 동안' 상태에서 Always 요청; 사용 중 허용 상태에서 Always 요청하면; '사용 중'에서 '항상'으로 업그레이드;
      When In Use인 앱이 Always를 요청할 때

    noun/levels
    title Obtainable access levels; Levels of access users may grant; Available permission levels;
      Levels available on this platform; Permission levels grantable; Location permission levels available;
      Levels offered by the platform; 지원되는 권한 레벨; 어떤 권한 수준을 지원하는가; 획득 가능한 권한 레벨; 사용 가능한 인가 수준 목록; 지원하는 위치 권한 단계;
      플랫폼별 부여 가능 권한; 이 플랫폼의 권한 단계들; 어떤 권한 단계까지 받을 수 있나; 제공되는 권한 레벨 종류

    noun/level
    title Minimum access level; Requires Always or While Using; Lowest authorization that suffices; 필요 authorization;
      어느 권한이 있어야 하나; 요구 권한 수준; 어떤 권한 레벨을 요구하는지

    verb/launch
    title Starts app after termination; Background launch if not running; Will it start a dead app; 종료된 앱을 시작하는가;
      시스템이 종료된 앱을 시작해 주는지; 앱 종료 시 시스템이 재실행

    noun/after-launch
    title Restart; Restart?; Restart needed; 재시작; 재시작 필요; Required on relaunch; Steps after being relaunched; App's duty after relaunch;
      Setup needed after background launch; What the relaunched app must do; Work required following relaunch;
      Code to run on relaunch; Must do when relaunched; 재실행 후 앱이 할 일; 재시작 후 해야 할 일; 재실행된 뒤 필요한 작업; 다시 실행된 후 앱의 처리;
      재실행 후 앱이 해야 하는 것; 재실행 직후 할 일; 앱이 다시 시작되면 할 일; relaunch 후 앱이 할 작업; 재실행되었을 때 앱 코드에서 할 일; 깨어난 뒤 앱이 할 일;
      재실행 시 앱이 취할 조치; 재기동 후 필요한 조치; 재실행 뒤 무엇을 해야 하나요; 다시 켜진 앱이 할 일; 백그라운드 재실행 후 처리 작업; 재실행 후 앱은 무엇을 하는가

    noun/delegate
    title locationManagerDidChangeAuthorization 호출되는지

    noun/status
    title 그 뒤 상태는 무엇인가

    noun/text
    title Info.plist key providing dialog message; 어떤 키의 문자열이 표시되나; 프롬프트 설명문은 어느 키에서 오나; 어느 키가 프롬프트 문구를 정하는지

    noun/plist
    title Which plist keys does it need; 어떤 Info.plist 키를 요구하는지

    verb/key-absent
    title What happens if key is absent; Key not in Info.plist: result; If you leave the key out;
      Behavior without the plist entry; Missing key leads to; Result of forgetting the key; If key is omitted;
      Failure mode when key missing; What breaks without this key; Absent key behavior; 키가 없을 때 결과; 키가 없을 때 일어나는 일;
      누락 시 영향; 이 키가 빠졌을 때; plist에 없으면 어떻게 되나요; 키를 빼면 생기는 일; 키 누락의 결과; 키가 없는 경우 증상

    verb/last
    title How long is the grant valid

    noun/raw
    title Value as integer; Int behind the case; Raw status code; 상태 코드 숫자; 로그에 찍히는 정수값; 상태의 숫자 표현

    verb/introduce
    title Availability starts at; First; Earliest; Minimum; Min; Since; 최초; 처음; 최소; 도입

    noun/text
    title Text taken from; Text comes from; Text from; Its text comes from; Its text; Wording from; Wording taken from; Source of the text; String shown; String it shows; Key of its text;
      문구를 가져오는 키; 문구를 가져오는 Info.plist 키; 문구의 출처; 문구가 오는 키; 문구를 읽는 키; 첫 창의 문구를 가져오는 키; 문구를 담은 키; 알림 문구의 키

    noun/status
    title What you read in it; What you read there; What you read then; What it reads; Value read; What the app reads; What the code reads; 읽어 보면; 읽히는 값; 코드로 읽으면; 앱이 읽는 값

    verb/deprecated
    title OS release where deprecated; 폐기 예정 지정 버전; 어느 버전부터 비권장인지; deprecated 표시 버전; 지원 중단 릴리스

    noun/successor
    title Recommended alternative API; New API to use; Switch over to API; Preferred successor; 무엇을 대신 쓰나; 대신 사용할 심볼;
      이것 대신 쓸 것; 대신 무엇을 써야 하나요

    noun/limit
    title Most an app may have; Maximum allowed at once; Max. number monitored; Most allowed per application;
      앱에서 최대 몇 개인지; 앱당 수량 제한

    api/CLLocationManager.accuracyAuthorization
    title App ends up with accuracy; Final accuracy level; What accuracy remains; Accuracy left to the app;
      Post-answer accuracy; 이후 정확도; 이후의 위치 정확도; 변경 후 정확도; 이후 accuracyAuthorization; 결과 정확도; 그 뒤 앱의 정확도; 이후 정확도 권한;
      응답 후 정확도; 앱이 이후 갖는 정확도; 선택 후 정확도; 그다음 정확도는; 이후 어떤 정확도인가; 요청 후 accuracyAuthorization 값; 최종 정확도 권한;
      이후 앱이 받는 정확도 수준

    noun/always-later
    title Follow-up Always request; 응답 후 Always 요청하면

    asks/again
    title Next request shows prompt again; 다시 요청하면 또 뜨는가; 이후 다시 묻는지; 응답 후 또 묻는지 여부; 이후 재질문 여부; 다음 요청에서 프롬프트 재표시

    asks/upgrade
    title Always requested while When In Use; Asking Always with When In Use; Always request on top of WhenInUse;
      Upgrade from When In Use; Upgrading While Using to Always; WhenInUse to Always upgrade;
      Requesting Always from authorizedWhenInUse; Upgrade request behavior; When In Use app asks Always;
      Escalating When In Use to Always; What an upgrade to Always does; Going from While Using to Always;
      Always upgrade prompt behavior; When In Use에서 Always 요청 시; 사용 중 허용 상태에서 Always 요청하면;
      When In Use 보유 시 Always 요청 결과; When In Use인데 Always 요청하면; 사용 중 권한에서 '항상' 요청 시; Always로 업그레이드 요청하면;
      When In Use 상태의 Always 승격 요청; authorizedWhenInUse에서 requestAlways 호출 결과; 사용 중 권한에서 Always 승격 요청 시;
      While Using에서 Always로 올릴 때; When In Use 허용 뒤 Always 업그레이드; 사용 중 허용에서 '항상'으로 승격 시; When In Use인 앱이 Always를 요청하면;
      When In Use 권한 보유 중 Always 요청 동작

    asks/provisional
    title Always가 임시로 부여될 수 있는가; 잠정적 Always가 있는지; Always의 잠정 부여 여부

    label/Allow Once; grant/temporary
    title 한 번 허용이 있는가; Allow Once가 나오는가; '한 번 허용' 버튼 제공; 한 번 허용 선택지 있는지; '한 번 허용' 선택 가능한가
    """
}
