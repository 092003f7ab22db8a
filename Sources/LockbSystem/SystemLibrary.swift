// The C library has another name on every system; here it has one.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// The system's words for the last call that failed.
public func systemReason() -> String { String(cString: strerror(errno)) }
