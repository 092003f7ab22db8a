/// The columns in which a dash says no: beside a yes in another cell there is no other way to say it.
enum DashColumns {
  /// How many times as many cells as say something else have to say yes or no.
  private static let manyTimes = 4

  /// Takes the dashes of such columns for no.
  ///
  /// - Parameter names: the column that names the rows.
  static func settle(_ rows: inout [[TablePart]], but names: Int) {
    for column in 0..<(rows.map(\.count).max() ?? 0) where column != names {
      let cells = rows.compactMap { column < $0.count ? $0[column] : nil }
      let others = cells.count { $0.truth == nil && !$0.isDash && !$0.tokens.isEmpty }
      guard cells.contains(where: { $0.truth == true }), cells.contains(where: \.isDash),
        !cells.contains(where: { $0.truth == false }), others * Self.manyTimes < cells.count
      else { continue }
      for row in rows.indices where column < rows[row].count && rows[row][column].isDash {
        rows[row][column] = rows[row][column].saying(false)
      }
    }
  }
}
