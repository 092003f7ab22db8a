/// An entity or a document in the order of an answer.
struct RankedOwner {
  /// What it is and where its words are.
  var candidate: Candidate
  /// The entry to show.
  var entry: Int
  /// How it was found.
  var tier: SearchTier
  /// How well it fits.
  var score: Double
  /// Which groups its best entry, or the whole of it, has.
  var groups: UInt32
  /// How much of the query it has: 1 for all of it.
  var fit = 1.0
  /// Where the score comes from.
  var shares: [ScoreExplanation.Share] = []

  /// Adds to the score and tells where it comes from.
  mutating func add(_ column: String, _ gain: Double) {
    guard gain > 0 else { return }
    score += gain
    shares.append(ScoreExplanation.Share(column: column, score: gain))
  }

  /// Raises the score to at least another one and tells where that comes from.
  mutating func raise(_ column: String, to least: Double) {
    guard score < least else { return }
    shares.append(ScoreExplanation.Share(column: column, score: least - score))
    score = least
  }
}
