/// Words of titles and cells that tables have.
extension ClaimWords {
  static let ofTableCells = """
    noun/mark
    cell ✓; ✔; ✅; ☑; ✗; ✘; ❌; ✖; ●; ○; ◯; ×; ⭕

    noun/levels
    cell Levels an app can get; Levels an app can have; Levels an app can hold; Levels it can get;
      Levels it can have; Levels it can ask for; Levels you can get; Levels you can ask for;
      Levels you can request; Levels that can be requested; Levels that can be granted;
      Levels available; Available levels; Levels offered; Offered levels; Levels supported;
      Supported levels; Possible levels; Grantable levels; Which levels; Which levels exist;
      Levels that exist; Authorization levels; Available authorization levels; Permission levels;
      Available authorization; Available authorizations; Available permissions; Highest level;
      Highest authorization; Highest authorization level; Highest permission; Highest grant;
      Highest possible level; Maximum level; Maximum authorization; Maximum permission; Max level;
      Max. level; Top level; Most it can get; Most an app can get; Most an app can have;
      Most you can get; The most an app can get; Best level; Greatest level; Strongest level;
      Strongest permission; Levels users can grant; Levels the user can grant;
      What can be granted; What can be requested; What you can ask for; What an app can ask for;
      요청할 수 있는 수준; 요청할 수 있는 권한; 요청 가능한 수준; 요청 가능한 권한; 요청 가능 수준; 요청 가능 권한; 받을 수 있는 수준; 받을 수 있는 권한;
      받을 수 있는 권한 수준; 받을 수 있는 최고 권한; 받을 수 있는 최대 권한; 받을 수 있는 최고 수준; 얻을 수 있는 수준; 얻을 수 있는 권한;
      얻을 수 있는 최고 권한; 가질 수 있는 권한; 가질 수 있는 수준; 가능한 수준; 가능한 권한; 가능한 권한 수준; 가능한 최고 권한; 최고 수준; 최고 권한;
      최고 권한 수준; 최대 권한; 최대 수준; 최대 권한 수준; 지원 수준; 지원 권한; 지원 권한 수준; 지원하는 권한; 지원하는 수준; 지원하는 권한 수준;
      지원되는 권한; 지원되는 수준; 제공되는 권한; 제공하는 권한; 제공되는 수준; 쓸 수 있는 수준; 쓸 수 있는 권한 수준; 사용할 수 있는 권한 수준;
      허용될 수 있는 권한; 허용 가능한 권한; 허용 가능한 수준; 존재하는 수준; 존재하는 권한; 있는 수준

    # Who asks from a right that is held asks for more.
    event/request:any
    ko 권한에서 요청하면; 권한에서 요청하는 경우; 권한 상태에서 요청하면; 권한에서 다시 요청하면

    prompt/P-UPG; set/options:P-UPG
    cell 항상 허용으로 업그레이드; 항상으로 업그레이드; Upgrading to Always; Upgrade to Always;
      Upgrading from When In Use to Always; Upgrade from When In Use to Always; Upgrade dialog;
      Upgrade alert; 업그레이드; 업그레이드 알림창; 항상 허용 업그레이드; 항상 허용 업그레이드 알림

    prompt/P-PROV; prompt/second
    cell 임시 항상 허용에서 영구적인 항상 허용으로; From provisional to permanent Always;
      Confirming provisional Always; Provisional to permanent; 임시 항상 허용의 확정; 임시 항상 허용 확정;
      임시 항상 허용을 끝내는 알림

    noun/status; verb/become; verb/grant
    cell Result; Results; Outcome; Gives; Effect on the status; Outcome for the app; Enum case;
      Enum value; Resulting case; Result for the app; Result of the choice; Result of the answer;
      What the app ends up with; 앱에 전달되는 상태; 나중 상태; 그 뒤 상태; 그 후 상태; 그 후의 상태; 그 뒤의 상태; 선택 후 상태;
      선택 뒤 상태; 선택한 뒤 상태; 반영되는 상태; 답한 뒤 상태; 응답 후 상태; 남는 상태; 그다음 상태; 되는 상태; 바뀐 뒤 상태; 이어지는 상태

    verb/last
    cell Permanent; Permanent?; Persistent; Is it permanent?; Permanent grant; Lasting grant;
      영구적인가; 영구 여부; 영구적; 영구적인지; 다음에도 유효; 다음에도 유효한가

    verb/introduce
    cell First; Lowest; Earliest; Minimum; Min; Min.; Introduced; Debut; 최소; 최저; 최초; 도입; 첫;
      Minimum version; Min version; Min. version; Lowest version; Lowest OS; Minimum OS version;
      Minimum system; Minimum release; First release; First version; First OS; Minimum OS;
      Minimum deployment target; Earliest version; Earliest OS; Earliest release;
      First supported version; 최소 버전; 최저 버전; 첫 버전; 최초 버전; 처음 지원; 처음 지원된 버전; 처음 지원한 버전; 최소 지원 버전;
      최소 OS 버전; 최소 운영체제; 최소 시스템 버전; 처음 쓸 수 있는 버전; 처음 제공된 버전; 처음 나온 OS

    noun/type
    cell Expected type; Holds; What it holds; Content; Contents; Takes; Type in Info.plist;
      Plist type; Value kind; Kind of value; Declared type; 담기는 값; 담는 타입; 값의 자료형; 자료 타입

    noun/shown-in
    cell Displayed in; Used in; Used as text of; Used as the text of; Where it shows up;
      Where it is used; Displayed where; Which prompt; Which alert; Which dialog; User sees it in;
      Users see it in; The user sees it in; People see it in; Prompt that shows it;
      Prompt that uses it; Alert that shows it; Alert that uses it; Dialog that shows it;
      Text used by; Shown by; 나오는 알림; 어느 알림에 나오나; 어느 알림; 어떤 알림; 어떤 알림에 나오나; 표시 위치; 표시되는 알림;
      사용자가 보는 곳; 사용자가 보는 알림; 쓰이는 알림; 보이는 알림; 문구가 보이는 알림; 문구가 나오는 알림; 문구가 쓰이는 알림; 문구를 쓰는 알림;
      문구를 보여 주는 알림; 나타나는 알림; 뜨는 알림

    verb/key-absent
    cell Missing; Consequence if missing; Effect when missing; Effect if missing; Missing key;
      If the key is missing; When the key is missing; Without the key;
      Consequence of leaving it out; What breaks without it; Behaviour when missing;
      Behavior when missing; Result if missing; 없으면 생기는 일; 누락 시 동작; 누락 시 결과; 없을 때 동작; 없을 때 생기는 일;
      빠지면 생기는 일; 키가 빠지면; 키가 빠졌을 때; 키를 빠뜨리면; 키가 없을 때; 미선언 시; 선언 안 하면

    event/createManager
    en manager is created and its delegate is set;
      location manager is created and gets its delegate; manager is created and gets its delegate;
      manager is created and gets a delegate; manager is created and given a delegate;
      location manager is created and given a delegate;
      location manager is created and its delegate is set; manager and its delegate are set up;
      manager is created and the delegate is set; manager gets its delegate; gets its delegate;
      receives its delegate; is given its delegate; is given a delegate; gets a delegate

    event/resume
    en suspended app resumes; suspended app continues; suspended app is resumed;
      suspended app runs again; suspended app wakes up; app resumes after suspension;
      app resumes from suspension; app is resumed after a suspension;
      app resumes after being suspended

    status/notDetermined
    en without an earlier grant; without any earlier grant; with no earlier grant;
      without a previous grant; with no previous grant; without a prior grant; with no prior grant

    delivery/late
    cell delivered late; delivered later; late; delivered with a delay; with a delay; delayed;
      arrives late; arrive late; delivered with delay; delivered less often; 늦게 전달됨; 늦게 옴; 늦어짐;
      지연됨; 지연되어 전달됨; 늦게 도착; 늦게 도착함; 늦게 전달; 느리게 전달됨; 드물게 전달됨

    situation/noPosition
    phrase no position could be found yet; no position has been found yet; no position found yet;
      no position yet; no fix yet; no fix has been found yet; no location found yet;
      no location yet; position is not known yet; 아직 위치를 찾지 못했을 때; 위치를 아직 못 찾음; 아직 위치가 없음;
      위치를 아직 찾지 못함

    thing/any-number
    cell unlimited; no limit; without limit; any number; as many as you like; no maximum;
      not limited; 무제한; 제한 없음; 제한 없이; 한도 없음; 몇 개든; 개수 제한 없음

    noun/remark
    cell 이벤트가 생기면; 이벤트가 발생하면; 이벤트 발생 시; 이벤트가 오면; 이벤트가 있으면; When an event occurs; On an event;
      When an event arrives; When an event is ready; If an event occurs; Event occurs;
      When something happens; What iOS does; What the system does; 시스템이 하는 일; 시스템 동작; 시스템의 동작;
      이벤트가 생겼을 때; 이벤트 발생 시 동작; 그때 일어나는 일; 일어나는 일

    verb/mean
    cell 의미; 뜻; 무슨 뜻; 무슨 뜻인가; 무슨 뜻인가요; 무슨 의미; 무슨 의미인가; 풀이; 정의; 해석; 쉬운 말로; 쉽게 말하면; 쉽게 풀면; 한마디로

    none/inUseOnly
    phrase access only while the app is in use; location only while the app is in use;
      location only while the app is used; location only while in use; access only while in use;
      app may use location only in the foreground; app may use location only while in use;
      app may use location only while it is in use; app gets location only while in use;
      app gets location only in the foreground; app can use location only in the foreground;
      services can be used only while the app is in use; only in the foreground; foreground only;
      only while in use; only while the app is in use; only while the app is used;
      allowed only while the app is used; allowed only while the app is in use; only when in use;
      granted only while the app is in use; 앱을 사용하는 동안만 위치를 받음; 앱을 사용하는 동안에만 위치를 받음;
      앱을 사용하는 동안만 위치를 쓸 수 있음; 앱을 쓰는 동안에만 허용; 앱을 사용하는 동안만 허용; 앱을 사용하는 동안에만 허용; 포그라운드에서만 사용 가능;
      포그라운드에서만 위치를 받음; 포그라운드에서만; 사용 중에만 사용 가능; 사용 중에만 허용; 사용 중에만 허용됨; 앱 사용 중에만 허용됨; 앱 사용 중에만 허용;
      앱을 쓰는 동안만 위치를 받음; 앱을 사용할 때만 허용; 앱을 사용할 때만 위치를 받음; 앱 사용 중에만 위치를 받음; 앱을 쓰는 동안만 허용

    none/granted
    phrase user allowed access; user has allowed access; user granted access;
      user has granted access; access is granted; access was granted; access granted;
      permission granted; permission was granted; permission is granted; user allowed location;
      user allowed it; user said yes; user agreed; location is allowed;
      app is allowed to use location; app may use location; 사용자가 허용함; 사용자가 허용한 상태; 사용자가 위치를 허용함;
      사용자가 위치 접근을 허용함; 권한을 받은 상태; 권한이 허용됨; 권한이 허용된 상태; 권한이 있음; 위치를 쓸 수 있는 상태; 사용자가 동의함; 허용된 상태;
      접근이 허용됨

    situation/denied
    phrase user has turned location off for the app; user turned location off for the app;
      user turned off location for the app; user turned location off for this app;
      user has turned location off for this app; user switched location off for the app;
      access was denied; access was refused; access is denied; user denied the request;
      user rejected the request; user said no; user declined; user denied it; refused by the user;
      denied by the user; user does not allow it; 사용자가 허용하지 않음; 사용자가 거절한 상태; 사용자가 거부한 상태;
      사용자가 위치 접근을 거부한 상태; 사용자가 앱 권한을 껐음; 사용자가 앱의 위치 권한을 끔; 사용자가 앱의 위치 권한을 껐음; 사용자가 허용하지 않은 상태;
      사용자가 설정에서 거부함; 사용자가 설정에서 거부한 상태; 사용자가 거부했을 때; 사용자가 거절했을 때; 권한이 거부된 상태; 사용자가 설정에서 이 앱을 껐음;
      설정에서 이 앱을 안 함으로 바꿨을 때; 사용자가 안 함으로 바꾼 상태

    situation/restricted
    phrase a parental control forbids location; parental controls forbid it;
      blocked by parental controls; forbidden by parental controls; forbidden by a profile;
      a profile forbids location; mdm forbids location; an mdm profile forbids location;
      MDM이 막은 상태; MDM으로 막힌 상태; MDM이 막았을 때; 자녀 보호 기능이 막은 상태; 자녀 보호 기능으로 막힌 상태; 자녀 보호 기능이 막았을 때;
      자녀 보호 기능이 켜졌을 때; 관리 프로파일이 막은 상태; 기기 관리로 막힌 상태; 제한으로 막힌 상태; 스크린 타임으로 막힌 상태

    situation/undecided
    phrase nobody has asked the user so far; the prompt was not shown yet;
      prompt has not been shown yet; prompt was not shown yet; app has not asked so far;
      app has never asked; not yet asked; 아직 결정되지 않음; 사용자가 아직 결정하지 않은 상태; 아직 결정되지 않은 상태;
      아직 선택하지 않은 상태; 앱이 아직 요청하지 않음; 아직 요청하지 않은 상태; 아직 요청하지 않음; 아직 물어보지 않음; 아직 묻지 않은 상태;
      알림을 아직 띄우지 않음; 아직 답하지 않음

    situation/lapsed
    phrase the grant from allow once ran out; grant from allow once ran out; allow once ran out;
      an allow once grant has lapsed; allow once grant has expired; the one-time grant is over;
      한 번 허용이 끝난 상태; 한 번 허용이 만료된 상태; 한 번 허용이 끝난 뒤; 일회성 권한이 끝난 상태

    situation/always
    phrase app may use location at any time; access at any time; location at any time;
      also when not in use; app gets location at any time; permanent access at any time;
      location is available at any time; 언제든 위치를 쓸 수 있음; 언제든지 사용 가능; 언제든지 허용; 언제나 위치를 받음;
      앱을 쓰지 않을 때도 위치를 받음; 앱을 쓰지 않을 때도 사용 가능; 앱을 사용하지 않을 때도 위치를 받음

    lift/changeable
    phrase user can switch it back on in settings; user can turn it back on in settings;
      user can turn it back on; user can switch it back on; user can turn it on in settings;
      can be changed by the user; user can allow it later in settings;
      user can allow it in settings; user can lift it; user can lift it in settings;
      user may change it; user may change it in settings; can be lifted by the user;
      user can undo it in settings; user can undo this in settings; changeable in settings;
      can be changed in settings; 설정에서 바꿀 수 있음; 사용자가 설정에서 바꿀 수 있음; 사용자가 직접 허용할 수 있음;
      사용자가 설정에서 허용할 수 있음; 사용자가 설정에서 풀 수 있음; 사용자가 설정에서 켤 수 있음; 사용자가 직접 바꿀 수 있음; 사용자가 되돌릴 수 있음;
      사용자가 변경할 수 있음; 설정에서 사용자가 바꿀 수 있음

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
