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

  func whatHappens(on place: String) -> String {
    pick("What a user sees on \(place):", "\(place)에서 사용자가 보는 것:")
  }
}
