/// What in a sentence denies something, as far as its words alone tell.
public struct Denial: Sendable {
  /// How often it says “not”; two that take each other back, as in “does not open no gate”, do not
  /// count.
  public var count = 0
  /// The words by which one language says what the other denies, as “refuse”, “only” and “until”:
  /// the same number for words of both languages that translate each other.
  public var limits: Set<Int> = []

  /// Whether it says “not”.
  public var isCertain: Bool { count > 0 }

  /// What two sentences deny together.
  func joined(with next: Self) -> Self {
    Self(count: count + next.count, limits: limits.union(next.limits))
  }

  /// Whether one of two sentences says “not” and the other one has no word that may stand for it.
  /// A word that both have stands for itself; of two that say “not”, one may deny the other: “nothing
  /// works without it”.
  public func isMissed(in other: Self) -> Bool {
    let (with, without) = isCertain ? (self, other) : (other, self)
    return without.count == 0 && with.count % 2 == 1 && without.limits.isSubset(of: with.limits)
  }
}
