import Testing

@testable import CoreLocationPack

/// Lines that list the versions of what their page is about.
@Suite struct AvailabilityLineTests {
  private static let heading = "`requestAlwaysAuthorization()`"

  @Test func asksEachPlatformForItsFirstVersion() throws {
    let english = [
      "Availability: iOS 8.0+ | iPadOS 8.0+ | macOS 11.0+",
      "iOS 8.0+ · tvOS 14.0+",
      "Introduced in iOS 8.0, macOS 10.14",
    ]
    #expect(
      try CellVerdicts.refuted(english, language: "en", under: Self.heading).count == english.count)
    let korean = [
      "사용 가능: iOS 및 iPadOS 8.0 이상, macOS 11.0 이상",
      "iOS 8.0 이상 · tvOS 14.0 이상에서 사용할 수 있습니다.",
    ]
    #expect(
      try CellVerdicts.refuted(korean, language: "ko", under: Self.heading).count == korean.count)
  }

  @Test func takesTheSymbolThatItNames() throws {
    #expect(
      try CellVerdicts.refuted(
        ["Availability: `CLServiceSession` – iOS 17.0 and later"], language: "en"
      ).count == 1)
  }

  @Test func takesTheNameThatItsParagraphBeginsWith() throws {
    #expect(
      try CellVerdicts.refutations(
        in: ["**한 번 허용** — 앱을 한 번 쓰는 동안의 권한. iOS 15에서 처음 생김."], language: "ko", under: "용어"
      ) == ["iOS 15에서 처음 생김."])
  }

  @Test(arguments: [
    "Availability: iOS 8.0+ | iPadOS 8.0+ | Mac Catalyst 13.1+ | macOS 10.15+ | watchOS 2.0+",
    "iOS 8.0+, iPadOS+",
    "iOS 8.0+ | iPadOS | macOS 10.15+",
    "iOS 8.0–14.0 (Deprecated), watchOS 2.0–7.0 (Deprecated)",
    "Available on iOS 17.",
    "Tested: iOS 16.0+, iOS 17.0+",
    "On iOS 13.0 to 13.3:",
  ])
  func refutesNothingThatIsRight(line: String) throws {
    #expect(try CellVerdicts.refuted([line], language: "en", under: Self.heading) == [])
  }

  @Test func saysNothingUnderNoName() throws {
    #expect(
      try CellVerdicts.refuted(["iOS 2.0+ · macOS 99.0+"], language: "en", under: "Requirements")
        == [])
  }
}
