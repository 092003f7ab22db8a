internal import LockbSystem

/// One run of another program, with what it cost.
struct ChildProcess {
  /// Wall-clock time from before the start to after the end, in milliseconds.
  var milliseconds: Double
  /// What all its threads computed, in milliseconds; other programs on the machine hardly change it.
  var processorMilliseconds: Double
  /// Peak resident memory in bytes. Never below what this process itself held when it started
  /// the other one: that is how the kernel counts.
  var peakBytes: Int
  /// The exit status; nil where the program was killed or could not be started.
  var status: Int32?

  /// Runs a program to its end. Its standard input is empty.
  /// - Parameters:
  ///   - output: The file that takes standard output; nil to throw it away.
  ///   - lifetime: After how many microseconds it is killed if it still runs; nil for never.
  static func run(
    _ program: String, _ arguments: [String], output: String? = nil,
    killedAfter lifetime: Int? = nil
  ) -> ChildProcess {
    let start = ContinuousClock.now
    guard let child = self.start(program, arguments, output: output) else {
      return ChildProcess(
        milliseconds: 0, processorMilliseconds: 0, peakBytes: 0, status: nil)
    }
    if let lifetime {
      usleep(UInt32(lifetime))
      kill(child, SIGKILL)
    }
    return wait(for: child, since: start)
  }

  /// Starts a program and goes on.
  /// - Returns: The process, to be waited for; nil where it could not be started.
  static func start(_ program: String, _ arguments: [String], output: String? = nil) -> pid_t? {
    var actions: posix_spawn_file_actions_t = .init()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, &words, environ) == 0 ? child : nil
  }

  /// Waits for a program to end.
  static func wait(
    for child: pid_t, since start: ContinuousClock.Instant = .now
  ) -> ChildProcess {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) == -1, errno == EINTR {}
    let duration = ContinuousClock.now - start
    #if canImport(Darwin)
      let peak = Int(usage.ru_maxrss)
    #else
      let peak = Int(usage.ru_maxrss) * 1_024
    #endif
    let parts = duration.components
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return ChildProcess(
      milliseconds: Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15,
      processorMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      peakBytes: peak, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
  }

  /// This run after another one, as one.
  func after(_ other: ChildProcess) -> ChildProcess {
    ChildProcess(
      milliseconds: other.milliseconds + milliseconds,
      processorMilliseconds: other.processorMilliseconds + processorMilliseconds,
      peakBytes: max(other.peakBytes, peakBytes), status: other.status == 0 ? status : other.status)
  }

  /// Whether a program can be started.
  static func exists(_ program: String) -> Bool {
    run(program, ["--version"]).status != nil
  }

  /// The `lockb` in the folder of this program.
  static var neighbour: String {
    let own = CommandLine.arguments.first ?? ""
    return own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .map(String.init).joined(separator: "/") + "/lockb"
  }
}
