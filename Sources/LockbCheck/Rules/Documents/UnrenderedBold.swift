internal import LockbBase
internal import LockbMarkdown

struct UnrenderedBold: Rule {
  let code = "LKB018"
  let severity = Diagnostic.Severity.warning
  let meaning = Localized(
    en:
      "Bold text ends in punctuation with a letter right behind it, or begins so: GitHub and other CommonMark readers then show the asterisks.",
    ko: "굵은 글씨가 문장 부호로 끝나고 바로 글자가 이어집니다. GitHub를 비롯한 CommonMark 도구에서는 별표가 그대로 보입니다.")
  let bad = Localized(
    en: RuleExample(["gate.en.md": "The sign says **한 번 타기(one coin)**는 above the gate.\n"]),
    ko: RuleExample("**한 번 타기(동전 하나)**는 문에서 끝납니다.\n"))
  let good = Localized(
    en: RuleExample(["gate.en.md": "The sign says **한 번 타기**(one coin)는 above the gate.\n"]),
    ko: RuleExample("**한 번 타기**(동전 하나)는 문에서 끝납니다.\n"))

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    var findings: [Finding] = []
    document.parsed.walkInlines { inline in
      guard case .strong = inline.kind, !isRendered(inline.range, in: document) else { return }
      findings.append(
        document.finding(
          self, at: inline.range,
          Localized(
            en: "the asterisks stay visible: punctuation inside, a letter outside",
            ko: "별표가 그대로 보입니다. 안쪽은 문장 부호이고 바깥은 글자입니다")))
    }
    return findings
  }

  /// CommonMark's flanking rules for a run of asterisks beside punctuation.
  private func isRendered(_ range: SourceRange, in document: CheckedDocument) -> Bool {
    let source = document.parsed.source
    guard range.count > 4, source[range.lower] == 0x2A, source[range.upper - 1] == 0x2A else {
      return true
    }
    let inside = document.text(at: SourceRange(range.lower + 2, range.upper - 2)).unicodeScalars
    let line = document.range(ofLine: document.line(at: range.lower))
    let last = document.range(ofLine: document.line(at: range.upper))
    let before = document.text(at: SourceRange(min(line.lower, range.lower), range.lower))
    let after = document.text(at: SourceRange(range.upper, max(last.upper, range.upper)))
    if let end = inside.last, end.isPunctuation, let next = after.unicodeScalars.first,
      next.isLetter
    {
      return false
    }
    if let start = inside.first, start.isPunctuation, let previous = before.unicodeScalars.last,
      previous.isLetter
    {
      return false
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: isASCII
    default: false
    }
  }

  fileprivate var isLetter: Bool {
    isASCII
      ? 0x61...0x7A ~= value | 0x20 || 0x30...0x39 ~= value
      : properties.isAlphabetic || properties.numericType != nil
  }
}
