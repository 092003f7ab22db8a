/// An HTTP answer.
struct PreviewResponse {
  private let status: String
  private let headers: [(name: String, value: String)]
  private let body: [UInt8]

  private init(_ status: String, _ headers: [(name: String, value: String)], _ body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A file.
  static func file(_ bytes: [UInt8], named name: String, status: String = "200 OK") -> Self {
    Self(status, [("Content-Type", type(of: name))], bytes)
  }

  /// Nothing but a status.
  static func refused(_ status: String) -> Self { Self(status, [], []) }

  /// To something else than a look at a page, which is all that there is here.
  static let methodNotAllowed = Self("405 Method Not Allowed", [("Allow", "GET, HEAD")], [])

  /// To a page that is elsewhere.
  static func moved(to path: String) -> Self {
    Self("301 Moved Permanently", [("Location", path)], [])
  }

  /// As it is sent; the answer to `HEAD` tells of the body and leaves it out.
  func bytes(withBody: Bool) -> [UInt8] {
    let all =
      headers + [
        ("Content-Length", String(body.count)), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("Connection", "close"),
      ]
    let head = all.reduce("HTTP/1.1 \(status)\r\n") { $0 + "\($1.name): \($1.value)\r\n" } + "\r\n"
    return Array(head.utf8) + (withBody ? body : [])
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
