import LockbCheck
import LockbTestSupport

/// Checks files held in memory.
func check(
  _ files: [(path: String, text: String)], knowledge: CheckKnowledge = TurnstileClaims.knowledge
) -> [Finding] {
  CheckedFiles(files, knowledge: knowledge).findings
}

func check(_ example: RuleExample) -> [Finding] {
  CheckedFiles(example.files.map { ($0.path, $0.text) }, speller: .toy).findings
}

func check(_ text: String, at path: String = "gate.en.md") -> [Finding] {
  check([(path, text)])
}

extension Speller {
  /// Dictionaries that have every word but a few.
  static let toy = Speller(
    knows: { word, _ in corrections[word] == nil },
    suggestions: { word, _ in corrections[word].map { [$0] } ?? [] })

  private static let corrections = [
    "gaet": "gate", "Gaet": "Gate", "지나감니다": "지나갑니다", "개찰도": "개찰구",
    "grey": "gray", "Turnstyle": "Turnstile",
  ]
}
