/// Words of `ClaimProperties.symbolFacts`.
extension ClaimWords {
  static let ofSymbolFacts = """
    say/there-since; verb/available
    en has been available; have been available; has existed; have existed; has been around;
      have been around; has been there; have been there; has been offered; has been supported;
      available from; has been usable; has been callable; has been possible; have been possible;
      can be used from; can be used since; can be called since; can be called from; usable since;
      has been with us; already available; was already available; already existed; already exists;
      was already there; is already there; was already in; has been in the SDK; has been part of;
      have been part of; dates back to; goes back to; has shipped since; has shipped with;
      supported since; supported from; exists since; exists from
    ko 예전부터 있다; 진작부터 있다; 이미 있다; 이미 있었다; 이미 존재하다; 이미 제공되다; 이미 쓸 수 있다; 이미 사용할 수 있다;
      이미 들어와 있다; 이미 지원되다

    verb/introduce
    en first showed up; showed up in; first shows up; made its first appearance; first turned up;
      first appeared in; got added in; got added with; were first added in;
      was first added in; came about with; came about in; premiered in; premiered with;
      came into the SDK with; came to iOS with; came to the iPhone with; came to iPhone with;
      came to iPhones with; came to iOS in; came to the iPhone in; made it into; found its way into;
      entered the SDK in; entered the SDK with; saw its first release in; shipped first in;
      first became available; became available; only became available; became available with;
      became available in; arrived alongside; was introduced alongside; is new as of; new as of;
      hails from; stems from; originates in; originated in; was new with; since its debut in
    ko 처음 추가된 기능이다; 추가된 기능이다; 도입된 기능이다; 생긴 기능이다; 나온 기능이다; 처음 나온 기능이다; 처음 생긴 기능이다;
      처음 도입된 기능이다; 처음 선보인 기능이다; 추가된 API이다; 추가된 API다; 도입된 API이다; 도입된 API다; 새로 생긴 기능이다;
      새로 추가된 기능이다; 새로 들어온 기능이다; 처음 생긴 상태이다; 처음 생긴 상태다; 생긴 상태이다; 생긴 상태다; 도입된 상태이다;
      도입된 상태다; 추가된 상태이다; 추가된 상태다; 추가된 것이다; 도입된 것이다; 생긴 것이다; 처음 나온 것이다; 처음 생긴 것이다;
      처음 등장한 클래스이다; 처음 등장한 클래스다; 추가된 클래스이다; 추가된 클래스다; 도입된 클래스다; 추가된 메서드이다; 추가된 메서드다;
      도입된 메서드이다; 추가된 프로퍼티이다; 추가된 프로퍼티다; 도입된 프로퍼티이다; 추가된 속성이다; 추가된 버튼이다; 추가된 버튼이다;
      추가된 선택지이다; 추가된 선택지다; 새로 생긴 선택지이다; 새로 생긴 선택지다; 처음 나온 API이다; 처음 나온 API다; 나온 API다;
      처음 들어온 기능이다; 들어온 기능이다; 처음으로 나오다; 처음으로 생기다; 처음으로 들어오다; 처음으로 제공되다; 처음으로 지원되다;
      이때 도입되다; 이때 추가되다; 이때 생기다; 처음 모습을 드러내다; 첫 등장하다; 새롭게 추가되다; 새롭게 도입되다; 새롭게 등장하다

    fn/filler; say/availability-check
    en availability check; availability checks; #available; if #available; behind an availability check;
      availability guard; availability condition; @available; behind a check; does the job of; do the job of
    ko 가용성 검사; 가용성 확인; 버전 확인; 버전 검사; 버전 분기; 가용성 체크; 역할을 하다; 역할을 대신하다; 가용성을 검사하다;
      가용성을 확인하다; 버전을 확인하다; 버전을 검사하다; 넘겨받다; 물려받다
    code #available; @available; if #available

    fn/filler
    en at WWDC14; at WWDC17; at WWDC19; at WWDC20; at WWDC21; at WWDC22; at WWDC23; at WWDC24;
      at WWDC 2014; at WWDC 2017; at WWDC 2019; at WWDC 2020; at WWDC 2021; at WWDC 2023;
      at WWDC 2024; at that year's WWDC; by Apple at WWDC
    ko WWDC19에서; WWDC20에서; WWDC21에서; WWDC23에서; WWDC24에서

    # What came with something else.
    fn/filler
    en together with Allow Once; alongside Allow Once; along with Allow Once;
      at the same time as Allow Once; together with the Allow Once button;
      alongside the Allow Once button; alongside the Allow Once option;
      together with the Allow Once option; in the same release as Allow Once;
      together with approximate location; alongside approximate location;
      together with the Precise toggle; alongside the Precise toggle;
      at the same time as approximate location; in the same release as approximate location
    ko 한 번 허용과 함께; 한 번 허용 버튼과 함께; 한 번 허용과 같이; 대략적인 위치와 함께; 정확한 위치 스위치와 함께

    # What came later did not come then.
    how/later; fn/later
    en a year later; two years later; one release later; one year later; a few releases later

    fn/later
    ko 그다음 버전에서; 다음 버전에서; 그다음 해에; 이듬해에; 그 뒤 버전에서; 이후 버전에서; 나중 버전에서

    noun/true
    code YES

    noun/false
    code NO
    """
}
