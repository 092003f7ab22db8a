extension Thesaurus {
  /// Programs and how they are written.
  static let programming: StaticString =
    """
    dictionary map hash dict 딕셔너리 사전 맵 연관배열
    string text 문자열 스트링 텍스트
    character char letter 문자 글자 캐릭터
    integer int 정수 인티저
    float decimal double 소수 실수 부동소수점 소수점
    boolean bool 불리언 불린 참거짓
    null nil none undefined 널 없음 미정의 빈값
    empty blank 비어 빈 공백 텅
    tuple pair 튜플 쌍 짝
    unique distinct 고유 유일 유니크
    queue fifo backlog 큐 대기열 선입선출
    stack lifo 스택 후입선출
    node vertex 노드 정점
    struct record 구조체 스트럭트 레코드
    object instance 객체 인스턴스 오브젝트
    element item entry member 요소 항목 원소 아이템 엘리먼트
    index position offset 인덱스 색인 오프셋 번째
    identifier id 식별자 아이디
    first head beginning 처음 첫번째 맨앞
    last tail end 마지막 맨뒤 꼬리 끝
    insert splice 삽입 끼우 끼워넣
    clear purge wipe 비우 싹 클리어
    slice substring cut 자르 잘라 슬라이스 부분문자열
    group categorize classify 묶 그룹 분류 그룹핑
    flatten unnest 평탄화 펼치 납작
    nested embedded 중첩 네스팅 겹겹
    difference diff delta 차이 다르 달라 차이점
    convert cast coerce 변환 형변환 캐스팅
    parse tokenize 파싱 파스 구문분석
    serialize marshal encode 직렬화 시리얼라이즈 인코딩
    deserialize unmarshal decode parse 역직렬화 디시리얼라이즈 디코딩 파싱 해석
    format notation 형식 포맷 서식 양식
    trim strip 트림 다듬 벗기
    sum total 합계 합산 총합
    average mean 평균 산술평균
    range span 범위 구간
    mutable changeable 가변 뮤터블
    immutable readonly frozen 불변 읽기전용 이뮤터블 동결
    constant const fixed 상수 고정 고정값
    variable var 변수 변숫값
    declare define 선언 정의
    initialize init 초기화 초기값 초깃값
    optional nullable 옵셔널 선택적
    function procedure routine 함수 펑션 프로시저 루틴
    method operation 메서드 메소드 연산
    argument parameter param arg 인자 매개변수 파라미터 인수 파라메터
    call invoke 호출 부르 불러 콜
    callback handler 콜백 핸들러 처리기
    lambda anonymous arrow 람다 익명함수 화살표함수
    overwrite clobber 덮어쓰 덮어써 덮이
    decorator annotation 데코레이터 어노테이션 애너테이션 장식자
    wrap enclose 감싸 래퍼 래핑 랩퍼
    chain pipeline 체이닝 연쇄 파이프라인
    parent superclass base 부모 상위 조상 슈퍼클래스
    child subclass descendant 자식 하위 자손 서브클래스
    interface protocol trait contract 인터페이스 프로토콜 규약 트레이트
    constructor initializer ctor 생성자 컨스트럭터
    destructor finalizer 소멸자 파이널라이저 디스트럭터
    property attribute field 속성 프로퍼티 필드 어트리뷰트
    private hidden internal 비공개 프라이빗 숨기 내부 사설
    factory builder 팩토리 팩터리 빌더
    delegate handoff 위임 델리게이트 떠넘기
    dependency prerequisite requirement 의존성 종속성 디펜던시 의존
    inject di 주입 의존성주입
    package library module 패키지 라이브러리 꾸러미 모듈
    require ingest import 임포트 불러오 가져오 들여오 불러들이
    scope visibility 스코프 유효범위 가시성
    global universal 전역 글로벌
    circular cyclic 순환 순환참조 맞물리
    directory folder dir 폴더 디렉터리 디렉토리
    alias nickname shorthand 별칭 별명 에일리어스 줄임말 단축어
    plugin addon extension 플러그인 확장 애드온 확장기능
    condition predicate 조건 조건문 조건식
    branch fork 분기 갈래 갈라지 브랜치
    switch match 스위치 매치 분기문
    infinite endless forever loop 무한 끝없이 무한루프 빙글빙글
    break exit 빠져나가 빠져나오 탈출
    terminate quit shutdown stop 종료 끄 꺼 끝내
    expression formula 표현식 수식
    error err failure fault problem 오류 에러 에라 문제 실패 이상
    exception throwable throw raise 예외 익셉션 예외처리 던지
    throw raise 던지 발생 예외발생
    catch rescue 예외처리 캐치 붙잡
    missing absent nonexistent notfound 누락 빠지 없 못찾
    invalid illegal malformed 잘못되 유효하지않 올바르지않 무효
    valid legal correct 유효 올바르 맞 정상
    wrong incorrect mistaken mismatch 틀리 잘못 엉뚱 틀려 불일치
    unexpected strange weird odd 이상하 예상밖 뜻밖 희한하
    inspect examine peek 들여다보 살펴보 검사 엿보
    trace track follow 추적 트레이스 뒤쫓 따라가
    stacktrace backtrace traceback callstack 스택트레이스 호출스택 콜스택 트레이스백
    log record journal 로그 기록 남기 로깅
    verbose detailed 자세히 상세 장황 자세하
    ensure guarantee 보장 보증
    timeout expire timed 타임아웃 시간초과 만료 시간제한
    concurrent parallel simultaneous race 동시 병렬 동시성 나란히 경합 경쟁상태
    asynchronous async nonblocking 비동기 어싱크 논블로킹
    synchronous blocking 동기 블로킹 동기식
    thread worker 스레드 쓰레드 워커
    promise future 프로미스 퓨처
    deadlock gridlock contention 교착 데드락 교착상태
    race contention 경쟁 레이스 경합 경쟁상태
    task job work worker 작업 태스크 일감 워커
    schedule cron timer periodic 예약 스케줄 스케쥴 크론 주기 정기
    periodic recurring regularly 주기적 정기 주기 꾸준히
    delay postpone defer sleep 지연 미루 늦추 딜레이 슬립
    background daemon 백그라운드 데몬 뒤에서
    late delayed 늦 늦어지 뒤늦
    priority precedence 우선순위 우선
    batch bulk script mass newsletter 일괄 배치 한꺼번에 대량 몰아서 스크립트 단체 뉴스레터
    timestamp datetime 타임스탬프 시각 일시
    timezone utc 시간대 타임존 시차
    duration elapsed 경과 소요 걸리 소요시간
    leak unfreed 누수 새어나가
    allocate reserve 할당 확보
    free release deallocate 해제 반환 풀어주 놓아주
    garbage gc collector 가비지 쓰레기 가비지컬렉션 수거
    pointer ptr 포인터 주소값
    reference ref 참조 레퍼런스
    cache memoize 캐시 캐싱 메모이제이션 캐쉬
    invalidate evict 무효화 캐시삭제 쫓아내
    chunk segment 조각 청크 덩어리
    speed performance throughput 속도 성능 퍼포먼스 처리량
    latency responsiveness 지연시간 응답시간 레이턴시 반응속도
    bottleneck hotspot 병목 병목현상 막히 병목지점
    heavy bloated 무겁 무거워 비대 뚱뚱 무거우
    lazy ondemand deferred 지연 게으르 레이지
    eager upfront preload 미리 즉시로딩 프리로드
    simplify simple easy 간단 단순 단순화 쉽 쉬워
    state status 상태 스테이트
    repository repo 저장소 레포 리포지토리 레포지토리 리포지터리 리포
    persist save retain store keep 저장 유지 보존 영속 남기 보관 간직
    dispatch emit fire trigger 발생 디스패치 쏘 일으키 발동
    subscribe listen observe watch 구독 듣 관찰 지켜보 감시
    unsubscribe unlisten 구독취소 구독해지 구독해제
    event signal 이벤트 사건 시그널
    listener observer subscriber 리스너 옵저버 구독자 관찰자
    propagate bubble spread 전파 버블링 퍼지 번지
    intercept hijack 가로채 인터셉트
    bind tie 바인딩 묶
    receive obtain accept 받 수신 얻 가져오
    share common 공유 공통 공용
    compute calculate 계산 산출 셈
    snapshot dump 스냅샷 덤프 찍어두
    mock stub fake dummy 모의 가짜 더미 흉내 스텁 모킹
    fixture testdata 픽스처 테스트데이터 픽스쳐
    expect anticipate 기대 예상
    succeed pass 성공 통과
    type datatype 타입 자료형 데이터타입
    generic template parameterized 제네릭 템플릿 제너릭 일반화
    infer deduce guess 추론 유추 추측 짐작
    strict rigid tight 엄격 깐깐 빡빡 스트릭트
    loose lenient permissive 느슨 헐겁 헐거워 관대
    compatible interoperable compatibility support 호환 맞물리 호환성 지원
    compile build transpile bundle 컴파일 빌드 트랜스파일 번들 굽
    syntax grammar 문법 구문 신택스
    keyword reserved 키워드 예약어
    hardcoded baked 하드코딩 박아넣
    linter analyzer 린터 린트 정적분석 분석기
    rule policy convention 규칙 룰 관례 규약 컨벤션
    highlight colorize emphasis 강조 하이라이트 색칠 문법강조
    editor ide 편집기 에디터 개발도구
    cursor caret 커서 캐럿
    boilerplate snippet 상용구 스니펫 보일러플레이트
    indent tab 들여쓰기 탭 인덴트 들여쓰
    bracket brace parenthesis 괄호 중괄호 대괄호 소괄호
    quote apostrophe 따옴표 쿼트 작은따옴표 큰따옴표
    separator delimiter 구분자 구분기호 구분문자
    backslash escape 이스케이프 역슬래시 백슬래시
    readable clean tidy neat 깔끔 가독성 깨끗 읽기쉬
    messy dirty spaghetti ugly 지저분 더럽 더러워 엉망 스파게티 난잡
    prettify beautify reformat 정돈 예쁘 예뻐 포맷팅 보기좋
    refactor restructure reorganize 리팩터링 리팩토링 뜯어고치 재구성
    unused dead unreachable 안쓰 미사용 쓸모없 죽은
    bundle pack 번들 번들링 번들러
    compress shrink minify 압축 축소 경량화
    decompress unzip extract unpack inflate 압축풀 압축해제 풀 추출 해제
    livereload hotreload autoreload 핫리로드 자동새로고침 자동반영 라이브리로드
    version release deploy publish ship revision 버전 버젼 릴리스 릴리즈 배포 출시 퍼블리시 디플로이
    downgrade rollback lower 다운그레이드 내리 낮추 버전다운
    migrate port transition transfer 마이그레이션 이전 옮기 옮겨 갈아타 이관 이주
    deprecated obsolete discouraged legacy 폐기예정 구식 레거시 사용중단 옛날
    changelog releasenotes 변경이력 변경사항 릴리스노트 바뀐점
    unsupported unavailable 미지원 불가
    experimental beta preview unstable prerelease alpha nightly 실험적 베타 시험판 미리보기 알파
    stable reliable robust 안정 안정적 튼튼 믿을만
    generate scaffold 생성 자동생성 스캐폴딩
    commandline terminal shell console cli 터미널 콘솔 명령줄 명령창 쉘 셸 커맨드라인
    command instruction 명령 명령어 커맨드
    input typing 입력 인풋 타이핑
    denied forbidden refused rejected 거부 거절 막히 금지
    iterate enumerate foreach 순회 하나씩 훑 차례로
    regex regexp pattern 정규식 정규표현식 레겍스 정규표현
    charset encoding 인코딩 문자셋 문자집합
    hash digest checksum 해시 해쉬 체크섬 다이제스트
    precision accuracy exact 정밀도 정확 정확도 정밀
    modulo remainder 나머지 모듈로
    destructure unpack 구조분해 언패킹 비구조화
    spread expand 펼치 전개 스프레드 늘리
    retrieve extract 꺼내 추출 뽑아내
    force coerce compel 강제 억지 강제로
    tutorial guide howto 튜토리얼 안내 가이드 따라하기 길잡이
    internals mechanism 원리 내부 동작방식
    lifecycle phase stage 생명주기 라이프사이클 단계 수명주기
    cleanup teardown prune tidy purge 정리 뒷정리 치우 청소 비우
    entrypoint main 진입점 시작점 엔트리포인트
    unhandled uncaught 미처리 못잡
    underline squiggle 밑줄 빨간줄 물결
    jump navigate goto 이동 점프 찾아가
    ineffective inoperative 안먹히 소용없 효과없
    move relocate transfer 옮기 옮겨 이동 이전
    """
}
