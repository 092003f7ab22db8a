extension ClaimScope {
  /// Lets a platform that is named again with its versions be named once.
  mutating func narrow() {
    let all = stretches
    stretches.removeAll { one in
      one.from == nil && one.before == nil
        && all.contains {
          $0.platform == one.platform && ($0.from != nil || $0.before != nil)
        }
    }
  }
}
