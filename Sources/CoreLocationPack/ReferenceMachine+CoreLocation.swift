internal import LockbBase
internal import LockbPack
internal import LockbReference

extension ReferenceMachine {
  /// Core Location authorization, with the types of the table left behind.
  static let coreLocation = ReferenceMachine(
    usualKeys: { events in
      let purposes = events.compactMap { event -> String? in
        let fields = event.split(separator: ":", maxSplits: 1)
        guard fields.first == "requestTemporaryFullAccuracy", fields.count == 2 else { return nil }
        return "NSLocationTemporaryUsageDescriptionDictionary:" + fields[1]
      }
      return [ModelUsageKey.whenInUse, .always, .alwaysOld, .mac].compactMap(\.name) + purposes
    },
    run: { request in
      answer { () throws(ModelRunError) in
        try ModelRun.run(ModelRunRequest(request)).map(ReferenceStep.init)
      }
    },
    runScenario: { text, info in
      answer { () throws(ModelRunError) in
        let scenario = try ModelScenario(text, info: info)
        let result = try scenario.run()
        return ReferenceScenario(
          id: scenario.id, mustFail: scenario.mustFail, isAsClaimed: result.isAsClaimed,
          failures: result.failures.map { .init(line: $0.line, message: $0.message) },
          steps: result.steps.map(ReferenceStep.init))
      }
    })

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

extension ModelRunRequest {
  fileprivate init(_ request: ReferenceRequest) {
    self.init(
      platform: request.platform, version: request.version, keys: request.keys,
      flags: request.flags.mapValues { flag in
        switch flag {
        case .bool(let value): .bool(value)
        case .number(let value): .number(value)
        case .text(let value): .text(value)
        }
      }, events: request.events)
  }
}

extension ReferenceStep {
  fileprivate init(_ step: ModelRunStep) {
    let before = ReferenceSnapshot(step.before)
    self.init(
      event: step.event, row: step.row, confidence: step.confidence.rawValue, before: before,
      after: step.after == step.before ? before : ReferenceSnapshot(step.after),
      prompt: step.prompt.map { .init(id: $0.id, usageKey: $0.usageKey, options: $0.options) },
      callback: step.callback?.rawValue, refusedBy: step.refusedBy, delivery: step.delivery,
      completion: step.completion, diagnostics: step.diagnostics)
  }
}

extension ReferenceSnapshot {
  fileprivate init(_ snapshot: ModelRunStep.Snapshot) {
    self.init(
      status: snapshot.status.rawValue, grant: snapshot.grant.rawValue,
      settings: snapshot.settings, wouldPrompt: snapshot.wouldPrompt,
      details: [
        Detail("accuracy", .text(snapshot.accuracy)), Detail("phase", .text(snapshot.phase)),
        Detail("process", .text(snapshot.process)),
        Detail("prompt", snapshot.prompt.map { .text($0) } ?? .none),
        Detail("serviceSessions", .count(snapshot.serviceSessions)),
        Detail("backgroundSessions", .count(snapshot.backgroundSessions)),
      ])
  }
}
