/// A shortcode, JSX tag or MDX expression: understood by name, never read as prose.
public struct Directive: Sendable {
  /// The notation it is written in.
  public enum Notation: String, Sendable {
    /// `{{< name … >}}` or `{{% name … %}}`.
    case shortcode
    /// `<Name …>`, `</Name>`, `<Name … />`.
    case component
    /// `{…}`.
    case expression
  }

  /// The notation.
  public var notation: Notation
  /// The name; empty for an expression.
  public var name: String
  /// Whether it ends what another one began: `{{< /name >}}`, `</Name>`.
  public var isClosing: Bool
  /// Named arguments; positional ones under `0`, `1`, ….
  public var arguments: [String: String]

  /// Assembles a directive.
  public init(
    notation: Notation, name: String, isClosing: Bool = false, arguments: [String: String] = [:]
  ) {
    self.notation = notation
    self.name = name
    self.isClosing = isClosing
    self.arguments = arguments
  }
}
