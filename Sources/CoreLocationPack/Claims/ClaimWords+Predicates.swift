extension ClaimWords {
  /// Verbs, and nouns that are made of them.
  static let predicates = """
    verb/appear
    en appear; appears; pop up; pops up; show up; shows up; come up; comes up; is shown;
      is displayed; is presented; are shown; be shown; be displayed; be presented; popped up; comes;
      gets shown; reappear; emerge; emerges; surfaces; turn up; turns up; turned up; is raised;
      is triggered; triggered; arises; is put up; is brought up; pops; came up; came; comes back;
      come back; pops up again; greets; gets displayed; gets presented; gets triggered;
      comes to the screen; will come; will come up; comes next; shown to the user;
      displayed to the user; presented to the user; was shown; was displayed; has been shown;
      has been displayed; been shown; been displayed; was presented; been presented; displayed;
      presented; returns to the screen
    ko 나타나다; 뜨다; 표시되다; 보이다; 열리다; 나오다; 등장하다; 올라오다

    verb/show
    en show; display; present; bring up; brings up; trigger; triggers; raise; pop; produce; cause;
      puts up; bring back; shown; get; make appear; open; put up; brings about; elicits; elicit;
      issues; generates; generate; brings back; bringing up; brought up; bring it up; show again;
      shows again; presents; displays; displaying; presenting; triggering; raising; showing;
      causing; pops up with; makes appear; invokes; sets off; provokes; evokes; opens up;
      prompting with; produces; lets appear; conjures up; gives rise to; calls up; fires up;
      asks with; confronts with; bring; brings; brought; putting up; get back; gets back; see; sees;
      saw
    ko 표시하다; 보다; 보여 주다; 보여주다; 띄우다; 나타내다; 불러오다

    verb/ask
    en ask; asks; request; requests; asked; requesting; ask for; asks for; file a request;
      asking; seek; seeks; solicit; solicits; inquire; inquires; apply for; applies for; ask again;
      asks again; ask once more; asks once more; asking again; petition; makes a request;
      make a request; making a request; submits; files; be asked for; is asked for; asked for;
      been asked for; are asked for; was asked for; be requested; is requested; been requested;
      can be requested
    ko 요청~; 묻다; 물어보다; 물어; 묻게; 물으; 물어본; 물을

    verb/prompted
    en prompts the user; prompt the user; asks the user; ask the user; is asked; are asked;
      be asked; was asked; been asked; is prompted; be prompted; are prompted; user is prompted;
      gets asked; prompting the user; asking the user; prompt again; prompts again;
      prompts the user again; asks the user again; prompts the person; asks the person; asks people;
      asked the user; user sees a prompt; get prompted; gets prompted; asked for permission;
      asked for permission again; asked for location; be asked again; is asked again; get asked;
      got asked; was prompted; been prompted; prompt users; prompts users; asks users; ask users;
      asks them; be queried; is queried; prompts people; ask for the user's permission;
      ask the person; ask people; asks the user for permission; prompt the person;
      user sees the prompt; being prompted; will be asked; gets to see a prompt

    verb/call
    en call; calls; fires; fire; fired; notified; is notified; informed; invoked; invokes; invoke;
      called; calling; invoking; issue; issues; issued; make a call; makes a call; executes;
      execute; notify; notifies; call again; calls again; called again; called back; calls back;
      call back; invocation; rings; ring; hears from; contacted; pinged; repeating; repeat; repeats;
      calls to; a call to; a call of; calls of; calling again; invoking again; is called;
      are called; be called; was called; get called; gets called; been called; is invoked; is fired;
      be notified; are notified; gets notified
    ko 호출~; 부르다; 불리다

    verb/choose
    en choose; chooses; picks; chose; chosen; select; pick; tap; press; picked; selects; taps; answer with;
      answered with; answers; answer; choosing; picking; selecting; tapping; opt for; opts for;
      opted for; go for; goes for; went for; settle on; settles on; decide on; decides on;
      decided on; decide for; decides for; click; clicks; hit; hits; pressed; presses; tapped;
      selected; accept; accepts; reply; replies; replied; respond; responds; responded; agree to;
      agrees to; agreed to; opting for; answering; answered; goes with; went with; set to; sets to;
      ticks; switched to; marks; responding; replying; clicking; hitting; pressing; chooses again
    ko 선택~; 고르다; 누르다; 탭하다; 택하다; 답하다; 응답하다; 탭~

    verb/become
    en become; becomes; change; changes; turn; move; switch; go; goes; revert; fall back;
      falls back; reset; becoming; went; drop back; drops back; end up; ends up; go back; goes back;
      turns; returns; return; transition; drops; drop; upgrade; upgrades; upgraded; downgraded;
      downgrades; rises; raises; sets; flips; yields; yield; starts out; starts as; restores; leads;
      results; result; lead; led; put; leaves; turn into; moves; falls; fell; slips; jump; jumps; jumped;
      gets; got; promote; promotes; promoted; demote; demotes; demoted; convert; converts;
      converted; turns into; turned; shifts; shift; end in; ended up; became; comes down; come down;
      brings to; brings back to; lifts; lift; raised; elevates; elevate; moved; moving; switched;
      switching; changed; changing; reverted; reverts; reverting; falling; dropped; drop down;
      goes down; goes up; resets; resetting; put back; puts back; puts; sets back; set back;
      sent back; sends back; leaves it; left with; leave it; taken down; takes down; take down;
      turn back; turns back; starts from; start from; begins as; returned; brought back;
      comes to be; upgrading; downgrading; downgrade; transitions; transitioned; rests;
      settles; settle; sinks; climbs; advances; winds up; wind up; went back; fell back; comes out;
      expands; shrinks; reaches; reach; gone back; stands at; take; takes; took; fixes; restore;
      restored; restoring
    ko 바뀌다; 변경되다; 전환되다; 돌아가다; 되돌아가다; 변하다; 초기화되다; 넘어가다; 내려가다; 올라가다; 변경~;
      옮겨 가다; 이어지다; 이동하다; 내려오다; 들어가다; 떨어지다; 돌려지다

    verb/stay
    en stay; stays; remain; remains; keep; keeps; is kept; retained; continue; continues; unchanged;
      linger; lingers; is left; be left; stayed; remained; remaining; staying; keeping;
      keep reporting; keeps reporting; does not change; doesn't change; do not change; unaffected;
      untouched; unaltered; is not changed; intact; the same as before; sticks; sticks to; stick;
      unaffected by; as it was; as it is; keeps its; stands; not affected; stays put; holds on;
      goes unchanged
    ko 유지되다; 남다; 남아 있다; 머무르다; 그대로다; 유지하다; 변함없다; 그대로이다; 머물다

    verb/report
    en report; reports; read; reads; see; sees; is reported; reported; returned; hears; hear;
      observes; receive; show as; shows as; shows up as; show up as; comes back as; appears as;
      learn; learns; list; lists; is told; told; seen; get reported; reporting; says; reads as;
      tell; tells; show; shows; indicate; indicates; indicated; signal; signals; announce;
      announces; expose; exposes; reveal; reveals; says so; reflect; reflects; reflected; display;
      displays; yields; answers with; surfaces as; registers as; looks like; look like;
      presents itself as; listed as; listed; treated as; treat as; seen as; is seen as; comes back;
      come back; came back; comes out as; comes across as; is returned; be reported; reports as;
      reported as; being reported; expressed as; represented as; represent; represents; read as;
      is read as; visible as; is shown as; shown as; displayed as; described as; labelled; labeled;
      heard; gets to see; gets to know; know as; knows as; saw; told about; learned; learnt;
      discover; discovers; find out; finds out; hand over; turns out as; appear as; comes as;
      show up; shows up; registers; informs; inform; informed of; mentions; publishes; notifies of
    ko 보고~; 보고받다; 통보~; 통지~; 전해지다; 통보받다; 반환~; 반환받다; 읽히다; 표시되다; 보이다; 나오다; 전달되다; 전달받다; 읽다; 알리다; 돌려주다; 읽어 오다

    verb/grant
    en grant; grants; give; gives; granted; allow; allows; get; gets; receive; receives; obtain;
      obtains; yield; yields; result; results; leave; leaves; has; have; hold; holds; holding;
      having; gain; gains; obtaining; given; gave; acquire; granting; approve; was given;
      been given; confer; confers; bestow; permit; permits; authorize; authorizes; authorise;
      approves; approved; accept; accepts; accepted; regain; regains; regained; recover; recovers;
      possess; possesses; owns; enjoy; enjoys; award; awards; awarded; held; got; had; leaves with;
      left with; supply; obtained; acquires; acquired; receiving; received; getting; giving;
      allowed; allowing; lend; lends; entitle; entitles; secures; secure; earns; earn; wins; win;
      nets; is given; was granted; has been granted; been granted; is granted; be granted;
      comes into; offers the app
    ko 부여~; 허용하다; 주다; 받다; 얻다; 가지다; 갖다; 승인~; 허락~; 획득~; 취득~; 내주다; 허용되다; 주어지다; 들고 있다; 가지고 있다; 갖고 있다; 쥐고 있다; 확보하다

    verb/deny
    en deny; denies; refuse; refuses; reject; decline; declines; denying; refusing; turn down;
      turns down; turned down; rejected; rejects; disallow; disallows; forbid; refused; declined;
      denied; rejecting; withhold; withholds; withheld; rebuff; rebuffs
    ko 거부하다; 거부되다; 거부당하다; 거절하다

    verb/end
    en end; ends; expire; expires; lapse; lapses; disappear; lost; revoked; go away; goes away;
      vanish; over; dies; is withdrawn; withdrawn; times out; ceases; no longer valid; invalid;
      is gone; be lost; is lost; taken away; cease; runs out; gone; evaporate; evaporates; wear off;
      wears off; cancelled; canceled; wiped; forget; forgets; forgotten; discarded; erase; erased;
      voided; void; invalidated; cleared; clears; comes to an end; come to an end; expired;
      expiring; expiry; lapsed; lapsing; lapse of; ended; ending; revoke; revokes; revoking;
      is over; are over; be over; was over; withdraws; withdraw; taken back; is taken away;
      be taken away; drops away; fades; dissolves; perish; perishes; ceases to exist;
      no longer exists; no longer holds; no longer applies; ceases to be valid; becomes invalid;
      loses its validity; loses effect; ends up lost; disappears; disappeared; vanishes; vanished;
      undone; void after; annulled; cleaned up; ended by; cut off; cuts off; stops being valid;
      destroyed; breaks off; brings to an end; puts an end to; bring to an end; collapses;
      ceases to apply; lose; loses; losing; loss; used up; is used up; is dropped
    ko 끝나다; 만료되다; 사라지다; 없어지다; 해제되다; 소멸되다; 소멸하다; 상실되다; 풀리다; 회수되다; 잃다;
      만료~; 효력을 잃다

    verb/last
    en last; lasts; persist; persists; survive; survives; remain valid; remains valid;
      remains in force; stays in force; is kept; stays in effect; outlasts; outlives; carries over;
      hold up; holds up; stays around; is preserved; preserved; stay valid; endure;
      remains in effect; outlive; stays valid; is permanent; hold on; live on; lives on; remembered;
      is remembered; remembers; retained; is retained; indefinitely; until revoked; everlasting;
      without end; lasted; persisted; persisting; surviving; survived; kept alive; stays alive;
      keep alive; keeps alive; stays effective; remains effective; remain effective; stay effective;
      keeps its validity; keeps working; keep working; is durable; is still there; still valid;
      is still valid; still exists; is unlimited; lasts forever; outlived; carry over;
      carried over; endures; continues to exist; continues to hold; remains in place; stay in place;
      stays in place; stays intact; be kept; maintained; is maintained; are permanent; be permanent;
      becomes permanent; remains permanent; is indefinite; is valid; be valid; are valid; alive;
      keep going
    ko 유지되다; 지속되다; 계속되다; 이어지다; 살아남다; 남아 있다; 남다; 보존되다; 계속 유지되다; 영구적이다;
      유효하다; 영구히 유지되다

    verb/need
    en need; needs; require; requires; required; necessary; mandatory; must have; depend; depends;
      demand; demands; must contain; must include; must be present; must declare; must be declared;
      needed; must be set; must be in; rely; essential; obligatory; accompany; accompanies;
      works only with; work only with; only works with; only work with; must accompany; must supply;
      has to contain; has to declare; call for; calls for; presuppose; presupposes; insist on;
      insists on; hinge on; hinges on; prerequisite; precondition; must hold; must be held;
      dependent; must exist; must be provided; must be supplied; must be in Info.plist;
      must be added; must provide; must specify; must define; must list; must be listed;
      must be specified; must carry; must come with; must be there; cannot do without;
      can't do without; can't work without; cannot work without; cannot be used without;
      does not work without; doesn't work without; do not work without; won't work without;
      will not work without; needs to have; need to have; needs to declare; has to be declared;
      have to be declared; has to be set; has to be present; has to be there; has to provide;
      has to supply; have to supply; have to provide; has to include; has to list;
      needs to be declared; needs to be present; needs to be set; needs to contain;
      needs to include; indispensable; compulsory; conditional on; contingent on; must be given;
      must be written; prescribes; prescribe; reliant; relies; requirement; requirements;
      prerequisites; must be included; must be contained; requiring; needing;
      must have been granted; must have been given; only works under; only work under; has need of;
      are a must; is a must; must be authorized for; must be granted; must own; must possess;
      has to hold; have to hold; has to have; have to have; must already have; must already hold
    ko 필요하다; 필요로 하다; 요구~; 필수다; 필수이다; 필수; 있어야 하다; 필수적이다; 필요; 넣어야 하다;
      선언해야 하다; 추가해야 하다; 포함해야 하다; 갖춰야 하다; 있어야만 하다; 들어 있어야 하다; 등록해야 하다; 필요

    verb/need-not
    en not required; unnecessary; optional; not necessary; not needed; no need; superfluous;
      redundant; dispensable; voluntary; can be omitted; may be omitted; may be left out;
      can be left out; isn't needed; isn't required; aren't required; aren't needed;
      isn't necessary; aren't necessary; not mandatory; not a must; not obligatory; is not needed;
      is not required; are not required; are not needed; need not be present; needn't be present;
      can be missing; may be missing; can be absent; may be absent; does not require;
      doesn't require; do not require; don't require; does not need; doesn't need; do not need;
      don't need; no need for; no requirement; no longer needed; no longer required;
      no longer needs; can do without; does without; works without; work without;
      works even without; works just as well without; need not be declared; need not be set;
      need not have; needn't have; doesn't depend on; does not depend on; not a requirement;
      not compulsory; needn't be declared; needless; needs no; requires no; need no; require no;
      not essential; unneeded; does not have to have; doesn't have to have; does not call for;
      does not demand; not a prerequisite; no prerequisite
    ko 필요 없다; 필요가 없다; 필요하지 않다; 없어도 되다; 선택 사항이다; 불필요하다; 넣지 않아도 되다

    verb/declare
    en declare; declares; contain; include; add; set; provide; supply; define; declared; declaring;
      adding; list; lists; specify; specifies; specified; state; states; write; writes; wrote;
      ships with; fill in; insert; inserts; put into; puts into; put in; puts in; added; adds; sets;
      providing; supplying; supplied; defining; stating; entered; enter into; included; containing;
      contained; has a value; fills in; supplies; provides; mentions
    ko 선언~; 추가~; 넣다; 포함~; 등록~; 제공~; 적다; 정의~; 담다; 들어 있다

    verb/work
    en work; works; operate; operates; run normally; function; functions; succeed; succeeds;
      working; succeeded; behave normally; behaves normally; honored; honoured; go through;
      goes through; take hold; kick in; kicks in; processed; served; executed; is successful;
      successful; takes hold; come into effect; comes into effect; come into force; worked;
      operates normally; function normally; is accepted; accepted; does its job; does its work;
      do its work; reacts; react
    ko 동작~; 작동~; 성공~; 기능하다; 통하다; 받아들여지다

    verb/ignore
    en ignored; is ignored; ignores; ignore; discarded; disregarded; swallow; swallows; swallowed;
      dismissed; suppressed; suppress; skipped; skips; disregards; overlook; overlooked; overlooks;
      ignoring; turned into a no-op; unheeded; unheard; discards; discard; goes unheeded;
      pays no attention; passed over; without being heard; falls on deaf ears; rejected silently;
      silently rejected; refused silently
    ko 무시~

    verb/exist
    en exist; exists; there is; there are; there's; there was; there were;
      there has been; there will be; exist for; exists for; there exists; there exist; can be found;
      is found; is to be found; existed
    ko 존재~; 있다

    verb/start
    en kick off; kicks off; initiate; initiates; run; runs; running; set up; sets up; started up;
      starting up; activate; activates; subscribe; subscribes; register; registers; registering;
      iterate; iterates; iterating; iteration; loops over; looping over; loop over; consuming
    ko 시작~; 개시~

    verb/missing
    en lacks; lack; is missing; are missing; absent; omitted; omits; omit; left out; leaves out;
      not declared; undeclared; isn't declared; isn't present; not in Info.plist; is not present;
      is not declared; is not set; not set; isn't set; aren't declared; are not declared; forgotten;
      forgot; not included; not contained; not listed; without a value; fails to declare;
      fails to contain; not found; isn't provided; not specified
    ko 빠지다; 빠져 있다; 누락~; 누락되어 있다

    verb/deliver
    en deliver; delivers; delivered; arrive; receive; receives; receiving; arrives; flow; come in;
      handed; hand; get; gets; hand over; supply; stream; streams; obtain; obtains; collect;
      collects; collected; fetch; fetches; come through; comes through; keep coming; keeps coming;
      arriving; arrived; streaming; delivering; received; comes in; served; supplied; gather;
      gathers; get delivered; gets delivered; is delivered; are delivered; be delivered; forwarded;
      forwards; produce; produces; produced; yields; yield; keeps receiving; keep receiving;
      keep delivering; keeps delivering; continue to receive; continues to receive; emits; emit;
      flows; goes on delivering; continue delivering; continues delivering; handed over; handed to;
      continues to arrive; track; tracks; tracking
    ko 전달되다; 전달받다; 받다; 도착하다; 수신~; 들어오다; 오다; 배달되다; 전달하다; 얻다; 통지~; 통보~; 전해지다; 내놓다; 전달~

    verb/launch
    en launch; launches; relaunch; relaunches; wake; wakes; woken; wake up; launched; relaunched;
      start up; restarted; wakes up; starts the app; launch the app; relaunch the app;
      start the app; brings the app back; starts the app again; launch in the background; awakened;
      revive; revives; bring back to life; spin up; spins up; reawaken; resurrect; resurrects;
      launching; relaunching; waking; wakes it up; started up; awaken; awakens;
      roused; rouse; brought back to life; woke; starts a terminated app; start a terminated app;
      launch it; launches it; relaunches it; start the app in the background;
      starts the app in the background; launches the app in the background;
      launch the app in the background; bring a terminated app back; launches a terminated app;
      wakes the app; wakes the app up; brings it back; relaunched in the background;
      launched in the background; bring the app back; brought back by; bring to life; restarts it;
      background launch; background launches; background relaunch; launch of the app
    ko 실행~; 실행시키다; 깨우다; 깨어나다; 재실행~; 다시 실행~; 다시 실행해 주다

    verb/available
    en available; supported; offered; supports; can be used; be used; usable; has been available;
      has existed; exists; exist; provided; offers; can be checked; can be read; readable;
      can be called; is offered; is provided; ship; ships; shipped; callable; accessible;
      obtainable; in existence; can be accessed; is present; was available; is usable; is supported;
      are supported; be called; be relied on; is callable; is accessible; has been in; have been in;
      has been around; at hand; offered by;
      available to; on offer; been offered; has been there; be read; be checked; can be set;
      can be made; can be created; has been possible
    ko 사용할 수 있다; 지원~; 제공되다; 쓸 수 있다; 이용할 수 있다; 존재하다;
      사용 가능하다

    verb/introduce
    en introduced; debuted; was introduced; shipped; appeared first; made its debut; new in;
      came in; arrived with; arrived in; came along; came along with; first appeared; first shipped;
      appears first; first introduced; first available; dates from; has its origin;
      started shipping; is new in; are new in; was new in; first came; first offered;
      first came with; landed in; first released; was born; =Introduced; was added in;
      was added with; were added in; were added with; added in; added with; came with;
      has been added in
    ko 도입~; 도입되다; 처음 도입되다; 새로 도입되다; 추가되다; 처음 추가되다; 새로 추가되다; 등장하다; 처음 등장하다; 소개되다; 처음 소개되다;
      선보이다; 처음 선보이다; 공개되다; 처음 공개되다; 생기다; 새로 생기다; 처음 생기다; 처음 나오다; 처음 제공되다; 처음 지원되다; 신설~;
      도입된; 새로 나오다; 처음으로 도입되다; 처음으로 추가되다; 처음으로 등장하다

    verb/unavailable
    en unavailable; not available; unsupported; not supported; missing from; absent; does not exist;
      nonexistent; non-existent; not offered; cannot be used; can't be used; is not there;
      not present; isn't there; isn't available; aren't available; isn't supported;
      aren't supported; isn't offered; is not offered; doesn't exist; do not exist; don't exist;
      cannot be called; can't be called; not provided; is missing on; has no equivalent;
      removed from; cannot be found; not to be found; did not exist; didn't exist; hasn't existed;
      not callable; is absent; out of reach; inaccessible; unusable; not usable;
      not exposed; not possible on; not yet available; not yet exist; unknown to; impossible on
    ko 사용할 수 없다; 지원되지 않다; 쓸 수 없다; 없다; 제공되지 않다; 이용할 수 없다

    verb/deprecated
    en deprecated; obsolete; obsoleted; deprecation; deprecates; retired; outdated; phased out;
      discontinued; marked as deprecated; marked deprecated; no longer recommended; been deprecated
    ko 지원 중단되다; 더 이상 권장되지 않다; 폐기되다; 사용 중단되다; 디프리케이트되다; 지원이 중단되다

    verb/mean
    en means; mean; correspond; corresponds; equals; stands for; refers; refer; known; denotes; is the same as; identical; two names for; names for; synonym for;
      another term for; translates; stand for; another name; same thing; equivalent; designate;
      designates; signify; signifies; amount to; amounts to; boils down to; equivalent to; go by;
      goes by; nickname; map to; maps to; interchangeable; synonyms; synonymous;
      one and the same thing; name for; names of; the same as; a synonym of; the same thing as;
      same as; just another word for; another word for; other word for; other name for;
      other names for; equal; tantamount; identical to; identical with; also known as; also called;
      alias; aliases; alias of; the very same; meaning the same; denote; translates to; equate;
      equates; equated; known under the name; coincide; coincides; two words for; words for;
      terms for; term for; two terms for; expressions for; known as; is known as; spelling of;
      spellings of; spelling for; one and the same; the same thing; the very same thing;
      mean the same; is the same; are the same
    ko 뜻하다; 의미하다; 해당하다; 가리키다; 말하다; 일컫다; 해당~; 같은 말이다; 같은 뜻이다; 부르다

    verb/occur
    en occur; occurs; come about; comes about; comes into being; crops up; happens; arises; arise;
      come into existence; is seen; be seen; is met; is encountered; be encountered; show itself;
      can happen

    verb/use
    en use; uses; used; using; can use; make use of; makes use of; rely on; relies on; apply;
      applies; utilize; utilizes; employ; employs; consume; consumes; adopts; adopt

    verb/start
    en start; starts; started; starting; begin; begins; began

    verb/create
    en create; creates; created; creating; take; takes; taking; instantiate; instantiates;
      instantiating; construct; constructs; allocate; initialize; initializes; build; builds; built;
      retake; retakes; retaken; retaking; take again; takes again; taken again; taken up again;
      take up again; re-create; recreate; recreates; starts; started; start; starting; begin;
      begins; opens; opening; open; recreated; re-created; activates; activate; obtain; obtains;
      took; grab; grabs; taking up

    verb/offer
    en offer; offers; contain; contains; include; has; have; consist; consists; comes with;
      provides; defines; define; includes; comprise; features; comprises; consist of; consists of;
      shows; show; presents; come in; comes in; gives; give; declare; declares; distinguish;
      distinguishes; knows; know; split; made up of; be made up; divided; divides; totals; count;
      counts; boast; displays; involves; involve; known; differentiates; enumerates; sports; listed;
      choose from; choose between; pick from; select from; on offer; knows of; encompasses;
      encompass; defined; recognizes; distinguish between; has as
    ko 제공하다; 이루어지다; 구성되다; 들어 있다; 가지다; 정의되다; 담기다; 포함하다; 나뉘다; 나오다; 있다

    verb/suffice
    en suffices; suffice; is enough; are enough; be enough; enough; is sufficient; are sufficient; be sufficient;
      sufficient; is all it takes; is all you need; is all it needs; will do; cover; covers; covered
    ko 충분하다

    verb/hold
    en hold; holds; held; held back; holds back; hold back; kept back; keeps back; holding back; parked; held over;
      put on hold; withhold; withheld
    ko 보류~; 보류하다; 붙잡아 두다

    verb/agree
    en agree; agrees; agreed; agreeing; consent; consents; consented; accepts the request; says yes; said yes
    ko 동의하다

    verb/explain
    en explain; explains; explained; justify; justifies; justified; reads its explanation from; takes its text from;
      takes its explanation from; reads its text from; is described by; described by; motivates
    ko 설명하다; 설명되다

    verb/finish
    en complete; completes; completed; finish; finishes; finished
    ko 완료~

    """
}
