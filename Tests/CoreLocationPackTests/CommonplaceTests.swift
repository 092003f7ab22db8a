import Testing

@testable import CoreLocationPack

/// What is commonly said and is not so, what comes of what a sentence says first, and what loops and
/// lacking texts come to.
@Suite struct CommonplaceTests {
  private static let wrongEnglish = [
    "Once the user taps Change to Always Allow in the upgrade prompt, the app must still go through a provisional phase.",
    "The prompt for full accuracy may be shown from the background.",
    "A complication on the current watch face is all a watch app needs to show the permission prompt.",
    "Tap the location button and the status becomes `authorizedAlways`.",
    "Deny temporary full accuracy, and the status becomes denied.",
    "Your delegate is called for every answer in a location alert, even if the status stays the same.",
    "Without its usage strings, an Always request crashes the app.",
    "On iOS 18, live updates reach an app with Always in the background with or without a session.",
    "A Mac that sleeps still evaluates the conditions of a monitor.",
    "`CLGeocoder` works only if the app has Always.",
    "Once a one-time grant has lapsed, the app may not prompt again.",
    "`requestAlwaysAuthorization()` asks the user even without the Always string.",
    "In a Mac Catalyst build, `CLLocationButton` reacts to clicks.",
    "A widget puts up the location prompt if its app is still undecided.",
    "Visits can’t be started unless the app has Always.",
  ]
  private static let rightEnglish = [
    "Once the user taps Change to Always Allow in the upgrade prompt, the app need not go through a provisional phase.",
    "The prompt for full accuracy may be shown in the foreground alone.",
    "You may have read that a provisional Always is reported as When In Use, which is not so.",
    "An Always request from the background shows nothing, however complete the Info.plist may be.",
    "Tap the location button, and the status becomes `authorizedWhenInUse`.",
    "Deny temporary full accuracy, and the status stays what it was.",
    "When the user chooses Keep Only While Using in the second prompt, the system drops the event it held, and your delegate receives `authorizedWhenInUse`.",
    "The second prompt appears on its own, and the delegate is called when the user keeps When In Use.",
    "Tapping Don’t Allow on a fresh prompt gives you `.denied` in the delegate.",
    "Every new manager calls its delegate, even if the status stays the same.",
    "On iOS 18, standard updates reach an app with Always in the background with or without a session.",
    "A location notification trigger works under While Using, even though the app hears nothing before the user taps the notification.",
    "By iterating `liveUpdates`, you can receive locations.",
    "If you iterate `liveUpdates` on iOS 17, you can receive locations.",
    "If you hold a `.whenInUse` session, the system can ask again after an Allow Once grant has lapsed.",
    "A restricted app may call `requestAlwaysAuthorization()`, but it gets neither a prompt nor a callback.",
    "`requestAlwaysAuthorization()` never lifts an app out of `denied`.",
    "Flipping the device-wide switch makes an app with When In Use report `denied`, while its grant is kept.",
    "By the morning after the user allowed it, the status of an App Clip is notDetermined again.",
    "A status of `.restricted` does not prove that anybody refused the app anything.",
    "tvOS lists the enum case `authorizedAlways`, but no app there is ever granted it.",
    "A `.none` session never prompts, whatever the status.",
    "Once the user has refused, no number of requests will bring the alert back.",
    "When Location Services are turned off for the whole device, an app with Always reads `.denied`, but its grant isn’t erased.",
    "A missing Always string doesn’t get in the way of `requestWhenInUseAuthorization()`.",
    "Moving `requestWhenInUseAuthorization()` into background code won’t help an undetermined app.",
  ]
  private static let wrongKorean = [
    "사용자가 고른 답이 이전 상태와 같더라도 델리게이트는 호출된다.",
    "지오코딩은 항상 허용 권한을 받은 앱에서만 동작합니다.",
    "LocationButton을 누르면 기한 없는 앱 사용 중 권한이 생긴다.",
    "맥이 잠든 동안에도 `CLMonitor`의 조건은 계속 감시된다.",
    "`stationary`는 기기가 다시 움직이기 시작했음을 알린다.",
    "사용자가 한 번만 허용했는지는 `authorizationStatus` 값만 봐도 구별됩니다.",
    "앱 클립에서 `NSAppClipRequestLocationConfirmation`을 켜면 위치 권한도 함께 부여된다.",
    "거부당한 앱이라도 `requestWhenInUseAuthorization()`을 다시 부르면 알림이 뜬다.",
    "백그라운드에서 만든 서비스 세션은 포그라운드로 와도 시스템이 다시 시도하지 않으니 버리고 새로 만드세요.",
    "예전 이름인 `authorized`는 `authorizedWhenInUse`와 같은 raw 값을 가진다.",
    "거부된 상태에서 `startUpdatingLocation()`을 부르면 조용히 실패한다.",
  ]
  private static let rightKorean = [
    "`authorized`와 `authorizedAlways`는 값이 같으니 따로 비교하지 않아도 된다.",
    "델리게이트는 답할 때마다 불리는 것이 아니라 상태가 바뀔 때 불린다.",
    "임시 항상 허용이나 한 번 허용 같은 중간 단계 없이, macOS에서는 허용하면 바로 `authorizedAlways`가 됩니다.",
    "앱이 다시 실행되면 지역 모니터링은 저절로 이어지지만 `CLBackgroundActivitySession`은 다시 만들어야 한다.",
    "세션을 계속 들고 있으면 앱이 포그라운드로 올라오는 순간 미뤄졌던 프롬프트가 나오므로 다시 만들 필요가 없습니다.",
    "위치 푸시는 항상 허용 권한을 받은 앱에서만 동작합니다.",
    "시퀀스를 변수에 담아 두는 것만으로는 알림이 뜨지 않고, 순회하기 시작해야 암묵적 세션이 생긴다.",
    "tvOS 17 앱에서 위치를 스트림으로 받고 싶다면 `liveUpdates`를 순회하면 된다.",
    "임시로 정확한 위치를 달라는 요청에 사용자가 동의하면 권한 상태는 바뀌지 않는다.",
    "`NSLocationAlwaysAndWhenInUseUsageDescription`이 없는 앱이라도 `NSLocationWhenInUseUsageDescription`이 있으면 `requestWhenInUseAuthorization()` 창은 표시됩니다.",
    "`NSLocationAlwaysAndWhenInUseUsageDescription`을 빠뜨린 앱이라도 When In Use 키가 있으면 `requestWhenInUseAuthorization()` 창은 뜬다.",
    "`authorized`와 `authorizedAlways`를 서로 다른 값으로 아는 사람이 많은데 원시값은 둘 다 3이다.",
    "`accuracyLimited`는 `CLLocationUpdate`에서는 제공되지만 `CLBackgroundActivitySession.Diagnostic`에서는 제공되지 않는다.",
    "`requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)`는 watchOS 9 전용 API입니다.",
    "`CLMonitor`의 조건 20개 제한은 모니터마다 따로 주어지는 게 아니라 앱 전체에 적용됩니다.",
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
