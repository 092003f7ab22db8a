/// What sentences say in so many words, for `ClaimProperties.tellings` and `ClaimProperties.eras`.
extension ClaimWords {
  static let tellings = """
    say/proves
    en proves; prove; is proof; proof that; a proof; as proof; is a sign; sure sign; certain sign;
      you can be sure; can be sure; be certain that; is evidence; evidence that; guarantees that;
      always means that; can only mean; is enough to know; lets you conclude; you may conclude;
      must have agreed
    ko 증명하다; 증거이다; 증거가 되다; 보장하다; 확신하다; 확신할 수 있다; 확실하다;
      뜻이 되다; 봐도 되다; 보아도 되다; 알 수 있는 증거; 판단해도 되다

    status/notDetermined; say/never-asked
    en has never been asked; have never been asked; was never asked; user has never been asked;
      has never answered; has never answered a prompt; user has never answered;
      prompt has never been answered; never been answered; has never been prompted;
      nobody has ever been asked
    ko 한 번도 묻지 않다; 한 번도 묻지 않은; 한 번도 물은 적이 없는; 한 번도 답하지 않다; 한 번도 답하지 않은;
      아직 한 번도 묻지 않다; 한 번도 답한 적이 없는; 한 번도 물어보지 않은; 한 번도 물어본 적이 없는

    say/effectively
    en effectively; in practice; actually has; really has; effectively has;
      what it really amounts to; amounts to; in reality
    ko 실제로 누리는; 실제로 누리는 것; 실제로 쓸 수 있는; 실제로 쓸 수 있는 권한; 실질적인 권리; 실질적인 권한;
      실질적으로; 실제 권한; 사실상의 권한; 실제로 미치는; 실제로 앱에 미치는 권리; 실효 권한; 실제로 가진; 실제로 가지는

    device/servicesOff
    en with services switched off; services are switched off; services turned off

    verb/let-go
    en letting go of; let go of; lets go of; dropping the last reference; last reference;
      drop the last reference; dropping the reference; dropping it; goes out of scope;
      go out of scope; going out of scope; out of scope; releasing the object;
      releasing the session; releasing a session
    ko 세션 객체가 해제되다; 세션을 해제하다; 세션 객체를 해제하다; 참조를 잃다;
      범위를 벗어나다; 스코프를 벗어나다

    say/even-unchanged
    en even if the reported status stays the same; even if the status stays what it was;
      even if the reported status stays what it was; status stays what it was; leaves the reported status as it was; status stays equal

    say/next-line
    en line after; next line; following line; very next line; the line behind; code after;
      code right after; code behind; line right after; statement after; next statement;
      code that follows; line that follows; line below; the line following
    ko 다음 줄; 다음 줄에서; 바로 다음 줄; 바로 다음 줄에서; 호출 다음 줄; 호출 다음 줄에서; 그다음 줄; 그다음 줄에서; 바로 아래 줄

    thing/without-text
    en without the usage string; without a usage string; without its usage string;
      without any usage string; without both usage strings; without either usage string;
      usage string is missing; usage strings are missing

    say/single-fix
    en a single position; single position; a single location; single location; a single fix;
      single fix; exactly one position; exactly one location; only one location; only one position;
      one single position; one single location; a single update; single update; one position only;
      just one position; just one location
    ko 위치를 딱 한 번만 주다; 위치를 한 번만 주다; 위치를 딱 한 번만 받다; 위치를 한 번만 받다; 위치를 딱 한 번만 받을 수 있다;
      위치를 한 번만 받을 수 있다; 위치 한 번만; 위치 하나만 주다; 업데이트를 한 번만; 위치를 딱 한 번; 위치를 딱 한 번만;
      위치를 한 번만

    say/use-first
    en must request When In Use before; must request When In Use first; must first request When In Use;
      have to request When In Use first; have to request When In Use before; must ask for When In Use first;
      must first ask for When In Use; has to request When In Use first; must already have When In Use;
      has to hold When In Use first; must hold When In Use first; must be granted When In Use first
    ko 먼저 앱을 사용하는 동안 권한을 받아야 하다; 앱을 사용하는 동안 권한을 먼저 받아야 하다; 앱을 사용하는 동안 권한부터 받아야 하다;
      먼저 앱을 사용하는 동안 권한을 요청해야 하다; 앱을 사용하는 동안 권한을 먼저 요청해야 하다; 먼저 앱을 사용하는 동안 권한이 있어야 하다;
      앱을 사용하는 동안 권한부터 요청해야 하다

    say/one-suffices
    en is all you need; is all it needs; is all it takes; is all that is needed; is the only string;
      is the only key; only key that is needed; only string that is needed; needs nothing but;
      alone suffices; alone is sufficient; by itself suffices
    ko 하나만 넣으면 되다; 하나만 선언하면 되다; 하나만으로 충분하다; 하나면 충분하다; 하나만 적으면 되다; 하나로 되다; 만으로 충분하다; 하나만 있으면 되다;
      하나만 있어도 되다

    say/agreed-to-always
    en agreed to Always; has agreed to Always; consented to Always; ever agreed to Always
    ko 항상 허용에 동의하다; 항상 허용에 동의했다는

    verb/available; say/compiles
    en compiles; compile; compiled; does compile
    ko 컴파일되다; 컴파일은 되다; 빌드되다; 빌드는 되다

    # What shows nothing may change something all the same.
    say/shows-nothing
    en shows nothing; show nothing; nothing is shown; nothing appears; never shows anything; does not show anything;
      doesn't show anything; showed nothing; nothing was shown; nothing appeared

    verb/unavailable; say/fails-to-build
    en fails to build; does not build; fails at compile time; fail at compile time; fails at build time; fail at build time; fails the build; breaks the build; fails to compile; is a compile error; is a compiler error; is a build error; the compiler rejects; is rejected by the compiler
    ko 빌드부터 실패하다; 빌드에 실패하다; 빌드가 실패하다; 빌드되지 않다; 빌드조차 되지 않다; 컴파일부터 실패하다; 컴파일에 실패하다; 컴파일되지 않다; 컴파일이 되지 않다;
      컴파일조차 되지 않다; 컴파일 오류가 나다; 빌드 오류가 나다; 컴파일 에러가 나다; 빌드 에러가 나다

    say/at-run-time
    en at run time; at runtime; at execution time
    ko 런타임에 무시되다; 실행 중에 무시되다; 런타임에 실패하다; 실행 중에 실패하다; 런타임에 오류가 나다; 런타임 오류가 나다;
      실행 시점에 무시되다; 런타임에 조용히 무시되다

    say/takes-away
    en take all access away; takes all access away; take away all access; takes away all access;
      takes all location access away; take all location access away; removes location access altogether;
      remove location access altogether; removes all access; remove all access; revokes all access;
      revoke all access; revokes everything; revoke everything; loses all access; lose all access;
      loses location altogether; deny all access; denies all access; takes everything away;
      take everything away; cuts the app off; loses your location altogether; refuse all access
    ko 위치 접근을 모두 끊다; 접근을 모두 끊다; 위치 접근을 모두 잃다; 접근을 모두 잃다; 위치를 전혀 쓸 수 없다; 위치 권한을 모두 잃다;
      권한을 모두 잃다; 권한을 모두 거두다; 위치 접근을 아예 막다; 접근을 완전히 끊다; 모든 접근을 끊다; 권한을 모두 빼앗다;
      모든 권한을 잃다; 위치 접근 권한을 모두 잃다; 위치 접근을 완전히 차단하다

    say/hurries
    en brings forward; bring forward; hurries; hurry; hurry along; hurries along; speeds up; speed up;
      accelerates; accelerate; hastens; hasten; brings the second prompt forward;
      bring the second prompt forward; brings it forward; earlier than otherwise; on demand
    ko 앞당기다; 앞당겨지다; 당겨지다; 앞당길 수 있다; 재촉하다

    say/dropped-at-once
    en is discarded at once; are discarded at once; is dropped at once; are dropped at once;
      is discarded immediately; are discarded immediately; is dropped immediately;
      are dropped immediately; is thrown away at once; is discarded right away; simply discarded;
      simply dropped; is lost at once; are simply lost
    ko 곧바로 버려지다; 바로 버려지다; 즉시 버려지다; 그 자리에서 버려지다; 그냥 버려지다; 곧바로 폐기되다; 즉시 폐기되다; 바로 폐기되다

    say/process-again
    en start the Always process again; start the process again; starts the process again;
      restart the process; restarts the process; restart the Always process; restart the procedure;
      start the process anew; start the process over; begin the process again; begins the process again;
      start over; starts over; start all over; process starts again; process can start again;
      process can be started again; process be started again; go through the process again
    ko 과정을 새로 시작하다; 과정을 다시 시작하다; 절차를 다시 시작하다; 절차를 새로 시작하다; 과정을 새로 시작할 수 있다;
      과정을 다시 시작할 수 있다; 절차를 다시 시작할 수 있다; 절차가 다시 시작되다; 과정이 다시 시작되다; Always 과정을 다시 시작하다;
      처음부터 다시 시작하다; 절차를 처음부터 다시 밟다

    say/short-trip
    en the instant the user leaves; the instant the app leaves; the moment the user leaves;
      the moment the app leaves; as soon as the user leaves the app; as soon as the app leaves;
      as soon as the user leaves; immediately when the user leaves; the second the user leaves;
      a quick look at another app; quick look at another app; a glance at another app; glance at another app;
      a quick trip to another app; quick trip to another app; quick hop to the Home Screen; a quick look; quick trip to; a quick trip; a glance at; glance at;
      quick hop; brief visit to another app; leaving the app for a few seconds
    ko 포그라운드를 떠나는 순간; 앱을 떠나는 순간; 화면을 떠나는 순간; 앱이 화면을 떠나는 순간; 떠나자마자;
      앱을 벗어나자마자; 앱을 나가자마자; 잠깐 다른 앱에 다녀오다; 다른 앱에 다녀오다; 잠깐 나갔다 오다;
      홈 화면에 나갔다 오다; 몇 초 안에 돌아오다; 잠깐 다녀오다; 잠깐 나갔다 돌아오다; 잠깐 앱을 벗어나다; 바로 돌아오다

    say/without-end
    en without end; without an end; for any length of time
    ko 기한 없이 이어지다; 끝없이 이어지다; 언제까지고 이어지다; 언제까지고

    say/app-says
    en app decides the moment; app picks the moment; app chooses the moment; app sets the moment;
      app can pick the moment; app can choose the moment; app can decide the moment;
      moment is chosen by the app; moment is up to the app; app brings up; app can ask for it;
      scheduled by the app; timed by the app; developer picks the moment
    ko 앱이 정하다; 앱이 고르다; 앱이 결정하다; 앱이 시점을 정하다; 앱이 시점을 고르다; 앱이 띄우다; 앱이 원할 때 띄우다; 앱이 예약하다

    say/other-app
    en a request of another app; request by another app; what another app asks; another app does;
      other app's request; somebody else's request; what other apps ask; what other apps do;
      request from another app
    ko 다른 앱의 요청; 다른 앱이 한 요청; 다른 앱이 권한을 요청하다; 다른 앱 때문에; 다른 앱의 요청 때문에; 다른 앱이 하는 일

    say/whatever-declared
    en whatever the app declares; whatever the app has declared; no matter what the app declares;
      whatever keys the app declares; for every app; to every app; for each app; for any app;
      in every case; regardless of what the app declares; whatever strings the app declares
    ko 앱이 무엇을 선언했든; 무엇을 선언했든; 무엇을 선언하든; 선언과 상관없이; 선언 여부와 상관없이; 모든 앱에; 어느 앱에나; 어떤 앱에나

    verb/downgrade; verb/become
    ko 앱을 사용하는 동안으로 내려가다; 앱을 사용하는 동안으로 낮아지다; 앱을 사용하는 동안으로 바뀌다; 사용 중 권한으로 내려가다;
      사용 중 권한으로 낮아지다; 앱을 사용하는 동안 권한으로 내려가다; 앱을 사용하는 동안 권한으로 낮아지다

    say/only-one-manager
    en only the manager that was created first; only the manager created first;
      only the manager created last; only one of the delegates; only the first manager's delegate;
      only the delegate of the manager that asked; just one delegate; only one of the two;
      only one of the two delegates
    ko 먼저 만든 쪽의 델리게이트만; 먼저 만든 쪽만; 한쪽 델리게이트만; 나중에 만든 쪽만; 요청한 쪽만; 요청한 쪽에만;
      요청한 매니저의 델리게이트만; 요청한 매니저의 델리게이트에만; 한 델리게이트만; 델리게이트 하나만; 요청한 쪽의 델리게이트만;
      마지막에 만든 매니저만; 처음 만든 매니저만

    thing/watch-and-phone
    en watch app and its companion on the phone; watch app and its iPhone companion;
      watch app and its companion; watch app and phone companion; watch app and iPhone companion
    ko 시계 앱과 아이폰 짝 앱; 시계 앱과 iPhone 앱; 시계와 iPhone; 시계와 아이폰; 워치와 아이폰의 동반 앱; 시계 앱과 아이폰 앱; 워치 앱과 동반 앱;
      워치 앱과 아이폰의 동반 앱

    thing/separate
    en each have a status of their own; each have their own status; each has its own status;
      each has a status of its own; have separate statuses
    ko 따로따로 가지다; 각자 가지다; 각각 따로 가지다; 따로 가지다; 저마다 가지다

    thing/no-loop
    en merely calling; simply calling; calling alone; mere calling; just by calling;
      the call is enough

    status/decided
    en user decided before the session was created; user decided before the session; user decided long before; user had decided before;
      user already decided; decided before the session; decided long before; decided before the session was created;
      decision had been made; decision has been made; has long been decided; had already decided;
      already made their decision
    ko 이미 결정이 난 뒤; 이미 결정이 나다; 이미 결정이 나 있다; 이미 결정을 내리다; 결정이 난 뒤; 이미 결정되어 있다; 결정이 이미 나다;
      이미 결정이 난

    verb/new-dropped
    ko 나중에 생긴 이벤트가 버려지다; 새 이벤트가 버려지다; 새로운 이벤트가 버려지다; 나중 것이 버려지다; 나중 이벤트가 버려지다;
      더 새로운 이벤트가 버려지다; 먼저 생긴 이벤트만 남다; 먼저 것만 남다; 나중 것을 버리다; 새 이벤트를 버리다; 새것을 버리다

    label/Keep Only While Using
    en refused the upgrade; declined the upgrade; refuses the upgrade; turns down the upgrade;
      turned down the upgrade; upgrade has been declined; upgrade was declined; refusing the upgrade
    ko 업그레이드를 한 번 거절당하다; 업그레이드를 거절당하다; 업그레이드를 사양하다; 업그레이드를 한 번 사양하다; 업그레이드를 한 번 거절하다;
      업그레이드 알림에서 거절당하다

    noun/plist; noun/text
    ko 문구; 문장; 텍스트

    verb/prompted
    ko 확인을 요구하다; 확인을 묻다; 확인을 요청하다; 확인을 받다

    verb/prompted
    en gets the prompt; get the prompt; gets a prompt; gets the alert; gets the Always prompt;
      gets another prompt
    ko 프롬프트를 얻다; 알림을 얻다; 프롬프트를 받다; 프롬프트를 다시 얻다

    event/settings:askNextTime; settings/askNextTime
    en Ask Next Time row; ask-again row

    noun/raw
    en log line that prints; log line that reads; raw status of; status number
    ko 숫자로 바꾸면; raw 값; raw value
    """
}
