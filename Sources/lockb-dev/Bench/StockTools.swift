internal import LockbBase

/// The same work with stock programs: `cmark-gfm` for Markdown, `sqlite3` for full-text search.
struct StockTools {
  let workshop: Workshop
  private static let separator = "lockb-bench-next-document"

  /// What GitHub's Markdown has and CommonMark has not.
  static let extensions = ["-e", "table", "-e", "strikethrough", "-e", "autolink"]

  /// Whether both programs are installed.
  static var areInstalled: Bool {
    ChildProcess.exists("cmark-gfm") && ChildProcess.exists("sqlite3")
  }

  /// Parses a corpus in one `cmark-gfm` process and puts the texts, a row a document, into an FTS5
  /// table in one `sqlite3` process. Cutting the text into rows in between is not counted.
  func ingest(_ corpus: Corpus) throws(FileError) -> ChildProcess {
    let mark = try workshop.write("\n\n\(Self.separator)\n\n".utf8, to: "separator.md")
    let arguments =
      ["-t", "plaintext"] + Self.extensions
      + corpus.files.flatMap { [$0.location, mark] }
    let text = workshop.path("text")
    let parse = ChildProcess.run("cmark-gfm", arguments, output: text)
    let output = String(decoding: try DiskFileSystem().read(text), as: UTF8.self)
    let texts = output.components(separatedBy: Self.separator)
    var csv = ""
    for (file, text) in zip(corpus.files, texts) {
      csv += "\"\(file.path)\",\"\(String(text).doublingQuotes)\"\n"
    }
    let rows = try workshop.write(csv.utf8, to: "rows.csv")
    workshop.remove("stock.sqlite")
    let insert = ChildProcess.run(
      "sqlite3",
      [
        database, "CREATE VIRTUAL TABLE documents USING fts5(path, body)",
        ".import --csv \(rows) documents",
      ])
    return insert.after(parse)
  }

  /// Writes each document as a page, its language in its head; nobody measures it.
  func writePages(_ corpus: Corpus, to folder: String) throws(FileError) {
    let body = workshop.path("body.html")
    for file in corpus.files {
      _ = ChildProcess.run("cmark-gfm", Self.extensions + [file.location], output: body)
      let language = file.path.hasSuffix(".ko.md") ? "ko" : "en"
      let head = "<!doctype html><html lang=\"\(language)\"><title>\(file.path)</title><body>"
      try workshop.write(
        Array(head.utf8) + (try DiskFileSystem().read(body)), to: "\(folder)/\(file.path).html")
    }
  }

  /// Asks the table for the ten best rows with an excerpt each.
  func search(_ words: String) -> ChildProcess {
    let phrases = words.split(separator: " ").map { "\"\(String($0).doublingQuotes)\"" }
    let match = phrases.joined(separator: " ").replacingQuotes
    return ChildProcess.run(
      "sqlite3",
      [
        database,
        "SELECT path, snippet(documents, 1, '[', ']', '…', 24) FROM documents "
          + "WHERE documents MATCH '\(match)' ORDER BY rank LIMIT 10",
      ])
  }

  private var database: String { workshop.path("stock.sqlite") }
}

extension String {
  fileprivate var doublingQuotes: String {
    split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
  }

  fileprivate var replacingQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  fileprivate func components(separatedBy mark: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
