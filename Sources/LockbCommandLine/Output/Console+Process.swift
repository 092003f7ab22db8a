#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension Console {
  /// The standard streams of this process. A reader that went away (`| head -1`) is no failure,
  /// and a file that may not grow is one that can be told.
  static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    return Console(
      output: { write($0, to: STDOUT_FILENO) }, error: { write($0, to: STDERR_FILENO) },
      input: read)
  }

  private static func read() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
      while true {
        let got = readBytes(STDIN_FILENO, buffer)
        if got < 0 && errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
  }

  /// Writes all of a text to a descriptor; returns the system's reason where it could not.
  static func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let count = writeBytes(descriptor, rest)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return errno == EPIPE ? nil : String(cString: strerror(errno)) }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

/// `write` the system call, which the method of the same name would hide.
private func writeBytes(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
  let buffer = UnsafeRawBufferPointer(rebasing: bytes)
  return write(descriptor, buffer.baseAddress, buffer.count)
}

/// `read` the system call, which the method of the same name would hide.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
