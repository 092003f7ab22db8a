internal import LockbBase
internal import LockbClaims

/// Something that a passage says and its translation says otherwise.
struct TwinDifference {
  /// What differs.
  enum Kind {
    /// One name stands where the translation has another.
    case name
    /// One of both denies what the other says.
    case denial
    /// A name is missing in the translation.
    case extra
    /// A name of the translation is missing.
    case missing
  }

  var kind: Kind
  /// The bytes that differ.
  var own: SourceRange
  /// The bytes of the translation.
  var other: SourceRange

  /// The differences of two paragraphs, items or cells, in the order of the text.
  ///
  /// A name is missed only where another of its kind has come in: each language has its own way to
  /// leave out what is clear. A limit of versions is never clear, nor the code in a cell. A denial is
  /// missed only where no word may stand for it.
  static func all(in group: TwinPassages.Group) -> [Self] {
    let differences = group.pairs.flatMap { all(in: $0, isReordered: group.isReordered) }
    guard differences.isEmpty else { return differences }
    let extra = group.own.names(missingIn: group.other, isCell: group.isCell).map {
      Self(kind: .extra, own: $0.range, other: group.other.range)
    }
    return extra
      + group.other.names(missingIn: group.own, isCell: group.isCell).map {
        Self(kind: .missing, own: group.own.range, other: $0.range)
      }
  }

  private static func all(in pair: TwinPassages.Pair, isReordered: Bool) -> [Self] {
    var (own, other) = unmatched(pair.own.names, pair.other.names)
    var differences: [Self] = []
    while let name = own.first {
      own.removeFirst()
      if isReordered, name.isCode { continue }
      guard let index = other.firstIndex(where: { $0.isLike(name) }) else { continue }
      differences.append(Self(kind: .name, own: name.range, other: other[index].range))
      other.remove(at: index)
    }
    // What both name shows that they speak of the same.
    let isAnchored = pair.own.names.contains { name in
      pair.other.names.contains { $0.isSame(as: name) }
    }
    let denials = [pair.own.denial, pair.other.denial]
    if pair.isSingle, isAnchored, differences.isEmpty, denials.contains(.certain),
      denials.contains(.none)
    {
      differences.append(Self(kind: .denial, own: pair.own.range, other: pair.other.range))
    }
    return differences
  }

  /// The names of each side that the other does not have as often.
  private static func unmatched(
    _ own: [Passage.Name], _ other: [Passage.Name]
  ) -> ([Passage.Name], [Passage.Name]) {
    var rest = other
    let left = own.filter { name in
      guard let index = rest.firstIndex(where: { $0.isSame(as: name) }) else { return true }
      rest.remove(at: index)
      return false
    }
    return (left, rest)
  }
}

extension Passage {
  fileprivate func names(missingIn other: Passage, isCell: Bool) -> [Name] {
    names.filter { name in
      (name.isVersion || isCell && name.isCode) && !other.names.contains { $0.isSame(as: name) }
    }
  }
}
