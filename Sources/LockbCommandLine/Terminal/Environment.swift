internal import LockbBase
internal import LockbSystem

/// What lockb knows of the world around its process, read once.
struct Environment: Sendable {
  /// The environment variables that lockb looks at.
  var variables: [String: String]
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool
  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool
  /// The width that the terminal reports; nil where there is none.
  var terminalColumns: Int?
  /// Seconds since 1970.
  var now: Int
  /// The file of this program; nil where nobody can tell.
  var executable: String?
  /// The git revision that this program was built from; empty where nobody knows.
  var commit = ""
  /// Whether the process ends with the command, so that nothing it made need be freed.
  var endsWithCommand = false
  /// The knowledge base to read or write where none is named.
  var usualKnowledgeBase = ".lockb/kb.sqlite"

  init(
    variables: [String: String] = [:], outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, terminalColumns: Int? = nil, now: Int = 0,
    executable: String? = nil
  ) {
    self.variables = variables
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.terminalColumns = terminalColumns
    self.now = now
    self.executable = executable
  }

  /// The world of this process.
  static func current() -> Environment {
    let names = [
      "COLUMNS", "NO_COLOR", "TERM", "LC_ALL", "LC_MESSAGES", "LANG", "VISUAL", "EDITOR", "PATH",
      "GITHUB_STEP_SUMMARY",
    ]
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    var size = winsize()
    let isSized = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Environment(
      variables: variables, outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      terminalColumns: isSized ? Int(size.ws_col) : nil, now: time(nil),
      executable: executablePath)
  }

  private static var executablePath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    #endif
  }

  /// `COLUMNS`, else what the terminal says, else 80; no line is laid out wider than 1,000.
  var columns: Int {
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      return min(columns, 1_000)
    }
    return min(terminalColumns ?? 80, 1_000)
  }

  /// Whether colours are welcome on a terminal: `NO_COLOR` set to anything but nothing forbids them.
  var allowsColor: Bool {
    (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
  }

  /// The language of the locale; English unless it is Korean.
  var language: Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
      .lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    // `ko_KR.UTF-8`, `ko-KR`, `ko`; `kok_IN` is another language.
    let code = locale?.lowercased().prefix { $0.isLetter }
    return code == "ko" || code == "korean" ? .korean : .english
  }
}
