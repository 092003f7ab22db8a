internal import LockbBase
public import LockbPack
internal import LockbSystem

/// The command line, for whatever packs an executable ships.
public enum LockbMain {
  /// Runs the command that the process was called with and exits with its status.
  ///
  /// - Parameter commit: The revision that the executable was built from; empty where nobody knows.
  public static func run(packs: [KnowledgePack], commit: String = "") -> Never {
    var environment = Environment.current()
    environment.commit = commit
    environment.endsWithCommand = true
    // The argument parser asks for the width by itself, and ends the program where it is too small.
    setenv("COLUMNS", "\(max(40, environment.columns))", 1)
    let runner = CommandRunner(
      packs: packs, fileSystem: DiskFileSystem(), environment: environment, console: .process())
    exit(runner.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
