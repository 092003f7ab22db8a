/// What sentences say in so many words of prompts, managers and sessions.
extension ClaimWords {
  static let sayingsOfPrompts = """
    say/only-one-manager
    en only the manager that made the request; only the manager that asked;
      only the manager which made the request; only the first manager; only the last manager;
      only the first one; only the most recent manager; only the newest manager;
      only the most recently created manager; only the last one created; only one manager;
      only one of the managers; only one of them; only the manager that requested it;
      only the manager that called; just one of the managers; just the manager that asked;
      no manager but the first; only the delegate of the manager; only the first delegate;
      only the oldest manager; only one delegate
    ko 요청한 매니저만; 요청한 매니저에게만; 요청한 매니저에만; 맨 먼저 만든 것만; 맨 먼저 만든 매니저만; 맨 먼저 만든 매니저에게만;
      처음 만든 매니저만; 먼저 만든 매니저만; 마지막에 만든 매니저만; 가장 먼저 만든 매니저만; 가장 나중에 만든 매니저만; 가장 최근에 만든 매니저만;
      한 매니저만; 매니저 하나만; 요청을 보낸 매니저만; 요청을 보낸 매니저에게만; 메서드를 부른 매니저만; 메서드를 호출한 매니저만;
      메서드를 호출한 매니저에게만; 첫 번째 매니저만; 첫 매니저만; 하나의 매니저만

    verb/hear
    en is told; are told; is informed; gets informed; gets the callback; receives the callback
    ko 콜백을 받다; 변경을 통지받다

    say/background-request
    en request in the background; request made in the background; request from the background;
      request made from the background; background request; requests made in the background;
      requests from the background; requests in the background; request sent from the background;
      requests made from the background; request issued in the background;
      request issued from the background
    ko 백그라운드에서 한 요청; 백그라운드에서의 요청; 백그라운드에서 보낸 요청; 백그라운드에서 부른 요청; 백그라운드 요청; 백그라운드에서 호출한 요청;
      백그라운드에서 이루어진 요청

    verb/downgrade
    en downgrades; downgrades it; downgrade; lowers it; lowers the level; lowers the authorization;
      reduces it; lowers the app; reduces the permission; steps it down; demotes; takes it down;
      sets it back; pulls it down; downgraded; is downgraded; gets downgraded

    noun/upgrade
    ko 업그레이드

    thing/silent-answer
    en silent answer; silent answers; silent option; silent button; silent choice

    verb/become; verb/downgrade
    en lowers the status
    ko 권한이 낮아지다; 권한을 낮추다; 권한이 내려가다; 수준이 낮아지다; 수준이 내려가다; 등급이 내려가다; 다운그레이드되다; 다운그레이드하다;
      강등되다; 강등하다; 강등시키다; 한 단계 내려가다; 낮은 권한으로 바뀌다; 격하되다

    verb/act-like
    en behaves like a When In Use request; behaves like requestWhenInUseAuthorization;
      acts like a When In Use request; acts as a When In Use request; becomes a When In Use request;
      is treated as a When In Use request; falls back to a When In Use request;
      falls back to When In Use; degrades to When In Use; turns into a When In Use request;
      works like a When In Use request; asks for When In Use instead;
      requests When In Use instead; falls back to requesting When In Use;
      is downgraded to When In Use; quietly asks for When In Use
    ko 앱을 사용하는 동안 요청처럼 동작하다; 앱을 사용하는 동안 요청처럼 작동하다; 앱을 사용하는 동안 요청으로 처리되다; 앱을 사용하는 동안 요청으로 바뀌다;
      앱을 사용하는 동안 권한 요청처럼 동작하다; 앱을 사용하는 동안 권한 요청으로 처리되다; 사용 중 요청처럼 동작하다; 앱을 사용하는 동안 권한만 요청하다;
      앱을 사용하는 동안 권한을 대신 요청하다; 앱을 사용하는 동안 권한만 묻다

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    ko 통합 키; 결합 키; 통합 설명 키; 합쳐진 키

    say/right-behind
    en right after the first one; right after the first; right after the first prompt;
      immediately after the first one; directly after the first; directly after the first prompt;
      immediately after the first; straight after the first; right behind the first;
      immediately follows the first; follows immediately; follows at once; follows right away;
      follows the first one immediately; directly follows the first; on the heels of the first;
      within the same request; in the same breath
    ko 첫 알림 바로 뒤에; 첫 알림 직후에; 첫 알림에 바로 이어; 첫 알림에 이어 곧바로; 첫 알림 바로 다음에; 첫 알림이 닫히자마자; 첫 알림에 답하자마자;
      첫 알림에 답하면 바로; 첫 번째 알림 바로 뒤에; 첫 번째 알림 직후에; 곧바로 이어서; 첫 번째 알림에 이어 곧바로; 첫 알림에 이어 바로

    verb/new-dropped
    en newer event is thrown away; newer event is dropped; newer event is discarded;
      newer event is lost; newer events are dropped; newer events are discarded;
      newer events are thrown away; newer events are ignored; new event is dropped;
      new event is discarded; new events are dropped; new events are discarded;
      newer one is dropped; newer one is discarded; newer one is thrown away; newer one is ignored;
      newer event is ignored; later events are dropped; later events are discarded;
      later event is dropped; later event is discarded; drops the newer; discards the newer;
      ignores the newer; keeps the older; keeps the oldest; keeps the first event;
      older event is kept; older one is kept; oldest event is kept; first event is kept
    ko 새 이벤트는 버려지다; 새 이벤트가 버려지다; 새 이벤트는 무시되다; 새로 온 이벤트는 버려지다; 새로 온 이벤트는 무시되다; 나중 이벤트는 버려지다;
      나중에 온 이벤트는 버려지다; 나중에 온 이벤트가 버려지다; 뒤에 온 이벤트는 버려지다; 새로운 이벤트는 버려지다; 새로운 이벤트는 무시되다;
      먼저 온 이벤트가 남다; 먼저 온 이벤트만 남다; 첫 이벤트만 남다; 예전 이벤트가 남다; 새 이벤트를 버리다; 새 이벤트를 무시하다;
      먼저 온 이벤트를 유지하다

    say/app-decides
    en app decides when; app can decide when; app chooses when; app can choose when;
      app determines when; app controls when; developer decides when; developer chooses when;
      developer can decide when; you decide when; you can decide when; you choose when;
      you determine when; you control when; your app decides; your code decides;
      user decides when; app can schedule; app schedules; you can schedule; app can time;
      up to the app when; up to you when; up to the developer when; app can trigger;
      app can bring up; you can trigger; app triggers
    ko 앱이 정하다; 앱이 정할 수 있다; 앱이 결정하다; 앱이 결정할 수 있다; 개발자가 정하다; 개발자가 정할 수 있다; 개발자가 결정하다;
      개발자가 결정할 수 있다; 앱에서 정하다; 앱에서 정할 수 있다; 코드로 정하다; 코드에서 정하다; 앱이 고르다; 앱이 직접 띄우다;
      앱이 직접 띄울 수 있다; 앱이 원하는 때에 띄우다; 앱이 원하는 시점에; 원하는 시점에 띄우다; 원하는 시점에 띄울 수 있다

    say/each-use
    en after every use; after every single use; after each use; every time the app uses location;
      each time the app uses location; every time location is used; at every background use;
      after every background use; on every launch; at every launch; with every launch;
      every time the app is launched; every time the app is opened; at each launch;
      each time the app is opened; whenever the app uses location; every few minutes; every hour;
      whenever the app is opened; whenever the app is launched
    ko 쓸 때마다; 사용할 때마다; 위치를 쓸 때마다; 위치를 사용할 때마다; 실행할 때마다; 앱을 실행할 때마다; 앱을 열 때마다; 백그라운드로 갈 때마다;
      매번 뜨다; 한 시간마다; 쓸 때마다 매번

    say/any-times
    en as often as the app likes; as often as it likes; as often as you like; as often as you want;
      as often as it wants; as often as the app wants; as many times as you like;
      as many times as it likes; as many times as you want; as many times as needed;
      as often as needed; any number of times; an unlimited number of times; without limit;
      over and over; over and over again; again and again; time and again; time after time; however often; no matter how often; no matter how many times;
      repeatedly; whenever you like; whenever it likes; once a day; once a week; on every launch
    ko 호출 횟수만큼; 원하는 만큼; 횟수 제한 없이; 몇 번이든; 원하는 만큼 여러 번; 제한 없이; 원할 때마다; 필요할 때마다; 무제한으로; 하루에 한 번; 여러 번 띄우다;
      여러 번 띄울 수 있다; 몇 번이고 띄우다; 얼마든지 다시

    say/first-too
    en even the first tap; even the very first tap; already the first tap; very first tap gives;
      first tap gives; first tap grants; even at the first tap; even on the first tap;
      even with the first tap; already at the first tap; already on the first tap;
      from the first tap on; from the very first tap; without ever asking; without any confirmation;
      never asks for confirmation; never asks for a confirmation; no confirmation at all;
      without ever a confirmation
    ko 처음 누를 때도; 처음 눌러도; 처음 탭해도; 처음 탭할 때도; 첫 탭부터; 첫 번째 탭부터; 처음부터 확인 없이; 처음 누를 때부터; 처음부터 알림 없이;
      어떤 확인도 없이; 아무 확인 없이; 확인 절차 없이

    verb/deliver; verb/get-error
    en gets an error; get an error; receives an error; receive an error; is given an error;
      carries an error; is called with an error; called with an error; is passed an error;
      passes an error; reports an error; returns an error; an error is passed; an error is reported;
      error is delivered; an error is delivered; completes with an error; ends with an error;
      finishes with an error; fails with an error; ends in an error; hands over an error;
      delivers an error; error is non-nil; non-nil error; error that is not nil
    ko 오류가 전달되다; 오류를 받다; 오류와 함께; 에러를 받다; 에러가 전달되다; 오류가 오다; 오류가 넘어오다; 에러가 오다; 에러가 넘어오다;
      오류를 돌려주다; 오류로 끝나다; 에러로 끝나다; 오류가 담기다; 오류가 들어오다; 오류를 전달받다; 오류를 전달하다; 오류를 넘기다

    say/without-error
    en completes without an error; completes without error; finishes without an error;
      ends without an error; without an error; without any error; without error
    ko 오류 없이; 오류 없이 끝나다; 에러 없이; 에러 없이 끝나다; 아무 오류 없이; nil로 끝나다; nil을 받다; nil이 오다; nil이 전달되다;
      성공으로 끝나다

    say/whole-installation
    en lifetime of the installation; as long as the app is installed; until the app is deleted;
      until the app is removed; until it is deleted; until the app is uninstalled;
      for the life of the installation; until uninstalled; until the device is restarted;
      until the next restart; until a restart; until the next reboot; until the device reboots
    ko 앱을 지울 때까지; 앱을 삭제할 때까지; 앱이 설치되어 있는 동안; 앱이 설치돼 있는 동안; 재부팅할 때까지; 기기를 재시동할 때까지; 삭제하기 전까지;
      앱을 삭제하기 전까지; 앱을 지우기 전까지

    verb/make-again
    en has to be made again; must be made again; has to be created again; must be created again;
      needs to be created again; needs to be made again; has to be recreated; must be recreated;
      needs to be recreated; must be created anew; has to be created anew; have to create it again;
      have to recreate it; must recreate it; has to create a new one; must create a new one;
      need to create it again; has to create it again; must create it again; is lost;
      fails for good
    ko 다시 만들어야 하다; 새로 만들어야 하다; 다시 생성해야 하다; 새로 생성해야 하다; 한 번 더 만들어야 하다; 포그라운드에서 다시 만들어야 하다;
      포그라운드에서 새로 만들어야 하다

    say/invalidated; verb/end
    en invalidated; that was invalidated; that has been invalidated; once invalidated; is
      invalidated; it is invalidated; being invalidated; has been invalidated; after invalidation

    verb/end; say/invalidated
    ko 무효화한; 무효화된; 무효화하다; 무효화되다; 무효로 한; 끝낸; 종료한

    verb/in-force
    en in force; remains in force; stays in force; leaves it in force; leaves it in effect;
      remains in effect; stays in effect; is still in effect; keeps its effect;
      does not end it; doesn't end it; does not end the session
    ko 효력이 남다; 효력이 그대로 남다; 효력이 남아 있다; 계속 유효하다; 세션은 끝나지 않다; 세션은 계속되다; 계속 효력을 가지다

    say/asks-too
    en asks for it too; along with it; at the same time

    say/unseen
    en without any indicator; without an indicator; without the indicator; without indicator;
      without showing an indicator; without showing anything; without any sign; invisibly;
      shows no indicator; shows no blue indicator; no indicator appears; no blue bar appears;
      unnoticed by the user; without the user noticing; without anything being shown;
      without the blue bar; without a blue bar
    ko 인디케이터 없이; 파란색 인디케이터 없이; 표시 없이; 아무 표시 없이; 파란 막대 없이; 인디케이터를 띄우지 않고; 사용자 모르게;
      사용자가 모르게; 눈에 띄지 않게; 파란색 표시 없이; 인디케이터가 없다; 인디케이터도 없다

    say/no-session
    en without any session; without a service session; without any service session;
      without an .always session; without an Always session; without holding a session;
      without holding any session; no session is needed; no session needed;
      even if no session is held; even when no session is held; even without a session;
      even without any session; even if you hold no session; with no session held

    thing/no-loop
    en no iteration is necessary; no iteration is needed; no iteration needed;
      iteration is not necessary; iteration is not needed; iteration isn't needed;
      iterating is not necessary; no need to iterate; without any iteration
    ko 반복하지 않아도; 순회하지 않아도; 반복 없이도; 순회 없이도; 호출하기만 하면; 호출하기만 해도; 부르기만 하면; 부르기만 해도; 호출만 하면;
      호출만 해도; 호출만으로; 호출만으로도; 부르는 것만으로; 호출하는 것만으로; 호출하는 것만으로도; 루프를 돌지 않아도; 반복을 시작하지 않아도

    verb/inform-app
    en informs the app; informs your app; tells the app; tells your app; notifies the app;
      notifies your app; lets the app know; lets your app know; app is informed; app is notified;
      the app gets informed; gives the app time
    ko 앱에 알려 주다; 앱에 알리다; 앱에 통지하다; 앱에 통지되다; 앱에게 알려 주다; 앱에 바로 알려 주다

    verb/prolong
    en extend; extends; extended; prolong; prolongs; prolonged; lengthen; lengthens; keep alive;
      keeps alive; keep it alive; keeps it alive; preserve; preserves; sustain; sustains; save;
      saves; stretch; stretches; affect; affects; influence; influences; hold on to
    ko 늘리다; 늘려 주다; 기간을 늘리다; 기간을 늘려 주다; 연장하다; 연장~; 연장해 주다; 연장시키다; 붙들어 두다; 유지해 주다; 지켜 주다; 살려 두다;
      영향을 주다; 영향을 미치다; 이어 주다; 유지시키다; 유지시켜 주다

    event/invalidateBackgroundSession
    en background activity session has been released; background activity session is released;
      background activity session is gone; background activity session has been invalidated;
      background session has been released; background session is released; background session is gone;
      last background session ends; ending the last background session; ending the background session;
      background session ends; background session is over; background session has ended;
      background activity session ends; background session is invalidated;
      invalidating the background session; ends the background session;
      releasing the background session
    ko 마지막 백그라운드 세션을 끝내다; 백그라운드 세션을 끝내다; 백그라운드 활동 세션을 끝내다; 백그라운드 세션이 끝나다; 백그라운드 활동 세션이 끝나다;
      백그라운드 세션을 무효화하다; 백그라운드 활동 세션을 무효화하다; 마지막 백그라운드 세션이 끝나다; 백그라운드 세션을 해제하다

    say/can-watch
    ko 모니터링할 수 있는; 감시할 수 있는; 등록할 수 있는; 지켜볼 수 있는; 앱 하나가

    thing/answer
    en earlier decision; previous decision; old decision; earlier answer; previous answer;
      previous choice; earlier choice; former decision; past decision
    ko 예전 결정; 이전 결정; 기존 결정; 지난 결정; 예전 답; 이전 답; 예전 선택; 이전 선택; 기존 선택

    thing/separate
    ko 따로 관리하다; 각각 관리하다; 별도로 관리하다; 따로 받다; 따로 요청하다
    """
}
