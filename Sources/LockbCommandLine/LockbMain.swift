internal import ArgumentParser
public import LockbPack

/// The command line, for whatever packs an executable ships.
public enum LockbMain {
  /// Runs the command that the process was called with and exits with its status.
  public static func run(packs: [KnowledgePack]) {
    _ = packs
  }
}
