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
      $0.value == "notDetermined" && !$0.isNegated && $0.type != .callback
        || $0.type == .prompt && !$0.isNegated && !["P-UPG", "second"].contains($0.value)
        || $0.value.hasSuffix("ends") || $0.type == .effect && $0.value == "any"
    }
    return isUndecided
  }

  /// Whether it tells that a right ends that an answer only lowers: “choosing to keep When In Use ends
  /// it”.
  var endsOnlyInPart: Bool {
    let lowering = ["choose:Change to Only While Using", "choose:Keep Only While Using"]
    return events.contains { lowering.contains($0.value) }
      && outcomes.contains { $0.type == .lifetime }
  }

  /// Whether it tells that an app starts anew, which is no launch: “reinstalling starts it again”.
  var startsAnew: Bool {
    events.contains { ["reinstall", "resetLocationAndPrivacy"].contains($0.value) }
      && outcomes.contains(JudgeTerm(.delivery, "relaunch"))
  }

  /// Whether it tells what is delivered after some request, and not how that was answered.
  var leavesAnswerUnsaid: Bool {
    events.last?.value == "request:any" && outcomes.contains { $0.type == .delivery }
  }

  /// Whether it tells that one status never becomes another, and not by whose doing: “a denied app
  /// never becomes authorized” is false of its user and true of the app.
  var leavesDoerUnsaid: Bool {
    let isStatus = { (term: JudgeTerm) in term.type == .status && !term.isNegated }
    return force == .none && events.isEmpty && conditions.contains(where: isStatus)
      && outcomes.contains { isStatus($0) && !conditions.contains($0) }
  }

  /// Whether it tells that an answer does nothing, which nobody means: something else does, once the
  /// answer was given. “If the user denied the app, holding a session changes nothing.”
  var tellsNothingOfAnswer: Bool {
    events.last?.isAnswer == true && outcomes.contains(JudgeTerm(.effect, "none"))
  }

  /// Whether it tells that an event is not delivered of a service whose events do not even occur with
  /// reduced accuracy (6.4); the model only tells what becomes of those that do.
  static func leavesEventsOut(_ question: ClaimQuestion) -> Bool {
    let blind: Set<String> = [
      "service/region-monitoring", "service/condition-monitoring", "service/beacon-ranging",
    ]
    return question.events.contains { $0.value.hasPrefix("eventReady") }
      && question.conditions.contains { $0.concept == "accuracy/reduced" }
      && question.conditions.contains { blind.contains($0.concept) }
      && question.outcomes.contains { $0.type == "delivery" && $0.isNegated }
  }

  /// Whether it tells what can come about without “the key”, which may be any.
  var lacksSomeKey: Bool {
    force == .some && keys == [JudgeTerm(.key, "others", isNegated: true)]
      && outcomes.contains(JudgeTerm(.effect, "any"))
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

  /// Whether it only tells when a prompt can come that comes when the system decides.
  func leavesTimeToSystem(of question: ClaimQuestion) -> Bool {
    let prompts: Set<String> = ["second", "P-PROV", "P-REM"]
    let times: Set<Substring> = ["nextMorning", "noLongerInUse", "leaveForeground"]
    guard question.events.allSatisfy({ times.contains($0.value) }),
      outcomes.contains(where: { $0.type == .prompt && prompts.contains($0.value) })
    else { return false }
    return force == .some
      || force == .ordinary && question.conditions.contains { $0.type == "phase" }
  }

  /// Whether it tells that an event which needs Always is not delivered at a lower level, which
  /// nobody says of an app in use.
  var speaksOutOfUse: Bool {
    events.last?.value == "eventReady:always" && namesGrant
      && !conditions.contains { $0.type == .phase || $0 == JudgeTerm(.grant, "always") }
      && outcomes.contains(JudgeTerm(.delivery, "positions", isNegated: true))
  }
}
