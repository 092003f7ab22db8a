internal import LockbBase
internal import LockbSite

/// Finds the theme: where the user says, in the current folder, or beside the executable.
struct ThemeFolder {
  let session: Session

  /// The theme in a folder; without one, the first that is found.
  func theme(at path: String?) throws -> SiteTheme {
    let places = path.map { [$0] } ?? Self.places(session.environment.executable)
    for place in places {
      if let files = try files(of: place) { return try theme(of: files, at: place) }
    }
    throw session.messages.noTheme(places)
  }

  /// The files of a folder that holds a theme.
  private func files(of place: String) throws(FileError) -> [SiteFile]? {
    guard let walk = try? session.fileSystem.walk(place),
      walk.files.contains(where: { $0.path == "templates/page.mustache" })
    else { return nil }
    var files: [SiteFile] = []
    for file in walk.files {
      files.append(SiteFile(file.path, try session.fileSystem.read(file.location)))
    }
    return files
  }

  private func theme(of files: [SiteFile], at place: String) throws(CommandFailure) -> SiteTheme {
    do throws(SiteTheme.Failure) {
      return try SiteTheme(files: files)
    } catch {
      throw session.messages.brokenTheme("\(place)/\(error.file)", error.reason)
    }
  }

  /// `bin/lockb` is installed beside `share/lockb/Site`; a build lies three folders below `Site`.
  private static func places(_ executable: String?) -> [String] {
    guard
      let folder = executable?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    else { return ["Site"] }
    let bin = folder.joined(separator: "/")
    return ["Site", bin + "/../share/lockb/Site", bin + "/../../../Site", bin + "/Site"]
  }
}
