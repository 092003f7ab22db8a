internal import LockbIndex

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let status = posix_spawnp(&child, words[0], nil, nil, &arguments, environ)
    var ended: Int32 = 0
    guard status == 0, waitpid(child, &ended, 0) == child, ended == 0 else {
      throw session.messages.notOpened(path, with: words[0])
    }
  }
}
