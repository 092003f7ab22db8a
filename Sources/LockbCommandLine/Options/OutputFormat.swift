/// The notations an answer can be written in.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, tsv, md, sarif, github, junit
}
