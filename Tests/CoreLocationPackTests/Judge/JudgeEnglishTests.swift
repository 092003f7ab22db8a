import Testing

/// English sentences from the words to the verdict.
@Suite struct JudgeEnglishTests {
  @Test(
    arguments: [
      "A CLServiceSession with .none never shows a prompt.",
      "A session with `.none` never prompts.",
      "With reduced accuracy, beacon ranging delivers nothing.",
      "After Keep Only While Using in the second prompt the delegate is called with authorizedWhenInUse.",
      "After Change to Always Allow in the second prompt, the delegate is not called.",
      "If the app is terminated, an Allow Once grant is gone at the next launch.",
      "`authorizationStatus()` was introduced in iOS 4.2.",
      "CLAccuracyAuthorization was introduced in iOS 14.",
      "Turning Precise Location off does not change the status.",
      "Region monitoring was not available with When In Use before iOS 13.",
      "The default status is notDetermined.",
      "On tvOS, apps cannot request Always.",
      "App Clips cannot get Always.",
      "On iOS 10, NSLocationAlwaysUsageDescription is required.",
    ])
  func upholdsWhatIsTrue(_ sentence: String) {
    let verdicts = SentenceVerdicts.of(sentence)
    #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0 == "holds" }, "\(verdicts)")
  }

  @Test(
    arguments: [
      "authorizedAlways and authorizedWhenInUse are two different statuses.",
      "notDetermined does not mean that the user has never been asked.",
      "The reminder is shown only to users who granted Always.",
      "The delegate is not called after requestWhenInUseAuthorization() if the status was already denied.",
      "On iOS 11 and 12, the Always prompt showed NSLocationAlwaysAndWhenInUseUsageDescription right away.",
      "Nobody but the user can lift a denied status; no API call can.",
      "After Don’t Allow the status does not change until the user changes it in Settings.",
      "The system does not prompt again.",
      "The status doesn't change if a denied app asks again.", "No app can grant itself Always.",
      "restricted was introduced in iOS 4.2.",
      "Not even Always makes the system launch an Apple Watch app.",
      "**Change to Only While Using** in the reminder costs the app its Always grant.",
      "Declining the temporary accuracy prompt is not an error: the completion gets `nil`.",
      "Since iOS 18, no request method has to be called: iterating `liveUpdates()` is enough.",
      "With reduced accuracy no beacon event is delivered.",
      "On iOS 11 and later every request for authorization needs it.",
      "An app can watch 20 regions.", "Not every call shows a prompt.",
      "The prompt for When In Use has three buttons since iOS 13 and had two before.",
      "If the app has not been asked for Always, requestAlwaysAuthorization() shows the upgrade prompt.",
    ])
  func refutesNothingTrue(_ sentence: String) {
    let verdicts = SentenceVerdicts.ofClaims(in: sentence)
    #expect(verdicts.allSatisfy { $0 == "holds" || $0 == "model-silent" }, "\(verdicts)")
  }

  @Test(
    arguments: [
      "After Keep Only While Using at the upgrade prompt the delegate is called with authorizedWhenInUse.",
      "If the user picks While Using in Settings, the status becomes authorizedAlways.",
      "CLAuthorizationStatus has four cases.",
      "Provisional Always expires by itself after three days.",
      "A background activity session may be created from the background at any time.",
      "After Keep Only While Using in the second prompt, the held event is delivered.",
      "requestAlwaysAuthorization() requires only NSLocationAlwaysAndWhenInUseUsageDescription.",
      "Beacon ranging delivers events even with reduced accuracy.",
      "Iterating liveUpdates() never prompts on iOS 18.",
      "On tvOS the app can request Always.",
      "A watch app with Always is launched in the background.",
      "An App Clip can get Always.",
      "The initial status is restricted.",
      "The upgrade prompt shows the text of NSLocationWhenInUseUsageDescription.",
      "Region monitoring is not available with When In Use.",
      "`accuracyAuthorization` was introduced in iOS 15.",
      "NSLocationAlwaysUsageDescription is required on iOS 13 and later.",
      "requestWhenInUseAuthorization() downgrades authorizedAlways to authorizedWhenInUse.",
    ])
  func refutesWhatIsFalse(_ sentence: String) {
    #expect(SentenceVerdicts.of(sentence).contains("contradicts-model"))
  }
}
