/// Sentences that tell of one key that it is the only one: “with only this key in the plist”.
enum EnglishSole {
  /// The same with the other keys told to be missing, in the place of the word for “only”.
  static func withOthersMissing(_ items: [Item]) -> [Item] {
    guard let key = items.firstIndex(where: { $0.sense(ofType: "key") != nil }),
      !items[(key + 1)...].contains(where: { $0.sense(ofType: "key") != nil }),
      let sole = items[..<key].lastIndex(where: { !$0.isDeterminer }), tellsSole(items[sole])
    else { return items }
    let isWith = items[sole].words.first == "with"
    let before = sole > 0 ? items[sole - 1] : nil
    let isHeld =
      before?.function.map { ["with", "if", "when"].contains($0) } == true
      || before.map { ["verb/declare", "verb/exist"].contains(where: $0.senses.contains) } == true
    guard isWith || isHeld else { return items }
    var others = Item(senses: ["key/others"], tokens: 0..<0)
    others.isNegated = true
    var read = items
    var with = Item(senses: ["fn/with"], tokens: 0..<0)
    with.words = ["with"]
    read.insert(contentsOf: [with, others], at: key + 1)
    if isWith {
      read[sole].senses = ["fn/with"]
      read[sole].words = ["with"]
    } else {
      read.remove(at: sole)
    }
    return read
  }

  /// Whether it says that there is no other: “only”, “just”, “nothing but”, “with only”.
  private static func tellsSole(_ item: Item) -> Bool {
    let words = item.words.first == "with" ? Array(item.words.dropFirst()) : item.words
    return [["only"], ["just"], ["solely"], ["merely"], ["nothing", "but"]].contains(words)
  }
}
