/// Words of `ClaimProperties.laterChoicesSaid`.
extension ClaimWords {
  static let ofLaterChoicesSaid = """
    # What makes a callback come.
    verb/call; verb/become; verb/show; verb/grant
    en trigger; triggers; triggered; triggering; leads to; results in; causes; produces

    # Nothing that is heard.
    say/delegate-unaware
    en nothing is reported to the delegate; nothing is reported to your delegate;
      nothing is reported to its delegate; nothing is sent to the delegate;
      nothing is sent to your delegate; nothing is sent to its delegate;
      nothing is delivered to the delegate; nothing is delivered to your delegate;
      nothing is delivered to its delegate; nothing is passed to the delegate;
      nothing is passed to your delegate; nothing is passed to its delegate;
      nothing is heard by the delegate; nobody tells the delegate;
      the delegate is left uninformed; the delegate is left in the dark;
      keeps the delegate in the dark; the delegate is kept in the dark;
      keeps your delegate in the dark; the delegate notices nothing;
      the delegate is not informed; your delegate is not informed; the app is not informed;
      the app is not notified; the app is never notified; the app gets no notice

    # Whether or not an event comes.
    say/even-without-event
    en even if the app never needs Always; even if no event needs Always;
      even if no event occurs; even if nothing happens; even without an event;
      even without any event; even without an event that needs Always;
      even without any event that needs Always; whether or not an event needs Always;
      whether or not an event occurs; regardless of events; regardless of any event;
      without any event that needs Always; even if there is no event;
      even when no event needs Always; even if no event ever occurs;
      no matter whether an event needs Always
    ko 항상 권한이 필요한 이벤트가 없어도; 항상 권한이 필요한 이벤트가 없더라도; 항상 권한이 필요한 이벤트가 없었어도; 이벤트가 없어도; 이벤트가 없더라도;
      이벤트가 하나도 없어도; 이벤트가 전혀 없어도; 이벤트와 관계없이; 이벤트와 상관없이; 이벤트가 생기지 않아도; 이벤트가 생기지 않더라도; 이벤트 유무와 관계없이;
      이벤트 유무와 상관없이; 백그라운드 이벤트가 없어도; 백그라운드 이벤트가 없더라도; 이벤트가 발생하지 않아도; 이벤트가 발생하지 않더라도; 이벤트가 있든 없든;
      이벤트가 없었어도

    # What is wiped.
    verb/end; verb/wipe; noun/status
    en deletes the stored grants; deletes the grants; deletes all grants; deletes every grant;
      deletes the permissions; deletes all permissions; deletes every permission;
      deletes all stored permissions; deletes the stored permissions; delete the stored grants;
      delete the grants; delete all grants; delete every grant; delete the permissions;
      delete all permissions; delete every permission; delete all stored permissions;
      delete the stored permissions; removes the stored grants; removes the grants;
      removes all grants; removes every grant; removes the permissions; removes all permissions;
      removes every permission; removes all stored permissions; removes the stored permissions;
      remove the stored grants; remove the grants; remove all grants; remove every grant;
      remove the permissions; remove all permissions; remove every permission;
      remove all stored permissions; remove the stored permissions; wipes the stored grants;
      wipes the grants; wipes all grants; wipes every grant; wipes the permissions;
      wipes all permissions; wipes every permission; wipes all stored permissions;
      wipes the stored permissions; erases the stored grants; erases the grants;
      erases all grants; erases every grant; erases the permissions; erases all permissions;
      erases every permission; erases all stored permissions; erases the stored permissions;
      clears the stored grants; clears the grants; clears all grants; clears every grant;
      clears the permissions; clears all permissions; clears every permission;
      clears all stored permissions; clears the stored permissions; discards the stored grants;
      discards the grants; discards all grants; discards every grant; discards the permissions;
      discards all permissions; discards every permission; discards all stored permissions;
      discards the stored permissions

    # Who is reminded.
    prompt/P-REM
    en reminded about Always; reminded of Always; reminded about Always access;
      reminded of Always access; reminded about background use; reminded of background use;
      reminded about background location; reminded about its background use;
      reminded about their background use; reminded of the background use;
      reminds people of background use; reminds people about Always; reminds users about Always;
      reminds users of Always; reminds the user about Always; reminds the user of Always;
      reminds the user of background use; reminds users of background use;
      reminds users about background use; reminds people of an app

    say/never-used-behind
    en never used location in the background; have never used location in the background;
      has never used location in the background; did not use location in the background;
      do not use location in the background; even without background use;
      without any background use; without background use;
      without using location in the background;
      whether or not they used location in the background;
      whether or not it used location in the background;
      whether or not the app used location in the background;
      even if it never used location in the background;
      even if they never used location in the background;
      even if the app never used location in the background;
      even if it never runs in the background; that never run in the background
    ko 백그라운드에서 위치를 한 번도 쓰지 않은; 백그라운드에서 위치를 한 번도 사용하지 않은; 백그라운드에서 위치를 전혀 쓰지 않은;
      백그라운드에서 위치를 전혀 사용하지 않은; 백그라운드에서 위치를 쓰지 않은; 백그라운드에서 위치를 사용하지 않은; 백그라운드에서 위치를 쓰지 않아도;
      백그라운드에서 위치를 사용하지 않아도; 백그라운드에서 위치를 한 번도 쓰지 않았어도; 백그라운드에서 위치를 쓰지 않았어도; 백그라운드에서 위치를 쓴 적이 없어도;
      백그라운드에서 위치를 쓴 적이 없는; 백그라운드에서 위치를 사용한 적이 없어도; 백그라운드에서 위치를 사용한 적이 없는; 백그라운드 사용이 없어도;
      백그라운드 사용이 없는; 백그라운드에서 한 번도 위치를 쓰지 않은; 백그라운드 사용과 관계없이; 백그라운드 사용과 상관없이; 백그라운드 사용 여부와 관계없이;
      백그라운드 사용 여부와 상관없이

    # An update that gives Always up.
    say/drops-always
    en ships an update without the Always key; ships an update without Always;
      an update without the Always key; update without the Always key; update without Always;
      drops the Always key; leaves out the Always key; leaves the Always key out;
      removes the Always usage string; removes the Always usage description; removes the Always description;
      drops the Always usage description; removes the Always string; drops the Always string;
      takes the Always key out; deletes the Always key; removing the Always key;
      removing the Always usage string; removing the Always string; dropping the Always key;
      without the Always key in an update; removed the Always key; dropped the Always key;
      removed Always support
    ko 항상 키를 뺀 업데이트; 항상 키를 빼다; 항상 키를 지우다; Always 키를 빼다; 항상 키를 없애다; 항상 허용 키를 빼다; 항상 키를 제거하다;
      항상 권한 키를 빼다; 항상 키가 빠지다; 항상 허용 키를 지우다; Always 키를 제거하다; Always 지원을 제거하다; 항상 허용 지원을 제거하다;
      항상 허용 키를 제거하다; 항상 허용 키를 없애다; 항상 허용 키가 빠지다; Always 키가 빠지다; Always 키를 없애다; 항상 허용 문구를 빼다;
      항상 허용 문구를 지우다; 항상 허용 선언을 제거하다; Always 선언을 제거하다; 항상 권한 지원을 빼다; 항상 권한 지원을 중단하다;
      항상 허용을 더는 지원하지 않다; Always를 더는 지원하지 않다; 항상 허용을 더 이상 지원하지 않다; Always를 더 이상 지원하지 않다

    # No position at all.
    say/no-positions-at-all
    en stop receiving locations altogether; stops receiving locations altogether;
      no longer get any locations; no longer gets any locations; no longer receives any location;
      stop getting locations; stops getting locations; stop receiving locations;
      stops receiving locations; stops receiving updates altogether; is cut off from location;
      are cut off from location; is left without any location; is left without location;
      loses location access; lose location access; loses access to location;
      lose access to location
    ko 위치를 전혀 받지 못하게 되다; 위치를 아예 받지 못하게 되다; 위치가 전혀 전달되지 않다; 위치가 아예 전달되지 않다; 위치가 더 이상 전달되지 않다;
      위치를 더 이상 받지 못하다; 위치를 더는 받지 못하다; 위치를 전혀 쓸 수 없다; 위치를 전혀 사용할 수 없다; 위치를 아예 쓸 수 없다;
      위치를 아예 사용할 수 없다; 위치 업데이트를 전혀 받지 못하다; 위치 업데이트를 아예 받지 못하다; 위치 업데이트가 아예 오지 않다;
      위치 업데이트가 전혀 오지 않다; 위치 업데이트가 끊기다; 위치 업데이트가 완전히 끊기다; 위치 업데이트가 중단되다; 위치 접근을 잃다; 위치 권한을 잃다

    # Apps that declare what is spoken of: not any app.
    thing/declaring-apps
    en for every app that declares Always; for every app that declares it; to every app that declares Always;
      for every app that declares the level; for all apps that declare Always; for all apps that declare it;
      for any app that declares Always; for any app that declares it; in every app that declares Always;
      for each app that declares Always
    ko 항상을 선언한 모든 앱에; Always를 선언한 모든 앱에; 항상 허용을 선언한 모든 앱에; 선언한 모든 앱에; 그 수준을 선언한 모든 앱에

    # Taken for a refusal.
    status/denied; verb/become
    en as a denial; as a refusal; as if the user had refused; as if the user had declined;
      as if the user had denied access; as though the user had refused
    ko 거부한 것으로 처리되다; 거부로 처리되다; 거부로 간주되다; 거절로 처리되다; 거절로 간주되다; 거부한 것으로 간주되다; 거부로 취급되다;
      거부한 것으로 취급되다; 거절한 것으로 처리되다; 거절한 것으로 간주되다; 거부로 치다; 거부로 여겨지다

    verb/treat
    en treats; treat; treating; treated

    # How often, for an installation.
    say/per-installation
    en per installation; per install; once per installation; only once per installation;
      once per install; in the lifetime of an installation;
      once in the lifetime of an installation; in the whole lifetime of an installation;
      once in the lifetime of the app; only once ever; once and for all time;
      a single time per installation
    ko 설치마다 한 번만; 설치당 한 번만; 설치마다 한 번; 설치 후 한 번만; 설치 후 딱 한 번; 설치할 때마다 한 번만; 한 번 설치에 한 번만; 설치당 한 번;
      설치마다 딱 한 번; 설치하고 한 번만; 설치 기간 동안 한 번만; 설치해 둔 동안 한 번만; 앱을 설치하고 한 번만; 평생 한 번만; 딱 한 번만

    # A phone and its watch.
    thing/phone-and-watch
    en each device of a pair; both devices of a pair; paired devices; the two paired devices;
      phone and watch each; the phone and the watch each; iPhone and Apple Watch each
    ko 짝을 이룬 기기마다; 짝을 이룬 두 기기; 짝을 이룬 기기들; 페어링된 기기마다; 페어링된 두 기기; 두 기기가 각각; 아이폰과 워치가 각각;
      아이폰과 애플 워치가 각각; iPhone과 Apple Watch가 각각; 아이폰과 워치는 각각; 페어링된 워치 앱; 페어링된 시계 앱; 연결된 워치 앱;
      워치용 컴패니언 앱; 애플 워치의 컴패니언 앱

    # What was there before, kept.
    say/keeps-grant; verb/stay
    en keeps its old authorization; keeps its previous authorization;
      keeps the old authorization; keeps the previous authorization; keeps its old grant;
      keeps its previous grant; keeps its old permission; keeps its previous permission;
      keeps its former authorization; remains authorized as before; stays authorized as before;
      keeps its authorization as before; keeps the authorization it had;
      keeps the permission it had; keeps the access it had; keeps its old access;
      keeps its previous access; keeps its current authorization; keeps its current permission;
      keeps the current authorization
    ko 예전 권한이 유지되다; 예전 권한을 유지하다; 이전 권한이 유지되다; 이전 권한을 유지하다; 예전 권한이 남다; 예전 권한이 그대로 남다;
      이전 권한이 그대로 남다; 예전 권한을 그대로 쓰다; 이전 권한을 그대로 쓰다; 받았던 권한이 유지되다; 받았던 권한을 유지하다; 받아 둔 권한이 유지되다;
      현재 권한이 유지되다; 현재 권한을 유지하다; 지금 권한이 유지되다; 원래 권한을 유지하다; 원래 권한이 유지되다

    say/second-call
    en the next call asks again; the next request asks again
    ko 다음에 호출하면; 다음번에 호출하면; 다음번 호출 때; 다음에 다시 호출하면; 다음번 요청 때; 다음에 요청하면

    event/elapse
    ko 하루만 지나다; 이틀만 지나다; 일주일만 지나다; 며칠만 지나다; 시간만 지나다; 하루만 있으면; 일주일만 있으면; 며칠만 있으면; 하루쯤 지나다; 며칠쯤 지나다;
      일주일쯤 지나다; 24시간이 지나다; 24시간 뒤; 48시간이 지나다; 하루 이틀 지나다; 사흘쯤 지나다; 두 주가 지나다; 이 주가 지나다; 한 주가 지나다; 보름이 지나다
    en after a day or two; give it a day; give it a week; give it a few days; a fortnight; two days later;
      a day later; a week later; some days later; a few hours later; hours later; days later; weeks later

    label/Change to Always Allow; label/Always Allow; level/always
    en confirming Always Allow; confirms Always Allow; confirm Always Allow; confirmed Always Allow

    # A choice that an app learns of later.
    say/takes-effect-later
    en only after the app is relaunched; only after the app has been relaunched; only after the next launch;
      only at the next launch; only on the next launch; only after a relaunch;
      only once the app is relaunched; only when the app is launched again; only when the app is relaunched;
      only when the app is next launched; only after the app is launched again;
      only after a restart of the app; only after relaunching the app; only after the app is restarted;
      only after the app has been restarted; only after restarting the app
    ko 앱을 재시작해야 오다; 앱을 재시작해야 알 수 있다; 앱을 다시 실행해야 알 수 있다; 앱을 다시 시작해야 알 수 있다; 앱을 다시 켜야 알 수 있다;
      앱을 재실행해야 알 수 있다; 앱을 다시 실행해야 바뀌다; 앱을 다시 시작해야 바뀌다; 앱을 재시작해야 바뀌다; 앱을 재시작한 뒤에야; 앱을 다시 실행한 뒤에야;
      앱을 다시 시작한 뒤에야; 앱을 다시 켠 뒤에야; 앱을 재실행한 뒤에야; 앱을 껐다 켠 뒤에야

    event/settings:any
    ko 설정에서 권한을 고치다; 설정에서 권한을 낮추다; 설정에서 권한을 올리다
    en changes the authorization in Settings; changes the permission in Settings;
      change the authorization in Settings; change the permission in Settings;
      changes its authorization in Settings; changes the level in Settings

    # A delegate that is told of a refusal: a value, and nobody who refuses.
    status/denied; verb/report
    en told denied; is told denied; was told denied; are told denied

    say/row-checked; noun/settings
    en chosen in Settings; selected in Settings; picked in Settings; is chosen in Settings;
      is picked in Settings; being chosen in Settings; set in Settings; active in Settings

    say/delegate-unaware
    ko 델리게이트에는 아무 연락이 없다; 델리게이트에 아무 연락이 없다; 델리게이트에는 아무 연락도 없다; 델리게이트에는 콜백이 없다; 델리게이트에는 아무 콜백도 없다;
      델리게이트에는 아무 소식이 없다; 델리게이트에는 아무 호출도 없다; 델리게이트에는 연락이 없다; 델리게이트에 아무 콜백도 없다; 델리게이트에 아무 호출도 없다;
      델리게이트에는 소식이 없다; 델리게이트에는 아무 신호도 없다; 델리게이트에는 별도 연락이 없다; 델리게이트에는 알림이 가지 않다; 델리게이트에는 통보되지 않다

    # One of several: no number of them.
    noun/option
    en one of the options; one of the buttons; one of the choices; one of the answers;
      one of its options; one of its buttons; one of its choices; one of its answers;
      another of the options; another of the buttons; any of the options; any of the buttons;
      one option of; one button of; one choice of; one of the two options;
      one of the two buttons; one of the two choices; one of the three options;
      one of the three buttons; one of the three choices; one of its two options;
      one of its two buttons; one of its two choices; one of its three options;
      one of its three buttons; one of its three choices; among the options; among the buttons;
      among its options; among its buttons; among the choices; among its choices
    ko 선택지 중 하나; 버튼 중 하나; 선택지 가운데 하나; 버튼 가운데 하나; 선택지의 하나; 버튼 하나; 선택지 하나

    verb/last; noun/validity
    en is valid for; valid for; has a lifetime of; has a validity of; a validity period of; lifetime is;
      validity is
    ko 유효 기간; 유효기간; 지속 시간; 지속 기간; 유지 기간; 유지 시간; 유지되는 시간; 유지되는 기간

    thing/entry-missing
    ko 목적 키가 빠져 있다; 목적 문구가 없다; 목적 문자열이 없다

    verb/undo
    ko 상태에서 벗어나다; 제한에서 벗어나다; 제한 상태에서 벗어나다; 제한됨에서 벗어나다

    how/at-once
    en without waiting for it to lapse; without waiting for it to end; without letting it lapse;
      without waiting for the lapse; before it lapses; before it has lapsed
    ko 만료를 기다리지 않고; 만료될 때까지 기다리지 않고; 끝나기를 기다리지 않고; 만료되기 전이라도

    say/can-be-raised
    en can be turned into Always; can be upgraded to Always; can be raised directly;
      can be upgraded directly; can be extended to Always; can be promoted to Always;
      is enough to ask for Always; is enough for the upgrade; is good enough for the upgrade;
      suffices for the upgrade; qualifies for the upgrade; is eligible for the upgrade
    ko 항상 허용으로 올릴 수 있다; 항상 허용으로 승격할 수 있다; 항상 허용으로 승격시킬 수 있다; 항상 허용으로 업그레이드할 수 있다; 항상 권한으로 올릴 수 있다;
      항상 권한으로 승격할 수 있다; 업그레이드 대상이 되다;
      업그레이드하기에 충분하다; 승격하기에 충분하다
    """
}
