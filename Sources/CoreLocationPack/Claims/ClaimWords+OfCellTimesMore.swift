/// Words of cells and titles that tell what comes later, of services and of eras, in yet other ways.
extension ClaimWords {
  static let ofCellTimesMore = """
    later/never
    cell no further prompt; no further prompts; no further prompting; no further alerts; no further dialogs;
      no further questions; no more prompt; no more prompts; no more prompting; no more alerts; no more dialogs;
      no more questions; no other prompt; no other prompts; no other prompting; no other alerts; no other dialogs;
      no new prompt; no new prompts; no new prompting; no new alerts; never asked again; never prompted again;
      never asks again; never prompts again; never shown again; never asks a second time; never prompts a second time;
      never asks the user again; not asked again; not prompted again; not shown again; no prompt any more;
      no prompt anymore; no prompt ever again; cannot ask again; you cannot ask again; app cannot ask again;
      cannot be asked again; no second chance; only Settings can change it; only Settings helps;
      only through Settings; Settings is the only way; Settings is the only way back; only a Settings change helps;
      nothing until the user changes it in Settings; 더 이상 알림이 뜨지 않음; 더 이상 알림이 뜨지 않는다; 더 이상 프롬프트가 뜨지 않음;
      더 이상 프롬프트가 뜨지 않는다; 더 이상 묻지 않음; 더 이상 묻지 않는다; 더 이상 물어보지 않음; 더 이상 물을 수 없음; 더 이상 물을 수 없다; 더 이상 알림 없음; 더 이상 프롬프트 없음;
      더 이상 물어볼 수 없음; 더 이상 알림이 나오지 않음; 더는 알림이 뜨지 않음; 더는 알림이 뜨지 않는다; 더는 프롬프트가 뜨지 않음; 더는 프롬프트가 뜨지 않는다; 더는 묻지 않음;
      더는 묻지 않는다; 다시는 알림이 뜨지 않음; 다시는 알림이 뜨지 않는다; 다시는 프롬프트가 뜨지 않음; 다시는 프롬프트가 뜨지 않는다; 다시는 묻지 않음; 설정에서만 바꿀 수 있음;
      설정에서만 바꿀 수 있다; 설정에서만 변경 가능; 설정앱에서만 바꿀 수 있음; 설정에서만 바뀜

    later/ignored
    cell further requests are ignored; further requests do nothing; further requests have no effect;
      further requests stay without effect; further requests are silently ignored; further requests lead to nothing;
      further requests change nothing; further calls are ignored; further calls do nothing;
      further calls have no effect; later requests are ignored; later requests do nothing;
      later requests have no effect; later calls are ignored; later calls do nothing; new requests are ignored;
      new requests do nothing; new calls are ignored; other requests are ignored; subsequent requests are ignored;
      more requests are ignored; all further requests are ignored; all further requests do nothing;
      all further requests have no effect; all further calls are ignored; all further calls do nothing;
      all later requests are ignored; all later requests do nothing; all later calls are ignored;
      all new requests are ignored; any further requests are ignored; any further requests do nothing;
      any further calls are ignored; any later requests are ignored; a new request is ignored;
      a new request does nothing; a new request has no effect; a new request changes nothing;
      a new request is silently ignored; a new call is ignored; a new call does nothing; a new call has no effect;
      a new call changes nothing; another request is ignored; another request does nothing;
      another request has no effect; another request changes nothing; another call is ignored;
      another call does nothing; another call has no effect; the next request is ignored;
      the next request does nothing; the next request has no effect; the next call is ignored;
      the next call does nothing; a later request is ignored; a later request does nothing; a later call is ignored;
      each further request is ignored; every further request is ignored; any further request is ignored;
      any later request is ignored; any request is ignored; 이후 요청은 무시; 이후 요청은 무시됨; 이후 요청은 무시된다; 이후 요청은 아무 일도 하지 않음;
      이후 요청은 효과 없음; 이후 요청은 아무 효과 없음; 그 뒤 요청은 무시; 그 뒤 요청은 무시됨; 그 뒤 요청은 무시된다; 그 뒤 요청은 아무 일도 하지 않음; 그 뒤 요청은 효과 없음;
      그 뒤 요청은 아무 효과 없음; 추가 요청은 무시; 추가 요청은 무시됨; 추가 요청은 무시된다; 추가 요청은 아무 일도 하지 않음; 추가 요청은 효과 없음; 다음 요청은 무시; 다음 요청은 무시됨;
      다음 요청은 무시된다; 다음 요청은 아무 일도 하지 않음; 다시 한 요청은 무시; 다시 한 요청은 무시됨; 다시 한 요청은 무시된다

    # What an app has to do that was launched again.
    noun/after-launch
    cell What the app has to do after a relaunch; What the app has to do after relaunch;
      What the app has to do after the relaunch; What the app has to do once relaunched;
      What the app has to do when relaunched; What the app has to do on relaunch; What the app has to do after launch;
      What the app has to do after being relaunched; What the app must do after a relaunch;
      What the app must do after relaunch; What the app must do after the relaunch;
      What the app must do once relaunched; What the app needs to do after a relaunch;
      What the app needs to do after relaunch; What the app needs to do after the relaunch;
      What the app should do after a relaunch; What the app should do after relaunch;
      What the app does after a relaunch; What the app do after a relaunch; What the app have to do after a relaunch;
      What the app need to do after a relaunch; What your app has to do after a relaunch;
      What your app has to do after relaunch; What your app has to do after the relaunch;
      What your app has to do once relaunched; What your app must do after a relaunch;
      What your app must do after relaunch; What your app must do after the relaunch;
      What your app needs to do after a relaunch; What your app needs to do after relaunch;
      What your app should do after a relaunch; What you has to do after a relaunch;
      What you has to do after relaunch; What you has to do after the relaunch; What you must do after a relaunch;
      What you must do after relaunch; What you needs to do after a relaunch;
      What the code has to do after a relaunch; What the code has to do after relaunch;
      What the code must do after a relaunch; To do after a relaunch; To do after relaunch; To do after the relaunch;
      To do once relaunched; To do when relaunched; To do on relaunch; To do after being relaunched;
      To do upon relaunch; Todo after a relaunch; Todo after relaunch; Todo after the relaunch; Todo once relaunched;
      Todo when relaunched; Todo on relaunch; Work after a relaunch; Work after relaunch; Work after the relaunch;
      Work once relaunched; Work when relaunched; Task after a relaunch; Task after relaunch; Task after the relaunch;
      Task once relaunched; Duty after a relaunch; Duty after relaunch; Duty after the relaunch;
      Your duty after a relaunch; Your duty after relaunch; Step after a relaunch; Steps after a relaunch;
      Action after a relaunch; Actions after a relaunch; After the system relaunches the app;
      After a background relaunch; After background relaunch; On background relaunch; Following a relaunch;
      Relaunch: what to do; What to do then; When woken; When woken up; After wake-up; After a wake-up; Once woken up;
      다시 실행된 뒤 할 일; 다시 실행된 뒤 해야 할 일; 다시 실행된 뒤 하는 일; 다시 실행된 뒤 할 것; 다시 실행된 뒤 해야 하는 일; 다시 실행된 뒤 해야 할 것; 다시 실행된 뒤 필요한 일;
      다시 실행된 뒤 조치; 다시 실행된 뒤 처리; 다시 실행된 뒤 앱이 할 일; 다시 실행된 뒤 앱이 해야 할 일; 다시 실행된 뒤 앱이 하는 일; 다시 실행된 뒤 앱이 할 것;
      다시 실행된 뒤 앱에서 할 일; 다시 실행된 뒤 앱에서 해야 할 일; 다시 실행된 뒤 앱에서 하는 일; 다시 실행된 뒤 코드가 할 일; 다시 실행된 뒤 코드가 해야 할 일;
      다시 실행된 뒤 개발자가 할 일; 다시 실행된 후 할 일; 다시 실행된 후 해야 할 일; 다시 실행된 후 하는 일; 다시 실행된 후 할 것; 다시 실행된 후 앱이 할 일;
      다시 실행된 후 앱이 해야 할 일; 다시 실행된 후 앱이 하는 일; 다시 실행된 후 앱에서 할 일; 다시 실행된 후 앱에서 해야 할 일; 다시 실행된 후 코드가 할 일; 다시 실행되면 할 일;
      다시 실행되면 해야 할 일; 다시 실행되면 하는 일; 다시 실행되면 앱이 할 일; 다시 실행되면 앱이 해야 할 일; 다시 실행되면 앱에서 할 일; 재실행 뒤 할 일; 재실행 뒤 해야 할 일;
      재실행 뒤 앱이 할 일; 재실행 후 할 일; 재실행되면 할 일; 재실행된 뒤 할 일; 재실행된 후 할 일; 다시 켜진 뒤 할 일; 다시 살아난 뒤 할 일; 깨어난 뒤 할 일; 깨어난 후 할 일;
      깨어나면 할 일; 앱이 다시 실행되면 할 일; 앱이 다시 실행된 뒤 할 일; 다시 실행됐을 때 할 일

    afterLaunch/startAgain
    cell must started again; must restarted; must start again; must start it again; must restart it;
      must call start again; must call the start method again; must restart monitoring; must start monitoring again;
      must be started again; must be restarted; must be start again; must be start it again; has to started again;
      has to restarted; has to start again; has to start it again; has to be started again; has to be restarted;
      has to be start again; needs to started again; needs to restarted; needs to start again;
      needs to be started again; needs to be restarted; you must started again; you must restarted;
      you must be started again; the app must started again; you have to started again; the app has to started again;
      always started again; call startMonitoringVisits() again; call startMonitoringVisits() once more;
      call startMonitoringVisits() anew; call startMonitoringVisits() a second time; call startMonitoring(for:) again;
      call startMonitoring(for:) once more; call startMonitoring(for:) anew; call startMonitoring(for:) a second time;
      startMonitoringVisits() has to be called again; startMonitoringVisits() must be called again;
      startMonitoringVisits() needs to be called again; startMonitoringVisits() must be called anew;
      startMonitoring(for:) has to be called again; startMonitoring(for:) must be called again;
      startMonitoring(for:) needs to be called again; startMonitoring(for:) must be called anew;
      startMonitoringVisits()을 꼭 다시 불러야 함; startMonitoringVisits()을 다시 불러야 함; startMonitoringVisits()을 다시 호출;
      startMonitoringVisits()을 다시 호출해야 함; startMonitoringVisits()을 다시 부름; startMonitoringVisits()을 다시 부르기;
      startMonitoringVisits()을 다시 불러야 한다; startMonitoringVisits()을 반드시 다시 호출; startMonitoringVisits()을 반드시 다시 불러야 함;
      startMonitoringVisits()을 꼭 다시 호출해야 함; startMonitoringVisits()을 재호출; startMonitoringVisits()를 꼭 다시 불러야 함;
      startMonitoringVisits()를 다시 불러야 함; startMonitoringVisits()를 다시 호출; startMonitoringVisits()를 다시 호출해야 함;
      startMonitoringVisits()꼭 다시 불러야 함; startMonitoringVisits()다시 불러야 함; startMonitoringVisits()다시 호출;
      startMonitoring(for:)을 꼭 다시 불러야 함; startMonitoring(for:)을 다시 불러야 함; startMonitoring(for:)을 다시 호출;
      startMonitoring(for:)을 다시 호출해야 함; startMonitoring(for:)를 꼭 다시 불러야 함; startMonitoring(for:)를 다시 불러야 함;
      startMonitoring(for:)를 다시 호출; startMonitoring(for:)꼭 다시 불러야 함; startMonitoring(for:)다시 불러야 함; 서비스를 다시 시작해야 함;
      서비스를 다시 시작해야 한다; 다시 시작해야 한다; 다시 시작한다; 직접 다시 시작; 모니터링을 다시 시작; 모니터링을 다시 시작해야 함; 재시작; 재시작해야 함; 재시작 필요; 꼭 다시 시작;
      반드시 다시 시작; 새로 시작해야 함

    afterLaunch/setDelegate
    cell set a delegate; set the delegate; set its delegate; assign a delegate; assign the delegate;
      assign its delegate; attach a delegate; attach the delegate; attach its delegate; connect a delegate;
      connect the delegate; connect its delegate; reconnect a delegate; reconnect the delegate;
      reconnect its delegate; hook up a delegate; hook up the delegate; just set a delegate; just assign a delegate;
      only assign a delegate; only attach a delegate; create the manager and set a delegate;
      create a manager and set a delegate; a delegate is all it takes; a delegate suffices; only the delegate;
      just the delegate; delegate only; nothing but the delegate; nothing else than a delegate; keeps running;
      goes on by itself; carries on by itself; set delegate; assign delegate; nothing; no action; no action needed;
      nothing special; 델리게이트만 달면 됨; 델리게이트만 연결; 델리게이트만 붙이면 됨; 델리게이트만 달기; 델리게이트만 연결하면 됨; 델리게이트만 지정하면 됨; 델리게이트만 설정하면 됨;
      델리게이트만 붙임; 델리게이트만 연결함; 델리게이트만 달면 된다; 델리게이트만 연결하면 된다; 델리게이트만 지정하면 된다; 델리게이트만 붙이면 된다; 델리게이트만 다시 연결; 델리게이트만 다시 달기;
      델리게이트를 달면 됨; 델리게이트를 연결; 델리게이트를 붙이면 됨; 델리게이트를 달기; 델리게이트를 연결하면 됨; 델리게이트를 지정하면 됨; 델리게이트를 다시 달면 됨; 델리게이트를 다시 연결;
      델리게이트를 다시 붙이면 됨; 델리게이트를 다시 달기; 델리게이트를 다시 연결하면 됨; 델리게이트만 다시 달면 됨; 델리게이트만 다시 붙이면 됨; 델리게이트 달면 됨; 델리게이트 연결;
      델리게이트 붙이면 됨; 매니저를 만들고 델리게이트를 지정; 매니저를 만들고 델리게이트를 닮; 할 일이 없음; 아무것도 안 해도 됨; 아무것도 하지 않아도 됨; 따로 할 일이 없음; 자동으로 이어짐;
      알아서 이어짐

    afterLaunch/openByName
    cell open with the same name; open with the same name and await events;
      open with the same name and await its events; open with the same name and iterate events;
      open with the same name and iterate its events; open with the same name and read its events;
      open under the same name; open under the same name and await events;
      open under the same name and await its events; open under the same name and iterate events;
      open by the same name; open by the same name and await events; open by the same name and await its events;
      open by name; open by name and await events; open by its name; reopen with the same name;
      reopen with the same name and await events; reopen with the same name and await its events;
      reopen with the same name and iterate events; reopen under the same name;
      reopen under the same name and await events; reopen under the same name and await its events;
      reopen by the same name; reopen by the same name and await events; reopen by name; open it with the same name;
      open it with the same name and await events; open it with the same name and await its events;
      open it under the same name; open it under the same name and await events; open it by the same name;
      reopen it with the same name; reopen it with the same name and await events; reopen it under the same name;
      open the monitor with the same name; reopen the monitor with the same name; 같은 이름으로 열고 events를 기다림;
      같은 이름으로 열고 events를 반복; 같은 이름으로 열고 이벤트를 기다림; 같은 이름으로 열고 이벤트를 기다린다; 같은 이름으로 열고 events를 읽음; 같은 이름으로 열고 이벤트를 반복;
      같은 이름으로 열고 events를 다시 반복; 같은 이름으로 다시 열고 events를 기다림; 같은 이름으로 다시 열고 events를 반복; 같은 이름으로 다시 열고 이벤트를 기다림;
      같은 이름으로 다시 열고 이벤트를 기다린다; 같은 이름으로 만들고 events를 기다림; 같은 이름으로 만들고 events를 반복; 같은 이름으로 만들고 이벤트를 기다림;
      이름으로 열고 events를 기다림; 이름으로 열고 events를 반복; 이름으로 열고 이벤트를 기다림; 이름으로 열고 이벤트를 기다린다; 이름으로 다시 열고 events를 기다림;
      이름으로 다시 열고 events를 반복; 이름으로 다시 열고 이벤트를 기다림; 이름으로 만들고 events를 기다림; 이름으로 만들고 events를 반복; 같은 이름으로 다시 열기;
      같은 이름으로 열기; 같은 이름으로 다시 만들기

    # Whether the lesser level is enough for a service.
    asks/use-enough
    cell When In Use enough; When In Use is enough; When In Use sufficient; When In Use is sufficient;
      When In Use suffices; When In Use OK; When In Use ok; When In Use will do; When In Use works;
      When In Use does it; While Using enough; While Using is enough; While Using sufficient;
      While Using is sufficient; While Using suffices; While Using OK; When In Use level enough;
      When In Use level is enough; When In Use level sufficient; When In Use level is sufficient;
      When In Use level suffices; WhenInUse enough; WhenInUse is enough; WhenInUse sufficient;
      WhenInUse is sufficient; While Using grant enough; While Using grant is enough; While Using grant sufficient;
      Is When In Use; Is While Using; Is While Using the App; Is `authorizedWhenInUse`; Is authorizedWhenInUse;
      Enough with When In Use; Enough with While Using; Enough with While Using the App;
      Enough with `authorizedWhenInUse`; Enough with authorizedWhenInUse; Works with When In Use;
      Works with While Using; Works with While Using the App; Works with `authorizedWhenInUse`;
      Works with authorizedWhenInUse; Works under When In Use; Works under While Using;
      Works under While Using the App; Works under `authorizedWhenInUse`; OK with When In Use; OK with While Using;
      OK with While Using the App; OK under When In Use; OK under While Using; Usable with When In Use;
      Usable under When In Use; Possible with When In Use; Possible under When In Use; Allowed under When In Use;
      Available under When In Use; Available with When In Use; Runs under When In Use; Runs with When In Use;
      Can be started with When In Use; Can start with When In Use; Startable with When In Use; Is When In Use enough;
      Is When In Use sufficient; Is While Using enough; Is While Using sufficient; 앱을 사용하는 동안으로 충분; 앱을 사용하는 동안으로 충분한가;
      앱을 사용하는 동안으로 되나; 앱을 사용하는 동안으로 가능; 앱을 사용하는 동안으로 가능한가; 앱을 사용하는 동안으로 동작; 앱을 사용하는 동안으로 동작하나; 앱을 사용하는 동안으로 쓸 수 있나;
      앱을 사용하는 동안으로 쓸 수 있는가; 앱을 사용하는 동안으로 사용 가능; 앱을 사용하는 동안으로 됨; 앱을 사용하는 동안으로 동작함; 앱을 사용하는 동안으로 작동; 앱을 사용하는 동안으로 작동하나;
      앱을 사용하는 동안로 충분; 앱을 사용하는 동안로 충분한가; 앱을 사용하는 동안로 되나; 앱을 사용하는 동안로 가능; 앱을 사용하는 동안만으로 충분; 앱을 사용하는 동안만으로 충분한가;
      앱을 사용하는 동안만으로 되나; 앱을 사용하는 동안으로도 충분; 앱을 사용하는 동안으로도 충분한가; 앱을 사용하는 동안로도 충분; 앱을 사용하는 동안에서 충분; 앱을 사용하는 동안에서도 충분;
      앱을 사용하는 동안 권한으로 충분; 앱을 사용하는 동안 권한으로 충분한가; 앱을 사용하는 동안 권한으로 되나; 앱을 사용하는 동안 권한으로 가능; 앱을 사용하는 동안 권한로 충분;
      앱을 사용하는 동안 권한로 충분한가; 앱을 사용하는 동안 권한로 되나; 앱을 사용하는 동안 권한만으로 충분; 앱을 사용하는 동안 권한만으로 충분한가; 앱을 사용하는 동안 권한으로도 충분;
      앱을 사용하는 동안 허용으로 충분; 앱을 사용하는 동안 허용으로 충분한가; 앱을 사용하는 동안 허용으로 되나; 앱을 사용하는 동안 허용로 충분; 앱을 사용하는 동안 허용로 충분한가;
      앱을 사용하는 동안 허용만으로 충분; 사용하는 동안 권한으로 충분; 사용하는 동안 권한으로 충분한가; 사용하는 동안 권한로 충분; 사용하는 동안으로 충분; 사용 중 권한으로 충분;
      When In Use으로 충분; WhenInUse으로 충분

    asks/always-needed
    cell Always needed; Always required; Always necessary; Always mandatory; Always a must; Always obligatory;
      Always needed?; Always required?; Needs Always; Needs Always authorization; Needs the Always level;
      Needs `authorizedAlways`; Needs authorizedAlways; Requires Always; Requires Always authorization;
      Requires the Always level; Requires `authorizedAlways`; Requires authorizedAlways; Does it need Always;
      Does it need Always authorization; Does it need the Always level; Does it need `authorizedAlways`;
      Does it need authorizedAlways; Only with Always; Only with Always authorization; Only with the Always level;
      Only with `authorizedAlways`; Demands Always; Demands Always authorization; Demands the Always level; 항상 허용이 필요;
      항상 허용이 필요한가; 항상 허용이 필수; 항상 허용이 필수인가; 항상 허용이 꼭 필요한가; 항상 허용이 있어야 하나; 항상 허용이 필요함; 항상 허용이 필요 여부; 항상 허용이 있어야 하는가;
      항상 허용이 꼭 필요; 항상 허용가 필요; 항상 허용가 필요한가; 항상 허용가 필수; 항상 허용가 필수인가; 항상 허용 필요; 항상 허용 필요한가; 항상 허용 필수; 항상 허용 권한이 필요;
      항상 허용 권한이 필요한가; 항상 허용 권한이 필수; 항상 허용 권한이 필수인가; 항상 허용 권한가 필요; 항상 허용 권한가 필요한가; 항상 허용 권한가 필수; 항상 허용 권한 필요;
      항상 허용 권한 필요한가; Always이 필요; Always이 필요한가; Always이 필수; Always가 필요; Always가 필요한가; Always 필요; Always 권한이 필요;
      Always 권한이 필요한가; Always 권한가 필요; 항상 허용 전용; Always 전용; Always only; Only Always; 항상 허용에서만; 항상 허용일 때만
    """
}
