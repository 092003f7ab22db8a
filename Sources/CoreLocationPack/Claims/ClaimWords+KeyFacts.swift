/// Words that only `ClaimProperties.keyFacts` speaks of: what keys hold and bring about.
extension ClaimWords {
  static let keyFacts = """
    thing/is-string
    en is a string; is a plain string; is one string; is a simple string; takes a string;
      takes just one string; expects a string; of type string; is of type string; is a single string;
      holds a single string; holds one string; contains a single string; takes a single string;
      is just a string; is a text; holds a plain string; has a string value; is a String
    ko 문자열이다; 문자열 하나다; 문자열 하나이다; 문자열 하나를 적다; 문자열 하나를 넣다; 문자열 하나만 넣다; 하나의 문자열이다; 문자열 타입이다;
      문자열 값이다; 문자열을 값으로 가지다; 문자열 하나를 받다; 문자열을 받다

    thing/is-array
    en is an array; is an array of strings; takes an array; expects an array; is a list of strings; holds an array;
      is an array value; takes a list
    ko 배열이다; 배열 타입이다; 문자열 배열이다; 배열을 값으로 가지다; 배열을 받다

    thing/is-dictionary
    en is a dictionary; takes a dictionary; expects a dictionary; holds a dictionary; of type dictionary;
      is a dictionary of strings; contains a dictionary; has a dictionary as its value
    ko 딕셔너리다; 딕셔너리이다; 딕셔너리 타입이다; 사전 타입이다; 딕셔너리를 값으로 가지다; 딕셔너리를 받다

    thing/is-boolean
    en is a Boolean; is a boolean; is a Bool; takes a Boolean; is a Boolean key; is a flag; of type Boolean;
      is a yes-or-no key; is a Boolean value; expects a Boolean; holds a Boolean; is a Boolean flag
    ko 불리언이다; 불리언 값이다; 불리언 타입이다; 불 값이다; Bool이다; Bool 값이다; Boolean이다; Boolean 값이다; Boolean 타입이다; 참거짓 값이다

    thing/xcode-wiu
    en Location When In Use Usage Description

    thing/xcode-both
    en Location Always and When In Use Usage Description

    thing/xcode-always
    en Location Always Usage Description

    thing/xcode-plain
    en Location Usage Description

    thing/xcode-temporary
    en Location Temporary Usage Description Dictionary

    thing/older-systems
    en older systems; older versions; deployment target; deploying; backward compatibility; old devices; older iOS;
      earlier versions; earlier systems; back then; backwards compatibility; older releases; old releases
    ko 하위 버전; 이전 버전; 옛 버전; 구버전; 배포 대상; 하위 호환; 하위 호환성; 낮은 버전; 예전 버전; 오래된 버전; 이전 시스템

    thing/new-sdk
    en linked against a current SDK; current SDK;
      linked against the current SDK; new apps; modern apps; today's apps; apps of today; built with a current SDK;
      current apps; modern SDK; recent SDK; latest SDK; up-to-date SDK; newer SDK; recent SDKs
    ko 최신 SDK; 요즘 앱; 최신 앱; 현재 SDK; 최근 SDK; 새 앱; 신규 앱

    # What is read although services are off.
    say/outranks-switch
    en wins over the global switch; win over the global switch; wins over the device-wide switch;
      win over the device-wide switch; takes precedence over the global switch;
      take precedence over the global switch; takes precedence over the switch;
      take precedence over the switch; wins over the switch; win over the switch
    ko 전체 스위치보다 우선하다; 스위치보다 우선하다; 위치 서비스 스위치보다 우선하다; 전역 스위치보다 우선하다

    thing/read-first
    en reads first; reads it first; looks at first; takes precedence; is read first; has priority; is preferred;
      wins over; is still read; still reads; still uses; is still used; is still evaluated; still looks at
    ko 먼저 읽다; 우선 읽다; 우선하다; 우선적으로 읽다; 여전히 읽다; 아직도 읽다; 우선순위가 높다; 먼저 사용하다; 우선 사용하다

    thing/current-key
    en current key; is the current key; is the key for iPhone apps; key for iPhone apps; key for iOS apps; right key;
      today's key; key of today; is the right key; is the key to set; is the key to use; is the modern key;
      is the key that iOS reads; is the newest key; most modern key; key of choice; newest key
    ko 현재 키; 요즘 키; 최신 키; 지금 쓰는 키; 현재 쓰는 키; 현재 사용하는 키; 올바른 키; 표준 키

    thing/fixed-names
    en fixed by Apple; defined by Apple; predefined; given by Apple; prescribed by Apple; Apple defines; Apple prescribes;
      set by Apple; chosen by Apple; from a list that Apple; from Apple's list; from a fixed list; from a fixed set;
      reserved by Apple; must be registered with Apple; specified by Apple; Apple has fixed; names are fixed;
      keys are fixed; determined by the system; fixed by the system; given by the system; Apple's names
    ko 애플이 정해 두다; 애플이 정하다; 애플이 정의하다; 애플이 미리 정하다; 애플이 지정하다; 미리 정의되어 있다; 시스템이 정하다;
      시스템이 정해 두다; 애플이 정해 놓다; 애플이 제공하는 목록; 애플이 정한; 정해진 이름만; Apple이 정하다; Apple이 정해 두다;
      Apple이 미리 정하다; Apple이 정의하다; Apple이 정한; Apple이 지정하다; 시스템에 고정되어 있다

    thing/own-names
    en the app's own; you choose; app chooses; names of your own; app's own names; freely chosen
    ko 앱이 정하다; 앱이 짓다; 앱이 고르다; 앱이 자유롭게; 자유롭게 정하다; 마음대로 정하다

    thing/not-localizable
    en cannot be localized; can't be localized; cannot be localised; can't be localised; not localizable; not localisable;
      cannot be translated; can't be translated; in one language only; in English only; is not localized;
      are not localized; isn't localized; aren't localized; impossible to localize; no way to localize;
      shown in English everywhere; same in every language; not translatable
    ko 현지화할 수 없다; 지역화할 수 없다; 번역할 수 없다; 현지화되지 않다; 지역화되지 않다; 현지화가 불가능하다; 번역되지 않다; 현지화가 되지 않다;
      현지화가 안 되다; 한 언어로만; 영어로만

    thing/localizable-strings
    en =Localizable.strings; Localizable strings
    ko Localizable.strings
    code Localizable.strings

    thing/without-text
    ko 목적 문자열 없이; 목적 문자열이 없다; 목적 문자열이 빠지다; 사용 목적 문자열 없이; 사용 목적 문자열이 없다; 사용 목적 문자열이 빠지다;
      사용 목적 문구 없이; 사용 목적 문구가 없다; 사용 설명 없이; 사용 설명이 없다; 용도 설명 없이; 용도 설명이 없다; 설명 문자열 없이; 설명 문자열이 없다;
      설명 문자열이 빠지다; 목적 문구가 없다; 목적 문구 없이; 권한 문구 없이; 권한 문구가 없다; 사용 이유 문구 없이; 사용 이유 문구가 없다;
      목적 문자열을 넣지 않다; 목적 문자열을 빠뜨리다; 사용 목적 문자열을 넣지 않다; 사용 목적 문자열을 빠뜨리다
    en purpose string is absent; purpose strings are missing; usage strings are missing; usage descriptions are missing;
      forget the purpose string; forget the usage string; forget the usage description; forgetting the usage string;
      forgetting the purpose string; forgetting the usage description; omit the purpose string;
      omit the usage description; omitting the purpose string; omitting the usage description;
      leave out the purpose string; leave out the usage description; missing purpose string;
      missing usage string; missing usage description; missing purpose strings; missing usage descriptions;
      a forgotten usage string; a forgotten purpose string; lack a purpose string; lacks a usage string;
      lacks the usage string; lacks the purpose string; lacks a usage description

    thing/default-text
    en default text; standard text; generic text; default message; generic message; standard message;
      text of the system; default explanation; default wording; generic wording; placeholder text; placeholder;
      empty message; empty text; empty explanation; blank text; text of its own; generic explanation
    ko 기본 메시지; 기본 텍스트; 기본 안내문; 일반 문구; 빈 문구; 빈 메시지; 표준 문구; 빈 설명

    thing/passes-review
    en App Review accepts; App Store accepts; passes review; pass review; passes App Review; pass App Review;
      gets through review; get through review; gets through App Review; lets binaries through; lets apps through;
      App Review lets; App Review doesn't mind; App Review does not mind; accepted by App Review; accepted by the App Store;
      no problem for App Review; App Review ignores; can be published; gets published; may be published
    ko 심사를 통과하다; App Store 심사를 통과하다; 앱스토어 심사를 통과하다; 앱 심사를 통과하다; 심사에 통과하다; 심사에서 문제가 되지 않다;
      심사에서 문제 되지 않다; 심사를 통과할 수 있다; 심사에서 걸리지 않다; 심사에 문제가 없다

    thing/precise-pill
    en Precise pill; Precise switch; =Precise: On; Precise button; precise toggle; Precise Location switch;
      Precise Location pill; Precise Location button; Precise: On pill; precise-location pill; precise-location switch;
      Precise Location toggle; Precise: On button
    ko Precise 알약; Precise 알약 버튼; Precise 버튼; Precise 스위치; Precise 토글; 정확한 위치 스위치; 정확한 위치 버튼; 정확한 위치 알약;
      정확한 위치 토글; 정확한 위치 알약 버튼; Precise: On 버튼; 정밀 위치 버튼; 정밀 위치 스위치

    thing/never-precise
    en can never turn on precise; can never be lifted; can never be raised; can never switch on precise;
      for ever with reduced accuracy; always work with reduced; can never get full accuracy; never gets full accuracy;
      can never receive full accuracy; for good with reduced; takes away the choice; leaves no choice;
      removes the switch from Settings; no longer possible to turn on
    ko 다시 켤 수 없다; 영영 켤 수 없다; 절대 켤 수 없다; 켤 방법이 없다; 전혀 켤 수 없다

    thing/implicit-on
    en turns implicit sessions on; turns on implicit sessions; enables implicit sessions; activates implicit sessions;
      switches implicit sessions on; switches on implicit sessions; allows implicit sessions; permits implicit sessions;
      makes implicit sessions possible; adds implicit sessions
    ko 암시적 세션을 켜다; 암시적 세션을 활성화하다; 암묵적 세션을 켜다; 암묵적 세션을 활성화하다; 암시적 세션을 허용하다; 암시적 서비스 세션을 켜다;
      암시적 서비스 세션을 활성화하다; 암시적 세션이 켜지다; 암시적 세션이 활성화되다; 암시적 세션이 생기다

    thing/can-download
    en can still download; can download; can be downloaded; can install; can still install; can still be installed;
      can be installed; still see the app; is still offered; may install; still gets the app; still get the app;
      can be bought; also get the app; is still available for download; without restriction
    ko 내려받을 수 있다; 다운로드할 수 있다; 설치할 수 있다; 그대로 내려받다; 받을 수 있게 되다; 내려받는 데 문제가 없다; 다운로드가 가능하다; 설치가 가능하다;
      다운받을 수 있다; 설치하는 데 문제가 없다

    thing/covers-other
    en covers location-services; covers `location-services`; includes location-services; implies location-services;
      one of them is enough; makes location-services superfluous; alone is enough; is enough by itself; on its own is enough;
      location-services is superfluous; location-services is not needed; location-services can be left out
    ko location-services는 적지 않다; location-services는 생략하다; location-services를 포함하다; 하나만 적으면 되다; 하나면 되다;
      하나로 충분하다; 하나만 있으면 되다

    thing/no-key
    en needs no key; no key in its Info.plist; no key in the Info.plist; no entry in its Info.plist;
      no extra key; without any key; needs no Info.plist key; requires no key; no special key; no declaration in its Info.plist;
      doesn't need a key; does not need a key; without a key in its Info.plist; nothing in its Info.plist
    ko 키를 넣을 필요는 없다; 키를 넣을 필요가 없다; 키가 필요 없다; 키가 필요하지 않다; 키를 추가할 필요가 없다; 별도의 키 없이; 키 없이도; 키를 넣지 않아도;
      키를 추가하지 않아도; 키를 선언하지 않아도; 키를 적지 않아도; 아무 키도 없이; 추가 키 없이

    thing/clip-confirmation
    en App Clip location confirmation; App Clip's location confirmation; location confirmation; confirmation of the location;
      location confirmation of an App Clip
    ko 앱 클립 위치 확인; 앱 클립의 위치 확인; 위치 확인 기능; 위치 확인 요청; 앱클립 위치 확인

    thing/replaces
    en replaces location authorization; replaces the authorization; replaces authorization; replaces the permission;
      instead of authorization; instead of the authorization; makes authorization unnecessary; makes a request superfluous;
      is the same as authorization; counts as authorization; counts as When In Use; also authorizes; replaces the prompt;
      makes the prompt unnecessary; grants authorization; saves you the request; replaces the request
    ko 권한을 대신하다; 권한 요청을 대신하다; 권한을 대체하다; 권한까지 얻다; 권한도 얻다; 권한 요청을 대체하다; 권한으로 간주되다; 권한까지 부여되다;
      권한도 부여되다; 권한까지 받다; 권한도 함께 얻다

    thing/no-entitlement
    en needs no entitlement; need no entitlement; requires no entitlement; require no entitlement; no entitlement is needed;
      no entitlement is required; no entitlement needed; no entitlement required; do without an entitlement;
      works without an entitlement; work without an entitlement; works without any entitlement; no special entitlement;
      does not need an entitlement; doesn't need an entitlement; without applying for an entitlement; no entitlement at all;
      does not require an entitlement; doesn't require an entitlement; don't need an entitlement; even without an entitlement
    ko 엔타이틀먼트가 필요 없다; 엔타이틀먼트가 필요하지 않다; 엔타이틀먼트 없이도; 엔타이틀먼트가 없어도; 자격이 필요 없다; 자격이 필요하지 않다; 자격 없이도;
      entitlement가 필요 없다; entitlement가 필요하지 않다; entitlement 없이도; entitlement가 없어도; 인타이틀먼트가 필요 없다; 인타이틀먼트 없이도;
      entitlement 없이 쓰다; 엔타이틀먼트는 필요 없다; 자격(entitlement)이 필요 없다; 엔타이틀먼트를 추가하지 않아도; entitlement를 추가하지 않아도;
      entitlement는 필요 없다; 엔타이틀먼트는 필요하지 않다; entitlement는 필요하지 않다
    """
}
