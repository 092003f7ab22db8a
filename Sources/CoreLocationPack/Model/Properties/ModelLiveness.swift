internal import LockbReference

/// Something that every fair run comes to in the end (section 10.2 of the facts).
struct ModelLiveness: Sendable {
  /// The id in the facts.
  let id: String
  /// Where it is promised.
  let from: StatePredicate<ModelFamily>
  /// What is promised.
  let to: StatePredicate<ModelFamily>
  /// What a run may not put off for ever.
  let fairness: [Fairness<ModelFamily>]

  init(
    _ id: String, from: StatePredicate<ModelFamily>, to: StatePredicate<ModelFamily>,
    fairness: [Fairness<ModelFamily>]
  ) {
    (self.id, self.from, self.to, self.fairness) = (id, from, to, fairness)
  }
}
