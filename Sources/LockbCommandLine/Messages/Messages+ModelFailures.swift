internal import LockbBase
internal import LockbPack

extension Messages {
  /// What keeps the machine from an answer. A name that a command line misspells is its mistake.
  func failure(_ failure: ReferenceFailure, fromArguments: Bool) -> CommandFailure {
    var message = failure.message[language] + "."
    if let position = failure.position {
      message = pick("event \(position + 1): \(message)", "\(position + 1)번째 이벤트: \(message)")
    }
    return self.failure(failure, message, isUsage: fromArguments && failure.isUnknownName)
  }

  /// What keeps the machine from an answer to a scenario block, and on which line of the input.
  ///
  /// - Parameter count: how many lines of the input go before the block.
  func failure(_ failure: ReferenceFailure, inLinesAfter count: Int) -> CommandFailure {
    var message = failure.message[language] + "."
    if let line = failure.position ?? (count > 0 ? 0 : nil) {
      message = pick("line \(count + line): \(message)", "\(count + line)번째 줄: \(message)")
    }
    return self.failure(failure, message, isUsage: false)
  }

  private func failure(
    _ failure: ReferenceFailure, _ message: String, isUsage: Bool
  ) -> CommandFailure {
    let hint = failure.hint[language]
    let ending = hint.isEmpty || hint.hasSuffix("?") ? "" : "."
    return CommandFailure(
      status: isUsage ? .usage : .failure, code: failure.code, message: message,
      hint: hint.isEmpty ? "" : beginning(of: hint) + ending)
  }

  /// With a capital letter, as an English sentence begins.
  private func beginning(of sentence: String) -> String {
    pick(sentence.prefix(1).uppercased() + sentence.dropFirst(), sentence)
  }

  var noMachine: CommandFailure {
    .failure(
      "no-machine", pick("this lockb holds no reference machine.", "이 lockb에는 기준 기계가 없습니다."),
      hint: pick("Use one that was built with a pack that has one.", "기계가 있는 팩으로 빌드한 lockb를 쓰세요."))
  }

  var missingVersion: CommandFailure {
    .usage(
      "missing-version", pick("--platform needs --at.", "--platform에는 --at도 필요합니다."),
      hint: pick("Give a version: --at 18", "버전을 쓰세요: --at 18"))
  }

  /// Options that say more of a platform that is not named.
  func missingPlatform(for options: [String]) -> CommandFailure {
    .usage(
      "missing-platform",
      pick(
        "\(options.joined(separator: " and ")) \(options.count == 1 ? "needs" : "need") --platform.",
        "\(options.joined(separator: "과 "))에는 --platform도 필요합니다."),
      hint: pick("Name one: --platform iOS", "플랫폼을 쓰세요: --platform iOS"))
  }

  func oneInput(_ words: [String]) -> CommandFailure {
    .usage(
      "several-inputs",
      pick("there is one input, not \(words.count).", "입력은 \(words.count)개가 아니라 하나입니다."),
      hint: pick(
        "Events as arguments need --platform and --at.", "이벤트를 인수로 쓰려면 --platform과 --at을 쓰세요."))
  }

  var emptyInput: CommandFailure {
    .failure(
      "empty-input", pick("there is nothing to run.", "실행할 내용이 없습니다."),
      hint: pick(
        "Give a scenario block, one JSON object, or one JSON object a line.",
        "시나리오 블록, JSON 객체 하나, 또는 한 줄에 하나씩 JSON 객체를 주세요."))
  }

  /// What to run cannot be read.
  func unreadableInput(_ error: FileError) -> CommandFailure {
    .failure(
      "unreadable-input", problem(error),
      hint: pick(
        "Name a file to run, or - for standard input; events need --platform and --at.",
        "실행할 파일이나 표준 입력을 뜻하는 -를 쓰세요. 이벤트를 쓰려면 --platform과 --at도 필요합니다."))
  }

  func badJSON(_ failure: JSONParser.Failure) -> CommandFailure {
    let place = pick("at byte \(failure.offset + 1)", "\(failure.offset + 1)번째 바이트")
    let reason =
      switch failure.reason {
      case .ended: pick("it ends too early", "도중에 끝납니다")
      case .unexpected: pick("something else stands there", "예상 밖의 글자입니다")
      case .tooDeep: pick("it is nested too deeply", "너무 깊이 중첩되어 있습니다")
      case .badString: pick("the string is not valid", "문자열이 올바르지 않습니다")
      case .badNumber: pick("the number is not valid", "숫자가 올바르지 않습니다")
      }
    return .failure(
      "bad-json",
      pick("this is no JSON: \(reason), \(place).", "JSON이 아닙니다: \(reason) (\(place))."),
      hint: requestShape)
  }

  func missingMember(_ path: String) -> CommandFailure {
    .failure(
      "missing-member", pick("“\(path)” is missing.", "“\(path)” 항목이 없습니다."), hint: requestShape)
  }

  func wrongType(_ path: String) -> CommandFailure {
    let name = path.isEmpty ? pick("the request", "요청") : "“\(path)”"
    return .failure(
      "wrong-type",
      pick("\(name) has a value of the wrong type.", "\(name)의 값이 맞는 종류가 아닙니다."),
      hint: requestShape)
  }

  func unknownMember(_ name: String, _ names: [String]) -> CommandFailure {
    let shown = String(name.prefix(80))
    let list = names.joined(separator: ", ")
    return .failure(
      "unknown-member", pick("there is no member “\(shown)”.", "“\(shown)” 항목은 없습니다."),
      hint: didYouMean(shown, names) + pick("Members: \(list).", "항목: \(list)."))
  }

  private var requestShape: String {
    let shape = #"{"context":{"platform":"…","version":"18.0","keys":[…]},"events":[…]}"#
    return pick("Write \(shape)", "이렇게 쓰세요: \(shape)")
  }
}
