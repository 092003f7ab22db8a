/// How a command ended, as the process tells its caller.
enum ExitStatus: Int32, Sendable {
  /// Answered; or checked and clean.
  case success = 0
  /// Nothing found; or findings that fail.
  case nothingFound = 1
  /// The tool could not do its work.
  case failure = 2
  /// The command line could not be understood.
  case usage = 64
}
