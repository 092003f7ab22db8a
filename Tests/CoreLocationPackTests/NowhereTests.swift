import Testing

@testable import CoreLocationPack

/// What is so in no circumstances, in sentences that say much else.
@Suite struct NowhereTests {
  private static let wrongEnglish = [
    "Keep Only While Using, chosen in the upgrade alert, takes the old grant away, and the app ends up denied.",
    "On iOS, calling `startUpdatingLocation()` with the status `notDetermined` makes the system ask for permission.",
    "The sentence shown in the temporary full accuracy prompt is taken from `NSLocationUsageDescription`.",
    "When the upgrade alert is answered with Keep Only While Using, the delegate receives `authorizedWhenInUse`.",
    "If the second prompt is answered with Keep Only While Using, the waiting event is still delivered.",
    "The grant ends when the app is no longer in use, and the status then drops to `denied`.",
    "Calling `requestAlwaysAuthorization()` requires iOS 11 or later.",
  ]
  private static let wrongKorean = [
    "업그레이드 알림에서 '사용하는 동안만 유지'를 누르면 델리게이트에 `authorizedWhenInUse`가 한 차례 전달된다.",
    "임시 정밀 위치를 요청할 때 쓰는 목적 문구는 `NSLocationUsageDescription` 아래에 목적 키 이름으로 넣는다.",
  ]
  private static let rightEnglish = [
    "While an App Clip is limited to the time of use, the full app can get Always.",
    "With a complication the app can show the prompt as soon as the user opens it.",
    "The app that contains the widget shows the prompt itself.",
    "If Location Services are turned off and an app starts updating location, iOS shows an alert that leads to Settings.",
    "Ask Next Time turns a refusal back into `notDetermined`.",
    "When Location Services are off for the whole device, a While Using app reads `denied`.",
    "The delegate receives `authorizedWhenInUse` as usual, but the grant ends when the app is no longer in use.",
    "The delegate method reacts not only to a new status but also to a change of the Precise Location switch alone.",
    "Keep Only While Using is silent in the upgrade alert, but in the second alert of a direct request the delegate is told `authorizedWhenInUse`.",
    "A temporary full-accuracy grant doesn't raise the authorization level: the status stays what it was, although the delegate is called.",
    "Visits and heading go on working under reduced accuracy, unlike beacon ranging.",
  ]
  private static let rightKorean = [
    "'사용하는 동안만 유지'라는 버튼이라도 업그레이드 알림에서는 콜백이 없는 반면, 임시 항상 허용의 두 번째 알림에서는 `authorizedWhenInUse`가 전해진다.",
    "첫 알림에는 앱 사용 중 문구가, 업그레이드 알림에는 항상 허용 문구가 쓰인다.",
    "설정에서 다음번에 묻기를 고른 뒤 알림에서 거부하면 상태는 `denied`로 남는다.",
    "'허용 안 함'으로 답한 사용자도 나중에 여기서 '앱을 사용하는 동안'으로 바꿀 수 있고, 그러면 `authorizedWhenInUse`가 전달돼요.",
    "`fullAccuracyPurposeKey`를 받는 이니셜라이저를 쓰면 `CLServiceSession`에 전체 정확도 목표까지 담을 수 있다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightEnglish, language: "en") == [])
    #expect(try CellVerdicts.refuted(Self.rightKorean, language: "ko") == [])
  }
}
