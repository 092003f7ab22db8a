import Testing

@testable import CoreLocationPack

/// Sentences about how things behave, each beside one that says the opposite.
@Suite struct SentenceVerdictTests {
  private static let wrongEnglish = [
    "Region monitoring launches no app.",
    "Each tap on a `LocationButton` shows a confirmation prompt.",
    "`NSWidgetWantsLocation` stands in the Info.plist of the main app.",
    "With `NSLocationDefaultAccuracyReduced` the person cannot turn on Precise Location in Settings.",
    "When the iteration begins, the implicit session asks for Always.",
    "`restricted` tells that the person has tapped Don’t Allow.",
    "While provisional Always waits for its answer, events pile up and all come afterwards.",
    "A widget shows the location prompt by itself.",
    "`locationUnavailable` is a member of `CLMonitor.Event`.",
    "Temporary full accuracy lasts until the person switches Precise Location off in Settings.",
    "A `.none` session asks for authorization.",
    "If Location Services are off, `authorizationDenied` is false.",
    "After Don’t Allow the status is not `denied` but `restricted`.",
    "`CLServiceSession` exists on macOS.",
    "Once the person has tapped Don’t Allow, wait a week, and the alert comes back by itself.",
    "Whenever the tracking screen opens, each call of `requestAlwaysAuthorization()` shows the upgrade prompt.",
    "An ended `CLServiceSession` is revived as soon as the screen returns.",
    "A When In Use app hides the bluish background indicator with a simple switch.",
    "During an Allow Once grant the delegate hears `authorizedAlways`.",
    "The right from Allow Once runs out 12 hours after the tap on the sheet.",
    "Keep Only While Using in the second prompt causes no call of the delegate.",
    "Turning Precise Location off lowers the status to `denied`.",
    "On macOS a crossed fence makes region monitoring launch the app.",
    "Crossing the boundary launches a terminated app with When In Use through region monitoring.",
    "The upgrade prompt has Allow Once among its options.",
    "Provisional Always turns into a refusal by itself after 3 days.",
    "On iOS 17 a background activity session prompts.",
    "On iOS 18, picking While Using the App in Settings gives the app Always.",
  ]

  private static let wrongKorean = [
    "위치 버튼은 누를 때마다 확인 알림을 띄운다.",
    "`NSWidgetWantsLocation`은 메인 앱의 Info.plist에 넣는다.",
    "`NSLocationDefaultAccuracyReduced`가 있으면 사용자는 설정에서 정확한 위치를 켤 수 없다.",
    "암시적 세션은 항상 허용을 요청한다.",
    "임시 항상 허용 동안 이벤트는 큐에 쌓였다가 모두 전달된다.",
    "위젯이 직접 권한 알림을 띄운다.",
    "한 번 허용으로 받은 권한은 사용자가 설정에서 바꿀 때까지 유지된다.",
    "`.none`으로 만든 세션도 권한을 묻습니다.",
    "위치 서비스가 꺼져 있으면 `authorizationDenied`는 false이다.",
  ]

  private static let rightEnglish = [
    "`startMonitoringLocationPushes(completion:)` needs Always.",
    "A location notification trigger launches no app.",
    "Region monitoring and condition monitoring need Always to launch a terminated app.",
    "Under Always, positions arrive at any time.",
    "The first tap on a `LocationButton` shows a prompt, and each later tap grants at once.",
    "`NSWidgetWantsLocation` stands in the Info.plist of the widget extension.",
    "With `NSLocationDefaultAccuracyReduced` the person can still turn on Precise Location in Settings.",
    "When the iteration begins, the implicit session asks for When In Use.",
    "`restricted` and `denied` differ: the second tells that the person has tapped Don’t Allow.",
    "A widget never shows the location prompt by itself.",
    "`locationUnavailable` is a member of `CLLocationUpdate`.",
    "Temporary full accuracy lasts until the app is no longer in use.",
    "A `.none` session never asks.",
    "A monitor can be opened, and a condition added, without a question.",
    "In temporary When In Use a terminated app is not launched.",
    "While Location Services are off, the service itself fails: starting a service gives `CLError.denied`.",
    "If Location Services are off, `authorizationDenied` is true.",
    "After Don’t Allow the status is not `restricted` but `denied`.",
    "If there is no `CLServiceSession`, updates carry `serviceSessionRequired`.",
    "Once the person has tapped Don’t Allow, the alert never comes back by itself.",
    "After Don’t Allow, send the person to Settings; with Ask Next Time the alert comes back.",
    "The upgrade prompt appears once for each installation.",
    "An ended `CLServiceSession` cannot be revived; a new one is made.",
    "With Always the background indicator can be hidden, and with When In Use it always shows.",
    "An Allow Once grant ends with the use, while Allow While Using App is permanent.",
    "Keep Only While Using in the upgrade prompt causes no call of the delegate.",
    "When Location Services are turned off, an app that was `authorizedAlways` reports `denied`.",
    "Turn Location Services off and an authorized app reads `denied`; the grant comes back with the switch.",
    "On macOS a crossed fence launches no app.",
    "Under When In Use the person opens the app, and region monitoring goes on.",
    "The upgrade prompt has two options: Keep Only While Using and Change to Always Allow.",
    "Provisional Always does not end after some days.",
    "A session lasts until the app releases it.",
    "If `NSLocationWhenInUseUsageDescription` is missing, no prompt appears.",
  ]

  /// What is denied twice over, what is told of a thing among others, and what nobody says in full.
  private static let rightOnSecondThought = [
    "A `CLServiceSession` made with `.none` never prompts, not even with `notDetermined`.",
    "`CLServiceSession` is not available to AppKit apps, not even in macOS 26.",
    "The status does not become `authorizedAlways` on visionOS, not even in an iPad app.",
    "Nothing that the person picks in a prompt leads to `restricted`.",
    "Nothing an answer can do produces `restricted`.",
    "On iOS 18, whoever chooses Always in Settings for an app with When In Use gives it Always.",
    "On iOS 18, picking Always in Settings under When In Use gives permanent Always.",
    "Temporary full accuracy does not end while the app is in the foreground.",
    "While the app is in use, an Allow Once grant does not lapse.",
    "On iOS 18, when an Allow Once grant lapses while the `.whenInUse` session is held, the next foreground prompts.",
    "On iOS 17, `CLBackgroundActivitySession` cannot prompt.",
    "On iOS 17, a `CLBackgroundActivitySession` never leads to a prompt.",
    "On iOS 18, provisional Always does not deliver an event that needs Always.",
    "On iOS 18, an event that needs Always is not delivered in provisional Always before Change to Always Allow.",
    "The second prompt never offers Don’t Allow.",
    "The upgrade prompt never offers Allow Once, not even on iOS 18.",
    "On iOS 18 the upgrade prompt does not offer Allow Once.",
    "While the upgrade prompt shows, Keep Only While Using appears in the prompt.",
    "An implicit session cannot ask for Always.",
    "On iOS 18, Always cannot be requested by a `.whenInUse` session.",
    "Full accuracy cannot be requested by an implicit session.",
    "The second prompt appears while the app is in the background.",
    "The second prompt may appear days after the first.",
  ]

  private static let rightKorean = [
    "`alwaysAuthorizationDenied`는 항상 허용이 거부되었다는 뜻입니다.",
    "iOS 13 이상에서 설정에는 ‘안 함’, ‘다음번에 묻기’, ‘앱을 사용하는 동안’, ‘항상’이 나옵니다.",
    "watchOS의 임시 항상 허용은 문서에 없습니다.",
    "위치 버튼은 처음 누를 때 확인 알림을 띄우고, 그 뒤에는 누를 때마다 바로 권한을 준다.",
    "`NSLocationDefaultAccuracyReduced`가 있어도 사용자는 설정에서 정확한 위치를 켤 수 있다.",
    "암시적 세션은 항상 허용을 요청하지 않는다.",
    "위젯은 권한 알림을 직접 띄울 수 없다.",
    "`.none` 세션은 권한을 묻지 않습니다.",
    "위치 서비스가 꺼져 있으면 `authorizationDenied`는 true이다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightEnglish, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightOnSecondThought, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightKorean, language: "ko").isEmpty)
  }

  @Test func endsNoSentenceAtAnAbbreviation() {
    let one = "After a refusal, e.g. Don’t Allow, the status is `denied`."
    #expect(SentenceVerdicts.of(one).count == 1)
    #expect(SentenceVerdicts.of("The status is `denied`. It is `restricted`.").count == 2)
  }

  @Test func takesTheWeakestOfWhatPlatformsSay() {
    let text =
      "For `requestAlwaysAuthorization()` you need two strings in Info.plist: "
      + "`NSLocationAlwaysAndWhenInUseUsageDescription` and `NSLocationWhenInUseUsageDescription`."
    #expect(SentenceVerdicts.ofClaims(in: text) == ["conditional"])
  }
}
