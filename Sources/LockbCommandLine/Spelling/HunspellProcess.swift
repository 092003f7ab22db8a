internal import LockbSystem
internal import Synchronization

/// Hunspell with the dictionary of one language, asked a word at a time and no word twice.
///
/// It is a program of its own: a static executable can load no library.
final class HunspellProcess: Sendable {
  /// What it says of a word.
  struct Answer: Sendable {
    /// Whether the dictionary has the word, however it is inflected.
    var isKnown: Bool
    /// The words it offers instead, best first.
    var suggestions: [String]
  }

  private struct State {
    var input: Int32
    var output: Int32
    var unread: [UInt8] = []
    var answers: [String: Answer] = [:]
    /// Whether it has ended: it knows every word from then on.
    var isOver = false
  }

  private let child: pid_t
  private let state: Mutex<State>

  /// Starts it with a dictionary; nil where the program or the dictionary is not installed.
  init?(dictionary: String) {
    guard let down = ChildProgram.pipe() else { return nil }
    guard let up = ChildProgram.pipe() else {
      close(down.read)
      close(down.write)
      return nil
    }
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let child = ChildProgram.start(
      ["hunspell", "-a", "-i", "utf-8", "-d", dictionary], input: down.read, output: up.write,
      errors: nothing)
    for descriptor in [down.read, up.write, nothing] { close(descriptor) }
    var state = State(input: down.write, output: up.read)
    // Its greeting tells that it has found the dictionary.
    guard let child, Self.line(&state)?.hasPrefix("@(#)") == true else {
      close(down.write)
      close(up.read)
      if let child { _ = ChildProgram.wait(for: child) }
      return nil
    }
    self.child = child
    self.state = Mutex(state)
  }

  deinit {
    state.withLock { state in
      close(state.input)
      close(state.output)
    }
    _ = ChildProgram.wait(for: child)
  }

  /// What it says of a word of letters and apostrophes.
  func answer(to word: String) -> Answer {
    state.withLock { state in
      if let known = state.answers[word] { return known }
      var answer = Answer(isKnown: true, suggestions: [])
      if !state.isOver, Self.send("^\(word)\n", to: state.input) {
        while let line = Self.line(&state), !line.isEmpty { Self.note(line, in: &answer) }
      }
      state.answers[word] = answer
      return answer
    }
  }

  /// `& word count offset: other, others`, or `# word offset` where nothing is close.
  private static func note(_ line: String, in answer: inout Answer) {
    guard line.hasPrefix("&") || line.hasPrefix("#") else { return }
    answer.isKnown = false
    guard let colon = line.firstIndex(of: ":") else { return }
    answer.suggestions += line[colon...].dropFirst().split(separator: ",").map { word in
      String(word.drop { $0 == " " })
    }
  }

  private static func send(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { Descriptor.writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// The next line; nil where it has ended.
  private static func line(_ state: inout State) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let end = state.unread.firstIndex(of: 0x0A) {
        let line = String(decoding: state.unread[..<end], as: UTF8.self)
        state.unread.removeSubrange(...end)
        return line
      }
      let count = buffer.withUnsafeMutableBytes {
        Descriptor.readBytes(from: state.output, into: $0)
      }
      guard count > 0 else {
        state.isOver = true
        return nil
      }
      state.unread += buffer[..<count]
    }
  }
}
