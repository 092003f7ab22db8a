internal import LockbBase
internal import LockbPack

/// The steps of a run, each with what it changed.
struct ProofTrace {
  let context: SiteContext
  let language: Language

  func write(_ steps: [ReferenceStep], parting: Int?, to html: inout HTML) {
    guard !steps.isEmpty else { return }
    html.open("ol", [("class", "trace")])
    for (index, step) in steps.enumerated() {
      html.open("li", [("class", index == parting ? "parting" : nil)])
      html.element("code", text: step.event)
      for change in changes(of: step) {
        html.add(" ")
        html.element("span", [("class", "change")], text: change)
      }
      html.close("li")
    }
    html.close("ol")
  }

  private func changes(of step: ReferenceStep) -> [String] {
    var changes: [String] = []
    if let prompt = step.prompt {
      changes.append("\(context.word("trace-prompt", language)) \(prompt.id)")
    }
    if step.before.status != step.after.status {
      changes.append("\(context.word("trace-status", language)) \(step.after.status)")
    }
    if step.before.grant != step.after.grant {
      changes.append("\(context.word("trace-grant", language)) \(step.after.grant)")
    }
    if let callback = step.callback {
      changes.append("\(context.word("trace-callback", language)) \(callback)")
    }
    if let delivery = step.delivery { changes.append(delivery) }
    if let refused = step.refusedBy {
      changes.append("\(context.word("trace-refused", language)) \(refused)")
    }
    return changes.isEmpty ? [context.word("trace-nothing", language)] : changes
  }
}
