internal import LockbBase
internal import LockbPack

/// What the keys of a property list are worth, and what a person sees.
struct PlistAnswer: Answer {
  let file: String
  let level: String
  let platform: String
  let version: String
  let audit: ReferenceAudit

  var status: ExitStatus {
    audit.keys.contains { $0.verdict == .missing || $0.verdict == .empty }
      ? .nothingFound : .success
  }

  var members: [JSONMember] {
    let keys = audit.keys.map { key in
      JSONValue.members([
        "name": .string(key.name), "verdict": .string(key.verdict.rawValue),
        "reason": .members([
          "en": .string(key.reason[.english]), "ko": .string(key.reason[.korean]),
        ]),
      ])
    }
    return [
      JSONMember(name: "file", value: .string(file)),
      JSONMember(name: "requests", value: .string(level)),
      JSONMember(name: "platform", value: .string(platform)),
      JSONMember(name: "version", value: .string(version)),
      JSONMember(name: "keys", value: .array(keys)),
    ] + ModelRunAnswer(steps: audit.steps).members
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    let rows = audit.keys.map { key in
      let style: Style =
        switch key.verdict {
        case .present: .plain
        case .missing, .empty: .error
        case .outdated, .unused: .warning
        }
      return [
        StyledText(key.name, .title), StyledText(messages.name(of: key.verdict), style),
        StyledText(key.reason[page.presentation.language]),
      ]
    }
    TextTable(header: [], rows: rows).write(to: &page)
    page.separate()
    page.add(StyledText(messages.whatHappens(on: "\(platform) \(version)"), .faint))
    ModelRunAnswer(steps: audit.steps).write(to: &page)
  }
}
