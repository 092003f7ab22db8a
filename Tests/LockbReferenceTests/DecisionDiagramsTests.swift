import Testing

@testable import LockbReference

/// Sets of words as diagrams do what sets of words do.
@Suite struct DecisionDiagramsTests {
  private static let mask: UInt64 = 0x8000_0000_0003_01F0

  private static func words(_ random: inout SplitMix) -> Set<UInt64> {
    Set(
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt64.random(in: 0 ... .max, using: &random) & mask
      })
  }

  @Test func combinesAsSetsDo() {
    var random = SplitMix(seed: 1)
    for _ in 0..<200 {
      var diagrams = DecisionDiagrams()
      let (left, right) = (Self.words(&random), Self.words(&random))
      let one = diagrams.words(like: Array(left), in: Self.mask)
      let other = diagrams.words(like: Array(right), in: Self.mask)
      func expect(_ set: UInt32, _ words: Set<UInt64>, in mask: UInt64 = Self.mask) {
        #expect(diagrams.members(of: set, in: mask) == words.sorted())
      }
      expect(one, left)
      let union = diagrams.union(one, other)
      expect(union, left.union(right))
      let common = diagrams.intersection(one, other)
      expect(common, left.intersection(right))
      let rest = diagrams.difference(one, other)
      expect(rest, left.subtracting(right))
      let part: UInt64 = 0x8000_0000_0001_0130
      let shadow = diagrams.projection(of: one, onto: part)
      expect(shadow, Set(left.map { $0 & part }), in: part)
      let met = diagrams.meet(one, other, forgetting: ~part)
      expect(met, Set(left.intersection(right).map { $0 & part }), in: part)
    }
  }

  @Test func countsAndFindsWords() {
    var random = SplitMix(seed: 2)
    for _ in 0..<100 {
      var diagrams = DecisionDiagrams()
      let words = Self.words(&random)
      let set = diagrams.words(like: Array(words), in: Self.mask)
      var known: [UInt32: Int] = [:]
      #expect(diagrams.count(set, in: Self.mask, &known) == words.count)
      var wider: [UInt32: Int] = [:]
      #expect(diagrams.count(set, in: Self.mask | 0xE00, &wider) == words.count * 8)
      #expect(words.allSatisfy { diagrams.contains($0, in: set) })
      #expect(!diagrams.contains(1 << 4, in: set) || words.contains(1 << 4))
    }
  }

  @Test func givesEqualSetsEqualNumbers() {
    var diagrams = DecisionDiagrams()
    let one = diagrams.words(like: [1, 2, 3], in: 3)
    let other = diagrams.words(like: [3, 2, 1], in: 3)
    #expect(one == other)
    let none = diagrams.words(like: [], in: 3)
    #expect(none == DecisionDiagrams.empty)
  }
}
