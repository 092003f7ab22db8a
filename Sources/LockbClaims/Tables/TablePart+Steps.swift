/// Rows that tell a course in steps, with arrows between them: the call, then the answer.
extension TablePart {
  /// Whether arrows part it: of several steps, or from one thing to another.
  var hasSteps: Bool { tokens.contains(where: \.isArrow) }

  /// The same with each step read by itself, where each of them happens or holds; what becomes what
  /// stays one change.
  var asSteps: TablePart {
    var part = asChange
    guard part.pieces.contains(where: { $0.items.contains(where: \.isArrow) }) else { return part }
    let steps = tokens.split(whereSeparator: \.isArrow).map { TablePart(Array($0), reader) }
    guard steps.count > 1,
      steps.allSatisfy({ step in
        step.items.contains(where: \.isTelling) || step.items.allSatisfy(\.isNamed)
      })
    else { return part }
    let later = steps.dropFirst().map(\.asLaterStep)
    // What is so in the middle of a course is nothing that it begins with.
    guard !later.contains(where: { $0.items.contains(where: \.isState) }) else { return part }
    part.pieces = steps[0].pieces + later.flatMap(\.pieces)
    return part
  }

  /// A step behind the first, in which a state that is called as an answer is that answer: 거부.
  private var asLaterStep: TablePart {
    var part = self
    if let phrases, phrases.allSatisfy({ $0.sense(ofType: "label") != nil }) {
      part.pieces = [Piece(items: phrases, isKorean: pieces.contains(where: \.isKorean))]
    }
    for piece in part.pieces.indices {
      for (index, item) in part.pieces[piece].items.enumerated() {
        guard let label = item.sense(ofType: "label") else { continue }
        part.pieces[piece].items[index].senses = [label]
      }
    }
    return part
  }

  /// What happens in the order in which the steps name it; what they do not name comes last.
  func inStepOrder(_ events: [ClaimTerm]) -> [ClaimTerm] {
    let places = events.map { event in
      let answer = event.value.begins(with: "choose:") ? "label/\(event.value.dropFirst(7))" : ""
      let names: Set<String> = ["event/\(event.value)", answer]
      return pieces.firstIndex { piece in
        piece.items.contains { !names.isDisjoint(with: $0.senses) }
      } ?? pieces.count
    }
    return events.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { events[$0] }
  }
}

extension ProseToken {
  var isArrow: Bool {
    kind == .mark && text.first.map(TablePart.Piece.arrows.contains) == true
  }
}

extension Item {
  /// Whether it names nothing but what is so.
  fileprivate var isState: Bool {
    ["status", "grant", "level"].contains { sense(ofType: $0) != nil }
      && !["label", "event", "asked"].contains { sense(ofType: $0) != nil }
  }

  /// Whether it parts steps, or what was from what comes of it.
  var isArrow: Bool { mark.map(TablePart.Piece.arrows.contains) == true }

  /// Whether it names a prompt, in whatever words.
  fileprivate var isNamed: Bool {
    sense(ofType: "prompt") != nil || function == "filler" || sense(ofType: "noun") != nil
  }
}
