extension ClaimWords {
  /// More English verbs for what is asked, shown, told and given.
  static let englishVerbs = """
    verb/appear
    en surface; surfaced; materialize; materializes; shows itself; show itself; is up; flash;
      flashes; slides in; be drawn; is drawn; be put up; goes up; is posted; be posted; be raised;
      be triggered; be brought up; gets raised; is produced; be produced; is popped; comes forward;
      gets on screen; lands on the screen; covers the screen; pop out; pops out; get presented;
      get displayed; get shown; interrupts; is put to the user; is fired; be put to the user;
      put to the user; put in front of the user; be opened; is opened; will pop up; will show up;
      will appear; pops up automatically; comes into view; is coming; is going to appear;
      makes an appearance; make an appearance; comes on; is due; turns up again; slides up;
      gets triggered; get triggered

    verb/show
    en draw; draws; throw up; throws up; post; posts; spawn; spawns; bring forth; brings forth;
      lead to; led to; leading to; result in; results in; resulting in; end in; print; prints;
      quote; quotes; cite; cites; contain; contains; pull; pulls; pull up; pulls up; pop up;
      pops up; summon; summons; entail; entails; provoke; prompt for; prompts for; causes; caused;
      induces; induce; raises; come up with; comes up with; answered with; greeted with;
      greets with; meets with; makes the system show; makes the system present; makes iOS show;
      makes iOS present; lead

    verb/ask
    en pose; poses; demand; demands; approach; approaches; beg; begs; plead; pleads; put in for;
      try for; tries for; go after; goes after; press for; presses for; raise a request;
      raises a request; places a request; place a request; send a request; sends a request; apply;
      applies; reask; re-ask; re-asks; re-request; re-requests; rerequest; bids for; bid for

    verb/prompted
    en bothers the user; bother the user; disturbs the user; disturb the user; interrupts the user;
      interrupt the user; questions the user; question the user; puts the question;
      put the question; gets a prompt; get a prompt; sees an alert; see an alert; sees a dialog;
      see a dialog; gets an alert; get an alert; asks for consent; ask for consent;
      is shown a prompt; be shown a prompt; is shown an alert; is presented with a prompt;
      prompts for permission; prompt for permission; prompts for authorization;
      prompt for authorization; asks for the permission; ask for the permission; asks again;
      makes the system ask; makes iOS ask; lets the system ask; makes the system prompt;
      asks the customer; ask the customer; queries the user; query the user; asks its user;
      prompts its user; asks your users; ask your users; prompts your users; asks your user;
      prompts the customer; approaches the user; approach the user; get the prompt; gets the prompt;
      is confronted with a prompt; faces a prompt; face a prompt; asks the owner

    verb/call
    en perform; performs; performed; performing; gets fired; get fired; hears; hear;
      receives a call; get a call; gets a call; is triggered; be triggered; gets triggered;
      get triggered; gets invoked; get invoked; fire again; fires again; speaks up; reacts;
      gets executed; been invoked; be invoked; be fired; be called; is called again;
      gets a callback; receives a callback; be informed; is informed; are informed; gets informed;
      get informed; learns of; learn of; is issued; be issued

    verb/choose
    en confirm; confirms; confirmed; confirming; decide; decides; decided; deciding; touch;
      touches; touched; opt; opts; opted; leave it at; leaves it at; favor; favors; favour;
      favours; insist on; commit to; commits to; vote for; votes for; take; took; taken; taking;
      is selected; be selected; is chosen; be chosen; been chosen; was chosen; been selected; is
      tapped; be tapped; was tapped; been tapped; is pressed; was pressed; tapping on; taps on;
      tap on; clicks on; click on; clicking on; press on; presses on; pressing on; hits on;
      replies with; reply with; responds with; respond with; answering with; reacts with; react
      with; decide in favor of; decides in favor of; decided in favor of; decided for; deciding
      for; has decided for; is answered with; be answered with; was answered with; answered by; is
      answered by; leaves the choice at; going for; going with; go with; flick; flicks; flip;
      flips; moves the switch; move the switch; moving the switch; toggles; toggle; changes the
      setting; change the setting; changing the setting; as the reply to; as a reply to; as the
      answer to; as an answer to

    verb/become
    en lower; lowers; lowered; lowering; land; lands; landed; degrade; degrades; degraded; slide;
      slides; slid; slip; slipped; step up; steps up; step down; steps down; recede; recedes; widen;
      widens; widened; grow; grows; grew; grown; rise; rose; climb; ascend; ascends; escalate;
      escalates; escalated; bump; bumps; bumped; swap; swaps; swapped; evolve; evolves; evolved;
      swing; swings; bounce; bounces; bounced; enter; enters; entered; entering; arrive at;
      arrives at; arrive in; arrives in; mutates; morph; morphs; brought to; bring to;
      brought down to; brings down to; bring down to; cut down; cuts down; broaden; broadens;
      expand; expanded; rolls back; roll back; rolled back; relapse; relapses; jumps back;
      jump back; be reset; is reset; gets reset; get reset; been reset; resort to; alter; alters;
      altered; altering; adjusts; adjust; adjusted; modify; modifies; modified; replaced by;
      is replaced by; replaces; replace; replaced; made into; make into; takes on; take on; took on;
      assumes the value; takes the value; take the value; gains the value; has become; have become;
      lead to; led to; result in; results in; resulted in; return to; returns to; come back to;
      comes back to; goes over to; pass into; passes into; passes over to; goes through to;
      is moved; be moved; is put; be put; is set; be set; gets set; get set; was set; been set;
      is changed; be changed; gets changed; is turned; be turned; landing; is upgraded; be upgraded;
      is downgraded; be downgraded; is demoted; is promoted; drops back to; falls back to;
      throws back; throw back; thrown back; is raised to; be raised to; is lowered; be lowered;
      wanders; lets fall; sinks to; start with; starts with; begin with; begins with

    verb/stay
    en rest; rested; stay behind; stays behind; preserve; preserves; leave alone; leaves alone;
      left alone; leave untouched; leaves untouched; left untouched; remains the same;
      stays the same; remain the same; stay the same; remains unchanged; stays unchanged;
      remain unchanged; stay unchanged; is unchanged; are unchanged; is unaffected; are unaffected;
      remains unaffected; stays as it is; remains as it is; remains as it was; stays as it was;
      as it is; leaves as it was; leaves as it is; leave as it is; freezes; sit at; sits at; sits;
      stuck; is stuck; stuck at; stuck with; stick at; keep on; keeps on; carry on; carries on;
      going on; is not touched; not touched; does not touch; doesn't touch; do not touch;
      does not alter; doesn't alter; does not move; doesn't move; never changes; does not budge;
      is left as; be left as; is left alone; hold steady; holds steady

    verb/report
    en hand back; hands back; surfaces as; surface as; surface; surfaces; print; prints; printed;
      log; logs; logged; communicate; communicates; communicated; convey; conveys; conveyed; notice;
      notices; noticed; perceive; perceives; evaluate to; evaluates to; resolve to; resolves to;
      read out; reads out; read back; reads back; give back; gives back; gets back; get back; speak;
      speaks; speak of; speaks of; claim as; say so; respond with; responds with; respond; responds;
      return; returns; is set to; be set to; has the value; have the value; contain; contains;
      holds; hands over; hand over; handed over; expresses; express; deliver; delivers; is told;
      be told; are told; gets told; get told; learns about; learn about; learns of; learn of;
      hears about; hear about; hears of; hear of; gets notified; get notified; come across; detects;
      detect; is passed; be passed; is handed; be handed; is given as; be given as; query;
      show up as; comes up as; come up as; figures as; figure as; appears in the API as; is called;
      are called; emerges as; emerge as; is returned as; be returned; is named; be named; are named;
      is listed as; be listed as; lists as; list as; tells the app; tell the app; sees as; see as;
      gets reported; get reported; states; state; is announced as; be announced; announced; answer;
      answers; answered; outputs; output; equals; equal

    verb/grant
    en hand out; hands out; handed out; concede; concedes; conceded; attain; attains; attained;
      achieve; achieves; achieved; unlock; unlocks; unlocked; equip; equips; equipped; entrust;
      entrusts; buys; buy; bought; end up with; ends up with; ended up with; wind up with;
      winds up with; walk away with; walks away with; come away with; comes away with; come by;
      comes by; get hold of; gets hold of; come to have; be given; are given; gets given; get given;
      is handed; are handed; be handed; enjoyed; enjoying; owned; owning; possessing; possessed;
      grants itself; pocket; pockets; is awarded; be awarded; is allowed; be allowed; been allowed;
      are allowed; is assigned; lead to; led to; results in; result in; provides with; furnish;
      furnishes; accord; accords; carries with it; vouchsafe; extends to; is in possession of;
      in possession of; be in possession of; ask and get; ask for and get; still has; still holds;
      still have

    verb/deny
    en rebuffed; spurn; spurns; turn away; turns away; turned away; block; blocks; blocked; veto;
      vetoes; vetoed; bar; bars; says no to; say no to; said no to; prohibits; prohibit; prohibited;
      ban; bans; banned; revolt; denied access; decline to

    verb/turn-off
    en turn off; switch off; disable; deactivate; shut off; toggle off; flip off; turn down;
      be turned off; is turned off; are turned off; be switched off; is switched off;
      are switched off; be disabled; is disabled; are disabled; gets turned off; gets switched off;
      gets disabled; was turned off; was switched off; has turned off; has switched off; take off

    verb/turn-on
    en turn on; switch on; enable; re-enable; reenable; activate; reactivate; toggle on; flip on;
      turn back on; switch back on; turn on again; switch on again; be turned on; is turned on;
      are turned on; be switched on; is switched on; are switched on; be enabled; gets turned on;
      gets switched on; is enabled; are enabled; be turned back on; is turned back on;
      are turned back on; is switched back on; are switched back on; put back on; has turned on

    verb/off
    en is off; are off; stays off; stay off; remains off; remain off; being off; is left off

    verb/on
    en is on; are on; stays on; stay on; remains on; remain on; being on; is left on; is on again;
      are on again; is back on; are back on

    noun/limit
    en up to; at most; no more than; not more than; a maximum of; maximum of; limited to; limit of;
      as many as; at the most; as much as; up to a maximum of; maximum number of; a limit of

    noun/event; set/conditions
    en conditions; condition; monitored conditions; monitored condition; monitoring conditions;
      conditions per app

    verb/use
    en monitor; watch; watches; observe; observes; monitors; monitored; monitoring

    verb/end
    en revoke; withdraw; take away; takes away; takes that away; takes it away; take that away;
      take it away; take back; takes back

    verb/introduce
    en brought
    """
}
