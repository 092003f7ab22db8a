#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Double {
  /// The natural logarithm in steps of 1/1024: libraries differ in its last bit, and two that
  /// rank alike must not.
  var roundedLogarithm: Double { (log(self) * 1024).rounded() / 1024 }
}
