internal import FlyingSocks
internal import Foundation

/// Serves a preview to this machine and to nobody else, one answer a connection.
///
/// It stands on the sockets of FlyingFox, not on its server, whose proxy needs a library that a
/// static executable cannot hold.
struct PreviewServer {
  /// Why nothing can be served, in the system's words.
  struct Failure: Error {
    let reason: String

    fileprivate init(_ error: any Error) {
      if case .failed(_, _, let message) = error as? SocketError {
        reason = message
      } else {
        reason = String(describing: error)
      }
    }
  }

  private let socket: Socket
  /// Where it listens; the system chose it where 0 was asked for.
  let port: UInt16

  /// Takes a port. Whoever asks before a preview is there waits for it.
  init(port: UInt16) throws(Failure) {
    do {
      let socket = try Socket(domain: AF_INET)
      do {
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname() else {
          throw SocketError.unsupportedAddress
        }
        self.port = port
        self.socket = socket
      } catch {
        try? socket.close()
        throw error
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Gives the port up, where nothing was served.
  func close() { try? socket.close() }

  /// Serves until it cannot; the reason.
  func run(_ preview: SitePreview) async -> Failure {
    do {
      let pool: some AsyncSocketPool = .make()
      try await pool.prepare()
      let server = try AsyncSocket(socket: socket, pool: pool)
      let watcher = Task { await preview.watch() }
      let events = Task { try await pool.run() }
      defer {
        watcher.cancel()
        events.cancel()
        close()
      }
      for try await client in server.sockets {
        Task {
          // A client that goes away needs no answer.
          try? await Self.serve(client, preview)
          try? client.close()
        }
      }
      throw SocketError.disconnected
    } catch {
      return Failure(error)
    }
  }

  private static func serve(_ client: AsyncSocket, _ preview: SitePreview) async throws {
    var bytes: [UInt8] = []
    while PreviewRequest.isOpen(bytes) { bytes += try await client.read(atMost: 4096) }
    try await client.write(Data(preview.answer(to: bytes)))
  }
}
