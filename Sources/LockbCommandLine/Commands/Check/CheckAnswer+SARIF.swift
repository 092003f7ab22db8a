internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbPack

extension CheckAnswer {
  /// The findings in SARIF 2.1.0; columns count UTF-16 units, as its `columnKind` says.
  func sarif(in language: Language) -> String {
    var run: [JSONMember] = [
      JSONMember(name: "tool", value: tool(language)),
      JSONMember(name: "columnKind", value: .string("utf16CodeUnits")),
      JSONMember(name: "results", value: .array(report.findings.map { result($0, language) })),
    ]
    let notifications = staleLines(Messages(language)).map(notification)
    if !notifications.isEmpty {
      let invocation = JSONValue.members([
        "executionSuccessful": .bool(true), "toolExecutionNotifications": .array(notifications),
      ])
      run.append(JSONMember(name: "invocations", value: .array([invocation])))
    }
    return JSONValue.members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([.object(run)]),
    ]).text + "\n"
  }

  private func tool(_ language: Language) -> JSONValue {
    .members([
      "driver": .members([
        "name": .string("lockb"), "version": .string(LockbCommand.version),
        "informationUri": .string("https://github.com/lockb/lockb"),
        "rules": .array(RuleCatalogue.rules.map { descriptor(of: $0, language) }),
      ])
    ])
  }

  /// What is wrong with the baseline: it stands in no document, and is no result of a rule.
  private func notification(_ line: String) -> JSONValue {
    let file = JSONValue.members(["uri": .string((baseline?.path ?? "").percentEncoded)])
    return .members([
      "descriptor": .members(["id": .string("stale-baseline")]), "level": .string("error"),
      "message": .message(line),
      "locations": .array([
        .members(["physicalLocation": .members(["artifactLocation": file])])
      ]),
    ])
  }

  private func descriptor(of rule: any Rule, _ language: Language) -> JSONValue {
    .members([
      "id": .string(rule.code), "name": .string(rule.name),
      "shortDescription": .message(rule.meaning[language]),
      "help": .members([
        "text": .string(rule.meaning[language] + "\n\nlockb explain \(rule.name)")
      ]),
      "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private func result(_ finding: Finding, _ language: Language) -> JSONValue {
    var members: [JSONMember] = [
      JSONMember(name: "ruleId", value: .string(finding.code)),
      JSONMember(
        name: "ruleIndex",
        value: .integer(RuleCatalogue.rules.firstIndex { $0.code == finding.code } ?? -1)),
      JSONMember(name: "level", value: .string(finding.severity.rawValue)),
      JSONMember(name: "message", value: .message(finding.message[language])),
      JSONMember(
        name: "locations", value: .array([.location(finding.path, region: finding.region)])),
      JSONMember(
        name: "partialFingerprints",
        value: .members(["lockbFinding/v1": .string(finding.fingerprint)])),
    ]
    if !finding.related.isEmpty {
      members.append(
        JSONMember(
          name: "relatedLocations",
          value: .array(
            finding.related.enumerated().map { index, related in
              .location(
                related.path, region: .members(["startLine": .integer(related.start.line)]),
                id: index + 1, message: related.message[language])
            })))
    }
    if let flow = codeFlow(of: finding, language) {
      members.append(JSONMember(name: "codeFlows", value: .array([flow])))
    }
    members.append(
      JSONMember(name: "suppressions", value: .array(finding.suppression.map { [$0.sarif] } ?? [])))
    return .object(members)
  }

  /// The run that refutes a claim, each step standing at the claim.
  private func codeFlow(of finding: Finding, _ language: Language) -> JSONValue? {
    guard let steps = finding.claim?.judgement.proof?.steps(machine) else { return nil }
    let messages = Messages(language)
    let locations = steps.enumerated().map { index, step in
      JSONValue.members([
        "location": .location(
          finding.path, region: finding.region,
          message: "\(index + 1). \(step.event): \(messages.changes(of: step).plain)")
      ])
    }
    return .members(["threadFlows": .array([.members(["locations": .array(locations)])])])
  }
}

extension Finding {
  fileprivate var region: JSONValue {
    .members([
      "startLine": .integer(start.line), "startColumn": .integer(units + 1),
      "endLine": .integer(end.line),
      "endColumn": .integer(
        start.line == end.line
          ? units + quote.utf16.count + 1
          : (quote.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? "")
            .utf16.count + 1),
      "byteOffset": .integer(range.lower), "byteLength": .integer(range.count),
    ])
  }
}

extension Finding.Suppression {
  fileprivate var sarif: JSONValue {
    switch self {
    case .comment(let reason):
      .members([
        "kind": .string("inSource"), "status": .string("accepted"),
        "justification": .string(reason),
      ])
    case .baseline:
      .members(["kind": .string("external"), "status": .string("accepted")])
    }
  }
}

extension JSONValue {
  fileprivate static func message(_ text: String) -> JSONValue {
    .members(["text": .string(text)])
  }

  fileprivate static func location(
    _ path: String, region: JSONValue, id: Int? = nil, message: String? = nil
  ) -> JSONValue {
    var members: [JSONMember] = []
    if let id { members.append(JSONMember(name: "id", value: .integer(id))) }
    if let message { members.append(JSONMember(name: "message", value: .message(message))) }
    members.append(
      JSONMember(
        name: "physicalLocation",
        value: .members([
          "artifactLocation": .members(["uri": .string(path.percentEncoded)]), "region": region,
        ])))
    return .object(members)
  }
}

extension String {
  /// The path as a relative URI.
  fileprivate var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
