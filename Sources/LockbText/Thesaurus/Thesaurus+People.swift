extension Thesaurus {
  /// What people do with documents and devices.
  static let people: StaticString =
    """
    newsletter mailing 뉴스레터 소식지 메일링
    post article 글 게시물 게시글 포스트
    comment remark reply 댓글 코멘트 덧글 의견 답글 리플 주석
    feedback opinion 피드백 의견 의견수렴
    review critique 리뷰 검토 후기
    approve accept 승인 수락 받아들이
    propose proposal 제안 건의 발의
    discuss discussion debate 토론 논의 의논 상의
    bug defect flaw glitch 버그 결함 오류 글리치 하자
    complain complaint 불평 불만 항의 투덜
    reproduce replicate recreate 재현 재연 똑같이
    help assist aid 돕 도우 도움 도와주
    support assistance 지원 고객센터 서포트
    invite invitation 초대 초청 초대장
    register signup enroll 가입 등록 회원가입
    free gratis 무료 공짜 무상
    price cost fee 가격 비용 요금 값 얼마
    expensive costly pricey 비싸 값비싸 고가 부담
    phone smartphone mobile 휴대폰 스마트폰 핸드폰 폰 모바일
    tablet pad 태블릿 패드
    emulator simulator 에뮬레이터 시뮬레이터 가상기기
    battery power 배터리 밧데리 전원 전력
    charge charger 충전 충전기
    discharge drain deplete 방전 닳 소모 광탈
    idle inactive dormant 유휴 휴면
    permission privilege access chmod chown 권한 퍼미션 허가 허락 허용 인가 소유권
    consent agree agreement 동의 승낙 수락
    privacy personal gdpr 개인정보 사생활 프라이버시
    sensor gauge 센서 감지기 측정기
    pedometer step 걸음 만보기 걸음수
    map cartography 지도 맵
    route path 경로 길 루트
    navigate traverse 길찾기 내비게이션 네비게이션 탐색 이동
    latitude longitude coordinate 위도 경도 좌표
    camera photograph 카메라 사진기 촬영
    photo picture image 사진 그림 이미지
    gallery album 갤러리 앨범 사진첩
    microphone mic 마이크 마이크로폰
    screenshot screencap capture 스크린샷 화면캡처 캡쳐 캡처 스샷
    headphone earphone headset 이어폰 헤드폰 헤드셋
    sound audio 소리 음향 오디오 사운드 음성
    ringtone chime beep 벨소리 착신음 알림음 삑 띵동 삐
    flashlight torch 손전등 플래시 후레쉬
    fingerprint biometric 지문 생체인식 생체인증
    airplane flight 비행기 비행기모드 비행모드 에어플레인
    wifi wireless 와이파이 무선 무선랜
    roaming abroad overseas 로밍 해외 외국
    hotspot tethering 핫스팟 테더링
    bluetooth pairing 블루투스 페어링 짝짓기
    sync synchronize 동기화 싱크 맞추
    screen display monitor 화면 스크린 디스플레이 모니터
    portrait vertical vert 세로 세로모드 수직 위아래
    landscape horizontal horiz 가로 가로모드 수평 좌우
    notch cutout safearea 노치 펀치홀 세이프에어리어 안전영역
    keyboard keypad 키보드 자판 키패드 글자판
    setting preference configuration option configure config 설정 환경설정 세팅 셋팅 옵션 구성 컨피그
    default preset fallback 기본값 디폴트 기본 기본설정 초기값
    customize personalize tailor 커스텀 꾸미 맞춤 사용자화 커스터마이즈 개인화 입맛
    wallpaper backdrop 배경화면 바탕화면 월페이퍼
    theme skin appearance 테마 스킨 외관 겉모습
    icon glyph pictogram 아이콘 기호 그림문자 픽토그램
    call dial 전화 통화 다이얼
    storage space capacity 저장공간 용량 저장소
    memory ram heap 메모리 램 메모리공간 힙
    automatic auto automate 자동 저절로 알아서 자동화
    manual hand 수동 손수 직접 일일이
    force forcibly 강제 억지로
    randomly arbitrary 무작위 랜덤 아무거나 임의 난수
    separately individually 따로 개별 각각 별도
    probably perhaps maybe 아마 어쩌면 혹시
    mismatch inconsistent discrepancy 불일치 어긋나 안맞
    misaligned skew crooked askew 어긋나 삐뚤 비뚤 틀어지 삐뚤빼뚤 안맞
    truncate clipped cutoff 잘리 짤리 잘려 짤려
    work function operate 동작 작동 먹히 돌아가
    malfunction misbehave 오작동 오동작 안먹히
    kill terminate abort 죽이 강제종료 킬 중단
    control manage 제어 관리 통제 조종
    improve enhance optimize tune 개선 향상 나아지 최적화 튜닝 다듬
    optimize accelerate tune 최적화 가속 빠르게 튜닝
    consume spend waste 소모 소비 낭비 잡아먹
    measure benchmark 측정 벤치마크 성능측정
    monitor watch supervise observe track 감시 지켜보 모니터링 관찰 추적
    cause trigger provoke 일으키 유발 초래
    depend rely 의존 의지 달려있
    include contain 포함 담 들어있 함유 담기
    exclude omit except 제외 빼 배제 빼놓
    weird strange odd 이상 괴상 희한
    unstable flaky unreliable intermittent sporadic 불안정 오락가락 들쭉날쭉 간헐적 가끔
    alternative substitute replacement 대안 대체 대신 대용
    impossible infeasible 불가능 불가
    useful helpful 유용 쓸모있 요긴
    daily everyday 매일 날마다
    weekly week 매주 주간
    monthly 매월 매달 월간
    interval period 간격 주기
    expire expiration 만료 유효기간
    quit exit 종료 나가
    request demand 요청 요구
    location position place 장소
    offline disconnected 오프라인 연결끊김 인터넷없이
    sleep standby suspend 잠자기 대기모드 슬립 절전모드
    wake awaken 깨 깨우 깨어나
    background backstage 백그라운드 뒷단
    push notification 알림 푸시 노티 통지
    badge dot chip tag pill 배지 뱃지 칩 태그
    passcode pin password passphrase 비밀번호 비번 암호 패스워드
    signal reception 신호 수신 전파
    contact phonebook 연락처 주소록 전화번호부
    conflict clash collide collision 충돌 부딪히 부딪 겹치 안맞 꼬이
    garbled mojibake gibberish 외계어 글자깨짐 깨지 모지바케 깨진글자 한글깨짐
    distort squash stretch 찌그러지 늘어나 왜곡
    blank empty white 백지 빈화면 흰화면 빈 하얗 텅 하얀화면
    adjust tune tweak 조정 조절 튜닝
    miss overlook 놓치 빠뜨리 빼먹
    decorate embellish adorn 꾸미 장식 데코
    translator localizer 번역가 번역자 옮긴이
    workshop seminar 워크숍 워크샵 세미나
    announce announcement notice 공지 공지사항 알림
    vote poll survey 투표 설문
    conduct etiquette manner 행동강령 예절 매너
    maintainer caretaker 메인테이너 관리자
    unsubscribe unregister 구독취소 해지 탈퇴
    reason why rationale cause 이유 까닭 왜 원인
    meaning definition semantics 뜻 의미 정의
    explain describe clarify 설명 해설 풀이
    quiz exam 퀴즈 시험
    course lecture 강의 강좌 수업
    device gadget 기기 장치 디바이스 단말기
    message sms text notice 메시지 메세지 문자 문구 알림
    volume loudness 음량 볼륨 소리크기
    marker pin 마커 핀 표식
    shortcut hotkey keybinding accelerator 단축키 핫키 키바인딩 바로가기키
    """
}
