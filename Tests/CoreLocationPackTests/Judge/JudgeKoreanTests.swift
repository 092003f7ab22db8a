import Testing

/// Korean sentences from the words to the verdict.
@Suite struct JudgeKoreanTests {
  @Test(
    arguments: [
      "위치 서비스가 꺼져 있으면 앱에는 `denied`가 보고된다.",
      "임시 항상 허용 상태에서 설정 앱은 ‘앱을 사용하는 동안’을 보여 주는데, API는 `authorizedAlways`라고 보고한다.",
      "사용하는 동안만 유지를 고른 뒤 다시 `requestAlwaysAuthorization()`을 부르면 무시됩니다.",
      "`denied`나 `restricted` 상태에서는 `requestWhenInUseAuthorization()`을 호출해도 알림이 나오지 않는다.",
      "앱 클립은 항상 허용을 받을 수 없다.", "‘허용 안 함’은 영어로 Don’t Allow다.",
      "첫 알림에는 ‘한 번 허용’, ‘앱을 사용하는 동안 허용’, ‘허용 안 함’이 있습니다.",
      "기기를 재시동해도 항상 허용 권한은 유지된다.",
    ])
  func upholdsWhatIsTrue(_ sentence: String) {
    let verdicts = SentenceVerdicts.of(sentence)
    #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0 == "holds" }, "\(verdicts)")
  }

  @Test(
    arguments: [
      "위치 서비스가 꺼져 있으면 앱의 상태는 `restricted`가 된다.", "첫 알림에는 ‘항상 허용’ 버튼이 있다.",
      "`CLAuthorizationStatus`에는 `authorizedOnce`라는 케이스가 있다.",
      "‘결정되지 않음’은 `denied`를 뜻한다.", "한 번 허용으로 얻은 권한은 기기를 재시동해도 유지된다.",
      "앱을 사용하는 동안 권한만 있어도 방문 서비스가 종료된 앱을 다시 실행해 준다.",
      "임시 항상 허용은 앱을 종료하면 끝난다.", "visionOS 앱도 항상 허용을 받을 수 있습니다.",
      "macOS에서는 `authorizedWhenInUse`가 보고될 수 있다.", "‘한 번 허용’은 iOS 14에서 처음 등장했다.",
      "사용자가 설정에서 ‘앱을 사용하는 동안’을 고르면 `authorizedAlways`가 보고된다.",
      "iOS 17에서는 `NSLocationAlwaysUsageDescription`만 있으면 `requestAlwaysAuthorization()`이 동작한다.",
      "사용자가 임시 정확도 요청을 거절하면 완료 핸들러에 `promptDeclined`가 전달된다.",
      "iOS 12의 권한 알림에도 ‘한 번 허용’ 버튼이 있었다.",
      "거부한 사용자에게 알림을 다시 띄우고 싶다면 `requestWhenInUseAuthorization()`을 다시 호출하면 됩니다.",
      "두 번째 알림에서 ‘사용하는 동안만 유지’를 골라도 보류된 이벤트는 전달된다.",
      "macOS에서 위치를 쓰려면 `NSLocationWhenInUseUsageDescription`을 선언해야 한다.",
    ])
  func refutesWhatIsFalse(_ sentence: String) {
    #expect(
      SentenceVerdicts.of(sentence).contains("contradicts-model"),
      "\(SentenceVerdicts.of(sentence))")
  }

  @Test(
    arguments: [
      "iOS 12부터는 ‘한 번 허용’을 고르면 상태가 `authorizedWhenInUse`가 됩니다.",
      "macOS 10.14부터는 코드에서 `requestWhenInUseAuthorization()`을 호출해도 됩니다.",
    ])
  func limitsWhatCameLater(_ sentence: String) {
    let verdicts = SentenceVerdicts.of(sentence)
    #expect(verdicts.contains("conditional") && !verdicts.contains("holds"), "\(verdicts)")
  }

  @Test(
    arguments: [
      "`requestWhenInUseAuthorization()`을 호출한 뒤 사용자가 ‘앱을 사용하는 동안 허용’을 고르면, `requestAlwaysAuthorization()`을 호출했을 때 곧바로 항상 허용 권한을 요청하는 알림이 나타납니다.",
      "한 번 허용을 고른 뒤에는 상태가 `notDetermined`로 돌아온다.", "권한 요청 알림은 상태가 `notDetermined`일 때만 뜬다.",
      "한 번 허용을 받은 앱은 항상 허용을 얻지 못한다.", "업그레이드 알림은 여러 번 나올 수 있다.",
      "앱이 더는 사용 중이 아니면 권한이 끝납니다.", "정확한 위치를 묻는 알림을 거절하면 바뀌는 것도 콜백도 없습니다.",
      "한 번 허용과 앱을 사용하는 동안 허용은 같은 상태로 보고된다.",
      "`requestAlwaysAuthorization()`이 항상 알림을 띄우지는 않는다.",
      "한 번 허용으로 받은 권한은 앱 사용이 끝나도 즉시 만료되지는 않는다.",
      "임시 항상 허용 상태에서 앱의 실질적인 권한은 앱을 사용하는 동안 권한이다.",
      "`NSLocationAlwaysAndWhenInUseUsageDescription` 하나만으로는 항상 허용을 요청할 수 없다.",
      "앱을 사용하는 동안 권한만으로는 이미 백그라운드에 들어간 앱이 표준 위치 업데이트를 새로 시작할 수 없음.",
      "`notDetermined`와 `denied`는 각각 아직 묻지 않은 상태와 거부된 상태를 뜻한다.",
      "한 번 `denied`가 된 권한을 API 호출만으로 되찾는 것은 불가.",
    ])
  func leavesAloneWhatMayBeMeantOtherwise(_ sentence: String) {
    #expect(
      !SentenceVerdicts.of(sentence).contains("contradicts-model"),
      "\(SentenceVerdicts.of(sentence))")
  }
}
