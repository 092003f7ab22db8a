internal import LockbBase

/// Every sentence that lockb says in answers, notes and errors, in both languages.
struct Messages: Sendable {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The text of the user's language.
  func pick(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
    language == .english ? english() : korean()
  }
}

// Usage.
extension Messages {
  func unknownCommand(_ word: String, _ names: [String]) -> CommandFailure {
    let list = names.joined(separator: ", ")
    let message = pick("there is no command “\(word)”.", "“\(word)” 명령은 없습니다.")
    guard let name = nearest(to: word, among: names) else {
      return .usage(
        "unknown-command", message, hint: pick("Commands: \(list).", "명령: \(list)."))
    }
    return .usage(
      "unknown-command", message,
      hint: pick(
        "Did you mean “\(name)”? Commands: \(list).", "혹시 “\(name)”? 명령: \(list)."))
  }

  func unknownValue(_ value: String, of option: String, valid: [String]) -> CommandFailure {
    let list = valid.joined(separator: ", ")
    let message = pick(
      "\(option) cannot be “\(value)”.", "\(option)에 “\(value)”는 쓸 수 없습니다.")
    let valid = pick("Choose one of: \(list).", "다음 가운데 고르세요: \(list).")
    guard let name = nearest(to: value, among: valid.isEmpty ? [] : list.split(separator: ", ").map(String.init))
    else { return .usage("unknown-value", message, hint: valid) }
    return .usage(
      "unknown-value", message,
      hint: pick("Did you mean “\(name)”? ", "혹시 “\(name)”? ") + valid)
  }

  func seeHelp(_ command: String) -> String {
    let line = command.isEmpty ? "lockb --help" : "lockb \(command) --help"
    return pick("See: \(line)", "도움말: \(line)")
  }
}
