public import LockbBase

/// What an application's declarations are worth for what it asks.
public struct ReferenceAudit: Hashable, Sendable {
  /// A declared value, as far as a machine can read it.
  public enum Declared: Hashable, Sendable {
    case text(String)
    case bool(Bool)
    /// The texts of a list.
    case list([String])
    /// The entries of a dictionary, sorted by name.
    case entries([Entry])
    case other
  }

  /// An entry of a dictionary.
  public struct Entry: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its text; nil where its value is none.
    public var text: String?

    /// Describes an entry.
    public init(name: String, text: String?) {
      self.name = name
      self.text = text
    }
  }

  /// What a key is worth.
  public enum Verdict: String, Hashable, Sendable {
    /// It is there and is read.
    case present
    /// It is read, but not there.
    case missing
    /// It is there without a text, which counts as missing.
    case empty
    /// It is there with a value of another type, which counts as missing.
    case mistyped
    /// It is there and is read, but under a name on which sources disagree.
    case contested
    /// Only later versions of the platform read it.
    case early
    /// Only other versions of the platform read it.
    case outdated
    /// Nothing that is asked reads it.
    case unused
  }

  /// A key and what it is worth.
  public struct Key: Hashable, Sendable {
    /// Its name, with the entry of a dictionary after a colon.
    public var name: String
    /// What it is worth.
    public var verdict: Verdict
    /// Why, in one line; empty where the verdict says it all.
    public var reason: Localized<String>

    /// Describes a key.
    public init(name: String, verdict: Verdict, reason: Localized<String>) {
      self.name = name
      self.verdict = verdict
      self.reason = reason
    }
  }

  /// The keys, in the order of the framework's documentation.
  public var keys: [Key]
  /// What happens to a person who allows everything.
  public var steps: [ReferenceStep]

  /// Describes an audit.
  public init(keys: [Key], steps: [ReferenceStep]) {
    self.keys = keys
    self.steps = steps
  }
}
