public nonisolated(unsafe) var tuning: [String: Double] = [
  "title": 5, "documentTitle": 6, "summary": 1.5, "body": 1, "saturation": 1.4,
  "lengthShare": 0.55, "lightWeight": 0.5, "lightShare": 0.5, "closeness": 0.6, "ownTitle": 1.5,
  "coverage": 1.2, "extra": 0.3, "optional": 0.2, "strengthPenalty": 0.9,
  "oneWord": 0.5, "several": 3, "mention": 0.8, "relation": 0.25, "severalShare": 0.5,
  "breadthK": 2, "breadthTitle": 3, "breadth": 1.33, "concept": 1, "aboutNamed": 0, "breadthLength": 0.5,
  "near": 0.6, "fitBase": 0.35, "fitPower": 1.5, "best": 0.6, "least": 0.25,
  "entity": 1, "shareBase": 1, "shareSlope": 0.5, "read": 32, "toRead": 0.8, "idfPower": 1, "apiCard": 1,
  "unnamedCard": 1, "titleConcept": 0.9, "extraTitle": 2, "longQueryCard": 1,
]
@inline(__always) func T(_ name: String) -> Double { tuning[name]! }
