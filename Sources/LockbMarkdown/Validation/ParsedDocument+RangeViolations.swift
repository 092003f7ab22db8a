internal import LockbBase

extension ParsedDocument {
  /// Breaches of the law that the bytes at a node's range are its source text: empty for a correct
  /// parse of any file.
  public func rangeViolations() -> [String] {
    var validator = RangeValidator(source: source)
    validator.check(blocks, in: SourceRange(0, source.count))
    return validator.violations
  }
}
