/// The notations an answer can be written in.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, tsv, md
  /// Drawings of a graph.
  case dot, mermaid, scxml
  /// Findings for the systems that show them.
  case sarif, github, junit
}
