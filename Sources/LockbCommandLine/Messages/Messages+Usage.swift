internal import LockbIndex
internal import LockbKnowledge
internal import LockbText

extension Messages {
  func unknownCommand(_ word: String, _ names: [String]) -> CommandFailure {
    let list = names.joined(separator: ", ")
    return .usage(
      "unknown-command", pick("there is no command “\(word)”.", "“\(word)” 명령은 없습니다."),
      hint: didYouMean(word, names) + pick("Commands: \(list).", "명령: \(list)."))
  }

  func unknownValue(_ value: String, of option: String, valid: [String]) -> CommandFailure {
    let list = valid.joined(separator: ", ")
    return .usage(
      "unknown-value",
      pick("\(option) cannot be “\(value)”.", "\(option)에는 “\(value)” 값을 쓸 수 없습니다."),
      hint: didYouMean(value, valid)
        + pick("Choose one of: \(list).", "다음 가운데 고르세요: \(list)."))
  }

  /// An option that does nothing without another.
  func missing(_ other: String, for option: String) -> CommandFailure {
    .usage(
      "missing-option", pick("\(option) needs \(other).", "\(option) 옵션에는 \(other) 옵션도 필요합니다."),
      hint: seeHelp("check"))
  }

  /// Two options that cannot both be done.
  func contradiction(_ first: String, _ second: String) -> CommandFailure {
    .usage(
      "contradicting-options",
      pick(
        "\(first) and \(second) do not go together.", "\(first), \(second) 옵션은 함께 쓸 수 없습니다."),
      hint: seeHelp("check"))
  }

  func didYouMean(_ word: String, _ names: [String]) -> String {
    guard let name = Spelling.closest(to: word, in: names, limit: 1).first?.word else { return "" }
    return pick("Did you mean “\(name)”? ", "혹시 “\(name)”인가요? ")
  }

  /// What `--version` prints: the release, what it was built from, and the versions that a
  /// knowledge base of it is stamped with.
  func version(_ commit: String) -> String {
    let release = "lockb \(LockbCommand.version)" + (commit.isEmpty ? "" : " (\(commit))")
    let parts = [
      pick("text analysis", "텍스트 분석") + " \(Analyzer.version)",
      pick("reading of documents", "문서 읽기") + " \(KnowledgeBuilder.version)",
      pick("tables", "테이블") + " \(IndexInformation.currentSchema)",
    ]
    return release + "\n" + parts.joined(separator: ", ") + "\n"
  }

  func seeHelp(_ command: String) -> String {
    let line = command.isEmpty ? "lockb --help" : "lockb \(command) --help"
    return pick("See: \(line)", "도움말: \(line)")
  }

  var emptyQuery: CommandFailure {
    .usage(
      "empty-query", pick("there is nothing to look for.", "찾을 말이 비어 있습니다."),
      hint: pick("For example: lockb search how to begin", "예: lockb search 시작하는 방법"))
  }

  func badLimit(_ text: String) -> CommandFailure {
    .usage(
      "unknown-value",
      pick("--limit cannot be “\(text)”.", "--limit에는 “\(text)” 값을 쓸 수 없습니다."),
      hint: pick("Give a whole number from 1.", "1 이상의 정수를 쓰세요."))
  }

  func badVersion(_ text: String) -> CommandFailure {
    .usage(
      "unknown-value", pick("--at cannot be “\(text)”.", "--at에는 “\(text)” 값을 쓸 수 없습니다."),
      hint: pick("Give a version: 18, 13.4 or 17.2.1.", "버전을 쓰세요: 18, 13.4, 17.2.1."))
  }
}
