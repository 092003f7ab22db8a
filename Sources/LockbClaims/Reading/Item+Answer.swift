extension [Item] {
  /// The items without the word that answers a question before them, which denies nothing of what it
  /// introduces: “No, …”, 아니요, ….
  var behindAnswer: [Item] {
    guard count > 2, self[1].mark == ",", self[0].isAnswer else { return self }
    return Array(dropFirst(2))
  }
}

extension Item {
  fileprivate var isAnswer: Bool {
    switch function {
    case "no": words == ["no"]
    case "아니": true
    case "filler": words == ["yes"]
    default: unknown.map { ["아뇨", "예", "넵"].contains($0) } ?? (senses == ["count/4"])
    }
  }
}
