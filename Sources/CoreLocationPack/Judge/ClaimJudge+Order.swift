internal import LockbClaims

/// The order in which things happen, where a sentence tells them in another.
extension ClaimJudge {
  /// The question with its events as they come one after the other.
  static func inOrderOfTime(_ question: ClaimQuestion) -> ClaimQuestion {
    var question = question
    guard question.events.count > 1 else { return question }
    // 종료된 앱이 모니터링하던 지역: what an app has started it started before it ended.
    if question.events[0].value.hasPrefix("terminate"), question.events[1].value.hasPrefix("start")
    {
      question.events.swapAt(0, 1)
      // What launches it again is an event.
      let launches = question.outcomes.contains { $0.concept == "delivery/relaunch" }
      if launches, question.events.count == 2 {
        question.events.append(ClaimTerm("event/eventReady:always"))
      }
    }
    for index in question.events.indices.dropLast() {
      let (one, next) = (question.events[index], question.events[index + 1])
      guard next.value.hasPrefix("choose:") else { continue }
      // “A grant given through that option lapses”: the option was chosen before.
      let isLater = one.value == "lapse:any" && next.value == "choose:Allow Once"
      // Where Settings grant or refuse, no prompt is left that could be declined.
      let isEarlier =
        decided.contains(one.value) && next.value == "choose:Don’t Allow"
        && question.events.count == 2
      guard isLater || isEarlier else { continue }
      question.events.swapAt(index, index + 1)
      if isLater {
        // What was given for one use ends with that use.
        question.events[index + 1] = ClaimTerm("event/noLongerInUse")
        question.conditions.removeAll { $0.concept == "grant/authorized" }
      }
      break
    }
    // “Has answered and decided for X”: one answer.
    question.events = question.events.enumerated().filter { index, event in
      let next = index + 1 < question.events.count ? question.events[index + 1].value : ""
      return event.value != "answer:any" || !next.hasPrefix("choose:")
    }.map(\.element)
    return question
  }

  private static let decided: Set<Substring> = [
    "settings:always", "settings:whileUsing", "settings:never",
  ]
}
