#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Double {
  /// The natural logarithm.
  var logarithm: Double { log(self) }
}
