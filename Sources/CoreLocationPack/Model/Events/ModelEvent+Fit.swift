extension ModelEvent {
  /// Whether it answers the prompt that shows.
  var isAnswer: Bool {
    switch self {
    case .choose, .dismiss: true
    default: false
    }
  }

  /// Whether it makes sense in a state: an answer needs its prompt, a resumption a suspension.
  func fits(_ state: ModelState) -> Bool {
    switch self {
    case .choose(let choice): state.prompt.choices.contains(choice)
    case .dismiss: state.prompt != .none
    case .resume: state.process == .suspended
    case .createServiceSession: state.sessionCount < ModelState.sessionCapacity
    default: true
    }
  }
}
