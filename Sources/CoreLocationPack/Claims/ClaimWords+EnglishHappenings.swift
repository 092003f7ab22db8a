extension ClaimWords {
  /// More English names for answers, prompts and what happens.
  static let englishHappenings = """
    label/Allow Once; grant/temporary
    en allow this once; granting once; grants once; granted once; granting access once;
      grants access once; access granted once; allow access once; allows access once;
      allowing access once; allows location once; permits once; said yes once; one-time answer;
      one-time option; one-time choice; answer of Allow Once; choice of Allow Once

    label/Allow While Using App
    en allow while using; allows while in use; allow while in use; allow it while using;
      allows it while using the app; =While Using answer; =While Using option; While-Using option;
      allow for while using; approves while using; answer of Allow While Using App;
      choice of Allow While Using App

    label/Don’t Allow
    en Don’t Allow answer; refuses it; refused it; declines it; declined it; denies it; denied it;
      rejects it; rejected it; refuses location access; refused location access; declines access;
      declined access; declined location access; rejects access; turns it down; turned it down;
      turns you down; answers with no; answered no; answered with no; answering no; saying no;
      refusing access; refusing permission; denying access; denying permission;
      denying location access; refuses the dialog; declines the dialog; declines the alert;
      refuses the alert; denies the alert; dismisses the request; says no to the prompt;
      said no to the prompt; says no to the request; negative answer; taps Don't; user said no;
      user says no; refused permission; refused access; denied permission; denied location access;
      denied access; has denied permission; a denial; user's refusal; user's denial; first refusal;
      refusal by the user; refusal of the prompt; refusal of the request; denying the request;
      rejecting the request; rejecting the prompt; denying the prompt; declining the request

    label/Change to Always Allow
    en upgrade accepted; upgrade is accepted; upgrade was accepted; upgrade has been accepted;
      upgrade is confirmed; consents to the upgrade; consents to Always; consented to Always;
      grants the upgrade; granted the upgrade; confirmed Always; agreeing to Always;
      agreeing to the upgrade; accepting the upgrade; confirming Always; approving the upgrade;
      says yes to the upgrade; says yes to Always; yes to the upgrade; yes to Always;
      accepts the change to Always; allows the upgrade; confirms the change to Always

    label/Keep Only While Using
    en keeping Only While Using; stays with While Using; sticks with While Using;
      stay with While Using; stick with While Using; sticks to While Using;
      remains with While Using; stays at While Using; leaves it at While Using;
      leaving it at While Using; left it at While Using; says no to the upgrade;
      saying no to the upgrade; said no to the upgrade; no to the upgrade;
      rejected the upgrade; rejecting the upgrade; upgrade was refused; upgrade was declined;
      upgrade has been refused; upgrade has been declined; refusal of the upgrade; upgrade refusal;
      turned down the upgrade; turning down the upgrade; declines Always; refuses Always;
      refused Always; declined Always; rejects Always; rejected Always; denies Always;
      denied Always; denies the upgrade; denied the upgrade; prefers While Using;
      preferred While Using; insists on While Using; decides against Always; decided against Always;
      deciding against Always; decides against the upgrade; decided against the upgrade;
      decides to keep While Using

    prompt/any
    en alert box; permission box; popup window; permission window; system popup;
      permission request alert; location permission alert; location permission popup;
      permission screen; authorization request prompt; query to the user; permission panel;
      authorization sheet; request alert; system sheet; request popup; permission interface;
      visible alert; visible dialog; system-provided prompt; authorization panel; the dialog itself;
      permission message; consent screen; confirmation dialog; dialog box; dialogue;
      authorization dialogue; permission dialogue; location popup; question

    prompt/first; set/options:P-WIU
    en ordinary prompt; ordinary alert; ordinary dialog; plain prompt; initial When In Use prompt;
      ordinary When In Use prompt; ordinary When In Use alert; ordinary When In Use dialog;
      usual When In Use prompt; first popup; first sheet; While Using dialog; While Using alert;
      =When In Use popup; =When In Use permission prompt; =When In Use permission dialog;
      first When In Use prompt; first of the prompts; initial permission prompt;
      initial permission dialog; initial authorization prompt; earlier prompt; initial one;
      When-In-Use alert; first alert of a direct Always request;
      first dialog of a direct Always request; first alert of a direct request;
      first dialog of a direct request; first dialog of the direct request;
      first alert of the direct request; first alert of an Always request;
      first dialog of an Always request; first alert of the Always request;
      first dialog of the Always request; first message

    prompt/P-UPG; set/options:P-UPG
    en upgrade message; upgrade window; prompt about the upgrade; prompt for an upgrade;
      dialog to upgrade; alert to upgrade; upgrade-to-Always prompt; upgrade-to-Always alert;
      upgrade-to-Always dialog; upgrade request prompt; upgrade permission prompt;
      alert for the upgrade; upgrade box; upgrade pop-up; upgrade confirmation

    prompt/second; set/options:P-PROV
    en late prompt; later prompt; late alert; later alert; delayed alert; deferred alert;
      second popup; second Always question; second sheet; follow-up dialog; postponed alert;
      provisional prompt; confirmation of Always; prompt that ends the provisional phase;
      second message; last prompt; prompt at the end of the provisional phase; second pop-up;
      later dialog; later question; late dialog

    prompt/P-REM
    en periodic prompt; periodic alert of background use; periodic dialog; recurring prompt;
      regular prompt; reminder of background use; reminder of background usage;
      reminder about background use; reminder about background location; reminder about Always;
      Always-usage reminder; recurring alert; periodic background reminder;
      periodic reminder of background use; reminder for Always;
      periodic reminder of background usage; background usage prompt; background location alert;
      reminder of Always; recurring reminders; monthly reminder; weekly reminder

    prompt/P-ACC
    en temporary-accuracy prompt; temporary-accuracy alert; temporary-accuracy dialog;
      accuracy prompt; accuracy alert; accuracy dialog; temporary accuracy prompt;
      temporary accuracy alert; temporary accuracy dialog; full-accuracy prompt;
      full accuracy prompt; full-accuracy alert; full accuracy alert; full-accuracy dialog;
      precise-location prompt; precise location prompt; alert for temporary full accuracy;
      prompt for temporary full accuracy; dialog for temporary full accuracy;
      prompt for full accuracy; alert for full accuracy; temporary full-accuracy prompt;
      temporary full accuracy prompt; temporary full-accuracy alert; accuracy question

    event/request:any
    en requests for permission; request for permission; request for authorization;
      requests for authorization; request for location; request for access;
      any of the request methods; one of the request methods; a request method;
      either of the request methods; request function; request functions; permission call;
      authorization call; either call; either request; request method again; asking the user;
      request authorization again; request permission again; asks for permission again;
      ask for permission again; calls a request method; call a request method; repeat request;
      repeat requests; repeated requests; later requests; subsequent request; subsequent requests;
      another call; later call; later calls; a new call; repeated call; repeated calls;
      follow-up request; follow-up requests; follow-up call; requests of either kind;
      further authorization request; further permission request; further authorization requests;
      further requests for permission

    event/noLongerInUse
    en done with the app; finished with the app; stops using your app; leaves your app;
      left your app; quits using the app; ends using the app; no longer being in use;
      ceasing to be in use; stopping to be in use; goes out of active use; is put away; put away;
      puts the phone away; puts the app away; put the app away; has stopped using the app;
      stopped using the app; leaves the app alone; app stops being used; the use ends; use is over;
      use of the app is over; use has ended; use ended; when use ends; end of usage; usage ends;
      ends the use; walks away from the app; has ceased to be in use; is not in use any longer;
      has gone out of use; went out of use; gone out of use; passes out of use

    event/leaveForeground
    en leaves for the background; drops to the background; slips into the background;
      falls into the background; retires to the background; is moved to the background;
      gets moved to the background; is pushed to the background; is put in the background;
      looks into another app; look into another app; opens another app; opening another app;
      a switch to another app; a quick switch to another app; a short switch to another app;
      goes to another app; jumps to another app; hop to another app; hops to another app;
      presses the Home button; swipes to the Home Screen; returns home; returns to Home;
      goes to the Home Screen; goes to the home screen; turned off the screen; locks the phone;
      turns off the screen; short look into another app; peek into another app; short absence;
      brief absence; brief trip to the background; short visit to another app;
      short stay in the background; brief stay in the background; quick trip to the background

    event/enterForeground
    en reenters the foreground; re-enters the foreground; is back on screen;
      gets back to the foreground; goes to the foreground; gets to the front; comes to the front;
      is opened next time; is next opened; next comes to the foreground;
      next time it comes to the foreground; is foregrounded; foregrounds; comes forward;
      moved to the foreground; moving to the foreground; goes back to the foreground;
      reappears on screen

    event/terminate
    en gets terminated; app gets terminated; app was terminated; app has been terminated;
      app was killed; app has been killed; being terminated; being killed;
      termination by the system; process terminates; process exits; process has ended;
      end of the process; app's termination; termination of the app; end of the app;
      is removed from memory; app is removed from memory; is thrown out of memory;
      is evicted from memory; app is unloaded; jettisoned; the system ends the app

    event/terminate:byUser
    en throws the app out of the app switcher; swipes it away; swiping it away; user swipes it away;
      app is swiped away; is swiped away; gets swiped away; is force-quit; gets force-quit;
      app is force-quit; app was force-quit; is force-quit by the user; is killed by the user;
      was killed by the user; is terminated by the user; was terminated by the user;
      is closed by the user; is quit by the user; flicks the app away;
      removes the app from the app switcher; killing it from the app switcher;
      kills it in the app switcher; kills the app in the app switcher;
      kills the app from the app switcher; app switcher; swiping it out of the app switcher;
      termination by the user; a force-quit; force-quitting it; user kills; closing it for good

    event/relaunch:byUser
    en is started again; is restarted by the user; restarts it; user restarts the app;
      user relaunches the app; user reopens the app; user relaunches; user reopens;
      subsequent launch; subsequent launches; following launch; later launch; later launches;
      next app launch; next app start; another launch; every launch; each launch; every start;
      each start; every cold start; each cold start; app launch; app restart; restart of the app;
      relaunch of the app; new start; a second launch; second start; second launch; new run;
      next run; following run; launched again; started again; comes up again; fresh launch;
      opened the next day; relaunched by the user; opened again by the user

    event/reboot
    en device is rebooted; device reboots; reboot of the device; reboot of the phone;
      reboot of the iPhone; device gets restarted; phone gets restarted;
      phone is switched off and on; phone is turned off and on; turning the phone off and on;
      switching the phone off and on; turning the device off and on;
      switching the device off and on; system restart; a restart of the system;
      restarting the system; restarting iOS; phone has rebooted; phone is powered off and on;
      device is powered off and on; powering the device off and on; after a power cycle;
      battery runs out; system reboot; power-cycling the device; power-cycling

    event/reinstall
    en deleted and reinstalled; deletes it and installs it again;
      deleting it and installing it again; removes and reinstalls;
      removes the app and installs it again; deleting and installing the app again;
      deletion and reinstallation; uninstalling and reinstalling;
      uninstalling the app and installing it again; uninstalls the app and installs it again;
      install it again; installing it again; installed anew; installed afresh; a new install;
      newly installed; removal and reinstallation;
      throws the app off the device and installs it again; freshly installed again

    event/settings:never; settings/never
    en switch to Never; switches the app to Never; switches it to Never; switching it to Never;
      setting it to Never; set it to Never; sets the app to Never; sets location access to Never;
      revoked in Settings; is revoked in Settings; gets revoked in Settings;
      withdraws it in Settings; withdraws access in Settings; takes the permission away in Settings;
      withdrawn in Settings; takes access away in Settings; removes the permission in Settings;
      removes access in Settings; turns it off in Settings; turns the app off in Settings;
      turns location off in Settings; forbids location in Settings;
      revokes location access in Settings; revoking access in Settings;
      revoking the permission in Settings; withdrawing the permission in Settings;
      revokes location access; revokes access; revokes permission; revokes the permission

    event/settings:askNextTime; settings/askNextTime
    en set the app to Ask Next Time; sets the app to Ask Next Time; switches it to Ask Next Time;
      set it to Ask Next Time; setting the app to Ask Next Time; switching to Ask Next Time;
      Ask Next Time Or When I Share row; Ask Next Time row; ask-again row in Settings;
      selects the ask-again row; select the ask-again row; picks the ask-again row

    event/settings:globalOff
    en switches off Location Services for the whole device;
      turns off Location Services for the whole device;
      turns Location Services off for the whole device; switches Location Services off globally;
      shuts Location Services off; turning off location services; switches off location services;
      global switch is turned off; global switch is switched off; turning off the global switch;
      turns off the global switch; flips the global switch off; turns off location globally;
      turning location services off globally; disables location services;
      disabling location services; disables Location Services globally;
      turns off location for the device; switching off the global switch;
      Location Services are turned off; Location Services get disabled;
      switches the Location Services off; the Location Services are switched off;
      turning off Location Services globally; switching off Location Services globally

    event/settings:globalOn
    en turns them back on; turn them back on; turns Location Services on again;
      turn on Location Services; turning Location Services on again;
      switches Location Services on again; switching Location Services on;
      Location Services are switched on; Location Services are turned on;
      Location Services are enabled; Location Services are enabled again; Location Services return;
      Location Services are back; Location Services are back on; the global switch is turned on;
      reactivates Location Services; global switch is turned back on;
      Location Services get turned on; Location Services get switched on

    event/settings:preciseOff
    en takes away precise location; withdraws precise location; revokes precise location;
      turns the Precise Location switch off; switches the Precise Location switch off;
      flips the Precise Location switch off; Precise Location gets turned off;
      Precise Location gets switched off; turn off Precise Location; turn Precise Location off;
      switch Precise Location off; switch off Precise Location;
      the Precise Location switch is turned off; Precise Location is disabled;
      toggling Precise Location off; deactivates Precise Location; Precise Location is deactivated;
      has switched Precise Location off; has switched off Precise Location;
      has turned off Precise Location

    event/settings:preciseOn
    en turns the Precise Location switch on; flips the Precise Location switch on;
      Precise Location gets turned on; turn on Precise Location; turn Precise Location on;
      turn Precise Location back on; switches Precise Location on again;
      turns Precise Location on again; Precise Location is turned on again;
      Precise Location is switched back on; Precise Location is enabled; activates Precise Location;
      switching Precise Location on; switching on Precise Location; has turned on Precise Location

    event/resetLocationAndPrivacy
    en resetting Location and Privacy; resetting location & privacy; resetting location and privacy;
      Location & Privacy is reset; location and privacy are reset; reset of Location & Privacy;
      location and privacy settings reset; resets the location & privacy settings;
      resetting the location & privacy settings; reset of the location and privacy settings

    event/createManager
    en creation of the manager; creation of the location manager; creates the manager;
      creating the manager; manager has been created; initializing a location manager;
      initialises a location manager; allocates a location manager; sets up a location manager;
      setting up a location manager; assign the delegate; assigns the delegate; assigns a delegate;
      assign a delegate; setting a delegate; sets a delegate; set a delegate; delegate has been set;
      delegate has been assigned; you set the delegate; assignment of the delegate; new manager;
      instantiating a manager; makes a location manager; making a location manager;
      instantiates a manager; instantiate a location manager; instantiate a manager;
      assign the delegate of a new location manager; set up a location manager;
      make a location manager

    event/nextMorning
    en overnight; the day after; day after; next day's morning; following day; until the next day;
      the following day

    event/answer:any
    en answered the question; answers the question; user has decided; user decided;
      has made a choice; has chosen an answer; has answered the prompt; has dismissed the prompt;
      prompt is closed; dialog is closed; prompt has been closed; prompt was dismissed;
      responding to the prompt; responded to the prompt; an answer; any answer;
      the answer to the prompt; the user's answer; answers the request; answer the prompt;
      answering the dialog; answering the alert; a decision has been made; decision has been made;
      a decision was made; user's decision

    event/tapLocationButton
    en tap on LocationButton; tap on the LocationButton; tap on a LocationButton;
      presses a location button; pressing the location button; pressing a location button;
      taps on the location button; touches the location button; using the location button;
      using a location button

    effect/none
    en without any consequence; to no effect; does not change anything; doesn't change anything;
      changes nothing; change nothing; changed nothing; nothing changes; nothing changed;
      nothing has changed; alters nothing; affects nothing; produces nothing; causes nothing;
      triggers nothing; accomplishes nothing; goes by without effect; has no influence;
      no influence; does not accomplish anything; doesn't accomplish anything;
      does not achieve anything; doesn't achieve anything; achieve nothing; gets nowhere;
      get nowhere; is of no use; of no use; useless; pointless; has no use; dead end;
      void of effect; without a result; without results; without reaction; without any reaction;
      without response; without any response; no reaction at all; is met with silence;
      meets with silence; returns without doing anything; returns without effect; silently returns;
      returns silently; does not lead anywhere; doesn't lead anywhere; is turned down silently;
      dies away; goes unnoticed; goes unheard; is a dead end; no more than a no-op;
      runs into the void; goes into the void; disappears silently; is not honored; is not honoured;
      won't work; does not work; doesn't work; do not work; don't work; will not work;
      no longer works; no longer work; never works; never work; cannot succeed; can't succeed;
      cannot work; can't work; stays unanswered; remains unanswered; is left unanswered;
      goes down the drain; is a waste; is in vain; brings nothing new

    effect/any
    en does something; do something; does its job; does the job; produces an effect; is not ignored;
      isn't ignored; makes a difference; make a difference; succeeds; bears fruit; has consequences;
      has a consequence; has an impact on; leads somewhere; is acted upon; is answered

    noun/status
    en authorization's status; status code; status field; the status itself;
      authorization status value; access status; access right; access rights; access level;
      level of permission; kind of access; location rights; permission state; authorization enum;
      permission value; enum; case name; location authorization status; entitlement to location;
      state value; status variable; grant itself

    noun/delegate
    en authorization callback; change-of-authorization callback; delegate's method;
      authorization change; authorization-change method; authorization delegate method;
      delegate function; callback method; didChangeAuthorization; authorization event;
      authorization notification; status update; change notification;
      authorization-change notification; notification of the change

    noun/location
    en location samples; location fix; whereabouts of the user; location coordinates;
      location results; location result; recalculated positions; GPS data; GPS fixes; GPS positions;
      geolocation; location values; location stream; location access data; user locations;
      location callbacks; data about the location; place of the user; where the user is;
      user's whereabouts

    noun/plist
    en purpose strings; usage-description; usage-description string; usage-description key;
      plain string; property list entry; plist string; plist strings; plist value; Info.plist text;
      the text; message; explanation text; explanatory string; reason string; usage purpose;
      string value; dictionary entry; dictionary; entry of; statement of purpose; stated purpose;
      prompt text

    noun/settings
    en Settings > Privacy; Privacy settings screen; Location Services page; location screen;
      app's page in Settings; page in Settings; entry in Settings; switch in Settings;
      iPhone settings; device settings; the system's Settings; location row

    noun/option
    en answer button; answer option; answer options; possible choice; possible choices;
      button label; menu item; items to choose; offered answers; label of the button

    noun/held
    en waiting event; waiting events; retained event; stored event; queued event; pending event;
      event that waits; event being held; postponed event; event that was held; event held back;
      parked event; event waiting

    event/reinstall
    en deletes the app; delete the app; deleting the app; app is deleted; app has been deleted;
      removes the app; remove the app; removing the app; app is removed; uninstalls the app;
      uninstall the app; uninstalling the app; app is uninstalled; is uninstalled;
      is removed from the device; is deleted from the device; clip is removed;
      removed from the device

    event/relaunch:byUser
    en app is relaunched; app was relaunched; app has been relaunched; app gets relaunched;
      user has relaunched the app; is relaunched by the user

    event/answer:any
    en first has been answered; first one has been answered; first is answered;
      first one is answered; first prompt has been answered; first prompt is answered;
      first alert has been answered

    label/Change to Only While Using
    en Change to Only While Using; changes to Only While Using; changing to Only While Using;
      =Change to Only While Using button
    """
}
