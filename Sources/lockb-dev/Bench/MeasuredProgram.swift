internal import ArgumentParser

/// The `lockb` that a measurement runs.
struct MeasuredProgram: ParsableArguments {
  @Option(help: "The lockb to measure. (default: the one beside this program)")
  var lockb: String?

  /// The file of the program.
  ///
  /// - Throws: `ValidationError` where there is none.
  func path() throws -> String {
    let program = lockb ?? ChildProcess.neighbour
    guard ChildProcess.exists(program) else {
      throw ValidationError("There is no lockb at \(program). Build it or name it with --lockb.")
    }
    return program
  }
}
