internal import LockbKnowledge

extension RelevanceSet {
  /// The titles and headings of documents as queries, each answered by the documents that have it:
  /// a measure for documents that nobody has judged queries for.
  init(headingsOf documents: [Document]) {
    var topics: [String: Set<String>] = [:]
    for document in documents {
      for title in [document.title] + document.sections.map(\.title) {
        let words = title.split(separator: " ").count
        if (2...12).contains(words) { topics[title, default: []].insert(document.id.topic) }
      }
    }
    for (number, title) in topics.keys.sorted().enumerated() {
      let grades = Dictionary(uniqueKeysWithValues: (topics[title] ?? []).map { ($0, 2) })
      queries.append(
        Query(id: "h-\(number)", group: "heading", language: "en", text: title, grades: grades))
    }
  }
}
