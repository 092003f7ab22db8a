/// Words of what many believe of authorization.
extension ClaimWords {
  static let ofBeliefs = """
    say/until-answered
    en until the user confirms; until the user answers; until the user decides; until it is answered;
      until the user has confirmed; until the user has answered; until the user responds
    ko 사용자가 확인할 때까지; 사용자가 답할 때까지; 사용자가 응답할 때까지; 사용자가 결정할 때까지

    say/another-chance
    en another chance to accept the upgrade; another chance to upgrade; another opportunity to upgrade;
      a new chance to upgrade; a fresh chance to upgrade;
      another chance to accept the upgrade to Always; another chance to grant Always;
      a second chance to upgrade
    ko 업그레이드를 수락할 기회가 다시 주어지다; 업그레이드할 기회가 다시 주어지다;
      업그레이드를 수락할 기회가 다시 생기다; 업그레이드할 기회가 다시 생기다;
      업그레이드를 수락할 기회를 다시 주다; 업그레이드 기회를 다시 주다; 업그레이드 기회가 다시 생기다;
      업그레이드를 받아들일 기회를 다시 주다

    thing/no-session-needed
    en with or without a session; with or without a service session; whether or not a session is held;
      session or no session; with or without any session
    ko 세션이 있든 없든; 세션 유무와 관계없이; 세션 유무와 상관없이; 세션을 들고 있든 아니든

    say/as-long-as-app-runs
    en for as long as the app runs; as long as the app runs; as long as the app keeps running;
      for as long as the app is running
    ko 앱이 실행되는 내내; 앱이 실행되는 동안 계속; 앱이 실행되는 한

    say/system-asks
    en made the system ask for When In Use; makes the system ask for When In Use;
      made the system prompt for When In Use; makes the system prompt for When In Use;
      made the system show the prompt; makes the system show the prompt
    ko 시스템이 앱을 사용하는 동안 권한을 묻다; 시스템이 사용하는 동안 권한을 묻다

    say/explicit-mode
    en explicit mode
    ko 명시적 모드

    say/nonnil
    en a non-nil location; a location that is never nil; a location in every case
    ko nil이 아닌 위치가 항상 들어 있다; 항상 위치가 들어 있다; 위치가 항상 들어 있다

    thing/own-regions
    en only the regions registered by that instance; only the regions that instance registered;
      only the regions registered with that manager; only the regions of that instance;
      only the regions of that manager; only regions added by that manager
    ko 그 매니저 인스턴스가 등록한 지역만; 그 매니저가 등록한 지역만; 해당 인스턴스가 등록한 지역만;
      그 인스턴스가 등록한 지역만; 해당 매니저가 등록한 지역만

    say/indicator-gone
    en hide the background indicator; hides the background indicator;
      hide the background location indicator; hides the background location indicator;
      hide the indicator; hide the blue indicator

    say/always-apps-only
    en only apps with Always; only apps that hold Always; only apps that were granted Always;
      only apps granted Always; only an app with Always; only by apps with Always;
      only to apps with Always; only by apps that were granted Always; only to apps that hold Always
    ko 항상 허용을 받은 앱만; 항상 허용 권한을 받은 앱만; 항상 허용 권한이 있는 앱만; 항상 허용된 앱만;
      항상 허용을 가진 앱만

    say/without-recreating
    en without being recreated; without having to be recreated; without being created again;
      without recreating it; without your recreating it; without you recreating it
    ko 다시 만들지 않아도; 새로 만들지 않아도; 다시 생성하지 않아도; 다시 만들지 않고도

    say/not-even-first
    en not even for the very first tap; not even for the first tap; not even on the first tap;
      not even on the very first tap; not even the first time; not even at the first tap
    ko 맨 처음 탭할 때조차; 처음 탭할 때조차; 처음 누를 때조차; 첫 번째 탭에서조차; 첫 탭에서조차

    say/around-the-clock
    en at any hour; at any hour of the day; whether or not it has been seen; whether or not it was seen;
      whether or not the widget was seen
    ko 위젯을 보았는지와 관계없이; 위젯을 보았는지와 상관없이

    verb/no-error
    en gives no error; produces no error; raises no error; no error reaches the delegate
    ko 아무 오류도 전달되지 않다; 오류가 전달되지 않다; 아무 오류도 전달하지 않다; 오류를 전달하지 않다;
      아무 오류도 나지 않다; 아무런 오류도 전달되지 않다

    event/createManager
    ko 매니저를 새로 만들어도; 새 매니저를 만들어도; 매니저를 만들어도

    say/even-new-manager
    en even when a new manager is created; even if a new manager is created;
      even when you create a new manager; even if you create a new manager; even for a new manager
    ko 매니저를 새로 만들어도; 새 매니저를 만들어도; 매니저를 만들어도; 매니저를 새로 만들더라도

    thing/own-value
    en value of its own; distinct value; separate value; its own value
    ko 별도의 값; 고유한 값; 다른 값과 구별되는 값

    prompt/P-UPG
    ko 항상 허용으로 올릴지 묻는 업그레이드 알림; 항상 허용으로 올릴지 묻는 알림;
      항상 허용으로 바꿀지 묻는 업그레이드 알림

    say/just-as-after-use
    en just as it would after Allow While Using App; just as after Allow While Using App;
      exactly as after Allow While Using App; as it does after Allow While Using App
    ko 앱을 사용하는 동안 허용을 골랐을 때와 똑같이; 앱을 사용하는 동안 허용 때와 똑같이

    say/only-by-settings
    en without going through the Settings app; without going to Settings; without the Settings app;
      without sending the user to Settings
    ko 설정 앱을 거치지 않고는; 설정을 거치지 않고는; 설정 앱을 통하지 않고는; 설정 앱을 거치지 않으면

    say/once-per-installation
    en a single time per installation; once per installation; only once per installation;
      just once per installation; one time per installation
    ko 설치당 한 번만; 설치마다 한 번만; 설치할 때마다 한 번만; 설치 한 번에 한 번만

    say/even-with-session
    en even with a background activity session; even while a background activity session is held;
      even if a background activity session is held; even with a background session running
    ko 백그라운드 활동 세션을 켜 두더라도; 백그라운드 활동 세션을 유지하더라도

    say/even-unused
    en even when the app is not in use; even when the app isn't in use;
      even while the app is not in use; even while the app isn't in use; even out of use

    say/only-after-use
    en only after When In Use has been granted; only after When In Use was granted;
      only once When In Use has been granted; only when When In Use has been granted before
    ko When In Use를 먼저 받은 뒤에만; When In Use를 받은 뒤에만;
      앱을 사용하는 동안 권한을 먼저 받은 뒤에만; 앱을 사용하는 동안 권한을 받은 뒤에만;
      사용하는 동안 권한을 먼저 받은 뒤에만

    say/whatever-declared
    en no matter which keys the app declares; no matter which keys the app has declared;
      whichever keys the app declares; independent of the keys the app declares
    ko 앱이 어떤 키를 선언했는지와 관계없이; 앱이 어떤 키를 선언했는지와 상관없이; 선언한 키와 관계없이;
      선언한 키와 상관없이; 어떤 키를 선언했든

    verb/must-call-again
    en has to call the request method again; must call the request method again;
      until the request method is called again; until the app calls the request method again
    ko 요청 메서드를 다시 호출해야; 앱이 요청 메서드를 다시 호출해야

    say/without-reinstall
    en without a reinstall; without reinstalling; without reinstalling the app;
      without a reinstallation; unless the app is reinstalled
    ko 앱을 다시 설치하지 않는 한; 재설치하지 않는 한; 다시 설치하지 않고는; 재설치 없이는

    say/off-and-on
    en has been switched off and on; have been switched off and on; was switched off and on;
      is switched off and on; has been turned off and on; is turned off and on; were switched off and on

    say/until-undone
    en until the user turns it off; until the user reverts it; until the user takes it back;
      until the user switches it off; until the user revokes it
    ko 사용자가 되돌릴 때까지; 사용자가 끌 때까지; 사용자가 취소할 때까지

    api/kCLLocationAccuracyBest
    en kCLLocationAccuracyBest
    ko kCLLocationAccuracyBest

    say/overrides-reduced
    en overrides the user's approximate location; overrides approximate location;
      overrides the user's choice of approximate location;
      overrides the user's approximate location setting;
      bypasses the user's approximate location setting
    ko 대략적인 위치 설정을 무시하다; 사용자의 대략적인 위치 설정을 무시하다;
      대략적인 위치 설정보다 우선하다; 대략적인 위치 설정을 덮어쓰다

    say/single-string
    en a key whose value is a single string; a key that holds a single string;
      a key with a single string as its value; a key that takes a single string
    ko 문자열 하나를 값으로 갖는 키; 문자열 하나를 값으로 가지는 키; 하나의 문자열을 값으로 갖는 키;
      문자열을 값으로 갖는 키

    thing/no-consequence
    ko 무시될 뿐 다른 문제는 없다; 값이 무시될 뿐 다른 문제는 없다; 무시될 뿐 아무 문제도 없다;
      값이 무시될 뿐 아무 문제도 없다; 무시될 뿐이다

    say/changed-later
    en can be raised or lowered later; can be raised or lowered after creation;
      can be changed after creation; can be changed after it has been created;
      can be changed after it was created; can be raised after creation; can be lowered after creation
    ko 만든 뒤에도 속성을 바꿔서 올리거나 내릴 수 있다; 만든 뒤에도 올리거나 내릴 수 있다;
      만든 뒤에도 바꿀 수 있다; 만든 뒤에도 변경할 수 있다; 생성한 뒤에도 바꿀 수 있다;
      생성한 뒤에도 변경할 수 있다

    say/though-released
    ko 세션 객체가 해제되더라도; 세션 객체가 해제되어도; 객체가 해제되더라도; 객체가 해제되어도

    thing/no-loop
    en before the iteration has begun; even before iteration begins; even before the iteration begins;
      even if iteration has not begun
    ko 아직 순회를 시작하지 않았더라도; 순회를 시작하지 않았더라도; 순회를 시작하기 전이라도

    say/means-refused
    ko 사용자가 이 앱의 위치 사용을 거부했다는 의미이다; 사용자가 위치 사용을 거부했다는 의미이다;
      사용자가 위치 사용을 거부했다는 뜻이다; 사용자가 이 앱의 위치 사용을 거부했다는 뜻이다;
      위치 사용이 거부되었다는 뜻이다

    say/means-denied
    en means that authorization was denied; means authorization was denied;
      means that authorization has been denied; means that the authorization was refused;
      means the app was denied
    ko 권한이 거부된 것이다; 권한이 거부된 것이므로; 권한이 거부되었다는 뜻이다;
      권한이 거부됐다는 뜻이다; 권한이 거부되었다는 의미이다

    grant/provisional
    ko 항상 허용의 임시 단계; 항상 허용 임시 단계
    en the provisional stage of Always; provisional stage of Always

    thing/may-coexist
    ko 문제없이 이벤트가 나뉘어 전달되다; 이벤트가 나뉘어 전달되다; 문제없이 나뉘어 전달되다

    thing/thrown-away
    ko 모두 버려지다; 전부 버려지다

    say/no-grace
    en with no grace period; without a grace period; without any grace period
    ko 유예 시간 없이; 유예 없이; 유예 시간도 없이

    say/as-often
    en every second like precise ones; as often as precise ones; just as often as precise ones;
      at the same rate as precise ones; as frequently as precise ones
    ko 정확한 위치만큼 자주; 정확한 위치와 똑같이 자주; 정확한 위치와 같은 주기로

    say/key-alone
    en alone in Info.plist; alone in the Info.plist; as the only location key; as the only key;
      as the only usage string
    ko 키 하나만 있어도; 키만 있어도; 키 하나만으로; 키만으로

    say/one-suffices
    en no string besides; no key besides; no other string than; no other key than; no string other than;
      no key other than

    say/another-twenty
    en another 20 beacon conditions; 20 more beacon conditions; another 20 for beacons;
      another 20 beacons
    ko 비콘 조건 20개를 더; 비콘 조건을 20개 더; 별도로 비콘 조건 20개를

    say/unaffected
    en isn't affected; is not affected; aren't affected; are not affected; is unaffected;
      are unaffected; is untouched; are untouched

    verb/prompted
    en prompts for When In Use

    say/counts
    en count; counts

    say/counts-toward
    en count toward; counts toward; count towards; counts towards; counted toward; counted towards;
      count against; counts against; counted against; counting toward; counting against

    verb/get-error
    ko 요소를 전혀 내보내지 않고 오류로 끝나다; 아무 요소도 내보내지 않고 오류로 끝나다

    verb/stop
    ko 중단하다

    say/when-refused
    en when the user personally refused the app; when the user has personally refused the app;
      because the user personally refused
    ko 사용자가 이 앱의 위치 요청을 직접 거부했을 때; 사용자가 앱의 위치 요청을 직접 거부했을 때;
      사용자가 위치 요청을 직접 거부했을 때; 사용자가 앱을 직접 거부했을 때

    term/watch-face
    en active watch face; current watch face

    say/not-even-settings
    en not even the Settings app can; not even Settings can
    """
}
