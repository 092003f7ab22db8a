internal import LockbBase
internal import LockbPack
internal import LockbReference

/// What a drawing of a machine shows, before anything has a place.
///
/// An event that leads to the same state from many others is written into the boxes that it leads
/// to: `⇠ Settings: Never`.
struct MachineDiagram: Sendable {
  /// One or more states that look the same.
  struct Box: Sendable {
    /// What an application reads.
    var status: String
    /// What is stored.
    var grant: Localized<String>
    /// What the settings of the device show; nil where nobody wrote it down.
    var settings: Localized<String>?
    /// The prompt that shows.
    var prompt: String?
    /// The answers to it, from top to bottom, by event.
    var answers: [(event: String, label: Localized<String>)] = []
    /// Events that lead here from several states.
    var arrivals: [Localized<String>] = []
    /// Whether a run begins here.
    var isInitial: Bool
  }

  /// One or more transitions with the same ends.
  struct Arrow: Sendable {
    var from: Int
    var to: Int
    /// What happens; nothing for an answer, which begins beside its own words.
    var labels: [Localized<String>]
    /// The answer that it begins at.
    var answer: Int?
    /// Who makes it happen.
    var source: ReferenceEvent.Source
    /// Whether it is inferred or contested.
    var isUncertain: Bool
  }

  /// From how many states an event has to lead to the same one to be written into boxes.
  private static let common = 3

  private(set) var boxes: [Box] = []
  private(set) var arrows: [Arrow] = []

  init(_ map: ReferenceMap) {
    let events = Dictionary(map.events.map { ($0.name, $0) }) { first, _ in first }
    let prompts = map.prompts
    let states = map.nodeStates
    for (number, node) in map.graph.nodes.enumerated() {
      let id = node.fields.first { $0.name == "prompt" }?.value
      let prompt = prompts.first { $0.id == id }
      let state = states[number]
      boxes.append(
        Box(
          status: state?.status ?? node.fields.first?.value ?? "",
          grant: state?.grantWords ?? Localized(en: "", ko: ""), settings: state?.settings,
          prompt: id,
          answers: prompt?.options.map { (ReferenceStep.Prompt.answer($0), $0) } ?? [],
          isInitial: node.isInitial))
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: map.graph.nodes.enumerated().map { ($1.id, $0) })
    var edges: [(edge: TransitionGraph.Edge, from: Int, to: Int, event: ReferenceEvent)] = []
    for edge in map.graph.edges {
      guard let from = numbers[edge.from], let to = numbers[edge.to], from != to,
        let event = events[edge.event]
      else { continue }
      edges.append((edge, from, to, event))
    }
    var origins: [Ending: Set<Int>] = [:]
    for (_, from, to, event) in edges { origins[Ending(event.name, to), default: []].insert(from) }
    let common = Set(origins.filter { $0.value.count >= Self.common }.map(\.key.event))
    for (edge, from, to, event) in edges {
      if event.source != .answer, common.contains(event.name) {
        if !boxes[to].arrivals.contains(event.shortLabel) {
          boxes[to].arrivals.append(event.shortLabel)
        }
        continue
      }
      add(edge, from, to, event)
    }
  }

  private struct Ending: Hashable {
    var event: String
    var to: Int

    init(_ event: String, _ to: Int) { (self.event, self.to) = (event, to) }
  }

  private mutating func add(
    _ edge: TransitionGraph.Edge, _ from: Int, _ to: Int, _ event: ReferenceEvent
  ) {
    let answer = boxes[from].answers.firstIndex { $0.event == event.name }
    let isUncertain = edge.isUncertain
    if let index = arrows.firstIndex(where: {
      $0.from == from && $0.to == to && $0.answer == answer
    }) {
      if answer == nil, !arrows[index].labels.contains(event.shortLabel) {
        arrows[index].labels.append(event.shortLabel)
      }
      arrows[index].isUncertain = arrows[index].isUncertain && isUncertain
      return
    }
    arrows.append(
      Arrow(
        from: from, to: to, labels: answer == nil ? [event.shortLabel] : [], answer: answer,
        source: event.source, isUncertain: isUncertain))
  }
}
