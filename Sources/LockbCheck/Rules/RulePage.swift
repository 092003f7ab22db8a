public import LockbBase

/// The page that describes every rule, in Markdown: made from the rules, never written by hand.
public enum RulePage {
  /// The page in a language.
  public static func text(in language: Language) -> String {
    let words = Words(language)
    var text = """
      ---
      title: \(words.title)
      description: \(words.description)
      tags: [lockb, rules]
      ---

      \(words.introduction)

      | \(words.code) | \(words.name) | \(words.severity) |
      | --- | --- | --- |

      """
    for rule in RuleCatalogue.rules {
      text += "| \(rule.code) | [\(rule.name)](#\(rule.name)) | \(words[rule.severity]) |\n"
    }
    for rule in RuleCatalogue.rules {
      text += "\n## \(rule.name) {#\(rule.name)}\n\n"
      text += "\(rule.code), \(words[rule.severity]). \(rule.meaning[language])\n"
      text += example(rule.bad[language], words.bad) + example(rule.good[language], words.good)
    }
    return text
  }

  private static func example(_ example: RuleExample, _ title: String) -> String {
    example.files.map { file in
      let name = example.files.count > 1 ? " (`\(file.path)`)" : ""
      // A fence longer than any inside.
      let isShort = file.text.utf8.count <= 300
      let shown = isShort ? file.text : String(file.text.prefix(60)) + " …\n"
      return "\n\(title)\(name):\n\n````md\n\(shown)````\n"
    }.joined()
  }

  private struct Words {
    var title, description, introduction, code, name, severity, bad, good: String
    private let language: Language

    init(_ language: Language) {
      self.language = language
      func pick(_ english: String, _ korean: String) -> String {
        language == .english ? english : korean
      }
      title = pick("The rules of lockb check", "lockb check의 규칙")
      description = pick(
        "What each rule finds, with a wrong and a right example.", "규칙마다 무엇을 찾는지, 틀린 예와 옳은 예.")
      introduction = pick(
        "`lockb explain RULE` shows the same on the terminal, by name or code. The examples speak of a toy turnstile. A comment allows a finding in the block that follows it: `lockb-allow RULE: why` inside `<!--` and `-->`; at the top of a file it also speaks of the file as a whole.",
        "`lockb explain RULE`로 터미널에서도 볼 수 있고, 이름과 코드를 모두 씁니다. 예는 장난감 회전문 이야기입니다. 다음 블록의 문제를 허용하려면 `<!--`와 `-->` 사이에 `lockb-allow RULE: 까닭`을 적습니다. 파일 맨 앞에 적으면 파일 전체에 대한 문제도 허용합니다."
      )
      code = pick("Code", "코드")
      name = pick("Rule", "규칙")
      severity = pick("Severity", "정도")
      bad = pick("Wrong", "틀린 예")
      good = pick("Right", "옳은 예")
    }

    subscript(severity: Diagnostic.Severity) -> String {
      switch severity {
      case .error: language == .english ? "error" : "오류"
      case .warning: language == .english ? "warning" : "경고"
      case .note: language == .english ? "note" : "참고"
      }
    }
  }
}
