internal import LockbBase
internal import LockbPack

/// A prompt as a phone shows it, with the number of each option.
struct PromptBox {
  let prompt: ReferenceStep.Prompt
  let language: Language

  /// The lines of the box, none wider than the room.
  func lines(room: Int) -> [String] {
    let head = [prompt.id, prompt.usageKey ?? ""].filter { !$0.isEmpty }
    let options = prompt.options.enumerated().map { "\($0 + 1)  \($1[language])" }
    let inside = min(
      max((head + options).map(\.displayWidth).max() ?? 0, 24), max(room - 4, 8))
    let line = String(repeating: "─", count: inside + 2)
    return ["╭\(line)╮"] + head.flatMap { rows($0, inside) } + ["├\(line)┤"]
      + options.flatMap { rows($0, inside) } + ["╰\(line)╯"]
  }

  /// A text over as many rows as it takes.
  private func rows(_ text: String, _ inside: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for character in text {
      if row.displayWidth + character.displayWidth > inside {
        rows.append(row)
        row = ""
      }
      row.append(character)
    }
    return (rows + [row]).map { "│ " + $0 + spaces(inside - $0.displayWidth) + " │" }
  }
}
