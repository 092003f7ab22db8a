/// Words of `ClaimProperties.switchesMore`: of cases, restrictions and what a switch tells.
extension ClaimWords {
  static let ofSwitchesMore = """
    say/implies-full
    en implies full accuracy; implies precise location; guarantees full accuracy;
      guarantees precise location; comes with full accuracy; comes with precise location;
      includes full accuracy; includes precise location; entails full accuracy;
      automatically grants full accuracy; automatically includes precise location;
      brings full accuracy with it; is always precise; always have full accuracy;
      always has full accuracy; always get full accuracy; always gets full accuracy
    ko 정확한 위치도 함께 허용되다; 정확한 위치도 함께 주어지다; 정확한 위치를 보장하다;
      전체 정확도를 보장하다; 정확한 위치까지 허용되다; 정확한 위치가 보장되다;
      전체 정확도가 보장되다; 정확한 위치도 자동으로 허용되다; 정확한 위치를 포함하다

    thing/provisional-case; grant/provisional
    en a provisional case; a case for provisional Always; its own case for provisional Always;
      a separate case for provisional Always; a provisional value; a value for provisional Always;
      a dedicated case for provisional Always; a case named provisional; an authorizedProvisional case

    say/gets-past-restrictions
    ko 제한을 피할 수 있다; 제한을 우회할 수 있다; 제한을 피하다; 제한을 우회하다; 제한을 벗어날 수 있다;
      스크린 타임 제한을 피할 수 있다; 스크린 타임 제한을 우회할 수 있다; 스크린 타임을 우회할 수 있다;
      제한을 비껴갈 수 있다

    say/app-permission-too
    en takes the app's own authorization into account; takes the app's authorization into account;
      takes your app's authorization into account; takes the app's permission into account;
      takes your app's permission into account; considers the app's permission;
      considers your app's permission; checks the app's permission; checks your app's permission;
      checks the app's authorization; reflects the app's permission; reflects your app's permission;
      reflects the app's authorization; includes the app's permission; includes your app's permission
    ko 앱의 권한까지 함께 확인하다; 앱의 권한도 확인하다; 앱 권한까지 확인하다; 앱 권한도 확인하다;
      앱의 권한도 반영하다; 앱 권한도 반영하다; 앱별 권한까지 확인하다; 앱의 권한까지 반영하다;
      앱의 권한도 함께 알려 주다; 앱 권한도 알려 주다; 앱의 권한까지 알려 주다

    say/never-tells-user
    en never tells the user that; never warns the user that; never informs the user that;
      doesn't tell the user that; does not tell the user that; doesn't inform the user that;
      never lets the user know that; keeps it from the user that
    ko 사용자에게 알려 주지 않다; 사용자에게 알려주지 않다; 사용자에게 경고하지 않다;
      사용자에게 안내하지 않다; 사용자에게 따로 알려 주지 않다

    say/whatever-declared
    en even for an app that only ships the When In Use string; even for apps that only declare When In Use;
      even for an app that only declares When In Use; even if the app only declares When In Use;
      even if the app only ships the When In Use string; even if the app never declares it;
      even without the Always key; even without the Always string; even without an Always key;
      regardless of the keys it declares; regardless of the keys an app declares;
      no matter which keys it declares; no matter which keys the app declares;
      whatever keys it declares; whatever keys the app declares; whatever strings it ships
    ko 어떤 키를 선언했든; 앱이 어떤 키를 선언했든; 어떤 키를 넣었든; 앱이 어떤 키를 넣었든;
      선언한 키와 상관없이; 선언한 키와 관계없이; 키를 선언하지 않아도; 항상용 키가 없어도;
      항상 허용 키가 없어도; 항상 허용용 키가 없어도

    say/to-one-manager
    en only the most recently created location manager; only the most recently created manager;
      only the last created manager; only the manager created last; only the newest manager;
      only the first manager created; only the manager created first; only the first created manager;
      only the latest manager; only the most recent manager; only the most recent location manager

    event/settings:globalOn; say/off-and-on
    en turns the system switch back on; the system switch is back on; turns the global switch back on;
      the global switch is back on; turns the master switch back on; the master switch is back on;
      turns Location Services back on; turn Location Services back on; switches Location Services back on;
      switch Location Services back on; flips the switch back on; flips the global switch back on;
      flips the master switch back on; the system-wide switch is back on; turns the system-wide switch back on
    ko 시스템 스위치를 다시 켜다; 시스템 스위치를 껐다가 다시 켜다; 시스템 위치 서비스를 다시 켜다;
      기기의 위치 서비스를 다시 켜다; 위치 서비스가 다시 켜지다

    say/completion-runs
    ko completion도 실행되다; completion이 실행되다; completion만 실행되다; completion은 실행되다;
      컴플리션이 실행되다; 컴플리션만 실행되다; 컴플리션도 실행되다; 완료 핸들러가 실행되다;
      완료 핸들러만 실행되다; 완료 핸들러도 실행되다; completion 핸들러가 실행되다;
      completion 핸들러만 실행되다; completion 클로저가 실행되다; completion 클로저만 실행되다

    say/never-twice
    en never reports the same status twice; never reports the same value twice;
      never delivers the same status twice; the same status is never reported twice;
      the same value is never reported twice; the same status is never delivered twice;
      never hears the same status twice; never gets the same status twice; never receives the same status twice
    ko 같은 상태를 두 번 알리지 않다; 같은 상태를 두 번 전달하지 않다; 같은 상태가 두 번 전달되지 않다;
      같은 상태는 두 번 전달되지 않다; 같은 값이 두 번 전달되지 않다; 같은 값은 두 번 전달되지 않다;
      같은 상태를 두 번 받지 않다; 같은 값을 두 번 받지 않다; 같은 상태가 연달아 전달되지 않다

    thing/services-alert
    en Location Services alert; the Location Services alert; a Location Services alert;
      alert about Location Services; alert about disabled Location Services;
      alert that Location Services are off; warning that Location Services are off;
      the alert for disabled Location Services; alert for disabled Location Services

    say/each-app-denied
    en every app on the device has been denied individually; every app on the device has been denied;
      every app has been denied; all apps have been denied; all apps on the device have been denied;
      each app has been denied individually; every app was denied; all apps were denied;
      every single app has been denied; the user denied every app; the user has denied every app
    ko 모든 앱이 각각 거부되다; 모든 앱이 거부되다; 모든 앱이 하나하나 거부되다; 모든 앱을 거부하다;
      모든 앱을 각각 거부하다; 모든 앱을 하나하나 거부하다

    say/not-even-in-settings
    en not even in Settings; even Settings can't bring it back; even Settings can't undo it;
      even in Settings it can't be changed; even in Settings it can't be undone
    ko 설정에서도 다시 허용할 수 없다; 설정에서도 허용할 수 없다; 설정에서도 바꿀 수 없다;
      설정에서도 되돌릴 수 없다; 설정 앱에서도 다시 허용할 수 없다; 설정 앱에서도 되돌릴 수 없다;
      설정 앱에서도 바꿀 수 없다; 설정에서조차 바꿀 수 없다; 설정에서조차 되돌릴 수 없다

    say/not-per-app
    en only system-wide; not for individual apps; not for single apps; can't be set per app;
      cannot be set per app; can't be chosen per app; the same for all apps; applies to all apps at once;
      for all apps at once; is a system-wide setting; is a device-wide setting;
      is a global setting; affects all apps at once
    ko 앱마다 따로 끌 수 없다; 앱마다 따로 정할 수 없다; 앱별로 설정할 수 없다; 앱별로 끌 수 없다;
      앱마다 다르게 설정할 수 없다; 앱별로 정할 수 없다; 모든 앱에 한꺼번에 적용되다;
      모든 앱에 똑같이 적용되다; 모든 앱에 공통으로 적용되다; 기기 전체에만 적용되다; 기기 전체 설정이다;
      시스템 전체 설정이다

    say/unchanged-value
    ko 예전에 허용받은 값을 돌려주다; 이전에 허용받은 값을 돌려주다; 허용받은 값을 돌려주다;
      전에 받은 값을 돌려주다; 예전 값을 돌려주다; 이전 값을 돌려주다; 예전 값을 그대로 돌려주다;
      기존 값을 돌려주다; 원래 값을 돌려주다; 꺼지기 전의 값을 돌려주다; 끄기 전의 값을 돌려주다

    verb/mean
    ko 이름만 다를 뿐 같은 뜻이다; 이름만 다르고 뜻은 같다; 이름만 다를 뿐 뜻은 같다

    say/same-effect
    en has the same effect as; have the same effect as; had the same effect as
    ko 효과가 같다; 효과가 똑같다; 같은 효과를 내다; 똑같은 효과를 내다; 같은 효과가 있다

    say/replaced-by-class
    en replaced by the class method; superseded by the class method; gave way to the class method
    ko 클래스 메서드로 대체되다; 클래스 메서드로 교체되다; 클래스 메서드로 바뀌다

    say/only-by-call
    ko 요청 메서드를 부를 때 비로소; 앱이 요청 메서드를 부를 때 비로소; 요청 메서드를 불러야만;
      앱이 요청할 때 비로소; 앱이 요청해야만

    event/settings:globalOn; say/off-and-on
    en switching location back on for the device; turning location back on for the device;
      turning location back on device-wide; switching location back on device-wide
    ko 기기의 위치를 다시 켜다; 기기 위치를 다시 켜다

    kind/enum
    en in the enum; in the enumeration; in the status enum; among the cases of the enum

    verb/show
    en stays ticked; remains ticked; stays selected; remains selected; stays checked; remains checked
    ko 선택된 채로 남다; 선택된 채로 있다; 체크된 채로 남다; 선택된 상태로 남다; 선택된 채이다

    thing/no-point
    en there's no point in; there is no point in; it's pointless to; it is pointless to; it's no use to

    thing/other-permission
    en camera permission; camera permissions; microphone permission; microphone permissions;
      photo permission; photo library permission; contacts permission; Bluetooth permission;
      camera access; microphone access
    ko 카메라 권한; 마이크 권한; 사진 권한; 연락처 권한; 블루투스 권한; 사진 보관함 권한

    say/keeps-grant; verb/stay
    en leaves the current authorization unchanged; leaves the current permission unchanged;
      leaves the current grant unchanged; leaves its current permission unchanged
    ko 현재 권한은 그대로이다; 현재 권한이 그대로이다; 현재 권한은 그대로 유지되다

    say/nothing-shown
    en goes unnoticed by the user; passes unnoticed by the user; the user notices nothing

    say/true-if-authorized
    en true only if your app has been authorized; true only if your app is authorized;
      true only if the app is authorized; true only when your app is authorized;
      true only if the app has been authorized; true only when the app is authorized
    """
}
