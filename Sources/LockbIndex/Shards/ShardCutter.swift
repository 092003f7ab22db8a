/// Cuts a list of pieces into files of a size.
enum ShardCutter {
  /// Files with the index of the first piece of each.
  static func cut(_ sizes: [Int], to size: Int) -> [Range<Int>] {
    var files: [Range<Int>] = []
    var start = 0
    var total = 0
    for (index, piece) in sizes.enumerated() {
      if total > 0, total + piece > size {
        files.append(start..<index)
        start = index
        total = 0
      }
      total += piece
    }
    if start < sizes.count { files.append(start..<sizes.count) }
    return files
  }
}
