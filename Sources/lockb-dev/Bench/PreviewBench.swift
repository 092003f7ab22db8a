internal import LockbBase
internal import LockbSystem

/// How soon the preview shows a save: from the moment a document is on the disk until a browser
/// that waits for changes has the new page.
struct PreviewBench {
  let workshop: Workshop
  let lockb: String
  let saves: Int
  private static let port: UInt16 = 8_937

  /// Saves one document over and over and prints the median and the slowest time.
  func measure(_ corpus: Corpus) throws(FileError) {
    // The page of an index has the name of its folder.
    guard let file = corpus.files.first(where: { !$0.path.contains("index.") }) else { return }
    for each in corpus.files {
      try workshop.write(try DiskFileSystem().read(each.location), to: "preview/\(each.path)")
    }
    let text = try DiskFileSystem().read(file.location)
    guard
      let child = ChildProcess.start(
        lockb, ["site", "serve", workshop.path("preview"), "--port", "\(Self.port)"])
    else { return }
    defer {
      kill(child, SIGTERM)
      _ = ChildProcess.wait(for: child)
    }
    guard var state = firstState() else {
      print("  The preview does not answer.")
      return
    }
    let page = "en/" + file.path.replacing(".en.md", with: "").replacing(".md", with: "") + "/"
    var times: [Double] = []
    for save in 0..<saves {
      let mark = "preview-save-\(save)"
      let bytes = text + Array("\n\(mark)\n".utf8)
      let start = ContinuousClock.now
      try workshop.write(bytes, to: "preview/\(file.path)")
      // A save that is caught half way makes a state of its own.
      var isShown = false
      for _ in 0..<3 where !isShown {
        guard let next = self.state(after: state) else { break }
        state = next
        isShown = answer("/\(page)")?.contains(mark) ?? false
      }
      guard isShown else {
        print("  The preview does not show save \(save).")
        return
      }
      let parts = (ContinuousClock.now - start).components
      times.append(Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15)
      usleep(100_000)
    }
    let slowest = (times.max() ?? 0).rounded(digits: 1)
    print(
      "\nPreview, from a save to the new page: median \(Samples.median(times).rounded(digits: 1)) ms,"
        + " slowest \(slowest) ms of \(saves)")
  }

  /// The state of a preview that is ready; nil where it does not become so.
  private func firstState() -> String? {
    for _ in 0..<600 {
      if let state = self.state(after: "") { return state }
      usleep(100_000)
    }
    return nil
  }

  /// The state of the site's sources once it is another than some.
  private func state(after known: String) -> String? {
    answer("/.lockb/changes?since=\(known)")?.split(whereSeparator: \.isNewline).last
      .map(String.init)
  }

  /// The head and the body of an answer; nil where there is none.
  private func answer(_ path: String) -> String? {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(AF_INET, kind, 0)
    guard socket >= 0 else { return nil }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = Self.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8)
    guard isOpen, send(socket, request, request.count, 0) == request.count else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(socket, &buffer, buffer.count, 0), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
