extension ClaimWords {
  /// Phrases of remarks, reviews and answers in forums, and of guides that tell what others got wrong.
  static let ofRetellings = """
    thing/own-value
    en status case of its own; separate status case; separate delegate value; delegate value of its own
    ko 케이스가 따로 있다; 케이스가 따로 존재하다; 값이 따로 있다; 별도의 케이스가 있다

    status/notDetermined
    en nobody has chosen anything; no one has chosen anything; nobody has picked anything;
      nothing is decided

    event/resume
    en app wakes from suspension; app wakes up from suspension
    ko 일시 중단됐던 앱이 다시 실행되다; 일시 중단되었던 앱이 다시 실행되다; 일시 중단됐다가 다시 돌다; 일시 중단됐다가 깨어나다

    say/only-if-changed
    en only if it changed; only when it's different; only if it is different; only if it differs from last time
    ko 달라진 경우에만; 바뀐 경우에만; 변한 경우에만; 권한이 달라진 경우에만

    say/if-unchanged
    en if it is the same as before; if it's the same as before; if it stayed the same
    ko 상태가 전과 같으면; 상태가 안 바뀐 이상; 상태가 안 바뀌었으면

    say/until-changed
    en until somebody changes the permission; until somebody actually changes the permission
    ko 상태가 실제로 변하기 전까지는; 상태가 실제로 바뀌기 전까지는; 상태가 변하기 전까지는; 상태가 바뀌기 전까지는

    thing/always-main
    en always land on the main thread; always lands on the main thread; always come on the main thread
    ko 항상 메인 스레드에서 불리다; 항상 메인 스레드로 오다; 무조건 메인 스레드로 오다

    thing/any-thread
    en no matter which thread; no matter what thread; whichever thread; regardless of the thread
    ko 어느 스레드에서 만들든; 어떤 스레드에서 만들든; 어느 스레드에서 만들어도; 어떤 스레드에서 만들어도

    thing/entry-missing
    en purpose key is not found; purpose key isn't found; purpose key cannot be found
    ko 목적 키를 찾지 못하다; 해당 목적 키가 없다

    event/settings:preciseOff
    en Precise turned off; Precise is turned off

    say/never-again-precise
    en locks the user out of Precise; locks users out of Precise;
      locks the user out of precise location; locks users out of precise location

    say/off-and-on
    en have been switched off and on again; has been switched off and on again;
      is switched off and on again; goes off and on again; been turned off and on again
    ko 스위치를 껐다 켜다; 스위치를 껐다가 켜다; 스위치를 한 번 껐다 켜다

    say/ask-all-anew
    en everybody gets asked again; every app gets asked again; has to ask for its permission anew;
      have to ask for their permission anew; has to ask afresh; have to ask afresh
    ko 전부 다시 물어봐야 하다; 앱마다 다시 물어봐야 하다; 앱마다 다시 물어보게 되다

    say/brings-prompt-back
    en shows it again; shows it once more; puts it up again; gets another dialog; get another dialog;
      get another alert
    ko 알림이 또 나타나다; 창이 또 뜨다

    thing/no-sign
    en no indicator on screen; no indicator on the screen

    say/limit-gone
    en no cap on conditions; no limit on conditions; no cap on regions; no cap anymore

    say/no-grace
    en zero grace time; no grace at all
    ko 유예 시간이 전혀 없다; 유예 시간 같은 건 전혀 없다

    say/around-the-clock
    en till midnight

    say/phone-alone
    en stays on the phone; stays on the iPhone; stops at the phone; means nothing to the companion;
      means nothing to the watch; has no effect on the watch; does not carry over to the watch;
      doesn't carry over to the watch; is not shared with the watch; isn't shared with the watch
    ko 짝 앱에는 영향을 주지 않다; 워치에는 적용되지 않다; 워치 앱에는 적용되지 않다; 워치 앱에는 영향을 주지 않다; 워치로는 이어지지 않다

    say/managed-apart
    ko 별개로 관리되다; 짝 앱과 별개로 관리되다; 완전히 별개로 관리되다; 다른 쪽에는 반영되지 않다

    say/per-manager
    en twenty per manager; 20 per manager; twenty for each manager; 20 for each manager
    ko 매니저마다 20개씩; 매니저마다 20개; 매니저당 20개; 매니저별로 20개

    say/monitors-merge
    en the system merges them; Core Location merges them; are merged by the system
    ko 시스템이 합쳐 주다; 하나로 합쳐지다

    thing/one-manager
    en the first location manager that the app created; the first manager that the app created
    ko 제일 먼저 만든 매니저; 맨 처음 만든 매니저

    verb/new-dropped
    en drops the newer one; drops the newer event; keeps the older event; the older one is kept
    ko 새로 온 것을 버리다; 새 쪽이 버려지다; 먼저 온 게 유지되다; 먼저 온 것을 지키다; 먼저 온 이벤트가 유지되다

    say/all-held
    en pile up in a queue; all queue up
    ko 전부 큐에 쌓이다; 전부 큐에 쌓였다가; 개수 제한 없이 보관되다; 몇 개든 전부 보관되다

    say/opens-settings
    ko 설정 앱을 열어 주다; 설정 앱을 자동으로 열어 주다; 설정 화면을 열어 주다

    thing/resumes-itself
    ko 자동으로 되살아나다; 저절로 되살아나다

    thing/while-locked
    en before anyone has typed in the passcode; before it has been unlocked
    """
}
