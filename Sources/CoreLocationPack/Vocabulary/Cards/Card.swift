/// One entry of a table as it is written down: a heading and the labelled lines under it.
struct Card {
  /// What a line of an entry tells: the word that opens it.
  enum Label: String {
    case module = "in", declaration = "swift", availability = "on"
    case english, korean, code
    case alsoEnglish = "also.en", alsoKorean = "also.ko", neverKorean = "never.ko"
    case everydayEnglish = "say.en", everydayKorean = "say.ko"
    case summary = "en", koreanSummary = "ko", note
    case needs, reports, replacement = "now", related = "see", sources = "from"
  }

  /// The first line of the entry.
  let heading: String
  /// What each line under the heading tells, in written order; only notes repeat.
  private(set) var labels: [Label] = []
  /// The text of each line.
  private(set) var texts: [CardText] = []

  init(heading: String) { self.heading = heading }

  /// Reads a table: entries apart by an empty line, a heading and `label text` lines in each.
  ///
  /// A line that begins with a space goes on with the one before. Anything else stops the program:
  /// the tables are part of it.
  static func table(_ text: String) -> [Card] {
    var cards: [Card] = []
    var isBetween = true
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if start == end {
        isBetween = true
      } else if isBetween {
        cards.append(Card(heading: String(decoding: bytes[start..<end], as: UTF8.self)))
        isBetween = false
      } else {
        cards[cards.count - 1].add(bytes[start..<end])
      }
      start = end + 1
    }
    return cards
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    let space = UInt8(ascii: " ")
    let word = line.prefix { $0 != space }
    let text = line[word.endIndex...].drop { $0 == space }
    precondition(!text.isEmpty, "\(heading): an empty line")
    if word.isEmpty {
      precondition(!texts.isEmpty, "\(heading): goes on with no line")
      texts[texts.count - 1].bytes.append(space)
      texts[texts.count - 1].bytes.append(contentsOf: text)
      return
    }
    guard let label = Label(rawValue: String(decoding: word, as: UTF8.self)) else {
      preconditionFailure("\(heading): a line begins with \(String(decoding: word, as: UTF8.self))")
    }
    precondition(label == .note || !labels.contains(label), "\(heading): two lines say \(label)")
    labels.append(label)
    texts.append(CardText(bytes: Array(text)))
  }
}
