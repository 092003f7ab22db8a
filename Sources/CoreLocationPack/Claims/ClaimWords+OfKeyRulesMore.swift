/// Further words of `ClaimProperties.keyRules` and `ClaimProperties.keyRulesMore`: what people say
/// of texts that are lacking, of prompts that are spared, and of accuracy that is refused or lapses.
extension ClaimWords {
  static let ofKeyRulesMore = """
    say/answered-for-person
    en on the user's behalf; on behalf of the user; answers for the user; in the user's place;
      declines for the user; refuses for the user
    ko 사용자를 대신해 거부하다; 사용자 대신 거부하다; 대신 거부하다; 알아서 거부하다; 자동으로 거부하다

    say/set-in-code
    en set in code; set it in code; set from code; set at run time; set at runtime; toggle in code;
      toggle it in code; toggled at run time; flip it in code; flip at run time; changed at run time;
      change it at run time; switched on in code; switch it on in code
    ko 코드로 바꿀 수 있다; 코드로 켜다; 코드에서 켜다; 코드로 설정하다; 코드에서 설정하다;
      실행 중에 바꿀 수 있다; 실행 중에 켤 수 있다; 코드에서 바꿀 수 있다

    say/holds-explanation
    en takes a string that explains; takes a sentence; holds a sentence; takes an explanation;
      holds an explanation; wants a sentence; expects a sentence; a string that explains
    ko 설명하는 문자열을 적다; 설명하는 문장을 적다; 설명하는 문구를 적다; 이유를 적는 키; 설명을 값으로 적다;
      문장을 값으로 적다; 이유를 값으로 적다; 이유를 설명하는 문장

    say/without-any-right
    en without authorization; without permission; without any authorization; without any permission
    ko 권한이 없어도; 권한 없이도; 권한 없이 받을 수 있다; 권한이 필요 없다; 허락 없이도; 허락이 없어도;
      권한 없이 받다; 권한이 없어도 받을 수 있다

    say/skips-prompt
    en skips the prompt; skips the alert; skip the prompt; skip the alert; does away with the prompt;
      does away with the alert; spares users the prompt; spares you the prompt;
      makes the prompt unnecessary; saves you the prompt; saves the user the prompt;
      without any prompt at all
    ko 창이 아예 안 뜨다; 권한 창이 아예 안 뜨다; 창을 건너뛰다; 권한 창을 건너뛰다; 창이 생략되다;
      권한 창이 생략되다; 묻지 않고 바로; 물어보지 않고 바로; 알림을 건너뛰다

    say/even-denied
    ko 권한이 거부된 상태에서도; 거부된 앱에서도; 거부당한 앱에서도; 권한이 거부되어도; 거부된 뒤에도;
      권한이 없어도 따로
    en even in a denied app; even for a denied app; even if the app was denied; even after a denial

    say/until-launch
    en only the next launch ends it; ends with the next launch; ends at the next launch;
      until you launch it again; till the next launch
    ko 다음 실행 때에야 끝나다; 다음 실행에서야 끝나다; 다음 실행에야 끝나다; 다음에 켤 때까지; 다음 실행 때 끝나다

    key/NSLocationTemporaryUsageDescriptionDictionary; say/nil-purpose
    en pass nil as the purpose key; pass nil for the purpose key; passing nil as the purpose key;
      nil as the purpose key; a nil purpose key; nil for the purpose key; an empty purpose key;
      empty string as the purpose key
    ko 목적 키로 nil을 넘기다; 목적 키에 nil을 넘기다; 목적 키로 빈 문자열을 넘기다; 목적 키에 nil을 주다

    say/whatever-accuracy
    en doesn't depend on Precise Location; does not depend on Precise Location;
      don't depend on Precise Location; regardless of Precise Location; whatever Precise Location says;
      independent of Precise Location; doesn't care about Precise Location;
      don't care about Precise Location; don't care whether Precise Location;
      regardless of the accuracy; whatever the accuracy; at either accuracy; unaffected by Precise Location;
      unaffected by reduced accuracy; untouched by reduced accuracy; immune to reduced accuracy
    ko 정확한 위치 스위치와 상관없이; 정확한 위치와 상관없이; 정확한 위치와 무관하게; 정확한 위치 설정과 무관하게;
      정확도와 상관없이; 정확도와 무관하게; 정확한 위치 스위치와 무관하게; 정확한 위치 여부와 상관없이;
      정확도의 영향을 받지 않다; 정확한 위치 설정과 상관없이

    say/not-per-app
    en a per-device setting; per-device setting; a device-wide setting; one switch for all apps;
      one setting for all apps; a setting of the device; every app gets the blurred
    ko 기기 전체 설정; 기기 단위 설정; 기기 전체에 적용되다; 모든 앱에 적용되다; 모든 앱이 흐린 위치를

    accuracy/reduced
    en nothing precise; nothing exact; nothing accurate; blurred position; blurred positions; blurry position; blurry location; fuzzed position
    ko 흐린 위치; 흐릿한 위치; 뭉개진 위치

    thing/is-boolean
    en declared as a Boolean; a Boolean called; a Boolean named
    ko 불리언 키로 선언하다; 불리언으로 선언하다; 불리언으로 적다

    effect/none
    ko 아무것도 주지 않다; 아무것도 내놓지 않다; 아무 값도 주지 않다; 아무것도 안 주다; 아무 값도 내놓지 않다

    verb/suffice
    ko 두 수준을 다 맡다; 두 수준을 모두 맡다; 둘을 다 맡다; 다 맡아 주다; 혼자 다 맡다

    fn/filler
    ko 조금 늦을 뿐; 늦을 뿐; 조금 늦게; 갤러리에서; 위젯 갤러리에서; 비켜서; 딱 맞다; 곧장; 어김없이

    say/only-stricter
    en can only add values; may only add values; can only add requirements; only add, never remove;
      can only get stricter; can only be tightened; may only be tightened; can only add to it
    ko 더할 수만 있다; 더할 수만 있고; 값을 더할 수만 있다; 늘릴 수만 있다; 추가만 할 수 있다; 값을 뺄 수는 없다;
      뺄 수 없고 더할 수만 있다

    say/core-location-refuses
    en Core Location refuses to start; Core Location won't start; Core Location doesn't start;
      Core Location fails to start; Core Location stays off; Core Location won't work
    ko Core Location이 시작되지 않다; Core Location이 동작하지 않다; Core Location이 작동하지 않다;
      Core Location을 쓸 수 없다

    say/outside-circle
    en outside the circle; outside of the circle; outside that circle
    ko 원 바깥에 있다; 원 밖에 있다; 원 바깥이다; 원 밖이다

    verb/introduce
    en showed up with; turned up with; turned up in; made its debut; made their debut; debuted;
      debuted in; debuted with; saw the light

    fn/filler
    en lies; no less; to boot; mind you

    say/first-read; fn/filler
    en before anything else; the first thing; first thing; first of all

    fn/filler
    ko 푸시를 받을 때마다; 푸시를; 푸시가; 푸시는

    say/full-not-given
    en user refuses full accuracy; users refuse full accuracy; refuses full accuracy;
      refuse full accuracy; refusing full accuracy; refusal of full accuracy; a refusal of full accuracy; refused full accuracy;
      user declines full accuracy; declines full accuracy; declining full accuracy;
      user denies full accuracy; denies full accuracy; denied full accuracy; full accuracy is refused;
      full accuracy is denied; full accuracy is declined; turns down full accuracy;
      says no to full accuracy; user refuses precise location; refuses precise location
    ko 정밀 위치를 거절하다; 정밀 위치를 거부하다; 정확한 위치를 거절하다; 정확한 위치 요청을 거절하다;
      전체 정확도를 거절하다; 전체 정확도를 거부하다; 정밀 위치가 거절되다; 정밀 위치가 거부되다

    say/part-of-prompt
    en part of the alert; part of the prompt; part of the first alert; part of the dialog

    say/once-per-installation
    en once per install; once per installation; a single time per install; once in a lifetime
    ko 설치마다 한 번만; 설치할 때마다 한 번만; 설치당 한 번만; 평생 한 번만

    thing/no-prompt
    en and the alert never comes up; and the prompt never comes up; and the alert never appears;
      and the alert never shows

    fn/filler
    en on the lock screen
    ko 잠금 화면에; 잠금 화면에서; 심사 때나 알게 되다

    thing/entry-missing
    en purpose key is unknown; purpose key is unknown to it; purpose key doesn't exist

    thing/is-string
    en a plain string; a single plain string
    ko 문자열을 바로 적다; 문자열을 바로 넣다; 문장을 바로 적다

    say/few-meters
    en a few dozen metres; a few dozen meters; dozens of metres; dozens of meters;
      a couple of hundred metres; a couple of hundred meters; a few hundred metres;
      a few hundred meters

    say/only-reinstall
    en only by reinstalling; only by reinstalling the app; only after reinstalling the app;
      only after a reinstall

    say/only-warns
    en just logs a warning; only logs a warning; merely logs a warning; logs a warning; logs a message;
      prints a warning; merely warns; just prints a warning
    ko 경고만 찍히다; 경고만 남다; 경고만 나오다; 로그만 남다; 로그만 찍히다

    fn/filler
    en blurs; blur
    ko 흐릴 뿐; 흐릴; 정밀해지다; 사용 중 권한에서도 항상 허용에서도; 사용 중 권한이든 항상 허용이든;
      사용 중 권한에서나 항상 허용에서나

    verb/available
    ko 사용 중 권한에서도 요청할 수 있다

    say/exact-coordinates
    en CLLocation itself stays exact; CLLocation stays exact; coordinates themselves stay exact;
      the coordinates themselves are exact
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
