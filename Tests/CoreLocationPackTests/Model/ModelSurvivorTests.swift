import Foundation
import LockbReference
import Testing

@testable import CoreLocationPack

/// The mutants that go unnoticed; `lockb-dev mutants model` finds them and compares the list.
@Suite struct ModelSurvivorTests {
  static func text(_ name: String) throws -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Data/Model/" + name)
    return try String(contentsOf: path, encoding: .utf8)
  }

  /// An invariant about some events cannot be broken by another.
  @Test func asksAnInvariantOnlyAboutItsEvents() throws {
    let invariant = try #require(ModelInvariants.safety.first { $0.id == "I20.kept" })
    let context = try ModelExplorationTests.context("iOS 18.0", Keys.all)
    var after = ModelState(reducedAccuracy: false)
    let before = after
    after.grant = .denied
    func isBroken(by event: ModelEvent) -> Bool {
      invariant.isBroken(
        by: StepView<ModelSystem>(
          before: before, event: event, after: after, output: ModelOutput(),
          context: ModelSystem.Context(model: context, aspect: .requests)))
    }
    #expect(isBroken(by: .settings(.globalOff)))
    #expect(!isBroken(by: .settings(.never)))
  }

  @Test func namesMutantsThatExistEachOnceWithAReason() throws {
    let text = try Self.text("survivors.txt")
    let known = ModelSurvivors(text).reasons
    let names = Set(ModelMutant.all.map(\.name))
    #expect(known.keys.filter { !names.contains($0) }.sorted() == [])
    #expect(known.values.allSatisfy { !$0.isEmpty })
    let listed = text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
    #expect(listed.count == known.count)
  }

  /// Where a trace tells it from the table, a mutant no longer survives.
  @Test func isNotKilledByAnyTrace() throws {
    let known = ModelSurvivors(try Self.text("survivors.txt")).reasons
    let traces = try ModelTrace.read(try Self.text("traces.txt")).map { try $0.prepared() }
    var table = ModelVariantTable()
    for mutant in ModelMutant.all where known[mutant.name] != nil {
      table.mutant = mutant
      #expect(traces.allSatisfy { $0.holds(in: table) }, "\(mutant.name)")
    }
  }

  @Test func killsAtLeastNineteenInTwenty() throws {
    let known = ModelSurvivors(try Self.text("survivors.txt")).reasons
    #expect(known.count * 20 <= ModelMutant.all.count)
  }
}
