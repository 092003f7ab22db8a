/// A state in which what a claim speaks of begins, with the run that leads to it.
struct JudgeSituation: Sendable {
  var state: ModelState
  var trace: [ModelEvent]
  /// How far it is from ordinary circumstances: 0 is the most ordinary, from 5 on a claim that
  /// says “always” need not mean it.
  var rank: Int

  /// From this rank on a situation is out of the ordinary.
  static let farRank = 5
}

extension JudgeSetting {
  /// The situations that agree with conditions; nil where one of them is unknown.
  ///
  /// Keys are no conditions here: they belong to the setting. Circumstances come about on top of a
  /// state at rest, in the order of `JudgePreparation`.
  func situations(where conditions: [JudgeTerm]) -> [JudgeSituation]? {
    var stored: [JudgeTerm] = []
    var circumstances: [JudgeTerm] = []
    for term in conditions {
      switch term.type {
      case .status where term.value == "restricted":
        circumstances.append(JudgeTerm(.device, "restricted", isNegated: term.isNegated))
      case .status, .grant, .settings, .asked: stored.append(term)
      case .key, .service: continue
      default: circumstances.append(term)
      }
    }
    circumstances.sort { Self.turn(of: $0) < Self.turn(of: $1) }
    var situations: [JudgeSituation] = []
    for rest in JudgeSpace.of(context).rests {
      guard let fits = agrees(rest.state, stored) else { return nil }
      if fits {
        situations.append(
          JudgeSituation(state: rest.state, trace: rest.trace, rank: Self.rank(rest.state, stored)))
      }
    }
    situations += switchedOff(stored)
    for term in circumstances {
      guard let ways = JudgePreparation.ways(term, on: context.platform) else { return nil }
      situations = situations.flatMap { situation in
        ways.compactMap { prepare(situation, $0) }
      }
    }
    let hasOverlay = circumstances.contains { $0.type == .device && !$0.isNegated }
    let lasting = hasOverlay ? stored.filter { $0.type == .grant || $0.type == .asked } : stored
    let shows = circumstances.contains { $0.type == .showing && !$0.isNegated }
    let kept = situations.filter { situation in
      (shows || situation.state.prompt == .none)
        && agrees(situation.state, circumstances + lasting) == true
    }
    return kept.enumerated().sorted {
      ($0.element.rank, $0.element.trace.count, $0.offset)
        < ($1.element.rank, $1.element.trace.count, $1.offset)
    }.map(\.element)
  }

  /// Whether a state is as every term says; nil where a term does not speak of states.
  func agrees(_ state: ModelState, _ terms: [JudgeTerm]) -> Bool? {
    var all = true
    for term in terms {
      guard let holds = term.holds(in: state, context) else { return nil }
      if !holds { all = false }
    }
    return all
  }

  /// A denied status can also come from services that are off for the device.
  private func switchedOff(_ stored: [JudgeTerm]) -> [JudgeSituation] {
    guard stored.contains(JudgeTerm(.status, "denied")) else { return [] }
    return JudgeSpace.of(context).rests.compactMap { rest in
      let way = JudgePreparation.Way(events: [.settings(.globalOff)], rank: 10)
      let start = JudgeSituation(
        state: rest.state, trace: rest.trace, rank: Self.rank(rest.state, stored))
      guard let situation = prepare(start, way), agrees(situation.state, stored) == true,
        rest.state.grant != .denied
      else { return nil }
      return situation
    }
  }

  private func prepare(
    _ situation: JudgeSituation, _ way: JudgePreparation.Way
  ) -> JudgeSituation? {
    var situation = situation
    for event in way.events {
      guard let step = JudgeStep(event, in: situation.state, table) else { return nil }
      situation.state = step.after
      situation.trace.append(event)
    }
    situation.rank += way.rank
    return situation
  }

  private static func turn(of term: JudgeTerm) -> Int {
    JudgePreparation.order.firstIndex(of: term.type) ?? 0
  }

  /// A first request and a lasting grant are ordinary, where the conditions leave it open.
  private static func rank(_ state: ModelState, _ stored: [JudgeTerm]) -> Int {
    switch state.grant {
    case .temporary, .provisional: 1
    case .notDetermined, .always: 0
    case .denied, .whenInUse:
      state[.alwaysUsed] && !stored.contains { $0.type == .asked } ? 1 : 0
    }
  }
}
