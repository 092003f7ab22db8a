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
  /// Where the score comes from.
  var shares: [ScoreExplanation.Share] = []
}
