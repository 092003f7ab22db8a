extension ClaimWords {
  /// Verbs, and nouns that are made of them.
  static let predicates = """
    verb/appear
    en appear; appears; pop up; pops up; show up; shows up; come up; comes up; is shown; is displayed;
      is presented; are shown; be shown; be displayed; be presented; popped up; comes; gets shown; reappear
    ko 나타나다; 뜨다; 표시되다; 보이다; 열리다; 나오다; 등장하다; 올라오다

    verb/show
    en show; display; present; bring up; brings up; trigger; triggers; raise; pop; produce; cause; puts up;
      bring back; shown; get; make appear; open
    ko 표시하다; 보다; 보여 주다; 보여주다; 띄우다; 나타내다; 불러오다

    verb/ask
    en ask; asks; request; requests; asked; requesting; ask for; asks for; query; file a request; asking
    ko 요청~; 묻다; 물어보다; 물어; 묻게; 물으; 물어본; 물을

    verb/prompted
    en prompts the user; prompt the user; asks the user; ask the user; is asked; are asked; be asked; was asked;
      been asked; is prompted; be prompted; are prompted; user is prompted; gets asked;
      prompting the user; asking the user

    verb/call
    en call; calls; fires; fire; fired; notified; is notified; informed; invoked; invokes; invoke; called; calling; invoking
    ko 호출~; 부르다; 불리다

    verb/choose
    en choose; chooses; chose; chosen; select; pick; tap; press; picked; selects; taps; answer with; answered
      with; answers; answer; choosing; picking; selecting; tapping
    ko 선택~; 고르다; 누르다; 탭하다; 택하다; 답하다; 응답하다; 탭~

    verb/become
    en become; becomes; change; changes; turn; move; switch; go; goes; revert; fall back; falls back; reset;
      becoming; went; drop back; drops back; end up; ends up; go back; goes back; turns; returns; return;
      transition; drops; drop; upgrade; upgrades; upgraded; downgraded; downgrades; rises; raises; sets; flips; yields;
      yield; starts out; starts as; restores; leads; results; result; lead; put; leaves; turn into; moves
    ko 바뀌다; 변경되다; 전환되다; 돌아가다; 되돌아가다; 변하다; 초기화되다; 넘어가다; 내려가다; 올라가다; 변경~;
      옮겨 가다; 이어지다; 이동하다; 내려오다; 들어가다; 떨어지다; 돌려지다

    verb/stay
    en stay; stays; remain; remains; keep; keeps; is kept; retained; continue; continues; unchanged
    ko 유지되다; 남다; 남아 있다; 머무르다; 그대로다; 유지하다; 변함없다; 그대로이다; 머물다

    verb/report
    en report; reports; read; reads; see; sees; is reported; reported; returned; hears; hear; observes; receive;
      show as; shows as; shows up as; show up as; comes back as; appears as; learn; learns; list; lists;
      is told; told; seen; get reported; reporting; says; reads as
    ko 보고~; 보고받다; 통보~; 통지~; 전해지다; 통보받다; 반환~; 반환받다; 읽히다; 표시되다; 보이다; 나오다; 전달되다; 전달받다; 읽다; 알리다; 돌려주다; 읽어 오다

    verb/grant
    en grant; grants; give; gives; granted; allow; allows; get; gets; receive; receives; obtain; obtains; yield; yields; result; results; leave; leaves;
      has; have; hold; holds; holding; having; gain; gains; obtaining; given; gave; acquire; granting;
      approve; was given; been given
    ko 부여~; 허용하다; 주다; 받다; 얻다; 가지다; 갖다; 승인~; 허락~; 획득~; 취득~; 내주다; 허용되다; 주어지다; 들고 있다; 가지고 있다; 갖고 있다; 쥐고 있다; 확보하다

    verb/deny
    en deny; denies; refuse; refuses; reject; decline; declines; denying; refusing
    ko 거부하다; 거절~; 거부되다; 거부당하다

    verb/end
    en end; ends; expire; expires; lapse; lapses; disappear; lost; revoked; go away; goes away; vanish; over; dies; is withdrawn; withdrawn; times out; ceases; no longer valid; invalid;
      is gone; be lost; is lost; is dropped; is removed; taken away; cease; runs out; gone
    ko 끝나다; 만료되다; 사라지다; 없어지다; 해제되다; 소멸되다; 소멸하다; 상실되다; 풀리다; 회수되다; 잃다;
      만료~; 효력을 잃다

    verb/last
    en last; lasts; persist; persists; survive; survives; remain valid; remains valid; remains in force; stays in force; is kept; stays in effect; outlasts; outlives; carries over;
      hold up; holds up; stays around; is preserved; preserved; stay valid; endure;
      remains in effect; outlive; stays valid; is permanent; permanent; lasting; valid
    ko 유지되다; 지속되다; 계속되다; 이어지다; 살아남다; 남아 있다; 남다; 보존되다; 계속 유지되다; 영구적이다;
      유효하다; 영구히 유지되다

    verb/need
    en need; needs; require; requires; required; necessary; mandatory; must have; depend; depends; demand;
      demands; must contain; must include; must be present; must declare; must be declared; needed; must be
      set; must be in; rely; essential; obligatory; accompany; accompanies; works only with; work only with; only works with; only work with;
      must accompany; demand; must supply; has to contain; has to declare
    ko 필요하다; 필요로 하다; 요구~; 필수다; 필수이다; 필수; 있어야 하다; 필수적이다; 필요; 넣어야 하다;
      선언해야 하다; 추가해야 하다; 포함해야 하다; 갖춰야 하다; 있어야만 하다; 들어 있어야 하다; 등록해야 하다; 필요

    verb/need-not
    en not required; unnecessary; optional; not necessary; not needed; no need
    ko 필요 없다; 필요가 없다; 필요하지 않다; 없어도 되다; 선택 사항이다; 불필요하다; 넣지 않아도 되다

    verb/declare
    en declare; declares; contain; include; add; set; provide; supply; define; declared; declaring; adding
    ko 선언~; 추가~; 넣다; 포함~; 등록~; 제공~; 적다; 정의~; 담다; 들어 있다

    verb/work
    en work; works; operate; operates; run normally; function; functions; succeed; succeeds; working
    ko 동작~; 작동~; 성공~; 기능하다; 통하다; 받아들여지다

    verb/ignore
    en ignored; is ignored; ignores; ignore; discarded; disregarded
    ko 무시~

    verb/exist
    en exist; exists; there is; there are; there isn't; there's
    ko 존재~; 있다

    verb/start
    ko 시작~; 개시~

    verb/missing
    ko 빠지다; 빠져 있다; 누락~; 누락되어 있다

    verb/deliver
    en deliver; delivers; delivered; arrive; receive; receives; receiving; arrives; flow; come in; handed; hand
    ko 전달되다; 전달받다; 받다; 도착하다; 수신~; 들어오다; 오다; 배달되다; 전달하다; 얻다; 통지~; 통보~; 전해지다; 내놓다; 전달~

    verb/launch
    en launch; launches; relaunch; relaunches; wake; wakes; woken; wake up; launched; relaunched; start up;
      restarted; wakes up; starts the app; launch the app; relaunch the app; start the app; brings the app back;
      starts the app again; launch in the background; awakened; revive; revives
    ko 실행~; 실행시키다; 깨우다; 깨어나다; 재실행~; 다시 실행~; 다시 실행해 주다; 다시 띄우다

    verb/available
    en available; supported; offered; supports;
      can be used; be used; usable; has been available; has existed; exists; exist; provided; offers; can be checked; can be read; readable; can be called;
      can be used; is offered; is provided
    ko 사용할 수 있다; 도입되다; 추가되다; 지원~; 제공되다; 쓸 수 있다; 이용할 수 있다; 생기다; 등장하다; 존재하다;
      소개되다; 사용 가능하다; 도입된

    verb/introduce
    en introduced; added; debuted; arrived; came; came with; was introduced; was added; shipped;
      appeared first; made its debut; new in

    verb/unavailable
    en unavailable; not available; unsupported; not supported; missing from; absent; does not exist
    ko 사용할 수 없다; 지원되지 않다; 쓸 수 없다; 없다; 제공되지 않다; 이용할 수 없다

    verb/deprecated
    en deprecated
    ko 지원 중단되다; 더 이상 권장되지 않다; 폐기되다; 사용 중단되다; 디프리케이트되다; 지원이 중단되다

    verb/mean
    en means; mean; correspond; corresponds; equals; stands for; refers; refer; is called; called; known;
      denotes; is the same as; identical; two names for; names for; synonym for; another term for; translates; stand for; another name; same thing; equivalent
    ko 뜻하다; 의미하다; 해당하다; 가리키다; 말하다; 일컫다; 해당~; 같은 말이다; 같은 뜻이다; 같다; 부르다

    verb/occur
    en occur; occurs; come about; comes about

    verb/use
    en use; uses; used; using; can use

    verb/start
    en start; starts; started; starting; begin; begins; began

    verb/create
    en create; creates; created; creating; take; takes; taking

    verb/offer
    en offer; offers; contain; contains; include; has; have; consist; consists; comes with; provides; list;
      defines; define; includes; comprise
    ko 제공하다; 이루어지다; 구성되다; 들어 있다; 가지다; 정의되다; 담기다; 포함하다; 나뉘다; 나오다; 있다
    """

  /// Small numbers.
  static let numbers =
    (["one", "two", "three", "four", "five", "six", "seven", "eight"].enumerated())
    .map { "count/\($0.offset + 1)\nen \($0.element)\nko \(korean[$0.offset])" }
    .joined(separator: "\n\n")

  private static let korean = [
    "하나", "둘; 두; 두 가지; 두 개", "셋; 세; 세 가지; 세 개", "넷; 네; 네 가지; 네 개",
    "다섯; 다섯 가지; 다섯 개", "여섯; 여섯 가지; 여섯 개", "일곱", "여덟",
  ]

  /// Words that carry nothing that is checked.
  static let fillers = """
    fn/actor
    en iPhone
    ko 아이폰

    fn/filler
    en Core Location; iOS app; location-aware; native; Apple; simply; moment; case; time; way; result; call;
      method; function; option; button; choice; choices; values; cases; options; row; switch; label; called; named;
      level; levels; foreground app; instance; object; property; case of; enum; enumeration; type; new;
      kind; user's; app's; return; user's choice; answer; decision; permanently; temporarily; ordinary;
      normal; usual; separately; device-wide; globally; completely; fully; entire; whole; later on; too;
      second; dedicated; special; particular; user's consent; consent; further; additional;
      certain; given; given app; appropriate; corresponding; relevant; necessary key; back; away; own app;
      made; make; makes; making; do; its own; anything; another; wants; want; lets; let;  current; user has; common; early; beforehand; enough; SwiftUI app; UIKit app; process; doing; about; order; different; same way; fresh;
      brand-new; straight away; right; present; enum; member; members; SDK; one and the same; the same; by default; a second time;
      second time; the first time; recent; current; once more; next; Info; editor; visible to; global; both of; up; mode; just;
      screen; list; API's; afterwards; instantly; promptly; outright; in advance; initially; eventually; whatsoever; in place; in hand; hand;
      internally; purely; definitely; certainly; naturally; indeed; basically; getter; message; sheet; menu; section; page; pane;
      panel; corner; item; items; field; fields; variable; line; word; possible; available choices; whole thing; the moment; in turn; to the app; support; feature; features; full; of it
    ko 항목; 메서드; 함수; 프로퍼티; 인스턴스; 열거형; 케이스; 케이스들; 종류; 방법; 방식; 결과;
      수준; 단계; 화면; 이름; 라벨; 코드; 기기 전체; 전체; 완전히; 영구적으로; 일시적으로; 사용자의; 답; 응답;
      결정; 동의; 추가로; 추가; 특별한; 별도의; 아무; 어떤; 그 밖의; 다른; 새; 새로운; 처음; 첫; 그 순간; 순간;
      의해; 의한; 의해서; 위치 관리자; 관리자; 코어 로케이션; 개발; 호출; 사용; 사용하다; 이용~; 쓰다; 만들다;
      있는 그대로; 개; 번; 번째; 한 번; 실제; 곧; 당시; 현재; 지금; 최초; 이외;
      외에; 외; 기준; 기본; 기본적으로; 기본값; 원래; 원래의; 이름의; 관련; 관련된; 정도; 만큼; 내내; 계속; 계속해서;
      영구; 일시적; 임시; 임시로;  곧장; 최대; 처음 한 번; 네이티브; 비록; 맨; 생긴; 발생한; 일어난; 연달아; 비로소; 마침내; 이어서; 자리에서; 클래스;
      조회하다; 그 자리에서; 새로이; 알아서
    """
}
