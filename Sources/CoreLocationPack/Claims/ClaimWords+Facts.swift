/// The words of `ClaimFrames.facts`: units, time that passes, and what only those frames speak of.
extension ClaimWords {
  static let facts = """
    unit/times
    en times
    ko 번; 차례; 회; 번씩; 번까지

    unit/items
    en events; regions; conditions; cases; values; options; kinds; flags; requirements
    ko 개; 가지; 건; 종류; 갈래; 곳

    unit/seconds
    en seconds; second; secs
    ko 초; 초마다

    unit/minutes
    en minutes; minute; mins
    ko 분; 분마다; 분가량; 분쯤; 분 남짓

    unit/hours
    en hours; hour
    ko 시간; 시간마다

    unit/days
    en days; day; weeks; months
    ko 일; 주; 달; 개월; 주일

    unit/meters
    en meters; metres; meter; m
    ko 미터; 미터마다

    unit/kilometers
    en kilometers; kilometres; km
    ko 킬로미터; 킬로; 킬로미터마다

    verb/pass
    en passes; pass; passed; go by; goes by; have passed; has passed
    ko 지나다; 흐르다; 경과하다; 경과~; 지나가다; 넘다; 흘러가다; 넘기다

    event/elapse
    ko 하루가 지나다; 이틀이 지나다; 사흘이 지나다; 며칠이 지나다; 일주일이 지나다; 한 달이 지나다; 시간이 지나다; 시간이 흐르다; 몇 시간이 지나다; 일 년이 지나다;
      일정 시간이 지나다; 일정 기간이 지나다; 충분한 시간이 지나다; 오래 지나다; 오랜 시간이 지나다; 시간이 경과하다; 날이 지나다; 며칠 뒤; 며칠 후; 하루 뒤; 하루 후;
      이틀 뒤; 사흘 뒤; 일주일 뒤; 일주일 후; 한 달 뒤; 한 달 후; 며칠 있으면; 며칠이 흐르다; 며칠 지나다; 하루 지나다; 일주일 지나다; 시간이 지나면서; 날짜가 바뀌다; 다음 날이 되다;
      며칠이고; 며칠 동안; 며칠간; 일주일간; 한 달간; 하루 만에; 며칠 만에; 일주일 만에; 하루 동안; 일주일 동안; 한 달 동안; 기간이 지나다; 유예 기간이 지나다; 몇 주가 지나다; 몇 달이 지나다

    noun/limit
    ko 최대; 최대로; 최대한; 상한; 한도; 최대 개수; 최대치; 상한선; 한도는; 상한은; 제한 개수

    noun/default
    en default; default value; default is; by default it is
    ko 기본값; 초깃값; 디폴트; 기본 설정; 기본 설정값; 초기 설정; 디폴트 값; 기본 값

    noun/interval
    en interval; intervals; radius; distance
    ko 간격; 주기; 간격으로; 반경; 오차; 거리; 범위; 빈도; 안팎; 이내; 정도

    verb/compute
    en computed; recomputed; calculated; recalculated; computes; updated
    ko 계산~; 재계산~; 산출~; 다시 계산되다; 새로 계산되다; 갱신~

    verb/pile
    en backlog; keeps a backlog; keep a backlog; piles up; pile up; queues up; stack up; stacks up; queue up; accumulate; accumulates; all of them are kept
    ko 쌓다; 쌓이다; 쌓아 두다; 쌓아 놓다; 쌓여 있다; 누적~; 모이다; 모아 두다; 축적~; 차곡차곡 쌓이다; 큐에 쌓이다; 큐에 모이다; 큐에 남다

    verb/close
    en closed; closes; close; closing
    ko 닫다; 닫히다; 사라지다; 닫혔음; 떴음; 종료됨

    verb/hide
    en hide; hides; hidden; hiding; suppress; turned off; switched off
    ko 숨기다; 숨겨지다; 감추다; 감춰지다; 가리다; 안 보이게 하다; 보이지 않게 하다; 없애다; 끄다; 꺼지다; 지우다

    verb/refuse-setting
    en opt out of; opts out of; opt out; overrule; overrules; override; overrides
    ko 무효로 만들다; 덮어쓰다; 무력화~; 우회~; 재정의~; 거스르다

    term/background-location-indicator
    ko 파란색 인디케이터; 파란 인디케이터; 인디케이터; 파란색 표시; 파란 표시; 파란색 막대; 파란 막대; 파란색 알약; 파란 알약; 파란색 바; 파란 바; 파란색 표시줄; 파란 표시줄;
      백그라운드 인디케이터; 위치 인디케이터; 위치 사용 표시; 백그라운드 위치 표시; 파란색 위치 표시; 상태 표시줄의 파란 표시

    session/service:any; thing/implicit
    en implicit session; implicit sessions; implicit service session; implicit service sessions
    ko 암시적 세션; 암묵적 세션; 묵시적 세션; 암시적 서비스 세션; 암묵적 서비스 세션; 묵시적 서비스 세션; 암시적인 세션; 암묵적인 세션

    event/answer:any
    en after the initial request; after the very first request; after the initial prompt
    ko 초기 요청 이후; 초기 요청 후; 최초 요청 이후; 최초 요청 후; 초기 권한 요청 이후; 최초 권한 요청 이후; 첫 권한 요청 이후; 첫 권한 요청 후

    verb/prompted
    ko 사용자에게 요청을 표시하다; 사용자에게 요청을 보여 주다; 사용자에게 권한 요청을 표시하다; 사용자에게 요청이 표시되다

    # As they are unless they were turned off.
    fn/filler
    en with implicit sessions on; with implicit sessions enabled; with implicit service sessions on;
      with implicit service sessions enabled; while implicit sessions are on; while implicit sessions are enabled
    ko 암시적 세션이 켜진 상태에서; 암시적 세션이 켜져 있으면; 암시적 세션이 켜져 있을 때

    fn/filler
    ko 권한 상태를 저장하다; 권한 상태를 기억하다

    thing/widget
    en widget; widgets; Home Screen widget
    ko 위젯; 홈 화면 위젯; 위젯 확장; 위젯 익스텐션; 위젯 자체

    api/CLError.Code.locationUnknown
    code kCLErrorLocationUnknown; CLError.locationUnknown; CLError.Code.locationUnknown

    api/CLError.Code.network
    code kCLErrorNetwork; CLError.network; CLError.Code.network

    delivery/error
    code kCLErrorDenied

    grant/provisional
    ko 항상 허용이 임시인지; 임시인지 영구적인지; 임시인지 확정된 것인지; 임시 여부; 임시 항상 허용 여부; 임시 항상 허용인지 여부; 항상 허용이 임시라는 것; 임시 항상 허용이 된 시점;
      임시 항상 허용이라는 사실; provisional 여부; provisional인지

    grant/temporary
    ko 일회성 허가; 일회성 여부; 일회성인지; 한 번 허용인지; 한 번 허용인지 여부; 한 번 허용 여부; 일회성 허용 여부; 한 번 허용이라는 사실

    event/createManager
    ko 딜리게이트를 붙이다; 델리게이트를 붙이다; 매니저에 딜리게이트를 붙이다; 매니저에 델리게이트를 붙이다; 매니저를 만들다; 매니저를 생성하다; 위치 매니저를 만들다; 위치 매니저를 생성하다; 관리자를 만들다;
      관리자를 생성하다; 딜리게이트를 지정하다; 딜리게이트를 설정하다; 딜리게이트를 달다; 델리게이트를 달다; 델리게이트를 할당하다; 델리게이트를 연결하다; 대리자를 지정하다; 대리자를 설정하다; 위치 관리자를 초기화하다;
      매니저를 초기화하다; 매니저 인스턴스를 만들다; 매니저 인스턴스를 생성하다; 매니저 객체를 만들다; 매니저를 새로 만들다; 매니저 생성; 위치 관리자 생성; 매니저를 띄우다

    event/reinstall
    ko 앱을 삭제하다; 앱을 지우다; 앱이 삭제되다; 앱 삭제

    accuracy/temporary
    ko 일시적으로 정확한 위치; 임시로 정확한 위치; 임시로 승인받은 정확한 위치; 일시적으로 승인받은 정확한 위치; 일시적으로 받은 정확한 위치; 임시로 얻은 정확한 위치; 임시 full accuracy;
      일시적인 full accuracy; 한시적인 정확한 위치; 정확한 위치를 한 번 임시로; 정확한 위치를 임시로

    noun/condition
    en condition; conditions; monitored condition; monitored conditions
    ko 조건; 감시 조건; 모니터링 조건

    seconds/1
    ko 매초; 초마다; 1초마다; 초 단위

    label/Change to Only While Using
    ko 사용하는 동안만 허용으로 변경; 사용하는 동안만 허용; 사용 중에만 허용으로 변경; 앱을 사용하는 동안만 허용으로 변경; 사용하는 동안만 허용으로 바꾸다; 사용 중에만 허용하도록 바꾸다; 사용하는 동안만으로 바꾸다;
      사용하는 동안만 허용으로 바꾸기; 사용 중에만 허용으로 바꾸다

    prompt/any
    ko 확인 알림; 확인 창; 확인 팝업; 확인 대화 상자; 확인 알림창

    grant/none
    ko 처음 실행한 앱; 처음 설치한 앱; 방금 설치한 앱; 갓 설치한 앱; 새로 설치한 앱; 막 설치한 앱; 아직 권한을 묻지 않은 앱; 한 번도 묻지 않은 앱; 한 번도 요청하지 않은 앱; 아직 요청하지 않은 앱;
      권한을 요청한 적이 없는 앱; 권한을 물은 적이 없는 앱; 처음 실행했을 때; 처음 실행하면; 첫 실행 때; 첫 실행 시; 설치 직후; 처음 설치했을 때

    event/leaveForeground
    ko 잠깐 백그라운드로 가다; 잠시 백그라운드로 가다; 잠깐 백그라운드로 내려가다; 잠시 백그라운드로 내려가다; 잠깐 백그라운드로 나가다; 잠시 백그라운드로 나가다; 잠깐 홈 화면으로 나가다; 잠시 홈 화면으로 나가다;
      잠깐 다른 앱으로 가다; 잠시 다른 앱으로 가다; 잠깐 다른 앱으로 전환하다; 잠시 다른 앱으로 전환하다; 잠깐 포그라운드를 떠나다; 잠시 포그라운드를 떠나다; 잠깐 앱을 벗어나다; 잠시 앱을 벗어나다; 잠깐 화면에서 사라지다

    verb/become
    ko 낮추다; 낮춰지다; 높이다; 높여 주다; 내리다; 내려 주다; 끌어올리다; 끌어내리다; 바꿔 놓다; 바꿔 버리다

    verb/start
    ko 모니터링하다; 모니터링~; 감시하다; 감시~; 지켜보다

    verb/appear
    ko 겹쳐서 나타나다; 겹쳐 나타나다; 겹쳐 뜨다; 겹쳐서 뜨다; 하나 더 뜨다; 하나 더 나타나다; 또 하나 뜨다

    noun/status
    ko 예전 권한; 예전 상태; 예전 값; 이전 권한; 이전 상태; 이전 값; 원래 권한; 원래 상태; 원래 값; 기존 권한; 기존 상태; 종전 권한; 종전 상태; 예전의 권한; 이전의 권한; 이전의 상태

    status/restricted; device/restricted
    ko 자녀 보호 기능으로 막힌; 자녀 보호로 막힌; 기기 관리로 막힌; MDM으로 막힌; 관리 프로파일로 막힌; 제한으로 막힌; 스크린 타임으로 막힌; 자녀 보호 기능이 막은; MDM이 막은
    """
}
