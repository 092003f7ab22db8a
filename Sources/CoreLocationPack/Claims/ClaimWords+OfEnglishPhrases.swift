extension ClaimWords {
  /// Further phrases of everyday English, and words beside them that say nothing.
  static let ofEnglishPhrases = """
    verb/silent
    en stays in the dark; stay in the dark; remains in the dark; remain in the dark; kept in the
      dark; is kept in the dark; are kept in the dark; left in the dark; is left in the dark; are
      left in the dark; none the wiser; is none the wiser; are none the wiser; remains unaware;
      remain unaware; stays unaware; stay unaware; is unaware; are unaware; is oblivious; are
      oblivious; oblivious; is left out of the loop; are left out of the loop; out of the loop; kept
      out of the loop; is kept out of the loop; is out of the loop; are out of the loop; hasn't the
      faintest idea; has no idea; have no idea; has no clue; have no clue; doesn't get a peep; not a
      peep; not a word; without a word; without so much as a word; hears not a word; keeps mum;
      stays mum; keep mum; mum; keeps its mouth shut; keeps schtum; gives no sign; give no sign;
      gives no signal; sends no word; says not a word; goes by in silence; passes in silence;
      happens in silence; stays tight-lipped; lies dormant; gets no word; receives no word; hears no
      news; gets no news

    fn/cannot
    en finds itself unable to; find itself unable to; has no hope of; have no hope of; hasn't a hope
      of; no hope of; at a loss to; has no business; have no business; out of luck if it wants to;
      is locked out of; are locked out of; locked out of; shut out of; is shut out of; are shut out
      of; has no say in; have no say in; has no control over; have no control over; is in no shape
      to; stands no chance of; stand no chance of; stands no chance to; with no way to; with no
      chance to; with no means to; without a way to; without any way to; without the ability to;
      lacks a way to; lack a way to; lacks the right to; lack the right to; lacks permission to;
      lack permission to

    fn/can
    en gets a shot at; gets another shot at; is at ease to; stands a chance to; stands a chance of;
      has a shot at; has leave to; has the go-ahead to; has a green light to; is cleared to; are
      cleared to; is licensed to; are licensed to; is empowered to; are empowered to; retains the
      ability to; keeps the ability to; retains the right to; keeps the right to; reserves the right
      to; are capable of; is perfectly able to; are perfectly able to; is perfectly capable of; has
      no trouble; have no trouble; has no problem; have no problem; has no difficulty; nothing keeps
      it from; nothing prevents it from; nothing stops it from; nothing keeps the app from; nothing
      stands in the way of

    fn/must
    en are bound to; is compelled to; are compelled to; are forced to; has no choice but to;
      have no choice but to; has no option but to; have no option but to; has no alternative but
      to; is under an obligation to; is duty-bound to; it is up to the app to; it falls to the app
      to; is called upon to; still have to; still has to; also have to; also has to; still must;
      also need to; still need to; still needs to

    fn/need-not
    en are under no obligation to; is not obliged to; are not obliged to; aren't obliged to; is free
      not to; gets to skip; can do without; could do without; can dispense with; may dispense with;
      can forgo; may forgo; can leave out; may leave out; it isn't up to the app to; no call for;
      there is no call to

    say/is-the-text
    en is what the user gets to read; is what the user reads; is what the user sees; is what the
      user will read; is what the user will see; is what people read; is what people see; is what
      people get to read; is shown to the user verbatim; gets shown to the user; is displayed
      verbatim; is printed verbatim; appears verbatim; shown verbatim; displayed verbatim; is the
      wording of the prompt; is the wording the user sees; is the message the user sees; ends up in
      front of the user

    say/every-platform; fn/filler
    en every Apple platform; all Apple platforms; all of Apple's platforms; every platform; all
      platforms; every one of Apple's platforms; each of Apple's platforms; each Apple platform;
      each platform; any Apple platform; any platform; across the board; across platforms; across
      all platforms; everywhere Apple ships; platform-independent; on whatever platform; every
      operating system of Apple; all of Apple's operating systems; every Apple operating system; all
      Apple operating systems; Apple's whole lineup; the whole lineup; every Apple device; all Apple
      devices; every Apple product; everywhere

    thing/own-regions
    en keep separate sets of monitored regions; keeps separate sets of monitored regions; separate
      sets of monitored regions; separate sets of regions; separate set of regions; separate lists
      of regions; separate list of regions; sets of regions of their own; set of regions of its own;
      list of regions of its own; private set of regions; private list of regions; own monitored
      regions; their own monitored regions; a private set of regions

    thing/resumes-itself
    en nudged back to life; is nudged back to life; woken up again by the system; picks up again by
      itself; pick up again by themselves; picks up on its own; resumes all by itself; resumes of
      its own accord; resume of its own accord; restarts of its own accord; starts up again on its
      own; kicks in again by itself; kicks in again on its own; gets going again by itself; gets
      going again on its own

    say/starts-true
    en has been true out of the box; is true out of the box; true out of the box; starts out with
      true; starts life as true; starts off true; starts off as true; begins as true; comes as true;
      ships as true; is on out of the box; on out of the box; initially true; is initially true;
      true initially; true to begin with; true from the outset; true from the start; true at the
      outset; true unless you change it; true unless changed; enabled out of the box; enabled by
      default; switched on by default; turned on by default; on by default; YES by default; is set
      to true by default; set to true by default; is set by default; preset to true; has an initial
      value of true; initial value is true; initial value of true; true at first; true straight away

    say/starts-false
    en has been false out of the box; is false out of the box; false out of the box; starts out with
      false; starts life as false; starts off false; starts off as false; begins as false; comes as
      false; ships as false; is off out of the box; off out of the box; initially false; is
      initially false; false initially; false to begin with; false from the outset; false from the
      start; false at the outset; false unless you change it; false unless changed; disabled out of
      the box; disabled by default; switched off by default; turned off by default; off by default;
      NO by default; is set to false by default; set to false by default; preset to false; has an
      initial value of false; initial value is false; initial value of false; false at first

    verb/use; verb/last
    en keep using; keeps using; kept using; continue using; continues using; go on using; goes on
      using; carry on using; carries on using; continue to use; continues to use; keep on using;
      keeps on using

    phase/inUse
    en keep using the app; keeps using the app; continues using the app; continue using the app;
      keep using it; keeps using it; goes on using the app; go on using the app; continues to use
      the app; continue to use the app; keeps using your app; keep using your app; kept using the
      app

    thing/standing-still
    en phone stands still; phone is standing still; iPhone stands still; iPhone is standing still;
      user stands still; phone isn't moving; phone is not moving; phone does not move; phone doesn't
      move; phone stops moving; phone stopped moving; user stops moving; user sits still; user isn't
      moving; user is not moving; phone lies still; phone lies on the table; device lies on the
      table; phone is at rest; device is at rest; device comes to rest; phone comes to rest; phone
      stops; device stops

    key/NSLocationRequireExplicitServiceSession
    en explicit-mode key; explicit mode key; explicit session flag;
      explicit sessions flag; explicit sessions key; explicit session setting; key for explicit
      sessions; key that demands explicit sessions; key that requires explicit sessions; key
      requiring explicit sessions; key demanding explicit sessions; key for explicit mode; opt-in
      key for explicit sessions

    thing/stops-for-good
    en stop coming for good; stops coming for good; stop arriving for good; stops arriving for good;
      ends for good; end for good; is over for good; are over for good; cease for good; ceases for
      good; dry up for good; dries up for good; stop once and for all; stops once and for all; is
      finished for good; are finished for good

    verb/mean
    en imply; implies; implied; implying; connote; connotes; boils down

    noun/limit
    en cap; caps; capped; capped at; is capped at; are capped at; upper limit; maximum number;
      limit; limits; hard cap; quota; quotas; allotment; tops out at; top out at; maxes out at; max
      out at

    verb/iterate
    en await; awaits; awaiting; awaited; loop through; loops through; looping through; step through;
      steps through; walks through; walk through; consume the sequence; consumes the sequence;
      consuming the sequence; consume the stream; consumes the stream; consuming the stream; drain
      the sequence; drains the sequence; read from the stream; reads from the stream; reading from
      the stream; subscribe to; subscribes to; subscribing to; subscribed to

    verb/suffice
    en meets; meet; satisfied by; is satisfied by; are satisfied by; is sated by; is up to it; is up
      to the task; are up to the task; be good enough; are plenty; be plenty; is ample; are ample;
      ample

    verb/know
    en knew; is aware; are aware; is aware of; are aware of; gets wind of; get wind of; got wind of;
      becomes aware of; become aware of; is in the know; are in the know

    verb/unavailable
    en greyed out; grayed out; is greyed out; is grayed out; are greyed out; are grayed out; dimmed;
      is dimmed; are dimmed; locked down; is off-limits; are off-limits; is off limits; are off
      limits; out of bounds; is out of bounds; are out of reach; beyond reach; is beyond reach; is
      not on offer; are not on offer; aren't on offer; is not to be had; isn't to be had; are not to
      be had; is not to be found; isn't to be found; are not to be found; is nowhere to be found;
      are nowhere to be found; nowhere to be seen; is nowhere to be seen

    event/relaunch:byUser
    en reopens it; reopen it; reopening it; opens the app anew; opens the app once more; opening the
      app once more; opens the app afresh; taps the icon again; tapping the icon again; taps its
      icon again; tapping its icon again; taps the app icon; tapping the app icon; taps its icon;
      tapping its icon; launches it by hand; launching it by hand; launches the app by hand;
      launching the app by hand; starts it by hand; starts the app by hand; opens the app by hand;
      opening the app by hand; opens it by hand; opening it by hand; opens the app manually; opens
      it manually; launches the app manually; launches it manually; starts the app manually; brings
      the app up again by hand

    verb/end; verb/wipe; say/forget
    en loses memory of; lose memory of; lost memory of; has no memory of; have no memory of; has no
      recollection of; have no recollection of; no recollection of; loses all memory of; lose all
      memory of; loses sight of; lost sight of; suffers amnesia; amnesia

    say/without-former
    en without a predecessor; with no predecessor; without any predecessor; lacking a predecessor;
      with nothing to take over; with nothing to pick up; without anything to take over; without
      anything to pick up

    thing/exclusive
    en kicks out the earlier; the later one kicks out the earlier; kicks out the earlier one; ousts
      the earlier; ousts the earlier one; ousts the first; ousts the older one; supersedes the
      earlier one; supersedes the first; knocks out the earlier one; knocks out the first; pushes
      out the first; pushes out the earlier one; displaces the first; displaces the earlier one;
      crowds out the first

    verb/end; noun/status; say/loses-permission
    en costs the app its permission; cost the app its permission; strips the app of its permission;
      robs the app of its permission; strips it of its permission; robs it of its permission; takes
      away the app's permission; takes the app's permission away; takes its permission away; app
      loses its permission; loses its permission; loses its location permission; lose its
      permission; app loses its location permission; ends the app's permission; costs it its
      permission; withdraws the app's permission; revokes the app's permission; revokes its
      permission; deprives the app of its permission; deprives it of its permission; permission is
      gone; its permission is gone; permission is lost; permission is withdrawn; permission is
      revoked; forfeits its permission; forfeits the permission; app forfeits its permission; app
      forfeits the permission

    say/immutable
    en is fixed; are fixed; stays fixed; remains fixed; stay fixed; remain fixed; fixed at creation;
      is fixed at creation; set in stone; is set in stone; are set in stone; carved in stone; is
      carved in stone; cast in stone; written in stone; frozen at creation; is frozen at creation;
      locked in at creation; is locked in at creation; settled once and for all; cast in concrete

    say/only-once
    en once and never again; once and no more; once and never more; once and only once; just the
      once

    thing/thrown-away
    en getting lost; go by the board; goes by the board; are lost forever; is lost forever; vanish
      for good; vanishes for good; vanish without trace; vanishes without trace; vanish without a
      trace; vanishes without a trace; disappear without a trace; disappears without a trace;
      chucked away; chucks away; tossed away; tosses away; thrown overboard; throws overboard; cast
      overboard; shredded; shred; shreds; scrapped; scrap; scraps; scrapping; binned for good;
      dumped; dump; dumps; dumping; culled; cull; culls; purged for good; evaporated for good; left
      to rot

    times/2
    en twice

    thing/monitor-event; service/condition-monitoring; noun/event
    en monitor events; monitor event; events of a monitor; events of the monitor; monitor's events

    say/hides-pill; verb/hide
    en hides the Precise pill; hides the Precise button; hides the Precise toggle; hides the Precise
      switch; hide the Precise pill; hiding the Precise pill; takes the Precise pill away; takes
      away the Precise pill; drops the Precise pill; removes the Precise pill; leaves out the
      Precise pill; omits the Precise pill; suppresses the Precise pill; does away with the Precise
      pill; conceals the Precise pill; takes the Precise pill out; takes the Precise toggle out;
      takes the Precise switch out; takes out the Precise pill

    say/each-entry
    en each value in; every value in; each value of; every value of; each of its values; all its
      values; its values; values of the dictionary; values in the dictionary; each entry in; every
      entry in; each entry of; every entry of; each of its entries; its entries; entries of the
      dictionary; entries in the dictionary

    say/session-held
    en with a session held; with a session in hand

    say/only-once; fn/filler
    en one-off; a one-off; one-offs; one-time affair; a one-time affair; one-time thing; a one-time
      thing

    say/restores-permission
    en restores the choice; restores the earlier choice; restores the previous choice; restores the
      decision; restores the earlier decision; restores the previous decision; restores the answer;
      restores the earlier answer; restores what the user chose; brings the choice back; brings back
      the choice; brings back the earlier choice; recalls the choice; recalls the earlier choice;
      recalls what the user chose; reinstates the permission; reinstates the choice; reinstates the
      earlier choice; gives the app its permission back; hands the app its permission back; the
      earlier choice is restored; earlier choice comes back; previous choice comes back; previous
      choice is restored; earlier decision is restored; previous decision is restored

    say/either-level
    en both authorization levels; both permission levels; both kinds of permission; either kind of
      permission; either permission level; whichever of the two levels; whichever level was granted;
      regardless of the authorization level; regardless of the permission level; no matter which
      level; no matter the authorization level

    say/changes-accuracy
    en turn reduced accuracy into; turn approximate location into; turn full accuracy into; turn
      precise location into; turns reduced accuracy into; turns approximate location into; turns
      full accuracy into; turns precise location into; turned reduced accuracy into; turned
      approximate location into; turned full accuracy into; turned precise location into; turning
      reduced accuracy into; turning approximate location into; turning full accuracy into; turning
      precise location into; change reduced accuracy into; change reduced accuracy to; change
      approximate location into; change approximate location to; change full accuracy into; change
      full accuracy to; change precise location into; change precise location to; changes reduced
      accuracy into; changes reduced accuracy to; changes approximate location into; changes
      approximate location to; changes full accuracy into; changes full accuracy to; changes precise
      location into; changes precise location to; convert reduced accuracy into; convert approximate
      location into; convert full accuracy into; convert precise location into; converts reduced
      accuracy into; converts approximate location into; converts full accuracy into; converts
      precise location into; switch reduced accuracy to; switch approximate location to; switch full
      accuracy to; switch precise location to; switches reduced accuracy to; switches approximate
      location to; switches full accuracy to; switches precise location to; raise reduced accuracy
      to; raises reduced accuracy to; lift reduced accuracy to; lifts reduced accuracy to; turn
      provisional Always into When In Use; turn provisional Always into While Using; turns
      provisional Always into When In Use; turns provisional Always into While Using; turned
      provisional Always into When In Use; turned provisional Always into While Using; turning
      provisional Always into When In Use; turning provisional Always into While Using; changes
      provisional Always into When In Use; changes provisional Always into While Using; converts
      provisional Always into When In Use; converts provisional Always into While Using

    say/goes-quiet
    en goes quiet; go quiet; went quiet; goes dead; go dead; goes dark; go dark; goes mute; go mute

    verb/silent; verb/end
    en falls silent; fall silent; fell silent

    fn/it
    en it'll

    fn/advice
    en encourage; encourages; encouraged; discourage; discourages; discouraged; frowned upon; is
      frowned upon; inadvisable; recommendable; commendable; prudent; foolish; bad form; bad
      manners; bad practice; code smell; antipattern; anti-pattern; anti-patterns

    verb/pile
    en batched; batches up; batch up; in batches; come in batches; comes in batches; batched up; one
      big batch; a big batch; en bloc; en masse; in bulk; bunch up; bunches up; bunched up; heap up;
      heaps up; heaped up; amass; amasses; amassed; mounts up; mount up; build up; builds up; built
      up; snowball; snowballs

    verb/need-not
    en does away with the need for; do away with the need for; removes the need for; remove the need
      for; obviates the need for; obviate the need for; eliminates the need for; eliminate the need
      for; takes away the need for; spares you the need for; saves you the need for; renders
      superfluous; renders unnecessary; obviates; obviate; is surplus to requirements

    verb/available
    en made its way to; has made its way to; have made their way to; made it to; has made it to;
      found its way to; has found its way to; finds its way to; is at home on; are at home on; feels
      at home on; finds a home on; found a home on; has landed on; landed on; has arrived on;
      arrived on; has reached; up for grabs; is up for grabs; is on tap; on hand; is on hand; is at
      hand; at your fingertips; is at your fingertips; on the menu; is on the menu; on the cards;
      within reach; is within reach; are within reach; ready for use; is ready for use; ready to
      use; is ready to use; in the toolbox; part of the package; comes for free; come for free;
      thrown in for free; built right in; is built right in; baked in; is baked in; are baked in;
      baked into; is baked into; are baked into

    event/leaveForeground
    en going Home; going home; presses Home; pressing Home; hits the Home button; hitting the Home
      button; hits Home; swipes up to go Home; swiping up to go Home; leaves for the Home Screen;
      switches to the Home Screen; switching to the Home Screen; locks the screen; locking the
      screen; locks the device; locking the device; screen locks; phone locks; switches apps;
      switching apps; hops over to another app; hopping over to another app; pops over to another
      app
    """
}
