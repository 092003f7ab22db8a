/// What single words of cells stand for there.
extension [Item] {
  /// A noun that 안 됨 or 못 함 denies, as one that is denied: 실행 안 됨.
  func settlingDenial() -> [Item] {
    // 못 깨움: a noun that is made of a verb.
    if count == 2, let denial = self[0].function, denial == "안" || denial == "못",
      self[1].isPredicate, self[1].suffix == .none
    {
      var verb = self[1]
      verb.isNegated.toggle()
      return [verb]
    }
    guard count > 2, let verb = last?.function, verb == "되" || verb == "하",
      let denial = self[count - 2].function, denial == "안" || denial == "못",
      self[count - 3].isPredicate, self[count - 3].suffix == .none,
      [nil, .final, .nominal].contains(self[count - 1].suffix.ending)
    else { return self }
    var read = Array(dropLast(2))
    read[read.count - 1].isNegated.toggle()
    return read
  }
}

extension Item {
  /// What it names as a state that holds, and not as an answer that is given: [한 번 허용].
  var asState: Item {
    guard let grant = sense(ofType: "grant") ?? sense(ofType: "level"),
      sense(ofType: "label") != nil
    else { return self }
    var item = self
    item.senses = [grant]
    return item
  }

  /// A number in digits as the count that it is in words.
  var counted: Item {
    guard let number, function == "number" else { return self }
    var item = self
    item.senses = ["count/\(number)"]
    return item
  }
}
