internal import LockbBase
internal import LockbSystem

/// A folder of documents.
struct Corpus {
  let folder: String
  /// Its Markdown files, in byte order.
  let files: [FileEntry]

  init(_ folder: String) throws(FileError) {
    self.folder = folder
    files = try DiskFileSystem().walk(folder).files.filter { file in
      [".md", ".mdx", ".markdown"].contains { file.path.lowercased().hasSuffix($0) }
    }
  }

  /// Bytes of all files together.
  var bytes: Int { files.reduce(0) { $0 + $1.size } }

  /// A word out of each of a few documents, spread over the corpus.
  func questions() throws(FileError) -> [String] {
    let step = max(1, files.count / 8)
    var questions: [String] = []
    for index in stride(from: 0, to: files.count, by: step).prefix(8) {
      let text = String(decoding: try DiskFileSystem().read(files[index].location), as: UTF8.self)
      let words = text.split { !$0.isLetter }.filter { (4...12).contains($0.utf8.count) }
      if !words.isEmpty { questions.append(String(words[words.count / 2])) }
    }
    return questions
  }
}
