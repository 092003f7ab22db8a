extension ClaimWords {
  /// Phrases of remarks, reviews and answers in forums, and of guides that tell what others got wrong.
  static let ofRetellings = """
    thing/own-value
    en status case of its own; case of its own; enum case of its own; status value of its own;
      separate delegate value; delegate value of its own; separate status case; state of its own in the enum
    ko 케이스가 따로 있다; 케이스가 따로 존재하다; 값이 따로 있다; 별도 케이스가 있다; 별도의 케이스가 있다; 전용 케이스가 있다

    status/notDetermined
    en nobody has chosen anything; no one has chosen anything; nobody has picked anything;
      nothing is decided; nothing has been decided; the user hasn't decided yet

    event/resume
    en suspended app wakes up; suspended iPhone app wakes up; suspended app is woken;
      app comes back from suspension; suspended app runs again; suspended app starts running again;
      app wakes from suspension; app wakes up from suspension
    ko 일시 중단됐던 앱이 다시 실행되다; 일시 중단되었던 앱이 다시 실행되다; 중단됐던 앱이 다시 실행되다; 일시 중단됐다가 다시 돌다;
      일시 중단됐다가 다시 실행되다; 일시 중단됐다가 다시 돌기 시작하다; 일시 중단되었다가 다시 실행되다; 일시 중단됐다가 깨어나다

    say/only-if-changed
    en only if it's different from last time; only if it differs from last time; only if it changed;
      only if it has changed; only when it's different; only if it is different; only if that changed
    ko 달라진 경우에만; 바뀐 경우에만; 변한 경우에만; 권한이 달라진 경우에만; 상태가 달라진 경우에만; 상태가 바뀐 경우에만; 권한이 바뀐 경우에만

    say/if-unchanged
    en if it is the same as before; if it's the same as before; if it is still the same; if it stayed the same
    ko 상태가 이전과 같으면; 상태가 그대로면; 상태가 전과 같으면; 값이 이전과 같으면; 상태가 안 바뀐 이상; 상태가 바뀌지 않은 이상;
      상태가 안 바뀌었으면

    thing/always-main
    en always land on the main thread; always lands on the main thread; always arrive on the main thread;
      always come in on the main thread; always come on the main thread; always run on the main thread
    ko 항상 메인 스레드에서 불리다; 항상 메인 스레드로 오다; 무조건 메인 스레드로 오다; 무조건 메인 스레드에서 불리다

    thing/any-thread
    en no matter which thread sets the manager up; no matter which thread; whichever thread;
      no matter what thread; regardless of the thread
    ko 어느 스레드에서 만들든; 어떤 스레드에서 만들든; 어느 스레드에서 만들어도; 어떤 스레드에서 만들어도

    thing/entry-missing
    en purpose key not in the temporary usage dictionary; purpose key is not in the dictionary;
      purpose key isn't in the dictionary; purpose key is not found; purpose key isn't found;
      purpose key cannot be found; purpose key is absent; purpose key isn't listed
    ko 해당 목적 키가 없다; 목적 키가 사전에 없다; 목적 키를 찾지 못하다; 목적 키가 빠져 있다; 목적 키가 등록되어 있지 않다

    event/settings:preciseOff
    en Precise turned off; Precise switched off; Precise is off; Precise is turned off; Precise off;
      Precise disabled

    say/never-again-precise
    en locks the user out of Precise; locks users out of Precise; lock the user out of precise location;
      locks the user out of precise location; locks people out of Precise
    ko 정확한 위치를 켤 방법이 없다; 정확한 위치를 켤 수 없게 되다; 정확한 위치를 켤 수 없게 막히다; 정확한 위치를 영영 켤 수 없다

    say/off-and-on
    en have been switched off and on again; has been switched off and on again; goes off and on again;
      device-wide location switch goes off and on again; location switch goes off and on again;
      is switched off and on again; go off and on again; been turned off and on again
    ko 스위치를 한 번 껐다 켜다; 스위치를 껐다가 켜다; 스위치를 껐다 켜다; 위치 서비스를 껐다 켜다; 위치 서비스를 껐다가 다시 켜다;
      전체 스위치를 껐다 켜다; 위치 서비스 스위치를 한 번 껐다 켜다; 위치 서비스 스위치를 껐다 켜다

    say/ask-all-anew
    en everybody gets asked again; every app gets asked again; everyone gets asked again;
      each app has to ask for its permission anew; every app has to ask for its permission anew;
      has to ask for its permission anew; have to ask for their permission anew; has to ask afresh;
      have to ask afresh; each app has to ask afresh; all apps have to ask afresh
    ko 권한을 새로 받아야 하다; 모든 앱이 권한을 새로 받아야 하다; 권한을 전부 새로 받아야 하다; 전부 다시 물어봐야 하다; 앱마다 다시 물어보게 되다;
      앱마다 다시 물어봐야 하다; 권한을 처음부터 다시 받아야 하다

    say/brings-prompt-back
    en shows it again; shows it once more; brings it up again; puts it up again; the same alert comes back;
      same alert comes back; the same prompt comes back; gets another dialog; get another dialog;
      gets another prompt; get another alert; the dialog comes up again
    ko 같은 알림이 다시 뜨다; 같은 알림이 또 나타나다; 같은 창이 다시 뜨다; 같은 업그레이드 알림이 또 나타나다; 알림이 또 나타나다; 창이 또 뜨다

    thing/no-sign
    en no indicator on screen; no indicator on the screen; no sign on screen; nothing on screen to show it;
      no indicator at all

    say/limit-gone
    en no cap on conditions; no limit on conditions; no cap on the number of conditions; no cap anymore;
      no upper limit anymore; no cap on regions

    say/no-grace
    en zero grace time; no grace time; no grace period; no grace at all; without any grace; without any grace time
    ko 유예 시간이 없다; 유예 시간이 전혀 없다; 유예 시간 같은 건 전혀 없다; 유예가 없다

    how/instantly
    en the instant you swipe home; the instant you leave; the moment you swipe home; the second you leave;
      the moment you leave the app; the instant the app leaves the screen; on the spot

    say/around-the-clock
    en until the end of the day; until midnight; till midnight; for the rest of the day

    say/phone-alone
    en stays on the phone; stay on the phone; stays on the iPhone; stops at the phone;
      means nothing to the companion; means nothing to the watch; means nothing to the watchOS companion;
      has no effect on the watch; does nothing for the watch; is not shared with the watch;
      isn't shared with the watch; does not carry over to the watch; doesn't carry over to the watch
    ko 짝 앱에는 영향을 주지 않다; 워치에는 적용되지 않다; 워치 앱에는 적용되지 않다; 시계에는 적용되지 않다; 워치로는 이어지지 않다;
      워치 앱에 영향을 주지 않다; 시계 앱에는 영향을 주지 않다; 워치에는 영향이 없다

    say/only-at-restart
    en you won't hear about it until the next launch; goes unnoticed until the next launch;
      won't hear about it until the next launch; doesn't find out until the next launch;
      isn't told until the next launch; learns of it only at the next launch;
      finds out only on the next launch; only notices on the next launch
    ko 다음 실행 때까지 알 수 없다; 다음 실행 때에야 알 수 있다; 다음에 실행될 때까지 모르다; 다음 실행 때까지 모르다; 다음 실행에서야 알게 되다

    say/flips-switch
    en flips the Precise Location switch; turns the Precise Location switch on; turns on the Precise switch;
      flips the Precise switch; switches Precise Location on; changes the Precise Location switch;
      sets the Precise Location switch
    ko 정확한 위치 스위치가 켜지다; 정확한 위치 스위치를 켜다; 정확한 위치 스위치도 켜지다; 설정의 정확한 위치가 켜지다

    say/per-manager
    en twenty per manager; 20 per manager; twenty for each manager; 20 for each manager; per location manager;
      for each location manager
    ko 매니저마다 20개씩; 매니저마다 20개; 매니저당 20개; 매니저별로 20개

    say/monitors-merge
    en Core Location merges them; the system merges them; are merged by the system; get merged; merges them
    ko 시스템이 합쳐 주다; 알아서 합쳐지다; 하나로 합쳐지다

    fn/filler
    ko 폴링해야; 꽂아 놓으면; 띄워 놔도; 놔도; 형식적으로; 이랑; 직접 폴링; 알아서; 달랑

    noun/delegate
    ko 델리게이트한테만; 매니저의 델리게이트한테만

    event/createManager
    ko 위치 매니저 하나 만들고 델리게이트만 꽂아 놓다; 델리게이트만 꽂아 놓다; 델리게이트를 꽂아 놓다; 델리게이트만 꽂다; 델리게이트를 연결하다

    say/until-changed
    ko 상태가 실제로 변하기 전까지는; 상태가 실제로 바뀌기 전까지는; 상태가 변하기 전까지는; 상태가 바뀌기 전까지는; 상태가 안 바뀐 이상;
      상태가 바뀌지 않은 이상; 권한이 바뀌지 않은 이상
    en until somebody actually changes the permission; until somebody changes the permission;
      until someone actually changes the permission; unless the status has changed since the last run;
      unless the status has changed since then

    thing/one-manager
    ko 제일 먼저 만든 매니저; 제일 먼저 만든 매니저의 델리게이트; 가장 먼저 만든 매니저의 델리게이트; 맨 처음 만든 매니저의 델리게이트;
      첫 번째로 만든 매니저의 델리게이트; 처음 만든 매니저의 델리게이트
    en the first location manager that the app created; the first manager that the app created;
      the manager that was created first; the first manager you created; the first manager created

    say/new-thrown
    ko 새로 온 것을 버리다; 새로 온 것이 버려지다; 새 쪽이 버려지다; 새로운 것이 버려지다; 새 이벤트가 버려지다; 새 이벤트를 버리다;
      먼저 온 게 유지되다; 먼저 온 것을 지키다; 먼저 온 이벤트가 유지되다; 먼저 온 것이 남다; 먼저 온 것을 남기다
    en drops the newer one; the newer one is dropped; the newer event is dropped; drops the newer event;
      keeps the older one; the older one is kept; the older event is kept; keeps the older event;
      the first one wins; the later one is dropped

    say/all-piled
    ko 전부 큐에 쌓이다; 전부 큐에 쌓였다가; 모두 큐에 쌓이다; 큐에 보관됐다가; 개수 제한 없이 큐에 보관되다; 개수 제한 없이 보관되다;
      몇 개든 전부 보관되다; 전부 보관되었다가; 순서대로 다 들어오다; 순서대로 앱에 전달되다; 순서대로 배달되다; 순서대로 전달되다
    en all queue up; pile up in a queue; are all queued; are all kept; arrive in order; arrive one after another;
      come in one after another; are delivered in order

    say/only-when-called
    ko 메서드를 호출할 때만 표시되다; 전용 메서드를 호출할 때만 표시되다; 개발자가 메서드를 호출할 때만 표시되다; 개발자가 호출할 때만 표시되다;
      앱이 호출할 때만 표시되다; 앱이 메서드를 부를 때만 뜨다

    say/opens-settings
    ko 설정 앱을 자동으로 열어 주다; 설정 앱을 열어 주다; 설정 화면을 열어 주다; 설정을 자동으로 열어 주다; 설정 앱으로 바로 보내 주다

    say/restricted-lifted
    ko 곧바로 풀리다; 바로 풀리다; 제한이 바로 풀리다; 제한이 곧바로 풀리다; 제한이 풀리다; 풀리게 되다
    en is lifted at once; lifts right away; is lifted right away

    say/goal-changed
    ko 같은 객체의 목표를 바꾸다; 목표를 바꿔 주다; 세션의 목표를 바꾸다; 목표만 바꾸면 되다; 목표를 바꿔 주면 되다; 목표를 바꿀 수 있다
    en set a new requirement on the session; set a new requirement on the session object; change its requirement;
      change the requirement of the session; changes the requirement of the session

    say/status-once-more
    ko 현재 상태가 한 번 더 전달되다; 현재 상태가 다시 전달되다; 현재 상태가 또 전달되다; 현재 상태를 한 번 더 받다;
      현재 값이 한 번 더 전달되다; 지금 상태가 한 번 더 전달되다
    en fires the delegate once more; calls the delegate once more; fires the delegate again;
      just fires the delegate once more; reports the current status once more; delivers the current status again

    say/held-on-phone
    ko 짝 앱과 별개로 관리되다; 짝 앱과 완전히 별개로 관리되다; 완전히 별개로 관리되다; 따로 관리되다; 서로 반영되지 않다;
      한쪽에서 허용해도 다른 쪽에는 반영되지 않다; 다른 쪽에는 반영되지 않다
    en has nothing to do with what the user chose

    say/text-optional
    ko 설명 문자열을 빼먹어도; 문자열을 Info.plist에서 빼먹어도; Info.plist에서 빼먹어도; 설명을 빼먹어도; 키를 빼먹어도;
      설명 문자열을 빠뜨려도; 키를 빠뜨려도; 설명 키를 빼먹어도; 문구를 빼먹어도; 문구가 없어도

    say/denied-arrives
    ko 델리게이트로 denied가 바로 떨어지다; denied가 바로 떨어지다; denied가 바로 오다; denied가 전달되다; 거부됨이 바로 떨어지다;
      denied가 떨어지다; 거부됨이 전달되다
    en reports denied to the delegate; report to the delegate that access was denied;
      tells the delegate that access was denied; sends denied to the delegate

    say/goal-thrown
    ko 목표 자체가 버려지다; 목표가 버려지다; 목표가 사라지다; 목표가 폐기되다; 목표를 버리다
    en its goal is dropped; the goal is dropped; its goal is thrown away; the goal is lost; its goal is lost

    say/session-comes-back
    ko 자동으로 되살아나다; 저절로 되살아나다; 알아서 되살아나다; 자동으로 복원되다; 알아서 복원되다
    en comes back by itself; comes back on its own; is restored by itself; is restored automatically

    say/right-in-background
    ko 바로 효력이 생기다; 곧바로 효력이 생기다; 바로 효력을 갖다; 즉시 효력이 생기다; 바로 동작하다

    say/goes-on-unmade
    ko 이전 세션이 계속 이어지다; 이전 세션이 이어지다; 예전 세션이 이어지다; 전에 쓰던 세션이 이어지다

    say/swiped-stays-dead
    ko 앱을 밀어 죽이면; 앱 스위처에서 앱을 밀어 죽이면; 앱을 밀어서 죽이면; 앱을 직접 죽이면; 강제로 종료하면

    say/store-locked
    en before anyone's typed in the passcode; before anyone has typed in the passcode;
      before anybody unlocks it; before it has been unlocked; before it is unlocked;
      before the passcode is entered; before the first unlock; even before it is unlocked
    """
}
