internal import LockbBase
internal import LockbPack

/// Walks through the machine with a person: shows where the run stands and what can happen, and
/// takes the next event, until the person or the input ends it.
struct InteractiveRun {
  let machine: ReferenceMachine
  let session: Session
  private(set) var request: ReferenceRequest
  private(set) var steps: [ReferenceStep] = []
  private var showsAll = false
  /// The talk goes to standard error, where notes have no colour.
  private var presentation: Presentation

  init(machine: ReferenceMachine, session: Session, request: ReferenceRequest) {
    self.machine = machine
    self.session = session
    self.request = request
    presentation = session.presentation
    presentation.usesColor = false
  }

  private var messages: Messages { session.messages }

  /// Takes the events that the run begins with.
  mutating func begin(with events: [String]) throws(ReferenceFailure) {
    request.events = events
    steps = try machine.run(request).get()
  }

  /// Runs to the end.
  mutating func run() throws(ReferenceFailure) {
    var reader = LineReader(console: session.console)
    session.note(messages.interactiveHelp)
    while true {
      let situation = try machine.situation(request).get()
      let choices = shown(situation)
      show(situation, choices)
      guard let line = reader.next(), !messages.isQuit(line) else { return }
      try take(line, choices)
    }
  }

  private mutating func take(
    _ line: String, _ choices: [ReferenceEvent]
  ) throws(ReferenceFailure) {
    if line.isEmpty { return }
    if messages.isBack(line) {
      guard !request.events.isEmpty else { return session.note(messages.atTheStart) }
      request.events.removeLast()
      steps.removeLast()
    } else if messages.isMore(line) {
      showsAll.toggle()
    } else if let number = Int(line) {
      guard choices.indices.contains(number - 1) else {
        return session.note(messages.noChoice(number, of: choices.count))
      }
      happen(choices[number - 1].name)
    } else {
      happen(line)
    }
  }

  private mutating func happen(_ event: String) {
    request.events.append(event)
    switch machine.run(request) {
    case .success(let steps):
      self.steps = steps
      var page = Page(presentation)
      if let step = steps.last {
        page.add(messages.changes(of: step) + StyledText("  \(step.row)", .faint), indent: 2)
      }
      write(page)
    case .failure(let failure):
      request.events.removeLast()
      let problem = messages.failure(failure, fromArguments: true)
      session.console.note(
        [problem.message, problem.hint].filter { !$0.isEmpty }.joined(separator: " "))
    }
  }

  /// The answers, the calls of the core and what would change something; everything where the
  /// person asked for it.
  private func shown(_ situation: ReferenceSituation) -> [ReferenceEvent] {
    situation.choices.filter { choice in
      showsAll || choice.source == .answer
        || choice.isCore && (choice.source == .app || changes(choice, situation.snapshot))
    }
  }

  private func changes(_ choice: ReferenceEvent, _ now: ReferenceSnapshot) -> Bool {
    var next = request
    next.events.append(choice.name)
    guard case .success(let steps) = machine.run(next), let step = steps.last else { return false }
    return step.after != now || step.prompt != nil || step.callback != nil
  }

  private func show(_ situation: ReferenceSituation, _ choices: [ReferenceEvent]) {
    var page = Page(presentation)
    let now = situation.snapshot
    page.add(
      StyledText("\(request.platform) \(request.version)  ", .faint)
        + StyledText(now.status, .title)
        + StyledText(
          "  \(now.grant)  " + messages.settingsRow(now.settings[messages.language]), .faint))
    let answers = choices.filter { $0.source == .answer && $0.name.hasPrefix("choose:") }
    if !answers.isEmpty, let prompt = steps.last(where: { $0.prompt != nil })?.prompt {
      for line in PromptBox(prompt: prompt, language: messages.language)
        .lines(room: presentation.width - 2)
      {
        page.addUnwrapped(StyledText(line), indent: 2)
      }
    }
    for (index, choice) in choices.enumerated() where !answers.contains(choice) {
      let number = String(index + 1)
      page.add(
        StyledText(spaces(2 - number.count) + number, .command)
          + StyledText("  " + choice.label[messages.language]), indent: 1, hanging: 5)
    }
    page.add(StyledText(messages.interactiveKeys, .faint), indent: 1)
    write(page)
  }

  /// Standard output is for the trace; the talk goes beside it.
  private func write(_ page: Page) {
    for line in page.text.split(separator: "\n") { session.console.note(String(line)) }
  }
}
