internal import FlyingSocks
internal import Foundation
internal import LockbBase
internal import LockbSite

/// Serves a preview to this machine and to nobody else, one answer a connection.
///
/// It stands on the sockets of FlyingFox, not on its server, whose proxy needs a library that a
/// static executable cannot hold.
struct PreviewServer {
  let preview: SitePreview
  let port: UInt16

  /// Runs until it cannot; the reason.
  func run() async -> String {
    do {
      let pool: some AsyncSocketPool = .make()
      try await pool.prepare()
      let socket = try Socket(domain: AF_INET)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      let server = try AsyncSocket(socket: socket, pool: pool)
      let watcher = Task { await preview.watch() }
      let events = Task { try await pool.run() }
      defer {
        watcher.cancel()
        events.cancel()
      }
      for try await client in server.sockets {
        Task { [preview] in
          // A client that goes away needs no answer.
          try? await Self.serve(client, preview)
          try? client.close()
        }
      }
      return ""
    } catch {
      return String(describing: error)
    }
  }

  private static func serve(_ client: AsyncSocket, _ preview: SitePreview) async throws {
    var bytes: [UInt8] = []
    while PreviewRequest.isOpen(bytes) { bytes += try await client.read(atMost: 4096) }
    let answer = await answer(PreviewRequest(bytes), preview)
    try await client.write(Data(answer))
  }

  private static func answer(_ request: PreviewRequest?, _ preview: SitePreview) async -> [UInt8] {
    guard let request else { return PreviewResponse.refused("400 Bad Request") }
    guard request.isForThisMachine else { return PreviewResponse.refused("403 Forbidden") }
    if request.path == "/.lockb/changes" {
      let state = await preview.change(since: request.query["since"].flatMap { Digest($0) })
      return PreviewResponse.bytes(Array(state.description.utf8), of: "state.txt")
    }
    var path = request.path.drop { $0 == "/" }
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    if let file = await preview.file(at: String(path)) {
      return PreviewResponse.bytes(file.bytes, of: file.path)
    }
    let missing = await preview.file(at: "404.html")?.bytes ?? []
    return PreviewResponse.bytes(missing, of: "404.html", status: "404 Not Found")
  }
}
