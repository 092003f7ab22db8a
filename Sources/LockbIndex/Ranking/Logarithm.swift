internal import LockbSystem

extension Double {
  /// The natural logarithm in steps of 1/1024: libraries differ in its last bit, and two that
  /// rank alike must not.
  var roundedLogarithm: Double { (log(self) * 1024).rounded() / 1024 }
}
