import Testing

@testable import CoreLocationPack

/// Sentences as reference pages and articles have them: under names, in lists, with what for.
@Suite struct ReferencePageTests {
  /// Under the name of a status, what cannot be used is so in that status, and “only” is only there.
  @Test(arguments: [
    ("authorizedWhenInUse", "iOS 12까지는 방문과 지역 모니터링을 쓸 수 없었다."),
    ("임시 항상 허용일 때", "사용자가 두 번째 알림에서 항상 허용으로 변경을 골라야 비로소 이벤트가 전달됩니다."),
    ("권한 요청", "유지하는 세션이 없으면 `serviceSessionRequired`가 `true`입니다."),
  ])
  func leavesWhatTheHeadingMayLimit(heading: String, sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "ko", under: heading).isEmpty)
  }

  /// Below the name of a key, “this text” is that key’s, whatever other key was named on the way.
  @Test func knowsTheKeyOfThePage() throws {
    let text =
      "`NSLocationWhenInUseUsageDescription`도 함께 넣습니다. 업그레이드 알림은 이 문자열을 사용합니다."
    #expect(
      try CellVerdicts.refutations(
        in: [text], language: "ko", under: "NSLocationAlwaysAndWhenInUseUsageDescription"
      ).isEmpty)
    #expect(
      try CellVerdicts.refutations(
        in: [text], language: "ko", under: "NSLocationWhenInUseUsageDescription"
      ) == ["업그레이드 알림은 이 문자열을 사용합니다."])
  }

  private static let right = [
    "- In iOS 11 and later, the status is `authorizedWhenInUse`, the grant isn’t a temporary one, and your app hasn’t asked for Always yet.",
    "To change the goal, create another `CLServiceSession`.",
    "If the person declines, the accuracy remains reduced and the delegate isn’t called.",
    "With Don’t Allow, the status is `denied`, and further requests show nothing.",
    "Before you call `requestAlwaysAuthorization()`, add `NSLocationWhenInUseUsageDescription` to the `Info.plist`.",
    "In iOS 17 and later, an app uses `CLLocationUpdate` instead of `startUpdatingLocation()`.",
  ]
  private static let wrong = [
    "With Allow While Using App, the status is `denied`, and further requests show nothing.",
    "Before you call `requestWhenInUseAuthorization()`, add `NSLocationAlwaysAndWhenInUseUsageDescription` to the `Info.plist`.",
    "`CLMonitor` was introduced in iOS 18 and macOS 15.",
    "In iOS 16 and later, an app uses `CLLocationUpdate` instead of `startUpdatingLocation()`.",
    "In provisional Always, the system displays the second prompt with the string from `NSLocationWhenInUseUsageDescription`.",
    "Core Location grants the app Provisional When In Use authorization.",
  ]
  private static let wrongInKorean = [
    "항상 허용을 요청하려면 `NSLocationAlwaysAndWhenInUseUsageDescription`도 있어야 하지 않습니다.",
    "앱이 종료되면 다시 실행될 때 즉시 `CLServiceSession`을 다시 만들어야 하지 않습니다.",
    "`CLMonitor`는 iOS 18과 macOS 15에서 도입되었다.",
    "iOS 16 이상에서는 `startUpdatingLocation()` 대신 `CLLocationUpdate`를 씁니다.",
  ]
  private static let rightInKorean = [
    "먼저 `requestWhenInUseAuthorization()`으로 권한을 얻고, 이후에 항상 허용을 요청하는 방법입니다.",
    "위치 푸시 서비스 확장을 쓰려면 iOS 15 이상이어야 하고 항상 허용 권한도 있어야 한다.",
    "암시적 세션은 항상 허용도 정확한 위치도 요구하지 않는다.",
    "앱이 종료되면 다시 실행될 때 즉시 `CLServiceSession`을 다시 만들어야 합니다.",
    "사용 중이 아닐 때도 이벤트를 받고 싶다면 항상 허용 권한이 있어야 하고, 또 `.always` 세션을 유지해야 한다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrong, language: "en") == Self.wrong)
    #expect(try CellVerdicts.refuted(Self.wrongInKorean, language: "ko") == Self.wrongInKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightInKorean, language: "ko").isEmpty)
  }

  /// What names a button in Korean names the level where another column is one.
  @Test func readsColumnsOfLevels() throws {
    let rows = [
      "# 수준", "", "| 기능 | 앱을 사용하는 동안 허용(When in use) | 항상 허용(Always) |", "| - | - | - |",
      "| 종료된 앱을 실행하는가 | 예. 시스템이 실행합니다. | 아니요 |",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(rows, language: "ko") == ["예. 시스템이 실행합니다.", "아니요"])
  }
}
