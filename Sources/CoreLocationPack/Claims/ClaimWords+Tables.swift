extension ClaimWords {
  /// Words that head columns, name rows and stand alone in cells.
  static let tables = """
    level/always; settings/always
    cell Always; 항상; Always Allow; 항상 허용

    level/whenInUse; settings/whileUsing
    cell While Using; when in use; while in use; 앱 사용 중; 사용하는 동안

    phase/inUse; level/whenInUse; settings/whileUsing; term/in-use
    cell 사용 중

    phase/terminated
    cell Event for a terminated app; Event for the terminated app; 종료된 앱에 생긴 이벤트; 종료된 앱의 이벤트

    verb/stay
    cell unchanged; the same status; same status; stays the same; 그대로; 변화 없음; 변하지 않음; 같은 상태; 그대로임

    delivers/inUse
    cell Delivery in use; Delivered in use; Delivery while in use; 사용 중일 때 전달; 사용 중일 때 전달되는 것; 사용 중의 전달

    delivers/notInUse
    cell Delivery out of use; Delivered out of use; Delivery while not in use; 사용 중이 아닐 때 전달; 사용 중이 아닐 때 전달되는 것;
      사용 중이 아닐 때의 전달

    delivery/none
    cell no events; no event; no positions; no visits; 이벤트 없음; 이벤트가 없음; 위치 없음; 위치가 오지 않음; 이벤트가 오지 않음

    verb/work
    cell works coarsely; 대략적으로 동작; 대략적으로 동작함

    prompt/P-ALW1; set/options:P-ALW1
    cell first prompt of a direct Always request; direct Always request, first prompt; 바로 요청한 항상 허용의 첫 알림;
      항상 허용을 바로 요청했을 때의 첫 알림; direct Always, first prompt; 바로 요청한 항상 허용, 첫 알림

    term/always
    cell Always; 항상 허용

    term/when-in-use
    cell When In Use

    status/denied
    cell refused; rejected; 거부; 거부함; 거절됨

    status/notDetermined
    cell no decision yet; not decided; undecided; 미정; 결정 전; 아직 결정 안 됨

    label/Agree Once
    cell the person agrees; the user agrees to it; agrees; agreed; user agrees; user agreed; the user agrees; the user agreed; the person agreed;
      person agrees; 동의; 동의함; 사용자가 동의; 사용자가 동의함; 사람이 동의함

    label/Decline
    cell the person declines; declines; user declines; user declined; the user declines; the user declined; the person declined;
      사용자가 거절; 사용자가 거절함; 거절; 거절함; 사람이 거절함

    asked/always
    en upgrade already turned down; upgrade turned down; upgrade was turned down; upgrade declined;
      upgrade already declined; upgrade already offered; upgrade prompt already shown; Always asked for before;
      Always asked before; Always already asked; Always already asked for; Always was asked; already asked for Always;
      asked for Always before; already upgraded once; Always requested earlier; Always requested before;
      Always already requested; Always requested once; Always asked for earlier; Always asked earlier;
      Always was requested before; Always was requested earlier; Always request already made;
      Always request already used; Always request already spent; asked for Always earlier; already requested Always
    ko 항상은 이미 요청함; 항상을 이미 요청함; 항상 권한을 이미 요청함; 항상은 이미 요청했음; 항상을 이미 요청했음; 항상은 전에 요청함;
      항상을 요청한 적 있음; 항상은 요청한 적 있음; 항상 권한을 요청한 적 있음; 항상 요청을 이미 씀; 항상 요청은 이미 씀; 이미 한 번 요청함; 항상 허용을 이미 요청함; 업그레이드를 이미 거절함; 업그레이드 거절; 항상 허용을 요청한 적 있음
    cell second call; second request; already asked; 두 번째 호출; 두 번째 요청; 두번째 호출; 두번째 요청; 이미 요청함

    fn/filler
    en any version; all versions; every version; any release; all releases
    ko 모든 버전; 버전 무관; 전체 버전

    fn/filler
    en Always not asked before; Always never asked; Always never asked for; Always not asked for before; never asked for Always;
      Always not yet asked; Always never requested; Always not requested yet; Always not yet requested;
      Always never requested before; in play
    ko 항상은 요청한 적 없음; 항상을 요청한 적 없음; 항상 권한을 요청한 적 없음; 항상은 아직 요청 안 함; 항상은 아직 요청하지 않음;
      항상을 아직 요청하지 않음; 항상을 아직 요청 안 함
    ko 여부; 별; 항상 허용을 요청한 적 없음; 항상 허용을 요청한 적이 없음; 항상 허용을 아직 요청하지 않음
    cell first call; first request; 처음 호출; 첫 호출; 처음 요청; 첫 요청; 첫 번째 호출; 첫 번째 요청; 처음

    event/request:any
    en any request; either request; all requests; any location request; both requests
    ko 모든 요청; 모든 권한 요청; 어느 요청이든

    noun/option
    cell Button; Buttons; Option; Options; Choice; Choices; Answer; Answers; Number of options; Number of buttons;
      Number of choices; Available options; 선택지; 선택지 수; 버튼; 버튼 수; 선택지 개수; 답; 대답; 선택

    noun/type
    cell Type; Value type; Data type; Type of value; Type of the value; Format; 형식; 타입; 자료형; 값의 형식; 값 형식;
      값의 타입; 값 타입; 데이터 타입; 유형

    type/string
    cell String; a string; 문자열

    type/boolean
    cell Boolean; Bool; a Boolean; 불리언; 불; 부울; 참/거짓

    type/array
    cell Array; Array of strings; an array of strings; String array; 배열; 문자열 배열; 문자열의 배열

    type/dictionary
    cell Dictionary; Dictionary of strings; a dictionary; a dictionary of strings; 사전; 딕셔너리; 문자열 딕셔너리; 문자열 사전

    term/precise-location
    cell Precise Location switch; Precise Location toggle; Precise Location setting; Precise switch;
      정확한 위치 스위치; ‘정확한 위치’ 스위치; “정확한 위치” 스위치; 정확한 위치 토글; 정확한 위치 설정

    noun/plist
    ko Info.plist 파일; Info.plist 파일의 키

    noun/member
    cell Flag; Flags; Value; Values; Member; Members; Property; Properties; Case; Cases; Diagnostic;
      플래그; 값; 멤버; 속성; 프로퍼티; 케이스; 진단 값; 진단

    noun/language
    cell English; Korean; In English; In Korean; English name; Korean name; English term; Korean term;
      Translation; 영어; 한국어; 영문; 국문; 우리말; 영어 이름; 한국어 이름; 영어 용어; 한국어 용어; 번역

    verb/key-absent
    cell Key absent; Key missing; Without the key; Without it; Key not set; 키 없음; 키가 없음; 키가 없을 때; 키가 없으면; 키 없이

    verb/key-present
    cell Key true; Key present; With the key; Key set; Key set to true; 키가 true; 키가 참; 키 true; 키가 true일 때; 키가 참일 때; 키가 있을 때; 키가 있으면

    prompt/P-UPG; set/options:P-UPG
    cell upgrade from When In Use; upgrade prompt after When In Use; upgrade prompt from When In Use; upgrade;
      upgrade prompt of a .always session; 앱을 사용하는 동안에서 항상 허용으로 업그레이드; 앱을 사용하는 동안에서 업그레이드; 앱을 사용하는 동안 뒤의 업그레이드 알림;
      업그레이드; 앱을 사용하는 동안 다음의 업그레이드 알림; 앱을 사용하는 동안 권한의 업그레이드; 앱을 사용하는 동안 권한에서 업그레이드

    prompt/P-PROV; set/options:P-PROV
    cell second prompt of provisional Always; second prompt after provisional Always; 임시 항상 허용의 두 번째 알림

    prompt/P-REM; set/options:P-REM
    cell reminder; reminder of Always; Always reminder; reminder prompt; 항상 허용의 확인 알림; 항상 허용을 다시 알리는 알림; 리마인더; 항상 허용 리마인더; 다시 알려 주는 알림

    service/region-monitoring
    cell region or condition event; region or condition events; region and condition events; 지역이나 조건 이벤트; 지역 또는 조건 이벤트;
      지역과 조건 이벤트

    event/settings:preciseOff
    cell Precise Location switched off in Settings; Precise Location is switched off; Precise Location off in Settings;
      Precise Location is switched; 설정에서 정확한 위치를 끔; 정확한 위치를 끔; 정확한 위치를 바꿈; 정확한 위치를 켜거나 끔

    event/settings:preciseOn
    cell Precise Location switched on in Settings; Precise Location is switched on; Precise Location on in Settings;
      설정에서 정확한 위치를 켬; 정확한 위치를 켬

    fn/filler
    cell entry present; entry is present; purpose key present; 항목 있음; coarse; 대략적으로; 대략적임

    effect/none
    cell the attempt fails; attempt fails; fails; failure; 시도가 실패함; 시작에 실패함; 실패; 실패함

    names/allowed:en
    cell Also in English; Also called in English; English variants; English synonyms; Allowed in English;
      Other English names; English aliases; 영어로 써도 되는 말; 영어에서 허용하는 말; 허용하는 영어; 영어 이형; 영어 동의어; 다른 영어 이름

    names/allowed:ko
    cell Also in Korean; Also called in Korean; Korean variants; Korean synonyms; Allowed in Korean;
      Other Korean names; Korean aliases; 한국어로 써도 되는 말; 한국어에서 허용하는 말; 허용하는 한국어; 한국어 이형; 한국어 동의어; 다른 한국어 이름

    names/forbidden:ko
    cell Not in Korean; Never in Korean; Avoid in Korean; Forbidden in Korean; Korean to avoid; 한국어로 쓰지 않는 말;
      쓰지 않는 말; 한국어로 쓰면 안 되는 말; 금지하는 한국어; 한국어 금지어; 피할 한국어

    names/forbidden:en
    cell Not in English; Never in English; Avoid in English; Forbidden in English; English to avoid; 영어로 쓰지 않는 말;
      영어로 쓰면 안 되는 말; 금지하는 영어; 영어 금지어; 피할 영어

    noun/starter
    cell Start; Starts with; Started with; Started by; Start with; Start call; Start method; Method to start;
      Call to start; How to start; 시작; 시작하는 방법; 시작하는 호출; 시작하는 메서드; 시작 메서드; 시작 호출; 시작하려면; 시작 방법

    noun/receiver
    cell Delegate method; Result; Results; Callback method; Delegate callback; Comes to; Where it comes; Sent to; Delivered to;
      Reported to; Arrives in; Arrives at; Goes to; Received in; Handled in; Matching delegate method; Delegate method that hears it;
      델리게이트 메서드; 결과; 콜백 메서드; 오는 곳; 전달되는 곳; 받는 메서드; 알려 주는 메서드; 받는 곳; 짝이 되는 델리게이트 메서드; 맞는 델리게이트 메서드

    noun/situation
    cell Situation; True when; When true; When it is true; When is it true; Set when; True if; When it is set; 상황; 참이 되는 때; 참인 때;
      참이 되는 경우; 참인 경우; 참이 되는 상황; 언제 참인가; true가 되는 때; true인 경우

    noun/check
    cell Check; Check method; Availability check; Checked with; Checked by; Method to check; Hardware check; How to check;
      확인 메서드; 확인; 확인하는 메서드; 확인 방법; 사용 가능 여부 확인; 하드웨어 확인

    noun/after-launch
    cell After the launch; After a launch; After a relaunch; After relaunch; After the relaunch; Once relaunched;
      깨어난 뒤; 깨어난 뒤 할 일; 실행된 뒤 할 일; 재실행 뒤 할 일; To do after the launch; After it launches;
      실행된 뒤; 다시 실행된 뒤; 다시 실행된 후; 실행 후; 재실행 후; 재실행 뒤

    noun/kind
    cell Kind; Kind of symbol; What it is; 종류; 갈래

    noun/unchanged-status
    cell Status before and after; Reported before and after; Status before and after it; 앞뒤의 상태; 전후의 상태; 보고되는 값(전후);
      전후 상태; 앞뒤로 보고되는 상태; 전과 후에 보고되는 상태

    until/outOfUse
    cell until the app is no longer in use; until the app is out of use; until use ends; until the app stops being in use;
      when the app is no longer in use; when the App Clip is no longer in use; when use ends; as long as the app is in use;
      a temporary grant that ends with use; no, gone once the app is out of use;
      앱이 더 이상 사용 중이 아닐 때까지; 앱이 사용 중이 아닐 때까지; 앱을 사용하지 않을 때까지; 앱 사용이 끝날 때까지; 앱이 더는 사용 중이 아닐 때까지; 앱 클립이 더는 사용 중이 아닐 때;
      앱이 더는 사용 중이 아닐 때; 사용이 끝나면 없어지는 일시적인 권한; 사용이 끝나면 사라지는 일시적인 권한

    until/changed
    cell until the person changes it; until the user changes it; when the person changes it; until it is changed;
      until changed in Settings; until the user changes it in Settings; when the user changes it; a grant that does not expire;
      사용자가 바꿀 때까지; 사용자가 바꿀 때; 사용자가 변경할 때까지; 설정에서 바꿀 때까지; 만료되지 않는 권한; 사라지지 않는 권한

    until/nextMorning
    cell the next morning; next morning; until the next morning; until tomorrow; until the morning after;
      다음 날 아침; 다음 날 아침까지; 내일까지; 다음 날까지

    noun/text
    cell Key of the text; Text key; Key of its text; Key with the text; Text from; 문장이 들어 있는 키; 문구의 키; 문구 키; 문장의 키;
      문장이 있는 키; 문장; 문구
    en text; wording; prompt text; shown text
    ko 문구; 보이는 문구; 표시 문구; 표시되는 문구; 표시되는 글; 보이는 글; 나오는 글

    noun/status
    cell Status; State; 상태; 상태 값; 권한; Grant; Authorization

    verb/missing
    cell Missing key; Missing keys; Key missing; Absent key; 없는 키; 빠진 키; 누락된 키; 누락 키

    label/Allow
    cell Allow; user clicks Allow; user chooses Allow; user taps Allow; 허용; 사용자가 허용; 허용을 누름

    verb/choose
    en click; clicks; clicked; clicking
    ko 클릭~; 선택함; 고름; 누름

    event/createManager
    en manager is created; manager created; creating a manager; new manager

    session/service:none
    code CLServiceSession(authorization: .none)

    noun/remark
    en remark; remarks; note; notes; comment; comments; details
    ko 비고; 참고; 메모; 설명; 주의

    noun/version
    en version; versions; OS version; release; minimum version; minimum OS; minimum system; system
    ko 버전; 운영 체제 버전; 최소 버전; OS 버전; 시스템

    verb/introduce
    en first version; first available; since; available since; introduced in; first OS
    ko 도입; 도입 버전; 최초 도입; 최초 버전; 첫 버전; 도입 시점; 도입 시기; 추가된 버전; 지원 시작; 사용 가능 버전; 시작 버전

    verb/deprecated
    en deprecated in; deprecated since; deprecation; obsolete since
    ko 지원 중단; 사용 중단; 지원 중단 버전; 폐기; 폐기 버전

    verb/available
    en usable; can use; available to
    ko 사용 가능; 이용 가능; 지원 여부; 사용 여부; 가능 여부; 사용 가능 여부

    verb/need
    en needed keys; required keys; necessary keys; required usage descriptions; needed usage descriptions; required purpose strings; required key; required when; needed when; required for; needed for
    cell Must be declared; To declare; To be declared; Must declare; What to declare; Declare; Must be in Info.plist;
      선언할 것; 선언할 키; 선언해야 할 것; 선언해야 할 키; 선언해야 하는 것; 선언해야 하는 키; 필요한 선언; 언제 필요한가; 언제 필요한가?;
      언제 필요한지; When needed; When is it needed?; When is it needed; When required
    ko 필요 여부; 필요한 때; 필요한 경우; 요구 사항

    verb/last
    en permanent; lasting; kept
    ko 유지; 지속; 영구; 지속 여부; 유지 여부; 영구적; 계속 유지

    verb/end
    ko 종료; 만료; 소멸; 만료 여부

    verb/launch
    en launched; woken; woken up
    ko 재실행; 다시 실행; 실행 여부; 깨움; 재실행 여부; 다시 실행 여부

    verb/appear
    ko 표시; 표시 여부; 표출

    verb/grant
    ko 허용~; 허용받다

    verb/create
    ko 생성~; 만들다; 만들기

    verb/iterate
    en iterate; iterates; iterating; iteration; iterate over
    ko 반복; 반복~; 순회~

    noun/held
    en held event; event that was held; pending event; withheld event
    ko 보류된 이벤트; 보류 중인 이벤트; 붙잡아 둔 이벤트; 보류 이벤트

    noun/completion
    en completion; completion argument; completion error; completion handler; error argument
    ko 완료 핸들러; 완료 인자; 완료 값; completion 인자
    code completion

    completion/nil
    code nil
    cell nil; no error; 오류 없음

    completion/promptDeclined
    code CLError.promptDeclined; promptDeclined; CLError.Code.promptDeclined
    en =promptDeclined

    noun/diagnostic
    en diagnostic; diagnostics; flag; flags; true flags; diagnostic flag; diagnostic property
    ko 진단; 진단 값; 플래그; 참이 되는 값; 참이 되는 진단 값; 진단 속성

    diagnostic/authorizationDenied
    code authorizationDenied

    diagnostic/authorizationDeniedGlobally
    code authorizationDeniedGlobally

    diagnostic/authorizationRestricted
    code authorizationRestricted

    diagnostic/authorizationRequestInProgress
    code authorizationRequestInProgress

    diagnostic/insufficientlyInUse
    code insufficientlyInUse

    diagnostic/serviceSessionRequired
    code serviceSessionRequired

    diagnostic/accuracyLimited
    code accuracyLimited

    diagnostic/alwaysAuthorizationDenied
    code alwaysAuthorizationDenied

    diagnostic/fullAccuracyDenied
    code fullAccuracyDenied

    noun/raw
    en raw value; raw; rawValue
    ko 원시 값; 원시값; 원싯값
    code rawValue

    key/NSLocationRequireExplicitServiceSession
    en explicit session key; explicit-session key; explicit mode key
    ko 명시적 세션 키; 명시 세션 키

    service/region-monitoring
    cell region event; region events; 지역 이벤트

    service/significant-change
    cell significant changes; significant location changes; significant-change event; significant change event

    service/standard-location
    en standard updates; standard update; standard location updates; standard location update
    cell standard

    service/beacon-ranging
    en iBeacon ranging and monitoring

    event/settings:preciseOff
    en Precise Location off; Precise Location switched off; Precise Location turned off; Precise: Off
    ko 정확한 위치 끄기; 정확한 위치 끔

    event/settings:preciseOn
    en Precise Location on; Precise Location switched on; Precise Location turned on
    ko 정확한 위치 켜기; 정확한 위치 켬; 정확한 위치를 켜다

    event/settings:globalOff
    ko 기기의 위치 서비스 끄기; 위치 서비스 끄기; 위치 서비스 끔; 기기 전체의 위치 서비스 끄기

    event/settings:globalOn
    ko 위치 서비스 켜기; 위치 서비스 켬

    event/settings:any
    en switch it back on in Settings; switch it on in Settings; turn it back on in Settings; turn it on in Settings;
      change it in Settings; change this in Settings; change that in Settings; change the setting; allow it in Settings;
      change it there; undo it in Settings
    ko 설정에서 다시 켜다; 설정에서 바꾸다; 설정에서 변경하다; 설정 앱에서 바꾸다; 설정 앱에서 다시 켜다; 설정에서 켜다; 설정
      앱에서 변경하다

    event/settings:askNextTime; settings/askNextTime
    ko 다음번에 묻기 또는 내가 공유할 때; 다음번에 묻거나 내가 공유할 때

    grant/whenInUse
    en lasting While Using; lasting While Using grant; lasting While Using authorization; permanent While Using

    event/noLongerInUse
    en after the app is out of use
    ko 앱 사용 종료; 사용 종료

    event/relaunch:byUser
    cell next launch; next start; 다음 실행; 다음 실행 때
    """
}
