/// Words of `ClaimProperties.reworded`.
extension ClaimWords {
  static let ofReworded = """
    say/mode-not-there
    en without the background mode; without the mode; without declaring the mode;
      without the location background mode; when the mode is missing; while the mode is missing
    ko 이 모드 없이; 모드 없이; 백그라운드 모드를 선언하지 않은 채; 백그라운드 모드 없이; 백그라운드 모드가 없는데;
      백그라운드 모드를 넣지 않고; 백그라운드 모드를 선언하지 않고; 모드를 선언하지 않고

    say/set-the-flag
    en setting the property; setting the flag; sets the flag; setting it to true
    ko 이 프로퍼티를 켜면; true를 대입하면; 이 플래그를 켜면

    say/quietly-ignored
    en silently ignored; quietly ignored; ignored without a word
    ko 조용히 무시되다; 그냥 무시되다; 아무 일 없이 무시되다

    say/forgotten-after
    en forgotten after; are forgotten; is forgotten
    ko 기억은 사라지다; 기억이 사라지다; 기억이 지워지다

    say/after-long
    en a few hours after launch; a few hours after the launch; hours after the next launch; after a day;
      after a few hours; a day after the next launch; after several hours; for a day; for hours;
      a few minutes after launch; until the user next opens the app
    ko 하루가 지나면; 몇 시간이 지나면; 하루 동안; 몇 시간 동안; 몇 시간 뒤에; 하루 뒤에; 다음 실행 뒤 하루가 지나면

    say/the-loop
    en the same loop; the loop; this loop; such a loop
    ko 같은 루프; 이 루프; 그 루프

    say/precise-stays-off
    en can't turn precision on; cannot turn precision on; can no longer be switched on;
      can no longer be turned on; can't be switched on; cannot be switched on; can't be turned on;
      cannot be turned on
    ko 정확한 위치를 켤 수 없다; '정확한 위치'를 켤 수 없다; 정확한 위치를 다시 켤 수 없다

    say/older-stays
    en older event stays; older one stays; only the oldest is kept; oldest one is kept;
      keeps the oldest event; keeps the older event; older event is kept
    ko 먼저 것이 남다; 먼저 있던 것이 그대로 남다; 먼저 온 것이 남다; 가장 오래된 것만 남다; 오래된 쪽이 남다

    say/newer-goes
    en newer one is discarded; newer one is dropped; newer event is discarded; newer event is dropped
    ko 새것은 버려지다; 새 이벤트는 버려지다; 나중 것은 버려지다; 새 이벤트가 버려지다

    say/both-devices
    en on both devices; shared between the two devices
    ko 두 기기가 함께 나누다; 두 기기가 나누다; 여기에 일시적인 권한까지 포함되다; 두 기기에서 공유되다; 두 기기가 공유하다

    say/not-in-front
    en made from the background; made in the background; from the background; not in the foreground
    ko 앱이 포그라운드에 있지 않을 때; 백그라운드에서 한; 백그라운드에서 보낸; 포그라운드가 아닐 때

    say/waits-for-front
    en is remembered; is kept for later; is queued; is postponed; is held back;
      appears when the app is next opened; appears the next time the app is opened;
      waits until the app is opened
    ko 대기했다가 앱을 열 때; 앱을 열 때까지 미뤄지다; 앱을 열 때 알림으로 나타나다; 기억되었다가; 대기열에 들어가다;
      나중으로 미뤄지다; 앱을 열 때까지 대기하다

    say/meets-rule-not
    en not enough to satisfy the rule; doesn't satisfy the rule; does not satisfy the rule;
      doesn't satisfy the explicit-session rule; does not satisfy the explicit-session rule;
      doesn't meet the requirement; does not meet the requirement; doesn't count for the rule
    ko 이 조건이 채워지지 않다; 조건이 채워지지 않다; 조건을 채우지 못하다; 요건은 충족하지 못하다; 요건을 충족하지 못하다;
      조건을 충족하지 못하다; 규칙을 충족하지 못하다; 조건이 충족되지 않다

    say/may-ask
    en can cause an authorization alert; can also cause an authorization alert; can cause a prompt;
      can also cause a prompt; can bring up an alert; can bring up the prompt; can cause an alert;
      strong enough for asking; in use enough to ask; sufficiently in use to bring up an alert;
      is sufficiently in use to ask
    ko 권한 알림을 띄울 수 있다; 권한을 묻는 창을 띄울 수 있다; 권한을 묻는 창을 띄울 수는 있다; 권한 창을 띄울 수 있다;
      알림을 띄우기에 충분하다; 사용자에게 물을 수 있다; 권한을 물을 수 있다

    say/rate-wrong
    en recomputed about four times a minute; recomputed about four times a day;
      updated about four times a minute; updated about four times a day; may take fifteen to twenty hours;
      may take 15 to 20 hours; may take 15 to 20 seconds; may take fifteen to twenty seconds;
      every 15 to 20 seconds; every fifteen to twenty seconds
    ko 하루에 네 번쯤 새로 계산되다; 1분에 네 번쯤 새로 계산되다; 하루에 네 번 새로 계산되다; 15~20초마다 오다;
      15~20초마다 들어오다; 15~20초에 한 번; 15~20시간에 한 번

    say/services-off
    en Location Services are off for the device; Location Services is off for the device;
      Location Services are switched off for the whole device; the switch of Location Services: off

    say/services-on-again
    en when they are switched on again; when the switch goes back on; when the switch goes on again;
      when Location Services are turned on again; when Location Services are switched on again;
      when Location Services go back on; switched back on
    ko 위치 서비스를 다시 켜면; 다시 켜면; 켠 다음에는; 위치 서비스를 다시 켜도; 스위치를 다시 켜면; 다시 켠 뒤에는

    say/asked-anew
    en everybody has to be asked a second time; has to ask again; have to be asked again;
      must be asked again; has to be asked anew; must ask again; needs to ask again
    ko 권한을 처음부터 다시 요청해야 하다; 처음부터 다시 요청해야 하다; 다시 물어봐야 하다; 다시 요청해야 하다

    say/grant-deleted
    en grant is deleted; grant underneath is deleted; choice is deleted; choice is lost; grant is lost
    ko 권한도 지워지다; 권한이 지워지다; 선택이 지워지다; 권한이 사라지다

    say/but-delegate-hears
    en but your delegate hears about it; but the delegate hears about it; but the delegate is notified;
      but the delegate is called; but your delegate is called; but your delegate is notified;
      but the delegate is called with that status; but each call reports the status to the delegate;
      although the delegate is called; and your delegate is called all the same
    ko 델리게이트는 현재 상태로 호출되다; 델리게이트는 그 상태로 호출되다; 델리게이트는 불리다; 델리게이트에는 알려 주다;
      델리게이트에서 통보받다; 델리게이트에는 알려지다; 델리게이트에는 현재 상태가 전달되다
    """
}
