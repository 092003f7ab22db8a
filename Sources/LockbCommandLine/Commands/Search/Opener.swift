internal import LockbIndex
internal import LockbSystem

/// Opens the file of a result in the user's editor.
struct Opener {
  let session: Session
  let knowledge: OpenKnowledge

  /// Opens the first result that has a file; says so where none has.
  func open(_ response: SearchResponse) throws(CommandFailure) {
    guard let result = response.results.first(where: { !$0.path.isEmpty }) else {
      if !response.results.isEmpty { session.note(session.messages.nothingToOpen) }
      return
    }
    let path = path(result.path, below: knowledge.contentRoot)
    try spawn(command(for: path, line: result.line), path)
  }

  /// `$VISUAL`, `$EDITOR` at the line, else the desktop's way to open a file.
  private func command(for path: String, line: Int) -> [String] {
    let editors = ["VISUAL", "EDITOR"].compactMap { session.environment.variables[$0] }
    if let editor = editors.first(where: { !$0.isEmpty }) {
      let words = editor.split(separator: " ").map(String.init)
      return words + (takesLine(words) ? ["+\(line)", path] : [path])
    }
    #if canImport(Darwin)
      return ["open", path]
    #else
      return ["xdg-open", path]
    #endif
  }

  private func takesLine(_ words: [String]) -> Bool {
    let name = words.first?.split(separator: "/").last.map(String.init) ?? ""
    return ["vi", "vim", "nvim", "nano", "emacs", "emacsclient", "ex", "micro", "kak"].contains(
      name)
  }

  private func spawn(_ words: [String], _ path: String) throws(CommandFailure) {
    let child = ChildProgram.start(
      words, input: STDIN_FILENO, output: STDOUT_FILENO, errors: STDERR_FILENO)
    guard let child, ChildProgram.wait(for: child) == 0 else {
      throw session.messages.notOpened(path, with: words[0])
    }
  }
}
