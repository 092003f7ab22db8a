/// Words of `ClaimProperties.keyRules`: names that people have for keys, and what they say of keys,
/// entitlements and accuracy in passing.
extension ClaimWords {
  static let ofKeyRules = """
    key/com.apple.developer.location.push; say/entitlement-alone
    en entitlement alone; just the entitlement; only the entitlement; nothing but the entitlement;
      nothing more than the entitlement; nothing beyond the entitlement; no more than the entitlement;
      only an entitlement; just an entitlement; nothing but an entitlement
    ko entitlement만; 인타이틀먼트만; 엔타이틀먼트만; 엔타이틀먼트 하나만; entitlement 하나만;
      entitlement 하나로; entitlement만으로; 인타이틀먼트만으로

    say/level-irrelevant
    en regardless of the authorization level; regardless of the level; whatever the level;
      whatever level; at any level; at either level; under either level; irrespective of the level;
      the level doesn't matter; the level is irrelevant; level of authorization doesn't matter;
      authorization level doesn't matter; level plays no part; level plays no role;
      doesn't care about the level; doesn't care which level; no matter which level;
      no matter the level
    ko 권한 수준은 따지지 않다; 권한 수준을 따지지 않다; 권한 수준과 무관하다; 권한 수준과 무관하게;
      권한 수준은 상관없다; 권한 수준과 상관없이; 권한 종류와 상관없이; 권한 종류를 가리지 않다;
      권한 종류는 따지지 않다; 어떤 권한이든; 어느 권한이든; 권한 수준에 관계없이

    say/one-entry-only
    en only hold one entry; holds only one entry; hold only one entry; one entry at most;
      at most one entry; no more than one entry; one purpose at most; at most one purpose;
      no more than one purpose; limited to one entry; limited to a single entry;
      limited to one purpose; limited to a single purpose; a single entry at most; one entry only;
      only one purpose key; a single purpose key only
    ko 항목을 하나만 넣을 수 있다; 항목을 하나만 담을 수 있다; 항목을 하나만 가질 수 있다;
      항목은 하나뿐이다; 항목을 하나밖에; 항목은 하나밖에; 목적은 하나뿐이다; 목적 키는 하나뿐이다;
      목적 키를 하나만 넣을 수 있다; 하나의 항목만 넣을 수 있다; 하나의 항목만 담을 수 있다

    say/overrules-person
    en overrides the user's Precise Location switch; overrides the user's choice;
      overrides the Precise Location switch; overrides Precise Location; overrides the switch;
      overrides the user's setting; overrules the user; overrides the user; outranks the user;
      beats the user's switch; trumps the user's choice; trumps the switch; bypasses the switch;
      gets around the switch; gets you around the switch; gets round the switch;
      overrules the switch; wins over the switch; takes precedence over the switch;
      overrides reduced accuracy; gets around reduced accuracy; lifts reduced accuracy
    ko 사용자 설정보다 우선하다; 사용자의 선택보다 우선하다; 사용자 선택을 덮어쓰다;
      사용자 설정을 덮어쓰다; 스위치를 무시하다; 스위치보다 우선하다; 사용자 선택을 뒤집다;
      사용자의 선택을 뒤집다; 사용자 설정을 무시하다

    key/NSLocationDefaultAccuracyReduced
    en default-accuracy key; default accuracy key; accuracy default key; reduced-by-default key;
      reduced-accuracy key; reduced accuracy key; reduced default key; coarse-by-default key;
      default reduced accuracy key
    ko 기본 정확도 축소 키; 정확도 축소 키; 기본 정확도 키; 정확도 기본값 키; 기본 정확도를 낮추는 키;
      정확도 기본값을 낮추는 키; 정확도를 낮추는 키; 축소 정확도 키; 기본 축소 정확도 키

    key/NSLocationTemporaryUsageDescriptionDictionary
    en temporary usage dictionary; temporary usage description dictionary; purpose dictionary;
      temporary purpose dictionary; dictionary of purposes; dictionary of purpose keys;
      temporary description dictionary; purpose-key dictionary; purpose key dictionary
    ko 임시 사용 목적 사전; 임시 목적 사전; 목적 사전; 목적 키 사전; 임시 사용 설명 사전; 임시 용도 사전;
      임시 사용 목적 딕셔너리; 임시 목적 딕셔너리; 목적 딕셔너리; 목적 키 딕셔너리; 임시 용도 딕셔너리

    key/NSWidgetWantsLocation
    en widget location key; widget's location key; widget key
    ko 위젯 위치 키; 위젯용 위치 키; 위젯용 키; 위젯 키

    key/NSLocationUsageDescription
    en plain usage key; Mac key; Mac usage description; Mac usage string; Mac purpose string
    ko 맥용 키; 맥용 목적 문자열; 맥용 문구; 맥용 사용 설명; 맥 전용 키

    key/NSLocationWhenInUseUsageDescription
    ko 사용 중 목적 문구; 사용 중 목적 문자열; 사용 중 사용 목적 문구; 앱 사용 중 목적 문구; 사용 중용 문구;
      사용 중용 키; 사용 중 설명 문구

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    ko 항상 허용 목적 문구; 항상 허용 목적 문자열; 항상 목적 문구; 항상용 키; 항상용 문구; 항상용 문자열; 통합 키 문구; 통합 문구; 통합 문자열

    accuracy/temporary
    ko 임시로 정밀 위치를 허용받다; 임시로 정밀 위치를 받다; 정밀 위치를 임시로 받다; 임시 정밀 위치;
      임시로 정밀 위치를 허락받다; 잠깐 정밀 위치를 받다; 잠시 정밀 위치를 받다; 임시 정밀 권한;
      임시 정밀 허용; 일시적인 정밀 위치; 일시적 정밀 위치; 잠깐 정확한 위치를 받다;
      잠시 정확한 위치를 받다; 임시로 정확한 위치를 허락받다; 임시로 정확한 위치를 허용받다

    event/settings:preciseOff
    en opt out of precise location; opts out of precise location; opt out of full accuracy;
      opts out of full accuracy; opt out of precise; opted out of precise location;
      opted out of full accuracy

    event/requestTemporaryFullAccuracy
    ko 임시 정밀 권한을 요청하다; 임시 정밀 위치를 또 요청하다; 임시 정밀 권한을 또 요청하다;
      임시 정밀 위치를 다시 요청하다; 임시 정밀 위치 API; 임시 정밀 위치 호출; 임시 정확도 API
    en temporary accuracy call; temporary accuracy API; temporary full accuracy API;
      temporary full accuracy call; requesting the temporary kind; ask for the temporary kind;
      asking for the temporary kind; temporary precise prompt call

    prompt/P-ACC
    en temporary precise prompt; temporary precise location prompt; temporary precision prompt;
      temporary precise alert
    ko 임시 정밀 위치 창; 임시 정밀 창; 임시 정확도 창; 정밀 위치 창; 임시 정밀 위치 대화 상자

    noun/text; thing/default-text
    ko 설명만 비다; 설명이 비다; 이유만 비다; 이유만 안 보이다; 이유가 안 보이다; 안내문만 비다; 내용만 비다;
      글이 비다; 빈 글이 담기다; 빈 글이 담긴; 빈 글이 뜨다; 빈 문장; 빈 안내문; 뻔한 문장; 일반적인 문장
    en generic system sentence; generic sentence; system sentence; stock sentence; default sentence;
      empty sentence; a blank message area; with a blank

    thing/without-text
    ko 사용 목적 문구를 하나도 안 적다; 사용 목적 문구를 안 적다; 목적 문구를 안 적다; 목적 문구를 안 넣다;
      사용 목적 문구를 안 넣다; 목적 문구를 빼먹다; 목적 문구를 빠뜨리다; 목적 문구를 깜빡하다;
      목적 문구를 적지 않다; 목적 문구를 넣지 않다; 목적 문구가 빠지다; 목적 문구가 비다;
      목적 문자열을 안 적다; 목적 문자열을 안 넣다
    en ship without the purpose string; ship without a purpose string; ship without usage strings;
      forgot the purpose string; forgot the usage string; forgot the usage description;
      forgot your purpose string; no purpose strings in the plist

    say/delegate-unaware
    en nobody tells your delegate; nobody tells its delegate; no one tells the delegate;
      no one tells your delegate; your delegate isn't told; the delegate isn't told;
      your delegate never hears; the delegate never hears; the delegate won't hear;
      your delegate won't hear
    ko 델리게이트에 아무 소식도 없다; 델리게이트에는 아무 소식도 없다; 델리게이트에 소식이 없다;
      델리게이트에 아무 소식이 없다; 델리게이트에는 기별이 없다; 델리게이트에 기별도 없다;
      델리게이트는 까맣게 모르다; 델리게이트는 전혀 모르다; 델리게이트한테는 아무 말이 없다

    say/cannot-turn-precise-on
    en people can no longer hand your app their precise position;
      users can no longer hand your app their precise position; people can no longer share precise;
      users can no longer share their precise position; users can no longer share precise location;
      users can no longer give your app their precise location; user can no longer turn precise on;
      users can no longer turn Precise Location on; users can no longer switch precise on;
      no way back to precise location; no way back to full accuracy; no way to switch precise back on
    ko 정확한 위치를 다시 켤 길이 없다; 정확한 위치를 켤 길이 없다; 정확한 위치를 다시 켤 방법이 없다;
      정확한 위치를 다시 켤 길이 막히다; 정확한 위치를 다시 켤 길이 없어지다; 
      정확한 위치를 켤 길이 없어지다; 정확한 위치를 켤 방법이 없어지다; 정밀 위치를 다시 켤 수 없다;
      정확한 위치를 다시는 켤 수 없다; 정밀 위치를 다시는 켤 수 없다

    say/remembers-request
    en queues the prompt; queues up the prompt; queue the prompt; the prompt is queued;
      prompt gets queued; holds the prompt back; keeps the prompt for later; defers the prompt;
      postpones the prompt; prompt is postponed; prompt is deferred; saves the prompt for later;
      parks the request; parks the prompt
    ko 창이 미뤄지다; 창을 미뤄 두다; 알림이 미뤄지다; 나중에 창이 뜨다; 창을 미뤘다가; 창이 밀리다;
      창을 아껴 두다; 요청이 밀려 있다; 요청을 들고 있다가; 요청이 쌓였다가

    thing/no-key
    en without any entry in its own Info.plist; no entry in its own Info.plist;
      nothing in its own Info.plist; without any key of its own; no key of its own;
      without a key of its own
    ko 아무 키도 필요 없다; 아무 키도 필요하지 않다; 따로 키가 필요 없다; 어떤 키도 필요 없다;
      키를 따로 넣지 않아도; 키를 안 넣어도; 아무 키도 안 넣어도

    thing/opt-out
    en opt their users out of; opt users out of; is exempt from; are exempt from; exempt from;
      get an exemption from; be exempted from
    ko 대략적인 위치에서 빠지다; 대략적인 위치를 피하다; 대략적인 위치를 거절하다;
      대략적인 위치에서 제외되다; 대략적인 위치를 끌 수 있다; 대략적인 위치를 면제받다;
      대략적인 위치에서 면제되다

    verb/need-not
    ko 안 적어도 되다; 안 넣어도 되다; 안 써도 되다; 안 적어도 그만이다; 안 넣어도 그만이다;
      있어도 그만 없어도 그만이다; 없어도 그만이다; 안 챙겨도 되다; 따로 둘 필요 없다

    fn/filler
    ko 직접 확인해야 하다; 주기적으로 확인해야 하다; 직접 주기적으로 확인해야 하다; 수시로 확인해야 하다;
      따로 확인해야 하다; 직접 확인해 보다; 단 한 순간도; 한 순간도; 한순간도; 단 1초도

    verb/deliver
    ko 쏘다; 쏘아 보내다; 쏴 주다

    prompt/any; say/both-prompts
    en both alerts; both prompts; both dialogs
    ko 두 창 모두; 두 알림 모두; 창 두 개 모두; 두 창에 다; 두 알림에 다; 두 창 다; 두 알림 다; 두 번 다;
      두 창 모두에; 두 알림 모두에; 양쪽 창; 양쪽 알림

    say/exact-map
    en map in the alert stays exact; map stays exact; map stays precise; map shows the exact position;
      map shows your exact position; map still shows the exact; map in the prompt stays exact;
      map remains exact; map remains precise; exact map; precise map
    ko 지도는 정확한 위치를 보여 주다; 지도에는 정확한 위치가 나오다; 지도는 정확하다; 지도는 그대로 정확하다;
      지도는 정밀하다; 지도에 정확한 위치가 나오다; 지도는 정확한 위치를 가리키다; 정확한 지도가 나오다

    say/alone-gives
    en alone gives; alone grants; alone lets; alone is enough; by itself gives; by itself lets;
      by itself grants; by itself is enough; on its own gives; on its own lets; on its own is enough;
      alone suffices; alone does it; alone will do

    say/catchable
    en catchable error; catchable exception; an error you can catch; error that you can catch;
      error that can be caught; exception you can catch; Swift error; with try; try and catch
    ko 잡을 수 있는 오류; 잡을 수 있는 예외; 처리할 수 있는 오류; 잡아 처리할 수 있다; do-catch로 잡다;
      try로 잡다

    key/com.apple.developer.location.push
    en com.apple.developer.location.push

    say/already-full; accuracy/full
    en accuracy is full anyway; accuracy is full already; full anyway; precise anyway;
      already got full accuracy; already have full accuracy; already got precise location;
      already have precise location; already enjoys full accuracy; already on precise location
    ko 이미 정밀한 상태; 이미 정확한 상태; 이미 정밀한 위치를 쓰다; 이미 정밀 위치를 쓰다; 이미 정밀 위치를 받다;
      이미 정밀한 위치를 받다

    accuracy/reduced
    ko 정확도가 줄어들다; 정확도가 줄다; 정확도가 줄어 있다; 정확도를 줄이다; 정밀도가 떨어지다; 정밀도가 낮아지다;
      정확도가 깎이다; 위치가 흐려지다; 대략적인 위치로 바꾸다; 대략적인 위치로 바뀌다

    thing/only-first-prompt
    en only matters for the first prompt; matters only for the first prompt;
      only matters for the first alert; matters only for the first alert; only affects the first alert;
      affects only the first alert; only concerns the first alert; only touches the first alert;
      only changes the first alert; only shapes the first alert; only shapes the first prompt
    ko 첫 창에만 영향을 주다; 첫 창에만 영향을 미치다; 첫 창만 바꾸다; 첫 창에만 영향을 줄 뿐이다

    say/is-the-text
    en takes the explanation itself; takes the sentence itself; takes the text itself;
      expects the explanation itself; expects the text itself; wants the explanation itself;
      takes the reason itself; takes your explanation as its argument
    ko 보여 줄 문장을 그대로 넘기다; 보여 줄 문구를 그대로 넘기다; 문장을 그대로 넘기다; 이유를 그대로 넘기다;
      설명을 그대로 넘기다; 문구를 그대로 넘기다

    thing/entry-missing
    en pass no purpose key; pass no purpose; passing no purpose key
    ko 목적 키를 안 넘기다; 목적 키를 넘기지 않다; 목적 키 없이

    noun/text; thing/default-text
    ko 기본 문장; 준비된 문장; 시스템 문장; 정해진 문장

    noun/plist; thing/app-plist
    en app's plist; app's own plist; app's own Info.plist; plist of the app; host app's plist;
      containing app's plist; main app's plist
    ko 앱 쪽 plist; 앱의 plist; 본체 앱의 plist

    say/gives-always
    en lifts a When In Use grant to Always; lifts When In Use to Always;
      turns a When In Use grant into Always; makes an Always grant of When In Use

    verb/need-not
    en don't bother with; no need to bother with; don't bother declaring; don't bother adding;
      needn't bother with; pure paperwork; mere paperwork; safely leave out; safely drop

    thing/coarse
    ko 정밀하게

    fn/filler
    en in our experience; in my experience; as you'd expect; you'll find; you will find; luckily;
      happily; sadly; leaves the Precise Location switch off;
      leaves the switch off; leaves the switch in Settings off; leaves the switch alone;
      leaves the Precise Location switch alone; leaves the Precise Location switch as it is
    """
}
