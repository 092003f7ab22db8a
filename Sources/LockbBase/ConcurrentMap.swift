internal import Dispatch

/// Maps on all cores; the results are in the order of the input.
public func concurrentMap<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], _ transform: @Sendable (Input) -> Output
) -> [Output] {
  [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      results.initializeElement(at: index, to: transform(inputs[index]))
    }
    count = inputs.count
  }
}

/// Does two things at the same time, where there are two cores for them. Each may spread over all
/// cores itself: within `concurrentPerform` it could not.
public func together<First: Sendable, Second>(
  _ first: @Sendable () -> First, _ second: () -> Second
) -> (First, Second) {
  var made: First?
  let other = withUnsafeMutablePointer(to: &made) { pointer in
    // Nobody reads before it is written.
    nonisolated(unsafe) let made = pointer
    return withoutActuallyEscaping(first) { first in
      let done = DispatchGroup()
      DispatchQueue(label: "together").async(group: done) { made.pointee = first() }
      defer { done.wait() }
      return second()
    }
  }
  guard let made else { preconditionFailure("it was waited for") }
  return (made, other)
}
