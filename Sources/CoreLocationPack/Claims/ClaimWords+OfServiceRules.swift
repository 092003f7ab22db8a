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
      detects beacons; still sees beacons
    ko 결과는 받을 수 있다; 결과를 받다; 결과를 받을 수 있다; 결과는 오다; 결과가 오다; 결과가 들어오다; 결과는 들어오다; 여전히 울리다; 그대로 울리다; 계속 울리다;
      여전히 잡히다; 그대로 잡히다; 여전히 발동하다; 그대로 발동하다; 계속 발동하다

    verb/show; verb/call; verb/appear; say/gets-results
    en still fire; still fires; keep firing; keeps firing; still trigger; still triggers; keep triggering; go on firing

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
    """
}
