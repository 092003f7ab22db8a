/// Where a command reads and writes: its answer on one side, notes and errors on the other.
final class Console {
  private let writeOutput: (String) -> Void
  private let writeError: (String) -> Void
  private let readInput: () -> [UInt8]

  init(
    output: @escaping (String) -> Void, error: @escaping (String) -> Void,
    input: @escaping () -> [UInt8] = { [] }
  ) {
    writeOutput = output
    writeError = error
    readInput = input
  }

  /// What standard input has ready, waiting for it where nothing is; empty at its end.
  func nextInput() -> [UInt8] { readInput() }

  /// Writes the answer to standard output.
  func answer(_ text: String) {
    if !text.isEmpty { writeOutput(text) }
  }

  /// Writes one line to standard error.
  func note(_ line: String) {
    writeError(line.sanitizedLine + "\n")
  }

  /// Writes a line that the next one replaces: progress on a terminal.
  func progress(_ line: String) {
    writeError("\r" + line.sanitizedLine + "\u{1B}[K")
  }
}
