extension ClaimWords {
  /// More words that head columns and stand alone in cells.
  static let titles = """
    noun/raw
    cell Code; Error code; Numeric value; Integer value; Number; Int value; Raw number; Stored as; In logs; As a number;
      코드; 오류 코드; 번호; 숫자; 정수 값; 숫자 값; 정수; 로그에 찍히는 값

    noun/member; noun/raw
    cell Value; 값

    verb/introduce
    ko 처음 나온
    cell Since when; First in; From; As of; New in; Starting with; Added; Added in; Earliest; Earliest version; Available from;
      Exists since; There since; First release; Arrived; Appeared in; Since version; From version; Minimum; Minimum iOS version;
      나온 버전; 처음 나온 버전; 언제부터; 생긴 버전; 등장; 등장 버전; 나온 때; 나온 시기; 추가; 추가 버전; 지원 버전; 최소; 최소 지원 버전; 쓸 수 있는 버전

    verb/need
    cell Least level; Minimum level; Minimum authorization; Lowest level; Required level; Required authorization; Level needed; Authorization needed;
      Needed authorization; Needed level; Minimum permission; Required permission; Permission needed;
      최소 권한; 필요 권한; 필요한 권한; 필요한 권한 수준; 필요한 수준; 최소 수준; 있어야 하는 권한; 요구 권한

    verb/stay-ended
    cell stays terminated; remains terminated; stays closed; not relaunched; not woken; not launched; is not launched; is not relaunched;
      stays quit; stays dead; 종료된 채; 종료된 채로 있음; 깨우지 않음; 실행하지 않음; 다시 실행하지 않음; 종료된 상태 그대로

    verb/launch
    cell Relaunches the app; Wakes the app; Launches the app; Relaunches a terminated app; Launches a terminated app; Wakes a terminated app;
      Starts a terminated app; Wakes up a terminated app; Relaunch; Wake-up; Relaunches it; 종료된 앱을 깨우는지; 종료된 앱 다시 실행; 종료된 앱을 다시 실행;
      종료된 앱을 다시 실행하는지; 종료된 앱 깨우기; 앱을 깨우는가; 종료된 앱을 깨우는가; 종료된 앱 실행

    noun/successor
    cell Replaced by; Replacement; Use instead; Successor; New; New API; New call; Modern; Current; Current API; Better; Preferred; Use today; 새로운 것; 새 이름; 현재; 요즘; Instead use; Modern replacement; Migrate to; Now; New way; 대체; 대체 API; 대신 쓸 것; 대신 쓰는 것; 후속; 새 API; 지금은; 지금; 바꿀 것

    noun/status
    cell Your app sees; What your app sees; App sees; The app sees; What the app sees; The app reads; You read; Value you read; Reported as; API reports;
      What the API reports; Reported status; Resulting status; Status reported; New value; 앱에 보고되는 상태; 앱이 보는 값; 앱이 보는 상태; 앱에 보이는 상태; 보고되는 값; 보고되는 상태; API가 알리는 값

    situation/denied
    phrase the user refused the app; user refused the app; user refused access; the user said no; user said no; access refused;
      access was refused; access denied by the user; the person said no; app refused; 사용자가 권한을 거부함; 사용자가 앱을 거부함; 권한을 거부당함;
      사용자가 이 앱의 권한을 거부함

    situation/servicesOff
    phrase location services off for the whole device; location services are off for the whole device; location services are off everywhere;
      location services disabled; location switched off on the device; location services turned off; location services switched off;
      device-wide location services off; 기기 전체의 위치 서비스가 꺼짐; 기기 전체에서 위치 서비스가 꺼짐; 위치 서비스를 기기 전체에서 끔; 위치 서비스를 끔

    situation/restricted
    phrase parental controls; device management; parental controls or a management profile; screen time restrictions; mdm profile;
      blocked by parental controls; blocked by a profile; blocked by device management; 자녀 보호 기능; 자녀 보호 기능으로 막힘; 자녀 보호 기능이나 MDM이 막음;
      MDM이 막음; 기기 관리로 막힘; 자녀 보호 기능이 막음; 자녀 보호 기능이나 기기 관리가 막음

    situation/noSession
    phrase no session although the explicit-session key is set; explicit-session key set but no session held; no session held in explicit mode;
      the explicit-session key is set and no session is held; 명시적 세션 키가 있는데 세션이 없음; 명시적 세션 모드인데 세션이 없음

    situation/alwaysRefused
    phrase an always goal was refused; always goal refused; always goal was refused; always was not granted; always refused;
      the user refused always; 항상 허용 목표가 거절됨; 항상 허용 목표가 거부됨; 항상 허용을 거절함

    situation/fullRefused
    phrase full accuracy refused; full-accuracy goal was refused; full accuracy goal refused; a full-accuracy goal was refused;
      precise location refused; 정확한 위치 목표가 거절됨; 정확한 위치 목표가 거부됨; 전체 정확도 목표가 거절됨

    situation/reduced
    phrase approximate location only; only approximate location; user allows reduced accuracy only; precise location is off; precise location off;
      the user allows reduced accuracy only; reduced accuracy only; only approximate location allowed; 정확한 위치가 꺼져 있음; 정확한 위치가 꺼짐; 정확한 위치를 끔;
      대략적인 위치만 허용; 대략적인 위치만 허용함

    situation/noPosition
    phrase position unavailable; no fix; no position can be found at the moment; location cannot be determined right now;
      the position cannot be determined; 위치를 얻지 못함; 위치를 구할 수 없음; 지금은 위치를 구할 수 없음

    situation/still
    phrase device at rest; device not moving; phone is not moving; device stopped moving; the device stopped moving; 기기가 멈춰 있어 업데이트가 쉼;
      기기가 정지함; 기기가 가만히 있음

    situation/tooMany
    phrase the app added more than 20 conditions; app added more than 20 conditions; a 21st condition is added; 21st condition added;
      condition limit reached; 조건을 21개 등록함; 조건을 20개 넘게 등록함; 조건이 20개를 초과함; 스물한 번째 조건을 추가함

    situation/locked
    phrase the stored state cannot be read yet; device not unlocked since boot; device has not been unlocked since it booted; store is locked;
      재부팅 뒤 아직 잠금을 풀지 않음; 재부팅 후 첫 잠금 해제 전; 저장소를 읽지 못함

    situation/undecided
    phrase nothing chosen yet; user was never asked; user not asked yet; never asked; not asked yet; not decided yet; the user has not chosen yet;
      아직 묻지 않음; 아직 물어보지 않음; 사용자가 아직 답하지 않음

    situation/noNetwork
    phrase network is not reachable; network not reachable; network down; network is down; no connection; no network connection;
      네트워크에 닿을 수 없음; 네트워크가 끊김; 네트워크 연결 없음

    situation/promptImpossible
    phrase the temporary accuracy prompt could not be shown; temporary accuracy prompt could not be shown;
      the prompt for temporary accuracy could not be shown; 임시 정확도 알림을 띄울 수 없음; 임시 정확도 알림을 띄우지 못함

    situation/regionsRefused
    phrase region monitoring not allowed for this app; region monitoring is not allowed; 이 앱의 지역 모니터링이 거부됨; 지역 모니터링이 허용되지 않음

    noun/option
    cell How many; How many buttons; How many choices; How many options; Button count; 몇 개; 버튼 개수; 버튼이 몇 개; 개수
    cell Tap; User taps; The user taps; Person taps; Button tapped; Tapped; What the user taps; Pick; The user picks; Picked; Selection;
      누른 버튼; 고른 버튼; 사용자가 누른 것; 사용자가 고른 것; 누르는 버튼; 탭한 버튼

    noun/status
    cell 기대 상태값; 기대 상태; 기대하는 상태; 예상 상태; 예상 상태값; 기대 결과 상태; Expected status; Status expected; Resulting status; Status afterwards; Status after;
      누른 뒤 상태; 누른 후 상태; 고른 뒤 상태; 고른 후 상태; 답한 뒤 상태; 선택 뒤 상태; 선택 후 상태; 바꾼 뒤 상태; 바꾼 후 상태;
      그 뒤 상태; 그 뒤의 상태; 이후 상태; 뒤의 상태; 나중 상태; 읽히는 상태; 읽히는 값; 앱이 읽는 상태; 앱이 읽는 값; 결과 상태;
      Status then; Status you read; Status read; What the app reads; Reads as; New status; authorizationStatus after; Status after the tap;
      `authorizationStatus` afterwards; 바뀐 상태값; 바뀐 상태; 이후 상태; 결과 상태

    noun/held
    en event that was being held; event that had been held; events that were being held; event that was waiting; held-back events;
      event that the system held; event the system was holding; event which was being held
    ko 보류됐던 이벤트; 보류되었던 이벤트; 보류된 이벤트; 보류 중이던 이벤트; 밀려 있던 이벤트; 대기 중이던 이벤트; 쌓아 둔 이벤트; 잡아 둔 이벤트; 잡아 두었던 이벤트; 붙들어 둔 이벤트

    noun/entered
    ko 들어간 상태에서; 들어간 뒤; 들어간 후; 들어온 상태에서; 시작한 상태에서; 사용 중인 상태에서; 받은 상태에서; 허용받은 상태에서
    en grant in force; grant active; grant still active; grant in place

    verb/introduce
    cell 언제부터; 언제부터 있나; 언제부터 쓸 수 있나; 언제부터 지원하나; 몇 버전부터; Since when; Since; From version; Starting with; Came with; Arrived in; Added in; First in

    noun/shown-in
    cell Where users see it; Where the user sees it; Where people see it; Where it is shown; Where it shows; Shown in; Text shown in; Where the text appears;
      Where the text is shown; Where it appears; Appears in; Prompt that shows it; Seen in; Shown where; 문구는 어디에; 문구가 나오는 곳; 문구가 보이는 곳; 어디에 보이나; 어디에 나오나;
      문구가 나오는 알림; 문구가 보이는 알림; 보이는 곳; 나오는 곳; 표시되는 곳; 문구가 표시되는 곳; 문구는 어디에 나오나

    prompt/first
    cell first prompt; the first prompt; very first prompt; the very first prompt; 맨 처음 뜨는 권한 팝업; 맨 처음 뜨는 알림; 처음 뜨는 알림; 첫 권한 팝업; 첫 팝업; 첫 알림; 첫 권한 알림; 처음 뜨는 팝업; 맨 처음 알림

    term/precise-location
    cell User can limit accuracy; User can reduce accuracy; User can choose the accuracy; Accuracy can be limited; User can turn off Precise Location;
      Accuracy can be reduced; Users can reduce accuracy; 사용자가 정확도를 제한할 수 있음; 사용자가 정확도를 낮출 수 있음; 정확도 제한 가능; 사용자가 정확도를 줄일 수 있는가; 정확도를 사용자가 제한

    noun/level
    cell Level; Minimum level; Least level; Lowest level; Required level; Needed level; Level needed; Permission level; Levels;
      Required authorization; Minimum authorization; 수준; 최소 수준; 최소 권한; 필요한 수준; 필요한 권한; 필요 권한; 필요한 권한 수준; 필요한 최소 권한

    term/authorization-level; noun/level
    cell Authorization level; Authorization levels; 권한 수준

    level/either
    cell either; either level; either one; either of them; either authorization; any level; both levels; any of the two; both; 둘 다; 둘 다 가능; 둘 중 하나; 어느 쪽이든;
      어느 수준이든; 둘 중 아무거나; 아무거나; 어느 것이든; 모든 수준

    verb/deliver
    cell 옴; 온다; 와요; 들어옴; 날아옴

    fn/filler
    ko 첫 실행에서; 첫 실행 때; 첫 실행 시; 처음 실행해서; 처음 실행할 때; 첫 실행 직후; 앱 첫 실행에서; 앱을 처음 실행해
    en first launch; on first launch; at first launch; fresh install; on a fresh install

    effect/none
    cell 무반응; 반응 없음; 아무 반응 없음; 무시됨; 무시; 효과 없음; no reaction; no response; nothing; ignored; no effect; has no effect; does nothing; silent
    """
}
