internal import LockbBase
internal import LockbCheck

extension CheckAnswer {
  /// The findings in JUnit's XML: a suite a document, a failed case a finding.
  func junit(in language: Language) -> String {
    let byPath = Dictionary(grouping: report.findings, by: \.path)
    let suites = report.documents.map { document in
      suite(document.path, byPath[document.path] ?? [], language)
    }
    let stale = staleLines(Messages(language))
    let tests = report.documents.reduce(stale.count) { $0 + max(1, byPath[$1.path]?.count ?? 0) }
    let failures = failures(report.findings) + stale.count
    let head = "<testsuites name=\"lockb check\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + head + suites.joined()
      + baselineSuite(stale) + "</testsuites>\n"
  }

  /// The entries of the baseline that describe nothing, a failed case each.
  private func baselineSuite(_ stale: [String]) -> String {
    guard let path = baseline?.path.escapedXML, !stale.isEmpty else { return "" }
    let count = stale.count
    let cases = stale.map { line in
      "    <testcase name=\"stale-baseline\" classname=\"\(path)\"><failure type=\"stale-baseline\" message=\"\(line.escapedXML)\"/></testcase>\n"
    }
    return
      "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(count)\">\n\(cases.joined())  </testsuite>\n"
  }

  private func failures(_ findings: [Finding]) -> Int {
    findings.count { fails($0) }
  }

  private func fails(_ finding: Finding) -> Bool {
    finding.suppression == nil
      && (finding.severity == .error || isStrict && finding.severity == .warning)
  }

  private func suite(_ path: String, _ findings: [Finding], _ language: Language) -> String {
    let count = max(1, findings.count)
    var text =
      "  <testsuite name=\"\(path.escapedXML)\" tests=\"\(count)\" failures=\"\(failures(findings))\">\n"
    if findings.isEmpty {
      text += "    <testcase name=\"clean\" classname=\"\(path.escapedXML)\"/>\n"
    }
    for finding in findings {
      let name = "\(finding.rule) \(finding.start.line):\(finding.start.column)"
      let message = finding.message[language].escapedXML
      text += "    <testcase name=\"\(name.escapedXML)\" classname=\"\(path.escapedXML)\">"
      if fails(finding) {
        text +=
          "<failure type=\"\(finding.code)\" message=\"\(message)\">\(finding.quote.escapedXML)</failure>"
      } else if finding.suppression != nil {
        text += "<skipped message=\"\(message)\"/>"
      } else {
        text += "<system-out>\(message)</system-out>"
      }
      text += "</testcase>\n"
    }
    return text + "  </testsuite>\n"
  }
}

extension String {
  /// The text as XML takes it; characters that XML has no way to write become `�`.
  fileprivate var escapedXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case "\r": text += "&#13;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return text
  }
}
