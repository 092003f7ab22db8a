extension ClaimWords {
  /// Colloquial English verbs and turns of phrase, each with what it says.
  static let ofEnglishSpeech = """
    verb/prompted
    en nag; nags; nagged; nagging; pester; pesters; pestered; pestering; badger; badgers; badgered;
      hassle; hassles; hassled; harass; harasses; harassed; bother anyone; bother anybody; bothers
      anyone; bothers anybody; bothers people; bother people; bother users; bothers users; be
      bothered; is bothered; gets bothered; get bothered; been bothered; be met with a prompt; is
      faced with a prompt; is faced with a dialog; is faced with an alert; be faced with a prompt;
      consults the user; is consulted; are consulted; be consulted; consulting the user; checks with
      the user; check with the user; checks back with the user; check back with the user; checking
      with the user; sounds out the user; asks anyone; ask anyone; asks anybody; ask anybody; asks
      somebody; ask somebody; asks someone; ask someone; pops the question; pop the question;
      popping the question; pops the permission question; pop the permission question; raises the
      question; raise the question; puts the question to the user; put the question to the user;
      puts a question to the user; put a question to the user; puts it to the user; bug the user;
      bugs the user; interrupt people; interrupts people; interrupt anyone; interrupts anyone;
      prompts anyone; prompt anyone; prompts anybody; prompt anybody; prompts somebody; prompts
      someone

    verb/show
    en flash up; flashes up; conjure; conjures; unleash; unleashes; fire off; fires off; roll out;
      rolls out; trot out; trots out; pull out; pulls out; slap up; slaps up; puts in front; lay
      before; lays before; confront; confronts; faces the user with; brought about; lays out; lay
      out; reel off; reels off; single out; singles out; point out; points out; offer up; offers up;
      dream up; bring on; brings on; call forth; calls forth; shake out; drag up; drags up; dig up;
      digs up; put forth; puts forth; schedule; schedules; scheduled; scheduling; remind; reminds;
      reminded; reminding

    verb/appear
    en springs up; spring up; sprang up; meets the user; is rendered; be rendered; gets brought up;
      is popped up; is fired off; is set off; pops out of nowhere; bursts in; jumps out; jump out;
      jumps up; jump up; intervenes; steps in; step in; reaches the screen; hits the screen; makes
      it onto the screen; make it onto the screen; makes it on screen; make it on screen; comes on
      screen; bubble up; bubbles up; float up; floats up; well up; swoop in; swoops in; fly in;
      flies in; pop over; pops over; lay over; lies over the app; is laid over; floats over the app;
      breeze in; loom; looms; lights up; light up; stare at; stares at; stare the user in the face;
      stares the user in the face; be shown up

    verb/ask
    en sought; bid; bids; enquire; enquires; shoot for; shoots for; angle for; lobby for; strive
      for; strives for; tries once more; another shot; a second shot; take another shot; call upon;
      calls upon; insist upon; insists upon; check in with; checks in with; check up on; checks up
      on; follow up; follows up; give it a shot; gives it a shot; knock on; knocks on; knock at;
      hammer away at; hammer on

    verb/grant
    en dole out; doles out; doled out; dish out; dishes out; mete out; endow; endows; endowed; okay;
      okays; okayed; greenlight; greenlights; greenlit; green-light; green-lights; green light;
      green-lit; give the nod; gives the nod; nod through; nods through; wave through; waves
      through; waved through; sign off on; signs off on; signed off on; rubber-stamp; rubber-stamps;
      give the green light; gives the green light; gave the green light; opens the door to; open the
      door to; opens the door for; open the door for; pave the way for; paves the way for; empower;
      empowers; empowered; bless; blesses; blessed; ratify; ratifies; assent; assents; assented;
      acquiesce; acquiesces; came by; wound up with; go home with; find itself with; finds itself
      with; sign off; signs off; signed off; give in; gives in; gave in; giving in; given in; come
      round; comes round; came round; let through; lets through; parcel out; parcels out; ration
      out; lent; loan; loans; loaned; lease; leases; leased; fork over; forks over; wrest; wrests;
      wrested; wrung; wring; wrings; coax; coaxes; coaxed; extract; extracts; extracted; wheedle;
      wheedles; wheedled; won over

    verb/choose
    en punch; punches; jab; jabs; poke; pokes; plump for; plumps for; elect; elects; elected; pick
      out; picks out; plumped for; lean toward; leans toward; come down on; double-tap

    verb/deny
    en snub; snubs; snubbed; balk; balks; balked; baulk; shoot down; shoots down; shot down; knock
      back; knocks back; knocked back; nix; nixes; nixed; thumbs down; give a thumbs down; gave a
      thumbs down; wave off; waves off; waved off; brush off; brushes off; brushed off; fend off;
      fends off; swat away; disapprove; disapproves; disapproved; disagreed; back out; backs out;
      backed out; slam the door; slams the door; shut the door; shuts the door; close the door;
      closes the door; vote down; votes down; voted down; wave away; waves away; waved away; shut
      out; shuts out; lock out; locks out; locked out; keep out; keeps out; kept out

    verb/end
    en peter out; peters out; petered out; fizzle out; fizzles out; fizzled out; come to naught; go
      up in smoke; ebb; dry up; dries up; dried up; broke off; cut short; cuts short; be cut off;
      are cut off; is cut short; call off; calls off; called off; wind down; winds down; wound down;
      close out; closes out; fade out; fades out; drop off; drops off; die off; dies off; die out;
      dies out; died out; conclude; concludes; concluded; concluding; kill off; kills off; killed
      off; rob; robs; robbed; robbing; deprive; deprives; deprived; depriving; confiscate;
      confiscates; confiscated; rescind; rescinds; rescinded; rescinding; revocation; annul; annuls;
      repeal; unwind; unwinds; worn out; outlive its usefulness; comes to a halt; come to a halt;
      came to a halt; grind to a halt; grinds to a halt; burn out; burns out; burned out; burn up;
      eat up; eats up; ate up; eaten up; exhausts; exhausted; exhausting; clear out; clears out;
      cleared out; wash out; blow away; blows away; blown away; sweep away; sweeps away; snatch;
      snatches; snatched; yank; yanks; yanked; claw back; claws back; clawed back; whip away; pull
      the plug; pulls the plug; pulled the plug; pull the rug; pulls the rug; pull out from under;
      sign away; signs away; kick out; kicks out; kicked out; bow out; bows out; its time is up;
      time is up; tear down; tears down; tore down; torn down; tearing down; teardown; knock out;
      knocks out; knocked out; go under; goes under; fall off; falls off; fell off; fall apart;
      falls apart; fell apart; broke down; crumble; crumbles; crumbled; wither; withers; withered;
      shrivel; implode; sever; severs; severed; ebb away; seep away; stop coming; stops coming;
      stopped coming; stop arriving; stops arriving; stopped arriving; cease to arrive; ceases to
      arrive; cease to come; ceases to come; quit coming; quits coming; spent; is spent; be used up;
      are used up; been used up; gets used up; squandered; squander; squanders; burnt; is burnt;
      expended; expend; expends; cashed in; blown; is blown

    verb/last
    en outstay; outstays; bridge; bridges; bridged; bridging; abide; abides; stand the test of time;
      sticks around; stick around; stuck around; remains on record; stays on record; linger on;
      lingers on; lives past; live past; sits tight; rides out; ride out; rode out; stand firm;
      stands firm; stood firm; drag on; drags on; dragged on; rolls over; roll over; rolled over;
      transfers over; transfer over; carries across; carry across; continues unabated; lives beyond;
      hang around; hangs around; hung around; live through; lives through; lived through; sit out;
      sits out; sat out; last out; lasts out; tide over; tides over; hold over; holds over; spill
      over; spills over; spilled over; stay over; stays over; stretch out; stretches out; stretch
      over; stretches over; stretch across; stretches across; extend over; extends over; extend
      through; extends through; extend across; extends across; drag over; hold up across; holds up
      across; live on across; lives on across; last through; lasts through; lasted through; persists
      across; persist across; persists through; persist through; survives across; bring through;
      brings through; take along; takes along; taken along; brought along; inherit; inherits;
      inherited; inheriting; stay aboard; clings on; cling on; picks up where it left off; picks up
      where the user left off; pick up where it left off; picks up right where it left off; resume
      where it left off; resumes where it left off; continues where it left off; carries on where it
      left off

    verb/ignore
    en glossed over; gloss over; glosses over; turn a blind eye; turns a blind eye; turn a deaf ear;
      turns a deaf ear; pay no heed; pays no heed; laugh off; fizzle; fizzles; fizzled; falls
      through the cracks; vanish into thin air; vanishes into thin air; goes into the ether; shout
      into the void; lands in the bin; trashed; trash; trashes; binned; toss; tosses; tossed; chuck;
      chucks; chucked; bail; bails; bailed out; short-circuit; short-circuits; nooped; comes to
      naught; falls by the wayside; unanswered; got nowhere; gets the app nowhere; waste of time;
      brush aside; brushes aside; brushed aside; push aside; pushes aside; sweep aside; sweeps
      aside; cast aside; casts aside; set at naught; skip over; skips over; skipped over; look past;
      looks past; cross off; strike off; write off; writes off; written off; slide off; rolls off;
      roll off; drop on the floor; drops on the floor; dropped on the floor; left on the floor;
      leave aside; leaves aside; left aside; drown out; drowned out; tune out; tunes out; tuned out;
      screen out; screens out; screened out; weed out; weeds out; weeded out; mask out

    verb/deliver
    en hand down; hands down; dispatch; dispatches; dispatched; dispatching; pipe; pipes; piped;
      piping; pump; pumps; pumped; pumping; pour in; pours in; poured in; trickle in; trickles in;
      trickled in; flow in; flows in; drip; drips; stream in; streams in; relay; relays; relayed;
      relaying; push through; pushes through; pushed through; pass along; passes along; passed
      along; pass down; churn out; churns out; crank out; spit out; spits out; spew; get its hands
      on; gets its hands on; get your hands on; lay hands on; tune in to; tune in; listen to;
      listens to; listening to; listened to; listen for; listens for; listening for; listened for;
      keep tabs on; keeps tabs on; keeping tabs on; ingest; ingests; replay; replays; replayed;
      replaying; play back; plays back; played back; unload; unloads; unloaded; fan out; fans out;
      broadcast; broadcasts; broadcasting; filter through; filters through; trickle through;
      trickles through; find its way; finds its way; find their way; make it to the app; makes it to
      the app; makes its way; make its way; make their way; keep track of; keeps track of; keeping
      track of; send along; sends along; send on; sends on; send out; sends out; sent out; send
      over; sends over; send in; sends in; send through; sends through; bring over; bring across;
      float in; floats in; flood in; floods in; flooded in; drift in; drifts in; tumble in; tumbles
      in; rush in; rushes in; pass through; passes through; passed through; get across; gets across;
      give out; gives out; gave out; put through; puts through; slip through; slips through; slipped
      through; spill in; filter in; filters in; pile in; take in; takes in; took in; taking in;
      sweep up; scoop up; scoops up; soak up; soaks up; come down the wire; come down the pipe;
      comes down the pipe; drip in; drips in; dripped in; stream through; streams through; feed
      through; feeds through; keep coming in; keeps coming in; keep rolling in; keeps rolling in;
      keep flowing in; keeps flowing in; keep trickling in; keeps trickling in; go off; goes off;
      going off; went off; still go off; still goes off; delivery; deliveries; handover; handoff;
      hand-off

    verb/launch
    en woke up; are woken up; kick-start; kick-starts; kickstart; kickstarts; stir; stirs; stirred;
      nudge awake; nudges awake; jolt awake; jolts awake; shake awake; breathe life into; breathes
      life into; spring to life; springs to life; spring back to life; springs back to life;
      rejuvenate; respawn; respawns; respawned; respawning; spin back up; spins back up; spun up;
      wake your app up; wakes your app up; raises from the dead; brings back from the dead; bring
      back from the dead; back from the dead; back to life; brought to life; up and running; comes
      to life; come to life; came to life; was woken; bring your app back; brings your app back; rev
      up; revs up; crank up; cranks up; cranked up; power up; powers up; powered up; rise up; haul
      back; hauls back; drag back; drags back; bring back up; brings back up; brought back up; start
      back up; starts back up; started back up; kick back into life; kicks back into life; whirr
      into life; whirrs into life; spark into life; nudged; nudges; nudge; nudging; shaken awake;
      shaken; jolted; kicked awake; prodded awake; prodded; prods; roused from sleep; dragged out of
      sleep; pulled out of sleep; pulled from sleep; torn from its sleep

    verb/become
    en plummet; plunge; tumble; tumbles; tumbled; sank; dip; dips; dipped; leap; leaps; leapt; hop;
      hops; snap; snaps; snapped; spring back; springs back; regress; regresses; regressed; relax;
      relaxes; graduate; graduates; graduated; graduating; mature; matures; matured; transform;
      transforms; transformed; transforming; devolve; devolves; degenerate; degenerates; wound up;
      drift; drifts; drifted; cross over; crosses over; move over; moves over; migrate; migrates;
      migrated; migrating; knock back to; cut back; cuts back; scale back; scales back; scaled back;
      scale down; scales down; scaled down; scale up; scales up; dial down; dials down; dialed down;
      dial back; dials back; ratchet up; ratchets up; ratchet down; bump up; bumps up; bumped up;
      bump down; bumps down; move up; moves up; moved up; move down; moves down; moved down; go up;
      went up; go down; went down; came down; slip down; slips down; slide down; slides down; ease
      into; eases into; flip over; flips over; click over; tick over; roll over into; shade into;
      wind back; winds back; reel back; rewind; rewinds; kick back; kicks back; kicked back; crossed
      into; crosses into; turn When In Use into; turn While Using into; turn notDetermined into;
      turn denied into; turn authorizedWhenInUse into; turn authorizedAlways into; turns When In Use
      into; turns While Using into; turns notDetermined into; turns denied into; turns
      authorizedWhenInUse into; turns authorizedAlways into; upgrade When In Use to; upgrades When
      In Use to; raise When In Use to; raises When In Use to; upgrade While Using to; upgrades While
      Using to; raise While Using to; raises While Using to; turned When In Use into; turned While
      Using into; turned notDetermined into; turned denied into; turned authorizedWhenInUse into;
      turned authorizedAlways into; turning When In Use into; turning While Using into; turning
      notDetermined into; turning denied into; turning authorizedWhenInUse into; turning
      authorizedAlways into; convert When In Use into; convert While Using into; convert
      notDetermined into; convert denied into; convert authorizedWhenInUse into; convert
      authorizedAlways into; converts When In Use into; converts While Using into; converts
      notDetermined into; converts denied into; converts authorizedWhenInUse into; converts
      authorizedAlways into; change When In Use into; change While Using into; change notDetermined
      into; change denied into; change authorizedWhenInUse into; change authorizedAlways into;
      changes When In Use into; changes While Using into; changes notDetermined into; changes denied
      into; changes authorizedWhenInUse into; changes authorizedAlways into

    verb/hold
    en hoard; hoards; hoarded; tuck away; tucks away; tucked away; squirrel away; shelve; shelves;
      shelved; shelving; bottle up; bottles up; bottled up; sit on; sits on; sat on; sitting on;
      keep in reserve; keeps in reserve; put on ice; puts on ice; on ice; keep in the wings; wait in
      the wings; waits in the wings; waiting in the wings; sideline; sidelines; sidelined; is put
      aside; be put aside; is set aside; be set aside; was set aside; are set aside; left pending;
      in limbo; in abeyance; in escrow; quarantine; quarantines; quarantined; hung on to; hold onto;
      holds onto; held onto; holding onto; hang onto; hangs onto; cling to; clings to; clung to;
      clinging to; keep around; keeps around; kept around; keeping around; lay aside; lays aside;
      laid aside; put off; puts off; putting off; stow; stows; stowed; lock away; locks away; locked
      away; store up; stores up; stored up; pack away; keep over; stave off; stock up; hold off;
      holds off; held off; hold off on; wait out; waits out; detain; detains; detained; keep on ice;
      keeps on ice; kept on ice; put in a drawer; puts in a drawer; keep in a drawer

    verb/let-go
    en set free; sets free; deinit; deinits; deinitialize; deinitializes; deinitialized; nil out;
      nils out; nilled out; abandon; abandons; abandoned; abandoning

    verb/stay
    en stand pat; stands pat; undisturbed; undeterred; unshaken; unperturbed; left unchanged;
      doesn't budge; did not budge; didn't budge; stay where it is; stays where it is; remain where
      it is; remains where it is; stays where it was; remains where it was; leaves it as is; leave
      it as is; stays as is; stay as is; remains as is; as if nothing had happened; as though
      nothing had happened; is left untouched; be left untouched; is left unchanged; be left
      unchanged; leaves unchanged; leave unchanged; leaves it unchanged; leaves it untouched; stood
      still; lie still; stays like that; stay like that; remains like that; abide by

    verb/prolong
    en hang on to; hangs on to; hanging on to; keep hold of; keeps hold of

    effect/none
    en in vain; is in vain; be in vain; futile; is futile; be futile; fruitless; is fruitless;
      useless; is useless; a dud; is a dud; fall flat; falls flat; fell flat; goes nowhere; go
      nowhere; went nowhere; lead nowhere; leads nowhere; led nowhere; wasted; is wasted; be wasted;
      has no impact; have no impact; makes no impact; leaves the system cold; draws a blank; draw a
      blank; comes up empty; come up empty; comes back empty-handed; of no avail; with no effect;
      with no result; a waste of breath; waste of breath; a wild-goose chase; a dead letter; dead
      letter; a lost cause; lost cause; not worth the effort; a fool's errand; flogging a dead
      horse; barking up the wrong tree; whistling in the wind; cuts no ice; cut no ice; carries no
      weight; won't fly; does not fly; doesn't fly; doesn't cut it; does not cut it; won't cut it;
      gets short shrift; has no bearing on; have no bearing on; bears no relation to; has nothing to
      say about; is of no relevance; are of no relevance; is immaterial; are immaterial; immaterial;
      is neither here nor there; neither here nor there

    phase/background
    en behind the lock screen; while another app is up; on the lock screen; with the screen off;
      while the screen is off; with the screen dark; under the lock screen; after the home gesture;
      shoved to the background; tucked away in a pocket

    phase/foreground
    en center stage; centre stage

    phase/terminated
    en gone from memory; evicted from memory; reaped; flicked up; swiped up; swiped off; been swiped
      off; swiped out of the app switcher; been swiped out of the app switcher; swiped from the app
      switcher; swiped out; been swiped out; thrown out of memory; kicked out of memory; stone dead;
      stone-dead; jetsammed

    event/terminate
    en flings the app away; gets reaped; is reaped

    event/reboot
    en boots up; boot up; booted up; booting up; battery run flat; battery runs flat; battery dies;
      battery died; battery ran out; battery is empty; phone comes back up; phone come back up;
      device comes back up; phone is powered off; powers the phone off; powering the phone off;
      powers off; powered off; hard reset; soft reset

    phase/suspended
    en slumber; slumbering; from its slumber; out of its slumber; nap; napping; dormant; in
      hibernation; hibernating

    say/no-session
    en forgetting to create a session; forgetting to create one; forgets to create a session; forget
      to create a session; failing to create a session; neglecting to create a session; forgetting
      to hold a session; failing to hold a session; forget to hold a session; the lack of a session;
      lack of a session

    noun/status
    en what had been granted; what has been granted; what was granted; what each app had been
      granted; what each app has been granted; what each app was granted; what the app had been
      granted; what the app has been granted; what the app was granted; what they had granted; what
      was granted before; what had been granted before; what was previously granted; what every app
      had been granted; clearance; nod; approval; privileges; location privilege; thumbs up;
      admittance; auth; perms
    """
}
