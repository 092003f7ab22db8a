/// Repeated runs of the same thing.
struct Samples {
  private(set) var runs: [ChildProcess] = []

  mutating func add(_ run: ChildProcess) { runs.append(run) }

  /// The median time in milliseconds.
  var milliseconds: Double { Self.median(runs.map(\.milliseconds)) }

  /// The median of what was computed in milliseconds.
  var processorMilliseconds: Double { Self.median(runs.map(\.processorMilliseconds)) }

  /// The largest peak of memory in bytes.
  var peakBytes: Int { runs.map(\.peakBytes).max() ?? 0 }

  /// The statuses that the runs ended with.
  var statuses: Set<Int32?> { Set(runs.map(\.status)) }

  /// The middle value; 0 for no values.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension Double {
  /// With a given number of digits behind the point.
  func rounded(digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let units = Int((magnitude * scale).rounded())
    let whole = String(units / Int(scale))
    let fraction = String(units % Int(scale))
    let padding = String(repeating: "0", count: max(0, digits - fraction.count))
    return (self < 0 && units > 0 ? "-" : "") + whole + (digits > 0 ? "." + padding + fraction : "")
  }
}
