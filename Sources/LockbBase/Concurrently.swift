internal import Dispatch

/// Does two things at once, where there are two cores for them.
public func concurrently<First: Sendable, Second>(
  _ first: @Sendable () -> First, _ second: () -> Second
) -> (First, Second) {
  var one: First?
  var two: Second?
  // Each place is written by one of the two, and read when both have ended.
  withUnsafeMutablePointer(to: &one) { one in
    withUnsafeMutablePointer(to: &two) { two in
      nonisolated(unsafe) let (one, two, second) = (one, two, second)
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 { two.pointee = second() } else { one.pointee = first() }
      }
    }
  }
  guard let one, let two else { preconditionFailure("both have run") }
  return (one, two)
}
