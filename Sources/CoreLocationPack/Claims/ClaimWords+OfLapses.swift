/// Words of what ends and of what is in use.
extension ClaimWords {
  static let ofLapses = """
    say/an-hour
    en for about an hour; for an hour; for half an hour; for around an hour; for a full hour;
      for a whole hour; for one hour; for up to an hour; for roughly an hour; for a day;
      for a full day; for a minute; for a full minute; for about a minute; for half a day;
      for a quarter of an hour; for a whole minute; for one minute
    ko 한 시간 동안; 반 시간 동안; 한 시간쯤; 하루 동안; 하루 종일; 반나절 동안; 1분 동안

    say/not-afterwards
    en but not afterwards; but not after that; but not any longer than that;
      and not a moment longer; but not a moment longer; and no longer the moment they look away;
      and not for a moment longer; but not beyond that; the instant they look away it is not
    ko 시선을 거두는 즉시 끝나다; 시선을 거두자마자 끝나다; 시선을 돌리는 즉시 끝나다; 시선을 거두는 순간 끝나다; 눈을 떼는 순간 끝나다; 눈을 떼는 즉시 끝나다

    say/window-open
    en for as long as one of its windows is visible; for as long as its window is open;
      for as long as a window is open; for as long as its window is visible;
      only while a window is open; only while it has an open window

    thing/two-levels
    en the same two authorization levels; same two authorization levels; the same two levels;
      same two levels

    say/nothing-keeps
    en nothing can keep; nothing keeps; nothing can prolong; nothing prolongs;
      there is nothing that can keep; nothing can extend; no way to prolong
    ko 무엇으로도 유지할 수 없다; 어떤 방법으로도 유지할 수 없다; 무슨 수를 써도 유지되지 않다; 무엇으로도 연장할 수 없다; 어떤 방법으로도 연장할 수 없다;
      어떤 방법으로도 유지되지 않다

    say/by-any-means
    en by any means; in any way; by whatever means; no matter what it does; whatever it does
    ko 어떤 방법으로도; 어떤 방법을 써도; 무슨 수를 써도; 무슨 방법으로도; 어떻게 해도

    event/noLongerInUse
    ko 앱을 그만 쓰다

    say/not-even-session
    en not even a continuous session with the location indicator;
      not even a background activity session; not even a background session;
      not even a session with an indicator; not even a session with the indicator;
      not even with a background activity session; not even with a session; not even a session;
      not even an indicator; not even the location indicator
    ko 백그라운드 활동 세션으로도; 백그라운드 세션으로도; 인디케이터가 떠 있어도; 인디케이터를 띄워도; 백그라운드 인디케이터를 띄워도

    say/it-lapses
    en it lapses; it has lapsed; it expires; it has expired; it runs out; it has run out

    verb/end
    en it lapses; it has lapsed; it expires; it has expired; it runs out; it has run out

    thing/phone-and-watch
    en paired watch app; the paired watch app; its watch app; the app on the paired watch;
      the app on the watch
    ko 워치의 짝 앱; 시계 앱; 워치의 동반 앱; 동반 앱; 짝이 되는 워치 앱; 워치의 짝이 되는 앱

    say/without-deleting
    en without deleting the app; without reinstalling the app;
      without deleting and reinstalling the app; without deleting it; without reinstalling it;
      without removing the app; without a reinstall; without a new installation;
      except by deleting the app; other than by deleting the app; short of deleting the app
    ko 앱을 지우지 않고는; 앱을 삭제하지 않고는; 앱을 지우지 않고서는; 앱을 삭제하지 않고서는; 앱을 지우지 않는 한; 앱을 삭제하지 않는 한;
      앱을 다시 설치하지 않는 한; 앱을 다시 설치하지 않고는; 앱을 재설치하지 않고는; 앱을 재설치하지 않는 한

    say/only-after-request
    en takes effect only after the app has asked again; takes effect only after the app asks again;
      takes effect only after another request; takes effect only at the next request;
      takes effect only with the next request; has no effect until the app asks again;
      has no effect until the app calls; does nothing until the app asks again;
      does nothing until the next request; takes effect only when the app requests again
    ko 앱이 다시 요청해야 적용되다; 앱이 다시 요청해야 반영되다; 다음 요청 때 적용되다; 다음 요청 때 반영되다; 다시 요청해야 적용되다; 다시 요청해야 반영되다;
      다음 요청 때에야 적용되다; 다시 요청해야만 적용되다; 다시 요청해야만 반영되다

    say/is-called-too
    en is also called; are also called; is called too; is called as well; gets called too;
      gets called as well

    thing/accuracy-change
    en the accuracy setting changes; accuracy setting changes; change of accuracy alone;
      only the accuracy setting changes
    ko 정확도 설정만 변경되다; 정확한 위치 스위치만 건드리다

    verb/become
    en is back at; are back at; be back at

    say/user-can-change
    en the person using the device can change it; the user can change it; the user can change that;
      users can change it; users can change that; the user can change this; users can change this;
      the user can undo it; the user can undo that; users can undo it; the user can lift it;
      users can lift it; the person can change it; the person can change that; people can change it;
      the user is free to change it; the user may change it;
      the person using the device can lift it; the person using the device can undo it;
      the user can change it in Settings
    ko 사용자가 바꿀 수 있다; 사용자가 직접 바꿀 수 있다; 사용자가 스스로 바꿀 수 있다; 사용자가 스스로 풀 수 있다; 사용자가 직접 풀 수 있다;
      사용자가 풀 수 있다; 사용자가 해제할 수 있다; 사용자가 직접 해제할 수 있다; 허용으로 바꿀 수 있다; 사용자가 되돌릴 수 있다; 기기 사용자가 바꿀 수 있다

    say/location-forbidden
    en forbids location; forbids the use of location; forbids access to location;
      prohibits location; disallows location; forbid location; forbids location access
    ko 위치를 금지하다; 위치 사용을 금지하다; 위치 사용이 막히다; 위치 접근을 금지하다; 위치 사용이 금지되다; 위치 접근이 금지되다; 위치를 막다; 위치 접근이 막히다

    say/means-user-refused
    en indicates that the user tapped; means that the user tapped; shows that the user tapped;
      tells you that the user tapped; means the user tapped; indicates the user tapped;
      means that the user chose; indicates that the user chose; means that the person tapped;
      indicates that the person tapped; says that the user tapped
    ko 눌렀다는 뜻; 눌렀음을 뜻하다; 눌렀다는 의미; 눌렀음을 나타내다; 눌렀음을 의미하다

    prompt/P-REM
    en map alert about background use; alert about background use; map alert; reminder with the map;
      reminder map
    ko 지도가 있는 확인 창; 지도가 나오는 알림

    say/any-position
    en any location at all; any position at all; any locations at all; any positions at all;
      a single location; a single position; any fix at all
    ko 어떤 위치도; 아무 위치도

    thing/city
    en in a city; in cities; in the city; in towns; in a town; in urban areas; downtown;
      in city centers; in city centres
    ko 도심; 도시; 시내; 대도시; 도심지

    thing/country-side
    en in the countryside; in rural areas; out in the country; in the country;
      in sparsely populated areas
    ko 시골; 교외; 농촌; 외곽; 시외

    say/grows
    en grows; grow; widens; widen; gets bigger; gets larger; is larger; is wider; exceeds
    ko 커지다; 늘어나다; 넓어지다; 넘다; 넘기다

    say/shrinks
    en shrinks; shrink; narrows; narrow; gets smaller; is smaller
    ko 작아지다; 줄어들다; 좁아지다

    say/only-coarser
    en the circle just gets bigger; the circle merely gets bigger; only less exactly;
      only less precisely; only with a larger error; just with a larger error; merely less precise
    ko 오차가 커질 뿐; 오차만 커질 뿐; 원이 커질 뿐; 오차만 커지다; 정확도만 떨어지다; 오차만 늘어날 뿐; 덜 정확할 뿐; 정확도만 떨어질 뿐

    say/past-the-choice
    en ignores the user's choice; bypasses the user's choice; bypasses the user's setting;
      ignores the user's setting; gets around the user's choice; gets around the setting;
      circumvents the user's choice; circumvents the setting; bypasses the switch;
      gets around the switch; bypasses Precise Location; beats the user's choice
    ko 설정을 무시하다; 사용자의 선택을 우회하다; 사용자의 설정을 우회하다; 사용자의 설정을 무시하다; 사용자 설정을 무시하다; 사용자 설정을 우회하다;
      사용자의 선택을 무시하다; 선택을 무시하다; 설정을 우회하다; 선택을 우회하다; 설정을 덮어쓰다; 스위치를 무시하다; 스위치를 우회하다

    say/only-with
    ko 권한이 있어야만 쓸 수 있다; 권한이 있어야 쓸 수 있다; 권한이 있어야만 사용할 수 있다; 권한이 있어야 사용할 수 있다; 있어야만 쓸 수 있다;
      있어야 쓸 수 있다; 있어야만 사용할 수 있다; 있어야만 동작하다; 있어야만 작동하다; 권한이 있어야만 동작하다; 있어야 동작하다; 있어야만 예약할 수 있다;
      있어야만 울리다
    en works only with; only works with; can only be used with; can be used only with;
      only fires with; fires only with; can only be scheduled with; is only available with

    accuracy/reduced
    en a point from a wide area; a point in a wide area; point from a wide area

    thing/chooses-precision
    en decide how exact; decides how exact; decide how precise; decides how precise; choose how exact;
      choose how precise; chooses how precise; decide how accurate; choose how accurate;
      choose between precise and approximate; choose between full and reduced;
      control how precise; control how accurate; grant only approximate location;
      grant only an approximate location
    ko 얼마나 정확한 위치를 줄지; 얼마나 정확하게 알려 줄지; 정확도를 선택하다; 정확도를 고르다;
      정확도를 정하다; 얼마나 정밀한 위치를 줄지

    thing/precise-control
    en Precise control; Precise button; a Precise control; Precise toggle
    ko 정확한 위치 버튼; '정확한 위치' 버튼; 정확한 위치 스위치; '정확한 위치' 스위치

    thing/every-service
    en every location service; all location services; every service that the device supports;
      all of the location services; all the location services; all services
    ko 모든 위치 서비스; 위치 서비스 전부; 모든 서비스

    noun/location
    en new location updates; new location update; new locations
    ko 새로운 위치 업데이트; 새 위치 업데이트

    verb/introduce
    en came to the Mac with; came to the Mac in; arrived on the Mac with; came to Apple Watch with; came to the watch with; came to Apple TV with
    ko 처음 호출할 수 있게 되다; 처음 쓸 수 있게 되다; 처음 사용할 수 있게 되다

    thing/provisional-use
    en Provisional When In Use; Provisional While Using

    say/takes-time
    en takes up to; may take up to; can take up to; takes as long as; take up to; takes as much as
    ko 걸리다; 걸릴 수 있다; 걸리기도 하다

    say/other-an-hour
    en every few hours; every couple of hours; every two hours; four times a day;
      around four times a day; once a day; twice a day; about once a day; a few times a day;
      every hour or so
    ko 하루에 네 번; 하루에 네 번 정도; 하루에 한 번; 하루에 두 번; 하루에 몇 번

    thing/every-moment
    ko 1분에 네 번꼴로; 1분에 한 번꼴로; 1분에 두 번꼴로; 초마다; 몇 초꼴로

    api/kCLLocationAccuracyBest
    code kCLLocationAccuracyBest

    say/comes-back
    en comes back; come back; returns; is restored; are restored; be restored
    ko 돌아오다; 되살아나다; 복구되다; 되돌아오다
    """
}
