internal import LockbBase
internal import LockbCheck

extension CheckAnswer {
  /// GitHub shows this many annotations of a kind for a step and hides the rest.
  private static let shownAnnotations = 10

  /// Workflow commands that annotate the changed files: errors before warnings, with the totals.
  func githubCommands(in language: Language) -> String {
    let messages = Messages(language)
    var text = ""
    for severity in [Diagnostic.Severity.error, .warning] {
      let findings = report.open.filter { $0.severity == severity }
      for finding in findings.prefix(Self.shownAnnotations) {
        text += command(severity.rawValue, finding, language)
      }
      let more = findings.count - Self.shownAnnotations
      if more > 0 {
        text += "::notice::" + messages.moreFindings(severity, more).escapedData + "\n"
      }
    }
    for line in staleLines(messages).prefix(Self.shownAnnotations) {
      let file = (baseline?.path ?? "").escapedProperty
      text += "::error file=\(file),title=stale-baseline::\(line.escapedData)\n"
    }
    return text + "::notice::lockb check: " + messages.counts(report).escapedData + "\n"
  }

  private func command(_ name: String, _ finding: Finding, _ language: Language) -> String {
    var properties = ["file=\(finding.path.escapedProperty)", "line=\(finding.start.line)"]
    if !finding.isAboutFile {
      properties += ["endLine=\(finding.end.line)", "col=\(finding.start.column)"]
      if finding.end.line == finding.start.line {
        properties.append("endColumn=\(finding.end.column)")
      }
    }
    properties.append("title=\("\(finding.rule) (\(finding.code))".escapedProperty)")
    var message = finding.message[language]
    if let correction = finding.correction?[language], !correction.isEmpty {
      message += "\n" + correction
    }
    return "::\(name) \(properties.joined(separator: ","))::\(message.escapedData)\n"
  }

  /// What the summary of a GitHub job shows, in Markdown: every finding and the coverage.
  func githubSummary(in language: Language) -> String {
    let messages = Messages(language)
    var text =
      "### lockb check\n\n\(messages.counts(report))\n\n\(messages.summary(report.coverage))\n"
    for line in staleLines(messages) { text += "\n- \(line)\n" }
    let findings = report.open.filter { $0.severity != .note }
    guard !findings.isEmpty else { return text }
    let header = messages.findingColumns
    text += "\n"
    text += Markdown.table(
      header,
      findings.map {
        [
          "\($0.path):\($0.start.line)", messages.name(of: $0.severity), $0.rule,
          $0.message[language],
        ]
      })
    return text
  }
}

extension String {
  fileprivate var escapedData: String {
    replacingAll("%", with: "%25").replacingAll("\r", with: "%0D").replacingAll("\n", with: "%0A")
  }

  fileprivate var escapedProperty: String {
    escapedData.replacingAll(":", with: "%3A").replacingAll(",", with: "%2C")
  }
}
