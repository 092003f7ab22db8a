internal import LockbBase
internal import LockbPack

extension Messages {
  /// A property list that cannot be read.
  func unreadablePropertyList(_ error: FileError) -> CommandFailure {
    .failure("unreadable-input", problem(error), hint: propertyListHint)
  }

  private var propertyListHint: String {
    pick(
      "Give an Info.plist in XML or binary, up to 1 MiB.",
      "XML이나 바이너리 형식의 Info.plist를 주세요(1 MiB까지).")
  }

  func noPropertyList(_ path: String, _ failure: PropertyList.Failure) -> CommandFailure {
    let message =
      switch failure {
      case .notOne: pick("\(path) is no property list.", "\(path) 파일은 속성 목록이 아닙니다.")
      case .tooLarge: pick("\(path) is larger than 1 MiB.", "\(path) 파일이 1 MiB보다 큽니다.")
      case .tooDeep: pick("\(path) is nested too deeply.", "\(path) 파일이 너무 깊이 중첩되어 있습니다.")
      case .notUTF8:
        pick(
          "\(path) is in UTF-16 or UTF-32, and only UTF-8 is read.",
          "\(path) 파일은 UTF-16이나 UTF-32이며, UTF-8만 읽을 수 있습니다.")
      case .noDictionary:
        pick(
          "\(path) is a property list, but no dictionary stands at its top.",
          "\(path) 파일은 속성 목록이지만 맨 위가 딕셔너리가 아닙니다.")
      }
    return .failure("no-property-list", message, hint: propertyListHint)
  }

  func name(of verdict: ReferenceAudit.Verdict) -> String {
    switch verdict {
    case .present: pick("present", "있음")
    case .missing: pick("missing", "없음")
    case .empty: pick("empty", "비어 있음")
    case .mistyped: pick("wrong type", "잘못된 형식")
    case .contested: pick("contested", "이견 있음")
    case .early: pick("not yet read", "나중 버전용")
    case .outdated: pick("outdated", "지난 버전용")
    case .unused: pick("useless", "쓸모없음")
    }
  }

  /// The versions for which a finding holds; empty for all that were asked for.
  func versions(of platform: String, from first: Version?, before end: Version?) -> String {
    switch (first.map(short), end.map(short)) {
    case (nil, nil): ""
    case (let first?, nil): pick("\(platform) \(first) and later", "\(platform) \(first)부터")
    case (nil, let end?): pick("before \(platform) \(end)", "\(platform) \(end) 전까지")
    case (let first?, let end?):
      pick("\(platform) \(first) to before \(end)", "\(platform) \(first)부터 \(end) 전까지")
    }
  }

  /// What is missing in the first versions of a range, and since when it is there.
  func gap(_ failure: ReferenceFailure) -> String {
    let (message, hint) = (failure.message[language], failure.hint[language])
    return hint.isEmpty ? message + "." : pick("\(message); \(hint).", "\(message). \(hint).")
  }

  func badVersionRange(_ text: String) -> CommandFailure {
    .usage(
      "unknown-value", pick("--at cannot be “\(text)”.", "--at에는 “\(text)” 값을 쓸 수 없습니다."),
      hint: pick(
        "Give a version, or two with the lower one first: 18, 12..18.",
        "버전 하나, 또는 낮은 쪽부터 둘을 쓰세요: 18, 12..18."))
  }

  func whatHappens(on place: String) -> String {
    pick("What a user sees on \(place):", "\(place)에서 사용자가 보는 것:")
  }
}
