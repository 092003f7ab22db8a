internal import LockbSystem

/// Other programs.
enum ChildProgram {
  /// What a program left behind.
  struct Outcome {
    /// Its exit status; nil where it could not be started or was killed.
    var status: Int32?
    /// What it wrote, errors included where they were asked for.
    var output: [UInt8]
  }

  /// Runs a program found in the path, with nothing to read.
  ///
  /// - Parameter readsErrors: Whether its errors belong to what it wrote; an answer that is to be
  ///   parsed must have no warnings in it.
  static func run(_ words: [String], readsErrors: Bool = true) -> Outcome {
    guard let ends = pipe() else { return Outcome(status: nil, output: []) }
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    let child = start(
      words, input: nothing, output: ends.write, errors: readsErrors ? ends.write : nothing)
    close(nothing)
    close(ends.write)
    let output = child == nil ? [] : readAll(ends.read)
    close(ends.read)
    guard let child else { return Outcome(status: nil, output: []) }
    return Outcome(status: wait(for: child), output: output)
  }

  /// Waits for the end of a program; its exit status, nil where it was killed.
  static func wait(for child: pid_t) -> Int32? {
    var ended: Int32 = 0
    while waitpid(child, &ended, 0) < 0, errno == EINTR {}
    // The low seven bits name the signal that killed it.
    return ended & 0x7F == 0 ? ended >> 8 & 0xFF : nil
  }

  /// A pipe that no program inherits, or one would wait for its end for ever; nil where there are
  /// too many files open.
  static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard unnamedPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program found in the path; nil where there is none.
  static func start(
    _ words: [String], input: Int32, output: Int32, errors: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0 ? child : nil
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Descriptor.readBytes(from: descriptor, into: $0)
      }
      guard count > 0 else { return output }
      output += buffer[..<count]
    }
  }
}

private func unnamedPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
