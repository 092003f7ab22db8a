internal import LockbText

/// Scores an entry by its text: BM25F over its fields, then how close together and how close
/// to the top the words stand.
final class EntryScorer {
  private enum Field: Int, CaseIterable {
    case title, documentTitle, synopsis, body

    var name: String {
      switch self {
      case .title: "title"
      case .documentTitle: "documentTitle"
      case .synopsis: "synopsis"
      case .body: "body"
      }
    }

    /// How much a word in the field counts beside a word in the text.
    var weight: Double {
      switch self {
      case .title: 5
      case .documentTitle: 6
      case .synopsis: 0.75
      case .body: 1
      }
    }

    /// How much of what its words tell counts: long texts have any word, and what a document is
    /// called says what it is about.
    var share: Double {
      switch self {
      case .title: 0.8
      case .documentTitle: 1.8
      case .synopsis: 1.1
      case .body: 0.5
      }
    }
  }

  /// A score with its parts.
  struct Score {
    var total = 0.0
    var shares: [ScoreExplanation.Share] = []
    /// Which groups the text has, a bit each.
    var groups: UInt32 = 0
    /// The least number of words between the first and the last of the groups that it has, over
    /// their number: 1 where they stand side by side.
    var spread = Double.infinity
  }

  private static let saturation = 1.4
  private static let lengthShare = 0.55

  private let groups: [QueryGroup]
  private let matcher: GroupMatcher
  private let scanner: HitScanner
  private let averageWords: Double
  private let required: UInt32
  /// Titles that were read already: a document's title comes with each of its sections.
  private var titles: [String: Reading] = [:]

  init(_ groups: [QueryGroup], averageWords: Double) {
    self.groups = groups
    matcher = GroupMatcher(groups)
    scanner = HitScanner(matcher)
    self.averageWords = max(averageWords, 1)
    required = groups.requiredMask
  }

  /// The score of an entry that the hit maps place.
  /// - Parameter words: The length of its body, where it is known.
  func score(_ text: EntryText, entry: Int, words: Int?) -> Score {
    var frequencies = [[Double]](
      repeating: [Double](repeating: 0, count: groups.count), count: Field.allCases.count)
    var result = Score()
    var closeness = 0.0
    var coverage = 0.0
    for (field, content) in [
      (Field.title, text.title), (.documentTitle, text.documentTitle), (.synopsis, text.synopsis),
      (.body, text.body),
    ] where !content.isEmpty {
      if field == .documentTitle, content == text.title { continue }
      let reading = field == .body || field == .synopsis ? scan(content) : read(content)
      let length =
        field == .body
        ? 1 - Self.lengthShare + Self.lengthShare
          * Double(words ?? TextLength.rounded(reading.count)) / averageWords : 1
      for index in groups.indices {
        frequencies[field.rawValue][index] =
          field.weight * reading.frequencies[index] / length
      }
      result.groups |= reading.groups
      let isOwnTitle = field == .title || (field == .documentTitle && text.isTop)
      closeness = max(closeness, reading.closeness * (isOwnTitle ? 1.5 : 1))
      result.spread = min(result.spread, reading.spread)
      if isOwnTitle || field == .documentTitle {
        let share = reading.coverage(groups, required)
        coverage = max(coverage, isOwnTitle ? share : 0.6 * share)
      }
    }
    combine(frequencies, entry, &result)
    let weight = groups.weight(required)
    result.add("phrase", closeness)
    result.add("name", 1.2 * coverage * weight)
    return result
  }

  private func combine(_ frequencies: [[Double]], _ entry: Int, _ result: inout Score) {
    var shares = [Double](repeating: 0, count: Field.allCases.count)
    var mentions = 0.0
    for (index, group) in groups.enumerated() {
      var total = 0.0
      for field in Field.allCases { total += frequencies[field.rawValue][index] }
      let place = group.hits[entry]
      var extra = 0.0
      // Found in code, a tag or under another name, which the fields read here do not show.
      if total == 0, place != 0 {
        extra = place & HitMap.title != 0 ? 1 : 0.6
      }
      if place != 0 { result.groups |= 1 << UInt32(index) }
      guard total + extra > 0 else { continue }
      let weight = group.part(at: place) * group.weight * (group.isOptional ? 0.2 : 1)
      let gain =
        weight * (Self.saturation + 1) / (Self.saturation + total + extra)
      for field in Field.allCases {
        shares[field.rawValue] += gain * frequencies[field.rawValue][index]
      }
      mentions += gain * extra
    }
    for field in Field.allCases { result.add(field.name, field.share * shares[field.rawValue]) }
    result.add("mention", mentions)
  }

  // MARK: - Reading

  /// What a field holds of the groups.
  private struct Reading {
    var count = 0
    var contentCount = 0
    var found = 0
    var frequencies: [Double]
    var groups: UInt32 = 0
    var closeness = 0.0
    var spread = Double.infinity

    /// How much of a short field the query covers, where the field has all that is required.
    func coverage(_ all: [QueryGroup], _ required: UInt32) -> Double {
      guard required != 0, contentCount > 0 else { return 0 }
      let share = all.weight(groups & required) / max(all.weight(required), 1e-9)
      return share * share * Double(found) / Double(contentCount)
    }
  }

  /// Reads a long field: every hit, and the number of words.
  private func scan(_ text: String) -> Reading {
    var reading = Reading(frequencies: [Double](repeating: 0, count: groups.count))
    var text = text
    let (hits, words) = text.withUTF8 { scanner.scan($0) }
    var positions: [(place: Int, group: Int)] = []
    var index = 0
    while index < hits.count {
      let place = hits[index].place
      var matches = hits[index].matches
      index += 1
      while index < hits.count, hits[index].place == place {
        for match in hits[index].matches { matches.add(match) }
        index += 1
      }
      for match in matches {
        reading.frequencies[match.group] += match.strength
        reading.groups |= 1 << UInt32(match.group)
        positions.append((place, match.group))
      }
    }
    reading.count = words
    closeness(positions, &reading)
    return reading
  }

  /// Reads a short field word by word.
  private func read(_ text: String) -> Reading {
    if let known = titles[text] { return known }
    var reading = Reading(frequencies: [Double](repeating: 0, count: groups.count))
    var positions: [(place: Int, group: Int)] = []
    for (place, token) in Analyzer.tokens(in: text).enumerated() {
      reading.count += 1
      let matches = matcher.groups(of: token)
      if !matches.isEmpty || !StopWords.contains(token) { reading.contentCount += 1 }
      if !matches.isEmpty { reading.found += 1 }
      for match in matches {
        reading.frequencies[match.group] += match.strength
        reading.groups |= 1 << UInt32(match.group)
        positions.append((place, match.group))
      }
    }
    closeness(positions, &reading)
    titles[text] = reading
    return reading
  }

  /// Rewards the groups for standing close together, in the narrowest window that has them all.
  private func closeness(_ positions: [(place: Int, group: Int)], _ reading: inout Reading) {
    let wanted = reading.groups
    let count = wanted.nonzeroBitCount
    guard count > 1 else {
      if count == 1 { reading.spread = 1 }
      return
    }
    var inside = [Int](repeating: 0, count: groups.count)
    var present = 0
    var first = 0
    var narrowest = Int.max
    for last in positions.indices {
      let group = positions[last].group
      inside[group] += 1
      if inside[group] == 1 { present += 1 }
      while present == count {
        narrowest = min(narrowest, positions[last].place - positions[first].place + 1)
        let leaving = positions[first].group
        inside[leaving] -= 1
        if inside[leaving] == 0 { present -= 1 }
        first += 1
      }
    }
    let spread = Double(max(narrowest, count)) / Double(count)
    reading.spread = spread
    reading.closeness = 0.6 * groups.weight(wanted & required) / spread
  }
}

extension EntryScorer.Score {
  mutating func add(_ column: String, _ score: Double) {
    total += score
    if score > 0 { shares.append(ScoreExplanation.Share(column: column, score: score)) }
  }
}
