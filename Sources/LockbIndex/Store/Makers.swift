internal import LockbKnowledge
internal import LockbText

/// The versions of the code that made what stands in a knowledge base.
struct Makers: Equatable, CustomStringConvertible {
  /// How documents were read.
  private let reading: Int
  /// How their words were taken apart.
  private let analysis: Int

  /// What this code writes, and all that it reads.
  static let own = Makers(
    "reading \(KnowledgeBuilder.version), analysis \(Analyzer.version)")

  /// Reads what a knowledge base says; where it says nothing, the oldest there could be.
  init(_ text: String) {
    func version(_ name: String) -> Int {
      text.split(separator: ", ").first { $0.hasPrefix(name + " ") }
        .flatMap { Int($0.dropFirst(name.count + 1)) } ?? 0
    }
    reading = version("reading")
    analysis = version("analysis")
  }

  /// As it is written into a knowledge base.
  var description: String { "reading \(reading), analysis \(analysis)" }

  /// Whether one of them had not been written when the others were.
  func isNewer(than other: Self) -> Bool {
    reading > other.reading || analysis > other.analysis
  }
}
