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

  /// The differences of a document and its translation, in the order of the text.
  ///
  /// A translation that often denies in words of its own is not held to them.
  static func all(in groups: [TwinPassages.Group]) -> [Self] {
    let differences = groups.flatMap { all(in: $0) }
    let denials = differences.count { $0.kind == .denial }
    guard denials > 1 else { return differences }
    let agreed = groups.flatMap(\.pairs).count {
      $0.own.denial.isCertain && $0.other.denial.isCertain
    }
    return agreed >= agreedForEach * (denials - 1)
      ? differences : differences.filter { $0.kind != .denial }
  }

  /// How many sentences with “not” in both languages excuse one more in a single language.
  private static let agreedForEach = 4

  /// The differences of two paragraphs, items or cells, in the order of the text.
  ///
  /// A name is missed only where another of its kind has come in, or where it stands in a list whose
  /// other names both sides have: each language has its own way to leave out what is clear. A limit
  /// of versions is never clear, nor the code in a cell. A denial is missed only where no word may
  /// stand for it.
  private static func all(in group: TwinPassages.Group) -> [Self] {
    let differences = group.pairs.flatMap { all(in: $0, of: group) } + denials(in: group)
    guard differences.isEmpty else { return differences }
    let omissions = group.pairs.flatMap(omissions)
    guard omissions.isEmpty else { return omissions }
    let extra = group.own.names(missingIn: group.other, isCell: group.isCell).map {
      Self(kind: .extra, own: $0.range, other: group.other.range)
    }
    return extra
      + group.other.names(missingIn: group.own, isCell: group.isCell).map {
        Self(kind: .missing, own: group.own.range, other: $0.range)
      }
  }

  /// Where only one side denies, of sentences that are not as many on both: a denial may have moved
  /// to the sentence beside it, so that the others must have as many of them and nothing that may stand
  /// for one.
  private static func denials(in group: TwinPassages.Group) -> [Self] {
    let more = group.own.denial.count - group.other.denial.count
    return group.aligned.filter { pair in
      var (own, other) = (pair.own.denial, pair.other.denial)
      own.limits = group.own.denial.limits
      other.limits = group.other.denial.limits
      return own.isMissed(in: other) && own.count - other.count == more
    }.map { Self(kind: .denial, own: $0.own.range, other: $0.other.range) }
  }

  private static func all(in pair: TwinPassages.Pair, of group: TwinPassages.Group) -> [Self] {
    var (own, other) = unmatched(pair.own.names, pair.other.names)
    var differences: [Self] = []
    while let name = own.first {
      own.removeFirst()
      if group.isReordered, name.isCode { continue }
      guard let index = other.firstIndex(where: { $0.isLike(name) }) else { continue }
      differences.append(Self(kind: .name, own: name.range, other: other[index].range))
      other.remove(at: index)
    }
    let isComparable =
      group.isAnchored || group.isAnswer || group.isInNamedRow
      || group.isPlaced && pair.own.isInScope && pair.other.isInScope
    if pair.isSingle, isComparable, differences.isEmpty,
      pair.own.denial.isMissed(in: pair.other.denial)
    {
      differences.append(Self(kind: .denial, own: pair.own.range, other: pair.other.range))
    }
    return differences
  }

  /// The one name of several of a kind that only one side lists.
  private static func omissions(in pair: TwinPassages.Pair) -> [Self] {
    let (own, other) = (pair.own, pair.other)
    return own.omittedName(in: other).map { [Self(kind: .extra, own: $0, other: other.range)] }
      ?? other.omittedName(in: own).map { [Self(kind: .missing, own: own.range, other: $0)] } ?? []
  }

  /// The names of each side that the other does not have as often.
  static func unmatched(
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

extension TwinPassages.Group {
  /// Whether it is an answer on both sides: yes and no, 지원 and 사용 불가.
  fileprivate var isAnswer: Bool {
    isCell && pairs.count == 1 && pairs[0].own.isShort && pairs[0].other.isShort
  }
}

extension Passage {
  /// The bytes of the name that another passage lacks, where it lists it beside others that both
  /// have.
  fileprivate func omittedName(in other: Passage) -> SourceRange? {
    let missing = names.filter { name in !other.names.contains { $0.isSame(as: name) } }
    guard let name = missing.first, missing.count == 1, !name.isFigure else { return nil }
    let others = names.filter { $0.isLike(name) && !$0.isSame(as: name) }
    let isListed = others.contains { $0.isBeside(name) }
    let kept = other.names.filter { $0.isLike(name) }
    return isListed && others.count >= 2 && kept.count == others.count ? name.range : nil
  }

  fileprivate func names(missingIn other: Passage, isCell: Bool) -> [Name] {
    names.filter { name in
      (name.isVersion || isCell && name.isCode) && !other.names.contains { $0.isSame(as: name) }
    }
  }
}

extension Passage.Name {
  fileprivate var isFigure: Bool {
    concepts.contains { concept in
      ["version/", "number/", "count/"].contains { concept.hasPrefix($0) }
    }
  }

  /// Whether no more than a comma or an “and” stands between both.
  fileprivate func isBeside(_ other: Self) -> Bool {
    let gap = max(range.lower, other.range.lower) - min(range.upper, other.range.upper)
    return gap >= 0 && gap <= Self.listGap
  }

  /// In bytes: “`a`”, “ or ”, “` 또는 `”.
  private static let listGap = 12
}
