/// Words of `ClaimProperties.deviceRules`, and what people say beside a fact in talk: openings,
/// advice that follows from it, what does not surprise them.
extension ClaimWords {
  static let ofDeviceRules = """
    fn/filler
    en awkward; biggest; cleanest; quickest; safest; simplest; nicest; worst; lovely; weird; frankly;
      thankfully; imho;
      btw; tldr; spoiler; confession; trick; baseline; cutoff; rewrote; ported; porting; stumbled;
      don't be surprised that;
      don't be surprised if; don't be surprised when; do not be surprised that; do not be surprised if;
      no surprise that;
      it's no surprise that; it is no surprise that; no wonder that; small wonder that; it comes as no surprise that;
      the way full apps are; the way full apps do; the way apps do; the way it does on the phone;
      the way it does on iOS;
      the way you would on a phone; the way you would on an iPhone; nothing to worry about; no need to worry;
      no request call needed; no request needed; no request call required; no request required; no call needed;
      no questions asked; natively; to play with; as they are; for what it's worth; don't forget that;
      do not forget that;
      bear in mind; bear in mind that; quick tip; best of all; worth knowing; it's worth noting that;
      it is worth noting that;
      worth noting is that; that's because; what many miss is that; what's nice is that; the nice part is that;
      luckily; luckily for us
    ko 주의해야 하다; 유의해야 하다; 조심해야 하다; 주의하면 되다; 조심하면 되다; 유의하면 되다; 배터리만 조심하면 되다; 헷갈리지 마세요; 헷갈리지 말 것; 헷갈리지 마시길;
      안심하고; 안심하고 쓰다; 신경 쓸 필요가 없다; 신경 쓸 필요 없다; 신경 안 써도 되다; 손댈 까닭이 없다; 손댈 필요가 없다; 걱정할 필요가 없다; 걱정할 필요 없다;
      예정; 묘한; 예전 그대로; 코드를 줄일 수 있다; 코드가 줄다; 코드를 줄이다; 그대로 옮기면 되다; 그대로 쓰면 되다; 그대로 두면 되다; 여러분; 수강생 여러분; 참고하세요;
      참고하시기 바랍니다; 참고 바랍니다; 참고하시면 됩니다; 참고하면 되다; 그냥 쓰시면 되다; 그냥 쓰면 되다; 바로 쓰면 되다; 바로 쓰시면 되다;
      마음 놓고 쓰면 되다; 마음 놓고 쓰다; 걱정 마세요; 걱정하지 마세요; 걱정할 것 없다; 걱정하지 않아도 되다; 최소 버전을 올리세요; 분기 처리가 필요 없다; 분기할 필요가 없다;
      분기하지 않아도 되다;
      저도 처음엔 몰랐다; 저도 몰랐다; 저도 처음에는 몰랐다; 모르는 사람이 많다; 모르는 분이 많다; 잘 모르는 분이 많다; 모르는 사람이 의외로 많다; 제가 알기로는; 문서에는 없더군요

    fn/actor
    ko 수강생; 학생

    fn/elsewhere
    en below it; below that; below that version; older than that; earlier than that; anything older;
      anything below that;
      prior to that

    verb/introduce; verb/available
    en put in an appearance; made its debut; first turned up

    verb/report
    en finds

    verb/launch
    en start it up; starts it up; start your app up; starts your app up; start the app up; starts the app up;
      fires it up;
      fire it up
    ko 앱을 다시 띄우다; 앱을 알아서 다시 띄우다

    verb/ignore
    en shrugged off; quietly shrugged off; shrugs off

    verb/iterate
    ko 루프에 들어가다; 루프에 들어서다; 루프를 시작하다; 루프를 돌기 시작하다

    verb/show
    ko 창을 대신 띄우다; 대신 띄우다; 창을 대신 띄워 주다

    verb/deliver
    ko 수집~

    say/shows-nothing
    en stays without any question; stays without a question; stays without any prompt; stays without a prompt;
      raises no question; asks nothing; nothing pops up; nothing comes up on screen

    say/until-clip-deleted
    en until you delete the clip; until you remove the clip; until you delete it; until somebody
      deletes the clip; until it is deleted; until they are deleted; until it is removed; until
      they are removed; until the clip is deleted; until the clip is removed
    ko 클립을 지우기 전까지; 클립을 삭제하기 전까지; 앱 클립을 지우기 전까지; 지우기 전까지; 삭제하기 전까지; 삭제될 때까지; 지워질 때까지; 지울 때까지;
      삭제할 때까지

    thing/on-phone
    en picks on the phone; picked on the phone; chosen on the phone; chooses on the phone; decided on the phone;
      granted on the phone; allowed on the phone; answered on the phone
    ko 폰에서 고른; 폰에서 누른; 폰에서 준; 폰에서 선택한; 폰에서 허용한; 아이폰에서 허용한

    say/takes-text
    en looks up the prompt text in; looks up its text in; takes the prompt text from; takes its text from;
      reads the prompt text from; gets the prompt text from; pulls the prompt text from; looks for its text in

    api/CLLocationManager.allowsBackgroundLocationUpdates
    ko 백그라운드 갱신을 허락하는 속성; 백그라운드 갱신을 허용하는 속성; 백그라운드 업데이트를 허용하는 속성; 백그라운드 위치를 허용하는 속성; 배경 갱신을 허용하는 속성

    thing/difference
    en two different grants; two separate grants; two distinct grants; two different permissions;
      two separate permissions; two distinct permissions

    verb/hold; verb/last
    en keeps a; keep a; keeping a; kept a

    fn/filler
    en without a check; without an availability check; without any check; without checking the version

    fn/filler
    en =Shipping; in one go; out of the box; straight from the SDK

    fn/filler
    en as on the iPad; as on an iPad; as on the iPhone; as on an iPhone; just as on the iPhone; just as on the iPad;
      exactly as on the iPhone; exactly as on the iPad; like on the iPhone; like on the iPad; just like on the iPhone;
      just like on the iPad; exactly like on the iPhone; same as on the iPhone; same as on the iPad; as on the phone;
      just like on the phone; as it does on the iPad; as it does on the iPhone; as they do on the iPhone
    ko 쓰셔도 되다; 써도 되다; 빌드하다; 컴파일하다

    verb/deliver
    ko 반영~

    prompt/any; how/itself
    en its own location question; its own permission question; its own question

    how/itself
    en without involving the iPhone; without involving the phone; without the iPhone; without the phone;
      without the phone's help; without the iPhone's help

    grant/always
    en a permanent Always; a lasting Always

    verb/exist
    en SDK lists; SDK still lists; SDK contains; SDK declares; enum lists; enum contains; header lists

    service/visits
    ko 방문 기록 서비스; 방문 기록 기능

    fn/filler
    ko 체류 시간; 오래전부터; 헤드셋에; 헤드셋에서

    level/always
    ko 항상 권한만 받아 두면; 항상 허용만 받아 두면; 항상 권한만 받으면; 항상 허용만 받으면; 항상 권한만 얻으면; 항상 허용만 얻으면; 항상 허용만 켜 두면; 항상 권한만 켜 두면;
      항상 권한만 받아 두시면; 항상 허용만 켜 두시면

    level/whenInUse
    ko 사용 중 권한만 받아 두면; 사용 중 권한만 받으면; 사용 중 허용만 받으면; 사용 중 권한만 얻으면; 사용 중 권한만 켜 두면; 사용 중 허용만 켜 두면

    fn/filler
    en just like today; just as today; just as it is today; as it is today; pretty sure
    ko 지금처럼; 요즘처럼; 오늘날처럼; 가장; 가장 쉬운 길; 가장 쉬운 방법

    noun/status
    ko 접근이; 접근은; 접근을; 접근도

    event/settings:always
    ko 항상을 고르다; 항상을 선택하다; 항상을 택하다; 항상으로 바꾸다; 항상으로 변경하다

    say/in-place
    en in place; had to be in place; have to be in place; must be in place

    say/nobody-looks
    en even when nobody looks at it; even if nobody looks at it; even while nobody looks at it;
      whether or not anyone looks at it; whether anyone looks at it or not; even when no one is looking
    ko 아무도 안 보고 있어도; 아무도 보지 않아도; 아무도 쳐다보지 않아도; 보는 사람이 없어도; 보든 안 보든

    fn/filler
    en to be fair; yep; to everybody's relief; much to our relief; to our relief; thank goodness; we love it;
      we like it;
      which is why we like it; if memory serves; interestingly enough; good to know; nothing to guard; no harm done
    ko 정말 편하다; 참 편하다; 아주 편하다; 한결 편하다; 편하더군요; 마음껏 등록하세요; 마음껏 쓰세요; 마음껏 쓰다; 처리할 게 없다; 따로 처리할 게 없다; 따로 할 일이 없다; 신경 쓰지 마세요;
      신경 쓰지 않아도 되다; 아끼지 말고

    say/short-trip
    en briefly leave the app; briefly leaves the app; leave the app briefly; leaves the app briefly

    verb/distinguish
    en are told apart; is told apart; be told apart

    say/mac-sleeps
    ko 맥이 잠든 사이에도; 맥이 잠든 동안에도; 맥이 잠든 사이; 맥이 잠든 동안

    fn/filler
    en my advice; our advice; my take; as a courtesy; as a courtesy to the user; voilà; voila; lo and behold;
      if in doubt;
      when in doubt; I was surprised to see that; I was surprised that; we were surprised to see that; to my surprise;
      to our surprise; I was relieved to see that; I was glad to see that; which annoyed our testers;
      which annoyed us;
      which annoyed me; which confused us; which surprised us; which surprised me; which is a relief;
      which is annoying;
      which is convenient; which nobody expected; as we saw in our tests; ever wondered; let's be honest
    ko 저라면; 헷갈리면; 헷갈린다면; 궁금하면; 궁금하시면; 귀찮아했어요; 귀찮아하더라고요; 놀랐습니다; 놀랐어요; 그때 허용해 달라고 하세요; 아무거나 고르시면 되다; 아무 서비스나 고르시면 되다;
      확인해 보세요; 그때 확인하세요; 테스터들이; 솔직히; 저희 앱은; 저희 앱도

    service/standard-location
    ko 표준 갱신

    event/start:any
    en service start

    verb/work
    en does its job; do their job; does the job
    ko 제 몫을 하다; 제 역할을 하다; 제구실을 하다

    say/nobody-looks
    en whose windows nobody looks at; whose window nobody looks at; that nobody looks at; that no one is looking at
    ko 보지 않는 앱; 보지 않는 앱에도; 안 보는 앱; 안 보는 앱에도; 아무도 보지 않는 앱

    say/until-clip-deleted
    en until the user removes the clip; until the user removes it; until people delete the clip
    ko 클립을 없앨 때까지; 클립을 폰에서 없앨 때까지; 클립을 폰에서 지울 때까지; 앱 클립을 없앨 때까지

    thing/older-method
    en old status callback; older status callback; status-passing callback
    ko 옛 상태 콜백; 예전 상태 콜백; 상태를 넘겨주던 콜백; 상태를 넘겨주는 콜백

    verb/deprecated
    ko 사용 중단 표시가 붙다; 폐기 표시가 붙다; 지원 중단 표시가 붙다

    thing/use-option
    en While Using choice; While Using option
    ko 사용 중 선택지; 사용 중 옵션; 사용하는 동안 선택지

    say/window-gone
    ko 포커스를 잃다; 초점을 잃다

    verb/available; say/there-since
    ko 코어 로케이션의 일부이다; Core Location의 일부이다; 프레임워크의 일부이다; 코어 로케이션에 들어 있다

    verb/introduce
    ko 큰 소식이다; 새 소식이다; 새로운 소식이다; 합류하다

    fn/filler
    ko 폰뿐 아니라; 아이폰뿐 아니라; 폰뿐만 아니라; 아이폰뿐만 아니라; 폰은 물론; 아이폰은 물론; 이듬해에; 이듬해

    say/indicator-gone
    en bar was gone; blue bar was gone; blue bar is gone; blue pill was gone; blue pill is gone; indicator was gone;
      indicator is gone

    fn/filler
    en Apple silicon; with Apple silicon; just as on the phone; thanks to Catalyst
    ko 애플 실리콘; 아이패드에서처럼; 아이폰에서처럼; 폰에서처럼; 덕분에

    verb/launch
    ko 앱을 뒤에서 띄우다; 앱을 백그라운드에서 띄우다

    fn/filler
    ko 원격

    grant/temporary
    ko 일회성 사용 중 허가; 일회성 사용 중 권한

    fn/advice
    ko 마십시오; 마시기 바랍니다; 마시길 바랍니다
    """
}
