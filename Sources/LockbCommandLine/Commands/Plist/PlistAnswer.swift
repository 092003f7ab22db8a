internal import LockbBase
internal import LockbPack

/// What the keys of a property list are worth, and what a person sees on the newest version.
struct PlistAnswer: Answer {
  let file: String
  let level: String
  let platform: String
  let range: VersionRange
  /// By key, then by version.
  let findings: [KeyFinding]
  /// Why the first versions have no answer; nil where all have one.
  var gap: ReferenceFailure?
  /// The steps on the last version.
  let steps: [ReferenceStep]

  var status: ExitStatus {
    let failing: [ReferenceAudit.Verdict] = [.missing, .empty, .mistyped]
    return findings.contains { failing.contains($0.key.verdict) } ? .nothingFound : .success
  }

  var members: [JSONMember] {
    let keys = findings.map { finding in
      JSONValue.members([
        "name": .string(finding.key.name), "verdict": .string(finding.key.verdict.rawValue),
        "reason": .localized(finding.key.reason),
        "from": .optional(finding.from?.description),
        "before": .optional(finding.before?.description),
      ])
    }
    return [
      JSONMember(name: "file", value: .string(file)),
      JSONMember(name: "requests", value: .string(level)),
      JSONMember(name: "platform", value: .string(platform)),
      JSONMember(name: "firstVersion", value: .string("\(range.first)")),
      JSONMember(name: "unavailable", value: gap.map { .localized($0.message) } ?? .null),
      JSONMember(name: "version", value: .string("\(range.last)")),
      JSONMember(name: "keys", value: .array(keys)),
    ] + ModelRunAnswer(steps: steps).members
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    if let gap {
      page.add(StyledText(messages.gap(gap), .warning))
      page.separate()
    }
    let rows = findings.map { finding in
      let style: Style =
        switch finding.key.verdict {
        case .present: .plain
        case .missing, .empty, .mistyped: .error
        case .contested, .early, .outdated, .unused: .warning
        }
      let place = messages.versions(of: platform, from: finding.from, before: finding.before)
      let reason = finding.key.reason[page.presentation.language]
      return [
        StyledText(finding.key.name, .title),
        StyledText(messages.name(of: finding.key.verdict), style),
        StyledText([place, reason].filter { !$0.isEmpty }.joined(separator: ": ")),
      ]
    }
    TextTable(header: [], rows: rows).write(to: &page)
    page.separate()
    let place = "\(platform) \(messages.short(range.last))"
    page.add(StyledText(messages.whatHappens(on: place), .faint))
    ModelRunAnswer(steps: steps).write(to: &page)
  }
}
