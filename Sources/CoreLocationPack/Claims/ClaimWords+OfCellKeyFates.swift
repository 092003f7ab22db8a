/// Phrases of tables that say what happens where a key is not in Info.plist, and whose text a prompt
/// shows.
extension ClaimWords {
  static let ofCellKeyFates = """
    globalFlag/alone
    phrase authorizationDeniedGlobally alone; authorizationDeniedGlobally only; only authorizationDeniedGlobally; just authorizationDeniedGlobally; nothing but authorizationDeniedGlobally; authorizationDeniedGlobally and no other; authorizationDenied stays false; authorizationDenied is false; authorizationDenied remains false; authorizationDenied is false then; authorizationDenied stays false then; authorizationDenied is not set; authorizationDenied stays unset; authorizationDenied is false in that case; not authorizationDenied; but not authorizationDenied;
      authorizationDeniedGlobally만; authorizationDeniedGlobally 하나만; authorizationDeniedGlobally 하나; authorizationDeniedGlobally만 true; authorizationDeniedGlobally만 참; authorizationDenied는 false; authorizationDenied는 거짓; 이때 authorizationDenied는 false; 이때 authorizationDenied는 거짓; authorizationDenied는 false로 남음; authorizationDenied는 그대로 false; authorizationDenied는 false다; authorizationDenied는 켜지지 않음; authorizationDenied는 아님

    thing/drops-other
    phrase the When In Use string can go; the When In Use key can go; the When In Use string can go once this one is in; the When In Use key can go once this one is in; you can drop the When In Use key; you can drop the When In Use string; with this one in place you can drop the When In Use key; with this one you can drop the When In Use key; lets you drop the When In Use key; the When In Use key can be dropped; the When In Use string can be dropped; makes the When In Use key unnecessary; makes the When In Use string unnecessary; the When In Use key is no longer needed; the When In Use key is then not needed; replaces the When In Use key; replaces the When In Use string; enough by itself; enough on its own; sufficient by itself; sufficient on its own; no other key is needed; the only key you need; the only string you need;
      이 키만 있으면 됨; 이 키 하나면 됨; 이 키만 있으면 충분; 이 키 하나로 충분; 이것만 있으면 됨; 이것 하나면 충분; 이 키만 있으면 되고 위의 키는 생략 가능; 사용 중 키는 빼도 됨; 사용 중 키는 생략 가능; 사용 중 키는 없어도 됨; 사용 중 문구는 빼도 됨; 사용 중 문구는 없어도 됨; 이 키가 있으면 사용 중 키는 필요 없음; 이 키가 있으면 위의 키는 필요 없음; 위의 키는 생략 가능; 위의 키는 없어도 됨; 위 키는 빼도 됨; 위 키는 없어도 됨; 이 키를 넣으면 위 키는 빼도 됨

    fate/nothing
    phrase nothing happens; nothing; no prompt; the request does nothing; the call does nothing; request does nothing; call does nothing; requests do nothing; the request is ignored; request is ignored; request ignored; the call is ignored; no prompt appears; no prompt is shown; no alert; no alert appears; the prompt never appears; prompt never appears; does nothing; the request has no effect; the request fails; request fails; request fails immediately; request fails at once; both requests do nothing; every request does nothing; silently ignored; the request is silently ignored; no effect; no prompt, no callback; no prompt and no callback; Always requests do nothing; the Always request does nothing; Always request does nothing; requestAlwaysAuthorization() does nothing; requestWhenInUseAuthorization() does nothing; neither request does anything; status stays notDetermined; the status stays notDetermined; nothing visible happens;
      아무 일도 없음; 아무 일도 일어나지 않음; 아무 일 없음; 요청해도 무반응; 요청해도 반응 없음; 요청해도 아무 일 없음; 요청해도 아무 일도 없음; 요청해도 알림이 뜨지 않음; 요청이 무시됨; 요청 무시; 요청이 아무 일도 하지 않음; 요청이 실패; 요청 실패; 요청이 바로 실패; 요청이 즉시 실패; 알림이 뜨지 않음; 알림이 안 뜸; 알림 없음; 프롬프트 없음; 프롬프트가 안 뜸; 프롬프트가 뜨지 않음; 무반응; 반응 없음; 호출해도 무반응; 호출해도 아무 일 없음; 조용히 무시됨; 효과 없음; 항상 허용 요청이 무시됨; Always 요청이 무시됨; Always 요청이 아무 일도 하지 않음; 두 요청 모두 무반응; 두 요청 모두 아무 일 없음; 상태가 notDetermined 그대로; notDetermined 그대로

    fate/useToo
    phrase When In Use requests do nothing either; When In Use requests stop working too; When In Use requests stop working as well; When In Use requests fail too; When In Use requests fail as well; even When In Use requests do nothing; even When In Use requests fail; even the When In Use request fails; even the When In Use request does nothing; not even When In Use can be requested; not even When In Use can be asked for; blocks When In Use requests too; blocks When In Use requests as well;
      사용 중 요청까지 막힘; 사용 중 요청도 막힘; 사용 중 권한 요청까지 막힘; 사용 중 권한 요청도 막힘; 항상 요청은 물론 사용 중 요청도 막힘; 항상 요청은 물론 사용 중 요청까지 막힘; 사용 중 요청까지 안 됨; 사용 중 요청도 안 됨; 사용 중 요청까지 무시됨; 사용 중 요청도 무시됨; 앱을 사용하는 동안 요청까지 막힘; 앱을 사용하는 동안 요청도 막힘; 앱을 사용하는 동안 요청까지 무시됨; 앱을 사용하는 동안 요청도 무시됨; When In Use 요청까지 막힘; When In Use 요청도 막힘; When In Use 요청까지 무시됨; When In Use 요청도 무시됨; When In Use 요청도 안 됨

    fate/crash
    phrase crash; crashes; the app crashes; app crashes; crash at launch; crash on request; crashes on request; runtime crash; the app is terminated; app terminated; app is killed; the app is killed; the system kills the app; exception; throws an exception; an exception is thrown; fatal error; runtime error; immediate crash; the request crashes; request crashes; the call crashes; crashes at launch; crashes at runtime; crashes when asking; crash when asking; assertion failure; the system terminates the app;
      크래시; 앱 크래시; 크래시 발생; 앱이 크래시됨; 앱이 크래시 남; 앱이 죽음; 앱이 강제 종료됨; 앱 강제 종료; 강제 종료; 앱이 종료됨; 앱 종료; 런타임 오류; 예외 발생; 예외; 요청 시 크래시; 요청하면 크래시; 요청하는 순간 크래시; 실행 시 크래시; 실행하자마자 크래시; 앱이 비정상 종료됨; 비정상 종료

    fate/defaultText
    phrase a default text; default text; a default text is shown; default text is shown; the system shows a default text; shows a default text; generic text; a generic text; a generic text is shown; prompt without text; prompt without a text; the prompt has no text; a prompt without text; prompt with empty text; empty text; an empty prompt; the prompt is empty; prompt appears without text; the prompt appears without text; prompt appears without an explanation; the prompt appears without an explanation; the prompt lacks its text; system text; the system text; a standard text; standard text; prompt with a generic text; prompt with a default text; only the text is missing; the text is empty; text stays empty; prompt with the app name only;
      기본 문구; 기본 문구가 나옴; 기본 문구가 표시됨; 기본 문구로 표시; 기본 문구로 알림이 뜸; 시스템 기본 문구; 시스템 기본 문구가 나옴; 시스템 문구; 빈 문구; 빈 문구로 알림이 뜸; 문구 없이 알림이 뜸; 문구 없는 알림; 문구 없는 알림이 뜸; 문구 없이 프롬프트가 뜸; 문구 없는 프롬프트; 설명 없이 알림이 뜸; 설명 없는 알림; 알림 문구가 비어 보임; 문구가 비어 보임; 문구만 비어 있음; 문구만 빠짐; 빈 알림; 빈 프롬프트; 일반 문구가 나옴

    fate/denied
    phrase denied; status becomes denied; the status becomes denied; status denied; access is denied; access denied; the request is denied; request denied; denied automatically; automatically denied; the system denies it; reported as denied; the app gets denied; treated as denied; counts as denied; counts as a refusal; authorizationStatus is denied; status turns denied; the user is denied; becomes denied; goes to denied;
      denied; 거부됨; 상태가 denied가 됨; denied가 됨; denied로 바뀜; 상태가 denied로 바뀜; 자동으로 거부됨; 자동 거부; 요청이 거부됨; 거부로 처리됨; 거부 처리; 거부로 간주; 거부된 것으로 처리

    fate/downgraded
    phrase the Always request silently becomes a When In Use request; silently becomes a When In Use request; the request silently becomes a When In Use request; becomes a When In Use request; the Always request becomes a When In Use request; the request becomes a When In Use request; Always request becomes a When In Use request; turns into a When In Use request; the Always request turns into a When In Use request; falls back to When In Use; the request falls back to When In Use; the Always request falls back to When In Use; treated as a When In Use request; the request is treated as When In Use; asks for When In Use instead; asks for When In Use only; only When In Use is asked for; downgraded to When In Use; the request is downgraded to When In Use; Always is downgraded to When In Use; the user gets When In Use only; When In Use is granted instead; only When In Use is granted; only When In Use can be granted;
      When In Use 요청으로 바뀜; Always 요청이 When In Use 요청으로 바뀜; 항상 허용 요청이 앱을 사용하는 동안 요청으로 바뀜; 앱을 사용하는 동안 요청으로 바뀜; When In Use로 대체됨; When In Use 요청으로 처리됨; Always 요청이 When In Use 요청으로 처리됨; 앱을 사용하는 동안 요청으로 처리됨; 앱을 사용하는 동안으로 낮아짐; When In Use로 낮아짐; When In Use만 요청됨; 앱을 사용하는 동안만 요청됨; When In Use로 강등; 사용하는 동안 요청으로 바뀜; When In Use만 허용됨

    fate/error
    phrase promptDeclined; promptDeclined error; error promptDeclined; the completion gets promptDeclined; completion gets promptDeclined; completion gets CLError.promptDeclined; CLError.promptDeclined; the completion gets CLError.promptDeclined; completion with promptDeclined; completion reports promptDeclined; the completion gets an error; completion gets an error; no prompt, promptDeclined; no prompt and promptDeclined; no prompt, the completion gets promptDeclined; the request fails with promptDeclined; fails with promptDeclined; request fails with promptDeclined;
      promptDeclined; promptDeclined 에러; promptDeclined 오류; completion이 promptDeclined를 받음; completion에 promptDeclined; completion에 promptDeclined가 옴; 오류 promptDeclined; CLError.promptDeclined; 완료 핸들러가 promptDeclined를 받음; 완료 핸들러에 promptDeclined; promptDeclined로 실패; completion에 오류가 옴; completion이 오류를 받음

    fate/noError
    phrase completion gets nil; the completion gets nil; nil; completion with nil; full accuracy without a prompt; full accuracy is granted without a prompt; full accuracy is granted; granted without a prompt; full accuracy is granted silently; the completion gets no error; completion gets no error;
      completion이 nil을 받음; completion에 nil; nil; 알림 없이 정확한 위치가 허용됨; 알림 없이 허용됨; 오류 없이 끝남; completion에 nil이 옴

    fate/noBackground
    phrase no background updates; no updates in the background; updates stop in the background; the app is suspended; app is suspended; the app is suspended in the background; suspended in the background; no location in the background; updates end in the background; crash when allowsBackgroundLocationUpdates is set; crash when allowsBackgroundLocationUpdates is true; crash when setting allowsBackgroundLocationUpdates; setting allowsBackgroundLocationUpdates crashes; setting allowsBackgroundLocationUpdates to true crashes; allowsBackgroundLocationUpdates = true crashes; fatal error when allowsBackgroundLocationUpdates is set; fatal error when setting allowsBackgroundLocationUpdates;
      백그라운드 업데이트 없음; 백그라운드에서 업데이트가 멈춤; 백그라운드에서 업데이트 중단; 백그라운드에서 위치를 못 받음; 백그라운드에서 위치를 받지 못함; 백그라운드에서 일시 중단됨; 백그라운드에서 업데이트를 못 받음; 백그라운드에서 업데이트를 받지 못함; allowsBackgroundLocationUpdates를 켜면 크래시; allowsBackgroundLocationUpdates = true에서 크래시; allowsBackgroundLocationUpdates를 true로 하면 크래시; allowsBackgroundLocationUpdates 설정 시 크래시; allowsBackgroundLocationUpdates를 켤 때 크래시; allowsBackgroundLocationUpdates를 true로 하면 치명적 오류

    fate/backgroundIgnored
    phrase allowsBackgroundLocationUpdates is ignored; setting allowsBackgroundLocationUpdates has no effect; setting allowsBackgroundLocationUpdates does nothing; setting allowsBackgroundLocationUpdates is ignored; allowsBackgroundLocationUpdates stays false; allowsBackgroundLocationUpdates has no effect; allowsBackgroundLocationUpdates does nothing; allowsBackgroundLocationUpdates = true is ignored; allowsBackgroundLocationUpdates = true has no effect; allowsBackgroundLocationUpdates = true does nothing; the property stays false; a warning in the console; only a warning; a console warning; just a warning;
      allowsBackgroundLocationUpdates가 무시됨; allowsBackgroundLocationUpdates 설정이 무시됨; allowsBackgroundLocationUpdates = true가 무시됨; allowsBackgroundLocationUpdates를 켜도 무시됨; allowsBackgroundLocationUpdates를 켜도 효과 없음; allowsBackgroundLocationUpdates가 false로 남음; 콘솔 경고만; 경고만; 콘솔에 경고만 나옴; 경고만 나옴; 경고만 뜸

    fate/noWidget
    phrase the widget gets no location; widget gets no location; no location in the widget; no location in widgets; widgets get no location; the widget cannot use location; widget cannot use location; widgets cannot use location; no location for widgets; no location for the widget; the widget has no location; the widget does not get location; widget receives no location; the widget receives no location; widget without location;
      위젯에서 위치 사용 불가; 위젯에서 위치를 쓸 수 없음; 위젯이 위치를 쓸 수 없음; 위젯이 위치를 쓰지 못함; 위젯이 위치를 받지 못함; 위젯이 위치를 못 받음; 위젯에서 위치를 쓰지 못함; 위젯에서 위치를 못 씀; 위젯에 위치가 오지 않음; 위젯에 위치 없음; 위젯이 위치를 얻지 못함

    fate/widgetServed
    phrase the widget uses the location of the app; the widget uses the app’s authorization; widget uses the app’s authorization; the widget asks by itself; widget asks by itself; the widget shows its own prompt; the widget prompts; the widget inherits the app’s location; the widget still gets location; widget still gets location; widgets still get location; the widget gets location anyway;
      위젯이 직접 물음; 위젯이 직접 요청함; 위젯이 따로 알림을 띄움; 위젯이 알림을 띄움; 그래도 위젯이 위치를 씀; 위젯이 앱의 위치를 그대로 씀; 위젯은 그대로 위치를 받음

    fate/precise
    phrase full accuracy is asked for; asks for full accuracy; asks for precise location; full accuracy by default; the first prompt asks for full accuracy; first prompt asks for full accuracy; the prompt asks for full accuracy; precise location by default; full accuracy; precise location; Precise is on by default; Precise on by default; the Precise button is shown; Precise button is shown; Precise button in the first prompt; the first prompt has the Precise button; first prompt with the Precise button; first prompt with Precise: On; starts with full accuracy;
      정확한 위치로 물음; 정확한 위치를 요청; 정확한 위치를 물음; 정확한 위치로 요청; 기본은 정확한 위치; 기본값은 정확한 위치; 첫 알림이 정확한 위치를 물음; 첫 알림에서 정확한 위치를 요청; 첫 프롬프트에 정확한 위치 버튼이 보임; 정확한 위치 버튼이 보임; 첫 알림에 정확한 위치 버튼이 나옴; 정확한 위치가 기본; 정확한 위치로 시작

    fate/reduced
    phrase only approximate location is available; approximate location is used; only reduced accuracy is available; reduced accuracy; reduced accuracy by default; approximate location by default; approximate location only; reduced accuracy only; only approximate location; asks for reduced accuracy; asks for approximate location; the first prompt asks for reduced accuracy; the first prompt asks for approximate location; first prompt asks for reduced accuracy; no Precise button in the prompt; starts with reduced accuracy;
      대략적인 위치로 물음; 대략적인 위치를 요청; 대략적인 위치를 물음; 대략적인 위치로 요청; 기본은 대략적인 위치; 첫 알림이 대략적인 위치를 물음; 대략적인 위치가 기본; 대략적인 위치로 시작; 대략적인 위치만

    fate/implicit
    phrase implicit sessions stay on; implicit sessions are used; implicit sessions remain; implicit sessions apply; implicit sessions; implicit service sessions; implicit service sessions apply; implicit service sessions stay on; iterating creates implicit sessions; the system uses implicit sessions; iteration makes an implicit session; iteration counts as an implicit session; iterations count as implicit sessions; implicit sessions are in effect; implicit sessions are on; iterating prompts by itself;
      암시적 세션이 켜져 있음; 암시적 세션 사용; 암시적 세션이 쓰임; 암시적 세션이 적용됨; 암시적 세션; 암시적 세션이 유지됨; 암시적 세션이 동작; 암시적 세션이 만들어짐; 반복이 암시적 세션이 됨; 반복하면 암시적 세션이 생김; 암시적 서비스 세션 적용

    fate/sessionRequired
    phrase serviceSessionRequired; serviceSessionRequired is reported; serviceSessionRequired is set; serviceSessionRequired becomes true; the APIs report serviceSessionRequired; a session is required; an explicit session is required; explicit sessions are required; CLServiceSession cannot be created; sessions do not work; sessions are ignored; CLServiceSession has no effect; explicit sessions are ignored; no implicit sessions; implicit sessions are off; iteration does not prompt; iterating does not prompt; service sessions do not work;
      serviceSessionRequired; serviceSessionRequired가 뜸; serviceSessionRequired가 참; 명시적 세션이 필요; 명시적 세션이 필요함; 세션이 동작하지 않음; 세션이 무시됨; CLServiceSession을 만들 수 없음; CLServiceSession을 쓸 수 없음; 암시적 세션이 꺼짐; 암시적 세션이 꺼져 있음; 암시적 세션 없음; 반복해도 알림이 뜨지 않음; 명시적 세션이 무시됨

    fate/buildError
    phrase compile error; the app does not compile; build error; the build fails; build fails; does not compile; compiler error; Xcode refuses to build; a compiler error; 컴파일 오류; 컴파일 에러; 빌드 오류; 빌드 실패; 빌드 에러; 빌드가 실패함; 컴파일되지 않음; 컴파일이 안 됨

    useText/first
    phrase text of the first prompt; the text of the first prompt; text for the first prompt; text in the first prompt; string of the first prompt; string for the first prompt; first prompt text; first-prompt text; shown in the first prompt; shown by the first prompt; explanation in the first prompt; explanation of the first prompt; supplies the text of the first prompt; gives the first prompt its text; the first prompt’s text; the first prompt shows it; is shown in the first prompt; 첫 알림의 문구; 첫 알림에 나오는 문구; 첫 알림에 쓰이는 문구; 첫 알림 문구; 첫 프롬프트의 문구; 첫 프롬프트 문구; 첫 프롬프트에 나오는 문구; 첫 알림에 표시; 첫 알림에 표시되는 문구; 첫 알림에 뜨는 문구; 첫 알림에 보이는 문구; 처음 뜨는 알림의 문구; 첫 권한 알림의 문구; 첫 번째 알림의 문구; 첫 번째 프롬프트의 문구

    useText/upgrade
    phrase text of the upgrade prompt; text for the upgrade prompt; the text of the upgrade prompt; text in the upgrade prompt; string of the upgrade prompt; string for the upgrade prompt; upgrade prompt text; shown in the upgrade prompt; shown by the upgrade prompt; explanation in the upgrade prompt; supplies the text of the upgrade prompt; the upgrade prompt’s text; is shown in the upgrade prompt; 업그레이드 알림의 문구; 업그레이드 알림 문구; 업그레이드 알림에 나오는 문구; 업그레이드 알림에 쓰이는 문구; 업그레이드 프롬프트의 문구; 업그레이드 프롬프트 문구; 업그레이드 프롬프트에 나오는 문구; 업그레이드 알림에 표시; 업그레이드 알림에 뜨는 문구; 전환 알림의 문구; 전환 알림 문구

    useText/second
    phrase text of the second prompt; text for the second prompt; the text of the second prompt; text in the second prompt; string of the second prompt; string for the second prompt; second prompt text; shown in the second prompt; shown by the second prompt; explanation in the second prompt; supplies the text of the second prompt; text of the provisional prompt; text of the later prompt; is shown in the second prompt; 두 번째 알림의 문구; 두 번째 알림 문구; 두 번째 알림에 나오는 문구; 두 번째 알림에 쓰이는 문구; 두 번째 프롬프트의 문구; 두 번째 프롬프트 문구; 두 번째 프롬프트에 나오는 문구; 두 번째 알림에 표시; 두 번째 알림에 뜨는 문구; 나중에 뜨는 알림의 문구

    useText/accuracy
    phrase text of the temporary accuracy prompt; text of the accuracy prompt; text of the full-accuracy prompt; text of the full accuracy prompt; text for the accuracy prompt; shown in the accuracy prompt; shown in the temporary accuracy prompt; 임시 정확도 알림의 문구; 정확도 알림의 문구; 정확한 위치 알림의 문구; 임시 정확한 위치 알림의 문구; 정확도 프롬프트의 문구
    """
}
