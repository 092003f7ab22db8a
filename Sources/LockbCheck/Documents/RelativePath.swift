/// Paths as links write them.
enum RelativePath {
  /// The way from one file to another, both given from the same folder; nil where a link would
  /// have to escape something.
  static func of(_ target: String, from file: String) -> String? {
    var to = target.split(separator: "/")
    var from = file.split(separator: "/").dropLast()
    while to.count > 1, let first = from.first, first == to[0] {
      to.removeFirst()
      from = from.dropFirst()
    }
    let path = (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
    return path.contains { " ()<>\\".contains($0) } ? nil : path
  }
}
