import Testing

/// What different writers tell of refusals, restrictions, expired grants and those who decide, and the turns
/// they tell it with.
@Suite struct ManyVoicesTests {
  private static let wrongEnglish = [
    "Once Allow Once has lapsed, only Settings can help.",
    "Holding two service sessions at once is a programming error.",
    "Three times may an app show the upgrade prompt.",
    "What the upgrade alert offers is a choice between Allow Once and Change to Always Allow.",
    "What a background activity session does is track invisibly.",
    "Deprecation of the class method `authorizationStatus()` came with iOS 13.",
    "After a reboot region events are delivered even before the device is first unlocked.",
    "From iOS 8 through iOS 10, the alert of an Always request offered three choices.",
    "Global location off means `authorizationDeniedGlobally` true and `authorizationDenied` false.",
  ]
  private static let rightEnglish = [
    "Without `NSLocationAlwaysAndWhenInUseUsageDescription` an Always request does nothing.",
    "`NSLocationWhenInUseUsageDescription` supplies the text of the first prompt, even for an Always request.",
    "Once Allow Once has lapsed, the app may ask again.",
    "What ends a one-time grant is not the clock but the lack of use.",
    "The deprecated `CLLocationManager.authorizationStatus()` isn't gone, it just isn't recommended.",
    "The page tells you to add `NSLocationAlwaysUsageDescription` for an Always request, but don't trust that.",
    "I expected `allowsBackgroundLocationUpdates` to be ignored without the background mode, and it crashed the app.",
    "People keep asking me which property tells Allow Once from Allow While Using App, and none does.",
    "If services start while the app is denied, the delegate hears `CLError.denied`, raw value 1.",
    "A region crossing launches a terminated Always app, where a new manager reports the status.",
    "From iOS 8 through iOS 10, the alert of an Always request displayed the text of `NSLocationAlwaysUsageDescription`.",
    "Unlike the first prompt, the upgrade prompt gives no way to choose Don't Allow.",
    "A newer Always-only event replaces the one that is held already.",
  ]
  private static let wrongKorean = [
    "위치 사용이 제한된 기기라도 `requestWhenInUseAuthorization()`을 부르면 제한을 푸는 알림이 나타납니다.",
    "한 번 허용이 끝난 뒤에는 사용자를 설정 앱으로 보내는 수밖에 없습니다.",
    "설정 앱에서 권한을 바꾸더라도 실행 중인 앱은 다시 실행되기 전까지 통지받지 못합니다.",
    "위젯의 위치 권한은 사용자가 위젯마다 따로 승인합니다.",
    "`denied`를 푸는 데는 설정 앱이 필요 없고, 코드에서 다시 요청하는 것으로 충분합니다.",
    "암시적 세션은 `liveUpdates(_:)`를 호출하는 시점에 시작되며 순회를 하느냐는 상관없습니다.",
    "권한이 진작 결정돼 있던 앱에서 세션을 시작하면 첫 진단의 `authorizationRequestInProgress`는 `true`입니다.",
    "이름이 같은 `CLMonitor`를 동시에 두 개 열어도 각각 독립적으로 돌아갑니다.",
    "인디케이터가 떠 있는 백그라운드 세션이 돌아가더라도 한 번 허용은 몇 초 만에 무효가 됩니다.",
  ]
  private static let rightKorean = [
    "`NSLocationAlwaysAndWhenInUseUsageDescription`을 빠뜨리면 항상 허용 요청은 아무 일도 하지 않습니다.",
    "항상 허용을 요청했더라도 첫 프롬프트의 문구는 `NSLocationWhenInUseUsageDescription`에서 나옵니다.",
    "`CLMonitor`는 iOS 17과 macOS 14에는 들어왔어도 visionOS에서는 쓸 수 없습니다.",
    "페이지가 선택을 알리는 메서드로 `didUpdateLocations`를 든 것과 달리, 선택이 보고되는 곳은 권한 변경 콜백입니다.",
    "`CLGeocoder`는 항상 허용이든 사용 중이든 가리지 않고 쓸 수 있습니다.",
    "한 번 허용이 풀려도 세션을 쥐고 있는 앱은 요청 메서드를 부르지 않고도 다시 알림을 띄우게 됩니다.",
    "보류된 이벤트는 두 번째 알림에 ‘사용하는 동안만 유지’라고 답하면 끝내 전달되지 않습니다.",
    "CLError.denied의 원시 값은 1이며, 거부된 상태에서 위치 서비스를 시작하면 이 오류가 전달됩니다.",
    "한 번 허용이 끝난 뒤에는 권한을 다시 요청할 수 있습니다.",
    "한 번 허용이면 위치를 한 번만 받는 줄 알았는데, 실제로는 앱을 쓰는 동안 계속 받을 수 있습니다.",
    "위치를 찾지 못하면 `locationUnavailable`이, 기기가 멈춰 있으면 `stationary`가 켜집니다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightEnglish, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightKorean, language: "ko").isEmpty)
  }
}
