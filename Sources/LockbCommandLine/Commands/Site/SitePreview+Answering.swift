internal import LockbBase
internal import LockbSite

extension SitePreview {
  /// What a browser gets for the head of its request.
  nonisolated func answer(to head: [UInt8]) async -> [UInt8] {
    guard let request = PreviewRequest(head) else {
      return PreviewResponse.refused("400 Bad Request").bytes(withBody: true)
    }
    return await answer(to: request).bytes(withBody: request.method != "HEAD")
  }

  private nonisolated func answer(to request: PreviewRequest) async -> PreviewResponse {
    guard request.isForThisMachine else { return .refused("403 Forbidden") }
    guard ["GET", "HEAD"].contains(request.method) else { return .methodNotAllowed }
    if request.path == "/.lockb/changes" {
      let state = await change(since: request.query["since"].flatMap { Digest($0) })
      return .file(Array(state.description.utf8), named: "state.txt")
    }
    // Only files that the site is made of are ever looked for, by their names in it: a path that
    // leads out of it is the name of none.
    var path = String(request.path.drop { $0 == "/" })
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    if let file = await file(at: path) {
      // Links of a page are relative to its folder.
      if file.path == path + "/index.html" { return .moved(to: "/\(path)/") }
      return .file(file.bytes, named: file.path)
    }
    let missing = await file(at: "404.html")?.bytes ?? []
    return .file(missing, named: "404.html", status: "404 Not Found")
  }
}
