/// What the rows of a table of steps have done so far, one after the other.
struct TableCourse {
  /// Nil where the rows are no steps, or where one of them was not understood.
  private var events: [ClaimTerm]?
  private let isOfSteps: Bool
  private var hasBegun = false

  /// - Parameter titles: those of the column that names the rows, and of one before it that numbers
  ///   them.
  init(under titles: ArraySlice<TablePart>) {
    isOfSteps = titles.contains(where: \.namesSteps)
    events = isOfSteps ? [] : nil
  }

  /// A question of the next row, asked after everything before it.
  /// What the middle of a course is in, no question can begin with.
  func continued(by question: ClaimQuestion) -> ClaimQuestion? {
    if hasBegun, question.events.isEmpty,
      question.conditions.contains(where: Circumstances.isStored)
    {
      return nil
    }
    var question = question
    question.events = done(before: question.events, in: question.conditions) + question.events
    return question
  }

  /// What the next row takes for granted, after everything before it.
  func continued(by given: Circumstances) -> Circumstances {
    given.after(done(before: given.events, in: given.conditions))
  }

  /// What was done before something happens; nothing where that is asked for anew, or is told with a
  /// state of its own.
  private func done(before next: [ClaimTerm], in conditions: [ClaimTerm]) -> [ClaimTerm] {
    guard let events, !next.isEmpty, conditions.isEmpty,
      !(Self.isRequest(events.last) && next.contains(where: Self.isRequest))
    else { return [] }
    return events
  }

  /// Takes the next step; nil is one that is not understood. An application that is made ready has
  /// done nothing yet.
  mutating func go(on step: Circumstances?, namedBy name: TablePart) {
    hasBegun = isOfSteps
    if events?.isEmpty == true, name.namesBeginning, step?.events.isEmpty != false { return }
    guard let step, let done = events, !step.events.isEmpty,
      // What holds in the middle of a course is nothing that it begins with.
      done.isEmpty || step.conditions.isEmpty
    else {
      events = nil
      return
    }
    // Of two answers in a row the second is another answer to the same prompt.
    let isBranch = Self.isAnswer(done.last) && Self.isAnswer(step.events.first)
    events = (isBranch ? done.dropLast() : done[...]) + step.events
  }

  private static func isRequest(_ term: ClaimTerm?) -> Bool {
    term?.value.begins(with: "request") == true
  }

  private static func isAnswer(_ term: ClaimTerm?) -> Bool {
    term?.value.begins(with: "choose:") == true
  }
}

extension TablePart {
  /// Whether an application is installed or opened.
  fileprivate var namesBeginning: Bool {
    let beginnings: Set<String> = [
      "verb/launch", "event/reinstall", "event/relaunch:byUser", "event/createManager",
    ]
    return items.contains { $0.senses.contains(where: beginnings.contains) }
  }
}
