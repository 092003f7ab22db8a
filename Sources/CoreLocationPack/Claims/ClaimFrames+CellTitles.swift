extension ClaimFrames {
  /// More titles of columns, as in `cellSentences`: those that a cell may answer in several ways.
  static let cellTitles = """
    # When something is so.
    title You need it when; You need it if; You need it for; Needed when you; Add this key when; Add it if; Add it when; Add if; Add when; Include it when; Include it if; Include when; Declare when; Declare if; Set it when; Set it if; Required by; Who needs it; When you need it; When do you need it; When do I need it; When is it required; When it is required; Must be there when; Must be present when; Mandatory when; Mandatory for; Necessary when; Necessary for; Use when; Use it if; 필요한 때는; 언제 필요하나; 언제 필요한지; 언제 필요한가요; 넣어야 하는 경우; 넣어야 할 때; 넣는 때; 넣는 경우; 추가해야 하는 경우; 추가하는 경우; 추가할 때; 선언해야 하는 경우; 선언해야 하는 때; 선언하는 경우; 선언이 필요한 경우; 꼭 필요한 경우; 반드시 필요한 경우; 필수인 경우; 쓰는 경우; 있어야 하는 경우; 있어야 하는 때; 언제 추가하나; 언제 선언하나; 필요할 때; Include if; Include the key when; Include this key if; Add key if your app; When to include; When to include the key; When to add; When to add the key; When must the key be present; When must you add it; When must it be in Info.plist; Include in Info.plist when; 키 필요 조건; 키 필요 시점; 언제 이 키를 쓰나; 언제 이 키를 넣나요; When must I include it; When to add this key; Include the key if; 언제 이 키를 써야 하나요; 어떤 때 이 키를 넣는가
    en {row} is needed when {cell}.
    en {row} is needed for {cell}.
    ko {cell} {row}이 필요하다.
    title Gets called; It is called; Called if; Called after; When does it run; When is it invoked; When it is invoked; When it gets called; When you get it; Time of the call; Moment; Triggered when; Invoked; Comes in; System calls it; The system calls it; System calls it when; 불리는 경우; 불릴 때; 불리는 시기; 언제 불리는지; 호출되는 때는; 호출되는 시기; 호출 조건; 호출되는 조건; 시스템이 부르는 때; 시스템이 부르는 경우; 시스템이 호출하는 때; 시스템이 호출하는 경우; 실행되는 때; 실행되는 경우; 언제 실행되나; 언제 호출되는지; 호출되는 상황; 불리는 상황; 불리는 조건
    en {row} is called {cell}.
    en {row} is called when {cell}.
    ko {cell} {row}이 불린다.
    title Appears; It appears; When does it appear; When it shows; Appears on; Pops up; Comes up when; Comes up; When it comes up; When you see it; Users see it when; User sees it when; Displayed when; Displayed; Occasion; 뜨는 시점; 뜨는 조건; 언제 뜨는가; 언제 뜨는지; 나오는 시점; 나타나는 시점; 나타나는 조건; 표시 시점; 표시되는 시점; 표시되는 조건; 나올 때; 뜰 때; 언제 보이나; 보이는 때; 보이는 시점; 보이는 경우; 사용자가 보는 때
    en {row} appears {cell}.
    en {row} appears when {cell}.
    ko {cell} {row}이 뜬다.

    # Flags, each by its situation; yes and no of what things do.
    title Settable; Can be set; Can the app set it; App can set it; The app can set it; You can set it; Writable; Writeable; Mutable; Assignable; Can be changed by the app; Read-write; Readwrite; 앱이 바꿀 수 있나; 앱이 바꿀 수 있는가; 앱이 설정할 수 있나; 앱이 설정할 수 있는가; 설정 가능; 설정할 수 있나; 설정할 수 있는가; 바꿀 수 있나; 바꿀 수 있는가; 쓰기 가능; 쓸 수 있나; 변경 가능; 앱에서 바꿀 수 있나; 앱에서 설정 가능; 쓰기
    yes-en {row} is settable.
    no-en {row} is read-only.
    yes-ko {row}은 앱이 설정할 수 있다.
    no-ko {row}은 읽기 전용이다.
    title Shows its own prompt; Shows a prompt itself; Shows prompts; Prompts itself; Prompts by itself; Prompts on its own; Own prompt; Can prompt; May prompt; Can show a prompt; Can show the prompt; Can ask; Can it prompt; Does it prompt; Prompts the user; Asks the user; Asks itself; Raises a prompt; Triggers a prompt; 직접 알림을 띄우나; 직접 알림을 띄우는가; 직접 알림 띄우기; 스스로 알림을 띄우나; 알림을 직접 띄우나; 알림을 띄우나; 알림을 띄울 수 있나; 알림을 띄울 수 있는가; 직접 물을 수 있나; 직접 요청할 수 있나; 직접 권한을 요청하나; 자체 알림; 알림 표시; 권한 알림을 띄우나; 권한 알림을 띄움; 권한 알림 표시; 권한 알림을 표시하나; 권한 알림을 띄우는가; 권한 알림을 직접 띄움
    yes-en {row} shows a prompt.
    no-en {row} never shows a prompt.
    yes-ko {row}은 알림을 띄운다.
    no-ko {row}은 알림을 띄우지 않는다.
    title Works with approximate location; Works with Precise Location off; Works when Precise Location is off; With Precise Location off; Precise Location off; Works at reduced accuracy; Available with reduced accuracy; Available under reduced accuracy; Reduced accuracy is enough; Approximate location is enough; 대략적인 위치로 되나; 대략적인 위치로도 되나; 대략적인 위치로 동작하나; 대략적인 위치로도 동작; 대략적인 위치에서도 동작; 대략적인 위치로 충분한가; 정확한 위치가 꺼져도 동작; 정확한 위치를 꺼도 동작; 정확한 위치 꺼짐; 정확한 위치를 끄면; Works without full accuracy; Works if Precise is disabled; Usable without Precise Location; Available without full accuracy; 정확한 위치 꺼도 동작; 정확한 위치를 꺼도 동작하나요; 정확한 위치를 꺼도 작동하는가; 정확한 위치 꺼짐에서도 작동 여부; 정확한 위치 끔 상태에서 동작하는지; 정확한 위치 없이도 사용 가능; 정확한 위치 비활성화 시 작동하나; 정확한 위치가 꺼져 있어도 쓸 수 있나; 정밀 위치 없이 동작하는가; 정밀 위치 꺼도 됨; 정밀 위치가 꺼져도 동작하는지; Precise Location 꺼도 동작; Precise Location 꺼도 작동하나요; Precise Location 없이 동작하는지; Precise off에도 작동하는가; Precise 꺼져도 되는지; reduced accuracy에서 작동하는가; reduced accuracy에서 사용 가능한지; reducedAccuracy로 사용 가능; reducedAccuracy 동작 여부; 대략적 위치로도 동작하는가; 대략적 위치만으로 작동하나요; 낮은 정확도로도 작동하나; 축소된 정확도에서 동작하는가; Precise 꺼짐 상태에서 작동 여부; Available with reducedAccuracy; Service runs with Precise off; Service OK without precise access; 정확한 위치 끄면 작동하나; 정확한 위치 없이 작동 여부; Precise Location 꺼짐에서 사용 가능; reducedAccuracy일 때 동작하는지; 정확도 낮춤 상태에서 작동 여부; 정확한 위치 꺼짐일 때 작동하는지; 대략적 위치만으로 사용 가능한가; 정확한 위치 비활성 시 동작
    yes-en {row} works under reduced accuracy.
    no-en {row} is not available under reduced accuracy.
    yes-ko {row}은 대략적인 위치로도 동작한다.
    no-ko {row}은 대략적인 위치에서는 동작하지 않는다.
    title Needs Precise Location; Needs full accuracy; Requires full accuracy; Requires Precise Location; Full accuracy needed; Full accuracy required; Precise Location needed; Precise Location required; 정확한 위치 필요; 정확한 위치가 필요한가; 정확한 위치가 필요한지; 정확한 위치 필수; 전체 정확도 필요
    yes-en {row} needs full accuracy.
    no-en {row} does not need full accuracy.
    yes-ko {row}에는 정확한 위치가 필요하다.
    no-ko {row}에는 정확한 위치가 필요 없다.
    title Starts again after a relaunch; Has to be started again; Must be started again; Must be restarted; Has to be restarted; Needs a restart; Restart needed; Restart needed after a relaunch; Start again after a relaunch; 다시 시작해야 하나; 다시 시작해야 하는가; 다시 시작 필요; 재시작 필요; 다시 실행된 뒤 다시 시작해야 하나; 재실행 뒤 다시 시작 필요; 재시작 필요 여부; 재시작해야 하나; 재시작해야 하는가; 다시 실행된 뒤 다시 시작; 재실행 후 다시 시작; 재실행 후 재시작 필요
    yes-en {row} has to be started again after a relaunch.
    no-en {row} does not have to be started again after a relaunch.
    yes-ko {row}은 다시 실행된 뒤 다시 시작해야 한다.
    no-ko {row}은 다시 실행된 뒤 다시 시작하지 않아도 된다.
    title Needs a purpose string; Needs a usage string; Needs a usage description; Needs a key; Needs an Info.plist key; Usage string needed; Purpose string needed; 사용 목적 문자열 필요; 사용 목적 문자열이 필요한가; 목적 문자열 필요; Info.plist 키 필요
    yes-en {row} needs a usage description.
    no-en {row} does not need a usage description.
    yes-ko {row}에는 사용 목적 문자열이 필요하다.
    no-ko {row}에는 사용 목적 문자열이 필요 없다.
    title Needs an entitlement; Requires an entitlement; Entitlement needed; Entitlement required; 엔타이틀먼트 필요; 인타이틀먼트 필요; entitlement 필요; 권한 부여 필요
    yes-en {row} needs an entitlement.
    no-en {row} needs no entitlement.
    yes-ko {row}에는 엔타이틀먼트가 필요하다.
    no-ko {row}에는 엔타이틀먼트가 필요 없다.
    title Declares; Declare; Declaration; What to declare; Info.plist; Info.plist key; Key; Keys; Needs the key; Key needed; Keys needed; Required key; Key required; 선언할 것; 선언할 키; 선언; 필요한 키; 넣을 키; 넣어야 할 키; Info.plist 키; 키
    en {row} needs {cell}.
    ko {row}에는 {cell}이 필요하다.
    title Level it needs; Needs level; Needed grant; Lowest grant; 필요한 수준; 필요 수준
    en {row} needs {cell}.
    ko {row}에는 {cell}이 필요하다.

    # Rules about a topic, which the row names.
    remark Rule; Rules; Explanation; Definition; In one sentence; Facts; What holds; Behaviour on iOS; Behavior on iOS; What it tells you; Tells you; What it stands for; Stands for; Implications; Implication; Limits; Limitation; Limitations; Constraint; Constraints; Key point; Key points; In practice; What really happens
    remark 풀이; 정의; 한 줄 설명; 알려 주는 것; 알려주는 것; 규칙; 사실; 실제 동작; 제한; 제약; 제한 사항; 제약 사항; 특이 사항; 특이점; 차이점; 부연; 하는 역할; 무엇인가

    # What a method of the delegate is called for, where the cell says “when …” itself or does not.
    title Called when; When called; When it is called; When is it called; Called; Gets called when; Fires when; Fires; Runs when; Runs; Invoked when; When it runs; When it fires; Called on; Called by the system; Called by the system when; Is called; Is called when; Sent when; Sent; Comes when; Occurs; Trigger; Triggered; Triggered by; You get it when; Called for; 호출되는 시점; 호출 시점; 불리는 시점; 불리는 때; 언제 불리나; 언제 불리는가; 호출되는 때; 언제 호출되나; 언제 호출되는가; 호출되는 경우; 오는 시점; 오는 때; 언제 오나; 호출될 때; 불릴 때; 오는 경우
    en {row} is called {cell}.
    en {row} is called when {cell}.
    ko {cell} {row}이 불린다.

    # What something has as long as nobody sets it.
    title Initially; Initial; Preset; Preset to; Starts as; Starts out as; Value at first; At first; Standard value; Default setting; Default state; If unset; If you do nothing; If not changed; Unless changed; Unless you set it; Unless you change it; Value unless set; Defaults to; Default is; Factory setting; Set to by default; 기본; 처음 값; 처음에는; 디폴트; 디폴트 값; 디폴트값; 기본 설정; 기본 설정값; 기본 상태; 초기 상태; 초기 설정; 초기 설정값; 따로 설정하지 않으면; 설정을 안 하면; 바꾸지 않으면; 건드리지 않으면; 처음 상태; 처음 설정; 기본으로는
    en The default of {row} is {cell}.
    en By default, {row} is {cell}.
    ko {row}의 기본값은 {cell}이다.

    # What something is a part of.
    title Where; Class; Property of; Method of; Case of; Owner; Structure; Struct; Parent type; Parent; Container; Containing type; Belongs to type; Type it belongs to; Declared on; Member on; Owning type; Lives in type; Flag of; Available in type; 어느 타입; 어떤 타입; 어느 타입에 있나; 속하는 타입; 속하는 곳; 타입에서의 위치; 담긴 타입; 들어 있는 타입; 들어 있는 곳; 상위 타입; 부모 타입; 소속 타입; 클래스; 구조체; 선언된 타입; 정의된 타입
    en {row} belongs to {cell}.
    en {row} is a member of {cell}.
    ko {row}은 {cell}에 있다.
    ko {row}은 {cell}에 속한다.

    title When; When?; Time; Timing; Moment; Occasion; Situation when; At what time; 언제; 언제?; 때; 시점; 시기; 타이밍
    en {row} is called {cell}.
    en {row} is called when {cell}.
    en {row} is needed when {cell}.
    en {row} is true when {cell}.
    en {row} appears {cell}.
    en {row} appears when {cell}.
    ko {cell} {row}이 불린다.
    ko {cell} {row}이 필요하다.
    ko {cell} {row}이 참이다.
    ko {cell} {row}이 뜬다.

    title Used by; Used for calling; Use for; Goes with; Read by; Required before; Required before calling; Add it for; Must be declared for; Must be declared if; Needed before; Needed before calling; Needed with; Required with; Call that needs it; Calls that need it; Method that needs it; Methods that need it; Who reads it; Which call needs it; Which request needs it; Which request; 필요 시점; 사용 시점; 쓰는 때; 쓰는 시점; 언제 쓰나; 언제 쓰는가; 사용하는 때; 사용하는 경우; 사용할 때; 쓰이는 때; 쓰이는 경우; 어느 요청에 필요한가; 어떤 요청에 필요한가; 필요로 하는 호출; 필요로 하는 요청; 이 키가 필요한 호출; 이 키가 필요한 요청; 필요한 호출; 필요한 요청; 언제 쓰이나; 사용되는 때
    en {row} is needed for {cell}.
    en {row} is needed when {cell}.
    ko {cell} {row}이 필요하다.
    ko {cell}에는 {row}이 필요하다.

    title Max; Max.; Max per app; Maximum per app; Limit per app; Per app; Allowed; Allowed per app; Quota; No more than; Highest number; Greatest number; Largest number; Upper bound; Ceiling; How many at most; How many are allowed; 최댓값; 최대값; 최대치; 한계; 앱당 한계; 몇 개까지; 몇 개까지 되나; 허용 개수; 허용되는 개수; 제한; 제한 개수; 앱당 최대; 앱당 최대 개수; 앱당 한도; 앱마다 최대; 앱마다; 가능한 개수; 등록 한도; 등록할 수 있는 개수; 상한선; 한도 개수
    en {row} is limited to {cell}.
    en The limit of {row} is {cell}.
    ko {row}의 한도는 {cell}이다.

    # Whether the system brings an app back, and what an app gets where it is not in front.
    title Launches the app; Launches app; Launches an app; Launches the app again; Launches your app; Relaunches the app; Relaunches app; Relaunches your app; Relaunch; Relaunches; Relaunches it; App relaunch; Can relaunch the app; Can launch the app; Launches a terminated app; Launches a killed app; Launches a closed app; Launches closed apps; Starts a terminated app; Starts terminated apps; Starts the app; Starts the app again; Restarts the app; Restarts a terminated app; Wakes the app; Wakes app; Wakes a terminated app; Wakes a killed app; Wakes the app up; Wakes up the app; Wakes up a terminated app; Background launch; Background relaunch; Launch from terminated; Relaunch after termination; Relaunched after termination; System relaunches the app; System launches the app; iOS relaunches the app; iOS launches the app; App is relaunched; App is launched; Terminated app is launched; Terminated app is relaunched; Is the app relaunched; Is the app launched; Is a terminated app launched; Is a terminated app relaunched; Will iOS relaunch the app; Will the app be relaunched; Does it relaunch the app; Does it launch the app; Revives a terminated app; Brings back the app; Brings the app back; 앱 실행; 앱을 실행하나; 앱을 실행함; 앱을 깨움; 앱을 깨우나; 앱 깨우기; 앱 깨움; 앱을 깨우는가; 앱을 다시 실행하나; 앱을 다시 실행하는가; 앱을 다시 실행함; 앱 재실행; 앱 재실행 여부; 재실행; 재실행 여부; 재실행 가능; 앱을 재실행하나; 앱을 재실행함; 앱을 재실행하는가; 다시 실행; 다시 실행 여부; 다시 실행하나; 다시 실행하는가; 종료된 앱 재실행; 종료된 앱을 재실행하나; 종료된 앱을 다시 실행하나; 종료된 앱을 다시 실행하는가; 종료된 앱을 실행하나; 종료된 앱을 실행하는가; 종료된 앱을 깨우나; 종료된 앱 깨움; 종료된 앱을 깨움; 꺼진 앱 실행; 꺼진 앱을 실행; 꺼진 앱을 깨우나; 꺼진 앱 깨우기; 꺼진 앱을 깨움; 꺼진 앱 재실행; 꺼진 앱을 다시 실행하나; 종료 후 재실행; 종료 후 앱 실행; 종료 뒤 재실행; 종료 뒤 앱 실행; 종료 상태에서 앱 실행; 종료 상태에서 실행; 시스템이 앱을 실행하나; 시스템이 앱을 깨우나; 시스템이 앱을 다시 실행하나; 앱을 되살리나; 앱을 살려 주나
    yes-en {row} launches terminated apps.
    no-en {row} does not launch terminated apps.
    yes-ko {row}은 종료된 앱을 다시 실행한다.
    no-ko {row}은 종료된 앱을 다시 실행하지 않는다.

    # Defaults that are a yes or a no.
    title Default; Default value; By default; Initial value; If not set; Value by default; Value if you do nothing; Out of the box; Without setting it; Unless set; Value without it; Initially; Initial; Preset; Starts as; Starts out as; Value at first; At first; Standard value; Default setting; Default state; If unset; If you do nothing; Unless you set it; Unless you change it; Value unless set; Defaults to; Default is; 따로 정하지 않으면; 아무것도 안 하면; 기본값; 기본 값; 초깃값; 초기값; 설정하지 않으면; 기본; 처음 값; 처음에는; 디폴트; 디폴트 값; 디폴트값; 기본 설정; 기본 설정값; 기본 상태; 초기 상태; 초기 설정; 따로 설정하지 않으면; 설정을 안 하면; 바꾸지 않으면; 건드리지 않으면
    en The default of {row} is {cell}.
    en By default, {row} is {cell}.
    ko {row}의 기본값은 {cell}이다.
    yes-en The default of {row} is true.
    no-en The default of {row} is false.
    yes-ko {row}의 기본값은 true이다.
    no-ko {row}의 기본값은 false이다.

    # Statements in rows that are right or wrong.
    title Right; Right or wrong; True; True or false; Correct; Is it true; Is that true; Is that so; Is it so; Fact; Really; Holds; Valid; Applies; Yes or no; Yes/No; True/false; T/F; Verdict; Right/wrong; 맞나; 맞는가; 맞음; 맞는지; 맞으면 ✓; 맞으면 O; 맞는 말인가; 맞는 말; 참/거짓; 참; 참인가; 참이면 ✓; O/X; OX; ○/×; 사실; 사실인가; 사실 여부; 정답; 옳은가; 옳음; 정말; 정말인가; 진짜; 진짜인가; 해당; 해당 여부
    yes-en {row}.
    yes-ko {row}.

    title 정확한 위치 필요; 정확한 위치가 필요; 전체 정확도 필요; 정확한 위치 전용; 정확한 위치에서만; 정확한 위치가 있어야 하나; 정확한 위치가 있어야 하는가; 정확한 위치에서만 동작; 정확한 위치가 있어야 동작; 정확한 위치일 때만; 정확한 위치일 때만 동작; Only with full accuracy; Full accuracy only; Precise Location only; Only with Precise Location; Works only with full accuracy; Works only with Precise Location
    yes-en {row} needs full accuracy.
    no-en {row} does not need full accuracy.
    yes-ko {row}에는 정확한 위치가 필요하다.
    no-ko {row}에는 정확한 위치가 필요 없다.
    title Available when reduced; Works when Precise is off; Works when reduced; Coarse location enough; Coarse is enough; Approximate is enough; Works with Precise off; 대략적인 위치로 쓸 수 있나; 대략적인 위치로 쓸 수 있는가; 대략적인 위치로도 쓸 수 있나; 대략적인 위치에서도 쓸 수 있나; 대략적인 위치로도 가능; 대략적인 위치에서도 가능
    yes-en {row} works under reduced accuracy.
    no-en {row} is not available under reduced accuracy.
    yes-ko {row}은 대략적인 위치로도 동작한다.
    no-ko {row}은 대략적인 위치에서는 동작하지 않는다.

    # How many there may be, which a column may also tell in other words.
    title Limits; How many; How many?; Number; Restriction; Restrictions; Limitation; Limitations; Constraint; Constraints; Max. count; Maximum count; Count limit; Number allowed; 개수 제한; 개수; 제약; 제약 사항; 앱당 개수; 앱당 제한; 제한 사항; 등록 제한; 등록 개수; 최대 등록 개수; 등록 가능한 개수
    en {row} is limited to {cell}.
    en The limit of {row} is {cell}.
    en {row} {cell}.
    en {cell}.
    ko {row}의 한도는 {cell}이다.
    ko {row}은 {cell}.

    # What is so under a level, which the column names, where the row says it in a clause.
    title When In Use; With When In Use; Under When In Use; While Using; While Using the App; With While Using; When In Use authorization; When In Use only; `authorizedWhenInUse`; authorizedWhenInUse; WhenInUse; 앱을 사용하는 동안; 앱을 사용하는 동안 권한; 앱을 사용하는 동안 허용; 사용하는 동안; 앱 사용 중; 사용 중; WhenInUse 권한; 앱을 사용하는 동안만
    yes-en With When In Use, {row}.
    yes-ko 앱을 사용하는 동안 권한에서는 {row}.
    title Always; With Always; Under Always; Always authorization; Always Allow; `authorizedAlways`; authorizedAlways; Always granted; 항상; 항상 허용; 항상 허용 권한; 항상 권한; Always 권한
    yes-en With Always, {row}.
    yes-ko 항상 허용 권한에서는 {row}.

    # Which prompt something shows, where the cell tells more than yes or no.
    title Prompt; Prompts; Shows a prompt; Shows the prompt; Prompt shown; Alert; Alert shown; Dialog; Dialog shown; What the user sees; Asks for permission; Causes a prompt; 알림; 뜨는 알림; 권한 알림; 표시되는 알림; 팝업; 뜨는 팝업; 알림을 띄움; 사용자가 보는 것
    en {row} shows {cell}.
    en {row} prompts {cell}.
    ko {row}은 {cell}을 띄운다.
    yes-en {row} shows a prompt.
    no-en {row} never shows a prompt.
    yes-ko {row}은 알림을 띄운다.
    no-ko {row}은 알림을 띄우지 않는다.

    # What is so under reduced accuracy, in figures.
    title Reduced; Reduced accuracy; With reduced accuracy; Under reduced accuracy; Approximate; Approximate location; With approximate location; Precise off; Precise Location off; Precise: Off; Precise Off; With Precise Location off; With Precise off; If Precise Location is off; When reduced; Coarse; Reduced position; 대략적인 위치; 대략적; 대략; 정확한 위치 끔; 정확한 위치 꺼짐; 정확한 위치를 끄면; 정확한 위치가 꺼지면; 정확한 위치 Off; 정확한 위치 꺼졌을 때; 정확한 위치가 꺼져 있을 때; 대략적인 위치일 때; 대략적인 위치에서; 낮은 정확도; 축소된 정확도; 대략적인 위치(reduced)
    yes-en {row} works under reduced accuracy.
    no-en {row} is not available under reduced accuracy.
    yes-ko {row}은 대략적인 위치로도 동작한다.
    no-ko {row}은 대략적인 위치에서는 동작하지 않는다.
    en The {row} under reduced accuracy is {cell}.
    en Under reduced accuracy, {row} {cell}.
    ko 대략적인 위치이면 {row}은 {cell}이다.
    ko 대략적인 위치의 {row}은 {cell}이다.
    ko 대략적인 위치에서는 {row}이 {cell}.

    # How far off positions are, by the accuracy that the row or the column names.
    title Distance from the true position; Distance to the true position; Distance from the real position; Distance from the real location; Typical error; Typical deviation; Error; Deviation; How far off; Position error; Location error; Off by; Uncertainty; Inaccuracy; Error radius; Typical radius; Radius; Size of the area; Size of the circle; Circle; 오차; 위치 오차; 오차 범위; 실제 위치와의 거리; 실제 위치와의 차이; 실제 위치와의 오차; 반경; 오차 반경; 원의 크기; 일반적인 오차; 보통 오차
    en The distance from the true position under {row} is {cell}.
    en Under {row}, positions are off by {cell}.
    ko {row}의 오차는 {cell}이다.
    title Recalculated; Recomputed; New position; New positions; Position updated; Position is updated; Updated; Refresh; Refresh rate; Refreshed; Update frequency; Update interval; Interval between updates; Updates; Updates come; New fix; Frequency of updates; Time between updates; 갱신 주기; 업데이트 주기; 업데이트 간격; 위치 갱신; 위치 계산; 갱신; 갱신 간격; 업데이트 빈도; 새 위치; 새 위치가 오는 간격; 위치 업데이트 주기; 위치 업데이트 간격
    en Under {row}, positions are updated {cell}.
    en {row} delivers updates {cell}.
    ko {row}이면 위치가 {cell} 갱신된다.
    ko {row}은 {cell} 업데이트를 전달한다.
    ko {row}이면 업데이트 간격은 {cell}이다.

    # What is needed, told in rows.
    title Needed; Required; Necessary; Is it needed; Is it required; Is it necessary; Must have; Mandatory; Need it; Do you need it
    yes-en {row} is needed.
    no-en {row} is not needed.

    # What is to be done about what the row names.
    title Fix; Fixes; The fix; How to fix; How to fix it; How to fix this; Fix it; Fixing it; Fix by; Solution; Solutions; Remedy; Remedies; Resolution; Resolve; Resolve by; Resolved by; How to resolve; How to resolve it; How to solve it; Cure; Workaround; Way out; What helps; Recovery; How to recover; Recover by; Recovery step; Recovery action; Next step; Next steps; Next action; What to do; What to do next; What to do about it; What to do then; What to do now; To do; Todo; What you can do; What you can do about it; What you should do; What can you do; What can be done; What should you do; What should I do; What do I do; You should; Your move; Try this; Action to take; Take action; Recommended action; Suggested action; Required action; Necessary action; Right action; Correct action; Action for the app; Recommendation; Recommended step; Recommended response; Recommended handling; Suggestion; Suggested fix; Suggested step; Suggested response; Advice; App response; Your response; App reaction; How to react; How to respond; How to handle; How to handle it; How to handle this; How to deal with it; How the app should react; How your app should react; Handling; Handle it by; Handling in the app; What the app should do; What your app should do; What an app should do; What should the app do; What the app can do; What can the app do; What the app may do; What your app can do; The app should; App should; Your app should; What the user should do; What the user can do; What can the user do; What the user has to do; What to tell the user; What to offer; Code should; Countermeasure; Remediation; Mitigation; Mitigate by; Best response; Best reaction; Correct response; Correct reaction; Right response; Treatment; Troubleshooting; Treat it by; Typical fix; Usual fix; Quick fix; Possible fix; Proper reaction; Our reaction; Our response; 대응; 대응법; 대응 방법; 대응 방안; 대응책; 대응 방식; 대응하기; 어떻게 대응하나; 어떻게 대응할까; 앱의 대응; 앱 대응; 권장 대응; 대처; 대처법; 대처 방법; 대처 방안; 대처하기; 앱의 대처; 권장 대처; 어떻게 대처하나; 해결; 해결법; 해결 방법; 해결책; 해결 방안; 해결하려면; 어떻게 해결하나; 해결하는 법; 해결하는 방법; 처리; 처리법; 처리 방법; 처리 방식; 앱의 처리; 처리 방안; 권장 처리; 조치; 조치 방법; 조치 사항; 권장 조치; 필요한 조치; 조치법; 취할 조치; 앱의 조치; 후속 조치; 할 일; 해야 할 일; 앱이 할 일; 앱이 해야 할 일; 앱에서 할 일; 개발자가 할 일; 우리가 할 일; 다음에 할 일; 이때 할 일; 그때 할 일; 앱이 할 수 있는 일; 할 수 있는 일; 사용자가 할 일; 사용자가 할 수 있는 일; 무엇을 할까; 뭘 해야 하나; 무엇을 해야 하나; 어떻게 할까; 어떻게 해야 하나; 이렇게 한다; 이럴 때는; 이럴 때 할 일; 다음 단계; 다음 할 일; 권장 행동; 권장 동작; 권장 사항; 추천 행동; 추천 대응; 추천 동작; 앱이 취할 동작; 앱이 취할 행동; 복구; 복구 방법; 복구하려면; 고치는 법; 고치는 방법; 고치려면; 푸는 법; 푸는 방법; 풀려면; 벗어나는 법; 우회 방법; 우회책; 바로잡는 법; 바로잡기; 조언; 개발자 대응; 코드에서 할 일; 화면 처리; 처방; 손쓸 방법
    en The remedy for {row} is to {cell}.
    ko {row}의 처방으로는 {cell}.

    # The same, asked shortly, or as a question.
    title Action; Actions; Recommended; Good answer; Best practice; Suggested UI; Good practice; Good UI; Do; Do this; Do now; Do then; Then do; React; Reaction; Reactions; Response; Responses; Sensible reaction; Sensible response; Sensible action; Sensible step; Reasonable reaction; Reasonable response; Good reaction; Best reaction; Proper response; Fitting response; Your job; Job of the app; What now; What now?; Now what; And now; How to go on; How to proceed; Go on with; Way forward; The app does; Your app does; What you do; What do you do; What I do; 할 것; 해야 할 것; 앱에서 할 것; 반응; 적절한 반응; 알맞은 대응; 알맞은 반응; 바람직한 대응; 적절한 대응; 적절한 처리; 이럴 땐; 이때는; 그다음 할 일; 코드가 할 일; 어떻게 하나; 어떻게 하지; 무엇을 하나; 뭘 할까; 뭘 하나; 어쩌나; 어떡하나; 어떻게 대처하지; 이렇게; 이렇게 하자
    en The remedy for {row} is to {cell}.
    ko {row}의 처방으로는 {cell}.
    title What happened; What has happened; What’s going on; What's going on; What is going on; What went on; What it stands for; True because; 무슨 일이 있었나; 무슨 일인가; 무슨 상황인가; 어떤 상황인가; 무슨 일이 생겼나
    en {row} is true when {cell}.
    en For {row}, {cell}.
    ko {cell} {row}이 참이다.
    ko {row}은 {cell}.

    # What a grant is reported as where the row names, and how often a prompt comes.
    title A grant reads as; Grant reads as; A grant is reported as; Grant reported as; A grant becomes; Status after a grant; Status once granted; Status when granted; Reported after a grant; Reported after Allow; Value after a grant; Granted status; Status of a grant; 허용 뒤 상태; 허용하면 읽히는 값; 허용되면 읽히는 값; 허용되면 읽히는 상태; 허용했을 때 상태; 허용 시 상태; 허용하면 상태는; 허용 후 상태; 허용하면; 허용된 뒤 상태; 허용하면 보이는 값; Grant is reported as; Grant reported as status; Grant appears as; Grant shows up as; Grant comes back as; Grant read as; Grant surfaces as; Grant represented as; Grant expressed as; Granted status value; Status value for a grant; Status value on grant; Status value of a grant; Status for a grant; Status used for a grant; Status reported on grant; Status that reports a grant; Status constant for a grant; Which status reports a grant; How is a grant reported; 허용 시 보고되는 상태; 허용 시 보고되는 상태값; 허용 시 보고되는 status; 허용 시 status 값; 허용 시 상태값; 허용 시 반환되는 상태; 허용 시 어떤 상태값; 허용되면 보고되는 상태; 허용되면 나오는 status; 허용되었을 때의 상태값; 허용되었을 때의 status; 허용됐을 때 status 값; 허용하면 어떤 상태로 보고되나; 허용하면 어떤 status인가요; 허용이 보고되는 상태값; 허용이 나타나는 status; 허용을 나타내는 상태값; 허용을 나타내는 status; 허용에 해당하는 상태값; 승인 시 보고되는 상태; 승인 시 상태값; 승인 시 status; 승인 시 status 값; 승인 시 authorizationStatus; 승인되면 보고되는 status; 승인되면 어떤 상태값이 되나; 승인되었을 때의 상태값; 승인됐을 때 상태값; 승인을 나타내는 상태값; 승인을 나타내는 status; 권한 부여 시 authorizationStatus; grant 시 상태값; grant 시 status 값; grant가 보고되는 상태; grant를 나타내는 status; Status after the user allows; Status once the user allows; Status when the user allows; Status if the user allows; Status after allowing; 허용 후 상태 값; 허용한 뒤의 상태; 허용한 뒤 상태; 사용자가 허용한 뒤의 상태; 허용했을 때의 상태; Grant appears as status; Which status represents a grant; Granted = which status; Status reported upon grant; How a grant is reported; 허용 시 상태 상수; 허용이 어떤 상태로 보고되나; 허용된 경우의 상태값; 승인 시 보고되는 status; 허용되었을 때 상태 이름; 허용은 어떤 값으로 보고되는가; 승인되면 나오는 상태값; 플랫폼별 허용 상태값
    en On {row}, a grant is reported as {cell}.
    ko {row}에서는 권한이 {cell}로 보고된다.
    title Shown how often; How often shown; How often is it shown; How often it is shown; How often it appears; How often does it appear; How many times; How often at most; 몇 번 뜨나; 뜨는 횟수; 몇 번까지 뜨나; 얼마나 자주 뜨나; 표시 횟수; 횟수
    en {row} is shown {cell}.
    en {row} appears {cell}.
    ko {row}은 {cell} 뜬다.

    # Whether a status is in the hands of who uses the device.
    title Can the user change it; Can the user change this; Can users change it; Changeable by the user; User can change it; User can change this; Can be changed by the user; Changeable by users; 사용자가 바꿀 수 있나; 사용자가 바꿀 수 있는가; 사용자가 바꿀 수 있는지; 사용자가 변경할 수 있나; 사용자가 변경할 수 있는가; 사용자 변경 가능; 사용자 변경 가능 여부; 사용자가 바꿀 수 있음; 고객이 바꿀 수 있나; User can change the status; User can change; User can modify it; User can alter the status; User can override; User able to change it; User able to change status; User may change it; User may change the status; Can the user change the status; Can user change it in Settings; Can the user modify the status; Can the user alter it; Can the user switch it; Can the user fix it; Can the user override it; Can the user reverse it; Can users change this; Can be changed by user; Changeable by user; Changeable by the user in Settings; Changeable in Settings; Modifiable by user; Alterable by user; User-changeable; User-modifiable; User-editable; Is the status user-changeable; 사용자가 변경 가능; 사용자가 변경할 수 있는지; 사용자가 수정 가능; 사용자가 고칠 수 있나; 사용자가 되돌릴 수 있나; 사용자가 상태를 변경할 수 있는가; 사용자가 상태를 바꿀 수 있나요; 사용자가 이 상태를 바꿀 수 있나; 사용자가 권한을 변경할 수 있는지; 사용자가 권한을 바꿀 수 있나; 사용자가 설정에서 변경 가능; 사용자가 설정에서 바꿀 수 있나; 설정에서 변경 가능; 설정에서 바꿀 수 있나요; 설정 앱에서 변경 가능 여부; 설정 앱에서 사용자가 변경; 사용자에 의한 변경 가능 여부; 사용자의 상태 변경 가능; 사용자의 변경 허용 여부; 유저가 변경 가능; 유저가 변경할 수 있나; 유저가 바꿀 수 있나; Settings에서 변경 가능; Settings에서 사용자가 변경 가능한지; User-changeable status; Can user alter the status; Is it user-changeable; May user change this status; Modifiable by the user; Status under user's control; Can users change it in Settings; User may revise this status; Fixable by user; Is the user free to change it; User can switch status; 사용자가 상태를 바꿀 수 있는지; 사용자에 의한 변경 가능; 사용자 수정 가능; 사용자가 직접 변경 가능한가; 사용자 상태 변경 가능 여부; 사용자 손으로 변경 가능; 사용자가 이 상태를 변경 가능; 사용자가 고칠 수 있는가; 유저가 바꿀 수 있음; 유저 변경 가능 여부; 사용자 변경 허용 여부
    yes-en {row} can be changed by the user.
    no-en {row} cannot be changed by the user.
    yes-ko {row}은 사용자가 바꿀 수 있다.
    no-ko {row}은 사용자가 바꿀 수 없다.
    """
}
