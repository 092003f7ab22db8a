/// Words of grants that end, of Settings and of sessions.
extension ClaimWords {
  static let ofSettings = """
    fn/filler
    en companion; paired; generically
    ko 컴패니언; 진작; 진작에

    thing/confirmation
    en confirmation; its confirmation; a confirmation alert; confirmation dialog; a confirmation dialog
    ko 확인 창; 확인창

    say/each-tap; verb/choose
    en on every tap; at every tap; with every tap; on each tap; at each tap; with each tap; every tap;
      each tap; every single tap on; at every single tap on; at every single tap; on every single tap;
      every time it is tapped; each time it is tapped; whenever it is tapped; every time the user taps;
      each time the user taps; whenever the user taps; every time a person taps it;
      each time a person taps it

    prompt/any
    ko 위치를 공유할지 확인하는 창; 위치를 공유할지 묻는 창; 공유할지 묻는 창; 공유할지 확인하는 창;
      위치를 공유할지 묻는 알림; 위치를 공유할지 확인하는 알림

    event/settings:globalOn; say/off-and-on
    en Location Services have been turned off and on again; services are off and on again;
      services are off and back on; services are turned off and on again;
      services have been off and on again; services were off and on again;
      Location Services have been turned off and back on; turning Location Services off and on again;
      turning Location Services off and back on; turning Location Services off and on;
      Location Services are turned off and on again; Location Services are turned off and back on;
      switching Location Services off and on; switching Location Services off and on again;
      Location Services are switched off and on again; Location Services are back on;
      Location Services are turned on again; Location Services are turned back on;
      turning Location Services back on; turning Location Services on again;
      Location Services have been turned on again; Location Services are switched on again
    ko 위치 서비스를 껐다가 켜다; 위치 서비스를 껐다 켜다; 위치 서비스를 껐다가 다시 켜다;
      위치 서비스를 껐다 다시 켜다; 위치 서비스를 다시 켜다; 위치 서비스 스위치를 껐다 켜다;
      위치 서비스 스위치를 껐다가 켜다; 위치 서비스 스위치를 다시 켜다;
      위치 서비스 스위치를 껐다가 다시 켜다

    say/ask-all-anew
    en ask its user for permission anew; ask its user for permission again;
      ask the user for permission again; ask the user for permission anew; ask for permission again;
      ask for permission anew; ask all over again; ask again from scratch; be asked all over again;
      losing its previous permission; losing its permission; loses its permission;
      lose their permission; loses its previous permission; losing their permission;
      lose their permissions; must be granted again; have to be granted again; has to be granted again
    ko 권한을 처음부터 다시 받아야 하다; 권한을 다시 물어야 하다; 사용자에게 다시 물어야 하다;
      권한을 모두 다시 받아야 하다; 허용을 다시 받아야 하다; 새로 허용을 받아야 하다;
      권한을 새로 받아야 하다; 권한을 처음부터 다시 물어야 하다

    say/even-in-session; session/background
    en even with a background session; even in a background session; even during a background session;
      even while a background session; even if a background session; even when a background session;
      even though a background session; even if a continuous background session;
      even while a continuous background session; even with a continuous background session;
      even during a continuous background session; even if a background session with indicator;
      even if a background session with the indicator; even if a session with indicator;
      even while the location indicator is visible; even while the indicator is visible;
      even if the indicator is visible; even with the indicator visible;
      even while the blue indicator is visible; even if the blue indicator is visible
    ko 백그라운드 세션 중에도; 백그라운드 세션이 돌고 있더라도; 백그라운드 세션이 돌고 있어도;
      백그라운드 세션이 계속되고 있어도; 백그라운드 세션이 계속되어도;
      백그라운드 세션이 계속되는 동안에도; 백그라운드 세션이 살아 있어도; 백그라운드 세션이 있어도;
      백그라운드 세션이 이어지고 있어도; 백그라운드 세션이 이어져도; 백그라운드 세션을 쓰고 있어도;
      인디케이터가 떠 있어도; 인디케이터가 보여도; 인디케이터가 떠 있는 동안에도;
      인디케이터가 보이는 동안에도; 세션이 살아 있는 동안에도

    say/until-clip-deleted
    en until the clip is deleted; until the clip is removed; until the App Clip is deleted;
      until the App Clip is removed; until the user deletes the clip;
      until the user deletes the App Clip; for as long as it stays on the device;
      as long as it stays on the device; until it is deleted; until the clip disappears;
      as long as the clip is on the device; as long as the clip stays on the device;
      for as long as the clip stays on the device; until the person deletes the clip
    ko 클립을 지울 때까지; 클립을 삭제할 때까지; 앱 클립을 지울 때까지; 앱 클립을 삭제할 때까지;
      App Clip을 지울 때까지; App Clip을 삭제할 때까지; 클립이 삭제될 때까지; 앱 클립이 삭제될 때까지;
      App Clip이 삭제될 때까지; 클립을 제거할 때까지; 앱 클립을 제거할 때까지

    thing/entry-missing; thing/entry
    en an unknown purpose key; unknown purpose key; a purpose key that is missing from Info.plist;
      a purpose key that isn't in the dictionary; a purpose key that is not in the dictionary;
      an undeclared purpose key; undeclared purpose key; a purpose key that is not declared;
      a purpose key that isn't declared; a missing purpose key; purpose key that does not exist;
      a purpose key that does not exist
    ko Info.plist에 등록하지 않은 purpose key; 등록하지 않은 목적 키; 알 수 없는 목적 키;
      선언하지 않은 목적 키; 등록되지 않은 목적 키; 등록하지 않은 purpose key

    say/until-clip-deleted
    ko 삭제할 때까지; 지울 때까지

    verb/last
    en is good for; are good for; remains good for

    say/restores-permission
    en restores the permission; restores the earlier permission; restores the previous permission;
      restores the earlier choice; restores the user's choice; restores the user's decision;
      brings back the permission; brings back the earlier permission; brings the permission back;
      brings back the user's choice; keeps the earlier decision; picks up the earlier permission;
      restores the grant; restores the earlier grant; restores its permission;
      restores its earlier permission; restores what the user had chosen; restores the old permission;
      brings back the old permission; remembers the earlier decision
    ko 이전 권한이 복원되다; 예전 권한이 복원되다; 권한이 복원되다; 권한을 복원하다;
      이전 권한을 복원하다; 이전 선택이 그대로 적용되다; 예전 선택이 그대로 적용되다;
      이전 권한이 그대로 돌아오다; 예전 권한이 그대로 돌아오다; 이전 권한을 되찾다; 예전 권한을 되찾다;
      이전 권한이 되살아나다; 예전 권한이 되살아나다; 이전 결정이 되살아나다; 이전 결정을 이어받다;
      이전 권한을 이어받다; 예전 권한을 이어받다; 이전 권한이 그대로 살아나다

    event/requestTemporaryFullAccuracy
    en requesting it temporarily; asking for it temporarily; the temporary request; a temporary request;
      temporary request; requests full accuracy temporarily; the request for temporary full accuracy;
      a request for temporary full accuracy; requests for temporary full accuracy;
      requests for temporary accuracy
    ko 임시 요청; 일시적 정확도를 요청하다; 일시적인 정확도를 요청하다; 일시적 정확도 요청;
      일시적인 정확도 요청; 임시 정확도 요청; 임시 정밀도를 요청하다; 임시로 정확도를 요청하다;
      일시적으로 정확한 위치를 요청하다; 임시로 정확한 위치를 요청하다;
      임시로 정확한 위치를 달라고 하다; 임시 정밀 위치 요청; 일시적인 정밀 위치를 요청하다

    say/over-other-app
    en over the current app; over the app in front; over another app; on top of the current app;
      on top of other apps; over other apps
    ko 다른 앱 위에; 현재 앱 위에; 사용 중인 앱 위에

    say/remembers-request
    en remembers the request; remembers it; keeps the request; keeps the request in mind;
      stores the request; saves the request; holds the request; queues the request
    ko 요청을 기억해 두다; 요청을 기억하다; 요청을 기억했다가; 요청을 기억해 두었다가; 기억해 두었다가;
      기억했다가; 요청을 보관하다; 요청을 저장해 두다; 요청을 미뤄 두다; 요청을 쌓아 두다

    say/automatically; verb/become
    en turns automatically into; automatically turns into; automatically becomes; becomes by itself;
      turns by itself into; is automatically converted into; automatically changes to;
      changes automatically to; automatically changes into; automatically falls to;
      falls automatically to

    say/no-event
    en no background event has come up; no background event comes up; no event comes up;
      no background event arrives; no event arrives; no event occurs; no background event occurs;
      no event has occurred; no background event has occurred; nothing happens in the background;
      nobody confirms it; nobody answers it; the user never confirms it; it is not confirmed;
      it isn't confirmed; no confirmation comes
    ko 백그라운드 이벤트가 없으면; 이벤트가 없으면; 이벤트가 오지 않으면;
      백그라운드 이벤트가 오지 않으면; 확인받지 못하면; 확인하지 않으면; 답하지 않으면;
      사용자가 답하지 않으면; 사용자가 확인하지 않으면; 확인을 받지 못하면; 이벤트가 생기지 않으면;
      이벤트가 발생하지 않으면; 백그라운드 이벤트가 발생하지 않으면; 이벤트가 하나도 없으면;
      응답하지 않으면

    say/process-again
    en restarts the whole procedure; restarts the whole process; restarts the procedure;
      starts the procedure again; starts the whole process again; begins the whole process again;
      restart the whole process; restart the whole procedure; run through the process again;
      runs through the process again
    ko 과정을 처음부터 시작하다; 절차를 처음부터 시작하다; 과정을 처음부터 다시 시작하다;
      절차를 처음부터 다시 시작하다; 과정을 처음부터 밟다; 과정을 한 번 더 시작하다;
      절차를 한 번 더 시작하다; 과정을 되풀이하다; 절차를 되풀이하다; 전체 과정을 다시 시작하다;
      전체 절차를 다시 시작하다; 과정이 처음부터 다시 시작되다; 절차가 처음부터 다시 시작되다

    thing/accuracy-change
    en a change of Precise Location in Settings; change of Precise Location in Settings;
      a change of Precise Location; change of Precise Location; changes of Precise Location;
      a change of the accuracy setting; change of the accuracy setting; changes of the accuracy setting;
      changing Precise Location; changes to Precise Location; a change to Precise Location;
      flipping the Precise Location switch; flipping Precise Location;
      flipping nothing but the Precise Location switch; switching Precise Location;
      changing the accuracy setting; changes of the Precise Location switch;
      a change of the Precise Location switch; moving the Precise Location switch;
      changes to the accuracy setting
    ko 정확한 위치 변경; 정확한 위치 설정 변경; 정확한 위치 스위치 변경; 정확한 위치 설정을 바꾸다;
      정확한 위치 스위치를 바꾸다; 정확한 위치 스위치를 건드리다; 정확도 설정 변경;
      정확도 설정을 바꾸다; 정확한 위치 설정의 변경; 정확한 위치 설정이 바뀌다; 정확도 설정이 바뀌다;
      정확한 위치 스위치만 바꾸다; 정확도만 바꾸다; 정확도만 바뀌다

    say/to-delegate; noun/delegate
    en passed on to the delegate; passed to the delegate; reported to the delegate;
      forwarded to the delegate; communicated to the delegate; announced to the delegate

    say/delegate-unaware
    en goes unreported to the delegate; goes unreported; leaves the delegate silent;
      unreported to the delegate; escapes the delegate; is invisible to the delegate;
      passes the delegate by
    ko 델리게이트 콜백으로는 알 수 없다; 델리게이트 콜백으로 알 수 없다; 콜백으로는 알 수 없다;
      콜백으로 알 수 없다; 델리게이트로는 알 수 없다; 델리게이트가 알 수 없다; 델리게이트는 알 수 없다;
      델리게이트에 통지되지 않다; 델리게이트에 알려지지 않다; 델리게이트는 침묵하다;
      델리게이트는 조용하다; 델리게이트 호출은 없다; 델리게이트 호출이 없다

    fn/filler
    en like iOS; just like iOS; as iOS does; like iOS does; just as iOS does; same as iOS; as on iOS;
      just as on iOS; just as it does on iOS; as it does on iOS; the way iOS does
    ko iOS처럼; iOS와 마찬가지로; iOS와 똑같이; iOS와 같이; 변함없이
    """
}
