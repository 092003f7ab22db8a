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
}
