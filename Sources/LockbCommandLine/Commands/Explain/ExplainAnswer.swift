internal import LockbBase
internal import LockbCheck

/// A rule explained.
struct ExplainAnswer: Answer {
  let rule: any Rule

  var members: [JSONMember] {
    [
      JSONMember(
        name: "rule",
        value: .members([
          "name": .string(rule.name), "code": .string(rule.code),
          "severity": .string(rule.severity.rawValue), "meaning": .localized(rule.meaning),
          "examples": .members([
            "en": examples(.english), "ko": examples(.korean),
          ]),
        ]))
    ]
  }

  private func examples(_ language: Language) -> JSONValue {
    .members(["bad": files(rule.bad[language]), "good": files(rule.good[language])])
  }

  private func files(_ example: RuleExample) -> JSONValue {
    .array(example.files.map { .members(["path": .string($0.path), "text": .string($0.text)]) })
  }

  func write(to page: inout Page) {
    let language = page.presentation.language
    let messages = Messages(language)
    page.add(
      StyledText(rule.name, .title) + StyledText("  \(rule.code)", .faint),
      right: StyledText(messages.name(of: rule.severity)))
    page.add(StyledText(rule.meaning[language]), indent: 2)
    write(rule.bad[language], StyledText(messages.bad, .error), to: &page)
    write(rule.good[language], StyledText(messages.good, .hit), to: &page)
    page.separate()
    page.add(StyledText(messages.allowing(rule.name), .faint), indent: 2)
  }

  private func write(_ example: RuleExample, _ title: StyledText, to page: inout Page) {
    page.separate()
    page.add(title, indent: 2)
    for file in example.files {
      if example.files.count > 1 { page.add(StyledText(file.path, .faint), indent: 4) }
      page.add(code: file.text, indent: example.files.count > 1 ? 6 : 4)
    }
  }
}
