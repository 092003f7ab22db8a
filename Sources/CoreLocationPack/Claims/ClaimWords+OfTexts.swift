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
    """
}
