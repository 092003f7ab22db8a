/// An entity or a document that has words of the query, before its text is read.
struct Candidate {
  /// The document's id, or minus the entry of an entity.
  var owner: Int
  /// Its best entries, the best first: sections of a document, or the entity itself.
  var entries: [Int]
  /// The number of its entries that have some required word.
  var entryCount: Int
  /// Which groups any of its entries has, a bit each.
  var groups: UInt32
  /// Which groups its best entry has, the document's title included.
  var bestGroups: UInt32
  /// How well its best entry fits, as far as can be told without reading.
  var score: Double

  /// Whether it is an entity.
  var isEntity: Bool { owner < 0 }
}

/// Gathers candidates from the entries that the groups of a query were found in.
struct CandidateCollector {
  /// The most entries of one document that are read.
  private static let entriesRead = 2

  let groups: [QueryGroup]
  let directory: EntryDirectory
  let averageWords: Double

  /// Every entity and document that has a required word, in the order of their ids.
  func candidates(_ isAllowed: (_ entry: Int) -> Bool) -> [Candidate] {
    let required = groups.requiredMask
    var titles: [Int: UInt32] = [:]
    let maps = groups.map(\.hits.places)
    let count = maps.map(\.count).max() ?? 0
    var masks = [UInt32](repeating: 0, count: count)
    for (index, map) in maps.enumerated() {
      for entry in map.indices where map[entry] != 0 {
        masks[entry] |= 1 << UInt32(index)
        if map[entry] & HitMap.title != 0, directory.traits(entry).contains(.top) {
          titles[directory.document(entry), default: 0] |= 1 << UInt32(index)
        }
      }
    }
    var places: [Int: Int] = [:]
    var candidates: [Candidate] = []
    var scores: [[Double]] = []
    for entry in 0..<count where masks[entry] & required != 0 && isAllowed(entry) {
      let document = directory.document(entry)
      let owner = document == 0 ? -entry : document
      let effective = masks[entry] | titles[document, default: 0]
      let score = score(entry, effective)
      guard let place = places[owner] else {
        places[owner] = candidates.count
        scores.append([score])
        candidates.append(
          Candidate(
            owner: owner, entries: [entry], entryCount: 1, groups: masks[entry],
            bestGroups: effective, score: score))
        continue
      }
      candidates[place].groups |= masks[entry]
      candidates[place].entryCount += 1
      if score > candidates[place].score {
        candidates[place].score = score
        candidates[place].bestGroups = effective
      }
      let position = scores[place].firstIndex { $0 < score } ?? scores[place].count
      guard position < Self.entriesRead else { continue }
      scores[place].insert(score, at: position)
      candidates[place].entries.insert(entry, at: position)
      if candidates[place].entries.count > Self.entriesRead {
        scores[place].removeLast()
        candidates[place].entries.removeLast()
      }
    }
    return candidates
  }

  /// How well an entry fits, as far as the hit maps tell.
  private func score(_ entry: Int, _ effective: UInt32) -> Double {
    let words = Double(directory.words(entry))
    let length = 0.4 + 0.6 * words / max(averageWords, 1)
    var score = 0.0
    for (index, group) in groups.enumerated() where effective & 1 << UInt32(index) != 0 {
      let place = group.hits[entry]
      let frequency =
        place & HitMap.title != 0
        ? 4 + 1 / length : place == 0 ? 1.5 : place & HitMap.text != 0 ? 1 / length : 0.7 / length
      score += group.weight * (group.isOptional ? 0.2 : 1) * frequency * 2.2 / (frequency + 1.2)
    }
    return score
  }
}

extension [QueryGroup] {
  /// The groups that a match must have, a bit each.
  var requiredMask: UInt32 {
    indices.reduce(0) { self[$1].isOptional ? $0 : $0 | 1 << UInt32($1) }
  }

  /// How much the groups of a mask tell together.
  func weight(_ mask: UInt32) -> Double {
    indices.reduce(0) { mask & 1 << UInt32($1) == 0 ? $0 : $0 + self[$1].weight }
  }
}
