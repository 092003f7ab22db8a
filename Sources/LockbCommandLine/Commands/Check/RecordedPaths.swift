internal import LockbSystem

/// The paths that a baseline records: from its own folder, so that they are the same however the
/// documents are named and wherever the command runs.
struct RecordedPaths {
  private let base: [Substring]
  private let places: [(folder: String, real: [Substring], file: String)]

  /// The paths of a baseline, for folders that were asked about, and for files in folders.
  init(baseline: String, _ places: [(folder: String, file: String)]) {
    let folder = baseline.lastIndex(of: "/").map { String(baseline[...$0]) } ?? "."
    base = Self.real(folder)
    self.places = places.map { ($0.folder, Self.real($0.folder), $0.file) }
  }

  /// Whether a recorded path is one of a file that was asked about, or would have been if it were
  /// still there.
  func covers(_ recorded: String) -> Bool {
    var path = base
    for part in recorded.split(separator: "/") {
      if part == ".." { _ = path.popLast() } else { path.append(part) }
    }
    return places.contains { place in
      place.file == "." ? path.starts(with: place.real) : path == place.real + [place.file[...]]
    }
  }

  /// The path to record for a file named on the command line, or found below a folder named there.
  func recorded(_ location: String) -> String {
    var target = location.split(separator: "/")
    if let place = places.first(where: { rest(of: location, below: $0.folder) != nil }) {
      target = place.real + (rest(of: location, below: place.folder) ?? [])
    }
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = base[shared...].map { _ in Substring("..") }
    return (up + target[shared...]).joined(separator: "/")
  }

  private func rest(of location: String, below folder: String) -> [Substring]? {
    if folder == "." { return location.hasPrefix("/") ? nil : location.split(separator: "/") }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return location.hasPrefix(prefix) ? location.dropFirst(prefix.count).split(separator: "/") : nil
  }

  /// The parts of a folder's path from the top of the disk, links followed.
  private static func real(_ folder: String) -> [Substring] {
    guard let path = realpath(folder, nil) else { return folder.split(separator: "/") }
    defer { free(path) }
    return String(cString: path).split(separator: "/")
  }
}
