import CoreLocationPack
import LockbBase
import Testing

@Suite struct ModelScenarioTests {
  static let english = """
    on iOS 18
    keys NSLocationWhenInUseUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription
    given notDetermined
    when the app calls requestWhenInUseAuthorization
    then a prompt appears with NSLocationWhenInUseUsageDescription
    when the user chooses "Allow Once"
    then the status is authorizedWhenInUse
    and the callback is authorizedWhenInUse
    when the app calls requestAlwaysAuthorization()
    then no prompt appears
    and the grant is TW
    """
  static let korean = """
    환경 iOS 18
    키 NSLocationWhenInUseUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription
    먼저 결정되지 않음
    만일 앱이 requestWhenInUseAuthorization을 호출하면
    그러면 NSLocationWhenInUseUsageDescription과 함께 알림이 나타난다
    만일 사용자가 "한 번 허용"을 선택하면
    그러면 상태는 authorizedWhenInUse이다
    그리고 콜백은 앱을 사용하는 동안이다
    만일 앱이 requestAlwaysAuthorization()를 호출하면
    그러면 알림이 나타나지 않는다
    그리고 권한은 TW다
    """

  @Test func readsBothLanguagesAlike() throws {
    let english = try ModelScenario(Self.english).run()
    let korean = try ModelScenario(Self.korean).run()
    #expect(english.failures == [])
    #expect(korean.failures == [])
    #expect(english.steps.map(\.after) == korean.steps.map(\.after))
    #expect(english.isAsClaimed)
  }

  @Test func refutesAFalseLine() throws {
    let text = Self.english.replacing("the grant is TW", with: "the grant is WU0")
    let result = try ModelScenario(text, info: "scenario id=once must-fail").run()
    #expect(result.failures.map(\.line) == [11])
    #expect(result.failures.map(\.message.english) == ["the grant is TW"])
    #expect(result.isAsClaimed)
    #expect(try !ModelScenario(Self.english, info: "scenario must-fail").run().isAsClaimed)
  }

  @Test func reachesAGivenStateByTheShortestWay() throws {
    let text = """
      on iOS 18
      keys NSLocationWhenInUseUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription
      given PA
      then the status is authorizedAlways
      """
    let result = try ModelScenario(text).run()
    #expect(result.failures == [])
    #expect(result.steps.map(\.event) == ["requestAlways", "choose:Allow While Using App"])
  }

  @Test func namesTheNearestLineForAnUnknownOne() {
    #expect(throws: ModelRunError.self) { try ModelScenario("on iOS 18\nthen the staus is denied") }
    do throws(ModelRunError) {
      _ = try ModelScenario("on iOS 18\nthen no promt appears")
    } catch {
      #expect(error.step == 2)
      #expect(error.hint.english.contains("then no prompt appears"))
    }
  }

  @Test func failsForAGivenStateThatCannotBeReached() throws {
    let scenario = try ModelScenario("on visionOS 2\ngiven AL")
    #expect(throws: ModelRunError.self) { try scenario.run() }
  }
}
