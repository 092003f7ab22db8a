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

  @Test func reachesAGrantThatLastsWhereItIsAsNear() throws {
    let text = """
      on iOS 18
      keys NSLocationWhenInUseUsageDescription
      given authorizedWhenInUse
      when noLongerInUse
      then the status is authorizedWhenInUse
      """
    #expect(try ModelScenario(text).run().failures == [])
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

  static let keys =
    "keys NSLocationWhenInUseUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription, "
    + "NSLocationTemporaryUsageDescriptionDictionary:Ride\n"

  /// Every sentence about what a step shows, in both languages.
  @Test(arguments: [
    """
    given WU0
    when the app calls requestAlwaysAuthorization()
    then the prompt is P-UPG
    and the prompt offers "Keep Only While Using"
    when the user chooses "Keep Only While Using"
    then Settings shows While Using the App
    when the app calls requestAlwaysAuthorization()
    then nothing happens
    """,
    """
    먼저 WU0
    만일 앱이 requestAlwaysAuthorization()을 호출하면
    그러면 알림은 P-UPG이다
    그리고 알림에 "사용하는 동안만 유지"가 있다
    만일 사용자가 "사용하는 동안만 유지"를 선택하면
    그러면 설정에 앱을 사용하는 동안이 보인다
    만일 앱이 requestAlwaysAuthorization()을 호출하면
    그러면 아무 일도 일어나지 않는다
    """,
    """
    given WU0
    when settings:preciseOff
    then the accuracy is reduced
    when the app calls requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Ride")
    and choose:Decline
    then the completion is nil
    and the accuracy is reduced
    """,
    """
    먼저 WU0
    만일 settings:preciseOff
    그러면 정확도는 reduced이다
    만일 requestTemporaryFullAccuracy:Ride
    그리고 choose:Decline
    그러면 완료는 nil이다
    """,
    """
    given PA
    when noLongerInUse
    and eventReady:always
    then the delivery is held
    and no prompt appears
    """,
    """
    먼저 PA
    만일 noLongerInUse
    그리고 eventReady:always
    그러면 전달은 held다
    """,
    """
    when settings:globalOff
    and createServiceSession:whenInUse
    then the diagnostic is authorizationDeniedGlobally
    and the diagnostic is authorizationDenied
    """,
    """
    만일 settings:globalOff
    그리고 createServiceSession:whenInUse
    그러면 진단은 authorizationDenied이다
    """,
  ])
  func observesWhatAStepShows(lines: String) throws {
    let result = try ModelScenario("on iOS 18\n" + Self.keys + lines).run()
    #expect(result.failures == [])
  }

  @Test(arguments: [
    ("then nothing happens", "something happens (T05)", "일어나는 일이 있습니다(T05)"),
    ("then the prompt is P-UPG", "P-WIU appears", "P-WIU 알림이 나타납니다"),
    (
      "then the prompt offers \"Always Allow\"",
      "the prompt offers Allow Once, Allow While Using App, Don’t Allow",
      "알림의 선택지는 한 번 허용, 앱을 사용하는 동안 허용, 허용 안 함입니다"
    ),
    ("then Settings shows Never", "Settings shows Ask Next Time", "설정에 보이는 것은 다음번에 묻기입니다"),
    ("then the accuracy is reduced", "the accuracy is full", "정확도는 full입니다"),
    ("then the completion is nil", "there is no completion", "완료가 없습니다"),
    ("then the delivery is held", "there is no delivery", "전달이 없습니다"),
    ("그러면 진단은 authorizationDenied이다", "there is no diagnostic", "진단이 없습니다"),
  ])
  func saysWhatIsFoundInstead(line: String, english: String, korean: String) throws {
    let text = "on iOS 18\n" + Self.keys + "when requestWhenInUse\n" + line
    let failures = try ModelScenario(text).run().failures
    #expect(failures.map(\.message.english) == [english])
    #expect(failures.map(\.message.korean) == [korean])
  }

  /// What is delivered happens, although no state changes.
  @Test(arguments: ["eventReady:always", "eventReady:inUse"])
  func countsADeliveryAsSomethingThatHappens(event: String) throws {
    let text = "on iOS 18\n" + Self.keys + "given AL\nwhen \(event)\nthen nothing happens"
    let result = try ModelScenario(text).run()
    #expect(result.steps.last?.delivery == "delivered")
    #expect(result.failures.map(\.line) == [5])
  }

  /// What is wrong with the context stands on a line of its own.
  @Test(arguments: [
    ("on iOS 7\nkeys NSLocationWhenInUseUsageDescription\nwhen requestWhenInUse", 1),
    ("on iOS 18\nkeys NSLocationWhenInUseUsageDescription, NSLocationWhenUsage\nwhen lapse", 2),
    ("환경 iOS 18\n\n키 NSLocationWhenUsage\n만일 앱이 requestWhenInUse를 호출하면", 3),
  ])
  func namesTheLineOfAWrongContext(text: String, line: Int) throws {
    let scenario = try ModelScenario(text)
    let error = #expect(throws: ModelRunError.self) { try scenario.run() }
    #expect(error?.step == line)
  }

  @Test func proposesTheMethodThatIsMeant() throws {
    let scenario = try ModelScenario("on iOS 18\nwhen the app calls requestAlwaysAuthorisation")
    let error = #expect(throws: ModelRunError.self) { try scenario.run() }
    #expect(error?.hint.english.contains("requestAlwaysAuthorization") == true)
  }
}
