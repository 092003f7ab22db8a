import LockbBase
import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct ModelRunErrorTests {
  private func failure(
    _ platform: String = "iOS", _ version: String = "18", keys: [String] = Keys.all,
    flags: [String: ReferenceRequest.Flag] = [:], _ events: String...
  ) throws -> ReferenceFailure {
    let machine = try #require(CoreLocationPack.pack.machine)
    let request = ReferenceRequest(
      platform: platform, version: version, keys: keys, flags: flags, events: events)
    guard case .failure(let failure) = machine.run(request) else {
      throw ReferenceFailure(
        code: "none", message: Localized(en: "", ko: ""), hint: Localized(en: "", ko: ""),
        isUnknownName: false)
    }
    return failure
  }

  @Test func writesEveryFailureInBothLanguages() throws {
    let failures = [
      try failure("iOs"), try failure("iOS", "x"), try failure("iOS", "7"),
      try failure("iOS", "19"), try failure("iPadOS", "25.9"),
      try failure(flags: ["grace": .number(-1)]),
      try failure(keys: ["NSLocationWhenInUseDescription"]),
      try failure(flags: ["gracee": .number(1)]),
      try failure(flags: ["grace": .bool(true)]), try failure("iOS", "18", "requestAllways"),
      try failure("iOS", "18", "choose:한번 허용"), try failure("visionOS", "2", "requestAlways"),
      try failure("iOS", "17", "createServiceSession:always"), try failure("iOS", "18", "dismiss"),
      try failure("iOS", "18", "requestAlways", "choose:Allow"), try failure("iOS", "18", "resume"),
    ]
    for failure in failures {
      #expect(failure.code != "none")
      #expect(failure.message.korean.containsHangul, "\(failure.message.korean)")
      #expect(!failure.message.english.containsHangul || failure.code == "unknown-label")
      #expect(failure.hint.english.isEmpty == failure.hint.korean.isEmpty)
      #expect(failure.hint.korean.containsHangul, "\(failure.hint)")
    }
  }

  @Test func knowsThat26Follows18() throws {
    #expect(try failure("iOS", "20.1").hint.english == "iOS 18 is followed by iOS 26")
    for version in ["18.6", "26", "27.0"] {
      #expect(throws: Never.self) {
        try ModelRun.run(ReferenceRequest(platform: "iOS", version: version))
      }
    }
  }

  @Test func takesNoNegativeSeconds() throws {
    for name in ["grace", "sessionTracking", "heldEventMaxAge"] {
      #expect(try failure(flags: [name: .number(-1)]).code == "unknown-flag")
    }
  }

  @Test func offersTheLabelsOfThePromptInTheLanguageOfTheUser() throws {
    let failure = try failure("iOS", "18", "requestWhenInUse", "choose:Cancel")
    #expect(failure.hint.english.contains("Allow Once"))
    #expect(failure.hint.korean.contains("한 번 허용"))
    #expect(failure.position == 1)
  }

  @Test func namesTheRowThatSaysThatACallIsMissing() throws {
    let context = try ModelContext(
      ReferenceRequest(platform: "tvOS", version: "18", keys: Keys.all))
    let obstacle = try #require(
      ModelObstacle.all(to: ModelGoal(status: .authorizedAlways), in: context).first)
    #expect(obstacle.rows == ["T28"])
    #expect(obstacle.text.english == "requestAlways does not exist on tvOS")
    #expect(obstacle.text.korean == "tvOS에는 requestAlways 요청이 없습니다")
  }

  @Test func namesTheKeyThatStandsInTheWay() throws {
    let context = try ModelContext(
      ReferenceRequest(
        platform: "iOS", version: "18", keys: ["NSLocationWhenInUseUsageDescription"]))
    let obstacles = ModelObstacle.all(to: ModelGoal(grant: .always), in: context)
    let key = "NSLocationAlwaysAndWhenInUseUsageDescription"
    #expect(obstacles.contains { $0.reason == .undeclared(key: key) && $0.rows.contains("T32") })
  }
}

extension String {
  fileprivate var containsHangul: Bool {
    unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
