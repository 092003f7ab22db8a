internal import LockbBase
public import LockbPack
internal import LockbReference

extension TurnstilePack {
  /// A toy machine, apart from the pack: most tests want a framework that has none.
  ///
  /// The harbour reads the coin's key since 14; the station always does.
  public static let machine = ReferenceMachine(
    platforms: {
      [
        .init(name: "Harbour", versions: ["8.0", "14.0"]),
        .init(name: "Station", versions: ["13.4"]),
      ]
    },
    usualKeys: { _ in ["TurnstileCoinDescription"] },
    label: { name in
      TurnstileGate.events.first { $0.name == name }?.label ?? Localized(en: name, ko: name)
    },
    essence: { hasKey($0) ? "with a key" : "without" },
    run: { request in
      var gate = TurnstileGate.locked
      var steps: [ReferenceStep] = []
      for event in request.events {
        guard let next = gate.step(event, hasKey: hasKey(request)) else { return nothing() }
        steps.append(next.step)
        gate = next.gate
      }
      return .success(steps)
    },
    runScenario: { _, _ in nothing() }, path: { _, _, _ in nothing() },
    explore: { _, _, _, _ in nothing() }, audit: { _, _, _, _ in nothing() }, tables: tables,
    situation: { _ in nothing() },
    map: { .success(map(hasKey: hasKey($0))) },
    scenario: { request, steps, language in
      let when = language == .english ? "when" : "만일"
      let lines =
        ["```scenario", "on \(request.platform) \(request.version)"]
        + steps.map { "\(when) \($0.event)" } + ["```"]
      return lines.joined(separator: "\n") + "\n"
    }, rows: { ["T1", "T2", "T3"] },
    names: { .init(rows: (1...9).map { "R\($0)" }, prompts: ["P-PAY"]) })

  @Sendable private static func tables(of name: String) -> [ReferenceTable] {
    func column(_ id: String, _ english: String, _ korean: String) -> ReferenceTable.Column {
      .init(id, Localized(en: english, ko: korean))
    }
    switch name {
    case "P-PAY":
      return [
        ReferenceTable(
          id: "answers", title: Localized(en: "Its options", ko: "선택지"),
          columns: [column("option", "Option", "선택지"), column("row", "Row", "규칙")],
          rows: zip(TurnstileGate.answers, ["R4", "R5"]).map { [$0, Localized(en: $1, ko: $1)] })
      ]
    case "R1":
      let event = Localized(en: "requestPassage", ko: "requestPassage")
      return [
        ReferenceTable(
          id: "rules", title: Localized(en: "Rules of the machine", ko: "기계의 규칙"),
          columns: [column("event", "Event", "이벤트"), column("result", "Result", "결과")],
          rows: [[event, Localized(en: "prompt P-PAY", ko: "알림 P-PAY")]])
      ]
    default: return []
    }
  }

  private static func hasKey(_ request: ReferenceRequest) -> Bool {
    (request.platform == "Harbour" && request.version == "8.0")
      || request.keys.contains("TurnstileCoinDescription")
  }

  private static func nothing<Value>() -> Result<Value, ReferenceFailure> {
    .failure(
      ReferenceFailure(
        code: "nothing", message: Localized(en: "nothing", ko: "없음"),
        hint: Localized(en: "", ko: ""), isUnknownName: false))
  }

  private static func map(hasKey: Bool) -> ReferenceMap {
    let gates = hasKey ? TurnstileGate.allCases : [.locked, .banned]
    var moves: [ReferenceMap.Move] = []
    var edges: [TransitionGraph.Edge] = []
    for (from, gate) in gates.enumerated() {
      for (number, event) in TurnstileGate.events.enumerated() {
        guard let (next, step) = gate.step(event.name, hasKey: hasKey),
          let to = gates.firstIndex(of: next)
        else { continue }
        moves.append(.init(from: from, event: number, to: to, step: step))
        guard from != to else { continue }
        let prompt = step.prompt.map { [StateField("prompt", $0.id)] } ?? []
        edges.append(
          .init(
            from: "s\(from)", to: "s\(to)", event: event.name, rule: step.row,
            confidence: Confidence(rawValue: step.confidence) ?? .documented,
            output: prompt, transitions: 1))
      }
    }
    let nodes = gates.enumerated().map { number, gate in
      TransitionGraph.Node(
        id: "s\(number)",
        fields: [StateField("status", gate.snapshot.status)]
          + (gate == .asked ? [StateField("prompt", "P-PAY")] : []),
        isInitial: number == 0, states: 1)
    }
    return ReferenceMap(
      states: gates.map(\.snapshot), events: TurnstileGate.events, moves: moves,
      graph: TransitionGraph(title: "turnstile", nodes: nodes, edges: edges),
      nodes: Array(gates.indices))
  }
}
