extension ClaimQuestion {
  /// What comes of an answer, to the prompt that the lines above a table name.
  func shown(_ prompt: String?) -> ClaimQuestion {
    guard let prompt, events.count == 1, events[0].value.begins(with: "choose:"),
      !conditions.contains(where: { $0.type == "showing" })
    else { return self }
    var shown = self
    shown.conditions.append(ClaimTerm("showing/\(prompt)"))
    return shown
  }
}
