/// Words of articles, reference pages and posts, which tell in long sentences what others list.
extension ClaimWords {
  static let articles = """
    noun/plist; noun/text
    ko 지정한 문자열; 지정된 문자열; 설정한 문자열; 설정된 문자열; 지정한 문구; 지정된 문구; 설정한 문구; 적은 문자열; 적힌 문자열; 적어 둔 문자열; 적은 문장;
      적어 둔 문장; 적어 둔 문구; 적은 문구; 적힌 문구; 작성한 문구; 입력한 문구; 담긴 문구; 담은 문구; 넣은 문구; 넣은 문장; 정의한 문자열; 제공한 문자열

    fn/filler
    en happily; quietly; without complaint; a fresh install; in the very first lines; as a
      bonus; fun fact; oddly; curiously; in the end; sure enough; in other cases; at that moment;
      for years; as described; described above; described below; as the next section describes;
      deliberately; considerably; noticeably; just as you would expect; as you would expect; as
      you'd expect; just as you'd expect; as one would expect; just as one would expect; as
      expected; as you might expect; just as expected
    ko 기능적으로; 구체적으로; 적극적으로; 자연스럽게; 심지어; 게다가; 원래; 원래는; 끝내; 딱; 제때; 최초; 최초의; 최초로; 이와 같이; 다음과 같이;
      아래와 같이; 아래와 같은; 다음과 같은; 위와 같은; 이와 같은; 곧이어; 알고 보니; 애당초; 관련; 관련된; 해당되는; 정말로; 진짜로; 전적으로; 순순히;
      한꺼번에; 그러고는; 그러니; 그러니까; 그렇다면; 이와 달리; 종류를 합쳐; 통틀어; 대체; 저희 앱; 저희 앱은; 저희 앱이; 어느 기기에서든; 어떤 기기에서든;
      어느 기기에서나; 어떤 기기에서나; 어느 기종에서든; 덧붙이자면; 필요하면; 필요하다면; 원하면; 원한다면; 귀찮게; 사용자를 귀찮게 하다

    fn/then
    ko 이러면; 이렇게 하면; 그렇게 하면; 이렇게 되면; 그렇게 되면; 그러자; 그랬더니

    verb/occur
    en wants to deliver; tries to deliver; attempts to deliver; is about to deliver; has to deliver; is ready to deliver;
      comes along; come along; came along; came up
    ko 전달하려고 하다; 전달하려 하다; 전달하려고; 보내려고 하다; 보내려 하다; 전하려고 하다; 전하려 하다; 배달하려 하다; 전달해야 하다

    verb/hold
    en puts aside; put aside; set aside; sets aside
    ko 보관~; 보관해 두다; 쌓아 두다; 붙잡아 두고 있다; 넘기지 않다

    verb/become
    en is moved; gets moved; ends with; goes over
    ko 놓이다; 달라지다; 낮아지다; 높아지다; 내려앉다; 상태에서 출발하다; 상태로 출발하다; 상태에서 다시 시작하다

    verb/show
    ko 내보내다; 제시하다; 제시~

    effect/none
    ko 실패~; 즉시 실패~; 조용히 반환되다; 조용히 끝나다; 헛일이 되다; 씨도 안 먹히다

    level/whenInUse; settings/whileUsing
    ko 앱이 사용 중일 때 권한; 앱이 사용중일 때 권한; 앱을 사용하는 동안 허용 접근; 앱 사용 중 접근; 사용하는 동안 허용 권한; 사용하는 동안 허용;
      앱을 사용하는 동안 허용 접근 수준; 앱을 사용하는 동안 접근

    level/always; settings/always
    ko 항상 허용 접근; 항상 허용 접근 수준; 항상 접근

    event/request:any
    ko 권한 요청을 수행하다; 권한 요청을 하다; 권한을 청하다; 위치 권한 요청을 하다; 요청을 수행하다

    event/noLongerInUse
    en stops being used; app stops being used; is no longer used; no longer being used; is not being used any more;
      goes out of use; falls out of use
    ko 앱 사용을 멈추다; 사용을 멈추다; 앱을 쓰지 않게 되다; 앱을 사용하지 않게 되다; 앱 사용이 멈추다; 앱을 그만 쓰면

    platform/iPadAppOnVisionOS
    en compatible iPad or iPhone app running in visionOS; compatible iPad app running in visionOS;
      iPad or iPhone app running in visionOS; compatible iPad and iPhone apps in visionOS;
      compatible iPad or iPhone app; compatible iPad and iPhone apps; iPad or iPhone app in visionOS;
      iPad or iPhone app on visionOS; iPhone or iPad app on visionOS
    ko iPad나 iPhone 앱이 visionOS에서 실행되다; iPad나 iPhone 앱이 visionOS에서 실행 중이다; iPad나 iPhone용 앱이 visionOS에서 실행되다;
      iPad 앱이나 iPhone 앱이 visionOS에서 실행되다; iPad 앱이 visionOS에서 실행되다; iPhone 앱이 visionOS에서 실행되다;
      iPad나 iPhone 앱을 visionOS에서 실행하다; iPad용 앱이 visionOS에서 실행되다; iPhone용 앱이 visionOS에서 실행되다

    verb/act-like
    en handles the call as a When In Use request; handled as a When In Use request; treats it as a When In Use request;
      handles it as a When In Use request; is handled as a request for When In Use; is taken for a When In Use request
    ko 앱을 사용하는 동안 허용 권한 요청으로 처리되다; 앱을 사용하는 동안 허용 권한 요청으로 처리하다; When In Use 권한 요청으로 처리되다;
      When In Use 권한 요청으로 처리하다; When In Use 권한 요청으로 바꾸어 처리하다; When In Use 요청으로 바꾸어 처리하다;
      When In Use 요청으로 처리하다; When In Use 요청으로 처리되다; When In Use 요청으로 간주하다; When In Use 요청으로 간주되다;
      앱을 사용하는 동안 허용 요청으로 처리되다; 사용 중 권한 요청으로 처리되다

    thing/conditions-apply
    en conditions apply; condition applies; conditions hold; conditions are met; conditions must be met; these conditions;
      the following conditions; two conditions; three conditions; under two conditions; under these conditions

    noun/status
    en level; access level; authorization level; level of access
    ko 접근 수준; 권한 수준; 허용 수준; 수준

    verb/treat
    en counts as; count as; counts as holding; is counted as; is treated as; are treated as; is regarded as; regarded as;
      is taken for; stands for holding; amounts to holding; equals holding; acts as; act as; serves as
    ko 간주~; 간주되다; 여기다; 여겨지다; 치다; 쳐주다

    verb/new-dropped
    en dropped in favor of an older one; gives way to an older one; the older one stays; older one is kept;
      earlier one stays; first one is kept
    ko 이전 것이 그대로 남다; 이전 것이 남다; 먼저 온 것이 남다; 이전 이벤트가 남다; 기존 이벤트가 남다; 먼저 온 이벤트가 남다; 이전 것이 유지되다

    noun/held
    ko 보관되는 이벤트; 보류되는 이벤트; 보관하는 이벤트; 붙잡아 두는 이벤트

    status/notDetermined
    en system has not asked yet; system has not asked for authorization yet; has not requested
      authorization yet; hasn't requested authorization yet; with an undetermined status; with
      undetermined status; in an undetermined state; in the undetermined state
    ko 아직 권한 요청을 하지 않다; 아직 앱에 대해 권한 요청을 하지 않다; 아직 권한을 요청하지 않다; 아직 권한을 묻지 않다;
      아직 권한 요청을 하지 않은

    event/beginLiveUpdates
    en starts iterating over the asynchronous stream; iterates over the asynchronous stream; iterates the stream of updates;
      begins iterating over the stream of updates; starts iterating over the updates; begins iterating over the updates
    ko 비동기 스트림의 반복을 시작하다; 비동기 스트림을 반복하다; 비동기 스트림을 순회하다; 업데이트 스트림을 순회하다; 비동기 스트림의 순회를 시작하다;
      업데이트 스트림의 반복을 시작하다

    verb/grant
    en limited to; restricted to When In Use

    grant/temporary
    ko 권한이 일시적인 동안; 권한이 일시적일 때; 권한이 일시적인 상태; 일시적인 권한일 때

    label/Keep Only While Using
    ko 유지를 고르다; 유지를 누르다; 유지를 선택하다; ‘유지’를 고르다

    label/Change to Always Allow
    ko 변경을 고르다; 변경을 누르다; 변경을 선택하다

    accuracy/full
    ko 정밀한 좌표; 정밀한 위치; 정밀 좌표

    noun/location; verb/deliver
    ko 결과를 내다; 결과를 주다; 결과를 내놓다

    level/whenInUse; settings/whileUsing
    en WIU level; WIU grant; WIU permission; WIU request; WIU app
    ko WIU 권한; WIU 요청; WIU 앱

    verb/iterate
    en going through; goes through; go through

    accuracy/reduced
    ko 위치 정확도가 낮아지다; 정확도가 낮아지다; 정확도를 낮추다; 정확도가 떨어지다; 정확도가 낮춰진 앱; 정확도가 낮춰진; 정확도가 낮아진 앱; 정확도가 낮아진

    thing/more-than
    ko 다르다; 기능적으로 다르다; 역할이 다르다; 같지 않다

    verb/declare
    ko 대입~

    verb/become
    ko 올리다; 낮추다

    fn/filler
    ko 그러려면; 여유; 여유 시간; 원하다; 원했지만; 점검하다; 안내하다; 안내해야 하다

    say/using-device
    en person using the device; user of the device; person who uses the device; whoever uses the device
    ko 기기를 쓰는 사람; 기기 사용자; 기기를 사용하는 사람

    say/by-the-system
    en the system starts the app; system starts the app; iOS starts the app; starts the app by itself;
      system launches the app; system wakes the app; system relaunches the app
    ko 시스템이 깨우다; 시스템이 깨워 주다; 시스템이 실행해 주다; 시스템이 앱을 실행하다; 시스템이 앱을 깨우다; 깨워 주다; 살려 내다

    say/last-seen
    en was last seen; it was last seen; was last looked at; person last saw it
    ko 위젯을 본; 위젯을 마지막으로 본; 마지막으로 본; 위젯을 본 뒤; 위젯이 보인 뒤

    thing/one-manager
    en only the newest; only the oldest; only the first one; only the last one; only one of them; just one of them;
      only the first manager; only the newest manager; only the oldest manager; only the last manager; only one manager
    ko 가장 먼저 만든; 맨 처음 만든; 마지막에 만든; 가장 나중에 만든; 매니저 하나만; 매니저 하나에만; 첫 번째 매니저만; 마지막 매니저만; 하나의 매니저만

    event/elapse; thing/for-long
    en a few days; a few hours; several days; several hours; for hours; for days; for weeks; a few weeks; for a week
    ko 몇 시간; 며칠; 며칠 동안; 몇 시간 동안; 몇 주; 몇 주 동안; 일주일

    verb/silent
    en never announces the present status; never announces the current status; never announces its status;
      never reports the present status; never reports the current status by itself

    say/remembers
    en remembers the old session; remembers the session; remembers the sessions; remembers the earlier session;
      keeps the old session in mind; remembers which sessions
    ko 세션을 기억하다; 기억해 두다; 기억해 주다; 그 기억; 세션을 기억해 두다; 예전 세션을 기억해 주다; 이전 세션을 기억하다

    count/20
    en twenty
    ko 스무

    count/30
    en thirty

    count/40
    en forty

    count/50
    en fifty

    count/100
    en hundred; a hundred; one hundred

    noun/held
    ko 보관해 두었던; 보관해 둔; 보관된; 보관되어 있던; 보관 중이던; 붙잡아 두었던; 붙잡혀 있던; 붙잡아 둔
    """
}
