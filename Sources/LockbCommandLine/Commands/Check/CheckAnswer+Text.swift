internal import LockbBase
internal import LockbCheck
internal import LockbClaims

extension CheckAnswer {
  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    for finding in report.open {
      if Self.showsProof(finding) { page.separate() }
      write(finding, to: &page, messages)
    }
    page.separate()
    page.add(StyledText(messages.summary(report.coverage)), hanging: 2)
    writeUnchecked(to: &page, messages)
    if showsCoverage { writeCoverage(to: &page, messages) }
    for line in baseline?.lines(messages) ?? [] { page.add(StyledText(line, .warning), hanging: 2) }
    let style: Style = status == .success ? .title : .error
    page.add(StyledText(messages.counts(report), style))
  }

  /// A note takes one line, unless it is about a claim, which nobody believes without its proof.
  private static func showsProof(_ finding: Finding) -> Bool {
    finding.severity != .note || finding.claim != nil
  }

  private func write(_ finding: Finding, to page: inout Page, _ messages: Messages) {
    let place =
      finding.path + (finding.isAboutFile ? "" : ":\(finding.start.line):\(finding.start.column)")
    let style: Style =
      switch finding.severity {
      case .error: .error
      case .warning: .warning
      case .note: .faint
      }
    let message = StyledText(finding.message[messages.language])
    var head =
      StyledText(place, .title) + "  "
      + StyledText(messages.name(of: finding.severity), style)
      + StyledText("  \(finding.rule) (\(finding.code))", .faint)
    guard Self.showsProof(finding) else {
      head = head + "  " + message
      return page.addUnwrapped(head)
    }
    page.addUnwrapped(head)
    FindingQuote(finding).write(to: &page)
    let labels = FindingRows(finding, machine: machine, messages: messages)
    page.add(message, indent: 3)
    labels.writeClaim(to: &page)
    labels.write(to: &page)
  }

  private func writeUnchecked(to page: inout Page, _ messages: Messages) {
    let reasons = report.coverage.unchecked.sorted {
      $0.value != $1.value ? $0.value > $1.value : $0.key.rawValue < $1.key.rawValue
    }
    guard !reasons.isEmpty else { return }
    let list = reasons.map { "\($0.value) \(messages.name(of: $0.key))" }.joined(separator: ", ")
    page.add(StyledText("\(messages.unchecked) \(list)", .faint), indent: 3)
    if !showsCoverage { page.add(command: coverageCommand, indent: 3) }
  }

  private func writeCoverage(to page: inout Page, _ messages: Messages) {
    let coverage = report.coverage
    for (language, share) in coverage.byLanguage.sorted(by: { $0.key < $1.key }) {
      page.add(
        StyledText("\(messages.name(of: language))  \(share.checked)/\(share.inScope)", .faint),
        indent: 3)
    }
    for language in coverage.byLanguage.keys.sorted() where !coverage.rows.isEmpty {
      let missing = coverage.undocumentedRows(in: language)
      page.add(
        StyledText(
          messages.transitions(
            language, documented: coverage.rows.count - missing.count, of: coverage.rows.count,
            missing: missing), .faint),
        indent: 3, hanging: 3)
    }
    for (tier, count) in coverage.byTier.sorted(by: { $0.key < $1.key }) where count > 0 {
      page.add(StyledText("\(messages.name(of: tier))  \(count)", .faint), indent: 3)
    }
    for document in report.documents {
      for sentence in document.unchecked {
        let line = document.line(at: sentence.place.range.lower)
        let stop = messages.stop(of: sentence)
        page.add(
          StyledText("\(document.path):\(line)  ") + StyledText(sentence.place.quote)
            + StyledText(
              "  \(messages.name(of: sentence.reason))\(stop.isEmpty ? "" : " " + stop)", .faint),
          indent: 3, hanging: 6)
      }
    }
  }
}

extension Finding {
  /// Whether it is about the whole file rather than a place in it.
  var isAboutFile: Bool { range.isEmpty && range.lower == 0 }
}
