internal import LockbClaims

/// What a claim may speak of without saying so, which nothing can then be refuted by.
extension JudgeClaim {
  /// Whether it may tell of the time after a temporary grant has ended, without saying so: “after
  /// Allow Once the status goes back to notDetermined”, “… the app asks again”.
  var mayLeaveUseUnsaid: Bool {
    guard let answer = events.lastIndex(where: { $0.value.hasSuffix("Allow Once") }),
      !events[answer...].contains(where: \.isAct),
      !conditions.contains(where: { term in
        term.type == .phase && ["foreground", "inUse"].contains(term.value) && !term.isNegated
      })
    else { return false }
    let isUndecided = outcomes.contains {
      $0.value == "notDetermined" && !$0.isNegated
        || $0.type == .prompt && !$0.isNegated && !["P-UPG", "second"].contains($0.value)
        || $0.value.hasSuffix("ends") || $0.type == .effect && $0.value == "any"
    }
    return isUndecided
  }

  /// Whether it tells what becomes of a grant while the app is in use, when none ends by itself.
  var speaksOfUse: Bool {
    outcomes.contains { $0.type == .lifetime } && events.last?.value == "lapse:any"
      && conditions.contains { term in
        term.type == .phase && ["foreground", "inUse"].contains(term.value) && !term.isNegated
      }
  }

  /// Whether it tells of a prompt after the app has left use, which can only come when it returns:
  /// “once the grant has lapsed, the next visit prompts again”.
  var mayReturnUnsaid: Bool {
    let leaves = ["lapse:any", "noLongerInUse"]
    let isOut = conditions.contains { term in
      term.type == .phase && ["background", "notInUse", "terminated"].contains(term.value)
    }
    guard let last = events.last?.value, leaves.contains(last), !isOut else { return false }
    return outcomes.contains { $0.type == .prompt && !$0.isNegated }
  }

  /// Whether nothing is told to happen that the prompt could come of: a background session may ask,
  /// or be held while others do, and a prompt that shows already has options of its own.
  static func leavesOpenWhoAsks(_ question: ClaimQuestion) -> Bool {
    guard question.events.isEmpty,
      let prompt = question.outcomes.first(where: { $0.type == "prompt" })
    else { return false }
    return question.conditions.contains { condition in
      condition.concept == "session/background"
        || condition.type == "showing" && prompt.value.hasPrefix("option:")
    }
  }
}
