internal import LockbBase
internal import LockbPack

extension Messages {
  func noPropertyList(_ path: String) -> CommandFailure {
    .failure(
      "no-property-list",
      pick("\(path) is no property list.", "\(path) 파일은 속성 목록이 아닙니다."),
      hint: pick(
        "Give an Info.plist in XML or binary, up to 1 MiB.",
        "XML이나 바이너리 형식의 Info.plist를 주세요(1 MiB까지)."))
  }

  func name(of verdict: ReferenceAudit.Verdict) -> String {
    switch verdict {
    case .present: pick("present", "있음")
    case .missing: pick("missing", "없음")
    case .empty: pick("empty", "비어 있음")
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
