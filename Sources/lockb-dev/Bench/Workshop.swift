internal import LockbBase
internal import LockbSystem

/// A temporary folder in which the measured programs work; gone when the work is done.
final class Workshop {
  let folder: String

  init() throws(FileError) {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array((base + "/lockb-bench." + String(repeating: "X", count: 6)).utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system("create", base)
    }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = ChildProcess.run("rm", ["-rf", folder])
  }

  /// Where a file of the workshop lies.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file of the workshop with the folders above it.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>, to name: String) throws(FileError) -> String {
    let path = path(name)
    _ = Folder.create(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
    try Self.write(bytes, to: path)
    return path
  }

  /// Writes a file of a folder that is there.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
    guard let file = fopen(path, "wb") else {
      throw .system("write", path)
    }
    defer { fclose(file) }
    let bytes = Array(bytes)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw .system("write", path)
    }
  }

  /// Gives a file or folder of the workshop another name.
  func rename(_ name: String, to other: String) {
    _ = ChildProcess.run("mv", [path(name), path(other)])
  }

  /// Removes a file of the workshop.
  func remove(_ name: String) { unlink(path(name)) }

  /// The bytes of a file of the workshop, or of all files in a folder; 0 where there is none.
  func size(_ name: String) -> Int {
    let files = try? DiskFileSystem().walk(path(name)).files
    return files?.reduce(0) { $0 + $1.size } ?? 0
  }

  /// A copy of documents that may be changed.
  func copy(_ corpus: Corpus, to name: String) throws(FileError) -> Corpus {
    for file in corpus.files {
      try write(try DiskFileSystem().read(file.location), to: "\(name)/\(file.path)")
    }
    return try Corpus(path(name))
  }

  /// Adds a line to the first document.
  func change(_ corpus: Corpus, _ round: Int) throws(FileError) {
    guard let file = corpus.files.first else { return }
    let line = "\nOne more line, number \(round).\n"
    try Self.write(
      try DiskFileSystem().read(file.location) + Array(line.utf8), to: file.location)
  }

  /// Fills a folder with generated documents.
  func generate(_ count: Int, into name: String) throws(FileError) -> Corpus {
    let generator = DocumentGenerator()
    for number in 0..<count {
      try write(generator.document(number).utf8, to: "\(name)/\(generator.path(number))")
    }
    return try Corpus(path(name))
  }
}
