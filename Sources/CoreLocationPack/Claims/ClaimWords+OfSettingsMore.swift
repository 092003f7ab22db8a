/// Words of grants that end, of Settings and of sessions.
extension ClaimWords {
  static let ofSettingsMore = """
    say/is-the-text
    en is the very sentence; is the sentence shown to the user; is the text shown to the user;
      is the text that the user sees; is the sentence that the user sees; is the text itself;
      is the very text
    ko 문장을 그대로 넘기다; 보일 문장을 그대로 넘기다; 문구를 그대로 넘기다; 문구 자체를 넘기다;
      문장 자체를 넘기다; 보여 줄 문구를 그대로 넘기다; 보여 줄 문장을 그대로 넘기다;
      보일 문구를 그대로 넘기다

    say/session-record; session/service:any
    ko 세션 기록; 세션에 관한 기록; 서비스 세션에 관한 기록; 세션에 대한 기록; 서비스 세션에 대한 기록;
      서비스 세션 기록; 서비스 세션의 기록; 세션의 기록
    en record of the sessions; record of its sessions; memory of the sessions; memory of its sessions

    say/tracks-sessions; about/session
    en remembers service sessions; remembers the service sessions; remembers an app's service sessions;
      remembers its service sessions; keeps track of service sessions; keeps tracking service sessions;
      keeps tracking the sessions; tracks service sessions; keeps track of an app's sessions
    ko 서비스 세션을 기억하다; 서비스 세션을 기억해 두다; 서비스 세션을 추적하다

    thing/forgets
    ko 기록을 모두 지우다; 기록을 지우다; 세션을 바로 잊어버리다; 세션을 잊어버리다; 서비스 세션을 잊다;
      서비스 세션을 모두 잊다; 서비스 세션을 바로 잊다

    say/before-lapse
    ko 만료되기 전; 끝나기 전; 사라지기 전; 만료하기 전

    thing/phone-and-watch
    en companion app on the watch; companion app on a watch; the companion app on the watch;
      companion watch app; the companion watch app; companion app; the companion app
    ko 컴패니언 앱; 워치의 컴패니언 앱; 워치 쪽 앱; 짝을 이루는 워치 앱

    say/lifted-there
    en where the restriction can be lifted; where the user can lift it; where the person can lift it;
      where they can lift it; where it can be lifted; where the restriction can be undone;
      where the user can change it; where the person can change it; where they can change it;
      where it can be undone; where the user can lift the restriction;
      where the restriction can be removed

    say/after-refusal
    ko 거절했을 때 돌아오는; 거부했을 때 돌아오는; 거절했을 때 나오는; 거부했을 때 나오는;
      거절하면 나오는; 거부하면 나오는; 거부하면 돌아오는; 거절하면 돌아오는; 거절할 때 나오는;
      거부할 때 나오는; 거부했을 때 보고되는; 거절했을 때 보고되는; 직접 거절했을 때 돌아오는;
      직접 거부했을 때 돌아오는; 직접 거부했을 때 나오는; 직접 거절했을 때 나오는

    event/settings:preciseOff
    ko 정확한 위치 스위치만 끄다; 정확한 위치만 끄다

    event/settings:globalOff; device/servicesOff
    ko 기기의 위치 서비스 스위치를 꺼 두다; 기기의 위치 서비스 스위치를 끄다;
      기기의 위치 서비스가 통째로 꺼져 있다; 기기 위치 서비스 스위치를 끄다;
      기기의 위치 서비스를 통째로 끄다

    flag/stays-false; noun/false
    ko false로 남다; false로 남아 있다; false로 유지되다; false 그대로이다

    prompt/P-ACC
    ko 임시로 정확한 위치를 달라는 알림; 임시로 정확한 위치를 요청하는 알림;
      일시적으로 정확한 위치를 요청하는 알림; 임시 정확도 알림; 임시 정밀 위치 알림;
      임시 정확도를 묻는 알림; 임시 정밀 위치를 묻는 알림

    prompt/P-REM
    ko 며칠 뒤 뜨는 Always 확인 창; 며칠 뒤 뜨는 항상 허용 확인 창;
      백그라운드 사용을 되짚어 주는 리마인더; 사용을 되짚어 주는 알림;
      항상 허용 사용을 되짚어 주는 알림; 백그라운드 사용을 되짚어 주는 알림; 며칠 뒤에 뜨는 확인 창;
      백그라운드 위치 사용을 되짚어 주는 알림; 위치 사용을 되짚어 주는 알림;
      항상 허용을 재확인하는 알림; 항상 허용을 다시 확인하는 알림

    thing/one-name
    en name twice; same name twice; the same name twice

    noun/false
    ko false이면; false면; false라면

    verb/end
    ko 효력이 다하다; 효력이 끝나다; 효력을 다하다

    fn/filler
    ko 뜻으로

    verb/offer
    en another look at; a second look at; another chance at

    fn/filler
    ko 한 건도; 그것으로 끝이다

    verb/undo
    en change their mind; changes their mind; change this decision; change that decision;
      change the decision; change his or her mind

    say/no-more-prompt
    en no longer brings up a prompt; no longer brings up the prompt; no longer shows a prompt;
      no longer shows the prompt; no longer displays a prompt; no longer displays the prompt;
      never brings up the prompt again; never brings up a prompt again; never shows the prompt again;
      never shows a prompt again
    ko 더 이상 창이 뜨지 않다; 더 이상 알림이 뜨지 않다; 더는 알림이 뜨지 않다; 더는 창이 뜨지 않다;
      더 이상 프롬프트가 뜨지 않다; 더는 프롬프트가 뜨지 않다; 권한 알림이 다시 표시되지 않다;
      더 이상 알림이 표시되지 않다; 더 이상 권한 알림이 뜨지 않다; 알림이 더 이상 뜨지 않다;
      창이 더 이상 뜨지 않다

    say/short-trip; event/leaveForeground
    en the moment the user goes to the Home Screen; the moment the user returns to the Home Screen;
      the instant the user goes to the Home Screen; as soon as the user goes to the Home Screen;
      the moment the app goes to the background; the instant the app goes to the background

    thing/accuracy-change
    ko 정확한 위치를 바꾸다; 설정에서 정확한 위치를 바꾸다; 정확한 위치를 켜거나 끄다;
      정확한 위치 설정을 켜거나 끄다

    say/delegate-unaware
    ko 델리게이트에는 전달되지 않다; 델리게이트에는 아무 연락이 오지 않다; 델리게이트에는 알려지지 않다;
      델리게이트에는 통지되지 않다

    thing/entry-missing; thing/entry
    ko 모르는 목적 키; 정의되지 않은 목적 키; 선언되지 않은 목적 키; 정의하지 않은 목적 키

    say/unchanged-value
    en keeps returning the value that was granted before;
      still returns the value that was granted before; keeps returning the value granted before;
      still returns what was granted; keeps reporting what was granted; still reports what was granted;
      keeps returning what was granted; still reports the value that was granted before

    thing/whenever
    en at any time after relaunch; at any time after the relaunch; any time after relaunch;
      any time after the launch; at any time after the launch; at any time after launch
    ko 재실행 뒤 언제든; 재실행 후 언제든; 다시 실행된 뒤 언제든; 실행 뒤 언제든; 다시 실행한 뒤 언제든

    say/sessions-resume
    en keeps its sessions automatically; takes over its sessions automatically;
      sessions are taken over automatically; sessions carry over automatically;
      sessions are restored automatically; sessions continue automatically;
      restores its sessions automatically; sessions are recreated automatically;
      recreates its sessions automatically; recreates the sessions automatically;
      restores the sessions automatically
    ko 세션을 자동으로 이어받다; 이전 세션을 자동으로 이어받다; 세션이 자동으로 이어지다;
      세션이 자동으로 복원되다; 세션이 저절로 이어지다; 세션을 저절로 이어받다;
      세션을 자동으로 다시 만들다; 세션이 자동으로 다시 만들어지다; 이전 세션이 자동으로 이어지다;
      이전 세션을 저절로 이어받다

    say/clip-closed
    en as soon as the clip is closed; when the clip is closed; as soon as the App Clip is closed;
      when the App Clip is closed; when the user closes the clip; as soon as the user closes the clip;
      as soon as the user closes the App Clip; once the clip is closed
    ko 클립을 닫는 즉시; 앱 클립을 닫는 즉시; 클립을 닫으면; 앱 클립을 닫으면; 클립을 닫자마자;
      앱 클립을 닫자마자

    say/must-reinstall
    ko 다시 설치해야 다시 물어볼 수 있다; 다시 설치해야 다시 물을 수 있다; 재설치해야 다시 물을 수 있다;
      다시 설치해야 다시 요청할 수 있다; 재설치해야 다시 물어볼 수 있다;
      앱을 다시 설치해야 다시 물어볼 수 있다; 앱을 다시 설치해야 다시 물을 수 있다;
      앱을 다시 설치해야 다시 요청할 수 있다

    say/whatever-declared
    en even if the app declares only When In Use; even if the app only declares When In Use;
      even if it declares only When In Use; even for apps that declare only When In Use;
      whatever the app declares; no matter what the app declares
    ko 무엇을 선언했든; 앱이 무엇을 선언하든; 앱이 무엇을 선언했든; 앱의 선언과 관계없이

    say/takes-effect-later
    en doesn't take effect until the app is launched again;
      does not take effect until the app is launched again;
      takes effect only after the app is relaunched; only takes effect after the app is relaunched;
      takes effect only at the next launch; takes effect at the next launch;
      takes effect on the next launch; only takes effect on the next launch;
      takes effect only on the next launch; doesn't take effect until the next launch;
      does not take effect until the next launch; takes effect only after a restart;
      takes effect only after a relaunch; takes effect after the next launch;
      doesn't apply until the next launch; applies only after a relaunch;
      applies from the next launch on; only applies after a relaunch;
      takes effect only after the device is restarted
    ko 다음 실행부터 적용되다; 앱을 다시 실행해야 적용되다; 다시 실행해야 적용되다;
      기기를 재시동해야 적용되다; 재시동해야 적용되다; 다음에 실행할 때부터 적용되다;
      앱을 다시 열어야 적용되다; 앱을 재실행해야 적용되다; 재실행해야 적용되다;
      앱을 다시 실행한 뒤에야 적용되다; 다음 실행 때부터 적용되다

    say/until-launch
    ko 다음 실행 때까지; 다음 실행까지; 다시 실행될 때까지; 다음에 실행될 때까지; 다음 번 실행까지;
      다음 실행 전까지
    en until the next launch of the app; until its next launch; until the app's next launch
    """
}
