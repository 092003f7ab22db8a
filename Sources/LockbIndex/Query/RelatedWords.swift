internal import LockbText

/// Words of everyday speech that say about the same: who asks seldom uses the word of the documents.
enum RelatedWords {
  /// How much a related word counts beside the word as typed.
  static let strength = 0.5

  /// Sets of words, as the index holds their base forms.
  static let english = sets(
    """
    appear show display emerge
    ask request
    deny refuse reject decline
    crash abort exception trap
    terminate quit kill close
    launch start open run startup boot
    stop end halt cease finish complete
    stuck hang freeze
    resume wake continue
    restart reboot relaunch
    recover restore regain revert
    vanish disappear
    twice second again
    missing lack absent without omit
    limit maximum quota cap
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
    remove delete erase
    add register insert
    error failure fail fault
    text string message wording
    stationary standing motionless
    once one
    temporary temporarily briefly
    check verify determine detect
    why reason cause
    choose pick select
    need require
    constantly repeatedly always
    fix solve resolve repair
    wrong incorrect invalid
    hide conceal invisible
    silent silently quietly
    old older legacy previous
    simultaneously parallel concurrent
    block prevent forbid prohibit
    ignore skip
    precise exact accurate
    rough approximate coarse
    quickly fast immediately
    outdated obsolete deprecated
    replace substitute
    merge combine
    throw raise
    pass supply provide
    yield return
    battery power energy
    button switch toggle
    phone device handset
    example sample
    big large
    small little
    move travel walk drive
    purpose goal
    describe explain
    lag slow sluggish performance
    flicker flash
    render draw paint
    typing type input
    textbox textfield input
    parent ancestor
    child descendant
    nested inside inner
    loop cycle recursion infinite
    duplicate copy clone
    array list collection
    dictionary map hash
    reset clear initialize
    install setup
    share common
    split divide separate
    wrap enclose surround
    listen subscribe observe
    cancel abort stop
    rename move
    login signin authenticate
    logout signout
    upload send post
    download fetch load
    folder directory
    argument parameter
    property attribute field
    function method
    subclass inherit extend
    test verify assert
    deploy publish release
    outdated stale old
    unused dead
    sort order
    filter search
    remember store save persist
    speed fast performance
    memory leak
    warning alert
    mismatch differ
    """
  ).map { set in set.map(EnglishStemmer.stem(of:)) }

  static let korean = sets(
    """
    나타나 뜨 나오 보이 표시
    사라지 없어지 잃
    끄 꺼지
    켜 켜지
    묻 물어보 요청
    거부 거절
    막히 막 차단
    멈추 끊기 끊어지 중단 정지
    죽 튕기 크래시 예외
    먹통 얼어붙 멈추
    실행 깨우 구동
    종료 끄 닫
    누르 탭 클릭
    고르 선택
    차이 다르 비교 구별 구분
    날마다 매일 매번 자꾸
    계속 유지 지속 이어지
    숨기 감추 가리
    바꾸 바뀌 변경 달라지
    지우 삭제 제거 없애
    넣 추가 적
    받 얻 가져오
    보내 안내
    알아내 확인 구별
    고치 해결 복구
    오류 에러 실패
    잠깐 잠시 일시 임시
    최대 한도 상한
    문구 문장 문자열
    돌아가 되돌아가
    도착 들어가 들어오
    떠나 나가 벗어나
    느리 늦 지연
    만들 생성
    부르 호출
    허용 허락
    필요 요구
    갱신 업데이트
    예전 이전 옛날
    동시 한꺼번에
    틀리 잘못
    재시작 재부팅 재시동
    정확 정밀
    무시 건너뛰
    바로 즉시 곧바로
    전부 모두 전체
    합치 병합
    끝나 완료 마치
    작동 동작
    정상 올바르
    이동 움직이
    권장 추천
    취소 철회
    되돌리 복원
    저장 보관
    배터리 전력 전원
    단추 버튼
    화면 스크린
    휴대폰 핸드폰 스마트폰
    예시 예제
    목록 리스트
    중복 겹치
    버그 결함
    버벅 느리 지연 성능
    깜빡 깜박 번쩍
    그리 렌더링
    입력창 입력란 입력
    글자 텍스트 문자
    타이핑 입력
    부모 상위
    자식 하위
    안쪽 내부
    바깥 외부
    무한 반복 루프
    복제 복사
    배열 목록 리스트
    초기화 리셋
    설치 추가
    공유 공통
    나누 분리 분할 쪼개
    감싸 둘러싸
    듣 구독 관찰
    이름 명칭
    폴더 디렉터리 디렉토리
    인수 인자 매개변수
    속성 프로퍼티 필드
    함수 메서드
    상속 확장
    배포 출시 릴리스
    정렬 순서
    기억 저장
    빠르 성능
    경고 주의
    어긋나 불일치
    번거롭 불편
    내려보내 전달 넘기
    불러오 가져오 로드 로딩
    올리 증가
    내리 감소
    들여다보 검사 확인
    들어오 접근
    만지 조작
    덮어쓰 교체
    비우 지우
    여닫 토글
    꺼내 추출
    붙이 연결 추가
    떼어내 분리 제거
    늘리 확장
    줄이 축소 감소
    """
  )

  /// The words that say about the same as a word of a query, in one of its forms.
  static func words(for token: Token) -> [String] {
    guard token.kind == .word || token.kind == .hangul else { return [] }
    var words: [String] = []
    for form in [token.surface] + token.stems + token.weakStems {
      for set in token.kind == .hangul ? korean : english where set.contains(form) {
        for word in set where word != form && !words.contains(word) { words.append(word) }
      }
    }
    return words
  }

  private static func sets(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
