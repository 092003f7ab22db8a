internal import LockbBase

/// What the guards that can refuse look at, in words.
///
/// A guard refuses where its condition does not hold as well as where it must not hold, so the
/// words tell what is looked at and not what was found.
enum RefusalWords {
  /// By the name of a guard.
  static let words: [String: Localized<String>] = conditions.merging(reasons) { first, _ in first }

  /// The conditions of the table.
  private static let conditions: [String: Localized<String>] = [
    "whenInUseKey": declared("NSLocationWhenInUseUsageDescription"),
    "alwaysKey": whether("the app declares the key of Always", "앱이 항상 허용의 키를 선언하는지"),
    "macKey": whether("the app declares a usage description for the Mac", "앱이 Mac용 사용 목적 키를 선언하는지"),
    "explicitModeKey": whether("the app takes every session itself", "앱이 세션을 모두 직접 만드는지"),
    "backgroundMode": whether("the app declares the background mode", "앱이 백그라운드 모드를 선언하는지"),
    "resetsAlways": whether(
      "a return to notDetermined gives the Always request back",
      "notDetermined로 돌아가면 항상 허용 요청이 되살아나는지"),
    "upgradesOniOS8": whether(
      "this version upgrades When In Use to Always", "이 버전이 앱 사용 중 권한을 항상 허용으로 올리는지"),
    "promptsOnMacRequest": whether("a request alone prompts on the Mac", "Mac에서 요청만으로 알림이 나타나는지"),
    "backgroundOnVisionOS": whether(
      "background sessions do something on visionOS", "visionOS에서 백그라운드 세션이 작용하는지"),
    "hasAccuracySetting": whether("accuracy can be chosen here", "정확도를 고를 수 있는지"),
    "airplaneDenies": whether("airplane mode makes the status denied", "비행기 모드이면 상태가 denied가 되는지"),
    "usesPhases": whether("the platform tells use from background", "플랫폼이 사용 중과 백그라운드를 가르는지"),
    "restricted": whether("restrictions forbid location", "제한 설정이 위치를 막는지"),
    "servicesOff": whether("Location Services are off", "위치 서비스가 꺼져 있는지"),
    "authorized": whether("the app is authorized", "앱에 권한이 있는지"),
    "granted": whether("something is granted", "허용된 권한이 있는지"),
    "alwaysUsed": whether("the one request for Always is used up", "한 번뿐인 항상 허용 요청을 이미 썼는지"),
    "running": whether("the app is running", "앱이 실행 중인지"),
    "alive": whether("the app has a process", "앱의 프로세스가 있는지"),
    "suspended": whether("the app is suspended", "앱이 일시 중단되어 있는지"),
    "foreground": whether("the app is in the foreground", "앱이 포그라운드에 있는지"),
    "inUse": whether("the app is in use", "앱이 사용 중인지"),
    "inGrace": whether("the grace time is running", "유예 시간이 흐르는 중인지"),
    "keptInUse": whether("something keeps the app in use", "앱을 사용 중으로 유지하는 것이 있는지"),
    "endsUse": whether("the event ends the use of the app", "이 이벤트가 앱 사용을 끝내는지"),
    "locked": whether("the device was unlocked since it started", "기기를 켠 뒤 잠금을 푼 적이 있는지"),
    "complicationShown": whether(
      "a complication is on the watch face", "컴플리케이션이 워치 페이스에 있는지"),
    "reducedSetting": whether("Precise Location is off", "정확한 위치가 꺼져 있는지"),
    "reduced": whether("the accuracy is reduced", "대략적인 위치만 허용되어 있는지"),
    "temporaryFull": whether("full accuracy is lent", "정확한 위치가 일시적으로 허용되어 있는지"),
    "promptShowing": whether("a prompt is showing", "알림이 떠 있는지"),
    "eventHeld": whether("an event is held back", "붙잡아 둔 이벤트가 있는지"),
    "secondPromptDue": whether("the second prompt is due", "두 번째 알림을 보일 때인지"),
    "buttonConfirmed": whether("the button was confirmed before", "위치 버튼을 확인한 적이 있는지"),
    "callbackPending": whether("a callback is waiting", "기다리는 콜백이 있는지"),
    "purposeNamed": whether("the app declares the purpose", "앱이 그 목적을 선언하는지"),
    "accuracyAsked": whether("full accuracy can be asked for now", "지금 정확한 위치를 요청할 수 있는지"),
    "accuracyAllows": whether("the accuracy is enough", "정확도가 충분한지"),
    "conditionsLost": whether("the conditions were lost", "조건을 잃었는지"),
    "receives": whether("the app can receive it now", "앱이 지금 받을 수 있는지"),
    "wakesForEvent": whether("the event wakes the app", "이 이벤트가 앱을 깨우는지"),
    "sessionHeld": whether("a service session is held", "유지하는 서비스 세션이 있는지"),
    "goalHeld": whether("a session with a goal is held", "목표가 있는 세션을 유지하는지"),
    "alwaysGoalHeld": whether("a session for Always is held", "항상 허용 세션을 유지하는지"),
    "alwaysInEffect": whether("a session for Always is in effect", "항상 허용 세션이 작용 중인지"),
    "alwaysRetakable": whether("a session for Always can be retaken", "항상 허용 세션을 다시 만들 수 있는지"),
    "alwaysOutstanding": whether("a session for Always is outstanding", "항상 허용 세션이 남아 있는지"),
    "backgroundHeld": whether("a background session is held", "유지하는 백그라운드 세션이 있는지"),
    "backgroundActive": whether("a background session is active", "백그라운드 세션이 작용 중인지"),
    "backgroundRetakable": whether("a background session can be retaken", "백그라운드 세션을 다시 만들 수 있는지"),
    "iterating": whether("updates are being iterated", "업데이트를 반복하는 중인지"),
  ]

  /// The names that rows give to what refuses them.
  private static let reasons: [String: Localized<String>] = [
    "always": whether("the app is authorized for Always", "항상 허용 권한이 있는지"),
    "alwaysExists": whether("the platform has Always", "플랫폼에 항상 허용이 있는지"),
    "lastingGrant": whether("the grant lasts", "계속 유지되는 권한인지"),
    "launchCapable": whether("the service can launch an app", "앱을 실행할 수 있는 서비스인지"),
    "notDenied": whether("the app is not denied", "거부된 상태가 아닌지"),
    "notDetermined": whether("the status is notDetermined", "상태가 notDetermined인지"),
    "undecidedOrWhenInUse": whether(
      "the status is notDetermined or When In Use", "상태가 notDetermined 또는 앱을 사용하는 동안인지"),
    "overlay": whether(
      "restrictions or Location Services being off stand above the grant",
      "제한 설정이나 꺼진 위치 서비스가 권한보다 앞서는지"),
    "grant": whether("the stored grant is one this acts on", "저장된 권한이 이 일이 작용하는 것인지"),
    "platform": whether("the platform and version have this", "플랫폼과 버전에 이런 일이 있는지"),
    "purposeDeclared": whether("the app declares the purpose", "앱이 그 목적을 선언하는지"),
    "tracked": whether("the system keeps track of the session", "시스템이 세션을 기억하는지"),
    "userTap": whether("the person taps the notification", "사용자가 알림을 누르는지"),
    "watchLaunch": whether("the watch launches apps for this", "워치가 이 일로 앱을 실행하는지"),
  ]

  private static func whether(_ english: String, _ korean: String) -> Localized<String> {
    Localized(en: "whether " + english, ko: korean)
  }

  private static func declared(_ key: String) -> Localized<String> {
    whether("the app declares \(key)", "앱이 \(key) 키를 선언하는지")
  }
}
