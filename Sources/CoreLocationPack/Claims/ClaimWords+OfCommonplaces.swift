extension ClaimWords {
  /// Phrases of what is commonly said of answers, texts, sessions and switches.
  static let ofCommonplaces = """
    say/heard-regardless
    en even if the status stays exactly what it was; even if the status stays the same; even if the status stays as it was;
      even when the status stays the same; even if the status does not change; even if the status doesn't change;
      even when the status doesn't change; even when the status does not change; even if the answer changes nothing;
      even if that changes nothing; even if nothing changes; whether or not the status changes; whether the status changes or not;
      regardless of whether the status changes; no matter whether the status changes; even for an answer that changes nothing
    ko 기존 상태와 같더라도; 이전 상태와 같더라도; 기존 상태와 같아도; 이전 상태와 같아도; 상태가 그대로여도; 상태가 그대로더라도; 상태가 바뀌지 않아도; 상태가 바뀌지 않더라도;
      상태 변화와 상관없이; 상태 변화와 관계없이; 상태가 바뀌었는지와 상관없이; 상태가 달라지지 않아도

    say/second-chance
    en gives the user a second chance to answer; gives users a second chance to answer; gives you a second chance to answer;
      offers the user a second chance to answer;
      gets a second chance to answer; gets another chance to answer; lets the user reconsider; lets users reconsider
    ko 한 번은 더 물어볼 수 있다; 한 번 더 물어볼 수 있다; 한 번은 더 물을 수 있다; 한 번 더 기회를 주다; 다시 답할 기회를 주다; 다시 선택할 기회를 주다

    event/requestWhenInUse
    en plain When In Use request; ordinary When In Use request; simple When In Use request; normal When In Use request;
      regular When In Use request; mere When In Use request

    say/spends-always
    en uses up the app's only Always request; uses up the only Always request; uses up the Always request;
      uses up the one Always request; uses up your only Always request; spends the Always request; spends the only Always request;
      costs the app its Always request; uses up the chance to ask for Always; uses up your chance to ask for Always;
      uses up the app's chance to ask for Always; burns the Always request; forfeits the Always request
    ko Always로 올릴 기회도 같이 소진되다; Always로 올릴 기회도 함께 소진되다; Always로 올릴 기회도 소진되다; Always로 올릴 기회까지 소진되다; Always로 올릴 기회도 
      항상 허용으로 올릴 기회도 소진되다; 항상 허용으로 올릴 기회도 함께 소진되다; 항상 허용으로 올릴 기회도 항상 허용 요청 기회도 소진되다; Always 요청 기회도 소진되다; Always 요청 기회까지 써 버리다;
      항상 허용을 요청할 기회도 Always를 요청할 기회도 

    grant/temporary; say/as-long-as
    en Allow Once grant is running; one-time grant is running; temporary grant is running; Allow Once grant is valid;
      one-time grant is valid; temporary grant is valid; Allow Once permission is valid; Allow Once permission lasts

    fn/after
    en the first thing users see after; the first thing the user sees after; the first thing a user sees after; the first thing people see after

    say/one-suffices
    ko 하나로 두 수준의 권한 요청이 다 커버되다; 하나로 두 권한 요청이 다 커버되다; 하나로 모두 커버되다; 하나로 다 커버되다; 하나로 모두 해결되다; 하나로 다 해결되다; 만 넣어도 되다; 만 선언해도 되다; 만 있어도 되다; 만 적어도 되다; 만 넣으면 되다

    say/no-usage-text
    en no usage strings; with no usage strings; with no usage string; without usage strings; without any usage strings;
      without the usage strings; with neither usage string; with neither usage description; without usage descriptions; no purpose strings

    say/shown-as-always
    en permission appears as Always; shows up as Always; is shown as Always; is listed as Always; already shows Always; already says Always;
      already reads Always; you'll find Always ticked; you will find Always ticked; finds Always ticked; finds Always selected;
      Always ticked in its location row; Always is ticked; Always is selected
    ko 항상으로 표시되다; '항상'으로 표시되다; 항상으로 나오다; '항상'으로 나오다; 항상으로 보이다; '항상'으로 보이다; 항상에 체크되어 있다; '항상'에 체크되어 있다; 항상이 선택되어 있다; '항상'이 선택되어 있다

    say/times-allowed
    en up to three times; as many as three times; up to five times
    ko 세 번까지; 최대 세 번; 두 번 이상

    fn/filler
    en before iOS starts to ignore your Always requests; before iOS starts ignoring your requests; before iOS ignores your requests;
      before the system starts to ignore it; before iOS gives up

    say/never-too-old
    en never gets too old; never becomes too old; never grows too old; 
      waits for the answer as long as necessary; waits as long as necessary; waits for as long as it takes; is kept for as long as it takes;
      is kept however long it takes; waits however long it takes
    ko 아무리 오래돼도; 아무리 오래되어도; 시간이 얼마나 지나도; 기한 없이 보관되다; 무기한 보관되다; 기한 없이 기다리다; 무기한 기다리다

    say/against
    en turned Always down; turn Always down; turning Always down; rejected Always; reject Always

    say/reprompts
    en be asked anew; asked anew with; asked afresh; bring the Always alert up again; bring up the Always alert again; bring the alert up again;
      bring the prompt up again; bring the dialog up again; bring up the alert again; bring up the prompt again;
      the alert returns; the prompt returns; the dialog returns; the dialog is back; the alert is back; the prompt is back;
      shows the prompt a second time;
      shows that alert a second time; be shown another prompt
    ko 한 번 더 물어볼 수 있다; 과정을 처음부터 시작하다; 처음부터 다시 시작하다

    say/methods-dead
    en request methods are dead; request methods do nothing; request methods no longer work; request methods stop working;
      request methods are useless; won't prompt that user again; won't prompt the user again; can't prompt that user again;
      can't prompt the user again; will not prompt the user again; isn't permitted to prompt any more; isn't permitted to prompt anymore;
      is not permitted to prompt any more; isn't allowed to prompt any more; is no longer permitted to prompt
    ko 요청 메서드는 더 이상 먹히지 않다; 요청 메서드를 호출해도 소용없다; 호출해도 알림이 다시 뜨지 않다; 불러도 알림이 다시 뜨지 않다; 호출해도 다시 묻지 않다; 불러도 다시 묻지 않다

    say/declared-or-not
    en declared or not; whether declared or not; whether it declares it or not; whether or not it declares it; whatever it declares;
      no matter what it declares; regardless of what it declares; for every location app; for any location app
    ko 선언했든 안 했든; 선언 여부와 상관없이; 선언 여부와 관계없이; 무엇을 선언했든; 모든 위치 앱에

    say/wipes-grants
    en wipes out the grants; wipes the grants; wipes out all grants; wipes out every grant; deletes the grants; erases the grants;
      erases all grants; clears the grants; clears all grants; wipes what apps had been granted; revokes the grants of all apps;
      revokes every app's permission; wipes every app's permission; takes away every app's permission
    ko 모든 앱의 권한을 지우다; 앱 권한이 모두 지워지다; 모든 앱의 권한이 모든 앱의 권한이 초기화되다; 허용했던 권한이 모두 앱들의 권한이 초기화되다; 권한이 전부 초기화되다; 권한이 모두 초기화되다

    say/loses-until-confirmed
    en loses its Always permission until; loses Always until; is without Always until; has no Always until; Always is suspended until;
      Always is paused until; is lowered until; drops to When In Use until
    ko 확인할 때까지 항상 허용을 잃다; 답할 때까지 항상 허용이 정지되다; 확인할 때까지 항상 허용이 보류되다; 확인할 때까지 Always가 정지되다; 답할 때까지 Always를 잃다

    say/immune-to-updates
    en immune to updates; are immune to updates; not affected by updates; aren't affected by updates; unaffected by updates;
      survives every update; survive every update; stays at Always even if a new version drops; keeps Always even if a new version drops;
      keeps Always even after an update drops
    ko 업데이트의 영향을 받지 않다; 앱 업데이트와 무관하다; 업데이트해도 영향이 없다; 새 버전이 지원을 없애도 그대로다

    say/sentence-as-argument
    en the sentence you want the user to read; the sentence that the user will read; the sentence the user will read;
      the sentence the user sees; the sentence that the user sees; the text you want the user to read; the text the user will read;
      the message the user will read; the sentence you want to show; the explanation itself
    ko 사용자에게 보여 줄 문장을; 사용자에게 보여 줄 문장; 사용자가 읽을 문장을; 사용자가 읽을 문장; 알림에 띄울 문장을; 알림에 나올 문장을

    say/each-purpose
    en each purpose for temporary full accuracy; every purpose for temporary full accuracy; each purpose; every purpose
    ko 목적마다; 각 목적은; 사유마다

    say/top-level-key
    en needs a top-level Info.plist key of its own; has a top-level key of its own; is a top-level key; gets a key of its own in Info.plist;
      needs a top-level key; needs a top-level key of its own; needs its own top-level key; gets its own top-level key; is a top-level Info.plist key
    ko Info.plist 최상위에; 최상위 키로; 최상위 키를; 최상위에 따로

    say/records-wish
    en just records a wish; merely records a wish; only records a wish; only notes a wish; just expresses a wish; never prompts by itself;
      doesn't prompt by itself; does not prompt by itself; just registers a goal; merely registers a goal; shows nothing by itself
    ko 희망을 기록해 둘 뿐이다; 의사만 표시하다; 목표만 등록해 두다; 저절로 묻지는 않다; 혼자서는 알림을 띄우지 않다; 스스로 알림을 띄우지 않다

    say/request-besides
    en before you call requestWhenInUseAuthorization() as well; until you call requestWhenInUseAuthorization() as well;
      unless you also call requestWhenInUseAuthorization(); unless you call requestWhenInUseAuthorization() as well;
      you still have to call requestWhenInUseAuthorization(); you still need to call requestWhenInUseAuthorization();
      you must still call requestWhenInUseAuthorization(); you also have to call requestWhenInUseAuthorization()
    ko requestWhenInUseAuthorization()을 따로 호출해야; `requestWhenInUseAuthorization()`을 따로 호출해야; request 메서드를 따로 불러야; request 메서드를 따로 호출해야; 요청 메서드를 따로 불러야; 요청 메서드를 따로 호출해야;
      requestWhenInUseAuthorization()도 호출해야; `requestWhenInUseAuthorization()`도 호출해야

    say/prompt-on-screen
    en caused by a new session is on screen; of a new session is on screen; raised by a new session is on screen
    ko 알림이 화면에 떠 있는 동안; 창이 화면에 떠 있는 동안; 알림이 떠 있는 동안; 창이 떠 있는 동안

    say/remembered-for-good
    en in mind for good; remembers them for good; are remembered for good; remembers sessions for good; keeps track of sessions for good;
      are kept across launches; are remembered across launches
    ko 계속 기억하다; 영구히 기억하다; 계속 기억해 두다; 따로 되살릴 필요가 없다

    say/within-the-hour
    en within the hour; within an hour; within the next hour; within a few hours; at any later time; any time later; whenever it is convenient; there's no hurry;
      fine to postpone; can wait until the user; may be postponed
    ko 여유 있을 때; 한 시간 안에만; 한 시간 이내에; 천천히; 나중에 여유가 있을 때; 시간 제한이 없다; 서두를 필요가 없다; 서두르지 않아도 되다; 늦지 않다

    say/forgotten
    en are forgotten; is forgotten; get forgotten
    ko 잊히다; 잊혀지다

    say/session-or-not
    en whether a service session is held or not; whether a session is held or not; whether or not a session is held; with or without a session;
      with or without an .always session; with or without a service session; even though the app holds no service session;
      even if the app holds no session; even if it holds no session; even without a session; even without a service session;
      even without an .always session; no matter whether a session is held; session or no session
    ko 세션이 있든 없든; 세션 유무와 상관없이; 세션 유무와 관계없이; 별도 세션 없이; 별도의 세션 없이; 세션을 잡지 않아도; 세션을 들고 있지 않아도; 서비스 세션 없이; 세션이 없어도; 세션 없이도

    say/unseen-by-user
    en without anything visible to the user; with nothing visible to the user; without anything the user can see; with nothing the user can see;
      without showing the user anything; without showing the user anything on screen; without showing anything; invisibly; unnoticed by the user;
      without any sign to the user; without a visible sign
    ko 사용자 눈에 아무 표시도 보이지 않은 채; 아무 표시도 없이; 사용자 눈에 띄지 않게; 아무런 표시 없이; 눈에 보이는 표시 없이; 사용자가 모르게; 화면에 아무것도 표시하지 않고

    say/carries-on-itself
    en carries on by itself; continues by itself; goes on by itself; resumes by itself; comes back by itself; is restored by itself; is restored automatically;
      is resumed automatically; resumes automatically; continues automatically; without the app recreating it; without recreating it
    ko 아무것도 하지 않아도 자동 복원되다; 자동으로 복원되다; 자동 복원되다; 저절로 복원되다; 저절로 이어지다; 자동으로 이어지다; 알아서 이어지다; 알아서 복원되다

    say/stays-after-release
    en stays valid after the last; remains valid after the last; lasts after the last; survives the release of the last; survives the end of the last;
      outlives the last; goes on after the last
    ko 해제한 뒤에도 유지되다; 해제해도 유지되다; 끝낸 뒤에도 유지되다; 끝내도 유지되다; 무효화해도 유지되다; 무효화한 뒤에도 유지되다

    say/tells-levels-apart
    en has to tell the two apart; must tell the two apart; needs to tell the two apart; has to distinguish the two; must distinguish the two; has to handle both;
      must handle both; has to compare both
    ko 두 수준을 구별해야; 둘을 구별해야; 두 경우를 나누어야; 두 수준을 따로 처리해야; 둘 중 하나를 고르다; 두 수준 중에서 고르다

    say/only-in-front
    en only if it returns only when it returns only once it returns 
      only after it returns only only if the app comes only when the app comes 
    ko 포그라운드로 와야만; 포그라운드로 복귀할 때만

    term/queue; thing/queued; noun/location
    en updates queued; updates that were queued; updates in the queue
    ko 큐에 쌓인 위치 업데이트; 큐에 쌓인 업데이트; 큐에 쌓인 위치; 쌓인 업데이트; 쌓인 위치 업데이트

    event/terminate:byUser; say/force-quits
    en swipe the app away; swipes the app away;
      swipe your app away; swiped out of the app switcher; swiped away in the app switcher
    ko 앱 전환기에서 앱을 밀어 종료하다; 앱 전환기에서 밀어 종료하다; 앱 전환기에서 쓸어 올려 종료하다

    say/wont-start-again
    en won't start it again; will not start it again; won't launch it again; will not launch it again; no longer launch it; no longer start it; can't launch it again; won't bring it back; won't relaunch it;
      nothing will launch it again; nothing launches it again
    ko 앱을 되살리지 못하다; 앱을 되살릴 수 없다

    say/to-the-front
    en to the front of the screen; onto the screen; on screen for the user
    ko 화면 앞으로; 맨 앞으로; 포그라운드로 불러오다; 화면에 띄우다

    say/just-warns
    en no effect other than a warning; has no effect other than a warning; merely logs a warning; only logs a warning; just logs a warning

    ko 경고만 남기다; 경고만 출력되다; 콘솔에 경고만 나오다; 경고로 끝나다

    say/leaves-behind
    en leaves the app in the background; keeps the app in the background; opens nothing
    ko 앱을 백그라운드에 두다; 앱은 백그라운드에 머물다; 앱은 백그라운드에 그대로 있다

    label/Keep Only While Using
    en someone who kept While Using; somebody who kept While Using; anyone who kept While Using; users who kept While Using;
      a user who kept While Using; people who kept While Using

    fn/filler
    en on a fresh prompt; in a fresh prompt

    key/NSLocationWhenInUseUsageDescription
    ko When In Use 키

    fn/hedge
    en then expects the object; and then expects it

    thing/forever
    ko 기한 없는; 기한이 없는; 만료 없는; 만료가 없는; 만료 없이
    """
}
