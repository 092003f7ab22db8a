/// An answer for people, line by line, none wider than the terminal.
struct Page {
  let presentation: Presentation
  private(set) var text = ""

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  /// Adds a paragraph, wrapped; its first line is indented by `indent`, the others by `hanging`.
  mutating func add(_ content: StyledText, indent: Int = 0, hanging: Int? = nil) {
    guard !content.isEmpty else { return }
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

  /// Adds a command to copy, with something at the right end of its line or below it.
  ///
  /// Where it is wider than the terminal it is continued the shell's way, so that it can still be
  /// copied as it stands.
  mutating func add(command: String, right: StyledText = StyledText(), indent: Int = 0) {
    let arrow = StyledText("→ ", .faint)
    let width = indent + 2 + command.displayWidth
    if width <= presentation.width {
      let line = arrow + StyledText(command, .command)
      if width + 2 + right.displayWidth <= presentation.width {
        return add(line, right: right, indent: indent)
      }
      emit(line, indent: indent)
      return add(right, indent: indent + 2)
    }
    for (index, line) in shellLines(command, first: presentation.width - indent - 2).enumerated() {
      let line = StyledText(line, .command)
      emit(index == 0 ? arrow + line : line, indent: index == 0 ? indent : 0)
    }
    add(right, indent: indent + 2)
  }

  /// The command cut into lines that a shell joins again, each but the last ending in `\`.
  private func shellLines(_ command: String, first room: Int) -> [String] {
    var lines: [String] = []
    var line: [Character] = []
    var width = 0
    var room = room
    var isQuoted = false
    var isEscaped = false
    for character in command {
      let reserve = isQuoted ? 2 : 1
      if width + character.displayWidth + reserve > room, line.count > 1, character != "'" {
        lines.append(String(line) + (isQuoted ? "'\\" : "\\"))
        line = isQuoted ? ["'"] : []
        width = line.count
        room = presentation.width
      }
      if character == "'", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isQuoted && !isEscaped
      line.append(character)
      width += character.displayWidth
    }
    return lines + [String(line)]
  }

  /// Adds a line as it is, however wide.
  mutating func addUnwrapped(_ content: StyledText, indent: Int = 0) {
    emit(content, indent: indent)
  }

  /// Adds code as it is, however wide, so that it can be copied.
  mutating func add(code: String, indent: Int) {
    var lines = code.sanitizedLines.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines { emit(StyledText(String(line), .command), indent: indent) }
  }

  /// Adds a diff as it is, so that it can be applied: a tab and the CR of a line's end stay, and any
  /// other control is seen.
  mutating func add(diff: String) {
    for line in diff.utf8.split(separator: 0x0A) {
      let ending = line.last == 0x0D ? "\r\n" : "\n"
      let content = String(decoding: line.dropLast(ending.utf8.count - 1), as: UTF8.self).visible
      let code = Style.command.code
      text += presentation.usesColor ? "\u{1B}[\(code)m\(content)\u{1B}[0m" : content
      text += ending
    }
  }

  /// Adds an empty line, unless nothing stands above it or there is one already.
  mutating func separate() {
    if !text.isEmpty, !text.utf8.suffix(2).elementsEqual("\n\n".utf8) { text += "\n" }
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
