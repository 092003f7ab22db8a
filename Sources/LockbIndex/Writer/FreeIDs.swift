/// Hands out ids: the smallest free one first, so that the same changes get the same ids.
struct FreeIDs {
  /// Free ids below `next`, greatest first.
  private var free: [Int]
  private var next: Int

  /// Ids that are free, in ascending order, and the first of those that nobody ever had.
  init(free: [Int] = [], next: Int) {
    self.free = free.reversed()
    self.next = next
  }

  /// The smallest free id, which is free no more.
  mutating func take() -> Int {
    if let id = free.popLast() { return id }
    next += 1
    return next - 1
  }

  /// Ids that are free again.
  mutating func give(_ ids: [Int]) {
    free.append(contentsOf: ids)
    free.sort(by: >)
  }

  /// Ids that are taken, in ascending order, none below `next`.
  mutating func leaveOut(_ taken: [Int]) {
    for id in taken where id >= next {
      give(Array(next..<id))
      next = id + 1
    }
  }
}
