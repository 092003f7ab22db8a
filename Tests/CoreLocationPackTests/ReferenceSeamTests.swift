import LockbBase
import LockbPack
import LockbReference
import Testing

@testable import CoreLocationPack

@Suite struct ReferenceSeamTests {
  private let machine = ReferenceMachine.coreLocation

  @Test func tellsWhereAScenarioBeginsAndWhatItRuns() throws {
    let block = """
      환경 iOS 18
      키 NSLocationWhenInUseUsageDescription, NSLocationAlwaysAndWhenInUseUsageDescription
      먼저 WU0
      만일 앱이 requestAlwaysAuthorization을 호출하면
      그러면 알림이 나타난다
      """
    let scenario = try machine.runScenario(block, "scenario id=upgrade").get()
    #expect(scenario.isAsClaimed)
    #expect(scenario.request.version == "18")
    #expect(scenario.request.keys.count == 2)
    #expect(scenario.givenSteps == scenario.steps.count - 1)
    #expect(scenario.steps[scenario.givenSteps].event == "requestAlways")
    #expect(try machine.run(scenario.request).get() == scenario.steps)
  }

  @Test func namesEvents() {
    #expect(machine.label("requestAlways").english == "The app calls requestAlwaysAuthorization()")
    #expect(machine.label("choose:Allow Once").korean == "사용자가 “한 번 허용” 선택지를 고른다")
    #expect(machine.label("requestTemporaryFullAccuracy:Route").english.contains("“Route”"))
    #expect(machine.label("nonsense") == Localized(en: "nonsense", ko: "nonsense"))
  }

  @Test func sharesAnEssenceOnlyWhereTheSameHappens() throws {
    let both = [
      "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    ]
    func essence(_ platform: String, _ version: String, _ keys: [String]) -> String {
      machine.essence(ReferenceRequest(platform: platform, version: version, keys: keys))
    }
    #expect(essence("iOS", "18", both) == essence("iPadOS", "18.2", both))
    #expect(
      essence("iOS", "18", both) == essence("iOS", "18", both + ["NSLocationUsageDescription"]))
    #expect(essence("iOS", "18", both) != essence("iOS", "18", [both[0]]))
    #expect(essence("iOS", "13", both) != essence("iOS", "13.4", both))
    let pad = ReferenceRequest(platform: "iPadOS", version: "18", keys: both)
    let phone = ReferenceRequest(platform: "iOS", version: "18", keys: both)
    #expect(try machine.map(pad).get().moves == machine.map(phone).get().moves)
  }

  @Test func findsTheNodeOfEveryStateThatADrawingShows() throws {
    for place in ["8", "12", "13", "18"] {
      let request = ReferenceRequest(
        platform: "iOS", version: place, keys: machine.usualKeys([]))
      let map = try machine.map(request).get()
      #expect(map.nodes.count == map.states.count)
      let found = Set(map.nodes.compactMap { $0 })
      #expect(found == Set(map.graph.nodes.indices), "iOS \(place)")
      for (state, node) in zip(map.states, map.nodes) {
        guard let node else { continue }
        #expect(map.graph.nodes[node].fields.first?.value == state.status)
      }
    }
  }
}
