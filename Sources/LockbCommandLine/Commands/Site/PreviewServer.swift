internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import LockbSite

/// Serves a preview to this machine and to nobody else.
struct PreviewServer {
  let preview: SitePreview
  let port: UInt16

  /// Runs until it cannot; the reason.
  func run() async -> String {
    let watcher = Task { await preview.watch() }
    defer { watcher.cancel() }
    do {
      let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      let server = HTTPServer(address: address, logger: .disabled)
      await server.appendRoute("GET *") { [preview] request in
        await Self.answer(request, preview)
      }
      try await server.run()
      return ""
    } catch {
      return String(describing: error)
    }
  }

  private static func answer(_ request: HTTPRequest, _ preview: SitePreview) async -> HTTPResponse {
    // A page of another site must not read this one through a name that leads here.
    let host = request.headers[.host]?.split(separator: ":").first ?? ""
    guard host == "127.0.0.1" || host == "localhost" else {
      return HTTPResponse(statusCode: .forbidden)
    }
    if request.path == "/.lockb/changes" {
      let known = request.query.first { $0.name == "since" }.flatMap { Int($0.value) } ?? -1
      let version = await preview.change(since: known)
      return response("\(version)", type: "text/plain")
    }
    var path = request.path.drop { $0 == "/" }
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    if let file = await preview.file(at: String(path)) {
      return response(file.bytes, type: type(of: file.path))
    }
    let missing = await preview.file(at: "404.html")?.bytes ?? []
    return response(missing, type: "text/html; charset=utf-8", status: .notFound)
  }

  private static func response(_ text: String, type: String) -> HTTPResponse {
    response(Array(text.utf8), type: type)
  }

  private static func response(
    _ bytes: [UInt8], type: String, status: HTTPStatusCode = .ok
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: type, HTTPHeader("Cache-Control"): "no-store"], body: Data(bytes))
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "ico": "image/x-icon"
    default: "text/plain; charset=utf-8"
    }
  }
}
