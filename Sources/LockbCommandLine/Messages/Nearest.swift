internal import LockbText

/// The candidate that a misspelt word most likely meant; nil where none is near.
func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let word = word.lowercased()
  let limit = word.count < 4 ? 1 : 2
  return
    candidates
    .compactMap { name in
      EditDistance.between(word, name.lowercased(), limit: limit).map { (name, $0) }
    }
    .min { $0.1 < $1.1 }?.0
}
