extension ClaimWords {
  /// Calls, answers and acts.
  static let happenings = """
    event/requestWhenInUse
    code requestWhenInUseAuthorization; CLLocationManager.requestWhenInUseAuthorization;
      requestWhenInUseAuthorization()
    en =requestWhenInUseAuthorization; When In Use request; When-In-Use request;
      =requestWhenInUseAuthorization(); When In Use authorization request; request for When In Use;
      requests for When In Use; When In Use requests; When-In-Use requests; request for While Using;
      While Using request; requesting When In Use; requests When In Use; request When In Use;
      asks for When In Use; asking for When In Use; ask for When In Use; asked for When In Use;
      asks for While Using; requested When In Use; when-in-use request; asks for When In Use access;
      asks for When In Use authorization; requests When In Use authorization;
      requesting When In Use authorization; plain request; ordinary request
    ko 앱을 사용하는 동안 요청; 앱을 사용하는 동안 권한 요청; 사용 중 권한 요청; 사용 중 요청

    event/requestAlways
    code requestAlwaysAuthorization; CLLocationManager.requestAlwaysAuthorization;
      requestAlwaysAuthorization()
    en =requestAlwaysAuthorization; =Always request; always request; direct Always request;
      request for Always; upgrade request; requests for Always; =Always requests;
      request for Always authorization; Always authorization request; Always authorization requests;
      requests Always; requesting Always; request Always; asks for Always; asking for Always;
      ask for Always; asked for Always; requested Always; asks for Always authorization;
      asks for Always access; requests Always authorization; requesting Always authorization;
      requests Always access; asking for Always authorization; upgrade requests; upgrade call;
      direct request; direct Always requests; direct request for Always; directly requesting Always;
      always-authorization request; request to upgrade; upgrade to Always; asks for the upgrade;
      asking for the upgrade; asks for an upgrade; asking about Always; asks about Always
    ko 항상 요청; 항상 허용 요청; 항상 권한 요청; 항상 허용 권한 요청

    event/requestTemporaryFullAccuracy
    code requestTemporaryFullAccuracyAuthorization; CLLocationManager.requestTemporaryFullAccuracyAuthorization
    en temporary full accuracy request; temporary-accuracy request;
      request for temporary full accuracy; temporary full-accuracy request;
      temporary-accuracy requests; request for full accuracy; full-accuracy request;
      full accuracy request; requests temporary full accuracy; asks for temporary full accuracy;
      asks for full accuracy; requesting temporary full accuracy;
      asking for temporary full accuracy; asks for precise location; ask for full accuracy;
      temporary accuracy request; temporary full-accuracy requests; ask for precise location;
      asks for temporary full-accuracy; ask for temporary full accuracy
    ko 임시 정확도 요청; 일시적인 정확한 위치 요청; 임시 정확한 위치 요청

    event/request:any
    en authorization request; permission request; request method; location request;
      either request method; request methods; both request methods; authorization requests;
      permission requests; either method; request call; requests permission; asks for permission;
      asking for permission; requesting permission; requests authorization;
      requesting authorization; asks for authorization; request authorization; request permission;
      asks for location permission; asks for location access; request of either kind; new request;
      another request; further request; any request; further requests; second request;
      repeated request; later request; next request; request again; requests again; renewed request;
      further call; further calls; new authorization request; calls of the request methods
    ko 권한 요청; 위치 권한 요청; 승인 요청; 권한 요청 메서드

    label/Allow Once; grant/temporary
    en Allow Once; allow once; =Allow once; allowing once; allows once; allowed once;
      was allowed once; were allowed once; is allowed once; are allowed once; been allowed once; allow it once;
      allow just once; =“Allow Once”; allowing it once; allow only once; Allow Once button
    ko 한 번 허용; 한 번만 허용; 한번 허용

    label/Allow While Using App
    en Allow While Using App; Allow While Using the App; Allow While Using; While Using App;
      =Allow While Using; allows while using; allow while using the app; allowing while using;
      While Using button; Allow While Using App button; allowed while using
    ko 앱을 사용하는 동안 허용

    label/Don’t Allow
    en Don't Allow; Don’t Allow; Don’t Allow button; Don't Allow button; =Deny; Dont Allow;
      Do Not Allow; denies the request; denies permission; denies access; denies location access;
      denies the prompt; declines the prompt; declines the request; declines permission;
      refuses the permission; refuses permission; refuses access; declined the prompt;
      declined the permission; declined the request; refused the prompt; turns the request down;
      turns down the request; rejects the request; rejects the prompt; says no; said no; answers no;
      a refusal; user refuses; user declines; user refused; user declined; taps no;
      denying the permission; declining the prompt; refusing the prompt
    ko 허용 안 함; 허용하지 않음; 허용 안함

    label/Change to Always Allow
    en Change to Always Allow; Change to Always; =Change to Always Allow button;
      changes to Always Allow; changing to Always Allow; agrees to Always; agreed to Always;
      accepts Always; accepts the upgrade; agrees to the upgrade; confirms Always;
      confirms the upgrade; accepted the upgrade; approves the upgrade; agreed to the upgrade
    ko 항상 허용으로 변경

    label/Keep Only While Using
    en Keep Only While Using; Keep Only While Using the App; Keep While Using;
      =Keep Only While Using button; keeps While Using; kept While Using; keeps only While Using;
      kept Only While Using; keeping While Using; declines the upgrade; refuses the upgrade;
      refused the upgrade; declined the upgrade; rejects the upgrade; refused upgrade;
      keep While Using; keeps it at While Using; turns down the upgrade;
      upgrade is refused; upgrade is declined; refusing the upgrade; declining the upgrade
    ko 사용하는 동안만 유지; 앱을 사용하는 동안만 유지

    label/Agree Once
    en Agree Once; Allow Once for precise location

    event/noLongerInUse
    en no longer in use; stops being used; no longer used; app stops being in use; use ends;
      stops being in use; is not in use anymore; not in use any longer; leaves use; goes out of use;
      ends its use; stop using the app; stops using the app; stopped being used;
      is not used any more; is no longer used; was last used; user leaves the app;
      is no longer in use; isn't in use any more; leaves the app for good; person leaves the app;
      leaving the app; leave the app; left the app; leaves the app; stops using it;
      finished using the app; ends up out of use; goes out of sight; app falls out of use;
      falls out of use; drops out of use; ceases to be in use; end of use; end of the use;
      done using the app; not in use any more; no longer being used; use of the app ends;
      app leaves use; comes out of use; user has left the app; user left the app;
      isn't in use anymore
    ko 더 이상 사용하지 않다; 더 이상 사용되지 않다; 사용이 끝나다; 사용을 마치다; 사용을 끝내다; 사용이 종료되다;
      사용 중이 아니게 되다; 더 이상 사용 중이 아니다; 사용을 멈추다; 사용을 그만두다; 사용하지 않게 되다

    event/leaveForeground
    en leaves the foreground; goes to the background; moves to the background;
      enters the background; is sent to the background; goes into the background;
      switches to another app; moves off screen; moved to the background; went to the background;
      is backgrounded; gets backgrounded; goes off screen; leaves the screen;
      sent to the background; disappears from the screen; left the foreground;
      has left the foreground; leaving the foreground; moving to the background;
      going to the background; entering the background; moved into the background;
      moves into the background; switch to another app; switching to another app;
      user switches away; switches away; switching away; goes home; returns to the Home Screen;
      user goes to the Home Screen; brief switch to another app; short trip to the background;
      sent to background; enters background; goes to background; switch to the background;
      switches to the background; pushed to the background; app is put into the background;
      put into the background
    ko 백그라운드로 가다; 백그라운드로 이동하다; 백그라운드로 전환되다; 백그라운드로 넘어가다; 백그라운드에 들어가다;
      홈 화면으로 나가다; 포그라운드를 벗어나다; 포그라운드를 떠나다; 포그라운드에서 벗어나다; 백그라운드로 들어가다; 백그라운드로 나가다

    event/enterForeground
    en comes to the foreground; enters the foreground; moves to the foreground;
      is in the foreground again; comes back on screen; returns to the foreground;
      comes back to the foreground; is brought to the foreground; enter the foreground;
      next enters the foreground; comes back to the screen; is back in the foreground;
      is shown again; becomes active; becomes visible; brought to the front; is brought back;
      brought back to the foreground; returning to the foreground; coming to the foreground;
      opened again; gets to the foreground; reaches the foreground
    ko 포그라운드로 돌아오다; 포그라운드로 오다; 포그라운드에 들어오다; 포그라운드로 전환되다

    event/terminate
    en app is terminated; app terminates; is terminated by the system; system terminates;
      process ends; is terminated; gets terminated; app is killed; is killed; gets killed;
      termination; terminating the app; terminates the app; kills the process; ends the process;
      system kills the app; app gets killed; app dies; process dies; is shut down; app is shut down;
      app exits; app crashes; app is purged; is purged; killed by the system;
      terminated by the system; system terminates the app; system has terminated the app;
      process is terminated; process is killed; app terminating; app process ends; app termination;
      terminating
    ko 앱이 종료되다; 시스템이 앱을 종료하다; 종료되다; 프로세스가 종료되다

    event/terminate:byUser
    en force-quits the app; force quits the app; user quits the app; swipes the app away;
      user force-quits; kills the app; user terminates; force-quitting the app; force-quitting;
      quits the app; swiping the app away; swipes the app up; force-quits it; closes the app;
      force quit by the user; user force-quits the app; user has force-quit the app;
      user force-quit; force-quit by the user; swiped away by the user; user swipes the app away;
      user kills the app; user closes the app; user has killed the app; person has killed the app;
      killed by the user; terminated by the user; quit by the user; user quit; force quitting;
      force quit by its user; quitting the app; closing the app; killing the app
    ko 앱을 강제 종료하다; 사용자가 앱을 종료하다; 앱을 종료하다; 앱을 끝내다; 앱을 닫다; 강제 종료하다; 앱을 강제로 종료하다; 앱을 완전히 종료하다

    event/relaunch:byUser
    en launches the app again; relaunches the app; next launch; reopens the app;
      opens the app again; app is launched again; restarts the app; app is opened again;
      app is reopened; next start; starts the app again; opens it again; open the app again;
      opening the app again; app is started again; started again by the user; user opens the app;
      user launches the app; user opens the app again; launch by the user; relaunch by the user;
      new launch; cold start; user starts the app; relaunching the app; reopening the app;
      launching the app again; restarting the app; launched the next time;
      is launched again by the user; opened the next time; next time the app is launched;
      reopened by the user
    ko 앱을 다시 실행하다; 앱을 다시 열다; 앱을 다시 켜다; 다음 실행; 앱을 재실행하다; 다음에 실행되다;
      앱을 종료했다가 다시 켜다; 앱을 종료했다가 다시 실행하다; 앱을 껐다가 다시 켜다; 앱을 닫았다가 다시 열다

    event/reboot
    en device restarts; reboot; restart; reboots; phone is restarted; device is restarted;
      restarting the device; restarts the phone; device reboot; restarting the phone; rebooting;
      rebooting the device; device is rebooted; phone restarts; phone reboots; rebooting the phone;
      reboots the device; power cycle; device is switched off and on; device boots; boots;
      phone is rebooted; device starts up; restart of the device; restart of the phone;
      restarted device; after boot; device has been restarted; device is turned off and on;
      iPhone is restarted; iPhone restarts; rebooted; restarting the iPhone; restarting;
      phone has been restarted; next reboot; device has restarted
    ko 재부팅; 재시동; 기기를 재시동하다; 기기를 재부팅하다; 기기를 다시 시작하다; 기기가 재부팅되다

    event/resetLocationAndPrivacy
    en Reset Location & Privacy; Reset Location and Privacy; resets location and privacy;
      reset of location and privacy; location and privacy reset; resets Location & Privacy;
      resetting Location & Privacy; resets location & privacy;
      resetting location and privacy settings; resets location and privacy settings;
      location & privacy settings are reset; privacy reset;
      resets the location and privacy settings; Reset Location & Privacy settings
    ko 위치 및 개인정보 보호 재설정을 실행하다; 위치 및 개인정보 보호를 재설정하다

    event/reinstall
    en reinstall; reinstalled; app is deleted and reinstalled; reinstalls the app; reinstallation;
      app is reinstalled; deletes and reinstalls the app; reinstalling the app; reinstalling;
      deleting and reinstalling the app; deletes the app and installs it again;
      installs the app again; fresh install; delete and reinstall; uninstalls and reinstalls;
      removed and reinstalled; deleted and installed again; removing and reinstalling;
      installed again; reinstalls; installing the app again; app is installed again;
      removing the app and installing it again; deletes the app and reinstalls it; reinstalls it;
      uninstall and reinstall; new installation; clean install; re-installed; re-installation;
      reinstall it; deleting the app and installing it again
    ko 재설치~; 앱을 삭제하고 다시 설치하다; 앱을 다시 설치하다; 앱을 지웠다가 다시 설치하다

    event/settings:never; settings/never
    en choose Never in Settings; =Never; =Never in Settings; sets it to Never; set to Never;
      sets location to Never; switches to Never; turned off for the app;
      turns location off for the app; turns off location for the app; revokes access in Settings;
      revokes the permission in Settings; withdraws the permission in Settings;
      turns location access off; switching to Never; turns off access for the app;
      denies access in Settings
    ko 설정에서 안 함을 고르다; 안 함

    event/settings:askNextTime; settings/askNextTime
    en Ask Next Time; Ask Next Time Or When I Share; Ask Next Time Or When I Share Location;
      =Ask Next Time in Settings; sets it to Ask Next Time; switches to Ask Next Time;
      set to Ask Next Time; Ask Next Time or When I Share; =Ask Me Next Time;
      setting it to Ask Next Time
    ko 다음번에 묻기; 다음에 묻기; 다음번에 묻거나 공유할 때

    event/settings:globalOff
    en turns off Location Services; turns Location Services off; switches off Location Services;
      disables Location Services; turning off Location Services; turning Location Services off;
      switching Location Services off; switching off Location Services; disabling Location Services;
      switches Location Services off; turn off Location Services;
      turns Location Services off for the device; turns off Location Services device-wide;
      Location Services are turned off by the user; toggles Location Services off;
      turning location services off; shuts off Location Services; turns off location services;
      user switches Location Services off; switched off Location Services;
      turned off Location Services; turned Location Services off; disabled Location Services;
      turns Location Services off device-wide; turns off Location Services globally;
      switching Location Services off globally; Location Services get turned off;
      Location Services get switched off; turns Location Services off globally
    ko 위치 서비스를 끄다; 위치 서비스를 기기 전체에서 끄다; 위치 서비스를 전부 끄다; 위치 서비스를 비활성화하다; 기기 전체의 위치 서비스를 끄다; 위치 서비스를 꺼 버리다

    event/settings:globalOn
    en turns on Location Services; turning Location Services on; turning Location Services back on;
      turning on Location Services; enabling Location Services; enables Location Services;
      turns Location Services on; switches Location Services on; turns Location Services back on;
      switches on Location Services; Location Services are turned back on;
      Location Services are switched back on; turn Location Services back on;
      Location Services are turned on again; Location Services are on again;
      Location Services come back on; re-enables Location Services; re-enabling Location Services;
      switching Location Services back on; switches Location Services back on;
      turned Location Services back on; Location Services are re-enabled;
      turning Location Services on again; Location Services are switched on again
    ko 위치 서비스를 켜다; 위치 서비스를 다시 켜다

    event/settings:preciseOff
    en turns off Precise Location; turns Precise Location off; switches Precise Location off;
      switched Precise Location off; disables Precise Location; turning off Precise Location;
      turning Precise Location off; switching Precise Location off; switching off Precise Location;
      switches off Precise Location; toggles Precise Location off; Precise Location is turned off;
      Precise Location is switched off; turned off Precise Location; turned Precise Location off;
      has turned Precise Location off; turning off precise location; turns off precise location;
      disabling Precise Location; Precise Location off; Precise Location switched off;
      flips Precise Location off; switching off precise location;
      turns off the Precise Location switch; with Precise Location off; Precise off;
      turns Precise off
    ko 정확한 위치를 끄다; 정확한 위치 스위치를 끄다

    event/settings:preciseOn
    en turns on Precise Location; turns Precise Location on; turns Precise Location back on;
      switches Precise Location on; turning on Precise Location; turning Precise Location on;
      turning Precise Location back on; switches Precise Location back on;
      switches on Precise Location; Precise Location is turned on; Precise Location is switched on;
      turned on Precise Location; turned Precise Location on; enables Precise Location;
      enabling Precise Location; Precise Location is turned back on; flips Precise Location on;
      switch Precise Location on; switches on precise location; turns on precise location;
      Precise on; turns Precise on; re-enables Precise Location; reenables Precise Location;
      re-enabling Precise Location; switches Precise Location on again; turns Precise Location on again

    event/createManager
    en creates a location manager; create a location manager; location manager is created;
      creating a location manager; delegate is assigned; sets the delegate;
      instantiates a location manager; creates a manager; manager is created; creating a manager;
      new location manager; creates the location manager; create a manager;
      instantiating a location manager; creates its location manager; creating its location manager;
      assigning the delegate; setting the delegate; set the delegate; set its delegate;
      sets its delegate; creates a CLLocationManager; first manager; initializes a location manager;
      CLLocationManager is created; location manager has been created; delegate is set;
      creation of a location manager; creating a CLLocationManager; creation of a manager
    ko 위치 관리자를 만들다; 위치 관리자를 생성하다; 델리게이트를 지정하다; 델리게이트를 설정하다

    event/nextMorning
    en next morning; following morning; morning after; the next day; next day; tomorrow morning;
      until tomorrow; =Tomorrow; until the morning; early next morning
    ko 다음 날 아침; 이튿날 아침; 다음날 아침; 다음 날 아침이 되다; 이튿날 아침이 되다; 다음날 아침이 되다

    event/startStandard
    code startUpdatingLocation
    en =startUpdatingLocation; begin standard updates; start standard updates;
      begins standard updates; starts standard updates; starts the standard service;
      start the standard service; starting standard updates; begin standard location updates;
      start standard location updates; starts standard location updates; starts location updates;
      start location updates; starting location updates; begins location updates;
      begin location updates; starts the standard location service; starting the standard service;
      starting the standard location service; start standard location; starts updating location;
      starts updating the location; standard updates are started; begin updates; begins updates;
      starts updates; start updates; starting updates; starts receiving updates;
      starts delivering updates
    ko 표준 위치 서비스를 시작하다; 표준 위치 업데이트를 시작하다; 위치 업데이트를 시작하다

    event/startSignificantChange
    ko 중요한 위치 변화 서비스를 시작하다; 중요한 위치 변화 모니터링을 시작하다; 중요한 위치 변화를 시작하다

    event/startVisits
    ko 방문 서비스를 시작하다; 방문 모니터링을 시작하다; 방문 감지를 시작하다

    event/startRegion
    ko 지역 모니터링을 시작하다; 지역 감시를 시작하다

    event/start:any
    ko 위치 서비스를 시작하다

    event/beginLiveUpdates
    ko 라이브 업데이트를 순회하다; 라이브 업데이트를 시작하다; 실시간 업데이트를 순회하다; 실시간 업데이트를 시작하다;
      라이브 업데이트를 순회하기 시작하다; 실시간 업데이트를 순회하기 시작하다

    service/standard-location
    en standard updates; standard location updates; standard service; standard location;
      continuous updates; continuous location updates; standard location service; =Standard updates;
      ordinary location updates
    ko 표준 위치; 표준 위치 업데이트

    service/live-updates
    en live updates; live update; live location updates; update stream; location update stream;
      =Live updates; =liveUpdates
    ko 라이브 업데이트

    noun/option
    en options; button; buttons; choice; choices; answers; answer; alternatives; reply; selection;
      possibilities; possible answers
    ko 선택지; 버튼; 옵션; 선택 항목; 버튼 수; 버튼의 수; 버튼 개수; 선택지 수; 선택지의 수; 선택지 개수; 옵션 수

    prompt/P-ACC
    ko 정확한 위치 알림; 정확도 알림; 임시 정확도 알림; 정확한 위치 요청 알림; 정확한 위치를 묻는 알림; 정확도를 묻는 알림;
      정확한 위치를 요청하는 알림; 정확도를 요청하는 알림; 정확한 위치 권한을 묻는 알림; 정확한 위치 권한 알림; 정확한 위치 팝업;
      일시적인 정확한 위치를 묻는 알림; 임시로 정확한 위치를 묻는 알림; 정확한 위치 허용을 묻는 알림; 정확한 위치 대화 상자

    thing/until-tomorrow
    en =While Using Until Tomorrow; =Allow While Using Until Tomorrow
    ko 내일까지 사용하는 동안

    event/tapLocationButton
    en taps the location button; taps a location button; tapping the location button;
      tap on the location button; tap on a location button; taps a confirmed location button;
      taps LocationButton; presses the location button; location button is tapped;
      tapping a location button; tap of the location button; uses the location button;
      location button tap; a tap on LocationButton; tapping LocationButton; tapping a LocationButton
    ko 위치 버튼을 누르다; 위치 버튼을 탭하다
    """
}
