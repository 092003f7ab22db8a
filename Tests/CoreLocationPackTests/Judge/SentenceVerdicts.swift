import LockbClaims
import LockbKnowledge

@testable import CoreLocationPack

/// Sentences from the words to the verdict.
enum SentenceVerdicts {
  private static let reader = ClaimReader(
    grammar: ClaimGrammar(
      lexicon: ClaimWords.table, frames: ClaimFrames.table,
      levels: ["level/whenInUse", "level/always"]),
    vocabulary: .coreLocation)

  /// The verdicts of what a sentence claims, or why it claims nothing.
  static func of(_ sentence: String) -> [String] {
    reader.read(sentence).map { reading in
      switch reading {
      case .question(let question, _): ClaimJudge.judge(question).verdict.rawValue
      case .mention: "guess"
      case .unread(let reason, let detail): "\(reason.rawValue) \(detail)"
      case .outOfScope: "out of scope"
      }
    }
  }

  /// The verdicts of what a sentence claims; empty where it is left alone.
  static func ofClaims(in sentence: String) -> [String] {
    of(sentence).filter { ClaimVerdict(rawValue: $0) != nil }
  }
}
