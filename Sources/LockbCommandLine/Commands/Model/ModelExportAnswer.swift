internal import LockbBase
internal import LockbPack
internal import LockbReference

/// A map of the machine. In JSON every state with every move; drawn, what looks the same is one.
struct ModelExportAnswer: Answer {
  let request: ReferenceRequest
  let map: ReferenceMap

  var members: [JSONMember] {
    var outcomes = NumberedValues<JSONValue>()
    var prompts = NumberedValues<JSONValue>()
    var moves = [[JSONValue]](repeating: [], count: map.states.count)
    for move in map.moves {
      if let prompt = move.step.prompt { _ = prompts.number(of: prompt.card) }
      let outcome = outcomes.number(of: move.step.outcome)
      moves[move.from].append(
        .members([
          "event": .integer(move.event), "to": .integer(move.to), "outcome": .integer(outcome),
        ]))
    }
    let states = zip(map.states, moves).map { state, moves in
      JSONValue.object(state.members + [JSONMember(name: "moves", value: .array(moves))])
    }
    let events = map.events.map { event in
      JSONValue.members([
        "name": .string(event.name), "label": .localized(event.label),
        "source": .string(event.source.rawValue),
      ])
    }
    return [
      JSONMember(
        name: "context",
        value: .members([
          "platform": .string(request.platform), "version": .string(request.version),
          "keys": .strings(request.keys),
        ])),
      JSONMember(name: "start", value: .integer(0)),
      JSONMember(name: "states", value: .array(states)),
      JSONMember(name: "events", value: .array(events)),
      JSONMember(name: "outcomes", value: .array(outcomes.values)),
      JSONMember(name: "prompts", value: .array(prompts.values)),
    ]
  }

  func write(to page: inout Page) {
    let messages = Messages(page.presentation.language)
    var linesByID: [String: String] = [:]
    for node in map.graph.nodes {
      linesByID[node.id] = node.fields.map(\.value).joined(separator: " ")
    }
    page.add(StyledText(map.graph.title, .title))
    page.separate()
    TextTable(
      header: messages.exportColumns,
      rows: map.graph.edges.map { edge in
        [
          StyledText(linesByID[edge.from] ?? ""), StyledText(edge.event, .command),
          StyledText(linesByID[edge.to] ?? ""), StyledText(edge.rule, .faint),
        ]
      }
    ).write(to: &page)
  }

  func rendered(as format: OutputFormat, by command: String, for presentation: Presentation)
    -> String
  {
    switch format {
    case .dot: return map.graph.dot
    case .mermaid: return map.graph.mermaid
    case .scxml: return map.graph.scxml
    case .json: return Envelope.success(command, members).text + "\n"
    case .text, .tsv, .md, .sarif, .github, .junit:
      var page = Page(presentation)
      write(to: &page)
      return page.text
    }
  }
}

extension ReferenceStep {
  /// What can be observed of the step, apart from the states.
  fileprivate var outcome: JSONValue {
    .members([
      "row": .string(row), "confidence": .string(confidence),
      "prompt": .optional(prompt?.id), "usageKey": .optional(prompt?.usageKey),
      "callback": .optional(callback), "refusedBy": .optional(refusedBy),
      "delivery": .optional(delivery), "completion": .optional(completion),
      "diagnostics": .strings(diagnostics),
    ])
  }
}

extension ReferenceStep.Prompt {
  /// The prompt as it can be drawn.
  fileprivate var card: JSONValue {
    .members([
      "id": .string(id), "usageKey": .optional(usageKey),
      "options": .array(
        options.map { option in
          .members([
            "event": .string(ReferenceStep.Prompt.answer(option)), "label": .localized(option),
          ])
        }),
    ])
  }
}
