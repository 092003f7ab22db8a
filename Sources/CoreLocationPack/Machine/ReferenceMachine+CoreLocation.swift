internal import LockbBase
internal import LockbPack
internal import LockbReference

extension ReferenceMachine {
  /// Core Location authorization, with the types of the table left behind.
  static let coreLocation = ReferenceMachine(
    platforms: {
      ModelPlatform.allCases.map { platform in
        Platform(
          name: platform.rawValue,
          versions: ModelExplore.places.filter { $0.platform == platform }.map { "\($0.version)" })
      }
    },
    usualKeys: { events in
      let purposes = events.compactMap { event -> String? in
        let fields = event.split(separator: ":", maxSplits: 1)
        guard fields.first == "requestTemporaryFullAccuracy", fields.count == 2 else { return nil }
        return "NSLocationTemporaryUsageDescriptionDictionary:" + fields[1]
      }
      return [ModelUsageKey.whenInUse, .always, .alwaysOld, .mac].compactMap(\.name) + purposes
    },
    label: ModelMap.label,
    essence: { request in
      guard let context = try? ModelContext(request) else { return "" }
      return ([context.essence.name] + context.purposes).joined(separator: "; ")
    },
    run: { request in
      answer { () throws(ModelRunError) in
        try ModelRun.run(request).map(ReferenceStep.init)
      }
    },
    runScenario: { text, info in
      answer { () throws(ModelRunError) in
        let scenario = try ModelScenario(text, info: info)
        let result = try scenario.run()
        return ReferenceScenario(
          id: scenario.id, request: result.request, givenSteps: result.givenSteps,
          mustFail: scenario.mustFail, isAsClaimed: result.isAsClaimed,
          failures: result.failures.map { .init(line: $0.line, message: $0.message) },
          steps: result.steps.map(ReferenceStep.init),
          rows: result.steps.flatMap { MachineTables.rows(beside: $0.row) }, outline: result.outline
        )
      }
    },
    path: { start, goal, request in
      answer { () throws(ModelRunError) in
        let (from, to) = (try ModelGoal(named: start), try ModelGoal(named: goal))
        if let steps = try ModelPaths.steps(from: from, to: to, request) {
          return .found(steps.map(ReferenceStep.init))
        }
        return .blocked(
          ModelObstacle.all(to: to, in: try ModelContext(request)).map {
            .init(reason: $0.text, rows: $0.rows)
          })
      }
    },
    explore: { platform, version, isExhaustive, progress in
      do throws(ModelRunError) {
        let context = try platform.map { name throws(ModelRunError) in
          try ModelContext(ReferenceRequest(platform: name, version: version ?? newest(of: name)))
        }
        let report = await ModelExplore.run(
          platform: context?.platform, version: version == nil ? nil : context?.version,
          isExhaustive: isExhaustive, progress: progress)
        return .success(ReferenceSurvey(report))
      } catch {
        return .failure(ReferenceFailure(error))
      }
    },
    audit: { level, platform, version, declared in
      answer { () throws(ModelRunError) in
        let audit = try KeyAudit(level: level, platform: platform, version: version)
        let (keys, steps) = try audit.audit(declared)
        return ReferenceAudit(keys: keys, steps: steps.map(ReferenceStep.init))
      }
    }, tables: MachineTables.tables,
    situation: { request in
      answer { () throws(ModelRunError) in try ModelMap.situation(after: request) }
    },
    map: { request in
      answer { () throws(ModelRunError) in try ModelMap.map(of: request) }
    },
    scenario: { request, steps, language in
      ScenarioWriter(language: language).block(request, steps)
    },
    rows: {
      // Rules with rows of their own (M…) are the model’s, and no document has to tell of them.
      Set(ModelTable.rules.map(\.row)).filter { $0.hasPrefix("T") }.sorted {
        ($0.count, $0) < ($1.count, $1)
      }
    }, names: { MachineTables.names })

  /// The newest version of a platform; any version for a name that is none, which is refused.
  private static func newest(of name: String) -> String {
    coreLocation.platforms().first { $0.name == name }?.newestVersion ?? "1"
  }

  private static func answer<Value>(
    _ work: () throws(ModelRunError) -> Value
  ) -> Result<Value, ReferenceFailure> {
    do throws(ModelRunError) {
      return .success(try work())
    } catch {
      return .failure(ReferenceFailure(error))
    }
  }
}

extension ReferenceStep {
  init(_ step: ModelRunStep) {
    let before = ReferenceSnapshot(step.before)
    self.init(
      event: step.event, row: step.row, confidence: step.confidence.rawValue, before: before,
      after: step.after == step.before ? before : ReferenceSnapshot(step.after),
      prompt: step.prompt.map { .init(id: $0.id, usageKey: $0.usageKey, options: $0.options) },
      callback: step.callback?.rawValue, refusedBy: step.refusedBy,
      refusalWords: step.refusedBy.flatMap { RefusalWords.words[$0] }, delivery: step.delivery,
      completion: step.completion, diagnostics: step.diagnostics)
  }
}

extension ReferenceSnapshot {
  init(_ snapshot: ModelRunStep.Snapshot) {
    self.init(
      status: snapshot.status.rawValue, grant: snapshot.grant.rawValue,
      grantWords: ModelGrant.wordsByGrant[snapshot.grant] ?? .same(snapshot.grant.rawValue),
      settings: SettingsRow.words(snapshot.settings), wouldPrompt: snapshot.wouldPrompt,
      details: [
        Detail("accuracy", .text(snapshot.accuracy)), Detail("phase", .text(snapshot.phase)),
        Detail("process", .text(snapshot.process)),
        Detail("prompt", snapshot.prompt.map { .text($0) } ?? .none),
        Detail("serviceSessions", .count(snapshot.serviceSessions)),
        Detail("backgroundSessions", .count(snapshot.backgroundSessions)),
      ])
  }
}

extension ModelGoal {
  fileprivate init(named text: String) throws(ModelRunError) {
    if let goal = ModelGoal(text) {
      self = goal
      return
    }
    throw ModelRunError(.unknownStatus(text))
  }
}

extension ReferenceSurvey {
  fileprivate init(_ report: ModelExploreReport) {
    self.init(
      contexts: report.contexts.map {
        Context(
          name: $0.name, states: $0.states, transitions: $0.transitions,
          isComplete: $0.isComplete, sameAs: $0.sameAs)
      },
      properties: report.properties.map {
        Property(
          id: $0.id, contexts: $0.contexts, failures: $0.failures,
          notApplicable: $0.notApplicable.map { .init(text: $0.text, contexts: $0.contexts) },
          unexplained: $0.unexplained)
      },
      contextCount: report.contextCount, flaws: report.flaws, livingRules: report.livingRules,
      deadRules: report.deadRules.map { .init(id: $0.id, reason: $0.reason) },
      otherRules: report.otherRules, isSound: report.isSound)
  }
}
