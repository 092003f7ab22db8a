/// What trying a claim in one place came to.
struct JudgeTrial: Sendable {
  enum Finding: Sendable {
    /// True in every situation, or in the ordinary one.
    case holds(JudgeRun?)
    /// False in every situation, or, where the claim says “always”, in one.
    case fails(JudgeRun?)
    /// True here and false there, or unknown.
    case open
    /// No situation agrees with the conditions.
    case vacuous
    /// Something that the claim names does not exist there.
    case absent
  }

  let setting: JudgeSetting
  let finding: Finding
  /// The outcomes as they were read.
  let outcomes: [JudgeTerm]
  /// The condition without which the others come true, where together they do not.
  var spoiler: JudgeTerm?

  /// Tries every reading of a claim: one that is true makes it true, and only all being false makes
  /// it false.
  static func of(_ claim: JudgeClaim, in place: JudgePlace) -> JudgeTrial? {
    guard let setting = JudgeSetting(place, keys: claim.keys) else { return nil }
    let isReport = claim.events.isEmpty
    var trials: [JudgeTrial] = []
    for claim in claim.readings {
      for conditions in claim.conditionReadings {
        for outcomes in JudgeTerm.readings(
          of: claim.outcomes, asStatusFirst: isReport, isOutcome: true)
        {
          // “Becomes so”, of what was not so before: both speak of the same.
          if let before = conditions.first(where: { $0.isNegated && $0.isStored }),
            let after = outcomes.first, after.isStored, claim.becomesLevel,
            before.type != after.type
          {
            continue
          }
          guard let finding = setting.tryOut(claim, conditions, outcomes) else { return nil }
          var trial = JudgeTrial(setting: setting, finding: finding, outcomes: outcomes)
          if case .vacuous = finding { trial.spoiler = setting.spoiler(of: conditions) }
          if case .holds = finding { return trial }
          trials.append(trial)
        }
      }
    }
    let rank: (Finding) -> Int = {
      switch $0 {
      case .holds: 0
      case .open: 1
      case .fails: 2
      case .vacuous: 3
      case .absent: 4
      }
    }
    return trials.min { rank($0.finding) < rank($1.finding) }
  }
}

extension JudgeSetting {
  /// Tries one reading; nil where a term is unknown.
  func tryOut(
    _ claim: JudgeClaim, _ conditions: [JudgeTerm], _ outcomes: [JudgeTerm]
  ) -> JudgeTrial.Finding? {
    guard let situations = situations(of: claim, where: conditions) else { return nil }
    guard !situations.isEmpty else {
      // What is not stored can fail to come about for many reasons, and a level can mean two
      // things; only a grant or a status is known never to come true.
      let stored = conditions.filter { $0.isStored || $0.type == .asked }
      let isSure = !claim.conditions.contains { $0.type == .level }
      return isSure && self.situations(where: stored)?.isEmpty == true ? .vacuous : .absent
    }
    // “A call always prompts” is meant of every status.
    let isEvery =
      claim.force == .every && claim.events.count == 1 && claim.conditions.isEmpty
      && outcomes.allSatisfy { $0.type == .effect || $0.type == .prompt && $0.value == "any" }
    let runs = runs(of: claim, from: situations, asksFirst: !isEvery)
    // Where a key is not known yet, none is missing.
    let knowsKeys = claim.namesVersions || claim.keys.allSatisfy { isIntroduced($0.value) }
    guard !runs.isEmpty, knowsKeys,
      outcomes.allSatisfy({ exists($0, isMeant: claim.namesVersions) })
    else { return .absent }
    let values = runs.map { run in
      outcomes.reduce(Truth.yes) { $0.and($1.truth(of: run, self)) }
    }
    let finding = Self.finding(claim, runs, values)
    // What a prompt of some version lacks is told of where one appears.
    let tellsOption =
      claim.namesVersions && claim.events.count == 1
      && outcomes.allSatisfy { $0.type == .prompt && $0.isNegated && $0.value.hasPrefix("option:") }
    guard case .fails = finding, claim.force == .ordinary, claim.beginsByAsking, !claim.namesGrant,
      !claim.blamesKey, !tellsOption
    else { return finding }
    // What is false before a decision and true after one may be said of an app that has decided.
    let decided = self.runs(of: claim, from: situations, asksFirst: false)
    let isFalse = decided.allSatisfy { run in
      outcomes.reduce(Truth.yes) { $0.and($1.truth(of: run, self)) } == .no
    }
    return isFalse ? finding : .open
  }

  /// The condition that keeps the others from coming true; nil where more than one does.
  func spoiler(of conditions: [JudgeTerm]) -> JudgeTerm? {
    conditions.indices.reversed().first { index in
      var others = conditions
      others.remove(at: index)
      return !others.isEmpty && situations(where: others)?.isEmpty == false
    }.map { conditions[$0] }
  }

  /// The situations of a claim under one reading of its conditions, with what is left unsaid where
  /// that can be; nil where a term is unknown.
  func situations(
    of claim: JudgeClaim, where conditions: [JudgeTerm]
  ) -> [JudgeSituation]? {
    guard !claim.unsaid.isEmpty else { return situations(where: conditions) }
    guard let situations = situations(where: conditions + claim.unsaid) else { return nil }
    return situations.isEmpty ? self.situations(where: conditions) : situations
  }

  /// The runs of a claim, the most ordinary first.
  ///
  /// - Parameter asksFirst: whether an app that asks has no decision yet, where no condition says.
  func runs(
    of claim: JudgeClaim, from situations: [JudgeSituation], asksFirst: Bool = true
  ) -> [JudgeRun] {
    let player = JudgePlayer(self)
    let events = claim.events.map { JudgeEvents.read($0, self) }
    guard events.allSatisfy({ !$0.isEmpty }) else { return [] }
    var runs: [JudgeRun] = []
    if asksFirst, claim.beginsByAsking, !claim.namesGrant {
      let undecided = situations.filter { $0.state.grant == .notDetermined }
      runs = undecided.flatMap { player.runs(of: events, from: $0) }
    }
    if runs.isEmpty { runs = situations.flatMap { player.runs(of: events, from: $0) } }
    if claim.events.contains(where: { $0.value == "change:any" }) {
      runs.removeAll { !$0.changesStatus(in: context) }
    }
    if !claim.namesGrant, asksFirst || claim.force != .every {
      // Where anything may be stored, what changes nothing is not what a sentence speaks of.
      for index in runs.indices where runs[index].deciding?.isIdle == true { runs[index].rank += 3 }
    }
    if claim.force == .some || claim.force == .none { runs += runs.flatMap { answered($0, claim) } }
    return runs.enumerated().sorted {
      ($0.element.rank, $0.element.events.count, $0.offset)
        < ($1.element.rank, $1.element.events.count, $1.offset)
    }.map(\.element)
  }

  /// What can be is also what an answer to the prompt brings about.
  private func answered(_ run: JudgeRun, _ claim: JudgeClaim) -> [JudgeRun] {
    guard run.deciding?.output.prompt != ModelPrompt.none,
      claim.outcomes.contains(where: { $0.isStored || $0.type == .callback })
    else { return [] }
    return run.state.prompt.choices.compactMap { run.taking(.choose($0), in: table, isNamed: true) }
  }

  /// Whether a key is there already; one that no page lists for the platform counts as there.
  func isIntroduced(_ key: String) -> Bool {
    let rows = JudgePresence.of(JudgeTerm(.key, key))?.rows
    guard let introduced = rows?[context.platform]?.introduced else { return true }
    return introduced <= context.version
  }

  /// Whether what an outcome names exists there at all; a claim that names versions means it to.
  private func exists(_ term: JudgeTerm, isMeant: Bool) -> Bool {
    switch (term.type, term.value) {
    case (.accuracy, _): return context.hasAccuracySetting
    case (.diagnostic, _): return context.era >= .i18
    default: break
    }
    guard !isMeant else { return true }
    switch (term.type, term.value) {
    case (.grant, "temporary"), (.grant, "provisional"), (.settings, "askNextTime"):
      return JudgeSpace.of(context).rests.contains {
        term.affirmed.holds(in: $0.state, context) == true
      }
    case (.prompt, "second"): return JudgePrompts.shows("P-PROV", in: context)
    case (.prompt, let id) where id.hasPrefix("P-"): return JudgePrompts.canMean(id, in: context)
    case (.prompt, let option) where option.hasPrefix("option:"):
      return JudgePrompts.offers("choose:" + option.dropFirst("option:".count), in: context)
    case (.usageKey, let key): return isIntroduced(key)
    default: return true
    }
  }

  /// Whether it speaks of data for an app that is provisionally allowed and in the background, which
  /// does not mean the seconds after it has left the screen.
  private static func isHeldBack(_ claim: JudgeClaim) -> Bool {
    claim.conditions.contains(JudgeTerm(.grant, "provisional"))
      && claim.conditions.contains(JudgeTerm(.phase, "background"))
      && claim.outcomes == [JudgeTerm(.delivery, "positions")]
  }

  private static func finding(
    _ claim: JudgeClaim, _ runs: [JudgeRun], _ values: [Truth]
  ) -> JudgeTrial.Finding {
    let near = runs.indices.filter { runs[$0].rank < JudgeSituation.farRank }
    let counted = near.isEmpty ? Array(runs.indices) : near
    func first(_ value: Truth, _ indices: [Int]) -> JudgeRun? {
      indices.first { values[$0] == value }.map { runs[$0] }
    }
    switch claim.force {
    case .ordinary
    where isHeldBack(claim) && near.allSatisfy({ values[$0] == .no }) && !near.isEmpty:
      return .fails(runs.first)
    case .ordinary:
      // Out of the ordinary it may be unknown, as long as it is true nowhere.
      let isNowhere = !values.contains(.yes) && counted.allSatisfy { values[$0] == .no }
      if isNowhere { return .fails(counted.first.map { runs[$0] }) }
      let lowest = runs[0].rank
      let ordinary = runs.indices.filter { runs[$0].rank == lowest }
      return ordinary.allSatisfy { values[$0] == .yes } ? .holds(runs.first) : .open
    case .every:
      if let counterexample = first(.no, counted) { return .fails(counterexample) }
      return counted.allSatisfy { values[$0] == .yes } ? .holds(runs.first) : .open
    case .none:
      if let counterexample = first(.yes, counted) { return .fails(counterexample) }
      return counted.allSatisfy { values[$0] == .no } ? .holds(runs.first) : .open
    case .some:
      // In the background means out of use, not the seconds after the app has left the screen.
      let isOut = claim.conditions.contains { $0.type == .phase && $0.value == "background" }
      if isOut, counted.allSatisfy({ values[$0] == .no }) { return .fails(runs.first) }
      if let example = first(.yes, Array(runs.indices)) { return .holds(example) }
      return values.allSatisfy { $0 == .no } ? .fails(runs.first) : .open
    }
  }
}
