/// Words of keys, texts and first requests, continued.
extension ClaimWords {
  static let ofTextsFurther = """
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
