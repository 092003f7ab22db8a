internal import ArgumentParser
internal import LockbBase
internal import LockbMarkdown

/// `lockb-dev parse`: parses documents and does nothing with them, to be measured.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Parse the documents of a folder, and no more.")

  @Argument(help: "The folder.")
  var folder: String

  func run() throws {
    let corpus = try Corpus(folder)
    var blocks = 0
    for file in corpus.files {
      blocks += MarkdownParser().parse(try DiskFileSystem().read(file.location)).blocks.count
    }
    print("\(corpus.files.count) documents, \(blocks) blocks")
  }
}
