/// Gathers candidates from the entries that the groups of a query were found in.
struct CandidateCollector {
  /// The most entries of one document that are read.
  private static let entriesRead = 2
  /// How much of the best entry's promise another one must have to be read.
  private static let shareToBeRead = 0.8
  /// How much a word or a name that stands in many sections tells beside one that stands in the best.
  private static let weightOfBreadth = 1.33

  private let groups: [QueryGroup]
  private let concepts: [QueryConcept]
  private let directory: EntryDirectory
  private let averageWords: Double
  /// The number of sections of each document.
  private var lengths: [Int] = []
  /// The first section of each document.
  private var tops: [Int] = []

  init(_ plan: QueryPlan, _ directory: EntryDirectory, averageWords: Double) {
    groups = plan.groups
    concepts = plan.concepts
    self.directory = directory
    self.averageWords = max(averageWords, 1)
    for entry in 0..<directory.count {
      let document = directory.document(entry)
      guard document > 0, document < 1 << 24 else { continue }
      if document >= lengths.count {
        let missing = document + 1 - lengths.count
        lengths.append(contentsOf: repeatElement(0, count: missing))
        tops.append(contentsOf: repeatElement(0, count: missing))
      }
      lengths[document] += 1
      if directory.traits(entry).contains(.top) { tops[document] = entry }
    }
  }

  /// Every entity and document that has a required word, in the order of their ids.
  func candidates(_ isAllowed: (_ entry: Int) throws -> Bool) rethrows -> [Candidate] {
    let required = groups.requiredMask
    let maps = groups.map(\.hits.places)
    let count = maps.map(\.count).max() ?? 0
    var masks = [UInt32](repeating: 0, count: count)
    // What a document's title says holds for all its sections.
    var titles: [Int: UInt32] = [:]
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
    var frequencies: [[Double]] = []
    var about: [[Double]] = []
    for entry in 0..<count where masks[entry] & required != 0 {
      guard try isAllowed(entry) else { continue }
      let document = directory.document(entry)
      let owner = document == 0 ? -entry : document
      let place = places[owner] ?? candidates.count
      let effective = masks[entry] | titles[document, default: 0]
      let score = score(entry, effective)
      if place == candidates.count {
        places[owner] = place
        scores.append([])
        frequencies.append([Double](repeating: 0, count: groups.count))
        about.append([Double](repeating: 0, count: concepts.count))
        candidates.append(
          Candidate(
            owner: owner, entries: [], entryCount: 0, groups: 0, bestGroups: effective,
            score: score))
      }
      for index in groups.indices {
        let hit = maps[index].count > entry ? maps[index][entry] : 0
        if hit != 0 {
          frequencies[place][index] += hit & HitMap.title != 0 ? 3 : groups[index].part(at: hit)
        }
      }
      for (index, concept) in concepts.enumerated() {
        let strength = concept.strengths[entry] ?? 0
        about[place][index] += strength
        guard strength == 1 else { continue }
        candidates[place].isCalled = true
        if concept.words > 1 { candidates[place].isNamed = true }
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
    let average =
      Double(max(lengths.reduce(0, +), 1))
      / Double(max(lengths.reduce(0) { $1 > 0 ? $0 + 1 : $0 }, 1))
    for place in candidates.indices {
      let owner = candidates[place].owner
      let length = Double(owner >= 0 && owner < lengths.count ? lengths[owner] : 1)
      let promise = scores[place]
      candidates[place].entries.removeLast(
        promise.count { $0 < Self.shareToBeRead * promise[0] })
      let share = 0.5 + 0.5 * length / average
      candidates[place].lengthShare = share
      candidates[place].breadth = breadth(frequencies[place], share)
      for (index, concept) in concepts.enumerated() {
        let strength = about[place][index]
        candidates[place].breadth +=
          Self.weightOfBreadth * concept.weight * strength / (strength + 2 * share)
      }
    }
    return candidates
  }

  /// How strongly an entry is about the names in the query.
  func concept(_ entry: Int) -> Double {
    concepts.reduce(0) { $0 + $1.weight * ($1.strengths[entry] ?? 0) }
  }

  /// How strongly the document of a section is about them, as its top tells.
  func conceptOfDocument(_ entry: Int) -> Double {
    let document = directory.document(entry)
    guard document > 0, tops.indices.contains(document) else { return 0 }
    return concept(tops[document])
  }

  private func breadth(_ frequencies: [Double], _ length: Double) -> Double {
    var breadth = 0.0
    for (index, group) in groups.enumerated() where !group.isOptional {
      breadth +=
        Self.weightOfBreadth * group.weight * frequencies[index] / (frequencies[index] + 2 * length)
    }
    return breadth
  }

  /// How well an entry fits, as far as the hit maps tell.
  private func score(_ entry: Int, _ effective: UInt32) -> Double {
    let length = 0.4 + 0.6 * Double(directory.words(entry)) / averageWords
    var score = concept(entry)
    for (index, group) in groups.enumerated() where effective & 1 << UInt32(index) != 0 {
      let place = group.hits[entry]
      let frequency =
        place & HitMap.title != 0
        ? 4 + 1 / length
        : place == 0
          ? 1.5 : place & (HitMap.text | HitMap.related) != 0 ? 1 / length : 0.7 / length
      score +=
        group.part(at: place) * group.weight * (group.isOptional ? 0.2 : 1) * frequency * 2.2
        / (frequency + 1.2)
    }
    return score
  }
}
