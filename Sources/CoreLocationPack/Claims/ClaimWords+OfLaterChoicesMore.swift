/// More words of `ClaimProperties.laterChoices`.
extension ClaimWords {
  static let ofLaterChoicesMore = """
    # When an event comes that is told of in one breath with it: no circumstance of the sentence.
    phase/notInUse
    en occurs while the app is not in use; occurs while the app is in the background;
      occurs while the app is not running; occurs while it is not in use;
      occurs while it is in the background; occurs while it is not running;
      occurs when the app is not in use; occurs when the app is in the background;
      occurs when the app is not running; occurs when it is not in use;
      occurs when it is in the background; occurs when it is not running;
      happens while the app is not in use; happens while the app is in the background;
      happens while the app is not running; happens while it is not in use;
      happens while it is in the background; happens while it is not running;
      happens when the app is not in use; happens when the app is in the background;
      happens when the app is not running; happens when it is not in use;
      happens when it is in the background; happens when it is not running;
      arrives when the app is not in use; arrives when the app is in the background;
      arrives when the app is not running; arrives when it is not in use;
      arrives when it is in the background; arrives when it is not running;
      comes in while the app is not in use; comes in while the app is in the background;
      comes in while the app is not running; comes in while it is not in use;
      comes in while it is in the background; comes in while it is not running;
      comes in when the app is not in use; comes in when the app is in the background;
      comes in when the app is not running; comes in when it is not in use;
      comes in when it is in the background; comes in when it is not running;
      occur while the app is not in use; occur while the app is in the background;
      occur while the app is not running; occur while it is not in use;
      occur while it is in the background; occur while it is not running;
      occur when the app is not in use; occur when the app is in the background;
      occur when the app is not running; occur when it is not in use;
      occur when it is in the background; occur when it is not running;
      happen while the app is not in use; happen while the app is in the background;
      happen while the app is not running; happen while it is not in use;
      happen while it is in the background; happen while it is not running;
      happen when the app is not in use; happen when the app is in the background;
      happen when the app is not running; happen when it is not in use;
      happen when it is in the background; happen when it is not running;
      arrive while the app is not in use; arrive while the app is in the background;
      arrive while the app is not running; arrive while it is not in use;
      arrive while it is in the background; arrive while it is not running;
      arrive when the app is not in use; arrive when the app is in the background;
      arrive when the app is not running; arrive when it is not in use;
      arrive when it is in the background; arrive when it is not running;
      come in while the app is not in use; come in while the app is in the background;
      come in while the app is not running; come in while it is not in use;
      come in while it is in the background; come in while it is not running;
      come in when the app is not in use; come in when the app is in the background;
      come in when the app is not running; come in when it is not in use;
      come in when it is in the background; come in when it is not running;
      that occurs in the background; that happens in the background;
      that arrives in the background; that comes in in the background;
      that occur in the background; that happen in the background; that arrive in the background;
      that come in in the background; that occurs out of use; that arrives out of use;
      that occur out of use; that arrive out of use

    phase/inUse
    en occurs while the app is in use; occurs while it is in use; occurs when the app is in use;
      occurs when it is in use; happens while the app is in use; happens while it is in use;
      happens when the app is in use; happens when it is in use; occur while the app is in use;
      occur while it is in use; occur when the app is in use; occur when it is in use;
      happen while the app is in use; happen while it is in use; happen when the app is in use;
      happen when it is in use

    # Even in a session.
    say/even-in-session; session/background
    en despite a background session; despite a running background session;
      despite a background activity session; despite a continuous background session;
      despite the background session; despite an active background session;
      in spite of a background session; in spite of a running background session;
      in spite of a background activity session; in spite of a continuous background session;
      in spite of the background session; in spite of an active background session;
      regardless of a background session; regardless of a running background session;
      regardless of a background activity session; regardless of a continuous background session;
      regardless of the background session; regardless of an active background session;
      no matter whether a background session; no matter whether a running background session;
      no matter whether a background activity session;
      no matter whether a continuous background session;
      no matter whether the background session; no matter whether an active background session;
      even while a background activity session; even while a running background activity session;
      even while an active background activity session; even if a background activity session;
      even if a running background activity session;
      even if an active background activity session; even when a background activity session;
      even when a running background activity session;
      even when an active background activity session;
      even with a running background activity session;
      even with an active background activity session; even though a background activity session;
      even though a running background activity session;
      even though an active background activity session
    ko 백그라운드 활동 세션이 돌고 있어도; 백그라운드 활동 세션이 돌고 있더라도; 백그라운드 활동 세션을 돌려도; 백그라운드 활동 세션을 돌리더라도;
      백그라운드 활동 세션을 켜 두어도; 백그라운드 활동 세션을 켜 둬도; 백그라운드 활동 세션을 유지해도; 백그라운드 활동 세션을 유지하더라도;
      백그라운드 활동 세션을 유지하고 있어도; 백그라운드 활동 세션을 시작해도; 백그라운드 활동 세션을 만들어도; 백그라운드 활동 세션이 살아 있더라도;
      백그라운드 활동 세션이 이어지더라도; 백그라운드 활동 세션이 켜져 있어도; 백그라운드 활동 세션이 실행 중이어도; 백그라운드 활동 세션이 실행 중이더라도;
      백그라운드 활동 세션이 활성화되어 있어도; 백그라운드 활동 세션을 잡고 있어도; 백그라운드 활동 세션을 들고 있어도; 백그라운드 활동 세션을 쥐고 있어도;
      백그라운드 세션이 돌고 있어도; 백그라운드 세션이 돌고 있더라도; 백그라운드 세션을 돌려도; 백그라운드 세션을 돌리더라도; 백그라운드 세션을 켜 두어도;
      백그라운드 세션을 켜 둬도; 백그라운드 세션을 유지해도; 백그라운드 세션을 유지하더라도; 백그라운드 세션을 유지하고 있어도; 백그라운드 세션을 시작해도;
      백그라운드 세션을 만들어도; 백그라운드 세션이 살아 있더라도; 백그라운드 세션이 이어지더라도; 백그라운드 세션이 켜져 있어도; 백그라운드 세션이 실행 중이어도;
      백그라운드 세션이 실행 중이더라도; 백그라운드 세션이 활성화되어 있어도; 백그라운드 세션을 잡고 있어도; 백그라운드 세션을 들고 있어도;
      백그라운드 세션을 쥐고 있어도; 백그라운드 위치 세션이 돌고 있어도; 백그라운드 위치 세션이 돌고 있더라도; 백그라운드 위치 세션을 돌려도;
      백그라운드 위치 세션을 돌리더라도; 백그라운드 위치 세션을 켜 두어도; 백그라운드 위치 세션을 켜 둬도; 백그라운드 위치 세션을 유지해도;
      백그라운드 위치 세션을 유지하더라도; 백그라운드 위치 세션을 유지하고 있어도; 백그라운드 위치 세션을 시작해도; 백그라운드 위치 세션을 만들어도;
      백그라운드 위치 세션이 살아 있더라도; 백그라운드 위치 세션이 이어지더라도; 백그라운드 위치 세션이 켜져 있어도; 백그라운드 위치 세션이 실행 중이어도;
      백그라운드 위치 세션이 실행 중이더라도; 백그라운드 위치 세션이 활성화되어 있어도; 백그라운드 위치 세션을 잡고 있어도; 백그라운드 위치 세션을 들고 있어도;
      백그라운드 위치 세션을 쥐고 있어도; CLBackgroundActivitySession이 돌고 있어도;
      CLBackgroundActivitySession이 돌고 있더라도; CLBackgroundActivitySession을 돌려도;
      CLBackgroundActivitySession을 돌리더라도; CLBackgroundActivitySession을 켜 두어도;
      CLBackgroundActivitySession을 켜 둬도; CLBackgroundActivitySession을 유지해도;
      CLBackgroundActivitySession을 유지하더라도; CLBackgroundActivitySession을 유지하고 있어도;
      CLBackgroundActivitySession을 시작해도; CLBackgroundActivitySession을 만들어도;
      CLBackgroundActivitySession이 살아 있더라도; CLBackgroundActivitySession이 이어지더라도;
      CLBackgroundActivitySession이 켜져 있어도; CLBackgroundActivitySession이 실행 중이어도;
      CLBackgroundActivitySession이 실행 중이더라도; CLBackgroundActivitySession이 활성화되어 있어도;
      CLBackgroundActivitySession을 잡고 있어도; CLBackgroundActivitySession을 들고 있어도;
      CLBackgroundActivitySession을 쥐고 있어도; 파란 인디케이터가 떠 있어도; 파란색 인디케이터가 떠 있어도; 파란 표시가 떠 있어도;
      인디케이터를 켜 둔 채 백그라운드로 가더라도

    # Running, of a session.
    verb/exist
    ko 돌고 있다; 돌아가고 있다; 돌고 있는 중이다

    # What a choice leaves.
    status/denied; verb/become
    en leaves the app denied; leaves the app at denied; leaves the app as denied; leaves the status denied;
      leaves the status at denied; leaves it denied; leaves it at denied; leaves you denied

    status/notDetermined; verb/become
    en leaves the app undetermined; leaves the app undecided; leaves the app at notDetermined;
      leaves the status at notDetermined; leaves it undetermined; leaves it at notDetermined

    # Grace.
    say/no-grace
    en no grace period; without a grace period; without any grace; no grace time; without grace;
      has no grace; there is no grace
    ko 유예 시간이 없다; 유예 시간 없이; 유예가 없다; 유예 없이; 유예 기간이 없다; 유예 기간 없이; 유예 시간은 없다; 유예 기간은 없다

    say/short-trip
    en switching to another app and straight back; switching to Messages and straight back;
      switching apps and coming straight back; a switch to another app and back;
      coming back within seconds; comes back within seconds; comes back within a few seconds;
      returns within seconds; returns within a few seconds; coming back within a few seconds;
      returning within a few seconds; returning a second later; returning within seconds;
      leaving the app for a second; leaving the app for a moment; leaving for a few seconds
    ko 몇 초 만에 다시 돌아오다; 몇 초 안에 다시 돌아오다; 1초 만에 다시 돌아오다; 2초 만에 돌아오다; 2초 뒤에 돌아오다; 1초 뒤에 돌아오다; 몇 초 뒤에 돌아오다;
      1~2초 만에 돌아오다; 1~2초 만에 앱으로 돌아오다; 금방 앱으로 돌아오다; 금방 다시 돌아오다; 곧바로 앱으로 돌아오다; 바로 앱으로 돌아오다; 금세 앱으로 돌아오다;
      잠깐 홈 화면을 봤다가 돌아오다; 잠깐 메시지를 확인하고 돌아오다; 잠깐 전화를 받고 돌아오다; 잠깐 다른 앱을 보고 돌아오다; 잠깐 다른 앱을 봤다가 돌아오다;
      잠깐 다른 앱에 갔다 오다; 잠깐 다른 앱에 갔다가 돌아오다; 잠시 다른 앱에 갔다 오다; 몇 초 만에 복귀하다; 곧바로 복귀하다; 바로 복귀하다

    # Accuracy that changes.
    thing/accuracy-change
    en Precise Location switch changes; only the Precise Location switch changes;
      Precise Location changes; the Precise switch changes; Precise Location is toggled;
      Precise Location is flipped; toggles Precise Location; toggle Precise Location;
      toggling Precise Location; flips Precise Location; flips the Precise Location switch;
      toggles the Precise Location switch; toggling the Precise Location switch; the precision changes;
      switches Precise Location; changes Precise Location; changes the Precise Location setting;
      Precise Location setting changes; changing the Precise Location setting; accuracy level changes;
      only the precision changes; only the accuracy is changed; changing only the accuracy
    ko 정확한 위치 스위치만 바뀌다; 정확한 위치 스위치가 바뀌다; 정확한 위치 스위치만 바뀐 경우; 정확한 위치만 바뀌다; 정확한 위치만 바꾸다; 정확한 위치만 바뀐 경우;
      정밀도만 바뀌다; 정밀도가 바뀌다; 정밀도만 바뀐 경우; 정밀도 변경; 정밀도 변화; 정밀도만 변경되다; 정밀도가 변경되다; 정확도만 바뀐 경우; 정확도가 바뀐 경우;
      정확한 위치를 토글하다; 정확한 위치 스위치를 토글하다; 정확한 위치 토글; 정확한 위치만 건드리다; 정확한 위치를 건드리다; 정확한 위치 스위치만 껐다 켜다;
      정확한 위치 스위치를 껐다 켜다; Precise 스위치만 건드리다; Precise 스위치를 건드리다; Precise 스위치를 바꾸다; Precise 스위치만 바꾸다;
      Precise Location 스위치를 바꾸다; Precise Location을 바꾸다; 정밀도를 바꾸다; 정밀도만 바꾸다; 정확도를 바꾸다

    thing/precise-pill; thing/precise-control
    ko 정확한 위치를 켜고 끄는 버튼; 정확한 위치를 켜고 끄는 스위치; 정확한 위치: 켬 버튼; 정확한 위치 켬 버튼; 정확한 위치 토글 버튼; 정확한 위치를 켜고 끄는 알약

    # Told apart.
    how/told-apart
    en apart from a lasting; apart from lasting; apart from a permanent; apart from permanent;
      apart from a one-time; apart from Allow While Using App; apart from a normal; apart from a regular;
      apart from a full; apart from a temporary; apart from an Allow Once; apart from a provisional

    verb/report
    ko 찍어 보다; 출력해 보다; 로그로 찍어 보다; 값을 찍어 보다

    # The chance to ask.
    say/chance-lost
    en loses the chance to ask again; loses its chance to ask again; has used up its chance to ask;
      has lost its chance to ask; has lost the chance to ask; loses its only chance to ask;
      forfeits its chance to ask; has spent its only request; has used up its only request;
      has used up its request
    ko 다시 물어볼 기회를 잃다; 물어볼 기회를 잃다; 다시 물어볼 기회가 없다; 다시 물어볼 기회가 사라지다; 요청할 기회를 잃다; 다시 요청할 기회를 잃다; 다시 요청할 기회가 없다;
      다시 물을 기회를 잃다; 다시 물을 기회가 없다; 다시 물을 기회가 사라지다; 요청할 기회가 사라지다; 더는 물어볼 수 없게 되다; 더는 요청할 수 없게 되다;
      다시는 물어볼 수 없게 되다; 다시는 요청할 수 없게 되다; 다시 물어볼 수 없게 되다; 다시 요청할 수 없게 되다

    # When a choice in Settings has its effect.
    say/takes-effect-later
    en takes effect only once the app is relaunched; takes effect once the app is relaunched;
      only takes effect once the app is relaunched; takes effect after relaunching;
      takes effect after the app is relaunched; does not apply until the next launch;
      does not apply until the app is relaunched; is applied at the next launch;
      is only noticed at the next launch; is noticed only at the next launch;
      only reaches the app at the next launch; reaches the app only at the next launch;
      does not reach the app until the next launch; doesn't reach the app until the next launch;
      is picked up at the next launch; is only picked up at the next launch;
      needs a relaunch to take effect; requires a relaunch to take effect; needs a restart of the app;
      requires a restart of the app; has to be relaunched to see; must be relaunched to see;
      has to be restarted to see; must be restarted to notice; has to be relaunched before
    ko 다음 실행 때에야; 다음번 실행 때에야; 다음에 실행할 때에야; 다음 실행 때 비로소; 다음에 켤 때에야; 앱을 다시 켜야 적용되다; 앱을 껐다 켜야 적용되다;
      앱을 껐다 켜야 반영되다; 앱을 재시작해야 적용되다; 앱을 재시작해야 반영되다; 앱을 다시 실행해야 반영되다; 다음 실행부터 반영되다; 다음 실행 때 반영되다;
      다음 실행 때부터 반영되다; 다음 실행에서야 반영되다; 앱을 재실행해야 반영되다; 다시 시작해야 반영되다; 앱을 다시 켜야 반영되다; 다음 실행 때 적용되다;
      앱을 다시 열어야 반영되다; 앱을 다시 시작해야 적용되다; 앱을 다시 시작해야 반영되다; 앱을 재시작하기 전에는 반영되지 않다

    # Right behind.
    verb/appear; how/at-once
    ko 곧이어 뜨다; 이어서 뜨다; 연달아 뜨다; 잇따라 뜨다; 곧바로 이어서 뜨다; 이어서 나타나다; 곧이어 나타나다; 연달아 나타나다; 이어서 표시되다; 연달아 표시되다;
      곧이어 표시되다; 잇따라 나타나다; 바로 뒤이어 뜨다; 뒤이어 바로 뜨다; 뒤이어 뜨다; 바로 이어서 뜨다; 바로 이어서 나타나다; 바로 이어 뜨다; 바로 이어 나타나다

    thing/entry-missing
    en purpose key that's absent; purpose key that is absent; purpose key absent from Info.plist;
      purpose key that is not in; purpose key that isn't in; unknown purpose key;
      purpose key that does not exist; purpose key that doesn't exist; purpose key not declared;
      purpose key that is not declared; purpose key that isn't declared; undeclared purpose key;
      purpose key that is missing; purpose key missing from; nonexistent purpose key
    ko 목적 키가 Info.plist에 없다; 목적 키가 사전에 없다; 목적 키가 딕셔너리에 없다; 목적 키가 선언되어 있지 않다; 선언되지 않은 목적 키;
      존재하지 않는 목적 키; 목적 키를 선언하지 않다; 목적 키가 빠지다; 목적 키가 빠져 있다; 목적 키가 누락되다; 키가 사전에 없다; 키가 딕셔너리에 없다

    event/settings:always
    en grant Always later in Settings; grant Always in Settings; grants Always in Settings;
      granted Always in Settings; allow Always in Settings; grant Always afterwards in Settings

    # What somebody has to do after all that is told.
    fn/filler
    en and you have to ask again; and the app has to ask again; and it has to ask again; and you must ask again;
      and the app must ask again; and you need to ask again; and the app needs to ask again;
      and next time you have to ask again; and next time the app has to ask again; so you have to ask again;
      so the app has to ask again; so the app must ask again; so you must ask again

    # What an App Clip is told never to get: how its call is treated is not written.
    say/clip-never-always
    en App Clips can't ask for Always; App Clips can't request Always;
      App Clips can't request Always authorization; App Clips can't ask for Always authorization;
      App Clips cannot ask for Always; App Clips cannot request Always;
      App Clips cannot request Always authorization; App Clips cannot ask for Always authorization;
      App Clips can never ask for Always; App Clips can never request Always;
      App Clips can never request Always authorization;
      App Clips can never ask for Always authorization; an App Clip can't ask for Always;
      an App Clip can't request Always; an App Clip can't request Always authorization;
      an App Clip can't ask for Always authorization; an App Clip cannot ask for Always;
      an App Clip cannot request Always; an App Clip cannot request Always authorization;
      an App Clip cannot ask for Always authorization; an App Clip can never ask for Always;
      an App Clip can never request Always; an App Clip can never request Always authorization;
      an App Clip can never ask for Always authorization
    ko 앱 클립은 항상 허용을 요청할 수 없다; 앱 클립은 항상 권한을 요청할 수 없다; 앱 클립은 Always 권한을 요청할 수 없다; 앱 클립은 항상 허용 권한을 요청할 수 없다;
      앱 클립에서는 항상 허용을 요청할 수 없다; 앱 클립에서는 항상 권한을 요청할 수 없다

    # What keeps an app in use.
    thing/continuous
    en while navigation runs; during navigation; while navigating; navigation keeps; navigation is running;
      navigation continues; while navigation continues; during a workout; while a workout runs
    ko 내비게이션 중; 내비게이션 중에는; 내비게이션이 실행되는 동안; 내비게이션이 계속되는 동안; 길 안내 중; 길 안내가 계속되는 동안; 운동 기록 중

    # Always that is taken back, which nobody chooses.
    fn/filler
    en to take Always back; to take back Always; to take Always away; to take away Always

    verb/explain
    en ask the user to turn; ask users to turn; asks the user to turn; asks users to turn; ask the user to enable;
      ask users to enable; asks the user to enable; ask the user to switch; asks the user to switch;
      ask them to turn; ask them to enable; asking the user to turn; asking the user to enable

    verb/explain
    en ask the user to go; ask users to go; asks the user to go; ask the user to open;
      ask users to open; asks the user to open; ask the user to change; ask users to change;
      asks the user to change; ask the user to visit; ask users to visit; asks the user to visit;
      ask the user to choose Always in Settings; ask users to choose Always in Settings;
      asks the user to choose Always in Settings; ask the user to select Always in Settings;
      ask users to select Always in Settings; asks the user to select Always in Settings;
      ask the user to pick Always in Settings; ask users to pick Always in Settings;
      asks the user to pick Always in Settings; ask the user politely to; ask users politely to;
      asks the user politely to; ask the user to check; ask users to check;
      asks the user to check; ask the user to allow location in Settings;
      ask the user to allow it in Settings; ask users to allow location in Settings;
      asks the user to allow location in Settings; ask the user to grant access in Settings;
      ask the user to allow access in Settings; alert that asks the user to open;
      alert that asks the user to go; alert that asks the user to change;
      dialog that asks the user to open; prompt of your own;
      prompt of its own that leads to Settings; an own alert; alert of your own;
      dialog of your own; your own alert; your own dialog; custom alert; custom prompt;
      custom dialog

    # The second prompt that does not come, and not any prompt.
    say/no-second-prompt
    en no second prompt comes; no second prompt ever comes; there is no second prompt; no second prompt appears;
      no second prompt follows; no second prompt is shown
    """
}
