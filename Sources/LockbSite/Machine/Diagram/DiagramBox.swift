internal import LockbBase

/// A box of a drawing with its lines of text, in one language.
struct DiagramBox {
  /// A line of text, or an answer.
  struct Line {
    /// What a line is, which decides how it looks.
    enum Kind: String {
      case status, words, settings, prompt, answer, arrival
    }

    var kind: Kind
    var text: String
    /// The base line, below the top of the box.
    var baseline: Int
  }

  /// The least width of a box.
  private static let leastWidth = 164
  /// The room left and right of the text.
  static let inset = 9
  private static let answerHeight = 23

  private let width: Int
  private(set) var lines: [Line] = []
  private(set) var height = 6
  /// The middles of the answers, below the top of the box.
  private(set) var ports: [Int] = []

  /// The width of every box of a drawing, of which no answer is wider.
  static func width(in diagram: MachineDiagram, _ language: Language) -> Int {
    let answers = diagram.boxes.flatMap(\.answers).map {
      TextRoom.width($0.label[language], size: 12) + 2 * inset
    }
    return max(leastWidth, answers.max() ?? 0)
  }

  init(_ box: MachineDiagram.Box, _ words: MachineWords, width: Int) {
    self.width = width
    let language = words.language
    if let prompt = box.prompt {
      add(.prompt, words("machine.prompt") + " " + prompt, size: 13)
      add(.words, box.status, size: 11, isCode: true)
      height += 5
      for answer in box.answers {
        ports.append(height + Self.answerHeight / 2)
        lines.append(
          Line(kind: .answer, text: answer.label[language], baseline: height + 16))
        height += Self.answerHeight
      }
    } else {
      add(.status, box.status, size: 12, isCode: true)
      add(.words, box.grant[language], size: 12)
      if let settings = box.settings {
        add(.settings, words("machine.settings") + ": " + settings[language], size: 11)
      }
      height += 7
    }
    if !box.arrivals.isEmpty {
      if box.prompt != nil { height += 4 }
      for arrival in box.arrivals { add(.arrival, "⇠ " + arrival[language], size: 11) }
      height += 7
    }
  }

  private mutating func add(_ kind: Line.Kind, _ text: String, size: Int, isCode: Bool = false) {
    let room = width - 2 * Self.inset
    for line in TextRoom.lines(text, size: size, width: room, isCode: isCode) {
      height += size + 4
      lines.append(Line(kind: kind, text: line, baseline: height - 2))
    }
  }
}
