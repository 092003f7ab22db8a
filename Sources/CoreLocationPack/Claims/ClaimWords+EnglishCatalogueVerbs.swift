extension ClaimWords {
  /// More English verbs for what lasts, is needed, works or is there.
  static let englishCatalogueVerbs = """
    verb/end
    en wear out; wears out; elapse; elapses; elapsed; melt away; melts away; is history; fall away;
      falls away; fell away; drops; dropped; dropping; die; died; reclaim; reclaims; reclaimed;
      purge; purges; nullify; nullifies; nullified; swept away; wash away; wipe; wipes; wipe out;
      wipes out; wiped out; stop; stops; stopped; is finished; are finished; be finished; finish;
      finishes; gets lost; get lost; got lost; goes lost; is taken; cancel; cancels; strip; strips;
      stripped; void it; be revoked; is revoked; gets revoked; get revoked; been revoked;
      was revoked; be withdrawn; was withdrawn; been withdrawn; has lapsed; has expired;
      have lapsed; have expired; has run out; ran out; run out; run out of; runs out after;
      is erased; be erased; is wiped; be wiped; is cleared; be cleared; is invalidated;
      be invalidated; becomes void; gone for good; stops applying; is discarded; be discarded;
      is thrown away; be thrown away; thrown away; throws away; throw away; bring down; brings down;
      brought down; give up; gives up; gave up; relinquish; relinquishes; surrender; surrenders;
      shed; sheds; come undone

    verb/last
    en hold good; holds good; goes on; go on; going on; hold out; holds out; held out; extend;
      extends; stretch; stretches; runs until; run until; reaches until; carry through;
      carries through; pull through; pulls through; weather; weathers; withstand; withstands;
      withstood; come through; comes through; get through; gets through; make it through;
      makes it through; made it through; make it past; makes it past; made it past; preserve;
      preserves; preserving; hang on; hangs on; be around; remain around; stays around; continue;
      continues; continued; is retained; be retained; are retained; is kept; be kept; are kept;
      is kept alive; keep; keeps; kept; is preserved; be preserved; are preserved; stay on;
      stays on; remain; remains; remained; not touched; does not expire; doesn't expire; is safe;
      unharmed; unscathed; is not lost; isn't lost; keeps on; keep on; runs on; run on;
      is still valid; stays the same; is carried over; be carried over; is not affected;
      isn't affected; is unaffected; unaffected; does not end; doesn't end; never expires;
      never ends; lasts on; last on; is immune; immune

    verb/need
    en necessitate; necessitates; necessitated; presume; stipulate; stipulates; expect; expects;
      tied to; is tied to; bound to; is bound to; reserved for; is reserved for; rest on; rests on;
      built on; look for; looks for; is conditional upon; conditional upon; compel; compels;
      depends; depend on; depends on; vital; is vital; imperative; indispensable for; a necessity;
      is a necessity; is a precondition; a precondition for; is a prerequisite; is a requirement;
      cannot live without; can't live without; can't be without; cannot be without;
      unthinkable without; need also; needs also; also needs; also need; is in need of;
      are in need of; in need of; must also have; must also declare; must first have;
      must be contained in; must be found in; must be written in; must be part of; must stand;
      have to provide; has to carry; has to come with; has to list; has to state; must state;
      must name; has to name; must mention; must get; must obtain; must receive; must be stated;
      must be defined; must be filled in; must be in place; has to be in place; have to be in place;
      has to exist; have to exist; have to be there; have to be present; have to be set;
      have to be declared; must not be missing; can't be missing; cannot be missing;
      must not be omitted; cannot be omitted; can't be omitted; must not be left out;
      cannot be left out; cannot do its work without; fails without; fail without;
      does nothing without; do nothing without; goes nowhere without; comes to nothing without;
      has no effect without; have no effect without; of no use without; is useless without;
      are useless without

    verb/need-not
    en superfluous for; can live without; not a precondition; not a must; no must; is no must;
      isn't a must; does not depend; doesn't depend; needn't; can be left off; may be left off;
      can be skipped; may be skipped; can be spared; may be deleted; can be deleted; can be removed;
      may be removed; can be dropped; may be dropped; isn't a requirement; is no requirement;
      is not a requirement; is no precondition; isn't a precondition; is no prerequisite;
      isn't a prerequisite; you can do without; you may do without; manages without; manage without;
      gets by without; get by without; gets along without; get along without; can go without;
      goes without; go without; is not tied to; isn't tied to; not tied to; not bound to;
      not reserved for; is not reserved for; free of

    verb/declare
    en register; registers; registered; registering; have in Info.plist; put; puts; ship; ships;
      shipped; ship with; carry; carries; carried; bring along; brings along; describe; describes;
      described; enter; enters; entered; entering; fill; fills; filled; filling in; is set; be set;
      are set; is declared; be declared; are declared; is present; be present; are present;
      is in place; are in place; in place; exists; exist; is provided; are provided; is given;
      are given; is listed; are listed; is defined; are defined; is included; are included;
      is added; are added; is filled in; are filled in; has been added; has been declared;
      has been set; inserting; put into Info.plist; stands in; stand in; stored; storing; is stored;
      holds

    verb/work
    en do something; does something; do anything; does anything; do its job; does its job;
      do the job; does the job; do the trick; does the trick; bear fruit; bears fruit; respected;
      is respected; be respected; obeyed; is obeyed; carried out; is carried out; be carried out;
      is performed; be performed; comes through; be honored; be honoured; be successful;
      be effective; gets honored; is processed; be processed; is executed; be executed;
      is taken into account; be of use; is of use; of use; of any use; is useful; has its effect;
      have its effect; achieves something; achieve anything; achieves anything; accomplish anything;
      accomplishes anything; gets through; get through; be accepted; being accepted; goes ahead;
      go ahead; have success; has success; worked out; works out; come true; comes true;
      becomes possible; become possible; stays possible; remains possible; remain possible;
      stay possible; was possible; were possible

    verb/ignore
    en neglect; neglects; neglected; shrug off; shrugs off; thrown away; throws away; absorb;
      absorbs; absorbed; eat; eats; eaten; bounced; bounces off; is dropped; be dropped;
      gets dropped; be ignored; are ignored; gets ignored; get ignored; was ignored; is discarded;
      are discarded; be discarded; is dismissed; be dismissed; denied silently; filtered out;
      not heard; is not heard; isn't heard; not honored; not honoured; not processed; not executed;
      not accepted; not respected

    verb/deliver
    en send; sends; sent; sending; feed; feeds; fed; provide; provides; provided; reach; reaches;
      reached; reaching; push; pushes; pushed; transmit; transmits; transmitted; pour; pours;
      trickle; trickles; pass on; passes on; passed on; come; comes; coming; came; go on; goes on;
      going on; continue; continues; continued; furnish; furnishes; supplies; supply; get; getting;
      got; keep getting; keeps getting; generate; generates; generated; turn up; turns up; hand out;
      hands out; get through; gets through; keep flowing; keeps flowing; keep arriving;
      keeps arriving; roll in; rolls in; is sent; are sent; be sent; is passed on; be passed on;
      is handed over; be handed over; is received; are received; be received; is supplied;
      are supplied; be supplied; locate; locates; locating; deliver data; obtaining; collecting;
      gathering; fetching; consume; consumes

    verb/launch
    en is started by the system; started by the system; started by iOS; be started by the system;
      gets started; get started; gets launched; get launched; be launched; is launched;
      are launched; gets relaunched; get relaunched; be relaunched; is relaunched; is woken;
      is woken up; are woken; be woken; be woken up; gets woken; gets woken up; get woken up;
      been launched; been relaunched; was launched; was relaunched; bring back; brings back;
      brought back; is brought back; be brought back; is awakened; be awakened; is revived;
      be revived; opened by the system; wake-up; launches again; launch again; started up again

    verb/available
    en at your disposal; at one's disposal; at the app's disposal; at their disposal; at the
      developer's disposal; around; in place; at home; is part of; are part of; part of; belongs
      to; belong to; belonging to; belonged to; included; is included; are included; found; is
      found; are found; present; are present; be present; to be had; can be had; be had; compile;
      compiles; compiled; functional; exposes; expose; exposed; is exposed; be exposed; relied
      upon; be employed; can be employed; be accessed; is known; are known; knows; know; known; be
      found; were available; have been available; usable on; be used on; callable on; was offered;
      be offered; made available; is made available; was there; were there; stays available;
      remains available; comes with; come with; be had on; is implemented; implemented;
      is contained; contained; brought; brings; reaches back; reach back; goes back; back to;
      reachable; can be reached; be invoked; can be invoked; can be started; be started; can be
      run; be run; can be requested; can be queried; can be obtained; was open to; is open to; are
      open to; were open to

    verb/unavailable
    en not part of; is not part of; isn't part of; are not part of; aren't part of; not included;
      is not included; isn't included; nowhere to be found; not to be had; cannot be had;
      not at your disposal; not at one's disposal; not exposed; is not exposed; isn't exposed;
      does not compile; doesn't compile; do not compile; won't compile; will not compile; not known;
      is not known; isn't known; are not known; aren't known; doesn't know; does not know;
      do not know; don't know; has never existed; never existed; never exists; was not available;
      wasn't available; were not available; weren't available; was never available;
      is never available; lacks an implementation; has no implementation;
      cannot be called on; cannot be started; can't be started; cannot be invoked; can't be invoked;
      can't be called; did not yet exist; didn't yet exist; does not yet exist; doesn't yet exist;
      not yet there; not there yet; was not there; wasn't there; were not there; weren't there;
      not present on; not found; is not found; isn't found; cannot be obtained; can't be obtained;
      cannot be queried; cannot be reached; foreign to; is foreign to; is out of reach; barred;
      barred on; prohibited; prohibited on; is prohibited; is lacking; are lacking; lacking;
      excluded; is excluded; are excluded; left out; is left out; are left out; remains unavailable;
      stays unavailable; off limits; not on offer; isn't on offer; missing from; is missing from;
      are missing from; are missing on; is missing in; are missing in

    verb/introduce
    en made its appearance; makes its debut; saw the light of day; first seen; first surfaced;
      came into being; came into existence; came out; was released; were released; was shipped;
      were shipped; was unveiled; unveiled; was presented; launched with; was born with; joined;
      joined in; brought by; were introduced; are introduced; is introduced; new with; is new with;
      new since; is new since; came with; come with; entered with; was brought in

    verb/deprecated
    en deprecate; is deprecated; are deprecated; was deprecated; were deprecated;
      has been deprecated; got deprecated; =superseded; is superseded; was superseded; =replaced; is replaced; was replaced;
      carries a deprecation; phased out; out of date; officially retired; was retired; is retired;
      were retired

    verb/mean
    en =called; =Called; reads like; sums up to; is another word for; is another name for;
      is just another word for; comes down to; nothing but another name for; name the same thing;
      name the same; describe the same thing; describe the same; denote the same; share one meaning;
      share the same meaning; share a meaning; are one thing; stands for the same;
      stand for the same; stand for the same thing; designate the same; say the same thing;
      say the same; are the same thing; are one and the same

    verb/occur
    en take place; takes place; took place; turns up; turn up; happen; happened; occurred;
      to be met; surfaces; come up; comes up; comes to pass

    verb/use
    en utilise; utilises; exploit; exploits; benefit from; benefits from; work with; works with;
      avail itself of; take advantage of; takes advantage of; go for; operate; operates; handle;
      handles

    verb/start
    en commence; commences; commenced; switch on; switches on; turn on; turns on; get going;
      gets going; be started; is started; are started; gets started; get started; been started;
      resume; resumes; resumed

    verb/create
    en make; makes; made; making; set up; sets up; acquire; acquires; acquired; establish;
      establishes; established; start up; starts up; allocates; allocated; constructed; constructs;
      constructing; built; building; spawn; spawns; open up; opens up; is created; be created;
      are created; been created; was created; gets created; get created; is made; be made;
      is constructed; is instantiated; be instantiated; instantiated; is opened; be opened;
      is taken; be taken; is started; be started; resume; resumes; resumed; begin; begins; begun;
      began; add; adds; create anew; creates anew; renew; renews

    verb/offer
    en present; presents; have to offer; has to offer; hold ready; holds ready;
      display; displays; be found; is found; are found; is among; are among; belongs to; belong to;
      features; feature; is part of; are part of; part of; includes; included; be chosen from;
      is listed; are listed; be listed; lets choose; is made up; are made up; be made up; made up;
      is composed; composed; is divided; falls into; fall into; breaks down; break down; adds up;
      add up; amounts; come in

    verb/suffice
    en does the trick; is all that is needed; is all that it takes; is all that's needed;
      is good enough; are good enough; good enough; goes far enough; does the job; will suffice;
      would suffice; be all it takes; is plenty; plenty; is all an app needs; is all the app needs;
      is all; is already enough; already suffices; satisfies; satisfy; is sufficient already

    verb/hold
    en stash; stashes; stashed; keep back; retain; retains; retained; stored;
      delay; delays; delayed; defer; defers; deferred; postpone; postpones; postponed; set aside;
      sets aside; buffer; buffers; buffered; be held; is held; are held; must be in effect; must be in force; be held back; is held back;
      are held back; is withheld; are withheld; be withheld; waits; wait; waiting; waited;
      is kept back; be kept back; is kept; are kept; saved up; saves up

    verb/agree
    en consent to; consents to; consented to; goes along; answer yes; answers yes; answered yes;
      says yes to; say yes; answering yes; saying yes; user gives consent; person gives consent;
      user give consent; person give consent; user gave consent; person gave consent;
      user gives permission; person gives permission; user gave permission; person gave permission;
      user give permission; person give permission; user gives the permission;
      person gives the permission; user gave the permission; person gave the permission;
      user grants permission; person grants permission; user grant permission;
      person grant permission; user granted permission; person granted permission;
      user allows access; person allows access; user allowed access; person allowed access;
      user allow access; person allow access; user grants access; person grants access;
      user granted access; person granted access; user grant access; person grant access;
      user gives access; person gives access; user gave access; person gave access;
      user allows location access; person allows location access; user allowed location access;
      person allowed location access; user allows the app to use location;
      person allows the app to use location; user answers positively; person answers positively;
      user answered positively; person answered positively; user answers in the affirmative;
      person answers in the affirmative; user authorizes the app; person authorizes the app;
      user authorized the app; person authorized the app; user gives its consent;
      person gives its consent; user allows it; person allows it; user allowed it;
      person allowed it; user grants it; person grants it; user granted it; person granted it

    verb/explain
    en spell out; spells out; clarify; clarifies; comes from; come from; taken from; is taken from;
      are taken from; stems from; stem from; originates from; originates in; supplied by;
      is supplied by; provided by; is provided by; drawn from; is drawn from; filled from;
      is filled from; is filled with; filled with; is read from; reads from; is the text of;
      read from; lifted from; is the content of; is what stands in; is given by; given by

    verb/missing
    en goes missing; is not there; are not there; isn't there; aren't there; is absent; are absent;
      is lacking; are lacking; lacking; not there; is left out; are left out; is omitted;
      are omitted; was omitted; was forgotten; is forgotten; are forgotten; has been forgotten;
      have been forgotten; forgets; forget; forgetting; is undeclared; isn't in Info.plist;
      is not in Info.plist; does not declare; doesn't declare; do not declare; don't declare;
      never declares; does not contain; doesn't contain; does not have; does not list; doesn't list;
      does not include; doesn't include; was not declared; wasn't declared; were not declared;
      has not been declared; hasn't been declared; does not exist; doesn't exist;
      not in the Info.plist; isn't in the Info.plist; is not in the Info.plist

    verb/finish
    en call back; calls back; end; ends; ended; return; returns; returned; reply; replies; answer;
      answers; wind up; winds up; come back; comes back; end up; ends up; is called; be called

    verb/unavailable
    en is not possible; isn't possible; are not possible; aren't possible; is impossible;
      are impossible; becomes impossible; remains impossible; is no longer possible;
      are no longer possible; was not possible; wasn't possible; was impossible; is ruled out;
      are ruled out; is out of the question; is not allowed; isn't allowed; are not allowed

    verb/available
    en is possible; are possible; stays possible; remains possible; is allowed; are allowed

    verb/suffice
    en content with; is content with; are content with; gets along with; get along with;
      gets by with; get by with; makes do with; make do with; satisfied with; is satisfied with;
      is happy with; are happy with; works on; asks for no more than; needs no more than

    verb/silent
    en is silent; stays silent; remains silent; keeps silent; stay silent; remain silent; is quiet;
      stays quiet; stay quiet; remains quiet; remain quiet; keeps quiet; keep quiet; says nothing;
      hears nothing; hear nothing; learns nothing; learn nothing; is told nothing; are told nothing;
      is not bothered; isn't bothered; goes silent; is not informed; isn't informed; is not told;
      isn't told; are not told; is not notified; isn't notified; are not notified; sleeps through;
      passes unnoticed; goes unnoticed; happens silently; does not hear; doesn't hear;
      notices nothing; notice nothing; sees nothing of; does not notice; doesn't notice

    verb/distinguish
    en distinguish; distinguishes; distinguished; distinguishing; tell apart; tells apart;
      told apart; differentiate; differentiates; differentiated; discern; discerns; detect; detects;
      detected; recognize; recognizes; recognise; recognises; recognized; identify; identifies;
      spot; spots; find out about; be told apart; be distinguished; be detected; be recognized

    verb/offer
    en had

    verb/turn-on
    en bring back; brings back

    verb/end
    en cost; costs; forfeit; forfeits; deprive of; deprives of; robs of; rob of
    """
}
