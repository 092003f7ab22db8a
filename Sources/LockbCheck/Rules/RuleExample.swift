internal import LockbText

/// Documents that show a rule: the first is the one the rule speaks of.
public struct RuleExample: Sendable {
  /// One file of an example.
  public struct File: Sendable {
    /// Its path, which tells topic and language.
    public var path: String
    /// Its Markdown.
    public var text: String
  }

  /// The files.
  public var files: [File]

  /// An example of one English or Korean page.
  public init(_ text: String) {
    let isKorean = text.unicodeScalars.contains(where: \.isSyllable)
    files = [File(path: isKorean ? "gate.ko.md" : "gate.en.md", text: text)]
  }

  /// An example of several files.
  public init(_ files: KeyValuePairs<String, String>) {
    self.files = files.map { File(path: $0.key, text: $0.value) }
  }
}
