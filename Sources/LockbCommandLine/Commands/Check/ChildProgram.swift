#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Another program, run to its end.
enum ChildProgram {
  /// What a program left behind.
  struct Outcome {
    /// Its exit status; nil where it could not be started or was killed.
    var status: Int32?
    /// What it wrote, errors included.
    var output: [UInt8]
  }

  /// Runs a program found in the path, with nothing to read.
  static func run(_ words: [String]) -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Outcome(status: nil, output: []) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let started = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ) == 0
    close(ends[1])
    let output = started ? readAll(ends[0]) : []
    close(ends[0])
    guard started else { return Outcome(status: nil, output: []) }
    var ended: Int32 = 0
    while waitpid(child, &ended, 0) < 0, errno == EINTR {}
    // The low seven bits name the signal that killed it.
    return Outcome(status: ended & 0x7F == 0 ? ended >> 8 & 0xFF : nil, output: output)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return output }
      output += buffer[..<count]
    }
  }
}
