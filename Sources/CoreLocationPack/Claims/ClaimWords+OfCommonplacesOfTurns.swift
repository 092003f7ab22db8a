extension ClaimWords {
  /// Phrases of what is commonly said of the turns that requests, grants and services take.
  static let ofCommonplacesOfTurns = """
    say/nothing-but-lesser
    en holds nothing but the When In Use string; contains nothing but the When In Use string; has nothing but the When In Use string; nothing but the When In Use string;
      with only the When In Use string; only the When In Use string is there; even without the Always string; even if the Always string is missing; if only the When In Use string is there
    ko When In Use 문자열만 있어도; 앱 사용 중 문자열만 있어도; 앱 사용 중 문구만 있어도; 항상 허용용 문자열이 없어도; 항상 허용 문구가 없어도; Always 문자열이 없어도

    say/asked-later-on
    en sees no dialog at that moment; sees no prompt at that moment; shows no dialog at that moment; shows nothing at that moment; iOS puts the question off; puts the question off until; puts off the question until;
      only asks when a background event arrives; asks only when a background event arrives; asks later, when a background event arrives; waits for a background event before it asks; a few days later
    ko 그 자리에서는 아무것도 안 뜨고; 그 자리에서는 아무것도 뜨지 않고; 백그라운드 이벤트가 생겼을 때 비로소 물어보다; 백그라운드 이벤트가 생겼을 때 창이 나오다; 백그라운드 이벤트가 생겼을 때 알림이 뜨다;
      며칠 뒤에야 업그레이드 알림을 띄우다; 며칠 뒤에야 알림을 띄우다; 며칠 뒤에야 묻다; 백그라운드 이벤트가 생길 때까지 미루다

    say/each-call-prompts
    en each call shows the prompt again; every call shows the prompt again; each further call shows the prompt again; each call brings it back; every call brings it back; each time it is called the prompt
    ko 부를 때마다 창이 다시 뜨다; 호출할 때마다 창이 다시 뜨다; 부를 때마다 알림이 다시 뜨다; 호출할 때마다 알림이 다시 뜨다; 요청할 때마다 창이 다시 뜨다; 요청할 때마다 알림이 다시 뜨다

    say/takes-taps
    en reacts to clicks; reacts to taps; responds to clicks; responds to taps; handles taps; handles clicks; behaves exactly as it does on; behaves just as it does on; works exactly as it does on; works just as it does on; reacts as on the iPhone
    ko 탭을 정상적으로 처리하다; 탭을 처리하다; 클릭에 반응하다; 탭에 반응해 권한을 부여하다; 누르면 정상적으로 동작하다

    say/left-with-nothing
    en end up with no permission at all; ends up with no permission at all; end up without any permission; lose all access; loses all access; lose every permission; have to be asked from scratch; has to be asked from scratch; are left with nothing
    ko 권한을 모두 잃다; 아무 권한도 없게 되다; 처음부터 다시 물어봐야; 권한이 전부 사라지다; 권한이 완전히 사라지다

    say/fails-quietly
    en fails silently; fail silently; fails quietly; fails without an error; fails without any error; no error reaches the delegate; the delegate hears no error; no error is delivered; no delegate method hears of it
    ko 에러 없이 그냥; 오류 없이 그냥; 조용히 실패하다; 오류 없이 실패하다; 에러 없이 실패하다; 아무 오류 없이; 아무 에러 없이; 오류 없이 빈 배열이; 에러도 오지 않다; 오류도 오지 않다

    say/another-in-front
    en drop it and make another; drop it and create another; make another one once the app is in front; create a new one once the app is in front; must be replaced by a new one; has to be replaced by a new one; only a session made in the foreground will prompt
    ko 버리고 새로 만드세요; 버리고 새로 만들어야; 새로 만들어야 시스템이 물어보다; 새로 만들어야만 알림이 뜨다; 새로 만들어야만 물어보다; 포그라운드에서 세션을 새로 만들어야; 포그라운드에서 다시 만들어야; 시스템이 다시 시도하지 않으니

    say/not-before-new-session
    en is not asked again until the app creates a new session; isn't asked again until the app creates a new session; is not asked again unless the app creates a new session; isn't asked again unless the app creates a new session;
      is not asked again until a new session is created; isn't asked at the next foreground; is not asked at the next foreground; without a fresh request call the user isn't asked; without a fresh request the user isn't asked
    ko 새 세션을 만들 때까지 다시 묻지 않다; 세션을 새로 만들지 않는 한 다시 묻지 않다; 따로 요청하지 않는 한 알림이 나오지 않다; 따로 요청하지 않는 한 알림이 뜨지 않다; 따로 요청하지 않으면 다시 묻지 않다; 코드에서 따로 요청하지 않는 한

    say/raises-limit
    en gives you twenty more; gives you another twenty; gives you 20 more; gives the app twenty more; allows twenty more

    say/puts-up-prompt
    en puts up the location prompt; put up a location alert; puts up a location alert; puts up a prompt; puts up the prompt; shows a location prompt of its own; put up a location prompt
    ko 위젯이 권한 창을 띄우다; 위젯이 알림을 띄우다; 위젯이 권한 알림을 띄우다; 위젯이 직접 권한 창을 띄우다

    say/leave-out-services
    en should leave `location-services` out; should leave location-services out; leave location-services out; leaves location-services out; needn't list location-services; should not list location-services; shouldn't list location-services
    ko location-services는 적지 않는 것이 맞다; location-services는 적지 않는 게 맞다; location-services는 같이 넣지 않는 게 맞다; location-services는 빼야; location-services는 넣지 마세요; location-services는 적지 않는 것이; location-services는 같이 넣지 않는 게

    say/same-options
    en the same options as a full app; the same options as in the full app; the same buttons as a full app; the same buttons as in the full app; option as in the full app; with no time limit in its name; the same choices as a full app; offers what a full app offers
    ko 일반 앱의 창과 선택지가 완전히 똑같다; 일반 앱의 창과 선택지가 똑같다; 일반 앱과 선택지가 똑같다; 일반 앱과 선택지가 같다; 정식 앱과 선택지가 같다; 선택지가 완전히 똑같다; 일반 앱과 똑같은 선택지

    say/begun-only-with-always
    en cannot be started unless the app has Always; can't be started unless the app has Always; cannot be started unless the app holds Always; can't be started unless the app holds Always; can only be started with Always; can be started only with Always; may only be started with Always
    ko 시작하려면 반드시 항상 허용이어야; 시작하려면 항상 허용이어야; 시작하려면 항상 허용이 있어야; 시작하려면 반드시 항상 허용이 필요하다; 항상 허용이 있어야 시작할 수 있다; 항상 허용이 없으면 시작할 수 없다; When In Use로는 시작조차 못 하는; 앱 사용 중 권한으로는 시작할 수 없다

    say/gone-at-home
    en is gone the very moment you go to the Home Screen; is gone the moment you go to the Home Screen; is gone the moment the user goes to the Home Screen; ends the very moment you leave; ends the moment you go to the Home Screen; ends as soon as you go to the Home Screen
    ko 홈 화면으로 나가는 순간 사라지다; 홈 화면으로 가는 순간 사라지다; 홈 화면으로 나가는 순간 끝나다; 앱을 나가면 바로 권한이 끊기다; 앱을 나가는 순간 끝나다; 홈으로 나가면 바로 사라지다; 백그라운드로 간 지 몇 초면 사라지다

    say/same-raw
    en same raw value as; the same raw value; shares its raw value with; has the raw value of
    ko 같은 raw 값을; 같은 원시 값을; 같은 원시값을; raw 값이 같다; 원시 값이 같다

    say/barred-from-prompt
    en may not prompt again; may not prompt any more; may no longer prompt; must not prompt again; is not allowed to prompt again; isn't allowed to prompt again

    thing/error-code
    en kCLErrorDomain error; CLError with code; CLError of code
    ko 코드 번호는; 오류 코드는; 에러 코드는

    say/never-precise
    en prevents the user from ever turning Precise Location on; prevents users from turning Precise Location on; prevents the user from turning Precise Location on; stops users from turning Precise Location on

    event/nextMorning
    en the morning after the user allowed it; the morning after it was allowed; the morning after the permission was given;
      the morning after permission was given; the morning after the grant

    event/settings:globalOff
    en flipping the device-wide Location Services switch; flipping the global switch; flipping the device-wide switch;
      flipping the global Location Services switch; flipping the master switch

    fn/quote
    en does not prove that; doesn't prove that; is no proof that; isn't proof that; is not proof that

    fn/hedge
    ko 아는 사람이 많다; 알고 있는 사람이 많다; 믿는 사람이 많다; 생각하는 사람이 많다; 오해하는 사람이 많다; 착각하는 사람이 많다

    fn/never
    en no number of; no amount of

    effect/none
    en won't help; will not help; doesn't help; does not help; is no help; are no help

    verb/block
    en get in the way of; gets in the way of; stand in the way of; stands in the way of

    session/service:any; thing/new-session; say/new-session
    en takes a new session; needs a new session; requires a new session; calls for a new session

    say/single-chance
    en one single opportunity; only one opportunity; just one opportunity; one opportunity

    say/too-old
    en gets too old; has become too old; have become too old; once they are too old; when they are too old
    ko 너무 오래되다; 지나치게 오래되다

    say/attempt
    en try for; attempt at; the attempt to
    ko 시도할 수 있는 기회는; 시도할 기회는; 시도해 볼 기회는; 시도할 수 있는 기회가

    say/looked-for
    en if you were looking for; if you looked for
    ko 찾고 계셨다면; 찾고 있었다면; 찾고 있다면; 찾고 계신다면; 찾았다면

    say/mapped
    en have mapped it to; had mapped it to
    ko 매핑해 두다; 매핑해 놓다; 매핑했는데

    verb/exist; kind/enum
    en lists the enum case; lists the case; has the enum case; knows the enum case; knows the case

    fn/filler
    ko 앱 사용 여부와 상관없이; 앱 사용 여부와 관계없이; 앱 사용 여부와 무관하게
    """
}
