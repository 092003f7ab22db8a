extension Thesaurus {
  /// Everyday speech: verbs, measures, complaints.
  static let everyday: StaticString =
    """
    freeze hang stuck unresponsive 멈추 얼 먹통 굳 프리징 무반응 멈춰 무한로딩
    crash die abend 죽 튕기 크래시 뻗 터지 꺼지
    slow sluggish laggy lag 느리 굼뜨 버벅이 버벅거리 더디 렉 랙 밀리 느려 답답 느려지
    fast quick rapid speedy 빠르 빨라 신속 재빠르 빨리 쌩쌩
    stutter jank choppy lag 끊기 버벅임 뚝뚝 버벅 버벅이 버벅거리 툭툭 렉 버벅대
    flicker blink flash 깜빡 깜박 깜빡이 깜박이 번쩍 반짝
    spinner loading loader throbber 로딩 빙글빙글 뱅글뱅글 스피너 로더 뺑뺑이
    disappear vanish gone lost 사라지 없어지 날아가 증발 사라져 안보이 유실
    lose lost missing 잃 분실 유실 소실 없어지
    appear show display emerge 나타나 보이 뜨 표시 나오 떠 등장
    hide conceal invisible 숨기 숨 감추 안보이 숨겨 감춰 가리 가려
    delete remove erase uninstall drop 지우 삭제 제거 없애 언인스톨 지워 설치삭제
    change modify alter edit update 바꾸 변경 수정 고치 편집 고쳐 갱신 업데이트
    replace swap substitute 교체 대체 바꿔치기 치환 바꾸 바꿔 갈아끼우
    convert transform 변환 바꾸 전환 컨버트
    fix repair resolve solve 고치 해결 수리 고쳐 바로잡
    troubleshoot diagnose debug investigate 진단 디버깅 디버그 문제해결 트러블슈팅 원인찾
    break broken corrupt damaged malfunction faulty 깨지 고장 망가지 부서지 박살 손상 파손 안되 먹통
    corrupt damaged 손상 깨지 훼손
    fail unsuccessful 실패 안되 망하
    refuse reject deny decline 거부 거절 반려 퇴짜
    ignore skip omit swallow suppress silence 무시 씹히 건너뛰 씹 스킵 생략 빼먹 삼키 억제
    reply respond answer response 응답 대답 답변 답장 회신 리스폰스
    delay latency lag postpone 지연 딜레이 렉 늦어지 미루 늦추 레이턴시
    postpone defer 미루 연기 보류
    wait pending await backoff 기다리 대기 어웨이트 백오프
    beforehand advance 미리 사전 먼저
    immediately instantly straightaway now 즉시 바로 곧바로 당장 즉각
    eventually finally ultimately 결국 마침내 끝내 드디어
    suddenly abruptly unexpectedly 갑자기 돌연 느닷없이 별안간
    gradually progressively incrementally 점점 점차 서서히 차츰
    often frequently 자주 빈번 종종
    sometimes occasionally intermittently 가끔 간헐적 이따금 때때로 간혹
    always constantly 항상 늘 언제나 맨날 계속
    again anew 다시 또 재차
    repeat loop iterate traverse 반복 되풀이 루프 순회 반복문 돌리
    duplicate double repeated twice 중복 이중 겹침 두번 겹치
    already previously 이미 벌써 기존
    before prior preceding 이전 앞서 직전
    simultaneously concurrently together 동시 한꺼번에 함께 나란히
    recently lately 최근 요즘 요새
    latest newest recent current 최신 최근 요즘 새버전
    outdated stale obsolete old 오래되 낡 구식 구버전 옛날 예전 묵
    temporary transient temp tmp scratch 임시 일시적 잠깐 잠시 템프
    permanent forever persistent 영구 영원히 계속 영속
    schedule timetable agenda 일정 스케줄 시간표
    alarm clock 알람 자명종
    countdown timer stopwatch 타이머 카운트다운 초시계
    start begin commence 시작 개시 출발 스타트
    launch startup open start begin boot 실행 켜 구동 기동 띄우 열 시작
    end finish complete 끝 끝나 완료 마치 마무리
    stop halt cease terminate shutdown 멈추 중지 정지 그만두 멈춰 스톱 종료 끄
    pause suspend 일시정지 일시중지 보류
    resume continue 재개 이어서 계속 이어하 이어 이어받
    restart reboot relaunch 재시작 재부팅 리부팅 껐다켜 재기동 껐켜
    reset reinitialize restore 초기화 리셋 재설정 되돌리 원상복구
    undo revert rollback 되돌리 롤백 원복 실행취소 되돌려 되돌리기 무르 원상복구 취소
    cancel abort interrupt unsubscribe 취소 중단 관두 캔슬 끊 해지
    restore recover revive undelete 복구 복원 되살리 살리
    retry reattempt 재시도 다시시도 재도전
    check verify confirm validate 확인 검증 체크 점검 검사 유효성
    find search lookup locate 찾 찾아 검색 뒤지 서치 찾기 탐색 조회
    discover detect 발견 감지 탐지 알아내
    choose select pick 고르 골라 선택 뽑 고름 택
    recommend suggest advise 추천 권장 제안 권하
    necessary mandatory compulsory required 필수 의무 반드시 꼭 필수값
    optional voluntary 선택적 옵션 임의
    allow permit grant enable 허용 허락 허가 승인 부여
    forbid prohibit disallow ban block deny 금지 막 불허 차단 밴
    block prevent avoid 막 차단 방지 블록 피하 예방
    restrict limit constrain cap 제한 한도 제약 한계 상한
    exceed overflow surpass 초과 넘 넘치 벗어나 오버플로 오버플로우 넘어가 넘기
    enough sufficient adequate 충분 넉넉 족하
    lack insufficient shortage 부족 모자라 딸리
    excessive overly 너무 지나치 과도 과하
    additional extra 추가 더 여분
    add append insert 추가 덧붙이 넣 삽입 더하 붙이 인서트
    subtract deduct minus 빼 차감 공제
    increase grow raise increment 늘 늘리 증가 커지 올리 키우
    decrease reduce lessen lower 줄 줄이 감소 감축 줄여 낮추 낮춰 축소
    maximum highest max largest 최대 최고 최댓값 최대값
    minimum least lowest min smallest 최소 최저 최솟값 최소값
    count number quantity tally 개수 갯수 수량 카운트 몇개
    approximately roughly 대략 대충 어림
    exactly precisely accurate 정확 정확히 정밀 딱
    inaccurate imprecise wrong 부정확 틀리 안맞
    same identical equal 같 동일 똑같 동등 일치
    different differ distinct 다르 달라 차이 상이
    similar alike resemble 비슷 유사 닮
    compare versus comparison 비교 대조 견주
    advantage benefit pros 장점 이점 강점
    disadvantage drawback cons 단점 약점 결점
    instead alternatively 대신 말고 대신에
    workaround bypass circumvent hack 우회 편법 회피 꼼수 임시방편 돌아가
    avoid dodge evade 피하 회피 모면
    easy simple straightforward 쉽 쉬우 간단 간편 수월
    difficult hard tough 어렵 어려우 힘들 까다롭 까다로우
    complicated complex intricate 복잡 번잡 까다롭 까다로워
    convenient handy 편하 편리 손쉽
    inconvenient annoying bothersome 불편 귀찮 번거롭 번거로우 성가시
    confusing ambiguous unclear vague 헷갈리 모호 애매 혼란 불명확
    understand comprehend grasp 이해 알아듣 파악
    forget forgotten overlook miss forgot lost 잊 까먹 깜빡 잊어버리 빠뜨리 놓치 분실
    remember recall 기억 떠올리
    remind reminder 리마인더 상기 미리알림
    unnecessary needless redundant 불필요 필요없 쓸데없
    important crucial vital 중요 핵심
    urgent critical emergency 긴급 급하 시급 비상
    dangerous risky hazardous insecure unsafe 위험 위태 불안전
    careful cautious 조심 주의 신중
    warn caution alert 경고 주의 워닝
    reliable trustworthy dependable 믿 신뢰 믿음직
    big large huge 크 커 거대 대형 커다랗 큼직 대용량
    small tiny little lightweight 작 소형 조그맣 쪼그맣 쪼끄맣 가볍 가벼우 경량
    light lightweight slim 가볍 가벼우 경량 가벼워
    short brief concise 짧 짤막 간결
    shorten abbreviate 줄이 단축 축약 약어
    quiet silent mute silence suppress 조용 무음 음소거 소리없 뮤트 잠잠 숨기
    bright brightness 밝 밝기 환하
    dark dim 어둡 어두우 컴컴 다크
    blurry fuzzy 흐리 흐릿 뿌옇 뭉개지 블러 뿌예
    sharp crisp clear 선명 또렷 쨍
    hot overheat heat 뜨겁 뜨거우 발열 과열
    organize arrange sort 정리 정돈 배열
    order sequence 순서 차례 순번 순차
    reverse backward invert flip 거꾸로 반대로 뒤집 역순 반전
    center middle 가운데 중앙 중간 한가운데 센터
    edge corner border 가장자리 모서리 테두리 구석
    near nearby 근처 주변 가까이 가깝 가까우
    compass magnetometer 나침반 자기장 지자기
    overlap cover obscure 겹치 가리 덮 겹쳐 가려지
    stack pile accumulate 쌓 쌓이 누적 축적
    attach stick 붙이 붙 부착
    split divide partition separate shard 나누 쪼개 분할 가르 갈라 나눠 분리 샤드 파티션
    merge combine join concat 합치 병합 결합 묶 이어붙이 머지
    connect link 연결 잇 이어 접속 링크 커넥션 붙
    disconnect drop 끊 끊기 끊어지 단절 뚝뚝 연결끊김
    haptic vibration buzz 진동 햅틱 부르르
    slide swipe glide fling flick 밀 쓸어넘기 스와이프 슬라이드 미끄러지 스르르 휙 플릭 쓸어
    tap touch press click 누르 눌러 터치 탭 두드리 클릭 딸깍
    drag pull 끌 끌어당기 드래그 끌어 당기
    shrink minimize reduce 축소 줄어들 작아지 줄이
    enlarge expand magnify zoom 확대 키우 넓히 커지 줌 돋보기
    fold collapse 접 접히 폴드 접기 폴딩
    unfold unroll expand 펼치 펴 펼쳐
    open unseal 열 열리 오픈
    close shut dismiss 닫 닫히 닫기 치우 클로즈 종료
    lock mutex 잠그 잠금 잠기 락 뮤텍스 잠가
    enable activate 켜 활성화 사용설정 활성 켜지
    disable deactivate 끄 비활성화 꺼
    install setup 설치 깔 인스톨 셋업
    upgrade update bump 업그레이드 업데이트 갱신 올리 판올림 버전업
    download fetch save 다운로드 내려받 다운 받 저장 다운받
    share distribute sharesheet 공유 나누 배포 돌리 나눠
    copy duplicate clone clipboard 복사 복제 베끼 카피 클립보드
    paste insert 붙여넣 붙여넣기 붙이
    typo misspelling 오타 오탈자 맞춤법 철자오류 철자
    listen hear 듣 들어 청취
    ask inquire question 묻 물어 질문 문의
    notify inform alert push 알리 알려 통보 통지 푸시 알림 노티
    learn study 배우 배워 공부 학습 익히
    teach educate instruct 가르치 교육 지도
    teacher instructor tutor 선생 강사 교사 선생님
    student pupil learner 학생 학습자 수강생
    mentor coach 멘토 사수 코치
    beginner newbie novice noob 초보 초보자 입문자 뉴비 초심자
    expert advanced professional 전문가 고수 숙련자 고급
    tutorial walkthrough lesson 튜토리얼 따라하기 강좌 강의
    introduction intro overview 소개 개요 입문 머리말
    guide manual handbook 안내 가이드 설명서 매뉴얼
    example sample demo 예제 예시 샘플 보기 데모
    glossary terminology vocabulary 용어집 용어 어휘
    method approach way 방법 방식
    tip trick 팁 요령 비법 꿀팁
    cheatsheet summary 요약 치트시트 커닝페이퍼 정리
    certificate diploma 자격증 수료증 인증서
    translate localize 번역 옮기 현지화 로컬라이즈 지역화
    contribute contributor 기여 공헌 기여자 컨트리뷰션
    volunteer 자원봉사 봉사 자원봉사자
    participate join attend 참여 참가 참석 동참
    meetup gathering 모임 밋업 정모
    conference convention summit 컨퍼런스 콘퍼런스 학회 행사
    speaker presenter 발표자 연사 강연자
    sponsor donate fund 후원 기부 스폰서 모금
    community forum 커뮤니티 포럼 공동체 게시판
    appear show display emerge
    ask request
    crash abort exception trap
    terminate quit kill close
    launch start open run startup boot
    stop end halt cease finish complete
    resume wake continue
    recover restore regain revert
    twice second again
    missing lack absent without omit
    arrive enter reach
    leave exit depart
    forget lose
    differ difference compare distinguish
    send direct redirect
    tell notify inform report
    receive get obtain fetch
    allow permit grant
    disable off
    enable on
    late slow delay lag
    keep continue remain stay
    create make construct
    add register insert
    error failure fail fault
    text string message wording
    stationary standing motionless
    once one
    temporary briefly
    check verify determine detect
    why reason cause
    need require
    constantly repeatedly always
    fix solve resolve repair
    wrong incorrect invalid
    silent quietly
    old older legacy previous
    simultaneously parallel concurrent
    block prevent forbid prohibit
    precise exact accurate
    rough approximate coarse
    quickly fast immediately
    outdated obsolete deprecated
    pass supply provide
    yield return
    battery power energy
    button switch toggle
    phone device handset
    move travel walk drive
    purpose goal
    lag slow sluggish performance
    render draw paint
    typing input
    parent ancestor
    nested inside inner
    loop cycle recursion infinite
    array list collection
    reset clear initialize
    split divide separate
    wrap enclose surround
    cancel abort stop
    rename move
    login signin authenticate
    upload send post
    download fetch load
    function method
    subclass inherit extend
    test verify assert
    deploy publish release
    filter search
    remember store save persist
    speed fast performance
    memory leak
    mismatch differ
    사라지 없어지 잃
    끄 꺼지
    켜 켜지
    묻 물어보 요청
    막히 막 차단
    멈추 끊기 끊어지 중단 정지
    죽 튕기 크래시 예외
    먹통 얼어붙 멈추
    실행 깨우 구동
    종료 끄 닫
    누르 탭 클릭
    차이 다르 비교 구별 구분
    날마다 매일 매번 자꾸
    계속 유지 지속 이어지
    숨기 감추 가리
    바꾸 바뀌 변경 달라지
    넣 추가 적
    보내 안내
    알아내 확인 구별
    고치 해결 복구
    오류 에러 실패
    잠깐 잠시 일시 임시
    문구 문장 문자열
    돌아가 되돌아가
    도착 들어가 들어오
    떠나 나가 벗어나
    느리 늦 지연
    만들 생성
    필요 요구
    예전 이전 옛날
    재시작 재부팅 재시동
    전부 모두 전체
    이동 움직이
    되돌리 복원
    저장 보관
    버벅 느리 지연 성능
    그리 렌더링
    입력창 입력란 입력
    글자 텍스트 문자
    안쪽 내부
    바깥 외부
    무한 반복 루프
    배열 목록 리스트
    설치 추가
    나누 분리 분할 쪼개
    감싸 둘러싸
    이름 명칭
    함수 메서드
    상속 확장
    배포 출시 릴리스
    기억 저장
    빠르 성능
    내려보내 전달 넘기
    불러오 가져오 로드 로딩
    올리 증가
    내리 감소
    들여다보 검사 확인
    들어오 접근
    만지 조작
    여닫 토글
    붙이 연결 추가
    떼어내 분리 제거
    줄이 축소 감소
    """
}
