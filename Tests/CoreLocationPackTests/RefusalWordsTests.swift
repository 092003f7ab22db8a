import LockbBase
import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct RefusalWordsTests {
  @Test func hasWordsForEverythingThatCanRefuse() {
    let names =
      ModelCondition.allCases.map(\.rawValue) + ModelTable.rules.compactMap(\.refusedBy)
      + ["overlay", "grant", "platform"]
    for name in Set(names).sorted() {
      #expect(RefusalWords.words[name] != nil, "\(name)")
    }
    #expect(RefusalWords.words.keys.allSatisfy { names.contains($0) })
  }

  @Test func saysInBothLanguagesWhatAGuardLooksAt() throws {
    for (name, words) in RefusalWords.words {
      #expect(words.english.hasPrefix("whether "), "\(name)")
      #expect(words.korean.hasSuffix("지"), "\(name)")
    }
    let machine = try #require(CoreLocationPack.pack.machine)
    let request = ReferenceRequest(platform: "iOS", version: "18", events: ["requestWhenInUse"])
    let step = try #require(try machine.run(request).get().first)
    #expect(step.refusedBy == "whenInUseKey")
    #expect(step.refusalWords?.english.contains("NSLocationWhenInUseUsageDescription") == true)
  }
}
