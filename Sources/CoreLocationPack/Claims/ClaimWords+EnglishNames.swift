extension ClaimWords {
  /// More English names for states, services and sessions.
  static let englishNames = """
    status/notDetermined
    en undecided state; undetermined state; undetermined authorization; undecided authorization;
      undetermined permission; not-determined; not-determined state; not-yet-determined;
      no decision has been made; no decision has been made yet; decision is still open;
      decision is open; decision is pending; decision is still pending; has not decided;
      hasn't decided; is yet to decide; has yet to decide; has yet to choose; has yet to answer;
      has yet to be asked; is yet to be asked; nothing has been decided;
      nothing has been decided yet; nothing has been asked yet; nothing asked yet;
      is still undecided; still undetermined; still undecided

    status/restricted; device/restricted
    en parental controls; parental control; Screen Time restriction; Screen Time restrictions;
      MDM restriction; MDM profile; device management profile; configuration profile;
      managed by a profile; blocked by a profile; forbidden by a profile; blocked by restrictions;
      blocked by parental controls

    status/denied
    en rejection; refused access; denied access; denied state; denied app; denied apps; vetoed;
      status of denial; state of denial

    grant/denied
    en user has denied access; user has denied the app access; user has denied it access;
      user has denied location access; user has refused access; user has denied permission;
      access is denied; access was denied; permission is denied; permission was denied;
      permission has been denied; access has been denied; access was refused;
      access has been refused; permission was refused; permission refused; authorization is denied;
      authorization was denied

    level/whenInUse; settings/whileUsing
    en =When-In-Use access; =When-In-Use permission; while-using; while-using permission;
      while-using access; while-using authorization; while using authorization; in-use permission;
      in-use access; =When In Use right; =When In Use rights; =When In Use status;
      =While Using right; =While Using rights; =While In Use; =While-In-Use; =while in use; =WIU;
      lesser level; weaker permission; weaker authorization; =WhenInUse permission;
      =WhenInUse access; usage-bound access; foreground-only permission; =When In Use app;
      =When In Use apps; =While Using apps

    level/always; settings/always
    en =Always right; =Always rights; =Always app; =Always apps; unrestricted access;
      stronger level; stronger permission; higher permission; stronger authorization;
      unlimited access; round-the-clock access; access around the clock; access all the time;
      full-time access; permanent access in the background

    grant/provisional
    en provisional right; provisional rights; provisional status; provisional stage; provisionally;
      provisionally granted; provisional mode; provisional level; provisional Always permission;
      trial Always; Always on probation; on probation; provisional Always phase;
      provisional Always period; provisional kind; provisional sort; provisional variant;
      interim Always

    grant/always
    en confirmed permission; definitive permission; final Always; permanent Always permission;
      confirmed Always access; real Always access; real Always permission; full Always access;
      full Always permission; fully confirmed Always; unconditional Always; non-provisional Always;
      finally granted Always; permanent variant; definite permission

    grant/temporary
    en temporary allowance; temporary consent; one-time consent; one-time approval; single-use
      grant; one-shot grant; one-shot permission; one-shot access; short-term grant; short-term
      permission; passing grant; transient grant; transient permission; single-session grant;
      session-long grant; temporary yes; one-time yes; temporary level; one-time right; one-time
      rights; temporary rights; once-only authorization; once-only consent; =Once permission;
      =Once grant; temporary variant; temporary sort; one-time sort; one-time variant; one-time
      When In Use grant; access from Allow Once; grant from Allow Once; permission from Allow
      Once; temporary While Using grant; temporary While Using permission; temporary While Using
      access; temporary While Using authorization; temporary While Using

    grant/whenInUse
    en durable permission; durable access; durable When In Use; standing permission; standing grant;
      lasting right; lasting rights; lasting consent; long-term grant; long-term permission;
      permanent When In Use access; permanent When In Use permission; ongoing grant; stable grant;
      lasting variant; lasting sort; ordinary grant; regular grant; normal grant;
      non-temporary grant

    grant/none
    en at the very first launch; on the very first start; at first start; at the first start;
      on the first start; on first run; at first run; fresh app; freshly installed app;
      newly installed app; before anything was asked; before anything has been asked;
      before any request was made; before any call; before the first call; new app

    grant/authorized; status/authorized
    en been granted; been approved; has been given permission; permission given; was allowed;
      have been allowed; been permitted; has been authorized; been authorized; has access;
      have access; has location access; have location access; has location permission;
      have location permission; any grant; any level; a positive decision; positive decision;
      location access granted; access granted; with permission;
      with authorization; has been given access

    grant/authorized
    en authorized app; authorized apps; allowed app; allowed apps; authorised app

    phase/foreground
    en =foreground; open on screen; in the front; at the front; to the fore; before the user's eyes;
      in sight; on the display; while open; is on screen; is on the screen; stays on screen;
      stays in the foreground; remains in the foreground; is still in the foreground; is visible;
      is still visible; in active use; active in the foreground; still open; is still open; app open

    phase/background
    en out of the foreground; away from the foreground; in the back; behind the scenes; minimized;
      minimised; hidden from view; backgrounding; when backgrounded; while backgrounded; pocket;
      in the pocket; in a pocket; is not in the foreground; isn't in the foreground;
      is not on screen; isn't on screen; not open; is not open; isn't open; without being on screen;
      without being visible; not active; inactive

    verb/not-work
    en leaves it inactive; stays inactive; remains inactive; is left inactive; leave it inactive

    phase/notInUse
    en out of use; not in use; is not in use; isn't in use; is out of use; outside use;
      outside of use; not in active use; nobody is using; no one is using

    phase/terminated
    en not alive; no longer alive; not in memory; no longer in memory;
      been terminated by the system; been terminated by the user; terminated by the system;
      been killed off; terminated apps; killed app; killed apps; dead app; closed app;
      app is not running; app isn't running; app not started; was not started; =is not running; =isn't running;
      non-running; been removed from memory; purged; been purged; is closed

    device/servicesOff
    en Location Services are globally turned off; Location Services have been disabled;
      Location Services were turned off; Location Services were switched off; location is off;
      location is turned off; location is switched off; location is disabled; location switched off;
      location turned off; turned-off Location Services; switched-off Location Services;
      disabled Location Services; with Location Services disabled;
      with Location Services turned off; with Location Services switched off;
      Location Services remain off; Location Services stay off; Location Services happen to be off;
      global switch off; master switch off; system-wide switch is off; system-wide switch off;
      Location Services set to off; the global switch is off; the main switch is off;
      main switch off; main switch is off; Location Services system-wide off;
      Location Services are off system-wide

    accuracy/full
    en precise mode; exact mode; accurate positions; accurate position; precise data; exact data;
      exact coordinates; precise coordinates; fullest accuracy; highest accuracy; maximum accuracy;
      precise fix; precise fixes; exact fix; street-level accuracy; precise positioning

    accuracy/reduced
    en approximate mode; approximate data; approximate coordinates; coarse accuracy; coarse mode;
      coarse coordinates; rough accuracy; rough positions; rough position; vague position;
      fuzzy location; fuzzy position; blurred location; imprecise positions; imprecise position;
      accuracy is only reduced; accuracy remains reduced; accuracy stays reduced; accuracy is still reduced; reduced the accuracy; accuracy has been reduced; low accuracy;
      reduced accuracy setting; lesser accuracy; approximate fix; approximate fixes;
      approximate positioning; city-level accuracy; reduced position

    platform/visionOS
    en =Vision Pro; =Apple Vision Pro; =Apple Vision; =Vision Pro app; =Vision Pro apps;
      =visionOS app; =visionOS apps; =Vision Pros; =native Vision Pro apps

    platform/macOS
    en =Mac computer; =MacBook; =MacBooks; =iMac; =desktop Mac; =AppKit application; =AppKit build;
      =AppKit client; =native Mac app; =native Mac apps; =native macOS apps; =native macOS app;
      =desktop app; =desktop apps; =Mac programs; =Mac version; =Mac users

    platform/watchOS
    en =wrist; =Apple Watch app; =Apple Watch apps; =watchOS target;
      =smartwatch; =wristwatch

    platform/tvOS
    en =Apple TVs; =Apple TV app; =Apple TV apps; =television; =tvOS target; =set-top box

    platform/iOS
    en =iOS app; =iOS apps

    service/region-monitoring
    en monitoring of regions; beacon monitoring; region monitor; geofence monitoring; geofence events; geofence event;
      geofence crossings; geofence crossing; monitored circle; monitored circles; region changes; region boundary; region boundaries;
      region entries; region exits; region exit; entering a region; leaving a region;
      region-monitoring; region-monitoring events; region notifications; region alerts;
      enters a region; enter a region; leaves a region; crosses a region; crosses a boundary;
      crosses a region boundary; crosses the boundary of a region; boundary crossing;
      geofenced area; geofence entry

    service/beacon-ranging
    en beacon range; beacon proximity; distance to beacons; ranging for beacons; ranging of beacons;
      beacon-ranging; iBeacons ranging; ranging results; ranging result; ranging a beacon

    service/significant-change
    en significant-change; significant change; significant-change location;
      significant-changes service; significant location change; significant-location changes;
      significant-location-change updates; significant-change monitor;
      monitoring significant changes; monitoring of significant changes; significant-change event;
      significant change event; significant-change update; significant changes monitoring;
      significant movement; cell-tower changes

    service/visits
    en visit monitor; visit notifications; monitoring of visits; visit event; visit reports;
      visit report; the visits service; visits monitoring; visit-monitoring; visit tracking

    service/heading
    en heading monitoring; heading values; heading value; compass data; compass values;
      compass value; compass readings; compass service; compass heading updates;
      direction of the compass; magnetic heading; heading information; heading results;
      heading update; compass results

    service/standard-location
    en standard-location; ordinary updates; regular updates; classic updates; standard update;
      standard positions; classic location updates; regular location updates;
      normal location updates; standard location update; startUpdatingLocation results;
      startUpdatingLocation updates

    service/live-updates
    en live-update; live positions; the live updates; liveUpdates loop; live update stream;
      updates sequence; live updates sequence; live location; asynchronous updates; update sequence

    service/location-push
    en location push; location pushes; push location; location push notifications;
      location push notification; location push extension; Location Push Service Extension;
      Location Push Service Extensions; push service extension; location push service;
      location push service extension

    session/service:any
    en session of either kind; kind of session; outstanding session; outstanding sessions;
      session in effect; explicit session object; session of its own; own session; service-session;
      any service session; any session; CLServiceSession object; CLServiceSession instance

    session/service:always
    en session at the Always level; session with the Always requirement;
      session with requirement .always; session with the requirement .always; session for .always;
      Always requirement; Always goal; Always-level session; session of the Always kind;
      .always kind; session whose requirement is Always

    session/service:whenInUse
    en session with requirement .whenInUse; session with the requirement .whenInUse;
      session for .whenInUse; session with the When In Use requirement; When In Use goal;
      When-In-Use session; When In Use kind of session

    session/service:none
    en session with requirement .none; session with the requirement .none;
      session that asks for nothing; .none sessions; none-session

    session/background
    en CLBackgroundActivitySession object; background-activity session;
      background activity session object; continuous session; continuous background activity;
      background activity-session

    platform/App Clip
    en =clip; =clips; =Clip; =Clips; =App Clip app

    key/com.apple.developer.location.push
    en entitlement; location push entitlement; push entitlement; special entitlement;
      dedicated entitlement; the respective entitlement

    key/NSLocationWhenInUseUsageDescription
    en plain When In Use entry; When In Use entry; When In Use message; When-In-Use string;
      When-In-Use key; When-In-Use description; When-In-Use text; When-In-Use entry;
      when-in-use string; when-in-use key; when-in-use description; when-in-use text;
      When In Use usage-description; When In Use usage key; When In Use usage text

    key/NSLocationAlwaysAndWhenInUseUsageDescription
    en combined key; combined string; combined description; combined entry; Always entry;
      Always message; always string; always key; always description; combined usage description;
      Always usage-description; Always usage key; Always usage text; combined purpose string;
      newer combined key

    event/elapse
    en three days; two days; seven days; a few days; several days; some days; 24 hours; 48 hours;
      a day; a week; one week; two weeks; a month; one month; a year; some hours; a few hours;
      several hours; an hour; one hour; 30 days; days; hours; weeks; months; years; a few weeks;
      a few minutes; ten minutes; five minutes; some minutes; several minutes; minutes; 30 minutes;
      half an hour; fourteen days; six months; ninety days; thirty days; twenty-four hours

    grant/provisional
    en Always is provisional; Always is still provisional; Always remains provisional;
      Always stays provisional; Always is only provisional; Always is merely provisional;
      Always is not yet confirmed; Always is unconfirmed; Always is still unconfirmed;
      provisional Always is unresolved; provisional Always is unconfirmed; authorization is provisional;
      grant is provisional; permission is provisional; authorization is still provisional;
      grant is still provisional; permission is still provisional

    about/authorization
    en authorization callback; authorization callbacks; location permission; location permissions;
      authorization status; location authorization; permission prompt; location prompt;
      authorization prompt; authorization delegate; location button; location buttons;
      Location Services; location access; permission callback; location manager; location managers;
      location delegate; authorization request; permission request; permission dialog; purpose string;
      purpose strings; usage description; usage descriptions; purpose key; background location

    verb/crash
    en crash; crashes; crashed; crashing; is a fatal error; fatal error; throws an exception;
      raises an exception; exception; abort; aborts; aborted; brings the app down; brings down the app;
      terminates with an exception; ends in a crash; leads to a crash; results in a crash; traps

    event/setAllowsBackground:on
    code allowsBackgroundLocationUpdates = true

    prompt/first; set/options:P-WIU
    en opening dialog; opening alert; opening question; very first prompt; very first alert
    """
}
