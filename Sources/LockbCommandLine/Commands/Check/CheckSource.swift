internal import LockbBase
internal import LockbKnowledge

/// The documents to check, and those that are needed to understand them.
struct CheckSource {
  /// A file that was read.
  struct File: Sendable {
    /// The path inside the content.
    var path: String
    /// The path as the command line named it.
    var location: String
    /// Whether it was asked about, rather than read for the sake of another.
    var isAsked: Bool
  }

  private(set) var files: [File] = []
  /// Files below the same folders that are no documents: pictures and the like.
  private(set) var otherFiles: [File] = []
  private(set) var problems: [FileError] = []
  /// Links that lead out of the folders asked about.
  private(set) var strays: [FileError] = []
  private var bytes: [String: [UInt8]] = [:]
  private let catalogue: ContentCatalogue
  /// The folders and files that were asked about.
  private(set) var places: [(folder: String, file: String)] = []
  /// The content folders that hold what was asked about or lie in it; a folder that lies in none
  /// is one itself.
  private(set) var contentFolders: [String] = []

  /// Finds and reads the files below some paths. A single file is read within its content folder,
  /// so that its links and its translation are known.
  ///
  /// - Parameter topics: The only topics to read; nil for all.
  init(
    _ paths: [String], contentRoots: [String], fileSystem: any FileSystem,
    only topics: Set<String>? = nil
  ) throws(FileError) {
    var roots: [String] = []
    var asked: Set<String> = []
    var askedFolders: [String] = []
    for path in paths.map(Self.plain) {
      let walk = try fileSystem.walk(path)
      let isFile = walk.files.count == 1 && walk.files[0].location == path
      if isFile, !ContentCatalogue.isDocument(path) {
        throw FileError(step: "check", path: path, reason: "it is no Markdown document")
      }
      let folder = isFile ? Self.split(path).folder : path
      let contentFolder = contentRoots.map(Self.plain).first { Self.contains($0, path) } ?? folder
      contentFolders +=
        [contentFolder] + contentRoots.filter { Self.contains(path, Self.plain($0)) }
      if isFile {
        asked.insert(path)
        places.append(Self.split(path))
        roots.append(contentFolder)
      } else {
        askedFolders.append(path)
        places.append((path, "."))
        roots.append(path)
      }
    }
    let scan = try ContentScan(roots: Self.outermost(roots), fileSystem: fileSystem)
    catalogue = ContentCatalogue(paths: scan.files.map(\.path))
    // What lies beside a single file is nobody's business.
    problems = scan.problems.filter { covers($0.path) }
    // A link that is asked about by its name cannot be passed over.
    for stray in scan.strays where covers(stray.path) {
      if asked.contains(Self.plain(stray.path)) {
        problems.append(stray)
      } else {
        strays.append(stray)
      }
    }
    for file in scan.files {
      let location = Self.plain(file.entry.location)
      let isAsked =
        asked.contains(location) || askedFolders.contains { Self.contains($0, location) }
      let found = File(path: file.path, location: location, isAsked: isAsked)
      if ContentCatalogue.isDocument(file.path) {
        files.append(found)
      } else if isAsked {
        otherFiles.append(found)
      }
    }
    for path in asked.sorted() where problems.isEmpty {
      let file = files.first { $0.location == path }
      if let file, isPage(file.path) { continue }
      let reason = file == nil ? "hidden files are left out" : "a README is no page of its folder"
      problems.append(FileError(step: "check", path: path, reason: reason))
    }
    try read(fileSystem, only: topics)
  }

  /// Whether a document belongs to a topic of the content.
  private func isPage(_ path: String) -> Bool {
    catalogue.topics[ContentCatalogue.topic(of: path)]?.contains(path) ?? false
  }

  /// Reads what was asked about, its translations, and everything else where folders were asked.
  private mutating func read(
    _ fileSystem: any FileSystem, only wanted: Set<String>?
  ) throws(FileError) {
    if let wanted { files.removeAll { !wanted.contains(ContentCatalogue.topic(of: $0.path)) } }
    let topics = Set(files.filter(\.isAsked).map { ContentCatalogue.topic(of: $0.path) })
    if files.contains(where: { !$0.isAsked }) {
      files.removeAll { !topics.contains(ContentCatalogue.topic(of: $0.path)) }
    }
    for file in files {
      do throws(FileError) {
        bytes[file.path] = try fileSystem.read(file.location)
      } catch {
        problems.append(error)
      }
    }
  }

  /// What was read, in no order.
  var texts: [[UInt8]] { Array(bytes.values) }

  /// What was read, by location.
  var bytesByLocation: [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for file in files { found[file.location] = bytes[file.path] }
    return found
  }

  /// Whether a file was asked about, or would have been if it were still there.
  func covers(_ path: String) -> Bool {
    places.contains { place in
      place.file == "."
        ? Self.contains(place.folder, path) : Self.split(path) == (place.folder, place.file)
    }
  }

  /// Every topic of the content.
  var topics: [String] { catalogue.topics.keys.sorted() }

  /// A builder that knows what the documents may link to.
  func builder(_ vocabulary: Vocabulary) -> KnowledgeBuilder {
    KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
  }

  /// What was read, by topic in byte order.
  var filesByTopic: [(topic: String, files: [SourceFile])] {
    Set(files.map { ContentCatalogue.topic(of: $0.path) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { topic in
        let files = (catalogue.topics[topic] ?? []).compactMap { path in
          bytes[path].map { SourceFile(path: path, bytes: $0) }
        }
        return (topic, files)
      }
  }

  private static func plain(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "." || path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func split(_ file: String) -> (folder: String, file: String) {
    guard let slash = file.lastIndex(of: "/") else { return (".", file) }
    let folder = slash == file.startIndex ? "/" : String(file[..<slash])
    return (folder, String(file[file.index(after: slash)...]))
  }

  /// The paths without those below another of them.
  private static func outermost(_ paths: [String]) -> [String] {
    var kept: [String] = []
    for path in paths where !kept.contains(path) {
      if paths.contains(where: { $0 != path && contains($0, path) }) { continue }
      kept.append(path)
    }
    return kept
  }
}
