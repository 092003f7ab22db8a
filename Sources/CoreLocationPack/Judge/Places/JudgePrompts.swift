/// The prompts that can appear somewhere.
enum JudgePrompts {
  /// Every place in the table where a prompt appears.
  private static let shown: [(scope: ModelScope, prompt: ModelPrompt)] = ModelTable.rules.flatMap {
    rule in
    rule.effects.compactMap { effect in
      guard case .show(let prompt, _) = effect else { return nil }
      return (rule.scope, prompt)
    }
  }

  /// Whether the table shows a prompt with an id in a context.
  static func shows(_ id: String, in context: ModelContext) -> Bool {
    shown.contains { context.shown($0.prompt).id == id && $0.scope.contains(context) }
  }

  /// Whether the table shows a prompt in a context that a claim may call by an id.
  static func canMean(_ id: String, in context: ModelContext) -> Bool {
    shown.contains { context.shown($0.prompt).answers(to: id) && $0.scope.contains(context) }
  }

  /// Whether the table shows just the prompt of an id in a context.
  static func hasOwn(_ id: String, in context: ModelContext) -> Bool {
    shown.contains { context.shown($0.prompt).id == id && $0.scope.contains(context) }
  }

  /// Whether some prompt offers the label of an answer: `choose:Allow Once`.
  static func offers(_ answer: String, in context: ModelContext) -> Bool {
    guard case .choose(let choice)? = try? ModelEvent.parse(answer, context).event else {
      return false
    }
    return shown.contains {
      context.shown($0.prompt).choices.contains(choice) && $0.scope.contains(context)
    }
  }
}

extension ModelPrompt {
  /// Whether an id names it; the upgrade prompt of iOS 11 and 12 is an upgrade prompt as well.
  func answers(to id: String) -> Bool {
    self.id == id || self == .upgradeEleven && id == ModelPrompt.upgrade.id
  }
}
