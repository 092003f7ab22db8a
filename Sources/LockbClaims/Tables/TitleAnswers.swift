/// What the titles of a table's columns name of answers, levels and states: found once for all of them,
/// as each is read beside every other.
struct TitleAnswers {
  private let levels: Set<String>
  /// Whether one of them is an answer that is no level.
  let hasAnswerAlone: Bool
  /// Whether one of them names a state that is no answer.
  let hasStatusAlone: Bool

  /// Whether one of them is a call that asks for something.
  let hasCall: Bool

  init(_ titles: [TablePart]) {
    let things = titles.compactMap(\.only)
    hasCall = things.contains { $0.sense(ofType: "event")?.begins(with: "event/request") == true }
    levels = Set(things.compactMap { $0.sense(ofType: "level") })
    hasAnswerAlone = things.contains {
      $0.sense(ofType: "label") != nil && $0.sense(ofType: "level") == nil
    }
    hasStatusAlone = titles.contains { title in
      title.items.contains {
        $0.sense(ofType: "status") != nil && $0.sense(ofType: "label") == nil
      }
    }
  }

  /// Whether one of them is another level than this one.
  func hasOtherLevel(than level: String) -> Bool { levels.contains { $0 != level } }
}
