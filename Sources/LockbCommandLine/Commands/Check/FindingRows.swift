internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbPack

/// The labelled rows under a finding: what is claimed, what the machine does, what to do.
struct FindingRows {
  let finding: Finding
  let machine: ReferenceMachine?
  let messages: Messages

  init(_ finding: Finding, machine: ReferenceMachine?, messages: Messages) {
    self.finding = finding
    self.machine = machine
    self.messages = messages
  }

  /// What the claim says, what the machine does, and the rows that decide it.
  func writeClaim(to page: inout Page) {
    guard let claim = finding.claim else { return }
    let judgement = claim.judgement
    row(messages.claims, StyledText(claim.claim.question.canonical), to: &page)
    let explanation = judgement.explanation[messages.language]
    if !explanation.isEmpty { row(messages.machine, StyledText(explanation), to: &page) }
    writeTrace(judgement.proof, to: &page)
    if !judgement.rows.isEmpty {
      let confidence = messages.name(ofConfidence: "\(judgement.confidence)")
      let rows = judgement.rows.joined(separator: ", ") + " (\(confidence))"
      row(messages.rowsLabel, StyledText(rows, .faint), to: &page)
    }
  }

  /// What else it has to do with, and what to do.
  func write(to page: inout Page) {
    for related in finding.related {
      page.addUnwrapped(
        head(messages.see) + StyledText("\(related.path):\(related.start.line)  ", .title)
          + StyledText(related.message[messages.language]), indent: 3)
    }
    if let correction = finding.correction?[messages.language], !correction.isEmpty {
      let label = finding.claim == nil ? messages.fixable : messages.trueIf
      row(label, StyledText(correction, .hit), to: &page)
    } else if let edit = finding.edits.first, finding.edits.count == 1 {
      let text = edit.text.trimmingNewlines
      if !text.isEmpty { row(messages.fixable, StyledText(text, .hit), to: &page) }
    }
    if let proof = finding.claim?.judgement.proof, finding.claim?.verdict != .holds {
      // However wide: a command that is broken where a line ends cannot be pasted.
      page.addUnwrapped(head(messages.replay) + StyledText(proof.command, .command), indent: 3)
    }
  }

  private func writeTrace(_ proof: ClaimJudgement.Proof?, to page: inout Page) {
    guard let proof, let steps = proof.steps(machine) else { return }
    for (index, step) in steps.enumerated() {
      let part = proof.parting == index ? "      " + messages.hereTheyPart : ""
      page.add(
        StyledText("\(index + 1)  ", .faint) + StyledText(step.event, .title) + "  "
          + messages.changes(of: step) + StyledText("  \(step.row)", .faint)
          + StyledText(part, .warning), indent: 12, hanging: 15)
    }
  }

  private func row(_ label: String, _ content: StyledText, to page: inout Page) {
    page.add(head(label) + content, indent: 3, hanging: 12)
  }

  private func head(_ label: String) -> StyledText {
    StyledText(label + spaces(max(1, 9 - label.displayWidth)), .faint)
  }
}

extension ClaimJudgement.Proof {
  /// The steps of the run; nil where no machine makes it.
  func steps(_ machine: ReferenceMachine?) -> [ReferenceStep]? {
    let request = ReferenceRequest(
      platform: platform, version: version, keys: keys, events: events)
    guard case .success(let steps)? = machine?.run(request) else { return nil }
    return steps
  }

  /// The command that runs it again.
  var command: String {
    let keys = keys.isEmpty ? "" : " --keys " + shellQuoted(keys.joined(separator: ","))
    let events = events.map { " " + shellQuoted($0) }.joined()
    return "lockb model run --platform \(shellQuoted(platform)) --at \(version)\(keys)\(events)"
  }
}

extension String {
  /// The text without line ends around it.
  fileprivate var trimmingNewlines: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
