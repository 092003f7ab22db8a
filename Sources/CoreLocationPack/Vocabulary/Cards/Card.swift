/// One entry of a table as it is written down: a heading and the labelled lines under it.
struct Card {
  /// The first line of the entry.
  let heading: String
  /// The lines under the heading, each with the word that opens it, in written order.
  private(set) var lines: [(label: String, text: String)] = []

  init(heading: String) { self.heading = heading }

  /// The text of the only line with a label; nil where there is none.
  func text(_ label: String) -> String? {
    var found: String?
    for line in lines where line.label == label {
      precondition(found == nil, "\(heading): two lines say \(label)")
      found = line.text
    }
    return found
  }

  /// The text of a line that every entry of the table has.
  func required(_ label: String) -> String {
    guard let text = text(label) else { preconditionFailure("\(heading): no \(label) line") }
    return text
  }

  /// The parts of a line, split at an ASCII separator and trimmed; none where there is no line.
  func list(_ label: String, separator: Character) -> [String] {
    text(label)?.parts(separatedBy: separator) ?? []
  }

  /// Adds a labelled line.
  fileprivate mutating func add(_ line: Substring.UTF8View) {
    let label = line.prefix { $0 != UInt8(ascii: " ") }
    let text = line.dropFirst(label.count).drop { $0 == UInt8(ascii: " ") }
    precondition(!text.isEmpty, "\(heading): nothing after \(Substring(label))")
    lines.append((String(Substring(label)), String(Substring(text))))
  }

  /// Goes on with the last line: a line of the table that begins with a space.
  fileprivate mutating func continueLine(_ line: Substring.UTF8View) {
    precondition(!lines.isEmpty, "\(heading): goes on with no line")
    lines[lines.count - 1].text += " "
    lines[lines.count - 1].text += Substring(line.drop { $0 == UInt8(ascii: " ") })
  }

  /// Reads a table: entries apart by an empty line, a heading and `label text` lines in each.
  static func table(_ text: String) -> [Card] {
    var cards: [Card] = []
    var current: Card?
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.isEmpty {
        if let card = current { cards.append(card) }
        current = nil
      } else if current == nil {
        current = Card(heading: String(Substring(line)))
      } else if line.first == UInt8(ascii: " ") {
        current?.continueLine(line)
      } else {
        current?.add(line)
      }
    }
    if let card = current { cards.append(card) }
    return cards
  }
}

extension String {
  /// The text between ASCII separators, without the spaces around each part; empty parts fail.
  func parts(separatedBy separator: Character) -> [String] {
    guard let mark = separator.asciiValue else { preconditionFailure("separator is not ASCII") }
    return utf8.split(separator: mark, omittingEmptySubsequences: mark == UInt8(ascii: " ")).map {
      var part = $0
      while part.first == UInt8(ascii: " ") { part.removeFirst() }
      while part.last == UInt8(ascii: " ") { part.removeLast() }
      precondition(!part.isEmpty, "an empty part in: \(self)")
      return String(Substring(part))
    }
  }
}
