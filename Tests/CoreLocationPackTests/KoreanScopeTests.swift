import Testing

@testable import CoreLocationPack

/// Korean sentences of which a word decides what is denied, of what, and in which circumstances; what
/// is right stands beside the wrong sentence that looks most like it.
@Suite struct KoreanScopeTests {
  private static let wrong: Set<String> = [
    "설정에서 정확한 위치를 끄면 상태는 `denied`로 바뀐다.",
    "‘허용 안 함’을 고르면 상태는 `authorizedWhenInUse`로 바뀐다.",
    "임시 항상 허용에서 ‘사용하는 동안만 유지’를 골라도 델리게이트 콜백은 오지 않는다.",
  ]

  private static let right = [
    // What it does not turn into, and what it is and something else is not.
    "사용자가 설정에서 정확한 위치를 꺼도 상태는 `denied`로 바뀌지 않는다.",
    "사용자가 설정에서 정확한 위치를 꺼도 상태는 `notDetermined`로 변하지 않고, 정확도만 `reducedAccuracy`가 된다.",
    "‘허용 안 함’을 고르면 상태는 `denied`이지 `restricted`가 아니다.",
    "어떤 요청도 `denied`를 다른 값으로 바꾸지 못한다.",
    // What is silent, and what an answer causes where.
    "임시 항상 허용에서 ‘항상 허용으로 변경’을 고르면 델리게이트는 조용하다.",
    "‘사용하는 동안만 유지’는 두 번째 알림에서는 `authorizedWhenInUse`를 전달한다.",
    "‘사용하는 동안만 유지’는 업그레이드 알림에서는 콜백을 일으키지 않는다.",
    // Where something goes back from, and what is contrasted.
    "일시적인 전체 정확도는 오래가지 않고, 사용이 끝나면 다시 `reducedAccuracy`로 돌아간다.",
    "대략적인 위치에서 방문 서비스의 시각은 쓸 만하지만 장소는 정교하지 않다.",
    "정확도가 이미 full이라면 일시적인 정확한 위치를 요청해도 알림은 뜨지 않는다.",
    // What is so only there, and what is no exclusive thing.
    "`authorizedWhenInUse`는 iOS와 watchOS에는 있지만 macOS에서만은 쓸 수 없다.",
    "`CLLocationUpdate`는 iOS 전용이 아니며 macOS 14에서도 쓸 수 있다.",
    "제한된 기기에서 `.whenInUse` 세션을 만들면 `authorizationRestricted` 진단이 참이 될 뿐 알림은 나타나지 않는다.",
    "대략적인 위치만 있어도 중요한 위치 변화와 방문은 받지만 지역 이벤트는 못 받는다.",
    "`CLError`의 `denied`는 원시 값이 1이고 `CLAuthorizationStatus`의 `denied`는 2다.",
    "임시 항상 허용이 막는 것은 백그라운드에서의 전달이지, 앱을 쓰는 동안의 전달이 아니다.",
    "포그라운드 밖에서는 상태가 `notDetermined`여도 `requestAlwaysAuthorization()`이 알림을 띄우지 못한다.",
    "임시 정밀 위치를 거절하면 정확도가 그대로여서 델리게이트는 호출되지 않는다.",
    "`CLServiceSession.AuthorizationRequirement.whenInUse`는 tvOS에 있지만 `always`는 tvOS에 없다.",
    "When In Use 앱이 Always를 요청해서 ‘항상 허용으로 변경’을 고르면 `authorizedAlways`가 전달된다.",
    // What another sentence tells.
    "사용 목적 문자열을 빠뜨린 앱을 보자. 요청은 효과가 없고 상태는 `notDetermined`에 머문다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    let refuted = try CellVerdicts.refutations(in: Array(Self.wrong), language: "ko")
    #expect(refuted == Self.wrong)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refutations(in: Self.right, language: "ko").isEmpty)
  }

  @Test func refutesNothingThatIsRightUnderItsHeading() throws {
    let once = [
      "이 버튼은 `authorizedAlways`를 절대 주지 않는다.",
      "종료된 앱을 지역 이벤트로 깨우는 일은 없다.",
    ]
    #expect(try CellVerdicts.refutations(in: once, language: "ko", under: "한 번 허용").isEmpty)
    let second = [
      "앱을 사용하는 동안 권한만 요청한 앱에서는 임시 항상 허용이 될 일이 없으니 이 알림도 나오지 않는다."
    ]
    #expect(
      try CellVerdicts.refutations(in: second, language: "ko", under: "두 번째 알림(임시 항상 허용 뒤)").isEmpty
    )
  }
}
