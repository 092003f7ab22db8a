/// HTTP answers as bytes.
enum PreviewResponse {
  /// A file.
  static func bytes(_ bytes: [UInt8], of file: String, status: String = "200 OK") -> [UInt8] {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type(of: file))\r
      Content-Length: \(bytes.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + bytes
  }

  /// Nothing but a status.
  static func refused(_ status: String) -> [UInt8] { bytes([], of: "", status: status) }

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
