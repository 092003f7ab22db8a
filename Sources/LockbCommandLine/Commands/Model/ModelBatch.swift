internal import LockbBase

/// Runs many requests, one a line, and writes each result as soon as it can.
struct ModelBatch {
  /// How many lines are answered before anything is written.
  private static let window = 256

  let line: ModelLine
  let format: OutputFormat
  let presentation: Presentation
  let console: Console
  private var count = 0
  private var failures = 0
  private var firstFailure: (line: Int, failure: CommandFailure)?

  init(line: ModelLine, format: OutputFormat, presentation: Presentation, console: Console) {
    self.line = line
    self.format = format
    self.presentation = presentation
    self.console = console
  }

  /// Answers lines, on all cores, in their order.
  mutating func run(_ lines: [ArraySlice<UInt8>]) {
    for start in stride(from: 0, to: lines.count, by: Self.window) {
      let window = Array(lines[start..<min(start + Self.window, lines.count)])
      let (line, format, presentation) = (line, format, presentation)
      let results = concurrentMap(window) { bytes -> (text: String, failure: CommandFailure?) in
        do throws(CommandFailure) {
          let answer = ModelRunAnswer(steps: try line.run(bytes))
          return (answer.line(as: format, for: presentation), nil)
        } catch {
          return (Self.text(of: error, as: format), error)
        }
      }
      for result in results { write(result.text, result.failure) }
    }
  }

  private mutating func write(_ text: String, _ failure: CommandFailure?) {
    count += 1
    // A single bad line is an error of the command, which nobody knows before the second.
    if count == 2, let only = firstFailure {
      console.answer(Self.text(of: only.failure, as: format))
    }
    if let failure {
      failures += 1
      if firstFailure == nil { firstFailure = (count, failure) }
    }
    if count > 1 || failure == nil { console.answer(text) }
  }

  private static func text(of failure: CommandFailure, as format: OutputFormat) -> String {
    guard format == .json else {
      return [failure.message, failure.hint].filter { !$0.isEmpty }.joined(separator: " ")
        .sanitizedLine + "\n\n"
    }
    return Envelope.failure(ModelRunCommand.name, failure).compactLine
  }

  /// The end of the batch; where its only line is bad, the command fails.
  func finished(in session: Session) throws(CommandFailure) -> any Answer {
    if let firstFailure {
      if count == 1 { throw firstFailure.failure }
      session.note(
        session.messages.badLines(failures, of: count, first: firstFailure.line))
    }
    return WrittenAnswer()
  }
}

/// An answer that has been written already.
private struct WrittenAnswer: Answer {
  var members: [JSONMember] { [] }
  func write(to page: inout Page) {}
  func rendered(as format: OutputFormat, by command: String, for presentation: Presentation)
    -> String
  { "" }
}
