internal import LockbBase
internal import LockbPack

/// One context as lists that name each other by number.
struct ContextData {
  private var texts = NumberedValues<Localized<String>>()
  private var prompts = NumberedValues<ReferenceStep.Prompt>()
  private var outcomes = NumberedValues<Outcome>()
  private var claims: [Claim: Int] = [:]
  private let machine: ReferenceMachine
  private let context: MachineAtlas.Context

  init(machine: ReferenceMachine, context: MachineAtlas.Context) {
    self.machine = machine
    self.context = context
  }

  /// What can be observed of a move, apart from the states.
  private struct Outcome: Hashable {
    var row: String
    var confidence: String
    var prompt: Int?
    var callback: String?
    var refusedBy: String?
    var refusalWords: Int?
    var delivery: String?
    var completion: String?
    var diagnostics: [String]
  }

  /// What a scenario says of a step depends on this much of it.
  private struct Claim: Hashable {
    var event: Int
    var outcome: Int
    var before: [String]
    var after: [String]
  }

  /// The value of the file.
  var value: JSONValue {
    var data = self
    return data.build()
  }

  private mutating func build() -> JSONValue {
    let map = context.map
    let states = map.states.map { state in
      JSONValue.array(
        [
          .string(state.status), .string(state.grant), number(state.grantWords),
          number(state.settings), .integer(state.wouldPrompt ? 1 : 0),
        ] + state.details.map { .init($0.value) })
    }
    let events = map.events.map { event in
      JSONValue.array([
        .string(event.name), number(event.label), number(event.shortLabel),
        .string(event.source.rawValue),
      ])
    }
    var moves = [[JSONValue]](repeating: [], count: map.states.count)
    for move in map.moves {
      let outcome = outcomes.number(of: outcome(of: move.step))
      moves[move.from] += [
        .integer(move.event), .integer(move.to), .integer(outcome),
        .integer(claim(of: move, outcome)),
      ]
    }
    let cards = prompts.values.map { prompt in
      JSONValue.members([
        "id": .string(prompt.id), "usageKey": .optional(prompt.usageKey),
        "options": .array(
          prompt.options.map {
            .array([.string(ReferenceStep.Prompt.answer($0)), number($0)])
          }),
      ])
    }
    let seen = outcomes.values.map { outcome in
      JSONValue.array([
        .string(outcome.row), .string(outcome.confidence),
        outcome.prompt.map { .integer($0) } ?? .null, .optional(outcome.callback),
        .optional(outcome.refusedBy), outcome.refusalWords.map { .integer($0) } ?? .null,
        .optional(outcome.delivery), .optional(outcome.completion),
        .strings(outcome.diagnostics),
      ])
    }
    return .members([
      "details": .strings(map.states.first?.details.map(\.name) ?? []),
      "states": .array(states), "events": .array(events),
      "moves": .array(moves.map { .array($0) }), "outcomes": .array(seen),
      "prompts": .array(cards),
      "showing": .array(showing().map { $0.map { .integer($0) } ?? .null }),
      "nodes": .array(map.nodes.map { $0.map { .integer($0) } ?? .null }),
      "texts": .array(
        texts.values.map {
          $0.english == $0.korean
            ? .string($0.english) : .strings([$0.english, $0.korean])
        }),
    ])
  }

  /// By state: the prompt that shows, which is the last one shown on the way there.
  private mutating func showing() -> [Int?] {
    let map = context.map
    func id(_ state: Int) -> ReferenceSnapshot.Detail? {
      map.states[state].details.first { $0.name == "prompt" && $0.value != .none }
    }
    var showing = [Int?](repeating: nil, count: map.states.count)
    for move in map.moves {
      if let prompt = move.step.prompt { showing[move.to] = prompts.number(of: prompt) }
    }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for move in map.moves where showing[move.to] == nil && showing[move.from] != nil {
        guard let prompt = id(move.to), prompt == id(move.from) else { continue }
        showing[move.to] = showing[move.from]
        isSettled = false
      }
    }
    return showing
  }

  private mutating func number(_ text: Localized<String>) -> JSONValue {
    .integer(texts.number(of: text))
  }

  private mutating func outcome(of step: ReferenceStep) -> Outcome {
    Outcome(
      row: step.row, confidence: step.confidence,
      prompt: step.prompt.map { prompts.number(of: $0) }, callback: step.callback,
      refusedBy: step.refusedBy, refusalWords: step.refusalWords.map { texts.number(of: $0) },
      delivery: step.delivery, completion: step.completion, diagnostics: step.diagnostics)
  }

  /// The lines that a scenario says of a move, both of the event and of what follows, as a text.
  private mutating func claim(of move: ReferenceMap.Move, _ outcome: Int) -> Int {
    let (before, after) = (move.step.before, move.step.after)
    let key = Claim(
      event: move.event, outcome: outcome, before: [before.status, before.grant],
      after: [after.status, after.grant])
    if let number = claims[key] { return number }
    let number = texts.number(
      of: Localized(en: lines(move.step, .english), ko: lines(move.step, .korean)))
    claims[key] = number
    return number
  }

  /// The lines of a block that come with its last step.
  private func lines(_ step: ReferenceStep, _ language: Language) -> String {
    func block(_ steps: [ReferenceStep]) -> [Substring] {
      machine.scenario(context.request, steps, language).split(separator: "\n")
    }
    let (empty, whole) = (block([]), block([step]))
    return whole.dropFirst(empty.count - 1).dropLast().joined(separator: "\n")
  }
}

extension JSONValue {
  fileprivate init(_ value: ReferenceSnapshot.Detail.Value) {
    switch value {
    case .none: self = .null
    case .text(let text): self = .string(text)
    case .count(let count): self = .integer(count)
    }
  }
}
