internal import LockbBase
internal import LockbKnowledge

/// A rule whose breaches are found while a document is read: it puts them into words.
protocol DiagnosticRule: Rule {
  /// What is wrong, in one line.
  func message(for diagnostic: Diagnostic, in document: CheckedDocument) -> Localized<String>
  /// The bytes to point at.
  func place(of diagnostic: Diagnostic, in document: CheckedDocument) -> SourceRange?
  /// What puts it right for certain.
  func edits(for diagnostic: Diagnostic, in document: CheckedDocument) -> [TextEdit]
}

extension DiagnosticRule {
  func edits(for diagnostic: Diagnostic, in document: CheckedDocument) -> [TextEdit] { [] }

  func place(of diagnostic: Diagnostic, in document: CheckedDocument) -> SourceRange? {
    diagnostic.range
  }

  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding] {
    let name = name
    return document.document.diagnostics.filter { $0.rule == name }.map { diagnostic in
      var finding = document.finding(
        self, at: place(of: diagnostic, in: document), message(for: diagnostic, in: document),
        severity: diagnostic.severity)
      finding.edits = edits(for: diagnostic, in: document)
      return finding
    }
  }
}
