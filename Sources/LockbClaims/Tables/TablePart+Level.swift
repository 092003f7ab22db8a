/// Titles of columns that are levels or statuses, and no answers.
extension TablePart {
  /// A title beside others: where several are levels and none is an answer that is no level, what may
  /// name an answer as well names the level: 한 번 타기 beside 정기권.
  func asLevel(beside titles: TitleAnswers) -> TablePart {
    guard let own = only, own.sense(ofType: "label") != nil, let level = own.sense(ofType: "level"),
      titles.hasOtherLevel(than: level), !titles.hasAnswerAlone
    else { return self }
    return unlabelled(own)
  }

  /// A title beside the names of states, as a state: Denied beside `notDetermined`.
  func asStatus(beside titles: TitleAnswers) -> TablePart {
    guard let own = only, own.sense(ofType: "label") != nil, own.sense(ofType: "status") != nil,
      titles.hasStatusAlone
    else { return self }
    return unlabelled(own)
  }

  /// The same where an item names no answer.
  private func unlabelled(_ own: Item) -> TablePart {
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() where item.senses == own.senses {
        part.pieces[piece].items[index].senses = item.senses.filter { !$0.begins(with: "label/") }
      }
    }
    return part
  }
}
