/// How a piece of text looks on a terminal with colours.
enum Style: Equatable, Sendable {
  case plain
  /// The name of a thing.
  case title
  /// What answers the question.
  case hit
  /// Worth less attention.
  case faint
  /// A command to run next.
  case command
  case warning
  case error

  /// The parameters of the terminal's “select graphic rendition”.
  var code: String {
    switch self {
    case .plain: ""
    case .title: "1"
    case .hit: "1;33"
    case .faint: "2"
    case .command: "36"
    case .warning: "33"
    case .error: "31"
    }
  }
}
