/// Words of `ClaimProperties.notes`, and of notes, READMEs and posts beside it.
extension ClaimWords {
  static let ofNotes = """
    grant/authorized; status/authorized; say/allowed-already
    en already has location authorization; already have location authorization;
      already has any kind of location authorization; already have any kind of location authorization;
      already has location access; already have location access; already has permission;
      already have permission; already has authorization; already have authorization

    say/tracking-behind
    en do background tracking; do background location tracking
    ko 백그라운드 추적; 백그라운드 위치 추적

    say/returns-at-once
    en return the answer directly; returns the answer directly; return the result directly;
      returns the result directly; returns the result right away; returns the result immediately
    ko 결과를 바로 반환하다; 결과를 즉시 반환하다; 결과를 곧바로 반환하다; 결과를 바로 돌려주다;
      결과를 곧바로 돌려주다; 결과를 즉시 돌려주다; 응답을 바로 반환하다

    say/true-all-the-same
    ko true로 설정해도; true로 두어도; true로 둬도; true로 해도; true로 지정해도; 참으로 설정해도; YES로 설정해도

    say/set-true; verb/declare
    ko true로 두다; true로 놓다; true로 둘 수 있다; 참으로 두다

    say/mode-left-out
    ko Background Modes를 켜지 않아도; 백그라운드 모드를 켜지 않아도; Background Modes를 활성화하지 않아도;
      백그라운드 모드를 활성화하지 않아도

    say/limited-by-others
    ko 자녀 보호 설정으로 막힌 경우; 보호자가 제한한 경우; 자녀 보호 기능으로 제한된 경우; 자녀 보호 설정으로 제한된 경우;
      스크린 타임으로 제한된 경우; 스크린 타임으로 막힌 경우; MDM으로 제한된 경우; 보호자가 막은 경우;
      자녀 보호 설정으로 막히면; 스크린 타임으로 막히면; 보호자가 제한했을 때; 보호자가 제한하면

    say/applies-to-background
    en applies to apps in the background; applies to the app in the background;
      also applies in the background; applies in the background as well
    ko 백그라운드에 있는 앱에도 적용되다; 백그라운드에 있는 앱에도 적용하다; 백그라운드에서도 그대로 적용되다;
      백그라운드의 앱에도 적용되다

    say/text-left-out
    ko Info.plist의 문구는 나오지 않다; Info.plist의 문구는 표시되지 않다; 사유 문구는 나오지 않다;
      사유 문자열은 나오지 않다; 사유 문구는 표시되지 않다; 문구는 나오지 않다

    say/implicit-made
    ko 암시적 세션이 만들어지다; 암시적 세션이 생기다; 암시적 세션이 생성되다; 암묵적 세션이 만들어지다; 암묵적 세션이 생기다;
      암묵적 세션이 생성되다

    level/always; settings/always
    code Always

    level/whenInUse; settings/whileUsing
    code When In Use; When in Use; when in use; WhenInUse

    fn/filler
    en at this point; from now on; to be clear; please note that; at the end of the day
    ko 중요한 점은; 포인트는; 간단히 말해서; 보시다시피; 확인해 보니; 공식 문서를 보면; 표; 다음 표; 아래 표; 위 표; 이 표; 다음의 표; 아래의 표
    """
}
