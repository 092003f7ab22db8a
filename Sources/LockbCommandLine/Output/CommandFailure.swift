/// Why a command has no answer: one line for people, a code for scripts.
struct CommandFailure: Error, Sendable {
  /// The status to leave with.
  var status: ExitStatus
  /// A stable kebab-case name: `unknown-option`, `no-content`.
  var code: String
  /// What is wrong, and where.
  var message: String
  /// What to do about it; empty where the message says it all.
  var hint: String

  /// A failure; its message becomes a sentence, which its hint may follow.
  init(status: ExitStatus, code: String, message: String, hint: String) {
    self.status = status
    self.code = code
    self.message = message.last.map { ".?!".contains($0) } ?? true ? message : message + "."
    self.hint = hint
  }

  /// A command line that cannot be understood.
  static func usage(_ code: String, _ message: String, hint: String = "") -> Self {
    Self(status: .usage, code: code, message: message, hint: hint)
  }

  /// Work that cannot be done.
  static func failure(_ code: String, _ message: String, hint: String = "") -> Self {
    Self(status: .failure, code: code, message: message, hint: hint)
  }
}
