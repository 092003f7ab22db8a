/// Text in several styles; what goes in is made harmless for terminals.
struct StyledText: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A piece in one style.
  struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var runs: [Run] = []

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  /// Adds text on the same line.
  mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    runs.append(Run(text: text.sanitizedLine, style: style))
  }

  /// Adds other styled text.
  mutating func append(_ other: StyledText) {
    runs += other.runs
  }

  /// The columns it takes.
  var displayWidth: Int { runs.reduce(0) { $0 + $1.text.displayWidth } }

  /// Whether there is nothing to show.
  var isEmpty: Bool { runs.isEmpty }

  /// The text alone.
  var plain: String { runs.map(\.text).joined() }

  /// The text with escape sequences around what is styled.
  func rendered(inColor: Bool) -> String {
    guard inColor else { return plain }
    return runs.map { run in
      run.style == .plain ? run.text : "\u{1B}[\(run.style.code)m\(run.text)\u{1B}[0m"
    }.joined()
  }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }
}
