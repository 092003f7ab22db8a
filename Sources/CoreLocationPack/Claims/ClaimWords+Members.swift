/// Words that only `ClaimProperties.members` speaks of: what members, errors and cases are.
extension ClaimWords {
  static let members = """
    thing/strong
    en strong reference to its delegate; strongly references its delegate; retains its delegate; retains the delegate;
      holds its delegate strongly; holds the delegate strongly; keeps its delegate alive; keeps the delegate alive;
      is strong; is a strong property; strongly held; is held strongly; strong reference to the delegate;
      is retained by the manager; a strong property; is declared strong; owns its delegate; owns the delegate
    ko 강하게 참조하다; 강하게 잡다; 강한 참조로 잡다; 강한 참조로 보관하다; strong 프로퍼티다; strong 속성이다; strong이다; 강한 참조다; 강한 참조이다;
      강하게 보유하다; 강하게 유지하다; 강하게 붙잡다; strong으로 선언되다; 강한 참조를 유지하다; 강한 참조로 유지하다; strong 참조다; 강한 참조를 가지다

    thing/weak
    en weak; weakly; weak reference; =weak
    ko 약한; 약하게; 약한 참조; weak

    thing/always-main
    en always on the main thread; always arrive on the main thread; always called on the main thread;
      always delivered on the main thread; on the main thread in any event; on the main thread no matter;
      on the main thread wherever; always come in on the main thread; always run on the main thread;
      on the main thread in any case; on the main thread in every case; guaranteed to arrive on the main thread;
      always be on the main thread; always reach you on the main thread; on the main thread whatever;
      on the main thread regardless; always on the main queue; always arrive on the main queue;
      exclusively on the main thread; invariably on the main thread
    ko 언제나 메인 스레드에서; 항상 메인 스레드에서; 무조건 메인 스레드에서; 반드시 메인 스레드에서; 늘 메인 스레드에서; 언제나 메인 스레드로;
      항상 메인 스레드로; 무조건 메인 스레드로; 언제나 메인 큐에서; 항상 메인 큐에서; 어디서 만들든 메인 스레드에서; 어떤 경우에도 메인 스레드에서;
      어느 경우에나 메인 스레드에서; 언제나 주 스레드에서; 항상 주 스레드에서

    thing/any-thread
    en arbitrary thread; arbitrary threads; background queue of Core Location; any thread; random thread; private queue;
      internal queue; global queue; queue of Core Location; thread of its own; thread of Core Location; private thread;
      background thread of Core Location; internal thread; unspecified thread; an arbitrary queue; a background thread
    ko 임의의 스레드; 임의의 백그라운드 스레드; 임의의 큐; 아무 스레드; 내부 큐; 전역 큐; 내부 스레드; 시스템 스레드; 자체 스레드; 전용 스레드; 별도 스레드;
      별도의 스레드; 백그라운드 스레드; 백그라운드 큐; 무작위 스레드

    thing/set-up-there
    en run loop; created there; thread that created; thread that set; set up on; created on; own thread; thread where
    ko 런 루프; 런루프; 만든 스레드; 생성한 스레드; 설정한 스레드; 초기화한 스레드

    thing/settable
    en can be set by the app; is writable; can be assigned; can be changed by the app; is settable; read-write;
      is read-write; assign a new value to; assign to; assigning to; can be written; can set it; may be set by the app;
      is a read-write property; can be overwritten; can be modified by the app; let you set; lets you set
    ko 값을 대입하다; 값을 대입할 수 있다; 대입할 수 있다; 쓰기 가능하다; 쓰기가 가능하다; 앱이 설정할 수 있다; 앱에서 설정할 수 있다; 앱이 직접 바꾸다;
      앱이 직접 바꿀 수 있다; 앱에서 직접 바꿀 수 있다; 앱이 값을 바꾸다; 값을 넣어 바꾸다; 새 값을 대입하다; 코드에서 바꿀 수 있다; 코드로 바꿀 수 있다;
      읽고 쓸 수 있다; 앱이 바꿀 수 있다; 값을 써넣다; 값을 써넣을 수 있다

    thing/app-authorized
    en whether your app is authorized; whether the app is authorized; whether your app has permission;
      whether the app has permission; whether the user has allowed; whether the user allowed;
      whether the user has granted; whether the user granted; whether the app may use; whether your app may use;
      whether permission was granted; whether permission has been granted; if the user has allowed;
      if your app is authorized; whether the app has been authorized; whether the app has access;
      whether access was granted; whether the user has authorized; whether the person has allowed
    ko 앱이 권한을 받았는지; 앱이 위치 권한을 받았는지; 앱에 권한이 있는지; 앱에 위치 권한이 있는지; 사용자가 앱을 허용했는지; 앱이 허용되었는지; 사용자가 허용했는지; 사용자가 사용을 허용했는지;
      권한이 있는지; 권한을 받았는지; 권한이 허용되었는지; 사용자가 권한을 주었는지; 권한이 부여되었는지; 앱의 권한 여부; 앱의 허용 여부; 사용자의 허용 여부; 사용자가 동의했는지; 사용을 허용했는지;
      허용했는지; 앱이 위치를 쓸 수 있는지; 앱에 권한이 부여되었는지

    thing/is-instance-member
    en is an instance property; is an instance method; is an instance member; is a property of the instance;
      as an instance property; as an instance method; has to be read on an instance; called on an instance
    ko 인스턴스 속성이다; 인스턴스 메서드이다; 인스턴스 프로퍼티이다; 인스턴스에서 호출하다

    thing/is-class-member
    en is a class method; is a class property; is a static method; is a static property; is a type method;
      is a type property; called on the class; is called on the type; read on the class; class-level property
    ko 클래스 메서드이다; 타입 메서드이다; 정적 메서드이다; 타입 프로퍼티이다; 정적 프로퍼티이다;
      클래스 프로퍼티이다; 타입 속성이다

    thing/any-status
    en from any status; in any status; in every status; whatever the status; regardless of the status;
      no matter what the status; from every status; in any state; from any state; whatever the current status;
      regardless of the current status; no matter which status; whichever status; irrespective of the status
    ko 어떤 상태에서든; 어느 상태에서나; 어느 상태에서든; 상태와 관계없이; 상태에 관계없이; 상태와 상관없이; 상태에 상관없이; 현재 상태와 관계없이;
      현재 상태와 상관없이; 어떤 상태에서나; 모든 상태에서; 상태를 가리지 않고

    thing/gets-bool
    en receives a Bool; gets a Bool; as a Bool; a Bool; gets a Boolean; receives a Boolean; as a Boolean; is called with true;
      called with true; passes true; with the value true; passes a Bool; passes a Boolean; hands you a Bool;
      delivers a Bool; delivers a Boolean; with a Bool; with a Boolean; a boolean; hands over a Bool; receives true;
      gets true; the new accuracy; new accuracy; the resulting accuracy; the granted accuracy; the accuracy that was granted
    ko Bool로; Bool 값으로; Bool을; Bool 값을; 불리언으로; 불리언 값으로; 불 값으로; 불 값을; 불리언을; 불리언 값을; true로 호출되다; true를 받다;
      true가 전달되다; true를 넘겨받다; 허용 여부를 받다; 허용 여부가 전달되다; 새 정확도를; 바뀐 정확도를; 허용된 정확도를; 승인 여부를 받다;
      동의 여부를 받다; 새 정확도가; 바뀐 정확도가

    thing/raw-type
    en raw type; underlying type; raw value type; backing type; type of its raw value; type of the raw value; raw values are of type;
      type of the raw values; integer type
    ko 원시 타입; 원시 자료형; 기반 타입; 원시 값의 타입; 원시값의 타입; 원시 값 타입; 로 타입; 기저 타입; 원시 값의 자료형

    thing/type-string
    en =String; =Strings
    ko String; 문자열
    code String

    thing/type-unsigned
    en =UInt; =UInt8; =UInt16; =UInt32; =UInt64; =Int8; =Int16; =Int64
    ko UInt; UInt8; UInt16; UInt32; UInt64; Int8; Int16; Int64
    code UInt; UInt8; UInt16; UInt32; UInt64; Int8; Int16; Int64

    thing/settings-change
    ko 설정에서 바꿀 수 있다; 설정 앱에서 바꿀 수 있다; 설정에서 해제할 수 있다; 설정 앱에서 해제할 수 있다; 설정에서 변경할 수 있다; 설정 앱에서 변경할 수 있다;
      설정에서 풀 수 있다; 설정에서 직접 바꿀 수 있다; 설정에서 언제든 바꿀 수 있다; 설정에서 언제든지 바꿀 수 있다; 설정에서 허용으로 바꿀 수 있다;
      설정에서 되돌릴 수 있다

    thing/error-code
    en error code; error number; error codes; is number; has the number; has code; is code; carries code; carries the code; under the code;
      with code
    ko 오류 코드; 에러 코드; 코드; 오류 번호; 에러 번호; 코드 번호

    thing/error-0
    en error 0; code 0; error code 0; =CLError 0; kCLErrorDomain error 0; kCLErrorDomain 0; kCLErrorDomain code 0; error number 0
    ko 오류 0; 에러 0; 0번 오류; 0번 에러; 오류 코드 0; 에러 코드 0; 코드 0; kCLErrorDomain 오류 0; kCLErrorDomain 0; CLError 0; kCLErrorDomain 0번 오류;
      kCLErrorDomain 코드 0; kCLErrorDomain 에러 0

    thing/error-1
    en error 1; code 1; error code 1; =CLError 1; kCLErrorDomain error 1; kCLErrorDomain 1; kCLErrorDomain code 1; error number 1
    ko 오류 1; 에러 1; 1번 오류; 1번 에러; 오류 코드 1; 에러 코드 1; 코드 1; kCLErrorDomain 오류 1; kCLErrorDomain 1; CLError 1; kCLErrorDomain 1번 오류;
      kCLErrorDomain 코드 1; kCLErrorDomain 에러 1

    thing/error-2
    en error 2; code 2; error code 2; =CLError 2; kCLErrorDomain error 2; kCLErrorDomain 2; kCLErrorDomain code 2; error number 2
    ko 오류 2; 에러 2; 2번 오류; 2번 에러; 오류 코드 2; 에러 코드 2; 코드 2; kCLErrorDomain 오류 2; kCLErrorDomain 2; CLError 2; kCLErrorDomain 2번 오류;
      kCLErrorDomain 코드 2; kCLErrorDomain 에러 2

    thing/error-4
    en error 4; code 4; error code 4; =CLError 4; kCLErrorDomain error 4; kCLErrorDomain 4; kCLErrorDomain code 4; error number 4
    ko 오류 4; 에러 4; 4번 오류; 4번 에러; 오류 코드 4; 에러 코드 4; 코드 4; kCLErrorDomain 오류 4; kCLErrorDomain 4; CLError 4; kCLErrorDomain 코드 4

    thing/error-18
    en error 18; code 18; error code 18; =CLError 18; kCLErrorDomain error 18; kCLErrorDomain 18; error number 18
    ko 오류 18; 에러 18; 18번 오류; 오류 코드 18; 에러 코드 18; 코드 18; kCLErrorDomain 오류 18; kCLErrorDomain 18; CLError 18

    thing/error-19
    en error 19; code 19; error code 19; =CLError 19; kCLErrorDomain error 19; kCLErrorDomain 19; error number 19
    ko 오류 19; 에러 19; 19번 오류; 오류 코드 19; 에러 코드 19; 코드 19; kCLErrorDomain 오류 19; kCLErrorDomain 19; CLError 19

    thing/error-17
    en error 17; code 17; error code 17; =CLError 17; kCLErrorDomain error 17; kCLErrorDomain 17; error 3; code 3; error code 3;
      =CLError 3; kCLErrorDomain error 3; kCLErrorDomain 3
    ko 오류 17; 에러 17; 17번 오류; 오류 코드 17; 에러 코드 17; 코드 17; kCLErrorDomain 오류 17; kCLErrorDomain 17; CLError 17; CLError 3;
      오류 코드 3; 에러 코드 3

    api/CLError.Code.historicalLocationError
    code CLError.historicalLocationError; kCLErrorHistoricalLocationError

    thing/network-down
    en network is down; no network; network is unavailable; no connection; network failure; network connection is missing;
      network is missing; connection is down; there is no connection; network cannot be reached
    ko 네트워크가 끊기다; 네트워크가 없다; 네트워크 연결이 없다; 네트워크를 쓸 수 없다; 네트워크 연결이 끊기다; 인터넷이 끊기다; 인터넷 연결이 없다; 네트워크 문제;
      네트워크 오류

    thing/access-denied
    en access was denied; access denied; permission denied
    ko 접근이 거부되다; 권한 거부

    thing/gives-up
    en stops trying; gives up; stops the service; stops looking; abandons the search;
      is final; permanent failure; no longer tries; stops searching; ends the service; will not try again;
      has stopped for good; stops the updates; fatal; is fatal; unrecoverable
    ko 더 이상 위치를 찾지 않다; 포기하다; 시도를 멈추다; 서비스가 중단되다; 찾기를 그만두다; 더는 시도하지 않다; 더 이상 시도하지 않다; 위치 찾기를 멈추다; 위치 찾기를 포기하다

    thing/disk-full
    en disk is full; storage is full; no space left; out of storage; disk space; free storage; too little storage; no free space;
      storage space; iCloud
    ko 저장 공간이 부족하다; 디스크가 가득 차다; 용량이 부족하다; 저장 공간 부족; 저장 용량; 저장 공간이 없다; 저장 공간이 가득 차다; 디스크 공간

    thing/accuracy-change
    en accuracy change; change of accuracy; changing the accuracy; only the accuracy changes; accuracy changes;
      accuracy alone changes; changed accuracy; changes of accuracy; change in accuracy; changes in accuracy;
      accuracy does; accuracy switch; a new accuracy; accuracy changed; accuracy has changed; accuracy is changed
    ko 정확도 변경; 정확도만 바뀌다; 정확도가 바뀌다; 정확도 변화; 정확도가 변하다; 정확도만 변하다; 정확도가 달라지다; 정확도만 달라지다; 정확도만 변경되다;
      정확도가 변경되다; 정확도 설정이 바뀌다; 정확도 설정만 바뀌다

    thing/passes-status
    en passes the new status; as its second argument; as a second argument; as second argument; status as a parameter;
      status as an argument; gets the status as; receives the new status; hands over the status; with the new status as;
      carries the new status; second parameter; new status as an argument; new status as a parameter;
      passes the status; status as its argument; status as its parameter; has a status parameter; receives the status;
      hands you the new status; hands you the status
    ko 새 상태를 인자로; 상태를 인자로; 상태를 매개변수로; 두 번째 인자로; 상태를 파라미터로; 새 상태를 넘겨주다; 새 상태를 넘겨받다; 상태를 넘겨주다; 상태를 넘겨받다;
      새 상태를 매개변수로; 두 번째 매개변수로; 두 번째 파라미터로; 바뀐 상태를 인자로; 변경된 상태를 인자로; 상태가 인자로; 상태가 매개변수로; 상태가 파라미터로;
      새 상태가 인자로

    thing/current-form
    en current form; current callback; modern form; newer form; is recommended; up to date; preferred form; recommended form;
      newest form; the form to use; replacement for; is the replacement; is current; not deprecated; form of today;
      recommended today; the recommended way; is preferred; modern replacement
    ko 현재 형태; 최신 형태; 최신 콜백; 권장되는; 권장된다; 최신 방식; 현재 방식; 권장 방식; 새로운 형태; 현재 쓰는 형태; 권장하는 방식; 최신 메서드; 새 메서드;
      요즘 방식

    thing/all-required
    en methods are required; are all required; are required; are mandatory; must all be implemented; must be implemented;
      have to be implemented; every method is required; required methods; is required to be implemented; all of its methods
    ko 모두 필수다; 모두 필수이다; 전부 필수다; 전부 필수이다; 모두 구현해야 하다; 전부 구현해야 하다; 빠짐없이 구현해야 하다; 다 구현해야 하다; 필수 메서드다

    thing/no-consequence
    en without any consequence; without consequences; silently ignored; no harm; harmless; simply ignored;
      just ignored; quietly ignored; no consequences; does no harm; without harm; without risk; without danger;
      nothing bad; without problems; without a problem; go unnoticed; swallowed; are swallowed
    ko 조용히 무시되다; 무시될 뿐이다; 무시되고 끝나다; 그냥 무시되다; 안전하게 생략하다; 생략해도 되다; 빼도 되다; 조용히 사라지다; 별문제 없다; 아무 탈 없다; 생략할 수 있다;
      구현하지 않아도 되다

    thing/keeps-delivering
    en a stream of locations; stream of locations; several positions; several locations; until you stop it;
      keeps delivering; keeps sending; a continuous stream; continuous updates; continuously; series of positions;
      series of locations; ongoing updates; until stopUpdatingLocation; until it is stopped;
      one after another; regular updates
    ko 위치를 계속 전달하다; 위치를 연속해서; 여러 위치를; 위치를 여러 번; 계속해서 전달하다; 위치를 계속 보내다; 지속적으로 전달하다;
      주기적으로 위치를; 위치를 끊임없이; 연속적인 위치

    thing/guarantees
    en guarantees; is guaranteed; guaranteed; ensures; promises; makes sure that; guarantee; never less accurate;
      hard limit
    ko 보장하다; 보장되다; 보증하다; 보장해 주다; 보장받다; 무조건 그 정확도

    thing/time-between
    en in seconds; measured in seconds; number of seconds; seconds between; minimum time; time in seconds; in minutes;
      time interval; time threshold; how often; how many seconds; minimum interval; minimal time
    ko 단위는 초; 초 단위; 단위가 초; 몇 초마다; 초 간격; 시간 단위

    thing/config-other
    en =automotiveNavigation; =otherNavigation
    code automotiveNavigation; otherNavigation; fitness; airborne; .automotiveNavigation; .otherNavigation; .fitness; .airborne;
      CLLocationUpdate.LiveConfiguration.fitness; CLLocationUpdate.LiveConfiguration.airborne;
      CLLocationUpdate.LiveConfiguration.automotiveNavigation; CLLocationUpdate.LiveConfiguration.otherNavigation

    thing/config-default
    code default; .default; CLLocationUpdate.LiveConfiguration.default

    thing/config-none
    code walking; .walking; cycling; .cycling; driving; .driving; pedestrian; .pedestrian; running; .running; maritime; .maritime;
      .automotive; .navigation; .stationary; .background; .lowPower; .highAccuracy; .best; .precise; lowPower; highAccuracy

    thing/without-config
    en without an argument; without arguments; without a configuration; no configuration; if you pass nothing;
      without a parameter; no argument; when you pass nothing
    ko 인자 없이; 구성 없이; 구성을 생략하고; 구성을 생략하면; 인자를 생략하면; 기본 구성; 기본 구성값; 인수 없이; 매개변수 없이; 아무 인자 없이; 구성을 주지 않으면

    thing/never-nil
    en never nil; is never nil; not optional; is not optional; isn't optional; non-optional; always has a value;
      always contains a location; always carries a position; always holds a location; always contains a position;
      always set; never be nil; is always there; cannot be nil; can't be nil; always filled; always carries a location;
      safely be unwrapped; can be force-unwrapped; always present
    ko 절대 nil이 아니다; nil이 될 수 없다; 옵셔널이 아니다; 항상 값이 있다; 항상 위치가 있다; 항상 위치가 들어 있다; 언제나 위치가 들어 있다; 결코 nil이 아니다;
      nil인 경우는 없다; nil일 수 없다; nil이 되는 일은 없다; nil이 되는 일이 없다; 언제나 값이 있다; 반드시 위치가 들어 있다; 강제로 언래핑해도 안전하다;
      nil이 될 일이 없다; 절대로 nil이 아니다; 비어 있는 일이 없다; 언제나 위치를 담다; 항상 위치를 담다

    thing/major-minor
    en major and minor; major and a minor; both a major and a minor; major and minor values; major and minor value; major; minor;
      UUID, major and minor; major value; minor value
    ko major와 minor; major, minor; major와 minor 값; major 값; minor 값; 메이저와 마이너; 메이저; 마이너; major; minor
    code major; minor

    thing/other-shape
    en polygon; polygons; rectangle; rectangular; square; bounding box; any shape; arbitrary shape; free shape; polyline
    ko 다각형; 사각형; 직사각형; 임의의 모양; 폴리곤; 자유로운 모양
    """
}
