/// Words of `ClaimProperties.reworded`.
extension ClaimWords {
  static let ofReworded = """
    say/mode-not-there
    en without declaring the mode; when the mode is missing; while the mode is missing
    ko 백그라운드 모드를 선언하지 않은 채; 백그라운드 모드를 넣지 않고; 백그라운드 모드를 선언하지 않고; 모드를 선언하지 않고

    say/set-the-flag
    en setting the property; setting the flag; sets the flag; setting it to true
    ko 이 프로퍼티를 켜면; true를 대입하면; 이 플래그를 켜면

    say/forgotten-after
    en forgotten after
    ko 기억은 사라지다; 기억이 사라지다; 기억이 지워지다

    say/after-long
    en hours after the next launch; a day after the next launch; until the user next opens the app
    ko 다음 실행 뒤 하루가 지나면; 다음 실행 뒤 몇 시간이 지나면

    say/the-loop
    en the same loop; the loop; this loop; such a loop
    ko 같은 루프; 이 루프; 그 루프

    say/precise-stays-off
    en can't turn precision on; cannot turn precision on; can no longer be switched on;
      can no longer be turned on
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
    ko 앱이 포그라운드에 있지 않을 때 한; 백그라운드에서 한; 백그라운드에서 보낸

    say/waits-for-front
    en is kept for later; appears when the app is next opened; appears the next time the app is opened;
      waits until the app is opened
    ko 대기했다가 앱을 열 때; 앱을 열 때까지 미뤄지다; 앱을 열 때 알림으로 나타나다; 앱을 열 때까지 대기하다

    say/meets-rule-not
    en not enough to satisfy the rule; doesn't satisfy the rule; does not satisfy the rule;
      doesn't satisfy the explicit-session rule; does not satisfy the explicit-session rule;
      doesn't meet the requirement; does not meet the requirement; doesn't count for the rule
    ko 이 조건이 채워지지 않다; 조건이 채워지지 않다; 조건을 채우지 못하다; 요건은 충족하지 못하다; 요건을 충족하지 못하다;
      조건을 충족하지 못하다; 규칙을 충족하지 못하다; 조건이 충족되지 않다

    say/may-ask
    en can also cause an authorization alert; can also cause a prompt; can also cause an alert;
      strong enough for asking; in use enough to ask; sufficiently in use to bring up an alert;
      sufficiently in use to ask
    ko 알림을 띄우기에 충분하다

    say/services-off
    en Location Services are off for the device; Location Services is off for the device;
      Location Services are switched off for the whole device; the switch of Location Services: off

    say/services-on-again
    en when they are switched on again; when the switch goes back on; when the switch goes on again;
      when Location Services are turned on again; when Location Services are switched on again;
      when Location Services go back on

    say/asked-anew
    en everybody has to be asked a second time; have to be asked again; has to be asked again;
      must be asked again; has to be asked anew; have to be asked anew
    ko 권한을 처음부터 다시 요청해야 하다; 처음부터 다시 요청해야 하다

    say/grant-deleted
    en grant is deleted; grant underneath is deleted; choice is deleted
    ko 권한도 지워지다; 권한이 지워지다

    say/but-delegate-hears
    en but your delegate hears about it; but the delegate hears about it; but the delegate is notified;
      but the delegate is called; but your delegate is called; but your delegate is notified;
      but the delegate is called with that status; but each call reports the status to the delegate
    ko 델리게이트는 현재 상태로 호출되다; 델리게이트는 그 상태로 호출되다; 델리게이트에서 통보받다;
      델리게이트에는 현재 상태가 전달되다
    """
}
