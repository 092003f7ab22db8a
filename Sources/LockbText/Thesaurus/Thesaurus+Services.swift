extension Thesaurus {
  /// Servers, the net, and running software.
  static let services: StaticString =
    """
    request call 요청 호출 리퀘스트
    invalidate purge bust evict 무효화 비우 퍼지
    expire lapse 만료 만기
    ttl lifetime maxage 수명 유효기간 유지시간
    logout signout logoff 로그아웃 로그오프 로그아우트
    authentication identity 인증 신원확인 본인확인
    allowlist whitelist safelist 허용목록 화이트리스트
    denylist blocklist blacklist 차단목록 블랙리스트
    secret credential 시크릿 자격증명 비밀값
    leak expose disclosure 유출 노출 새나가 누출
    vulnerability hole weakness exploit flaw 취약점 보안구멍 허점 약점
    attack hack breach intrusion 공격 해킹 침입 침해 뚫리
    attacker hacker intruder 공격자 해커 침입자
    malware virus trojan malicious 악성코드 바이러스 멀웨어
    injection sqli 인젝션 주입 삽입공격
    sanitize escape clean 이스케이프 정제 걸러내
    encrypt cipher 암호화 암호 인크립트
    decrypt decipher 복호화 해독 디크립트
    sign signature 서명 사인 시그니처 시그니쳐
    certificate cert 인증서 서티
    https ssl tls 보안연결 보안접속 에스에스엘
    twofactor mfa otp 이중인증 이단계 일회용비밀번호
    oauth sso federated 소셜로그인 통합로그인 싱글사인온
    admin administrator root superuser 관리자 어드민 루트 최고관리자
    anonymous guest unauthenticated 익명 게스트 비회원 손님
    firewall packetfilter 방화벽 파이어월
    url link uri 링크 주소 경로 유알엘
    proxy gateway relay 프록시 게이트웨이 중계
    bypass circumvent workaround 우회 피해가 돌아가
    fetch load retrieve pull 가져오 불러오 조회 땡겨오
    throughput bandwidth 처리량 대역폭 스루풋
    retry reattempt again 재시도 다시 리트라이
    throttle ratelimit 속도제한 스로틀링 쓰로틀링 호출제한
    quota limit cap maximum 한도 제한 할당량 쿼터 최대 상한
    webhook callback hook 웹훅 콜백 훅
    reconnect restore 재연결 재접속 다시연결
    online reachable available 온라인 접속가능
    unreachable unavailable down 다운 먹통 안열리 접속불가
    outage downtime incident 장애 중단 사고 다운타임 서버다운
    dns nameserver resolver 네임서버 디엔에스 이름풀이
    network internet net 네트워크 인터넷 네트웍
    compress gzip zip shrink 압축 줄이 컴프레스
    database db datastore 데이터베이스 디비 데이타베이스
    query select search 쿼리 조회 검색 질의
    group aggregate summarize 집계 그룹화 묶 모으 모아
    null empty blank 널 비어있 빈값 공백 비
    transaction atomic 트랜잭션 트랜젝션 원자적
    unlock release 잠금해제 풀 해제
    consistency integrity consistent 일관성 무결성 정합성
    replica replication mirror 복제 복제본 레플리카 미러
    dump export 덤프 내보내 익스포트
    backup snapshot archive 백업 스냅샷 아카이브 스냅숏
    rename retitle 이름변경 개명 이름바꾸기
    open read 열 읽
    append concatenate 덧붙이 이어붙이 이어쓰
    overwrite replace clobber 덮어쓰 교체 대체 엎어쓰
    owner ownership 소유자 주인 오너
    hidden dotfile invisible 숨김 숨기 안보이
    symlink shortcut alias 심볼릭링크 바로가기 심링크
    extension suffix filetype 확장자 파일형식
    disk drive storage volume 디스크 저장소 드라이브 용량 볼륨
    full exhausted 꽉차 가득 가득차 바닥나
    wipe clear reset 초기화 비우 날리 싹지우
    mount attach 마운트 연결 붙이
    production prod live 운영 프로덕션 실서버 상용 본서버
    staging preproduction 스테이징 준비환경
    development dev local 개발 로컬 내컴퓨터
    environment env 환경 실행환경
    pipeline workflow ci 파이프라인 워크플로 워크플로우 자동화
    daemon service 데몬 서비스 상주
    busy overload strained 과부하 바쁘 몰리 폭주 부하
    spike surge burst 급증 폭증 치솟 스파이크 튀
    downscale shrink reduce 축소 줄이 감축
    balance balancer distribute 분산 로드밸런서 부하분산 로드밸런싱
    failover fallback standby 장애조치 페일오버 대체 예비
    redundant redundancy availability 이중화 고가용성 다중화
    selfhost onpremise onprem 자체호스팅 온프레미스 자체서버 직접운영
    rotate rollover 로테이션 교체 순환 갈아주
    metric measurement stat statistic 지표 메트릭 수치 통계
    dashboard panel chart 대시보드 대쉬보드 현황판 상황판
    alarm alert warning 경보 알람 경고
    healthcheck liveness readiness heartbeat 헬스체크 상태확인 상태점검 생존확인
    option flag switch 옵션 플래그 선택사항
    override supersede customize 재정의 오버라이드 덮어쓰 오버라이딩
    reinstall cleaninstall 재설치 다시깔
    stable lts 안정 안정판 안정화
    pin freeze 고정 못박 핀
    transitive indirect 간접 전이 딸려오
    vendor bundled 벤더링 동봉 내장
    migrate switch convert 갈아타 전환 옮기 넘어가
    difference compare versus 차이 비교 다르 달라 차이점
    execute run invoke 실행 돌리 구동
    prompt ask input 프롬프트 입력 물어보 묻 물어
    completion autocomplete 자동완성 완성
    pipe redirect 파이프 리다이렉션 넘기
    exitcode returncode 종료코드 반환코드 종료값 리턴코드
    help usage manual 도움말 사용법 매뉴얼 설명서 헬프
    remote ssh 원격 원격접속 리모트
    sudo elevate privilege 관리자권한 권한상승
    wildcard glob pattern 와일드카드 패턴 별표
    license licence 라이선스 라이센스 사용권
    attribution credit 출처표시 출처 저작자표시
    opensource oss 오픈소스 공개소프트웨어
    commercial business enterprise 상업 상업용 상용 기업용 영리
    paid premium 유료 프리미엄
    cheap inexpensive affordable 싸 저렴 값싸
    bill invoice 청구 청구서 고지서 과금 인보이스
    subscription recurring membership 구독 정기결제 자동결제
    trial demo evaluation 체험 평가판 맛보기 시험
    pay payment checkout purchase 결제 지불 구매 체크아웃
    refund chargeback reimburse 환불 돌려받 반환
    card creditcard debit 카드 신용카드 체크카드
    tax vat 세금 부가세 부가가치세
    receipt proof 영수증 증빙
    discount coupon voucher promo 할인 쿠폰 바우처
    idempotent idempotency 멱등 멱등성 중복방지
    spam junk 스팸 정크 스팸함
    attachment enclosed 첨부 첨부파일 붙임
    recipient addressee receiver 수신자 받는사람 수신인
    sender originator 발신자 보낸사람 발송인 보내는사람
    sms text 문자 문자메시지 에스엠에스
    captcha bot 봇 캡차 자동가입방지
    crawler scraper spider 크롤러 크롤링 스크래핑 긁
    incognito private 시크릿모드 비공개모드 시크릿창
    open public 공개 퍼블릭 열려있
    sensitive confidential personal 민감 기밀 개인정보
    mask redact hide anonymize 마스킹 가리 숨기 익명화
    vault keystore keychain 금고 키체인 키스토어 볼트
    regenerate reissue renew 재발급 갱신 다시발급
    revoke invalidate withdraw 취소 회수 폐기 철회
    incremental differential 증분 차등 변경분
    random uuid guid 무작위 랜덤 난수 임의
    intermittent flaky sporadic occasional 간헐적 가끔 오락가락 들쭉날쭉 어쩌다
    account profile 계정 아이디 어카운트
    user member 유저 회원 이용자
    hardcode embed 하드코딩 박아넣 직접써넣
    plaintext cleartext 평문 암호화안된 일반텍스트
    realtime live instant 실시간 즉시 라이브 곧바로
    cors crossorigin 교차출처 크로스오리진 다른도메인
    cdn edge 시디엔 엣지
    serverless faas 서버리스 서버없이
    kicked evicted ejected 튕기 쫓겨나 강제로그아웃
    interactive conversational 대화형 인터랙티브
    unattended noninteractive silent 무인 비대화형 묻지않
    spoof forge fake impersonate 위조 사칭 속이 가짜
    csrf xsrf 위조요청 요청위조 사이트간요청
    zerodowntime rolling bluegreen 무중단 무중단배포 끊김없이
    canary gradual phased 단계적 점진적 카나리 조금씩
    noisy flood spam 시끄럽 시끄러우 도배 쏟아지
    lockfile pinned 락파일 잠금파일 버전고정
    sandbox isolated 샌드박스 격리 가두
    retention preserve 보존 보관 보유
    severity level 심각도 레벨 등급
    trust rely 신뢰 믿
    secure safe protect 안전 보안 보호 지키
    scale autoscale expand grow 확장 스케일링 늘리 오토스케일링 증설
    apply reflect 적용 반영 먹히
    token jwt bearer 토큰 인증토큰 액세스토큰
    audit trail 감사 감사로그 추적기록
    container containerize 컨테이너 콘테이너
    guess bruteforce 무차별대입 브루트포스 때려맞추
    remember persist stay 기억 유지 남아있
    occupied taken inuse 점유 사용중 차지
    save economize 절약 아끼 절감 줄이
    sudden unexpected abrupt 갑자기 뜬금없이 돌연 난데없이
    leftover orphan dangling unused 찌꺼기 고아 잔여 안쓰
    repeat recurring again 반복 자꾸 계속 또
    separate isolate split 분리 나누 격리 떼어내
    watch follow tail 따라가 지켜보 실시간보기
    partial incomplete truncated 일부 잘리 불완전 짤리
    """
}
