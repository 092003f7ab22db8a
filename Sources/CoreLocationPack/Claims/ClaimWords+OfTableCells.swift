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
      허용될 수 있는 권한; 허용 가능한 권한; 허용 가능한 수준; 존재하는 수준; 존재하는 권한; 있는 수준; 있는 권한 수준; 존재하는 권한 수준

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
    """
}
