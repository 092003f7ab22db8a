internal import LockbSystem

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
      count = max(0, Descriptor.readBytes(from: STDIN_FILENO, into: .init(buffer)))
    }
  }

  /// Writes all of a text to a descriptor; returns the system's reason where it could not.
  static func write(_ text: String, to descriptor: Int32) -> String? {
    var text = text
    return text.withUTF8 { buffer in
      if Descriptor.writeAll(UnsafeRawBufferPointer(buffer), to: descriptor) { return nil }
      return errno == EPIPE ? nil : systemReason()
    }
  }
}
