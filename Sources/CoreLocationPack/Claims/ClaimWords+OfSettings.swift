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

    verb/turn-off
    ko 백그라운드 수신을 막다; 백그라운드 업데이트를 막다; 수신을 막다

    say/indicator-gone
    en the blue bar disappears; blue bar disappears; the indicator disappears;
      blue indicator disappears; the indicator goes away; the blue bar goes away;
      the blue pill disappears; hides the blue bar; hides the indicator; hides the blue indicator;
      the indicator stays hidden; the indicator is hidden; the blue bar is hidden
    ko 파란 바가 나타나지 않다; 파란 바가 사라지다; 파란 막대가 나타나지 않다; 인디케이터가 사라지다;
      파란 표시가 사라지다; 파란색 표시가 사라지다; 파란 막대가 사라지다

    say/always-hidden
    en can always be hidden; can be hidden at any time; can be hidden in any case;
      can be hidden for every app; can be hidden whatever the level; can be switched off for every app;
      can be hidden by every app; can always be switched off; can always be turned off
    ko 언제든 숨길 수 있다; 언제든지 숨길 수 있다; 언제나 숨길 수 있다; 어떤 권한에서든 숨길 수 있다;
      항상 숨길 수 있다; 언제든 끌 수 있다; 언제나 끌 수 있다

    thing/own-regions
    ko 지역 목록도 둘로 나뉘다; 지역 목록이 둘로 나뉘다; 지역 목록도 나뉘다; 지역 목록이 나뉘다;
      목록이 둘로 나뉘다; 지역 목록이 따로 생기다; 지역 목록을 따로 가지다;
      매니저마다 지역 목록이 다르다; 다른 매니저의 monitoredRegions에는 나타나지 않다

    say/one-session-only; about/session
    en only one service session; only a single service session; at most one service session;
      no more than one service session; just one service session; not more than one service session
    ko 서비스 세션은 한 번에 하나만; 세션은 한 번에 하나만; 서비스 세션은 동시에 하나만;
      세션은 동시에 하나만; 서비스 세션은 하나만; 서비스 세션을 한 번에 하나만;
      서비스 세션을 동시에 하나만; 서비스 세션은 앱마다 하나만; 서비스 세션은 앱 하나에 하나만;
      세션을 동시에 하나만; 서비스 세션은 앱당 하나만

    thing/one-name
    en same monitor name; the same monitor name; same CLMonitor name; the same CLMonitor name;
      name of a monitor twice; a name twice; same name for two monitors; the same name for two monitors

    thing/may-coexist
    en and use both instances; both instances get the events; both get the events
    ko 동시에 두 개 이상 열어 두어도 문제가 없다; 동시에 두 개 열어도 되다; 두 번 열어도 되다;
      동시에 여러 개 열 수 있다; 여러 개를 동시에 열 수 있다; 여러 개 열어 둘 수 있다;
      동시에 열어도 되다; 여러 개 열어도 되다; 동시에 여러 개 열어 두어도 되다;
      두 개 이상 동시에 열 수 있다; 동시에 두 개 이상 열 수 있다; 두 번 열 수 있다;
      동시에 두 번 열 수 있다

    say/no-monitor-open
    en even if no monitor is open; even without an open monitor; even when no monitor is open;
      although no monitor is open; even if the monitor isn't open; even if the monitor is not open
    ko 모니터를 열어 두지 않아도; 모니터도 열어 두지 않았다 해도; 모니터를 열지 않아도; 모니터가 없어도;
      열린 모니터가 없어도; 모니터를 열어 두지 않더라도; 모니터를 다시 열지 않아도

    thing/unhandled
    ko 이벤트를 처리하지 않고; 이벤트를 처리하지 않아도; 처리하지 않은 이벤트가 남아 있어도;
      이벤트를 처리하지 않더라도

    verb/stored
    en is stored; are stored; is saved; gets stored; is recorded; is kept
    ko 저장되다; 기록되다; 저장하다; 기록하다

    say/store-locked
    en the monitor's stored state can't be read yet; the monitor's stored state can't be read;
      stored state can't be read yet; stored state cannot be read yet; stored state can't be read;
      stored state cannot be read; the stored state is not readable; stored state is not readable;
      stored data cannot be read yet; stored data can't be read yet; store can't be read yet;
      store is not readable yet; store cannot be read yet; store isn't readable yet
    ko 저장된 상태를 아직 읽을 수 없다; 저장된 상태를 읽을 수 없다; 저장된 내용을 아직 읽을 수 없다;
      저장소를 아직 읽을 수 없다

    thing/too-many
    ko 조건이 너무 많다는; 등록한 조건이 너무 많다는; 조건이 한도를 넘었다는; 조건이 많다는

    thing/lasting-grant
    ko 지속적인 사용 중 권한; 지속적인 권한; 지속적인 앱 사용 중 권한; 계속 남는 권한

    say/must-reinstall
    en must reinstall; has to reinstall; have to reinstall; must be reinstalled; has to be reinstalled;
      must be installed again; has to be installed again; must reinstall the app;
      needs to be reinstalled; need to reinstall; until the app is reinstalled; until it is reinstalled
    ko 다시 설치해야 하다; 재설치해야 하다; 앱을 다시 설치해야 하다; 앱을 재설치해야 하다;
      다시 설치해야만 하다; 재설치해야만 하다

    say/only-reinstall
    ko 다시 설치하는 수밖에 없다; 앱을 지웠다가 다시 설치하는 수밖에 없다; 재설치하는 수밖에 없다;
      앱을 재설치하는 수밖에 없다; 앱을 지우고 다시 설치하는 수밖에 없다; 다시 설치하는 방법밖에 없다;
      재설치하는 방법밖에 없다; 지웠다가 다시 설치하는 방법밖에 없다

    say/outside
    en outside Settings; outside of Settings; outside the Settings app; from outside Settings;
      anywhere else

    event/settings:globalOff; device/servicesOff
    ko 위치 서비스 스위치를 꺼 두다; 위치 서비스 스위치를 끄다; 위치 서비스 스위치가 꺼져 있다;
      위치 서비스 스위치가 꺼지다; 위치 서비스가 통째로 꺼져 있다; 위치 서비스가 통째로 꺼지다;
      위치 서비스를 통째로 끄다; 위치 서비스를 전부 끄다; 전체 위치 서비스를 끄다;
      전체 위치 서비스가 꺼져 있다

    device/servicesOff
    en with the device-wide switch off; the device-wide switch off; device-wide switch off;
      the device-wide switch is off; device-wide switch is off; the device-wide switch turned off

    say/unchanged-value
    en keeps returning what the user had granted; still returns what the user had granted;
      keeps returning the value from before; still returns the value from before;
      still returns the granted value; keeps returning the granted value;
      still reports the value from before; keeps reporting the value from before;
      keeps reporting what the user had granted; still reports what the user had granted;
      still reports the app's own grant; keeps reporting the app's own grant;
      keeps returning the old value; still returns the old value;
      continues to return the value from before
    ko 기존에 허용받은 값을 그대로 돌려주다; 허용받은 값을 그대로 돌려주다; 이전 값을 그대로 돌려주다;
      기존 값을 그대로 돌려주다; 원래 값을 그대로 돌려주다; 허용받은 값을 그대로 보고하다;
      기존 값을 그대로 보고하다; 이전 값을 그대로 보고하다; 원래 값을 그대로 보고하다;
      허용받은 값이 그대로 나오다; 기존 값이 그대로 나오다; 허용된 값을 그대로 돌려주다;
      허용 상태를 그대로 돌려주다; 허용 상태를 그대로 보고하다; 예전 값을 그대로 돌려주다

    say/leaves-alone
    en leaves what users have granted; leaves the grants alone; leaves grants alone;
      leaves grants untouched; leaves the grants untouched; leaves all grants as they are;
      leaves the permissions of apps alone; leaves the permissions alone; leaves permissions untouched;
      leaves apps alone; leaves third-party apps alone; leaves the permissions of apps untouched;
      spares the permissions
    ko 앱의 권한은 건드리지 않다; 권한은 건드리지 않다; 앱별 권한은 건드리지 않다; 권한을 건드리지 않다;
      앱별 권한은 그대로 두다; 앱의 권한은 그대로 두다; 권한은 그대로 두다; 앱에 준 권한은 그대로 두다

    status/decided
    en had permission been settled long before; had the permission been settled long before;
      permission was settled long before; permission has long been settled;
      permission has long been decided; permission was decided long ago;
      authorization was settled long ago; permission was settled long ago;
      authorization was decided long ago; has long been decided; long-decided permission
    ko 진작에 결정된; 권한이 진작에 결정된; 권한이 이미 결정된; 이미 결정된; 오래전에 결정된;
      권한이 오래전에 결정된; 예전에 결정된; 권한이 벌써 결정된; 벌써 결정된

    noun/true
    en as true
    ko true로 나오다; true로 보고되다; true로 설정되다

    noun/false
    en as false

    say/spent-upgrade
    en has used up the upgrade; used up the upgrade; has used up its upgrade; used up its one upgrade;
      has spent its upgrade; whose upgrade was declined before; that was declined the upgrade;
      has already declined the upgrade; has already declined Always; already declined Always;
      already said no to Always; has already said no to Always; already refused Always;
      has already refused Always; has declined Always before; has refused Always before
    ko 승격 기회를 이미 쓰다; 승격 기회를 이미 써 버리다; 승격 기회를 써 버리다;
      업그레이드 기회를 이미 쓰다; 업그레이드 기회를 이미 써 버리다; 한 번 사양하다;
      이미 한 번 사양하다; 이미 사양하다; 승격을 이미 거절하다; 승격을 거절하다;
      업그레이드를 이미 거절하다; 업그레이드를 거절하다; Always를 이미 거절하다;
      항상 허용을 이미 거절하다; 항상 허용을 한 번 거절하다; 항상 허용을 이미 한 번 거절하다;
      Always를 이미 한 번 거절당하다; Always를 이미 거절당하다; 항상 허용을 이미 거절당하다

    say/without-former
    en even if none was held before; even without an earlier session;
      even if no session was held before; even though none was held before;
      even when none was held before; even without a session held before;
      even if no earlier session was held; even without a former session;
      even if there was no earlier session
    ko 이전에 들고 있던 세션이 없어도; 들고 있던 세션이 없어도; 앞서 잡아 둔 세션이 없어도;
      기존 세션이 없어도; 이전 세션이 없어도; 이전에 잡아 둔 세션이 없어도;
      전에 들고 있던 세션이 없어도; 앞서 들고 있던 세션이 없어도

    say/only-by-call
    en only appears if the app calls; only shows up if the app calls; appears only if the app calls;
      only if the app calls; only when the app calls; only after the app calls; only after an API call;
      only in response to an API call; only in response to a request; only if the app asks for it;
      only when the app asks for it; only after a call of the app; only at the app's request;
      only at the request of the app; only if your app calls; only when your app calls
    ko API를 호출해야만; API를 불러야만; 앱이 호출해야만; 앱이 API를 호출해야만; 앱이 API를 불러야만;
      요청 메서드를 호출해야만; 앱이 요청해야만; 앱이 요청할 때만; 앱이 호출할 때만; API를 호출할 때만;
      앱이 부를 때만; 앱이 API를 호출할 때만

    say/never-questioned
    en never questioned again; is never questioned again; never checked again; is never checked again;
      never confirmed again; never asks about it again; never asks for confirmation again;
      never has to be confirmed again; never needs to be confirmed again; never be questioned again;
      never comes up again; never brings it up again; never reminds; never reminded of it;
      is never reminded
    ko 다시 확인받는 일이 없다; 다시 확인받는 일이 전혀 없다; 다시 확인받는 일은 없다;
      다시 확인하는 일은 없다; 다시 확인하는 일이 없다; 다시 확인을 구하는 일이 없다;
      다시 확인을 구하는 일은 없다; 다시 확인받을 일이 없다; 다시 확인할 일이 없다; 다시 확인하지 않다;
      다시는 확인하지 않다; 더 확인하지 않다; 다시 확인받지 않다; 재확인하지 않다; 재확인하는 일은 없다;
      다시 확인을 받지 않다
    """
}
