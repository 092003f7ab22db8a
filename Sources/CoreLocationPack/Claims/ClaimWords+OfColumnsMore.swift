/// More titles of columns, and of what stands in their cells.
extension ClaimWords {
  static let ofColumnsMore = """
    lift/changeable
    cell the user can switch it back on in Settings; the user can change it in Settings;
      the user can change this in Settings; user can change it in Settings;
      can be changed in Settings; can be changed in Settings by the user;
      the user can lift it in Settings; the user can undo it in Settings;
      the user can turn it back on in Settings; the user can turn it on in Settings;
      the user can allow it in Settings; the user can switch it on in Settings;
      the person can change it in Settings; users can change it in Settings;
      send the user to Settings; 사용자가 설정에서 바꿀 수 있음; 사용자가 설정에서 변경할 수 있음; 사용자가 설정에서 다시 켤 수 있음;
      사용자가 설정에서 풀 수 있음; 사용자가 설정에서 해제할 수 있음; 설정에서 바꿀 수 있음; 설정에서 변경할 수 있음; 설정 앱에서 바꿀 수 있음;
      사용자가 설정 앱에서 바꿀 수 있음; 사용자가 바꿀 수 있음; 설정에서 풀 수 있음; 설정에서 다시 켤 수 있음

    later/prompts
    cell the next request prompts again; next request prompts again;
      the next request shows the prompt again; the next request brings up the prompt again;
      the prompt appears again at the next request; the prompt is shown again at the next request;
      The prompt is shown again at the next request.; The next request prompts again.;
      the prompt comes back at the next request; the prompt returns at the next request;
      prompts again at the next request; asked again at the next request;
      the user is asked again at the next request; The user is asked again at the next request.;
      the user is asked again; the app can ask again; the app may ask again;
      a new request prompts again; a later request prompts again; another request prompts again;
      another request shows the prompt; the next request shows a prompt; the next request prompts;
      next request prompts; a later request prompts; the user will be asked again;
      dialog returns at the next request; the dialog returns at the next request;
      the alert returns at the next request; 다음 요청 때 알림이 다시 뜸; 다음 요청 때 알림이 뜸; 다음에 요청하면 알림이 다시 뜸;
      다음에 요청하면 알림이 뜸; 다음 요청에서 알림이 다시 뜸; 다음 요청에서 다시 물어봄; 다음 요청 때 다시 물어봄; 다음 요청 때 다시 물음;
      다음에 요청하면 다시 물어봄; 다음에 요청하면 다시 물음; 다시 요청하면 알림이 뜸; 다시 요청하면 알림이 다시 뜸; 다시 요청하면 다시 물어봄; 다시 물어볼 수 있음;
      다시 요청할 수 있음; 요청하면 알림이 다시 뜸; 요청하면 다시 알림이 뜸; 다음 요청 시 알림이 다시 뜸; 다음 요청 시 알림이 뜸; 다음번 요청 때 알림이 다시 뜸

    later/silent
    cell the next request does not prompt; the next request shows nothing;
      the next request shows no prompt; no further prompts; no more prompts; no further prompt;
      no more prompt; there are no further prompts; no later request prompts;
      no request prompts any more; no request prompts anymore; no request prompts again;
      no request shows a prompt any more; the user is not asked again; The user is not asked again.;
      the user is never asked again; the app cannot ask again; the app cannot prompt again;
      the prompt never appears again; the prompt does not appear again; no prompt can change it;
      further requests do nothing; further requests show no prompt; further requests show nothing;
      later requests do nothing; later requests show no prompt; later requests show nothing;
      no request can bring the prompt back; 어떤 요청을 해도 알림이 뜨지 않음; 이후 어떤 요청을 해도 알림이 뜨지 않음;
      다음 요청 때 알림이 뜨지 않음; 다시 요청해도 알림이 뜨지 않음; 다음에 요청해도 알림이 뜨지 않음; 더 이상 알림이 뜨지 않음; 더는 알림이 뜨지 않음;
      알림이 다시 뜨지 않음; 다시 묻지 않음; 다시 물어보지 않음; 다시 물어볼 수 없음; 다시 요청할 수 없음; 이후 요청은 알림을 띄우지 않음;
      이후 어떤 요청을 해도 알림 없음; 이후 어떤 요청을 해도 팝업 없음; 다시 요청해도 알림 없음; 요청해도 알림이 뜨지 않음; 다시 요청해도 아무 일도 일어나지 않음

    noun/remark
    cell Good to know; Keep in mind; Watch out; Watch out for; Things to know; Worth knowing;
      What to know; What you should know; What to keep in mind; Worth noting; 알아 둘 점; 알아둘 점; 기억할 점;
      주의할 점; 알아둘 것; 알아 둘 것; 눈여겨볼 점; 유의할 점; 유의 사항

    accuracy/full
    cell accuracy already full; accuracy is already full; already full; accuracy full;
      accuracy is full; full accuracy already; already precise; Precise Location is on;
      Precise Location already on; Precise Location is already on;
      the user already allows full accuracy; 정확한 위치가 이미 켜져 있음; 정확한 위치가 켜져 있음; 이미 정확한 위치; 정확도가 이미 높음;
      정확한 위치가 켜진 상태; 이미 정확한 위치를 허용함; 정확한 위치를 이미 허용함

    noun/level
    cell Permission that works; Usable with; Works with; Works under; Usable under; Available with;
      Allowed levels; 쓸 수 있는 권한; 사용할 수 있는 권한; 가능한 권한; 쓸 수 있는 수준; 사용 가능한 권한; 동작하는 권한

    asks/always-needed
    cell 항상만; 항상 허용일 때만; 항상 허용일 때만 가능; 항상 허용만 가능; 항상만 가능; only with Always;
      with Always only; only under Always; under Always only;
      Always authorization only; only Always authorization

    level/always
    cell Always authorization

    level/whenInUse
    cell When In Use is enough; When In Use suffices; When In Use will do; at least When In Use;
      When In Use or better; When In Use or more; When In Use or Always; either of the two;
      앱을 사용하는 동안으로 충분; 앱을 사용하는 동안이면 충분; 앱을 사용하는 동안이면 됨; 앱을 사용하는 동안 이상; 앱을 사용하는 동안부터;
      앱을 사용하는 동안 권한이면 됨; 앱을 사용하는 동안 권한으로 충분

    noun/status
    cell Outcome; Gives you; Gives the app; You end up with; You then have; The app then has;
      The app ends up with; Then the app reads; Then the API says; The app gets; Expected; Expected value; Expectation; Should be;
      결과; 앱 상태; 그러면 상태는; 기대값; 기댓값; 예상값; 기대; 예상;
      상태는; 권한 상태는; 결과는; 앱이 얻는 상태; 앱이 갖게 되는 상태; 앱이 갖는 상태; 그 결과; 얻게 되는 상태

    noun/starter
    cell Method to call; Methods to call; Call this; API call; Manager method; Starting it;
      Started by calling; Calls to make; Method used; Function; Function to call; API to call;
      Call to make; Call it with; How to start it; How do I start it; How do I start it?; 호출할 메서드;
      부를 메서드; 사용할 메서드; 사용할 함수; 호출할 함수; 호출할 API; 사용할 API; 부를 API; 시작할 때; 시작할 때 호출; 관리자 메서드; 매니저 메서드;
      함수; 호출하는 메서드; 쓰는 메서드; 쓰는 API; 사용하는 메서드

    noun/starter; noun/status
    cell API

    noun/level
    cell Lowest permission that works; Minimum permission needed; Minimum authorization needed;
      Minimum level needed; Least level needed; Permission it takes; Authorization it takes;
      Level it takes; Smallest permission that works; Permission required at least; 최소한의 권한;
      필요 권한 수준; 어떤 권한이 필요한가; 어떤 권한이 필요한지; 어느 권한이 필요한가; 어떤 수준이 필요한가; 어느 수준이 필요한가; 필요한 위치 권한;
      필요한 위치 권한 수준; 받아야 하는 권한; 받아야 할 권한

    verb/introduce
    cell Appeared; Released in; Released with; Debuted in; Debut; Shipped with; Shipped in;
      Arrived with; Part of the SDK since; In the SDK since; Minimum OS; Lowest OS; Required OS;
      OS needed; 출시; 출시 버전; 최소 OS; 최저 OS; 필요한 OS; 필요 OS; 공개된 버전; 선보인 버전

    noun/situation
    cell Happens when; Happens if; What happened; What has happened; What’s wrong; What's wrong;
      What is wrong; What is going on; What’s going on; What's going on; What is the matter;
      Usually means; Usual cause; Likely cause; Possible cause; Probable cause; Typical cause;
      Most likely cause; True because; 발생 조건; 발생 원인; 발생하는 경우; 발생하는 때; 켜지는 경우; 켜지는 때; 켜지는 조건; 가능한 원인;
      주된 원인; 흔한 원인; 예상 원인; 무슨 일인가; 무슨 일이 있었나; 무엇이 문제인가; 무슨 상황인가; 어떤 상황인가; 참이 되는 이유; 참인 이유;
      true가 되는 조건; true가 되는 때; true가 되는 경우; true일 때; true인 때; 참일 때

    accuracy/reduced
    cell Works without Precise Location; Without Precise Location; Reduced;
      Available with reduced accuracy; Available under reduced accuracy;
      Works if Precise Location is off; Works when Precise Location is off;
      Works under reduced accuracy; If Precise Location is off; When Precise Location is off;
      Works at reduced accuracy; OK with reduced accuracy; Fine with reduced accuracy; 정확한 위치 없이;
      정확한 위치 없이 동작; 정확도 낮음; 대략적인 위치로 동작하는가; 대략적인 위치로 동작하나; 대략적인 위치에서 동작하는가; 대략적인 위치에서도 동작하는가;
      대략적인 위치로도 동작하는가; 정확한 위치가 꺼져도 동작; 정확한 위치가 꺼져도 동작하는가; 정확한 위치가 꺼졌을 때; 정확한 위치가 꺼진 상태에서

    noun/receiver
    cell Result in; Result goes to; Method called; Handler; Handler method; Handled by;
      You implement; Method you implement; Reports through; Where it arrives;
      Where the result arrives; Where results arrive; Where the data arrives; Calls;
      Calls this method; Result arrives in; Answers in; 결과 메서드; 처리하는 곳; 처리하는 메서드; 처리 메서드;
      받는 델리게이트 메서드; 결과가 도착하는 곳; 결과 콜백; 호출해 주는 메서드; 알림을 받는 메서드; 통보받는 메서드; 이벤트가 오는 메서드

    noun/text
    cell 메시지; 메시지 키; 알림 메시지; 알림 메시지의 키; 표시되는 메시지; 안내 문구; 안내 문구의 키

    noun/span
    cell Grant lasts; How long the grant lasts; How long does the grant last; Stays until;
      Lasts how long; 권한이 유지되는 기간; 권한 유지 기간; 권한의 유지 기간; 권한의 유효 기간; 권한 유효 기간

    noun/type
    cell Kind of value; Xcode type; Plist type; Property list type; Type in Xcode; Value is a;
      Value is; Kind of the value; Type of its value; JSON type; 자료 형식; 데이터 형식; 데이터 유형; 자료 유형;
      값의 자료형; 값의 종류; 값은

    noun/option
    cell Offered; What the user can choose; What users can choose; What the user can pick;
      The user can choose; Users can choose; The user can pick; What it offers; Offers;
      Button titles; Button labels; Button names; Labels; You can choose; What you can choose;
      Choices on screen; Buttons on screen; Buttons of the prompt; 사용자가 고를 수 있는 것; 사용자가 고를 수 있는 답;
      사용자가 선택할 수 있는 것; 제공하는 선택지; 버튼 이름; 버튼 제목; 가능한 답; 버튼 구성; 누를 수 있는 버튼; 화면의 버튼; 알림의 버튼; 선택할 수 있는 버튼

    moment/foreground
    cell when the app comes to the foreground; whenever the app comes to the foreground;
      the app comes to the foreground; each time the app comes to the foreground;
      every time the app comes to the foreground; when the app is opened;
      each time the app is opened; every time the app is opened; at launch; at every launch;
      at each launch; when the app is launched; when the app launches; whenever the app is launched;
      at the next launch; on every launch; on launch; 앱이 포그라운드로 올 때; 앱이 포그라운드로 올 때마다; 앱이 포그라운드로 오면;
      앱을 열 때; 앱을 열 때마다; 앱을 실행할 때; 앱을 실행할 때마다; 실행할 때마다; 앱이 실행될 때; 앱이 실행될 때마다; 다음에 앱을 열 때; 다음 실행 때마다;
      앱을 켤 때; 앱을 켤 때마다

    moment/days
    cell a few days after When In Use was granted; some days after When In Use was granted;
      after a few days; after some days; a few days later; some days later;
      a few days after the first prompt; a week after When In Use was granted;
      a few days after Allow While Using App; 앱을 사용하는 동안 권한을 받고 며칠 뒤; 앱을 사용하는 동안 권한을 받은 며칠 뒤;
      앱을 사용하는 동안 권한을 받은 뒤 며칠이 지나면; 며칠 뒤; 며칠이 지나면; 며칠 뒤에; 며칠 후; 며칠이 지난 뒤

    noun/restart
    cell Starts again after a relaunch; Has to be started again; Must be started again;
      Must be restarted; Has to be restarted; Needs a restart; Restart needed;
      Restart needed after a relaunch; Start again after a relaunch; 다시 시작해야 하나; 다시 시작해야 하는가;
      다시 시작 필요; 재시작 필요; 재시작 필요 여부; 재시작해야 하나; 재시작해야 하는가; 다시 실행된 뒤 다시 시작해야 하나; 다시 실행된 뒤 다시 시작;
      재실행 뒤 다시 시작 필요; 재실행 후 다시 시작; 재실행 후 재시작 필요

    none/counts
    cell a .none session does not count; .none does not count; a session with .none does not count;
      .none is not enough; a .none session is not enough; a .none session does not help;
      .none sessions do not count; .none sessions don’t count; .none 세션은 인정되지 않음;
      .none 세션은 인정되지 않는다; .none 세션은 세지 않음; .none 세션으로는 부족함; .none 세션은 소용없음; .none으로는 부족함;
      .none은 인정되지 않음

    until/changed
    cell a permanent grant; permanent grant; a lasting grant; lasting grant; 영구적인 권한; 영구 권한;
      영구적으로 유지됨; 영구적으로 유지; 영구히 유지됨; 설정에서 바꿀 때까지 유지됨; 사용자가 바꿀 때까지 유지됨; 만료되지 않음;
      lasts until the user changes it; lasts until changed in Settings;
      kept until the user changes it; never ends; lasts forever

    keeps/nextLaunch
    cell kept at the next launch; kept until the next launch; still valid at the next launch;
      still there at the next launch; survives a relaunch; survives the next launch;
      survives termination; kept after termination; kept when the app is terminated;
      still granted at the next launch; also holds at the next launch; 다음 실행 때도 유지됨; 다음 실행에도 유지됨;
      다음 실행 때까지 유지됨; 다음 실행까지 유지됨; 다음에 실행해도 유지됨; 앱을 다시 실행해도 유지됨; 앱을 종료해도 유지됨; 앱이 종료되어도 유지됨;
      앱을 껐다 켜도 유지됨; 종료 뒤에도 유지됨; 종료 후에도 유지됨

    later/prompts
    cell asked again at the next launch; the user is asked again at the next launch;
      prompts again at the next launch; the prompt appears again at the next launch;
      the prompt is shown again at the next launch; the prompt comes back at the next launch;
      dialog returns after the next launch; the dialog returns after the next launch;
      the prompt returns after the next launch; the alert returns after the next launch;
      the prompt returns at the next launch; the dialog returns at the next launch;
      asked again on the next launch; asked again next time; the user is asked again next time;
      다음 실행 때 다시 물어봄; 다음 실행 때 다시 물음; 다음 실행 때 알림이 다시 뜸; 다음 실행에서 다시 물어봄; 다음에 실행하면 다시 물어봄;
      다음에 실행하면 알림이 다시 뜸; 다음에 앱을 열면 다시 물어봄; 다음번에 다시 물어봄

    verb/need
    cell Level needed to start it; Level needed to start; Level to start it; Level needed to use it; Needed to start it;
      Level it takes; Level for starting; Level that is enough; 시작하는 데 필요한 수준; 시작에 필요한 권한; 시작하는 데 필요한 권한;
      쓰는 데 필요한 권한; 쓰려면 필요한 권한; 필요한 최소 수준; 쓸 수 있는 수준

    noun/shown-in
    cell Where people see the text; Where people see it; Where users see the text; Where the user sees the text; Text is seen in;
      Where the string is shown; Where the string appears; Where the text is seen; Prompt that carries the text; Prompt with this text;
      Alert that shows it; Alert that shows the text; 문구가 뜨는 곳; 문구가 뜨는 알림; 문구를 보여 주는 알림; 텍스트가 보이는 곳; 텍스트가 나오는 곳

    event/settings:globalOff
    cell Location Services switched off for the device; Location Services switched off; Location Services turned off;
      기기의 위치 서비스 끔; 위치 서비스 끔; 기기 위치 서비스 끔; 위치 서비스 전체 끔; 위치 서비스를 끔

    event/settings:globalOn
    cell Location Services switched back on; Location Services turned back on; Location Services switched on again;
      Location Services back on; 기기의 위치 서비스 다시 켬; 위치 서비스 다시 켬; 위치 서비스를 다시 켬; 기기 위치 서비스 다시 켬
    """
}
