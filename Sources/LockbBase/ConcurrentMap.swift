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

/// Does two things at the same time, where there are two cores for them.
public func together<First: Sendable, Second>(
  _ first: @Sendable () -> First, _ second: () -> Second
) -> (First, Second) {
  var made: (First?, Second?)
  // Each of the two writes its own half, and nobody reads before both have ended.
  withUnsafeMutablePointer(to: &made) { pointer in
    nonisolated(unsafe) let (made, second) = (pointer, second)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { made.pointee.0 = first() } else { made.pointee.1 = second() }
    }
  }
  guard let first = made.0, let second = made.1 else { preconditionFailure("both were done") }
  return (first, second)
}
