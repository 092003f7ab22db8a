/// Words of the framework’s guides and of their translations.
extension ClaimWords {
  static let guides = """
    say/levels-differ
    en not functionally equivalent; aren't functionally equivalent; not functionally the same;
      aren't functionally the same; are not identical; aren't identical; do not behave the same;
      don't behave the same; do not work the same; don't work the same; work differently;
      are functionally different
    ko 동일하지 않다; 기능적으로 동일하지 않다; 동일한 기능으로 작동하지 않다; 같은 기능으로 작동하지 않다; 똑같이 동작하지 않다; 똑같이 작동하지 않다;
      동일하게 동작하지 않다; 동일하게 작동하지 않다; 기능적으로 다르다; 기능이 다르다

    thing/two-levels
    ko 앱이 사용 중일 때와 항상 권한; 앱이 사용중일 때와 항상 권한; 앱 사용 중과 항상 권한; 사용 중일 때와 항상 권한; 앱을 사용하는 동안 허용과 항상 허용;
      앱을 사용하는 동안 허용 권한과 항상 허용 권한

    say/whichever-level
    en whichever level you choose; whichever access level you choose; whatever level you choose;
      no matter which level you choose; regardless of the level you choose;
      regardless of the access level you choose; regardless of which level you choose
    ko 어떤 접근 수준을 선택하든; 어떤 수준을 선택하든; 어느 수준을 선택하든; 어느 쪽을 선택하든; 어떤 수준을 고르든; 어느 수준을 고르든; 어떤 권한을 선택하든;
      어떤 수준을 택하든; 어느 수준을 택하든

    thing/same-results
    en same results; same result; identical results
    ko 동일한 결과를 얻다; 같은 결과를 얻다; 똑같은 결과를 얻다; 동일한 결과; 같은 결과; 똑같은 결과

    fn/filler
    en asking the person to grant or deny it; asking people to grant or deny it;
      asking the user to grant or deny it; asking the user to grant or deny the request;
      asking the person to allow or deny it; asking whether to allow or deny; asking them to grant or deny; asking to grant or deny;
      asking whether to allow it; asking them to allow or deny
    ko 요청을 허용할지 거부할지 묻는; 허용할지 거부할지 묻는; 허용할지 말지 묻는; 허용 여부를 묻는; 요청을 승인할지 거부할지 묻는; 승인할지 거부할지 묻는;
      권한 요청을 묻는

    say/read-from
    en get the current authorization status; get the authorization status;
      read the current authorization status; obtain the authorization status;
      obtain the current authorization status; retrieve the authorization status
    ko 속성에서 가져오다; 속성에서 읽어 오다; 속성에서 얻다; 속성에서 조회하다; 프로퍼티에서 가져오다; 프로퍼티에서 읽어 오다; 프로퍼티에서 얻다;
      프로퍼티에서 조회하다

    say/no-central-point
    en is not the central place; isn't the central place; is not the one place; is not a central point;
      isn't the one place
    ko 중심 지점이 아니다; 중심점이 아니다; 중심이 되는 곳이 아니다; 중심이 되는 지점이 아니다; 중앙 지점이 아니다; 핵심 지점이 아니다

    say/limits-calls
    en limits calls; limits calls to; limit calls to; restricts calls; limits the calls; restricts the calls; limits how often;
      limits your calls; limit calls; restrict calls
    ko 호출을 제한하다; 호출을 한정하다; 호출 횟수를 제한하다; 호출에 제한을 두다; 호출을 제약하다

    say/two-prompts
    en two prompts; two alerts; two dialogs; in two steps; prompts twice; asks twice
    ko 두 번의 알림; 두 번의 권한 요청; 알림을 두 번; 두 번에 걸쳐; 두 차례; 두 단계로; 두 번의 프롬프트; 프롬프트를 두 번

    say/goes-on-behind
    en continue to run in the background; continues to run in the background;
      keep running in the background; keeps running in the background;
      continue running in the background; continues running in the background

    say/soon-after-prompt
    en near the time the prompt appears; close to the time the prompt appears;
      close to when the prompt appears; near the time of the prompt; close to the time the prompt displays;
      close to when the prompt is shown; close to the time the prompt is shown; soon after the prompt appears;
      shortly after the prompt appears; close to the time of the prompt
    ko 알림이 표시된 시점과 가까운 시간에; 알림이 표시된 시점에 가까운 때; 알림이 나타난 때와 가까운 시간에; 알림이 표시된 직후; 프롬프트가 표시된 시점과 가까운 시간에;
      알림이 표시된 시간과 가까운 때에

    say/not-supported
    en does not support; doesn't support; do not support; don't support; lacks support for
    ko 지원하지 않다; 지원되지 않다; 지원 안 하다

    verb/need-not
    ko 제공하지 않아도 되다; 작성하지 않아도 되다; 제공할 필요가 없다; 작성할 필요가 없다;
      추가해야 하지 않다; 포함해야 하지 않다; 선언해야 하지 않다; 제공해야 하지 않다; 넣어야 하지 않다
    """
}
