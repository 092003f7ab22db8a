/// Words of tables about keys of Info.plist, texts of prompts and members: titles, and cells that say
/// what a key is for, where it stands, and what happens without it.
extension ClaimWords {
  static let ofCellKeys = """
    noun/novelty
    cell New for developers; New for users; New for apps; New to developers; What developers get; What users get; New for the developer; New for the user;
      For developers; For users; New symbols; New types; New keys; New classes; New methods; New permission features; Debut; Debuts; Arrivals;
      New in the API; New in the SDK; Newly available; First available; First seen; New arrivals; New in Core Location; New for code; Newcomer; Newcomers;
      새로 들어온 것; 새로 들어온 API; 새로 생긴 것; 새로 생긴 API; 새로 추가된 것; 새로 추가된 API; 새로 나온 것; 새로 나온 API; 새로 도입된 것; 새로 도입된 API; 새로운 API; 새로운 기능; 추가된 것;
      추가된 API; 추가된 기능; 도입된 것; 도입된 API; 도입된 기능; 들어온 것; 들어온 API; 생긴 것; 나온 것; 처음 나온 것; 처음 나온 API; 처음 등장; 처음 등장한 것; 등장한 API; 등장한 것; 개발자에게 새로운 것;
      사용자에게 새로운 것; 새 기능; 새 키; 새 타입; 신규; 신규 API; 신규 기능; 신규 항목; 추가 API; 도입 API; 새로 쓸 수 있는 것

    verb/introduce
    cell Replacement exists since; Replacement is there since; Replacement there since; Replacement came in; Replacement came with; Replacement usable since;
      Successor exists since; Successor came in; Successor came with; New one exists since; New one came in; New one came with; 새것이 나온 버전; 새것 도입; 새것이 생긴 버전; 새것은 언제부터; 후속이 나온 버전;
      Replacement since; Replacement available since; Replacement available from; Replacement from; Replacement introduced; Successor since; Successor from;
      Successor introduced; New name since; New one since; New API since; New name from; New API from; Its replacement since; Successor available since;
      Minimum OS; Minimum version; Minimum system; Min. OS; Min. iOS; Min. version; Min OS; Min iOS; Min version; OS version; Availability (min. version);
      First version; First OS; First system; First supported; Lowest version; Lowest OS; Oldest version; Oldest system; Oldest iOS; Earliest OS; Earliest iOS;
      Can be used since; Usable since; Usable from; Works since; Works from; Supported since; Supported from; Requires iOS; Needs iOS; Introduced with; Came in; Arrives in; Arrives with; Debut version;
      대체 API 버전; 대체 API 도입; 대체 API가 나온 버전; 새 API 버전; 새 API 도입; 새 API 도입 버전; 새 이름이 나온 버전; 새 이름 버전; 후속 API 버전; 후속 API 도입; 대체물이 나온 버전; 대체 도입 버전;
      최소 OS; 최소 버전; 최소 iOS; 최소 iOS 버전; 최저 버전; 최저 OS; 최저 iOS; 지원 시작; 지원 시작 버전; 사용 가능 버전; 사용 가능 시점; 쓸 수 있는 최소 버전; 첫 버전; 처음 생긴 버전; 처음 등장한 버전;
      등장 시점; 도입 시기; 도입 시점; 도입 버전; 도입된 버전; 나온 시점; 생긴 시점; 들어온 버전; 들어온 때; 추가된 버전; 추가된 때; 추가 시점; 이 버전부터; 사용 가능한 버전; 지원되는 버전; 지원 최소 버전; 시작 버전

    noun/successor
    cell 바꿔 쓸 것; 바꿀 것; 바꿔 쓸 이름; 바꿔 쓸 API; 갈아탈 것; 갈아탈 API; 옮겨 갈 것; 대신 부를 것; Move to; Rewrite as; Now written as;
      Successor name; New name; Newer name; Newer API; Replaced with; Superseded by; Superseded with; Use this instead; Use now; Now use; Use it instead; Modern name; Modern API;
      Modern form; Modern counterpart; Current name; Current form; Recommended; Recommended now; Recommended replacement; Recommended API; What to use; What to use instead; What to use now;
      Switch to; Rename to; Renamed to; Follow-up; Newer form; Newer counterpart; Today’s name; Today's name; Takes its place; Substitute;
      대체 이름; 대체 메서드; 대체 키; 대체된 이름; 대체할 것; 대체재; 대체 대상; 대체 수단; 새 메서드; 새 키; 새로운 이름; 새로운 API; 바뀐 이름; 바뀐 API; 대신 쓸 API; 대신 쓸 이름; 대신 쓸 키; 대신 쓸 메서드; 대신 사용할 것;
      대신 사용할 API; 대신 사용하는 것; 대신할 것; 이제 쓸 것; 이제 쓰는 것; 이제 쓰는 이름; 지금 사용하는 것; 이제는; 지금 쓸 것; 지금 쓰는 것; 지금 쓰는 이름; 지금 쓰는 API; 현재 이름; 현재 API; 후속 API; 후속 이름; 후속 메서드; 후속 키; 최신 API; 최신 이름; 권장 API; 권장; 갈아탈 것; 옮겨 갈 것

    noun/text
    cell String it shows; String shown in it; Text it shows; Text shown in it; Key whose text it shows; Key whose string it shows; Key that supplies the text; Key supplying the text;
      Key that provides the text; Key that holds the text; Key with the string; Key of the displayed text; Displayed string; Displayed text; Displayed key; Shown string; Shown text; Which text; Which string;
      Which key; Which key’s text; Which key's text; Whose text; Whose string; Text (Info.plist key); String (Info.plist key); Text key in Info.plist; Key read; Key it reads; Reads the key; Reads key; Key that is read;
      Usage string shown; Usage text shown; Purpose string shown; Explanation from; Explanation key;
      Reason text; Reason string; Reason taken from; Source of the text; Source of its text; Source of the string; String source; String comes from; String taken from; Wording from; Wording comes from;
      Text in the prompt; Text in the alert; String in the prompt; String in the alert; Info.plist text; Info.plist string; Info.plist key shown; Prompt text; Prompt string; Alert text; Alert string; Message from; Message key;
      문구를 가져오는 키; 문구를 가져오는 Info.plist 키; 문구를 꺼내는 키; 문구를 꺼내는 Info.plist 키; 문구를 읽는 키; 문구를 담은 키; 문구를 제공하는 키; 문구가 담긴 키; 문구가 있는 키; 문구에 쓰이는 키; 문구 출처; 문구의 출처;
      보여 주는 문구; 보이는 문구; 나오는 문구; 뜨는 문구; 표시되는 문구; 표시 문구; 표시되는 문구의 키; 표시되는 키; 알림 문구; 알림 문구 키; 알림 문구의 키; 알림에 나오는 문구; 알림에 뜨는 문구; 알림에 쓰이는 키; 알림에 보이는 문구;
      프롬프트 문구; 프롬프트 문구 키; 프롬프트에 나오는 문구; 어떤 문구; 어느 문구; 어떤 키의 문구; 어느 키의 문구; 문구는 어느 키; 문구는 어디서; 문구는 어디서 오나; 문구는 어디에서; 어느 키의 값; 어떤 키의 값; 읽는 키; 사용되는 키; 쓰이는 키;
      표시 문자열; 표시되는 문자열; 보여 주는 문자열; 보이는 문자열; 문자열 키; 문자열을 가져오는 키; 문자열 출처; 텍스트 키; 텍스트를 가져오는 키; 출처 키

    noun/used-for
    cell Used for; Used to; For; For what; What for; What it is for; What’s it for; What is it for; Its purpose; Purpose; Uses; Reason to add it; Why add it; Why you need it; Serves; Meant for;
      용도; 쓰임; 쓰임새; 쓰는 곳; 쓰이는 곳; 쓰는 데; 쓰이는 데; 어디에 쓰나; 무엇에 쓰나; 무엇에 쓰이나; 목적; 사용처; 사용 목적; 무엇을 위한 것; 무엇을 위한 키; 쓸 곳

    verb/key-absent
    cell What you will see; What you see; Symptom; Symptoms; What users see; 증상; 나타나는 증상; If not there; If you don’t add it; If you don't add it; If you do not add it; If it is not declared; If not declared; If undeclared; Undeclared; Not declared; If you drop it; When left out; When it is left out; When omitted; When you forget it; When forgotten; Forgotten; Omitted; Left out;
      What if it is missing; What happens without it; What happens if it is missing; What happens when it is missing; What happens if you forget it; Without this key; Without this entry; Without that key; Absent; Effect of leaving it out; Symptom if missing; Symptom when missing;
      Result if missing; Result when missing; Outcome if missing; Failure mode; If you skip it; Skipped; Lacking; If lacking; Error if missing; In its absence; 없을 때; 없으면; 없는 경우; 없다면; 누락; 누락 시; 누락되면; 누락하면; 누락했을 때; 누락 시 결과; 누락 결과; 빠지면; 빠졌을 때; 빠뜨리면; 빠뜨렸을 때; 빼먹으면; 빼면; 뺐을 때; 안 넣으면;
      안 넣었을 때; 넣지 않으면; 넣지 않았을 때; 선언하지 않으면; 선언 안 하면; 선언하지 않았을 때; 없으면 생기는 일; 없으면 어떻게 되나; 없을 때 결과; 없을 때 증상; 없을 때 생기는 일; 없을 때 동작; 빠졌을 때 증상; 빠지면 생기는 일; 빠지면 어떻게 되나; 잊으면; 잊었을 때; 미선언 시; 미설정 시; 생략하면; 생략 시; 키가 빠지면

    type/string
    cell plain text; one string; single string; plain string; a plain string; string value; Localized string; Localizable string; 문자열 하나; 문자열 한 개; 문자열 1개; 단일 문자열; 일반 문자열; 지역화 문자열; 문구 하나

    type/array
    cell Array of String; [String]; `[String]`; List; a list; list of strings; a list of strings; String list; Array of modes; Strings array; Array (strings); Array of text; 목록; 문자열 목록; 리스트; 문자열 리스트; 배열(문자열); 문자열들의 배열; 어레이; String 배열

    type/dictionary
    cell Dict; Dictionary (string → string); Dictionary of string; Dictionary of purpose strings; Dictionary of texts; Dictionary of reasons; Dictionary of strings by purpose; String dictionary; dictionary with one entry per purpose; 딕셔너리(문자열); 문자열의 딕셔너리; 문자열의 사전; 목적별 문자열 사전; 목적별 문자열 딕셔너리; 목적별 딕셔너리; 목적별 사전; 사전형; 맵

    type/boolean
    cell Bool; Boolean; YES/NO; Yes/No; true/false; Bool value; Boolean value; 참/거짓; 참거짓; 부울 값; 부울값; 불 값; 불값; 논리값; 논리 값; 진릿값; YES 또는 NO; 예/아니요 값; 예/아니오 값

    api/CLLocationManagerDelegate.locationManager(_:didVisit:)
    code didVisit; locationManager(didVisit); didVisit:

    api/CLLocationManagerDelegate.locationManager(_:didUpdateHeading:)
    code didUpdateHeading; didUpdateHeading:

    api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:)
    code didEnterRegion; didEnterRegion:

    api/CLLocationManagerDelegate.locationManager(_:didExitRegion:)
    code didExitRegion; didExitRegion:

    api/CLLocationManagerDelegate.locationManager(_:didDetermineState:for:)
    code didDetermineState; didDetermineState:for:; didDetermineState:

    api/CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:)
    code monitoringDidFailFor; monitoringDidFailFor:withError:; monitoringDidFailForRegion

    api/CLLocationManagerDelegate.locationManager(_:didRange:satisfying:)
    code didRange; didRange:satisfying:; didRange:

    fn/quote
    cell Common mistake; Common mistakes; Mistake; Mistakes; Myth; Myths; Wrong; Wrong belief; Misconception; Misconceptions; Misunderstanding; What people think; Incorrect; Don’t; Often confused with; Old way; Formerly; Wrong idea;
      오해; 흔한 오해; 실수; 흔한 실수; 잘못된 예; 잘못; 틀린 말; 잘못된 생각; 착각; 흔한 착각; 헷갈리는 것

    keyUse/textReader
    phrase text of prompts; the text of a prompt; text of a prompt

    keyUse/accuracyTexts
    phrase temporary full accuracy; one reason per purpose key for temporary full accuracy; reasons for temporary full accuracy; reason for temporary full accuracy; texts for temporary full accuracy; text for temporary full accuracy; temporary full accuracy prompt; explains why full accuracy is needed for a while; purpose strings for temporary full accuracy;
      purpose string for temporary full accuracy; requests for temporary full accuracy; temporary precise location; asking for full accuracy for a while; asking for temporary full accuracy; full accuracy for a while; the temporary full accuracy prompt; texts of the temporary full accuracy prompt; temporary full-accuracy requests; temporary full accuracy requests; reasons for precise location; texts per purpose key; one text per purpose key; one string per purpose key; a text per purpose;
      일시적인 정확한 위치; 임시 정확한 위치; 임시 정확한 위치 요청; 일시적인 정확한 위치 요청; 임시 정밀 위치 요청; 일시적인 정확한 위치를 요청할 때의 문구; 임시 정확도 요청; 임시 전체 정확도; 임시 전체 정확도 요청; 목적 키마다 문구 하나; 목적별 문구; 정확한 위치를 잠시 요청할 때의 문구; 정확한 위치를 잠깐 요청할 때 쓰는 문구; 정확한 위치를 잠시 요청; 정확한 위치를 잠깐 요청; 정확한 위치를 임시로 요청; 정확한 위치 임시 요청; 임시 정밀도 요청

    keyUse/reducedDefault
    phrase ask for reduced accuracy first; asks for reduced accuracy first; asking for reduced accuracy first; start with reduced accuracy; starts with reduced accuracy; start with approximate location; starts with approximate location; reduced accuracy by default; approximate location by default; reduced accuracy as the default; approximate location as the default; makes reduced accuracy the default;
      default to reduced accuracy; default to approximate location; defaults to reduced accuracy; defaults to approximate location; first prompt asks for approximate location; first prompt asks for an approximate location; the first prompt asks for approximate location; the first prompt asks for reduced accuracy; apps that only need an approximate location; apps that are fine with a coarse position; request approximate location from the start; ask for approximate location; asks for approximate location; hides the Precise button in the first prompt; no Precise button in the first prompt;
      첫 알림에서 대략적인 위치를 요청; 첫 알림에서 대략적인 위치만 요청; 처음부터 대략적인 위치를 요청; 처음부터 대략적인 위치만 요청; 처음에는 대략적인 위치로 물음; 처음에 대략적인 위치를 물음; 기본을 대략적인 위치로; 기본값을 대략적인 위치로; 대략적인 위치를 기본으로; 대략적인 위치를 기본값으로; 처음 묻는 정확도를 대략적인 위치로; 첫 요청을 대략적인 위치로; 첫 프롬프트를 대략적인 위치로; 첫 프롬프트에서 대략적인 위치를 요청; 대략적인 위치부터 요청; 정확한 위치 버튼을 숨김; 첫 알림에서 정확한 위치 버튼을 숨김

    keyUse/bgUpdates
    phrase background updates; keeping updates running in the background; keeps updates running in the background; background location; background location updates; location in the background; updates in the background; receiving updates in the background; receiving location in the background; lets the app receive updates in the background; lets the app go on receiving updates in the background; continues updates in the background; continuing updates in the background; keeps updates coming in the background; background delivery; location updates in the background;
      allows background location updates; allows background updates; enables background location updates; enables background location; enables background updates; going on in the background; staying alive in the background; keeps receiving updates in the background; to keep receiving updates in the background; to receive updates in the background; declares the background mode; declares the location background mode; allowing background location; tracking in the background;
      백그라운드 업데이트; 백그라운드 위치; 백그라운드 위치 허용; 백그라운드 업데이트 허용; 백그라운드에서 위치 허용; 백그라운드 위치 사용; 백그라운드 위치 업데이트; 백그라운드에서 위치 업데이트; 백그라운드에서 위치 업데이트를 받음; 백그라운드에서 업데이트를 받음; 백그라운드에서 계속 업데이트를 받음; 백그라운드에서도 업데이트를 받음; 백그라운드에서도 위치를 받음; 백그라운드에서 위치를 받음; 백그라운드에서 계속 위치를 받음; 백그라운드에서 위치를 계속 받음; 백그라운드에서 이어서 받음; 백그라운드 위치 수신; 백그라운드 수신; 백그라운드 업데이트 수신; 백그라운드에서 위치 받기; 백그라운드에서 계속 위치 받기; 백그라운드 위치 추적; 백그라운드에서 위치 추적; 백그라운드 모드 선언

    keyUse/widgets
    phrase location in widgets; location in a widget; widgets; widgets only; only widgets; for widgets; location for widgets; widget location; lets widgets use location; lets a widget use location; lets the widget read location; lets widgets read location; location access in widgets; location access for widgets; using location in widgets; using location in a widget; reading location in a widget; a widget that shows location; widgets that use location; widget extensions that use location; gives widgets access to location; tells the system that the widget wants location;
      위젯의 위치 사용; 위젯에서 위치 사용; 위젯에서 위치를 사용; 위젯에서 위치를 씀; 위젯에서 위치를 쓸 때; 위젯이 위치를 쓸 때; 위젯이 위치를 사용할 때; 위젯용; 위젯 전용; 위젯; 위젯 위치; 위젯에서 위치 쓰기; 위젯의 위치 접근; 위젯이 위치를 쓰게 함; 위젯이 위치를 쓰도록 함; 위젯이 위치를 쓸 수 있게 함; 위젯이 위치를 읽게 함; 위젯에서 위치를 쓸 수 있게 함

    keyUse/clipConfirm
    phrase location confirmation in an App Clip; App Clip location confirmation; location confirmation for App Clips; location confirmation in App Clips; confirming a location in an App Clip; confirming the location in an App Clip; confirms where an App Clip was started; location confirmation of App Clips; location confirmation of an App Clip; confirming an App Clip’s location; App Clips that confirm a location; location confirmation; confirmation of a location;
      App Clip의 위치 확인; App Clip 위치 확인; App Clip에서 위치 확인; 앱 클립의 위치 확인; 앱 클립 위치 확인; 앱 클립에서 위치 확인; 위치 확인; App Clip이 실행된 위치 확인; 앱 클립이 실행된 위치 확인

    keyUse/clipGrants
    phrase App Clip access to Always; Always for App Clips; Always in App Clips; Always in an App Clip; gives App Clips Always; lets an App Clip get Always; lets App Clips ask for Always; lets App Clips request Always; lets an App Clip ask for Always; Always access for App Clips; location permission for App Clips; grants App Clips location access; grants an App Clip location access; grants location access to App Clips; gives the App Clip location permission; skips the location prompt in App Clips; skips the prompt in an App Clip; replaces the location prompt in App Clips; authorization for App Clips;
      App Clip에 항상 허용 부여; App Clip의 항상 허용; App Clip에서 항상 허용; App Clip에서 항상 허용 요청; App Clip에 위치 권한 부여; App Clip의 위치 권한; App Clip에서 권한 알림을 건너뜀; 앱 클립에 항상 허용 부여; 앱 클립의 항상 허용; 앱 클립에서 항상 허용; 앱 클립에 위치 권한 부여; 앱 클립의 위치 권한; 앱 클립에서 알림 생략

    keyUse/storeFilter
    phrase keeps the app off devices without it; keeps the app off devices without the hardware; keeps the app off devices without GPS; filters devices in the App Store; App Store filter; App Store filtering; App Store compatibility; device filter in the App Store; device compatibility; declares the hardware the app needs; declares required hardware; lists the hardware the app needs; hardware the app cannot do without; hides the app from unsuitable devices; prevents installs on devices without it; limits the devices that can install the app; limits which devices can install the app; which devices may install the app; required hardware; hardware requirements; device requirements; declaring required hardware;
      필요한 하드웨어 선언; 필요한 기기 기능 선언; 필요한 하드웨어를 선언; 기기 필터링; App Store 필터링; App Store의 기기 필터링; 설치할 수 있는 기기 제한; 설치 가능한 기기 제한; 설치 기기 제한; 기능이 없는 기기에는 앱을 제공하지 않음; 해당 기능이 없는 기기에 설치되지 않게 함; 지원 기기 제한; 필요한 기능이 없는 기기를 거름; 기기 요구 사항; 기기 요구 사항 선언

    keyUse/noImplicit
    phrase turns off implicit service sessions; turns off implicit sessions; opts out of implicit sessions; opts out of implicit service sessions; switches off implicit sessions; switches off implicit service sessions; disables implicit sessions; disables implicit service sessions; no more implicit sessions; requires explicit sessions; requires explicit service sessions; requires an explicit session; explicit sessions only; opting out of implicit sessions; opting out of implicit service sessions; explicit-session mode; explicit session mode; turning off implicit sessions;
      암시적 세션을 끔; 암시적 세션 끄기; 암시적 서비스 세션 끄기; 암시적 세션을 쓰지 않음; 암시적 세션 비활성화; 암시적 서비스 세션 비활성화; 암시적 세션을 비활성화; 명시적 세션만 사용; 명시적 세션을 요구; 명시적 세션 모드; 명시적 서비스 세션 모드; 명시적 세션 필수; 명시적 세션 강제; 암시적 세션 거부; 암시적 세션에서 빠짐

    keyUse/implicitOn
    phrase turns on implicit sessions; turns on implicit service sessions; turns implicit sessions on; switches on implicit sessions; switches implicit sessions on; enables implicit sessions; enables implicit service sessions; enabling implicit sessions; creates sessions automatically; creates a session automatically; creates service sessions automatically; makes sessions implicit; starts sessions automatically; lets the system create sessions; opts in to implicit sessions; opts into implicit sessions;
      암시적 세션을 켬; 암시적 세션 켜기; 암시적 세션 활성화; 암시적 서비스 세션 활성화; 암시적 서비스 세션을 켬; 세션을 자동으로 만듦; 서비스 세션을 자동으로 만듦; 세션 자동 생성; 서비스 세션 자동 생성; 암시적 세션 사용

    keyUse/push
    phrase location push extension; Location Push Service Extension; location pushes; location push; the location push extension; a Location Push Service Extension; receiving location pushes; launching the location push extension; location push service; push extension for location;
      위치 푸시; 위치 푸시 확장; 위치 푸시 서비스 확장; 위치 푸시 수신; 위치 푸시 확장 실행; Location Push Service Extension 사용; 위치 푸시 서비스

    keyUse/history
    phrase historical locations on watchOS; location history on watchOS; historical locations; wilderness safety; wilderness safety history; requesting historical locations; 과거 위치 요청; watchOS의 과거 위치 요청; 과거 위치; 과거 위치 조회; 위치 기록 요청

    keyUse/macApps
    phrase macOS apps; apps on macOS; Mac apps; AppKit apps; macOS apps that use location; Mac apps that use location; AppKit apps that use location; location on macOS; macOS prompt; the macOS prompt; text of the macOS prompt; text of the prompt on macOS; the prompt on macOS; purpose string for Mac apps; purpose string on macOS; macOS 앱; macOS 앱의 문구; macOS용; macOS 알림의 문구; macOS 앱의 위치 사용; 맥 앱; 맥 앱의 문구; macOS 알림 문구; macOS에서 뜨는 알림의 문구; AppKit 앱

    keyUse/permanentReduced
    phrase makes approximate location permanent: the user cannot turn Precise on; makes approximate location permanent, the user cannot turn Precise on; makes approximate location permanent; makes reduced accuracy permanent; locks the app to reduced accuracy; locks accuracy at reduced; locks the app to approximate location; forces reduced accuracy; forces approximate location; forces reduced accuracy for good; reduced accuracy for good; approximate location for good; user cannot turn Precise on; user can't turn Precise on; user can’t turn Precise on; the user cannot turn Precise on; the user can never turn Precise on; removes the Precise switch from Settings; removes Precise Location from Settings; hides the Precise switch in Settings; hides Precise Location in Settings; prevents full accuracy; prevents full accuracy for good; permanently reduced accuracy; permanent reduced accuracy; permanently approximate; makes full accuracy impossible; disables full accuracy; disables Precise Location; blocks full accuracy; never full accuracy;
      정확한 위치를 아예 쓰지 못하게 막음; 정확한 위치를 쓰지 못하게 막음; 정확한 위치를 쓰지 못하게 함; 정확한 위치를 쓸 수 없게 함; 정확한 위치를 아예 막음; 대략적인 위치로 고정; 대략적인 위치만 허용; 대략적인 위치를 강제; 대략적인 위치 강제; 대략적인 위치로 영구 고정; 정확한 위치를 켤 수 없게 함; 정확한 위치를 못 켜게 함; 설정에서 정확한 위치 스위치를 없앰; 설정에서 정확한 위치를 숨김; 정확한 위치를 영구히 막음; 정확한 위치를 막음; 정확한 위치 차단; 정확한 위치 영구 차단; 정확한 위치 금지; 정확한 위치 사용 불가

    keyUse/forcesFull
    phrase forces full accuracy; forces precise location; guarantees full accuracy; grants full accuracy; grants precise location; turns Precise Location on; asks for full accuracy first; makes full accuracy the default; full accuracy by default; makes full accuracy permanent; permanent full accuracy; full accuracy for good; grants permanent full accuracy; 정확한 위치를 강제; 정확한 위치 강제; 정확한 위치를 보장; 정확한 위치를 기본으로; 정확한 위치를 켬; 정확한 위치를 부여; 전체 정확도를 보장; 영구적인 정확한 위치; 영구적인 전체 정확도; 정확한 위치를 영구히 허용

    keyUse/grantsAlways
    phrase letting the app ask for Always; letting apps ask for Always; asking for Always; lets apps ask for Always; grants Always; gives the app Always; gives Always; grants Always authorization; lets the app ask for Always; allows Always requests; enables Always requests; makes the system ask for Always; shows the Always prompt; replaces the permission prompt; skips the permission prompt; launches the app after termination; relaunches a terminated app; relaunches the app after termination; lets the system relaunch the app; lets iOS relaunch the app;
      항상 허용을 부여; 항상 허용 부여; 항상 허용을 줌; 종료된 앱을 다시 실행; 종료된 앱을 다시 실행하게 함; 권한 알림을 대신함; 권한 알림을 생략; 권한 알림을 건너뜀

    keyUse/olderAlways
    phrase Always on iOS 8–10; Always text for systems before iOS 11; Always text before iOS 11; Always text on iOS 8–10; Always requests before iOS 11; Always on systems before iOS 11; Always requests on iOS 8–10; Always requests on iOS 10 and earlier; Always string for iOS 8–10; older systems; iOS 10 and earlier; iOS 8–10 only; iOS 11 이전의 항상 허용 요청; iOS 8~10의 항상 허용 요청; iOS 8–10의 항상 허용 요청; iOS 10 이하의 항상 허용 요청; iOS 10 이하; iOS 11 이전; iOS 11 미만; 옛 버전용; 하위 호환용; iOS 10까지

    keyStatus/current
    phrase current; still current; in use; still used; up to date; valid; still valid; current key; supported; still supported; not deprecated; 현재 사용; 현재 사용 중; 현재 쓰임; 지금도 사용; 지금도 씀; 유효; 여전히 유효; 현행; 사용 중; 폐기되지 않음

    keyStatus/needed
    phrase required for Always; still required for Always; needed for Always; still needed for Always; required for Always requests; mandatory for Always; required today for Always; needed to request Always; required to request Always; required for Always authorization;
      required for an Always request; required by Always requests; required before requesting Always; 항상 허용에 필수; 항상 허용 요청에 필수; 항상 허용에 필요; 항상 허용 요청에 필요; 항상 허용을 요청하려면 필요; 지금도 항상 허용에 필수; Always 요청에 필수; Always 요청에 필요

    keyStatus/deprecated
    phrase deprecated; obsolete; superseded; replaced; outdated; legacy; legacy only; no longer used; no longer read; not read any more; no longer needed; not used any more; only for old systems; retired; old; 폐기; 폐기됨; 지원 중단; 더는 쓰지 않음; 더 이상 쓰지 않음; 더는 쓰이지 않음; 더 이상 쓰이지 않음; 더는 읽지 않음; 더 이상 읽지 않음; 구식; 옛 키; 대체됨; 지원 중단됨; 더는 필요 없음; 사용 중단

    keyOnly/macOS
    phrase macOS only; Mac only; only macOS; only on macOS; on macOS only; macOS only today; today only macOS; Macs only; AppKit only; macOS alone; macOS 전용; macOS만; macOS에서만; 맥 전용; macOS뿐; 지금은 macOS만; 지금은 macOS 전용; 현재는 macOS만

    keyOnly/watchOS
    phrase watchOS only; only watchOS; only on watchOS; on watchOS only; Apple Watch only; watchOS alone; watchOS 전용; watchOS만; watchOS에서만; 워치 전용; watchOS뿐

    keyOnly/iOS
    phrase iOS only; only iOS; only on iOS; on iOS only; iOS and iPadOS only; only iOS and iPadOS; iPhone only; iPhone and iPad only; iOS alone; iOS 전용; iOS만; iOS에서만; 아이폰 전용; iOS와 iPadOS만; iOS·iPadOS만; iOS뿐

    keyOnly/visionOS
    phrase visionOS only; only visionOS; only on visionOS; on visionOS only; Apple Vision Pro only; visionOS 전용; visionOS만; visionOS에서만

    keyPlace/app
    phrase the app’s Info.plist; the app's Info.plist; app’s Info.plist; app's Info.plist; Info.plist of the app; main app’s Info.plist; main app's Info.plist; the main app’s Info.plist; the main app's Info.plist; Info.plist of the main app; the Info.plist of the main app; containing app’s Info.plist; the containing app’s Info.plist; Info.plist of the containing app; the Info.plist of the containing app; host app’s Info.plist; Info.plist of the host app; the host app’s Info.plist; main app; the main app; main app target; app target; the app target; the containing app; containing app; host app; the app itself; goes into the main app’s Info.plist; goes into the main app's Info.plist; goes in the main app’s Info.plist; goes into the app’s Info.plist; goes into the app's Info.plist; goes in the app’s Info.plist; goes into the containing app’s Info.plist; belongs in the app’s Info.plist; belongs in the main app’s Info.plist; Info.plist (app); Info.plist (main app); Info.plist (app target); Info.plist, app target;
      앱의 Info.plist; 메인 앱의 Info.plist; 본 앱의 Info.plist; 본체 앱의 Info.plist; 컨테이너 앱의 Info.plist; 호스트 앱의 Info.plist; 메인 앱 Info.plist; 앱 Info.plist; 본 앱 Info.plist; 메인 앱 타깃; 앱 타깃; 메인 앱; 본 앱; 앱 본체; 앱 본체의 Info.plist; 앱 타깃의 Info.plist; Info.plist(앱); Info.plist(메인 앱); Info.plist (앱); Info.plist (메인 앱)

    keyPlace/extension
    phrase widget extension; the widget extension; Info.plist of the widget extension; the Info.plist of the widget extension; widget extension’s Info.plist; widget extension's Info.plist; the widget extension’s Info.plist; the widget extension's Info.plist; widget’s Info.plist; widget's Info.plist; the widget’s Info.plist; Info.plist of the widget; widget target; the widget target; widget extension target; goes into the widget extension; goes into the widget extension’s Info.plist; goes in the widget extension; Info.plist (widget extension); Info.plist (widget); Info.plist, widget extension;
      위젯 확장; 위젯 익스텐션; 위젯 확장의 Info.plist; 위젯 익스텐션의 Info.plist; 위젯 확장 Info.plist; 위젯의 Info.plist; 위젯 Info.plist; 위젯 타깃; 위젯 확장 타깃; 위젯 타깃의 Info.plist; Info.plist(위젯 확장); Info.plist(위젯); Info.plist (위젯 확장); Info.plist (위젯)

    keyPlace/entitlements
    phrase entitlements file; the entitlements file; .entitlements file; entitlements; the entitlements; code-signing entitlements; app entitlements; the app’s entitlements; the app's entitlements; an entitlement; entitlement; is an entitlement; 엔타이틀먼트; 엔타이틀먼트 파일; 인타이틀먼트; 인타이틀먼트 파일; entitlements 파일; .entitlements 파일; 권한 파일(entitlements); 앱의 엔타이틀먼트; 앱 엔타이틀먼트

    keyPlace/strings
    phrase InfoPlist.strings only; only InfoPlist.strings; Localizable.strings; in Localizable.strings; the Localizable.strings file; Localizable.strings 파일; Localizable.xcstrings
    """
}
