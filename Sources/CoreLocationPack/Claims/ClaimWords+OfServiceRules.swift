/// Words for what services launch, deliver and need, and for where they are to be had.
extension ClaimWords {
  static let ofServiceRules = """
    event/terminate:byUser
    en swiped up; swipes up; swipe up; swiping up; force-close; force-closed; force-closes; force-closing;
      force-closed by the user; force-closes the app; force-closed the app; force-closing the app;
      swipes it up; manually killed; killed manually; manually kills the app; killed by hand;
      kills the app by hand; swipes the app out of the switcher; app is force-closed
    ko 위로 밀어서 끄다; 밀어서 끄다; 위로 밀어 끄다; 앱을 위로 밀어서 끄다; 쓸어 올리다; 쓸어 올려 끄다; 강종하다; 앱을 강종하다; 강제로 끄다; 앱을 직접 밀어서 끄다;
      직접 밀어서 끄다; 밀어서 종료하다; 스와이프해서 끄다; 스와이프로 끄다; 스와이프로 종료하다; 앱 스위처에서 앱을 직접 밀어서 끄다; 앱 스위처에서 앱을 밀어서 끄다;
      앱 스위처에서 밀어서 끄다; 직접 꺼 버리다

    phase/terminated
    en evicted from memory; removed from memory; not currently running; is gone from memory; has quit
    ko 메모리에서 사라진; 메모리에 없는

    verb/launch
    en spin up; spins up; spun up; is spun up; spinning up; boots the app; boot the app; boots your app;
      cold-launches the app; cold-launches; resurrect; resurrects; is resurrected
    ko 앱을 부활시키다; 부활시키다; 앱을 되살려 내다; 앱을 살리다; 앱이 부활하다; 알아서 앱을 켜 주다; 앱을 알아서 켜 주다; 앱을 자동으로 켜 주다; 앱을 켜 주다;
      알아서 켜 주다; 앱을 알아서 띄워 주다; 앱을 띄워 주다; 자동으로 실행시키다; 자동으로 켜 주다; 앱이 알아서 켜지다; 앱이 자동으로 켜지다; 앱을 깨워서 실행하다;
      앱을 백그라운드에서 띄워 주다; 앱을 백그라운드에서 켜 주다; 앱을 백그라운드에서 되살리다; 앱을 살려 주다; 앱을 실행시키다; 앱을 살려 내다;
      종료된 앱을 켜 주다; 종료된 앱을 다시 켜 주다

    verb/launch; say/system-relaunches
    ko 시스템이 앱을 켜다; 시스템이 앱을 켜 주다; 시스템이 자동으로 실행시키다; 시스템이 종료된 앱을 다시 켜 주다; 시스템이 종료된 앱을 켜 주다; 시스템이 종료된 아이폰 앱을 다시 켜 주다;
      시스템이 알아서 켜 주다; 시스템이 앱을 알아서 켜 주다; 시스템이 자동으로 켜 주다; iOS가 알아서 켜 주다; iOS가 앱을 켜 주다; iOS가 앱을 백그라운드에서 띄워 주다

    fn/못하
    ko 못하더군요; 못하더라고요; 못하더라; 못하네요; 못하던데요

    fn/되
    ko 되더군요; 되더라고요; 되더라; 되네요

    noun/limit
    en cap; caps; capped at; is capped at; are capped at; tops out at; top out at; maxes out at; max out at;
      topping out at; hard cap; caps out at
    ko 개수 제한; 제한 개수; 개수 한도

    service/region-monitoring; thing/region
    en fences; fence; registered fences; a fence
    ko 울타리; 지오펜스 영역; 펜스

    service/beacon-ranging
    ko 레인징; iBeacon 레인징; 비콘 거리 측정; 거리 측정 서비스; 레인징 결과; 레인징 콜백

    event/firstUnlock
    en passcode has been entered; passcode is entered; enters the passcode; entered the passcode;
      typed the passcode; types the passcode; unlocks the phone; unlocked the phone; phone is unlocked;
      phone has been unlocked; unlocking the phone
    ko 암호를 입력하다; 암호를 처음 입력하다; 비밀번호를 입력하다; 패스코드를 입력하다

    thing/while-locked
    en even if nobody has typed the passcode; even if nobody has entered the passcode;
      even when the phone hasn't been unlocked; even if the phone hasn't been unlocked;
      even though the phone hasn't been unlocked; even when the device hasn't been unlocked;
      before anybody has typed the passcode; before the passcode has been typed;
      even when it hasn't been unlocked; without the passcode having been entered;
      even while the phone is still locked; while the phone is still locked;
      even before the user has unlocked the device; even before anyone has unlocked the device
    ko 암호를 한 번도 입력하지 않은 상태에서도; 암호를 입력하지 않아도; 암호를 입력하지 않은 상태에서도; 비밀번호를 입력하지 않아도; 잠금을 한 번도 풀지 않은 상태에서도;
      잠금을 아직 풀지 않았어도; 잠금을 아직 한 번도 풀지 않았어도; 잠금을 풀지 않은 상태에서도; 잠금을 해제하지 않은 상태에서도; 잠겨 있어도; 아직 잠겨 있어도;
      잠금이 풀리지 않아도; 한 번도 잠금을 풀지 않았어도

    verb/call; verb/deliver
    ko 발동하다; 발동되다; 발화하다; 트리거되다

    phase/suspended
    en freezes; freeze; froze; freezing; puts the app to sleep; puts it to sleep; put to sleep; freezes them;
      freezes it; freezes the app
    ko 얼려 버리다; 얼리다; 재우다; 잠재우다; 잠든 동안; 멈춰 있는 동안; 앱이 멈춰 있는 동안; 얼어 있는 동안; 잠들어 있는 동안; 서스펜드된 사이; suspend된 사이;
      suspend된 동안; 일시 중단된 사이

    thing/thrown-away
    en vanishes; vanish; lost for good; lost forever; drops every; drops all; drops any; drop every; drop all; thrown away; is thrown away; are discarded; discards
    ko 전부 사라지다; 모두 사라지다; 날아가다; 전부 날아가다; 모두 날아가다; 그냥 사라지다; 전부 유실되다; 모두 유실되다; 잃어버리다; 소실되다; 그냥 버려지다

    term/queue
    en backlog; buffered; is buffered
    ko 밀린 업데이트; 쌓인 업데이트

    thing/no-consequence
    en without complaint; is harmless; has no effect beyond a log message;
      no effect beyond a log message; no effect beyond a warning
    ko 앱은 멀쩡하다; 앱은 멀쩡히 돌아가다; 경고 로그만 남다; 로그만 남고 앱은 멀쩡하다

    say/starts-false
    en false out of the box; off out of the box; disabled out of the box; is false until you set it

    verb/hide
    ko 없앨 수 있다; 감출 수 있다

    verb/off
    ko 원래 꺼져 있다; 애초에 꺼져 있다; 기본으로 꺼져 있다

    say/twice-as-many
    en doubles; doubling; twice as many; twice the number; doubled; another twenty; twenty more;
      a further twenty; forty regions; raises the cap; raises the limit; raise the limit;
      raise the cap; lifts the limit; lifts the cap
    ko 두 배로; 두 배; 갑절로; 한도가 두 배; 스무 개 더; 20개 더; 한도를 늘리다; 한도가 늘어나다; 제한을 늘리다; 한도를 두 배로 늘리다

    say/gets-results
    en get results; gets results; still get results; still gets results; get beacon ranging results; finds beacons;
      detects beacons; still sees beacons; still fire; still fires; keep firing; keeps firing; still trigger;
      still triggers; keep triggering; go on firing
    ko 결과는 받을 수 있다; 결과를 받다; 결과를 받을 수 있다; 결과는 오다; 결과가 오다; 결과가 들어오다; 결과는 들어오다; 여전히 울리다; 그대로 울리다; 계속 울리다;
      여전히 잡히다; 그대로 잡히다; 여전히 발동하다; 그대로 발동하다; 계속 발동하다

    platform/visionOS
    en native visionOS app; native visionOS apps; native Vision Pro app; native Vision Pro apps; native apps for visionOS;
      native app for visionOS; native apps on visionOS; native app on visionOS; native apps for Vision Pro
    ko 네이티브 visionOS 앱; visionOS 네이티브 앱; 비전 프로 네이티브 앱; 네이티브 비전 프로 앱; visionOS용 네이티브 앱; 비전 프로용 네이티브 앱

    platform/iPadAppOnVisionOS
    en iPad app on visionOS; iPad apps on visionOS; iPhone app on visionOS; iPhone apps on visionOS;
      iPad app running on visionOS; iPad apps running on visionOS; iPhone app running on visionOS;
      iPhone apps running on visionOS; iPhone app on Vision Pro; iPhone apps on Vision Pro;
      iPhone app running on Vision Pro; iPhone apps running on Vision Pro;
      iPhone app running on Apple Vision Pro; iPhone apps running on Apple Vision Pro;
      iPad app running on Apple Vision Pro; iPad apps running on Apple Vision Pro;
      iPad app on Apple Vision Pro; iPad apps on Apple Vision Pro; iPhone app on Apple Vision Pro;
      iPhone apps on Apple Vision Pro; compatible app on visionOS; compatible apps on visionOS;
      compatible apps running on visionOS; compatible app running on visionOS; compatible iPad app on visionOS;
      compatible iPad apps on visionOS; compatible iPhone apps on visionOS; compatible iPad app;
      compatible iPad apps; compatible iPhone apps; iPad build on Vision Pro
    ko 비전 프로에서 실행 중인 iPhone 앱; 비전 프로에서 실행 중인 iPad 앱; 비전 프로에서 실행 중인 아이폰 앱; 비전 프로에서 실행 중인 아이패드 앱;
      비전 프로에서 실행되는 iPhone 앱; 비전 프로에서 실행되는 iPad 앱; 비전 프로에서 실행되는 아이폰 앱; 비전 프로에서 돌아가는 iPad 앱;
      비전 프로에서 돌리는 iPad 앱; Vision Pro에서 실행되는 iPad 앱; Vision Pro에서 실행되는 iPhone 앱; Vision Pro에서 실행 중인 iPad 앱;
      Vision Pro에서 실행 중인 아이패드 앱; Vision Pro에서 돌아가는 iPad 앱; visionOS에서 실행되는 iPad 앱; visionOS에서 실행되는 iPhone 앱;
      visionOS에서 실행되는 아이폰 앱; visionOS에서 실행 중인 iPad 앱; visionOS에서 실행 중인 아이패드 앱; visionOS에서 돌아가는 iPad 앱;
      visionOS의 호환 앱; 비전 프로의 호환 앱; visionOS에서 실행되는 호환 앱; visionOS에서 돌아가는 호환 앱

    thing/registered-before
    en previously registered fences; previously registered regions; regions registered earlier;
      regions it registered on the iPad; regions registered on the iPad; regions of the iPad
    ko 기존에 등록한 지역; 앞서 등록한 지역; 이전에 등록한 지역; 미리 등록한 지역; 등록해 둔 지역; 기존 지역

    say/on-the-table
    en is on the table; are on the table; on the table; is available as well; is within reach; within reach

    say/until-revoked
    en until the person revokes it; until the user revokes it; until it is revoked; until revoked;
      until somebody revokes it
    ko 사용자가 직접 회수하기 전까지; 회수하기 전까지; 사용자가 회수할 때까지; 철회할 때까지; 사용자가 철회하기 전까지

    say/call-first
    ko 호출해야 뜨다; 호출해야 나오다; 호출해야 표시되다; 호출해야만 뜨다; 호출해야만 나오다; 호출해야만 표시되다; 불러야 뜨다; 불러야만 뜨다; 불러야 나오다

    say/start-alone-shows-none
    ko 시작하는 것만으로는 권한 창이 뜨지 않다; 시작하는 것만으로는 프롬프트가 뜨지 않다; 시작하는 것만으로는 아무것도 뜨지 않다

    say/goes-with-use
    en was fine with; were fine with; was fine under; were fine under; was already fine with; was possible under;
      was possible with; were possible with; was allowed under; were allowed under; were possible under

    thing/must-be-granted
    ko 준 상태여야 하다; 허용한 상태여야 하다; 부여해야 하다; 허용해야 하다; 있어야만 하다; 켜 두어야 하다

    say/indicator-gone
    en get rid of the blue pill; gets rid of the blue pill; get rid of the pill; gets rid of the pill;
      do away with the blue pill; do away with the blue bar; remove the blue pill; removes the blue pill;
      remove the blue bar; suppress the blue pill; suppresses the blue pill; disable the blue pill;
      disable the blue bar; make the blue pill disappear; make the pill disappear; no pill is shown
    ko 파란 알약 표시를 없애다; 알약 표시를 없애다; 파란 알약을 없애다; 파란 막대를 없애다; 파란 표시를 없애다; 인디케이터를 없애다; 파란 표시를 감추다; 파란 막대를 감추다;
      파란 알약을 감추다; 파란 표시를 숨기다; 파란 막대를 숨기다; 파란 알약을 숨기다; 파란 알약 표시를 숨기다; 파란 알약 표시를 감추다; 알약 표시를 숨기다; 알약 표시를 감추다

    prompt/any; about/authorization
    en permission alert; permission alerts; permission popup; permission pop-up; permission sheet;
      permission window; permission box; authorization alert; authorization popup; authorization pop-up

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
