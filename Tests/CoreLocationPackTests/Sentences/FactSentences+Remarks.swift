extension FactSentences {
  /// What people remark on in passing: statements with something added, bare questions, and denials of
  /// something else.
  static let remarks = FactSentences(
    about: "remarks",
    wrongEnglish: [
      // A head that goes on.
      "Creating a location manager never calls the delegate, the app has to ask for the status itself.",
      "`pausesLocationUpdatesAutomatically` is false by default, so you have to opt in.",
      "Letting go of a `CLServiceSession` does not end it, only the call of `invalidate()` does.",
      // A bare question as a condition.
      "Forgot `NSLocationWhenInUseUsageDescription`? `requestWhenInUseAuthorization()` shows an empty prompt.",
      // A request behind a lapse.
      "After an Allow Once grant has lapsed, `requestWhenInUseAuthorization()` does not show a prompt.",
      // What has been so since iOS 15 at the latest.
      "On iOS 16, `startUpdatingLocation()` puts up the permission prompt by itself.",
      // A clause that no mark ends.
      "When temporary full accuracy runs out the delegate isn’t told.",
      "Temporary full accuracy runs out when the app is left, and the delegate isn’t told.",
    ],
    wrongKorean: [
      "한 번 허용이 만료되면 앱이 거부 상태가 되므로 설정 앱으로 보내는 수밖에 없다.",
      "한 번 허용 권한이 끝난 뒤 `requestWhenInUseAuthorization()`을 호출하면 프롬프트가 나타나지 않는다.",
      "사용자가 거부했나요? `requestWhenInUseAuthorization()`을 호출하면 프롬프트가 다시 나타납니다.",
    ],
    rightEnglish: [
      "Calling it early does not use up the single chance to ask for Always on iOS 17.",
      "Ending the last background activity session in the background also ends a one-time grant.",
      "Change to Always Allow calls the delegate after an upgrade request but not after the second prompt.",
      "After an Allow Once grant has lapsed, `requestWhenInUseAuthorization()` shows a prompt again.",
      "Only one event is held under provisional Always, so the newer one replaces the older.",
      "Always authorization does not make everything launch an app: heading still does not.",
    ],
    rightKorean: [
      "‘다음번에 묻기’를 고르는 것은 거부가 아니므로 상태는 결정되지 않음이 된다.",
      "`locationUnknown`은 권한이 거부되었다는 뜻이 아니라 아직 위치를 찾지 못했다는 뜻이다.",
      "권한 변경은 처음 만든 매니저만이 아니라 모든 매니저의 델리게이트에 보고된다.",
      "요청의 첫 프롬프트에서 ‘한 번 허용’을 고르면 임시 항상 허용(Provisional Always)이 아니라 일시적인 권한을 받는다.",
      "대략적인 위치만 허용된 앱은 방문은 받을 수 있지만 지역 이벤트는 항상 허용이 있어도 받지 못한다.",
    ])
}
