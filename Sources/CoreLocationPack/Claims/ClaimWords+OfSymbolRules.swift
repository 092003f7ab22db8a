/// Words for what reference pages tell of symbols and keys: types, values, when they came and went,
/// and names that do not exist. Words of `ClaimProperties.symbolRules`.
extension ClaimWords {
  static let ofSymbolRules = """
    # Versions before the one that was named; their platform is no place of its own.
    thing/older-systems
    ko 그 이전 iOS; 이전 iOS; 이전 iOS 버전; 그 이전 iOS 버전; 이전의 iOS; 그 전 iOS; 그 전의 iOS; 더 이전 iOS; 그 이전 iPadOS; 이전 iPadOS; 이전 iPadOS 버전; 그 이전 iPadOS 버전;
      이전의 iPadOS; 그 전 iPadOS; 그 전의 iPadOS; 더 이전 iPadOS; 그 이전 macOS; 이전 macOS; 이전 macOS 버전; 그 이전 macOS 버전; 이전의 macOS; 그 전 macOS; 그 전의 macOS; 더 이전 macOS;
      그 이전 watchOS; 이전 watchOS; 이전 watchOS 버전; 그 이전 watchOS 버전; 이전의 watchOS; 그 전 watchOS; 그 전의 watchOS; 더 이전 watchOS; 그 이전 tvOS; 이전 tvOS; 이전 tvOS 버전;
      그 이전 tvOS 버전; 이전의 tvOS; 그 전 tvOS; 그 전의 tvOS; 더 이전 tvOS; 그 이전 visionOS; 이전 visionOS; 이전 visionOS 버전; 그 이전 visionOS 버전; 이전의 visionOS; 그 전 visionOS;
      그 전의 visionOS; 더 이전 visionOS

    # When something came and went.
    verb/introduce
    en Apple added; Apple brought; Apple shipped; Apple has added; Apple first shipped; Apple debuted;
      made its debut; debuted
    ko 새로 추가되다; 처음 추가되다; 처음 소개되다

    verb/deprecated
    en marked as deprecated; flagged as deprecated; marked deprecated; formally deprecated;
      deprecated since; deprecated as of; deprecated from; deprecated starting with
    ko 지원 중단으로 표시되다; 더 이상 권장되지 않다; 사용이 중단되다; 지원이 종료되다; deprecated로 표시되다; deprecated되다

    thing/older-name; verb/mean
    en is the older spelling of; is the older name of; is the old name of; is the former name of;
      is the older name for; is the old name for

    fn/filler
    en when you migrate; when migrating
    ko 마이그레이션할 때는; 마이그레이션할 때; 마이그레이션하면서

    verb/end; say/gone-for-good
    en no longer exists

    verb/unavailable; say/gone-for-good
    en does not exist any more; doesn't exist any more; doesn't exist anymore
    ko 더 이상 존재하지 않다; 더는 존재하지 않다

    say/subclass
    en subclass; be subclassed; inherit from; inherits from; subclassing; subclassed; derive from; override
    ko 상속하다; 상속받다; 서브클래싱하다; 서브클래스를 만들다; 서브클래싱; 상속

    thing/session-factory
    code CLServiceSession.session(authorization:)
    code session(authorization:)

    thing/initializer
    en initializer; initialiser; init
    ko 이니셜라이저; 생성자; 초기화 메서드

    # Of what kind a value is.
    thing/is-boolean
    ko 불리언 값을 갖다; 불리언 값을 가지다; 불리언을 값으로 갖다; 불리언을 값으로 가지다; Bool 값을 갖다; Bool 값을 가지다; 불리언 키이다;
      불리언으로 설정하다; 불리언을 담다; 불리언 하나를 담다
    en is set to a Boolean; holds a Boolean value; accepts a Boolean; stores a Boolean; is Boolean;
      has a Boolean value; whose value is a Boolean; takes a Boolean value

    thing/is-string
    ko 문자열을 값으로 갖다; 문자열 값을 가지다; 문자열 값을 갖다; 문자열 키이다
    en accepts a string; whose value is a string; takes a string value; to a string that;
      is set to a string; is string-valued

    thing/is-array
    ko 배열을 값으로 갖다; 배열을 담다; 배열 값을 가지다; 배열 값을 갖다; 문자열 배열을 담다; 문자열의 배열이다; 목록이다
    en accepts an array; stores an array; whose value is an array; contains an array; is an array value;
      is set to an array; holds a list of strings

    thing/is-dictionary
    ko 딕셔너리를 값으로 갖다; 딕셔너리를 값으로 가지다; 딕셔너리를 담다; 사전을 값으로 갖다; 딕셔너리 값을 가지다; 딕셔너리 값을 갖다
    en accepts a dictionary; stores a dictionary; whose value is a dictionary; contains a dictionary;
      is set to a dictionary

    thing/fixed-names
    en can't be chosen freely; cannot be chosen freely; can't be freely chosen; cannot be freely chosen;
      aren't up to you; are not up to you; come from Apple; can't be made up; cannot be made up;
      can't be invented; prescribed by the system; reserved names; a fixed vocabulary; fixed vocabulary
    ko 마음대로 정할 수 없다; 임의로 정할 수 없다; 자유롭게 정할 수 없다; 직접 정할 수 없다; 마음대로 지을 수 없다; 임의로 지을 수 없다; 시스템이 미리 정하다;
      미리 정해져 있다; 미리 정해 두다; 예약된 이름

    thing/current-key
    en is the key every iPhone app; is the key every iOS app; is the key that every iPhone app;
      is the key that every iOS app; is the key for phones; is the iPhone key; is the iOS key
    ko 아이폰 앱의 키; iOS 앱의 키; iOS용 키; iPhone용 키; 아이폰용 키

    noun/plist; thing/app-plist
    ko 포함하는 앱의 Info.plist; 담은 앱의 Info.plist; 담고 있는 앱의 Info.plist; 컨테이너 앱의 Info.plist; 부모 앱의 Info.plist; 포함한 앱의 Info.plist
    en Info.plist of the enclosing app; Info.plist of the container app; container app's Info.plist;
      parent app's Info.plist; Info.plist of the parent app

    # What a member gives back.
    say/returns-location
    en returns the location; returns the position; returns the current location; returns a location;
      returns the current position; returns the fix; returns the user's location; returns a fix;
      returns the user's position; returns the coordinate; returns the coordinates;
      returns one location; hands back the location; gives back the location
    ko 현재 위치를 반환하다; 위치를 반환하다; 위치를 돌려주다; 현재 위치를 돌려주다; 좌표를 반환하다; 좌표를 돌려주다; 반환값으로 위치를 주다

    thing/passes-status
    ko 새 권한 상태를 인자로 전달받다; 새 권한 상태를 인자로 받다; 새 권한 상태를 매개변수로 받다; 새 상태를 인자로 전달받다; 새 상태를 인자로 받다; 새 상태를 매개변수로 받다;
      새로운 권한 상태를 인자로 받다; 새로운 권한 상태를 인자로 전달받다; 새로운 상태를 인자로 받다; 새 권한 상태가 인자로 전달되다;
      상태를 인자로 전달받다; 상태를 인수로 전달받다; 상태를 매개변수로 받다; 상태를 파라미터로 받다; 상태를 매개변수로 전달받다; 상태를 파라미터로 전달받다;
      상태가 인자로 전달되다; 상태가 인수로 전달되다; 상태가 매개변수로 전달되다; 상태를 매개변수로 넘기다; 상태가 파라미터로 전달되다

    # Types by their full names.
    api/CLError
    code CLError.Code

    # Denied to be the only one.
    say/not-only-one
    ko 하나만이 아니다; 하나뿐이 아니다; 하나만은 아니다; 하나뿐인 것은 아니다; 하나로는 충분하지 않다

    # Whom a review refuses is no user's choice.
    say/review-rejects
    en App Store review rejects; App Review rejects; App Review will reject; App Store review will reject;
      App Review may reject; App Review can reject; App Store review may reject; Apple rejects apps;
      rejected by App Review; rejected by App Store review; rejected in App Review; rejected in review

    # What comes into an initializer changes nothing.
    thing/takes-argument
    en takes a requirement; takes an authorization requirement; takes a purpose key;
      takes an authorization level; takes the requirement; takes one requirement

    # What the prompt itself asks for.
    say/prompt-asks-full
    ko 첫 알림은 정확한 위치를 요청하다; 첫 알림이 정확한 위치를 요청하다; 첫 알림에서 정확한 위치를 요청하다; 첫 프롬프트는 정확한 위치를 요청하다;
      첫 프롬프트가 정확한 위치를 요청하다

    # Names that no source has.
    thing/push-key
    code NSLocationPushServiceExtension
    code NSLocationPushService
    code NSLocationPushServicesUsageDescription
    en =NSLocationPushServiceExtension; =NSLocationPushService

    # Members of a class or of an instance.
    thing/is-class-member
    en is a class-level property; is a class-level method; is a class member; belongs to the class itself
    ko 클래스 속성이다; 클래스 멤버이다

    thing/is-instance-member
    en is an instance variable

    kind/class
    en base class of; base class for; superclass of; parent class of; base class; superclass
    ko 기반 클래스; 기본 클래스; 부모 클래스; 상위 클래스; 슈퍼클래스

    verb/report
    en delivers an update with; sends an update with; yields an update with; emits an update with;
      delivers an element with; yields an element with; delivers an update whose; delivers an update that has

    # What an app defines itself is not the kind of what it holds.
    fn/filler
    en define an enum; define a struct; define a class; create a class; create a struct; create an actor;
      write a class; write a struct; write an actor; inside a class; inside a struct; inside an actor;
      in an actor; in a struct of your own; in a class of your own

    thing/entry
    en each value; every value; its values are; the values are; whose values are; each item in;
      each of its values
    ko 각 항목; 각 값; 각각의 값; 각 키의 값; 항목의 값; 딕셔너리의 값; 그 안의 값; 안의 값; 항목 하나하나; 항목마다

    # Defaults.
    say/on-from-the-start
    en is on by default; is turned on by default; is enabled by default; is switched on by default;
      on by default; enabled by default; turned on by default

    say/off-from-the-start
    en is off by default; is turned off by default; is disabled by default; is switched off by default;
      disabled by default; turned off by default

    noun/plist; thing/app-plist
    ko 본체 앱의 Info.plist; 본체의 Info.plist; 앱 쪽 Info.plist; 메인 앱 Info.plist; 앱 타깃의 Info.plist; 앱 타겟의 Info.plist; 본체 앱 Info.plist

    verb/deprecated; say/became-deprecated
    ko 폐기 예정으로 표시되다; 폐기 예정이 되다; 폐기 예정으로 바뀌다; deprecated 처리되다; 지원 중단 처리되다; 지원 중단으로 바뀌다; 폐기 예정 처리되다

    # What members do to conditions.
    say/removes-condition
    en removes a condition; removes the condition; deletes a condition; deletes the condition;
      drops a condition; stops monitoring a condition; stops monitoring the condition
    ko 조건을 삭제하다; 조건을 제거하다; 조건 하나를 제거하다; 조건을 지우다; 조건 하나를 삭제하다

    noun/status; say/new-status
    en the new authorization status; the new status; the user's new status
    ko 바뀐 상태; 바뀐 권한 상태

    thing/too-many
    en more than 20 regions; more than twenty regions; too many regions; over 20 regions
    ko 지역이 20개를 넘다; 지역이 20개를 초과하다; 지역이 너무 많다; 지역을 너무 많이 등록하다

    say/single-diagnostic
    en a single diagnostic; one single diagnostic; exactly one diagnostic; only one diagnostic
    ko 진단 값 하나를; 진단 하나를; 진단 값 하나만; 진단 하나만

    say/synchronous
    en synchronous; is synchronous; synchronously; blocks until
    ko 동기 방식이다; 동기 메서드이다; 동기적으로; 동기식이다; 동기 이니셜라이저이다; 동기로

    thing/fixed-names
    en registered with Apple; have to be registered with Apple; be registered with Apple; known to Apple
    ko 애플에 등록하다; Apple에 등록하다; 애플에 등록되다

    fn/filler
    ko 설치할 때; 설치하는 동안; 설치 시; 설치 시점에

    verb/unavailable
    en conditionally compile; compile conditionally; conditionally compiled; compiled conditionally
    ko 조건부로 컴파일하다; 조건부 컴파일하다; 조건부로 컴파일되다

    fn/filler
    en returns an enum; returns an enum value; returns an enumeration

    say/only-key
    en the only usage string; the only string; the only key; the one key; the only usage description;
      the one usage string; the sole key; the sole usage string; the only purpose string
    ko 유일한 키; 유일한 문자열; 유일한 사용 목적 문자열; 단 하나의 키; 하나뿐인 키

    verb/stay
    en locks the app to; locks your app to; locks the app at; locks the app into; pins the app to;
      ties the app to; confines the app to; locks you to

    verb/available
    en is meant for; is intended for; is designed for; is aimed at; are meant for

    service/heading
    ko 방위용; 나침반용; 방위 측정용

    fn/filler
    en which the newer method doesn't; which the newer one doesn't; which the new method doesn't;
      which the older method doesn't; which the older one doesn't; which the other one doesn't;
      which the new one doesn't; which the newer does not; which the older does not

    thing/strong
    en declared as strong; declared strong; is a strong reference; as a strong reference

    thing/app-authorized
    ko 권한을 허용했는지; 사용자가 권한을 허용했는지; 권한을 부여했는지; 사용자가 권한을 부여했는지; 권한이 주어졌는지
    """
}
