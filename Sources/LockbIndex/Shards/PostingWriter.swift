/// Writes the words of a file of postings, each as `StemPlaces` tells it, by the chances of what
/// stands in them. What a long entry tells, or one of many, differs from what a short one does.
struct PostingWriter: Sendable {
  /// The circumstances in which decisions are made. Those of a number come in groups by what is
  /// to be expected of it.
  private enum Circumstance {
    private static let group = 40
    static let words = 0
    static let places = words + ChanceWriter.number
    static let entries = places + ChanceWriter.number
    static let entryNumbers = entries + 2 * ChanceWriter.number
    static let placeNumbers = entryNumbers + group * ChanceWriter.number
    static let counts = placeNumbers + (group + 1) * ChanceWriter.number
    static let bodyPlaces = counts + 64 * ChanceWriter.number
    static let synopsisPlaces = bodyPlaces + group * ChanceWriter.number
    static let titleWords = synopsisPlaces + group * ChanceWriter.number
    static let fieldCounts = titleWords + 2 * ChanceWriter.number
    static let titlePlaces = fieldCounts + 4 * ChanceWriter.number
    static let plain = titlePlaces + 2 * ChanceWriter.number
    static let kind = plain + 4
    static let form = kind + 64
    static let stop = form + 4
    static let all = stop + 2

    /// The group of what is to be expected: two to a doubling.
    static func expected(_ value: Int) -> Int {
      guard value > 1 else { return max(0, value) }
      let length = Int.bitWidth - value.leadingZeroBitCount
      return min(group - 1, 2 * (length - 1) + (value >> (length - 2) & 1))
    }
  }

  /// A synopsis has about so many words.
  private static let synopsisLength = 32

  /// What is known of an entry before its words are.
  struct Entry {
    /// About how many words its text has.
    var length: Int
    /// Whether it begins a document.
    var isTop = false

    /// Both as one number.
    var mark: UInt64 { UInt64(length) * 2 + (isTop ? 1 : 0) }
  }

  /// The entries by their numbers, which begin with 1.
  private let known: [Entry]

  init(_ entries: [Entry]) { known = entries }

  /// How many entries there are.
  var entryCount: Int { known.count }

  /// The letters of a file.
  func text(_ words: ArraySlice<ArraySlice<UInt8>>) -> ShardText {
    var file = File(writer: self)
    file.chances.number(words.count, Circumstance.words)
    for word in words { file.add(word) }
    return file.chances.finish()
  }

  /// A file in the making.
  private struct File: ~Copyable {
    let writer: PostingWriter
    var chances = ChanceWriter(circumstances: Circumstance.all)
    /// The last two answers to whether a place is one of another form.
    private var forms = 0

    init(writer: PostingWriter) { self.writer = writer }

    mutating func add(_ told: ArraySlice<UInt8>) {
      let places = told.withUnsafeBufferPointer { letters in
        var reader = ShardReader(letters)
        let count = reader.number()
        return (list: (0..<count).map { _ in reader.number() }, end: reader.position)
      }
      add(places: places.list)
      forms = 0
      add(PostingList(told.dropFirst(places.end)), hasPlaces: !places.list.isEmpty)
    }

    private mutating func add(places: [Int]) {
      chances.number(places.count, Circumstance.places)
      var last = 0
      for (index, distance) in places.enumerated() {
        let group = index == 0 ? 0 : 1 + Circumstance.expected(last / index)
        chances.number(
          index == 0 ? distance : distance - 1,
          Circumstance.placeNumbers + group * ChanceWriter.number)
        last += distance
      }
    }

    private mutating func add(_ list: PostingList, hasPlaces: Bool) {
      let entries = list.entries
      chances.number(
        entries.count, Circumstance.entries + (hasPlaces ? ChanceWriter.number : 0))
      var last = 0
      var count = 0
      var wasPlain = true
      for (index, entry) in entries.enumerated() {
        let expected = (writer.entryCount - last) / (entries.count - index)
        chances.number(
          entry.number - last - 1,
          Circumstance.entryNumbers + Circumstance.expected(expected) * ChanceWriter.number)
        last = entry.number
        let known = writer.known[entry.number - 1]
        chances.bit(entry.isPlain, Circumstance.plain + (wasPlain ? 2 : 0) + (known.isTop ? 1 : 0))
        wasPlain = entry.isPlain
        if entry.isPlain {
          let own = entry.ends[3] - entry.start
          let group = min(count, 3) * 16 + min(15, Circumstance.expected(known.length / 8))
          chances.number(own, Circumstance.counts + group * ChanceWriter.number)
          count = own
          add(list.marks(of: entry, in: 3), known.length, Circumstance.bodyPlaces)
        } else {
          add(entry, of: list, known.length)
        }
      }
    }

    private mutating func add(
      _ entry: PostingList.Entry, of list: PostingList, _ length: Int
    ) {
      chances.tree(entry.kind, bits: 6, Circumstance.kind)
      for field in 0..<4 where entry.kind & 2 << field != 0 {
        let marks = list.marks(of: entry, in: field)
        if field < 2 {
          chances.number(
            entry.titleWords[field], Circumstance.titleWords + field * ChanceWriter.number)
        }
        chances.number(marks.count, Circumstance.fieldCounts + field * ChanceWriter.number)
        if field < 2 {
          add(titlePlaces: marks, Circumstance.titlePlaces + field * ChanceWriter.number)
        } else if field == 2 {
          add(marks, PostingWriter.synopsisLength, Circumstance.synopsisPlaces)
        } else {
          add(marks, length, Circumstance.bodyPlaces)
        }
      }
    }

    private mutating func add(titlePlaces marks: ArraySlice<Int>, _ circumstance: Int) {
      var last = 0
      for mark in marks {
        chances.number(mark / 4 - last, circumstance)
        last = mark / 4
        add(isForm: mark & 1 == 1)
        chances.bit(mark & 2 != 0, Circumstance.stop + (mark & 1))
      }
    }

    private mutating func add(_ marks: ArraySlice<Int>, _ length: Int, _ circumstance: Int) {
      var last = -1
      for (index, mark) in marks.enumerated() {
        let expected = Circumstance.expected(max(0, length - last) / (marks.count - index + 1))
        chances.number(mark / 2 - last - 1, circumstance + expected * ChanceWriter.number)
        last = mark / 2
        add(isForm: mark & 1 == 1)
      }
    }

    private mutating func add(isForm: Bool) {
      chances.bit(isForm, Circumstance.form + forms)
      forms = (forms << 1 | (isForm ? 1 : 0)) & 3
    }
  }
}
