/// Words of `ClaimProperties.laterChoicesPlain`.
extension ClaimWords {
  static let ofLaterChoicesPlain = """
    # Without anybody.
    verb/end; say/ends-alone
    en ends by itself; ends on its own; ends automatically; ends all by itself; end by itself;
      end on its own; end automatically; end all by itself; expires by itself;
      expires on its own; expires automatically; expires all by itself; expire by itself;
      expire on its own; expire automatically; expire all by itself; lapses by itself;
      lapses on its own; lapses automatically; lapses all by itself; lapse by itself;
      lapse on its own; lapse automatically; lapse all by itself; runs out by itself;
      runs out on its own; runs out automatically; runs out all by itself; run out by itself;
      run out on its own; run out automatically; run out all by itself
    ko 저절로 끝나다; 저절로 만료되다; 자동으로 끝나다; 자동으로 만료되다; 자동으로 사라지다; 저절로 풀리다; 자동으로 풀리다; 알아서 끝나다; 알아서 만료되다;
      자동으로 종료되다; 저절로 종료되다

    # What a prompt would need.
    verb/appear; say/needs-running
    en needs a running app; requires a running app; needs the app to run;
      requires the app to run; needs the app to be running; requires the app to be running;
      appears only while the app is running; appears only when the app is running;
      appears only if the app is running; comes only while the app is running;
      is shown only while the app is running; is shown only when the app is running;
      only appears while the app is running; only appears when the app is running;
      only appears if the app is running; waits for the app to be launched;
      waits until the app is launched; waits for the user to open the app;
      waits until the user opens the app
    ko 앱이 실행 중이어야 나타나다; 앱이 실행 중이어야 뜨다; 앱이 실행 중이어야 표시되다; 앱이 실행 중이어야만 나타나다; 앱이 실행 중이어야만 뜨다;
      앱이 실행 중이어야만 표시되다; 앱이 실행 중일 때만 나타나다; 앱이 실행 중일 때만 뜨다; 앱이 실행 중일 때만 표시되다; 앱이 실행되고 있어야 나타나다;
      앱이 실행되고 있어야 뜨다; 앱이 실행되고 있어야 표시되다; 앱이 켜져 있어야 나타나다; 앱이 켜져 있어야 뜨다; 앱이 켜져 있어야 표시되다;
      앱이 실행 중인 동안에만 나타나다; 앱이 실행 중인 동안에만 뜨다; 앱이 실행 중인 동안에만 표시되다; 앱이 켜져 있을 때만 나타나다; 앱이 켜져 있을 때만 뜨다;
      앱이 켜져 있을 때만 표시되다; 앱이 실행되어 있어야 나타나다; 앱이 실행되어 있어야 뜨다; 앱이 실행되어 있어야 표시되다

    # As often as somebody likes.
    say/any-times
    en as often as the app wants; as often as it wants; as often as you want;
      as often as you like; as often as the app likes; as often as it likes; as often as needed;
      as many times as the app wants; as many times as you want; as many times as it wants;
      as many times as you like; as many times as needed; any number of times; arbitrarily often;
      without any limit on how often; without limit
    ko 앱이 원하는 만큼; 앱이 원하는 대로; 원하는 만큼; 몇 번이고; 몇 번이든; 얼마든지 여러 번; 횟수 제한 없이; 제한 없이 여러 번; 필요한 만큼;
      여러 번이라도

    # What takes a right away.
    verb/end; verb/wipe; noun/status
    en takes the authorization away; takes authorization away; takes the permission away;
      takes the access away; revokes authorization; revokes the authorization;
      revokes the permission; removes the authorization; removes authorization;
      cancels the authorization; takes away the authorization; takes away the permission;
      takes away its authorization; revokes the grant; takes the grant away

    verb/appear; say/only-once
    en appears only once; is shown only once; comes only once; shows up only once;
      appears just once; is shown just once; appears exactly once; appears a single time;
      only appears once; only comes once; is only shown once; comes up only once;
      comes exactly once
    ko 한 번만 나타나다; 한 번만 뜨다; 한 번만 표시되다; 한 번만 나오다; 딱 한 번만 나타나다; 딱 한 번만 뜨다; 딱 한 번만 표시되다; 딱 한 번만 나오다;
      단 한 번만 나타나다; 단 한 번만 뜨다; 단 한 번만 표시되다; 단 한 번만 나오다; 딱 한 번 나타나다; 딱 한 번 뜨다; 딱 한 번 표시되다;
      딱 한 번 나오다; 단 한 번 나타나다; 단 한 번 뜨다; 단 한 번 표시되다; 단 한 번 나오다

    completion/nil
    en nil and no prompt; nil and no alert; nil without a prompt; nil and nothing is shown

    thing/already-right; say/already-always
    en already has Always; already holds Always; already has Always authorization; already has Always access;
      already been granted Always; already authorized for Always; already got Always
    ko 이미 항상 허용; 이미 항상 허용을 받다; 이미 항상 권한을 받다; 이미 항상 권한이 있다; 이미 항상 허용이다; 이미 항상 허용 상태이다; 항상 허용을 이미 받다;
      항상 권한을 이미 받다

    # Who agrees to the greater right.
    label/Change to Always Allow; say/accepts-upgrade
    en accepting the upgrade; accepts the upgrade; accept the upgrade; agreeing to the upgrade;
      agrees to the upgrade; accepted the upgrade; confirming the upgrade; confirms the upgrade;
      saying yes to the upgrade
    ko 승격을 수락하다; 업그레이드를 수락하다; 승격에 동의하다; 업그레이드에 동의하다; 승격을 받아들이다; 업그레이드를 받아들이다; 승격을 승인하다;
      업그레이드를 승인하다; 승격을 허락하다; 업그레이드를 허락하다

    # Nobody is told.
    verb/silent
    en nobody tells the user; no one tells the user; nobody tells people;
      nobody informs the user; no one informs the user; the user is not told;
      the user is not warned; the user is never told; the user is never warned;
      without any hint to the user; without any warning to the user; without telling the user;
      without warning the user; without a warning
    ko 사용자에게는 아무런 안내가 없다; 아무런 안내가 없다; 아무 안내도 없다; 아무 안내가 없다; 아무런 경고가 없다; 아무 경고도 없다; 아무런 알림이 없다;
      아무 알림도 없다; 사용자에게 알리지 않다; 사용자에게는 알리지 않다; 사용자에게 아무 말도 하지 않다; 사용자는 아무 안내도 받지 못하다;
      사용자는 아무런 안내도 받지 못하다; 사용자에게 아무런 안내도 하지 않다

    # A status something is left at.
    status/denied
    en app at denied; apps at denied; them at denied; it at denied; status at denied;
      stays at denied; remains at denied; back at denied

    event/elapse
    ko 그날이 끝나다; 하루가 끝나다; 자정이 되다; 자정이 지나다; 날이 바뀌다; 밤 12시가 되다; 하루가 다 가다; 그날 밤이 되다

    # While Always is provisional.
    grant/provisional
    ko 항상 허용이 임시인 동안; 항상 허용이 임시인 동안에는; 항상 허용이 임시인 동안에도; 항상 허용이 임시일 때; 항상 허용이 임시일 때는;
      항상 허용이 임시 상태인 동안; 항상 허용이 임시 상태일 때; 항상 허용이 임시인 상태; 항상 허용이 아직 임시인 동안; 항상 허용이 아직 임시일 때;
      아직 임시 항상 허용인 동안

    phase/foreground
    en even if the app is open; even with the app open; while the app is open; with the app open;
      even while the app is open; when the app is open; as long as the app is open
    ko 앱이 열려 있어도; 앱이 열려 있을 때; 앱이 열려 있을 때도; 앱이 열려 있더라도; 앱이 화면에 있어도; 앱이 화면에 떠 있어도; 앱이 화면에 있을 때;
      앱이 화면에 떠 있을 때; 앱을 열어 두어도; 앱을 열어 놓아도; 앱을 보고 있어도

    # What reaches the watch, and what has to be asked there.
    say/spreads; thing/phone-and-watch
    en is valid for the watch; is valid for the watch app; valid for the watch;
      valid for the watch app; is valid on the watch; is valid on the watch app;
      valid on the watch; valid on the watch app; counts for the watch; counts for the watch app;
      counts on the watch; counts on the watch app; applies on the watch;
      applies on the watch app; covers the watch; covers the watch app;
      carries over to the watch; carries over to the watch app; holds on the watch;
      holds on the watch app; extends to the watch; extends to the watch app;
      is good for the watch; is good for the watch app
    ko 워치 앱에도 효력이 있다; 워치에서도 효력이 있다; 시계에서도 효력이 있다; 워치에도 효력이 있다; 워치 앱에도 이어지다; 워치에서도 통하다

    say/separately
    en has to ask separately; must ask separately; ask for itself; ask by itself; asks by itself;
      needs a prompt of its own; requires a prompt of its own; needs its own grant;
      requires its own grant; needs its own answer
    ko 따로 알림을 띄우다; 따로 알림을 띄워야 하다; 따로 물어보다; 따로 물어봐야 하다; 따로 허락을 받다; 따로 허락을 받아야 하다; 따로 허락받아야 하다;
      따로 승인받아야 하다; 따로 승인을 받아야 하다; 별도로 물어야 하다; 별도로 요청해야 하다; 별도로 허락을 받아야 하다; 자체적으로 물어야 하다

    # What is still there after the use.
    verb/last; say/outlives-use
    en outlives the current use; outlives the use of the app; outlives the use;
      outlasts the current use; outlasts the use of the app; survives the current use;
      survives the end of the use; remains after the use; is still there after the use;
      remains after the app is no longer used; goes on after the app is no longer in use
    ko 앱 사용이 끝난 뒤에도 남다; 앱 사용이 끝난 뒤에도 유지되다; 사용이 끝난 뒤에도 남다; 사용이 끝난 뒤에도 유지되다; 사용이 끝나도 남다;
      앱 사용이 끝나도 남다; 앱 사용이 끝나도 유지되다; 앱을 그만 써도 남다; 앱을 그만 써도 유지되다; 앱 사용이 끝난 뒤에도 계속되다;
      앱 사용이 끝난 뒤에도 이어지다

    verb/end; say/still-ends
    en still ends; still expires; still lapses; still runs out; is still over; ends anyway;
      lapses anyway; expires anyway; ends all the same; lapses all the same;
      expires all the same; ends nevertheless; lapses nevertheless
    ko 그래도 끝나다; 그래도 만료되다; 여전히 끝나다; 여전히 만료되다; 어김없이 끝나다; 어김없이 만료되다; 그대로 끝나다

    thing/until-tomorrow
    ko 내일까지 앱을 사용하는 동안 허용; 내일까지 사용하는 동안 허용; 내일까지 앱을 사용하는 동안

    event/leaveForeground
    en swipes to another app; swipe to another app; swiping to another app;
      swipes up to the Home Screen

    say/short-trip; event/leaveForeground
    en the second the user swipes to another app; the second the user switches to another app;
      the second the user moves to another app; the moment the user swipes to another app;
      the moment the user switches to another app; the moment the user moves to another app;
      the instant the user swipes to another app; the instant the user switches to another app;
      the instant the user moves to another app; the moment the user opens another app;
      the second the user opens another app; the moment another app is opened

    verb/pile
    ko 모두 도착하다; 전부 도착하다; 빠짐없이 도착하다; 한꺼번에 도착하다; 하나도 빠짐없이 도착하다

    noun/event
    ko 놓친 이벤트; 놓쳤던 이벤트; 그동안의 이벤트; 그사이의 이벤트

    say/however-long
    en even if the user answers days later;
      even if the user answers the second prompt days later; even days later; even after days;
      even if the answer comes days later; even if the answer comes late;
      even if the user takes days to answer; even weeks later
    ko 며칠 뒤에 답해도; 며칠 뒤에 두 번째 알림에 답해도; 늦게 답해도; 한참 뒤에 답해도; 며칠이 지나 답해도; 며칠 뒤에야 답해도;
      한참 뒤에 두 번째 알림에 답해도; 답이 늦어도; 답이 아무리 늦어도; 며칠 뒤에 답하더라도

    level/always; say/right-after-grant
    ko 항상 허용을 준 직후; 항상 허용을 고른 직후; 항상 허용 직후; 항상 허용을 받은 직후; 항상 허용을 허락한 직후; 항상 허용을 선택한 직후;
      항상 허용이 된 직후

    say/app-decides
    en developers decide; developers choose; the developer decides; the developer chooses;
      developers control; the developer controls; developers can decide; developers set
    ko 개발자가 정하다; 개발자가 결정하다; 개발자가 조절하다; 개발자가 고르다; 개발자가 정할 수 있다; 개발자가 조절할 수 있다

    verb/last; noun/validity
    en a time limit of; time limit of; has a limit of; an expiry of
    ko 기한; 만료 기한; 제한 시간; 만료 시간; 수명

    event/elapse
    ko 사흘; 나흘; 닷새; 열흘; 보름

    verb/inform-app
    ko 앱에 통지되다; 앱에는 통지되다; 앱에 통보되다; 앱에는 통보되다; 앱에 알려지다; 앱에는 알려지다; 앱이 통지받다; 앱이 통보받다

    # A status of its own.
    say/own-status
    en a status of its own; its own status; a separate status; a case of its own;
      a separate case; its own case; an own status; its own enum case; a separate enum case;
      a value of its own; its own status value; a separate status value; a dedicated status;
      a dedicated case
    ko 별도 상태; 별도의 상태; 별도 상태값; 별도의 상태값; 독립된 상태; 별도의 케이스; 별도 케이스; 별도의 열거형 케이스; 전용 상태; 전용 케이스;
      별도의 값; 자체 상태값; 고유한 상태; 별도의 상태 값

    say/keeps-grant; verb/stay
    en keeps the app authorized; leaves the app authorized; the app stays authorized;
      the app remains authorized; the app is still authorized
    ko 앱은 허가된 상태로 남다; 허가된 상태로 남다; 허용된 상태로 남다; 허가된 상태가 유지되다; 허용된 상태가 유지되다; 계속 허가된 상태이다; 계속 허용된 상태이다

    # A method of former versions, which is not named: the new one is another matter.
    thing/older-method
    en older method; old method; older delegate method; old delegate method; deprecated method;
      deprecated delegate method; older callback; old callback; deprecated callback; legacy method;
      legacy delegate method; legacy callback; older one; previous delegate method; former method;
      former delegate method; old-style callback; old-style method; older form of the method
    ko 예전 메서드; 옛 메서드; 예전 델리게이트 메서드; 옛 델리게이트 메서드; 이전 델리게이트 메서드; 폐기된 메서드; 폐기된 델리게이트 메서드; 구형 메서드; 구식 메서드;
      옛 콜백; 예전 콜백; 이전 메서드; 이전 콜백; 옛날 메서드; 옛날 콜백; 예전 방식의 콜백; 예전 방식의 메서드

    say/second-call
    en the next time the app requests Always; the next time the app asks for Always;
      the next time it asks for Always; the next time it requests Always;
      when the app next requests Always; when the app next asks for Always;
      the next time you request Always
    ko 다음에 항상 권한을 요청하면; 다음에 항상 허용을 요청하면; 다음번에 항상 권한을 요청하면; 다음번에 항상 허용을 요청하면

    say/per-installation
    en can be used just one time; can be used only once; can be chosen only once;
      can only be used once; can only be chosen once; can be picked only once;
      can only be picked once; can be selected only once; can only be selected once
    ko 한 번밖에 쓸 수 없다; 한 번밖에 고를 수 없다; 한 번밖에 선택할 수 없다; 한 번만 쓸 수 있다; 한 번만 고를 수 있다; 한 번만 선택할 수 있다;
      단 한 번만 고를 수 있다; 단 한 번만 쓸 수 있다; 딱 한 번만 고를 수 있다; 딱 한 번만 쓸 수 있다

    say/delegate-unaware
    en the app isn't informed; the app isn't notified; the app isn't told; the app is not told;
      your app isn't notified; your app is not notified; your app isn't told;
      your app is not told; your app isn't informed

    say/one-more-chance
    en a new chance to ask; another chance to ask; a second chance to ask; a fresh chance to ask;
      one more chance to ask; the chance to ask again; a chance to ask again;
      the opportunity to ask again; another opportunity to ask
    ko 다시 물을 기회; 다시 물을 기회가 생기다; 다시 물어볼 기회가 생기다; 새로 물을 기회; 다시 요청할 기회; 다시 요청할 기회가 생기다; 한 번 더 물을 기회;
      한 번 더 물을 기회가 생기다; 다시 물을 기회를 주다; 다시 물을 기회를 얻다; 다시 물어볼 기회를 얻다

    say/ask-all-anew
    en ask from the beginning; request from the beginning; ask from the start;
      ask from the very beginning; asks from the beginning;
      request permission from the beginning; ask for permission from the beginning
    ko 처음부터 물어야 하다; 처음부터 물어봐야 하다; 처음부터 요청해야 하다; 처음부터 받아야 하다; 처음부터 허락을 받아야 하다

    status/denied; verb/become
    en into a denial; into denials; into a refusal; into refusals

    verb/end; verb/wipe; noun/status
    en loses all access; lose all access; loses every access; takes all access away;
      takes all access; takes away all access; loses all permission; loses its permission entirely
    ko 모든 접근을 잃다; 접근을 모두 잃다; 접근 권한을 잃다; 접근 권한을 모두 잃다; 모든 권한을 잃다; 권한을 모두 잃다; 권한을 전부 잃다;
      위치 접근을 모두 잃다; 위치 접근을 전부 잃다

    verb/new-dropped
    en ignores those that come later; ignores later events; ignores any later event;
      drops later events; drops those that come later; discards later events;
      later events are ignored; later events are dropped; newer events are ignored;
      newer ones are ignored; ignores newer events
    ko 나중에 온 이벤트는 무시하다; 나중 이벤트는 무시하다; 나중에 온 이벤트는 버리다; 나중에 온 이벤트를 버리다; 새 이벤트는 무시하다; 새 이벤트는 무시되다;
      새로 온 이벤트는 버려지다; 새로 온 이벤트는 버리다; 나중 이벤트는 버려지다; 나중에 온 이벤트는 버려지다; 나중에 온 이벤트는 무시되다; 나중 것은 버려지다;
      나중 것은 버리다

    # A value that stays.
    say/unchanged-value
    en keeps its value; keeps its old value; keeps the old value; keeps the same value;
      keeps its previous value; keeps the previous value; retains its value;
      retains its old value; still has its old value; does not change its value
    ko 원래 값을 유지하다; 값을 유지하다; 값이 그대로이다; 값은 그대로이다; 예전 값을 유지하다; 이전 값을 유지하다; 기존 값을 유지하다; 허용받은 값을 유지하다;
      같은 값을 유지하다; 원래 값으로 남다; 원래 값 그대로이다; 예전 값 그대로이다; 기존 값 그대로이다; 이전 값 그대로이다

    # What a person might do about a restriction.
    say/user-can-change
    en the user can allow location in Settings; the user can allow it in Settings;
      users can allow location in Settings; the user can allow location;
      users can allow location; the user can grant location in Settings;
      the user can turn location on in Settings; the user can turn it on in Settings;
      the user can enable location in Settings; the user is able to allow location;
      the user may allow location in Settings
    ko 사용자가 설정에서 위치를 허용할 수 있다; 사용자가 위치를 허용할 수 있다; 설정에서 위치를 허용할 수 있다; 설정 앱에서 위치를 허용할 수 있다;
      설정에서 허용할 수 있다; 설정 앱에서 허용할 수 있다; 사용자가 설정에서 허용할 수 있다; 사용자가 설정 앱에서 허용할 수 있다; 사용자가 설정에서 켤 수 있다;
      사용자가 설정에서 위치를 켤 수 있다; 설정에서 직접 허용할 수 있다; 설정에서 직접 켤 수 있다; 설정에서 직접 바꿀 수 있다

    device/restricted; thing/restrictions; status/restricted
    ko 제한이 걸려 있다; 제한이 걸리다; 스크린 타임 제한이 걸려 있다; 스크린 타임 제한이 걸리다; 제한이 설정되어 있다; 제한이 설정돼 있다; 제한이 활성화되다;
      제한이 활성화되어 있다; 제한이 켜져 있다; 보호자 제한이 걸려 있다; MDM 제한이 걸려 있다; MDM 제한이 걸리다; 자녀 보호 기능이 켜져 있다;
      위치 제한이 걸려 있다; 위치 사용 제한이 걸려 있다
    """
}
