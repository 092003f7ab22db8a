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

  /// Whether all of it lies in the past.
  var isOver: Bool { !stretches.isEmpty && stretches.allSatisfy { $0.before != nil } }

  /// What a heading’s scope means to a claim under it: that something exists is not said to have
  /// begun where the heading begins.
  func inherited(by kind: ClaimKind) -> ClaimScope {
    guard kind == .available else { return self }
    var scope = self
    for index in scope.stretches.indices where scope.stretches[index].before == nil {
      scope.stretches[index].from = nil
    }
    return scope
  }
}

extension ClaimQuestion {
  /// Takes what a heading names for its scope, where it has none of its own.
  mutating func inherit(_ scope: ClaimScope) {
    if self.scope.isEmpty { self.scope = scope.inherited(by: kind) }
  }
}
