internal import LockbBase

/// Queries with judgments.
struct RelevanceSet {
  /// One query.
  struct Query {
    var id: String
    var group: String
    var language: String
    var text: String
    /// Grades by document topic or entity id.
    var grades: [String: Int]
  }

  var queries: [Query] = []

  /// Reads a tab-separated file with a header line; lines that are not whole are reported.
  init(path: String, fileSystem: some FileSystem) throws {
    let text = String(decoding: try fileSystem.read(path), as: UTF8.self)
    for (number, line) in text.split(separator: "\n").enumerated().dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5 else {
        throw FileError(step: "read", path: path, reason: "line \(number + 1) has no five fields")
      }
      var grades: [String: Int] = [:]
      for judgment in fields[4].split(separator: " ") where judgment != "-" {
        guard let sign = judgment.lastIndex(of: "="),
          let grade = Int(judgment[judgment.index(after: sign)...])
        else {
          throw FileError(step: "read", path: path, reason: "line \(number + 1): \(judgment)")
        }
        grades[String(judgment[..<sign])] = grade
      }
      queries.append(
        Query(
          id: fields[0], group: fields[1], language: fields[2], text: fields[3], grades: grades))
    }
  }
}
