/// Rows and cells that name the session that is made: `.day` under “Pass”.
extension TablePart {
  /// Whether a title asks which session is made.
  var asksForSession: Bool {
    items.contains { $0.sense(ofType: "session")?.ends(with: ":any") == true }
  }

  /// Whether it names a session of one kind.
  var namesSession: Bool { items.contains(where: \.isSession) }

  /// The same where a session is asked for: a member of a type that is called as one is that session.
  var asSession: TablePart {
    guard namesSession else { return self }
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() where item.isSession {
        part.pieces[piece].items[index].senses.removeAll { $0.begins(with: "api/") }
      }
    }
    return part
  }

  /// A title beside those that call something: a session in code there is one that is made.
  func asMade(beside titles: TitleAnswers) -> TablePart {
    guard titles.hasCall, let own = only, own.isEmphasized, own.isSession else { return self }
    var part = self
    part.pieces[0].items.append(Item(senses: ["verb/create"], tokens: own.tokens))
    return part
  }
}

extension Item {
  /// Whether it names a session of one kind.
  var isSession: Bool {
    sense(ofType: "session").map { !$0.ends(with: ":any") } ?? false
  }
}
