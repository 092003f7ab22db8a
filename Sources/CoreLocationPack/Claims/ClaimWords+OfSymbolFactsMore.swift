/// Words of `ClaimProperties.symbolFactsMore`.
extension ClaimWords {
  static let ofSymbolFactsMore = """
    # What was not there yet need not have been there later either: a denial says nothing of what came.
    say/not-introduced; verb/mean
    en was not introduced; wasn't introduced; were not introduced; weren't introduced; not been introduced;
      was not added; wasn't added; were not added; weren't added; did not appear in iOS; didn't appear in iOS;
      does not appear in iOS; doesn't appear in iOS; did not come with; didn't come with; did not come in;
      didn't come in; did not arrive; didn't arrive; did not debut; didn't debut; was not new in; wasn't new in;
      isn't new in; is not new in; aren't new in; are not new in; not introduced in; not introduced with;
      not added in; not added with; did not become available; didn't become available; did not ship with;
      didn't ship with; does not ship with; doesn't ship with; did not come to; didn't come to;
      did not launch with; was not part of iOS; wasn't part of iOS
    ko 도입되지 않다; 추가되지 않다; 도입된 것이 아니다; 추가된 것이 아니다;
      도입된 것은 아니다; 추가된 것은 아니다; 등장한 것이 아니다

    say/instead-of; verb/mean
    ko 프로퍼티 대신; 속성 대신; 프로퍼티 대신에; 속성 대신에

    say/always-case
    en always case of AuthorizationRequirement; always case of CLServiceSession; always case of the enum

    # What was added to a type, which may be older.
    say/members-added
    en diagnostics were added; diagnostic properties were added; diagnostic flags were added;
      gained diagnostics; got diagnostics; gained diagnostic properties; gained a diagnostics sequence
    ko 진단 속성이 추가되다; 진단 프로퍼티가 추가되다; 진단 플래그가 추가되다; 진단이 추가되다; 진단 정보가 추가되다; 진단 값이 추가되다;
      진단 속성이 생기다; 진단 프로퍼티가 생기다; 진단 정보가 생기다; 진단이 생기다

    say/not-deprecated-until
    en was not deprecated; wasn't deprecated; were not deprecated; had not been deprecated;
      hadn't been deprecated; stayed current; remained current

    verb/deprecated
    en marked as outdated; marked obsolete; declared obsolete; became deprecated; becomes deprecated;
      made obsolete; carries a deprecation mark; has been obsolete; is now deprecated
    ko 폐기 예정으로 표시되다; 지원 중단으로 표시되다; deprecated로 표시되다; 폐기 예정이 되다; 폐지 예정이 되다; 사용 중단되다;
      deprecated 처리되다; 사용 중단으로 표시되다; 비권장으로 바뀌다; 사용하지 않는 것으로 표시되다; 더 이상 권장하지 않게 되다;
      deprecated이다; deprecated 되다; 지원 중단 처리되다; 사용 중단 처리되다

    verb/unavailable
    en can't call it; cannot call it; can't call it either; cannot call it either; can't use it either;
      cannot use it either

    fn/hedge; how/default
    ko 기본적으로

    thing/unmonitored
    code unmonitored
    en =unmonitored

    thing/other-entitlement
    code com.apple.developer.location.always
    code com.apple.developer.location.background
    code com.apple.developer.location
    code com.apple.developer.location.push-service
    code com.apple.developer.location-push
    code com.apple.developer.push.location
    code com.apple.developer.location.pushservice
    code com.apple.developer.corelocation.push
    code com.apple.developer.location.extension

    say/widget-asks
    en prompt of their own; prompt of its own; asks for location on its own; ask for location on their own
    ko 자체 위치 권한 프롬프트를 띄워야 하다; 자체 권한 프롬프트를 띄워야 하다; 자체 프롬프트를 띄워야 하다; 자체 알림을 띄워야 하다;
      자체 권한 알림을 띄워야 하다; 자체 위치 권한 알림을 띄워야 하다; 자체 프롬프트를 띄우다; 자체 알림을 띄우다; 자체 권한 알림을 띄우다;
      스스로 권한을 요청해야 하다

    fn/filler
    en with an exception; with an error message; with a runtime exception; with a fatal exception

    say/single-diagnostic
    en a plain array of diagnostics;
      an array of diagnostics; a synchronous property; a dictionary of diagnostics
    ko 배열을 반환하다; 진단 배열이다; 배열이다;
      동기 프로퍼티이다; 동기 프로퍼티다; 딕셔너리를 반환하다; 클로저로 전달되다

    accuracy/reduced; say/locks-precise
    en prevent people from turning off Precise Location;
      prevent users from turning off Precise Location;
      keep people from turning off Precise Location;
      keep users from turning off Precise Location;
      stop people from turning off Precise Location;
      stop users from turning off Precise Location;
      prevent the user from turning off Precise Location;
      prevent the user from choosing approximate location;
      prevent users from choosing approximate location; opt out of approximate location;
      opts out of approximate location; insist on precise location; insist on full accuracy;
      enforce full accuracy; force full accuracy; force precise location;
      enforce precise location; require precise location from everybody
    ko 정확한 위치를 끄지 못하게 막을 수 있다; 정확한 위치를 끄지 못하게 하다; 정확한 위치를 끄지 못하게 할 수 있다; 정확한 위치를 강제할 수 있다;
      정확한 위치를 강제하다; 대략적인 위치를 거부할 수 있다; 대략적인 위치를 선택하지 못하게 하다; 대략적인 위치를 선택하지 못하게 막다;
      대략적인 위치를 고르지 못하게 하다; 이 기능에서 빠질 수 있다; 정확한 위치를 끄지 못하도록 막다; 정확한 위치를 끄지 못하도록 하다

    say/must-raise; verb/become
    en raise your deployment target; raise the deployment target; raise our deployment target;
      raising your deployment target; raising the deployment target; bump the deployment target;
      bump your deployment target; raise the minimum; raise your minimum; bump the minimum;
      raise the minimum deployment target; raise your minimum deployment target;
      bump your minimum deployment target; bump the minimum deployment target
    ko 올려야 하다; 올려야만 하다; 높여야 하다; 높여야만 하다; 상향해야 하다

    thing/without-text
    en leaving the usage description out; leaving the usage string out; leaving the purpose string out;
      leaving out the usage description; leaving out the usage string; leaving out the purpose string;
      leave the usage description out; leave the usage string out; leave the purpose string out;
      leave out the usage string; drop the usage string; drop the usage description;
      skip the usage description; skip the usage string; skipping the usage description;
      skipping the usage string; without usage descriptions; without usage strings;
      without purpose strings; without a usage description; without a usage string;
      without a purpose string; without the usage description; without the usage string;
      without the purpose string; no usage description; no usage string; no purpose string;
      no usage descriptions; no usage strings; no purpose strings; usage description is missing;
      usage string is missing; purpose string is missing; usage description isn't there;
      forgotten usage description; usage descriptions aren't there; usage string isn't there
    ko 사용 목적 문자열을 빼먹다; 목적 문자열을 빼먹다; 사용 설명을 빼먹다; 사용 목적 문구를 빼먹다; 사용 목적 문자열이 빠져 있다;
      사용 목적 문구가 빠져 있다; 목적 문자열이 빠져 있다; 사용 설명이 빠져 있다; 사용 목적 문구를 넣지 않다; 사용 설명을 넣지 않다;
      사용 목적 문자열을 생략하다; 사용 목적 문구를 생략하다; 사용 목적 문구를 적지 않다; 사용 목적 문자열을 적지 않다;
      사용 목적 문자열을 추가하지 않다; 사용 목적 문구를 추가하지 않다; 사용 설명을 추가하지 않다; 사용 설명 문자열이 없다;
      사용 설명 문자열을 넣지 않다; 사용 설명 문자열이 빠지다; 사용 설명 문자열을 빼먹다; 사용 설명 키가 없다; 사용 설명 키를 빼먹다;
      사용 설명 키를 넣지 않다; 사용 목적 문자열을 누락하다; 사용 목적 문구를 누락하다; 목적 문자열을 누락하다

    thing/app-authorized
    en whether your app has been authorized; whether your app was authorized; whether your app was allowed;
      whether your app has been allowed; whether the app was authorized; whether your app is allowed;
      whether the app is allowed; whether your app can use location; whether the app can use location;
      whether your app has been granted; whether the app has been granted; whether your app got permission;
      whether the app got permission; whether your app holds; whether the current app; whether this app has permission;
      whether this app is authorized; whether this app may; per-app permission; your app's permission;
      the app's permission; the permission of your app; your app's authorization; authorization of your app
    ko 우리 앱이 허용되었는지; 우리 앱이 권한을 받았는지; 내 앱이 권한을 받았는지; 앱이 권한을 얻었는지;
      앱에 위치 권한이 허용되었는지; 앱의 위치 권한이 허용되었는지; 앱의 권한이 허용되었는지; 앱이 위치 권한을 얻었는지; 이 앱이 허용되었는지;
      사용자가 이 앱을 허용했는지; 사용자가 우리 앱을 허용했는지; 앱의 위치 권한 여부; 위치 권한을 받았는지; 위치 권한이 있는지;
      위치 권한이 허용되었는지; 위치 권한을 허용했는지

    say/only-use
    en only needs When In Use; only need When In Use; just asks for When In Use;
      just requests When In Use; only calls requestWhenInUseAuthorization;
      only ever asks for When In Use; only ever requests When In Use;
      wants nothing but When In Use; apps that need only When In Use
    ko 앱을 사용하는 동안 권한만 요청하더라도; 앱을 사용하는 동안 권한만 요청해도; 앱을 사용하는 동안 권한만 쓰더라도; 앱을 사용하는 동안 권한만 써도;
      앱을 사용하는 동안 권한만 필요하더라도; 앱을 사용하는 동안 권한만 필요해도; When In Use만 요청해도; When In Use만 요청하더라도;
      When In Use 권한만 요청해도; When In Use 권한만 요청하더라도; When In Use만 쓰더라도; 사용 중 권한만 요청해도;
      사용 중 권한만 요청하더라도; 앱 사용 중 권한만 요청해도; 앱 사용 중 권한만 요청하더라도; 앱 사용 중 권한만 요청하는; 앱 사용 중 권한만 쓰는;
      앱을 사용하는 동안 권한만 요청하는 앱; When In Use만 필요한

    thing/is-instance-member
    en belongs to the instance; is an instance-level; is called on the manager; is called on the manager instance
    ko 인스턴스 멤버이다; 인스턴스 멤버다

    thing/is-class-member
    ko 타입 메서드이다; 타입 메서드다; 정적 프로퍼티이다;
      정적 프로퍼티다; 클래스 속성이다; 타입 프로퍼티이다; 타입 프로퍼티다; 정적 속성이다

    say/both-texts
    en both Info.plist strings; both Info.plist keys; both usage description keys
    ko 두 문자열이 모두; 두 문자열 모두; 두 키가 모두; 두 키 모두; 두 문자열을 모두; 두 키를 모두; 두 가지 문자열; 두 문구가 모두;
      두 문구를 모두; 문자열 두 개; 키 두 개; 두 개의 키; 두 개의 문자열

    say/whatever-was-chosen
    en regardless of the user's choice; whatever the user chose; whatever the user has chosen;
      no matter what the user chose; no matter what the user has chosen;
      regardless of what the user chose; regardless of the answer; whatever the user answered
    ko 사용자의 선택과 관계없이; 사용자의 선택과 상관없이; 사용자가 무엇을 선택하든; 사용자가 무엇을 고르든; 사용자의 대답과 관계없이

    say/is-the-text
    en text of the explanation itself; explanation itself as the purpose key; explanation text as the purpose key;
      sentence itself as the purpose key; usage text itself as the purpose key; text itself as the purpose key;
      pass the explanation as the purpose key; pass the explanation itself; pass the text itself;
      pass the explanatory text; passes the explanation itself; passes the text itself
    ko 설명 문구 자체를 목적 키로 넘기다; 문구 자체를 목적 키로 넘기다; 설명 문장을 목적 키로 넘기다; 설명 문구를 목적 키로 넘기다;
      문장 자체를 목적 키로 넘기다; 설명 자체를 목적 키로 넘기다; 설명 문구 자체를 넘기다; 문구 자체를 넘기다; 설명 문장을 그대로 넘기다

    thing/entry-missing; thing/entry
    en purpose key isn't in the dictionary; purpose key is not in the dictionary;
      purpose key is missing from the dictionary; purpose key is missing from Info.plist;
      purpose key is not declared; purpose key isn't declared; purpose key is absent
    ko 목적 키가 딕셔너리에 없다; 목적 키가 사전에 없다; 목적 키가 Info.plist에 없다; 목적 키가 선언되어 있지 않다; 목적 키가 등록되어 있지 않다;
      목적 키가 들어 있지 않다; 목적 키를 찾을 수 없다

    thing/own-regions
    en only the regions that were started by the manager; only the regions started by the manager;
      only the regions that the manager started; only the regions which the manager started;
      only regions started by that manager; only the regions that this manager started;
      only the regions of the manager; only the manager's own regions; only its own regions;
      only regions that this manager monitors; only the regions this manager monitors
    ko 그 매니저가 시작한 지역만; 해당 매니저가 시작한 지역만; 그 매니저가 추가한 지역만; 그 매니저의 지역만; 해당 매니저의 지역만;
      자기가 시작한 지역만; 자신이 시작한 지역만; 자신이 등록한 지역만; 자기가 등록한 지역만; 이 매니저가 시작한 지역만

    thing/chooses-precision
    en choice between precise and approximate; choice between approximate and precise;
      choice between full and reduced; pick between precise and approximate
    ko 정확한 위치와 대략적인 위치 중에서 고르다; 정확한 위치와 대략적인 위치 중에서 선택하다; 정확한 위치와 대략적인 위치를 고르다;
      정확한 위치와 대략적인 위치를 선택하다; 정확한 위치와 대략적인 위치 중 하나를 고르다; 정확한 위치와 대략적인 위치 중 하나를 선택하다;
      정확한 위치와 대략적인 위치 중에서 고를 수 있게 되다; 정확한 위치와 대략적인 위치 중에서 선택할 수 있게 되다

    verb/introduce
    ko 고를 수 있게 되다; 선택할 수 있게 되다; 도입된 것; 추가된 것; 생긴 것; 나온 것; 가능해진 것; 쓸 수 있게 된 것;
      사용할 수 있게 된 것; 고를 수 있게 된 것; 선택할 수 있게 된 것; 처음 나온 것; 처음 도입된 것; 처음 추가된 것; 등장한 것;
      들어온 것; 제공되기 시작한 것; 지원되기 시작한 것

    fn/filler
    en you'd; we'd; they'd; just like iPhone apps; exactly like iPhone apps; just like an iPhone app;
      just like on iPhone; just like on an iPhone; just like on iOS; exactly as on iOS; just as on iOS;
      exactly as iPadOS does; exactly as iOS does; just as iOS does; just like iOS does;
      just like its iPad sibling; just like the iPad app; just like iPad apps; just like the iPhone app
    ko 되어서야; 이르러서야; 나오고서야

    say/returns-status
    en returns the chosen status; returns the new status; returns the user's answer; returns the user's choice;
      returns the granted status; returns the resulting status; returns the granted level; returns a Boolean;
      returns a Bool; returns true if the user; returns whether the user; async function that returns;
      returns the authorization status the user chose; is an async function; is an async method;
      takes a completion handler; takes a completion closure; has a completion handler; calls its completion handler
    ko 고른 상태를 반환하다; 고른 상태를 반환하는; 선택한 상태를 반환하다; 선택한 상태를 반환하는; 선택 결과를 반환하다; 결과를 반환값으로 돌려주다;
      선택한 결과를 반환하다; 허용 여부를 반환하다; 새 상태를 반환하다; 불리언 값을 반환하다; Bool을 반환하다; async 함수이다; async 함수다;
      async 메서드이다; async 메서드다; 완료 핸들러를 받다; 완료 핸들러로 알려 주다; 컴플리션 핸들러를 받다; 완료 클로저를 받다

    say/every-method
    en implement every one of its methods; implement all of its methods; implement all its methods;
      implement every method; implement all methods; implement each of its methods
    ko 메서드는 모두 필수로 구현해야 하다; 메서드를 모두 구현해야 하다; 모든 메서드를 구현해야 하다; 메서드를 전부 구현해야 하다; 메서드는 모두 필수이다;
      메서드는 모두 필수다; 메서드는 전부 필수다; 메서드가 모두 필수이다; 메서드가 모두 필수다; 모든 메서드가 필수이다; 모든 메서드가 필수다

    thing/push-key
    code NSLocationPushServiceUsageDescription
    code NSLocationPushUsageDescription
    code NSLocationPushServiceExtensionUsageDescription
    en =NSLocationPushServiceUsageDescription; =NSLocationPushUsageDescription

    thing/settable
    en is a settable property; is settable; can be assigned by the app; is a read-write property;
      is a writable property; is writable; can be written by the app
    ko 쓰기 가능한 프로퍼티이다; 쓰기 가능한 프로퍼티다; 읽기와 쓰기가 가능하다; 읽고 쓸 수 있다

    fn/filler
    en in the same SDK as; in the same release as; in the same year as; in the same version as;
      in the very release that brought; the same year as
    ko 같은 해에; 같은 버전에서; 같은 시기에; 같은 릴리스에서

    # Code of somebody’s own around a call does what it likes.
    say/wrapper
    en wrapper; wrappers; wrapper around; our wrapper; a wrapper; convenience wrapper; async wrapper; helper method;
      helper function; wrapped in; wraps; wrapping
    ko 래퍼; 헬퍼; 감싸다; 감싼; 감싸는; 래핑~; 헬퍼 함수; 헬퍼 메서드
    """
}
