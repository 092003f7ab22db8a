/// Reading and writing open files; what a signal interrupts is tried again.
public enum Descriptor {
  /// Reads the next bytes, waiting for them where there are none yet.
  ///
  /// - Returns: How many were read: 0 at the end of the file, -1 where `errno` says why not.
  public static func readBytes(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all bytes.
  ///
  /// - Returns: Whether all were written; `errno` says why not.
  public static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = write(
        descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
