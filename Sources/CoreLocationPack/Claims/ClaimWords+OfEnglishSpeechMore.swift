extension ClaimWords {
  /// Common English words that carry nothing that is checked, and more words for whoever acts.
  static let ofEnglishSpeechMore = """
    fn/filler
    en browser; content; contents; tree; title; node; nodes; handler; handlers; performance;
      document; documents; module; modules; setup; animation; animations; image; images; community;
      room; shell; pattern; patterns; style; styles; solution; solutions; copy; resource; resources;
      snapshot; feel; interaction; interactions; debug; plugin; plugins; board; talks;
      keynote; research; online; site; website; websites; web; improvements; improvement;
      experience; implementation; implementations; provider; optimization; instructions;
      instruction; script; scripts; conference; history; overview; link; links; tooltip; helper;
      helpers; identity; accessibility; technical; bottom; top; stack; package; packages; download;
      edge; computer; language; modal; architecture; interface; interfaces;
      subtree; timer; font; primitive; shape; draft; cursor; preview; integration; workflow;
      discussion; discussions; folder; base; container; canvas; hierarchy; inspector; keyboard;
      account; handy; convention; conventions; thousands; topic of; insight; foundation;
      enhancement; gallery; checkmark; companies; company; template; templates; playlist;
      lightweight; constraints; profiler; format; keyword; repository; repo; industry; recipe;
      recipes; endpoint; appearance; boilerplate; declaration; frame; power; slider; badge;
      shortcut; shortcuts; starter; roadmap; languages; lesson; lessons; chapter; chapters; podcast;
      icon; icons; gesture; company's; playground; walkthrough; illustration; everyday; helpfully;
      valuable; noticeable; upcoming; official; officially; idiomatic; elegant; tidy; neat; clean;
      dirty; ugly; tricky; delicate; pleasant; convenient; inconvenient; comfortable; predictable;
      meaningful; remarkable; incredible; excited; thrilled; confident; frustrated; frustrating;
      tedious; challenging; buggy; noisy; irritating; inappropriate; malicious; insecure; unusual;
      uncommon; numerous; myriad; dozen; dozens; countless; arbitrary; arbitrarily; lone; solitary;
      humble; mighty; blunt; harsh; forgiving; stubborn; dreaded; infamous; notorious; beloved;
      much-loved; cherished; good old; well; nicely; neatly; cleanly; gracefully; elegantly; gladly;
      merrily; gently; faithfully; dutifully; obediently; diligently; cheerfully; meekly;
      stubbornly; doggedly; flatly; bluntly; rudely; abruptly; calmly; artificially; visually;
      conceptually; contextually; declaratively; syntactically; semantically; conveniently;
      remarkably; mentally; digitally; thoughtfully; tacitly; courtesy; out of courtesy; out of
      politeness; without ceremony; without much ado; without any ado; without fuss; without any
      fuss; without drama; in plain sight; in plain language; in plain English; in prose; on paper;
      in essence; in spirit; at heart; at its core; under the hood; behind the curtain; beneath the
      surface; under the covers; meantime; in the interim; for the moment; for a
      start; first and foremost; last but not least; least of all; out of the blue; out of nowhere;
      at one stroke; in a single step; in one step; from the ground up; per se; plain and simple;
      pure and simple; loud and clear; good and proper; fair and square; through and through; to the
      letter; down the road; down the line; farther down; further down; up front; upfront; ahead of
      time; in due time; in good time; at your convenience; anywhere in the app; on board; behalf;
      user's behalf; on your behalf; on its behalf; on their behalf; on behalf of the app; on behalf
      of the user; in your stead; nit; fyi; heads up; heads-up; tl; dr; TL; DR; PSA; pro tip; lesson
      learned; takeaway; takeaways; key takeaway; bottom line; the bottom line; moral of the story;
      upshot; the upshot; the gist; gist; crux; the crux; essence; kicker; punch line; twist; irony;
      curiosity; oddity; quirk; quirks; peculiarity; fine print; small print; nitty-gritty; nuts and
      bolts; ins and outs; dos and don'ts; cheat sheet; changelog; changelog entry; merge request;
      diff; patch; commit; commits; review; code review; reviewing; refactor; refactoring; cleanup;
      chore; wiki; readme; hotfix; sprint; backlog item; ticket number; checklist; audit; QA;
      simulator; test device; marketing; legal team; privacy advocates; either way; make no mistake;
      no exceptions; what happens is that; what matters is that; =surprisingly; =Surprisingly;
      surprisingly enough; having said that; =That said; you'll see that; you will see that;
      many developers don't know that; many people don't know that; not everyone knows that; not everybody knows that;
      people often forget that; developers often forget that; few people know that; few developers know that;
      few developers realize that; the docs don't mention that; the documentation doesn't mention that;
      it may come as a surprise that; it might surprise you that; it may surprise you that; it's easily overlooked that;
      you may not know that; you might not know that; what many forget is that; it is often overlooked that;
      it is often forgotten that; it is easy to overlook that; no matter how often you try; no matter what you do

    fn/actor
    en engineer; newcomer; newcomers; beginner; beginners; junior; seniors; veteran; veterans;
      practitioner; instructor; lecturer; speaker; presenter; maintainer; maintainers; contributor;
      contributors; coworker; coworkers; co-worker; teammate; teammates; boss; stakeholder;
      stakeholders; lawyer; lawyers; regulator; regulators; watchdog; grandmother; grandma; mother;
      father; spouse; neighbor; neighbour; stranger; strangers; hiker; hikers; cyclist; cyclists;
      jogger; commuter; commuters; courier; couriers; patron; patrons; pedestrian; pedestrians;
      skeptic; sceptic; skeptics

    fn/filler
    en =re; =Re

    verb/ignore
    en is silently ignored; are silently ignored; silently ignored; be silently ignored

    verb/need
    en relies on; is useless without; can't be used without; cannot be used without; can not be used without

    verb/launch
    en boots up; fires up

    noun/delegate
    en location delegate; location manager delegate; authorization change handler

    prompt/any
    en modal; consent dialog; location-permission alert; location permission request; permission request dialog
    """
}
