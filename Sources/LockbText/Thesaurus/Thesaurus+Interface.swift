extension Thesaurus {
  /// What is on a screen and what is done to it.
  static let interface: StaticString =
    """
    button btn 버튼 단추
    checkbox checkmark 체크박스 체크 확인란
    radio radiobutton 라디오 라디오버튼
    toggle switch 토글 스위치
    slider seekbar trackbar 슬라이더 시크바 조절바
    dropdown select combobox picker 드롭다운 셀렉트 콤보박스 선택상자 선택박스
    textbox textfield input 입력창 입력란 입력칸 텍스트박스 텍스트필드 인풋
    textarea multiline 텍스트에어리어 여러줄 멀티라인
    label caption 라벨 레이블 캡션
    tooltip hint 툴팁 말풍선 힌트
    placeholder hint 플레이스홀더 안내문구 힌트 자리표시자
    menu menubar 메뉴 메뉴바 차림표
    toolbar appbar actionbar 툴바 도구모음 앱바 액션바
    navbar navigationbar 내비바 네비바 내비게이션바 네비게이션바
    sidebar drawer sidenav 사이드바 서랍 드로어 옆메뉴
    tab tabbar 탭 탭바
    breadcrumb trail 브레드크럼 이동경로 빵부스러기
    footer bottombar 푸터 바닥글 하단바 꼬리말
    header heading 헤더 머리글 머리말
    title heading headline 제목 타이틀 표제
    subtitle subheading 부제 부제목 소제목
    card tile 카드 타일
    avatar profile 아바타 프로필 프사
    progress progressbar 진행률 진행바 프로그레스 프로그레스바 진행상황
    skeleton shimmer 스켈레톤 시머 뼈대
    dialog modal popup 대화상자 모달 팝업 다이얼로그 팝업창
    alert warning 경고 알림창 경고창 얼럿
    toast snackbar 토스트 스낵바 토스트메시지
    popover flyout 팝오버 플라이아웃
    accordion collapsible expander 아코디언 접이식 접기
    carousel slideshow 캐러셀 슬라이드쇼 슬라이드 회전목마
    pagination paging pager 페이지네이션 페이징 쪽나눔 페이지나누기 쪽나누기
    list listview array vector 목록 리스트 리스트뷰 배열
    table grid datagrid 표 테이블 그리드 데이터그리드
    row line record entry tuple 행 줄 로우 가로줄 레코드
    column col field attribute 열 칼럼 컬럼 세로줄 필드 속성
    tree treeview hierarchy 트리 트리뷰 계층 나무
    window frame 창 윈도우 윈도
    pane panel 패널 창틀
    splitter divider 스플리터 분할선 구분선 분할바
    separator divider rule 구분선 구분자 가로선 경계선
    border outline stroke 테두리 보더 윤곽선 외곽선
    underline underscore 밑줄 언더라인
    strikethrough linethrough 취소선 가운뎃줄
    margin gap spacing 여백 마진 간격 사이
    padding inset 패딩 안쪽여백 안여백
    align justify 정렬 맞추 맞춤 줄맞춤
    portrait upright 세로모드 세로화면 세로방향
    landscape sideways 가로모드 가로화면 가로방향
    orientation rotation 방향 회전 화면방향
    rotate spin turn 회전 돌리 돌려 돌 빙글
    flip mirror 뒤집 반전 좌우반전
    scale resize 크기조절 크기조정 스케일 리사이즈
    stretch elongate 늘리 늘어나 늘려 늘이
    squash squish squeeze 찌그러지 눌리 짜부 찌부러지
    distort warp deform 왜곡 뒤틀리 일그러지 찌그러지
    crop trim 자르 잘라 크롭 오려내
    ellipsis truncate 말줄임 말줄임표 점점점 생략
    overflow spill 넘치 넘쳐 오버플로 오버플로우 삐져나오 튀어나오
    stack layer zindex 겹침 레이어 쌓임 쌓
    front foreground topmost 맨앞 맨위 전면 최상위
    behind underneath beneath 뒤 뒤쪽 밑
    background backdrop wallpaper 배경 백그라운드 바탕 배경화면
    transparent translucent seethrough 투명 반투명 비치 비쳐
    opacity alpha transparency 투명도 불투명도 알파
    pixelated blocky jagged 깨지 깨져 계단현상 자글자글
    antialias smooth 안티에일리어싱 안티앨리어싱 매끄럽 매끄러우
    shadow elevation dropshadow 그림자 섀도 섀도우 쉐도우
    gradient blend 그라데이션 그라디언트 그러데이션
    color colour hue 색 색상 컬러 칼라 색깔
    palette swatch 팔레트 색상표 견본
    contrast legibility 대비 명암 명도차
    brightness luminance 밝기 휘도 명도
    dark darkmode night 다크모드 다크 야간모드 어두운모드
    light bright 밝 라이트 라이트모드
    style css stylesheet 스타일 스타일시트 꾸미기 꾸미
    monochrome grayscale 흑백 회색조 그레이스케일 단색
    font typeface 글꼴 폰트 서체 글씨체
    bold heavy 굵 볼드 두껍 진하
    thin hairline 얇 가늘 가느다랗
    thick thickness weight 두께 굵기
    italic oblique slanted 기울임 이탤릭 이탤릭체 기울임꼴
    letterspacing kerning tracking 자간 커닝 글자간격
    lineheight leading linespacing 행간 줄간격 줄높이
    wrap linebreak newline crlf 줄바꿈 개행 줄바꾸 줄넘김 엔터
    emoji emoticon smiley 이모지 이모티콘
    layout arrangement 레이아웃 배치 구성
    place position 배치 놓
    fixed sticky pinned 고정 스티키 붙박이 달라붙
    float hovering 떠있 띄우 둥둥 플로팅
    responsive adaptive 반응형 적응형
    breakpoint mediaquery 중단점 브레이크포인트 미디어쿼리 분기점
    width wide 너비 가로길이 넓이
    height tall 높이 세로길이
    size dimension length space capacity 크기 사이즈 치수 길이 용량 공간
    fullscreen immersive maximize 전체화면 풀스크린 꽉찬화면 전체창
    fill occupy 채우 채워 꽉차 차지
    ratio proportion aspect 비율 종횡비 화면비 가로세로비
    corner rounded radius 모서리 둥글 라운드 귀퉁이 둥그렇
    circle round circular 동그라미 동그랗 원형 동그래
    rectangle box square 사각형 네모 박스 상자
    draw paint sketch render 그리 그려 그리기 드로잉 렌더링 렌더
    canvas drawing 캔버스 그림판 도화지
    render display show 렌더링 표시 보여주 나타내 띄우
    visible shown 보이 보임 가시성
    black blackout 까맣 검 검은화면 까만 블랙
    shake jitter tremble 떨리 흔들리 덜덜 부들부들 흔들
    jump shift jerk 튀 들썩 밀리 덜컹 출렁
    tearing torn 찢어지 찢어져 티어링 갈라지
    ghost afterimage residue 잔상 고스트 흔적
    artifact glitch 깨짐 글리치 아티팩트 찌꺼기
    broken messed mangled 깨지 망가지 엉망 뭉개지 흐트러지
    ignored swallowed ineffective unapplied 씹히 씹혀 무시 안먹히 안먹혀 적용안되
    repaint redraw refresh 다시그리 새로그리 리페인트 갱신
    rerender rebuild redraw 리렌더 리렌더링 재렌더링 다시그리
    refresh reload 새로고침 새로고치 리프레시 리로드 갱신 다시읽
    animation motion 애니메이션 애니 움직임 모션
    transition tween 전환 트랜지션 화면전환
    fade dissolve 페이드 서서히 스르륵 희미
    bounce spring elastic undeliverable 튕기 통통 바운스 스프링 탄력 반송 되돌아오
    easing curve interpolation 이징 가속 보간 곡선
    smooth fluid seamless 부드럽 부드러우 매끄럽 자연스럽
    framerate fps 프레임 프레임레이트 주사율 초당프레임
    gesture touch 제스처 제스쳐 터치 손짓
    doubleclick doubletap 더블클릭 더블탭 두번클릭 두번누르
    longpress hold 롱프레스 꾹 롱클릭 길게누르 길게눌러
    rightclick contextmenu 우클릭 오른쪽클릭 우클릭메뉴 컨텍스트메뉴
    pinch pinchzoom 핀치 꼬집 오므리 두손가락
    reorder rearrange 순서변경 재정렬 순서바꾸 재배열
    scroll pan 스크롤 굴리 굴려
    scrollbar scrollthumb 스크롤바 스크롤막대
    momentum inertia overscroll 관성 관성스크롤 모멘텀 오버스크롤
    infinite endless 무한 무한스크롤 끝없
    virtualization windowing recycle 가상화 재활용 윈도잉
    hover mouseover 호버 마우스오버 올려놓 갖다대
    cursor pointer 커서 포인터 마우스커서
    trackpad touchpad 트랙패드 터치패드
    focus firstresponder 포커스 초점
    blur unfocus defocus 포커스아웃 포커스해제 초점해제
    highlight emphasize accent 강조 하이라이트 돋보이 눈에띄
    deselect unselect uncheck 해제 선택해제 체크해제
    disable inactive grayed 비활성 비활성화 디스에이블
    readonly uneditable locked 읽기전용 수정불가 편집불가 잠김
    softkeyboard onscreen virtual 가상키보드 화면키보드 소프트키보드 화상키보드
    keydown keypress keystroke 키입력 키다운 키누름
    tabindex taborder 탭순서 탭인덱스 이동순서
    type enter 타이핑 입력 타자
    composition ime 조합 한글조합 조합중 입력기
    autocomplete typeahead suggestion completion intellisense 자동완성 추천어 제안 추천 인텔리센스
    autocorrect spellcheck 자동수정 맞춤법 오타수정 철자검사
    autofill prefill 자동채우기 자동입력 미리채우기
    cut clip 잘라내기 오려두기 잘라내
    redo reapply 다시실행 재실행 다시하기 재적용
    clear erase wipe 지우 지워 비우 비워
    submit send deliver transfer transmit post 제출 전송 보내 서브밋 전달 넘기 건네 발송
    form questionnaire 폼 양식 서식 입력양식
    validate verify check 검증 유효성 유효성검사 검사 밸리데이션
    invalid incorrect malformed 잘못 무효 올바르지 틀리
    login signin logon 로그인 접속 로긴
    email mail 이메일 메일 전자우편
    maxlength charlimit 글자수 최대길이 글자제한
    stepper spinbox spinner 스테퍼 스핀박스 증감버튼
    datepicker calendar 날짜선택 달력 캘린더 데이트피커
    timepicker clock 시간선택 시계 타임피커
    colorpicker eyedropper 색상선택 스포이드 스포이트 컬러피커
    upload attach 업로드 첨부 올리 첨부파일
    browse filechooser filepicker 찾아보기 파일선택 파일열기
    searchbar searchbox 검색창 검색바 검색란
    filter narrow sift condition 필터 거르 걸러 추리 골라내 필터링 솎 조건
    sort order arrange rank 정렬 소트 순서 소팅 줄세우
    group section category 그룹 섹션 분류 묶음
    merge span colspan 병합 합치 합쳐
    empty placeholder blank 빈목록 빈화면 비어있
    freeze pin sticky 틀고정 고정 헤더고정 머리글고정
    multiselect multiple 다중선택 여러개 복수선택
    duplicate twice repeated redundant 중복 두번 겹치 똑같 되풀이
    swap exchange interchange 맞바꾸 교환 스왑
    link hyperlink anchor 링크 하이퍼링크 앵커
    page screen view 페이지 화면 뷰 스크린
    route path endpoint 라우트 라우팅 경로 엔드포인트
    back backward previous 뒤로 뒤로가기 이전 백버튼
    redirect reroute forward 리다이렉트 리디렉션 넘어가 전달 돌리
    deeplink applink universal 딥링크 앱링크
    history backstack changelog 방문기록 히스토리 이력 백스택 내역 변경이력
    wizard stepper 마법사 단계별 스텝퍼 위저드
    splash launchscreen 스플래시 시작화면 로딩화면 스플래쉬
    statusbar systembar 상태바 상태표시줄 스테이터스바
    taskbar dock tray 작업표시줄 트레이
    widget component control 위젯 컴포넌트 컨트롤 부품
    multimonitor dualscreen 듀얼모니터 다중모니터 보조모니터
    resolution dpi density 해상도 화소 디피아이 밀도
    retina hidpi 레티나 고해상도 고밀도
    overlay scrim 오버레이 덮개 덧씌우
    bottomsheet sheet 바텀시트 시트 하단시트
    bookmark favorite 즐겨찾기 북마크 책갈피
    print printer display echo output stdout 인쇄 프린트 출력 찍 표시 표준출력
    preview peek 미리보기 프리뷰 미리
    thumbnail preview 썸네일 섬네일 작은그림
    camera webcam 카메라 웹캠 캠
    record capture 녹화 녹음 레코딩
    barcode qrcode 바코드 큐알 큐알코드
    video movie clip 비디오 동영상 영상 무비
    play playback 재생 플레이
    pause suspend halt 일시정지 잠깐멈춤 멈추 정지 중지
    autoplay autostart 자동재생 저절로재생 자동플레이
    subtitle caption 자막 캡션
    seek scrub 탐색 시킹
    buffering rebuffer 버퍼링 버퍼
    stream live broadcast chunk 스트리밍 스트림 생방송 라이브 중계 흘려보내
    codec encoding 코덱 인코딩 부호화
    sprite spritesheet 스프라이트 스프라이트시트
    lazyload defer lazy 지연로딩 레이지로딩 나중에로딩
    preload prefetch 미리로딩 프리로드 미리받 선로딩
    load fetch 로드 로딩 불러오 불러와 읽어오
    accessibility assistive 접근성 접근가능 배리어프리
    screenreader narrator 스크린리더 화면낭독기 화면읽기
    aloud speak tts 읽어주 낭독 말하 음성합성
    dictation voice speech 받아쓰기 음성입력 음성인식 말로입력
    colorblind daltonism 색맹 색약 색각이상
    blind lowvision visuallyimpaired 시각장애 시각장애인 저시력
    rtl righttoleft 오른쪽에서왼쪽 우횡서
    language locale 언어 로케일
    legible readable 가독성 읽기쉽 잘보이
    narrow cramped tight 좁 좁아 비좁 빽빽 빡빡
    cluttered messy crowded 복잡 지저분 어수선 난잡
    override overwrite replace redefine 덮어쓰 재정의 오버라이드 덮어쓰기 오버라이딩
    inherit cascade extend derive 상속 물려받 이어받 파생
    chart graph plot 차트 그래프 도표 플롯
    chat messenger messaging 채팅 대화 메신저 챗
    feed timeline 피드 타임라인
    unread unseen 안읽음 안읽은 미확인
    banner ribbon 배너 띠 리본
    favicon siteicon 파비콘 사이트아이콘 탭아이콘
    template boilerplate skeleton scaffold 템플릿 서식 보일러플레이트 뼈대
    mockup wireframe prototype 목업 와이어프레임 시안 프로토타입
    markdown richtext wysiwyg 마크다운 리치텍스트 위지윅 서식있는
    misclick mistouch accidental 오터치 잘못누르 실수 오클릭
    debounce throttle 디바운스 스로틀 쓰로틀 연타방지
    unclickable untappable 안눌리 안눌려 클릭불가
    unsaved dirty draft 저장안된 임시저장 초안
    lost vanished wiped 날아가 날라가 유실 없어지
    """
}
