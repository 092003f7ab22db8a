/// One step of the machine, seen by the judge.
struct JudgeStep: Sendable {
  let event: ModelEvent
  let entry: ModelTable.Entry
  let before: ModelState
  let after: ModelState
  let output: ModelOutput

  /// Takes a step; nil where the event does not exist there or does not fit.
  init?(_ event: ModelEvent, in state: ModelState, _ place: ModelTable.Place) {
    guard Self.exists(event, in: place.context), event.fits(state),
      let entry = ModelTable.entry(for: event, in: state, place)
    else { return nil }
    var after = state
    let output = entry.rule.apply(to: &after, event, place.context)
    (self.event, self.entry, before, self.after, self.output) = (event, entry, state, after, output)
  }

  /// Whether an event exists in a context; data does where its service can be started.
  static func exists(_ event: ModelEvent, in context: ModelContext) -> Bool {
    if case .eventReady(_, let source) = event,
      let start = JudgeService.allCases.first(where: { $0.source == source })?.start
    {
      return exists(start, in: context)
    }
    return context.has(event)
  }

  /// Whether the table lets it pass without any trace: refused, or a fallback that changes nothing.
  var isIdle: Bool {
    before == after && output.callback == nil && output.prompt == .none
      && (output.delivery == nil || output.delivery == ModelDelivery.none)
  }
}
