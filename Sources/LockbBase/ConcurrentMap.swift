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
