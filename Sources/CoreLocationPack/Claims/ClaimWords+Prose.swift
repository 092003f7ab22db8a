/// English words that only `ClaimProperties.prose` and its neighbours speak of.
extension ClaimWords {
  static let prose = """
    thing/clock-time
    en midnight; end of the day; end of day; next day; following day; tomorrow; end of the week;
      next week; sunrise

    thing/returned-answer
    en returns a Boolean; returns a Bool; returns a boolean; returns a boolean value;
      returns the user's answer; returns the user's choice; returns the user's decision;
      returns the answer; returns the new status; returns the resulting status;
      returns the authorization status; returns a status; returns the chosen status;
      hands back the answer; hands back the status; gives back the answer; gives back the status

    thing/opt-out
    en refuse to accept; opt out of; opts out of; insist on full accuracy; insists on full accuracy;
      insist on precise location; insist on precise positions; force full accuracy;
      force precise location; forces precise location; enforce full accuracy;
      enforce precise location; reject approximate location; refuse approximate location;
      rule out approximate location; forbid approximate location; prohibit approximate location

    thing/fresh-manager
    en brand-new; freshly created; newly created; just created; that was just created; fresh manager;
      freshly made; newly made; just instantiated; freshly instantiated; newly instantiated

    thing/any-number
    en as many conditions as you like; as many regions as you like; as many as you like;
      as many as it likes; as many as it wants; as many as you want; any number of; any number;
      unlimited number; an unlimited number of; unlimited; without any limit; without a limit;
      no upper limit; no limit on; no limit to; hundreds of; thousands of; dozens of

    thing/same-thing
    en another name for; just another name; merely another name; different names for;
      a synonym for; synonym of; one and the same service; the same service; alias for;
      an alias for; goes by the name; in other terms; nothing other than the

    thing/thrown-away
    en threw away; discarding; been discarded; were discarded; get discarded; are lost; been lost;
      are dropped; get dropped; been dropped; are gone; go to waste; go missing; are wiped;
      are deleted; is deleted; are purged; never reach the app; never arrive; are thrown away;
      simply thrown away; starts from an empty queue; empty queue; nothing is queued;
      nothing is kept

    thing/time-left
    en there's time; time to retake; time to recreate; are remembered; remembered for;
      stays remembered; keeps track for; tracked for; grace period; time window; gets round to;
      get round to; deadline; can be retaken; can be recreated

    thing/whenever
    en whenever it likes; whenever it wants; at any later time; any time later; at its leisure;
      whenever convenient; hours after relaunch; hours after the launch

    thing/step-down
    en stepping down; weaker; weaker level; reduces the level; reduce the level; gives up Always;
      give up Always; hands back Always; trades Always; swaps Always; replaces Always;
      cancels Always; drops Always; revokes Always; takes Always away; falls back to When In Use;
      switches back to When In Use; goes back to When In Use; brings the app back to When In Use

    thing/gives-back
    en returns whether; returned by; return value; result of the call; results from the answer;
      returns synchronously; as its result; as a result value; as its return value

    thing/no-implicit
    en implicit sessions disabled; implicit sessions turned off; implicit sessions switched off;
      implicit sessions are off; implicit sessions are disabled; implicit sessions are turned off;
      turn off implicit sessions; disable implicit sessions; disabled implicit sessions;
      without implicit sessions

    thing/no-loop
    en before any loop; before the loop; before a loop; without a loop; without any loop;
      without iterating; without ever iterating; 
      before the iteration;
      whether or not you iterate; whether or not you ever iterate; whether you iterate or not;
      even if you never iterate; even if nobody iterates; regardless of whether you iterate;
      no loop needed; no loop is needed; the call itself; the mere call; the call alone;
      calling it is enough; just calling it; before the first iteration; even without iterating;
      even without a loop

    thing/resumes-itself
    en picks itself up; pick themselves up; resumes by itself; resume by themselves;
      resumes itself; resumes automatically; resume automatically; continues by itself;
      continues automatically; continue automatically; goes on by itself; goes on automatically;
      keeps going by itself; restarts by itself; restarts itself; restarts automatically;
      carries on by itself; carries on automatically; starts again by itself; starts itself again;
      comes back by itself; no need to start; needn't be started; need not be started;
      doesn't have to be started; does not have to be started; doesn't need to be started;
      does not need to be started; without being started again; without starting it again;
      without a restart; without restarting it

    thing/stops-for-good
    en stops for good; ends for good; is stopped for good; ceases for good; is over for good;
      dies with the process; dies with the app; ends with the process; stops with the process;
      must be started again; has to be started again; needs to be started again;
      must be restarted; has to be restarted; needs to be restarted; needs a restart

    thing/ends-first
    en cancels the first; cancels the first one; cancels the other; cancels the previous;
      cancels the previous one; cancels the earlier; cancels the old; replaces the first;
      replaces the first one; replaces the previous; replaces the previous one;
      replaces the other; replaces the earlier one; ends the first; ends the first one;
      ends the previous; ends the previous one; ends the other; invalidates the first;
      invalidates the first one; invalidates the previous; invalidates the previous one;
      invalidates the other; invalidates the earlier one; supersedes the first;
      supersedes the previous; supersedes the first one; supersedes the previous one;
      overrides the first; overrides the previous; kicks out the first;
      takes the place of the first; takes the place of the previous; only one session at a time;
      one session at a time; at most one session; only one session

    thing/alone
    en with just; just the one; no other key; all it needs; all it takes; the only key;
      single key; one key; with only; with nothing but; is the only key in Info.plist;
      is the only key in the Info.plist; is the only key in your Info.plist;
      is the only key declared; is the only key you declared; is the only key that is declared;
      is the only key there

    thing/without-text
    en without a purpose string; without any purpose string; without purpose strings;
      without a usage string; without any usage string; without a usage description;
      without any usage description; without usage descriptions; without the purpose string;
      without the usage description; without a text; without any text; lacks a purpose string;
      purpose string is missing; usage description is missing; usage string is missing;
      no purpose string; no usage description; no usage string; without the plist string;
      without its purpose string; without its usage string; without its usage description;
      without its plist string; without their usage descriptions

    thing/entry-missing
    en isn't in the plist; is not in the plist; unknown key; isn't listed; is not listed;
      not in the dictionary; isn't in the dictionary; misspelled; misspelt; without an entry;
      no entry; no such entry

    thing/one-name
    en same name; the same name; one name; a single name; identical name; shared name;
      identical names; the same names

    thing/may-coexist
    en can be open; can be opened; may be open; may be opened; can coexist; may coexist; coexist;
      can exist; is fine; are fine; side by side; in parallel; as many instances;
      any number of instances; as often as you like; several times at once

    thing/complication
    en complication; complications; complication on the current face;
      complication on the watch face; complication on the face; active complication

    prompt/P-UPG; set/options:P-UPG
    en =Change to Always Allow alert; =Change to Always Allow prompt;
      =Change to Always Allow dialog; =Keep Only While Using alert; =Keep Only While Using prompt

    prompt/first; set/options:P-WIU
    en very first location alert; very first location prompt; very first permission prompt;
      very first permission alert; very first dialog; very first location dialog;
      first location dialog; first permission alert; initial location alert;
      opening dialog of a direct Always request

    minutes/some
    en half a minute; a full minute; a minute or two; half an hour's; a good minute

    verb/revive
    en comes back to life; come back to life; came back to life; comes alive again;
      wakes up again; is resurrected; are resurrected; becomes valid again; become valid again

    verb/distinguish
    en own case; its own case; its own status; own status; own value; separate case;
      separate status; dedicated case; dedicated status; special status; distinct status;
      distinct value; its own value; case of its own; status of its own; value of its own;
      flag of its own; a flag for

    verb/missing; noun/plist
    en out of Info.plist; out of the Info.plist; out of your Info.plist; out of the plist

    noun/default
    en unless you override it; unless overridden; unless you change it; unless changed;
      unless you say otherwise; if you don't set it; if you do not set it; when unset; if unset;
      when you don't set it; without any setting; unless told otherwise

    verb/hide
    en without the blue indicator; without the blue bar; without the indicator;
      without the blue pill; without any indicator; stays hidden; remains hidden; is suppressed;
      no blue bar; no blue indicator; no indicator

    noun/text
    en message under the title; sentence stored under; text stored under; string stored under;
      text from; string from; explanation from; text of the key; sentence from

    api/CLLocationManager.showsBackgroundLocationIndicator; verb/hide
    code showsBackgroundLocationIndicator = false

    prompt/any; how/itself
    en its own prompt; its own location prompt; its own permission prompt; its own alert;
      its own location alert; its own dialog; its own permission dialog

    how/itself
    en on their own;
      by themselves; without the app's help; without the app; independently of the app
    """
}
