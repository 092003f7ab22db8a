/// Phrases that mean something else than their words do one by one.
extension ClaimWords {
  static let ofPhrases = """
    fn/hedge
    en in name only; only in name; says nothing about; say nothing about; tells nothing about;
      tell nothing about; tells you nothing about; says little about; says nothing of;
      says nothing on; reveals nothing about; is no statement about
    ko 이름뿐; 이름뿐이다; 이름만; 말뿐; 말뿐이다; 아무 말도 해 주지 않다; 아무것도 말해 주지 않다; 아무것도 알려 주지 않다

    verb/exist
    en enum has; enumeration has; enum still has; enum contains; enum includes; enum lists; enumeration lists;
      enum also has; enum keeps; enumeration contains; type has

    fn/instead
    en in place of

    fn/in
    en in place of the app; in place of your app; in place of an app

    thing/refused-upgrade
    en refusal of Always; a refusal of Always; the refusal of Always; refusal of the Always upgrade; a refusal of the Always upgrade;
      the refusal of the Always upgrade; a refusal of the upgrade; the refusal of the upgrade; refusal of the upgrade;
      refusing the Always upgrade; refused Always; refused upgrade; Always refusal; refusal of Always access
    ko 항상 허용 거부; 항상 허용 거절; 항상 허용을 거부한 것; 업그레이드 거절; 업그레이드 거부; 항상 권한 거부; 항상 권한 거절;
      업그레이드를 거절한 사용자; 항상 허용을 거절한 사용자

    say/past-limit
    en past the twentieth condition; beyond the twentieth condition; past twenty conditions; past the twentieth;
      going past; goes past; beyond the twentieth
    ko 스무 번째를 넘기다; 스무 번째 조건을 넘기다; 스무 개를 넘기다

    say/too-weak
    en too weak a reason; too weak; not reason enough; too little reason; no good reason; not a good enough reason
    ko 이유로는 부족하다; 이유가 되지 못하다; 근거가 못 되다

    platform/iPadAppOnVisionOS
    ko Vision Pro에서 실행하는 iPad 앱; Vision Pro에서 실행하는 아이패드 앱; visionOS에서 실행하는 iPad 앱; 비전 프로에서 실행하는 iPad 앱; 비전 프로에서 실행한 아이패드 앱; Vision Pro에서 실행한 아이패드 앱; Vision Pro에서 실행되는 아이패드 앱; 비전 프로에서 실행되는 아이패드 앱;
      비전 프로에서 돌리는 아이패드 앱; Vision Pro에서 돌리는 아이패드 앱; 비전 프로에서 돌아가는 아이패드 앱; Vision Pro에서 돌아가는 아이패드 앱;
      visionOS에서 실행한 아이패드 앱; visionOS에서 실행되는 아이패드 앱; visionOS에서 돌아가는 아이패드 앱; Vision Pro에서 실행한 iPad 앱;
      비전 프로에서 실행한 iPad 앱; visionOS에서 실행한 iPad 앱; Vision Pro의 아이패드 앱; 비전 프로의 아이패드 앱; visionOS의 아이패드 앱
    en iPad app run on Vision Pro; iPad apps run on Vision Pro; iPad app on Vision Pro; iPad apps on Vision Pro;
      iPad app running on Vision Pro; iPad apps running on Vision Pro; iPad app on a Vision Pro

    noun/thing
    ko 날짜; 제한

    platform/iOS
    ko 아이폰에서; 아이폰에서는; 아이폰에선; iPhone에서; iPhone에서는; iPhone에선; 아이폰 앱에서는; iPhone 앱에서는; 아이폰 앱에는; iPhone 앱에는

    say/too-late
    en too late; is too late; comes too late; are too late; far too late
    ko 너무 늦다; 이미 늦다; 늦어 버리다; 때가 늦다

    status/restricted
    ko 제한 상태

    verb/act-like
    ko 앱을 사용하는 동안 권한을 요청한 것으로 처리되다; 앱을 사용하는 동안 권한을 요청한 것으로 치다; 앱 사용 중 권한을 요청한 것으로 처리되다;
      앱을 사용하는 동안 권한을 요청한 것처럼 처리되다; When In Use를 요청한 것으로 처리되다; When In Use 권한을 요청한 것으로 처리되다

    fn/filler
    ko 추가 호출 없이; 추가 호출 없이도; 별도 호출 없이; 별도 호출 없이도; 별도의 호출 없이; 따로 호출하지 않아도

    fn/quote
    en you rely on; you count on; you assume; you expect; previously needed; previously required; historically; in the old model;
      originally needed; originally required; used to need; used to require; used to be needed; used to be required

    key/NSLocationWhenInUseUsageDescription
    ko 사용 중 문자열; 사용 중 문구; 앱 사용 중 문자열; 사용 중 설명 문자열

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    ko 항상 허용 문자열; 항상 허용 문구; 항상 문자열; 항상 허용 설명 문자열

    say/needs-no-recreating
    ko 다시 생성하지 않아도 되다; 다시 만들지 않아도 되다; 새로 만들지 않아도 되다; 새로 생성하지 않아도 되다
    en need not be recreated; needs no recreating; does not have to be recreated; doesn't have to be recreated

    noun/instance-property
    en instance property
    ko 인스턴스 프로퍼티; 인스턴스 속성

    say/keyless
    en with neither the key nor a session; without the key or a session; with no key and no session
    ko 키도 세션도 없이; 키나 세션 없이; 키와 세션 없이; 명시적 모드 키도 세션도 없이

    fn/hedge
    en changes neither; change neither; alters neither; affects neither

    service/region-monitoring
    en beacon region monitoring; monitoring beacon regions; monitoring of beacon regions; beacon regions
    ko 비콘 지역 모니터링; 비콘 지역을 모니터링~; 비콘 지역 감시; 비콘 지역을 감시~; 비콘 지역

    verb/deliver
    en gets you; get you; gets us; get us; buys you; buy you

    verb/launch
    ko 종료된 앱이 되살아나다; 꺼진 앱이 되살아나다; 종료된 앱을 되살리다; 꺼진 앱을 되살리다
    """
}
