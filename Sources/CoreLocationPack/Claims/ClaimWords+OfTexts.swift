/// Words of keys, texts and first requests.
extension ClaimWords {
  static let ofTexts = """
    noun/delegate; how/first; thing/first-call
    en first callback; very first callback; first authorization callback;
      first call of the delegate; first delegate call; first delegate callback;
      first callback of the delegate; first call to the delegate; delegate's first call;
      delegate's first callback
    ko 첫 콜백; 첫 권한 콜백; 첫 델리게이트 호출; 첫 델리게이트 콜백; 첫 번째 콜백; 델리게이트의 첫 호출; 델리게이트의 첫 콜백; 델리게이트의 첫 권한 콜백;
      최초의 콜백; 첫 인증 콜백

    say/only-after-answer
    en not before the user has answered; not before the user answers; not until the user answers;
      not until the user has answered; only after the user has answered;
      only after the user answers; only once the user has answered; only once the user answers;
      only after an answer; only after the first answer; only when the user has answered;
      only when the user answers
    ko 답한 다음에야; 답한 뒤에야; 답한 후에야; 답하고 나서야; 응답한 다음에야; 응답한 뒤에야; 응답한 후에야; 응답하고 나서야; 고른 뒤에야; 고른 다음에야;
      고르고 나서야; 선택한 뒤에야; 선택한 다음에야; 선택하고 나서야; 답해야만; 응답해야만; 답했을 때 비로소; 답하면 비로소

    say/never-at-creation
    en never on creation of the manager; never on creation of a manager;
      never at creation of the manager; never at manager creation; never on manager creation;
      never upon creation of a manager; never just because a location manager has been created;
      never just because a manager has been created; never just because a manager was created;
      never merely because a manager was created; never merely because a manager has been created;
      never because a manager is created; not merely because a manager was created;
      not just because a manager was created; not just because a manager has been created;
      never when a manager is created; never when a location manager is created;
      never when the manager is created; not on creation of the manager

    event/createManager
    ko CLLocationManager를 새로 만들다; CLLocationManager를 만들다; CLLocationManager 인스턴스를 만들다;
      CLLocationManager 객체를 만들다; 로케이션 매니저를 만들다; 로케이션 매니저를 새로 만들다

    say/until-changed
    ko 아직 바뀐 것이 없어; 아직 바뀐 것이 없으므로; 바뀐 것이 없으면; 바뀐 것이 없으므로; 실제로 권한이 바뀌어야; 권한이 실제로 바뀌어야

    event/resume
    en after the app resumes; when the app resumes; once the app resumes
    ko 다시 돌기 시작하다; 다시 움직이기 시작하다

    say/if-unchanged
    en unless the status has changed; if the status did not change; if the status has not changed;
      if the status hasn't changed; if the status didn't change; if nothing has changed;
      if nothing changed; as long as nothing has changed; as long as nothing changed
    ko 상태가 바뀌지 않았으면; 상태가 바뀌지 않았다면; 상태가 그대로면; 상태가 그대로이면; 상태가 달라지지 않았으면; 상태가 달라지지 않았다면; 상태가 변하지 않았으면;
      상태가 변하지 않았다면; 상태에 변화가 없으면; 상태에 변화가 없었다면; 권한이 바뀌지 않았으면; 권한이 바뀌지 않았다면; 바뀐 것이 없었다면; 바뀐 것이 없었으면

    say/same-twice
    en same status twice; same value twice; same status two times; same value two times;
      same status a second time; same value a second time; same status twice in a row;
      same value twice in a row; same status again; an unchanged status
    ko 같은 상태를 두 번; 같은 상태가 두 번; 같은 값을 두 번; 같은 값이 두 번; 같은 상태를 연달아 두 번; 같은 값을 연달아 두 번; 같은 값이 연달아 두 번;
      같은 상태가 연달아; 같은 값이 연달아; 같은 값을 연달아; 같은 상태를 연달아; 같은 상태가 두 번 연속; 같은 값이 두 번 연속; 같은 값을 두 번 연속

    fn/filler
    en Handy trick; handy trick; by mistake; by accident; accidentally; with one addition;
      with one exception that; follows the same idea; or not at all; not even in Settings;
      not even in the Settings app; hence
    ko 눈을 씻고 봐도; 안심하세요; 걱정하지 마세요; 참고로; 아시다시피

    say/even-unchanged
    en even a choice that does not change the status;
      even a choice that leaves the status unchanged; even an answer that changes nothing;
      even a choice that changes nothing; even for a choice that does not change the status;
      even for a choice that changes nothing; even for an answer that changes nothing;
      even an answer that leaves the status unchanged;
      even after an answer that leaves the status unchanged
    ko 상태를 바꾸지 않는 선택에도; 상태를 바꾸지 않는 답에도; 상태가 바뀌지 않는 답에도; 상태가 그대로인 답에도; 아무것도 바꾸지 않는 선택에도

    say/only-use
    en never go beyond When In Use; never goes beyond When In Use; do not go beyond When In Use;
      doesn't go beyond When In Use; don't go beyond When In Use; only ask for When In Use;
      only asks for When In Use; only request When In Use; only requests When In Use;
      only use When In Use; only uses When In Use; never ask for Always; never asks for Always;
      never request Always; never requests Always; never requests more than When In Use;
      never ask for more than When In Use; asks for nothing but When In Use;
      content with When In Use; stay with When In Use; stays with When In Use; stop at When In Use;
      stops at When In Use
    ko 앱을 사용하는 동안 권한만 요청하는; 앱을 사용하는 동안 권한만 쓰는; 앱을 사용하는 동안 권한만 필요한; 앱을 사용하는 동안 권한만 묻는;
      When In Use만 요청하는; When In Use만 쓰는; When In Use 권한만 요청하는; When In Use 권한만 쓰는;
      When In Use 권한만 필요한; 사용 중 권한만 요청하는; 사용 중 권한만 쓰는; Always를 요청하지 않는; 항상 허용을 요청하지 않는;
      앱을 사용하는 동안 허용만 요청하는; 앱을 사용하는 동안 허용만 쓰는

    key/NSLocationAlwaysAndWhenInUseUsageDescription; thing/key-alone
    en Always string alone; Always key alone; Always text alone; just the Always string;
      only the Always string; nothing but the Always string; just the Always key;
      only the Always key

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    ko 항상 허용용 문자열; Always용 문자열

    key/NSLocationWhenInUseUsageDescription
    ko 앱을 사용하는 동안용 문자열; When In Use용 문자열

    thing/harmless
    en isn't fatal; is not fatal; aren't fatal; isn't a disaster; is not a disaster; is no disaster;
      isn't a big deal; is no big deal; isn't a problem; is no problem; is not a problem;
      isn't a dead end; is not a dead end; is no dead end; does no harm; doesn't hurt;
      does not hurt; doesn't matter; does not matter; makes no difference

    say/every-invocation; how/each
    en on every invocation; on each invocation; at every invocation; with every invocation;
      on every call; on each call; at every call; with every call; after every call;
      upon every call; for every call; for each call

    status/decided
    en a lasting choice exists; lasting choice exists; lasting choice has been made;
      a choice exists; a decision exists; decision exists; in an authorized or denied state
    ko 영구적인 선택이 있다; 선택이 이미 있다; 사용자가 이미 결정하다; 사용자가 이미 선택하다

    event/request:any
    ko 같은 메서드를 다시 부르다; 같은 메서드를 다시 호출하다; 메서드를 다시 부르다; 메서드를 다시 호출하다; 요청 메서드를 다시 부르다; 요청 메서드를 다시 호출하다

    say/one-more-chance
    en sees the same alert again; see the same alert again; sees the alert again;
      see the alert again; gets the same alert again; gets the alert again; get the alert again;
      sees the same alert once more; sees the alert once more; is shown the alert again;
      is shown the same alert again; gets to see the alert again; is asked once more;
      gets asked again; gets asked once more; sees the prompt again; see the prompt again;
      gets the prompt again; get the alert back; gets the alert back; bring the alert back;
      brings the alert back; get the prompt back; bring the prompt back; brings the prompt back
    ko 같은 알림을 한 번 더 보게 되다; 같은 알림을 다시 보게 되다; 같은 창을 한 번 더 보게 되다; 같은 창을 다시 보게 되다; 같은 알림이 한 번 더 뜨다;
      같은 알림이 다시 뜨다; 같은 창이 다시 뜨다; 같은 창이 한 번 더 뜨다

    fn/if
    en should somebody; should someone; should the user; should a user; should a person;
      should people; should users; should anyone; should the person

    say/with-always-text
    en with our always text; with the always text; with our Always text; with the Always text;
      with the Always string; with our Always string; but with the Always text;
      but with the Always string; with the text for Always; with the text of the Always key;
      and the Always text

    say/unless-always
    en unless we asked for Always; unless the app asked for Always; unless you asked for Always;
      unless Always was requested; unless Always was asked for; unless the app requested Always;
      unless you request Always; unless you ask for Always; unless the app asks for Always;
      unless Always is requested; except after an Always request; except for an Always request;
      except for Always requests

    thing/not-permitted
    ko 호출하는 것은 허용되지 않다; 부르는 것은 허용되지 않다; 요청하는 것은 허용되지 않다; 호출하는 것은 금지되다; 요청하는 것은 금지되어 있다
    en is not permitted; isn't permitted; is forbidden; is prohibited; is not allowed;
      isn't allowed; is disallowed

    thing/from-start
    en from the start; from the outset; from the beginning; right from the start;
      straight from notDetermined; as the first request; as your first request;
      as the very first request
    ko 처음부터; 곧바로 처음부터; 맨 처음부터; 처음부터 바로

    say/use-first
    en first needs When In Use; needs When In Use first; only after When In Use;
      first has to be granted When In Use; first has to obtain When In Use;
      must first obtain When In Use; must first be granted When In Use;
      has to obtain When In Use first; has to ask for When In Use first
    ko 먼저 앱을 사용하는 동안 허용을 받아 둬야 하다; 먼저 앱을 사용하는 동안 허용을 받아야 하다; 앱을 사용하는 동안 허용을 먼저 받아야 하다;
      앱을 사용하는 동안 허용부터 받아야 하다; 먼저 앱을 사용하는 동안 권한을 받아 둬야 하다; 앱을 사용하는 동안 허용을 먼저 받아 둬야 하다;
      먼저 When In Use를 받아야 하다; When In Use부터 받아야 하다; 먼저 When In Use 권한을 받아야 하다

    thing/many-prompts
    en three prompts; four prompts; five prompts; three alerts; four alerts; five alerts;
      three dialogs; four dialogs; three separate prompts; three separate alerts
    ko 세 번의 알림; 네 번의 알림; 다섯 번의 알림; 세 번의 창; 네 번의 창; 알림이 세 번; 알림이 네 번; 창이 세 번; 창이 네 번; 알림 세 개; 알림 네 개;
      세 개의 알림; 네 개의 알림; 세 차례의 알림; 네 차례의 알림; 네 번의 알림에 답해야; 네 번의 알림에 답해야만; 세 번의 알림에 답해야;
      세 번의 알림에 답해야만; 알림에 세 번; 알림에 네 번

    say/only-need
    en you only need; you need only; it suffices to declare; it is enough to declare; just needs;
      just need; you just need

    event/requestAlways; thing/direct
    en went straight for Always; goes straight for Always; going straight for Always;
      asks for Always directly; asked for Always directly; asking for Always directly;
      requests Always directly; requested Always directly; requesting Always directly;
      asks for Always right away; asks for Always at once; asks for Always first;
      asks directly for Always; direct call to requestAlwaysAuthorization

    verb/ask
    ko 요청받다; 요청을 받다

    verb/begin-with
    en opens with; open with; begins with; begin with; starts with; start with; leads off with

    verb/mean; say/proves
    en never means anything other than; never means anything but; means nothing other than;
      means nothing but; cannot mean anything other than; can't mean anything other than;
      cannot mean anything but; can only mean

    say/agreed-to-always
    en that the user has chosen Always; that the user chose Always; that the user picked Always;
      that the user has picked Always; that somebody has chosen Always;
      that the person has chosen Always

    status/notDetermined
    ko 상태가 정해지지 않은; 아직 상태가 정해지지 않은; 상태가 아직 정해지지 않은; 상태가 결정되지 않은; 권한이 아직 정해지지 않은

    settings/always
    ko 항상에 체크되어 있다; 항상으로 체크되어 있다; 항상이 체크되어 있다; 항상에 체크가 되어 있다; 항상이 선택되어 있다; 항상으로 표시되어 있다; 항상으로 되어 있다;
      항상으로 나오다; 항상으로 나타나다; 항상으로 보이다

    say/replaced-by
    en was replaced by; has been replaced by; is replaced by; were replaced by; gave way to;
      made way for; was superseded by; has been superseded by; is superseded by; was renamed to;
      was renamed

    thing/is-string
    ko 문자열을 바로 넣다; 문자열을 바로 적다; 문자열 하나를 바로 넣다; 문자열을 그대로 넣다; 문자열 하나가 들어가다; 문자열 하나만 담다; 문자열만 담다

    thing/exclusive
    en excludes every other mode; excludes all other modes; rules out every other mode;
      rules out all other modes; excludes the other modes

    verb/fall-back
    en falls back to; fall back to; falls back on; fall back on; resorts to; resort to
    ko 대신 읽다; 대신 사용하다; 대신 쓰다; 대신 찾다

    say/cannot-turn-precise-on
    en people can't turn precision on; people cannot turn precision on;
      people can't turn precise location on; people cannot turn precise location on;
      people cannot turn Precise Location on; people can't turn Precise Location on;
      users can't turn Precise Location on; users cannot turn Precise Location on;
      users can't turn precise location on; users cannot turn precise location on;
      user can't turn Precise Location on; user cannot turn Precise Location on;
      user can't turn precise location on; have no way of turning precise location on;
      has no way of turning precise location on; have no way to turn precise location on;
      have no way of turning Precise Location on; has no way of turning Precise Location on;
      has no way to turn precise location on; no way to turn precise location on;
      permanently prevents the user from giving the app precise location
    ko 정확한 위치를 켤 방법이 없다

    say/or-else-cannot
    en otherwise the user won't be able to; otherwise users won't be able to;
      otherwise people won't be able to; otherwise the user can't; otherwise the user cannot;
      otherwise users can't; otherwise users cannot; otherwise people can't;
      otherwise people cannot; or else the user can't; or else the user cannot;
      or else users cannot; or else people cannot

    thing/precise-control
    en Precise control; precise control; precision control; precision button; accuracy button;
      accuracy control; accuracy pill
    ko 정확도 버튼; 정확도 스위치; 정확도 토글; 정확도 알약; 정확도 표시; 정확도 선택 버튼

    verb/need-not
    en you may drop; you can drop; may drop; can drop; can be thrown out

    key/UIRequiredDeviceCapabilities
    ko 기기 기능 목록; 기기 기능 배열

    thing/location-services
    en =location-services
    ko location-services
    code location-services

    thing/direct
    en direct call to; direct call of; direct calls to; called directly; calling directly

    verb/call; verb/called
    en is called; fires; fires again; is called again; gets called; are called; gets called again;
      is invoked; is invoked again; fires once more; is called once more; be called

    verb/call; how/again; verb/called
    ko 한 번 더 호출되다; 다시 호출되다; 또 호출되다; 다시 한번 호출되다; 한 번 더 불리다; 다시 불리다; 또 불리다

    thing/just-one-string
    en takes just one string; takes only one string; takes a single string; is just one string;
      holds just one string
    ko 문자열 하나만 받다; 문자열 하나만 담다

    how/each
    ko 호출할 때마다

    thing/returned-error
    en returns an error; return an error; fails with an error; fail with an error;
      hands back an error; gives back an error; reports an error; report an error; yields an error
    ko 오류를 반환하다; 에러를 반환하다; 오류를 돌려주다; 에러를 돌려주다; 오류로 끝나다; 오류와 함께 실패하다; 오류를 내다

    prompt/always
    en prompt for Always; alert for Always; dialog for Always

    verb/stay
    en leaves the app with; leave the app with; leaves an app with; leaves you with

    thing/fixed-names
    en are defined by Apple; is defined by Apple; are given by Apple; are set by Apple;
      are fixed by Apple; are chosen by Apple; are predefined

    thing/never-precise
    en takes precise location away for good; takes precise location away forever;
      takes away precise location for good; rules out precise location;
      takes precise location away permanently
    ko 정확한 위치를 영영 못 쓰게 하다; 정확한 위치를 영구히 막다; 정확한 위치를 영구적으로 막다; 정확한 위치를 완전히 막다

    thing/only-first-prompt
    en affects only the first prompt; only affects the first prompt; concerns only the first prompt;
      applies only to the first prompt; only applies to the first prompt;
      only concerns the first prompt; changes only the first prompt; only changes the first prompt;
      affects nothing but the first prompt
    ko 첫 알림에만 영향을 주다; 첫 알림에만 적용되다; 첫 알림만 바꾸다; 첫 알림에만 영향을 미치다; 첫 창에만 적용되다

    say/gives-always
    en turns When In Use into Always; raises When In Use to Always; implies Always; replaces Always;
      makes Always unnecessary; makes Always superfluous; gives the app Always by itself;
      amounts to Always; is as good as Always

    say/asked-behind
    en can be requested from the background; can be requested in the background;
      can also be requested from the background; can be asked for from the background;
      can be asked for in the background; may be requested from the background;
      may be requested in the background; can even be requested from the background;
      can be requested while the app is in the background; can also be requested in the background;
      can be requested by an app in the background
    ko 백그라운드에서도 요청할 수 있다; 백그라운드에서도 물어볼 수 있다; 백그라운드에서도 요청이 가능하다; 백그라운드에서도 요청해도 되다;
      백그라운드에서도 알림을 띄울 수 있다; 백그라운드에서 요청해도 되다

    say/only-one-manager
    ko 처음 만든 매니저의 델리게이트만; 처음 만든 매니저만; 먼저 만든 매니저만; 마지막에 만든 매니저만; 가장 최근에 만든 매니저만; 마지막 매니저의 델리게이트만;
      첫 번째 매니저만; 첫 매니저만; 먼저 만든 매니저의 델리게이트만; 마지막에 만든 매니저의 델리게이트만; 요청을 보낸 매니저만; 요청한 매니저의 델리게이트만

    say/without-use
    ko When In Use 권한이 없으면; When In Use 권한을 먼저 받지 않으면; 사용 중 권한이 없으면; 앱을 사용하는 동안 권한이 없으면

    thing/returned-answer
    ko 사용자의 선택을 반환하다; 사용자의 답을 반환하다; 사용자의 결정을 반환하다; 사용자의 응답을 반환하다; 선택 결과를 반환하다; 사용자의 선택을 돌려주다;
      사용자의 답을 돌려주다; 사용자가 고른 값을 반환하다; 사용자가 고른 값을 돌려주다; 결과 상태를 반환하다

    verb/block
    ko 사용자가 답할 때까지 반환되지 않다; 사용자가 답할 때까지 반환하지 않다; 답할 때까지 반환되지 않다; 답할 때까지 반환하지 않다; 사용자가 답할 때까지 기다리다;
      답을 기다렸다가 반환하다; 사용자가 답한 뒤에야 반환되다; 사용자가 답한 뒤에야 반환하다

    say/one-suffices
    en needs no string besides; needs no key besides; needs no other string than;
      needs no other key than; needs no string but; needs no key but

    phase/inUse
    en is considered in use; are considered in use; is considered to be in use; is deemed in use;
      is regarded as in use; counts as in use; counts as being in use

    thing/own-texts
    en its own usage strings; its own usage string; usage strings of its own;
      a usage string of its own; its own purpose strings; its own purpose string;
      purpose strings of its own; its own usage description; its own usage descriptions;
      usage descriptions of its own
    ko 별도의 사용 목적 문자열; 별도의 목적 문자열; 자체 사용 목적 문자열; 자체 목적 문자열; 위젯 자체의 사용 목적 문자열; 위젯용 사용 목적 문자열;
      위젯용 목적 문자열

    say/skips-use
    en skips the When In Use prompt; skips the When In Use alert; skips the When In Use step;
      skips the first prompt; skips the first alert; goes straight to the Always prompt;
      bypasses the When In Use prompt; goes straight to the upgrade prompt;
      leaves out the When In Use prompt
    ko When In Use 알림을 건너뛰다; When In Use 단계를 건너뛰다; 앱을 사용하는 동안 알림을 건너뛰다; 앱을 사용하는 동안 단계를 건너뛰다;
      첫 알림을 건너뛰다; 첫 번째 알림을 건너뛰다; When In Use 알림을 생략하다; 첫 알림을 생략하다

    say/passes-text
    en pass a message to; pass a text to; pass the text to; pass a string to; pass your own text to;
      pass an explanation to; pass the reason to; takes the text as an argument;
      takes the explanation as an argument; takes a message; takes the message as an argument;
      takes the text of the prompt; takes the reason as an argument;
      takes the reason as a parameter; takes a string that explains
    ko 문구를 인자로 넘기다; 문구를 인자로 받다; 문구를 매개변수로 받다; 문구를 매개변수로 넘기다; 메시지를 인자로 받다; 메시지를 인자로 넘기다; 설명을 인자로 받다;
      설명 문구를 전달하다; 알림 문구를 전달하다; 이유를 인자로 받다

    say/background-request
    en request out of use; request made out of use; request that is made out of use;
      request that was made in the background; request made while the app is in the background

    thing/only-warns
    en only warns; merely warns; just warns; only shows a warning; merely shows a warning;
      only displays a warning
    ko 경고만 하다; 경고만 보여 주다; 경고만 표시하다; 경고를 보여 줄 뿐; 경고만 뜨다

    thing/renewed-each-launch
    en has to be renewed each time the app launches; has to be renewed at each launch;
      must be renewed at each launch; has to be granted again at each launch;
      has to be granted anew at each launch; must be granted again at each launch;
      has to be renewed on every launch; must be renewed on every launch;
      must be renewed each time the app launches; expires at the next launch;
      is lost at the next launch
    ko 앱을 실행할 때마다 갱신해야 하다; 실행할 때마다 갱신해야 하다; 앱을 실행할 때마다 다시 받아야 하다; 실행할 때마다 다시 받아야 하다;
      앱을 실행할 때마다 새로 받아야 하다; 다음 실행 때 만료되다; 다음 실행 때 사라지다

    thing/without-text
    ko 사용 목적 문자열 키가 없다; 목적 문자열 키가 없다; 사용 목적 문자열 키 없이; 목적 문자열 키 없이; 목적 문자열 키가 빠지다; 사용 목적 문자열 키가 빠지다

    say/first-on-event
    en appears only when an event needs Always; appears only once an event needs Always;
      does not appear until an event needs Always; appears only when an event is ready;
      doesn't appear until an event needs Always; doesn't appear until an event is ready;
      waits for an event that needs Always; waits for an event
    ko 이벤트가 생길 때까지 나타나지 않다; 이벤트가 생기기 전에는 나타나지 않다; 이벤트가 생겨야 나타나다; 이벤트가 생긴 뒤에야 나타나다; 이벤트가 생겨야 뜨다;
      이벤트가 생길 때까지 뜨지 않다; 이벤트가 생긴 뒤에야 뜨다; 이벤트가 생기기 전에는 뜨지 않다
    """
}
