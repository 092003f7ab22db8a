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

    say/exact-coordinates
    ko 정밀한 좌표가 오다; 정밀한 좌표가 들어오다; 정확한 좌표가 들어오다; 정밀 좌표가 오다; 정밀 좌표가 들어오다;
      정밀한 좌표를 받다; 정확한 위치가 들어오다; 정밀한 위치가 들어오다; 정밀한 위치가 오다
    en pinpoint coordinates; pinpoint positions; pinpoint accuracy; street-level positions

    accuracy/temporary
    en full accuracy for a while; precise location for a while; full accuracy for now;
      full accuracy for the moment; full accuracy for a bit; precise location for now;
      temporary kind of accuracy; full accuracy temporarily; precise location temporarily

    thing/entry-missing
    en purpose key that Info.plist doesn't have; purpose key Info.plist doesn't have;
      purpose key that isn't there; purpose key that is not there; purpose key Info.plist doesn't know;
      purpose key nobody declared; purpose key you never declared; purpose key you didn't declare;
      purpose key that you didn't declare; purpose key is nowhere to be found;
      purpose key isn't in the plist; purpose key the dictionary doesn't have;
      purpose key the dictionary lacks; typo in the purpose key; mistype the purpose key;
      forget the purpose key; forgot the purpose key; no matching purpose key;
      without a matching entry
    ko 사전에 없는 목적 키; 딕셔너리에 없는 목적 키; Info.plist에 없는 목적 키; 없는 목적 키; 오타 난 목적 키;
      목적 키에 오타가 나다; 목적 키를 잘못 적다; 목적 키를 빠뜨리다; 목적 키를 안 적다; 목적 키를 빼먹다;
      적어 두지 않은 목적 키; 적지 않은 목적 키; 목적 키를 적지 않다

    thing/fixed-names
    en Apple's fixed purpose names; fixed purpose names; Apple's purpose names; names Apple gives;
      names Apple has reserved; reserved purpose names; Apple's predefined purposes;
      Apple's list of purposes; picked from Apple's list; picked from a list
    ko 개발자가 지어낼 수 없다; 지어낼 수 없다; 새로 만들 수 없다; 애플이 정해 둔 것만; 애플이 정한 것만;
      정해진 목록에서 고르다; 정해진 것 중에서 고르다; 애플이 준 이름만; 애플이 골라 둔

    thing/coarse
    ko 흐려지다; 흐릿해지다; 뭉개지다

    say/every-minute; thing/every-moment
    ko 초 단위로; 초 단위로 갱신되다; 초마다; 매초

    verb/work
    ko 문제없이 돌다; 잘 돌다; 멀쩡히 돌다; 그대로 돌다; 정상적으로 돌다; 멀쩡히 작동하다; 정상으로 처리되다

    fn/filler
    en rounded; rounded off; rounded down; rather than nil; instead of nil; and not nil;
      rather than promptDeclined; instead of promptDeclined; and not promptDeclined
    ko 신청만 하면; 단위로; 반올림될; 반올림되다; 반올림하다; 뿌옇게; 손수; 웬만하면; 궁금하면
    """
}
