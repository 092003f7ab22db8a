/// Where a command reads and writes: its answer on one side, notes and errors on the other.
final class Console {
  /// Writes text; returns the system's reason where it could not.
  typealias Writer = (String) -> String?

  private let writeOutput: Writer
  private let writeError: Writer
  private let readInput: () -> [UInt8]
  /// Why the answer could not be written; nil where all went well.
  private(set) var outputFailure: String?

  init(
    output: @escaping Writer, error: @escaping Writer, input: @escaping () -> [UInt8] = { [] }
  ) {
    writeOutput = output
    writeError = error
    readInput = input
  }

  /// What standard input has ready, waiting for it where nothing is; empty at its end.
  func nextInput() -> [UInt8] { readInput() }

  /// Writes the answer, or the next part of it, to standard output; nothing more once that failed.
  func answer(_ text: String) {
    if !text.isEmpty, outputFailure == nil { outputFailure = writeOutput(text) }
  }

  /// Writes one line to standard error.
  func note(_ line: String) {
    _ = writeError(line.sanitizedLine + "\n")
  }

  /// Writes a line that the next one replaces: progress on a terminal.
  func progress(_ line: String) {
    _ = writeError("\r" + line.sanitizedLine + "\u{1B}[K")
  }
}
