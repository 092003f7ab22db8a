/// Values with numbers in the order in which they first came.
public struct NumberedValues<Value: Hashable> {
  /// The values, each once, by number.
  public private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// No values yet.
  public init() {}

  /// The number of a value, from 0; a value that is new gets the next one.
  public mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
