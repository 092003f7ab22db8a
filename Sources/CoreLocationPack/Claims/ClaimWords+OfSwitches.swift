/// Words of `ClaimProperties.switches`: of the switch of a device, of what undoes a choice and
/// what keeps it.
extension ClaimWords {
  static let ofSwitches = """
    say/user-can-change
    en allow the app there; allow access there; allow it there; grant access there; grant it there;
      turn it on there; switch it on there; change it there; enable it there; fix it there; fix that there;
      flip it there; re-enable it there; turn location on there; enable location there;
      allow location there; undo it there; lift it there; give access there
    ko 직접 바꾸게 하면 되다; 직접 켜게 하면 되다; 직접 허용하게 하면 되다; 바꾸게 하면 되다;
      직접 바꾸라고 안내하면 되다; 켜 달라고 안내하면 되다; 켜 달라고 하면 되다;
      켜 달라고 안내하세요; 켜 달라고 안내하면 해결되다; 켜 달라고 안내하면 바로 해결되다;
      허용해 달라고 안내하면 되다; 허용해 달라고 하면 되다; 허용해 달라고 안내하세요;
      바꿔 달라고 안내하면 되다; 바꿔 달라고 하면 되다; 바꿔 달라고 안내하세요;
      켜게 하면 되다; 허용하게 하면 되다

    event/settings:globalOff; device/servicesOff
    en location is globally disabled; location is disabled globally; location is off globally;
      location is globally off; location is turned off globally; location is disabled device-wide;
      location is off device-wide; location is turned off device-wide;
      location is turned off system-wide; location is off system-wide; location is disabled system-wide;
      location is switched off system-wide; location is switched off for the whole device;
      location is turned off for the whole device; location is off for the whole device;
      system-wide location toggle off; system-wide location switch off; global location switch off;
      global location toggle off; device-wide location switch off; device-wide location toggle off;
      system-wide location toggle is off; system-wide location switch is off;
      global location switch is off; global location toggle is off;
      device-wide location switch is off; device-wide location toggle is off

    fn/없; verb/unavailable; verb/missing
    ko 없게 되다

    fn/않
    ko 않게 되다

    verb/stay
    en keeps the status at; leaves the status at; keeps the app at; keeps the app's status at;
      leaves the app's status at; keeps its status at; leaves its status at; keeps it at

    say/until-next-request
    en until the app calls a request method; until a request method is called; until you call a request method;
      until the app calls one of the request methods; until the app requests again;
      until the app requests authorization again; until the app requests permission again;
      until the app asks for permission; until you ask again; until you request authorization again;
      until the app makes a request
    ko 앱이 다시 요청할 때까지; 요청 메서드를 부를 때까지; 요청 메서드를 호출할 때까지;
      앱이 요청 메서드를 부를 때까지; 앱이 요청 메서드를 호출할 때까지; 권한을 다시 요청할 때까지;
      앱이 권한을 다시 요청할 때까지

    say/leaves-alone
    en leaves all existing grants in place; leaves existing grants in place; leaves all grants in place;
      leaves existing permissions in place; leaves all permissions in place; leaves permissions intact;
      leaves existing permissions intact; leaves the permissions intact; leaves grants intact;
      leaves all grants intact; leaves the grants in place; leaves app permissions intact;
      leaves every permission intact; leaves app permissions untouched; leaves existing grants intact;
      leaves all app permissions as they were; leaves all existing permissions in place;
      has no effect on existing permissions; has no effect on existing grants;
      has no effect on app permissions; has no effect on location permissions;
      doesn't touch existing permissions; doesn't touch app permissions; doesn't affect app permissions;
      doesn't affect location permissions; doesn't affect existing grants; does not affect app permissions;
      preserves existing permissions; preserves app permissions; preserves all permissions;
      keeps the location permissions; keeps location permissions
    ko 위치 권한은 그대로 남다; 앱별 권한은 그대로 남다; 위치 권한은 그대로 유지되다;
      앱별 권한은 그대로 유지되다; 앱 권한은 그대로 유지되다; 위치 권한은 지워지지 않다;
      앱별 권한은 지워지지 않다; 앱별 권한은 초기화되지 않다;
      위치 권한은 초기화되지 않다; 위치 권한에는 영향이 없다; 앱별 권한에는 영향이 없다;
      위치 권한에는 영향을 주지 않다; 앱 권한에는 영향을 주지 않다

    say/no-plist-entry
    en nothing needs to be in Info.plist; nothing has to be in Info.plist;
      nothing has to be added to Info.plist; nothing needs to be added to Info.plist;
      needs no entry in Info.plist; needs no Info.plist entry; needs no Info.plist key;
      needs no key in Info.plist; requires no Info.plist entry; requires no entry in Info.plist;
      requires no Info.plist key; requires no key in Info.plist; no Info.plist entry is needed;
      no Info.plist entry is required; no Info.plist key is needed; no Info.plist key is required;
      no entry in Info.plist is needed; no entry in Info.plist is required;
      works without an Info.plist entry; works without any Info.plist entry;
      works without an entry in Info.plist; works without any entry in Info.plist;
      you don't have to add anything to Info.plist; you don't need to add anything to Info.plist;
      you do not have to add anything to Info.plist; without touching Info.plist
    ko Info.plist에 아무것도 넣지 않아도 되다; Info.plist에 아무것도 추가하지 않아도 되다;
      Info.plist 항목이 없어도 되다; Info.plist 항목이 필요 없다; Info.plist 항목은 필요 없다;
      Info.plist 키가 필요 없다; Info.plist 키는 필요 없다; Info.plist를 건드리지 않아도 되다;
      Info.plist를 수정하지 않아도 되다; Info.plist에 따로 추가할 것이 없다;
      Info.plist에 따로 추가할 필요가 없다; Info.plist에 추가할 것이 없다

    say/never-again-precise
    en stops users from ever giving the app their precise position; stops users from giving the app precise location;
      stops the user from giving the app precise location; stops users from turning on Precise Location;
      stops the user from turning on Precise Location; stops users from switching on Precise Location;
      locks the app at approximate positions; locks the app at reduced accuracy;
      locks the app to reduced accuracy; locks the app to approximate location;
      locks the app to approximate locations; locks the app into reduced accuracy;
      locks the app into approximate location; locks users into reduced accuracy;
      locks your app to reduced accuracy; locks your app to approximate location;
      locks your app into reduced accuracy; rules out precise location for good;
      rules out precise location forever; makes precise location unavailable for good;
      takes away the user's choice of precise location; disables the Precise Location switch in Settings;
      disables the Precise Location switch; removes the Precise Location switch from Settings;
      removes the Precise Location switch; hides the Precise Location switch in Settings;
      greys out the Precise Location switch

    verb/no-error
    en fails silently; fail silently; silently fails; fails without any error; fails without an error;
      without any call to didFailWithError; without calling didFailWithError;
      without a call to didFailWithError; without any error callback; without an error callback;
      didFailWithError is not called; didFailWithError is never called; didFailWithError isn't called;
      no error is delivered; no error is reported; without reporting an error; without reporting any error;
      no error callback arrives; no error is raised; no error is sent

    prompt/any; about/prompt
    en its prompt on screen; a prompt on screen; the prompt on screen; its alert on screen;
      an alert on screen; the alert on screen; a dialog on screen; the dialog on screen;
      its dialog on screen

    verb/show
    en put up; puts up; putting up

    event/change:any
    en not just when it changes; not only when it changes; not just if it changes; not only if it changes;
      not just when something changes; not only when something changes; not just on changes;
      not only on changes; not just on a change; not only on a change; not just after a change;
      not just after changes; not only after changes; not just when it has changed;
      not only when it has changed; not just for changes; not only for changes;
      and not just when it changes; and not only when it changes; rather than only when it changes;
      rather than just when it changes; rather than only on changes

    say/unchanged-value
    en is unaffected by it; is not affected by it; isn't affected by it; keep their status; keeps its status;
      apps keep their status; keep the status they had; keeps the status it had;
      keeps its authorization status; keep their authorization status

    verb/silent
    ko 아무 소식이 오지 않다; 아무 소식도 오지 않다; 아무 소식도 가지 않다; 아무 소식이 가지 않다;
      아무 신호가 오지 않다; 아무 이벤트도 오지 않다; 아무 콜백이 오지 않다; 아무 콜백도 가지 않다

    thing/keeps-receiving
    ko 계속 위치를 받다; 계속해서 위치를 받다; 위치가 계속 오다; 계속 위치를 받을 수 있다;
      위치를 계속 받을 수 있다; 위치를 계속 전달받다; 계속 위치가 전달되다; 계속 위치를 전달받다;
      위치 업데이트를 계속 받다; 계속 업데이트를 받다; 업데이트를 계속 받다

    thing/switch-moved
    en flips the global Location Services switch; flips the Location Services switch;
      flips the global switch; flips the master switch; flips the device-wide switch;
      flips the system-wide switch; toggles Location Services; toggle Location Services;
      toggles the Location Services switch; toggles the global switch; toggles the master switch;
      toggling Location Services; toggling the global switch; toggling the master switch;
      flipping the master switch; flipping the global switch; flipping the Location Services switch;
      toggling the Location Services switch

    event/settings:globalOff; device/servicesOff
    ko 위치 서비스 스위치를 내리다; 위치 서비스 마스터 스위치를 끄다; 마스터 스위치를 끄다;
      마스터 스위치가 꺼지다; 마스터 스위치가 꺼져 있다; 전체 스위치를 끄다; 전역 스위치를 끄다;
      전역 스위치가 꺼지다; 전역 스위치가 꺼져 있다; 위치 서비스 전체를 끄다; 위치 서비스 토글을 끄다;
      위치 서비스를 시스템 전체에서 끄다; 위치 서비스를 꺼 버리다; 위치 서비스가 비활성화되다

    event/settings:globalOn; say/off-and-on
    ko 위치 서비스 마스터 스위치를 껐다가 다시 켜다; 마스터 스위치를 껐다가 다시 켜다;
      마스터 스위치를 껐다 켜다; 마스터 스위치를 다시 켜다; 전역 스위치를 껐다가 다시 켜다;
      전역 스위치를 다시 켜다; 전체 스위치를 껐다가 다시 켜다; 전체 스위치를 다시 켜다;
      위치 서비스 토글을 껐다가 다시 켜다; 위치 서비스를 끄고 다시 켜다; 위치 서비스를 껐다 켰다 하다

    say/only-reinstall
    ko 새로 설치해야만 하다; 앱을 지우고 새로 설치해야만 하다; 지우고 다시 설치해야만 하다;
      앱을 지우고 다시 설치해야만 하다; 앱을 삭제하고 다시 설치해야만 하다;
      앱을 삭제하고 다시 설치해야 하다; 앱을 지우고 다시 설치해야 하다; 앱을 지우고 새로 설치해야 하다;
      삭제 후 재설치해야 하다; 앱을 삭제 후 재설치해야 하다
    en only by reinstalling the app; only by reinstalling it; only by deleting and reinstalling the app;
      only by deleting the app

    say/never-for-off
    en never because Location Services are off; never when Location Services are off;
      never because Location Services is off; never because of the global switch;
      never for Location Services being off; never when Location Services are disabled;
      never because Location Services are disabled; regardless of whether Location Services are off

    say/while-shown
    en while a prompt is on screen; when a prompt is on screen; when the prompt is on screen;
      while a prompt is showing; while a prompt is visible; while a prompt is up; while the prompt is up;
      while an alert is on screen; when an alert is on screen; when the alert is on screen;
      while the permission prompt is showing; while the permission prompt is on screen;
      while the permission alert is showing; while the permission alert is on screen;
      while the permission dialog is on screen; while the system prompt is showing;
      while the authorization prompt is showing; while the authorization prompt is on screen;
      as long as the prompt is on screen; as long as the prompt is showing
    ko 알림이 떠 있는 동안; 권한 알림이 떠 있는 동안; 프롬프트가 떠 있는 동안; 권한 창이 떠 있는 동안;
      창이 떠 있는 동안; 알림이 표시되는 동안; 알림이 표시되어 있는 동안; 알림이 화면에 있는 동안;
      권한 알림이 화면에 떠 있는 동안; 알림이 화면에 떠 있는 동안; 권한 요청 알림이 떠 있는 동안;
      알림이 보이는 동안

    # Where nobody can be asked is no prompt, whatever would come before.
    say/no-prompt-possible; term/prompt
    en \(noPromptCanAppear)
    ko 알림을 띄울 수 없다; 알림을 보여 줄 수 없다; 알림을 표시할 수 없다; 알림이 나타날 수 없다; 알림이 뜰 수 없다; 알림이 표시될 수 없다;
      프롬프트를 띄울 수 없다; 프롬프트를 보여 줄 수 없다; 프롬프트를 표시할 수 없다; 프롬프트가 나타날 수 없다; 프롬프트가 뜰 수 없다;
      프롬프트가 표시될 수 없다; 권한 알림을 띄울 수 없다; 권한 프롬프트를 띄울 수 없다; 권한 프롬프트가 뜰 수 없다; 권한 프롬프트가 나타날 수 없다; 권한 창을 띄울 수 없다; 권한 알림을 보여 줄 수 없다; 권한 알림을 표시할 수 없다; 권한 알림이 나타날 수 없다;
      권한 알림이 뜰 수 없다; 권한 알림이 표시될 수 없다; 팝업을 띄울 수 없다; 팝업을 보여 줄 수 없다; 팝업을 표시할 수 없다; 팝업이 나타날 수 없다;
      팝업이 뜰 수 없다; 팝업이 표시될 수 없다

    # Whoever needs positions has a reason to ask, and no other way is ruled out.
    say/if-positions-needed
    ko 위치가 필요하면; 위치가 필요하다면

    # What the named call leaves alone.
    say/asks-nobody-itself
    en and never shows a prompt; and never brings up a prompt; and never triggers a prompt;
      and never prompts the user; and never prompts anybody; and never prompts; and never asks anybody;
      and does not show a prompt of its own; and never shows a prompt of its own; and never shows an alert

    # A cause beside its effect.
    fn/filler
    ko 상태가 바뀌므로; 상태가 바뀌기 때문에; 상태가 달라지므로; 상태가 달라지기 때문에; 권한 상태가 바뀌므로; 권한 상태가 바뀌기 때문에

    # What lasts only until services are off.
    say/until-off
    ko 위치 서비스가 꺼지기 전까지; 위치 서비스가 꺼질 때까지; 위치 서비스를 끄기 전까지; 위치 서비스를 끌 때까지; 위치 서비스가 켜져 있는 한;
      위치 서비스가 켜져 있는 동안

    say/undecided-before; status/notDetermined; grant/none
    ko 결정하지 않았던 앱; 아직 결정하지 않았던 앱; 결정되지 않았던 앱; 원래 결정되지 않았던 앱; 아직 답하지 않았던 앱; 물어본 적이 없던 앱;
      물어본 적 없는 앱; 한 번도 묻지 않은 앱; 한 번도 물어보지 않은 앱

    say/denied-before; status/denied; say/denied-app
    ko 예전에 거부된 앱; 전에 거부된 앱; 이전에 거부된 앱; 이미 거부된 앱; 거부했던 앱; 사용자가 거부한 앱;
      예전에 거부한 앱; 이전에 거부한 앱; 이미 거부한 앱; 거부당했던 앱; 원래 거부된 앱; 거부해 둔 앱;
      사용자가 거부했던 앱; 전에 거부한 앱; 원래 거부되어 있던 앱; 거부되어 있던 앱; 거부돼 있던 앱; 거부 상태였던 앱
    en apps that were denied before; apps that were denied individually; apps denied individually;
      individually denied apps; apps refused individually; apps denied before; an app that was denied before;
      an app denied before; apps that had been denied; an app that had been denied;
      previously denied app; previously denied apps; an already denied app; already denied apps;
      an app the user has denied; apps the user has denied; an app the user denied; apps the user denied

    say/ask-all-anew
    en has to grant it once more; has to grant it again; have to grant it again; must grant it again;
      has to grant permission again; have to grant permission again; must grant permission again;
      has to grant access again; have to grant access again; must grant access again;
      needs to grant permission again; needs to grant it again; has to be asked again; must be asked again;
      have to be asked again; has to be granted once more; must be granted once more
    ko 다시 허용해야 하다; 다시 허락해야 하다; 권한을 다시 허용해야 하다; 권한을 다시 요청해야 하다;
      다시 권한을 요청해야 하다; 다시 권한을 받아야 하다; 권한을 다시 받아야 하다; 다시 동의를 받아야 하다;
      권한을 다시 얻어야 하다; 다시 허용받아야 하다; 허용을 다시 받아야 하다

    event/settings:globalOff; device/servicesOff
    en a disabled global switch; disabled global switch; a disabled master switch; disabled master switch;
      disabled Location Services; Location Services being off; Location Services being disabled;
      killing Location Services; disabling location for the whole device; disabling location globally;
      disabling location system-wide; turning location off globally; turning location off system-wide;
      turning off location globally; turning off location system-wide;
      turning off location for the whole device; switching off location for the whole device

    say/keeps-grant; verb/stay
    en keeps the current permission; keeps its current permission; keeps the present permission;
      keeps the current grant; leaves the current permission in place; leaves the permission in place;
      keeps the current authorization; leaves the current authorization in place;
      keeps its current authorization; leaves the current grant in place
    ko 현재 권한을 유지하다; 현재 권한을 그대로 두다; 현재 권한이 유지되다; 지금 권한을 유지하다;
      지금 권한을 그대로 두다; 기존 권한을 유지하다; 기존 권한을 그대로 두다; 기존 권한이 유지되다;
      현재 권한을 유지한 채; 기존 권한을 유지한 채; 지금 권한을 유지한 채

    say/any-position
    en location updates whatsoever; locations whatsoever; location data whatsoever;
      positions whatsoever

    thing/at-all; fn/filler
    ko 아예; 하나도; 조금도

    verb/silent
    ko 조용히 있다; 가만히 있다; 잠잠하다; 침묵을 지키다; 아무것도 모르다; 아무 연락을 받지 못하다

    say/never-returns
    en never comes back once; never returns once; is never reported again once
    ko 절대 돌아가지 않다; 절대로 돌아가지 않다; 다시는 돌아가지 않다; 두 번 다시 돌아가지 않다;
      절대 돌아오지 않다; 다시는 돌아오지 않다; 두 번 다시 나타나지 않다; 다시는 나타나지 않다;
      영영 돌아오지 않다

    say/updates-continue
    en but updates go on; but updates continue; but location updates continue; but location updates go on;
      but ordinary updates continue; but updates keep coming; but location updates keep coming;
      while updates continue; whereas updates continue; yet updates continue; but standard updates continue;
      but standard updates go on; but positions keep coming; but plain updates continue;
      but normal updates continue; but normal location updates continue

    event/settings:globalOff; device/servicesOff
    en Location Services were off; Location Services were turned off; Location Services were switched off;
      Location Services have been off; Location Services had been off; Location Services had been turned off;
      Location Services were disabled
    """

  /// “No prompt can appear” and “cannot show a prompt”, in the words for each part.
  private static let noPromptCanAppear: String = {
    let prompts = [
      "prompt", "alert", "dialog", "permission prompt", "permission alert", "authorization prompt",
    ]
    let appearing = ["appear", "be shown", "be displayed", "come up", "be presented"]
    let shown = [
      "a prompt", "the prompt", "prompts", "any prompt", "an alert", "the alert",
      "the permission alert", "the permission prompt",
    ]
    let nothing = appearing.flatMap { verb in prompts.map { "no \($0) can \(verb)" } }
    let cannot = ["cannot", "can't"].flatMap { cannot in
      ["prompt", "prompts", "alert", "alerts", "dialog"].flatMap { noun in
        appearing.map { "\(noun) \(cannot) \($0)" }
      }
        + ["show", "display", "bring up", "present"].flatMap { verb in
          shown.map { "\(cannot) \(verb) \($0)" }
        }
    }
    return (nothing + cannot).joined(separator: "; ")
  }()
}
