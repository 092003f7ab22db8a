internal import LockbBase

/// Puts the definitions of footnotes, which cmark moves to the end, back to where they stand.
enum FootnotePlacer {
  /// Inserts a definition among blocks that are sorted by place, or into the one that it is in.
  static func insert(_ note: Block, into blocks: inout [Block]) {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.lower <= note.range.lower { low = middle + 1 } else { high = middle }
    }
    if low > 0, blocks[low - 1].range.upper > note.range.lower, insert(note, into: &blocks[low - 1])
    {
      return
    }
    // What was placed before may stand inside of it.
    var note = note
    let end = blocks[low...].firstIndex { $0.range.lower >= note.range.upper } ?? blocks.count
    for inner in blocks[low..<end] { _ = insert(inner, into: &note) }
    blocks.replaceSubrange(low..<end, with: [note])
  }

  /// Inserts a definition into a container that surrounds it; false for any other block.
  private static func insert(_ note: Block, into block: inout Block) -> Bool {
    switch block.kind {
    case .blockQuote(var inner):
      insert(note, into: &inner)
      block.kind = .blockQuote(inner)
    case .footnoteDefinition(let label, var inner):
      insert(note, into: &inner)
      block.kind = .footnoteDefinition(label: label, inner)
    case .list(var list):
      guard
        let index = list.items.lastIndex(where: { $0.range.lower <= note.range.lower })
      else { return false }
      insert(note, into: &list.items[index].content)
      list.items[index].range.upper = max(list.items[index].range.upper, note.range.upper)
      block.kind = .list(list)
    default: return false
    }
    block.range.upper = max(block.range.upper, note.range.upper)
    return true
  }
}
