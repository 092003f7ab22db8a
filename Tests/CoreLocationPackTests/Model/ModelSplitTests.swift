import LockbBase
import LockbPack
import LockbReference
import Testing

@testable import CoreLocationPack

/// What is explored in parts and what as a whole.
@Suite struct ModelSplitTests {
  @Test func exploresEverythingAtOnceAsWell() {
    #expect(ModelAspect.whole.events == ModelEvent.all)
    #expect(ModelAspect.everything.events == ModelEvent.all)
    let together = Set(ModelAspect.parts.flatMap(\.events))
    #expect(together.count == ModelEvent.all.count)
  }

  @Test(arguments: ["iOS 9.0", "tvOS 12.0"])
  func seesTheSameStateByStateAsWithMoves(place: String) throws {
    let context = try ModelExplorationTests.context(place, Keys.all)
    let kept = ModelExploration(context, parts: [.everything])
    let lean = ModelExploration(context, parts: [.whole])
    #expect(lean.states == kept.states)
    #expect(lean.transitions == kept.transitions)
    #expect(lean.isApplied == kept.isApplied)
    #expect(lean.isComplete)
    let liveness = Set(ModelInvariants.liveness.map(\.id))
    #expect(lean.exercised == kept.exercised.subtracting(liveness))
  }

  @Test func multipliesThePartsOnlyWhereOneHasPatience() throws {
    let context = try #require(ModelContext(.iOS, Version(18), keys: ModelExplore.keySets[0]))
    #expect(context.parts(patiently: false) == ModelAspect.parts)
    #expect(context.parts(patiently: true) == ModelAspect.parts + [.whole])
    var other = context
    other.parameters.airplaneIsDenied = true
    #expect(other.parts(patiently: true) == ModelAspect.parts)
    let early = try #require(ModelContext(.iOS, Version(14), keys: ModelExplore.keySets[0]))
    #expect(early.parts(patiently: true) == [.everything])
  }
}
