/// Titles of columns, and what cells say by themselves.
extension ClaimWords {
  static let ofColumns = """
    noun/starter
    cell Start it with; Start it by; Begin with; Begins with; Starts through; Started through;
      Starts by; Turn on with; Turned on with; Switched on with; Start API; API to start;
      Starting call; Starting method; Start function; Function to start; Method that starts it;
      Call that starts it; Begin by calling; To start; To start it; Kick off with; Launch with;
      Entry point; 시작하는 법; 시작하는 API; 시작 API; 켜는 법; 켜는 메서드; 켜는 방법; 시작 함수; 시작하는 함수; 시작할 때 쓰는 메서드;
      시작할 때 부르는 메서드; 시작할 때 호출할 메서드; 시작할 때 쓰는 것; 시작하려면 부를 것; 시작 지점; 시작하려면 호출할 것; 시작용 메서드

    noun/level
    cell Least authorization; Least permission; Smallest level; Smallest permission; Needs at least;
      Authorization it needs; Level it needs; Permission it needs; Authorization required;
      Permission required; Permission needed; Level required; Needed permission; Minimum grant;
      Minimum access; Access level needed; Required access level; Required permission level;
      Authorization level needed; Required authorization level; Works with at least;
      Authorization needed; Works from level; 최소로 필요한 권한; 최소로 필요한 수준; 필요한 최소 수준; 요구 수준; 필요 수준;
      필요한 접근 수준; 최소 접근 수준; 최소 권한 수준; 있어야 하는 수준; 요구되는 권한; 요구되는 수준; 권한 요건; 최소한 필요한 권한; 적어도 필요한 권한

    noun/text
    cell Text comes from; Text taken from; Text is taken from; Text of the alert;
      Text of the prompt; Text of the dialog; Prompt text from; Prompt text key; String shown;
      Usage description shown; Usage key; String key; Key of the string; Key for the text;
      Message from; Message taken from; Message key; Explanation from; Explanation comes from;
      Wording from; Wording comes from; Purpose string used; Usage string used; Source of the text;
      Alert text; Dialog text; Usage description used; Key it reads; Key whose text is shown;
      문구가 담긴 키; 문구 출처; 문구의 출처; 보이는 문구의 키; 표시되는 문자열; 문자열 키; 문구를 담은 키; 알림 문구; 알림 문구의 키; 알림 문구 키;
      문구를 가져오는 키; 문구를 가져오는 곳; 문구가 나오는 키; 쓰이는 문구; 사용되는 문구; 설명 문구; 설명 문구 키; 사용 목적 문구; 쓰이는 사용 목적 문자열;
      보여 주는 문구; 표시되는 설명; 설명이 담긴 키; 문구를 읽는 키

    noun/settings
    cell Shown in Settings; Shown in Settings as; Settings shows; What Settings shows;
      Settings says; In Settings; In Settings as; Seen in Settings; Settings row; Row in Settings;
      Row shown in Settings; Row selected in Settings; Selected in Settings; Settings entry;
      설정 앱 표시; 설정 표시; 설정에 보이는 값; 설정에 보이는 항목; 설정에 표시되는 값; 설정에 표시되는 항목; 설정에 나타나는 항목; 설정 앱에 보이는 항목;
      설정 앱에 표시되는 항목; 설정에서 보이는 항목; 설정에서 선택된 항목; 설정 앱에서는; 설정에서는

    noun/status
    cell Final status; Status in the end; Ends up as; Ends up; Status you get; Status you read;
      Status that results; Status you end up with; Outcome status; Status value;
      Value of authorizationStatus; Value reported; Value the app reads; Status the app sees;
      Status seen; Status now; Status read; Value of the status; Resulting authorization;
      Resulting authorization status; 바뀌는 상태; 최종 상태; 마지막 상태; 얻는 상태; 읽히는 상태; 읽히는 값; 앱이 받는 값; 앱이 읽는 값;
      앱이 읽는 상태; 앱에서 보이는 상태; 앱에서 읽는 값; 보고 상태; 상태 변화; 상태 결과; 권한 상태값; 결과 권한 상태; 새 상태; 새 권한 상태

    noun/option
    cell Choices; Choices offered; Buttons offered; Buttons shown; Offered buttons; Offered choices;
      Options offered; Options shown; Buttons in the prompt; Buttons on the prompt; Buttons in it;
      Answers offered; Possible answers; Choices in it; Answer options; Options for the user;
      Choices for the user; 보이는 버튼; 나오는 버튼; 버튼 목록; 제공되는 버튼; 고를 수 있는 답; 고를 수 있는 것; 고를 수 있는 버튼; 선택 항목;
      선택할 수 있는 것; 선택할 수 있는 답; 표시되는 버튼; 나오는 선택지; 보이는 선택지; 답으로 고를 수 있는 것

    noun/option
    cell User’s choice; User's choice; User choice; Users choice; Choice of the user; Chosen button;
      Chosen; Chosen answer; Chosen option; Person’s choice; Person's choice; Answer given;
      Answer of the user; User’s answer; User's answer; User answer; Button pressed; Pressed button;
      User selects; User presses; When the user taps; If the user taps; When the user picks;
      If the user picks; If the user chooses; 사용자의 선택; 사용자 선택; 사용자의 답; 사용자 답; 고른 답; 고르는 답; 고르는 버튼;
      선택한 답; 선택한 버튼; 선택한 것; 사용자가 고르는 버튼; 사용자가 누르는 버튼; 사용자가 선택한 버튼; 사용자가 선택한 것; 사용자의 응답; 응답; 탭하는 버튼;
      누르면

    noun/receiver
    cell Delivered through; Delivered via; Delivers to; Delivers through; Reports to;
      Reported through; Reported via; Result comes in; Results come in; Results arrive in;
      Results in; Result method; Data arrives in; Events arrive in; You hear of it in;
      Answer comes in; Listen in; Implement; Method to implement; Delegate method to implement;
      Delegate method called; 결과가 오는 메서드; 결과를 받는 메서드; 결과를 받는 곳; 결과가 오는 곳; 값이 오는 곳; 이벤트가 오는 곳;
      이벤트를 받는 메서드; 구현할 메서드; 구현할 델리게이트 메서드; 불리는 델리게이트 메서드; 호출되는 델리게이트 메서드; 호출되는 메서드; 전달받는 메서드;
      전달되는 메서드

    noun/check
    cell Test for it with; Test with; Test first with; Check first; Check first with; Check with;
      Ask first; Availability test; Tested with; Hardware test; Is it available?;
      Check availability with; 먼저 확인할 것; 먼저 확인할 메서드; 사용 가능한지 확인하는 메서드; 사용 가능 여부를 확인하는 메서드; 지원 여부 확인;
      하드웨어 확인 메서드

    noun/after-launch
    cell When relaunched; On relaunch; To do after a relaunch; To do after relaunch;
      To do on relaunch; What to do after a relaunch; What to do after relaunch;
      What to do when relaunched; After being relaunched; After the app was relaunched;
      Once the app is back; After the system relaunched the app; After the wake-up; After waking up;
      다시 실행되면; 다시 실행되면 할 일; 다시 실행된 뒤에 할 일; 다시 실행된 뒤 할 일; 재실행되면 할 일; 재실행 뒤 할 일; 재실행 후 할 일;
      다시 실행된 후 할 일; 깨어나면 할 일; 깨어난 뒤에 할 일

    verb/introduce
    cell Available since; Available from; Usable since; Usable from; Supported since;
      Supported from; Supports; Introduced; First supported; First supported in; First appeared;
      First seen in; Came in; Came in with; New since; Exists from; Present since;
      OS version needed; Earliest OS; First OS version; Oldest system; Lowest version; 지원 시작;
      지원 시작 버전; 추가된 때; 추가 시점; 추가 버전; 처음 추가된 버전; 처음 지원한 버전; 처음 생긴 버전; 사용할 수 있는 버전; 사용 가능한 버전;
      쓸 수 있게 된 버전; 들어온 버전; 생긴 때; 생긴 시점; 등장 시점; 나온 시점; 소개된 버전; 최저 버전; 가장 낮은 버전; 언제 생겼나; 언제 추가됐나;
      언제 나왔나

    verb/deprecated
    cell Old one deprecated; Old one deprecated in; Old one deprecated since; Old one deprecated from; Old API deprecated in; Old API deprecated since;
      Old name deprecated in; Old name deprecated since; Old deprecated in; Deprecated (old); When deprecated; Deprecated when;
      언제 지원 중단; 언제 폐기; 언제 사용 중단; 언제부터 지원 중단; 언제부터 폐기; 언제 폐기됐나; 언제 중단; 옛것 지원 중단; 옛것 폐기;
      Deprecated; Deprecated from; Deprecated as of; Deprecated by; Obsolete from;
      Obsolete as of; Retired in; Retired since; Out of date since; No longer recommended since;
      Deprecated version; 지원이 중단된 버전; 사용 중단 시점; 지원 중단 시점; 폐기된 버전; 더 이상 쓰지 않는 버전; 사용이 중단된 버전;
      권장하지 않게 된 버전; 언제부터 쓰지 않나; deprecated; deprecated 버전

    noun/raw
    cell Raw; Raw values; Raw Int; Int; Int32; Integer; Underlying value; Number behind it;
      Value as a number; rawValue; Enum value; Stored value; Logged as; Printed as; In the log;
      저장되는 값; 숫자로는; 정수로는; 실제 값; 내부 값; 찍히는 값; 로그 값; 로그에 찍히는 숫자; 열거값

    verb/launch
    cell Wakes a closed app; Starts a closed app; Brings the app back; Brings back a closed app;
      Starts the app again; Restarts the app; Revives the app; Launches it again; Launches it;
      Restarts it; Starts it again; Wakes it; Can wake the app; Can relaunch the app;
      Can launch the app; Wakes up the app; System relaunches the app; System launches the app;
      System starts the app; App is relaunched; App is woken; App is launched; Starts your app;
      Wakes your app; Relaunches your app; Launches your app; 앱을 깨움; 앱을 다시 켬; 앱을 재실행; 앱을 다시 실행;
      앱 재실행; 앱 깨움; 앱 깨우기; 앱을 다시 띄움; 꺼진 앱을 깨움; 꺼진 앱 깨우기; 꺼진 앱 실행; 앱을 다시 켜 주나; 앱을 깨우나; 앱을 실행하는가

    delivery/none
    cell 동작 안 함; 작동 안 함; 안 됨; 안 옴; 이벤트 안 옴; 결과 없음; 결과가 없음; 업데이트 없음; no results; no result;
      no updates; no data; no delivery

    until/outOfUse
    cell until the app is no longer being used; until you leave the app; until the app leaves use;
      until the user stops using the app; until the user leaves the app;
      until the person stops using the app; only while the app is in use; while the app is in use;
      only while in use; while in use; for as long as the app is in use; as long as it is in use;
      this use of the app only; for this use of the app; for one use of the app;
      until the app is not in use anymore; until the app is not in use any more; 앱을 사용하는 동안만;
      앱을 사용하는 동안에만; 앱이 사용 중인 동안; 앱이 사용 중인 동안만; 사용하는 동안만; 앱을 쓰는 동안만; 앱 사용이 끝날 때; 앱을 그만 쓸 때까지;
      앱을 더 이상 쓰지 않을 때까지; 앱을 더는 쓰지 않을 때까지; 앱을 더는 사용하지 않을 때까지; 앱을 더 이상 사용하지 않을 때까지;
      앱을 더 이상 사용하지 않으면 끝남; 앱 사용을 마칠 때까지; 이번 사용이 끝날 때까지; 이번에 앱을 쓰는 동안

    until/changed
    cell until the user changes it in Settings; until the person changes it in Settings;
      until the user changes their mind in Settings; until it is changed in Settings; until changed;
      until the setting is changed; until it is revoked; until revoked; until the user revokes it;
      until the user turns it off; indefinitely; for good; permanently; permanent; forever;
      without limit; does not expire; never expires; no end; no limit; until further notice;
      unlimited; as long as the app is installed; 사용자가 설정에서 바꿀 때까지; 설정에서 변경할 때까지; 사용자가 설정에서 변경할 때까지;
      사용자가 취소할 때까지; 사용자가 설정을 바꿀 때까지; 설정을 바꿀 때까지; 계속; 영구적; 영구; 무기한; 만료되지 않음; 만료 없음; 끝나지 않음; 제한 없이;
      계속 유지됨; 영구히; 앱을 지울 때까지; 앱을 삭제할 때까지

    until/closed
    cell until the app is closed; until the app is quit; until the app is terminated;
      until the app quits; until the app terminates; until the user closes the app;
      until the user quits the app; until the app is killed; until the app is force-quit;
      until termination; 앱을 종료할 때까지; 앱이 종료될 때까지; 앱을 닫을 때까지; 앱을 끌 때까지; 앱이 꺼질 때까지; 앱을 강제 종료할 때까지;
      종료할 때까지; 종료될 때까지

    until/nextLaunch
    cell until the next launch; until the next start; until the app is launched again;
      until the app is relaunched; until the next app launch; until the app starts again;
      until the app is opened again; 다음 실행까지; 다음 실행 때까지; 다음에 실행할 때까지; 다음에 앱을 실행할 때까지; 앱을 다시 실행할 때까지;
      다시 실행할 때까지; 다음에 앱을 열 때까지

    until/someTime
    cell until the phone restarts; until the phone is restarted; until the device restarts; until the device is restarted; until the next restart;
      until a restart; until the next reboot; until a reboot; until reboot; until the phone reboots; until the device reboots;
      재부팅할 때까지; 재부팅 전까지; 다음 재부팅까지; 기기를 다시 켤 때까지; 기기를 재시동할 때까지; 휴대폰을 껐다 켤 때까지;
      24 hours; for 24 hours; one day; for one day; a day; for a day; one week; a week;
      for a week; 7 days; for 7 days; seven days; 30 days; for 30 days; one hour; an hour;
      for an hour; 48 hours; a month; one month; until midnight; until the end of the day; 12 hours;
      a few days; 24시간; 24시간 동안; 하루; 하루 동안; 일주일; 일주일 동안; 7일; 7일 동안; 30일; 30일 동안; 한 시간; 한 시간 동안; 1시간;
      1시간 동안; 한 달; 한 달 동안; 자정까지; 그날 자정까지; 며칠; 며칠 동안

    noun/span
    cell How long; How long?; How long it lasts; How long does it last; How long does it last?;
      Duration; Lasts for; Lasts until; Valid for; Valid until; Good for; Kept until;
      Persists until; Remains until; How long is it valid; How long it is valid;
      How long is it valid?; How long it stays; Lifetime; Lifespan; Life; Validity; Until when;
      Until when?; Until; 유지되는 기간; 유지 기간; 유지되는 시간; 언제까지; 언제까지 유지되나; 언제까지 유효한가; 언제까지 가나; 얼마 동안;
      얼마 동안 유지되나; 유효 기간; 유효한 기간; 지속 기간; 지속 시간; 지속되는 기간; 지속되는 시간; 얼마나 가나; 얼마나 오래; 얼마나 오래 가나;
      얼마나 지속되나; 얼마나 유지되나; 수명; 기간

    noun/novelty
    cell New; What’s new; What's new; What is new; New features; New feature; New APIs; New API;
      New symbols; Introduced; Introduces; Adds; Added; Additions; What was added;
      New in this version; New in this release; First appearance of; Brought in; New things;
      Newcomers; New types; New calls; 새로 생긴 것; 새로운 것; 새 기능; 추가된 것; 새로 추가된 것; 추가된 기능; 새로 들어온 것;
      새로 도입된 것; 도입된 것; 생긴 것; 새로운 기능; 새로 나온 것; 새로 나온 API; 새 API; 추가된 API; 새로 추가된 API; 무엇이 생겼나;
      무엇이 추가됐나; 들어온 것; 추가된 타입; 새 타입

    verb/key-absent
    cell If missing; If it is missing; If it’s missing; If it's missing; When missing;
      When it is missing; If you leave it out; If left out; If you omit it; If omitted;
      If you forget it; If forgotten; If absent; If it is absent; When absent; If not there;
      If it is not there; If it isn’t there; If not declared; When not declared;
      What happens without it; What happens if it is missing; If you skip it; Without this key;
      Effect of leaving it out; 빠뜨리면; 없으면; 빠지면; 누락되면; 누락하면; 빼먹으면; 넣지 않으면; 선언하지 않으면; 생략하면; 없을 때;
      빠졌을 때; 빠뜨렸을 때; 누락했을 때; 없을 경우; 누락 시; 없을 시; 없는 경우; 빠뜨린 경우; 안 넣으면; 넣지 않은 경우

    delivery/crash
    ko 충돌~; 앱이 충돌하다; 앱이 충돌해 종료되다
    cell the app crashes; app crashes; crash; crashes; the app crashes at launch;
      the app crashes at once; it crashes; a crash; the call crashes; the request crashes;
      runtime crash; runtime exception; an exception is thrown; throws an exception; 앱이 충돌함; 충돌;
      앱이 죽음; 크래시; 크래시가 남; 앱이 크래시됨; 앱이 비정상 종료됨; 비정상 종료; 앱이 강제 종료됨; 예외 발생; 예외가 발생함; 런타임 오류

    else/defaultText
    cell the system shows a default text; a default text is shown; the system uses a default text;
      a default text; default text; the prompt shows a default text; the prompt has a default text;
      a generic text is shown; the system shows a generic text; the prompt appears without a text;
      the prompt appears with an empty text; the prompt shows no text; the prompt has no text;
      an empty prompt appears; 시스템이 기본 문구를 보여 줌; 기본 문구가 표시됨; 기본 문구가 나옴; 기본 문구를 보여 줌; 시스템이 기본 문구를 씀;
      문구 없이 알림이 뜸; 빈 문구로 알림이 뜸; 문구가 빈 알림이 뜸
    """
}
