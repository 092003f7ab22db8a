extension ClaimWords {
  /// More turns of phrase of everyday English, and what they say.
  static let ofEnglishIdioms = """
    verb/revive
    en breathe new life into; breathes new life into; breathe life back into; breathe life into;
      breathes life into; bring back from the dead; resuscitate; resuscitates; resuscitated; give a
      second life; gives a second life; rekindle; rekindles; dust off; dusts off

    fn/filler
    en than usual; later than usual; a bit later than usual; a little later than usual; just like
      the others do; just like the others; like the others; like any other session; just like any
      other session; like any other app; just like any other app; just like any other; like any
      other; like everybody else; like everyone else; like the rest; just like the rest; just like
      before; just like that; in the usual way; in the usual manner; the usual way; as per usual;
      business as usual; as one would expect; as you would expect; as you'd expect; as expected; as
      you might expect; as one might expect; at a better moment; at a better time; at the right
      moment; at the right time; better moment; better time; at an opportune moment; at a good
      moment; at a good time; opportune; at a suitable moment; at a suitable time; behaves itself;
      behave itself; behaving itself; well-behaved; well behaved; that behaves; behaves well;
      thereby; or so; or thereabouts; give or take; menu bar; before the system stops tracking it;
      before the system stops tracking them; before the system gives up on it; before the system
      gives up on them; before the system forgets it; before the system forgets them; cell towers;
      cell tower; stale; coworking; all of you; once you think about it; if you think about it; when
      you think about it; battery; battery life; battery level; battery usage; battery consumption;
      introduction; correct; correctly; valid; final; tied; attached; attach; attaches; protect;
      protects; protecting; protection; privacy-friendly; thoughtfulness; attempt; attempts;
      attempted; attempting; help text; stay tuned; introductory; prior art; trade-off; tradeoff;
      trade-offs; tradeoffs; compromise; compromises; sanity check; sanity; edge case; edge cases;
      corner case; corner cases; common case; happy path; sad path; code path; code paths; call
      site; call sites; one-liner; two-liner; guard statement; guard clause; if statement; switch
      statement; if-else; else branch; branch; branches; boolean expression; ternary; playback;
      workaround; workarounds; quick fix; band-aid; cure; antidote; recap; refresher; primer; crash
      course; deep dive; quiz; homework; exercise for the reader; slide deck; WWDC session; WWDC
      talk; at WWDC; lab; labs; whatever the
      Precise switch says; whatever the switch says; whatever Precise Location says; whatever the
      setting says; no matter what the switch says; no matter what the Precise switch says; circles;
      circle; awake; anew; namely; configure; configured; configures; argument; arguments; UUID;
      movement; movements; done; counterpart; counterparts; busy; test; shot; headset; headsets;
      standalone; stand-alone; fitness; altitude; speed; bare; strong; strongly; unmodified; sign;
      record; odd; verify; verifies; verified; opportunity; sibling; siblings; help; initializer;
      initialiser; initializers; memory; price; gps; afterward; reproduce; reproducible; easily;
      shop; shops; timeline; parameter; parameters; broken; care; presets; preset; symbol;
      excuse; night; numbers; size; continuation; affair; far; younger; circular; invention; guard;
      drain; obstacle; activity; vague; nested; bet; submission; hunch; proofread; modest; versus;
      novelties; afternoon; reliably; living; tiresome; coffee; poor; assistant; badly; bus; slots;
      slot; smallest; dot; mad; analytics; lot; interpret; interpretation; sole; startup; defect;
      ops; typos; typo; blame; identifier; identifiers; supermarket; slightly; alarm; disposal;
      appended; identically; newest; clock; fixture; evening; morning; mild; minimal; panic; relic;
      sound; pace; substitute; complaints; complaint; dangerous; isolation; rebuilding; rebuild;
      rebuilt; budget; screenshot; screenshots; desired; general; numbered; patience; adapt; adapts;
      specialty; noise; plan; freely; recording; automotive; timestamp; timestamps; managed;
      birthday; gadgetry; eyes; development; recorded; yesterday; com; significantly; poll; polls;
      beside the point; funny; sand; concierge; waiter; barista; landlord; tenant; janitor; bouncer;
      doorman; gatekeeper; gatekeepers; referee; umpire; parcel; parcels; letterbox; mailbox; inbox;
      outbox; shelf; drawer; ledger; helper class; singleton; singletons; coordinator; view model;
      view models; viewmodel; state machine; state machines; unit test; unit tests; integration
      test; test plan; test plans; assertion; assertions; breakpoint; breakpoints; log line; log
      lines; stack trace; stack traces; crash log; crash logs; crash report; debugger; package
      manager; dependency; dependencies; push token; third-party library; third-party libraries;
      wrapper library; SDK version; deployment target; minimum target; base SDK; Storyboard;
      storyboard; nib; SwiftUI view; property wrapper; environment object; observable object; actor
      isolation; main actor; run-loop turn; closures; closure; lambda; blocks of code; category of;
      subclass; subclasses; superclass; inheritance; conformance; conformances; conforms; overload;
      overloads; deinit block; life cycle event; life cycle events; lifecycle event; lifecycle
      events; app lifecycle; app life cycle; scene phase; state restoration; deep link; deep links;
      universal link; universal links; share sheet; tab bar; toolbar; navigation bar; splash screen;
      launch screen; login screen; signup; sign-up; sign-in; paywall; subscription; in-app purchase;
      purchase; trial; pricing; free tier; rating; ratings; star rating; churn; conversion;
      conversion rate; engagement; retention; passcode; passcodes; self; overlap; overlaps;
      overlapping; Apple ID; lesson; at any hour; one of the; one of its; one of these; one of
      those; one of several; one of many; one of your; WWDC; =WWDC; props; prop; array; arrays;
      load; loads; loading; action; actions; hooks; hook; regular; counter; counters; remote;
      directive; markup; inline; import; imports; imported; checkbox; unique; feedback; compilation;
      hydration; experimental; curly; difficult; hard; harder; easier; easiest; prefix; suffix;
      export; exports; exported; hybrid; body; sandbox; spread; interactive; search; searches; third
      party; improve; improves; improved; improving; escape; scroll; scrolls; attribute; attributes;
      index; scratch; benefit; benefits; asset; assets; perspective; addition; customize;
      customizes; customized; timeout; timeouts; infinite; pointer; color; colour; colors; colours;
      metadata; mind; minds; repetitive; portal; quantity; sync; synchronized; lint; precedence;
      duplication; duplicate; duplicated; memo; hood; reusable; measure; measures; measuring;
      synchronization; theme; resolve; resolves; resolved; cycle; cycles; demo; demos; prepare;
      prepares; prepared; understanding; understands; vulnerability; thanks; thank; efficient;
      filter; filters; security; unexpected; vision; paint; roots; bootstrap; especially;
      comparison; todo; capital; hash; explore; explores; exploring; race; relationship; travel;
      travels; focused; hosting; validation; validate; validates; arrow; listener; listeners;
      spinner; duration; durations; media; hope; confidence; limitations; limitation; welcome;
      announcement; announcements; governance; smooth; chain; policy; policies; ecosystem;
      contributions; science; complexity; notable; resilient; problematic; address; addresses; flat;
      urgent; inspect; inspects; progressive; light; prototype; incomplete; confusion; highlight;
      highlights; highlighted; developing; mismatch; mismatches; inferred; score; summit; party;
      parties; management; units; summarize; summarizes; overhead; simplify; simplifies; simplified;
      unsafe; safer; intermediate; historical; overuse; parentheses; violations; violation; topics;
      visibility; teach; teaches; convenience; command; commands; config; responsive; heuristic;
      heuristics; dealing; deal; deals; length; sensitive; domain; math; school; couple; knowledge;
      representation; intuition; roll; powerful; rich; experiment; experiments; depth; lowercase;
      uppercase; conflict; conflicts; milliseconds; audio; secret; secrets; suffer; suffers;
      treatment; expectations; username; password; passwords; infrastructure; technology;
      technologies; alternate; seamless; cheap; importance; suit; suits; reasonable; widely;
      character; characters; combination; combinations; beneficial; trusted; parsing; stability;
      flexibility; flexible; pain; painless; registry; suite; career; philosophy; maintenance;
      abstraction; abstractions; quality; unstable; practical; opinion; expertise; growth; silence;
      physical; spaces; reliable; analyze; analyse; artifact; artefact; realistic; numeric;
      correctness; caption; mouse; hole; scale; logical; paste; separator; recall; paradox; truth;
      relevance; respectability; stance; viewpoint; standpoint; premise; premises; hypothesis;
      verdict; precedent; jurisdiction; clause; clauses; treaty; pact; bargain; deal breaker;
      dealbreaker; contract; contracts; ritual; ceremony; gesture of goodwill; yardstick; benchmark;
      benchmarks; metric; metrics; percentage; percentages; statistic; statistics; survey; surveys;
      study; studies; trust; trusts; mistrust; distrust; goodwill; respectful; respectfully;
      annoyance; annoyances; fatigue; prompt fatigue; friction; funnel; cohort; segment; segments;
      moment of truth; priming; pre-prompt; priming screen; explainer; explainer screen; rationale;
      copywriting; copywriter; legalese; jargon; lingo; parlance; slang; nomenclature; terminology;
      vocabulary; acronym; abbreviation; shorthand; moniker

    thing/while-locked
    en before anyone has entered the passcode; long before anyone has entered the passcode; before
      anyone enters the passcode; before anybody has entered the passcode; before somebody has
      entered the passcode; before someone enters the passcode; before anyone has unlocked it;
      before anybody has unlocked it; before anyone unlocks the phone; before anybody unlocks the
      phone; before anyone has unlocked the phone; before anyone has unlocked the device; before the
      user has unlocked the phone; before the phone has been unlocked; before the phone is unlocked;
      before the passcode; without the passcode; without a passcode; without anyone unlocking it;
      without anyone entering the passcode; without entering the passcode; while it is still locked;
      while the phone is still locked; while the screen is still locked; straight from the lock
      screen; still on the lock screen

    say/another-chance
    en leaves the door open; leave the door open; keeps the door open; keep the door open; left the
      door open; the door stays open; the door remains open; is not the last word; isn't the last
      word; leaves room for another try; leaves room for another request; second bite at the cherry;
      second bite at the apple; another bite at the cherry; another bite at the apple; bring it up
      again later; bring up the upgrade again; plead for Always again; try for Always again; try
      your luck again; another attempt at Always; another shot at Always; another go at Always; a
      second shot at Always

    say/one-more-chance
    en try your luck again; another bite at the cherry; another bite at the apple; second bite
      at the apple; a second bite at the cherry; wear the user down; wears the user down; win the
      user over; wins the user over; talk the user round; can be won over; be won over; another
      crack at it; a further try; one further try; get a second chance; gets a second chance; a
      second chance

    thing/continuous; verb/deliver
    en keeps feeding; keep feeding; keeps on feeding; keeps supplying; keeps handing; keeps sending;
      keeps pouring; keeps pushing; until you tell it to stop; until told to stop; until you stop
      it; until you say stop; until you call stop; until stopped; a steady stream of; a steady
      stream; steady stream; an endless stream; never-ending stream; without letup; nonstop;
      non-stop; keeps producing; keeps on producing; keeps on delivering; keeps on sending

    thing/too-many
    en a twenty-first region; the twenty-first region; twenty-first region; a twenty-first
      condition; the twenty-first condition; twenty-first condition; the twenty-first; 21st region;
      a 21st region; the 21st region; 21st condition; a 21st condition; the 21st condition; region
      number 21; condition number 21; one region more than twenty; one more than twenty

    thing/entry-missing
    en the dictionary doesn't hold it; the dictionary does not hold it; the dictionary doesn't
      contain it; the dictionary lacks it; isn't in the dictionary; is not in the dictionary; not
      found in the dictionary; cannot be found in the dictionary; can't be found in the dictionary

    how/each
    en every single time; each single time; each and every time; every last time; time and time
      again; time after time; every time around; every time round

    verb/introduce
    en made its debut; makes its debut; make its debut; debuted; debut; debuts; saw the light of
      day; sees the light of day; first shipped; first ships; shipped first; premiered; premieres;
      was born; is born; came along; comes along; come along; rolled out with; arrived with; arrives
      with; arriving with; has been around; have been around; been around; dates from; harks back
      to; goes back to the days of

    thing/entry-missing; about/authorization
    en arbitrary purpose key; an arbitrary purpose key; made-up purpose key; a made-up purpose key;
      invented purpose key; purpose key of your own invention; misspelled purpose key; a misspelled
      purpose key; mistyped purpose key; a mistyped purpose key; unlisted purpose key; undeclared
      purpose key; bogus purpose key; a bogus purpose key; nonexistent purpose key; a nonexistent
      purpose key

    thing/prompt-map
    en map in the prompt; map in the first prompt; map in the permission prompt; map in the location
      prompt; map in the alert; map in the first alert; map in the dialog; map in the permission
      dialog; map of the first prompt; map of the prompt; map inside the prompt; map inside the
      alert; map shown in the prompt; map shown in the first prompt; map preview in the prompt;
      prompt's map; alert's map; map on the prompt; map on the first prompt

    say/sessions-resume
    en gives you your service sessions back; gives you your sessions back; gives you back your
      sessions; gives you back your service sessions; gives your sessions back; gives the sessions
      back; gives your app its sessions back; hands your process back its service sessions; hands
      the app back its sessions; hands your app back its sessions; hands your sessions back; hands
      back your sessions; hands back the sessions; hands you back your sessions; restores your
      service sessions; brings your sessions back; brings the sessions back; re-creates your
      sessions; recreates your sessions; recreates the sessions for you; recreates them for you;
      sets up your sessions again; sets the sessions up again; puts your sessions back in place

    verb/work
    en copes with; cope with; coped with; is happy with; are happy with; gets along with; get along
      with; does not mind; doesn't mind; do not mind; don't mind; helps; helped; helping; does good;
      do any good; does any good; do much good; cope; copes; coped; coping; copes well with; cope
      well with; gets by under; get by under

    prompt/any
    en popover; overlay; interstitial; bubble; consent box; permission card; system box; dialogue
      box; inquiry; enquiry; little box; action sheet; confirmation box; consent sheet; consent
      form; permission pop-up; system pop-up; modal sheet; modal window; nag screen; little window;
      location pop-up; location sheet; alert sheet; alert window; alert view

    fn/actor
    en wearer; wearers; cardholder; crowd; crowds; grown-ups; teen; teens; teenager; teenagers;
      toddler; senior citizen; elderly user; casual user; casual users; wary user; wary users;
      privacy-minded users; privacy-minded user; privacy-conscious users; privacy-conscious user;
      careless user; busy user; distracted user; hesitant user; hesitant users; the masses; mortal;
      mortals; fellow; buddy; pal; pals; devs; dev; app maker; app makers; vendor; vendors;
      publisher; publishers; coder; coders; implementer; implementers; implementor; integrator;
      makers of the app; cell phone; cellphone; cellular phone; mobiles; wearable; wearables;
      timepiece; daemon; locationd; Cupertino; the mothership; the kernel; SpringBoard; executable;
      executables; utility; ride-hailing app; taxi app; fitness tracker; step counter; dating
      service; geotagging app; store-finder app; store finder; logistics app; fleet app; travel app;
      museum app; museum guide; retail app; shopping app; banking app; parental app; enterprise app;
      kiosk app; bike app; cycling app; hiking app; running tracker; photo app; transit app; parking
      app; trail app; reminder app; field app; to-do app; ride-sharing app; city guide; whoever
      holds the phone; whoever holds the device; whoever owns the phone; whoever owns the device;
      person holding the phone; person holding the device; person in front of the screen; containing
      app; company behind the app; returning user; returning users; hurried user; compatible app;
      compatible apps; nobody but the user; no one but the user; nobody except the user; no one
      except the user; nobody other than the user; no one other than the user; none but the user;
      only the user themselves; you'll; we'll; they'll; he'll; she'll; we're; expert; experts; peer;
      peers; guru; gurus; wizard; wizards; sysadmin; nerd; nerds; attacker; attackers; crawler;
      crawlers; snoop; snoops; eavesdropper

    noun/option
    en radio button

    event/request:any
    en either of the two requests; either of the requests; any of the requests; requesting access

    event/firstUnlock
    en unlocks the phone; unlock the phone; unlocked the phone; unlocking the phone; phone is
      unlocked; phone has been unlocked; phone was unlocked; unlocks the iPhone; unlocking the
      iPhone; iPhone is unlocked; unlocked once; is unlocked once; been unlocked once; unlocks it
      once; unlock it once; unlocked at least once; first time it is unlocked; first time the phone
      is unlocked; first time the device is unlocked; enters the passcode; entering the passcode;
      entered the passcode; enter the passcode; passcode is entered; passcode has been entered;
      types in the passcode; typed in the passcode; types the passcode; typed the passcode

    service/region-monitoring
    en crossing of a boundary; crossing the boundary; crosses the boundary; cross the boundary;
      boundary is crossed; a boundary is crossed; crossing of a region boundary; region boundary is
      crossed; geofence boundary; fence crossing; fence crossings; crossing a geofence; crosses a
      geofence; crossing a fence; crosses a fence; walking into a geofence; walks into a geofence;
      driving into a geofence; drives into a geofence; entering a geofence; enters a geofence;
      leaving a geofence; leaves a geofence; stepping into a geofence; circular fence; circular
      fences; virtual fence; virtual fences; virtual perimeter

    verb/report
    en encounter; encounters; encountered; stumble upon; stumbles upon; stumble on; stumbles on; run
      into; runs into; bump into; bumps into; be greeted by; is greeted by; spot that

    verb/decide
    en control; controls; controlled; dictates; dictate; dictated

    fn/quote
    en isn't correct; is not correct; wasn't correct; isn't right that; is inaccurate; inaccurate;
      is mistaken; is a mistake; it is a mistake to; a common mistake; common mistake; common error;
      beginner's mistake; rookie mistake; rookie error; is a fallacy; fallacy; popular belief;
      contrary to popular belief; widespread belief; common belief; conventional wisdom; tall tale;
      is a lie; far from the truth; far from true; nothing could be further from the truth; debunk;
      debunks; debunked; overstated; exaggerated; exaggeration; oversimplification; oversimplified;
      oversimplifies; half true; half-true; half the truth; half-truth; partly true; partially true;
      not entirely true; not quite true; not quite right; not exactly right; not exactly true; not
      strictly true
    """
}
