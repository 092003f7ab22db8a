import LockbBase
import LockbCheck
import LockbTestSupport

/// Checks files held in memory.
func check(
  _ files: [(path: String, text: String)], knowledge: CheckKnowledge = TurnstileClaims.knowledge
) -> [Finding] {
  CheckedFiles(files, knowledge: knowledge).findings
}

func check(_ example: RuleExample) -> [Finding] {
  check(example.files.map { ($0.path, $0.text) })
}

func check(_ text: String, at path: String = "gate.en.md") -> [Finding] {
  check([(path, text)])
}
