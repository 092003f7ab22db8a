/// Words of grammar in both languages, side by side: what connects, negates, limits and colours
/// clauses. A framework's own words come from its pack.
enum GrammarWords {
  static let table = """
    fn/filler
    en the; a; an; this; that; these; those; its; their; your; his; her; our; my; all; each; any;
      every; some; such; own; other; another; simply; just; automatically; immediately; right away;
      at once; directly; itself; then; so; therefore; thus; hence; also; too; actually; really;
      already; still; yet; now; first; there; here; again; once more; silently; quietly; explicitly;
      successfully; instead; however; in fact; of course; in other words; as a result; at all;
      currently; later; as well; in that case; in this case; no matter; will; would; do; does; did;
      which; who; whose; both; either; ever; else; alone; merely; even so; straight; later on;
      from then on; afterwards; at that point; by itself; on its own; clearly; visibly; obviously;
      literally; technically; fundamentally; ultimately; subsequently; consequently; accordingly;
      thereby; thereafter; meanwhile; anyway; nevertheless; nonetheless; moreover; furthermore;
      besides; likewise; similarly; beforehand; overnight; altogether; along; ahead; together;
      example; for example; for instance; that is; in short; in brief; in practice; in particular;
      above all; first of all; in addition; in turn; in return; on top of that; after that;
      before that; from there; over time; so far; until now; of late; lately; whom; something;
      someone's; everything; thing; things; matter; fact; reason; situation; situations;
      circumstance; circumstances; detail; step; steps; stage; sort; sorts; form; piece; bit;
      tries to; attempts to; manages to; happens to; continues to; goes on to; proceeds to;
      begins to; starts to; wishes to; decides to; agrees to; comes to; turns out to; proves to;
      serves to; helps to; going to; about to; ready to; meant to; intended to; outcome;
      consequence; several; many; few; more; further; extra; much; as such; such as; as follows;
      themselves; himself; herself; yourself; ourselves; myself; them; us; him; me; one's; oneself;
      too soon; soon; sooner; fast; early on; late; long; brief; short; plain; mere; very; rather;
      pretty; fairly; truly; genuinely; honestly; anywhere; somewhere; nearby; elsewhere; today;
      nowadays; these days; since then; until then; by then; before then; in between; whole;
      overall; specific; concrete; actual; real; true; single; individual; separate; independent;
      independently; different; various; similar; classic; modern; recent; newer; older; old;
      latest; earlier; previous; prior; original; initial; subsequent; ongoing; continuous; pending;
      outstanding; due; important; useful; good; fine; safe; simple; easy; clever; polite; careful;
      exact; explicit; implicit; implicitly; responsible; able; aware; sure; bound; entitled;
      eligible; liable; subject; related; involved; concerned; respective; anyhow; somehow;
      in any event; at least; at last; at first; at present; as usual; as before; =as always;
      as expected; by default; by hand; by now; on demand; on screen's; in time; in full;
      in the end; in the meantime; for good; for now; for the time being; as a whole;
      from the start; from the outset; from scratch; straightforward; without delay;
      without further ado; without fail; purpose; goal; wish; aim; intent; scenario; docs;
      documentation; header; headers; article; page; pages; guide; generation; edition; runtime;
      framework; library; platform; platforms; machine; environment; context; sense; regard;
      respect; terms; side; rest of; rest; amount; degree; extent; scope; period; span; interval;
      length of; wants to; want to; wanting to; wanted to; at the same time; by the same token;
      all the same; in the same way; area; rule; difference; half; basis; deployment; local;
      SwiftUI; APIs; meters; network
    ko 그; 이; 저; 앞으로; 자동으로; 따라서; 그래서; 그러므로; 즉; 이미; 아직; 먼저; 우선;
      다시; 또; 또한; 역시; 여러; 해당; 직접; 스스로; 저절로; 실제로; 사실; 그대로; 조용히; 명시적으로;
      결국; 일단; 이처럼; 이렇게; 그러나; 하지만; 다만; 물론; 예를 들어; 그냥; 전혀; 아예;
      함께; 별도로; 따로; 여전히; 새로; 그동안; 한번; 처음; 처음부터; 처음으로; 자체; 자체로; 자체적으로; 대해;
      대한; 대하여; 관한; 위한; 통해; 통한; 따라; 따른; 이런; 그런; 어떤; 아무리; 스스로; 혼자; 경우라도; 동시에

    fn/actor
    en app; apps; application; applications; user; users; person; people; system; the system;
      device; phone; customer; code; they; you; someone; anyone; somebody; developer; developers;
      we; he; she; operating system; OS; customers; consumer; owner; owners; human; humans;
      individual person; visitor; iOS itself; software; program; programs; client; clients;
      developer's; programmer; programmers; engineer; team; author; nobody else; everybody;
      everyone; caller; iPhone; iPad; phones; iPhones; iPads; devices; handset; UI; client app;
      host app; container app; main app; they've; we've; you've; you're; they're; one who;
      those who; people who
    ko 앱; 사용자; 사람; 기기; 애플리케이션; 응용 프로그램; 프로그램; 코드; 개발자; 고객; 누구; 유저; 당신; 우리

    fn/it
    en it; he; she
    ko 이것; 그것; 저것; 이들; 그들; 이를; 이는; 그는; 이로; 거기; 여기; 이쪽

    fn/this
    en this method; this call; this function; the method
    ko 이 메서드; 이 함수; 이 호출

    fn/be
    en be; is; are; was; were; been; being

    fn/be-not
    en isn't; aren't; wasn't; weren't

    fn/not
    en not; don't; doesn't; didn't; won't; wouldn't; hasn't; haven't; fails to; fail to; failed to;
      refuses to; neither; nor; ain't; no one; no-one; none of; neither of; stops short of;
      ceases to; cease to; stop to; refrains from; prevents; prevented from; prevent; keeps from;
      refuse to; failing to; refusing to; ceasing to; far from; not even

    fn/no
    en no; not any; none; not a; not an; no further; no more; no other

    fn/without
    en without; in the absence of; lacking; missing; except; except on; other than; apart from

    fn/no-longer
    en no longer; not anymore; not any more; any longer; anymore; not any further; nevermore;
      stopped to

    fn/cannot
    en cannot; can't; couldn't; unable to; not able to; impossible; no way; not possible; cannot be;
      not allowed to; not permitted to; is unable to; are unable to; can not; incapable of;
      no way to; no way for; there's no way; there is no way; has no way to; have no way to;
      have no way of; has no way of; there is no way to; there's no way to; impossible to;
      never able to; not possible to; not capable of; barred from; prohibited from; forbidden to;
      forbidden from; won't be able to; will not be able to; isn't able to; aren't able to;
      isn't possible to; isn't allowed to; aren't allowed to; not free to; too weak to; too late to;
      too early to; too little to; too far to

    fn/can
    en can; could; able to; possible; possible to; allowed to; free to; permitted to; capable of;
      is able to; are able to; can be; capable; may well; has the chance to; have the chance to;
      gets the chance to; has a chance to; has one chance to; in a position to; at liberty to;
      has the option to; has the opportunity to; has the ability to; have the ability to;
      is capable of; manage to; be able to; it is possible to; is it possible to; there is a way to;
      there's a way to; a way to; lets; makes it possible to

    fn/must
    en must; has to; have to; had to; needs to; need to; is required to; are required to;
      is obliged to; are obliged to; obliged to; required to; it is necessary to; necessary to;
      it takes; is bound to; cannot avoid; cannot but; must first; has got to; have got to;
      is forced to; forced to; compelled to; must always; mandatory to; obligatory to; essential to;
      needed to

    fn/need-not
    en need not; needn't; does not need to; doesn't need to; do not need to; don't need to;
      does not have to; doesn't have to; do not have to; don't have to; no need to;
      not necessary to; is not required to; isn't required to; are not required to;
      aren't required to; not required to; not obliged to; is under no obligation to;
      under no obligation to; isn't obliged to; there is no need to; there's no need to;
      without having to; without needing to; isn't necessary to; it is not necessary to;
      it isn't necessary to; unnecessary to; not forced to; spared from; optional to; may omit;
      may skip; can omit; can skip

    fn/may
    en may

    fn/hedge
    en would have; could have; might have; should have; usually; often; typically; mostly; sometimes; occasionally; in general; tends to; tend to;
      rarely; as a rule; in most cases; in some cases; more or less; almost; hardly; seldom;
      as far as we know; in theory; commonly; frequently; predominantly; largely; mainly; primarily;
      chiefly; in many cases; more often than not; from time to time; at times; practically;
      virtually; roughly; partially; partly; somewhat; to some extent; apparently; allegedly;
      unknown whether; not documented; undocumented; not guaranteed; =depending on; =Depending on; in principle;
      by and large; potentially; conceivably; arguably; tend; inclined to; prone to;
      as a rule of thumb; now and then; once in a while; =normally; =nearly; =generally; =Generally;
      =Normally; roughly speaking; developers report; developers have reported; reports say;
      it is said; people say; some say; developers say; by some accounts; according to developers;
      according to reports; might; perhaps; maybe; possibly; probably; presumably; likely; seems;
      seem; appears to be; supposedly; as if; as though
    ko 보통; 대개; 대체로; 일반적으로; 아마; 아마도; 어쩌면; 때로는; 때때로; 가끔; 종종; 흔히; 거의; 대부분;
      주로; 웬만하면; 가급적; 되도록; 경우에 따라; 듯하다; 듯; 것 같다; 모르다; 혹시; 약간; 대략; 대충;
      사실상; 실질적으로; 실질적인; 내부적으로; 기본적으로; 원칙적으로; 현실적으로; 근본적으로; 기본 동작; 상대적으로; 비교적; 겉으로는;
      겉보기에는; 표면적으로; 형식적으로; 일부; 특정; 특정한; 몇몇; 대다수; 상당수; 가능성; 확률; 우려; 위험; 여지; 셈이다; 편이다;
      이론적으로; 이론상; 경험적으로; 어느 정도; 부분적으로; 일반적; 통상; 통상적으로; 자주; 드물게; 드물다; 간혹; 이따금; 대다수의; 추측~; 짐작~;
      추정~; 예상~; 기대~

    fn/advice
    en should; shouldn't; ought to; =consider; =Consider; recommend; recommended; avoid; please; prefer;
      make sure; be careful; better; worth; best; let us; let's; try; tip; you'd better; advisable;
      advised; recommendation; suggest; suggests; suggestion; wise; unwise; preferable; preferably;
      good idea; bad idea; best practice; good practice; think twice; don't forget;
      do not forget; take care; keep in mind; bear in mind; beware; tempting; let's say; imagine;
      wish you; =Remember
    ko 좋겠다; 좋습니다; 권장~; 추천~; 바람직하다; 주의하다; 낫다; 마세요; 말자; 편이 좋다; 편이 낫다; 편이 안전하다; 편이 편하다

    fn/quote
    en myth; belief; believe; claim; claims; claimed; rumor; assume; assumption; misconception;
      wrong; mistake; mistakenly; incorrect; incorrectly; untrue; used to; back when;
      previously; historically; contrary; think; thought; says who; in the past; surprised;
      supposed to; myths; misunderstanding; misunderstood; misread; rumour; rumors; legend;
      folklore; allegation; alleged; supposedly; =so-called; believes; believed; assumes; assumed;
      assuming wrongly; wrongly; =falsely; =Falsely; back then; in those days; false that; not true; isn't true; untruth; erroneous;
      erroneously; suspect; suspected; guess; guesses; seemingly; pretend; pretends; =formerly;
      =Formerly
    ko 오해; 착각~; 흔한 오해; 틀리다; 잘못; 틀린; 옛날; 예전; 과거; 한때; 소문; 생각하다; 알려져 있다; 믿다

    fn/question
    en what; why; how; which one; which of; which ones; whether; how many; how come; how long; how often; how much;
      what if; what about
    ko 무엇; 왜; 어떻게; 어디; 언제; 누가; 뭐; 어느; 몇

    fn/never
    en never; under no circumstances; at no time; in no case; not once; not ever; at no point;
      under no condition; in no way; on no account; in no situation; not a single time; never ever;
      never once; by no means; not under any circumstances; not under any circumstance;
      under no circumstance; not in any case

    fn/always
    en always; in every case; in all cases; every time; each time; invariably; without exception;
      at any time; in any case; at all times; whenever; in any situation; in every situation;
      under all circumstances; in all situations; under any circumstances; each and every time;
      all the time; unconditionally; no matter when; on every occasion; whatever happens; any time;
      anytime; in each case; unfailingly

    fn/only
    en only; exclusively; just one; nothing but; nothing more than; nothing other than; none but;
      no one but; nobody but; exclusively for; not anything but; nothing besides; =solely; =Solely

    fn/even
    en even; regardless of; no matter whether; no matter how

    fn/if
    en if; when; provided that; in case; in the event that; as soon as; supposing; assuming;
      given that; as long as; so long as; because; since; in which case; on condition that;
      on the condition that; only when and if; in cases where; in the case that; in case of;
      in the case of; in situations where; for the case that; so far as; insofar as; the moment;
      the instant; the minute; at the moment when; at the time; at the time when; by the time;
      next time; the next time; the first time; the last time; whenever that; anytime that;
      wherever; for as long as; for so long as; all the while; now that; seeing that;
      considering that; under the condition that; under the assumption that; if and when; if ever;
      if indeed; with the proviso that; provided only that; owing to; due to; because of; thanks to;
      as a result of; by virtue of; in the wake of; on account of; in light of;
      in view of; =provided; =Provided; where; =Given that

    fn/while
    en while; during; throughout; whilst; in the course of; in the midst of; amid;
      for the duration of; as long as there is; all through

    fn/after
    en after; once; following; upon; as soon as; immediately after; right after; subsequent to;
      right upon; as a consequence of; immediately upon; immediately following; directly after;
      directly following; straight after; shortly after; soon after; from the moment;
      after having; upon having

    fn/before
    en before; prior to; ahead of; in advance of; earlier than; preceding; previous to;
      leading up to; sooner than

    fn/until
    en until; till; unless and until; up to the moment; up to the point; up until; until after;
      until such time as; till after; as late as

    fn/unless
    en unless; if not; except if; except when; except where; save when; only not if;
      other than when; other than if; except after; barring; if it weren't for; but for

    fn/although
    en although; not even when; not even if; not even after; not even while; not even with;
      even though; though; even if; =even when; =Even when; even after;
      regardless of whether; despite; no matter whether; no matter if; no matter what;
      no matter which; no matter who; no matter how; in spite of; notwithstanding; whether or not;
      regardless of what; regardless of which; regardless of how; irrespective of; independent of;
      independently of; even while; even before; much as; albeit; while still

    fn/purpose
    en in order to; so as to; in order for; in order that; with the aim of; for the purpose of;
      with a view to; for the sake of

    fn/and
    en and; as well as; plus; along with; together with; in addition to; besides that; and also;
      and then; and so; but also; and thus; and therefore; and thereby
    ko 및; 그리고

    fn/or
    en or; whether or not; or else; or rather
    ko 또는; 혹은; 아니면

    fn/but
    en but; whereas; yet; however only; rather only; except that; only that; save that

    fn/than
    en than; rather than; as opposed to; as against; set against; in contrast to; in contrast with; by contrast with; unlike; instead of; in lieu of

    fn/elsewhere
    en another app; other app; other apps; another app's; other apps'; another device;
      other devices; other people; another user; same; the same

    fn/as
    en as

    fn/to
    en to; into; back to; towards; down to; over to; all the way to

    fn/with
    en with; =using; =Using; via; through; by means of; equipped with; using only;
      on the strength of; on the basis of; based on; by using; given with; along with its;
      accompanied by; in possession of; endowed with; in combination with; combined with;
      coupled with; backed by; =including

    fn/in
    en in; on; at; in response to; under; within; inside; per; over; across; among; between; up; down; out; off;
      about; against; around; upon; underneath; beneath; beyond; throughout the; near; next to;
      alongside; onto; below; above; behind; amongst; concerning; regarding; with regard to;
      with respect to; in terms of; as regards; in relation to; on top of; in front of

    fn/for
    en for

    fn/by
    en by

    fn/from
    en from; out of; away from; off of; originating in; coming from; derived from

    fn/of
    en of
    """
}
