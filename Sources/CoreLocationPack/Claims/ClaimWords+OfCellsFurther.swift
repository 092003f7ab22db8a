/// Words of cells that note something, continued.
extension ClaimWords {
  static let ofCellsFurther = """
    situation/locked
    phrase stored state cannot be read yet; the stored state cannot be read; store cannot be read;
      store cannot be read yet; store is not readable yet; saved state cannot be read yet;
      saved state cannot be read; before the first unlock; for example before the first unlock;
      device has not been unlocked yet; device was not unlocked yet;
      device has not been unlocked since the reboot; device not unlocked yet;
      device has not been unlocked since startup; device is still locked after a reboot;
      device is locked after a reboot; protected data is not available yet;
      protected data is unavailable; 저장된 상태를 아직 읽을 수 없음; 저장된 상태를 읽을 수 없음; 저장소를 아직 읽을 수 없음;
      저장소를 읽을 수 없음; 첫 잠금 해제 전; 첫 잠금 해제 이전; 재부팅 뒤 첫 잠금 해제 전; 재부팅 뒤 잠금을 풀지 않음; 재부팅 후 아직 잠금을 풀지 않음;
      아직 잠금을 풀지 않음; 기기를 재부팅한 뒤 아직 잠금 해제하지 않음

    else/diskFull
    phrase disk is full; storage is full; device storage is full; no storage left; disk full;
      저장 공간이 부족함; 저장 공간이 없음; 저장 공간이 가득 참; 디스크가 가득 참

    situation/undecided
    phrase app has never asked for permission; app has never asked;
      app has not asked for permission yet; app has not asked yet; app never asked;
      app never asked for permission; app has not requested authorization yet;
      user has not been asked yet; user has not been asked; user was not asked;
      user has not answered yet; user has not decided yet; user has not decided;
      user has not made a choice yet; user has not made a choice; no choice yet;
      no choice has been made; no choice has been made yet; no decision has been made;
      no decision yet; no lasting choice has been made; 앱이 아직 권한을 요청하지 않음; 앱이 권한을 요청한 적이 없음;
      앱이 권한을 요청한 적 없음; 아직 권한을 요청하지 않음; 사용자에게 아직 묻지 않음; 사용자에게 아직 물어보지 않음; 사용자가 아직 선택하지 않음;
      사용자가 아직 고르지 않음; 사용자가 아직 결정하지 않음; 아직 선택하지 않음; 아직 선택하지 않았거나; 아직 결정하지 않음; 아직 정하지 않음

    situation/lapsed
    phrase one-time grant has lapsed; one-time grant ended; one-time grant has ended;
      one-time grant has run out; one-time permission ended; one-time permission has ended;
      allow once has ended; allow once ended; allow once ran out; allow once has run out;
      temporary grant has ended; temporary grant ended; 한 번 허용이 끝남; 한 번 허용이 만료됨; 일시적인 권한이 끝남;
      일시적인 권한이 만료됨; 한 번 허용의 효력이 끝남

    lack/backgroundMode
    phrase location background mode is missing; background mode is missing;
      the location background mode is missing; background mode missing;
      location background mode missing; app lacks the background mode;
      app lacks the location background mode; uibackgroundmodes lacks location;
      location is missing from uibackgroundmodes; background mode was not declared;
      background location is not enabled; 백그라운드 모드가 빠짐; 백그라운드 모드가 없음; 위치 백그라운드 모드가 빠짐;
      위치 백그라운드 모드가 없음; 백그라운드 모드를 선언하지 않음; location 백그라운드 모드가 없음

    else/noUsageString
    phrase usage string is missing; usage description is missing; purpose string is missing;
      usage description missing; purpose string missing; usage string missing;
      info.plist key is missing; the info.plist key is missing; no usage description;
      no purpose string; no usage string; app has no usage description;
      app declares no usage description; 사용 목적 문자열이 없음; 사용 목적 문자열이 빠짐; Info.plist 키가 없음;
      Info.plist 키가 빠짐; 사용 설명이 없음; 사용 목적 설명이 없음

    situation/noEntitlement
    phrase app lacks an entitlement; app lacks the entitlement; an entitlement is missing;
      entitlement is missing; entitlement missing; missing entitlement; app has no entitlement;
      app is not entitled; 앱에 권한 부여(entitlement)가 없음; 엔타이틀먼트가 없음; 인타이틀먼트가 없음; entitlement가 없음

    else/weakSignal
    phrase gps signal is weak; weak gps signal; gps reception is poor; poor gps reception;
      gps signal is too weak; single fix was lost indoors; a fix was lost; fix was lost;
      gps signal was lost; gps signal is lost; GPS 신호가 약함; GPS 신호가 약해짐; GPS 신호가 약해서 현재 좌표를 못 잡을 때;
      GPS 신호를 잃음; 위성 신호가 약함; GPS 신호가 약할 때

    say/does-not-work
    ko 동작 안 함; 작동 안 함; 동작 안 됨; 작동 안 됨

    verb/unavailable
    ko 지원 안 함; 제공 안 함; 지원 안 됨; 사용 불가; 이용 불가

    thing/read-only
    en is read-only; is read only; is readonly; is a read-only property; is a readonly property;
      can only be read; read-only property
    ko 읽기 전용이다; 읽기 전용 속성이다; 읽기 전용 프로퍼티이다; 읽기 전용이다; 읽을 수만 있다; 읽기만 가능하다; 읽기만 할 수 있다

    afterLaunch/startAgain
    phrase start it again; start the service once more; start again; call the start method again;
      it has to be started again; has to be started again; must be started again;
      has to be restarted; must be restarted; needs to be started again; restart it; restart needed;
      a restart is needed; nothing arrives until it is started again;
      nothing arrives until startMonitoringVisits() is called again;
      nothing arrives until startMonitoring(for:) is called again;
      no events until it is started again; call startMonitoringVisits() again;
      call startMonitoring(for:) again; call startUpdatingLocation() again;
      call startUpdatingHeading() again; call startMonitoringSignificantLocationChanges() again;
      call startRangingBeacons(satisfying:) again; 다시 시작해야 이벤트가 옴; 서비스를 다시 시작해야 함;
      서비스를 다시 시작해야 이벤트가 옴; 시작 메서드를 다시 호출; 다시 시작 필요; 다시 시작해 주어야 함; 다시 시작하기;
      startMonitoringVisits()를 다시 호출; startMonitoring(for:)를 다시 호출; startUpdatingLocation()을 다시 호출;
      startMonitoringVisits()를 다시 호출해야 함; startUpdatingLocation()을 다시 호출해야 함

    afterLaunch/setDelegate
    phrase nothing but a delegate; a delegate is enough; setting a delegate is enough;
      nothing to restart; no restart needed; no restart; no restart is needed;
      nothing to start again; needs no restart; does not have to be started again;
      need not be started again; continues by itself; updates carry on without a restart;
      nothing to do; 재시작 불필요; 다시 시작할 필요 없음; 다시 시작하지 않아도 됨; 델리게이트만 있으면 됨; 델리게이트만 다시 지정; 따로 할 일 없음;
      할 일 없음; 그대로 이어짐; 저절로 이어짐; 다시 시작 불필요

    fn/filler
    en through the years; over the years; across the years; down the years; over time;
      from release to release; from version to version; release by release; version by version
    ko 읽다 보면; 쓰다 보면; 개발하다 보면; 만들다 보면; 찾다 보면; 해가 갈수록; 세월에 따라

    noun/remark
    ko 달라지는 점; 달라진 점; 바뀌는 점; 바뀐 점; 달라지는 것; 달라진 것; 바뀌는 것; 바뀐 것; 달라지는 부분; 달라지는 내용

    else/onlyThisApp
    phrase only this app was refused; only this app is refused; only this app was denied;
      only this app is denied; the user refused only this app; user refused only this app;
      user refused this app only; user denied only this app; this app alone was refused;
      this app alone is denied; location services are on but this app was refused;
      location services are on but this app is denied;
      location services are on and only this app was refused; 이 앱만 거부됨; 이 앱만 거부당함; 이 앱만 거부된 상태;
      사용자가 이 앱만 거부함; 이 앱만 거부되고 기기의 위치 서비스는 켜져 있음; 기기의 위치 서비스는 켜져 있고 이 앱만 거부됨;
      기기의 위치 서비스는 켜져 있고 이 앱만 거부당했을 때; 위치 서비스는 켜져 있고 이 앱만 거부됨; 위치 서비스는 켜져 있지만 이 앱만 거부됨; 이 앱만 거부당했을 때;
      이 앱만 거부되었을 때; 이 앱만 거부됐을 때

    brings/exit
    phrase when the user leaves a monitored region; when the user leaves a region;
      when the user leaves the region; user leaves a region; user leaves a monitored region;
      user left a region; when a region is left; when the device leaves a region;
      when the device leaves the region; device leaves a region; device leaves a monitored region;
      when the user exits a region; user exits a region; on leaving a region;
      after leaving a region; on region exit; 지역에서 벗어났을 때; 지역을 벗어났을 때; 지역을 벗어날 때; 지역에서 벗어날 때;
      지역에서 나갔을 때; 지역에서 나갈 때; 지역을 나갈 때; 지역을 떠날 때; 지역을 떠났을 때; 사용자가 지역에서 나갈 때; 사용자가 지역을 떠날 때;
      사용자가 지역을 벗어날 때; 기기가 지역을 벗어날 때

    brings/entry
    phrase when the user enters a monitored region; when the user enters a region;
      when the user enters the region; user enters a region; user enters a monitored region;
      user entered a region; when a region is entered; when the device enters a region;
      when the device enters the region; device enters a region; device enters a monitored region;
      on entering a region; after entering a region; on region entry; 지역에 들어갔을 때; 지역에 들어갈 때;
      지역에 들어왔을 때; 지역에 들어올 때; 지역에 진입했을 때; 지역에 진입할 때; 사용자가 지역에 들어갈 때; 사용자가 지역에 들어올 때; 기기가 지역에 들어갈 때

    brings/positions
    phrase when new positions are available; when new positions arrive; when a new position arrives;
      when a new position is available; when new locations are available; when new locations arrive;
      when a new location arrives; when a new location is available; new positions are available;
      new positions arrive; new locations arrive; new locations are available;
      new location available; new position available; when positions arrive; when locations arrive;
      when location data arrives; on each new location; on every new location;
      for each new location; for every new position; 새 위치가 있을 때; 새 위치가 들어왔을 때; 새 위치가 들어올 때;
      새 위치가 도착했을 때; 새 위치가 도착할 때; 새 위치를 받았을 때; 새 위치를 받을 때; 위치가 업데이트될 때; 위치가 갱신될 때; 위치가 들어올 때;
      위치를 받을 때; 새로운 위치가 있을 때; 새로운 위치가 들어올 때

    brings/errors
    phrase when an error occurs; when an error happens; on an error; on errors; an error occurs;
      error occurs; when the manager cannot get a location; when no location can be found;
      when something goes wrong; when the location cannot be determined; 오류가 생겼을 때; 오류가 생길 때;
      오류가 났을 때; 오류가 날 때; 오류가 발생했을 때; 오류가 발생할 때; 위치를 구하지 못할 때; 위치를 구하지 못했을 때; 위치를 얻지 못할 때;
      위치를 얻지 못했을 때; 에러가 발생했을 때; 에러가 날 때

    brings/visits
    phrase when the user arrives at a place or leaves it; when a visit is recorded;
      when a visit was recorded; when a visit begins or ends; a visit is recorded;
      on arrival and departure; on arrival and on departure; on arrival or departure;
      when the user arrives at a place; when the user visits a place;
      when somebody arrives at or leaves a place; 방문이 기록되었을 때; 방문이 기록됐을 때; 방문이 기록될 때;
      방문이 시작되거나 끝날 때; 사용자가 장소에 도착하거나 떠날 때; 장소에 도착하거나 떠날 때; 장소에 도착하거나 장소를 떠날 때; 방문을 감지했을 때;
      방문이 감지되었을 때; 방문을 감지할 때

    brings/heading
    phrase when the heading changes; when a new heading arrives; when a new heading is available;
      heading changes; new heading available; when the compass moves;
      when the compass direction changes; when the device turns; 방위가 바뀔 때; 방위가 바뀌었을 때;
      나침반 방위가 들어왔을 때; 나침반 방위가 바뀔 때; 새 방위가 들어왔을 때; 새 방위가 있을 때; 나침반 방향이 바뀔 때; 기기의 방향이 바뀔 때

    brings/pause
    phrase when updates are paused automatically; when updates pause automatically;
      when the system pauses updates; when the system pauses location updates;
      when updates were paused; updates were paused; updates paused automatically; 업데이트가 자동으로 멈췄을 때;
      업데이트가 자동으로 멈출 때; 업데이트가 일시 정지되었을 때; 업데이트가 일시 정지될 때; 시스템이 업데이트를 멈췄을 때; 시스템이 업데이트를 멈출 때;
      업데이트가 멈췄을 때; 업데이트가 멈출 때

    brings/resumption
    phrase when updates resume; when updates are resumed; when updates start again;
      when the system resumes updates; updates resume after a pause;
      when updates resume after a pause; 업데이트가 다시 시작될 때; 업데이트가 다시 시작되었을 때; 업데이트가 재개될 때;
      업데이트가 재개되었을 때; 업데이트가 다시 올 때

    brings/beacons
    phrase when beacons are ranged; when beacons are nearby; when ranging finds beacons;
      when beacons are found; 비콘 거리를 쟀을 때; 비콘을 찾았을 때; 비콘이 감지되었을 때; 비콘이 감지될 때

    verb/deliver
    ko 앱으로 넘어오다; 앱에 넘어오다; 앱으로 들어오다; 앱에 들어오다; 앱으로 전달되다; 앱에 전달되다
    """
}
