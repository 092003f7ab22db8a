import Testing

/// What is told of since when something is deprecated, and of what is not.
struct DeprecationTests {
  @Test func whatWasCurrentThenWasNotDeprecated() throws {
    let english = [
      "`requestAlwaysAuthorization()` was deprecated in iOS 17.",
      "`requestWhenInUseAuthorization()` has been deprecated since iOS 18.",
    ]
    #expect(try CellVerdicts.refuted(english, language: "en") == english)
    let korean = ["`requestAlwaysAuthorization()`은 iOS 17에서 사용 중단되었다."]
    #expect(try CellVerdicts.refuted(korean, language: "ko") == korean)
  }

  @Test func whatMayHaveBecomeOfItSinceIsLeftOpen() throws {
    let sentences = [
      "The geocoder `CLGeocoder` is deprecated on iOS 26.",
      "The class method was deprecated in iOS 14; the property `authorizationStatus` replaces it.",
    ]
    #expect(try CellVerdicts.refuted(sentences, language: "en").isEmpty)
  }

  @Test func aColumnOfVersionsTellsJustTheseVersions() throws {
    let lines = [
      "| 옛 이름 | 폐기된 버전(iOS) |", "| --- | --- |",
      "| `CLAuthorizationStatus.authorized` | 13.0 |",
      "| `CLAuthorizationStatus.authorized` | 8.0 |",
      "| `CLLocationManager.authorizationStatus()` | 14.0 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko") == ["13.0"])
  }

  @Test func aKeyIsNotNeededBeforeThereIsIt() throws {
    func lines(_ version: String) -> [String] {
      [
        "| 비교 항목 | iOS \(version) |", "| --- | --- |",
        "| 항상 허용 요청에 쓰는 키 | `NSLocationAlwaysAndWhenInUseUsageDescription` |",
      ]
    }
    #expect(try CellVerdicts.refutedQuotes(lines("10"), language: "ko").count == 1)
    #expect(try CellVerdicts.refutedQuotes(lines("12"), language: "ko").isEmpty)
  }

  @Test func olderPromptsOfferedNoGrantForOnce() throws {
    let lines = [
      "| Version | Choices of the When In Use request |", "| --- | --- |",
      "| iOS 11–12 | Allow, Don’t Allow, Allow Once |",
      "| iOS 13.4 and later | Allow Once, Allow While Using App, Don’t Allow |",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(lines, language: "en") == ["Allow, Don’t Allow, Allow Once"])
  }
}
