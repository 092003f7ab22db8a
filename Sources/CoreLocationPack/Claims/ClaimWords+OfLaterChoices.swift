/// Words of `ClaimProperties.laterChoices`.
extension ClaimWords {
  static let ofLaterChoices = """
    # Temporary accuracy and who asks for it.
    accuracy/temporary
    en temporary exact location; temporary precise access; temporarily precise location;
      temporary full precision; temporarily granted full accuracy; full accuracy granted temporarily;
      full accuracy granted for now; temporarily granted precise location; one-time full accuracy;
      temporary full-accuracy access; temporary full-accuracy authorization;
      temporary full accuracy authorization; temporary full-accuracy grant;
      temporary full accuracy access; temporary precise-location access; temporary precise location access;
      temporary lift to full accuracy; temporary accuracy upgrade
    ko 임시 정밀도; 일시적 정밀도; 일시적인 정밀도; 일시적인 정확도; 일시적 정확도; 임시 전체 정확도; 일시적 전체 정확도; 일시적인 전체 정확도;
      임시 전체 정밀도; 일시적인 전체 정밀도; 일시 정밀 위치; 일시적 정밀 위치; 일시적인 정밀 위치; 일시적 정확한 위치; 임시 정밀 권한; 임시 정확도 권한;
      일시적으로 얻은 전체 정확도; 일시적으로 받은 전체 정확도; 임시로 얻은 전체 정확도; 임시로 받은 전체 정확도; 임시로 허용된 정확한 위치; 일시적으로 허용된 정확한 위치;
      일시적으로 허용한 정확한 위치; 임시로 허용한 정확한 위치; 임시로 허용받은 전체 정확도; 일시적으로 허용받은 전체 정확도; 일시적으로 높인 정확도;
      임시로 높인 정확도; 임시 풀 정확도; 임시 정확 위치

    event/requestTemporaryFullAccuracy
    en temporary accuracy request; request for temporary precise location; request for temporary accuracy;
      temporary full-accuracy request; temporary full accuracy request; temporary precision request;
      asking for temporary full accuracy; asks for temporary full accuracy; ask for temporary full accuracy;
      requests temporary full accuracy; request temporary full accuracy;
      requesting temporary full accuracy; asks for full accuracy temporarily;
      requests temporary precise location; requesting temporary precise location
    ko 임시 정밀도 요청; 일시적 정밀도 요청; 일시적인 정밀도 요청; 일시적인 정확도 요청; 일시적 정확도 요청; 임시 정확도 요청; 일시적인 정확한 위치 요청;
      임시 정확한 위치 요청; 일시적인 전체 정확도 요청; 임시 전체 정확도 요청; 일시적 전체 정확도 요청; 임시 정밀 위치 요청; 일시적인 정밀 위치 요청;
      일시적으로 전체 정확도를 요청하다; 임시로 전체 정확도를 요청하다; 임시 정밀도를 요청하다; 일시적인 정확도를 요청하다; 임시 정확도를 요청하다;
      일시적인 전체 정확도를 요청하다; 임시 전체 정확도를 요청하다; 일시적으로 정확한 위치를 요청하다; 임시로 정확한 위치를 요청하다

    say/already-full; accuracy/full
    en already has full accuracy; already has precise location; already full; already precise;
      accuracy is already full; full accuracy is already granted; already at full accuracy;
      full accuracy has already been granted; already in full accuracy; already with full accuracy;
      Precise Location is already on; already gets precise locations; accuracy was already full
    ko 이미 전체 정확도; 이미 정확한 위치를 쓰다; 이미 정확한 위치를 사용하다; 정확도가 이미 전체; 이미 전체 정밀도; 이미 full accuracy; 이미 정확한 위치를 받다;
      정확한 위치가 이미 켜져 있다; 정확한 위치가 이미 허용되어 있다; 정확한 위치가 이미 허용돼 있다; 이미 정확한 위치가 허용되어 있다; 이미 정확한 위치가 켜져 있다;
      정확도가 이미 full; 정확도가 이미 전체 정확도

    # The prompts that come later.
    prompt/P-REM; set/options:P-REM
    en reminder about background location use; reminder about Always access; Always access reminder;
      reminder that shows a map; reminder with a map; map reminder; reminder of Always access;
      periodic background location alert; background location reminder; recurring Always reminder;
      periodic reminder about background location; reminder about background tracking;
      system reminder about background use; reminder of background location use; days-later reminder;
      periodic Always check; alert that reminds the user of background use; Always check-in;
      alert with the map of recent locations; reminder about location use in the background;
      =Change to Only While Using alert; =Change to Only While Using prompt; periodic Always prompt;
      reminder for apps with Always
    ko 항상 허용 확인 알림; 항상 허용 확인 창; 항상 허용 재확인 알림; 항상 허용 재확인 창; 항상 권한 확인 알림; 항상 권한 재확인 알림; 항상 권한 리마인더;
      지도가 있는 항상 허용 확인 알림; 지도가 있는 항상 허용 알림; 지도가 포함된 항상 허용 알림; 지도가 담긴 항상 허용 알림; 지도가 있는 리마인더; 지도가 포함된 리마인더;
      지도가 딸린 리마인더; 백그라운드 위치 사용 리마인더; 백그라운드 사용 리마인더; 백그라운드 위치 사용 알림; 백그라운드 위치 사용을 알리는 알림;
      백그라운드 위치 사용을 다시 알려 주는 알림; 항상 허용을 상기시키는 알림; 항상 허용을 상기시키는 시스템 알림; 항상 허용을 상기하는 알림; 항상 허용 상기 알림;
      백그라운드 위치 사용을 상기시키는 알림; 백그라운드 사용을 상기시키는 알림; 주기적인 항상 허용 알림; 주기적인 확인 알림; 주기적 확인 알림; 정기 확인 알림;
      항상 허용을 계속할지 묻는 알림; 항상 허용을 계속할지 묻는 창; 항상 허용을 계속할지 확인하는 알림; 항상 허용 점검 알림; 항상 허용에 대한 리마인더;
      항상 허용 앱에 뜨는 리마인더; 백그라운드 사용 확인 알림; 백그라운드 위치 사용 확인 알림; 백그라운드 위치 확인 알림

    prompt/second; set/options:P-PROV
    en second permission dialog; second location alert; second authorization alert; second Always dialog;
      second system alert; follow-up Always prompt; follow-up Always alert; delayed Always prompt;
      later Always prompt; deferred Always prompt; second confirmation; second consent prompt;
      delayed follow-up; second of the two alerts; prompt for the second step; delayed confirmation prompt;
      prompt that confirms provisional Always; second permission alert; prompt in provisional Always;
      prompt that confirms Always; second screen; second permission question
    ko 두 번째 권한 알림; 두 번째 위치 알림; 두 번째 시스템 알림; 두 번째 권한 창; 두 번째 확인 창; 두 번째 확인 알림; 두 번째 팝업; 두 번째 얼럿; 두 번째 알럿;
      두 번째 질문; 두번째 알림; 두번째 프롬프트; 두번째 팝업; 두 번째 다이얼로그; 2차 알림; 2차 프롬프트; 2차 팝업; 후속 알림; 후속 프롬프트; 뒤늦은 알림;
      나중에 나오는 두 번째 알림; 나중에 뜨는 알림; 임시 항상 허용의 확인 알림; 임시 항상 허용을 확정하는 알림; 두 번째 알림창; 두 번째 허용 알림; 두 번째 권한 요청 창;
      두 번째 동의 창; 지연된 알림; 미뤄진 알림; 미뤄 둔 알림; 임시 항상 허용의 알림

    prompt/P-UPG; set/options:P-UPG
    en upgrade screen; Always-upgrade prompt; Always-upgrade alert; upgrade notice; system's upgrade prompt;
      prompt to change to Always; alert to change to Always; dialog to change to Always;
      prompt to switch to Always; prompt asking to change to Always; prompt to move to Always
    ko 업그레이드 얼럿; 업그레이드 알럿; 업그레이드 다이얼로그; 업그레이드 확인 창; 업그레이드 확인 알림; 승격 프롬프트; 승격 팝업; 승격 알림창; 승격 대화 상자; 승격 얼럿;
      항상 허용 업그레이드 알림; 항상 허용 업그레이드 창; 항상 허용 업그레이드 프롬프트; 항상 허용 승격 알림; 항상 허용으로의 업그레이드 알림; 항상으로 올리는 알림;
      항상 허용으로 바꾸는 알림; 항상 허용으로 변경하는 알림; 항상 허용으로 올리는 알림; 항상 허용으로 전환하는 알림; 전환 알림; 전환 프롬프트; 전환 팝업;
      항상 허용 변경 알림; 항상 허용 전환 알림; 항상 허용으로 바꿀지 묻는 알림; 항상 허용으로 바꿀지 묻는 창; 항상 허용으로 변경할지 묻는 창;
      항상 허용으로 변경할지 묻는 프롬프트; 항상 허용으로 바꿀지 묻는 프롬프트

    # When prompts come.
    say/until-event
    en until the app first tries to use location in the background;
      until the app first uses location in the background; until it first uses location in the background;
      until the app has used location in the background; until that app has used location in the background;
      until it uses location in the background; until it needs location in the background;
      until the app runs in the background; until the app enters the background;
      until the app is next in the background; until the app moves to the background;
      until the app first goes to the background; until a location event comes in;
      until a background event comes in; until a region event occurs; until a region event arrives;
      until a geofence fires; until a geofence event occurs; until a region is crossed;
      until an Always event occurs; until an Always event comes up; until an Always event arrives;
      until an event that needs Always; until some event needs Always; until the first Always event;
      until some event needs background delivery; until an event needs background delivery;
      until there is a background event; until it is needed in the background;
      until the first event in the background; only once the app has gone to the background;
      only after the app has gone to the background; until later, when an Always event comes up;
      only when the app first uses location in the background;
      only when the app uses location in the background; only when a background event occurs
    ko 백그라운드로 간 다음에야; 백그라운드로 간 뒤에야; 백그라운드로 간 후에야; 백그라운드에 들어간 뒤에야; 백그라운드에 들어간 다음에야; 백그라운드로 내려간 뒤에야;
      백그라운드로 내려간 다음에야; 백그라운드로 가야; 백그라운드로 가야만; 백그라운드에 들어가야; 백그라운드에서 위치를 쓴 뒤에야; 백그라운드에서 위치를 사용한 뒤에야;
      백그라운드에서 위치를 쓰려 할 때에야; 백그라운드에서 위치를 쓰려 할 때까지; 백그라운드에서 위치를 쓰려고 할 때까지; 백그라운드에서 위치를 쓰려 할 때 비로소;
      백그라운드에서 위치를 처음 쓸 때; 백그라운드에서 위치를 처음 사용할 때; 백그라운드에서 처음 위치를 쓸 때; 백그라운드에서 처음 위치를 사용할 때;
      백그라운드 이벤트가 와야; 백그라운드 이벤트가 생겨야; 백그라운드 이벤트가 있어야; 백그라운드 이벤트가 올 때까지; 백그라운드 이벤트가 온 뒤에야;
      백그라운드 이벤트가 생긴 뒤에야; 백그라운드 이벤트가 발생한 뒤에야; 백그라운드 이벤트가 발생해야; 위치 이벤트가 생긴 뒤에야; 위치 이벤트가 생겨야;
      지역 이벤트가 생길 때까지; 지역 이벤트가 생긴 뒤에야; 지역에 들어갈 때까지; 백그라운드에서 위치가 필요해질 때까지; 백그라운드에서 위치가 필요할 때까지;
      백그라운드 위치가 필요해질 때까지; 항상 권한이 필요한 이벤트가 생길 때까지; 항상 권한이 필요한 이벤트가 생긴 뒤에야; 항상 권한이 필요한 이벤트가 생겨야;
      백그라운드 위치 이벤트가 생긴 뒤에야; 백그라운드 위치 이벤트가 생겨야; 백그라운드에서 이벤트가 생긴 뒤에야; 며칠 뒤 백그라운드 이벤트가 생길 때

    verb/hold; say/put-off
    en is postponed; gets postponed; is put off; gets put off; is deferred; gets deferred; is delayed;
      gets delayed; is held back until; is held off; is kept back until; waits until; waits for an event;
      waits for a background event; waits for the first event; waits for days; is scheduled for later;
      comes days later; comes only later; only comes later; appears days later; appears only later;
      only appears later; shows up later; shows up days later; is not shown until; isn't shown until;
      does not appear until; doesn't appear until; does not come until; doesn't come until;
      won't appear until; will not appear until; does not show up until; doesn't show up until
    ko 미뤄지다; 미루어지다; 늦춰지다; 연기되다; 나중으로 미뤄지다; 뒤로 미뤄지다; 며칠 뒤에야 뜨다; 며칠 뒤에야 나타나다; 며칠 뒤에 뜨다; 며칠 뒤에 나타나다;
      며칠 뒤에 표시되다; 며칠 뒤에야 표시되다; 며칠 뒤 뜨다; 며칠 뒤 나타나다; 며칠 후에 뜨다; 며칠 후에 나타나다; 며칠 지나서 뜨다; 며칠 지나서 나타나다;
      며칠 지나서야 뜨다; 며칠 지나야 뜨다; 한참 뒤에야 뜨다; 한참 뒤에야 나타나다; 한참 뒤에 뜨다; 나중에야 뜨다; 나중에야 나타나다; 나중에야 표시되다

    verb/appear
    en is shown as soon as; comes up as soon as; pops up as soon as

    verb/show; verb/appear; how/at-once
    en on screen at once; on the screen at once; on screen immediately; on the screen immediately;
      on screen right away; on the screen right away; on screen straight away

    verb/show
    en put up; puts up; putting up; puts on screen; put on screen

    # Everything that waits is kept.
    verb/deliver; verb/report
    en hands them over; hands it over; hands them all over; hand them over; hand it over;
      handed it over; handed them over; passes it on; passes them on; pass them on; pass it on

    verb/pile; noun/event
    en queues every event; queues all events; queues each event; queues the events; queues events;
      collects every event; collects all events; collects the events; collects events;
      gathers every event; gathers all events; stores every event; stores all events; saves every event;
      saves all events; keeps every event; keeps all events; holds every event; holds all events;
      holds on to every event; holds on to all events; buffers every event; buffers all events;
      buffers events; stacks up every event; hands over the whole batch; delivers the whole batch;
      whole batch; entire batch; whole backlog; entire backlog; every event is kept;
      every event is queued; all events are queued; events are queued; events are collected;
      are queued up; are collected; are batched; are kept in a list; is added to a queue;
      none of them is lost; no event is lost; no events are lost; without losing any; every held event;
      all held events; all the held events; all of the held events; all pending events;
      all the pending events; all queued events; every queued event; every pending event;
      all the events that piled up; all events that piled up; all events that were held;
      all the events that were held; every event that was held; every event that had been held
    ko 모든 이벤트를 보관~; 모든 이벤트를 큐에 넣다; 모든 이벤트를 큐에 쌓다; 모든 이벤트를 쌓아 두다; 모든 이벤트를 모아 두다; 모든 이벤트를 보류~;
      모든 이벤트가 보관되다; 모든 이벤트가 보류되다; 이벤트를 전부 보관~; 이벤트를 모두 보관~; 이벤트를 전부 모아 두다; 이벤트를 모두 모아 두다; 이벤트가 전부 보관되다;
      이벤트가 모두 보관되다; 이벤트가 모두 보류되다; 이벤트가 쌓이다; 이벤트를 쌓아 두다; 이벤트를 쌓다; 이벤트를 모아 두다; 이벤트를 차곡차곡 모으다;
      큐에 보관되다; 큐에 담기다; 대기열에 쌓이다; 줄줄이 쌓이다; 하나도 빠짐없이 전달되다; 하나도 버려지지 않다; 빠짐없이 전달하다;
      몰아서 전달되다; 몰아서 전달하다; 몰아서 받다; 한꺼번에 넘겨받다; 한꺼번에 넘어오다; 한꺼번에 쏟아지다; 모두 한꺼번에 전달되다; 모두 순서대로 전달되다;
      전부 전달되다; 전부 전달하다; 일괄 전달되다; 일괄 전달하다; 모아 둔 이벤트; 쌓아 둔 이벤트들; 쌓인 이벤트; 밀린 이벤트가 모두; 보류된 이벤트가 모두;
      보류된 이벤트 전부; 보류된 이벤트들이 모두; 보류된 모든 이벤트; 밀려 있던 이벤트가 전부; 보류된 이벤트가 전부; 쌓여 있던 이벤트; 보관된 이벤트가 모두

    verb/deliver; say/delivered-first
    en delivered before the downgrade; delivered and then the level drops; delivered before the level drops;
      delivered one last time; one last delivery
    ko 전달된 뒤 권한이 내려가다; 전달된 다음 권한이 내려가다; 전달된 뒤 권한이 낮아지다; 전달한 뒤 권한이 내려가다; 전달하고 나서 권한을 내리다;
      전달된 뒤에 권한이 내려가다; 전달된 뒤 권한이 떨어지다; 전달된 후 권한이 내려가다; 전달된 후 권한이 낮아지다; 전달되고 권한이 내려가다; 마지막으로 한 번 전달되다;
      마지막으로 전달되다; 전달한 뒤 권한을 낮추다; 전달한 뒤 권한을 내리다; 먼저 앱에 넘어가다; 일단 전달되다; 일단 앱에 전달되다; 일단 앱에 전달한 다음;
      일단 전달한 다음; 일단 이벤트부터 앱에 넘겨주다; 이벤트부터 전달하다; 이벤트부터 넘겨주다; 일단 앱에 넘겨주다; 앱에 전달된 뒤 권한이 내려가다; 앱에 전달된 뒤 권한이 낮아지다;
      앱에 전달된 다음 권한이 내려가다; 앱에 전달한 뒤 권한이 내려가다; 앱에 전달한 뒤 권한을 내리다; 앱에 전달한 뒤 권한을 낮추다; 앱에 전달된 후 권한이 내려가다; 우선 앱에 전달하다; 우선 전달되다

    # Location Services off, and on again.
    say/off-and-on
    en Location Services is switched off and on again; Location Services is turned off and on again;
      Location Services is turned off and back on; Location Services is switched off and back on;
      Location Services has been switched off and on again; Location Services has been turned off and on again;
      Location Services has been turned off and back on; Location Services has been switched off and back on;
      Location Services was turned off and on again; Location Services was switched off and on again;
      Location Services was turned off and back on; Location Services get switched off and on again;
      turns Location Services off and on again; turns Location Services off and back on;
      turn Location Services off and on again; turn Location Services off and back on;
      switches Location Services off and on again; switches Location Services off and back on;
      turned Location Services off and on again; turned Location Services off and back on;
      toggling Location Services off and on; toggles Location Services off and on;
      toggling Location Services; toggling the global switch; toggling the system-wide switch;
      flipping the global switch off and on; turning the global switch off and on again;
      turning the master switch off and on; after a round trip of the global switch;
      Location Services comes back on; Location Services come back on;
      Location Services is back on; Location Services is on again; Location Services are on again;
      Location Services is turned back on; Location Services is turned on again;
      Location Services is switched back on; Location Services are switched back on
    ko 위치 서비스를 껐다 켠 뒤; 위치 서비스를 껐다 켠 다음; 위치 서비스를 끄고 다시 켜다; 위치 서비스를 끈 뒤 다시 켜다; 위치 서비스를 끈 다음 다시 켜다;
      위치 서비스를 한 번 껐다 켜다; 위치 서비스를 한번 껐다 켜다; 기기의 위치 서비스를 껐다 켜다; 기기의 위치 서비스를 껐다가 켜다; 기기의 위치 서비스를 껐다가 다시 켜다;
      기기의 위치 서비스를 껐다 다시 켜다; 전역 스위치를 껐다 켜다; 전역 스위치를 껐다가 켜다; 전역 스위치를 껐다가 다시 켜다; 전체 스위치를 껐다가 다시 켜다;
      전체 스위치를 껐다 켜다; 위치 서비스가 꺼졌다 켜지다; 위치 서비스가 꺼졌다가 켜지다; 위치 서비스가 꺼졌다가 다시 켜지다; 위치 서비스가 다시 켜지다;
      위치 서비스를 도로 켜다; 위치 서비스 전체를 껐다 켜다; 위치 서비스 전체를 껐다가 다시 켜다; 위치 서비스 전체를 껐다가 켜다

    say/ask-all-anew
    en request permission from scratch; requests permission from scratch; ask from scratch;
      asks from scratch; ask for permission from scratch; asks for permission from scratch;
      request access from scratch; ask for access again; request access again; request permission again;
      request permission anew; requests permission again; request authorization again;
      ask for authorization again; requests authorization again; request authorization from scratch;
      has to be granted anew; must be granted anew; has to be given again; have to be given again;
      needs a fresh prompt; needs a new prompt; has to prompt again; have to prompt again;
      must prompt again; prompts everyone again; obtain permission again; get permission again;
      be authorized again; be authorized from scratch; must be authorized again;
      ask the user again from scratch; ask users again from scratch; be granted from scratch
    ko 처음부터 다시 요청하다; 처음부터 다시 요청해야 하다; 처음부터 다시 물어야 하다; 처음부터 다시 물어봐야 하다; 처음부터 다시 받아야 하다; 권한을 다시 받아야 하다;
      권한을 다시 요청해야 하다; 권한을 처음부터 다시 요청해야 하다; 권한을 처음부터 요청해야 하다; 권한을 새로 요청해야 하다; 허용을 처음부터 다시 받아야 하다;
      허락을 다시 받아야 하다; 허락을 처음부터 다시 받아야 하다; 동의를 다시 받아야 하다; 모두 다시 요청해야 하다; 전부 다시 요청해야 하다; 모두 다시 물어야 하다;
      새로 물어야 하다; 새로 물어봐야 하다; 새로 요청해야 하다; 앱마다 다시 물어야 하다; 앱마다 새로 물어야 하다; 앱마다 다시 요청해야 하다

    device/servicesOff
    en with Location Services switched off; with Location Services disabled; Location Services is disabled;
      with the system-wide switch off; with the master switch off; while Location Services is off;
      when Location Services is off; Location Services being off; with location services globally off
    ko 위치 서비스가 꺼진 기기; 위치 서비스가 꺼진 상태; 위치 서비스를 끈 상태; 위치 서비스가 전역으로 꺼져 있다; 전역 스위치가 꺼져 있다; 전체 스위치가 꺼져 있다

    event/settings:globalOff
    en switches off Location Services; turns off Location Services; turning off Location Services;
      switching off Location Services; disables Location Services; disabling Location Services;
      turns Location Services off for the whole device; turns off the global switch;
      turns off the master switch; switching Location Services off; flips off Location Services
    ko 기기의 위치 서비스를 끄다; 기기 전체의 위치 서비스를 끄다; 기기 전체 위치 서비스를 끄다; 전역 위치 서비스를 끄다; 위치 서비스 전체를 끄다; 위치 서비스를 통째로 끄다;
      전역 스위치를 끄다; 전체 스위치를 끄다; 시스템 위치 서비스를 끄다; 위치 서비스를 전부 끄다; 기기에서 위치 서비스를 끄다; 시스템 전체의 위치 서비스를 끄다

    # Restrictions.
    thing/restrictions; device/restricted; status/restricted
    en Screen Time restriction; Screen Time restrictions; Screen Time limit; Screen Time rules;
      restriction profile; configuration profile; management profile; MDM profile; MDM restriction;
      MDM restrictions; MDM policy; device management; content restrictions; parental restrictions
    ko 스크린 타임 제한; 스크린타임 제한; 스크린 타임 설정; 구성 프로파일; 관리 프로파일; MDM 제한; MDM 프로파일; MDM 정책; 콘텐츠 및 개인정보 보호 제한; 자녀 보호 제한;
      보호자 제한; 기기 관리 정책

    say/location-forbidden
    en blocks location; block location; keeps apps from location; switches location off for the app;
      locks location; bars location; takes location away; turns off location for the child;
      forbids apps to use location; makes location unavailable
    ko 위치를 쓸 수 없다; 위치를 쓰지 못하다; 위치를 사용할 수 없다; 위치를 사용하지 못하다; 위치를 차단하다; 위치 사용을 막다; 위치 사용을 제한하다; 위치 접근을 제한하다;
      위치 사용을 차단하다; 위치가 막히다; 위치가 막혀 있다; 위치가 차단되다; 위치 권한이 막히다; 위치 접근을 차단하다; 위치 사용이 차단되다

    say/user-can-change
    en the user can unblock it; users can unblock it; can be unblocked by its user; can be unblocked by the user;
      can be freed by its user; can be freed by the user; can be lifted by the user;
      can be changed by the user; can be undone by the user; the user can allow access;
      the user can simply allow access; the user can grant access; users can grant access;
      users can allow access; the user can allow it; users can allow it; users can simply allow it;
      the user can turn it back on; users can turn it back on; the user can switch it back on;
      they can flip the permission themselves; users can flip it themselves;
      the user can flip it; the user can override it; users can override it; can be overridden by the user;
      is up to the user; the user can still allow it; the user can re-enable it; users can re-enable it;
      the user can re-enable access; the user can enable it; users can enable it
    ko 사용자가 허용으로 바꿀 수 있다; 사용자가 직접 허용할 수 있다; 사용자가 허용할 수 있다; 사용자가 스스로 허용할 수 있다; 사용자가 직접 켤 수 있다; 사용자가 다시 켤 수 있다;
      사용자가 허용해 풀 수 있다; 사용자가 직접 허용으로 바꿀 수 있다; 사용자가 스스로 허용으로 바꿀 수 있다; 사용자가 직접 바꾸면 되다; 사용자가 바꾸면 되다;
      사용자가 허용하면 되다; 사용자가 직접 허용하면 되다; 사용자가 풀면 되다; 사용자가 직접 풀면 되다; 허용해 풀 수 있다; 허용해서 풀 수 있다; 허용으로 바꾸면 풀리다;
      직접 위치 접근을 허용해 풀 수 있다; 설정에서 풀 수 있다; 설정에서 바꾸면 되다; 설정에서 허용하면 되다; 설정 앱에서 풀 수 있다; 설정 앱에서 허용하면 되다;
      사용자 손으로 풀 수 있다; 사용자가 설정에서 바꿀 수 있다; 사용자가 설정에서 허용하면 되다; 사용자가 설정에서 풀 수 있다; 사용자가 설정 앱에서 바꿀 수 있다

    # What is said of the rest is said of nothing that is named.
    thing/other-events
    en any other event; all other events; other events; the other events; every other event;
      everything else; anything else; the rest of the events; held when it is not; held when it isn't;
      holds them when it is not; holds it when it is not; held while it is not; held otherwise;
      held back otherwise; held back when it is not; kept back when it is not
    ko 그 밖의 이벤트; 그 밖의 경우; 그 외의 이벤트; 그 외 이벤트; 나머지 이벤트; 그렇지 않은 이벤트; 다른 이벤트; 그 밖의 것; 그 외의 것

    # Where something is offered and nowhere else: no reading counts those.
    say/there-alone
    en only in the first prompt; only in the upgrade prompt; only in the second prompt;
      only in the first alert; only in the upgrade alert; only in the second alert
    ko 첫 알림에만; 첫 번째 알림에만; 첫 프롬프트에만; 업그레이드 알림에만; 두 번째 알림에만; 첫 권한 알림에만; 리마인더에만; 업그레이드 프롬프트에만;
      두 번째 프롬프트에만; 첫 창에만; 업그레이드 창에만; 두 번째 알림에서야; 두 번째 알림에야; 두 번째 프롬프트에서야;
      업그레이드 알림에서야; 두 번째 창에서야; 두 번째 팝업에서야

    # Provisional Always that becomes permanent.
    say/confirmed-always; verb/become
    en goes from provisional to permanent; turns from provisional to permanent;
      moves from provisional to permanent; changes from provisional to permanent;
      provisional Always turns permanent
    ko 임시에서 영구로 바뀌다

    say/confirmed-always; verb/become
    en provisional grant is confirmed; provisional Always is confirmed; provisional grant becomes permanent;
      provisional authorization is confirmed; provisional authorization becomes permanent;
      provisional Always is made permanent
    ko 임시 항상 허용이 확정되다; 임시 항상 허용이 영구로 바뀌다; 임시 상태가 확정되다; 임시 권한이 확정되다; 임시 항상 허용이 영구적인 것으로 바뀌다;
      임시 항상 허용이 항상 허용으로 변경되다; 임시 항상 허용이 항상 허용으로 바뀌다; 임시 항상 허용이 항상 허용으로 확정되다; 임시 권한이 항상 허용으로 바뀌다

    # Who says that something is not so speaks of no flag.
    fn/quote
    en is not true that; isn't true that; is false that; not true that; is not true to say; is false to say;
      is just not true that; is simply not true that; is simply false that; is plainly false that

    # A change to a value that is denied: nothing that stays so.
    fn/not; verb/become; noun/status
    en doesn't change the status to; does not change the status to; never changes the status to;
      won't change the status to; doesn't change its status to; does not change its status to;
      never changes its status to; won't change its status to; doesn't change the app's status to;
      does not change the app's status to; never changes the app's status to;
      won't change the app's status to; doesn't change the authorization status to;
      does not change the authorization status to; never changes the authorization status to;
      won't change the authorization status to; doesn't change the authorization to;
      does not change the authorization to; never changes the authorization to;
      won't change the authorization to; doesn't change the permission to;
      does not change the permission to; never changes the permission to;
      won't change the permission to; doesn't change the reported status to;
      does not change the reported status to; never changes the reported status to;
      won't change the reported status to; doesn't change authorizationStatus to;
      does not change authorizationStatus to; never changes authorizationStatus to;
      won't change authorizationStatus to; doesn't alter the status to; does not alter the status to;
      never alters the status to; won't alter the status to; doesn't alter its status to;
      does not alter its status to; never alters its status to; won't alter its status to;
      doesn't alter the app's status to; does not alter the app's status to;
      never alters the app's status to; won't alter the app's status to;
      doesn't alter the authorization status to; does not alter the authorization status to;
      never alters the authorization status to; won't alter the authorization status to;
      doesn't alter the authorization to; does not alter the authorization to;
      never alters the authorization to; won't alter the authorization to;
      doesn't alter the permission to; does not alter the permission to; never alters the permission to;
      won't alter the permission to; doesn't alter the reported status to;
      does not alter the reported status to; never alters the reported status to;
      won't alter the reported status to; doesn't alter authorizationStatus to;
      does not alter authorizationStatus to; never alters authorizationStatus to;
      won't alter authorizationStatus to

    event/eventReady:always
    en Always-only event; Always-only events; Always-only location event; Always-only location events;
      event needs Always authorization; event needs Always; event needs the Always authorization;
      event requires Always; event requires Always authorization

    prompt/P-WIU
    ko 앱 사용 중 프롬프트; 앱 사용 중 권한 프롬프트; 앱 사용 중 알림; 앱 사용 중 권한 알림

    accuracy/reduced; verb/become
    en takes the full accuracy away; takes full accuracy away; takes away the full accuracy; takes away full accuracy
    ko 전체 정확도는 사라지다; 전체 정확도가 사라지다; 전체 정확도를 잃다

    label/Keep Only While Using
    en declined upgrade; refused upgrade; rejected upgrade; turned-down upgrade; user declines the upgrade;
      user declined the upgrade; user has declined the upgrade; user refuses the upgrade; user refused the upgrade;
      users decline the upgrade; user rejects the upgrade; user declines an upgrade
    """
}
