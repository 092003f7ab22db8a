/// The words of a text as an index stores them: one space-separated list for each column.
public struct IndexColumns: Sendable {
  /// Every word as it stands, in order.
  public var surfaces: [UInt8] = []
  /// Stems, parts and joins, in the order of the words they belong to.
  public var stems: [UInt8] = []
  /// Syllable pairs.
  public var grams: [UInt8] = []

  /// Empty columns.
  public init() {}

  /// Empties the columns and keeps their memory.
  public mutating func removeAll() {
    surfaces.removeAll(keepingCapacity: true)
    stems.removeAll(keepingCapacity: true)
    grams.removeAll(keepingCapacity: true)
  }
}
