public import LockbBase

/// One thing that can be wrong with a document: a type, a file, a name and a page.
///
/// The name is the type's in kebab-case and reads well after the word “allow”. The examples are the
/// rule's tests, its page and what `lockb explain` shows; they speak of a toy turnstile.
public protocol Rule: Sendable {
  /// The short code, for reports: `LKB001`. Never used twice.
  var code: String { get }
  /// How much a finding matters, where the rule does not decide case by case.
  var severity: Diagnostic.Severity { get }
  /// What the rule finds and why it matters, in a sentence or two.
  var meaning: Localized<String> { get }
  /// Documents with exactly this wrong, in each language.
  var bad: Localized<RuleExample> { get }
  /// The same documents put right.
  var good: Localized<RuleExample> { get }
  /// What is wrong in a document; pure, from any thread.
  func findings(in document: CheckedDocument, of library: CheckLibrary) -> [Finding]
}

extension Rule {
  /// The type's name in kebab-case: `broken-table`.
  public var name: String {
    var name = ""
    // `String(describing:)` would first ask of every type whether it describes itself.
    for character in _typeName(Self.self, qualified: false) {
      if character.isUppercase, !name.isEmpty { name.append("-") }
      name += character.lowercased()
    }
    return name
  }
}
