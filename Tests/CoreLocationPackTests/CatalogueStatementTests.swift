import Testing

@testable import CoreLocationPack

/// What symbols, services and sessions are and do, told in words of their own: the value that is
/// right beside one that is not.
@Suite struct CatalogueStatementTests {
  private static let wrong = [
    "`pausesLocationUpdatesAutomatically` starts out false.",
    "`CLLocationManager` does not hold its delegate weakly.",
    "`isAuthorizedForWidgetUpdates` is false under Always.",
    "`locationServicesEnabled()` doesn't describe the device-wide switch.",
    "The diagnostic of a background activity session has eight flags.",
    "A `CLServiceSession` is mutable.",
    "The [locationManager(_:didUpdateLocations:)](https://example.com) method of the delegate receives headings.",
    "The `location` of a `CLLocationUpdate` is not optional.",
    "`monitoredRegions` does not cover the regions of all managers of the app.",
    "`showsBackgroundLocationIndicator` makes a difference only for apps with When In Use.",
    "With reduced accuracy the position is recomputed about twice an hour.",
    "Significant-change updates come after about 5 kilometers.",
  ]
  private static let right = [
    "`pausesLocationUpdatesAutomatically` starts out true.",
    "`CLLocationManager` holds its delegate weakly.",
    "`isAuthorizedForWidgetUpdates` is true under Always.",
    "The diagnostic of a background activity session has six flags.",
    "A `CLServiceSession` is immutable.",
    "The `location` of a `CLLocationUpdate` is optional.",
    "`monitoredRegions` covers the regions of all managers of the app.",
    "`showsBackgroundLocationIndicator` makes a difference only for apps with Always.",
    "With reduced accuracy the position is recomputed about four times an hour.",
    "Significant-change updates come after about 500 meters.",
  ]
  private static let koreanWrong = [
    "`CLLocationManager`는 델리게이트를 약하게 참조하지 않는다.",
    "항상 허용 앱에서 `isAuthorizedForWidgetUpdates`는 늘 false입니다.",
    "백그라운드 활동 세션의 진단에는 플래그가 여덟 개 있다.",
    "서비스 세션은 가변 객체이다.",
    "`monitoredRegions`에는 그 매니저가 등록한 지역만 들어 있다.",
    "`CLLocationUpdate`의 `location`은 옵셔널이 아니다.",
    "대략적인 위치는 한 시간에 열 번쯤 다시 계산됩니다.",
    "중요한 위치 변화는 약 100m를 이동하면 온다.",
  ]
  private static let koreanRight = [
    "`CLLocationManager`는 델리게이트를 약하게 참조한다.",
    "항상 허용 앱에서 `isAuthorizedForWidgetUpdates`는 늘 true입니다.",
    "백그라운드 활동 세션의 진단에는 플래그가 여섯 개 있다.",
    "서비스 세션은 불변 객체이다.",
    "`CLLocationUpdate`의 `location`은 옵셔널이다.",
    "대략적인 위치는 한 시간에 네 번쯤 다시 계산됩니다.",
    "중요한 위치 변화는 약 500m를 이동하면 온다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    let refuted = try CellVerdicts.refuted(Self.wrong, language: "en")
    #expect(refuted == Self.wrong, "\(Set(Self.wrong).subtracting(refuted))")
    let korean = try CellVerdicts.refuted(Self.koreanWrong, language: "ko")
    #expect(korean == Self.koreanWrong, "\(Set(Self.koreanWrong).subtracting(korean))")
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.koreanRight, language: "ko").isEmpty)
  }
}
