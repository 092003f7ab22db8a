/// Cells that say one thing, and something about it behind a mark.
extension TablePart {
  /// What a remark may stand behind: results by their names.
  private static let results = ["status", "label", "level", "completion", "diagnostic", "accuracy"]

  /// What it names before its first mark, where the rest neither limits that nor names another of its
  /// kind: `.closed` – the same as before.
  var head: TablePart? {
    guard let end = tokens.firstIndex(where: { $0.isMark(",;–—:：") }), end > 0 else { return nil }
    let head = TablePart(Array(tokens[..<end]), reader)
    let remark = TablePart(Array(tokens[(end + 1)...]), reader)
    guard let name = head.only, !name.isNegated,
      let type = Self.results.first(where: { name.sense(ofType: $0) != nil }),
      !Self.isQualified(remark.pieces[...]),
      !remark.items.contains(where: { item in
        item.sense(ofType: type) != nil || item.function == "or" || item.function == "then"
          || item.isArrow
      })
    else { return nil }
    return head
  }

  /// What happens, or does not, by its words before its first mark, where that is all that they say; nil
  /// where it is a no that the rest limits.
  var verbHead: TablePart? {
    guard let end = tokens.firstIndex(where: { $0.isMark(",;–—:：(（") }), end > 0 else { return nil }
    let head = TablePart(Array(tokens[..<end]), reader)
    let remark = TablePart(Array(tokens[(end + 1)...]), reader)
    let isPrompt = head.only?.sense(ofType: "prompt") != nil
    guard isPrompt || head.items.count(where: \.isPredicate) == 1, head.truth == nil,
      !head.meant.isEmpty,
      head.meant.allSatisfy({ $0.unknown == nil && !$0.isUntaken }),
      !remark.items.contains(where: { $0.sense(ofType: "prompt") != nil }),
      !head.items.contains(where: \.isDenied) || !Self.isQualified(remark.pieces[...])
    else { return nil }
    return head
  }
}

extension TablePart.Piece {
  /// Whether it says behind a no what is so instead: “only the clerk opens it”, and limits nothing: “only
  /// at night”.
  var explains: Bool {
    guard items.first?.function == "only",
      let next = items.dropFirst().first(where: { $0.function != "filler" })
    else { return false }
    return next.function == nil && !next.isPredicate && items.contains(where: \.isPredicate)
  }
}

extension Item {
  /// Whether it denies something, or is denied.
  fileprivate var isDenied: Bool {
    isNegated || function.map { ["no", "not", "never", "안", "못", "없", "않"].contains($0) } == true
  }
}
