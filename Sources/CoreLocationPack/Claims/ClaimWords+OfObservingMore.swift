/// Words for what errors, flags and buttons tell.
extension ClaimWords {
  static let ofObservingMore = """
    session/service:always
    en session asks for Always; session asked for Always; session wants Always; session requires Always; session asks for Always authorization

    say/too-weak
    ko 프롬프트를 띄울 만큼; 프롬프트를 표시할 만큼; 프롬프트를 보여 줄 만큼; 알림을 띄울 만큼

    say/advice-to-create
    en tells you to create; asks you to create; reminds you to create; wants you to create; urges you to create

    delivery/error
    en error reaches the delegate; error reaches your delegate; error is sent to the delegate; error is delivered to the delegate;
      error arrives at the delegate

    thing/first-three
    en first three statuses; first three cases; first three values; first two statuses; last two statuses; last two cases; other three statuses;
      other four statuses; remaining statuses

    noun/instance-property
    en as a property of the manager; as an instance property; as a property; as a property of the instance

    thing/is-class-member
    en was a class method; was only a class method; used to be a class method; was still a class method; had been a class method

    thing/complication; term/complication
    en from a complication; from complications; from the complication; from its complication; from within a complication

    say/no-proof
    en alone doesn't mean; alone does not mean; by itself doesn't mean; by itself does not mean; doesn't by itself mean;
      does not by itself mean; alone doesn't tell; alone does not tell; alone doesn't say; alone does not say;
      alone doesn't prove; alone does not prove; doesn't prove; does not prove; is no proof; isn't proof; is not proof

    event/change:any
    en not only when the status changes; not only if the status changes; not only after the status changes;
      not only when the authorization changes; not only if the authorization changes; not only when the permission changes;
      not only after a change; not only when the status has changed; not only if the status has changed; not just when the status changes

    thing/refusal-flag
    en refusal flag; denial flag; denied flag; flag for a refusal; flag of a refusal
    ko 거부 플래그; 거절 플래그

    noun/true
    en set to true
    ko true다; true이다; true로 나타나다

    verb/mean
    ko 의미이다; 의미다

    say/without-right
    en without authorization; without any authorization; without permission; without being authorized; without the right authorization
    ko 권한 없이; 권한도 없이; 허가 없이; 승인 없이; 허용받지 않고; 권한을 받지 않고

    say/unreadable-store
    en stored conditions cannot be read; stored conditions can't be read; store cannot be read; stored conditions are not readable;
      the store is not readable; stored conditions aren't readable yet
    ko 저장된 조건을 읽을 수 없다; 저장소를 읽을 수 없다; 저장된 조건을 아직 읽을 수 없다; 저장소를 아직 읽을 수 없다; 저장된 조건을 읽지 못하다

    thing/child
    en a child; child; kid; a kid; minor; a minor; the kid; the child
    ko 자녀가; 아이가; 자녀는; 아이는; 미성년자가; 자녀도; 아이도; 자녀 스스로; 자녀가 직접

    say/location-forbidden
    en forbidden location; have forbidden location; has forbidden location; forbids location; forbid location

    verb/compare
    en compare; compares; compared; comparing; compare against; compared against; compared with
    ko 비교하다; 비교되다; 비교해 보다

    say/only-after-change
    en with the first change; only with the first change; after the first change; only after the first change; when the user changes something;
      when something changes for the first time; once something changes; as soon as something changes; comes with the first change
    ko 권한을 바꾼 뒤에야; 권한이 바뀐 뒤에야; 상태가 바뀐 뒤에야; 설정을 바꾼 뒤에야; 권한을 변경한 뒤에야; 권한이 변경된 뒤에야; 처음으로 바뀔 때;
      처음 바뀔 때; 처음 바뀐 뒤에; 실제로 바뀐 뒤에야; 무언가 바뀐 뒤에야

    thing/other-manager
    en second manager; a second manager; the second manager; other managers; the other managers; another manager; other manager;
      all the other managers; a manager that was created later; managers created later; the remaining managers; second location manager
    ko 두 번째 매니저; 두 번째로 만든 매니저; 다른 매니저; 나머지 매니저; 나중에 만든 매니저; 또 다른 매니저; 두 번째 위치 매니저; 다른 매니저들; 두 번째 관리자

    verb/no-error
    ko 오류 하나 전달되지 않다; 오류도 전달되지 않다; 오류조차 전달되지 않다; 오류 하나 오지 않다; 오류도 오지 않다; 오류조차 오지 않다; 아무 오류도 전달되지 않다;
      아무 오류도 오지 않다; 아무런 오류도 전달되지 않다; 아무런 오류도 오지 않다; 에러도 오지 않다; 에러도 전달되지 않다
    en not even an error arrives; not even an error; without any error; no error arrives; no error reaches the delegate

    status/decided
    en user decided days ago; user decided earlier; user decided before; user has decided before; user decided some time ago;
      user had decided before; user already decided; decision was made earlier; decided some time ago; decided days ago
    ko 이미 결정했더라도; 이미 결정했어도; 이미 결정했는데도; 예전에 결정했더라도; 며칠 전에 이미 결정했더라도; 전에 결정했더라도; 오래전에 결정했더라도

    fn/filler
    en since its first release; since the first release; from its first release; from the first release; from day one;
      since its very first version; from the very first version

    api/CLError.Code.network
    en network error; network errors
    ko network 오류; 네트워크 오류; network 에러; 네트워크 에러

    api/CLLocationUpdate.authorizationDenied
    en diagnostics of CLLocationUpdate; diagnostics on CLLocationUpdate; CLLocationUpdate's diagnostics;
      diagnostic flags of CLLocationUpdate; diagnostic flags on CLLocationUpdate;
      CLLocationUpdate's diagnostic flags; authorization flags of CLLocationUpdate;
      authorization flags on CLLocationUpdate; CLLocationUpdate's authorization flags;
      diagnostic properties of CLLocationUpdate; diagnostic properties on CLLocationUpdate;
      CLLocationUpdate's diagnostic properties; authorization diagnostics of CLLocationUpdate;
      authorization diagnostics on CLLocationUpdate; CLLocationUpdate's authorization diagnostics;
      diagnostic values of CLLocationUpdate; diagnostic values on CLLocationUpdate;
      CLLocationUpdate's diagnostic values; flags of CLLocationUpdate; flags on CLLocationUpdate;
      CLLocationUpdate's flags
    ko CLLocationUpdate의 진단; CLLocationUpdate의 진단 플래그; CLLocationUpdate의 진단 값; CLLocationUpdate의 진단 프로퍼티;
      CLLocationUpdate의 권한 진단 플래그; CLLocationUpdate의 권한 플래그; CLLocationUpdate의 진단 속성; CLLocationUpdate의 권한 진단 값;
      CLLocationUpdate의 플래그

    api/CLMonitor.Event.authorizationDenied
    en diagnostics of CLMonitor.Event; diagnostics on CLMonitor.Event; CLMonitor.Event's diagnostics;
      diagnostic flags of CLMonitor.Event; diagnostic flags on CLMonitor.Event; CLMonitor.Event's diagnostic flags;
      authorization flags of CLMonitor.Event; authorization flags on CLMonitor.Event;
      CLMonitor.Event's authorization flags; diagnostic properties of CLMonitor.Event;
      diagnostic properties on CLMonitor.Event; CLMonitor.Event's diagnostic properties;
      authorization diagnostics of CLMonitor.Event; authorization diagnostics on CLMonitor.Event;
      CLMonitor.Event's authorization diagnostics; diagnostic values of CLMonitor.Event;
      diagnostic values on CLMonitor.Event; CLMonitor.Event's diagnostic values; flags of CLMonitor.Event;
      flags on CLMonitor.Event; CLMonitor.Event's flags
    ko CLMonitor.Event의 진단; CLMonitor.Event의 진단 플래그; CLMonitor.Event의 진단 값; CLMonitor.Event의 진단 프로퍼티;
      CLMonitor.Event의 권한 진단 플래그; CLMonitor.Event의 권한 플래그; CLMonitor.Event의 진단 속성; CLMonitor.Event의 권한 진단 값;
      CLMonitor.Event의 플래그

    say/app-itself; fn/actor
    ko 앱 자체; 앱 자신

    api/CLAuthorizationStatus
    en enum of authorization statuses; enumeration of authorization statuses; authorization status enum; status enumeration;
      authorization-status enum; enum of the authorization status; enum for the authorization status
    ko 권한 상태 열거형; 상태 열거형; 권한 상태 enum

    say/users-own-choice
    en is the user's own choice; is the user's choice; is the user's own decision; is the person's own choice; is the person's choice;
      reflects the user's own choice; reflects the user's choice; results from the user's choice; chosen by the user; set by the user
    ko 사용자가 스스로 고른 결과; 사용자가 직접 고른 결과; 사용자가 고른 결과; 사용자가 직접 선택한 결과; 사용자가 스스로 선택한 결과; 사용자가 선택한 결과;
      사용자가 직접 정한 것; 사용자가 스스로 고른 것

    say/only-whole-device
    en only set for the whole device; only for the whole device; only true for the whole device; only when the whole device;
      only concerns the whole device; only if location is off for the whole device
    ko 기기 전체가 꺼졌을 때만; 기기 전체가 꺼진 경우에만; 기기 전체에 대해서만; 기기 전체의 위치 서비스가 꺼졌을 때만; 위치 서비스 전체가 꺼졌을 때만

    say/on-the-phone
    en on the paired iPhone; on the iPhone; on the paired phone; on the companion iPhone;
      on its iPhone
    ko 짝을 이룬 iPhone에; 짝을 이룬 iPhone에서; 연결된 iPhone에; 페어링된 iPhone에; 아이폰에; 짝을 이룬 아이폰에; 아이폰 화면에; iPhone 화면에

    say/even-without-key
    en even without the explicit-session key; without the explicit-session key;
      even if the key isn't set; whether or not the key is set; regardless of the key
    ko 명시적 세션 키가 없어도; 명시적 세션 키 없이도; 키와 관계없이; 키와 상관없이

    diagnostic/accuracyLimited
    code accuracyLimited

    thing/app-authorized
    en your app was granted access; your app has been granted access; the app was granted access; your app is authorized;
      the app is authorized; your app may use location; the app may use location; your app has permission; the app has permission;
      your app has access; your app was authorized; your app has been authorized; your app is allowed to use location
    ko 이 앱이 권한을 받았다; 앱이 권한을 받았다; 이 앱이 허용되었다; 앱이 허용되었다; 이 앱에 권한이 있다; 이 앱이 허용됐다; 이 앱이 승인되었다

    verb/deprecated; say/became-deprecated
    en was deprecated; were deprecated; got deprecated; became deprecated; was only deprecated; is deprecated since; is deprecated from;
      deprecated since; deprecated as of; deprecated starting with; deprecated beginning with; is deprecated as of; are deprecated since
    ko 사용 중단되었다; 사용 중단됐다; 지원 중단되었다; 지원 중단됐다; 지원이 중단되었다; 지원이 중단됐다; 사용이 중단되었다; 사용이 중단됐다;
      deprecated되었다; deprecated 됐다; deprecated 되었다; 폐지되었다; 폐지됐다

    thing/accuracy-change
    en going from precise to approximate; changing from precise to approximate; going from full to reduced accuracy;
      changing from full to reduced accuracy; going from full to reduced; switching from precise to approximate;
      changing the accuracy from precise to approximate; change from precise to approximate; change from full to reduced accuracy;
      going from approximate to precise; changing from approximate to precise; change from reduced to full accuracy;
      switching from full to reduced accuracy; moving from precise to approximate
    ko 정확한 위치에서 대략적인 위치로 바꾸다; 정확한 위치에서 대략적인 위치로 바뀌다; 대략적인 위치에서 정확한 위치로 바꾸다;
      대략적인 위치에서 정확한 위치로 바뀌다; 전체 정확도에서 축소된 정확도로 바뀌다; 전체 정확도에서 축소된 정확도로 바꾸다

    say/every-tap
    en for every tap; for each tap; every tap on a button; after every tap; on every tap; for every button; for any button;
      for every answer; for each answer; whatever button is tapped; whichever button is tapped; no matter which button
    ko 어떤 버튼을 누르든; 어느 버튼을 누르든; 버튼을 누르면 매번; 어떤 답을 고르든; 무엇을 고르든

    say/new-status
    en a new authorization status; a new status; another authorization status; a different authorization status
    ko 새로운 권한 상태; 새 권한 상태; 다른 권한 상태; 새로운 상태

    say/raw-differs
    en a different raw value than; different raw value than; different raw values

    say/leave-out
    en can be left out; may be left out; can be omitted; may be omitted; is optional in every respect; can be skipped; may be skipped;
      isn't required for requestLocation
    ko 생략할 수 있다; 생략해도 되다; 빼도 되다; 없어도 되다; 없어도 괜찮다; 생략해도 괜찮다

    say/fatal
    en a fatal error; fatal error; is fatal; is final; unrecoverable; cannot be recovered from; must be recreated; has to be recreated
    ko 복구할 수 없는 오류; 다시 만들어야 하다

    thing/no-position
    ko 위치를 알아낼 수 없다; 위치를 구할 수 없다; 위치를 결정할 수 없다; 위치를 파악할 수 없다; 위치를 알아내지 못하다

    say/until-next-request
    en until the next request; before the next request; until the app asks again; until the next call; until the app makes a request
    ko 다음 요청 때까지; 다음 요청 때까지는; 다음 요청까지; 다음에 요청할 때까지; 앱이 다시 요청할 때까지; 다음 요청 전까지

    say/nothing-reported
    en nothing is reported; nothing gets reported; nothing is delivered; nothing is sent

    verb/lift
    en profile is removed; profile was removed; profile has been removed; restriction is removed; restrictions are removed;
      profile is deleted; removal of the profile; removing the profile; restriction has been removed; profile is gone
    ko 프로파일이 제거되다; 프로파일을 제거하다; 프로파일이 삭제되다; 프로파일을 삭제하다; 프로파일을 지우다

    say/means-refused
    en means the user has denied; means the user denied; means the user has refused;
      means the user refused

    say/users-choice; event/answer:any
    en result of the permission dialog; the result of the permission dialog; result of the permission alert;
      the result of the permission alert; outcome of the permission dialog; the outcome of the permission dialog
    ko 권한 알림의 결과; 권한 창의 결과; 권한 프롬프트의 결과

    say/to-one-manager
    en to the oldest one only; to the newest one only; to the first one only; to the last one only; to the oldest manager only;
      to the newest manager only; to the latest manager only
    ko 가장 오래된 매니저에게만; 가장 오래된 매니저에만; 가장 오래된 매니저의 델리게이트에만; 맨 처음 만든 매니저에게만; 처음 만든 매니저에게만;
      가장 먼저 만든 매니저에게만; 가장 최근에 만든 매니저에게만; 마지막에 만든 매니저에게만; 마지막으로 만든 매니저에게만; 첫 번째 매니저에게만;
      첫 매니저에게만; 최근에 만든 매니저에게만; 한 매니저에게만; 매니저 하나에게만
    """
}
