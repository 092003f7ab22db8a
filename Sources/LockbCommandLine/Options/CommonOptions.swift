internal import ArgumentParser

/// The options that every command takes.
struct CommonOptions: ParsableArguments {
  @Option(name: .customLong("kb"), help: help(.knowledgeBase), completion: .file())
  var knowledgeBase: String?

  @Option(name: .customLong("content"), help: help(.content), completion: .directory)
  var content: [String] = []

  @Option(name: .customLong("format"), help: help(.format), completion: .list(formatNames))
  var formatName = "text"

  @Flag(name: .customLong("no-color"), help: help(.noColor))
  var noColor = false

  @Flag(name: .customLong("quiet"), help: help(.quiet))
  var quiet = false

  @Flag(name: .customLong("verbose"), help: help(.verbose))
  var verbose = false

  /// The long names of these options.
  static let names = ["kb", "content", "format", "no-color", "quiet", "verbose"]

  private static let formatNames = OutputFormat.allCases.map(\.rawValue)

  /// The folders and files to read.
  var contentRoots: [String] { content.isEmpty ? ["Content"] : content }
}
