/// Words of grants that end, of Settings and of sessions, continued.
extension ClaimWords {
  static let ofSettingsFurther = """
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
