/// Words for what services launch, deliver and need, continued.
extension ClaimWords {
  static let ofServiceRulesMore = """
    thing/no-consequence; say/falls-back-false
    en falls back to false; fall back to false; reverts to false; snaps back to false; stays at false;
      is reset to false; goes back to false; is quietly reset to false
    ko false로 되돌아가다; false로 돌아가다; 다시 false가 되다; false로 되돌려지다

    verb/launch; say/started-by
    en started by the system; is started by the system; are started by the system; be started by the system;
      gets started by the system; get started by the system; started up by the system;
      is woken by the system; are woken by the system; be woken by the system; started by iOS; is started by iOS;
      woken by the system; woken up by the system

    fn/filler
    en exactly as on an iPhone; exactly as on iPhone; just as on iPhone; just as on an iPhone; as on an iPhone;
      exactly as on an iPad; just as on an iPad; exactly as on iOS; just as on iOS; the same way as on iOS;
      the same way it does on iOS; exactly as it does on iOS; just like on an iPhone; just like on an iPad;
      as they do on iOS; as it does on iOS; just like it does on iOS; exactly like on iOS; just like on iOS
    ko 아이폰 앱처럼; iPhone 앱처럼; 아이폰 앱과 똑같이; 아이폰 앱과 마찬가지로; iPhone 앱과 똑같이; iPhone 앱과 마찬가지로; 아이폰에서처럼; iPhone에서처럼; 아이패드에서처럼;
      iPad에서처럼; 아이패드에서와 똑같이; 아이폰에서와 똑같이; iOS에서처럼; iOS에서와 같이; iOS에서와 똑같이; iOS에서와 마찬가지로; 원래 기기에서와 똑같이; 아이폰에서와 마찬가지로;
      아이폰과 똑같이; 아이폰과 마찬가지로; 아이패드와 똑같이

    verb/unavailable
    en is off limits; are off limits; was off limits; were off limits; be off limits

    platform/App Clip
    ko 클립

    say/until-clip-deleted
    ko 클립이 지워질 때까지; 클립이 아이폰에서 지워질 때까지; 클립이 기기에서 지워질 때까지; 클립이 아이폰에서 삭제될 때까지; 클립이 기기에서 삭제될 때까지;
      클립이 기기에 남아 있는 한; 클립이 아이폰에 남아 있는 한

    phase/background
    en while another app is in front; while another app is in the foreground; while another app is on screen;
      while another app is open; when another app is in front; while another app is frontmost
    ko 다른 앱이 앞에 있는 동안에도; 다른 앱이 앞에 있는 동안; 다른 앱이 앞에 있을 때도; 다른 앱을 쓰는 동안에도; 다른 앱이 떠 있어도; 다른 앱을 쓰고 있어도

    say/mac-sleeps
    en even while the Mac is sleeping; while the Mac is sleeping
    ko 맥이 잠들어 있어도; 맥이 자고 있어도; 맥이 잠들어도; Mac이 잠들어 있어도; 맥이 잠자기 중이어도

    say/only-warns
    en nothing but a console message; nothing but a warning; nothing but a log message; nothing but a log entry;
      only a console message; only a warning in the console; just a warning in the console;
      just a console message; only prints a warning; just prints a warning
    ko 콘솔 메시지만 남기다; 경고만 남기다; 로그만 남기다; 콘솔 메시지만 남다; 콘솔에 경고만 남기다; 콘솔에 경고만 남다

    key/UIBackgroundModes:location
    en the location mode; location mode
    ko location 모드

    event/startStandard
    en begin tracking; begins tracking; start tracking; starts tracking; kick off tracking; kick off updates;
      kick off location updates; begin updates; begin location updates

    say/from-background
    en from a silent push; out of a silent push; from a push handler; from a background fetch;
      in response to a silent push

    say/can-start-behind
    ko 무음 푸시만으로 추적을 시작할 수 있다; 무음 푸시로 추적을 시작할 수 있다; 무음 푸시로 업데이트를 시작할 수 있다; 앱을 열지 않고도 업데이트를 시작할 수 있다;
      앱을 열지 않고도 추적을 시작할 수 있다; 백그라운드에서 새로 시작해도 문제없다; 백그라운드에서 업데이트를 새로 시작해도 되다;
      백그라운드에서 표준 위치 업데이트를 새로 시작하는 데 문제가 없다; 백그라운드에서 업데이트를 새로 시작하는 데 문제가 없다;
      백그라운드에서 업데이트를 시작하는 데 문제가 없다; 백그라운드에서 새로 시작하는 데 문제가 없다

    verb/deliver; verb/grant
    en are handed; is handed; be handed; gets handed; get handed

    service/location-notification
    en the trigger's region; trigger's region; region of the trigger
    ko 트리거 지역; 트리거의 지역; 트리거가 지정한 지역; 위치 트리거

    service/geocoding
    ko 지오코딩~

    thing/at-launch
    en didFinishLaunching
    code didFinishLaunchingWithOptions

    thing/two-levels
    ko 사용 중과 항상 허용; 사용 중 권한과 항상 허용; 사용 중 권한과 항상 허용 권한; 사용하는 동안과 항상 허용

    say/window-open
    ko 창만 있으면; 창이 있기만 하면; 창만 떠 있으면; 창만 열려 있으면; 창이 남아 있으면

    event/terminate:byUser
    ko 앱을 직접 죽이다; 직접 죽이다; 앱을 직접 끄다; 앱을 손으로 끄다; 앱을 날리다

    say/launches-no-more
    ko 앱을 다시 켜지 못하다; 앱을 다시 켜 주지 못하다; 앱을 다시 켜 주지 않다

    say/resolution
    en resolution; granularity
    ko 해상도; 세밀함

    thing/not-enough
    en they're not enough
    ko 역부족이다

    noun/limit
    en the limit applies; limit applies; its limit; limit is counted; limit counts
    ko 많아야; 기껏해야

    service/standard-location
    en plain location service; normal location service; regular location service; ordinary location service;
      plain location updates; regular location updates; normal location updates; ordinary location updates
    ko 일반 위치 서비스; 보통 위치 서비스; 일반 위치 업데이트; 일반적인 위치 업데이트; 일반 위치 추적

    say/only-when-called
    en only in response to; only when you call; only when the app calls; only after calling; only upon calling;
      only once you call; only if you call; only if the app calls
    ko 호출했을 때만; 호출할 때만; 호출한 뒤에만; 부를 때만; 불렀을 때만

    say/without-limits
    en without restrictions; without restriction; without any restriction; without any restrictions; without limits;
      without any limits; without limitation; without limitations
    ko 아무 제한 없이; 아무런 제한 없이; 별다른 제한 없이; 제약 없이; 아무 제약 없이; 시간 제한 없이

    say/always-false
    en is always false; is never true; always returns false; always stays false; always reports false
    ko 항상 false다; 항상 false이다; 언제나 false다; 늘 false다; 항상 false를 반환하다; 항상 거짓이다; 언제나 false를 반환하다

    phase/suspended
    ko 재워 버리다

    thing/blocked
    ko 막히다; 차단되다

    fn/advice
    en never rely; never count on; can't rely; cannot rely; can't count on; cannot count on;
      don't count on; do not count on; never expect; don't expect; do not expect; never trust

    say/elsewhere-too
    en everywhere else; every other platform; all other platforms; all the other platforms;
      every other Apple platform

    say/declines-accuracy
    en user declines full accuracy; user declines precise location

    say/where-it-is
    en all platforms that; every platform that; all platforms where; every platform where; each platform where;
      any platform where; any platform that; every Apple device that; all Apple devices that;
      every platform on which; all platforms on which; every Apple platform that; all Apple platforms that;
      every Apple platform where; each platform that; wherever it exists; every platform that has it

    say/only-listed
    en is listed among; are listed among; is listed as; is listed but; is listed, but; is merely listed;
      is only listed; is listed there; lists Always but; lists authorizedAlways but; lists the case but;
      lists Always among; lists authorizedAlways among

    thing/goal
    en sets a goal; set a goal; setting a goal; sets the goal; setting the goal

    fn/hedge; fn/quote
    en at first glance; at first sight; on first sight; at first blush; on the face of it; superficially;
      ostensibly; on the surface
    ko 얼핏; 얼핏 보면; 얼핏 보기에; 언뜻; 언뜻 보면; 언뜻 보기에; 겉보기에; 겉보기에는; 겉보기엔; 겉으로는; 겉으로 보기에

    say/later-ones
    en after the first; after the first one; after the first time; except the first; except for the first;
      except the first time; other than the first; but the first; after the initial one;
      from the second on; from the second one on; from the second tap on

    fn/no
    en there isn't; there is not; there's not; there aren't; there are not; there wasn't; there weren't

    say/works-anyway
    en can still work; could still work; may still work; can still run; can go on working; should still work

    say/no-location-then
    en just without location; only without location; albeit without location; but without location

    say/launches-not-it
    en won't launch it; will not launch it; won't wake it; will not wake it; won't relaunch it;
      will not relaunch it; won't start it; will not start it; won't bring it back;
      will not bring it back

    say/elided
    en still are; still is; still were; still was; still do; still does; still can; still will
    """
}
