/// More words of tables in the manner of `ofCellSpeech`: what comes later, what is heard, what is missing.
extension ClaimWords {
  static let ofCellSpeechMore = """
    comes/prompt-later
    cell 나중에 뜸; 나중에 알림이 뜸; 나중에 물음; 앞으로 나오면 뜸; 앱이 앞에 오면 뜸; 포그라운드로 오면 뜸; 미뤄졌다가 뜸; later; shows the prompt later; prompts later; a prompt later; prompt later;
      as soon as the app is in front; as soon as it comes to the foreground; once the app is in front

    noun/accuracy
    en Precise or not; precise or approximate; precise or reduced; precise versus approximate; precise vs approximate; full or reduced; full versus reduced

    fn/hedge
    cell Does not; Doesn’t; Doesn't; It does not; What it does not do; What it doesn’t do; What it doesn't do; Does not do; Cannot; Can’t; Can't; Can not; Does not give; Does not grant; Not needed for; Not required for; Not enough for; Does not need; Doesn’t need; Doesn't need; 안 되는 일; 안 되는 것; 되지 않는 것; 못 하는 일; 못 하는 것; 안 하는 일; 하지 않는 일; 하지 않는 것; 할 수 없는 일; 할 수 없는 것; 필요 없는 것; Myth; Myths; Misconception; Common misconception; Wrong belief; Common belief; Popular belief; Belief; People think; People believe; Many think; You might think; What you might think; What people think; What people believe; Often claimed; Often said; Assumption; Common assumption; Wrong assumption; Rumour; Rumor; Fiction; Wrong; Incorrect; Not true; Common mistake; Mistake; Pitfall; Otherwise; What happens otherwise; If not; Else; If you don’t; If you don't; Or else;
      오해; 흔한 오해; 자주 하는 오해; 흔한 생각; 흔히 하는 생각; 많이들 하는 생각; 자주 하는 생각; 사람들이 하는 생각; 생각하기 쉬운 것; 잘못된 생각; 잘못된 믿음; 잘못된 이해; 통념; 잘못된 통념; 착각; 흔한 착각; 소문; 속설; 고정관념; 틀린 것; 틀린 생각; 틀린 말; 흔한 실수; 실수; 아니면; 그렇지 않으면; 아닐 때; 아닌 경우; 하지 않으면

    grant/temporary
    ko 한 번 허용 중; 한 번 허용 상태; 한 번 허용 동안; 한 번 허용을 받은 상태; 한 번 허용으로 쓰는 중; 한 번 허용이 유지되는 동안

    say/asks-use-only
    ko 사용 중 권한만 묻다; 사용 중 권한만 요청하다; 앱을 사용하는 동안 권한만 묻다; 앱을 사용하는 동안 권한만 요청하다; 사용 중만 묻다; 사용 중 권한만 물음
    en asks for When In Use only; asks only for When In Use; asks only for While Using; only asks for When In Use; only When In Use is asked for

    noun/asked-in
    cell In which prompt; Which prompt; On which prompt; Of which prompt; In the prompt; In prompt; Where it stands; Where asked; 어느 알림에서; 어떤 알림에서; 어느 알림; 어떤 알림; 어느 알림의 버튼; 알림 종류; 버튼이 있는 알림

    say/nothing-visible
    en nothing visible; nothing visible now; nothing visible at first; nothing to see; nothing to be seen

    held/whenInUse
    ko 앱 사용 중 권한; 사용 중 권한; 앱을 사용하는 동안 권한; 사용하는 동안 권한; 앱을 사용하는 동안 허용 권한

    say/depends
    en depends on the choice; depend on the choice; depends on the answer; depends on what the user chooses; depends on what the user picks; depends on the button; depends on the user; depends on the user’s choice; depends on the user's choice; it depends on that
    cell depends; it depends
    ko 선택에 따라 다름; 고른 것에 따라 다름; 고른 버튼에 따라 다름; 답에 따라 다름; 사용자 선택에 따름; 선택에 따름; 경우에 따라 다름

    noun/status-after
    cell Status then; Status afterwards; Status after; Status after that; Status after it ends; Status when it ends; Status at the end; Status once it has ended; What is left; 그 뒤 상태; 그 뒤의 상태; 이후 상태; 그 다음 상태; 끝난 뒤 상태; 끝나면 상태; 끝난 뒤의 상태; 만료 뒤 상태; 만료되면; 그다음 상태; 끝난 뒤

    asks/always-needed
    cell Always only; only Always; Always alone; 항상 허용만; 항상 허용 필요; 항상 허용이 필요함; 항상 허용 필수; 항상 권한 필요; 항상 허용에서만; 항상 허용 전용; 항상 필수; 항상 허용이 있어야 함;
      항상 허용이어야 함; 항상 권한 필수; Always만; Always 필요; Always 필수

    prompt/first
    cell first; the first; first one; 첫 번째; 첫째

    prompt/second
    cell second; the second; second one; 두 번째; 둘째

    thing/lasting-grant
    cell lasting; permanent; for good; 지속; 지속 허용; 계속 허용; 지속적인 허용

    say/already-full
    en accuracy already full; accuracy is already full; accuracy was already full; accuracy already at full; already at full accuracy; Precise Location already on

    event/settings:globalOff
    en Location Services go off globally; Location Services go off; Location Services go off device-wide; Location Services are switched off globally; switch for Location Services goes off

    term/precise-location
    cell 정확한 위치 스위치; 정확한 위치 토글; 정확한 위치 설정; Precise switch; Precise toggle; Precise Location toggle

    none/confirmed
    phrase the user has confirmed Always for good; the user has confirmed Always; the user confirmed Always; user confirmed Always; user has confirmed Always;
      Always was confirmed by the user; Always has been confirmed; Always is confirmed; Always was confirmed twice; confirmed Always; 사용자가 항상 허용을 확정함; 항상 허용이 확정됨;
      항상 허용이 확정된 상태; 사용자가 항상 허용을 최종 확인함; 확정된 항상 허용; 사용자가 항상 허용을 확인함

    later/upgraded
    cell upgraded to Always; upgraded to Always later; upgraded to Always by the system; becomes Always; becomes Always later;
      turns into Always; turns into Always later; upgraded to Always when the first background event comes in;
      upgraded to Always at the first background event; upgraded to Always with the first background event; can become Always;
      can be upgraded to Always; may be upgraded to Always; 항상 허용으로 올라감; 항상 허용으로 바뀜; 나중에 항상 허용으로 바뀜; 항상 허용으로 올릴 수 있음;
      항상 허용으로 승격됨; 항상으로 올라감; 항상으로 바뀜

    say/only-if-changed
    en only on a change; only on change; only on changes; only on a change of status; only if the status moved meanwhile; only if the status moved; only if it moved; only when the status moved; only if something moved
    ko 그사이 상태가 바뀌었을 때만; 그사이 바뀌었을 때만; 그사이 바뀐 경우에만; 그동안 바뀌었을 때만; 상태가 달라졌을 때만; 그동안 달라졌을 때만

    how/each
    en whenever the app calls the method; each time the app calls the method; every time the app calls the method;
      whenever the method is called; each time the method is called; every time the method is called; whenever the app asks

    asks/on-request
    cell 이어지는 일; 그 뒤에 이어지는 일; 뒤따르는 일; 그 뒤 일어나는 일; 다음에 일어나는 일; 나중에 일어나는 일; 그 뒤의 일; 그다음; 그다음은; 그 다음; 그 다음은; 그다음에는; 그다음엔; 그 뒤에는; 그 뒤로는; 이어서; 앞으로; 앞으로는; What next; What then; From then on; From there on; Further on; Down the road; In future

    later/prompts
    cell the next request shows the prompt once more; the next call shows the prompt once more; the next call prompts once more; 앱을 다시 켜면 또 물음; 다시 켜면 또 물음; 다시 켜면 다시 물음; 앱을 다시 열면 또 물음; 앱을 다시 열면 다시 물음; 다음에 켜면 또 물음; 다음에 켜면 다시 물음; 며칠 뒤 또 물음; 나중에 또 물음; 다음 실행 때 한 번 더 물을 수 있음; 다음 실행 때 다시 물을 수 있음; 다음에 한 번 더 물을 수 있음; 다음에 또 물을 수 있음; 나중에 다시 물을 수 있음; 나중에 한 번 더 물을 수 있음;
      며칠 뒤 다시 물을 수 있음; 다시 요청하면 또 뜸; 다시 요청하면 알림이 또 뜸; 요청하면 또 물음; can be asked once more at the next launch;
      one more prompt at the next launch; may be asked one more time; can be asked one more time; asked once more at the next launch;
      the next launch may ask again; can ask once more

    keyUse/clipConfirm
    phrase 앱 클립에서 위치를 확인할 때; 앱 클립이 위치를 확인할 때; 앱 클립의 위치를 확인할 때; App Clip에서 위치를 확인할 때; App Clip이 위치를 확인할 때; 앱 클립에서 위치 확인;
      when an App Clip confirms a location; when an App Clip confirms the location; App Clips that confirm a location; an App Clip confirms a location

    keyUse/bgUpdates
    phrase 백그라운드 위치를 쓸 때; 백그라운드에서 위치를 쓸 때; 앱이 백그라운드에서 위치를 쓸 때; 백그라운드에서 위치를 받을 때; 백그라운드에서 계속 받을 때; 백그라운드 업데이트를 쓸 때; 백그라운드 업데이트를 켤 때;
      when the app uses location in the background; to get location in the background; to keep getting updates in the background

    keyUse/widgets
    phrase 위젯이 위치를 쓸 때; 위젯에서 위치를 쓸 때; 위젯이 위치를 받을 때; when a widget uses location; when a widget shows location; widgets that use location; a widget that uses location

    keyUse/accuracyTexts
    phrase 정확한 위치를 잠깐 받음; 정확한 위치를 잠깐 받을 때; 정확한 위치를 잠시 받을 때; 정확한 위치를 잠깐 요청할 때; to get precise location for a moment; when full accuracy is asked for temporarily

    keyUse/reducedDefault
    phrase 처음부터 대략적인 위치만 물을 때; 대략적인 위치만 물을 때; 대략적인 위치로 시작할 때; 처음부터 대략적인 위치를 물음; to start with approximate location; when approximate location is enough

    keyUse/grantsAlways
    phrase 항상 허용을 받게 함; 항상 허용을 받을 수 있게 함; 항상 허용을 받을 때

    keyUse/push
    phrase 위치 푸시를 받을 때; 위치 푸시 확장을 쓸 때; 위치 푸시를 쓸 때

    keyPlace/app
    phrase 앱 본체 Info.plist에만 넣기; 앱 본체 Info.plist에 넣기; 앱 Info.plist에 넣기; 앱 Info.plist에만 넣기; 본체 Info.plist에만 넣기; 앱 본체 Info.plist; put it into the app’s Info.plist;
      add it to the app’s Info.plist; add it to the app's Info.plist; put it into the app's Info.plist; in the app’s own Info.plist; in the app's own Info.plist

    keyPlace/extension
    phrase 위젯 확장의 Info.plist에 넣기; 위젯 확장 Info.plist에 넣기; 위젯 익스텐션 Info.plist에 넣기; add it to the widget extension’s Info.plist; add it to the widget extension's Info.plist;
      put it into the widget extension’s Info.plist; put it into the widget extension's Info.plist

    fate/denied
    phrase completion에 CLError.denied가 옴; completion에 denied가 옴; CLError.denied가 옴; completion gets CLError.denied; the completion gets CLError.denied; CLError.denied; completion이 CLError.denied를 받음

    fate/crash
    phrase 앱이 바로 죽는다; 앱이 죽는다; 앱이 바로 죽음; 앱이 크래시된다; 앱이 바로 크래시된다; 앱이 강제로 꺼진다; 요청하는 순간 죽는다; 호출하는 순간 죽는다; 호출하면 죽는다; the app crashes on the spot;
      the app crashes right away; the app dies; the app dies at once

    fate/downgraded
    phrase Always requests fall back to When In Use; the Always request falls back to When In Use; Always falls back to When In Use; falls back to When In Use;
      Always requests turn into When In Use requests; 항상 허용 요청이 사용 중 요청으로 바뀐다; 사용 중 요청으로 바뀐다; 사용 중 요청으로 처리된다; 사용 중 요청이 된다; 사용 중 권한만 묻는다

    fate/nothing
    phrase neither request does anything; neither request does anything, no prompt, no callback; no request does anything; 두 요청 모두 아무 반응이 없다; 아무 반응이 없다; 요청이 아무 일도 하지 않는다;
      두 요청 모두 아무 일도 하지 않는다; 요청해도 아무 일이 없다

    fate/backgroundIgnored
    phrase setting allowsBackgroundLocationUpdates to true is ignored; allowsBackgroundLocationUpdates is just ignored; allowsBackgroundLocationUpdates를 켜도 무시된다; allowsBackgroundLocationUpdates가 무시된다

    else/weakSignal
    phrase GPS 신호가 약하다; 신호가 약하다; GPS 신호가 약함; 위성 신호가 약하다; GPS가 약하다; the GPS signal is weak; GPS is weak; poor GPS signal; bad GPS signal

    else/fewConditions
    phrase 조건이 50개를 넘었다; 조건이 10개를 넘었다; 조건이 100개를 넘었다; 조건이 30개를 넘었다; 조건이 50개를 넘는다; 조건이 10개를 넘는다; 조건이 100개를 넘는다

    situation/tooMany
    phrase 조건이 20개를 넘었다; 조건이 20개를 넘는다; 조건이 너무 많다; 조건을 20개 넘게 걸었다; 조건이 스무 개를 넘었다

    else/answered
    phrase 요청이 실패했다; 사용자가 이미 답했다; 사용자가 답했다; 요청이 끝났다; 알림이 닫혔다; 권한 요청이 실패했다; 사용자가 알림을 닫았다; the request has failed; the request failed

    situation/servicesOff
    phrase 기기의 위치 서비스가 꺼져 있다; 위치 서비스가 꺼져 있다; 위치 서비스가 꺼졌다; 기기 전체에서 위치 서비스가 꺼져 있다; 기기 전체에서 꺼져 있다

    situation/denied
    phrase 사용자가 거부했다; 사용자가 이 앱을 거부했다; 사용자가 거절했다; 이 앱이 거부됐다; 사용자가 허용하지 않았다

    situation/restricted
    phrase 자녀 보호 기능이나 MDM이 막았다; 자녀 보호 기능이 막았다; MDM이 막았다; 관리자가 막았다; 부모나 관리자가 막았다; a parent or an administrator forbids it; a parent or an admin forbids it

    situation/prompting
    phrase 알림이 떠 있거나 곧 뜬다; 알림이 떠 있다; 사용자에게 묻고 있다; 사용자의 답을 기다린다

    situation/notInUse
    phrase 물어볼 만큼 앱이 쓰이고 있지 않다; 물을 만큼 쓰이고 있지 않다; 앱이 충분히 쓰이고 있지 않다; 앱이 백그라운드에 있다; 앱이 앞에 없다; 앱이 뒤에 있다

    situation/still
    phrase 기기가 멈춰 있다; 기기가 움직이지 않는다; 기기가 가만히 있다

    else/moving
    phrase 기기가 움직인다; 기기가 움직이고 있다; 기기가 이동 중이다; 기기가 이동하고 있다

    situation/reduced
    phrase 정확한 위치가 꺼져 있다; 대략적인 위치만 허용됐다; 정확한 위치가 꺼졌다; 대략적인 위치만 받는다

    else/onlyThisApp
    phrase only your app was refused; only this app was refused; only this app is refused; just this app was refused; just your app was refused; 이 앱만 거부됐다; 이 앱만 거부되었다; 사용자가 이 앱만 거부했다

    else/inFront
    phrase 배터리가 부족하다; 배터리가 거의 없다; 저전력 모드가 켜져 있다; 앱이 앞에 있다; 앱이 포그라운드에 있다

    else/answered
    phrase the prompt was answered already; the user answered already; answered already; the prompt is answered; the user has answered already; 사용자가 벌써 답했다; 이미 답했다; 벌써 답했다

    lack/backgroundMode
    phrase 백그라운드 모드가 꺼져 있다; 백그라운드 모드가 없다; 백그라운드 모드가 빠졌다; 백그라운드 모드를 안 켰다; 백그라운드 모드 없음; the background mode is off; the background mode is missing; no background mode

    else/weakSignal
    phrase weak signal; a weak signal; bad signal; no signal; bad reception; poor reception; the signal is weak; the reception is bad

    else/noGPS
    phrase the device has no GPS; device has no GPS; no GPS; no GPS in the device; the device lacks GPS; 기기에 GPS가 없다; 기기에 GPS가 없음; GPS가 없는 기기; GPS가 없다

    situation/restricted
    phrase 자녀 보호 기능 때문이다; MDM 때문이다; 자녀 보호 기능이나 MDM 때문이다; 자녀 보호 기능 때문; because of parental controls; because of MDM; due to parental controls

    none/confirmed
    phrase always a permanent grant; always a lasting grant; always permanent; surely permanent; a permanent grant for sure; 언제나 확정된 권한이다; 확정된 권한이다; 늘 확정된 권한이다; 반드시 영구 권한이다

    none/lastingOnly
    phrase only a lasting grant; a lasting grant only; never Allow Once; never a one-time grant; not for one-time grants; one-time grants excluded; without one-time grants; lasting grants only;
      한 번 허용은 포함되지 않는다; 한 번 허용은 아니다; 한 번 허용은 제외; 한 번 허용은 들지 않는다; 일회성 허용은 포함되지 않는다; 지속 허용만; 지속적인 허용만; 지속 허용만 뜻한다

    comes/later
    cell nothing visible now; nothing visible at first; nothing to see now; grant becomes provisional; the grant becomes provisional; becomes provisional; 당장은 아무것도 안 보임; 임시로 바뀜

    noun/option
    cell 처음 묻는 창의 선택지; 첫 창의 선택지; 첫 알림의 선택지; 첫 프롬프트의 선택지; 첫 알림 버튼; 첫 알림의 버튼; 첫 창의 버튼; 첫 물음의 선택지; 첫 프롬프트 버튼;
      Buttons of the first prompt; Options of the first prompt; Choices of the first prompt; Buttons of the first alert; First prompt offers; First alert offers; First alert’s buttons; Options in the first alert

    thing/guarantees
    ko 보장이 되다; 보장이다; 보증이 되다

    verb/in-force
    ko 그대로 적용되다

    device/restricted; thing/restrictions; status/restricted
    cell blocked by a management profile; blocked by a profile; blocked by a configuration profile; blocked by MDM; blocked by parental controls;
      blocked by Screen Time; blocked by device management; blocked by a restriction; forbidden by a management profile; forbidden by MDM;
      관리 프로파일로 차단됨; MDM으로 차단됨; 프로파일로 차단됨; 자녀 보호 기능으로 차단됨; 스크린 타임으로 차단됨;
      parental controls switched on; parental controls turned on; restrictions enabled; restrictions switched on; a restriction is set; 제한이 걸림; 제한을 켬; 자녀 보호 기능을 켬; 스크린 타임 제한을 켬
    en parental controls kick in; restrictions kick in; a restriction kicks in; MDM kicks in; an MDM profile kicks in
    ko 자녀 보호 기능으로 위치 차단; MDM으로 위치 차단; 자녀 보호 기능이 위치를 차단하다; MDM이 위치를 차단하다; 위치가 제한되다; MDM 프로필; MDM 프로파일; 관리 프로필; 기기 관리 프로필

    accuracy/reduced
    ko 정확한 위치 OFF; 정확한 위치 Off; 정확한 위치 off; 정밀 위치 OFF; 정밀 위치 off; 정확한 위치가 OFF이다

    accuracy/full
    ko 정확한 위치 ON; 정확한 위치 On; 정확한 위치 on; 정밀 위치 ON; 정밀 위치 on

    fn/filler
    ko 따로 적지 않은 항목; 따로 적지 않은 것; 따로 적지 않은 행; 따로 적지 않은 칸; 따로 적지 않은 곳; 따로 적지 않은 경우; 따로 적지 않으면; 따로 표시하지 않은 항목; 따로 표시하지 않은 것; 따로 표시하지 않은 경우; 따로 표시하지 않으면;
      따로 언급하지 않은 항목; 따로 언급하지 않은 경우; 따로 언급하지 않으면; 별도로 적지 않은 항목; 별도로 적지 않은 것; 별도로 적지 않으면; 별도 표시가 없으면; 별도 표기가 없으면; 별도 언급이 없으면; 다른 말이 없으면; 달리 적지 않으면

    session/background
    en in background session; in background sessions; in the background session; in a background session; on background sessions; in background activity session; in the background activity session
    """
}
