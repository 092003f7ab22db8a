/// Tells where a word stands by its stem: of all places where the stem stands in another form, by
/// which of them are the word's own. Whoever looks for a word reads its stem as well.
///
/// What is told of a word begins with those places, counted over all entries; the entries follow in
/// which it stands otherwise.
struct StemPlaces {
  private let stem: PostingList
  /// How many places in another form stand in the entries before each.
  private var formsBefore: [Int] = []

  /// The places of a stem, from what the postings tell of it.
  init(_ letters: ArraySlice<UInt8>) {
    stem = PostingList(letters)
    var count = 0
    for entry in stem.entries {
      formsBefore.append(count)
      for mark in stem.marks[entry.start..<entry.ends[3]] where mark & 1 == 1 { count += 1 }
    }
  }

  /// What is told of a word that has no stem.
  static func whole(_ letters: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = ShardText()
    text.number(0)
    text.add(letters)
    return text.bytes[...]
  }

  /// What is told of a word with this stem.
  func told(_ letters: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let word = PostingList(letters)
    var places: [Int] = []
    var others = ShardText()
    var last = 0
    var index = 0
    for entry in word.entries {
      while index < stem.entries.count, stem.entries[index].number < entry.number { index += 1 }
      let known = places.count
      if index < stem.entries.count, stem.entries[index].number == entry.number,
        add(word, entry, at: index, to: &places)
      {
        continue
      }
      places.removeLast(places.count - known)
      others.number(entry.number - last)
      last = entry.number
      let start = letters.startIndex
      others.add(letters[start + entry.bytes.lowerBound..<start + entry.bytes.upperBound])
    }
    if places.isEmpty { return Self.whole(letters) }
    var text = ShardText()
    text.number(places.count)
    text.ascending(places)
    text.add(others)
    return text.bytes[...]
  }

  /// Adds the places of a word in an entry; false where they do not tell everything.
  private func add(
    _ word: PostingList, _ entry: PostingList.Entry, at index: Int, to places: inout [Int]
  ) -> Bool {
    let other = stem.entries[index]
    let hasTitle = entry.ends[1] > entry.start
    let kind = (hasTitle ? PostingList.Kind.title : 0) | (other.kind & PostingList.Kind.unknown)
    guard entry.ends[3] > entry.start,
      entry.kind & (PostingList.Kind.title | PostingList.Kind.unknown) == kind
    else { return false }
    var place = formsBefore[index]
    for field in 0..<4 {
      var wanted = word.marks(of: entry, in: field)
      for mark in stem.marks(of: other, in: field) where mark & 1 == 1 {
        if wanted.first == mark - 1 {
          places.append(place)
          wanted = wanted.dropFirst()
        }
        place += 1
      }
      if !wanted.isEmpty { return false }
    }
    return true
  }
}
