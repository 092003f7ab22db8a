/// What sentences say in so many words, for the properties of statuses, prompts and sessions.
extension ClaimWords {
  static let sayings = """
    thing/guardian
    en parent; parents; administrator; guardian; admin; family organizer; whoever set it;
      the person who manages; ask the person who manages; ask the person who set; ask the person in charge;
      organization
    ko 부모; 관리자가; 보호자; 관리자만; 조직

    label/Don’t Allow
    en person refuses; person declines; person declined;
      user has refused; user has declined; person has declined; has refused the app;
      refused the app

    verb/undo
    en undo; undoes; undone; be undone; reverse; reverses; reversed; override; overrides;
      overridden; lift; lifts; lifted; be lifted; is lifted; revert; reverted; revoke it;
      turn it back on; turn it off again; switch it off; remove it; can be removed; get rid of
    ko 되돌리다; 되돌릴 수 있다; 뒤집다; 뒤집을 수 있다; 해제할 수 있다; 풀 수 있다; 직접 풀다; 번복하다;
      번복할 수 있다; 무효로 하다; 없앨 수 있다

    verb/cannot-undo
    en user can no longer lower it; user can no longer change it; user cannot change it any more;
      user can never change it; user can never take it back; user can no longer take it back;
      user can no longer revoke it; user cannot revoke it; user can't revoke it;
      can no longer be lowered; can no longer be revoked; can never be revoked; irrevocable;
      irrevocably; irreversible; irreversibly; cannot be reversed by the user;
      person can no longer change it; person cannot change it any more; is final; are final;
      once and for all; can never be changed again; can never be undone; no way back;
      there is no way back; there's no way back
    ko 사용자도 되돌릴 수 없다; 사용자가 되돌릴 수 없다; 사용자가 바꿀 수 없게 되다; 다시는 바꿀 수 없다;
      영영 바꿀 수 없다; 영영 되돌릴 수 없다; 돌이킬 수 없다; 더 이상 낮출 수 없다; 더는 낮출 수 없다; 철회할 수 없다;
      사용자가 취소할 수 없다; 번복할 수 없다

    verb/never-back; verb/missing
    en never comes back; will never come back; never returns; never appears again;
      is never seen again; will never see; never sees it again; never be seen again;
      cannot come back; can't come back; can never come back; can never return; never reappears;
      is gone for good; gone forever; only before the first prompt; only before the very first;
      only until the first answer; only be seen before; only ever be seen before;
      only ever seen before; only seen before; exists only before; only occurs before;
      only occurs on the first launch; only on first launch; only on the first launch
    ko 다시는 나오지 않다; 다시 나타나지 않다; 다시는 나타나지 않다; 다시 볼 수 없다; 다시는 볼 수 없다;
      다시 볼 일이 없다; 다시는 돌아오지 않다; 다시 돌아오지 않다; 처음 설치했을 때만; 처음 설치했을 때만 볼 수 있는;
      처음 실행할 때만; 첫 실행 때만; 첫 알림이 뜨기 전에만; 처음 한 번만; 다시 나오는 일은 없다; 다시 나올 일이 없다;
      다시 되는 일은 없다

    say/refusal-only
    en always means that the user refused; always means that the user has refused;
      always means the user refused; always means the user has refused;
      only means that the user refused; can only mean that the user; only if the user refused;
      only when the user refused; only after the user refused; only if the user tapped;
      only when the user tapped; only after the user tapped; solely by the user; only the user's;
      proves that the user; always the user's; only comes from the user;
      invariably means that the user; always a refusal; always the user's own decision
    ko 반드시 사용자가 거부; 사용자가 직접 거부했다는; 사용자가 이 앱을 직접 거부했다는; 사용자가 거부했을 때만; 사용자가 거부한 경우에만;
      사용자가 거부해야만; 사용자의 거부로만; 오직 사용자가 거부; 사용자가 직접 거부한 경우에만

    say/that-temporary
    en that the grant is provisional; that the grant is temporary; that it is provisional;
      that it is temporary; that it is only temporary; that it is only provisional;
      that the grant is only temporary; that the grant is only provisional;
      that the permission is temporary; that the permission is provisional;
      that Always is provisional; that Always is only provisional; that access is temporary;
      that the permission is only temporary
    ko 권한이 임시라는; 임시라는 사실; 임시라는 것; 일시적이라는 사실; 일시적이라는 것; 임시 권한이라는; 임시 권한인지; 한 번만 허용했는지; 한 번 허용을 고른 사용자인지;
      한 번 허용했는지; 한 번 허용을 골랐는지

    verb/differ
    en return different values; returns different values; different values; differing values;
      may differ; can differ; do not agree; don't agree; contradict each other; disagree
    ko 서로 다른 값; 다른 값을 돌려주다; 다른 값을 돌려줄 수 있다; 다른 값을 반환하다; 값이 다르다; 값이 다를 수 있다;
      서로 다른 값을 돌려줄 수 있다; 서로 다른 값을 반환하다; 일치하지 않다

    verb/must-not-ask
    en must not ask again; must not be asked again; may not ask again;
      can't ask again; may never ask again; can never ask again; can no longer ask;
      is not allowed to ask again; isn't allowed to ask again; no longer allowed to ask;
      cannot request again; can't request again; cannot be asked again; can't be asked again;
      cannot prompt again; can't prompt again; no second prompt; cannot be prompted again
    ko 다시 물을 수 없다; 다시 요청할 수 없다; 다시 물을 수 없게 되다; 다시 묻지 못하다; 더는 물을 수 없다; 더 이상 물을 수 없다;
      더 이상 요청할 수 없다; 다시는 물을 수 없다; 다시 요청하지 못하다; 다시 띄울 수 없다; 재요청할 수 없다

    verb/end; verb/wipe
    en is erased; are erased; erases; erase; wipes; wiped; wipe; deletes the grants;
      is deleted; are deleted; clears; are cleared; is cleared; is reset; are reset; resets;
      resets all; reset all; is forgotten; are forgotten; forgets; is discarded;
      permanently revoked; are revoked; is revoked; are withdrawn; is withdrawn; is lost for good;
      are lost
    ko 지워지다; 지우다; 초기화되다; 모두 초기화되다; 삭제되다; 완전히 사라지다; 영영 사라지다; 모두 사라지다; 날아가다; 취소되다;
      전부 취소되다; 회수되다; 전부 초기화되다; 리셋되다; 모두 취소되다

    verb/ask; verb/ask-anew
    en has to ask again; have to ask again; must ask again; needs to ask again; need to ask again;
      has to request again; must request again; has to request it again; must request it again;
      has to ask for permission again; must ask for permission again; has to be asked again;
      have to be asked again; must be asked again; must request authorization again;
      has to request authorization again; has to request permission again; asks the user again;
      needs to request permission again; needs to request authorization again
    ko 새로 요청해야 하다; 다시 요청해야 하다; 다시 물어야 하다; 새로 물어야 하다; 권한을 새로 요청해야 하다; 권한을 다시 요청해야 하다;
      다시 허락받아야 하다; 다시 허용을 받아야 하다; 권한을 다시 받아야 하다; 처음부터 다시 요청해야 하다

    say/refused
    en refused; declined; not given; asked for full accuracy
    ko 거절되다; 거절당하다; 거부당하다

    say/store-locked
    en store is locked; store cannot be read; data protection; device has not been unlocked;
      before the first unlock; persistent store; cannot be read from disk
    ko 저장소를 읽을 수 없다; 저장소가 잠겨 있다; 데이터 보호; 저장된 상태를 읽을 수 없다

    thing/too-many
    ko 조건이 너무 많을 때; 조건이 너무 많다; 조건 수가 너무 많다; 조건이 20개를 넘다; 조건 한도를 넘다

    thing/unsupported
    en condition type is not supported; condition is not supported; kind of condition is not supported;
      unsupported condition; unsupported conditions; condition isn't supported;
      type of condition is not supported; unsupported condition type
    ko 지원하지 않는 조건을 추가하다; 지원되지 않는 조건을 추가하다; 지원하지 않는 조건; 지원하지 않는 종류

    thing/no-position
    en no position could be found; no location could be found; no position was found;
      no location was found; position could not be found; location could not be found;
      position cannot be found; location cannot be found; no fix could be found
    ko 위치를 찾지 못하다; 위치를 찾지 못했다는; 위치를 구하지 못하다; 위치를 알아내지 못하다

    status/decided
    en already decided; user decided long ago; user has decided long ago; long since decided;
      has already been decided; was decided long ago; user has already decided; already been decided;
      decision was made long ago; already made a decision; already has a decision
    ko 이미 결정이 끝난 상태; 결정이 끝난; 이미 결정이 끝난; 오래전에 결정된; 이미 결정을 내린

    say/every-minute
    en once a minute; every minute; every second; every few seconds; once a second;
      several times a minute; every couple of minutes; every few minutes; every half minute;
      every other minute; twice a minute; a few times a minute
    ko 1분마다; 매분; 매초; 1초마다; 몇 초마다; 1분에 한 번; 몇 분마다; 1분 간격으로; 2분마다; 5분마다

    verb/evaluate
    en evaluated; evaluate; evaluates; keep being evaluated; are evaluated; be evaluated;
      still evaluated; checked as usual; monitored as usual; evaluates conditions
    ko 평가되다; 평가하다; 계속 평가되다; 평가~; 판정되다; 판정하다

    thing/watch-and-phone
    en watch app and its iPhone app; watch app and the iPhone app; watch and the phone;
      watch and its phone; watch and phone; watch and iPhone; watch and the iPhone;
      watch and its iPhone; iPhone and its watch; iPhone and watch; phone and watch;
      phone and its watch; watch app and its companion; watch app and the companion app;
      watch app and its phone app; Apple Watch and iPhone; iPhone and Apple Watch;
      iPhone app and its watch app; iPhone app and the watch app; watch app and its iOS companion
    ko 워치 앱과 아이폰 앱; 워치 앱과 iPhone 앱; 워치와 아이폰; 아이폰과 워치; 워치와 iPhone; iPhone과 워치;
      아이폰 앱과 워치 앱; iPhone 앱과 워치 앱; 애플 워치와 아이폰; 워치 앱과 짝 앱; 워치와 폰; 애플 워치 앱과 아이폰 앱

    say/separately
    en separate statuses; separate authorization statuses; keep separate; separately; independently;
      independent of each other; each  have their own;
      each keep their own; must be asked on each; on both devices separately; not shared;
      do not share; don't share; isn't shared
    ko 따로 관리하다; 따로 관리되다; 따로따로; 각각 관리하다; 별도로 관리하다; 따로 가지다; 따로 받아야 하다; 각각 받아야 하다; 각자 관리하다;
      각각 따로; 서로 독립; 따로 물어야 하다; 따로 요청해야 하다

    say/by-code
    en API call; API calls; an API call; by code; in code; programmatically; from code;
      the app itself can; calling the API; a call to the API; calling a request method;
      calling the request method; calling the request method again; by calling; with an API call
    ko API 호출; API를 호출; API 호출로; 프로그래밍 방식으로

    say/other-app
    en another app asks; another app requests; another app's request; request of another app;
      requests of other apps; other apps' requests; other apps by the same developer;
      other apps of the same developer; apps of the same developer; apps by the same developer;
      apps of the same team; apps from the same developer; other apps by the same team;
      developer's other apps; because another app asks; when another app asks;
      if another app asks; because another app is asking; another app's answer; another app is granted
    ko 같은 팀에서 만든; 같은 팀의 앱; 같은 개발자의 앱; 같은 개발자가 만든; 같은 회사의 앱; 다른 앱의 요청; 다른 앱의 요청 때문에; 다른 앱이 요청하면; 다른 앱이 요청해도; 다른 앱에서 요청하면; 다른 앱이 권한을 받으면; 다른 앱의 호출

    say/os-upgrade
    en upgrading iOS; updating iOS; an iOS update; iOS upgrade; an OS update; a system update;
      upgrading the system; system upgrade; OS upgrade; updating the system; iOS updates
    ko iOS 업데이트; OS 업데이트; 운영체제 업데이트; 시스템 업데이트; iOS 업그레이드; OS를 업데이트하다; iOS를 업데이트하다; OS 업그레이드;
      운영체제를 업데이트하다

    event/requestAlways
    en Always upgrade; upgrade to Always Allow

    api/LocationButton
    en location button; location buttons; a location button; system location button

    event/settings:preciseOff
    en only the accuracy changes; only the accuracy has changed; only accuracy changes;
      accuracy alone changes; nothing but the accuracy changes; accuracy changes alone;
      change of accuracy; accuracy change; Precise Location is toggled; toggling Precise Location;
      toggles Precise Location

    noun/text; thing/default-text
    en generic text; a generic text; default text; a default text; standard text; placeholder text;
      generic message; default message; an empty text; empty message; empty text; blank message;
      without any explanation; without an explanation; text of the system's own; stock text
    ko 빈 문구; 빈 메시지; 빈 설명; 일반적인 문구

    say/whatever-answer
    en whatever the answer; whatever the answer is; whatever the user picks;
      whatever the user chooses; whatever the user answers; whatever they choose;
      regardless of the answer; no matter what the user chooses; no matter what the answer is;
      no matter what the user picks; no matter which button; on every answer; at every answer;
      with every answer; after every answer; whichever button; whichever answer;
      for every answer; every time the user answers; whenever the user answers;
      each time the user answers; every time a prompt is answered; whenever a prompt is answered
    ko 무엇을 고르든; 어떤 것을 고르든; 어떤 답을 하든; 무엇을 선택하든; 어느 것을 고르든; 어떤 버튼을 누르든; 어느 버튼을 누르든;
      답과 상관없이; 답에 관계없이; 선택과 상관없이; 선택에 관계없이; 답할 때마다; 응답할 때마다; 알림에 답할 때마다; 답이 무엇이든;
      사용자가 무엇을 고르든; 무엇을 누르든

    verb/silent
    en reports nothing; report nothing

    say/even-unchanged
    en even if the status stays the same; even if the status remains the same;
      even if the status is the same; even if the status has not changed;
      even if the status hasn't changed; even if the status does not change;
      even if the status doesn't change; even if the status did not change; even if nothing changed;
      even if nothing has changed; even when the status stays the same;
      even when the status remains the same; even when the status has not changed;
      even when the status does not change; even when nothing changes; even if nothing changes; whether or not the status changed;
      whether or not the status changes; whether or not the status has changed;
      even if the status was the same before; even if it leaves the status unchanged;
      even if the status is unchanged; whether the status changed or not
    ko 상태가 그대로여도; 상태가 그대로라도; 결과 상태가 그대로여도; 상태가 바뀌지 않아도; 상태가 바뀌지 않더라도; 상태가 같아도; 상태가 같더라도;
      값이 같아도; 값이 그대로여도; 상태가 변하지 않아도; 상태가 달라지지 않아도; 상태가 바뀌지 않은 경우에도; 상태에 변화가 없어도; 상태 변화가 없어도;
      상태가 변하지 않더라도; 권한이 그대로여도; 상태 값이 그대로인 경우에도; 값이 그대로인 경우에도; 상태가 그대로인 경우에도;
      상태가 같은 경우에도; 값이 바뀌지 않아도; 값이 달라지지 않아도

    say/only-if-changed
    en only on later changes; only on changes; only upon later changes; only for later changes;
      reports nothing until the status changes; says nothing until the status changes;
      stays silent until the status changes; silent until the status changes;
      only if the status has changed; only called if the status has changed;
      only if the status changed; only when the status has changed; only when the status changed;
      only if the status is different; only once the status changes; only when the status changes;
      only if it has changed; only when it has changed; only called when the status has changed;
      only called when the status changes; only called if the status changed;
      only if something has changed; not before the status changes; unless the status has changed;
      unless the status changed; until the status changes; before the status changes;
      if the status did not change; if the status has not changed; if the status hasn't changed
    ko 상태가 바뀌었을 때만; 상태가 바뀐 경우에만; 상태가 달라졌을 때만; 상태가 변했을 때만; 상태가 바뀌어야만; 상태가 바뀌어야; 값이 바뀌었을 때만;
      상태가 변한 경우에만; 상태가 달라진 경우에만; 상태가 바뀔 때만; 상태가 변할 때만
    """
}
