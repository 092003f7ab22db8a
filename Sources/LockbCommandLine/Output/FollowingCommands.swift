internal import LockbBase

/// Commands to go on with, quoted for a shell: they read the knowledge base that the answer is from.
struct FollowingCommands {
  /// The knowledge base that was named on the command line; nil for the usual one.
  let knowledgeBase: String?

  /// The command that opens a thing or a passage.
  func show(_ id: String) -> String { line(ShowCommand.name, id) }

  /// The command that searches for a text.
  func search(_ text: String) -> String { line(SearchCommand.name, text) }

  private func line(_ command: String, _ argument: String) -> String {
    let options = knowledgeBase.map { " --kb " + shellQuoted($0) } ?? ""
    let start = "\(LockbCommand.name) \(command)"
    // What begins like an option is none behind `--`.
    return argument.hasPrefix("-")
      ? "\(start)\(options) -- \(shellQuoted(argument))"
      : "\(start) \(shellQuoted(argument))\(options)"
  }
}

extension Session {
  /// Commands to go on with.
  var commands: FollowingCommands { FollowingCommands(knowledgeBase: options.knowledgeBase) }
}
