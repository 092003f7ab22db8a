internal import LockbBase

/// What a rule requires, in words: each condition as it holds and as it does not.
enum ConditionWords {
  /// A condition of a rule.
  static func text(of required: ModelGuard) -> Localized<String> {
    let name = required.condition.rawValue
    guard let words = words[name] else { return Localized(en: required.label, ko: required.label) }
    return required.expected ? words.holds : words.fails
  }

  /// All conditions of a rule.
  static func text(of required: [ModelGuard]) -> Localized<String> {
    let texts = required.map { text(of: $0) }
    return Localized(
      en: texts.map(\.english).joined(separator: "; "),
      ko: texts.map(\.korean).joined(separator: "; "))
  }

  private typealias Words = (holds: Localized<String>, fails: Localized<String>)

  /// By the name of a condition.
  private static let words: [String: Words] = Dictionary(
    uniqueKeysWithValues: lines.split(separator: "\n").map { line in
      let cells = line.split(separator: "|").map { String($0.trimmingWhitespace) }
      return (
        cells[0], (Localized(en: cells[1], ko: cells[3]), Localized(en: cells[2], ko: cells[4]))
      )
    })

  /// Condition, English and its denial, Korean and its denial.
  private static let lines = """
    whenInUseKey | the app declares NSLocationWhenInUseUsageDescription | the app does not declare NSLocationWhenInUseUsageDescription | 앱이 NSLocationWhenInUseUsageDescription 키를 선언함 | 앱이 NSLocationWhenInUseUsageDescription 키를 선언하지 않음
    alwaysKey | the app declares the key of Always | the app does not declare the key of Always | 앱이 항상 허용의 키를 선언함 | 앱이 항상 허용의 키를 선언하지 않음
    macKey | the app declares a usage description for the Mac | the app declares no usage description for the Mac | 앱이 Mac용 사용 목적 키를 선언함 | 앱이 Mac용 사용 목적 키를 선언하지 않음
    explicitModeKey | the app takes every session itself | the app does not take every session itself | 앱이 세션을 모두 직접 만듦 | 앱이 세션을 모두 직접 만들지는 않음
    backgroundMode | the app declares the background mode | the app does not declare the background mode | 앱이 백그라운드 모드를 선언함 | 앱이 백그라운드 모드를 선언하지 않음
    resetsAlways | a return to notDetermined gives the Always request back | a return to notDetermined does not give the Always request back | notDetermined로 돌아가면 항상 허용 요청이 되살아남 | notDetermined로 돌아가도 항상 허용 요청이 되살아나지 않음
    upgradesOniOS8 | this version upgrades When In Use to Always | this version does not upgrade When In Use to Always | 이 버전이 앱 사용 중 권한을 항상 허용으로 올림 | 이 버전이 앱 사용 중 권한을 항상 허용으로 올리지 않음
    promptsOnMacRequest | a request alone prompts on the Mac | a request alone does not prompt on the Mac | Mac에서 요청만으로 알림이 나타남 | Mac에서 요청만으로는 알림이 나타나지 않음
    backgroundOnVisionOS | background sessions do something on visionOS | background sessions do nothing on visionOS | visionOS에서 백그라운드 세션이 작용함 | visionOS에서 백그라운드 세션이 작용하지 않음
    hasAccuracySetting | accuracy can be chosen here | accuracy cannot be chosen here | 정확도를 고를 수 있음 | 정확도를 고를 수 없음
    airplaneDenies | airplane mode makes the status denied | airplane mode does not make the status denied | 비행기 모드이면 상태가 denied가 됨 | 비행기 모드여도 상태가 denied가 되지 않음
    usesPhases | the platform tells use from background | the platform does not tell use from background | 플랫폼이 사용 중과 백그라운드를 가름 | 플랫폼이 사용 중과 백그라운드를 가르지 않음
    restricted | restrictions forbid location | restrictions do not forbid location | 제한 설정이 위치를 막음 | 제한 설정이 위치를 막지 않음
    servicesOff | Location Services are off | Location Services are on | 위치 서비스가 꺼져 있음 | 위치 서비스가 켜져 있음
    authorized | the app is authorized | the app is not authorized | 앱에 권한이 있음 | 앱에 권한이 없음
    granted | something is granted | nothing is granted | 허용된 권한이 있음 | 허용된 권한이 없음
    alwaysUsed | the one request for Always is used up | the one request for Always is not used yet | 한 번뿐인 항상 허용 요청을 이미 씀 | 한 번뿐인 항상 허용 요청을 아직 쓰지 않음
    running | the app is running | the app is not running | 앱이 실행 중임 | 앱이 실행 중이 아님
    alive | the app has a process | the app has no process | 앱의 프로세스가 있음 | 앱의 프로세스가 없음
    suspended | the app is suspended | the app is not suspended | 앱이 일시 중단되어 있음 | 앱이 일시 중단되어 있지 않음
    foreground | the app is in the foreground | the app is not in the foreground | 앱이 포그라운드에 있음 | 앱이 포그라운드에 있지 않음
    inUse | the app is in use | the app is not in use | 앱이 사용 중임 | 앱이 사용 중이 아님
    inGrace | the grace time is running | the grace time is not running | 유예 시간이 흐르는 중임 | 유예 시간이 흐르지 않음
    keptInUse | something keeps the app in use | nothing keeps the app in use | 앱을 사용 중으로 유지하는 것이 있음 | 앱을 사용 중으로 유지하는 것이 없음
    endsUse | the event ends the use of the app | the event does not end the use of the app | 이 이벤트가 앱 사용을 끝냄 | 이 이벤트가 앱 사용을 끝내지 않음
    locked | the device was not unlocked since it started | the device was unlocked since it started | 기기를 켠 뒤 잠금을 푼 적이 없음 | 기기를 켠 뒤 잠금을 푼 적이 있음
    complicationShown | a complication is on the watch face | no complication is on the watch face | 컴플리케이션이 워치 페이스에 있음 | 컴플리케이션이 워치 페이스에 없음
    reducedSetting | Precise Location is off | Precise Location is on | 정확한 위치가 꺼져 있음 | 정확한 위치가 켜져 있음
    reduced | the accuracy is reduced | the accuracy is full | 대략적인 위치만 허용되어 있음 | 정확한 위치가 허용되어 있음
    temporaryFull | full accuracy is lent | full accuracy is not lent | 정확한 위치가 일시적으로 허용되어 있음 | 정확한 위치가 일시적으로 허용되어 있지 않음
    promptShowing | a prompt is showing | no prompt is showing | 알림이 떠 있음 | 떠 있는 알림이 없음
    eventHeld | an event is held back | no event is held back | 붙잡아 둔 이벤트가 있음 | 붙잡아 둔 이벤트가 없음
    secondPromptDue | the second prompt is due | the second prompt is not due | 두 번째 알림을 보일 때임 | 두 번째 알림을 보일 때가 아님
    buttonConfirmed | the button was confirmed before | the button was never confirmed | 위치 버튼을 확인한 적이 있음 | 위치 버튼을 확인한 적이 없음
    callbackPending | a callback is waiting | no callback is waiting | 기다리는 콜백이 있음 | 기다리는 콜백이 없음
    purposeNamed | the app declares the purpose | the app does not declare the purpose | 앱이 그 목적을 선언함 | 앱이 그 목적을 선언하지 않음
    accuracyAsked | full accuracy can be asked for now | full accuracy cannot be asked for now | 지금 정확한 위치를 요청할 수 있음 | 지금 정확한 위치를 요청할 수 없음
    accuracyAllows | the accuracy is enough | the accuracy is not enough | 정확도가 충분함 | 정확도가 충분하지 않음
    conditionsLost | the conditions were lost | the conditions were not lost | 조건을 잃음 | 조건을 잃지 않음
    receives | the app can receive it now | the app cannot receive it now | 앱이 지금 받을 수 있음 | 앱이 지금 받을 수 없음
    wakesForEvent | the event wakes the app | the event does not wake the app | 이 이벤트가 앱을 깨움 | 이 이벤트가 앱을 깨우지 않음
    sessionHeld | a service session is held | no service session is held | 유지하는 서비스 세션이 있음 | 유지하는 서비스 세션이 없음
    goalHeld | a session with a goal is held | no session with a goal is held | 목표가 있는 세션을 유지함 | 목표가 있는 세션을 유지하지 않음
    alwaysGoalHeld | a session for Always is held | no session for Always is held | 항상 허용 세션을 유지함 | 항상 허용 세션을 유지하지 않음
    alwaysInEffect | a session for Always is in effect | no session for Always is in effect | 항상 허용 세션이 작용 중임 | 작용 중인 항상 허용 세션이 없음
    alwaysRetakable | a session for Always can be retaken | no session for Always can be retaken | 항상 허용 세션을 다시 만들 수 있음 | 항상 허용 세션을 다시 만들 수 없음
    alwaysOutstanding | a session for Always is outstanding | no session for Always is outstanding | 항상 허용 세션이 남아 있음 | 남아 있는 항상 허용 세션이 없음
    backgroundHeld | a background session is held | no background session is held | 유지하는 백그라운드 세션이 있음 | 유지하는 백그라운드 세션이 없음
    backgroundActive | a background session is active | no background session is active | 백그라운드 세션이 작용 중임 | 작용 중인 백그라운드 세션이 없음
    backgroundRetakable | a background session can be retaken | no background session can be retaken | 백그라운드 세션을 다시 만들 수 있음 | 백그라운드 세션을 다시 만들 수 없음
    iterating | updates are being iterated | no updates are being iterated | 업데이트를 반복하는 중임 | 업데이트를 반복하는 중이 아님
    """

  /// The conditions that have words.
  static var names: Set<String> { Set(words.keys) }
}
