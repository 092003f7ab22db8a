internal import LockbBase
internal import LockbSite

/// Finds the theme: where the user says, in the current folder, or beside the executable.
struct ThemeFolder {
  let session: Session

  /// The theme in a folder; without one, the first that is found.
  func theme(at path: String?) throws -> SiteTheme {
    guard let place = folder(at: path) else { throw session.messages.noTheme(places(path)) }
    return try theme(of: files(of: place), at: place)
  }

  /// The folder of the theme; nil where there is none.
  func folder(at path: String?) -> String? {
    places(path).first { place in
      (try? session.fileSystem.walk(place))?.files.contains { $0.path == Self.frame } == true
    }
  }

  /// What a folder has to hold to be a theme.
  private static let frame = "templates/page.mustache"

  private func files(of place: String) throws(FileError) -> [SiteFile] {
    var files: [SiteFile] = []
    for file in try session.fileSystem.walk(place).files {
      files.append(SiteFile(file.path, try session.fileSystem.read(file.location)))
    }
    return files
  }

  private func theme(of files: [SiteFile], at place: String) throws(CommandFailure) -> SiteTheme {
    do throws(SiteTheme.Failure) {
      return try SiteTheme(files: files)
    } catch {
      throw session.messages.brokenTheme("\(place)/\(error.file)", error)
    }
  }

  /// `bin/lockb` is installed beside `share/lockb/Site`; a build lies three folders below `Site`.
  private func places(_ path: String?) -> [String] {
    if let path { return [path] }
    guard
      let folder = session.environment.executable?
        .split(separator: "/", omittingEmptySubsequences: false).dropLast()
    else { return ["Site"] }
    let bin = folder.joined(separator: "/")
    return ["Site", bin + "/../share/lockb/Site", bin + "/../../../Site", bin + "/Site"]
  }
}
