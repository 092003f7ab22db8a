/// An answer for people, line by line, none wider than the terminal.
struct Page {
  let presentation: Presentation
  private(set) var text = ""

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Adds a paragraph, wrapped; its first line is indented by `indent`, the others by `hanging`.
  mutating func add(_ content: StyledText, indent: Int = 0, hanging: Int? = nil) {
    let following = hanging ?? indent
    let room = presentation.width - max(indent, following)
    for (index, line) in content.wrapped(to: max(8, room)).enumerated() {
      emit(line, indent: index == 0 ? indent : following)
    }
  }

  /// Adds a line with something at its right end, or below it where both do not fit.
  mutating func add(_ left: StyledText, right: StyledText, indent: Int = 0) {
    let gap = presentation.width - indent - left.displayWidth - right.displayWidth
    guard gap >= 2 else {
      add(left, indent: indent, hanging: indent + 2)
      if !right.isEmpty { add(right, indent: indent + 2) }
      return
    }
    emit(left + StyledText(right.isEmpty ? "" : spaces(gap)) + right, indent: indent)
  }

  /// Adds parts that must not be broken, as many a line as fit, two spaces between them.
  mutating func add(parts: [StyledText], indent: Int = 0) {
    var line = StyledText()
    for part in parts where !part.isEmpty {
      if line.isEmpty {
        line = part
      } else if indent + line.displayWidth + 2 + part.displayWidth <= presentation.width {
        line = line + "  " + part
      } else {
        add(line, indent: indent)
        line = part
      }
    }
    if !line.isEmpty { add(line, indent: indent) }
  }

  /// Adds a line as it is, however wide: code and commands that are meant to be copied.
  mutating func addUnwrapped(_ content: StyledText, indent: Int = 0) {
    emit(content, indent: indent)
  }

  /// Adds an empty line, unless nothing stands above it or there is one already.
  mutating func separate() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  private mutating func emit(_ line: StyledText, indent: Int) {
    text += spaces(line.isEmpty ? 0 : indent)
    text += line.rendered(inColor: presentation.usesColor)
    text += "\n"
  }
}

/// That many spaces.
func spaces(_ count: Int) -> String {
  String(repeating: " ", count: max(0, count))
}
