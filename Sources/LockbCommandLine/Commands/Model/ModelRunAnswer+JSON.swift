internal import LockbBase
internal import LockbPack

extension ModelRunAnswer {
  var members: [JSONMember] {
    var snapshots = SnapshotCache()
    var members = [
      JSONMember(name: "steps", value: .array(steps.map { $0.json(&snapshots) }))
    ]
    if let scenario {
      let place = line.map { [JSONMember(name: "line", value: .integer($0))] } ?? []
      members.append(JSONMember(name: "scenario", value: .object(place + scenario.members)))
    }
    return members
  }
}

/// The last state written: most steps begin where the one before ended.
private struct SnapshotCache {
  private var last: (snapshot: ReferenceSnapshot, json: JSONValue)?

  mutating func json(of snapshot: ReferenceSnapshot) -> JSONValue {
    if let last, last.snapshot == snapshot { return last.json }
    let json = JSONValue.object(snapshot.members)
    last = (snapshot, json)
    return json
  }
}

extension ReferenceStep {
  /// The step as the contract lists it.
  fileprivate func json(_ snapshots: inout SnapshotCache) -> JSONValue {
    .members([
      "event": .string(event),
      "row": .string(row),
      "confidence": .string(confidence),
      "before": snapshots.json(of: before),
      "after": snapshots.json(of: after),
      "prompt": prompt?.json ?? .null,
      "callback": .optional(callback),
      "refusedBy": .optional(refusedBy),
      "delivery": .optional(delivery),
      "completion": .optional(completion),
      "diagnostics": .strings(diagnostics),
      "observables": .object(after.observables),
    ])
  }
}

extension ReferenceStep.Prompt {
  fileprivate var json: JSONValue {
    .members([
      "id": .string(id), "usageKey": .optional(usageKey),
      "options": .strings(options.map(\.english)),
    ])
  }
}

extension ReferenceSnapshot {
  /// Everything that can be seen.
  var members: [JSONMember] {
    observables + details.map { JSONMember(name: $0.name, value: $0.value.json) }
  }

  fileprivate var observables: [JSONMember] {
    [
      JSONMember(name: "status", value: .string(status)),
      JSONMember(name: "grant", value: .string(grant)),
      JSONMember(name: "settings", value: .string(settings.english)),
      JSONMember(name: "wouldPrompt", value: .bool(wouldPrompt)),
    ]
  }
}

extension ReferenceSnapshot.Detail.Value {
  fileprivate var json: JSONValue {
    switch self {
    case .none: .null
    case .text(let text): .string(text)
    case .count(let count): .integer(count)
    }
  }
}

extension ReferenceScenario {
  fileprivate var members: [JSONMember] {
    [
      JSONMember(name: "id", value: .optional(id)),
      JSONMember(name: "mustFail", value: .bool(mustFail)),
      JSONMember(name: "isAsClaimed", value: .bool(isAsClaimed)),
      JSONMember(
        name: "failures",
        value: .array(
          failures.map {
            .members(["line": .integer($0.line), "message": .localized($0.message)])
          })),
    ]
  }
}
