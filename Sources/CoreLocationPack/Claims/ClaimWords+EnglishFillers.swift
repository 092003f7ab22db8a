extension ClaimWords {
  /// English words that carry nothing that is checked, and words for whoever acts.
  static let englishFillers = """
    fn/actor
    en tester; testers; designer; designers; owner of the device; anybody; anyone; everybody; folks;
      subscriber; subscribers; member of staff; player; players; driver; drivers; runner; runners;
      passenger; tourist; traveller; traveler; employee; employees; colleague; colleagues; friend;
      guest; guests; parent; parents; child; children; student; students; reader; readers; buyer;
      shopper; reviewer; reviewers; audience; end user; end users; end-user; individual;
      individuals; holder; operator; navigation app; fitness app; weather app; map app; maps app;
      delivery app; running app; dating app; sample app; demo app; example app; test app;
      camera app; sports app; social app; tracking app; tracker; our app; my app; third-party app;
      third-party apps; new users; existing users; hers; his app; iPhone user; iPhone users;
      iPad user; iPad users; phone owner; iPhone owner; user of the app; users of the app;
      user of an app; your customers; your customer; your users; your user; your app;
      your application; your code; your process; calling app; calling code; requesting app;
      application's code; mobile app; mobile apps; iPhone app; iPhone apps; iPad app; iPad apps;
      iOS apps; iOS application; gadget; hardware; mobile phone; mobile device; smartphone;
      smartphones; tablet; iOS device; iOS devices; iOS 18 device; participant; participants;
      recipient; installer; whoever uses the app; whoever; =Apple's system; OS's

    fn/no
    en nobody; none of the; not one; not a single; not a single one of; zero; hardly any

    fn/without
    en in absence of; devoid of; free from; deprived of; in the lack of; for lack of; for want
      of; with no; with neither; but without; without any; without a; without an; without the;
      leaving out; omitting; excepting; excluding; aside from; save for

    fn/if
    en in the event of; on the occasion of; at the moment of; as often as; should it happen that;
      presuming; presupposing; for as long as; inasmuch as; in the event; if only;
      if at all; at such time as; at times when; in times when; at a time when; in the moment;
      at the point where; at the point when; in the situation where; in the situation that;
      in a situation where; in a state where; in circumstances where; under circumstances where;
      in such cases where; on an occasion when; just when; just as; exactly when; right when;
      precisely when; even as; given the fact that; in view of the fact that; due to the fact that;
      by reason of; for the reason that; seeing as; being that; as a reaction to;
      upon condition that; the very moment; from the time; at the same time as

    fn/after
    en later than; right behind; on the heels of; in the aftermath of; once that;
      as soon as possible after; any time after; anytime after; long after; directly upon; promptly after; promptly upon; instantly after;
      no sooner than; at the end of; with the end of; by the end of; at the completion of;
      on completion of; upon completion of; on return from

    fn/although
    en in the face of; for all; even supposing; even granted; even assuming; even provided;
      be it that; no matter that; regardless; regardless of the fact that; despite the fact that;
      in spite of the fact that; even with; also if; also when; also after; also while; even given;
      even in case; even in the event; even once; even as soon as; even where; even upon;
      irrespective of whether; irrespective of the fact that; independent of whether;
      independently of whether; even on condition that

    fn/and
    en plus also; and even; and still; and yet; and later; and afterwards; and subsequently;
      and hence; and consequently; and accordingly; and likewise; and similarly; and additionally;
      and moreover; and furthermore; and immediately; and instantly; and automatically; and finally

    fn/hedge
    en scarcely; barely; infrequently; irregularly; sporadically; unreliably; randomly;
      selectively; ostensibly; hypothetically; in our tests; in my tests; in our experience; in my
      experience; in my opinion; in our view; not sure; not certain; uncertain; unclear; not
      clear; open question; unconfirmed; not confirmed; no confirmation; could not confirm; looks
      as if; looked as if; as though; seemed; appeared to; it seems; it appears; it looks like;
      looks like it; as far as I can tell; as far as I know; as far as we can tell; from what we
      have seen; from what I have seen; from experience; rule of thumb; nobody knows; no one
      knows; varies; vary; can vary; may vary; can differ; may differ; not always clear; it
      depends; that depends; more likely; less likely; most likely; unlikely; likelihood; chances
      are; with luck; with any luck; hopefully; I think; we think; I guess; I suppose; suppose; in
      rare cases; in some situations; in certain cases; in certain situations; under certain
      circumstances; now and again; every so often; once in a blue moon; on occasion; for some
      users; some users; some people; some apps; certain apps; certain users; many users; many
      apps; most users; most people; most apps; at the latest; more often; less often; not often;
      flaky; occasionally; reportedly; purportedly; nominally; by some; it is rumored; up for
      debate; not documented anywhere; documented nowhere; not specified; not defined; left open;
      unspecified; undefined; not published; unpublished; not stated; nowhere stated; not known;
      is anyone's guess; an estimate; approximately; about every; about once; every few; every now
      and then

    fn/advice
    en would recommend; would advise; would suggest; it pays to; it makes sense to; make sense to;
      makes sense to; better to; best to; wise to; sensible to; sensible; reasonable to;
      you may want to; you might want to; might want to; may want to; would rather; had better;
      opt to; remember to; take care to; be sure to; be aware; be prepared; be ready; plan for;
      plan to; aim to; strive to; think of; think about; rather ask; never assume; do yourself;
      do not rely; don't rely; do not assume; don't assume; do not count on; don't count on;
      do not expect; don't expect; no reason to; good reason to; reason to; no point in;
      there's no point; no use

    fn/quote
    en support tickets; support ticket; tickets; we read; forum; forums; forum post; blog post;
      blogs; a colleague; said that; says that; people write; people claim; people think;
      some claim; gossip; legend has it; old wives; not correct; incorrect to; untrue that; hoax;
      misquote; misreading; misinterpretation; misinterpret; misleads; misleading; mislead;
      in the old days; once upon a time; nonsense; urban legend; fairy tale; hearsay;
      tempting to think; easy to think; one would think; one might think; you might think;
      you'd expect; you would expect; one would expect; one might expect; you might expect;
      you may expect; people expect; many expect; most expect; one may think; many think;
      most think; you would think; you may think; would suggest; might suggest; suggests that;
      first draft;
      old draft; earlier draft; earlier version of this; was planned; planned to; is planned;
      in a future; future release; future version; future versions; will be fixed; has been fixed;
      fixed in; bug; bugs; bugs in; regression; beta; betas; in the beta; early betas

    fn/filler
    en nowadays; hitherto; henceforth; forthwith; right then; there and then; on the spot;
      in no time; without further notice; any second; by the way; some day; the short answer is that; the short answer is; the long answer is that;
      the long answer is; the simple answer is that; the honest answer is that; the answer is that; the answer is yes;
      nobody tells you that; no one tells you that; few people know that; what few people know is that;
      hardly anybody knows that; what many forget is that; the reason is that; the point is that; the catch is that;
      the upshot is that; the bottom line is that; the good news is that; the bad news is that; the truth is that;
      the fact is that; the rule is that; though few people know it; though few know it; though hardly anybody knows it;
      when testing on a device; on a real device; on a physical device; tested on a device; on an actual device;
      according to the documentation; according to the docs; according to Apple;
      took us a while to find out; took me a while to find out; took a while to find out; a while; sometime; at some point;
      some time later; a moment later; moments later; a little later; a bit later; sooner or later;
      soon after; soon afterwards; shortly afterwards; shortly after that; right afterwards;
      straight afterwards; immediately afterwards; immediately after that; by that time;
      by this time; from that point on; from that point; from that moment on; from that moment;
      from this point on; from this moment on; from now on; from here on; from there on;
      in the long run; all along; all day; all day long; day and night; around the clock;
      in the first place; to begin with; to start with; for one thing; for starters;
      as a first step; as a start; as a last step; as a next step; in the next step;
      in a second step; in a first step; in the course; as you know; as we know; as we saw;
      as you can see; as mentioned; as described; as stated; as noted; as explained; as documented;
      as is well known; as shown above; as said; of note; note that; notice that; mind that;
      remember that; recall that; surprised to learn that; I learned that; we learned that;
      I noticed that; we noticed that; it turns out that; it turned out that; be aware that; keep in mind that; bear in mind that; rest assured;
      it follows that; this means; this means that; that means; that means that; which means;
      which means that; meaning that; the point is that; the fact that; the fact is that;
      the truth is; the truth is that; fact is; it is true that; it is a fact that; in reality;
      in truth; in actual fact; as a matter of fact; for that matter; to be precise; to be exact;
      strictly speaking; precisely speaking; technically speaking; simply put; put simply;
      put differently; in plain words; in plain terms; in simple terms; in a nutshell;
      to put it simply; to put it briefly; long story short; to sum up; in summary; all in all;
      in sum; as a consequence; as a side effect; as a by-product; as a bonus; for good measure;
      in this respect; in that respect; in this regard; in that regard; in this sense;
      in that sense; in the process; in passing; along the way; along with that; with that;
      with this; because of this; because of that; for this reason; for that reason;
      on this account; to this end; to that end; for this purpose; for that purpose;
      for the purpose; in exchange; in response; as a response; as a reaction; as an answer;
      as an effect; as an exception; as a default; out of the box; by nature; by design; on purpose;
      by definition; by convention; by contrast; in contrast; on the other hand; on the one hand;
      conversely; vice versa; the other way round; on the contrary; project; projects; codebase;
      code base; source; sources; snippet; loop; screen; view; views; view controller; controller;
      scene; window; tab; class; file; files; bundle; build; builds; release build; debug build;
      target; Xcode; Xcode project; compiler; linker; product; App Store; console; onboarding;
      onboarding flow; onboarding screen; welcome screen; tutorial; flow; user flow; use case;
      use cases; session of use; visit to the app; usage; life; lifetime; life cycle; lifecycle;
      start of the app; story; whole story; picture; background story; rule; rules; principle;
      mechanism; machinery; behavior; behaviour; behaviors; design; concept; idea; notion; model;
      logic; approach; strategy; technique; procedure; manner; fashion; nature; kinds; types;
      variety; variant; variants; version of it; flavor; flavors; flavour; flavours; category;
      categories; class of; group; set of; series; range; bunch; mixture; mix; collection; sum;
      majority of the; remainder; leftover; point; points; aspect; aspects; respects; feature set;
      functionality; capability; capabilities; ability; facility; tool; tools; means; medium;
      channel; path; route; road; course; direction; place; places; spot; position in; instance of;
      occurrence; occasion; occasions; event of; effort; efforts; job; task; tasks; work; duty;
      role; function of; part; parts; component; components; ingredient; ingredients;
      building block; building blocks; prerequisite for; news; hint; note; notes; remark; comment;
      caveat; pitfall; gotcha; catch; problem; problems; issue; trouble; worry; danger; risk; harm;
      damage; penalty; advantage; upside; downside; drawback; disadvantage; disadvantageous;
      surprise; surprises; wonder; miracle; magic; luck; clue; evidence; proof; signal; indication;
      trace; traces; footprint; archive; book; guidebook; manual; reference; table; figure; diagram;
      chart; column; columns; bullet; footnote; heading above; paragraph; sentences; phrase; quote;
      quotation; expression; notation; syntax; grammar; spelling; letter; letters; digit; English;
      app delegate; scene delegate; main thread;
      thread; background thread; queue of; task of; asynchronous; asynchronously; synchronous;
      synchronously; async; concurrent; parallel; hand in hand; face to face; step by step;
      little by little; bit by bit; piece by piece; line by line; one by one; two by two;
      word for word; ordinary-looking; well-known; so-named; above-mentioned; aforementioned;
      mentioned; described; discussed; shown above; listed above; listed below; adjacent;
      neighboring; next to it; nearest; closest; main; major; minor; central; core; key to; basic;
      elementary; primary; secondary; tertiary; principal; chief; leading; trailing; inner; outer;
      left-hand; rear; big; large; small; little; tiny; huge; great; grand; vast; wide; broad;
      narrow; long-running; quick; rapid; swift; slow; gradual; sudden; immediate; instant;
      prompt action; straightforwardly; obvious; clear; evident; apparent; plain-looking;
      visible difference; invisible difference; genuine; authentic; legitimate; proper; decent;
      nice; excellent; perfect; ideal; suitable; fitting; apt; adequate; acceptable; respectable;
      solid; robust; stable; consistent; uniform; typical; classic; traditional; conventional;
      customary; familiar; known; famous; popular; widespread; common; mutual; joint; collective;
      public; private; personal; very own; innocent; harmless; innocuous; benign; gentle; friendly;
      polite; patient; willing; keen; eager; happy; glad; curious; interested; sceptical; skeptical;
      cautious; suspicious; nervous; anxious; impatient; angry; annoyed; confused; puzzled;
      astonished; modern; contemporary; up-to-date; current-day; present-day; brand new; newly;
      newly created; newly made; freshly; freshly created; freshly installed; just created;
      just made; newly added; newly installed; installed; legacy; ancient; then-current; respective;
      corresponding; matching; associated; accompanying; belonging; pertaining; relating; regarding;
      concerning; touching; underlying; overlying; prevailing; governing; ruling; deciding;
      determining; defining; decisive; crucial; critical; momentous; significant point; trivial;
      negligible; petty; mere formality; formality; nuance; subtlety; subtle; intricate; complex;
      complicated; sophisticated; elaborate; detailed; thorough; exhaustive; comprehensive;
      extensive; deep; profound; superficial; shallow; hollow; empty-handed; voluntary act;
      deliberate; deliberately; intentional; intentionally; accidental; incidental; of this kind;
      of that kind; of its kind; of any kind; of some kind; of sorts; of the sort; of this type;
      of this sort; of such; of course; you see; mind you; believe it or not; interestingly;
      unfortunately; fortunately; sadly; happily; surprisingly; unsurprisingly; importantly;
      notably; curiously; oddly; strangely; ironically; admittedly; understandably;
      naturally enough; needless to say; it goes without saying; without doubt; no doubt;
      undoubtedly; for sure; for certain; surely; indeed so; yes; no worry; no worries; don't worry;
      do not worry; no problem; never mind; fear not; good news; bad news; attention; careful;
      caution; warning; =Important; =Note; =Hint; =Remark; =Warning; =Caution; =Attention; =FAQ;
      =Answer; =Result; expected result; actual result; =Expected; as intended; as designed;
      as promised; as advertised; as announced; as desired; as wanted; as requested; as hoped;
      as planned; wherever; whichever; =Vision; =Pro; =Max; =Mini; =Plus; =Air; iOS's; iOS versions;
      OS version; OS versions; system version; system versions; iPhone model; iPhone models;
      model year; platform's; on disk; disk; storage; database; cache; server; servers; cloud;
      backend; world; reality; planet; street; city; town; country; office; work place; road trip;
      drive; walk; ride; trip; journey; tour; game; chat; mail; e-mail; email; phone call; music;
      video; photo; picture taken; weather; map; maps; route guidance; navigation; turn-by-turn;
      finger; thumb; tap of a finger; glance; look; peek; excursion; detour; respective keys;
      keys in question; in question; concerned; affected; at issue; at stake; be the case; the case;
      is the case; so to speak; as it were; if you like; if you will; all it does is;
      what it does is; does is; nothing else; anything else; something else; else's; long ago; ago;
      one last time; a last time; for the last time; one more time; for one last time; once again;
      over the Home Screen; without problem; without problems; without trouble; without a problem;
      without any problem; without a hitch; for one more time; at some time; of late years

    fn/cannot
    en have no means of; has no means of; have no means to; has no means to; no means of;
      no means to; is not possible to; isn't possible to; is impossible to; not possible for;
      impossible for; have no chance to; has no chance to; no chance to; no chance of;
      has no chance of; is in no position to; are in no position to; in no position to;
      powerless to; helpless to; no longer able to; no longer possible to; no longer allowed to;
      never be able to; has no ability to; have no ability to; lacks the ability to;
      lack the ability to; is barred from; are barred from; is prevented from; are prevented from;
      is denied the; would not be able to; wouldn't be able to; no longer can; no option to;
      has no option to; have no option to; finds no way to; hasn't the means to; is forbidden to;
      are forbidden to

    fn/can
    en is possible to; it's possible to; has a way to; have a way to; have the means to;
      has the means to; has the power to; have the power to; is in a position to;
      are in a position to; is at liberty to; are at liberty to; is entitled to; are entitled to;
      has permission to; is permitted to; are permitted to; is allowed to; are allowed to;
      gives a chance to; gets a chance to; gets another chance to; has another chance to;
      have another chance to; has every chance to; has the right to; have the right to; is free to;
      are free to; is welcome to; are welcome to; knows how to; know how to; has the freedom to

    fn/hedge
    en =ideally; =Ideally

    fn/in
    en as a reaction to; as an answer to; in answer to; in reply to; in reaction to; ahead in; amidst;
      in the middle of; in conjunction with; at the end of; at the beginning of;
      at the start of; in accordance with; according to; at the time of

    fn/filler
    en without any loss; without loss; without risk; without any risk; without further action;
      without further steps; without any further step; without any further action; without warning;
      without notice; without any notice; without hesitation; without exception to this;
      on its own schedule; on a schedule of its own; at its own pace; in its own time;
      at its own discretion

    fn/filler
    en change their mind; changes their mind; changed their mind; change his mind; change her mind;
      before now; at some stage; as a matter of course; as a rule of law; change one's mind

    fn/can
    en another chance to; a chance to; a second chance to; a new chance to; a further chance to;
      one more chance to; gets a new chance to; the chance to; the opportunity to; an opportunity to;
      another opportunity to; the possibility to
    """
}
