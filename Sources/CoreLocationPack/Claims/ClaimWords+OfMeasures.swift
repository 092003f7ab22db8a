/// Words of accuracy and of symbols.
extension ClaimWords {
  static let ofMeasures = """
    say/raw-differs
    en different raw values; different raw value; distinct raw values; raw values of their own;
      raw value of its own; differ in their raw value; differ in their raw values;
      differ in raw value; do not share a raw value; different numbers;
      do not have the same raw value
    ko 서로 다른 원시값; 서로 다른 원시 값; 서로 다른 raw value; 원시값이 다르다; 원시 값이 다르다; raw value가 다르다; 원시값이 서로 다르다;
      원시 값이 서로 다르다; rawValue가 다르다; rawValue가 서로 다르다; 서로 다른 정숫값; 정숫값이 다르다

    say/row-checked
    en is checked; is ticked; has a check mark; has a checkmark; shows a check mark;
      carries the check mark; carries the checkmark; is selected in Settings; comes up checked;
      with a check mark

    say/row-checked; verb/choose
    ko 체크 표시가 되어 있다; 체크되어 있다; 체크돼 있다; 체크 표시되다; 체크 표시가 있다; 체크 표시가 붙다; 선택되어 있다; 선택돼 있다; 선택된 채로 보이다;
      선택된 상태로 보이다; 선택된 것으로 나오다; 체크된 채로 보이다

    say/how-long-watched
    en how long the condition is monitored; how long a condition is monitored;
      for how long the condition is watched; how long the condition is watched;
      how long monitoring lasts
    ko 조건을 얼마나 오래 감시할지; 조건을 얼마 동안 감시할지; 감시 기간; 모니터링 기간; 감시 시간; 얼마나 오래 감시하는지

    thing/matching-entry
    en matching entry in the property list; matching entry in Info.plist;
      matching entry in the dictionary; corresponding entry in Info.plist;
      corresponding entry in the property list; entry for the purpose key

    say/optional
    en is optional; are optional

    thing/entry
    ko 목적 키; 용도 키; purpose key

    say/without-profile
    en on a device that has no MDM profile; on a device without an MDM profile;
      on devices without an MDM profile; without an MDM profile; on an unmanaged device;
      on unmanaged devices; on a device that is not managed; on devices that are not managed;
      unless an MDM profile is installed; unless the device is managed
    ko MDM 프로파일이 없는 기기에서; MDM 프로파일이 없는 기기에서는; MDM에 등록되지 않은 기기에서; MDM에 등록되지 않은 기기에서는; MDM 없이;
      MDM 프로파일 없이; 회사에서 관리하지 않는 기기에서는; 관리되지 않는 기기에서는

    thing/made-up-option
    en =Ask Later; =Maybe Later; =Not Now; =Ask Me Later; =Remind Me Later; =Decide Later;
      =Don’t Ask Again; =Never Ask Again; =Allow for One Hour; =Allow Today; =Allow for One Day
    ko 나중에 묻기; 하루만 허용; 오늘만 허용; 24시간 동안 허용; 1시간 동안 허용

    say/drops-always
    en stops declaring Always; stop declaring Always; stopped declaring Always;
      removes Always from its declarations; no longer declares Always; without declaring Always;
      takes Always out; removes the Always key; stops supporting Always; stopped supporting Always;
      removes Always support; remove Always support; removing Always support;
      removes support for Always
    ko 항상 허용을 더 이상 선언하지 않다; Always를 더 이상 선언하지 않다; 더 이상 항상 허용을 선언하지 않다; 더 이상 Always를 선언하지 않다;
      항상 허용 선언을 없애다; Always 선언을 없애다; 항상 허용 선언을 지우다; Always 키를 지우다

    device/servicesOff
    en location off device-wide; location turned off device-wide; location switched off device-wide;
      location disabled device-wide; location off for the whole device

    thing/watch-separate
    en separate from that of its iPhone companion; separate from its iPhone companion;
      separate from that of the companion app; separate from that of its companion;
      apart from that of its iPhone companion; independent of its iPhone companion;
      independent of the iPhone app; separate from the iPhone app; not shared with the iPhone app

    noun/reported-status
    en finds its status at; finds the status at; finds its authorization at

    fn/filler
    en at the keyboard; as integers; afresh
    ko 비교한다면; 비교하면; 신중히; 와서야; 이르러서야; 기억하세요

    fn/actor
    en viewers; Viewers

    api/CLError.Code
    en CLError.Code; =CLError.Code
    ko CLError.Code; =CLError.Code

    say/keeps-use
    en keeps When In Use; still declares When In Use; keeps declaring When In Use;
      goes on declaring When In Use; continues to declare When In Use; still supports When In Use
    ko 앱을 사용하는 동안은 계속 선언하다; When In Use는 그대로 두다; When In Use는 계속 선언하다; 앱을 사용하는 동안 권한은 그대로 두다;
      앱을 사용하는 동안은 그대로 두다

    noun/location
    ko 과거 위치; 과거 위치 기록; 과거의 위치; 위치 이력; 지난 위치

    event/requestTemporaryFullAccuracy
    ko 임시 정밀도 요청; 임시 정밀도를 요청하다; 임시 정밀 위치를 요청하다; 정밀 위치를 임시로 요청하다; 일시적 정밀도 요청; 임시 정밀도를 달라고 하다

    how/is-replaced
    en was replaced by; is replaced by; has been replaced by; gave way to; was superseded by;
      is superseded by
    ko 대체되다; 교체되다; 자리를 내주다; 자리를 넘겨주다

    verb/know
    ko 알아보다

    say/whenever-read
    en whenever you read it; no matter when you read it; every time you read it;
      at any time you read it
    ko 언제 읽든 true이다; 언제 읽어도 true이다; 언제 읽든 참이다; 언제나 true이다; 늘 true이다; 언제 확인해도 true이다

    say/cannot-lower
    en that doesn't allow them to go down to While Using;
      doesn't allow them to go down to While Using; doesn't allow people to go down to While Using;
      cannot be answered with While Using; can't switch to While Using;
      cannot switch to While Using; can't switch it to While Using; cannot switch it to While Using;
      doesn't let them switch to While Using; doesn't let people switch to While Using;
      doesn't let the user switch to While Using; does not let people go down to While Using;
      does not allow people to go down to While Using; offers no way down to While Using;
      gives no way to go down to While Using; only lets people keep Always
    ko 앱을 사용하는 동안으로 바꿀 수 없다; 앱을 사용하는 동안으로 낮출 수 없다; 앱을 사용하는 동안으로 내릴 수 없다; 사용하는 동안으로 낮출 수 없다;
      사용하는 동안으로 바꿀 수 없다; When In Use로 낮출 수 없다; When In Use로 바꿀 수 없다; When In Use로 내릴 수 없다

    say/as-in-full-apps
    en are the same as in a full app; are the same as in full apps; the same as in an ordinary app;
      the same as for an ordinary app; identical to those of a full app;
      identical to those of an ordinary app; the same as those of a full app; just as in a full app;
      no different from those of a full app
    ko 일반 앱의 것과 글자 하나 다르지 않다; 일반 앱의 것과 같다; 일반 앱과 같다; 일반 앱과 똑같다; 일반 앱과 다르지 않다; 일반 앱의 것과 다르지 않다;
      보통 앱과 같다; 보통 앱과 똑같다; 전체 앱과 같다; 전체 앱과 똑같다; 일반 앱과 동일하다; 전체 앱과 동일하다

    thing/longer-row
    en Ask Next Time Or When I Share; Ask Next Time Or When I Share row
    ko 다음번에 묻기 또는 내가 공유할 때; 다음번에 묻거나 공유할 때

    say/already-named
    en already had this name; already had that name; already carried this name;
      was already called that; already bore this name; had this name already
    ko 이미 이 이름이었다; 이미 이 이름으로 나오다; 이미 같은 이름이었다; 이미 이 이름으로 표시되다

    prompt/first
    en alert for When In Use; dialog for When In Use; alert for While Using; dialog for While Using;
      first alert for an Always request; first prompt for an Always request;
      first dialog for an Always request; first prompt of an Always request;
      first alert for a direct Always request; first prompt for a direct Always request;
      first prompt of a direct Always request

    say/path-between
    en every position; the route; the path; the track; a track of;
      list of positions; route taken; path taken
    ko 이동 경로; 지나간 경로; 경로; 지나간 위치; 지나온 위치; 위치 목록

    thing/visit
    ko 방문한 장소; 방문한 장소에 도착한

    say/in-other-framework
    en is part of the MapKit framework; is part of MapKit; belongs to MapKit; comes from MapKit;
      comes with MapKit; lives in MapKit; is a MapKit view; is declared in MapKit;
      is part of the MapKit
    ko MapKit에 들어 있다; MapKit에 속하다; MapKit 프레임워크에 들어 있다; MapKit 프레임워크에 속하다; MapKit이 제공하다;
      MapKit에서 제공하다; MapKit에 있다

    verb/react
    ko 클릭에 반응하다; 사용자의 클릭에 반응하다; 클릭에 응답하다; 클릭을 받다; 입력에 반응하다

    fn/filler
    ko iPhone에서처럼; 아이폰에서처럼; 아이폰처럼; iPhone처럼

    say/starts-true
    en defaults to true; defaults to YES; default is true; default is YES; has a default of true;
      true by default
    ko 기본값은 true이다; 기본값이 true이다; 기본은 true이다; 처음부터 true이다; 기본값은 YES이다; 기본값이 YES이다; 기본으로 true이다;
      기본적으로 true이다

    say/starts-false
    en defaults to false; defaults to NO; default is false; default is NO; has a default of false;
      false by default
    ko 기본값은 false이다; 기본값이 false이다; 기본은 false이다; 처음부터 false이다; 기본값은 NO이다; 기본값이 NO이다; 기본으로 false이다;
      기본적으로 false이다

    say/is-the-text
    ko 문장을 그대로 넘겨야 하다; 보일 문장을 그대로 넘겨야 하다; 문구를 그대로 넘겨야 하다; 보일 문구를 그대로 넘겨야 하다; 문구 자체를 넘겨야 하다

    thing/entry
    en code withPurposeKey; withPurposeKey; purposeKey

    say/around-the-clock
    en location around the clock; locations around the clock; at all times of day

    noun/plist
    ko 사용 목적 키; 위치 사용 목적 키; 사용 목적의 키; 권한 목적 키

    verb/mean
    ko 기본값은 true이다; 기본값이 true이다; 기본은 true이다; 처음부터 true이다; 처음부터 true라서; 기본값은 YES이다; 기본값이 YES이다;
      기본값은 false이다; 기본값이 false이다; 기본은 false이다; 처음부터 false이다; 처음부터 false라서; 기본값은 NO이다; 기본값이 NO이다;
      권한이 거부된 것이다

    say/starts-true
    ko 처음부터 true라서

    say/starts-false
    ko 처음부터 false라서

    accuracy/full
    ko 정확도가 이미 전체이다; 정확도가 전체이다; 이미 전체 정확도이다; 정확도가 이미 최대이다

    say/as-array
    en returns an array; return an array; returns a plain array; gives you an array;
      hands back an array; returns a list
    ko 배열을 돌려주다; 배열을 반환하다; 배열로 돌려주다; 배열로 반환하다; 배열을 리턴하다; 목록을 돌려주다

    say/by-code
    ko API 호출만으로; API만으로

    say/even-denied
    en even when the status is denied; even while the status is denied;
      even if the status is denied; even when location was denied; even after a refusal;
      even in the denied state
    ko denied 상태에서도; 거부된 상태에서도; 거부됨 상태에서도; 상태가 denied여도; 거부한 뒤에도; 이미 거부되었어도

    say/all-events
    en all events of a condition; all events of the condition; all the events of a condition;
      every event of a condition; the whole history of events

    say/others-alike
    en other buttons are the same; other buttons are the same as in a full app; other options are the same
    ko 나머지 버튼은 같다; 나머지 선택지는 같다
    """
}
