import LockbPack
import Testing

@testable import CoreLocationPack

/// Random traces: whatever happens, a run answers, and answers the same.
@Suite struct ModelBatchTests {
  /// A small generator of its own, so that traces are the same everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  static func traces(_ count: Int, seed: UInt64) -> [ReferenceRequest] {
    var generator = Generator(state: seed)
    let names = ModelEvent.names.filter { !$0.hasSuffix("PURPOSE") && $0 != "choose:LABEL" }
    let keys = Keys.all + [Keys.reduced, Keys.explicit]
    return (0..<count).map { _ in
      let place = ModelExplorationTests.places.randomElement(using: &generator) ?? "iOS 18.0"
      let words = place.split(separator: " ").map(String.init)
      var request = ReferenceRequest(
        platform: words[0], version: words[1],
        keys: keys.filter { _ in UInt8.random(in: 0..<4, using: &generator) > 0 })
      guard let context = try? ModelContext(request) else { return request }
      let spot = ModelTable.Place(context)
      var state = ModelState(reducedAccuracy: context.startsReduced)
      for _ in 0..<20 {
        var text = names.randomElement(using: &generator) ?? "requestAlways"
        if let choice = state.prompt.choices.randomElement(using: &generator),
          Bool.random(using: &generator)
        {
          text = "choose:" + choice.rawValue
        }
        let before = state.snapshot(in: spot)
        guard (try? ModelRun.step(&state, text, before, spot)) != nil else { continue }
        request.events.append(text)
      }
      return request
    }
  }

  @Test func answersEveryTraceAlikeEachTime() throws {
    for trace in Self.traces(500, seed: 7) {
      let steps = try ModelRun.run(trace)
      #expect(steps.count == trace.events.count)
      #expect(try ModelRun.run(trace) == steps)
    }
  }
}
